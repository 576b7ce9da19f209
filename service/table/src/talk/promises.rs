//! Promises: what seats agree in words, beside the log. No rule enforces them; no take-back and no rewind touches them.
//!
//! One seat puts a promise forward, each other party agrees or declines, and when it falls due each says whether it was kept. The state of the
//! campaign decides whether it is due: one that was due and is not any more after a rewind falls due again. A promise is between people: the next
//! holder of a seat is not bound by it, and cannot read one that was private.

use crate::talk::audience::{bit, holder, is_id};
use crate::talk::promise::{PromiseAct, PromiseState, Promised, acts, carry_out, is_awaited, is_done, is_for, own, state};
use crate::talk::said::{LONGEST_SAID, MOST_SAID};
use crate::{Admitted, Outcome, Refused, Service, Snapshot};
use chrono::{DateTime, Days, NaiveDate, Utc};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_log::schemas;
use sternpost_model::entropy;
use sternpost_model::free_text::checked;
use sternpost_model::reason::Reason;
use sternpost_orders::rounds::{has_come, round_ahead, round_of};
use sternpost_store::{Due, Party, PartyAnswer, Promise, PromiseBody, SeatRow, Spoken, Status};

/// Promises of one seat that may wait for an answer at the same time.
pub const MOST_PUT_FORWARD: usize = 20;
/// Promises a seat is shown.
const MOST_SHOWN: u32 = 500;
/// How far ahead a promise may fall due.
const FARTHEST: Days = Days::new(3_650);

/// An act a seat wants to do about promises.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum PromiseWish {
    /// It puts one forward.
    PutForward(NewPromise),
    /// It does something about one.
    Settle {
        /// The promise, by its name.
        promise: String,
        /// The act on the promise.
        what: PromiseAct,
    },
}

/// A promise that is put forward.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPromise {
    /// In words.
    #[schemars(length(min = 1, max = LONGEST_SAID))]
    pub said: String,
    /// Between the caller's seat and these.
    #[schemars(with = "BTreeSet<Seat>", length(min = 1))]
    pub with: BTreeSet<u8>,
    /// Whether the whole table reads it.
    #[serde(default, rename = "public")]
    pub is_public: bool,
    /// When it falls due; none: it is not called to mind.
    #[serde(default)]
    pub due: Option<NewDue>,
}

/// The time at which a promise is to fall due.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewDue {
    /// When a round has come, by its name: its numbers with a point between them.
    Round(String),
    /// When a day is over, in UTC.
    Date(#[schemars(with = "schemas::Day")] NaiveDate),
}

impl Service {
    /// Does something about promises.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if something about one makes no sense, [`Refused::WrongState`] if it cannot be done now, [`Refused::NoPromise`] if the seat
    /// knows of no such promise.
    pub(crate) async fn about_promise(&self, admitted: &Admitted, wish: PromiseWish) -> Result<Outcome, Refused> {
        let seat = admitted.whom.as_seat()?;
        match wish {
            PromiseWish::PutForward(new) => self.put_forward(&admitted.snapshot, seat, &new).await.map(|name| Outcome::Named(vec![name])),
            PromiseWish::Settle { promise, what } => {
                self.settle_promise(&admitted.snapshot, seat, &promise, what).await.map(|()| Outcome::Done)
            }
        }
    }

    /// Puts a promise forward. Returns its name.
    async fn put_forward(&self, snapshot: &Snapshot, seat: Seat, new: &NewPromise) -> Result<String, Refused> {
        let row = snapshot.seats.get(usize::from(seat.0)).filter(|row| row.is_held()).ok_or(Refused::NoCampaign)?;
        if snapshot.campaign.status != Status::Running {
            return Err(Refused::WrongState(Reason::PromisesInPlay));
        }
        let now = self.clock.now();
        let said = checked(&new.said, MOST_SAID).map_err(Refused::Invalid)?;
        let parties = parties(snapshot, row, &new.with, now)?;
        let due = new.due.as_ref().map(|due| due_of(snapshot, due, now)).transpose()?;
        let own_open = |promised: &&Promised| promised.state == PromiseState::Open && promised.promise.body.seat == row.seat;
        if self.promises(snapshot, seat).await?.iter().filter(own_open).count() >= MOST_PUT_FORWARD {
            return Err(Refused::WrongState(Reason::PromisesWait { most: MOST_PUT_FORWARD }));
        }
        let audience = if new.is_public { 0 } else { parties.iter().fold(0, |all, party| all | bit(party.seat)) };
        let body = PromiseBody { seat: row.seat, said, said_at: now, due, withdrawn_at: None, parties };
        let promise = Promise { campaign: snapshot.campaign.id, id: entropy::letter_id(), audience, changes: 0, is_awaited: false, body };
        // Whoever puts one forward at the same moment takes the next number.
        while !self.store.promise(&promise).await? {}
        self.tell_promise(snapshot, &promise, row.seat, now).await?;
        Ok(promise.id)
    }

