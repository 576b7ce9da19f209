//! Victory points and the end of the game (LRR 68).

use crate::prelude::*;
use sternpost_core::Standing;

/// A player gains a victory point, and all are told.
pub fn gain_point(t: &mut T<'_>, seat: Seat) {
    t.tell(&Line::GainedPoint { seat });
    gain_points(t, seat, 1);
}

/// A player gains points; whoever reaches the target wins at once (LRR 68.4, 68.4a, 68.7), and nobody gains any more.
pub fn gain_points(t: &mut T<'_>, seat: Seat, points: u32) {
    if is_over(t) {
        return;
    }
    let target = t.state.target();
    let player = &mut t.state.players[seat];
    player.victory_points = (player.victory_points + points).min(target);
    if player.victory_points == target {
        end(t);
    }
}

/// A player loses points, never more than there are.
///
/// RULING: nobody has fewer than no points.
pub fn lose_points(t: &mut T<'_>, seat: Seat, points: u32) {
    if is_over(t) {
        return;
    }
    let player = &mut t.state.players[seat];
    let lost = points.min(player.victory_points);
    player.victory_points -= lost;
    if lost > 0 {
        t.tell(&Line::LostPoints { seat, points: lost });
    }
}

/// The game ends, once: most points win, the earlier in initiative order among equals (LRR 12.15a, 68.8).
pub fn end(t: &mut T<'_>) {
    if is_over(t) {
        return;
    }
    // The table stays as it stands now, so what is looked at after a step comes before.
    t.state.sweep();
    let standings = standings(t.state);
    let winner = standings[0].seat;
    t.tell(&Line::Won { seat: winner, points: t.state.players[winner].victory_points });
    t.state.standings = Some(standings);
    t.end();
}

/// Whether somebody has won: what is still to be done no longer counts (LRR 68.7).
fn is_over(t: &T<'_>) -> bool {
    t.state.standings.is_some()
}

fn standings(s: &State) -> Vec<Standing> {
    let mut order = s.initiative_order();
    // The sort is stable: initiative order decides among equals.
    order.sort_by_key(|seat| std::cmp::Reverse(s.players[*seat].victory_points));
    // RULING: who has left the game (LRR 14.0) is ranked behind all others, by seat
    order.extend((0..s.players.len()).map(Seat).filter(|seat| s.is_eliminated(*seat)));
    let ranked = order.into_iter().zip(1..);
    ranked.map(|(seat, rank)| Standing { seat, rank, score: i32::try_from(s.players[seat].victory_points).expect("few points") }).collect()
}
