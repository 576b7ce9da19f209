//! Stored rights: sign-ins, arbiters, and who may look on.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use sternpost_game::hex;
use sternpost_log::CampaignId;
use sternpost_model::language::Language;

/// A sign-in of a person in one browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub token_hash: String,
    /// The address of the person signed in.
    pub address: String,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
    /// When it began; none: it was begun before that was noted.
    pub begun_at: Option<DateTime<Utc>>,
    /// When it was last used, to the hour.
    pub used_at: Option<DateTime<Utc>>,
    /// What browser it seemed to be; empty: it did not say.
    pub browser: String,
}

/// Letters of a hash that name a sign-in, or what is proposed: enough to tell those of one person apart, of no use to whoever reads them.
const NAME: usize = 16;

impl Session {
    /// A sign-in of which nothing else is known.
    #[must_use]
    pub fn until(token_hash: impl Into<String>, address: impl Into<String>, expires_at: DateTime<Utc>) -> Self {
        Self { token_hash: token_hash.into(), address: address.into(), expires_at, begun_at: None, used_at: None, browser: String::new() }
    }

    /// Its name where its person ends it.
    #[must_use]
    pub fn name(&self) -> &str {
        Self::name_of(&self.token_hash)
    }

    /// Whether a text can be what one is called: no database is asked for others.
    #[must_use]
    pub fn is_name(text: &str) -> bool {
        text.len() == NAME && text.bytes().all(|byte| byte.is_ascii_hexdigit())
    }

    /// The name of the sign-in with this token hash.
    #[must_use]
    pub fn name_of(token_hash: &str) -> &str {
        token_hash.get(..NAME).unwrap_or(token_hash)
    }
}

/// The sign-ins of a person that end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndedSessions<'s> {
    /// The one of this name.
    One(&'s str),
    /// All but the one of this hash.
    AllBut(&'s str),
}

/// The person who rules disputes, or is to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbiter {
    /// The address.
    pub address: String,
    /// The name shown at the table.
    pub name: String,
    /// The language of letters.
    pub language: Language,
    /// When they were named or proposed.
    pub since: DateTime<Utc>,
}

/// A proposal of an arbiter for a campaign that is played, or that there should be none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArbiterProposal {
    /// The person proposed; none: there should be none any more.
    pub who: Option<Arbiter>,
    /// When it was proposed.
    pub since: DateTime<Utc>,
    /// The seats that have agreed, each with a hash of its holder's address: who holds a seat later has not.
    pub agreed: BTreeMap<u8, String>,
}

impl ArbiterProposal {
    /// Its name, which everybody who agrees gives, so that nobody agrees to somebody else than they have read of.
    #[must_use]
    pub fn name(&self) -> String {
        let who = self.who.as_ref().map(|who| (&who.name, &who.address));
        let of = serde_json::to_string(&(self.since.timestamp_micros(), who)).expect("names are plain data");
        hex(&Sha256::digest(of))[..NAME].to_owned()
    }
}

/// A change of the arbiter, in the same transaction as everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArbiterChange {
    /// The campaign.
    pub campaign: CampaignId,
    /// The proposal it was decided on: if it is another one by now, nothing is changed.
    pub known: Option<ArbiterProposal>,
    /// The change itself.
    pub what: ArbiterUpdate,
}

/// A change of the arbiter, or of the proposal of one. An earlier proposal is gone in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArbiterUpdate {
    /// Somebody is it from now on.
    Named(Arbiter),
    /// Nobody is it any more.
    Nobody,
    /// This is proposed.
    Proposed(ArbiterProposal),
    /// Nothing else.
    Withdrawn,
}

/// The delay between what has happened and what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Delay {
    /// So many hours: nothing tells that something newer has happened.
    Hours(#[schemars(range(min = 1, max = Delay::MOST_HOURS))] u32),
    /// So many entries: that one more is shown tells that one more has been made.
    Entries(#[schemars(range(min = 1, max = Delay::MOST_ENTRIES))] u32),
}

impl Delay {
    /// What is not said otherwise: a day.
    pub const USUAL: Self = Self::Hours(24);
    /// The longest in hours: thirty days.
    pub const MOST_HOURS: u32 = 720;
    /// The most entries.
    pub const MOST_ENTRIES: u32 = 1_000;

    /// Whether it is one of those that can be chosen.
    #[must_use]
    pub fn is_sound(self) -> bool {
        match self {
            Self::Hours(hours) => (1..=Self::MOST_HOURS).contains(&hours),
            Self::Entries(entries) => (1..=Self::MOST_ENTRIES).contains(&entries),
        }
    }
}

/// The spectators a campaign admits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// Anybody who knows the campaign's address, as it stands.
    #[default]
    Anybody,
    /// Anybody who has the link, with a delay.
    ByLink(Delay),
    /// Nobody.
    Nobody,
}

/// The spectators a campaign admits, and the generation of their link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spectators {
    /// Who may look on.
    pub watching: Watching,
    /// The generation of the link: older ones are dead.
    pub generation: u32,
}
