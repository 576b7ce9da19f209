//! Technological Singularity of the Nekro: who loses a unit against them loses a secret of technology to them.

use super::assimilation;
use crate::position::underway::Once;
use crate::prelude::*;

/// The opponent in the combat under way who has just lost a unit.
fn victim(s: &State, using: &Use) -> Option<Seat> {
    let Occasion::UnitsDestroyed { seat, .. } = using.occasion else { return None };
    let (opponent, once) = match (&s.underway.ground, &s.underway.combat) {
        (Some(combat), _) if combat.has(using.seat) => (combat.opponent(using.seat), &combat.once),
        (None, Some(combat)) if combat.has(using.seat) => (combat.opponent(using.seat), &combat.once),
        _ => return None,
    };
    let safe = modifiers::is_safe_from(s, seat, FactionAbilityId::TechnologicalSingularity);
    (opponent == seat && !safe && !once.singularity.contains(&using.seat)).then_some(opponent)
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::UnitsDestroyed],
    |s, using| victim(s, using).is_some_and(|victim| !assimilation::offers(s, using.seat, victim).is_empty()),
    |using, t| {
        let Some(victim) = victim(t.state, using) else { return };
        let once: Option<&mut Once> = match (&mut t.state.underway.ground, &mut t.state.underway.combat) {
            (Some(combat), _) => Some(&mut combat.once),
            (None, combat) => combat.as_mut().map(|combat| &mut combat.once),
        };
        if let Some(once) = once {
            once.singularity.insert(using.seat);
        }
        if let Some(choice) = using.choice(0) {
            assimilation::gain(t, using.seat, victim, &choice);
        }
    },
)
.asking(|s, using| {
    let offers = assimilation::offers(s, using.seat, victim(s, using)?).into_iter().map(Offer::new);
    first_choice(using, using.seat, &Prompt::ChooseTechnology { by: using.ability.name() }, offers)
})]);
