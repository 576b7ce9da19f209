//! Composes letters to the host: a campaign is stuck, a seat is taken, letters to somebody come back.

use super::{ComposeError, Composer, Draft};
use crate::letters::{self, SeatDeclined, SeatTaken, Stuck, Unreachable};
use sternpost_games::game_name;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::letter::{Letter, SeatPayload};
use sternpost_store::{DeliveryState, NewLetter, SeatRow, Status, StoredLetter};
use sternpost_table::Refused;

/// The language of the seat an address holds; English if it holds none.
fn spoken_by(seats: &[SeatRow], address: &str) -> Language {
    seats.iter().find(|row| row.address.as_deref() == Some(address)).map(SeatRow::spoken).unwrap_or_default()
}

impl Composer {
    /// In the language of the reader's seat, if they have one: the host may play too.
    pub(super) async fn stuck(&self, id: CampaignId, to: &str) -> Result<Draft, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let language = spoken_by(&seats, to);
        let letter = Stuck { campaign: campaign.name, game: game_name(&campaign.game), url: self.addresses.campaign(id) };
        Ok(Draft::of(&letter, &letters::Words::new(language))?)
    }

    /// In the language of the host's seat, if they have one. Of several who came in together the last letter tells; the ones before it have
    /// nothing to say.
    pub(super) async fn seat_taken(&self, id: CampaignId, seat: u8, letter: &NewLetter) -> Result<Option<Draft>, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let Some(mut come) = self.come_before(id, letter).await? else { return Ok(None) };
        come.push(seat);
        let name = |seat: &u8| seats.get(usize::from(*seat)).map(|row| row.name.clone());
        let names: Vec<String> = come.iter().filter_map(name).collect();
        let to = letter.recipient.as_str();
        let waiting: Vec<&str> = seats.iter().filter(|row| row.state.is_missing()).map(|row| row.name.as_str()).collect();
        let letter = SeatTaken {
            campaign: campaign.name,
            game: game_name(&campaign.game),
            is_one: names.len() < 2,
            name: names.join(", "),
            waiting: waiting.join(", "),
            url: self.addresses.campaign(id),
        };
        Ok(Some(Draft::of(&letter, &letters::Words::new(spoken_by(&seats, to)))?))
    }

    /// In the language of the host's seat, if they have one.
    pub(super) async fn seat_declined(&self, id: CampaignId, name: String, to: &str) -> Result<Draft, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let url = self.addresses.campaign(id);
        let letter = SeatDeclined { campaign: campaign.name, game: game_name(&campaign.game), name, url };
        Ok(Draft::of(&letter, &letters::Words::new(spoken_by(&seats, to)))?)
    }

    /// The seats whose taking no letter has told before this one; none if a later letter will tell of it.
    async fn come_before(&self, id: CampaignId, letter: &NewLetter) -> Result<Option<Vec<u8>>, ComposeError> {
        let all = self.service.store.letters(id).await.map_err(Refused::from)?;
        let is_of_its_kind = |other: &&StoredLetter| other.letter.kind() == letter.kind() && other.letter.recipient == letter.recipient;
        let all: Vec<&StoredLetter> = all.iter().filter(is_of_its_kind).collect();
        let at = all.iter().position(|other| other.letter.id == letter.id).unwrap_or(all.len());
        if all.iter().skip(at + 1).any(|later| later.state == DeliveryState::Pending) {
            return Ok(None);
        }
        let untold = all[..at].iter().rev().take_while(|before| matches!(before.state, DeliveryState::Pending | DeliveryState::Withdrawn));
        let seat = |before: &&StoredLetter| {
            if let Letter::SeatTaken(SeatPayload { seat }) = before.letter.content { Some(seat) } else { None }
        };
        let mut seats: Vec<u8> = untold.filter_map(seat).collect();
        seats.reverse();
        Ok(Some(seats))
    }

    /// Letters to a seat do not arrive; nothing to say if they do again, or somebody else holds it.
    pub(super) async fn unreachable(&self, id: CampaignId, seat: u8, to: &str) -> Result<Option<Draft>, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let Some(row) = seats.get(usize::from(seat)) else { return Ok(None) };
        let lost = match &row.address {
            Some(address) => self.service.store.lost_way(address).await.map_err(Refused::from)?,
            None => None,
        };
        if !lost.is_some_and(|lost| lost.is_unreachable()) || campaign.status == Status::Ended {
            return Ok(None);
        }
        let letter = Unreachable {
            campaign: campaign.name,
            game: game_name(&campaign.game),
            name: row.name.clone(),
            url: self.addresses.campaign(id),
        };
        Ok(Some(Draft::of(&letter, &letters::Words::new(spoken_by(&seats, to)))?))
    }
}
