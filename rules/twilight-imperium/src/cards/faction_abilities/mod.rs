//! What faction sheets and flagships can do, and what they change for good (LRR 27.21). An ability is a file of its own and one
//! row in `components/faction_abilities.rs`.

pub mod assimilation;

use crate::cards::abilities::Ability;
use crate::cards::modifiers::Texts;
use crate::components::{self, FactionAbilityId};

macro_rules! abilities {
    ($($id:ident of $faction:ident => $file:ident),* $(,)?) => {
        $(mod $file;)*
        impl FactionAbilityId {
            /// What it says.
            #[must_use]
            pub fn text(self) -> &'static Texts {
                match self { $(Self::$id => &$file::TEXTS),* }
            }
        }
    };
}
components::faction_abilities!(abilities);

/// What an ability does.
pub fn texts(ability: FactionAbilityId) -> &'static [Ability] {
    ability.text().abilities
}
