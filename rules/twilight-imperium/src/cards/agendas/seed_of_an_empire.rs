//! Seed of an Empire: a point for the leaders, or for the last.

use super::effects::gain_point_each;
use super::{Agenda, Ballot, Outcome};
use sternpost_core::Seat;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    let points = |seat: Seat| t.state.players[seat].victory_points;
    let wanted = if *outcome == Outcome::For { t.state.seats().map(points).max() } else { t.state.seats().map(points).min() };
    // LRR 68.5: everybody among equals
    let seats: Vec<Seat> = t.state.seats().filter(|seat| Some(points(*seat)) == wanted).collect();
    gain_point_each(t, &seats);
});
