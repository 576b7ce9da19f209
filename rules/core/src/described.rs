//! A position that is described by hand, and one in which hidden things change places: what scenarios and proofs are made of.

use crate::rules::Plain;
use crate::{Chance, Eyes, Outcome, Position, Reacts, Rules};
use schemars::JsonSchema;
use std::sync::OnceLock;

/// A state and the steps that follow it; or what is wrong with the description it was to be made from.
pub type FromGiven<R> = Result<(<R as Rules>::State, Vec<<R as Rules>::Step>), Vec<String>>;

/// A game whose positions can be described, and dealt anew where nobody can tell.
pub trait Described: Rules {
    /// A position described by hand, for scenarios.
    type Given: Plain + JsonSchema;

    /// A position from a scenario's description, with the steps that follow.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn given(given: &Self::Given) -> FromGiven<Self>;

    /// A position these eyes cannot tell from this one: hidden cards change places. Used to prove that nothing leaks.
    fn twin(state: &Self::State, eyes: Eyes, chance: &mut Chance<'_>) -> Self::State;

    /// Deals anew what lies face down and no seat may know: the order of a deck, without the cards in it that somebody has seen. Every pile keeps its
    /// size, hands stay, and no seat can tell from what it may know that anything has changed. Nothing by default: the game hides nothing from everybody.
    fn deal_anew(_state: &mut Self::State, _chance: &mut Chance<'_>) {}
}

impl<R: Described + Reacts> Position<R> {
    /// A position that these eyes cannot tell from this one; the same for all positions they cannot tell apart, if the chance is.
    #[must_use]
    pub fn unseen(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Self {
        let mut twin = self.with_state(R::twin(&self.state, eyes, chance));
        twin.hide_sealed(eyes);
        twin
    }

    /// Deals anew what lies face down and no seat knows ([`Described::deal_anew`]).
    pub fn deal_anew(&mut self, chance: &mut Chance<'_>) -> Outcome {
        self.questions = OnceLock::new();
        R::deal_anew(&mut self.state, chance);
        Outcome { told: vec![], chance: chance.take_drawn(), committed: true }
    }
}
