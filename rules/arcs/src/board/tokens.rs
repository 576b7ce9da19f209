//! ARCS-RES-11 to 14: tokens are gained, find their slots, and what does not fit is discarded.

use crate::components::player_board::{RAID_COSTS, SLOTS};
use crate::prelude::*;
use std::cmp::Reverse;

/// The steps of finding slots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A seat puts its tokens in order, if some are new or their slots were covered.
    Arrange(Seat),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Arrange(seat) => {
            it.asks_or(move |s| order(s, seat), move |picked, t| arrange(seat, picked.several(), t), move |t| settle(seat, t))
        }
    }
}

/// ARCS-GLOSS-05: takes up to so many tokens from the supply; they find their slots next. How many there were.
pub fn gain(t: &mut T<'_>, seat: Seat, resource: Resource, count: u8) -> u8 {
    let count = count.min(supply::tokens(t.state, resource));
    if count > 0 {
        t.tell(&Line::Gained { seat, count, resource });
        receive(t, seat, resource, count);
    }
    count
}

/// Tokens come to a seat from wherever they were.
pub fn receive(t: &mut T<'_>, seat: Seat, resource: Resource, count: u8) {
    t.state.players[seat].gained.extend((0..count).map(|_| resource));
    t.next([Step::Arrange(seat).into()]);
}

/// A token leaves its slot; nothing is rearranged (ARCS-RES-12).
pub fn take_from_slot(s: &mut State, seat: Seat, slot: u8) -> Resource {
    s.players[seat].slots[usize::from(slot)].take().expect("only tokens that lie there are offered")
}

/// Discards every token of a resource; how many there were.
pub fn discard_all(s: &mut State, seat: Seat, resource: Resource) -> u8 {
    let count = s.players[seat].tokens(resource);
    let player = &mut s.players[seat];
    for slot in player.slots.iter_mut().filter(|slot| **slot == Some(resource)) {
        *slot = None;
    }
    player.gained.retain(|token| *token != resource);
    count
}

/// The tokens of a seat with their slots, from the left.
pub fn held(s: &State, seat: Seat) -> Vec<(u8, Resource)> {
    (0..).zip(&s.players[seat].slots).filter_map(|(slot, token)| Some((slot, (*token)?))).collect()
}

/// Tokens on slots that are not open any more.
fn covered(s: &State, seat: Seat) -> impl Iterator<Item = Resource> {
    let open = supply::open_slots(s, seat);
    held(s, seat).into_iter().filter(move |(slot, _)| !open.contains(&usize::from(*slot))).map(|(_, token)| token)
}

/// Whether tokens lie where there is no slot for them.
fn is_unsettled(s: &State, seat: Seat) -> bool {
    !s.players[seat].gained.is_empty() || covered(s, seat).next().is_some()
}

/// The open slots as they stand, new tokens in the gaps; behind them what has no slot.
fn as_they_stand(s: &State, seat: Seat) -> Vec<Option<Resource>> {
    let player = &s.players[seat];
    let homeless = covered(s, seat).chain(player.gained.iter().copied());
    let mut order: Vec<Option<Resource>> = supply::open_slots(s, seat).into_iter().map(|slot| player.slots[slot]).collect();
    for token in homeless {
        match order.iter().position(Option::is_none) {
            Some(gap) => order[gap] = Some(token),
            None => order.push(Some(token)),
        }
    }
    order
}

/// The open slots, the most expensive to raid first; of equal ones that further left.
fn safest_slots(s: &State, seat: Seat) -> Vec<usize> {
    let mut slots = supply::open_slots(s, seat);
    slots.sort_by_key(|slot| Reverse(RAID_COSTS[*slot]));
    slots
}

/// Whether it is all the same to a seat how its tokens lie: all have a slot, and all are alike or cost the same to steal there.
fn is_order_idle(s: &State, seat: Seat, tokens: &[Resource]) -> bool {
    let slots = safest_slots(s, seat);
    let is_alike = tokens.iter().all(|token| *token == tokens[0]);
    let cost_the_same = || slots.iter().take(tokens.len()).all(|slot| RAID_COSTS[*slot] == RAID_COSTS[slots[0]]);
    tokens.len() <= slots.len() && (is_alike || cost_the_same())
}

/// What has no choice finds its slots by itself.
fn settle(seat: Seat, t: &mut T<'_>) {
    if !is_unsettled(t.state, seat) {
        return;
    }
    // RULING: how tokens lie matters only to who would steal them. Where nothing is discarded and the order changes nothing, nobody is
    // asked: they lie where stealing them costs most.
    let tokens: Vec<Resource> = as_they_stand(t.state, seat).into_iter().flatten().collect();
    let mut slots = [None; SLOTS];
    for (slot, token) in safest_slots(t.state, seat).into_iter().zip(tokens) {
        slots[slot] = Some(token);
    }
    let player = &mut t.state.players[seat];
    player.slots = slots;
    player.gained.clear();
}

/// ARCS-RES-11: the tokens in their slots and what has none, to be put in order if that makes a difference.
fn order(s: &State, seat: Seat) -> Asks {
    let tokens = as_they_stand(s, seat);
    if !is_unsettled(s, seat) || is_order_idle(s, seat, &tokens.iter().flatten().copied().collect::<Vec<_>>()) {
        return nobody();
    }
    let mut offers: Vec<Choice> = vec![];
    for token in &tokens {
        let alike = |choice: &&Choice| match (choice, token) {
            (Choice::Token { resource, .. }, Some(token)) => resource == token,
            (Choice::Gap { .. }, None) => true,
            (_, _) => false,
        };
        let number = 1 + u8::try_from(offers.iter().filter(alike).count()).expect("there are few tokens");
        offers.push(match *token {
            Some(resource) => Choice::Token { resource, number },
            None => Choice::Gap { number },
        });
    }
    let count = |slots: usize| u8::try_from(slots).expect("there are few slots");
    let (open, on_board) = (supply::open_slots(s, seat).len(), supply::slots(s, seat));
    let prompt = Prompt::ArrangeTokens { open: count(open), on_cards: count(open - on_board) };
    ask(seat, Question::arrange(&prompt, "ARCS-RES-11", offers))
}

/// ARCS-RES-11: the first tokens take the open slots in this order; the rest is discarded.
fn arrange(seat: Seat, order: Vec<Choice>, t: &mut T<'_>) {
    let open = supply::open_slots(t.state, seat);
    let token = |choice: &Choice| if let Choice::Token { resource, .. } = choice { Some(*resource) } else { None };
    let mut slots = [None; SLOTS];
    for (slot, choice) in open.iter().zip(&order) {
        slots[*slot] = token(choice);
    }
    let player = &mut t.state.players[seat];
    player.slots = slots;
    player.gained.clear();
    for resource in order.iter().skip(open.len()).filter_map(token) {
        t.tell(&Line::Discarded { seat, resource });
    }
}
