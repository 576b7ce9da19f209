//! CONQ-COMBAT-05 to -22: a battle goes on in combat rounds until one side is left, or none.

use crate::cards::occasions::window;
use crate::combat::{attack, winning};
use crate::flow;
use crate::position::other;
use crate::position::underway::Battle;
use crate::prelude::*;
use sternpost_core::Barred;
use sternpost_kit::count;

/// Steps of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// It begins.
    Begin(SlotId),
    /// CONQ-COMBAT-10: the next ranged turn, until both have passed in succession.
    Skirmish,
    /// A ranged turn.
    RangedTurn,
    /// CONQ-COMBAT-13: the next combat turn, until both have passed in succession.
    Turns,
    /// CONQ-COMBAT-21, -22: whether it is over, before a combat turn.
    CheckEnd,
    /// A combat turn.
    Turn,
    /// CONQ-COMBAT-16: the combat round ends.
    RoundEnds,
    /// CONQ-COMBAT-17, -18: a player's one chance to retreat units.
    Retreat(Seat),
    /// CONQ-COMBAT-19: the next combat round begins.
    NextRound,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin(slot) => it.does(move |t| begin(slot, t)),
        Step::Skirmish => it.does(skirmish),
        Step::RangedTurn => {
            it.asks_or(ranged_attackers, |picked, t| take_turn(&picked.one(), Step::Skirmish, t), |t| pass(Step::Skirmish, t))
        }
        Step::Turns => it.does(turns),
        Step::CheckEnd => it.does(check_end),
        Step::Turn => it.asks_or(attackers, |picked, t| take_turn(&picked.one(), Step::Turns, t), |t| pass(Step::Turns, t)),
        Step::RoundEnds => it.does(round_ends),
        Step::Retreat(seat) => it.barring(held).may_ask(move |s| who_retreats(s, seat), retreat),
        Step::NextRound => it.does(next_round),
    }
}

fn begin(slot: SlotId, t: &mut T<'_>) {
    // CONQ-COMBAT-05 to -07
    let here = |seat: &Seat| t.state.has_warlord_at(*seat, slot);
    let initiative = match t.state.in_order().map(|seat| (seat, here(&seat))) {
        [(seat, true), (_, false)] | [(_, false), (seat, true)] | [(seat, _), (_, _)] => seat,
    };
    let battle = Battle { slot, initiative, round: 1, turn: initiative, passes: 0, is_skirmish: true, is_lively: false };
    t.state.underway.battle = Some(battle);
    if let Some(planet) = t.state.planet_at(slot) {
        t.tell(&Line::BattleBegins { planet });
    }
    // CONQ-COMBAT-09
    t.next(steps![Step::Skirmish]);
}

fn on(s: &State) -> &Battle {
    s.underway.battle.as_ref().expect("a battle is on")
}

fn battle<'t>(t: &'t mut T<'_>) -> &'t mut Battle {
    t.state.underway.battle.as_mut().expect("a battle is on")
}

/// RULING: actions may be taken before every ranged and every combat turn, and once more when the retreats of a round are over (CONQ-SUP-04).
fn before_turn(s: &State) -> flow::Step {
    window(Occasion::BeforeTurn { seat: on(s).turn, slot: on(s).slot })
}

fn skirmish(t: &mut T<'_>) {
    // CONQ-COMBAT-12
    if on(t.state).passes >= 2 {
        let battle = battle(t);
        (battle.passes, battle.turn, battle.is_skirmish) = (0, battle.initiative, false);
        return t.next(steps![Step::Turns]);
    }
    let before = before_turn(t.state);
    t.next(steps![before, Step::RangedTurn]);
}

fn turns(t: &mut T<'_>) {
    // CONQ-COMBAT-15
    if on(t.state).passes >= 2 {
        return t.next(steps![Step::RoundEnds]);
    }
    // CONQ-SUP-17: reinforcements may arrive before it is looked at.
    let before = before_turn(t.state);
    t.next(steps![before, Step::CheckEnd]);
}

fn has_units(s: &State, seat: Seat, slot: SlotId) -> bool {
    s.units_of(seat, At::Planet(slot)).next().is_some()
}

fn check_end(t: &mut T<'_>) {
    let Battle { slot, turn, .. } = *on(t.state);
    let s = &*t.state;
    match (has_units(s, turn, slot), has_units(s, other(turn), slot)) {
        // CONQ-COMBAT-22
        (false, false) => t.next(steps![winning::Step::Stalemate(slot)]),
        // CONQ-COMBAT-21, CONQ-SUP-16: with a ready unit.
        (true, false) if s.units_of(turn, At::Planet(slot)).any(|(_, card)| card.is_ready) => {
            t.next(steps![winning::Step::Won(turn, slot)]);
        }
        (_, _) => t.next(steps![Step::Turn]),
    }
}

/// The ready units of who is on turn that can attack (CONQ-ATTACK-01).
fn can_attack(s: &State) -> Vec<CardId> {
    let Battle { slot, turn, .. } = *on(s);
    if attack::defenders(s, turn, slot).is_empty() {
        return vec![];
    }
    s.units_of(turn, At::Planet(slot)).filter(|(_, card)| card.is_ready).map(|(id, _)| id).collect()
}

