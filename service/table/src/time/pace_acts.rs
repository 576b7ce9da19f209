//! Acts about time: the host settles the pace, pauses and gives more; a seat books an absence, asks the table, agrees, names its zone.

use crate::acts::{Admitted, Whom};
use crate::play::start::stored_lines;
use crate::play::waivers::Waive;
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::time::pace::asked;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, NaiveDate, Utc};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeSet;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{Actor, Body, CampaignId, Cause, schemas};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, Timing, TimingPayload};
use sternpost_model::pace::{Held, MOST_ASKED_FOR, Terms, TimeAct, Tz, Until, Verdict, VoteOn, Watch, Why, zone_named};
use sternpost_model::policy::Windows;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, NewLetter, SealedChange, SeatRow, SeatState, Status, WatchChange};

/// The most hours a host gives at once: thirty days.
const MOST_GIVEN: u32 = 720;

/// An act somebody wants to do about time.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
#[schemars(rename = "TimeAct")]
pub enum TimeWish {
    /// The host settles the pace anew. Programs have an address of its own for it.
    #[serde(skip)]
    Settle(Box<Terms>),
    /// The host stops time.
    Pause,
    /// The host lets it run again.
    Resume,
    /// The host gives who is asked more.
    Extend {
        /// The number of hours.
        #[schemars(range(min = 1, max = MOST_GIVEN))]
        hours: u32,
    },
    /// A seat will be away from the beginning of one day to the end of another.
    Away {
        /// The first day.
        #[schemars(with = "schemas::Day")]
        from: NaiveDate,
        /// The last day.
        #[schemars(with = "schemas::Day")]
        to: NaiveDate,
    },
    /// A seat is there after all.
    Return {
        /// When the absence begins, as it is listed.
        #[schemars(with = "schemas::Moment")]
        from: DateTime<Utc>,
    },
    /// A seat asks the table for more, or agrees.
    AskMore {
        /// The number of hours.
        #[schemars(range(min = 1, max = MOST_ASKED_FOR))]
        hours: u32,
    },
    /// A seat asks the table to let time run again, or agrees.
    AskResume,
    /// A seat says what is done, time being over.
    Say {
        /// The verdict of the seat.
        verdict: Verdict,
    },
    /// A seat lets windows pass, in the open.
    Waive {
        /// The kind of windows, as `waivable` lists it.
        windows: String,
        /// How long the seat lets these windows pass.
        until: Until,
    },
    /// It does so no more.
    TakeWaiverBack {
        /// The kind of windows, as `waivable` lists it.
        windows: String,
    },
    /// A seat needs longer in a window that ends at its time.
    Longer,
    /// A seat names its zone.
    Zone {
        /// Its name in the IANA database; none: the campaign's zone.
        #[serde(default, deserialize_with = "zone_by_name")]
        #[schemars(with = "Option<schemas::Zone>")]
        zone: Option<Tz>,
    },
}

fn zone_by_name<'de, D: Deserializer<'de>>(name: D) -> Result<Option<Tz>, D::Error> {
    let zone = |name: String| zone_named(&name).ok_or_else(|| D::Error::custom("zone: no such time zone"));
    Option::<String>::deserialize(name)?.map(zone).transpose()
}

/// The result of a wish.
struct Done {
    watch: Watch,
    act: Option<(TimeAct, Why)>,
    tells: Option<Timing>,
}

impl Service {
    /// Does something about time. What everybody should know of it becomes an entry of the log.
    ///
    /// # Errors
    /// [`Refused::WrongState`] and [`Refused::Invalid`] if it cannot be done, [`Refused::Order`] and [`Refused::NoOrder`] if there are no such windows;
    /// nothing has changed then.
    pub(crate) async fn about_time(self: &Arc<Self>, admitted: &Admitted, wish: TimeWish) -> Result<(), Refused> {
        let (id, by, cause) = (admitted.id(), admitted.whom, admitted.by.cause);
        let said = match wish {
            TimeWish::Waive { windows, until } => Waive::Pass { windows, until },
            TimeWish::TakeWaiverBack { windows } => Waive::TakeBack { windows },
            TimeWish::Settle(_)
            | TimeWish::Pause
            | TimeWish::Resume
            | TimeWish::Extend { .. }
            | TimeWish::Away { .. }
            | TimeWish::Return { .. }
            | TimeWish::AskMore { .. }
            | TimeWish::AskResume
            | TimeWish::Say { .. }
            | TimeWish::Longer
            | TimeWish::Zone { .. } => return self.time(id, by, wish, cause).await,
        };
        self.waive(id, by.as_seat()?, said, cause).await
    }

