//! Decides how a letter goes out: when it is due, which of the reader's wishes apply, and which transport carries it.

use super::composer::{ComposeError, Composed, Composer};
use super::inbound::address::hash_of;
use super::letters;
use super::message::{Instead, Ready};
use super::push::Pushes;
use super::webhook::{Body, Call, Webhooks};
use super::worker::{Plan, Writer};
use super::{SendError, Transport};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use serde_json::json;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_games::game_name;
use sternpost_model::letter::{Devices, Patience, Reader};
use sternpost_model::wishes::{Format, Rhythm, Second, SecondTo, Wishes};
use sternpost_store::{BounceKey, NewLetter, StoredLetter};
use sternpost_table::Refused;
use sternpost_table::talk::delivery::{first_id, is_copy, notice_of, second_id};

/// Mail by one way, calls of webhooks and notices to devices by others.
pub struct Ways {
    /// The way of mail.
    pub mail: Arc<dyn Transport>,
    /// The way of calls.
    pub hooks: Arc<Webhooks>,
    /// The way of notices.
    pub pushes: Arc<Pushes>,
}

#[async_trait]
impl Transport for Ways {
    async fn send(&self, message: &Ready) -> Result<(), SendError> {
        match &message.instead {
            Some(Instead::Call(call)) => self.hooks.call(call).await,
            Some(Instead::Notice(notice)) => self.pushes.send(notice).await,
            Some(Instead::Post(call)) => self.hooks.post(call).await,
            None => self.mail.send(message).await,
        }
    }
}

#[async_trait]
impl Writer for Composer {
    async fn write(&self, letter: &NewLetter) -> Result<Composed, ComposeError> {
        if letter.kind().reader() == Reader::Channel {
            return self.post_to_channel(letter).await;
        }
        if let Some((first, device)) = notice_of(&letter.id) {
            return self.notice(&NewLetter { id: first.to_owned(), ..letter.clone() }, device).await;
        }
        let Some(first) = first_id(&letter.id) else { return self.sent_as(letter, &letter.recipient, &letter.id).await };
        let second = self.service.store.second_way(&letter.recipient).await.map_err(Refused::from)?.filter(Second::is_ready);
        let letter_of_first = NewLetter { id: first.to_owned(), ..letter.clone() };
        match second.map(|second| second.to) {
            Some(SecondTo::Mail { address, .. }) => self.sent_as(&letter_of_first, &address, &letter.id).await,
            Some(SecondTo::Hook { url, format, secret }) => {
                let Some(body) = self.told(&letter_of_first, format).await? else { return Ok(Composed::Gone) };
                let instead = Some(Instead::Call(Call { url, body, secret: Some(secret) }));
                let to = letter.recipient.parse().map_err(super::message::MessageError::from)?;
                let from = self.from.email.clone();
                Ok(Composed::Message(Box::new(Ready { id: first.to_owned(), from, to, bytes: vec![], instead })))
            }
            None => Ok(Composed::Gone),
        }
    }

    async fn plan(&self, letter: &StoredLetter, now: DateTime<Utc>) -> Result<Plan, ComposeError> {
        let StoredLetter { letter: new, attempts, .. } = letter;
        let kind = new.kind();
        if kind.reader() == Reader::Channel {
            return Ok(Plan::Send(None));
        }
        let store = &self.service.store;
        let wishes = store.wishes(&new.recipient).await.map_err(Refused::from)?;
        // What was tried once is tried again as soon as the mail server likes.
        if let Some(wishes) = wishes.as_ref().filter(|_| *attempts <= 1) {
            let (until, patience) = (self.deadline(new).await?, kind.patience());
            let wanted = if is_copy(&new.id) { now } else { wishes.goes_out(patience, new.not_before, until) };
            let at = wanted.max(quiet_now(wishes, patience, now, until));
            if at > now {
                return Ok(Plan::Hold(at));
            }
        }
        if is_copy(&new.id) {
            return Ok(Plan::Send(None));
        }
        let lost = store.lost_way(&new.recipient).await.map_err(Refused::from)?;
        let is_about_a_seat = new.seat.is_some() && kind.reader() != Reader::Invited;
        let gathered = if wishes.is_some_and(|wishes| wishes.gathers()) { self.gathered(new, now).await? } else { None };
        if !is_about_a_seat {
            return Ok(Plan::Send(gathered));
        }
        if kind.devices() == Devices::Told || gathered.is_some() {
            self.tell_devices(new, now).await?;
        }
        let second = store.second_way(&new.recipient).await.map_err(Refused::from)?.filter(Second::is_ready);
        let is_bounced = lost.as_ref().is_some_and(|lost| lost.is_bounced(now));
        if let Some(second) = second.filter(|second| second.always || is_bounced) {
            let is_lost_too = store.lost_way(second.way()).await.map_err(Refused::from)?.is_some_and(|lost| lost.is_unreachable());
            if !is_lost_too {
                store.copy_letter(&new.id, &second_id(&new.id), now).await.map_err(Refused::from)?;
                if is_bounced {
                    return Ok(Plan::GoneSecond);
                }
            }
        }
        Ok(if lost.is_some_and(|lost| lost.is_unreachable()) { Plan::Unreachable } else { Plan::Send(gathered) })
    }

