//! What an entry of the log is. The serialised names are for ever.

use super::chance::Phrases;
use super::court::{Again, CourtAct, Draws};
use super::pace::{SeatedAct, TimeAct};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;
use sternpost_core::{Answer, Seat, Standing};
use uuid::Uuid;

/// The name of a campaign; ordered by the time it was created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CampaignId(pub Uuid);

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for CampaignId {
    type Err = uuid::Error;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.parse()?))
    }
}

/// Who acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The holder of a seat.
    Seat(Seat),
    /// Who created the campaign.
    Host,
    /// Who rules on disputes.
    Arbiter,
    /// Who runs the server.
    Operator,
    /// The service itself.
    System,
}

/// By what way an entry came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A page of a signed-in player.
    Page,
    /// The link of a mail.
    MailLink,
    /// A mail that was answered.
    Reply,
    /// The JSON API.
    Api,
    /// An answer given ahead.
    StandingOrder,
    /// Its seat was asked because others may not know that it has no choice: the one answer it could give.
    OnlyChoice,
    /// By what way a seat has answered is its own business: what everybody is shown of it.
    Unsaid,
    /// A passed deadline.
    Deadline,
    /// A bot.
    Bot,
    /// The host's doing.
    Host,
    /// An arbiter's ruling.
    Arbiter,
    /// A vote of the seats.
    Vote,
    /// The doing of whoever runs the server.
    Operator,
    /// The course of a campaign: creation, start, end.
    Lifecycle,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "kind")]
