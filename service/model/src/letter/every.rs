//! The table of all letters, a row each: its payload, its name in the outbox (for ever), whom it is for, how long it can wait, what becomes of it
//! among others, and how outboxes hold it (read for ever, and written back the same). Below the rows stand the small payloads: what a letter needs
//! to know besides its campaign.

use super::{CourtPayload, Devices, Gathered, Gathering, Patience, Payload, Reader, ReceiptPayload, SeatNews, UnreadableLetter};
use crate::language::Language;
use crate::wishes::Every;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;

letters! {
    /// A seat is offered.
    Invitation(InvitationPayload) = "invitation" { Invited, None, Alone, Untold }
        kept "{}", r#"{"name":"Ada","language":"de","generation":2,"seat":1}"#
    /// Somebody has taken a seat: for the host.
    SeatTaken(SeatPayload) = "seat-taken" { Host, Any, Alone, Untold }
        kept r#"{"seat":1}"#
    /// Somebody does not want the seat they were invited to: for the host.
    SeatDeclined(DeclinedPayload) = "seat-declined" { Host, None, Alone, Untold }
        kept r#"{"name":"Ada"}"#
    /// The campaign has started.
    Started(NoPayload) = "started" { Player, Any, Alone, Untold }
        kept "{}"
    /// An answer is owed.
    Turn(TurnPayload) = "turn" { Player, Any, Asks, Told }
        kept r#"{"question":"q3-1","version":3}"#, r#"{"question":"q3-1","version":3,"begins":true}"#
    /// Somebody has put something to the seat that nobody waits for.
    Proposal(ProposalPayload) = "proposal" { Player, Any, Alone, Told }
        kept r#"{"choices":["a"],"since":4}"#
    /// What was said at the table, to who is asked nothing.
    Talk(TalkPayload) = "talk" { Player, Any, Tells, Untold }
        kept r#"{"after":4,"until":"2027-01-12T18:00:00Z"}"#
    /// What seats promise each other: something is asked, has changed or has fallen due.
    Promise(PromisePayload) = "promise" { Player, Any, Tells, Untold }
        kept r#"{"since":"2027-01-12T18:00:00Z"}"#
    /// The campaign is over.
    Ended(NoPayload) = "ended" { Holder, Any, Alone, Untold }
        kept "{}"
    /// A link to sign in.
    SignIn(LinkPayload) = "sign-in" { Address, None, Alone, Untold }
        kept r#"{"language":"en","url":"https://post.example/s/t"}"#
    /// The campaign is stuck: for host and operator.
    Stuck(StuckPayload) = "stuck" { Host, None, Alone, Untold }
        kept r#"{"campaign":"0190a0b0"}"#
    /// The rules have changed under the campaign.
    NewRules(NewRulesPayload) = "new-rules" { Player, Any, Alone, Untold }
        kept r#"{"back_to":9}"#
    /// The time of an answer is passing.
    Reminder(TurnPayload) = "reminder" { Player, Deadline, Alone, Told }
        kept r#"{"question":"q3-1","version":3}"#
    /// Something about time has changed for everybody.
    Timing(TimingPayload) = "timing" { Holder, Any, Alone, Untold }
        kept r#"{"what":{"more-asked":{"by":1,"hours":24}}}"#
    /// What became of a reply, and what is asked next.
    Receipt(Box<ReceiptPayload>) = "receipt" { Holder, None, Alone, Untold }
        kept r#"{"generation":1,"quoted":["a"],"heard":{"not-taken":{"gone":{"answered":7}}}}"#
    /// Everything its reader owes, over all campaigns.
    Owed(Gathered) = "owed" { Person, Any, Gathered, Told }
        kept r#"{"talk":[["0190a0b0-0000-7000-8000-000000000001",1,{"after":4,"until":null}]],"promises":[]}"#, r#"{"talk":[],"promises":[],"begins":[["0190a0b0-0000-7000-8000-000000000001",1,3]]}"#
    /// Whether a second address is its reader's.
    Confirm(LinkPayload) = "confirm" { Address, None, Alone, Untold }
        kept r#"{"language":"de","url":"https://post.example/v/t"}"#
    /// Letters to a player do not arrive: for the host.
    Unreachable(SeatPayload) = "unreachable" { Host, Any, Alone, Untold }
        kept r#"{"seat":1}"#
    /// Something about a seat that changes hands: to who is to have it, has it, had it.
    Seat(SeatNews) = "seat" { Holder, None, Alone, Untold }
        kept r#"{"what":"passed","seat":1,"generation":2}"#, r#"{"what":"arbiter-you"}"#
    /// Something about a dispute or a motion, or the campaign went back.
    Court(CourtPayload) = "court" { Holder, Any, Tells, Untold }
        kept r#"{"from":4,"to":5,"opens":true}"#
    /// What happened at the tables somebody hosts, and who is waited for there.
    Hosted(HostedPayload) = "hosted" { Person, Any, Alone, Untold }
        kept r#"{"every":"week","since":"2027-01-12T18:00:00Z"}"#
    /// What happened at the table, to people beside it.
    Channel(PostPayload) = "channel" { Channel, None, Alone, Untold }
        kept r#"{"after":4,"up-to":9}"#
}

/// The payload of a letter that needs to know nothing besides its campaign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoPayload {}

