//! Composes the push notice of a letter that asks its person something: the letter's subject and its short link, nothing of what it says.
//!
//! A notice is a row of the outbox beside its letter's, one for each device: it is retried by itself, and withdrawn when the question is gone.

use super::composer::{ComposeError, Composed, Composer};
use super::letters;
use super::message::{Instead, MessageError, Ready};
use super::push::{Notice, Shown};
use crate::say;
use chrono::{DateTime, Utc};
use sternpost_core::Seat;
use sternpost_model::letter::{Patience, Reader};
use sternpost_store::{Device, NewLetter};
use sternpost_table::Refused;
use sternpost_table::seats::people::row_of;
use sternpost_table::talk::delivery::notice_id;

/// Letters of a line that a device shows: more than any has room for.
const LINE: usize = 300;
/// For how long a push service keeps what has no deadline, for a device that is away.
const WEEK: u32 = 7 * 24 * 60 * 60;
/// The least and the most it is asked to.
const KEPT: (u32, u32) = (60, 4 * WEEK);
/// Within how many seconds of its deadline a question may wake a device.
const SOON: u32 = 24 * 60 * 60;

impl Composer {
    /// Puts a notice beside a letter into the outbox, for each device of its reader.
    pub(super) async fn tell_devices(&self, letter: &NewLetter, now: DateTime<Utc>) -> Result<(), ComposeError> {
        let store = &self.service.store;
        for device in store.devices(&letter.recipient).await.map_err(Refused::from)? {
            store.copy_letter(&letter.id, &notice_id(&letter.id, &device.id), now).await.map_err(Refused::from)?;
        }
        Ok(())
    }

    /// The notice by which a device is told of a letter, if the device is there and something is still asked.
    pub(super) async fn notice(&self, letter: &NewLetter, device: &str) -> Result<Composed, ComposeError> {
        let device = self.service.store.device(device).await.map_err(Refused::from)?.filter(|device| device.address == letter.recipient);
        let Some(device) = device else { return Ok(Composed::Gone) };
        let Some(draft) = self.draft(letter).await? else { return Ok(Composed::Gone) };
        let waiting = self.service.waiting_for_person(&letter.recipient).await?;
        let (is_gathered, campaign) = (letter.kind().reader() == Reader::Person, letter.campaign);
        // What tells and asks nothing is the letter's alone.
        if draft.link.is_none() && (!is_gathered || waiting == 0) {
            return Ok(Composed::Gone);
        }
        let (body, left) = self.below(letter).await?;
        let shown = Shown {
            title: cut(&draft.worded.subject),
            body,
            url: draft.link.unwrap_or_else(|| format!("{}/campaigns", self.addresses.public_url)),
            tag: campaign.filter(|_| !is_gathered).map_or_else(|| "sternpost".to_owned(), |id| id.to_string()),
            waiting,
        };
        let topic = Some(campaign.filter(|_| !is_gathered).map_or_else(|| "sternpost".to_owned(), |id| id.0.simple().to_string()));
        let is_urgent = letter.kind().patience() == Patience::Deadline || left.is_some_and(|left| left < SOON);
        let ttl_seconds = left.unwrap_or(WEEK).clamp(KEPT.0, KEPT.1);
        let notice = Notice { device, shown, topic, is_urgent, ttl_seconds };
        self.ready(letter, notice)
    }

    /// The line below the subject, and the seconds that are left to answer.
    async fn below(&self, letter: &NewLetter) -> Result<(String, Option<u32>), ComposeError> {
        let Some((campaign, seat)) = letter.campaign.zip(letter.seat) else { return Ok((String::new(), None)) };
        let snapshot = self.service.snapshot(campaign).await?;
        let Some(row) = row_of(&snapshot, seat).filter(|_| letter.kind().reader() != Reader::Person) else {
            return Ok((String::new(), None));
        };
        let words = letters::Words::new(row.spoken());
        let due = self.due_in_words(&snapshot, row);
        let body = if due.is_empty() { words.hook_turn(&row.name, &snapshot.campaign.name) } else { words.t(say::turn_until(due)) };
        let left = snapshot.due_of(Seat(seat)).map(|due| u32::try_from((due - self.service.clock.now()).num_seconds()).unwrap_or_default());
        Ok((cut(&body), left))
    }

    fn ready(&self, letter: &NewLetter, notice: Notice) -> Result<Composed, ComposeError> {
        let to = letter.recipient.parse().map_err(MessageError::from)?;
        let (id, from) = (letter.id.clone(), self.from.email.clone());
        Ok(Composed::Message(Box::new(Ready { id, from, to, bytes: vec![], instead: Some(Instead::Notice(Box::new(notice))) })))
    }
}

/// The trial notice for a person who tries a device: no campaign is meant.
#[must_use]
pub fn trial(device: Device, words: &letters::Words, url: String, waiting: usize) -> Notice {
    let shown = Shown { title: words.notice_trial(), body: cut(&device.name), url, tag: "sternpost".to_owned(), waiting };
    Notice { device, shown, topic: None, is_urgent: true, ttl_seconds: KEPT.0 }
}

/// A text that is no longer than a line.
fn cut(text: &str) -> String {
    if text.chars().count() <= LINE { text.to_owned() } else { text.chars().take(LINE - 1).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_model::device_keys::MOST_BYTES;

    #[test]
    fn the_longest_notice_has_room_in_one_message() {
        let longest = cut(&"\u{1f600}".repeat(1_000));
        let url = format!("https://{}/t/{}", "x".repeat(255), "y".repeat(22));
        let shown = Shown { title: longest.clone(), body: longest, url, tag: "z".repeat(36), waiting: 1_000 };
        assert!(serde_json::to_vec(&shown).unwrap().len() <= MOST_BYTES);
    }
}
