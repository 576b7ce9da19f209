//! The Crown of Thalnos: its owner rerolls dice of combat rounds and loses the units that miss again.

use super::{Agenda, Ballot};
use crate::combat::dice;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    &[Timing::SpaceRolled, Timing::GroundRolled],
    |s, using| {
        matches!(using.occasion, Occasion::SpaceRolled { seat, .. } | Occasion::GroundRolled { seat, .. }
            if seat == using.seat && dice::has_rolled(s, seat))
    },
    |using, t| {
        let places = dice::reroll_chosen(using, t);
        let Some(roll) = t.state.underway.roll.clone() else { return };
        // RULING: the dice of a unit that rolls several lie together; it is lost if none of its rerolled dice hits.
        let units = t.state.units(using.seat, roll.at).count(roll.unit) as usize;
        let each = (roll.dice.len() / units.max(1)).max(1);
        let mut hit_by: BTreeMap<usize, bool> = BTreeMap::new();
        for place in places {
            *hit_by.entry(place / each).or_default() |= roll.dice.get(place).is_some_and(|die| *die >= u32::from(roll.hit));
        }
        let missed = hit_by.values().filter(|hit| !**hit).count();
        let missed = u32::try_from(missed).expect("few dice");
        hits::destroy(t, using.seat, using.seat, roll.at, roll.unit, missed);
    },
)
.asking(dice::ask_which_to_reroll)]);
