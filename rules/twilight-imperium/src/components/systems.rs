//! The 51 system tiles (LRR 78): backs, planets, wormholes (LRR 88) and anomalies (LRR 8).
//!
//! Where the tiles lie in a campaign is `board/galaxy.rs`; the positions of the printed layouts are `maps.rs`.

use crate::prelude::*;
use schemars::JsonSchema;
use std::sync::LazyLock;
use sternpost_core::{Place, ToArg};

/// A system, named by the number printed on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct SystemId(pub u8);

impl SystemId {
    /// Its place in the scene: `system-18`.
    #[must_use]
    pub fn place(self) -> Place {
        Place(self.key().into())
    }

    /// The key of its name, `system-18`: every number a tile could have, written once.
    fn key(self) -> &'static str {
        static KEYS: LazyLock<Vec<String>> = LazyLock::new(|| (0..=u8::MAX).map(|number| format!("system-{number}")).collect());
        &KEYS[usize::from(self.0)]
    }

    /// Its name as a message.
    #[must_use]
    pub fn name(self) -> Text {
        Text::plain(self.key())
    }

    /// Whether it is the home system of a faction.
    #[must_use]
    pub fn is_home(self) -> bool {
        tile(self).is_some_and(|tile| tile.home_of.is_some())
    }
}

impl std::fmt::Display for SystemId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl ToArg for SystemId {
    fn to_arg(&self) -> Arg {
        Arg::term("system", &self.key()["system-".len()..])
    }
}

/// The middle of the galaxy (LRR 53).
pub const MECATOL: SystemId = SystemId(18);
/// Lies where the Ghosts of Creuss would have their home; it is not a home system (LRR 88.4a).
pub const CREUSS_GATE: SystemId = SystemId(17);
/// The home of the Ghosts of Creuss, beside the map and yet part of the board (LRR 70.1).
pub const CREUSS_HOME: SystemId = SystemId(51);

/// The back of a tile (LRR 78.1): which stack it is dealt from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Back {
    /// Home systems and the Creuss Gate (LRR 78.2).
    Green,
    /// Systems with planets (LRR 78.3).
    Blue,
    /// Anomalies and systems without planets (LRR 78.4).
    Red,
    /// Mecatol Rex is never dealt.
    Mecatol,
}

sternpost_core::terms! {
    "wormhole";
    /// A type of wormhole; systems that share one are adjacent (LRR 88.0).
    pub enum Wormhole { Alpha, Beta, Delta }
}

sternpost_core::terms! {
    "anomaly";
    /// A hindrance to movement (LRR 8.2).
    pub enum Anomaly { AsteroidField, Nebula, Supernova, GravityRift }
}

/// What is printed on a system tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemTile {
    /// Its number.
    pub id: SystemId,
    /// Its back.
    pub back: Back,
    /// The planets in it.
    pub planets: &'static [PlanetId],
    /// The wormholes printed on it.
    pub wormholes: &'static [Wormhole],
    /// The anomaly it is.
    pub anomaly: Option<Anomaly>,
    /// The faction whose home system it is.
    pub home_of: Option<FactionId>,
}

impl SystemTile {
    const fn joined_by(mut self, wormholes: &'static [Wormhole]) -> Self {
        self.wormholes = wormholes;
        self
    }

    const fn with(mut self, anomaly: Anomaly) -> Self {
        self.anomaly = Some(anomaly);
        self
    }
}

/// The tile with this number, if the box has one.
#[must_use]
pub fn tile(id: SystemId) -> Option<&'static SystemTile> {
    // Tiles are numbered from 1 without gaps; a test checks the table's order.
    TILES.get(usize::from(id.0).checked_sub(1)?)
}

const fn bare(id: u8, back: Back) -> SystemTile {
    SystemTile { id: SystemId(id), back, planets: &[], wormholes: &[], anomaly: None, home_of: None }
}

const fn home(id: u8, faction: FactionId, planets: &'static [PlanetId]) -> SystemTile {
    SystemTile { planets, home_of: Some(faction), ..bare(id, Back::Green) }
}

const fn blue(id: u8, planets: &'static [PlanetId]) -> SystemTile {
    SystemTile { planets, ..bare(id, Back::Blue) }
}

use Anomaly::{AsteroidField, GravityRift, Nebula, Supernova};
use FactionId as F;
use PlanetId::*;
use Wormhole::{Alpha, Beta, Delta};

/// Every tile, by number.
pub static TILES: [SystemTile; 51] = [
    home(1, F::Sol, &[Jord]),
    home(2, F::Mentak, &[MollPrimus]),
    home(3, F::Yin, &[Darien]),
    home(4, F::Muaat, &[Muaat]),
    home(5, F::Arborec, &[Nestphar]),
    home(6, F::L1z1x, &[ZeroZeroZero]),
    home(7, F::Winnu, &[Winnu]),
    home(8, F::Nekro, &[MordaiIi]),
    home(9, F::Naalu, &[Maaluuk, Druaa]),
    home(10, F::Letnev, &[ArcPrime, WrenTerra]),
    home(11, F::Saar, &[LisisIi, Ragh]),
    home(12, F::Jolnar, &[Nar, Jol]),
    home(13, F::Sardakk, &[Trenlak, Quinarra]),
    home(14, F::Xxcha, &[ArchonRen, ArchonTau]),
    home(15, F::Yssaril, &[Retillion, Shalloq]),
    home(16, F::Hacan, &[Arretze, Hercant, Kamdorn]),
    bare(17, Back::Green).joined_by(&[Delta]),
    SystemTile { planets: &[MecatolRex], ..bare(18, Back::Mecatol) },
    blue(19, &[Wellon]),
    blue(20, &[VefutIi]),
    blue(21, &[Thibah]),
    blue(22, &[Tarmann]),
    blue(23, &[Saudor]),
    blue(24, &[MeharXull]),
    blue(25, &[Quann]).joined_by(&[Beta]),
    blue(26, &[Lodor]).joined_by(&[Alpha]),
    blue(27, &[NewAlbion, Starpoint]),
    blue(28, &[Tequran, Torkan]),
    blue(29, &[Qucenn, Rarron]),
    blue(30, &[Mellon, Zohbat]),
    blue(31, &[Lazar, Sakulag]),
    blue(32, &[DalBootha, Xxehan]),
    blue(33, &[Corneeq, Resculon]),
    blue(34, &[Centauri, Gral]),
    blue(35, &[Bereg, LirtaIv]),
    blue(36, &[Arnor, Lor]),
    blue(37, &[Arinam, Meer]),
    blue(38, &[Abyz, Fria]),
    bare(39, Back::Red).joined_by(&[Alpha]),
    bare(40, Back::Red).joined_by(&[Beta]),
    bare(41, Back::Red).with(GravityRift),
    bare(42, Back::Red).with(Nebula),
    bare(43, Back::Red).with(Supernova),
    bare(44, Back::Red).with(AsteroidField),
    bare(45, Back::Red).with(AsteroidField),
    bare(46, Back::Red),
    bare(47, Back::Red),
    bare(48, Back::Red),
    bare(49, Back::Red),
    bare(50, Back::Red),
    home(51, F::Creuss, &[Creuss]).joined_by(&[Delta]),
];
