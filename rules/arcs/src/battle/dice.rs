//! ARCS-BATTLE-04 to 07: dice are collected and rolled.

use super::Step;
use crate::cards::modifiers::battle as modifiers;
use crate::components::dice::{DICE_OF_EACH, Die, Symbols};
use crate::position::underway::Battle;
use crate::prelude::*;
use crate::show::faces;
use crate::words::Why;
use sternpost_core::Barred;

/// ARCS-BATTLE-06: without a building to raid here there are no raid dice, unless the defender has none anywhere; and a card may keep
/// raiders away.
pub fn why_no_raid_dice(s: &State) -> Option<Barred<Choice>> {
    let Battle { system, defender, .. } = *s.battle();
    let mut theirs = s.buildings().filter(|(_, _, building)| building.owner == defender).map(|(at, _, _)| at).peekable();
    let has_aim = theirs.peek().is_none() || theirs.any(|at| at == system);
    let raid = Choice::Die { die: Die::Raid };
    if !has_aim {
        Some(Barred::new(raid, &Why::NothingToRaid { seat: defender }, "ARCS-BATTLE-06"))
    } else if modifiers::bars_raid_dice(s, defender, system) {
        Some(Barred::new(raid, &Why::KeptFromRaiding { seat: defender }, "ARCS-FINE-11"))
    } else {
        None
    }
}

/// The kinds of dice that can be rolled.
pub fn kinds(s: &State) -> Vec<Die> {
    let has_raid_dice = why_no_raid_dice(s).is_none();
    Die::ALL.iter().copied().filter(|die| *die != Die::Raid || has_raid_dice).collect()
}

/// ARCS-BATTLE-04: a die for each attacking ship, and more by cards.
fn most(s: &State) -> u32 {
    let Battle { attacker, system, .. } = *s.battle();
    u32::from(s.system(system).ships[attacker].count()) + modifiers::extra_dice(s, attacker, system)
}

/// ARCS-BATTLE-05: as many of them as can be of one kind.
pub fn most_of_a_kind(s: &State) -> u32 {
    most(s).min(u32::from(DICE_OF_EACH))
}

/// ARCS-BATTLE-04, 05, ARCS-RULING-02: up to one die for each attacking ship, and more by cards; none is allowed. Without a ship that is
/// left there is nothing to fight with.
pub fn collection(s: &State) -> Asks {
    let Battle { attacker, system, .. } = *s.battle();
    if s.system(system).ships[attacker].count() == 0 {
        return nobody();
    }
    let offers: Vec<_> = kinds(s).into_iter().map(|die| Offer::new(Choice::Die { die }).cap(u32::from(DICE_OF_EACH))).collect();
    let total = most(s).min(u32::from(DICE_OF_EACH) * sternpost_kit::count(offers.len()));
    let cautious = Picked::Split(vec![(Choice::Die { die: Die::Skirmish }, most_of_a_kind(s))]);
    let count = modifiers::dice_to_roll(s, attacker)..=total;
    ask(attacker, Question::split_between(&Prompt::CollectDice, "ARCS-BATTLE-04", count, offers).default(cautious))
}

/// The dice are rolled.
pub fn roll(picked: Picked<Choice>, t: &mut T<'_>) {
    let seat = t.state.battle().attacker;
    for (choice, count) in picked.parts() {
        let Choice::Die { die } = choice else { unreachable!("only dice are offered: {choice:?}") };
        let faces = t.roll(count as usize, 6);
        t.tell(&Line::Rolled { seat, die, shown: faces::of_roll(die, &faces), faces: faces.clone() });
        t.state.battle_mut().dice[die as usize] = faces;
    }
}

/// The kinds of dice that cards let a player roll again.
const ROLLED_AGAIN: [Die; 2] = [Die::Assault, Die::Skirmish];

/// How many dice of a kind a card lets the attacker roll again.
fn most_rerolls(s: &State, die: Die) -> u32 {
    modifiers::rerolls(s, die).min(sternpost_kit::count(s.battle().dice[die as usize].len()))
}

/// ARCS-FINE-02: of two kinds that can be rolled again the attacker, whose turn it is, says which comes first.
pub fn first_rerolls(s: &State) -> Asks {
    if ROLLED_AGAIN.iter().any(|die| most_rerolls(s, *die) == 0) {
        return nobody();
    }
    let kinds = ROLLED_AGAIN.map(|die| Choice::Die { die });
    ask(s.battle().attacker, Question::one_of(&Prompt::RerollFirst, "ARCS-FINE-02", kinds))
}

/// Both kinds, the one that was picked first.
pub fn rerolls_from(choice: &Choice) -> [crate::flow::Step; 2] {
    let Choice::Die { die } = *choice else { unreachable!("only dice are offered: {choice:?}") };
    in_order(die)
}

/// Both kinds, this one first.
pub fn in_order(first: Die) -> [crate::flow::Step; 2] {
    let [one, other] = ROLLED_AGAIN;
    let order = if first == one { [one, other] } else { [other, one] };
    order.map(|die| Step::Reroll(die).into())
}

/// Dice of a kind that a card lets the attacker roll again, once.
pub fn rerolls(s: &State, die: Die) -> Asks {
    let battle = s.battle();
    let rolled = &battle.dice[die as usize];
    let most = most_rerolls(s, die);
    if most == 0 {
        return nobody();
    }
    let offer = |(number, face): (u32, &u32)| {
        Offer::new(Choice::Rolled { die, number, face: *face }).hint(&Hint::Shows { face: faces::face(die.face(*face)) })
    };
    let offers = (1..).zip(rolled).map(offer);
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
        t.tell(&Line::Rerolled { seat, die, shown: faces::of_roll(die, &faces), faces: faces.clone() });
    }
    for (number, face) in numbers.into_iter().zip(faces) {
        t.state.battle_mut().dice[die as usize][number] = face;
    }
}

/// ARCS-BATTLE-07: all symbols together.
pub fn count(t: &mut T<'_>) {
    let battle = t.state.battle();
    let faces = Die::ALL.iter().zip(&battle.dice).flat_map(|(die, faces)| faces.iter().map(|face| die.face(*face)));
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
