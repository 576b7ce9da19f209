//! Composes letters and sections about promises.

use super::{Answerable, ComposeError, Composer, Draft, with_words, witness};
use crate::letters::{self, MailedPromises, Promise, Words};
use chrono::{DateTime, Utc};
use sternpost_core::Seat;
use sternpost_games::game_name;
use sternpost_picture::{Words as GameWords, seat_character};
use sternpost_store::{Digest, Due, Party, PartyAnswer, PromiseMark, SeatRow};
use sternpost_table::Snapshot;
use sternpost_table::talk::promise::{PromiseState, Promised, due_day};
use sternpost_table::talk::reminders::PromiseNews;

/// Promises of each kind told in a letter.
const TOLD: usize = 5;
/// Letters of each.
const LETTERS: usize = 300;

/// The section about promises.
fn mailed(snapshot: &Snapshot, seat: u8, news: &PromiseNews, own: &Words, words: &GameWords<'_>, url: String) -> MailedPromises {
    let line = |promised: &Promised| {
        let body = &promised.promise.body;
        // The seat that has put it forward comes first.
        let others = body.parties.iter().map(|party| party.seat).filter(|seat| *seat != body.seat);
        let held = |seat: u8| promised.party(seat).map(|party| party.holder.as_str());
        let names: Vec<String> = std::iter::once(body.seat).chain(others).map(|seat| snapshot.name_then(seat, held(seat))).collect();
        let names = format!("{} {}", seat_character(Seat(body.seat)), names.join(", "));
        let due = body.due.as_ref().map(|due| match due {
            Due::Round(round) => words.say(&round.label),
            Due::Moment(moment) => own.day(due_day(*moment)),
        });
        own.promise(&names, &short(&body.said), due.as_deref())
    };
    let lines = |promises: &[Promised], line: &dyn Fn(&Promised) -> String| promises.iter().take(TOLD).map(line).collect::<Vec<_>>();
    let all = [&news.asked, &news.due, &news.changed];
    MailedPromises {
        asked: lines(&news.asked, &line),
        due: lines(&news.due, &line),
        changed: lines(&news.changed, &|promised| outcome(snapshot, seat, promised, own)),
        more: all.iter().map(|promises| promises.len().saturating_sub(TOLD)).sum(),
        url,
    }
}

/// The outcome of a promise.
fn outcome(snapshot: &Snapshot, seat: u8, promised: &Promised, own: &Words) -> String {
    let body = &promised.promise.body;
    let said = short(&body.said);
    match promised.state {
        PromiseState::Declined => {
            let declined = |party: &Party| party.answer.is_some_and(|(answer, _)| answer == PartyAnswer::Declined);
            let names: Vec<String> = body
                .parties
                .iter()
                .filter(|party| declined(party))
                .map(|party| snapshot.name_then(party.seat, Some(&party.holder)))
                .collect();
            own.promise_declined(&said, &names.join(", "))
        }
        PromiseState::Withdrawn => {
            own.promise_withdrawn(&said, &snapshot.name_then(body.seat, promised.party(body.seat).map(|party| party.holder.as_str())))
        }
        PromiseState::Open | PromiseState::Lapsed | PromiseState::Agreed | PromiseState::Settled => {
            let others = body.parties.iter().filter(|party| party.seat != seat);
            let marks: Vec<(String, bool)> = others
                .filter_map(|party| Some((snapshot.name_then(party.seat, Some(&party.holder)), party.mark?.0 == PromiseMark::Kept)))
                .collect();
            if marks.is_empty() { own.promise_agreed(&said) } else { own.promise_marked(&said, &marks) }
        }
    }
}

fn short(said: &str) -> String {
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    if said.chars().count() > LETTERS { format!("{}…", said.chars().take(LETTERS).collect::<String>()) } else { said }
}

impl Composer {
    /// The promises that wait for a seat.
    pub(super) async fn promises(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        since: Option<DateTime<Utc>>,
    ) -> Result<MailedPromises, ComposeError> {
        let news = self.service.promise_news(snapshot, Seat(row.seat), since).await?;
        if news.is_empty() {
            return Ok(MailedPromises::default());
        }
        let url = self.addresses.promises(row, snapshot.seq);
        let own = letters::Words::new(row.spoken());
        Ok(with_words(snapshot, row, |words| mailed(snapshot, row.seat, &news, &own, words, url)))
    }

    /// Whether a seat wants to be told of promises.
    pub(super) async fn are_promises_wanted(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        since: Option<DateTime<Utc>>,
    ) -> Result<bool, ComposeError> {
        Ok(since.is_some() && row.wants_mail && self.service.talk_marks(snapshot, Seat(row.seat)).await?.digest != Digest::Off)
    }

    /// Composes the letter about promises, unless everything was seen to meanwhile.
    pub(super) async fn promised(&self, snapshot: &Snapshot, row: &SeatRow, since: DateTime<Utc>) -> Result<Option<Draft>, ComposeError> {
        let promises = if self.are_promises_wanted(snapshot, row, Some(since)).await? {
            self.promises(snapshot, row, Some(since)).await?
        } else {
            MailedPromises::default()
        };
        if promises.is_empty() {
            return Ok(None);
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = Promise {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            url: promises.url.clone(),
            promises,
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Some(Draft::of(&letter, &letters::Words::new(row.spoken()))?.stopped_at(unsubscribe).about(Answerable::nothing(snapshot, row))))
    }
}
