//! What cannot be: checked after every answer of random play and before a scenario begins.

use crate::board::fleet;
use crate::cards::action_cards;
use crate::cards::promissory_notes;
use crate::flow::Step;
use crate::position::state::COMMAND_TOKENS;
use crate::prelude::*;
use crate::strategy::construction;
use sternpost_kit::Census;

/// More tokens of a kind, fighters or infantry, than any economy pays for: they have no limit of their own (LRR 52.2c, 52.2d).
const MOST_TOKENS: u32 = 400;
/// More trade goods than a campaign brings (LRR 35).
const MOST_TRADE_GOODS: u32 = 1_000;

/// Everything that is wrong with a position.
pub fn defects(s: &State) -> Vec<String> {
    let mut defects = vec![];
    owners(s, &mut defects);
    if !defects.is_empty() {
        // What follows asks each owner's sheet.
        return defects;
    }
    for seat in s.seats() {
        tokens(s, seat, &mut defects);
        supply(s, seat, &mut defects);
        sheet(s, seat, &mut defects);
    }
    planets(s, &mut defects);
    cards(s, &mut defects);
    decks(s, &mut defects);
    agendas(s, &mut defects);
    if is_calm(s) {
        fleets(s, &mut defects);
        space(s, &mut defects);
    }
    defects
}

/// Whatever belongs to somebody belongs to somebody who plays.
fn owners(s: &State, defects: &mut Vec<String>) {
    let units = s.systems.values().flat_map(|system| system.space.keys()).chain(s.planets.values().flat_map(|card| card.units.keys()));
    let tokens = s.systems.values().flat_map(|system| &system.tokens);
    let holders = s.strategy_cards.values().filter_map(|card| card.holder.as_ref());
    let scored = s.objectives.scored.values().chain(s.leaked.values()).flatten();
    let controllers = s.planets.values().filter_map(|card| card.controller.as_ref());
    let others = s.laws.iter().filter_map(|law| law.owner.as_ref()).chain([&s.speaker]).chain(&s.zero_token);
    let all = units.chain(tokens).chain(holders).chain(scored).chain(controllers).chain(others);
    if let Some(nobody) = all.into_iter().find(|seat| seat.0 >= s.players.len()) {
        defects.push(format!("something belongs to seat {nobody}, and {} play", s.players.len()));
    }
}

/// LRR 46.3, 56.1: tokens come from the box.
fn tokens(s: &State, seat: Seat, defects: &mut Vec<String>) {
    let player = &s.players[seat];
    let placed = s.systems.values().filter(|system| system.tokens.contains(&seat)).count();
    let all = u64::from(player.tactic) + u64::from(player.fleet) + u64::from(player.strategy) + placed as u64;
    if all > u64::from(COMMAND_TOKENS) {
        defects.push(format!("SETUP-3: seat {seat} has {all} command tokens, there are {COMMAND_TOKENS}"));
    }
}

/// LRR 23.2, 52.4: no more units than the box holds.
fn supply(s: &State, seat: Seat, defects: &mut Vec<String>) {
    for unit in UnitType::ALL {
        let on_board = s.on_board(seat, *unit);
        if let Some(supply) = Some(unit.supply().unwrap_or(MOST_TOKENS)).filter(|supply| on_board > *supply) {
            defects.push(format!("LRR 23.2: seat {seat} has {on_board} of {unit}, there are {supply}"));
        }
        if on_board > 0 && s.stats(seat, *unit).is_none() {
            defects.push(format!("LRR 48.3: seat {seat} cannot have a {unit}"));
        }
    }
}

fn sheet(s: &State, seat: Seat, defects: &mut Vec<String>) {
    let player = &s.players[seat];
    let value = crate::economy::trade_goods::commodity_value(s, seat);
    if player.commodities > value {
        defects.push(format!("LRR 50.2: seat {seat} holds {} commodities, at most {value}", player.commodities));
    }
    if player.trade_goods > MOST_TRADE_GOODS || player.returning > MOST_TOKENS {
        let (goods, returning) = (player.trade_goods, player.returning);
        defects.push(format!("LRR 35: seat {seat} has {goods} trade goods, and {returning} infantry that return"));
    }
    if player.victory_points > s.target() {
        defects.push(format!("LRR 68.4a: seat {seat} has {} points", player.victory_points));
    }
    for technology in &player.technologies {
        if technology.card().faction.is_some_and(|faction| faction != player.faction) {
            defects.push(format!("LRR 80.11: seat {seat} owns {technology}"));
        }
    }
}

