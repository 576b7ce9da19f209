//! The ten planets (CONQ-COMP-11, CONQ-COMP-12) with their categories and rewards. What their battle abilities do stands below `cards/`.

use super::Reward;
use Category::{Material, Strongpoint, Technology};
use sternpost_core::Text;

sternpost_core::terms! {
    "planet";
    /// A planet.
    pub enum PlanetId { Plannum, AtroxPrime, Barlus, Elouith, Carnath, Tarrus, OsusIv, Ferrin, Yvarn, Iridial }
}

sternpost_core::terms! {
    "category";
    /// A category of planets: three of one win (CONQ-COMP-12, CONQ-VICTORY-01).
    pub enum Category { Material, Strongpoint, Technology }
}

/// What is printed on a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planet {
    /// Its number in the box.
    pub number: u8,
    /// Its categories.
    pub categories: &'static [Category],
    /// What it brings to the winner of its command struggle.
    pub reward: Reward,
}

impl PlanetId {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Planet {
        &PLANETS[self as usize]
    }

    /// What its battle ability does, in our words.
    #[must_use]
    pub fn text(self) -> Text {
        Text::term("planet-text", self.slug())
    }

    /// Its categories.
    #[must_use]
    pub fn categories(self) -> &'static [Category] {
        self.card().categories
    }

    /// What it brings to the winner of its command struggle (CONQ-COMP-11).
    #[must_use]
    pub fn reward(self) -> Reward {
        self.card().reward
    }
}

const fn planet(number: u8, categories: &'static [Category], cards: u8, resources: u8) -> Planet {
    Planet { number, categories, reward: Reward { cards, resources } }
}

/// Number, categories, cards and resources, in the order of the ids.
static PLANETS: [Planet; 10] = [
    planet(175, &[Strongpoint, Technology], 1, 1),
    planet(176, &[Material, Technology], 1, 1),
    planet(177, &[Strongpoint], 2, 0),
    planet(178, &[Technology], 2, 0),
    planet(179, &[Material, Technology], 1, 1),
    planet(180, &[Material, Strongpoint], 1, 1),
    planet(181, &[Strongpoint], 0, 2),
    planet(182, &[Material], 0, 2),
    planet(183, &[Material, Strongpoint, Technology], 0, 1),
    planet(184, &[Material, Strongpoint, Technology], 1, 0),
];