/// A unit that can attack, with its ATK.
fn attacker(s: &State, id: CardId) -> Offer<Choice> {
    choosing::card(s, id).hint(&Word::Attack { count: s.attack_of(id) })
}

/// CONQ-COMBAT-10: nobody passes who can attack.
fn ranged_attackers(s: &State) -> Asks {
    let ranged = can_attack(s).into_iter().filter(|id| s.has_keyword(*id, Keyword::Ranged)).collect();
    attack_with(s, ranged, |planet| Prompt::RangedAttack { planet }, "CONQ-COMBAT-10")
}

/// CONQ-COMBAT-13
fn attackers(s: &State) -> Asks {
    attack_with(s, can_attack(s), |planet| Prompt::Attack { planet }, "CONQ-COMBAT-13")
}

/// Which of these attacks. CONQ-WARLORD-01: a warlord among them may retreat in place of it.
fn attack_with(s: &State, able: Vec<CardId>, prompt: impl Fn(PlanetId) -> Prompt, rule: &'static str) -> Asks {
    let Battle { slot, turn, .. } = *on(s);
    let Some(planet) = s.planet_at(slot).filter(|_| !able.is_empty()) else { return nobody() };
    let warlord = s.warlord_of(turn);
    let retreats = able.contains(&warlord) && !modifiers::cannot_retreat(s, warlord);
    let retreat = retreats.then(|| Offer::new(Choice::Retreat).at(choosing::place_of(At::Hq(turn))));
    let offers: Vec<Offer<Choice>> = able.into_iter().map(|id| attacker(s, id)).chain(retreat).collect();
    ask(turn, Question::one_of(&prompt(planet), rule, offers).skipped_when_forced())
}

fn take_turn(choice: &Choice, next: Step, t: &mut T<'_>) {
    let Battle { slot, turn, .. } = *on(t.state);
    let battle = battle(t);
    (battle.passes, battle.turn) = (0, other(turn));
    match choice.card() {
        Some((face, number)) => {
            let attacker = t.state.find(face, number).expect("it was on offer");
            attack::begin(turn, attacker, slot, t);
        }
        // CONQ-WARLORD-02: it retreats.
        None => {
            let warlord = t.state.warlord_of(turn);
            moving::put(warlord, At::Hq(turn), t);
            t.tell(&Line::WarlordRetreats { seat: turn });
            readiness::exhaust(warlord, t);
        }
    }
    t.next(steps![next]);
}

/// CONQ-COMBAT-14: a pass is not final.
fn pass(next: Step, t: &mut T<'_>) {
    let battle = battle(t);
    battle.passes += 1;
    battle.turn = other(battle.turn);
    t.next(steps![next]);
}

/// CONQ-SUP-18: units ready, not attachments; then retreats.
fn round_ends(t: &mut T<'_>) {
    let Battle { slot, initiative, .. } = *on(t.state);
    let units: Vec<CardId> = t.state.units_at(At::Planet(slot)).map(|(id, _)| id).collect();
    units.into_iter().for_each(|unit| t.state.card_mut(unit).is_ready = true);
    t.tell(&Line::CombatRoundEnds { round: on(t.state).round });
    t.next(steps![Step::Retreat(initiative), Step::Retreat(other(initiative)), window(Occasion::RoundOver { slot }), Step::NextRound]);
}

fn own_here(s: &State, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    s.units_of(seat, At::Planet(on(s).slot)).map(|(id, _)| id)
}

fn who_retreats(s: &State, seat: Seat) -> Asks {
    let may: Vec<CardId> = own_here(s, seat).filter(|id| !modifiers::cannot_retreat(s, *id)).collect();
    let Some(planet) = s.planet_at(on(s).slot).filter(|_| !may.is_empty()) else { return nobody() };
    let offers: Vec<Offer<Choice>> = may.into_iter().map(|id| choosing::card(s, id)).collect();
    let most = count(offers.len());
    // What has changed nothing in a whole round changes nothing in the next: who is away then leaves.
    let leaves = if on(s).is_lively { vec![] } else { offers.iter().map(|offer| offer.choice.clone()).collect() };
    let question = Question::some_of(&Prompt::RetreatUnits { planet }, "CONQ-COMBAT-17", 0, most, offers);
    ask(seat, question.default(Picked::Some(leaves)))
}

fn held(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let held = own_here(s, seat).filter(|id| modifiers::cannot_retreat(s, *id)).map(|id| s.named(id));
    held.map(|named| Barred::new(Choice::Card { face: named.face, number: named.number }, &Why::IsHeld, "CONQ-COMBAT-17")).collect()
}

/// CONQ-COMBAT-18: to headquarters, exhausted.
fn retreat(picked: Picked<Choice>, t: &mut T<'_>) {
    for choice in picked.several() {
        let Choice::Card { face, number } = choice else { unreachable!("not on offer: {choice:?}") };
        let unit = t.state.find(face, number).expect("it was on offer");
        let seat = t.state.card(unit).controller;
        t.tell(&Line::Retreats { card: t.state.named(unit).name() });
        moving::put(unit, At::Hq(seat), t);
        readiness::exhaust(unit, t);
    }
}

fn next_round(t: &mut T<'_>) {
    let battle = battle(t);
    battle.round += 1;
    (battle.passes, battle.turn, battle.is_lively) = (0, battle.initiative, false);
    t.next(steps![Step::Turns]);
}
