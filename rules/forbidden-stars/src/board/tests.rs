//! How places lie to one another, on a thousand boards that were laid as players may lay them.

use super::edges::{Direction, Lies, between, moves};
use super::reach::Ways;
use super::*;
use crate::setup::{BoardOption, Options, StormDiagonals, laying, set_up};
use sternpost_core::chance::Source as _;
use sternpost_core::{Chance, Setup};
use sternpost_players::Rng;

const BOARDS: u64 = 1_000;
const DIAGONALS: [StormDiagonals; 2] = [StormDiagonals::ByTheStorm, StormDiagonals::ByTheBoard];

/// One of so many things.
fn one<P>(rng: &mut Rng, of: impl IntoIterator<Item = P>) -> P {
    let mut all: Vec<P> = of.into_iter().collect();
    let count = u32::try_from(all.len()).unwrap();
    all.swap_remove(rng.below(count) as usize)
}

/// A board of two to four players: any of the tiles in hand, either side up, any cell that is open, turned anyhow, with as many storms as players.
fn laid(seed: u64) -> State {
    let mut rng = Rng::new(seed);
    let players = 2 + usize::try_from(seed % 3).unwrap();
    let seats = Faction::ALL[..players].to_vec();
    let options = Options { board: BoardOption::Built, ..Options::default() };
    let mut s = set_up(&Setup { options, seats }, &mut Chance::live(&mut rng)).0;
    for seat in s.in_order().into_iter().cycle().take(3 * players) {
        let hand = &mut s.laying.as_mut().unwrap().hands[seat].tiles;
        let tile = hand.swap_remove(rng.below(u32::try_from(hand.len()).unwrap()) as usize);
        let system = one(&mut rng, [tile, tile.other_side()]);
        let open = laying::open_cells(&s);
        let cell = if s.board.tiles.is_empty() { (0, 0) } else { one(&mut rng, open) };
        s.board.lay(system, cell, one(&mut rng, 0..4));
    }
    for _ in 0..players {
        let free: Vec<Edge> = s.board.edges().into_iter().filter(|edge| !s.board.is_stormy(*edge)).collect();
        s.board.storms.push(Storm { edge: one(&mut rng, free), has_moved: false });
    }
    s
}

fn boards() -> impl Iterator<Item = Board> {
    (0..BOARDS).map(|seed| laid(seed).board)
}

/// How far two squares lie apart, along columns and rows.
const fn apart(one: Square, other: Square) -> i32 {
    (one.0 - other.0).abs() + (one.1 - other.1).abs()
}

// cites: FS-SET-07, FS-SET-08, FS-SYS-01
#[test]
fn fs_set_08_boards_hang_together_and_are_no_larger_than_they_may_be() {
    let mut shapes = BTreeSet::new();
    for seed in 0..BOARDS {
        let s = laid(seed);
        let cells: BTreeSet<Square> = s.board.tiles.values().map(|laid| laid.cell).collect();
        assert_eq!(cells.len(), 3 * s.players.seats().count(), "each tile lies by itself");
        let start = *cells.first().unwrap();
        let reached = sternpost_kit::board::distances([start], |cell| square::around(cell).filter(|cell| cells.contains(cell)), |_| true);
        assert_eq!(reached.len(), cells.len(), "each tile lies beside another");
        let span = |of: fn(&Square) -> i32| cells.iter().map(of).max().unwrap() - cells.iter().map(of).min().unwrap() + 1;
        let (columns, rows) = (span(|cell| cell.0), span(|cell| cell.1));
        let most = [(2, 3), (3, 3), (3, 4)][s.players.seats().count() - 2];
        assert!(columns.min(rows) <= most.0 && columns.max(rows) <= most.1, "{columns} by {rows}");
        shapes.insert((cells.len(), columns, rows));
    }
    assert_eq!(shapes.into_iter().collect::<Vec<_>>(), [(6, 2, 3), (6, 3, 2), (9, 3, 3), (12, 3, 4), (12, 4, 3)]);
}

