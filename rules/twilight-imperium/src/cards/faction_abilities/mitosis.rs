//! Mitosis of the Arborec: infantry grows on a planet of theirs each status phase; their space docks produce none (LRR 62.1d).

use crate::board::placing;
use crate::board::units::Location;
use crate::cards::abilities::{Ability, first_choice};
use crate::cards::modifiers::{Passive, Texts};
use crate::cards::occasions::{Occasion, Timing};
use crate::components::UnitType;
use crate::show::messages::{Choice, Prompt};
use sternpost_core::Offer;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::StatusPhaseBegins],
    |s, using| using.occasion == Occasion::StatusPhaseBegins && s.planets_of(using.seat).next().is_some(),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
    },
)
.asking(|s, using| {
    let offers = s.planets_of(using.seat).map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    first_choice(using, using.seat, &Prompt::ChoosePlanet, offers)
})])
.and(&[Passive::DocksProduceNoGroundForces]);
