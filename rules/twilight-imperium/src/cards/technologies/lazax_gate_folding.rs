//! Lazax Gate Folding of the Winnu: wormholes lead to Mecatol Rex until it is theirs; then infantry comes through the gate.

use crate::board::placing;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::modifiers::{Passive, Texts};
use crate::cards::occasions::Timing;
use crate::components::{PlanetId, TechnologyId, UnitType, Wormhole};

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ComponentAction],
    |s, using| using.is_action() && choosing::open_planets(s, using.seat).contains(&PlanetId::MecatolRex),
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::LazaxGateFolding);
        placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(PlanetId::MecatolRex));
    },
)])
.and(&[Passive::OpensGate((PlanetId::MecatolRex, &[Wormhole::Alpha, Wormhole::Beta]))]);
