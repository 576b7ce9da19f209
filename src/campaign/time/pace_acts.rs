//! What people do about time: the host settles the pace, pauses and gives more; a seat books an absence, asks the table, agrees, names its zone.

use crate::campaign::Reason;
use crate::campaign::play::start::stored_lines;
use crate::campaign::snapshots::Locked;
use crate::campaign::talk::letters;
use crate::campaign::time::pace::asked;
use crate::campaign::{Refused, Service, Snapshot};
use crate::log::{Actor, Body, CampaignId, Cause, seal};
use crate::model::letter::{Letter, Timing, TimingPayload};
use crate::pace::{Held, Terms, TimeAct, Tz, Verdict, VoteOn, Watch, Why};
use crate::store::{Commit, NewLetter, SealedChange, SeatRow, SeatState, Status, WatchChange, Windows};
use chrono::{DateTime, NaiveDate, Utc};
use std::collections::BTreeSet;
use std::sync::Arc;
use sternpost_core::Seat;

/// The most hours a host gives at once: thirty days.
const MOST_GIVEN: u32 = 720;

/// What somebody wants to do about time.
#[derive(Clone, Debug, PartialEq)]
pub enum TimeWish {
    /// The host settles the pace anew.
    Settle(Box<Terms>),
    /// The host stops time.
    Pause,
    /// The host lets it run again.
    Resume,
    /// The host gives who is asked so many hours more.
    Extend(u32),
    /// A seat will be away from the beginning of one day to the end of another.
    Book(NaiveDate, NaiveDate),
    /// A seat is there after all, in the absence that begins then.
    Return(DateTime<Utc>),
    /// A seat asks the table, or agrees.
    Vote(VoteOn),
    /// A seat says what is done, time being over.
    Say(Verdict),
    /// A seat names its zone; none: the campaign's.
    Zone(Option<Tz>),
    /// A seat needs longer in a window that ends at its time.
    Longer,
}

/// Who wants it: as the host, or for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeWisher {
    /// As the host.
    Host,
    /// For this seat.
    Seat(u8),
}

/// What comes of a wish.
struct Done {
    watch: Watch,
    act: Option<(TimeAct, Why)>,
    tells: Option<Timing>,
}

impl Service {
    /// Does something about time. What everybody should know of it becomes an entry of the log.
    ///
    /// # Errors
    /// [`Refused::WrongState`] and [`Refused::Invalid`] if it cannot be done; nothing has changed then.
    pub async fn time(self: &Arc<Self>, id: CampaignId, by: TimeWisher, wish: TimeWish, cause: Cause) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move {
            let act = service.retry_on_conflict(id, |snapshot| service.time_once(snapshot, by, &wish, cause));
            service.counted(id, act).await
        })
        .await
    }

    async fn time_once(&self, snapshot: Locked, by: TimeWisher, wish: &TimeWish, cause: Cause) -> Result<(), Refused> {
        match snapshot.campaign.status {
            Status::Lobby | Status::Running => {}
            Status::Ended => return Err(Refused::WrongState(Reason::CampaignIsOver)),
            Status::Stuck => return Err(Refused::Stuck),
        }
        let now = self.clock.now();
        let known = snapshot.watch.as_ref().map_or(0, |kept| kept.change);
        let Done { watch, act, tells } = done(&snapshot, by, wish, now)?;
        let change = WatchChange { campaign: snapshot.campaign.id, known, watch };
        if known > 0 && act.is_none() && snapshot.watch() == Some(&change.watch) {
            return Ok(());
        }
        let actor = match by {
            TimeWisher::Host => Actor::Host,
            TimeWisher::Seat(seat) => Actor::Seat(Seat(seat)),
        };
        let commit = timed(&snapshot, act, (actor, cause), tells, now);
        self.store_and_forget(snapshot, Commit { watch: Some(change), ..commit }).await
    }
}

