//! The table in `docs/roles.md`, and the routes it is about.

use crate::routes::Route;
use std::collections::{BTreeMap, BTreeSet};

pub(super) const ROLES_TABLE: &str = include_str!("../../../docs/roles.md");

/// Method and path of every route.
pub(crate) fn routes() -> BTreeSet<(String, String)> {
    let ways = |Route { path, methods }: Route| methods.into_iter().map(move |method| (method.to_uppercase(), path.clone()));
    crate::routes::all().into_iter().flat_map(ways).collect()
}

/// A cell of the table: how six callers are answered, in their order.
pub(super) type Cell = [u16; 6];

/// The cells of a row: how an open campaign answers, one with a spectators' link, and how bad tokens are answered.
type Row = [Cell; 3];

/// The rows of the table, by method and path; those whose path ends with `*` say what holds for all addresses below it that have no row.
fn rows() -> BTreeMap<(String, String), Row> {
    let section = ROLES_TABLE.split("## Every route\n").nth(1).expect("the table has a section");
    let section = section.split("\n## ").next().expect("a section has text");
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split('|').map(str::trim);
        let (method, path) = cells.next()?.strip_prefix('`')?.strip_suffix('`')?.split_once(' ')?;
        let cells: Vec<Cell> = cells.map(read).collect();
        Some(((method.to_owned(), path.to_owned()), cells.try_into().expect("a row has three cells")))
    };
    section.lines().filter(|line| line.starts_with('|')).filter_map(row).collect()
}

/// What holds for an address without a row of its own.
fn anyway(rows: &BTreeMap<(String, String), Row>, (method, path): &(String, String)) -> Option<Row> {
    let below = |start: &str| path.strip_prefix(start).is_some_and(|rest| !rest.is_empty());
    let row = rows.iter().find(|((of, above), _)| of == method && above.strip_suffix('*').is_some_and(below));
    row.map(|(_, cells)| *cells)
}

/// What the table says of every route: in its own row, or in that of all addresses like it.
pub(super) fn promised() -> BTreeMap<(String, String), Row> {
    let rows = rows();
    let without_row = |route: &(String, String)| !rows.contains_key(route);
    let like_others = routes().into_iter().filter(without_row).filter_map(|route| Some((route.clone(), anyway(&rows, &route)?)));
    let own = rows.iter().filter(|((_, path), _)| !path.ends_with('*')).map(|(route, cells)| (route.clone(), *cells));
    own.chain(like_others).collect()
}

fn read(cell: &str) -> Cell {
    let statuses: Vec<u16> = cell.split(' ').map(|status| status.parse().expect("a status")).collect();
    match statuses.as_slice() {
        [same] => [*same; 6],
        each => each.try_into().expect("one status, or one for each of six"),
    }
}

/// A cell as the table has it.
pub(super) fn written(cell: Cell) -> String {
    let one_for_all = cell.iter().all(|status| *status == cell[0]);
    let statuses = if one_for_all { &cell[..1] } else { &cell[..] };
    statuses.iter().map(u16::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn cells_are_read_as_they_are_written() {
    for cell in [[200; 6], [401, 403, 403, 403, 404, 404]] {
        assert_eq!(read(&written(cell)), cell);
    }
    assert_eq!((written([200; 6]), read("401")), ("200".to_owned(), [401; 6]));
}

/// Who reads the table reads what is out of the ordinary.
#[test]
fn no_row_says_what_holds_anyway() {
    let rows = rows();
    let own = rows.iter().filter(|((_, path), _)| !path.ends_with('*'));
    let idle: Vec<_> = own.filter(|(route, cells)| anyway(&rows, route).as_ref() == Some(*cells)).map(|(route, _)| route).collect();
    assert!(idle.is_empty(), "{idle:?}");
}