pub enum Body {
    /// The campaign was created.
    Created {
        /// The game's id.
        game: String,
        /// The campaign's name.
        name: String,
        /// The host's options.
        options: Value,
        /// How many seats.
        seats: u8,
        /// SHA-256 of the campaign's secret, in hexadecimal: the commitment to every die and shuffle.
        commitment: String,
        /// Where it was forked from, if it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forked: Option<Forked>,
    },
    /// Somebody took a seat.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// The name shown.
        name: String,
        /// What the seat chose: its faction.
        options: Value,
        /// Whether a bot plays it.
        bot: bool,
        /// What the seat adds to chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<String>,
    },
    /// The campaign started.
    Started {
        /// The set-up: options and seats, as the rules read it.
        setup: Value,
        /// What the seats have added to chance: from here on it is derived from that too.
        #[serde(default, skip_serializing_if = "Phrases::are_none")]
        phrases: Phrases,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat answered: one turn.
    Answered {
        /// The question's id.
        question: String,
        /// Who.
        seat: Seat,
        /// What, by choice id.
        answers: Vec<Answer>,
        /// Its order that has answered, if one has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<String>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// All seats that a step asked together have answered: their answers are opened at once.
    Together {
        /// How many steps were answered before.
        step: u64,
        /// What each seat answered, in the order of seats.
        answers: Vec<Given>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat did something that it may do whenever it likes and for which nobody waits.
    Anytime {
        /// Who.
        seat: Seat,
        /// What, by choice id.
        answers: Vec<Answer>,
        /// Its order that has done it, if one has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<String>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat took its own answer back: the head moves to an earlier entry.
    TakenBack {
        /// Who.
        seat: Seat,
        /// The entry that is the head now.
        to: u64,
    },
    /// The head moves to an earlier entry.
    Rewound {
        /// The entry that is the head now.
        to: u64,
        /// Why.
        why: String,
        /// What chance gives from here on.
        #[serde(default, skip_serializing_if = "Draws::are_anew")]
        draws: Draws,
        /// Where chance gives the same again: which steps draw as which entries did.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        again: Vec<Again>,
        /// The entry that has ordered it: a motion that was carried, or a ruling.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u64>,
    },
    /// Something about time: it moves no position.
    Timed {
        /// What.
        #[serde(flatten)]
        act: TimeAct,
    },
    /// Something about who holds a seat in play: it moves no position.
    Seated {
        /// What.
        #[serde(flatten)]
        act: SeatedAct,
    },
    /// Something about the table's own past: a dispute, a ruling, a motion, a vote. It moves no position.
    Court {
        /// What.
        #[serde(flatten)]
        act: CourtAct,
    },
    /// New ground: folding goes on from this snapshot.
    Rebased {
        /// The position.
        snapshot: Value,
        /// Why.
        why: String,
        /// The ruling that corrects the position, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u64>,
    },
    /// The campaign is over; its secret is published.
    Ended {
        /// The result.
        standings: Vec<Standing>,
        /// The secret, in hexadecimal: everything random can be checked with it.
        secret: String,
    },
}

/// Where a campaign was forked from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Forked {
    /// The campaign it was.
    pub from: CampaignId,
    /// After which of its entries.
    pub seq: u64,
    /// That entry's hash.
    pub hash: String,
}

/// An answer that waited beside the log until it was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Given {
    /// Whose.
    pub seat: Seat,
    /// The question's id.
    pub question: String,
    /// What, by choice id.
    pub answer: Answer,
    /// When it came, to the microsecond.
    #[serde(with = "chrono::serde::ts_microseconds")]
    pub received_at: DateTime<Utc>,
    /// By what way.
    pub cause: Cause,
    /// The order of its seat that has answered, if one has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
}

impl Cause {
    /// Whether a seat has answered by a way that is nobody else's business: that an order or the rules have answered for it would tell what it
    /// holds or thinks.
    #[must_use]
    pub fn is_its_seats(self) -> bool {
        match self {
            Self::Page | Self::MailLink | Self::Reply | Self::Api | Self::StandingOrder | Self::OnlyChoice => true,
            Self::Unsaid | Self::Deadline | Self::Bot | Self::Host | Self::Arbiter | Self::Vote | Self::Operator | Self::Lifecycle => false,
        }
    }
}

impl Body {
    /// The orders that have answered in it.
    pub fn orders(&self) -> impl Iterator<Item = &str> {
        let (one, several): (Option<&String>, &[Given]) = match self {
            Self::Answered { order, .. } | Self::Anytime { order, .. } => (order.as_ref(), &[]),
            Self::Together { answers, .. } => (None, answers),
            Self::Created { .. }
            | Self::SeatTaken { .. }
            | Self::Started { .. }
            | Self::TakenBack { .. }
            | Self::Rewound { .. }
            | Self::Timed { .. }
            | Self::Seated { .. }
            | Self::Court { .. }
            | Self::Rebased { .. }
            | Self::Ended { .. } => (None, &[]),
        };
        one.into_iter().chain(several.iter().filter_map(|given| given.order.as_ref())).map(String::as_str)
    }

    /// A rewind to an earlier entry that nobody had ordered by vote or ruling, after which chance gives something new.
    #[must_use]
    pub fn rewound(to: u64, why: impl Into<String>) -> Self {
        Self::Rewound { to, why: why.into(), draws: Draws::Anew, again: vec![], by: None }
    }

    /// The earlier entry that becomes the head, if it moves the head.
    #[must_use]
    pub fn moves_to(&self) -> Option<u64> {
        match self {
            Self::TakenBack { to, .. } | Self::Rewound { to, .. } => Some(*to),
            Self::Created { .. }
            | Self::SeatTaken { .. }
            | Self::Started { .. }
            | Self::Answered { .. }
            | Self::Together { .. }
            | Self::Anytime { .. }
            | Self::Timed { .. }
            | Self::Seated { .. }
            | Self::Court { .. }
            | Self::Rebased { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// What was drawn in it; none of an entry that cannot draw.
    #[must_use]
    pub fn drawn(&self) -> Option<&Vec<Vec<u32>>> {
        match self {
            Self::Started { chance, .. } | Self::Answered { chance, .. } | Self::Together { chance, .. } | Self::Anytime { chance, .. } => {
                Some(chance)
            }
            Self::Created { .. }
            | Self::SeatTaken { .. }
            | Self::TakenBack { .. }
            | Self::Rewound { .. }
            | Self::Timed { .. }
            | Self::Seated { .. }
            | Self::Court { .. }
            | Self::Rebased { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// What each seat has said in it.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn<'_>> {
        let turn = |seat: &Seat, answers, is_anytime| Turn { seat: *seat, answers, is_anytime };
        match self {
            Self::Answered { seat, answers, .. } => vec![turn(seat, answers, false)],
            Self::Anytime { seat, answers, .. } => vec![turn(seat, answers, true)],
            Self::Together { answers, .. } => {
                answers.iter().map(|given| turn(&given.seat, std::slice::from_ref(&given.answer), false)).collect()
            }
            Self::Created { .. }
            | Self::SeatTaken { .. }
            | Self::Started { .. }
            | Self::TakenBack { .. }
            | Self::Rewound { .. }
            | Self::Timed { .. }
            | Self::Seated { .. }
            | Self::Court { .. }
            | Self::Rebased { .. }
            | Self::Ended { .. } => vec![],
        }
    }

    /// Whose act it is, if it is that of one seat.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::SeatTaken { seat, .. } | Self::Answered { seat, .. } | Self::Anytime { seat, .. } | Self::TakenBack { seat, .. } => {
                Some(*seat)
            }
            Self::Court { act } => act.seat(),
            Self::Created { .. }
            | Self::Started { .. }
            | Self::Together { .. }
            | Self::Rewound { .. }
            | Self::Timed { .. }
            | Self::Seated { .. }
            | Self::Rebased { .. }
            | Self::Ended { .. } => None,
        }
    }

    /// The kind, as stored.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Created { .. } => "created",
            Self::SeatTaken { .. } => "seat-taken",
            Self::Started { .. } => "started",
            Self::Answered { .. } => "answered",
            Self::Together { .. } => "together",
            Self::Anytime { .. } => "anytime",
            Self::TakenBack { .. } => "taken-back",
            Self::Rewound { .. } => "rewound",
            Self::Timed { .. } => "timed",
            Self::Seated { .. } => "seated",
            Self::Court { .. } => "court",
            Self::Rebased { .. } => "rebased",
            Self::Ended { .. } => "ended",
        }
    }
}

/// What one seat has said in an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn<'a> {
    /// Which.
    pub seat: Seat,
    /// Its answers, in their order.
    pub answers: &'a [Answer],
    /// Whether it did so at a time when it was not waited for.
    pub is_anytime: bool,
}

