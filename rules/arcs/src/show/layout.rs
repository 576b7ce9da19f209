//! Where everything lies in the picture: the Reach as a ring of clusters, gates inside and planets outside, clockwise from the top;
//! below it the ambitions, the Court, and the players' boards in two columns.
//!
//! Written down for the first cluster; the others are turned by sixths of a circle.

use crate::components::SystemId;
use sternpost_show::scene::Outline;

/// Half the width of the picture.
pub const HALF: i32 = 7400;
/// What is left free between two boxes.
pub const GAP: i32 = 150;
/// The radius of a building.
pub const BUILDING: i32 = 370;

/// A system of the first cluster.
struct Plate {
    /// Where its name stands.
    centre: (i32, i32),
    /// Its corners around that.
    corners: &'static [(i32, i32)],
    /// The middle of one building, around the centre, and the middles of two.
    buildings: [&'static [(i32, i32)]; 2],
}

const GATE: Plate = Plate {
    centre: (0, -3450),
    corners: &[
        (-1776, 34),
        (-1210, -205),
        (-613, -351),
        (0, -400),
        (613, -351),
        (1210, -205),
        (1776, 34),
        (1075, 1248),
        (731, 1111),
        (369, 1028),
        (0, 1000),
        (-369, 1028),
        (-731, 1111),
        (-1075, 1248),
    ],
    buildings: [&[], &[]],
};
const ARROW: Plate = Plate {
    centre: (-2284, -6415),
    corners: &[(-1267, -76), (-744, -337), (-202, -554), (356, -729), (926, -859), (1516, 2490), (1144, 2582), (782, 2708), (433, 2869)],
    buildings: [&[(392, 1102)], &[(-19, 1267), (815, 970)]],
};
const MOON: Plate = Plate {
    centre: (0, -6810),
    corners: &[(-1211, -490), (-608, -565), (0, -590), (608, -565), (1211, -490), (621, 2858), (208, 2815), (-208, 2815), (-621, 2858)],
    buildings: [&[(0, 1170)], &[(-443, 1187), (443, 1187)]],
};
const HEX: Plate = Plate {
    centre: (2284, -6415),
    corners: &[(-926, -859), (-356, -729), (202, -554), (744, -337), (1267, -76), (-433, 2869), (-782, 2708), (-1144, 2582), (-1516, 2490)],
    buildings: [&[(-392, 1102)], &[(-815, 970), (19, 1267)]],
};
const CLUSTER: Plate = Plate {
    centre: (0, -5200),
    corners: &[
        (-3552, -1292),
        (-2885, -1614),
        (-2189, -1869),
        (-1472, -2052),
        (-740, -2163),
        (0, -2200),
        (740, -2163),
        (1472, -2052),
        (2189, -1869),
        (2885, -1614),
        (3552, -1292),
        (1075, 2998),
        (818, 2891),
        (552, 2813),
        (278, 2766),
        (0, 2750),
        (-278, 2766),
        (-552, 2813),
        (-818, 2891),
        (-1075, 2998),
    ],
    buildings: [&[], &[]],
};

/// The way along the gates of a cluster, with a bit of the clusters beside it.
const PATH: [(i32, i32); 5] = [(-1281, -2878), (-655, -3081), (0, -3150), (655, -3081), (1281, -2878)];

/// A point of the first cluster, in another one.
fn turned((x, y): (i32, i32), cluster: u8) -> (i32, i32) {
    // Sine and cosine of so many sixths of a circle, in ten-thousandths.
    let (sine, cosine) = match cluster {
        2 => (8660, 5000),
        3 => (8660, -5000),
        4 => (0, -10_000),
        5 => (-8660, -5000),
        6 => (-8660, 5000),
        _ => (0, 10_000),
    };
    ((x * cosine - y * sine) / 10_000, (x * sine + y * cosine) / 10_000)
}

fn outline(plate: &Plate, cluster: u8) -> Outline {
    let (x, y) = turned(plate.centre, cluster);
    Outline::Polygon { x, y, corners: plate.corners.iter().map(|corner| turned(*corner, cluster)).collect() }
}

/// Which of the four systems of a cluster it is: the gate, then the planets clockwise.
fn part(system: SystemId) -> usize {
    let before = SystemId::ALL.iter().take_while(|other| **other != system);
    before.filter(|other| other.cluster() == system.cluster()).count()
}

fn plate(system: SystemId) -> &'static Plate {
    [&GATE, &ARROW, &MOON, &HEX][part(system)]
}

