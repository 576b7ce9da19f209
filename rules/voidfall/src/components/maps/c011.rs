//! First Stand.

use super::{Kind, Map, of_seat, sector};

pub static MAP: Map = Map {
    sectors: &[
        of_seat(Kind::Home, (0, 3), 0),
        sector(Kind::Province, (1, 2)).with_harbinger(),
        sector(Kind::FallenHouse, (2, 2)),
        of_seat(Kind::Outpost, (0, 2), 0),
        sector(Kind::Province, (1, 1)).with_harbinger(),
        sector(Kind::Redoubt, (2, 1)),
        sector(Kind::Outskirts, (0, 1)),
        sector(Kind::Core, (1, 0)).with_harbinger(),
        sector(Kind::Outskirts, (2, 0)).with_harbinger(),
        sector(Kind::Rift, (2, -1)),
    ],
    storms: &[((0, 1), (1, 0)), ((1, 0), (2, 0)), ((1, 1), (2, 0))],
};
