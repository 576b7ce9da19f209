//! The Alastor, the flagship of the Nekro: ground forces of its system fight like ships when a space combat begins (FAQ-NEKRO-2,
//! FAQ-NEKRO-3).

use crate::combat::joining;
use crate::prelude::*;

/// Where a combat begins beside the flagship.
fn system(s: &State, using: &Use) -> Option<SystemId> {
    let Occasion::SpaceRoundBegins { round: 1, system } = using.occasion else { return None };
    let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
    (fights && choosing::flagship(s, using.seat) == Some(Location::Space(system))).then_some(system)
}

/// Own ground forces in the system, and how many.
fn ground_forces(s: &State, using: &Use) -> Vec<(Location, u32)> {
    let places = system(s, using).map_or(vec![], |system| s.locations_in(system));
    let here = places.into_iter().map(|at| (at, s.units(using.seat, at).count(UnitType::Infantry)));
    here.filter(|(_, count)| *count > 0).collect()
}

/// Which of them join.
fn asks(s: &State, using: &Use) -> Next {
    let system = system(s, using).filter(|_| using.chosen.is_empty())?;
    let forces = ground_forces(s, using);
    let all = forces.iter().map(|(_, count)| count).sum();
    let unit = UnitType::Infantry;
    let offers = forces.into_iter().map(|(from, count)| Offer::new(Choice::Load { unit, from }).cap(count).at(from.place()));
    let question =
        Question::split(&Prompt::JoinCombat { system }, "LRR 3.7", all, offers.chain([Offer::new(Choice::Stay).said(&Said::StayAway)]));
    Some((using.seat, question.default(Picked::Split(vec![(Choice::Stay, all)]))))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRoundBegins],
    |s, using| !ground_forces(s, using).is_empty(),
    |using, t| {
        let (Some(system), Some(chosen)) = (system(t.state, using), using.chosen.first().cloned()) else { return };
        let chosen = chosen.parts().into_iter().filter(|(_, count)| *count > 0);
        let from: Vec<_> =
            chosen.filter_map(|(choice, count)| if let Choice::Load { from, .. } = choice { Some((from, count)) } else { None }).collect();
        joining::join(t, using.seat, system, &from);
    },
)
.asking(asks)]);
