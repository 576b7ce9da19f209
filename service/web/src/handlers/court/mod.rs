//! Handlers of the pages about a table's own past: disputes with their evidence, motions and votes, rulings, going back. Everybody sees them; the
//! holders of seats, a host without a seat, and the arbiter act on them.

pub mod acting;
mod banner;
pub mod correcting;
mod evidence;
mod lines;
mod moment;
pub mod report;
pub mod seen;

use super::campaign::{page_words_at, read_by};
use super::{OnPage as _, page, reader_frame, talk};
use crate::app::App;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, web};
pub(crate) use banner::banners;
pub(super) use moment::{moment, moves_the_position};
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_log::court::{Dispute, Proposal};
use sternpost_log::{CampaignId, Motion, Turn};
use sternpost_model::pace;
use sternpost_pages::court::{CourtPage, DisputePart, MotionPart, PastPart, RulingForm};
use sternpost_pages::court_words as words;
use sternpost_pages::layout::Link;
use sternpost_pages::told::Time;
use sternpost_pages::turn::Step;
use sternpost_picture::seat_character;
use sternpost_store::Status;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// The roles in which somebody can do something about a table's past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    /// Their seat, if it has a voice.
    pub(crate) seat: Option<Seat>,
    /// Whether they host and play no seat.
    pub(crate) hosts: bool,
    /// Whether they rule on disputes.
    pub(crate) arbitrates: bool,
}

impl Who {
    /// The roles in which an address, or the seat a pass lets in, can do something.
    pub(crate) fn of(snapshot: &Snapshot, address: Option<&str>, seat: Option<Seat>) -> Self {
        let has_voice = |seat: &Seat| snapshot.seats.get(usize::from(seat.0)).is_some_and(sternpost_store::SeatRow::is_held);
        Self {
            seat: seat.filter(has_voice),
            hosts: address == Some(snapshot.campaign.host_address.as_str()) && !snapshot.host_plays(),
            arbitrates: seat.is_none() && address.is_some_and(|address| snapshot.may_arbitrate(address)),
        }
    }

    fn reading(snapshot: &Snapshot, reader: &Reader) -> Self {
        Self::of(snapshot, reader.address(), reader.row(snapshot).map(|row| Seat(row.seat)))
    }

    /// Whether they are none of these.
    pub(crate) fn is_nobody(self) -> bool {
        self.seat.is_none() && !self.hosts && !self.arbitrates
    }
}

/// The query parameter by which a letter's link names the reader's vote.
#[derive(Deserialize)]
pub struct Named {
    vote: Option<String>,
}

/// The input and errors shown on the page besides its state.
#[derive(Default)]
struct Typed {
    error: Option<String>,
    why: Option<String>,
    named: Option<bool>,
}

