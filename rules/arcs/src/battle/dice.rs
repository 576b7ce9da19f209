//! ARCS-BATTLE-04 to 07: dice are collected and rolled.

use super::Step;
use crate::cards::modifiers::battle as modifiers;
use crate::components::dice::{DICE_OF_EACH, Die, Symbols};
use crate::flow::{Asks, T, ask, nobody};
use crate::position::state::State;
use crate::position::underway::Battle;
use crate::show::messages::{Choice, Line, Prompt};
use sternpost_core::{Offer, Picked, Question};

/// ARCS-BATTLE-06: there is a building to raid here, or the defender has none anywhere; and no card keeps raiders away.
fn may_use_raid_dice(s: &State) -> bool {
    let Battle { system, defender, .. } = *s.battle();
    let theirs: Vec<_> = s.buildings().filter(|(_, _, building)| building.owner == defender).collect();
    let has_aim = theirs.is_empty() || theirs.iter().any(|(at, _, _)| *at == system);
    has_aim && !modifiers::bars_raid_dice(s, defender, system)
}

/// ARCS-BATTLE-04, 05, ARCS-RULING-02: up to one die for each attacking ship, and more by cards; none is allowed. Without a ship that is
/// left there is nothing to fight with.
pub fn collection(s: &State) -> Asks {
    let Battle { attacker, system, .. } = *s.battle();
    let ships = s.system(system).ships[attacker].count();
    if ships == 0 {
        return nobody();
    }
    let most = u32::from(ships) + modifiers::extra_dice(s, attacker, system);
    let kinds = Die::ALL.iter().filter(|die| **die != Die::Raid || may_use_raid_dice(s));
    let offers: Vec<_> = kinds.map(|die| Offer::new(Choice::Die { die: *die }).cap(u32::from(DICE_OF_EACH))).collect();
    let total = most.min(u32::from(DICE_OF_EACH) * u32::try_from(offers.len()).expect("there are three kinds"));
    let cautious = Picked::Split(vec![(Choice::Die { die: Die::Skirmish }, total.min(u32::from(DICE_OF_EACH)))]);
    let count = modifiers::dice_to_roll(s, attacker)..=total;
    ask(attacker, Question::split_between(&Prompt::CollectDice, "ARCS-BATTLE-04", count, offers).default(cautious))
}

/// The dice are rolled.
pub fn roll(picked: Picked<Choice>, t: &mut T<'_>) {
    let seat = t.state.battle().attacker;
    for (choice, count) in picked.parts() {
        let Choice::Die { die } = choice else { unreachable!("only dice are offered: {choice:?}") };
        let faces = t.roll(count as usize, 6);
        t.tell(&Line::Rolled { seat, die, faces: faces.clone() });
        t.state.battle_mut().dice[die as usize] = faces;
    }
}

/// Dice of a kind that a card lets the attacker roll again, once.
pub fn rerolls(s: &State, die: Die) -> Asks {
    let battle = s.battle();
    let rolled = &battle.dice[die as usize];
    let most = modifiers::rerolls(s, die).min(u32::try_from(rolled.len()).expect("there are six dice"));
    if most == 0 {
        return nobody();
    }
    let offers = (1..).zip(rolled).map(|(number, face)| Choice::Rolled { die, number, face: *face });
    ask(battle.attacker, Question::some_of(&Prompt::Reroll { die }, "ARCS-MOD-01", 0, most, offers))
}

/// They are rolled again.
pub fn reroll(die: Die, picked: Picked<Choice>, t: &mut T<'_>) {
    let numbers: Vec<usize> = picked
        .several()
        .into_iter()
        .map(|choice| if let Choice::Rolled { number, .. } = choice { number as usize - 1 } else { unreachable!("only dice are offered") })
        .collect();
    let faces = t.roll(numbers.len(), 6);
    let seat = t.state.battle().attacker;
    if !faces.is_empty() {
        t.tell(&Line::Rerolled { seat, die, faces: faces.clone() });
    }
    for (number, face) in numbers.into_iter().zip(faces) {
        t.state.battle_mut().dice[die as usize][number] = face;
    }
}

/// ARCS-BATTLE-07: all symbols together.
pub fn count(t: &mut T<'_>) {
    let battle = t.state.battle();
    let faces = Die::ALL.iter().zip(&battle.dice).flat_map(|(die, faces)| faces.iter().map(|face| die.faces()[*face as usize - 1]));
    let mut symbols = faces.fold(Symbols::default(), Symbols::and);
    symbols.intercept = modifiers::intercepts(t.state, symbols.intercept);
    t.state.battle_mut().symbols = symbols;
    let Symbols { own, intercept, hit, building, key } = symbols;
    t.tell(&Line::Symbols { own, intercept, hit, building, key });
}

/// ARCS-BATTLE-09: whether anything intercepts.
pub fn intercepts(s: &State) -> bool {
    s.battle().symbols.intercept > 0
}

/// The step that is gone through again for each hit.
pub const fn again(step: Step) -> [crate::flow::Step; 1] {
    [crate::flow::Step::Battle(step)]
}