/// LRR 19.1, 30.1, 30.4, 30.5, 67.1: what may stand on a planet.
fn planets(s: &State, defects: &mut Vec<String>) {
    for (planet, card) in &s.planets {
        for (seat, units) in &card.units {
            for (unit, pile) in units.iter() {
                let count = pile.intact + pile.damaged;
                // Fighters may be there while an invasion lasts.
                if unit.is_ship() && !(unit == UnitType::Fighter && s.underway.tactical.is_some()) {
                    defects.push(format!("LRR 67.1: a {unit} is on {planet}"));
                }
                if unit.is_structure() && count > construction::most_standing(s, unit) {
                    defects.push(format!("LRR 30.4, 30.5: seat {seat} has {count} of {unit} on {planet}"));
                }
                if pile.damaged > 0 && s.stats(*seat, unit).is_none_or(|stats| !stats.sustain_damage) {
                    defects.push(format!("LRR 66.1: a {unit} on {planet} is damaged"));
                }
            }
        }
        if card.controller.is_none() && card.exhausted {
            defects.push(format!("LRR 26: nobody's planet {planet} is exhausted"));
        }
    }
    if s.custodians && s.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.units.values().any(|units| !units.is_empty())) {
        defects.push("LRR 36.1: units are on Mecatol Rex beside the custodians token".to_owned());
    }
}

/// LRR 12.14, 76.1: cards are where cards can be.
fn cards(s: &State, defects: &mut Vec<String>) {
    if s.strategy_cards.len() != 8 {
        defects.push("LRR 75.5: there are eight strategy cards".to_owned());
    }
    if s.strategy_cards.values().any(|card| card.trade_goods > MOST_TRADE_GOODS) {
        defects.push(format!("LRR 76.2: more than {MOST_TRADE_GOODS} trade goods lie on a strategy card"));
    }
    for seat in s.seats() {
        let held = s.cards_of(seat).count();
        if held > s.cards_per_player() {
            defects.push(format!("LRR 76.1: seat {seat} holds {held} strategy cards"));
        }
    }
    let rows = s.objectives.revealed.iter().chain(s.objectives.face_down.for_the_rules());
    let twice = |objective| format!("LRR 12.13: the objective {objective} lies there twice");
    defects.extend(rows.collect::<Census<_>>().twice().map(twice));
    for objective in s.objectives.scored.keys() {
        if !s.objectives.revealed.contains(objective) {
            defects.push(format!("LRR 12.11: {objective} was scored face down"));
        }
    }
}

/// SETUP-8, LRR 3.7, 85.4: every card is in one place, and none is lost.
fn decks(s: &State, defects: &mut Vec<String>) {
    let (cards, full) = (action_cards::count_in_play(s), action_cards::full_deck(s).len());
    if cards != full {
        defects.push(format!("LRR 3: there are {cards} action cards in the game, the box holds {full}"));
    }
    each_once(s, defects);
    for seat in s.seats() {
        let player = &s.players[seat];
        let secrets = player.secrets.len() + player.scored_secrets.len();
        if secrets > 3 && is_calm(s) {
            defects.push(format!("LRR 12.21: seat {seat} has {secrets} secret objectives"));
        }
    }
    let found = s.players.iter().flat_map(|(_, player)| player.notes.for_the_rules().iter().chain(&player.play_area)).copied();
    let found = found.chain(s.deal_cards.iter().filter_map(|cards| cards.for_the_rules().gives_note));
    if promissory_notes::all_notes(s).collect::<Census<_>>() != found.collect() {
        defects.push("LRR 85: a promissory note is lost, or there twice".to_owned());
    }
}

/// No card is there more often than it was printed.
fn each_once(s: &State, defects: &mut Vec<String>) {
    let hands = s.players.iter().flat_map(|(_, player)| player.action_cards.for_the_rules());
    let cards: Census<_> = s.action_deck.for_the_rules().iter().chain(&s.action_discard).chain(hands).copied().collect();
    let beyond = cards.beyond(&action_cards::full_deck(s).into_iter().collect());
    defects.extend(beyond.into_iter().map(|card| format!("LRR 3: the action card {card} is there too often")));
    let held = s.players.iter().flat_map(|(_, player)| player.secrets.for_the_rules().iter().chain(&player.scored_secrets));
    let secrets: Census<_> = s.secret_deck.for_the_rules().iter().chain(held).collect();
    defects.extend(secrets.twice().map(|secret| format!("LRR 12.17: the secret objective {secret} is there twice")));
}

/// LRR 1: an agenda is in the deck, in a hand that looks at it, on the table, in play or discarded.
fn agendas(s: &State, defects: &mut Vec<String>) {
    let taken_up = s.players.iter().flat_map(|(_, player)| player.agendas.for_the_rules());
    let piles = s.agenda_deck.for_the_rules().iter().chain(&s.agenda_discard).chain(taken_up).copied();
    let all: Census<_> = piles.chain(s.laws.iter().map(|law| law.agenda)).collect();
    defects.extend(all.twice().map(|agenda| format!("LRR 1.0: the agenda {agenda} is there twice")));
    for law in &s.laws {
        if law.owner.is_some_and(|seat| s.is_eliminated(seat)) {
            defects.push(format!("LRR 14.3: the law {} is owned by somebody who has left the game", law.agenda));
        }
    }
}