impl Payload for NoPayload {}

/// The payload of a letter with a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkPayload {
    /// The language of its reader.
    #[serde(default)]
    pub language: Language,
    /// The link.
    pub url: String,
}

impl Payload for LinkPayload {}

/// The payload of a letter about a campaign that is stuck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StuckPayload {
    /// The campaign's name in messages.
    #[serde(default)]
    pub campaign: String,
}

impl Payload for StuckPayload {}

/// The payload of an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum InvitationPayload {
    /// Its reader would like a seat that nobody holds.
    Wish(WishPayload),
    /// The seat is kept for its reader.
    Kept {},
}

impl Payload for InvitationPayload {}

/// The payload of the letter to somebody who would like a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WishPayload {
    /// The name.
    pub name: String,
    /// The language.
    pub language: Language,
    /// The generation of the open link by which it was asked for.
    pub generation: u32,
    /// Which seat, if one is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// The payload of a letter about a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPayload {
    /// The seat it tells of.
    pub seat: u8,
}

impl Payload for SeatPayload {}

/// The payload of a letter about a declined invitation: the seat may be somebody else's by the time it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclinedPayload {
    /// The name of the person who was invited.
    pub name: String,
}

impl Payload for DeclinedPayload {}

/// The payload of a turn letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnPayload {
    /// The question.
    pub question: String,
    /// The entry it was asked at.
    pub version: u64,
    /// Whether the campaign has begun with that entry, which no other letter tells the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begins: bool,
}

impl TurnPayload {
    /// The payload for a question that was asked at an entry.
    #[must_use]
    pub fn of(question: &str, version: u64) -> Self {
        Self { question: question.to_owned(), version, begins: false }
    }
}

impl Payload for TurnPayload {
    fn asked(&self) -> Option<&TurnPayload> {
        Some(self)
    }

    fn gather(&self, about: Option<(CampaignId, u8)>, into: &mut Gathered) {
        into.begins.extend(about.filter(|_| self.begins).map(|(campaign, seat)| (campaign, seat, self.version)));
    }
}

/// The payload of a letter about a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposalPayload {
    /// The choices that answer it. When all are gone there is nothing to say any more.
    pub choices: Vec<String>,
    /// The entry it became: what its proposer has said to the seat alone since goes with it.
    #[serde(default)]
    pub since: Option<u64>,
}

impl Payload for ProposalPayload {}

/// The payload of a letter that tells what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TalkPayload {
    /// What was said after this has not been told.
    pub after: u64,
    /// The time until which it waits for more.
    #[serde(default)]
    pub until: Option<DateTime<Utc>>,
}

impl Payload for TalkPayload {
    fn gather(&self, about: Option<(CampaignId, u8)>, into: &mut Gathered) {
        into.talk.extend(about.map(|(campaign, seat)| (campaign, seat, *self)));
    }
}

/// The payload of a letter about promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PromisePayload {
    /// What was answered from then on is told.
    pub since: DateTime<Utc>,
}

impl Payload for PromisePayload {
    fn gather(&self, about: Option<(CampaignId, u8)>, into: &mut Gathered) {
        into.promises.extend(about.map(|(campaign, seat)| (campaign, seat, *self)));
    }
}

/// The payload of the letter about new rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewRulesPayload {
    /// If answers are asked again: the entry up to which they count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_to: Option<u64>,
}

impl Payload for NewRulesPayload {}

/// The payload of a letter about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimingPayload {
    /// The change to time that it tells of.
    pub what: Timing,
}

/// The change to time that a letter tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Other terms hold.
    Settled,
    /// The host has paused.
    Paused,
    /// Time was over, and the campaign pauses.
    Over,
    /// Time runs again.
    Resumed,
    /// Time was over, and the table says what is done.
    TableAsked,
    /// A seat asks the table for so many hours more.
    MoreAsked {
        /// The seat that asks.
        by: u8,
        /// The number of hours.
        hours: u32,
    },
    /// A seat asks the table that time runs again.
    ResumeAsked {
        /// The seat that asks.
        by: u8,
    },
}

impl Timing {
    /// Whether the table is asked something.
    #[must_use]
    pub fn asks(self) -> bool {
        match self {
            Self::TableAsked | Self::MoreAsked { .. } | Self::ResumeAsked { .. } => true,
            Self::Settled | Self::Paused | Self::Over | Self::Resumed => false,
        }
    }

    /// The seat that knows already: the one that has asked the table.
    #[must_use]
    pub fn known_to(self) -> Option<u8> {
        match self {
            Self::MoreAsked { by, .. } | Self::ResumeAsked { by } => Some(by),
            Self::Settled | Self::Paused | Self::Over | Self::Resumed | Self::TableAsked => None,
        }
    }
}

impl Payload for TimingPayload {}

/// The payload of a letter to a host about their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostedPayload {
    /// How often they were wanted as it was put into the outbox: with another wish it has nothing to say.
    pub every: Every,
    /// What happened after this is told.
    pub since: DateTime<Utc>,
}

impl Payload for HostedPayload {}

/// The payload of a post in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PostPayload {
    /// The last entry that was told of before.
    pub after: u64,
    /// The last it tells of.
    pub up_to: u64,
}

impl Payload for PostPayload {}

#[cfg(test)]
#[path = "every_tests.rs"]
mod tests;