// cites: FS-ADJ-01, FS-ADJ-03, FS-ADJ-05, FS-SYS-01
#[test]
fn fs_adj_05_areas_touch_along_borders_and_never_across_the_order_space() {
    for board in boards() {
        let squares: BTreeSet<Square> = board.all_areas().map(|area| board.square(area)).collect();
        assert_eq!(squares.len(), 4 * board.tiles.len(), "four areas a system");
        for area in board.all_areas() {
            assert_eq!(board.area_at(board.square(area)), Some(area));
            let beside: Vec<AreaId> = board.areas_beside(area).collect();
            assert!(beside.iter().all(|other| board.areas_beside(*other).any(|back| back == area)), "adjacency goes both ways");
            assert!(beside.iter().all(|other| apart(board.square(*other), board.square(area)) == 1), "never across a corner");
            let within = beside.iter().filter(|other| other.system() == area.system()).count();
            assert_eq!(within, 2, "two of the other three of a tile");
            let opposite = area.system().areas()[(area.corner() + 2) % 4];
            assert!(!beside.contains(&opposite));
            assert!(beside.len() <= 4);
        }
    }
}

// cites: FS-ADJ-02, FS-ADJ-04
#[test]
fn fs_adj_04_systems_that_meet_at_a_corner_are_not_adjacent() {
    for board in boards() {
        for system in board.tiles.keys() {
            let beside: Vec<SystemId> = board.systems_beside(*system).collect();
            for other in board.tiles.keys() {
                let is_beside = beside.contains(other);
                assert_eq!(is_beside, apart(board.tiles[system].cell, board.tiles[other].cell) == 1);
                let touching = system.areas().into_iter().flat_map(|area| board.areas_beside(area)).filter(|area| area.system() == *other);
                assert_eq!(touching.count(), if is_beside { 2 } else { 4 * 2 * usize::from(system == other) }, "two areas along an edge");
                assert!(!is_beside || board.systems_beside(*other).any(|back| back == *system));
            }
        }
    }
}

// cites: FS-WMOV-03, FS-WMOV-11, FS-WMOV-12
#[test]
fn fs_wmov_12_a_straight_move_is_undone_by_its_icon_and_a_diagonal_one_as_the_option_says() {
    use Direction::{TopLeftBottomRight, TopRightBottomLeft};
    for board in boards() {
        let edges = board.edges();
        for (diagonals, edge, icon) in DIAGONALS
            .into_iter()
            .flat_map(|diagonals| edges.iter().flat_map(move |edge| Direction::ALL.iter().map(move |icon| (diagonals, *edge, *icon))))
        {
            let back = match (icon, diagonals) {
                (TopLeftBottomRight, StormDiagonals::ByTheStorm) => TopRightBottomLeft,
                (TopRightBottomLeft, StormDiagonals::ByTheStorm) => TopLeftBottomRight,
                (straight, _) => straight,
            };
            let alone = |at: Edge| Board { storms: vec![Storm { edge: at, has_moved: false }], ..board.clone() };
            let turns = matches!(icon, TopLeftBottomRight | TopRightBottomLeft);
            for (_, to) in alone(edge).storm_moves(icon, diagonals) {
                assert!(alone(to).storm_moves(back, diagonals).contains(&(to, edge)), "{edge:?} {icon}");
                assert_eq!(to.lies != edge.lies, turns);
                assert!(to != edge && edges.contains(&to));
            }
        }
    }
}

/// The ends of an edge, at corners of tiles.
fn ends(edge: Edge) -> [Square; 2] {
    let (column, row) = (edge.column, edge.row);
    [(column, row), if edge.lies == Lies::North { (column + 1, row) } else { (column, row + 1) }]
}

