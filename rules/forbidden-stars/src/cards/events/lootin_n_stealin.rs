//! Two materiel; a player loses an asset token of the Orks’ choice.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let others = s.in_order().into_iter().filter(|other| *other != seat);
    let robbed: Vec<Choice> = others
        .flat_map(|other| {
            Asset::ALL
                .iter()
                .filter(move |asset| s.players[other].has(**asset) > 0)
                .map(move |asset| Choice::Rob { seat: other, asset: *asset })
        })
        .collect();
    if robbed.is_empty() { vec![Choice::UseIt] } else { robbed }
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    earn(seat, 2, t);
    if let Choice::Rob { seat: other, asset } = *choice {
        t.state.players[other].spend(asset, 1);
        t.tell(&Line::LosesAsset { seat: other, asset });
    }
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopLeftBottomRight, Tactic { offers, resolve });