    async fn time(self: &Arc<Self>, id: CampaignId, by: Whom, wish: TimeWish, cause: Cause) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move {
            let act = service.retry_on_conflict(id, |snapshot| service.time_once(snapshot, by, &wish, cause));
            service.counted(id, act).await
        })
        .await
    }

    async fn time_once(&self, snapshot: Locked, by: Whom, wish: &TimeWish, cause: Cause) -> Result<(), Refused> {
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
        let commit = timed(&snapshot, act, (by.actor(), cause), tells, now);
        self.store_and_forget(snapshot, Commit { watch: Some(change), ..commit }).await
    }
}

/// The entry of what is done about time, with its line and its letters. What the table is asked is no entry; it is told by letter all the same.
pub(crate) fn timed(
    snapshot: &Snapshot,
    act: Option<(TimeAct, Why)>,
    by: (Actor, Cause),
    tells: Option<Timing>,
    now: DateTime<Utc>,
) -> Commit {
    let letters = tells.map(|what| letters_about_time(snapshot, what, now)).unwrap_or_default();
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
    pub(crate) fn keeping_sealed(&self) -> Option<SealedChange> {
        let change = self.change_of_sealed();
        (self.asks_together() || !change.known.is_empty()).then_some(change)
    }
}

/// Letters about time to all who play, but for whom it comes from.
fn letters_about_time(snapshot: &Snapshot, what: Timing, now: DateTime<Utc>) -> Vec<NewLetter> {
    // For whom a bot sits in is told of what the table is asked: they keep their voice.
    let told = |row: &&SeatRow| (row.state == SeatState::Taken || what.asks() && row.is_held()) && Some(row.seat) != what.known_to();
    snapshot.seats.iter().filter(told).filter_map(|row| letters::to_seat(row, Letter::Timing(TimingPayload { what }), now)).collect()
}

fn done(snapshot: &Snapshot, by: Whom, wish: &TimeWish, now: DateTime<Utc>) -> Result<Done, Refused> {
    let mut watch = snapshot.watch().cloned().unwrap_or_default();
    let (act, tells) = match (by, wish) {
        // Windows are waived where orders are given.
        (_, TimeWish::Waive { .. } | TimeWish::TakeWaiverBack { .. }) => (None, None),
        (Whom::Host, TimeWish::Settle(_) | TimeWish::Pause | TimeWish::Resume | TimeWish::Extend { .. }) => {
            done_by_host(snapshot, &mut watch, wish, now)?
        }
        (_, TimeWish::Settle(_) | TimeWish::Pause | TimeWish::Resume | TimeWish::Extend { .. }) => {
            return Err(Refused::NotAllowed(Reason::OnlyHost));
        }
        (Whom::Seat(seat), _) => done_by_seat(snapshot, &mut watch, seat, wish, now)?,
        (Whom::Host | Whom::Arbiter, _) => return Err(Refused::NotAllowed(Reason::HoldsNoSeat)),
    };
    Ok(Done { watch, act, tells })
}

