//! A seat's acts on talk: it says something, marks talk as read, or settles how it follows it.

use super::audience::bit;
use crate::acts::Admitted;
use crate::{Refused, Service};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_model::reason::Reason;
use sternpost_store::Digest;

/// An act on talk: something is said, or done about what is said.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum TalkWish {
    /// Something is said.
    Say {
        /// The seats that are to hear it; none: everybody at the table.
        to: BTreeSet<u8>,
        /// The words that are said.
        said: String,
    },
    /// It was read.
    Read {
        /// The name of the last of it.
        #[serde(rename = "up-to")]
        up_to: String,
    },
    /// The seat follows it in another way. What is not named stays as it is.
    Follow {
        /// How often a letter tells it.
        digest: Option<Digest>,
        /// The seats whose talk it does not want.
        muted: Option<BTreeSet<u8>>,
    },
}

impl Service {
    /// Does something about talk. Returns the name of what was said.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if it says nothing, too much, to nobody, or names what the seat has not heard or a seat that is not there.
    pub(crate) async fn about_talk(&self, admitted: &Admitted, wish: TalkWish) -> Result<Vec<String>, Refused> {
        let seat = admitted.whom.as_seat()?;
        let snapshot = admitted.snapshot();
        match wish {
            TalkWish::Say { to, said } => return Ok(vec![self.say(snapshot, seat, &to, &said).await?]),
            TalkWish::Read { up_to } => self.read_talk(snapshot, seat, &up_to).await?,
            TalkWish::Follow { digest, muted } => {
                let is_other = |other: &u8| usize::from(*other) < snapshot.seats.len() && *other != seat.0;
                if let Some(wrong) = muted.iter().flatten().find(|other| !is_other(other)) {
                    return Err(Refused::Invalid(Reason::NoOtherSeat { seat: *wrong }));
                }
                if let Some(muted) = muted {
                    self.mark_talk(snapshot, seat, |marks| marks.muted = muted.iter().fold(0, |all, other| all | bit(*other))).await?;
                }
                if let Some(digest) = digest {
                    self.choose_digest(snapshot, seat, digest).await?;
                }
            }
        }
        Ok(vec![])
    }
}