/// The entry of what is done about time, with its line and its letters. What the table is asked is no entry; it is told by letter all the same.
pub(in crate::campaign) fn timed(
    snapshot: &Snapshot,
    act: Option<(TimeAct, Why)>,
    by: (Actor, Cause),
    tells: Option<Timing>,
    now: DateTime<Utc>,
) -> Commit {
    let letters = tells.map(|what| about_time(snapshot, what, now)).unwrap_or_default();
    let Some((act, why)) = act else { return Commit { letters, ..Commit::default() } };
    let told = act.told(why);
    let mut new = snapshot.next_entry(now, Body::Timed { act }).by(by.0, by.1);
    new.digest = snapshot.play.as_ref().map(|play| play.digest());
    let entry = seal(new, &snapshot.hash, &snapshot.secret);
    Commit {
        lines: stored_lines(snapshot.campaign.id, entry.seq, &[told]),
        entries: vec![entry],
        letters,
        sealed: snapshot.keeping_sealed(),
        ..Commit::default()
    }
}

impl Snapshot {
    /// Whatever adds to the log leaves what waits beside it where it is.
    pub(in crate::campaign) fn keeping_sealed(&self) -> Option<SealedChange> {
        let change = self.change_of_sealed();
        (self.asks_together() || !change.known.is_empty()).then_some(change)
    }
}

/// Letters about time to all who play, but for whom it comes from.
fn about_time(snapshot: &Snapshot, what: Timing, now: DateTime<Utc>) -> Vec<NewLetter> {
    // For whom a bot sits in is told of what the table is asked: they keep their voice.
    let told = |row: &&SeatRow| (row.state == SeatState::Taken || what.asks() && row.is_held()) && Some(row.seat) != what.known_to();
    snapshot.seats.iter().filter(told).filter_map(|row| letters::to_seat(row, Letter::Timing(TimingPayload { what }), now)).collect()
}

fn done(snapshot: &Snapshot, by: TimeWisher, wish: &TimeWish, now: DateTime<Utc>) -> Result<Done, Refused> {
    let mut watch = snapshot.watch().cloned().unwrap_or_default();
    let is_running = snapshot.campaign.status == Status::Running;
    let not_now = Refused::WrongState;
    let not_yours = || Refused::WrongState(Reason::OnlyHost);
    let open = snapshot.play.as_ref().map(|play| asked(&play.open())).unwrap_or_default();
    let (act, tells) = match (by, wish) {
        (TimeWisher::Host, TimeWish::Settle(terms)) => {
            let cannot_hold = |what| Refused::Invalid(Reason::TermsCannotHold { what });
            terms.check().map_err(cannot_hold)?;
            fits_windows(snapshot.campaign.windows, Some(terms)).map_err(cannot_hold)?;
            watch.settle_terms(Terms::clone(terms), &open, now);
            let act = TimeAct::Settled { terms: Terms::clone(terms) };
            (Some((act, Why::Host)), is_running.then_some(Timing::Settled))
        }
        (TimeWisher::Host, TimeWish::Pause | TimeWish::Resume | TimeWish::Extend(_)) if !is_running => {
            return Err(not_now(Reason::NotStarted));
        }
        (TimeWisher::Host, TimeWish::Pause) => {
            if watch.held == Some(Held::Host) || !watch.terms.are_timed() {
                return Err(not_now(Reason::NoTimeRuns));
            }
            watch.hold(Held::Host, now);
            (Some((TimeAct::Paused, Why::Host)), Some(Timing::Paused))
        }
        (TimeWisher::Host, TimeWish::Resume) => {
            if watch.held.is_none() {
                return Err(not_now(Reason::TimeRunsAlready));
            }
            watch.resume(now);
            (Some((TimeAct::Resumed, Why::Host)), Some(Timing::Resumed))
        }
        (TimeWisher::Host, TimeWish::Extend(hours)) => {
            if watch.waiting.is_none() {
                return Err(not_now(Reason::NoTimeRuns));
            }
            if !(1..=MOST_GIVEN).contains(hours) {
                return Err(Refused::Invalid(Reason::HoursCannotBe { most: MOST_GIVEN }));
            }
            watch.extend(*hours, now);
            (Some((TimeAct::Extended { hours: *hours }, Why::Host)), None)
        }
        (TimeWisher::Seat(seat), TimeWish::Book(from, to)) => {
            let away = watch.book(seat, *from, *to, now).map_err(|why| Refused::Invalid(why.into()))?;
            (Some((TimeAct::Away { seat: Seat(seat), from: away.from, until: away.until }, Why::Host)), None)
        }
        (TimeWisher::Seat(seat), TimeWish::Return(from)) => {
            watch.come_back(seat, *from, now).map_err(Refused::Invalid)?;
            (Some((TimeAct::Back { seat: Seat(seat) }, Why::Host)), None)
        }
        (TimeWisher::Seat(seat), TimeWish::Vote(on)) => {
            if !is_running {
                return Err(not_now(Reason::NotStarted));
            }
            voted(&mut watch, &people(snapshot), seat, *on, now)?
        }
        (TimeWisher::Seat(seat), TimeWish::Say(verdict)) => {
            watch.say(seat, *verdict, &voters(snapshot), now).map_err(Refused::Invalid)?;
            (None, None)
        }
        (TimeWisher::Seat(seat), TimeWish::Zone(zone)) => {
            match zone {
                Some(zone) => watch.zones.insert(seat, *zone),
                None => watch.zones.remove(&seat),
            };
            (None, None)
        }
        (TimeWisher::Seat(seat), TimeWish::Longer) => {
            if !is_running || !snapshot.ends_at_its_time() {
                return Err(not_now(Reason::NothingEndsAtFixedTime));
            }
            let hours = watch.longer(seat, now).map_err(Refused::Invalid)?;
            (Some((TimeAct::Longer { seat: Seat(seat), hours }, Why::Host)), None)
        }
        (TimeWisher::Seat(_), TimeWish::Settle(_) | TimeWish::Pause | TimeWish::Resume | TimeWish::Extend(_)) => return Err(not_yours()),
        (
            TimeWisher::Host,
            TimeWish::Book(..) | TimeWish::Return(_) | TimeWish::Vote(_) | TimeWish::Say(_) | TimeWish::Zone(_) | TimeWish::Longer,
        ) => {
            return Err(Refused::WrongState(Reason::OnlyForSeat));
        }
    };
    Ok(Done { watch, act, tells })
}