/// Carries out a host's act about everybody's time.
fn done_by_host(snapshot: &Snapshot, watch: &mut Watch, wish: &TimeWish, now: DateTime<Utc>) -> Result<Act, Refused> {
    let is_running = snapshot.campaign.status == Status::Running;
    let not_now = |reason| Err(Refused::WrongState(reason));
    match wish {
        TimeWish::Settle(terms) => {
            let cannot_hold = |what| Refused::Invalid(Reason::TermsCannotHold { what });
            terms.check().map_err(cannot_hold)?;
            fits_windows(snapshot.campaign.table.windows, Some(terms)).map_err(cannot_hold)?;
            let open = snapshot.play.as_ref().map(|play| asked(&play.open())).unwrap_or_default();
            watch.settle_terms(Terms::clone(terms), &open, now);
            let act = TimeAct::Settled { terms: Terms::clone(terms) };
            Ok((Some((act, Why::Host)), is_running.then_some(Timing::Settled)))
        }
        _ if !is_running => not_now(Reason::NotStarted),
        TimeWish::Pause if watch.held == Some(Held::Host) || !watch.terms.are_timed() => not_now(Reason::NoTimeRuns),
        TimeWish::Pause => {
            watch.hold(Held::Host, now);
            Ok((Some((TimeAct::Paused, Why::Host)), Some(Timing::Paused)))
        }
        TimeWish::Resume if watch.held.is_none() => not_now(Reason::TimeRunsAlready),
        TimeWish::Resume => {
            watch.resume(now);
            Ok((Some((TimeAct::Resumed, Why::Host)), Some(Timing::Resumed)))
        }
        TimeWish::Extend { .. } if watch.waiting.is_none() => not_now(Reason::NoTimeRuns),
        TimeWish::Extend { hours } if !(1..=MOST_GIVEN).contains(hours) => {
            Err(Refused::Invalid(Reason::HoursCannotBe { most: MOST_GIVEN }))
        }
        TimeWish::Extend { hours } => {
            watch.extend(*hours, now);
            Ok((Some((TimeAct::Extended { hours: *hours }, Why::Host)), None))
        }
        TimeWish::Away { .. }
        | TimeWish::Return { .. }
        | TimeWish::AskMore { .. }
        | TimeWish::AskResume
        | TimeWish::Say { .. }
        | TimeWish::Waive { .. }
        | TimeWish::TakeWaiverBack { .. }
        | TimeWish::Longer
        | TimeWish::Zone { .. } => Err(Refused::NotAllowed(Reason::HoldsNoSeat)),
    }
}

/// Carries out a seat's act about its own time, and about the table's with the others.
fn done_by_seat(snapshot: &Snapshot, watch: &mut Watch, seat: Seat, wish: &TimeWish, now: DateTime<Utc>) -> Result<Act, Refused> {
    let is_running = snapshot.campaign.status == Status::Running;
    match wish {
        TimeWish::Away { from, to } => {
            let away = watch.book(seat.0, *from, *to, now).map_err(|why| Refused::Invalid(why.into()))?;
            Ok((Some((TimeAct::Away { seat, from: away.from, until: away.until }, Why::Host)), None))
        }
        TimeWish::Return { from } => {
            watch.come_back(seat.0, *from, now).map_err(Refused::Invalid)?;
            Ok((Some((TimeAct::Back { seat }, Why::Host)), None))
        }
        TimeWish::AskMore { .. } | TimeWish::AskResume if !is_running => Err(Refused::WrongState(Reason::NotStarted)),
        TimeWish::AskMore { hours } => voted(watch, &people(snapshot), seat.0, VoteOn::Extend(*hours), now),
        TimeWish::AskResume => voted(watch, &people(snapshot), seat.0, VoteOn::Resume, now),
        TimeWish::Say { verdict } => {
            watch.say(seat.0, *verdict, &voters(snapshot), now).map_err(Refused::Invalid)?;
            Ok((None, None))
        }
        TimeWish::Zone { zone } => {
            match zone {
                Some(zone) => watch.zones.insert(seat.0, *zone),
                None => watch.zones.remove(&seat.0),
            };
            Ok((None, None))
        }
        TimeWish::Longer if !is_running || !snapshot.ends_at_its_time() => Err(Refused::WrongState(Reason::NothingEndsAtFixedTime)),
        TimeWish::Longer => {
            let hours = watch.longer(seat.0, now).map_err(Refused::Invalid)?;
            Ok((Some((TimeAct::Longer { seat, hours }, Why::Host)), None))
        }
        TimeWish::Settle(_)
        | TimeWish::Pause
        | TimeWish::Resume
        | TimeWish::Extend { .. }
        | TimeWish::Waive { .. }
        | TimeWish::TakeWaiverBack { .. } => Err(Refused::NotAllowed(Reason::OnlyHost)),
    }
}

/// Checks that windows can wait so under these terms.
///
/// # Errors
/// If they are to end at their time, and there is none for them.
pub(crate) fn fits_windows(windows: Windows, terms: Option<&Terms>) -> Result<(), String> {
    let needs_time = match windows {
        Windows::Everybody | Windows::Prompt => false,
        Windows::Even => true,
    };
    if needs_time && !terms.is_some_and(Terms::are_windows_timed) {
        return Err("window-hours: windows that end at a fixed time need hours for questions that several are asked together".to_owned());
    }
    Ok(())
}

/// The seats that vote on what is done, time being over: the people at the table but the one whose time it is.
pub(crate) fn voters(snapshot: &Snapshot) -> BTreeSet<u8> {
    let alone = snapshot.watch().and_then(|watch| watch.waiting.as_ref()).and_then(sternpost_model::pace::Waiting::alone);
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
