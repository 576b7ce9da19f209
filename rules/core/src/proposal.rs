//! What seats propose to each other, in terms that can be compared without knowing the game: what is asked of a seat and what it is offered.
//!
//! A game names the terms ([`Anytime::deal_form`](crate::Anytime::deal_form)) and says of each proposal what is in it
//! ([`Anytime::proposals`](crate::Anytime::proposals)); who replies ahead, and when, is the service's business.

use crate::{Kind, Known, Message, Seat};
use serde::{Deserialize, Serialize};

/// Which way a thing goes, as the seat sees it to which something is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The seat would give it.
    Asked,
    /// The seat would get it.
    Offered,
}

/// Something of a proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Which way it goes.
    pub side: Side,
    /// What it is, by the id of its kind.
    pub id: String,
    /// How many.
    pub count: u32,
    /// The kind in which it is counted already: this very card among all cards.
    pub part_of: Option<String>,
}

/// What can be in a proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermKind {
    /// Its id and its words, of several: "trade goods".
    pub known: Known,
    /// The kind that it is one of: this very card is one of all cards.
    pub part_of: Option<String>,
}

impl TermKind {
    /// A kind of its own.
    pub fn of(kind: &impl Message) -> Self {
        Self { known: Known::of(kind), part_of: None }
    }

    /// One of another kind.
    #[must_use]
    pub fn part_of(self, whole: &impl Message) -> Self {
        Self { part_of: Some(whole.id()), ..self }
    }

    /// So many of it in a proposal.
    #[must_use]
    pub fn times(self, side: Side, count: u32) -> Term {
        Term { side, id: self.known.id, count, part_of: self.part_of }
    }
}

/// What a question asks while a proposal is put together. The questions of one proposal stand on one sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealPart {
    /// To whom the proposal will be made.
    pub with: Seat,
    /// Which way what is asked for goes, as that seat sees it.
    pub side: Side,
    /// What it is, by its kind.
    pub what: Known,
}

/// Proposals as orders are given for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealForm {
    /// Their kind; no question is of it.
    pub kind: Kind,
    /// What can be in them.
    pub terms: Vec<TermKind>,
}

/// A proposal to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed<C> {
    /// Whose.
    pub from: Seat,
    /// The choice at any time that accepts it; none if the seat does not have what is asked.
    pub accept: Option<C>,
    /// The choice that refuses it.
    pub refuse: C,
    /// What is in it, each thing by its kind.
    pub terms: Vec<Term>,
}

impl<C> Proposed<C> {
    /// The same in other words for choices.
    pub fn map<D>(self, term: impl Fn(&C) -> D) -> Proposed<D> {
        Proposed { from: self.from, accept: self.accept.as_ref().map(&term), refuse: term(&self.refuse), terms: self.terms }
    }
}
