//! A standing order as it is given and kept, and what has become of it. The crate that folds the game decides which order answers a question.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Answer, Kind, Known, Side, Text};

/// An order as it is given. The serialised names are for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Given {
    /// Which questions it answers.
    pub kind: Kind,
    /// The answer it gives.
    pub choose: Choose,
    /// The conditions under which it answers.
    #[serde(default)]
    pub when: When,
    /// How long it lasts.
    #[serde(default)]
    pub lasts: Lasts,
}

/// The answer that an order gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choose {
    /// What a passed deadline would pick.
    Default,
    /// As much as can be had.
    Most,
    /// The first of these that are on offer, as many as the question takes. If none is, the seat is asked.
    Ranked(Vec<Known>),
    /// Just this; what it names, with its words.
    Exactly {
        /// The answer.
        answer: Answer,
        /// The things that answer names.
        named: Vec<Known>,
    },
    /// The first of these in this question, the next in the next one of the kind, each once. If the first of those left is not on offer, the seat is asked
    /// and all of them stay.
    Row(Vec<Known>),
    /// Proposals of a form are accepted. What they ask is bounded by it; they ask nothing else.
    Accept(DealTerms),
    /// Proposals of a form are refused.
    Refuse(DealTerms),
}

impl Choose {
    /// The form of proposals it is for, if it is for proposals.
    #[must_use]
    pub fn terms(&self) -> Option<&DealTerms> {
        match self {
            Self::Accept(terms) | Self::Refuse(terms) => Some(terms),
            Self::Default | Self::Most | Self::Ranked(_) | Self::Exactly { .. } | Self::Row(_) => None,
        }
    }

    /// Whether it refuses whatever no other order speaks of.
    #[must_use]
    pub fn is_for_the_rest(&self) -> bool {
        matches!(self, Self::Refuse(terms) if *terms == DealTerms::default())
    }
}

/// A form of proposals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DealTerms {
    /// The seats whose proposals it is for; nobody named: anybody's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<u8>,
    /// What is in it, all of this.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<TermBound>,
}

/// A bound on how much of something is in a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TermBound {
    /// Whether the seat would give it or get it.
    pub side: Side,
    /// The thing that is bounded.
    pub term: Known,
    /// Which way the number is bounded.
    pub bound: Bound,
    /// The number it is bounded by.
    pub count: u32,
}

/// The conditions under which an order answers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct When {
    /// What the seat has, all of it: else the order does not hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<Has>,
    /// Not if one of these seats is concerned: the seat is asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless_against: Vec<u8>,
    /// Not if something of the seat's own is at stake: it is asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unless_at_stake: bool,
    /// Not if one of these is on offer: the seat is asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless_offered: Vec<Known>,
}

/// A condition on what the seat has, by a column of the tally.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Has {
    /// The column's id.
    pub column: String,
    /// What it counts, in words.
    pub label: Text,
    /// The direction of the bound.
    pub bound: Bound,
    /// The number it is bounded by.
    pub count: u32,
}

/// The direction in which a number is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// So many or more.
    Least,
    /// So many or fewer.
    Most,
}

/// The time, or the number of answers, for which an order lasts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// Until it is switched off.
    #[default]
    Always,
    /// So many times.
    Times(u32),
    /// In the round of this name.
    Round(String),
    /// Until its seat's next turn begins.
    Turn,
}

/// The state of an order: whether it answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// It does.
    #[default]
    On,
    /// It does not, for this reason.
    Off(Why),
}

/// The reason why an order is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Its seat has switched it off.
    Seat,
    /// It has answered as often as it was to.
    Done,
    /// What it says did not fit what was asked. No other order answers such questions until its seat has looked at it.
    DoesNotFit,
    /// What it had answered was taken back. No other order answers such questions until its seat has looked at it.
    TakenBack,
}

/// An order and what has become of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Order {
    /// The order as it was given.
    #[serde(flatten)]
    pub given: Given,
    /// Whether it answers.
    #[serde(default)]
    pub state: State,
    /// The last entry of the log when it was switched off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off_at: Option<u64>,
    /// How often it has answered.
    #[serde(default)]
    pub uses: u64,
    /// The entries in which it has answered last, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_at: Vec<u64>,
    /// Whether it was said in the open: the seat lets windows of this kind pass, whatever it holds and whatever else it has ordered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waived: bool,
}

/// Uses that an order remembers.
const REMEMBERED: usize = 40;

impl Order {
    /// An order that has not answered yet.
    #[must_use]
    pub fn new(given: Given) -> Self {
        Self { given, state: State::On, off_at: None, uses: 0, used_at: vec![], waived: false }
    }

    /// A waiver: an order given in the open that lets such windows pass.
    #[must_use]
    pub fn waiver(windows: Kind, lasts: Lasts) -> Self {
        let given = Given { kind: windows, choose: Choose::Default, when: When::default(), lasts };
        Self { waived: true, ..Self::new(given) }
    }

    /// Whether it is for the round of this name.
    #[must_use]
    pub fn is_for(&self, round: Option<&str>) -> bool {
        match &self.given.lasts {
            Lasts::Round(name) => round == Some(name.as_str()),
            Lasts::Always | Lasts::Times(_) | Lasts::Turn => true,
        }
    }

    /// Whether it holds in the round of this name.
    #[must_use]
    pub fn is_in_force(&self, round: Option<&str>) -> bool {
        self.is_on() && self.is_for(round)
    }

    /// Whether it answers.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.state == State::On
    }

    /// Whether its seat has to look at it before anything else answers such questions: nothing takes the place of what has failed.
    #[must_use]
    pub fn holds_up(&self) -> bool {
        matches!(self.state, State::Off(Why::DoesNotFit | Why::TakenBack))
    }

    /// Notes that it has answered in an entry.
    pub fn used(&mut self, seq: u64) {
        self.uses += 1;
        self.used_at.push(seq);
        let too_many = self.used_at.len().saturating_sub(REMEMBERED);
        self.used_at.drain(..too_many);
        if let Choose::Row(left) = &mut self.given.choose {
            left.drain(..left.len().min(1));
            if left.is_empty() {
                self.switch_off(Why::Done, seq);
            }
        }
        if let Lasts::Times(times) = &mut self.given.lasts {
            *times = times.saturating_sub(1);
            if *times == 0 {
                self.switch_off(Why::Done, seq);
            }
        }
    }

    /// Whether it has nothing left to answer with: it cannot be switched on again.
    #[must_use]
    pub fn is_used_up(&self) -> bool {
        self.given.lasts == Lasts::Times(0) || matches!(&self.given.choose, Choose::Row(left) if left.is_empty())
    }

    /// Switches it off, from an entry on.
    pub fn switch_off(&mut self, why: Why, seq: u64) {
        (self.state, self.off_at) = (State::Off(why), Some(seq));
    }

    /// The number of times it has answered after an entry, as far as it remembers.
    #[must_use]
    pub fn uses_since(&self, seq: u64) -> usize {
        self.used_at.iter().filter(|used| **used > seq).count()
    }
}
