//! Feastbringer: who follows and Secures Influences as well; every declaration costs a Guild card.

use super::{Leader, USUAL, ships, with};
use crate::cards::modifiers::FreeAction;
use crate::prelude::*;

/// Charismatic: an Influence before or after the Secure for which one Copies or Pivots. Generous: a Guild card for who has least Power.
pub static LEADER: Leader = Leader::new(
    [Resource::Relic, Resource::Material],
    Powers::passive(&[Passive::FreeAction(FreeAction { with: Action::Secure, free: Action::Influence }), Passive::PaysAGuildCardToDeclare])
        .choosing(&[Choosing { moment: Moment::First, question: cards, then: give }]),
)
.boxes([USUAL[0], with(3, BuildingKind::City), ships(3)]);

/// ARCS-FINE-01: the Rival with the least Power, of several the first in turn order.
fn poorest(s: &State, seat: Seat) -> Seat {
    let rivals = s.turn_order().into_iter().filter(|rival| *rival != seat);
    rivals.min_by_key(|rival| s.players[*rival].power).expect("nobody plays alone")
}

fn cards(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let held = s.players[seat].guild.iter().map(|card| Offer::new(Choice::Card { seat, card: *card }));
    one_of(&Prompt::GiveCard { seat: poorest(s, seat) }, held.collect())
}

/// ARCS-GLOSS-08, ARCS-FINE-14: it lies in the Rival's play area now.
fn give(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::Card { card, .. } = picked.one() else { unreachable!("only cards are offered") };
    let rival = poorest(t.state, seat);
    t.state.players[seat].guild.retain(|held| *held != card);
    t.state.players[rival].guild.push(card);
    t.tell(&Line::GaveCard { seat, rival, card });
}