/// `GET /c/{id}/court`.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    named: web::Query<Named>,
) -> Result<HttpResponse, Problem> {
    let caller = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(caller.as_deref(), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let named = match named.vote.as_deref() {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        Some(_) | None => None,
    };
    shown(&app, &snapshot, page_words_at(&snapshot, &request, &reader), &reader, Typed { named, ..Typed::default() }).await.on_page()
}

/// The moments a page names are in the reader's zone.
fn zone(snapshot: &Snapshot, reader: &Reader) -> pace::Tz {
    let own = reader.row(snapshot).map(|row| row.seat);
    snapshot.watch().map_or(pace::Tz::UTC, |watch| own.map_or(watch.terms.zone, |seat| watch.zone_of(seat)))
}

async fn shown(app: &App, snapshot: &Snapshot, page_words: PageWords, reader: &Reader, typed: Typed) -> Result<HttpResponse, Problem> {
    let id = snapshot.campaign.id;
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::COURT), snapshot.campaign.name);
    talk::beside(app, snapshot, reader, &mut frame).await?;
    // What they say stands on the page.
    frame.court.clear();
    frame.stream = Some(format!("/c/{id}/stream"));
    let who = Who::reading(snapshot, reader);
    let is_running = snapshot.campaign.status == Status::Running;
    let zone = zone(snapshot, reader);
    let until = |moment| pace::Words::new(page_words.tag()).moment(moment, zone);
    let dispute = match snapshot.court.open_dispute().filter(|_| is_running) {
        Some(dispute) => Some(dispute_part(app, snapshot, page_words, reader, dispute).await?),
        None => None,
    };
    let motion = match snapshot.court.open_motion().filter(|_| is_running) {
        Some(motion) => Some(motion_part(app, snapshot, page_words, who, (motion, typed.named), until(motion.until)).await?),
        None => None,
    };
    let open =
        |seq: u64| dispute.as_ref().is_some_and(|dispute| dispute.seq == seq) || motion.as_ref().is_some_and(|motion| motion.seq == seq);
    let now = app.service.clock.now();
    let may_appeal = who.seat.is_some() && is_running && snapshot.court.open_dispute().is_none();
    let appeal = |dispute: &Dispute| dispute.appeal_until().filter(|until| may_appeal && *until > now).map(until);
    let to_come = forks_to_come(app, snapshot).await?;
    let disputes =
        snapshot.court.disputes.iter().map(|dispute| words::past_dispute(snapshot, page_words, dispute, (appeal(dispute), &to_come)));
    let motions = snapshot.court.motions.iter().map(|motion| words::past_motion(snapshot, page_words, motion));
    let rewinds = snapshot.court.rewinds.iter().map(|back| words::past_rewind(snapshot, page_words, back, who.seat.is_some()));
    let mut past: Vec<PastPart> = disputes.chain(motions).chain(rewinds).filter(|part| !open(part.seq)).collect();
    past.sort_by_key(|part| std::cmp::Reverse(part.seq));
    page(&CourtPage {
        action: format!("/c/{id}/court"),
        chronicle: format!("/c/{id}/chronicle"),
        error: typed.error,
        typed: typed.why.filter(|why| !why.trim().is_empty()),
        dispute,
        motion,
        past,
        page: frame,
    })
}

/// The second campaigns that rulings let begin and that have not begun. Who looks on with a delay is not told whether they have by now.
async fn forks_to_come(app: &App, snapshot: &Snapshot) -> Result<BTreeSet<CampaignId>, Problem> {
    let mut to_come = BTreeSet::new();
    let forks = snapshot.court.disputes.iter().flat_map(|dispute| &dispute.verdicts).filter_map(|verdict| verdict.fork);
    for fork in forks.filter(|_| !snapshot.is_behind) {
        if app.service.store.campaign(fork).await.map_err(Refused::from)?.is_none() {
            to_come.insert(fork);
        }
    }
    Ok(to_come)
}

async fn dispute_part(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    reader: &Reader,
    dispute: &Dispute,
) -> Result<DisputePart, Problem> {
    let who = Who::reading(snapshot, reader);
    let gathered = evidence::gather(app, snapshot, reader.eyes_at(snapshot, dispute.entry), dispute).await?;
    let evidence =
        show::with_words(snapshot, page_words.tag(), |words| evidence::worded(snapshot, page_words, words, &who, dispute, &gathered));
    let action = format!("/c/{}/court", snapshot.campaign.id);
    let rulings = vec![
        ("upheld", page_words.t(say::COURT_RULES_UPHELD)),
        ("rewound", page_words.t(say::COURT_RULES_REWOUND)),
        ("forked", page_words.t(say::COURT_RULES_FORKED)),
    ];
    let form = |act: &'static str, press: String, correction: Option<String>| RulingForm {
        page_words,
        action: action.clone(),
        act,
        dispute: dispute.seq,
        rulings: rulings.clone(),
        to: dispute.entry.saturating_sub(1).max(1),
        correction,
        press,
    };
    let may_propose = (who.seat.is_some() || who.hosts) && snapshot.court.open_motion().is_none();
    let may_rule = who.arbitrates && dispute.appeal.is_none();
    let mut forms: Vec<RulingForm> =
        may_propose.then(|| form("propose-ruling", page_words.t(say::COURT_PROPOSE_RULING), None)).into_iter().collect();
    let correction = format!("{action}/{}/position", dispute.seq);
    forms.extend(may_rule.then(|| form("rule", page_words.t(say::COURT_RULE), Some(correction))));
    Ok(DisputePart {
        seq: dispute.seq,
        entry: dispute.entry,
        stops: snapshot.watch().is_none_or(pace::Watch::is_stopped_by_court),
        by: page_words.t(say::court_disputes(snapshot.name(dispute.seat), dispute.entry)),
        why: dispute.why.clone(),
        time: Time::of(dispute.at),
        statements: words::statements(snapshot, page_words, dispute),
        ruled: dispute.verdicts.iter().map(|verdict| words::verdict(snapshot, page_words, verdict)).collect(),
        evidence,
        may_state: who.seat.is_some() || who.arbitrates,
        may_withdraw: who.seat == Some(dispute.seat) && dispute.appeal.is_none(),
        forms,
    })
}

