//! API types and operations of roles in a campaign: the arbiter, and who may look on.

use crate::operation::{Operation, get, post};
use crate::parameters::TextOrNull;
use crate::problem::Failure;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use sternpost_core::Seat;
use sternpost_log::schemas::Moment;
use sternpost_model::language::Language;
use sternpost_store as store;
use sternpost_table::seats::roles::RoleWish;

/// The roles in a campaign.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Roles {
    /// The host's name at the table; null: they hold no seat.
    pub host: Option<String>,
    /// Who rules disputes.
    pub arbiter: Option<String>,
    /// Who is proposed as arbiter; null too for who neither plays nor hosts.
    pub proposal: Option<ProposedArbiter>,
    /// Who but the table may look on.
    pub watching: store::Watching,
    /// Where the campaign is told of, for the host.
    pub channel: Option<ChannelTold>,
    /// The spectators' link, for the host.
    pub url: Option<String>,
    /// With what posts to a program are signed: after `channel`, and never again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<TextOrNull>")]
    pub secret: Option<Option<String>>,
    /// What a first call came to, after `channel`: `ok`, or why it did not go well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
}

/// A person proposed as arbiter.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ProposedArbiter {
    /// What the proposal is called: whoever agrees names it.
    pub proposal: String,
    /// The name; null: that there should be none.
    pub name: Option<String>,
    /// Their address, masked: enough to tell two people of one name apart; null: that there should be none.
    pub address: Option<String>,
    /// The moment since when it is proposed.
    #[schemars(with = "Moment")]
    pub since: DateTime<Utc>,
    /// The seats that have not agreed.
    #[schemars(with = "Vec<Seat>")]
    pub waits_for: Vec<u8>,
}

/// The channel of a campaign.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ChannelTold {
    /// The server that is called; the rest of the address is a secret.
    pub at: Option<String>,
    /// How it takes what is told.
    pub format: store::ChannelFormat,
    /// In which language it is told.
    pub language: Language,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/roles",
            "roles",
            "Host and arbiter by name, and who may look on; to who plays or hosts what is proposed, to the host the \
             spectators' link.",
        )
        .for_onlookers()
        .answers::<Roles>(200, "Who may do what.")
        .can_fail(&[Failure::Conflict]),
        post(
            "/campaigns/{id}/roles",
            "act-on-roles",
            "The arbiter is named, proposed, agreed to, laid down; the host settles who may look on.",
        )
        .takes::<RoleWish>()
        .answers::<Roles>(200, "Who may do what now.")
        .can_fail(&[Failure::Conflict]),
    ]
}
