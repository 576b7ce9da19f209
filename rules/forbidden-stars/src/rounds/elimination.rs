//! FS-ELIM: who has no friendly world when the operations phase begins leaves the game.

use crate::prelude::*;
use crate::rounds::ending;
use sternpost_core::Pile;

/// FS-ELIM-01, FS-WIN-05: all who have no friendly world.
pub fn look(t: &mut T<'_>) {
    let lost: Vec<Seat> = t.state.in_order().into_iter().filter(|seat| t.state.friendly_worlds(*seat).next().is_none()).collect();
    for seat in &lost {
        t.tell(&Line::Eliminated { seat: *seat });
    }
    // RULING: if nobody has a friendly world all leave together, and are ranked as after the last round.
    if lost.len() == t.state.in_order().len() {
        return ending::end(t);
    }
    lost.iter().for_each(|seat| leave(*seat, t.state));
    // FS-ELIM-04, FS-WIN-06
    if !lost.is_empty() && t.state.in_order().len() == 1 {
        ending::end(t);
    }
}

/// FS-ELIM-02: all that is the player's leaves the game. Storms are nobody's and stay; so does the number of objectives that wins (FS-ELIM-03).
fn leave(seat: Seat, s: &mut State) {
    let faction = s.players[seat].faction;
    for held in s.board.areas.values_mut() {
        held.units.retain(|unit, _| unit.card().faction != faction);
        held.structures.retain(|built| built.seat != seat);
        held.objectives.retain(|of| *of != seat);
    }
    s.board.stacks.values_mut().for_each(|stack| stack.retain(|order| order.seat != seat));
    s.board.stacks.retain(|_, stack| !stack.is_empty());
    let player = &mut s.players[seat];
    player.is_eliminated = true;
    player.materiel = 0;
    player.assets.clear();
    player.unlaid = Pile::of(seat, vec![]);
    player.resolved.clear();
    player.on_event_deck.clear();
    player.events = Pile::of_nobody(vec![]);
    player.drawn = Pile::of(seat, vec![]);
    player.schemes.clear();
    player.combat_cards.clear();
    player.upgrades.clear();
    player.deck = Pile::of_nobody(vec![]);
    // RULING: the first player token goes on to who still plays.
    if s.first == seat && !s.in_order().is_empty() {
        s.first = s.next_after(seat);
    }
}