async fn motion_part(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    who: Who,
    (proposal, named): (&Proposal, Option<bool>),
    until: String,
) -> Result<MotionPart, Problem> {
    let adopted = match &proposal.motion {
        Motion::Adopt { to, draws: _, seat, question, answers } => {
            let turn = Turn { seat: *seat, question: Some(question), answers, order: None };
            // Where older rules led, nothing is worded again.
            app.service.worded_at(snapshot, *to, turn).await.ok()
        }
        Motion::Rewind { .. } | Motion::Rule { .. } => None,
    };
    let steps = show::with_words(snapshot, page_words.tag(), |words| {
        let steps = adopted.iter().flat_map(|answered| &answered.steps);
        steps.map(|(asked, answer)| Step { prompt: words.say(&asked.prompt), answer: words.answer(asked, answer), href: None }).collect()
    });
    let vote = |seat: &Seat| {
        let (said, kind) = match proposal.votes.get(seat) {
            Some(true) => (page_words.t(say::COURT_VOTES_YES), "agreed"),
            Some(false) => (page_words.t(say::COURT_VOTES_NO), "declined"),
            None => (page_words.t(say::COURT_VOTES_NOT_YET), "waits"),
        };
        (seat_character(*seat), snapshot.name(*seat), said, kind)
    };
    let all = proposal.voters.len();
    let needed = if proposal.motion.needs_all() { all } else { all / 2 + 1 };
    let until = page_words.t(say::court_until(until.as_str(), needed, all));
    let moment = words::motion_moment(&proposal.motion);
    Ok(MotionPart {
        seq: proposal.seq,
        what: words::motion(snapshot, page_words, proposal),
        why: proposal.why.clone(),
        draws: words::motion_draws(page_words, &proposal.motion),
        steps,
        moment: moment.map(|seq| Link::new(format!("/c/{}/at/{seq}", snapshot.campaign.id), page_words.t(say::court_moment(seq)))),
        time: Time::of(proposal.at),
        until,
        votes: proposal.voters.iter().map(vote).collect(),
        may_vote: who.seat.is_some_and(|seat| proposal.voters.contains(&seat)),
        own: who.seat.and_then(|seat| proposal.votes.get(&seat).copied()),
        named,
        may_drop: proposal.seat.map_or(who.hosts, |seat| who.seat == Some(seat)),
    })
}

/// The refusal as a page says it; an error of the server stays one.
fn why_not(page_words: PageWords, refused: Refused) -> Result<String, Problem> {
    if let Refused::Court(why) = refused {
        Ok(words::unfit(page_words, why))
    } else if let Refused::Invalid(why) | Refused::WrongState(why) = refused {
        Ok(why.told(page_words.language()))
    } else {
        Err(refused.into())
    }
}
