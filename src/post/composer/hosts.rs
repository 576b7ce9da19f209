//! Letters to who hosts: a campaign is stuck, a seat is taken, letters to somebody come back.

use super::{ComposeError, Composer, Draft};
use crate::campaign::Refused;
use crate::games::game_name;
use crate::language::Language;
use crate::log::CampaignId;
use crate::post::letters::{self, SeatTaken, Stuck, Unreachable};
use crate::store::{SeatRow, Status};

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

    /// In the language of the host's seat, if they have one.
    pub(super) async fn seat_taken(&self, id: CampaignId, seat: u8, to: &str) -> Result<Draft, ComposeError> {
        let (campaign, seats) = self.table(id).await?;
        let taken = seats.get(usize::from(seat)).ok_or_else(|| ComposeError::Unreadable("no seat".to_owned()))?;
        let waiting: Vec<&str> = seats.iter().filter(|row| row.state.is_missing()).map(|row| row.name.as_str()).collect();
        let letter = SeatTaken {
            campaign: campaign.name,
            game: game_name(&campaign.game),
            name: taken.name.clone(),
            waiting: waiting.join(", "),
            url: self.addresses.campaign(id),
        };
        Ok(Draft::of(&letter, &letters::Words::new(spoken_by(&seats, to)))?)
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
