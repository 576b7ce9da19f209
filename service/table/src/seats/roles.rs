//! The roles beside a campaign's seats: who rules its disputes, who may look on, and where people beside the table are told of it.

use crate::acts::{Admitted, Outcome};
use crate::seats::people::LONGEST_ADDRESS;
use crate::{Refused, Service};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use sternpost_model::entropy;
use sternpost_model::free_text::LONGEST_NAME;
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;
use sternpost_model::wishes::Secret;
use sternpost_store::{Channel, ChannelFormat, Delay, Watching};

/// An act on the roles beside the seats.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
#[schemars(rename = "RoleAct")]
pub enum RoleWish {
    /// Somebody is to be arbiter: before the start the host names them, after it everybody who holds a seat agrees.
    Name {
        /// The name shown.
        #[schemars(length(min = 1, max = LONGEST_NAME))]
        name: String,
        /// The mail address of the person named.
        #[schemars(email, length(max = LONGEST_ADDRESS))]
        email: String,
        /// The language of letters.
        #[serde(default)]
        language: Language,
    },
    /// Nobody is to be arbiter.
    Nobody {},
    /// The seat agrees to what is proposed.
    Agree {
        /// The proposal, by its name. If there is another by now it is refused.
        #[serde(default)]
        proposal: Option<String>,
    },
    /// It does not, or the host takes it back: nothing is proposed any more.
    Decline {},
    /// The arbiter lays it down.
    LayDown {},
    /// The host settles who may look on.
    Watching {
        /// Who may look on.
        by: Watching,
        /// Whether links made before are dead.
        #[serde(default)]
        anew: bool,
    },
    /// The host settles where the campaign is told of.
    Channel {
        /// The webhook that is called with each post; once now.
        #[schemars(with = "String", length(max = 1000))]
        url: Secret,
        /// How it takes what is told.
        format: ChannelFormat,
        /// The language of its posts.
        #[serde(default)]
        language: Language,
    },
    /// It is told of nowhere.
    NoChannel {},
}

impl RoleWish {
    /// Refuses what makes no sense whatever the campaign is like.
    pub(crate) fn check(&self) -> Result<(), Refused> {
        match self {
            Self::Watching { by: Watching::ByLink(delay), .. } if !delay.is_sound() => {
                Err(Refused::Invalid(Reason::DelayCannotBe { hours: Delay::MOST_HOURS, entries: Delay::MOST_ENTRIES }))
            }
            Self::Watching { .. }
            | Self::Name { .. }
            | Self::Nobody {}
            | Self::Agree { .. }
            | Self::Decline {}
            | Self::LayDown {}
            | Self::Channel { .. }
            | Self::NoChannel {} => Ok(()),
        }
    }
}

impl Service {
    /// Does something about who may do what.
    ///
    /// # Errors
    /// [`Refused::Invalid`] and [`Refused::WrongState`] if it cannot be done.
    pub(crate) async fn about_roles(self: &Arc<Self>, admitted: &Admitted, wish: RoleWish) -> Result<Outcome, Refused> {
        let id = admitted.id();
        match wish {
            RoleWish::Watching { by, anew } => self.store.set_spectators(id, by, anew).await?,
            RoleWish::Channel { url, format, language } => {
                // What has happened before is none of its readers' news.
                let told = self.shown_to_channel(id).await?.last().unwrap_or_default();
                let url = Secret(url.0.trim().to_owned());
                let channel = Channel { campaign: id, url, format, secret: Secret(entropy::token()), language, told };
                self.store.put_channel(&channel).await?;
                return Ok(Outcome::Channel(Box::new(channel)));
            }
            RoleWish::NoChannel {} => {
                self.store.drop_channel(id).await?;
            }
            arbiter @ (RoleWish::Name { .. }
            | RoleWish::Nobody {}
            | RoleWish::Agree { .. }
            | RoleWish::Decline {}
            | RoleWish::LayDown {}) => {
                let address = admitted.by.address.as_ref().ok_or(Refused::NotSignedIn)?;
                self.arbitrate(id, address, arbiter, admitted.by.cause).await?;
            }
        }
        Ok(Outcome::Done)
    }
}