// cites: FS-WMOV-03, FS-WMOV-12
#[test]
fn fs_wmov_03_a_storm_goes_across_along_or_about_one_of_its_ends() {
    for diagonals in DIAGONALS {
        for edge in [Edge::north((2, 3)), Edge::west((1, 1))] {
            let mut reached = BTreeSet::new();
            for icon in Direction::ALL {
                let [one, other] = moves(edge, *icon, diagonals);
                assert_ne!(one, other);
                for to in [one, other] {
                    let shared = ends(edge).into_iter().filter(|end| ends(to).contains(end)).count();
                    assert_eq!(shared, usize::from(*icon != Direction::Across), "{edge:?} {icon}");
                    reached.insert(to);
                }
            }
            assert_eq!(reached.len(), 8, "two for each icon");
        }
    }
}

// cites: FS-WMOV-11, FS-SET-16
#[test]
fn fs_wmov_11_every_edge_can_be_come_to_and_the_rim_as_well() {
    for board in boards() {
        let edges = board.edges();
        let rim = edges.iter().filter(|edge| board.beside(**edge).count() == 1).count();
        assert_eq!(edges.len() * 2 - rim, 4 * board.tiles.len(), "each edge is of one tile or of two");
        for diagonals in DIAGONALS {
            let next = |edge: Edge| {
                let alone = Board { storms: vec![Storm { edge, has_moved: false }], ..board.clone() };
                Direction::ALL.iter().flat_map(|icon| alone.storm_moves(*icon, diagonals)).map(|(_, to)| to).collect::<Vec<_>>()
            };
            let reached = sternpost_kit::board::distances([*edges.first().unwrap()], next, |_| true);
            assert_eq!(reached.into_keys().collect::<BTreeSet<_>>(), edges);
        }
    }
}

// cites: FS-WMOV-08, FS-WMOV-09, FS-WMOV-10
#[test]
fn fs_wmov_10_storms_never_come_to_lie_on_one_another() {
    for seed in 0..BOARDS {
        let (mut board, mut rng) = (laid(seed).board, Rng::new(seed));
        let (edges, count) = (board.edges(), board.storms.len());
        for round in 0..8 {
            board.storms.iter_mut().for_each(|storm| storm.has_moved = false);
            for moved in 0..count {
                let icon = *one(&mut rng, Direction::ALL);
                let open = board.storm_moves(icon, DIAGONALS[round % 2]);
                if open.is_empty() {
                    break;
                }
                let (from, to) = one(&mut rng, open);
                assert!(board.storms.contains(&Storm { edge: from, has_moved: false }), "none is moved twice");
                board.move_storm(from, to);
                let lie: BTreeSet<Edge> = board.storms.iter().map(|storm| storm.edge).collect();
                assert!(lie.len() == count && lie.is_subset(&edges));
                assert_eq!(board.storms.iter().filter(|storm| storm.has_moved).count(), moved + 1);
            }
        }
    }
}

// cites: FS-WARP-02, FS-WARP-03, FS-GMOV-08
#[test]
fn fs_warp_02_a_storm_bars_the_way_between_systems_that_stay_adjacent() {
    for board in boards() {
        for area in board.all_areas() {
            let open = board.reached_from(area, Ways::default(), |_| false);
            let across = board.reached_from(area, Ways { crosses_storms: true }, |_| false);
            let beside: BTreeSet<AreaId> = board.areas_beside(area).collect();
            let is_cut = |to: &AreaId| {
                let edge = between(board.tiles[&area.system()].cell, board.tiles[&to.system()].cell);
                to.system() != area.system() && board.storms.iter().any(|storm| storm.edge == edge)
            };
            assert_eq!(across, beside);
            assert_eq!(open, beside.into_iter().filter(|to| !is_cut(to)).collect());
        }
    }
    let cut = boards().filter(|board| board.storms.iter().any(|storm| board.beside(storm.edge).count() == 2)).count();
    assert!(cut > 500, "only {cut} boards have a storm between two tiles");
}
