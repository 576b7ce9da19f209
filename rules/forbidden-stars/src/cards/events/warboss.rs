//! When something is bought: it costs one materiel less for each reinforcement token that one has.

use super::schemes::*;
use crate::orders::{abilities, deploy, purchase};

/// RULING: one unit or one structure; the tokens stay.
fn bargains(s: &State, using: &Use) -> Vec<Offer<Choice>> {
    let Occasion::Buying { seat, what } = using.occasion else { return vec![] };
    let less = s.players[using.seat].has(Asset::Reinforcement);
    if seat != using.seat || less == 0 {
        return vec![];
    }
    match what {
        Purchase::Units => purchase::units(s, &deploy::sheet(s, seat), less),
        Purchase::Muster if s.players[seat].faction == Faction::Orks => purchase::units(s, &abilities::mustering(s, seat), less),
        Purchase::Muster => vec![],
        Purchase::Structure => purchase::structures(s, seat, &deploy::building_worlds(s, seat), less),
    }
}

fn buy(using: &Use, t: &mut T<'_>) {
    let less = t.state.players[using.seat].has(Asset::Reinforcement);
    if let Some(choice) = using.choice(0) {
        purchase::buy(using.seat, &choice, less, t);
    }
}

pub static EVENT: EventCard = EventCard::scheme(
    Direction::Across,
    Ability::may(&[Timing::Buying], |s, using| !bargains(s, using).is_empty(), buy)
        .asking(|s, using| first_of(using, "FS-COST-01", bargains(s, using))),
);
