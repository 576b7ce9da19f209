//! The state of a promise, and what a seat can do about it: read from what its parties have said, and from who holds their seats now.

use crate::talk::audience::{holder, may_read};
use chrono::{DateTime, NaiveDate, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_game::Play;
use sternpost_orders::rounds::{has_come, round_of};
use sternpost_store::{Due, Party, PartyAnswer, Promise, PromiseBody, PromiseMark, SeatRow};

/// An act of a seat on a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "PromiseStep")]
pub enum PromiseAct {
    /// It promises too.
    Agree,
    /// It does not.
    Decline,
    /// The seat that has put it forward thinks better of it.
    Withdraw,
    /// It says that it was kept.
    Kept,
    /// It says that it was broken.
    Broken,
}

impl PromiseAct {
    /// Its name in forms and programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Decline => "decline",
            Self::Withdraw => "withdraw",
            Self::Kept => "kept",
            Self::Broken => "broken",
        }
    }
}

/// The state of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PromiseState {
    /// Somebody has not answered yet.
    Open,
    /// Somebody has declined.
    Declined,
    /// It was withdrawn before all had agreed.
    Withdrawn,
    /// A party left its seat before it had answered.
    Lapsed,
    /// All have agreed.
    Agreed,
    /// All have said what became of it.
    Settled,
}

impl PromiseState {
    /// Its name in texts and programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Lapsed => "lapsed",
            Self::Agreed => "agreed",
            Self::Settled => "settled",
        }
    }

    /// Whether it is still of use: somebody has to answer, or it holds.
    #[must_use]
    pub fn is_alive(self) -> bool {
        matches!(self, Self::Open | Self::Agreed)
    }
}

/// A promise as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promised {
    /// The promise as it is stored.
    pub promise: Promise,
    /// The state of the promise.
    pub state: PromiseState,
    /// Whether it has fallen due.
    pub is_due: bool,
    /// What the seat can do about it.
    pub acts: Vec<PromiseAct>,
    /// Whether it waits for the seat: to be answered, or to be said what became of it.
    pub waits: bool,
}

impl Promised {
    /// The statement of a party.
    #[must_use]
    pub fn party(&self, seat: u8) -> Option<&Party> {
        self.promise.body.parties.iter().find(|party| party.seat == seat)
    }
}

/// The state of a promise among these seats.
pub(crate) fn state(body: &PromiseBody, rows: &[SeatRow]) -> PromiseState {
    let said = |what: PartyAnswer| move |party: &Party| party.answer.is_some_and(|(answer, _)| answer == what);
    let is_gone = |party: &Party| rows.get(usize::from(party.seat)).and_then(holder).as_ref() != Some(&party.holder);
    if body.withdrawn_at.is_some() {
        PromiseState::Withdrawn
    } else if body.parties.iter().any(said(PartyAnswer::Declined)) {
        PromiseState::Declined
    } else if !body.parties.iter().all(said(PartyAnswer::Agreed)) {
        if body.parties.iter().any(is_gone) { PromiseState::Lapsed } else { PromiseState::Open }
    } else if body.parties.iter().all(|party| party.mark.is_some()) {
        PromiseState::Settled
    } else {
        PromiseState::Agreed
    }
}

/// Whether a promise may have to be called to mind some day.
pub(crate) fn is_awaited(body: &PromiseBody) -> bool {
    let agreed = |party: &Party| party.answer.is_some_and(|(answer, _)| answer == PartyAnswer::Agreed);
    let is_marked = |party: &Party| party.mark.is_some();
    body.due.is_some() && body.withdrawn_at.is_none() && body.parties.iter().all(agreed) && !body.parties.iter().all(is_marked)
}

/// Whether a moment or a round has come.
pub(crate) fn has_fallen_due(due: &Due, play: Option<&dyn Play>, now: DateTime<Utc>) -> bool {
    match due {
        Due::Moment(moment) => *moment <= now,
        Due::Round(round) => play.and_then(round_of).is_some_and(|now| has_come(round, &now)),
    }
}

/// Whether a seat's present holder may read a promise.
pub(crate) fn is_for(promise: &Promise, row: &SeatRow) -> bool {
    let held = promise.body.parties.iter().find(|party| party.seat == row.seat).map(|party| party.holder.as_str());
    may_read(promise.audience, held, row)
}

/// The party that a seat's present holder is.
pub(crate) fn own<'a>(body: &'a PromiseBody, row: &SeatRow) -> Option<&'a Party> {
    body.parties.iter().find(|party| party.seat == row.seat && holder(row).as_ref() == Some(&party.holder))
}

/// The acts a seat can do on a promise in this state.
pub(crate) fn acts(body: &PromiseBody, state: PromiseState, row: &SeatRow, is_over: bool) -> Vec<PromiseAct> {
    let Some(party) = own(body, row) else { return vec![] };
    match state {
        PromiseState::Open if is_over => vec![],
        PromiseState::Open if body.seat == row.seat => vec![PromiseAct::Withdraw],
        PromiseState::Open if party.answer.is_some() => vec![PromiseAct::Decline],
        PromiseState::Open => vec![PromiseAct::Agree, PromiseAct::Decline],
        // What a seat has said already it need not say again.
        PromiseState::Agreed | PromiseState::Settled => {
            [PromiseAct::Kept, PromiseAct::Broken].into_iter().filter(|act| !is_done(*act, body, party)).collect()
        }
        PromiseState::Declined | PromiseState::Withdrawn | PromiseState::Lapsed => vec![],
    }
}

/// Whether an act has been done already: doing it again changes nothing.
pub(crate) fn is_done(act: PromiseAct, body: &PromiseBody, party: &Party) -> bool {
    let (answer, mark) = (party.answer.map(|(answer, _)| answer), party.mark.map(|(mark, _)| mark));
    match act {
        PromiseAct::Agree => answer == Some(PartyAnswer::Agreed),
        PromiseAct::Decline => answer == Some(PartyAnswer::Declined),
        PromiseAct::Withdraw => body.withdrawn_at.is_some() && body.seat == party.seat,
        PromiseAct::Kept => mark == Some(PromiseMark::Kept),
        PromiseAct::Broken => mark == Some(PromiseMark::Broken),
    }
}

/// The day that is over when a promise falls due.
#[must_use]
pub fn due_day(moment: DateTime<Utc>) -> NaiveDate {
    let day = moment.date_naive();
    day.pred_opt().unwrap_or(day)
}

/// Writes down what a seat does about a promise.
pub(crate) fn carry_out(body: &mut PromiseBody, seat: u8, act: PromiseAct, now: DateTime<Utc>) {
    let Some(party) = body.parties.iter_mut().find(|party| party.seat == seat) else { return };
    match act {
        PromiseAct::Agree => party.answer = Some((PartyAnswer::Agreed, now)),
        PromiseAct::Decline => party.answer = Some((PartyAnswer::Declined, now)),
        PromiseAct::Withdraw => body.withdrawn_at = Some(now),
        PromiseAct::Kept => party.mark = Some((PromiseMark::Kept, now)),
        PromiseAct::Broken => party.mark = Some((PromiseMark::Broken, now)),
    }
}
