//! Carnath: the battle ability of another planet in play is used. RULING: only of one that is face up, and as if from there.

use crate::cards::AbilityId;
use crate::cards::choosing::one_planet;
use crate::cards::door;
use crate::prelude::*;
use sternpost_kit::abilities::When;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::BattleWon], |s, using| planets(s, using).next().is_some(), copy).asking(ask)], ..Card::NEW };

fn planets<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = SlotId> + use<'s> {
    let (own, seat) = (using.planet(), using.seat);
    s.face_up().filter(move |slot| *slot != own && could_use(s, seat, *slot))
}

/// Whether the ability of a planet could do something.
fn could_use(s: &State, seat: sternpost_core::Seat, slot: SlotId) -> bool {
    let Some(planet) = s.planet_at(slot) else { return false };
    let using = Use::new(AbilityId::Planet { planet, slot }, seat, &Occasion::BattleWon { seat, slot });
    // There is one Carnath, so that this looks no further.
    super::written(planet).abilities.iter().any(|ability| if let When::Fits(fits) = ability.when { fits(s, &using) } else { false })
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_planet(s, using, planets(s, using)) } else { None }
}

fn copy(using: &Use, t: &mut T<'_>) {
    if let Some(Choice::Planet { slot, planet }) = using.choice(0) {
        let seat = using.seat;
        door::begin(AbilityId::Planet { planet, slot }, seat, &Occasion::BattleWon { seat, slot }, t);
    }
}
