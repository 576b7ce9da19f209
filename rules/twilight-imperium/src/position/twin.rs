//! A position that some eyes cannot tell from another: everything they may not see changes places.

use crate::cards::promissory_notes::{self, NoteId};
use crate::components::{ActionCardId, ObjectiveId, Stage};
use crate::position::state::{Objectives, State};
use crate::setup::tile_stacks;
use sternpost_core::{Chance, Eyes, Seat, Secret};

/// Shuffles what is hidden from these eyes among the places it could be in; every pile and hand keeps its size.
///
/// All is sorted before it is shuffled: positions these eyes cannot tell apart have the same twin for the same chance. So what is
/// decided on twins cannot depend on anything hidden.
pub fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
    let mut twin = s.clone();
    if eyes == Eyes::Arbiter {
        return twin;
    }
    lay_out_anew(&mut twin.objectives, chance);
    if let Some(placing) = &mut twin.tile_placing {
        tile_stacks::twin(placing, eyes, chance);
    }
    // What lies on the table as a proposal is in the proposer's hand, and the partner knows it. So does everybody of a note that was played.
    let offered = lay_aside(&mut twin);
    let others: Vec<Seat> = (0..s.players.len()).map(Seat).filter(|seat| eyes.seat() != Some(*seat)).collect();
    let mut hands: Vec<_> = vec![&mut twin.action_deck];
    // A hand that is shown to these eyes is known to them.
    let shown = s.underway.open_hand.filter(|hand| eyes.seat() == Some(hand.to)).map(|hand| hand.of);
    let hidden = |seat: &Seat| others.contains(seat) && shown != Some(*seat);
    hands.extend(twin.players.iter_mut().filter(|(seat, _)| hidden(seat)).map(|(_, player)| &mut player.action_cards));
    exchange(hands, chance, true);
    let mut hands: Vec<_> = vec![&mut twin.secret_deck];
    hands.extend(twin.players.iter_mut().filter(|(seat, _)| others.contains(seat)).map(|(_, player)| &mut player.secrets));
    exchange(hands, chance, true);
    let mut piles: Vec<_> = vec![&mut twin.agenda_deck];
    piles.extend(twin.players.iter_mut().filter(|(seat, _)| others.contains(seat)).map(|(_, player)| &mut player.agendas));
    exchange(piles, chance, true);
    // LRR 85.6: only who has been given a note can hold another player's
    let traders: Vec<Seat> = others.into_iter().filter(|seat| twin.players[*seat].foreign_notes > 0).collect();
    exchange_notes(&mut twin, &traders, chance);
    for Offered { seat, notes, action_cards } in offered {
        let player = &mut twin.players[seat];
        put_back(&mut player.notes, notes);
        put_back(&mut player.action_cards, action_cards);
    }
    twin
}

/// LRR 12.13: everybody knows that the cards of stage I lie above those of stage II, and nobody which ones stayed in the box.
fn lay_out_anew(objectives: &mut Objectives, chance: &mut Chance<'_>) {
    let mut laid_out = vec![];
    for stage in [Stage::I, Stage::II] {
        let of_stage = |objective: &&ObjectiveId| objective.card().stage == stage;
        let count = objectives.face_down.for_the_rules().iter().filter(of_stage).count();
        let unseen = ObjectiveId::ALL.iter().filter(of_stage).filter(|objective| !objectives.revealed.contains(objective));
        let mut unseen: Vec<ObjectiveId> = unseen.copied().collect();
        chance.shuffle(&mut unseen);
        laid_out.extend(unseen.into_iter().take(count));
    }
    *objectives.face_down.for_the_rules_mut() = laid_out;
}

/// Cards of a hand that its seat has offered, or shown.
struct Offered {
    seat: Seat,
    notes: Vec<NoteId>,
    action_cards: Vec<ActionCardId>,
}

/// Takes out of the hands what was offered or shown.
fn lay_aside(twin: &mut State) -> Vec<Offered> {
    let seats: Vec<Seat> = twin.seats().collect();
    let mut all = vec![];
    for seat in seats {
        let own = twin.proposals.iter().filter(|proposal| proposal.deal.from == seat).map(|proposal| proposal.cards.for_the_rules());
        let (mut notes, mut action_cards) = (vec![], vec![]);
        for cards in own {
            notes.extend(cards.gives_note);
            action_cards.extend(cards.gives_action_cards.iter().copied());
        }
        let player = &mut twin.players[seat];
        notes.extend(player.shown_notes.iter().copied());
        let taken = Offered { seat, notes: take(&mut player.notes, &notes), action_cards: take(&mut player.action_cards, &action_cards) };
        all.push(taken);
    }
    all
}

/// Takes cards out of a hand; what is named twice and is there once, once.
fn take<C: Ord + Copy>(hand: &mut Secret<Vec<C>>, cards: &[C]) -> Vec<C> {
    let hand = hand.for_the_rules_mut();
    let mut taken = vec![];
    for card in cards {
        if let Some(at) = hand.iter().position(|held| held == card) {
            taken.push(hand.remove(at));
        }
    }
    taken
}

fn put_back<C: Ord>(hand: &mut Secret<Vec<C>>, cards: Vec<C>) {
    let hand = hand.for_the_rules_mut();
    hand.extend(cards);
    hand.sort_unstable();
}

/// Notes change hands, but for those of which everybody knows where they are.
fn exchange_notes(twin: &mut State, traders: &[Seat], chance: &mut Chance<'_>) {
    let mut at_home: Vec<(Seat, Vec<NoteId>)> = vec![];
    for seat in traders {
        let hand = twin.players[*seat].notes.for_the_rules_mut();
        let (stay, go) = hand.iter().partition(|note| promissory_notes::is_known_to_be_home(**note));
        *hand = go;
        at_home.push((*seat, stay));
    }
    let hands = twin.players.iter_mut().filter(|(seat, _)| traders.contains(seat)).map(|(_, player)| &mut player.notes);
    exchange(hands.collect(), chance, false);
    for (seat, notes) in at_home {
        let hand = twin.players[seat].notes.for_the_rules_mut();
        hand.extend(notes);
        hand.sort_unstable();
    }
}

/// All cards of some piles in one heap, shuffled and dealt out again. Hands stay sorted; the first pile may be a deck, which
/// has an order of its own.
fn exchange<C: Ord + Clone>(mut piles: Vec<&mut Secret<Vec<C>>>, chance: &mut Chance<'_>, deck_first: bool) {
    let mut heap: Vec<C> = piles.iter().flat_map(|pile| pile.for_the_rules().clone()).collect();
    heap.sort_unstable();
    chance.shuffle(&mut heap);
    for pile in piles.iter_mut().rev() {
        let count = pile.for_the_rules().len();
        let mut dealt: Vec<C> = heap.drain(..count).collect();
        dealt.sort_unstable();
        *pile.for_the_rules_mut() = dealt;
    }
    if let Some(deck) = piles.first_mut().filter(|_| deck_first) {
        chance.shuffle(deck.for_the_rules_mut());
    }
}
