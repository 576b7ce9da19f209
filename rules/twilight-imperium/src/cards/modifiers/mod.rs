//! What components in play change for good (LRR 1.3, 27.1, 54, 80, 85): each says so in its own file, chapters ask here and name
//! none. The questions stand by subject in files of their own.

mod combat;
mod declared;
mod economy;
mod movement;
mod passives;
mod research;
mod rounds;

pub use combat::*;
pub use economy::*;
pub use movement::*;
pub use passives::{InsteadOfResearch, Passive};
pub use research::*;
pub use rounds::*;

use crate::cards::abilities::Ability;

/// What a technology or a sheet says.
pub struct Texts {
    /// What it can do at occasions.
    pub abilities: &'static [Ability],
    /// What it changes for good.
    pub lasting: &'static [Passive],
}

impl Texts {
    /// It acts.
    pub const fn acting(abilities: &'static [Ability]) -> Self {
        Self { abilities, lasting: &[] }
    }

    /// It changes something for good.
    pub const fn lasting(lasting: &'static [Passive]) -> Self {
        Self { abilities: &[], lasting }
    }

    /// And it changes something for good.
    pub const fn and(mut self, lasting: &'static [Passive]) -> Self {
        self.lasting = lasting;
        self
    }
}
