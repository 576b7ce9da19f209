//! ARCS-SETUP: the table is laid; the first chapter deals the cards.

use super::drafting;
use crate::cards::leaders;
use crate::components::player_board::SLOTS;
use crate::components::{MarkerId, SetupCardId};
use crate::flow::Step;
use crate::options::{Colour, Options};
use crate::position::state::{Building, Court, CourtPlace, Marker, Player, Ships, System, Trophies};
use crate::position::underway::{Round, Underway};
use crate::prelude::*;
use crate::rounds::chapter;
use sternpost_core::{Chance, Pile, Setup};

/// What is wrong with a set-up.
pub fn defects(setup: &Setup<Arcs>) -> Vec<String> {
    let seats = setup.seats.len();
    let mut found = vec![];
    if let Some(card) = setup.options.setup.filter(|card| usize::from(card.card().players) != seats) {
        found.push(format!("options.setup: {card} is for {} players, and there are {seats}", card.card().players));
    }
    if let Some(seat) = setup.options.initiative.seat().filter(|seat| usize::from(seat.0) >= seats) {
        found.push(format!("options.initiative: there is no seat {}", seat.0 + 1));
    }
    if setup.options.second_lore && !setup.options.leaders_and_lore {
        found.push("options.second-lore: there is no lore without leaders-and-lore".to_owned());
    }
    for colour in Colour::ALL {
        if setup.seats.iter().filter(|chosen| *chosen == colour).count() > 1 {
            found.push(format!("seats: {colour} is taken twice"));
        }
    }
    found
}

/// ARCS-SETUP-01 to 14, in the book's order where chance comes in.
pub fn set_up(setup: &Setup<Arcs>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
    let seats = u8::try_from(setup.seats.len()).expect("at most four seats");
    // ARCS-SETUP-01
    let initiative = setup.options.initiative.seat();
    let initiative = initiative.unwrap_or_else(|| Seat(u8::try_from(chance.pick(usize::from(seats))).expect("at most four seats")));
    // ARCS-SETUP-04
    let mut deck = CourtCardId::ALL.to_vec();
    chance.shuffle(&mut deck);
    // ARCS-SETUP-05
    let cards = SetupCardId::for_players(seats);
    let card = setup.options.setup.unwrap_or_else(|| cards[chance.pick(cards.len())]);
    let mut state = empty(setup.options.clone(), card, &setup.seats, initiative);
    let row = if seats == 2 { 3 } else { 4 };
    state.court.row = (0..row).map(|_| deck.pop().map(|card| CourtPlace { card, agents: BySeat::new(seats, |_| 0) })).collect();
    state.court.deck = Pile::of_nobody(deck);
    if state.options.leaders_and_lore {
        let steps = drafting::begin(&mut state, chance);
        return (state, steps);
    }
    place_pieces(&mut state);
    (state, vec![chapter::Step::Deal.into()])
}

/// A table without pieces, cards and tokens, but for those that stand for a third player.
pub fn empty(options: Options, card: SetupCardId, colours: &[Colour], initiative: Seat) -> State {
    let seats = u8::try_from(colours.len()).expect("at most four seats");
    let system =
        |system: SystemId| System { ships: BySeat::new(seats, |_| Ships::default()), slots: (0..system.slots()).map(|_| None).collect() };
    State {
        options,
        setup: card,
        chapter: 1,
        round_number: 0,
        earlier_rounds: 0,
        initiative,
        players: BySeat::new(seats, |seat| player(seat, seats, colours[usize::from(seat.0)])),
        systems: reach::systems(card).into_iter().map(|id| (id, system(id))).collect(),
        court: Court { row: vec![], deck: Pile::of_nobody(vec![]), discard: vec![] },
        // ARCS-SETUP-03
        markers: MarkerId::ALL.iter().map(|id| Marker { id: *id, is_flipped: false, on: None }).collect(),
        discard: Pile::default(),
        open_discard: vec![],
        phantom: if seats == 2 { phantom(card) } else { BTreeMap::new() },
        draft: None,
        passed: vec![],
        round: Round::default(),
        turn: None,
        battle: None,
        underway: Underway::default(),
        standings: None,
    }
}

fn player(seat: Seat, seats: u8, colour: Colour) -> Player {
    Player {
        colour,
        hand: Pile::of(seat, vec![]),
        power: 0,
        slots: [None; SLOTS],
        gained: vec![],
        outrage: BTreeMap::new(),
        captives: BySeat::new(seats, |_| 0),
        trophies: BySeat::new(seats, |_| Trophies::default()),
        guild: vec![],
        leader: None,
        lore: vec![],
    }
}

/// ARCS-SETUP-07, ARCS-TWO-03: a token for every planet that is covered.
fn phantom(card: SetupCardId) -> BTreeMap<Resource, u8> {
    let mut tokens = BTreeMap::new();
    let covered = SystemId::ALL.iter().filter(|system| card.card().out_of_play.contains(&system.cluster()));
    for resource in covered.filter_map(|system| system.planet()) {
        *tokens.entry(resource).or_default() += 1;
    }
    tokens
}

/// ARCS-SETUP-10 to 14; with leaders their pieces and tokens (ARCS-LL-01, 06, 07).
pub fn place_pieces(s: &mut State) {
    for (seat, start) in s.turn_order().into_iter().zip(s.setup.card().starts) {
        let leader = leaders::of(s, seat);
        let [a, b, c] = leader.map_or(leaders::USUAL, |leader| leader.boxes);
        // ARCS-SETUP-13: with two players there are two systems C.
        let systems = [(start.a, a), (start.b, b)].into_iter().chain(start.c.iter().map(|system| (*system, c)));
        for (system, pieces) in systems {
            let place = s.system_mut(system);
            place.ships[seat].fresh += pieces.ships;
            if let Some(kind) = pieces.building {
                place.slots[0] = Some(Building { kind, owner: seat, condition: Condition::Fresh, is_used: false });
            }
        }
        let of_planets = || [start.a, start.b].map(|system| system.planet().expect("buildings stand on planets"));
        for (slot, resource) in leader.map_or_else(of_planets, |leader| leader.resources).into_iter().enumerate() {
            s.players[seat].slots[slot] = Some(resource).filter(|resource| supply::tokens(s, *resource) > 0);
        }
    }
}
