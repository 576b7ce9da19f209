//! When anybody moves a storm: that one is moved in any direction instead.

use super::schemes::*;
use crate::board::edges::moves;

/// The edges to which any icon moves it, but for that to which it is being moved.
fn others(s: &State) -> Vec<(Edge, Edge)> {
    let Some(moving) = s.refreshing.as_ref().and_then(|turn| turn.storm.as_ref()) else { return vec![] };
    let edges = s.board.edges();
    let all: BTreeSet<Edge> = Direction::ALL.iter().flat_map(|icon| moves(moving.from, *icon, s.options.storm_diagonals)).collect();
    // FS-WMOV-10, -11
    let free = all.into_iter().filter(|to| edges.contains(to) && !s.board.is_stormy(*to) && *to != moving.to);
    free.map(|to| (moving.from, to)).collect()
}

fn which(s: &State, using: &Use) -> Next<Choice> {
    first_of(using, "FS-WMOV-10", others(s).into_iter().map(|(from, to)| crate::rounds::refresh::storm_offer(s, from, to)))
}

/// RULING: it is moved then, and nobody moves another in its stead.
fn turn_aside(using: &Use, t: &mut T<'_>) {
    let Some(Choice::Storm { to, .. }) = using.choice(0) else { return };
    if let Some(moving) = t.state.refreshing.as_mut().and_then(|turn| turn.storm.as_mut()) {
        (moving.by, moving.to) = (using.seat, to);
    }
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::TopRightBottomLeft,
    Ability::may(&[Timing::StormMoves], |s, _| !others(s).is_empty(), turn_aside).asking(which),
);
