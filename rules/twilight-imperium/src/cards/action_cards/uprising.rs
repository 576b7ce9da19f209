//! Uprising: exhausts another player's planet for trade goods.

use super::ActionCard;
use crate::economy::payment;
use crate::prelude::*;

struct Uprising;

impl Aimed for Uprising {
    type Target = PlanetId;

    /// Ready planets of others that lie in no home system (LRR 3.6a: there must be one).
    fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
        let others = s.others_clockwise(seat).flat_map(|other| s.ready_planets_of(other).collect::<Vec<_>>());
        others.filter(|planet| !planet.is_home()).collect()
    }

    fn act(seat: Seat, planet: PlanetId, t: &mut T<'_>) {
        if let Some(owner) = t.state.planets[&planet].controller {
            payment::exhaust(t, owner, planet);
            let worth = t.state.resources(planet);
            trade_goods::gain(t, seat, worth);
        }
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<Uprising>());
