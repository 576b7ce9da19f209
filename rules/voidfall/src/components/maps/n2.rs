//! Two Banners.

use super::{Kind, Map, of_seat, sector};

pub static MAP: Map = Map {
    sectors: &[
        sector(Kind::Redoubt, (-2, 0)),
        sector(Kind::Outskirts, (-2, 1)),
        of_seat(Kind::Home, (-2, 2), 0),
        sector(Kind::Heartland, (-1, -1)),
        sector(Kind::Province, (-1, 0)),
        sector(Kind::Province, (-1, 1)),
        of_seat(Kind::Outpost, (-1, 2), 0),
        sector(Kind::FallenHouse, (0, -1)),
        sector(Kind::Core, (0, 0)),
        sector(Kind::FallenHouse, (0, 1)),
        of_seat(Kind::Outpost, (1, -2), 1),
        sector(Kind::Province, (1, -1)),
        sector(Kind::Province, (1, 0)),
        sector(Kind::Heartland, (1, 1)),
        of_seat(Kind::Home, (2, -2), 1),
        sector(Kind::Outskirts, (2, -1)),
        sector(Kind::Redoubt, (2, 0)),
    ],
    storms: &[((-2, 1), (-1, 0)), ((-1, -1), (0, -1)), ((-1, 1), (0, 0)), ((0, 0), (1, -1)), ((0, 1), (1, 1)), ((1, 0), (2, -1))],
};
