//! Skipping seats that a reaction window asks but that have no choice. Public knowledge decides which seats a window asks, so that nobody learns
//! who holds what; most of them then have nothing to decide. The campaign's policy ([`Windows`]) says how long a window waits for these: under
//! [`Windows::Prompt`] a seat that has no choice is passed over, neither asked nor written to, and a step in which nobody has a choice is answered
//! by itself.
//!
//! Under [`Windows::Even`] a window stays open until a time that was fixed when it opened ([`ends_at_its_time`]), and the keeper of time closes it.
//! A window that all seats it asks have waived in the open (`waivers.rs`) does not open at all, under any policy.
//!
//! Everybody sees the same seats being asked in any case ([`Snapshot::waiting_for`]). Only the time at which a window closes tells a little, and
//! its lobby says so beforehand (`docs/decisions/0031-windows-that-wait-little.md`).

use crate::play::answer::Submission;
use crate::play::follow_ups::taken_at_once;
use crate::play::orders::{Ahead, ahead, note_uses};
use crate::play::replies_ahead;
use crate::play::sealed::{Opened, open};
use crate::play::turn::{Act, SealedAnswers, Turn};
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::Play;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, CampaignId, Cause};
use sternpost_model::policy::Windows;
use sternpost_store::{StandingOrder, Status};

/// Steps that answer themselves in one go; what is left is done by whoever looks next.
const AT_ONCE: usize = 500;

/// The seats that nobody waits for whatever they have ordered, each with the only answer that it could give.
pub fn passed_over(windows: Windows, play: &dyn Play) -> BTreeMap<Seat, Answer> {
    match windows {
        Windows::Everybody => BTreeMap::new(),
        Windows::Prompt => play.without_choice(),
        // What one seat alone is asked ends when it answers: there it is asked whatever it holds.
        Windows::Even if play.asked_together().len() > 1 => play.without_choice(),
        Windows::Even => BTreeMap::new(),
    }
}

/// Whether what is asked ends at a time that was fixed when it was, whoever has answered: several are asked, and others may not know of one of
/// them whether it has a choice.
pub fn ends_at_its_time(windows: Windows, play: &dyn Play) -> bool {
    match windows {
        Windows::Everybody | Windows::Prompt => false,
        Windows::Even => play.asked_together().len() > 1 && play.hides_a_choice(),
    }
}

/// The seats that are waited for and written to, with the id of their question: neither do they have one answer only, nor do their orders
/// answer.
pub(crate) fn asked(snapshot: &Snapshot, orders: &[StandingOrder], play: &dyn Play) -> Vec<(Seat, String)> {
    let passed = ahead(snapshot, orders, play);
    let mut open = play.open();
    open.retain(|(seat, _)| !passed.contains_key(seat));
    open
}

/// The same before anybody could order anything.
pub(crate) fn asked_of_all(windows: Windows, play: &dyn Play) -> Vec<(Seat, String)> {
    let passed = passed_over(windows, play);
    let mut open = play.open();
    open.retain(|(seat, _)| !passed.contains_key(seat));
    open
}

impl Snapshot {
    /// The seats that are waited for in a position of this campaign, with the id of their question.
    pub(crate) fn asked_in(&self, play: &dyn Play) -> Vec<(Seat, String)> {
        asked(self, &self.orders, play)
    }

    /// The answers given for seats that nobody waits for.
    pub(crate) fn ahead(&self) -> BTreeMap<Seat, Ahead> {
        self.play.as_deref().map(|play| ahead(self, &self.orders, play)).unwrap_or_default()
    }

    /// Whether a seat is asked only in the eyes of others: it has nothing to decide or has decided ahead, and nobody waits for it.
    #[must_use]
    pub fn is_passed_over(&self, seat: Seat) -> bool {
        self.ahead().contains_key(&seat)
    }
}