    /// Does something about a promise. What was done already is done once.
    async fn settle_promise(&self, snapshot: &Snapshot, seat: Seat, id: &str, act: PromiseAct) -> Result<(), Refused> {
        let row = snapshot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        loop {
            let found = if is_id(id) { self.store.promised(row.campaign, id).await? } else { None };
            let found = found.filter(|promise| is_for(promise, row));
            let mut promise = found.ok_or(Refused::NoPromise)?;
            let Some(party) = own(&promise.body, row) else {
                return Err(Refused::WrongState(Reason::NoPartyToPromise));
            };
            if is_done(act, &promise.body, party) {
                return Ok(());
            }
            let is_over = snapshot.campaign.status == Status::Ended;
            if !acts(&promise.body, state(&promise.body, &snapshot.seats), row, is_over).contains(&act) {
                return Err(Refused::WrongState(Reason::PromiseMovedOn));
            }
            let now = self.clock.now();
            carry_out(&mut promise.body, row.seat, act, now);
            promise.is_awaited = is_awaited(&promise.body);
            if self.store.change_promise(&promise).await? {
                if promise.is_awaited {
                    self.promises_to_remember.note(row.campaign);
                }
                return self.tell_promise(snapshot, &promise, row.seat, now).await;
            }
        }
    }

    /// Tells the parties of a promise that something about it has changed, and whoever may read it that follows the table now.
    async fn tell_promise(&self, snapshot: &Snapshot, promise: &Promise, by: u8, at: DateTime<Utc>) -> Result<(), Refused> {
        let told = promise.body.parties.iter().filter(|party| party.seat != by);
        for party in told {
            if let Some(row) = snapshot.seats.get(usize::from(party.seat)).filter(|row| holder(row).as_ref() == Some(&party.holder)) {
                self.write_of_promises(snapshot, row, Some(by), at).await?;
            }
        }
        let spoken = Spoken { campaign: promise.campaign, audience: promise.audience, seat: by };
        Ok(self.store.tell_talk(spoken).await?)
    }

    /// The promises a seat may read, the latest first. One that a seat it does not want to hear has put forward is shown once it has agreed.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn promises(&self, snapshot: &Snapshot, seat: Seat) -> Result<Vec<Promised>, Refused> {
        let row = snapshot.seats.get(usize::from(seat.0)).ok_or(Refused::NoCampaign)?;
        let mut promises = self.store.promises(row.campaign, row.seat, MOST_SHOWN).await?;
        promises.retain(|promise| is_for(promise, row));
        if promises.is_empty() {
            return Ok(vec![]);
        }
        let muted = self.store.talk_marks(row.campaign, row.seat).await?.muted;
        let answered = |promise: &Promise| own(&promise.body, row).is_some_and(|party| party.answer.is_some());
        promises.retain(|promise| muted & bit(promise.body.seat) == 0 || answered(promise));
        let (now, is_over) = (self.clock.now(), snapshot.campaign.status == Status::Ended);
        // Nobody asks the game for its round if nothing waits for one.
        let waits_for_round = |promise: &Promise| promise.is_awaited && matches!(promise.body.due, Some(Due::Round(_)));
        let play = snapshot.play.as_deref().filter(|_| promises.iter().any(waits_for_round));
        let round = play.and_then(round_of);
        let shown = |promise: Promise| {
            let body = &promise.body;
            let state = state(body, &snapshot.seats);
            let has_come = body.due.as_ref().is_some_and(|due| match due {
                Due::Moment(moment) => *moment <= now,
                Due::Round(due) => round.as_ref().is_some_and(|round| has_come(due, round)),
            });
            let is_due = has_come && state == PromiseState::Agreed;
            let acts = acts(body, state, row, is_over);
            let is_unmarked = own(body, row).is_some_and(|party| party.mark.is_none());
            let waits = acts.contains(&PromiseAct::Agree) || is_due && is_unmarked;
            Promised { state, is_due, acts, waits, promise }
        };
        Ok(promises.into_iter().map(shown).collect())
    }
}

/// Between whom a promise is: whoever puts it forward has agreed.
fn parties(snapshot: &Snapshot, by: &SeatRow, with: &BTreeSet<u8>, now: DateTime<Utc>) -> Result<Vec<Party>, Refused> {
    let mut parties = vec![];
    for seat in with.iter().copied().filter(|seat| *seat != by.seat).chain([by.seat]) {
        let row = snapshot.seats.get(usize::from(seat)).ok_or_else(|| Refused::Invalid(Reason::NoSeat { seat }))?;
        let Some(holder) = holder(row) else {
            return Err(Refused::Invalid(Reason::NobodyToPromise { seat }));
        };
        let answer = (seat == by.seat).then_some((PartyAnswer::Agreed, now));
        parties.push(Party { seat, holder, answer, mark: None, is_reminded: false });
    }
    if parties.len() < 2 {
        return Err(Refused::Invalid(Reason::NobodyElseToPromise));
    }
    parties.sort_by_key(|party| party.seat);
    Ok(parties)
}

fn due_of(snapshot: &Snapshot, due: &NewDue, now: DateTime<Utc>) -> Result<Due, Refused> {
    match due {
        NewDue::Round(name) => {
            let ahead = snapshot.play.as_deref().and_then(round_of).and_then(|now| round_ahead(&now, name));
            let round = ahead.ok_or_else(|| Refused::Invalid(Reason::NoSuchRound))?;
            Ok(Due::Round(round))
        }
        NewDue::Date(day) => {
            let is_near = *day >= now.date_naive() && now.date_naive().checked_add_days(FARTHEST).is_some_and(|last| *day <= last);
            let over = day.succ_opt().filter(|_| is_near).and_then(|next| next.and_hms_opt(0, 0, 0));
            let over = over.ok_or_else(|| Refused::Invalid(Reason::NoSuchDay))?;
            Ok(Due::Moment(over.and_utc()))
        }
    }
}
