//! ARCS-LL: leaders and lore are drafted before the first chapter, in the open and one after the other.

use super::laying_out;
use crate::cards::leaders::{self, Leader};
use crate::position::state::Draft;
use crate::prelude::*;
use crate::rounds::chapter;
use crate::words::starting;
use sternpost_core::Chance;

/// The steps of the draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// ARCS-LL-04: a leader or a lore card.
    Take(Seat),
    /// ARCS-LL-06 to 08: what everybody begins with.
    LayOut,
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Take(seat) => it.asks(move |s| offers(s, seat), move |picked, t| take(seat, &picked.one(), t)),
        Step::LayOut => it.does(lay_out),
    }
}

/// Lore cards for each player (ARCS-LL-05, 10).
fn lore_each(s: &State) -> usize {
    if s.options.second_lore { 2 } else { 1 }
}

/// ARCS-LL-02, 03, 10: cards are laid out, and everybody takes its turns, against turn order each time.
pub fn begin(s: &mut State, chance: &mut Chance<'_>) -> Vec<crate::flow::Step> {
    let seats = usize::from(s.players.len());
    let (mut leaders, mut lore) = (LeaderId::ALL.to_vec(), LoreId::ALL.to_vec());
    chance.shuffle(&mut leaders);
    chance.shuffle(&mut lore);
    leaders.truncate(seats + 1);
    lore.truncate(seats * lore_each(s) + 1);
    leaders.sort_unstable();
    lore.sort_unstable();
    s.draft = Some(Draft { leaders, lore });
    let against: Vec<Seat> = s.turn_order().into_iter().rev().collect();
    let turns = (0..=lore_each(s)).flat_map(|_| against.iter().map(|seat| Step::Take(*seat).into()));
    turns.chain(steps![Step::LayOut, chapter::Step::Deal]).collect()
}

/// ARCS-LL-04, 05: what is left of what the seat does not have yet.
fn offers(s: &State, seat: Seat) -> Asks {
    let (draft, player) = (s.draft.as_ref().expect("the draft is on"), &s.players[seat]);
    let leaders = if player.leader.is_none() { &draft.leaders[..] } else { &[] };
    let lore = if player.lore.len() < lore_each(s) { &draft.lore[..] } else { &[] };
    let leaders = leaders.iter().map(|leader| with_what_it_brings(*leader));
    let lore = lore.iter().map(|lore| Offer::new(Choice::Lore { lore: *lore }));
    ask(seat, Question::one_of(&Prompt::Draft, "ARCS-LL-04", leaders.chain(lore)))
}

/// ARCS-LL-06, 07: a leader with its pieces and tokens.
fn with_what_it_brings(leader: LeaderId) -> Offer<Choice> {
    let Leader { boxes, resources, .. } = leader.card();
    let [a, b, c] = boxes.each_ref().map(starting);
    Offer::new(Choice::Leader { leader }).hint(&Hint::Brings { a, b, c, resources: resources.to_vec() })
}

fn take(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let draft = t.state.draft.as_mut().expect("the draft is on");
    if let Choice::Leader { leader } = *choice {
        draft.leaders.retain(|left| *left != leader);
        t.state.players[seat].leader = Some(leader);
        t.tell(&Line::DraftedLeader { seat, leader });
    } else if let Choice::Lore { lore } = *choice {
        draft.lore.retain(|left| *left != lore);
        t.state.players[seat].lore.push(lore);
        t.tell(&Line::DraftedLore { seat, lore });
    } else {
        unreachable!("only leaders and lore are offered: {choice:?}");
    }
}

/// ARCS-LL-06 to 08, ARCS-GLOSS-19: pieces and tokens, then what leaders say besides, in turn order. What is left is out of the game.
fn lay_out(t: &mut T<'_>) {
    t.state.draft = None;
    laying_out::place_pieces(t.state);
    for seat in t.state.turn_order() {
        if let Some(setup) = leaders::of(t.state, seat).and_then(|leader| leader.setup) {
            setup(t, seat);
        }
    }
}
