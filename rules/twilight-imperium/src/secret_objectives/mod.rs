//! Secret objectives (LRR 12.17-12.22): the cards, drawing, the limit of three, and scoring.

use crate::abilities::Ability;
use crate::options::Content;
use crate::state::State;

macro_rules! secrets {
    ($($(#[$meta:meta])* $id:ident),* $(,)?) => {
        sternpost_core::terms! {
            "secret-objective";
            /// A secret objective.
            pub enum SecretObjectiveId { $($(#[$meta])* $id),* }
        }
    };
}

secrets! {
    UnveilFlagship,
}

/// All secret objectives, in the order of the list; empty if the campaign plays without.
pub fn full_deck(s: &State) -> Vec<SecretObjectiveId> {
    if s.plays_with(Content::SecretObjectives) { SecretObjectiveId::ALL.to_vec() } else { vec![] }
}

/// What a secret objective of the action phase can be scored on; those of the status phase have no text here.
pub fn texts(_: SecretObjectiveId) -> &'static [Ability] {
    &[]
}
