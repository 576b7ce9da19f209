//! Explains an entry of the log: what led to it, as far as the reader may know it, and what it led to.

use crate::past::readable::{LogLine, line_of};
use crate::play::answer::asked_next;
use crate::{Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::{Answer, Eyes, Seat};
use sternpost_game::{Asked, Play};
use sternpost_log::Turn;
use sternpost_store::Status;

/// An explanation of an entry: what led to it, and what became of it.
#[derive(Clone, Debug)]
pub struct Account {
    /// The entry as these eyes may see it.
    pub line: LogLine,
    /// What seats were asked and what they answered, of those whose answers these eyes may know.
    pub answered: Vec<Answered>,
    /// What was drawn, once everybody may know.
    pub drawn: Option<Vec<Vec<u32>>>,
    /// The entry by which it was left behind, if it was.
    pub undone: Option<Undone>,
}

/// The questions a seat was asked, step by step, and its answers.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The seat that answered.
    pub seat: Seat,
    /// The questions with its answers.
    pub steps: Vec<(Asked, Answer)>,
}

/// An entry that left another one behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Its number.
    pub seq: u64,
    /// The seat that took its answer back; none: the campaign was rewound.
    pub by: Option<Seat>,
    /// What was said for it.
    pub why: Option<String>,
}

impl Service {
    /// The explanation of an entry; none if there is no entry that these eyes may see.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn account(self: &Arc<Self>, snapshot: &Snapshot, eyes: Eyes, seq: u64) -> Result<Option<Account>, Refused> {
        let id = snapshot.campaign.id;
        let Some(before) = seq.checked_sub(1).filter(|_| seq <= snapshot.seq) else { return Ok(None) };
        let Some(entry) = self.store.entries(id, before, 1).await?.into_iter().next().filter(|entry| entry.seq == seq) else {
            return Ok(None);
        };
        let is_open = snapshot.campaign.status == Status::Ended || eyes == Eyes::Arbiter;
        let may_know = |seat: Seat| is_open || eyes == Eyes::Seat(seat);
        let turns: Vec<_> = entry.body.turns().filter(|turn| may_know(turn.seat)).collect();
        // Where older rules led, what was asked there is not worded again.
        let play = if turns.is_empty() { None } else { self.at(id, before).await.ok() };
        let answered = play.map_or_else(Vec::new, |play| turns.iter().map(|turn| looked_at(*turn, &*play)).collect());
        Ok(Some(Account {
            line: line_of(snapshot, eyes, &entry, snapshot.moves.counts(entry.seq, snapshot.seq)),
            answered,
            drawn: entry.body.drawn().filter(|drawn| is_open && !drawn.is_empty()).cloned(),
            undone: self.undone(snapshot, seq).await?,
        }))
    }

    /// The first move of the head that left an entry behind, if it does not count any more.
    async fn undone(&self, snapshot: &Snapshot, seq: u64) -> Result<Option<Undone>, Refused> {
        if snapshot.moves.counts(seq, snapshot.seq) {
            return Ok(None);
        }
        let Some(at) = snapshot.moves.left_behind_by(seq) else { return Ok(None) };
        let entry = self.store.entries(snapshot.campaign.id, at - 1, 1).await?.into_iter().next();
        let back = entry.as_ref().and_then(|entry| entry.body.back());
        Ok(back.map(|back| Undone { seq: at, by: back.taken_back_by(), why: back.why().map(ToOwned::to_owned) }))
    }
}

/// The answers of a turn with what they were asked for, each looked at from where the ones before it lead: up to the first random or hidden thing.
pub(crate) fn looked_at(turn: Turn<'_>, play: &dyn Play) -> Answered {
    let mut steps = vec![];
    let mut asked = if turn.is_anytime() { play.anytime(turn.seat) } else { play.asked_of(turn.seat) };
    for (at, answer) in turn.answers.iter().enumerate() {
        let Some(question) = asked else { break };
        steps.push((question, answer.clone()));
        let so_far = &turn.answers[..=at];
        let looked = if turn.is_anytime() { play.preview_anytime(turn.seat, so_far) } else { play.preview(turn.seat, so_far) };
        asked = looked.ok().and_then(|preview| asked_next(&preview, turn.seat));
    }
    Answered { seat: turn.seat, steps }
}
