//! The 59 planets and their cards (LRR 59): where each lies, what it yields, its trait and technology specialty.
//!
//! Who controls a planet and whether its card is exhausted is state and lives elsewhere.

use super::{Colour, SystemId};
use std::sync::LazyLock;
use sternpost_core::Place;

sternpost_core::terms! {
    "planet";
    /// A planet, in the order of the system tiles.
    pub enum PlanetId {
    Jord, MollPrimus, Darien, Muaat, Nestphar, ZeroZeroZero, Winnu, MordaiIi, Maaluuk, Druaa, ArcPrime, WrenTerra,
    LisisIi, Ragh, Nar, Jol, Trenlak, Quinarra, ArchonRen, ArchonTau, Retillion, Shalloq, Arretze, Hercant, Kamdorn,
    MecatolRex, Wellon, VefutIi, Thibah, Tarmann, Saudor, MeharXull, Quann, Lodor, NewAlbion, Starpoint, Tequran,
    Torkan, Qucenn, Rarron, Mellon, Zohbat, Lazar, Sakulag, DalBootha, Xxehan, Corneeq, Resculon, Centauri, Gral,
    Bereg, LirtaIv, Arnor, Lor, Arinam, Meer, Abyz, Fria, Creuss,
    }
}

sternpost_core::terms! {
    "trait";
    /// What sort of world a planet is; home planets and Mecatol Rex have none.
    pub enum Trait { Cultural, Hazardous, Industrial }
}

/// What is printed on a planet and its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planet {
    /// Which planet.
    pub id: PlanetId,
    /// The system it lies in.
    pub system: SystemId,
    /// What it yields when exhausted for resources (LRR 65).
    pub resources: u32,
    /// What it yields when exhausted for influence (LRR 22).
    pub influence: u32,
    /// Its trait.
    pub trait_of: Option<Trait>,
    /// The colour of its technology specialty (LRR 80.13).
    pub specialty: Option<Colour>,
}

impl Planet {
    const fn specialised_in(mut self, colour: Colour) -> Self {
        self.specialty = Some(colour);
        self
    }
}

impl PlanetId {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Planet {
        // The table is in the order of the ids; a test compares them.
        &PLANETS[self as usize]
    }

    /// Its place in the scene: `planet-jord`.
    #[must_use]
    pub fn place(self) -> Place {
        static KEYS: LazyLock<Vec<String>> = LazyLock::new(|| PlanetId::ALL.iter().map(|planet| format!("planet-{planet}")).collect());
        Place(KEYS[self as usize].as_str().into())
    }

    /// Whether it lies in some faction's home system.
    #[must_use]
    pub fn is_home(self) -> bool {
        self.card().system.is_home()
    }
}

const fn planet(id: PlanetId, system: u8, resources: u32, influence: u32, kind: Trait) -> Planet {
    Planet { id, system: SystemId(system), resources, influence, trait_of: Some(kind), specialty: None }
}

/// A home planet or Mecatol Rex.
const fn plain(id: PlanetId, system: u8, resources: u32, influence: u32) -> Planet {
    Planet { id, system: SystemId(system), resources, influence, trait_of: None, specialty: None }
}

use Colour::{Blue, Green, Red, Yellow};
use PlanetId::*;
use Trait::{Cultural, Hazardous, Industrial};

/// Planet, system, resources, influence, trait; a row per planet.
static PLANETS: [Planet; 59] = [
    plain(Jord, 1, 4, 2),
    plain(MollPrimus, 2, 4, 1),
    plain(Darien, 3, 4, 4),
    plain(Muaat, 4, 4, 1),
    plain(Nestphar, 5, 3, 2),
    plain(ZeroZeroZero, 6, 5, 0),
    plain(Winnu, 7, 3, 4),
    plain(MordaiIi, 8, 4, 0),
    plain(Maaluuk, 9, 0, 2),
    plain(Druaa, 9, 3, 1),
    plain(ArcPrime, 10, 4, 0),
    plain(WrenTerra, 10, 2, 1),
    plain(LisisIi, 11, 1, 0),
    plain(Ragh, 11, 2, 1),
    plain(Nar, 12, 2, 3),
    plain(Jol, 12, 1, 2),
    plain(Trenlak, 13, 1, 0),
    plain(Quinarra, 13, 3, 1),
    plain(ArchonRen, 14, 2, 3),
    plain(ArchonTau, 14, 1, 1),
    plain(Retillion, 15, 2, 3),
    plain(Shalloq, 15, 1, 2),
    plain(Arretze, 16, 2, 0),
    plain(Hercant, 16, 1, 1),
    plain(Kamdorn, 16, 0, 1),
    plain(MecatolRex, 18, 1, 6),
    planet(Wellon, 19, 1, 2, Industrial).specialised_in(Yellow),
    planet(VefutIi, 20, 2, 2, Hazardous),
    planet(Thibah, 21, 1, 1, Industrial).specialised_in(Blue),
    planet(Tarmann, 22, 1, 1, Industrial).specialised_in(Green),
    planet(Saudor, 23, 2, 2, Industrial),
    planet(MeharXull, 24, 1, 3, Hazardous).specialised_in(Red),
    planet(Quann, 25, 2, 1, Cultural),
    planet(Lodor, 26, 3, 1, Cultural),
    planet(NewAlbion, 27, 1, 1, Industrial).specialised_in(Green),
    planet(Starpoint, 27, 3, 1, Hazardous),
    planet(Tequran, 28, 2, 0, Hazardous),
    planet(Torkan, 28, 0, 3, Cultural),
    planet(Qucenn, 29, 1, 2, Industrial),
    planet(Rarron, 29, 0, 3, Cultural),
    planet(Mellon, 30, 0, 2, Cultural),
    planet(Zohbat, 30, 3, 1, Hazardous),
    planet(Lazar, 31, 1, 0, Industrial).specialised_in(Yellow),
    planet(Sakulag, 31, 2, 1, Hazardous),
    planet(DalBootha, 32, 0, 2, Cultural),
    planet(Xxehan, 32, 1, 1, Cultural),
    planet(Corneeq, 33, 1, 2, Cultural),
    planet(Resculon, 33, 2, 0, Cultural),
    planet(Centauri, 34, 1, 3, Cultural),
    planet(Gral, 34, 1, 1, Industrial).specialised_in(Blue),
    planet(Bereg, 35, 3, 1, Hazardous),
    planet(LirtaIv, 35, 2, 3, Hazardous),
    planet(Arnor, 36, 2, 1, Industrial),
    planet(Lor, 36, 1, 2, Industrial),
    planet(Arinam, 37, 1, 2, Industrial),
    planet(Meer, 37, 0, 4, Hazardous).specialised_in(Red),
    planet(Abyz, 38, 3, 0, Hazardous),
    planet(Fria, 38, 2, 0, Hazardous),
    plain(Creuss, 51, 4, 2),
];