/// The plate of a system.
pub fn system(system: SystemId) -> Outline {
    outline(plate(system), system.cluster())
}

/// The place of a whole cluster.
pub fn cluster(cluster: u8) -> Outline {
    outline(&CLUSTER, cluster)
}

/// The middles of a system's building slots, around its centre.
pub fn buildings(system: SystemId) -> Vec<(i32, i32)> {
    let [one, two] = plate(system).buildings;
    let here = if system.slots() == 1 { one } else { two };
    here.iter().map(|at| turned(*at, system.cluster())).collect()
}

/// Where a border is crossed: two points beside it. Nothing if the two do not touch on the board.
pub fn border(one: SystemId, other: SystemId) -> Option<[(i32, i32); 2]> {
    let (one, other) = if one < other { (one, other) } else { (other, one) };
    let (cluster, next) = (one.cluster(), other.cluster());
    // Clusters 6 and 1 touch as well.
    let (first, points) = match (part(one), part(other)) {
        _ if cluster != next => {
            let is_next = next == cluster + 1;
            let first = if is_next { cluster } else { next };
            let touch = is_next || (cluster, next) == (1, 6);
            let at = if one.is_gate() { [(1350, -2858), (1800, -2598)] } else { [(2625, -5066), (3075, -4806)] };
            (if touch { first } else { return None }, at)
        }
        (0, 1) => (cluster, [(-1283, -3524), (-1402, -3853)]),
        (0, 2) => (cluster, [(0, -3750), (0, -4100)]),
        (0, 3) => (cluster, [(1283, -3524), (1402, -3853)]),
        (1, 2) => (cluster, [(-1138, -5587), (-842, -5639)]),
        (2, 3) => (cluster, [(842, -5639), (1138, -5587)]),
        _ => return None,
    };
    Some(points.map(|point| turned(point, first)))
}

/// Where path markers lie between two gates: along the clusters out of play between them, clockwise from the first.
pub fn path(from: u8, out_of_play: &[u8]) -> Vec<(i32, i32)> {
    let ends = [from, out_of_play.last().map_or(from, |last| last % 6 + 1)];
    let [first, last] = ends.map(|cluster| PATH.map(|point| turned(point, cluster)));
    let between = out_of_play.iter().flat_map(|cluster| PATH.map(|point| turned(point, *cluster)));
    first.last().copied().into_iter().chain(between).chain(last.first().copied()).collect()
}

/// A box from its left upper corner.
pub fn at(x: i32, y: i32, w: i32, h: i32) -> Outline {
    Outline::Box { x, y, w, h }
}

/// The cards of the round, in the middle of the ring.
pub fn round() -> Outline {
    at(-1690, -1690, 3380, 3380)
}

/// The upper edge of what lies below the Reach: the ambitions to the left, the Court to the right, each as wide as a player's board, so
/// that each can be read on its own where there is room for one.
pub const TABLE_TOP: i32 = HALF + 250;
/// The height of both.
pub const TABLE: i32 = 4300;
/// The upper edge of the first players' boards.
pub const BOARDS_TOP: i32 = TABLE_TOP + TABLE + GAP;
/// The width of a player's board.
pub const BOARD: i32 = HALF - GAP / 2;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::SystemId::{Arrow2, Arrow3, Gate1, Gate6, Hex1, Hex2, Moon1};

    // cites: ARCS-MAP-02
    #[test]
    fn every_printed_border_has_its_place_and_no_other() {
        for one in SystemId::ALL {
            for other in one.printed_neighbours() {
                assert!(border(*one, *other).is_some(), "{one} {other}");
                assert_eq!(border(*one, *other), border(*other, *one));
            }
        }
        assert!(border(Gate1, Gate6).is_some());
        assert_eq!(
            (border(Arrow2, Hex1).is_some(), border(Hex2, Arrow3).is_some()),
            (true, true),
            "they touch; the map says who may cross"
        );
        assert_eq!(border(Hex1, SystemId::Arrow1), None);
        assert_eq!(border(Moon1, SystemId::Moon4), None);
    }

    #[test]
    fn a_cluster_is_turned_by_sixths_of_a_circle() {
        assert_eq!(turned((0, -1000), 4), (0, 1000));
        assert_eq!(turned((0, -1000), 2), (866, -500));
        assert_eq!(turned((0, -1000), 6), (-866, -500));
    }
}
