//! Composes letters that invite to a seat.

use super::{ComposeError, Composer, Draft, with_words};
use crate::letters::{self, Invitation};
use sternpost_games::game_name;
use sternpost_model::letter::InvitationPayload;
use sternpost_model::pace;
use sternpost_picture::{Neighbours, text};
use sternpost_store::{NewLetter, SeatRow, Status};
use sternpost_table::seats::people::host_name;
use sternpost_table::{Refused, Snapshot};

impl Composer {
    /// Whether whoever is invited wants nothing from this host.
    pub(super) async fn is_unwanted(&self, snapshot: &Snapshot, row: &SeatRow) -> Result<bool, ComposeError> {
        let Some(address) = &row.address else { return Ok(false) };
        let host = snapshot.campaign.host_address.to_lowercase();
        let blocked = self.service.store.is_blocked(&address.to_lowercase(), Some(&host)).await;
        Ok(blocked.map_err(Refused::from)?)
    }

    /// An invitation to a seat, or to come for one that nobody holds.
    pub(super) async fn invited(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        letter: &NewLetter,
        payload: &InvitationPayload,
    ) -> Result<Option<Draft>, ComposeError> {
        // The seat may have passed to somebody else, of whom this server has not heard: only who holds it now is written to.
        let (_, seats) = self.table(row.campaign).await?;
        let Some(mut row) = seats.into_iter().nth(usize::from(row.seat)) else { return Ok(None) };
        let url = if let InvitationPayload::Wish(wish) = payload {
            let link = self.service.store.open_link(row.campaign).await.map_err(Refused::from)?;
            if link != Some(wish.generation) || snapshot.campaign.status != Status::Lobby {
                return Ok(None);
            }
            (row.name, row.address, row.language) = (wish.name.clone(), Some(letter.recipient.clone()), wish.language.tag().to_owned());
            self.addresses.wish(row.campaign, &letter.recipient, wish.clone())
        } else {
            self.addresses.invitation(&row)
        };
        if row.address.as_deref() != Some(letter.recipient.as_str()) || self.is_unwanted(snapshot, &row).await? {
            return Ok(None);
        }
        self.invitation(snapshot, &row, url, &letter.id).await.map(Some)
    }

    pub(super) async fn invitation(&self, snapshot: &Snapshot, row: &SeatRow, url: String, id: &str) -> Result<Draft, ComposeError> {
        let table: Vec<&str> = snapshot.seats.iter().map(|row| row.name.as_str()).collect();
        let look = snapshot.first_look();
        let map = look.as_ref().map(|look| with_words(snapshot, row, |words| text(&look.scene, words, Neighbours::Left)));
        let drawn = match look {
            Some(look) => self.boards.first(snapshot, look, row.spoken().tag()).await.ok(),
            None => None,
        };
        let picture = drawn.map(|pixels| (format!("board-{id}"), pixels.to_vec()));
        let letter = Invitation {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            host: host_name(snapshot),
            commitment: snapshot.secret.commitment(),
            table: table.join(", "),
            pace: pace::Words::new(row.spoken().tag()).terms(&snapshot.terms()).join(" "),
            map: map.unwrap_or_default(),
            picture: picture.as_ref().map(|(id, _)| id.clone()).unwrap_or_default(),
            url,
            block: self.addresses.blocking(row.address.as_deref().unwrap_or_default(), snapshot.campaign.id),
        };
        Ok(Draft::of(&letter, &letters::Words::new(row.spoken()))?.showing(picture))
    }
}
