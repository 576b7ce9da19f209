//! A strike past bastions; for a morale die the player whose world it is loses an asset token, which is gained. RULING: who strikes picks it.

use super::OrderUpgrade;
use crate::cards::combat::Icon::Morale;
use crate::orders::{dominate, strike};
use crate::prelude::*;

fn offers(s: &State, _: Seat) -> Vec<Offer<Choice>> {
    let strike = s.striking();
    let has = |asset: &&Asset| strike.dice.morale > 0 && s.players[strike.target].has(**asset) > 0;
    let offer =
        |asset: &Asset| Offer::new(Choice::Rob { seat: strike.target, asset: *asset }).hint(&Word::CostsDice { count: 1, icon: Morale });
    Asset::ALL.iter().filter(has).map(offer).collect()
}

/// FS-ASSET-06: a fourth of a kind is lost and not gained.
fn steal(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Rob { seat: target, asset } = *choice else { return };
    strike::spend_dice(seat, Morale, 1, t);
    t.state.players[target].spend(asset, 1);
    t.tell(&Line::LosesAsset { seat: target, asset });
    dominate::gain_one(seat, asset, t);
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::past_bastions(offers, steal);
