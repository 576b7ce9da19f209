//! Uprising: exhausts another player's planet for trade goods.

use super::ActionCard;
use crate::cards::abilities::{Ability, first_choice};
use crate::cards::occasions::Timing;
use crate::components::PlanetId;
use crate::economy::{payment, trade_goods};
use crate::position::state::State;
use crate::show::messages::{Choice, Prompt};
use sternpost_core::{Offer, Seat};

/// Ready planets of others that lie in no home system (LRR 3.6a: there must be one).
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    let others = s.others_clockwise(seat).flat_map(|other| s.ready_planets_of(other).collect::<Vec<_>>());
    others.filter(|planet| !planet.is_home()).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            if let Some(owner) = t.state.planets[&planet].controller {
                payment::exhaust(t, owner, planet);
                let worth = t.state.resources(planet);
                trade_goods::gain(t, using.seat, worth);
            }
        },
    )
    .asking(|s, using| {
        let offers = targets(s, using.seat).into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
        first_choice(using, using.seat, &Prompt::ChoosePlanet, offers)
    }),
);
