//! Leaving the game (LRR 14): when it happens, and all that goes with the player.

use crate::cards::action_cards;
use crate::cards::agendas;
use crate::cards::promissory_notes;
use crate::phases::victory;
use crate::position::state::Phase;
use crate::prelude::*;

/// The initiative of a player who holds no strategy card.
const LAST: u8 = u8::MAX;

/// Whoever has lost everything leaves at once (LRR 14.1).
pub fn check(t: &mut T<'_>) {
    if t.state.phase == Phase::Setup || t.state.standings.is_some() {
        return;
    }
    let gone: Vec<Seat> = t.state.seats().filter(|seat| has_nothing(t.state, *seat)).collect();
    for seat in gone {
        leave(t, seat);
    }
}

/// LRR 14.1a, 14.1b, 14.1c: no ground force, nothing that produces, no planet.
fn has_nothing(s: &State, seat: Seat) -> bool {
    let produces = |unit: UnitType| s.stats(seat, unit).is_some_and(|stats| stats.production.is_some());
    let alive = |unit: UnitType| (unit.is_ground_force() || produces(unit)) && s.on_board(seat, unit) > 0;
    // Cheap first: nearly everybody has a planet.
    s.planets_of(seat).next().is_none() && !UnitType::ALL.iter().any(|unit| alive(*unit))
}

fn leave(t: &mut T<'_>, seat: Seat) {
    t.tell(&Line::Eliminated { seat });
    let initiative = t.state.initiative(seat).unwrap_or(LAST);
    // LRR 14.8, 72.7
    if t.state.speaker == seat
        && let Some(left) = t.state.others_clockwise(seat).next()
    {
        t.state.speaker = left;
        t.tell(&Line::BecameSpeaker { seat: left });
    }
    remove_pieces(t, seat);
    // LRR 14.3
    agendas::discard_laws_of(t, seat);
    // LRR 14.5
    action_cards::lose_hand(t, seat);
    // LRR 14.6
    for card in t.state.strategy_cards.values_mut().filter(|card| card.holder == Some(seat)) {
        card.holder = None;
    }
    give_notes_back(t, seat);
    shuffle_secrets_back(t, seat);
    // LRR 14.10c: held by somebody else it stays
    if t.state.zero_token == Some(seat) {
        t.state.zero_token = None;
    }
    if let Some(vote) = &mut t.state.underway.vote {
        vote.cast.remove(&seat);
    }
    t.state.players[seat].eliminated = Some(initiative);
    // RULING: who is left alone has won.
    if t.state.seats().count() == 1 {
        victory::end(t);
    }
}

/// LRR 14.2. Wormhole tokens stay (LRR 14.10b), and so does a technology under an assimilator token (LRR 14.10a, 80.18).
fn remove_pieces(t: &mut T<'_>, seat: Seat) {
    t.state.touched.mark();
    for system in t.state.systems.values_mut() {
        system.space.remove(&seat);
        system.tokens.remove(&seat);
    }
    for card in t.state.planets.values_mut() {
        card.units.remove(&seat);
    }
    if t.state.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat)
        && let Some(action) = &mut t.state.underway.tactical
    {
        action.moving.clear();
        action.aboard.clear();
    }
    for scored in t.state.objectives.scored.values_mut().chain(t.state.leaked.values_mut()) {
        scored.remove(&seat);
    }
    let player = &mut t.state.players[seat];
    (player.tactic, player.fleet, player.strategy) = (0, 0, 0);
    (player.trade_goods, player.commodities, player.returning) = (0, 0, 0);
    player.technologies.clear();
    player.exhausted_technologies.clear();
    player.assimilated.clear();
    player.passed = true;
}

/// LRR 14.4, 85.7a: other players' notes go back to them; LRR 14.4a, 85.7: the player's own leave the game wherever they are.
fn give_notes_back(t: &mut T<'_>, seat: Seat) {
    let held = t.state.players[seat].notes.for_the_rules().iter().chain(&t.state.players[seat].play_area);
    let foreign: Vec<_> = held.copied().filter(|note| note.owner != seat).collect();
    for note in foreign {
        promissory_notes::give_back(t, seat, note);
    }
    for holder in (0..t.state.players.len()).map(Seat) {
        // The support of a player who is gone is worth nothing.
        let lost: u32 =
            t.state.players[holder].play_area.iter().filter(|note| note.owner == seat).map(|note| note.kind.card().points).sum();
        if holder != seat && lost > 0 {
            victory::lose_points(t, holder, lost);
        }
        let player = &mut t.state.players[holder];
        player.notes.retain(|note| note.owner != seat);
        player.play_area.retain(|note| note.owner != seat);
    }
}

/// LRR 14.7.
fn shuffle_secrets_back(t: &mut T<'_>, seat: Seat) {
    let player = &mut t.state.players[seat];
    let mut cards = player.secrets.take_all();
    cards.append(&mut player.scored_secrets);
    if !cards.is_empty() {
        t.state.secret_deck.extend(cards);
        t.shuffle(|s| s.secret_deck.forget());
    }
}