/// Whether no procedure is under way in which limits are not checked yet (LRR 43.3b).
fn is_calm(s: &State) -> bool {
    s.underway.turn.as_ref().is_none_or(|turn| !turn.component)
        && s.underway.tactical.is_none()
        && s.underway.production.is_none()
        && s.underway.strategic.is_none()
        && !matches!(s.phase, crate::position::state::Phase::Status | crate::position::state::Phase::Agenda)
}

/// LRR 43.3: fleets that hold more than they may, unless the steps that come next are to say what of them goes.
pub fn overfull(flow: &[Step], s: &State) -> Vec<String> {
    let next = flow.iter().rev().map_while(|step| if let Step::Fleet(step) = step { Some(step.fleet()) } else { None });
    let settled: Vec<(Seat, SystemId)> = next.collect();
    let over = fleet::overfull(s).into_iter().filter(|fleet| !settled.contains(fleet));
    over.map(|(seat, system)| format!("LRR 43.3: seat {seat} is over capacity in system {system}")).collect()
}

/// LRR 28.1, 43.2.
fn fleets(s: &State, defects: &mut Vec<String>) {
    for seat in s.seats() {
        for system in s.systems.keys() {
            let load = fleet::load(s, seat, *system);
            if load.over_pool(crate::cards::modifiers::fleet_limit(s, seat)) > 0 {
                defects.push(format!("LRR 28.1: seat {seat} has too many ships in system {system}"));
            }
            if load.over_capacity() > 0 {
                defects.push(format!("LRR 43.2: seat {seat} is over capacity in system {system}"));
            }
        }
    }
}

/// LRR 63.0, 18.0: two players' ships or ground forces do not stay together; PDS are on planets.
fn space(s: &State, defects: &mut Vec<String>) {
    for system in s.systems.keys() {
        if s.owners_of_ships(*system).len() > 1 {
            defects.push(format!("LRR 63.0: ships of two players are in system {system}"));
        }
        for seat in s.seats() {
            for (unit, _) in s.units(seat, Location::Space(*system)).iter() {
                let floats = s.stats(seat, unit).is_some_and(|stats| stats.in_space);
                if unit.is_structure() && !floats {
                    defects.push(format!("LRR 30.1: a {unit} is in the space area of system {system}"));
                }
            }
        }
    }
    for (planet, card) in &s.planets {
        if card.units.values().filter(|units| units.ground_forces() > 0).count() > 1 {
            defects.push(format!("LRR 18.0: ground forces of two players are on {planet}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::given::Given;
    use crate::position::laying_out;
    use serde_json::json;

    /// A fighter of seat 1 that nothing carries, in each of two systems.
    fn two_surpluses() -> State {
        let given: Given = serde_json::from_value(json!({
            "players": [{ "faction": "hacan" }, { "faction": "xxcha" }, { "faction": "yssaril" }],
            "systems": { "18": { "units": { "1": { "fighter": 1 } } }, "47": { "units": { "1": { "fighter": 1 } } } },
            "at": { "movement": { "seat": 0, "system": 31 } },
        }))
        .expect("the position can be read");
        laying_out::position(&given).expect("the position is possible").0
    }

    fn capacity(seat: u8, system: u8) -> Step {
        Step::Fleet(fleet::Step::CheckCapacity { seat: Seat(seat), system: SystemId(system) })
    }

    fn over(systems: &[u8]) -> Vec<String> {
        systems.iter().map(|system| format!("LRR 43.3: seat 1 is over capacity in system {system}")).collect()
    }

    // cites: LRR 43.3
    #[test]
    fn a_surplus_is_found_while_another_fleet_is_settled() {
        let s = two_surpluses();
        assert_eq!(overfull(&[], &s), over(&[18, 47]));
        let of_another = [capacity(0, 18), capacity(0, 31), capacity(1, 31)];
        assert_eq!(overfull(&of_another, &s), over(&[18, 47]), "of another seat, and of the same elsewhere");
        assert_eq!(overfull(&[capacity(1, 18)], &s), over(&[47]));
        assert_eq!(overfull(&[capacity(1, 18), capacity(1, 47)], &s), over(&[]));
    }

    // cites: LRR 43.3
    #[test]
    fn what_is_settled_only_after_something_else_counts() {
        let s = two_surpluses();
        let window = crate::cards::occasions::window(crate::cards::occasions::Occasion::StatusPhaseBegins);
        assert_eq!(overfull(&[capacity(1, 18), window, capacity(1, 47)], &s), over(&[18]));
    }
}
