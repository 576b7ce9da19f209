//! Three Banners.

use super::{Kind, Map, of_seat, sector};

pub static MAP: Map = Map {
    sectors: &[
        of_seat(Kind::Home, (-3, 3), 1),
        sector(Kind::Heartland, (-2, 0)),
        sector(Kind::Province, (-2, 1)),
        sector(Kind::Outskirts, (-2, 2)),
        of_seat(Kind::Outpost, (-2, 3), 1),
        of_seat(Kind::Outpost, (-1, -2), 2),
        sector(Kind::Province, (-1, -1)),
        sector(Kind::Redoubt, (-1, 0)),
        sector(Kind::FallenHouse, (-1, 1)),
        sector(Kind::Province, (-1, 2)),
        of_seat(Kind::Home, (0, -3), 2),
        sector(Kind::Outskirts, (0, -2)),
        sector(Kind::FallenHouse, (0, -1)),
        sector(Kind::Core, (0, 0)),
        sector(Kind::Redoubt, (0, 1)),
        sector(Kind::Heartland, (0, 2)),
        sector(Kind::Province, (1, -2)),
        sector(Kind::Redoubt, (1, -1)),
        sector(Kind::FallenHouse, (1, 0)),
        sector(Kind::Province, (1, 1)),
        sector(Kind::Heartland, (2, -2)),
        sector(Kind::Province, (2, -1)),
        sector(Kind::Outskirts, (2, 0)),
        of_seat(Kind::Outpost, (3, -1), 0),
        of_seat(Kind::Home, (3, 0), 0),
    ],
    storms: &[((-2, 0), (-2, 1)), ((-1, -1), (-1, 0)), ((-1, 2), (0, 1)), ((0, 2), (1, 1)), ((1, -2), (2, -2)), ((1, -1), (2, -1))],
};
