//! A position that some eyes cannot tell from another: everything they may not see changes places.

use crate::cards::promissory_notes::{self, NoteId};
use crate::components::{ActionCardId, ObjectiveId, Stage};
use crate::position::state::{Objectives, State};
use crate::setup::tile_stacks;
use sternpost_core::{Chance, Eyes, Seat};
use sternpost_kit::twins::{deal_anew, deal_from_the_box};

/// Shuffles what is hidden from these eyes among the places it could be in; every pile and hand keeps its size, and what they have seen
/// its place.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    if eyes == Eyes::Arbiter {
        return twin;
    }
    lay_out_anew(&mut twin.objectives, chance);
    if let Some(placing) = &mut twin.tile_placing {
        tile_stacks::twin(placing, eyes, chance);
    }
    // A hand that is shown to these eyes is known to them.
    let shown = s.underway.open_hand.filter(|hand| eyes.seat() == Some(hand.to)).map(|hand| hand.of);
    let mut action_cards = twin.action_deck.hidden_from(eyes);
    let mut secrets = twin.secret_deck.hidden_from(eyes);
    let mut agendas = twin.agenda_deck.hidden_from(eyes);
    let mut notes = vec![];
    for (seat, player) in twin.players.iter_mut() {
        let offered = offered(s, seat);
        if shown != Some(seat) {
            action_cards.extend(without(player.action_cards.hidden_from(eyes), offered.action_cards));
        }
        secrets.extend(player.secrets.hidden_from(eyes));
        agendas.extend(player.agendas.hidden_from(eyes));
        // LRR 85.6: only who has been given a note can hold another player's
        if player.foreign_notes > 0 {
            let travelling = player.notes.hidden_from(eyes).into_iter().filter(|note| !promissory_notes::is_known_to_be_home(**note));
            notes.extend(without(travelling.collect(), offered.notes));
        }
    }
    deal_anew(action_cards, chance);
    deal_anew(secrets, chance);
    deal_anew(agendas, chance);
    deal_anew(notes, chance);
    for (_, player) in twin.players.iter_mut() {
        player.action_cards.sort();
        player.secrets.sort();
        player.notes.sort();
    }
    twin
}

/// Deals anew what no seat knows: the order of the decks, which public objectives lie face down, and the stacks of tiles. Agendas that somebody has looked
/// at and put back keep their places.
pub fn deal_what_nobody_knows(s: &mut State, chance: &mut Chance<'_>) {
    lay_out_anew(&mut s.objectives, chance);
    if let Some(placing) = &mut s.tile_placing {
        tile_stacks::shuffle_stacks(placing, chance);
    }
    deal_anew(s.action_deck.hidden_from_all(), chance);
    deal_anew(s.secret_deck.hidden_from_all(), chance);
    deal_anew(s.agenda_deck.hidden_from_all(), chance);
}

/// LRR 12.13: everybody knows that the cards of stage I lie above those of stage II, and nobody which ones stayed in the box.
fn lay_out_anew(objectives: &mut Objectives, chance: &mut Chance<'_>) {
    for stage in [Stage::I, Stage::II] {
        let of_stage = |objective: &ObjectiveId| objective.card().stage == stage;
        let the_box = ObjectiveId::ALL.iter().copied().filter(of_stage).collect();
        let places = objectives.face_down.hidden_from_all().into_iter().filter(|objective| of_stage(objective));
        deal_from_the_box(places.collect(), &the_box, &objectives.revealed.iter().copied().collect(), chance);
    }
}

/// Cards of a hand that its seat has offered: what lies on the table as a proposal is in the proposer's hand, and the partner knows it.
#[derive(Default)]
struct Offered {
    notes: Vec<NoteId>,
    action_cards: Vec<ActionCardId>,
}

fn offered(s: &State, seat: Seat) -> Offered {
    let mut offered = Offered::default();
    for proposal in s.proposals.iter().filter(|proposal| proposal.deal.from == seat) {
        let cards = proposal.cards.for_the_rules();
        offered.notes.extend(cards.gives_note);
        offered.action_cards.extend(cards.gives_action_cards.iter().copied());
    }
    offered
}

/// These places without those of some cards; a card that is named twice and is there once, once.
fn without<C: PartialEq>(mut places: Vec<&mut C>, cards: Vec<C>) -> Vec<&mut C> {
    for card in cards {
        if let Some(at) = places.iter().position(|place| **place == card) {
            places.remove(at);
        }
    }
    places
}
