//! CONQ-HQ: six steps, then a new round.

use crate::flow;
use crate::position::other;
use crate::position::places::Lies;
use crate::prelude::*;
use crate::setup::turn_up;

/// Cards that each player draws (CONQ-HQ-03).
pub const CARDS: u32 = 2;
/// Resources that each player takes (CONQ-HQ-04).
pub const RESOURCES: u32 = 4;

/// Steps of the headquarters phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// CONQ-HQ-01.
    FirstPlanet,
    /// CONQ-HQ-02.
    TurnUp,
    /// CONQ-HQ-03.
    Draw,
    /// CONQ-HQ-04.
    Gain,
    /// CONQ-HQ-05.
    Ready,
    /// CONQ-HQ-06.
    PassInitiative,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::FirstPlanet => it.does(move_token),
        Step::TurnUp => it.does(reveal),
        Step::Draw => it.does(|t| t.state.in_order().into_iter().for_each(|seat| drawing::draw(seat, CARDS, t))),
        Step::Gain => it.does(|t| t.state.in_order().into_iter().for_each(|seat| drawing::gain(seat, RESOURCES, t))),
        Step::Ready => it.does(|t| t.state.cards.values_mut().for_each(|card| card.is_ready = true)),
        Step::PassInitiative => it.does(pass_initiative),
    }
}

/// The leftmost planet, as its first holder sees the row.
fn move_token(t: &mut T<'_>) {
    let s = &mut *t.state;
    s.first = s.slots().find(|slot| s.row[usize::from(slot.0)].lies != Lies::Gone);
}

/// The face-down planet nearest to the token.
fn reveal(t: &mut T<'_>) {
    let next = t.state.row.iter().position(|slot| slot.lies == Lies::FaceDown);
    if let Some(at) = next {
        t.commit();
        turn_up(t.state, at);
        let planet = *t.state.row[at].planet.for_the_rules();
        t.tell(&Line::TurnsUp { planet });
    }
}

fn pass_initiative(t: &mut T<'_>) {
    t.state.initiative = other(t.state.initiative);
    for seat in t.state.in_order() {
        t.state.players[seat].has_used_limited = false;
    }
    t.tell(&Line::TakesInitiative { seat: t.state.initiative });
}
