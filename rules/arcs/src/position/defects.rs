//! What cannot be: pieces and tokens beyond the box, cards twice, tokens without a slot.

use crate::components::player_board::{AGENTS, SHIPS};
use crate::components::resources::TOKENS_OF_EACH;
use crate::prelude::*;
use sternpost_kit::Census;

/// More Power than five chapters bring.
const MOST_POWER: u32 = 1_000;

/// What is wrong with a position, a sentence each.
pub fn defects(s: &State) -> Vec<String> {
    let mut found = vec![];
    sizes(s, &mut found);
    if !found.is_empty() {
        // What follows adds up what is here.
        return found;
    }
    pieces(s, &mut found);
    action_cards(s, &mut found);
    court_cards(s, &mut found);
    leaders_and_lore(s, &mut found);
    buildings(s, &mut found);
    found
}

/// No place holds more than the box does by itself, and no number is greater than a campaign brings.
fn sizes(s: &State, found: &mut Vec<String>) {
    let seats = usize::from(s.players.len());
    let ships = s.systems.values().flat_map(|system| system.ships.iter().map(|(_, ships)| *ships));
    if ships.flat_map(|ships| [ships.fresh, ships.damaged]).any(|count| count > SHIPS) {
        found.push(format!("more than {SHIPS} ships of a seat are in a system"));
    }
    for (seat, player) in s.players.iter() {
        let trophies = player.trophies.iter().flat_map(|(_, box_)| [box_.ships, box_.cities, box_.starports, box_.agents]);
        if trophies.chain(player.captives.iter().map(|(_, captives)| *captives)).any(|count| count > SHIPS) {
            found.push(format!("seat {seat} holds more trophies or captives than there are pieces"));
        }
        if player.power > MOST_POWER {
            found.push(format!("seat {seat} has {} Power", player.power));
        }
    }
    let agents = s.court.row.iter().flatten().flat_map(|place| place.agents.iter().map(|(_, agents)| *agents));
    if agents.into_iter().any(|count| count > AGENTS) {
        found.push(format!("more than {AGENTS} agents of a seat are on a Court card"));
    }
    if s.systems.values().any(|system| usize::from(system.ships.len()) != seats) || s.round.played.len() > 2 * seats {
        found.push(format!("somebody has pieces or has played who is none of the {seats} seats"));
    }
}

/// ARCS-FINE-05: no more than the box holds.
fn pieces(s: &State, found: &mut Vec<String>) {
    for seat in s.players.seats() {
        for ((total, used), what) in supply::used(s, seat).into_iter().zip(["ships", "cities", "starports", "agents"]) {
            if used > usize::from(total) {
                found.push(format!("seat {seat} has {used} {what}, and there are {total}"));
            }
        }
    }
    for resource in Resource::ALL {
        let used = supply::tokens_used(s, *resource);
        if used > usize::from(TOKENS_OF_EACH) {
            found.push(format!("{used} tokens are {resource}, and there are {TOKENS_OF_EACH}"));
        }
    }
}

/// Every action card of the deck is in one place.
fn action_cards(s: &State, found: &mut Vec<String>) {
    let hands = s.players.iter().flat_map(|(_, player)| player.hand.for_the_rules().iter().copied());
    let played =
        s.round.played.iter().flat_map(|played| std::iter::once(&played.card).chain(&played.seizing)).map(|lying| *lying.for_the_rules());
    let discard = s.discard.for_the_rules().iter().copied();
    let all: Vec<ActionCard> = hands.chain(played).chain(discard).chain(s.open_discard.iter().copied()).collect();
    let deck = ActionCard::deck(s.players.len());
    // Before the first chapter nothing is dealt.
    if !all.is_empty() && all.iter().collect::<Census<_>>() != deck.iter().collect() {
        found.push(format!("{} action cards lie somewhere, which are not the {} of the deck", all.len(), deck.len()));
    }
}

/// Every Court card is in one place; one that is being secured is in none.
fn court_cards(s: &State, found: &mut Vec<String>) {
    let row = s.court.row.iter().flatten().map(|place| place.card);
    let held = s.players.iter().flat_map(|(_, player)| player.guild.iter().copied());
    let attached = s.round.attached.iter().map(|attached| attached.union);
    let piles = s.court.deck.for_the_rules().iter().chain(&s.court.discard).copied();
    let all: Census<CourtCardId> = row.chain(held).chain(attached).chain(piles).collect();
    if all.twice().next().is_some() {
        found.push("a Court card lies in two places".to_owned());
    }
}

/// Every leader and lore card is in one place.
fn leaders_and_lore(s: &State, found: &mut Vec<String>) {
    let leaders = s.players.iter().filter_map(|(_, player)| player.leader.as_ref());
    let leaders: Census<&LeaderId> = leaders.chain(s.draft.iter().flat_map(|draft| &draft.leaders)).collect();
    let lore = s.players.iter().flat_map(|(_, player)| &player.lore);
    let lore: Census<&LoreId> = lore.chain(s.draft.iter().flat_map(|draft| &draft.lore)).collect();
    if leaders.twice().next().is_some() || lore.twice().next().is_some() {
        found.push("a leader or lore card lies in two places".to_owned());
    }
}

/// Slots are as printed; outside them stands what cards allow, and nothing leaves an empty slot behind there.
fn buildings(s: &State, found: &mut Vec<String>) {
    for (system, place) in &s.systems {
        let printed = usize::from(system.slots());
        if place.slots.len() < printed || place.slots.len() > printed && place.slots.last().is_some_and(Option::is_none) {
            found.push(format!("{system} has {} building slots, and {printed} are printed", place.slots.len()));
        }
    }
}
