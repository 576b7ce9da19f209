//! Mitosis of the Arborec: infantry grows on a planet of theirs each status phase. That their space docks produce none is in
//! [`crate::production`] (LRR 62.1d).

use crate::abilities::{Ability, first_choice};
use crate::components::UnitType;
use crate::messages::{Choice, Prompt};
use crate::occasions::Occasion;
use crate::placing;
use crate::units::Location;
use sternpost_core::Offer;

pub static TEXTS: &[Ability] = &[Ability::must(
    |s, using| using.occasion == Occasion::StatusPhaseBegins && s.planets_of(using.seat).next().is_some(),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
    },
)
.asking(|s, using| {
    let offers = s.planets_of(using.seat).map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    first_choice(using, using.seat, &Prompt::ChoosePlanet, offers)
})];
