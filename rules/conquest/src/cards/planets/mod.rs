//! CONQ-WIN-01, CONQ-ABILITY-07: the battle abilities of the ten planets, a file each. They go through the same door as cards.

use crate::prelude::*;

sternpost_kit::cards! {
    "battle-ability";
    /// A planet, by its battle ability.
    pub enum BattleAbility: Card = CARD {
        Plannum => plannum,
        AtroxPrime => atrox_prime,
        Barlus => barlus,
        Elouith => elouith,
        Carnath => carnath,
        Tarrus => tarrus,
        OsusIv => osus_iv,
        Ferrin => ferrin,
        Yvarn => yvarn,
        Iridial => iridial,
    }
}

/// The battle ability of a planet.
///
/// # Panics
/// Never: each planet has one, in the order of the list.
#[must_use]
pub fn written(planet: PlanetId) -> &'static Card {
    BattleAbility::ALL[planet as usize].card()
}
