//! CONQ-ATTACK: an attacker is declared and exhausts, a defender is declared, damage is dealt.

use crate::cards::occasions::window;
use crate::effects::outlook;
use crate::flow;
use crate::position::other;
use crate::position::underway::{Attack, Source};
use crate::prelude::*;
use sternpost_core::Barred;

/// Steps of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The attacker is exhausted and declared.
    Declared,
    /// CONQ-ATTACK-02: who defends; or Area Effect (CONQ-SUP-23).
    Defender,
    /// The defender is settled, whoever was declared.
    Settled,
    /// CONQ-ATTACK-03.
    Strike,
    /// It is over.
    Over,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Declared => it.does(declared),
        Step::Defender => it.barring(hidden).may_ask(whom, |picked, t| declare(&picked.one(), t)),
        Step::Settled => it.does(settled),
        Step::Strike => it.does(strike),
        Step::Over => it.does(over),
    }
}

/// CONQ-ATTACK-01: a ready unit is exhausted to attack.
pub fn begin(seat: Seat, attacker: CardId, slot: SlotId, t: &mut T<'_>) {
    t.state.underway.attack = Some(Attack { seat, attacker, defender: None, slot });
    readiness::exhaust(attacker, t);
    t.next(steps![Step::Declared, Step::Defender, Step::Over]);
}

/// The attack that is on, as long as its attacker is still there.
fn on(s: &State) -> Option<Attack> {
    s.underway.attack.filter(|attack| s.slot_of(attack.attacker) == Some(attack.slot))
}

fn declared(t: &mut T<'_>) {
    if let Some(attack) = on(t.state) {
        let unit = t.state.named(attack.attacker);
        t.next([window(Occasion::DeclaredAttacker { unit })]);
    }
}

/// The enemy units at a planet that a seat can choose as defender.
#[must_use]
pub fn defenders(s: &State, seat: Seat, slot: SlotId) -> Vec<CardId> {
    s.units_of(other(seat), At::Planet(slot)).map(|(id, _)| id).filter(|id| !modifiers::is_hidden(s, *id)).collect()
}

fn whom(s: &State) -> Asks {
    let Some(attack) = on(s) else { return nobody() };
    let defenders = defenders(s, attack.seat, attack.slot);
    let area = s.area_effect_of(attack.attacker).filter(|_| s.units_of(other(attack.seat), At::Planet(attack.slot)).next().is_some());
    let area = area.map(|count| Offer::new(Choice::AreaEffect { count }));
    let count = s.attack_of(attack.attacker);
    let source = Source::Attack { attacker: attack.attacker };
    let would = |id: CardId| outlook::of_damage(s, id, damage::amount_against(s, source, id, count));
    let offers: Vec<Offer<Choice>> = defenders.into_iter().map(|id| choosing::card(s, id).hint(&would(id))).chain(area).collect();
    if offers.is_empty() {
        return nobody();
    }
    let prompt = Prompt::Defender { card: s.named(attack.attacker).name(), count };
    ask(attack.seat, Question::one_of(&prompt, "CONQ-ATTACK-02", offers).skipped_when_forced())
}

fn hidden(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let Some(attack) = on(s) else { return vec![] };
    let hidden = s.units_of(other(seat), At::Planet(attack.slot)).map(|(id, _)| id).filter(|id| modifiers::is_hidden(s, *id));
    let barred = |id| {
        let named = s.named(id);
        Barred::new(Choice::Card { face: named.face, number: named.number }, &Why::IsHidden, "CONQ-ATTACK-02")
    };
    hidden.map(barred).collect()
}

fn declare(choice: &Choice, t: &mut T<'_>) {
    let Some(attack) = on(t.state) else { return };
    if let Some((face, number)) = choice.card() {
        let defender = t.state.find(face, number).expect("it was on offer");
        set_defender(defender, t);
        let (unit, attacker) = (t.state.named(defender), t.state.named(attack.attacker));
        t.next(steps![window(Occasion::Defending { unit, attacker }), Step::Settled]);
    }
    // CONQ-SUP-23: damage of an effect to each enemy there, in place of defender and ATK.
    if let Choice::AreaEffect { count } = *choice {
        let units: Vec<CardId> = t.state.units_of(other(attack.seat), At::Planet(attack.slot)).map(|(id, _)| id).collect();
        t.tell(&Line::AreaEffect { card: t.state.named(attack.attacker).name(), count });
        damage::deal(Source::Area { attacker: attack.attacker }, units.into_iter().map(|unit| (unit, count)), t);
    }
}

/// Another unit defends.
pub fn set_defender(defender: CardId, t: &mut T<'_>) {
    if let Some(attack) = &mut t.state.underway.attack {
        attack.defender = Some(defender);
    }
}

/// Attacker and defender, if both are still there.
#[must_use]
pub fn sides(s: &State) -> Option<(CardId, CardId)> {
    let attack = on(s)?;
    let defender = attack.defender.filter(|defender| s.slot_of(*defender) == Some(attack.slot))?;
    Some((attack.attacker, defender))
}

fn settled(t: &mut T<'_>) {
    if let Some((attacker, defender)) = sides(t.state) {
        let (attacker, unit) = (t.state.named(attacker), t.state.named(defender));
        t.next(steps![window(Occasion::AttackDeclared { attacker, unit }), Step::Strike]);
    }
}

fn strike(t: &mut T<'_>) {
    if let Some((attacker, defender)) = sides(t.state) {
        let count = t.state.attack_of(attacker);
        t.tell(&Line::Attacks { card: t.state.named(attacker).name(), to: t.state.named(defender).name(), count });
        damage::deal(Source::Attack { attacker }, [(defender, count)], t);
    }
}

fn over(t: &mut T<'_>) {
    if let Some(attack) = t.state.underway.attack.take() {
        lasting::end_of_attack(attack.attacker, t);
    }
}
