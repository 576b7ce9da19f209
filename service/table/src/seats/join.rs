//! Takes a seat: the invited player accepts and chooses what the game lets a seat choose.

use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service};
use serde_json::Value;
use std::sync::Arc;
use sternpost_core::{Seat, Text};
use sternpost_log::deal::leaves_it_open;
use sternpost_log::{Actor, Body, CampaignId, Cause, Entry};
use sternpost_model::chain::seal;
use sternpost_model::entropy;
use sternpost_model::free_text::is_visible;
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, SeatChange, SeatState, SeatUpdate, Status};

/// Something a seat can choose in the lobby.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The value, as the rules read it.
    pub value: Value,
    /// The choice in words.
    pub text: Text,
}

impl Offer {
    /// Whether the choice says nothing, so that the rules themselves draw one of those left.
    #[must_use]
    pub fn leaves_it_open(&self) -> bool {
        leaves_it_open(&self.value)
    }
}

/// Letters a phrase may have.
const LONGEST_PHRASE: usize = 200;

/// The phrase with which a seat was taken last.
pub(crate) fn phrase_of(entries: &[Entry], of: u8) -> Option<String> {
    let taken =
        |entry: &Entry| if let Body::SeatTaken { seat, phrase, .. } = &entry.body { (seat.0 == of).then(|| phrase.clone()) } else { None };
    entries.iter().rev().find_map(taken).flatten()
}

impl Service {
    /// Sets the language of a seat's letters and pages.
    ///
    /// # Errors
    /// If the campaign or the seat is gone.
    pub async fn set_language(&self, id: CampaignId, seat: u8, language: Language) -> Result<(), Refused> {
        self.change_seat(id, seat, SeatUpdate::Language(language)).await
    }

    /// The phrase a seat has added to chance so far, as it took its place.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn phrase_of_seat(&self, id: CampaignId, seat: u8) -> Result<Option<String>, Refused> {
        Ok(phrase_of(&self.all_entries(id, 0).await?, seat))
    }

    /// The choices a seat still has.
    ///
    /// # Errors
    /// If the campaign is gone or its options cannot be read.
    pub async fn seat_offers(&self, id: CampaignId, seat: u8) -> Result<Vec<Offer>, Refused> {
        let snapshot = self.snapshot(id).await?;
        let taken: Vec<Value> = snapshot.seats.iter().filter(|row| row.seat != seat).filter_map(|row| row.options.clone()).collect();
        let offers = snapshot.game.seat_offers(&snapshot.campaign.options, &taken)?;
        Ok(offers.into_iter().map(|(value, text)| Offer { value, text }).collect())
    }

    /// Takes a seat. A choice of none leaves it to the start, when what is free is dealt at random. The last one to come in
    /// starts the campaign.
    ///
    /// # Errors
    /// If the campaign has started, or the choice is not free.
    pub async fn take_seat(self: &Arc<Self>, id: CampaignId, seat: u8, choice: Option<Value>) -> Result<(), Refused> {
        self.take_seat_with(id, seat, choice, "").await
    }

    /// The same with a phrase that the seat adds to chance; if it is empty, one is drawn for it.
    ///
    /// # Errors
    /// As [`Service::take_seat`], and if the phrase is too long or holds what does not show.
    pub async fn take_seat_with(self: &Arc<Self>, id: CampaignId, seat: u8, choice: Option<Value>, phrase: &str) -> Result<(), Refused> {
        let phrase = phrase.trim();
        if phrase.chars().count() > LONGEST_PHRASE || !phrase.chars().all(is_visible) {
            return Err(Refused::Invalid(Reason::PhraseTooLong { most: LONGEST_PHRASE }));
        }
        let phrase = if phrase.is_empty() { entropy::token() } else { phrase.to_owned() };
        let service = self.clone();
        self.detached(async move {
            service.retry_on_conflict(id, |snapshot| service.take_seat_once(snapshot, seat, choice.clone(), phrase.clone())).await?;
            service.start_now_or_later(id).await
        })
        .await
    }

    /// Starts a campaign whose seats are all taken. What was done about its seats is done, whatever hinders the start: that is tried again by itself.
    pub(super) async fn start_now_or_later(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        match self.start_if_full(id).await {
            Err(error) if error.may_pass() => {
                tracing::warn!(campaign.id = %id, %error, "a full lobby could not start");
                Ok(())
            }
            started => started,
        }
    }

    async fn take_seat_once(&self, snapshot: Locked, seat: u8, choice: Option<Value>, phrase: String) -> Result<(), Refused> {
        let row = snapshot.seats.get(usize::from(seat)).cloned().ok_or(Refused::NoCampaign)?;
        if row.state == SeatState::Taken && row.options == choice {
            return Ok(());
        }
        if snapshot.campaign.status != Status::Lobby {
            return Err(Refused::WrongState(Reason::StartedAlready));
        }
        if row.state == SeatState::Open {
            return Err(Refused::WrongState(Reason::NobodyInvited));
        }
        if row.state == SeatState::Bot {
            return Err(Refused::WrongState(Reason::BotPlaysSeat));
        }
        let taken: Vec<Value> = snapshot.seats.iter().filter(|row| row.seat != seat).filter_map(|row| row.options.clone()).collect();
        let free = snapshot.game.seat_offers(&snapshot.campaign.options, &taken)?;
        if choice.as_ref().is_some_and(|choice| !free.iter().any(|(value, _)| value == choice)) {
            return Err(Refused::Invalid(Reason::ChoiceIsGone));
        }
        let now = self.clock.now();
        // Whoever only chooses anew is no news. The letter waits a while: those who come in together are told together.
        let news = if row.state == SeatState::Invited {
            letters::seat_taken(&snapshot.campaign, &snapshot.seats, &row, now + self.grace)
        } else {
            None
        };
        let change = SeatChange::of(&row, SeatUpdate::Taken(choice.clone()));
        let (seat, name, options) = (Seat(seat), row.name.clone(), choice.unwrap_or(Value::Null));
        let body = Body::SeatTaken { seat, name, options, bot: false, phrase: Some(phrase) };
        let entry = snapshot.next_entry(now, body).by(Actor::Seat(seat), Cause::MailLink);
        let entry = seal(entry, &snapshot.hash, &snapshot.secret);
        let letters = news.into_iter().collect();
        let commit = Commit { seats: vec![change], entries: vec![entry], letters, ..Commit::default() };
        let commit = self.no_arbiter_sits(&snapshot, row.address.as_deref(), commit).await?;
        self.store_and_forget(snapshot, commit).await
    }
}