/// Whether windows can wait so under these terms.
///
/// # Errors
/// If they are to end at their time, and there is none for them.
pub(in crate::campaign) fn fits_windows(windows: Windows, terms: Option<&Terms>) -> Result<(), String> {
    let needs_time = match windows {
        Windows::Everybody | Windows::Prompt => false,
        Windows::Even => true,
    };
    if needs_time && !terms.is_some_and(Terms::are_windows_timed) {
        return Err("window-hours: windows that end at a fixed time need hours for questions that several are asked together".to_owned());
    }
    Ok(())
}

/// Who says what is done, time being over: the people at the table but the one whose time it is.
pub(in crate::campaign) fn voters(snapshot: &Snapshot) -> BTreeSet<u8> {
    let alone = snapshot.watch().and_then(|watch| watch.waiting.as_ref()).and_then(crate::pace::Waiting::alone);
    people(snapshot).into_iter().filter(|seat| Some(*seat) != alone).collect()
}

/// The seats that people hold: whoever has let a bot sit in keeps a voice, or the one who is left would decide about time alone.
fn people(snapshot: &Snapshot) -> BTreeSet<u8> {
    snapshot.seats.iter().filter(|row| row.is_held()).map(|row| row.seat).collect()
}

type Act = (Option<(TimeAct, Why)>, Option<Timing>);

fn voted(watch: &mut Watch, people: &BTreeSet<u8>, seat: u8, on: VoteOn, now: DateTime<Utc>) -> Result<Act, Refused> {
    let is_new = watch.vote.is_none();
    let is_decided = watch.vote(seat, on, people).map_err(Refused::Invalid)?;
    Ok(match on {
        _ if !is_decided && !is_new => (None, None),
        // Nobody agrees to what they do not know of.
        VoteOn::Extend(hours) if !is_decided => (None, Some(Timing::MoreAsked { by: seat, hours })),
        VoteOn::Resume if !is_decided => (None, Some(Timing::ResumeAsked { by: seat })),
        VoteOn::Extend(hours) => {
            watch.extend(hours, now);
            (Some((TimeAct::Extended { hours }, Why::Vote)), None)
        }
        VoteOn::Resume => {
            watch.resume(now);
            (Some((TimeAct::Resumed, Why::Vote)), Some(Timing::Resumed))
        }
    })
}
