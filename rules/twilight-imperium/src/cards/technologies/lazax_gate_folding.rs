//! Lazax Gate Folding of the Winnu: wormholes lead to Mecatol Rex until it is theirs; then infantry comes through the gate.

use crate::cards::component_actions::without_target;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| without_target(choosing::open_planets(s, using.seat).into_iter().filter(|planet| *planet == PlanetId::MecatolRex)),
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::LazaxGateFolding);
        placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(PlanetId::MecatolRex));
    },
)])
.and(&[Passive::OpensGate((PlanetId::MecatolRex, &[Wormhole::Alpha, Wormhole::Beta]))]);
