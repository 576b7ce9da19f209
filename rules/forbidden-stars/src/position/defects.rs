//! What cannot be: figures and tokens lost or doubled, limits broken.

use crate::cards::combat::CombatCardId;
use crate::cards::events::EventId;
use crate::components::{ASSETS_OF_A_KIND, CONTROL_TOKENS, MOST_MATERIEL, MOST_OF_AN_ASSET, ORDERS_OF_A_KIND, STRUCTURES_IN_THE_BOX};
use crate::prelude::*;
use crate::setup::{Schemes, laying};
use sternpost_kit::{Census, count, count_of};

/// Everything that is wrong with a position, in words.
pub fn defects(s: &State) -> Vec<String> {
    let mut wrong: Vec<String> = s.players.seats().flat_map(|seat| of_player(s, seat)).collect();
    for (area, held) in &s.board.areas {
        if !s.board.tiles.contains_key(&area.system()) {
            wrong.push(format!("{area} does not lie"));
        }
        for (unit, figures) in &held.units {
            if figures.all() == 0 {
                wrong.push(format!("no {unit} stand in {area}"));
            }
            // FS-VOID-02, FS-SMOV-07
            if unit.is_ship() == area.is_world() {
                wrong.push(format!("{unit} cannot stand in {area}"));
            }
            if s.seat_of(unit.card().faction).is_none_or(|seat| s.is_eliminated(seat)) {
                wrong.push(format!("{unit} is nobody's"));
            }
        }
        // FS-STR-02
        if !held.structures.is_empty() && !area.is_world() {
            wrong.push(format!("a structure stands in {area}"));
        }
    }
    for unit in UnitId::ALL.iter().filter(|unit| s.on_board(**unit) > unit.card().figures) {
        wrong.push(format!("there are too many of {unit}"));
    }
    let built = s.board.areas.values().map(|held| count(held.structures.len())).sum::<u32>();
    if built > STRUCTURES_IN_THE_BOX {
        wrong.push(format!("{built} structures are built"));
    }
    for asset in Asset::ALL.iter().filter(|asset| s.assets_out(**asset) > ASSETS_OF_A_KIND) {
        wrong.push(format!("there are too many of {asset}"));
    }
    let edges = s.board.edges();
    let mut storms = BTreeSet::new();
    for storm in &s.board.storms {
        // FS-WMOV-10, -12
        if !storms.insert(storm.edge) || !edges.contains(&storm.edge) {
            wrong.push(format!("a storm cannot lie on {}", storm.edge.slug()));
        }
    }
    wrong
}

fn of_player(s: &State, seat: Seat) -> Vec<String> {
    let player = &s.players[seat];
    let mut wrong = vec![];
    if player.is_eliminated {
        return wrong;
    }
    if player.materiel > MOST_MATERIEL {
        wrong.push(format!("the dial of seat {seat} shows {}", player.materiel));
    }
    for (asset, held) in player.assets.iter().filter(|(_, held)| **held > MOST_OF_AN_ASSET) {
        wrong.push(format!("seat {seat} has {held} of {asset}"));
    }
    if count_of(s.structures_of(seat)) > CONTROL_TOKENS {
        wrong.push(format!("seat {seat} has too many structures"));
    }
    let laid = s.board.stacks.values().flatten().filter(|order| order.seat == seat).map(|order| *order.kind.for_the_rules());
    let turned_over = s.order.iter().filter(|order| order.seat == seat && !order.has_no_token).map(|order| order.token());
    let elsewhere = player.unlaid.for_the_rules().iter().chain(&player.resolved).chain(&player.on_event_deck).copied();
    let table: Census<OrderKind> = laid.chain(turned_over).chain(elsewhere).collect();
    let the_box: Census<OrderKind> = OrderKind::ALL.iter().flat_map(|kind| [*kind; ORDERS_OF_A_KIND]).collect();
    wrong.extend(uneven(seat, &table, &the_box, "order"));
    let turned_up = s.refreshing.iter().filter(|turn| turn.seat == seat).flat_map(|turn| turn.event.iter().chain(&turn.set_aside)).copied();
    let events = player.events.for_the_rules().iter().chain(player.drawn.for_the_rules()).chain(&player.schemes).copied();
    let table: Census<EventId> = events.chain(turned_up).collect();
    wrong.extend(uneven(seat, &table, &EventId::of(player.faction).collect(), "event"));
    if s.options.schemes == Schemes::One && player.schemes.len() > 1 {
        wrong.push(format!("seat {seat} has {} schemes in play", player.schemes.len()));
    }
    let sides = s.combat.iter().flat_map(|combat| [&combat.attacker, &combat.defender]).filter(|side| side.seat == seat);
    let fought: Vec<CombatCardId> = sides
        .flat_map(|side| {
            let face_down = side.face_down.iter().map(|card| *card.for_the_rules());
            side.hand.for_the_rules().iter().copied().chain(side.face_up.iter().map(|face_up| face_up.card)).chain(face_down)
        })
        .collect();
    let table: Census<CombatCardId> = player.deck.for_the_rules().iter().copied().chain(fought).collect();
    // FS-CUPG-01
    wrong.extend(uneven(seat, &table, &player.combat_cards.iter().flat_map(|card| [*card, *card]).collect(), "combat card"));
    if player.combat_cards.len() != 5 {
        wrong.push(format!("the combat deck of seat {seat} has {} cards twice", player.combat_cards.len()));
    }
    let on_board = count_of(s.board.areas.values().flat_map(|held| &held.objectives).filter(|of| **of == seat));
    let all = 2 * u32::from(s.players.len() - 1);
    if on_board + player.collected + laying::unlaid_objectives(s, seat) > all {
        wrong.push(format!("seat {seat} has more than {all} objectives"));
    }
    wrong
}

/// What is nowhere, and what there is too much of.
fn uneven<C: Ord + Clone + std::fmt::Display>(seat: Seat, table: &Census<C>, the_box: &Census<C>, what: &str) -> Vec<String> {
    let lost = the_box.beyond(table).into_iter().map(|thing| format!("{what} {thing} of seat {seat} is nowhere"));
    lost.chain(table.beyond(the_box).into_iter().map(|thing| format!("seat {seat} has too many of {what} {thing}"))).collect()
}
