//! Where the notes are: in hands, hidden (LRR 85.6), or in play areas, open.

use super::NoteId;
use crate::prelude::*;
use crate::setup::options::Content;

/// The notes of a player's colour and faction (LRR 85.0).
pub fn starting_hand(s: &State, owner: Seat) -> Vec<NoteId> {
    // Before factions are drafted nobody has notes.
    if !s.plays_with(Content::PromissoryNotes) || s.draft.is_some() {
        return vec![];
    }
    let faction = s.players[owner].faction;
    let own = s.printing.notes().iter().filter(|kind| kind.card().faction.is_none_or(|of| of == faction));
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

/// Whether everybody knows where a note is that lies in no play area: one that is laid open on receipt (LRR 27.19a) can only
/// be in its owner's hand.
pub fn is_known_to_be_home(note: NoteId) -> bool {
    note.kind.card().is_laid_open
}

/// A note arrives from another player. Only the two know which it is.
pub fn receive(t: &mut T<'_>, seat: Seat, note: NoteId) {
    put_in_hand(t, seat, note);
    t.state.players[seat].foreign_notes += 1;
    // LRR 27.19a: some act at once
    t.next([window(Occasion::ReceivedNote { seat })]);
}

/// A note goes into a hand.
pub fn put_in_hand(t: &mut T<'_>, seat: Seat, note: NoteId) {
    let hand = &mut t.state.players[seat].notes;
    hand.push(note);
    hand.sort();
}

/// A note is played: as long as it is in the hand, everybody knows that it is there.
pub fn show_in_hand(t: &mut T<'_>, seat: Seat, note: NoteId) {
    let hand = &mut t.state.players[seat].notes;
    if let Some(at) = hand.for_the_rules().iter().position(|held| *held == note) {
        hand.show_to_all(at);
    }
}

/// A note leaves a hand.
pub fn take_from_hand(t: &mut T<'_>, seat: Seat, note: NoteId) {
    let player = &mut t.state.players[seat];
    player.notes.retain(|held| *held != note);
    if player.notes.is_empty() {
        player.foreign_notes = 0;
    }
}

/// A note of a hand is shown and leaves it: everybody knows that there is one of other players' less.
fn show(t: &mut T<'_>, seat: Seat, note: NoteId) {
    let player = &mut t.state.players[seat];
    if note.owner != seat && player.notes.for_the_rules().contains(&note) {
        player.foreign_notes = player.foreign_notes.saturating_sub(1);
    }
    take_from_hand(t, seat, note);
}

/// A note of a hand is laid open before its holder.
pub fn put_into_play(t: &mut T<'_>, seat: Seat, note: NoteId) {
    show(t, seat, note);
    t.state.players[seat].play_area.push(note);
    t.state.players[seat].play_area.sort_unstable();
}

/// Whether a note lies open before a player.
pub fn is_in_play(s: &State, seat: Seat, note: NoteId) -> bool {
    s.players[seat].play_area.contains(&note)
}

/// The one step about notes: one goes back to its owner, once its text is wholly resolved (LRR 85.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// Who has played it.
    pub seat: Seat,
    pub note: NoteId,
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    it.does(|t| {
        if let Some(holder) = holder(t.state, step) {
            give_back(t, holder, step.note);
        }
    })
}

/// Who has the note, unless it is its owner: it may have been given away while its text was resolved, or its holder may have left.
fn holder(s: &State, Step { seat, note }: &Step) -> Option<Seat> {
    let has = |holder: &Seat| s.players[*holder].notes.for_the_rules().contains(note) || is_in_play(s, *holder, *note);
    s.clockwise_from(*seat).filter(|holder| *holder != note.owner).find(has)
}

/// A note that was played goes back to its owner's hand, once everything that its text has brought about is done (LRR 85.3).
///
/// RULING: an effect that lasts, for a round, a combat, an action or an agenda, lasts without its note: that goes back at once.
pub fn return_note(t: &mut T<'_>, seat: Seat, note: NoteId) {
    t.next(steps![Step { seat, note }]);
}

/// A note goes back to its owner's hand at once (LRR 85.4); whoever has it shows it.
pub fn give_back(t: &mut T<'_>, seat: Seat, note: NoteId) {
    show(t, seat, note);
    t.state.players[seat].play_area.retain(|held| *held != note);
    if t.state.is_eliminated(note.owner) {
        return;
    }
    put_in_hand(t, note.owner, note);
    t.tell(&Line::NoteReturned { note: note.kind, owner: note.owner });
}
