//! What faction sheets and flagships can do (LRR 27.21). An ability is a file of its own and one row here; what changes a
//! rule for good is looked at where that rule is.

pub mod assimilation;

use crate::cards::abilities::Ability;
use crate::components::FactionId;
use crate::flow::T;
use crate::position::state::State;
use sternpost_core::Seat;

macro_rules! faction_abilities {
    ($($(#[$meta:meta])* $id:ident of $faction:ident => $file:ident),* $(,)?) => {
        $(mod $file;)*
        sternpost_core::terms! {
            "faction-ability";
            /// A faction ability.
            pub enum FactionAbilityId { $($(#[$meta])* $id),* }
        }
        impl FactionAbilityId {
            /// Whose it is.
            #[must_use]
            pub fn faction(self) -> FactionId {
                match self { $(Self::$id => FactionId::$faction),* }
            }
        }
        /// What an ability does.
        pub fn texts(ability: FactionAbilityId) -> &'static [Ability] {
            match ability { $(FactionAbilityId::$id => $file::TEXTS),* }
        }
    };
}

faction_abilities! {
    Mitosis of Arborec => mitosis,
    MunitionsReserves of Letnev => munitions_reserves,
    Ambush of Mentak => ambush,
    Pillage of Mentak => pillage,
    Foresight of Naalu => foresight,
    Telepathic of Naalu => telepathic,
    TechnologicalSingularity of Nekro => technological_singularity,
    Harrow of L1z1x => harrow,
    PeaceAccords of Xxcha => peace_accords,
    Indoctrination of Yin => indoctrination,
    Quash of Xxcha => quash,
    GalacticThreat of Nekro => galactic_threat,
}

/// Whether resolving Diplomacy gives a player something by an ability of the sheet.
pub fn gains_by_diplomacy(s: &State, seat: Seat) -> bool {
    s.has_abilities_of(seat, FactionId::Xxcha) && !peace_accords::targets(s, seat).is_empty()
}

/// The reward for a prediction by an ability of the sheet.
pub fn predicted(seat: Seat, t: &mut T<'_>) {
    galactic_threat::reward(seat, t);
}

/// The abilities on a faction's sheet.
pub fn of(faction: FactionId) -> impl Iterator<Item = FactionAbilityId> {
    FactionAbilityId::ALL.iter().copied().filter(move |ability| ability.faction() == faction)
}