/// An entry that is not in the chain yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewEntry {
    /// Which campaign.
    pub campaign: CampaignId,
    /// Its number, from 1 without gaps.
    pub seq: u64,
    /// When it was recorded, to the microsecond; invisible to rules.
    #[serde(with = "chrono::serde::ts_microseconds")]
    pub recorded_at: DateTime<Utc>,
    /// Who acted.
    pub actor: Actor,
    /// By what way.
    pub cause: Cause,
    /// The version of the rules.
    pub revision: u32,
    /// SHA-256 of the position after it, in hexadecimal; none before the start.
    pub digest: Option<String>,
    /// The key under which a repeated submission finds this entry.
    pub idempotency_key: Option<String>,
    /// Whether it was given to a question that others were still asked too: who may not know what it says may not know when it
    /// was given either.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quiet: bool,
    /// What happened.
    pub body: Body,
}

impl NewEntry {
    /// The next entry of a log whose last one has the number `last`: an act of the service itself, before the start.
    #[must_use]
    pub fn after(last: u64, campaign: CampaignId, recorded_at: DateTime<Utc>, revision: u32, body: Body) -> Self {
        let (actor, cause) = (Actor::System, Cause::Lifecycle);
        let (digest, idempotency_key, quiet) = (None, None, false);
        Self { campaign, seq: last + 1, recorded_at, actor, cause, revision, digest, idempotency_key, quiet, body }
    }

    /// The same as somebody's doing.
    #[must_use]
    pub fn by(self, actor: Actor, cause: Cause) -> Self {
        Self { actor, cause, ..self }
    }

    /// The same with the digest of the position after it.
    #[must_use]
    pub fn leading_to(self, digest: String) -> Self {
        Self { digest: Some(digest), ..self }
    }

    /// The same with the key under which a repetition finds it.
    #[must_use]
    pub fn with_key(self, idempotency_key: Option<String>) -> Self {
        Self { idempotency_key, ..self }
    }
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What it says.
    pub what: NewEntry,
    /// The exact text that is kept: in the first form the JSON of `what`, in the second its three parts (see
    /// [`face`](super::face)).
    pub canonical: String,
    /// The hash of the entry before it, in hexadecimal.
    pub previous: String,
    /// What the chain goes on from (see [`chain`](super::chain)).
    pub hash: String,
}

impl std::ops::Deref for Entry {
    type Target = NewEntry;
    fn deref(&self) -> &NewEntry {
        &self.what
    }
}
