//! Dice of units: combat rolls and the rolls of unit abilities, and rerolls (LRR 86). A face of 0 counts as 10 (FAQ-GEN-1):
//! dice here run from 1 to 10.

use crate::prelude::*;

/// A roll of equal dice.
pub struct Roll {
    /// The faces.
    pub dice: Vec<u32>,
    /// How many reached the value.
    pub hits: u32,
}

/// Rolls `count` dice that hit on `value` or more (LRR 44.1).
pub fn roll(t: &mut T<'_>, count: u32, value: u8) -> Roll {
    let dice = t.roll(count as usize, 10);
    let hits = hits(&dice, value);
    Roll { dice, hits }
}

/// How many dice reach a value.
pub fn hits(dice: &[u32], value: u8) -> u32 {
    sternpost_kit::count(dice.iter().filter(|die| **die >= u32::from(value)).count())
}

/// Whether dice of a player lie on the table.
pub fn has_rolled(s: &State, seat: Seat) -> bool {
    s.underway.roll.as_ref().is_some_and(|roll| roll.seat == seat && !roll.dice.is_empty())
}

/// Which of the dice on the table an ability rerolls: any number (LRR 86.0). The ability is used once, so it rerolls no die
/// twice; another ability may (LRR 86.2).
pub fn ask_which_to_reroll(s: &State, using: &Use) -> Next {
    let roll = s.underway.roll.as_ref().filter(|_| using.chosen.is_empty())?;
    let offers: Vec<Offer<Choice>> = (1..).zip(&roll.dice).map(|(die, face)| Offer::new(Choice::Die { die, face: *face })).collect();
    let most = sternpost_kit::count(offers.len());
    // A passed deadline rerolls what missed.
    let missed = offers.iter().zip(&roll.dice).filter(|(_, face)| **face < u32::from(roll.hit)).map(|(offer, _)| offer.choice.clone());
    let default = Picked::Some(missed.collect());
    Some((using.seat, Question::some_of(&Prompt::Reroll { unit: roll.unit, hit: roll.hit }, "LRR 86.0", 0, most, offers).default(default)))
}

/// Rerolls the dice that were chosen: the new faces count (LRR 86.1). Returns the places of the dice.
pub fn reroll_chosen(using: &Use, t: &mut T<'_>) -> Vec<usize> {
    let Some(Picked::Some(chosen)) = using.chosen.first() else { return vec![] };
    let places: Vec<usize> =
        chosen.iter().filter_map(|choice| if let Choice::Die { die, .. } = choice { Some(*die as usize - 1) } else { None }).collect();
    let faces = t.roll(places.len(), 10);
    let Some(roll) = t.state.underway.roll.as_mut() else { return vec![] };
    for (place, face) in places.iter().zip(faces) {
        if let Some(die) = roll.dice.get_mut(*place) {
            *die = face;
        }
    }
    let (count, dice, hits) = (sternpost_kit::count(places.len()), roll.dice.clone(), hits(&roll.dice, roll.hit));
    let line = Line::Rerolled { seat: roll.seat, count, unit: roll.unit, hit: roll.hit, dice, hits };
    t.tell(&line);
    places
}

/// Dice on the table count for one more.
pub fn raise(t: &mut T<'_>, dice: &[u32]) {
    let Some(roll) = t.state.underway.roll.as_mut() else { return };
    for die in dice {
        if let Some(face) = roll.dice.get_mut(*die as usize - 1) {
            *face += 1;
        }
    }
    let (count, dice, hits) = (sternpost_kit::count(dice.len()), roll.dice.clone(), hits(&roll.dice, roll.hit));
    let line = Line::RaisedDice { seat: roll.seat, count, unit: roll.unit, hit: roll.hit, dice, hits };
    t.tell(&line);
}