    async fn lost(&self, letter: &NewLetter, is_of_its_reader: bool) -> Result<(), ComposeError> {
        // That a device or a channel cannot be told says nothing about anybody's mailbox.
        if notice_of(&letter.id).is_some() || letter.kind().reader() == Reader::Channel {
            return Ok(());
        }
        Ok(self.service.letter_lost(letter, is_of_its_reader).await?)
    }

    async fn gone(&self, notice: &NewLetter) -> Result<(), ComposeError> {
        if let (Reader::Channel, Some(campaign)) = (notice.kind().reader(), notice.campaign) {
            self.service.store.drop_channel(campaign).await.map_err(Refused::from)?;
        }
        let Some((_, device)) = notice_of(&notice.id) else { return Ok(()) };
        self.service.store.drop_device(&notice.recipient, device).await.map_err(Refused::from)?;
        Ok(())
    }
}

/// A letter that was due long ago, as after a server was away, keeps the quiet of now.
fn quiet_now(wishes: &Wishes, patience: Patience, now: DateTime<Utc>, until: Option<DateTime<Utc>>) -> DateTime<Utc> {
    // The rhythm is over; what is left is whether this is a quiet hour.
    let at_once = Wishes { rhythm: Rhythm::AtOnce, ..wishes.clone() };
    at_once.goes_out(patience, now, until.map(|until| until.max(now)))
}

impl Composer {
    /// Until when a letter's question can be answered.
    async fn deadline(&self, letter: &NewLetter) -> Result<Option<DateTime<Utc>>, ComposeError> {
        let seat = letter.content.asked().and(letter.campaign.zip(letter.seat));
        let Some((campaign, seat)) = seat else { return Ok(None) };
        Ok(self.service.snapshot(campaign).await?.due_of(Seat(seat)))
    }

    /// A letter as mail to an address, sent under the name of its row in the outbox: that of the letter or of its copy.
    async fn sent_as(&self, letter: &NewLetter, to: &str, row: &str) -> Result<Composed, ComposeError> {
        let Composed::Message(mut message) = self.compose_for(letter, to).await? else { return Ok(Composed::Gone) };
        if let Some(replies) = &self.replies {
            let key = replies.bounce_key_of(row);
            let kept = BounceKey { hash: hash_of(&key), letter: row.to_owned(), made_at: self.service.clock.now() };
            self.service.store.put_bounce_key(&kept).await.map_err(Refused::from)?;
            message.from = replies.address(&key).parse().map_err(super::message::MessageError::from)?;
        }
        if let Some(signer) = &self.signer {
            message.bytes = signer.sign(&message.bytes, self.service.clock.now()).map_err(ComposeError::Signature)?;
        }
        Ok(Composed::Message(message))
    }

    /// The body of the call that tells a program of a letter: that there is one, and where to go. Not what it says, and no link that lets anybody in,
    /// for what is told there may be read by many.
    async fn told(&self, letter: &NewLetter, format: Format) -> Result<Option<Body>, ComposeError> {
        let (Some(draft), Some((campaign, seat))) = (self.draft(letter).await?, letter.campaign.zip(letter.seat)) else { return Ok(None) };
        drop(draft);
        let snapshot = self.service.snapshot(campaign).await?;
        let Some(row) = snapshot.seats.get(usize::from(seat)) else { return Ok(None) };
        let (name, game) = (snapshot.campaign.name.as_str(), game_name(&snapshot.campaign.game));
        let words = letters::Words::new(row.spoken());
        let is_of_all = letter.kind().reader() == Reader::Person;
        let is_asked = letter.content.asked().is_some() || is_of_all && !self.found(&letter.recipient).await?.is_empty();
        let text = if is_asked { words.hook_turn(&row.name, name) } else { words.hook_news(&row.name, name) };
        let url = if is_asked { format!("{}/turn", self.addresses.campaign(campaign)) } else { self.addresses.campaign(campaign) };
        let due = if is_asked { snapshot.due_of(Seat(seat)) } else { None };
        let said = match format {
            Format::Json => json!({
                "id": letter.id,
                "kind": letter.kind().name(),
                "campaign": { "id": campaign, "name": name, "game": game },
                "seat": seat,
                "name": row.name,
                "text": text,
                "url": url,
                "due": due,
            }),
            // A name must not call anybody up.
            Format::Discord => json!({ "content": format!("{text}\n{url}"), "allowed_mentions": { "parse": [] } }),
        };
        Ok(Some(Body::json(&said)))
    }
}
