//! What is usually ordered about a kind of question: a game says it with the form of the kind. Who gives such orders is the service's business.

use crate::{Known, Message};
use serde::{Deserialize, Serialize};

/// What a sensible player orders about a kind of question who wants to be asked what matters and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usual {
    /// With what it is answered.
    pub choose: UsualChoice,
    /// What the seat has to have, all of it: else the order does not hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
    /// Whether it answers even if something of the seat's own is at stake, in questions in which the game knows that.
    pub also_at_stake: bool,
    /// Whether it only stands in for what a person has to say (which strategy card, how to vote, what to discard): for players who try a game out, never given
    /// with a press.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_stand_in: bool,
}

/// What is usually answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UsualChoice {
    /// What a passed deadline would pick.
    Default,
    /// As much as can be had.
    Most,
    /// The choices of the form but one for doing nothing; where one answers, begun at a place that differs from seat to seat.
    Taste,
    /// Of the choices of the form those with these ids, in this order.
    Ranked(Vec<String>),
}

/// A bound on a number of the seat's own, by a column of the tally. A column that the table does not have bounds nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// So many or more.
    Least(String, u32),
    /// So many or fewer.
    Most(String, u32),
}

impl Need {
    /// So many or more of a column.
    #[must_use]
    pub fn at_least(column: &str, count: u32) -> Self {
        Self::Least(column.to_owned(), count)
    }

    /// So many or fewer of a column.
    #[must_use]
    pub fn at_most(column: &str, count: u32) -> Self {
        Self::Most(column.to_owned(), count)
    }
}

impl Usual {
    fn new(choose: UsualChoice) -> Self {
        Self { choose, needs: vec![], also_at_stake: true, is_stand_in: false }
    }

    /// What a passed deadline would pick.
    #[must_use]
    pub fn default_answer() -> Self {
        Self::new(UsualChoice::Default)
    }

    /// As much as can be had.
    #[must_use]
    pub fn most() -> Self {
        Self::new(UsualChoice::Most)
    }

    /// The choices in an order that differs from seat to seat: it stands in for somebody's own.
    #[must_use]
    pub fn taste() -> Self {
        Self::new(UsualChoice::Taste).standing_in()
    }

    /// The first of these that is on offer.
    pub fn ranked<M: Message>(choices: impl IntoIterator<Item = M>) -> Self {
        Self::new(UsualChoice::Ranked(choices.into_iter().map(|choice| choice.id()).collect()))
    }

    /// The first of a form's choices that is on offer.
    #[must_use]
    pub fn in_order_of(choices: &[Known]) -> Self {
        Self::new(UsualChoice::Ranked(choices.iter().map(|known| known.id.clone()).collect()))
    }

    /// The same while the seat has all of this.
    #[must_use]
    pub fn while_having(self, needs: impl IntoIterator<Item = Need>) -> Self {
        Self { needs: needs.into_iter().collect(), ..self }
    }

    /// The same, in place of what a person has to say.
    #[must_use]
    pub fn standing_in(self) -> Self {
        Self { is_stand_in: true, ..self }
    }

    /// The same unless something of the seat's own is at stake.
    #[must_use]
    pub fn unless_at_stake(self) -> Self {
        Self { also_at_stake: false, ..self }
    }
}
