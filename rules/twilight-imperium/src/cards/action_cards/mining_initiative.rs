//! Mining Initiative: trade goods as a planet has resources.

use super::ActionCard;
use crate::prelude::*;

struct MiningInitiative;

impl Aimed for MiningInitiative {
    type Target = PlanetId;

    /// Own planets, also one that is worth nothing (LRR 3.6a).
    fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
        s.planets_of(seat).collect()
    }

    fn act(seat: Seat, planet: PlanetId, t: &mut T<'_>) {
        let count = t.state.resources(planet);
        trade_goods::gain(t, seat, count);
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<MiningInitiative>());