/// A turn with what follows by itself: as long as all that are asked have answered ahead or have no choice, their answers are entries of
/// the same commit.
pub(crate) fn apply_follow_ups(snapshot: &Snapshot, mut turn: Turn, now: DateTime<Utc>) -> Turn {
    for _ in 0..AT_ONCE {
        if turn.play.is_over() {
            break;
        }
        let seq = snapshot.seq + 1 + u64::try_from(turn.acts.len()).unwrap_or_default();
        if let Some((play, act)) = replies_ahead::by_order(snapshot, &turn.orders, &*turn.play, seq) {
            note_uses(&mut turn.orders, act.body(), seq);
            turn.follow_aside(snapshot, play, act, seq, now);
            continue;
        }
        let Some((play, act)) = by_itself(snapshot, &turn.orders, &*turn.play, &turn.sealed, seq, now) else { break };
        note_uses(&mut turn.orders, act.body(), seq);
        turn.follow(play, act);
    }
    if turn.play.asked_together().len() < 2 {
        // Only what several are asked waits beside the log: what one has said at once and does not fit is void.
        turn.sealed.clear();
    }
    turn
}

/// The act that happens by itself at a position, as entry `seq`.
fn by_itself(
    snapshot: &Snapshot,
    orders: &[StandingOrder],
    play: &dyn Play,
    sealed: &SealedAnswers,
    seq: u64,
    now: DateTime<Utc>,
) -> Option<(Box<dyn Play>, Act)> {
    let passed = ahead(snapshot, orders, play);
    if passed.is_empty() && sealed.is_empty() {
        return None;
    }
    if play.asked_together().len() > 1 {
        return match open(snapshot, orders, play, sealed, seq, now) {
            Opened::Open(opening) => Some((opening.play, opening.act)),
            Opened::NotYet | Opened::Refused(..) => None,
        };
    }
    let (seat, question) = play.open().pop()?;
    if let Some(done) = sealed.get(&seat).and_then(|said| taken_at_once(snapshot, play, said, seq)) {
        return Some(done);
    }
    let given = passed.get(&seat)?;
    let answer = &given.answer;
    let mut source = snapshot.draws(play, seq);
    let mut after = play.fork();
    let out = after.apply(seat, std::slice::from_ref(answer), &mut Chance::live(&mut source)).ok()?;
    let body = Body::Answered { question, seat, answers: vec![answer.clone()], order: given.order.clone(), chance: out.chance.clone() };
    // To everybody else its seat has answered: neither that it had no choice nor that it had decided ahead is theirs to know.
    Some((after, Act::new(body, (Actor::Seat(seat), given.cause()), out)))
}

impl Service {
    /// Goes on where nobody has a choice: after a start, a rewind, or rules that ask otherwise than those before.
    ///
    /// # Errors
    /// If the campaign cannot be read, or the store fails.
    pub(crate) async fn pass_over(&self, id: CampaignId) -> Result<(), Refused> {
        let stands_still = |snapshot: &Snapshot| {
            let is_running = snapshot.campaign.status == Status::Running && snapshot.play.as_ref().is_some_and(|play| !play.is_over());
            is_running && snapshot.owing().is_empty()
        };
        // What lies on the table is replied to while others are waited for.
        let reply = |snapshot: &Snapshot| {
            let play = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running)?;
            replies_ahead::by_order(snapshot, &snapshot.orders, play, snapshot.seq + 1)
        };
        let has_reply = |snapshot: &Snapshot| guarded(|| reply(snapshot).is_some()).unwrap_or(true);
        let snapshot = self.snapshot(id).await?;
        if !stands_still(&snapshot) && !has_reply(&snapshot) {
            return Ok(());
        }
        self.retry_on_conflict(id, |snapshot| async {
            let now = self.clock.now();
            let first = guarded(|| match reply(&snapshot) {
                Some((play, act)) => Turn::at_any_time(&snapshot, play, act, now).map(Some),
                None if !stands_still(&snapshot) => Ok(None),
                None => {
                    let first = by_itself(&snapshot, &snapshot.orders, snapshot.play()?, &snapshot.sealed, snapshot.seq + 1, now);
                    Ok(first.map(|(play, act)| Turn::of(&snapshot, play, act)))
                }
            });
            let turn = match first {
                Ok(turn) => turn?,
                Err(message) => return self.failed_at(snapshot, &message).await,
            };
            let Some(turn) = turn else { return Ok(()) };
            let nobodys = Submission::plain(id, (Seat(0), String::new(), snapshot.seq), vec![], Cause::OnlyChoice);
            self.store_turn(snapshot, &nobodys, turn).await.map(drop)
        })
        .await
    }
}
