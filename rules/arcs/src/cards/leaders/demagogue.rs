//! Demagogue: every declaration stirs the Court; a single agent secures no Guild card.

use super::Leader;
use crate::actions::influence;
use crate::cards::common::CARD as RULE;
use crate::prelude::*;

/// Bold: an agent on any number of Court cards for a declaration. Paranoid: two agents at least to Secure a Guild card.
pub static LEADER: Leader = Leader::new(
    [Resource::Psionic, Resource::Weapon],
    Powers::passive(&[Passive::AsksWhenDeclaring, Passive::SecuresGuildCardsWith(2)]).choosing(&[Choosing {
        moment: Moment::First,
        question: cards,
        then: |t, seat, picked| picked.several().iter().for_each(|choice| influence::influence(seat, choice, t)),
    }]),
);

/// As many cards as there are agents, each once.
fn cards(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let offers = influence::offers(s, seat);
    let most = u32::from(supply::agents(s, seat)).min(sternpost_kit::count(offers.len()));
    (most > 0).then(|| Question::some_of(&Prompt::InfluenceEach, RULE, 0, most, offers))
}
