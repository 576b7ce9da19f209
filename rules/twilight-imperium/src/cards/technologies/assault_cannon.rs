//! Assault Cannon: three large ships take one of the other side's before the shooting starts.

use crate::board::giving_up::cheapest_first;
use crate::combat::joining;
use crate::prelude::*;

/// Ships that count (FAQ-NEKRO-6 counts whatever fights as a ship).
const SHIPS: u32 = 3;

fn victim(s: &State, using: &Use) -> Option<(Seat, Location)> {
    let combat = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat))?;
    Some((combat.opponent(using.seat), Location::Space(combat.system)))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::SpaceRoundBegins],
    |s, using| {
        if let Occasion::SpaceRoundBegins { round: 1, .. } = using.occasion {
            victim(s, using).is_some_and(|(victim, at)| {
                let count = |seat: Seat| joining::non_fighters(s, seat, at.system());
                count(using.seat) >= SHIPS && count(victim) > 0
            })
        } else {
            false
        }
    },
    |using, t| {
        let (Some((victim, at)), Some(Choice::Destroy { unit })) = (victim(t.state, using), using.choice(0)) else { return };
        // LRR 66.5: no sustaining against it
        hits::destroy(t, using.seat, victim, at, unit, 1);
    },
)
.asking(|s, using| {
    let (victim, at) = victim(s, using)?;
    let ships = joining::fighting(s, victim, at.system()).into_iter().map(|(unit, _)| unit).filter(|unit| *unit != UnitType::Fighter);
    let offers = ships.map(|unit| Offer::new(Choice::Destroy { unit }));
    first_choice(using, victim, &Prompt::LoseShip { by: using.ability.name() }, offers)
        .map(|(seat, question)| (seat, question.preferring(cheapest_first(s, seat))))
})]);
