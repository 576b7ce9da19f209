//! Moving: between planets and headquarters (CONQ-SUP-32), routing (CONQ-SUP-30), committing (CONQ-COMMAND-05 to -08).

use crate::cards::occasions::window;
use crate::flow;
use crate::prelude::*;

/// Puts a unit elsewhere, as it is; reactions to it come later.
pub fn put(unit: CardId, at: At, t: &mut T<'_>) {
    t.state.card_mut(unit).at = at;
    if let Some(battle) = &mut t.state.underway.battle {
        battle.is_lively = true;
    }
}

/// A unit moves; who arrives at a planet may be answered.
pub fn move_to(unit: CardId, at: At, t: &mut T<'_>) {
    if t.state.cards.get(&unit).is_none_or(|card| card.at == at) {
        return;
    }
    put(unit, at, t);
    t.tell(&Line::Moved { card: t.state.named(unit).name(), to: place(at, t.state) });
    arrived(unit, at, t);
}

fn arrived(unit: CardId, at: At, t: &mut T<'_>) {
    if let At::Planet(slot) = at {
        let unit = t.state.named(unit);
        t.next([window(Occasion::Moved { unit, slot })]);
    }
}

/// CONQ-SUP-30: a unit at a planet goes to its controller's headquarters and exhausts.
pub fn rout(unit: CardId, t: &mut T<'_>) {
    let Some(controller) = t.state.slot_of(unit).map(|_| t.state.card(unit).controller) else { return };
    put(unit, At::Hq(controller), t);
    t.tell(&Line::Routed { card: t.state.named(unit).name() });
    readiness::exhaust(unit, t);
}

/// CONQ-COMMAND-05 to -08: warlords and all other units of their headquarters move to the planets chosen, at the same time; companions
/// arrive exhausted. RULING: committing is moving, and who was ready exhausts there.
pub fn commit(who: &[(Seat, SlotId)], t: &mut T<'_>) {
    let mut committed = vec![];
    for (seat, slot) in who.iter().copied() {
        let warlord = t.state.warlord_of(seat);
        let companions: Vec<CardId> =
            t.state.units_of(seat, At::Hq(seat)).filter(|(_, card)| card.form != Form::Warlord).map(|(id, _)| id).collect();
        put(warlord, At::Planet(slot), t);
        committed.push((warlord, slot));
        for companion in companions {
            put(companion, At::Planet(slot), t);
            readiness::exhaust(companion, t);
            committed.push((companion, slot));
        }
    }
    react_to_commitments(committed, t);
}

/// A warlord commits once more, alone.
pub fn commit_again(seat: Seat, slot: SlotId, t: &mut T<'_>) {
    let warlord = t.state.warlord_of(seat);
    put(warlord, At::Planet(slot), t);
    t.tell(&Line::Commits { seat, slot, planet: t.state.planet_at(slot).expect("a warlord commits to a face-up planet") });
    react_to_commitments(vec![(warlord, slot)], t);
}

fn react_to_commitments(committed: Vec<(CardId, SlotId)>, t: &mut T<'_>) {
    let occasions = |(unit, slot): (CardId, SlotId)| {
        let unit = t.state.named(unit);
        [window(Occasion::Committed { unit, slot }), window(Occasion::Moved { unit, slot })]
    };
    let windows: Vec<flow::Step> = committed.into_iter().flat_map(occasions).collect();
    t.next(windows);
}

/// A place in words.
#[must_use]
pub fn place(at: At, s: &crate::position::State) -> Text {
    match at {
        At::Hq(seat) => Word::HeadquartersOf { seat }.text(),
        At::Planet(slot) => s.planet_at(slot).map_or_else(|| Word::Gap { slot }.text(), crate::components::PlanetId::name),
        At::On(card) => s.named(card).name(),
    }
}
