//! Magmus Reactor of the Muaat: their ships move into supernovas; production beside one, or beside a war sun, pays a trade good.

use crate::prelude::*;
use crate::tactical::routes::anomaly;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::Produced],
    |s, using| {
        let Occasion::Produced { seat, system } = using.occasion else { return false };
        let war_sun = s.units(using.seat, Location::Space(system)).count(UnitType::WarSun) > 0;
        let supernova = || adjacent(s, using.seat, system).into_iter().any(|near| anomaly(near) == Some(Anomaly::Supernova));
        seat == using.seat && (war_sun || supernova())
    },
    |using, t| trade_goods::gain(t, using.seat, 1),
)])
.and(&[Passive::EntersAnomaly(Anomaly::Supernova)]);
