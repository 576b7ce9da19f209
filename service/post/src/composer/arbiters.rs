//! Composes letters about the arbiter of a campaign. A letter that is out of date by now is not written.

use super::seats::Said;
use super::{ComposeError, Composer};
use crate::letters::Words;
use crate::say;
use chrono::{DateTime, Utc};
use sternpost_core::Key;
use sternpost_model::language::Language;
use sternpost_store::{ArbiterProposal, NewLetter, SeatRow};
use sternpost_table::seats::arbiter::waits_for;
use sternpost_table::seats::people::{masked, row_of};
use sternpost_table::{Refused, Snapshot};

impl Composer {
    /// To the holder of a seat: who is arbiter from now on.
    pub(super) fn arbiter_is(&self, snapshot: &Snapshot, letter: &NewLetter, name: Option<String>) -> Option<Said> {
        let row = reader(snapshot, letter)?;
        if snapshot.arbiter().map(|arbiter| arbiter.name.as_str()) != name.as_deref() {
            return None;
        }
        let words = Words::new(row.spoken());
        let (heading, why) = match name {
            Some(name) => (words.t(say::arbiter_is(name)), say::ARBITER_IS_WHY),
            None => (words.t(say::ARBITER_NOBODY), say::ARBITER_NOBODY_WHY),
        };
        Some(self.to_seat(snapshot, row, heading, why, say::ARBITER_LOOK))
    }

    /// To the holder of a seat: who is proposed.
    pub(super) async fn arbiter_asked(
        &self,
        snapshot: &Snapshot,
        letter: &NewLetter,
        (since, replaces): (DateTime<Utc>, bool),
    ) -> Result<Option<Said>, ComposeError> {
        let Some(row) = reader(snapshot, letter) else { return Ok(None) };
        let proposal = self.service.store.arbiter_proposal(snapshot.campaign.id).await.map_err(Refused::from)?;
        let is_asked = |row: &SeatRow, proposal: &ArbiterProposal| waits_for(snapshot, proposal).iter().any(|asked| asked.seat == row.seat);
        let Some(proposal) = proposal.filter(|proposal| proposal.since == since && is_asked(row, proposal)) else { return Ok(None) };
        let words = Words::new(row.spoken());
        let heading = match proposal.who {
            Some(ref who) => words.t(say::arbiter_asked(&who.name)),
            None => words.t(say::ARBITER_ASKED_NOBODY),
        };
        let mut said = self.to_seat(snapshot, row, heading, say::ARBITER_ASKED_WHY, say::ARBITER_DECIDE);
        let address = proposal.who.map(|who| words.t(say::arbiter_asked_address(masked(&who.address))));
        said.told.extend(address.into_iter().chain(replaces.then(|| words.t(say::ARBITER_ASKED_ANEW))));
        Ok(Some(said))
    }

    /// To the arbiter: they are it.
    pub(super) fn arbiter_you(&self, snapshot: &Snapshot, letter: &NewLetter) -> Option<Said> {
        let arbiter = snapshot.arbiter().filter(|arbiter| arbiter.address == letter.recipient)?;
        let words = Words::new(arbiter.language);
        Some(Said {
            name: arbiter.name.clone(),
            language: arbiter.language,
            heading: words.t(say::ARBITER_YOU),
            told: vec![words.t(say::ARBITER_YOU_WHY), words.t(say::ARBITER_YOU_NOT)],
            button: words.t(say::ARBITER_LOOK),
            url: self.addresses.roles(snapshot.campaign.id),
            more: None,
            block: self.addresses.blocking(&letter.recipient, snapshot.campaign.id),
            unsubscribe: None,
        })
    }

    /// To who was arbiter: they are it no more.
    pub(super) fn arbiter_no_more(&self, snapshot: &Snapshot, letter: &NewLetter, name: String, language: Language) -> Option<Said> {
        if snapshot.arbiter().is_some_and(|arbiter| arbiter.address == letter.recipient) {
            return None;
        }
        let words = Words::new(language);
        Some(Said {
            name,
            language,
            heading: words.t(say::ARBITER_NO_MORE),
            told: vec![words.t(say::ARBITER_NO_MORE_WHY)],
            button: words.t(say::OPEN_CAMPAIGN),
            url: self.addresses.campaign(snapshot.campaign.id),
            more: None,
            block: String::new(),
            unsubscribe: None,
        })
    }

    /// To the host: the second campaign that a ruling lets begin cannot. Not if it has begun since.
    pub(super) async fn fork_failed(
        &self,
        snapshot: &Snapshot,
        letter: &NewLetter,
        ruling: u64,
        (at, is_of_older_rules): (u64, bool),
    ) -> Result<Option<Said>, ComposeError> {
        let mut verdicts = snapshot.court.disputes.iter().flat_map(|dispute| &dispute.verdicts);
        let Some(fork) = verdicts.find(|verdict| verdict.seq == ruling).and_then(|verdict| verdict.fork) else { return Ok(None) };
        if snapshot.campaign.host_address != letter.recipient || self.service.store.campaign(fork).await.map_err(Refused::from)?.is_some() {
            return Ok(None);
        }
        let reader = snapshot.seats_of(&letter.recipient).next();
        let words = Words::new(reader.map(SeatRow::spoken).unwrap_or_default());
        let why = if is_of_older_rules {
            words.t(say::fork_failed_rules(at.to_string()))
        } else {
            words.t(say::fork_failed_server(at.to_string()))
        };
        Ok(Some(Said {
            name: reader.map_or_else(|| letter.recipient.clone(), |row| row.name.clone()),
            language: reader.map(SeatRow::spoken).unwrap_or_default(),
            heading: words.t(say::FORK_FAILED),
            told: vec![why, words.t(say::FORK_FAILED_WHAT)],
            button: words.t(say::FORK_FAILED_LOOK),
            url: reader.map_or_else(|| self.addresses.court_of(snapshot.campaign.id), |row| self.addresses.court(row, snapshot.seq)),
            more: None,
            block: String::new(),
            unsubscribe: reader.map(|row| self.addresses.unsubscribing(row)),
        }))
    }

    fn to_seat(&self, snapshot: &Snapshot, row: &SeatRow, heading: String, why: Key, button: Key) -> Said {
        let words = Words::new(row.spoken());
        let url = self.addresses.roles_of(row, snapshot.seq);
        self.to_holder(row, heading, vec![words.t(why)], (words.t(button), url))
    }
}

/// The row of the seat a letter is for, if it is still its reader's.
fn reader<'h>(snapshot: &'h Snapshot, letter: &NewLetter) -> Option<&'h SeatRow> {
    let row = letter.seat.and_then(|seat| row_of(snapshot, seat))?;
    (row.address.as_deref() == Some(letter.recipient.as_str()) && row.wants_mail).then_some(row)
}
