//! The cards of a position described by hand: hands, decks, laws and notes.

use crate::cards::promissory_notes::{self, NoteId};
use crate::position::given::Given;
use crate::prelude::*;
use crate::setup::full_setup;
use crate::setup::options::Content;
use sternpost_kit::deck;

/// Deals what is described; decks that are not described hold the rest of the box in the order of the list.
pub fn lay_out(s: &mut State, given: &Given, defects: &mut Vec<String>) {
    full_setup::lay_out_cards(s);
    if given.laws.iter().any(|law| law.owner.is_some_and(|seat| s.players.get(seat).is_none())) {
        defects.push("laws: there is no such seat".to_owned());
    }
    if given.laws.iter().filter_map(|law| law.planet).any(|planet| !s.planets.contains_key(&planet)) {
        defects.push("laws: there is no such planet on the board".to_owned());
    }
    action_cards(s, given, defects);
    agendas(s, given, defects);
    secrets(s, given, defects);
    notes(s, given, defects);
    s.zero_token = given.zero_token;
    if given.zero_token.is_some_and(|seat| s.players.get(seat).is_none()) {
        defects.push("zero-token: there is no such seat".to_owned());
    }
    s.wormhole_tokens.clone_from(&given.wormhole_tokens);
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        s.players[seat].exhausted_technologies.clone_from(&player.exhausted_technologies);
        s.players[seat].assimilated.clone_from(&player.assimilated);
        if player.assimilated.values().any(|(owner, _)| s.players.get(*owner).is_none()) {
            defects.push(format!("seat {seat}: assimilated from a seat that is not there"));
        }
    }
}

/// Takes cards out of a box. What is not there (any more) is a defect.
fn take<C: PartialEq + std::fmt::Debug>(from: &mut Vec<C>, cards: &[C], what: &str, defects: &mut Vec<String>) {
    let missing = |card: &C| format!("{what}: {card:?} is there too often, or its kind is not in `content`");
    sternpost_kit::given::take(from, cards, missing, defects);
}

fn action_cards(s: &mut State, given: &Given, defects: &mut Vec<String>) {
    let mut rest = s.action_deck.for_the_rules().to_vec();
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        take(&mut rest, &player.action_cards, "action-cards", defects);
        deck::take_up(&mut s.players[seat].action_cards, player.action_cards.iter().copied());
    }
    take(&mut rest, &given.action_discard, "action-discard", defects);
    s.action_discard.clone_from(&given.action_discard);
    if let Some(deck) = &given.action_deck {
        take(&mut rest, deck, "action-deck", defects);
        s.action_discard.append(&mut rest);
        rest.clone_from(deck);
    }
    s.action_deck.replace(rest);
}

fn agendas(s: &mut State, given: &Given, defects: &mut Vec<String>) {
    let mut rest = s.agenda_deck.for_the_rules().to_vec();
    let laws: Vec<_> = given.laws.iter().map(|law| law.agenda).collect();
    take(&mut rest, &laws, "laws", defects);
    take(&mut rest, &given.agenda_discard, "agenda-discard", defects);
    s.laws.clone_from(&given.laws);
    s.agenda_discard.clone_from(&given.agenda_discard);
    if let Some(deck) = &given.agenda_deck {
        take(&mut rest, deck, "agenda-deck", defects);
        rest.clone_from(deck);
    }
    s.agenda_deck.replace(rest);
}

fn secrets(s: &mut State, given: &Given, defects: &mut Vec<String>) {
    let mut rest = s.secret_deck.for_the_rules().to_vec();
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        take(&mut rest, &player.secrets, "secrets", defects);
        take(&mut rest, &player.scored_secrets, "scored-secrets", defects);
        deck::take_up(&mut s.players[seat].secrets, player.secrets.iter().copied());
        s.players[seat].scored_secrets.clone_from(&player.scored_secrets);
    }
    let leaked: Vec<_> = given.leaked.keys().copied().collect();
    take(&mut rest, &leaked, "leaked", defects);
    s.leaked.clone_from(&given.leaked);
    if given.leaked.values().flatten().any(|seat| s.players.get(*seat).is_none()) {
        defects.push("leaked: there is no such seat".to_owned());
    }
    if given.laws.iter().filter_map(|law| law.secret).any(|secret| !given.leaked.contains_key(&secret)) {
        defects.push("laws: the secret objective of a law must be among `leaked`".to_owned());
    }
    if let Some(deck) = &given.secret_deck {
        take(&mut rest, deck, "secret-deck", defects);
        rest.clone_from(deck);
    }
    s.secret_deck.replace(rest);
}

fn notes(s: &mut State, given: &Given, defects: &mut Vec<String>) {
    let mut seen: BTreeSet<NoteId> = BTreeSet::new();
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        for note in player.notes.iter().chain(&player.play_area) {
            let exists = s.plays_with(Content::PromissoryNotes)
                && s.players.get(note.owner).is_some()
                && promissory_notes::starting_hand(s, note.owner).contains(note);
            if !exists || !seen.insert(*note) {
                defects.push(format!("notes: {note:?} is not in the box, or there twice"));
                continue;
            }
            s.players[note.owner].notes.retain(|own| own != note);
        }
        s.players[seat].play_area.clone_from(&player.play_area);
    }
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        let holder = &mut s.players[seat];
        for note in &player.notes {
            holder.notes.push(*note);
        }
        holder.notes.sort();
        let foreign = player.notes.iter().filter(|note| note.owner != seat).count();
        holder.foreign_notes = u32::try_from(foreign).expect("few notes");
    }
}
