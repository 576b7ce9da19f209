//! The Crown of Thalnos: its owner rerolls dice of combat rounds and loses the units that miss again.

use super::{Agenda, Ballot};
use crate::abilities::Ability;
use crate::dice;
use crate::hits;
use crate::occasions::Occasion;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    |s, using| match using.occasion {
        Occasion::SpaceRolled { seat, .. } | Occasion::GroundRolled { seat, .. } => seat == using.seat && dice::has_rolled(s, seat),
        _ => false,
    },
    |using, t| {
        let places = dice::reroll_chosen(using, t);
        let Some(roll) = t.state.underway.roll.clone() else { return };
        // RULING: a unit is lost for each die that misses again, of units that roll several dice too.
        let missed = places.iter().filter(|place| roll.dice.get(**place).is_some_and(|die| *die < u32::from(roll.hit))).count();
        let missed = u32::try_from(missed).expect("few dice");
        hits::destroy(t, using.seat, using.seat, roll.at, roll.unit, missed);
    },
)
.asking(dice::ask_which_to_reroll)]);
