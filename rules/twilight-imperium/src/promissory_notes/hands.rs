//! Where the notes are: in hands, hidden (LRR 85.6), or in play areas, open.

use super::{NoteId, NoteKind};
use crate::flow::T;
use crate::messages::Line;
use crate::options::Content;
use crate::state::State;
use sternpost_core::Seat;

/// The notes of a player's colour and faction (LRR 85.0).
pub fn starting_hand(s: &State, owner: Seat) -> Vec<NoteId> {
    if !s.plays_with(Content::PromissoryNotes) {
        return vec![];
    }
    let faction = s.players[owner].faction;
    let own = NoteKind::ALL.iter().filter(|kind| kind.card().faction.is_none_or(|of| of == faction));
    own.map(|kind| NoteId { kind: *kind, owner }).collect()
}

/// Every note in the game; those of eliminated players have left it (LRR 85.7).
pub fn all_notes(s: &State) -> impl Iterator<Item = NoteId> + '_ {
    s.seats().flat_map(|seat| starting_hand(s, seat))
}

/// Notes that lie in no play area: any hand could hold them.
pub fn hidden_notes(s: &State) -> impl Iterator<Item = NoteId> + '_ {
    all_notes(s).filter(|note| !s.players.iter().any(|(_, player)| player.play_area.contains(note)))
}

/// A note goes from one hand to another. Only the two know which.
pub fn give(t: &mut T<'_>, from: Seat, to: Seat, note: NoteId) {
    take_from_hand(t, from, note);
    let receiver = &mut t.state.players[to];
    let hand = receiver.notes.for_the_rules_mut();
    hand.push(note);
    hand.sort_unstable();
    receiver.may_hold_foreign_notes = true;
    t.next([crate::occasions::window(crate::occasions::Occasion::ReceivedNote { seat: to })]);
}

fn take_from_hand(t: &mut T<'_>, seat: Seat, note: NoteId) {
    let player = &mut t.state.players[seat];
    player.notes.for_the_rules_mut().retain(|held| *held != note);
    if player.notes.for_the_rules().is_empty() {
        player.may_hold_foreign_notes = false;
    }
}

/// A note of a hand is laid open before its holder.
pub fn put_into_play(t: &mut T<'_>, seat: Seat, note: NoteId) {
    take_from_hand(t, seat, note);
    t.state.players[seat].play_area.push(note);
    t.state.players[seat].play_area.sort_unstable();
}

/// A note goes back to its owner's hand (LRR 85.3, 85.4); whoever has it shows it.
pub fn return_note(t: &mut T<'_>, seat: Seat, note: NoteId) {
    take_from_hand(t, seat, note);
    t.state.players[seat].play_area.retain(|held| *held != note);
    if t.state.is_eliminated(note.owner) {
        return;
    }
    let hand = t.state.players[note.owner].notes.for_the_rules_mut();
    hand.push(note);
    hand.sort_unstable();
    t.tell(&Line::NoteReturned { seat, note: note.kind, owner: note.owner });
}
