//! Digest letters that tell hosts what happened at their tables, by the day or the week. Each puts the next one into the outbox, under a name made
//! of its reader and its day, so that there is only one.

use crate::{Refused, Service};
use chrono::{DateTime, Utc};
use sha2::{Digest as _, Sha256};
use sternpost_game::hex;
use sternpost_model::letter::{HostedPayload, Letter, LetterKind};
use sternpost_model::wishes::Wishes;
use sternpost_store::NewLetter;

impl Service {
    /// Puts the next letter to a host into the outbox, if its reader wants any; it tells what happened since the last.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn host_letter_after(
        &self,
        address: &str,
        wishes: &Wishes,
        last: DateTime<Utc>,
        since: DateTime<Utc>,
    ) -> Result<(), Refused> {
        let Some((hosting, due)) = wishes.hosting.zip(wishes.hosting_after(last)) else { return Ok(()) };
        let name: String = hex(&Sha256::digest(address)).chars().take(24).collect();
        let letter = NewLetter {
            id: format!("{}.{name}.{}", LetterKind::Hosted.name(), due.timestamp()),
            campaign: None,
            seat: None,
            content: Letter::Hosted(HostedPayload { every: hosting.every, since }),
            recipient: address.to_owned(),
            not_before: due,
        };
        self.store.put_letter_once(&letter).await?;
        Ok(())
    }
}
