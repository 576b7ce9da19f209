//! Skirmish 2 and 6: the day from dawn to dusk.

use super::cards::{Card, Occasion};
use super::state::State;
use super::words::{Ask, Choice, Line};
use super::{Reaction, Step, TableOf};
use std::collections::BTreeMap;
use sternpost_core::{Asks, BySeat, Offer, Picked, Question, Seat, steps};

/// Skirmish 6: cards a hand may have at dusk.
const HAND: u32 = 2;

/// Skirmish 2: dawn, cards, bids, turns, dusk.
pub(crate) fn day(t: &mut TableOf<'_>) {
    t.tell(&Line::Day { day: t.state.day, leader: t.state.leader });
    t.next(steps![Reaction::new(Occasion::Dawn), Step::Draw, Step::Bid, Step::Turns, Step::SetAside, Step::Dusk]);
}

/// Skirmish 2: everybody draws a card, clockwise; an empty pile is made anew from the discards.
pub(crate) fn draw(t: &mut TableOf<'_>) {
    let order: Vec<Seat> = t.state.camps.clockwise_from(t.state.leader).collect();
    for seat in order {
        if t.state.pile.for_the_rules().is_empty() {
            *t.state.pile.for_the_rules_mut() = std::mem::take(&mut t.state.discard);
            t.shuffle(|s| s.pile.for_the_rules_mut());
        }
        let Some(card) = t.state.pile.for_the_rules_mut().pop() else { continue };
        t.commit();
        t.state.camps[seat].hand.for_the_rules_mut().push(card);
        t.tell_only([seat], &Line::YouDrew { cards: vec![card] });
        t.tell_except(seat, &Line::Drawn { seat });
    }
}

pub(crate) fn bids(s: &State) -> Asks<Choice> {
    let bid = |seat: Seat| Question::amount(&Ask::Bid, "Skirmish 2", 0, s.camps[seat].coins);
    s.camps.seats().map(|seat| (seat, bid(seat))).collect()
}

pub(crate) fn bid(answers: BTreeMap<Seat, Picked<Choice>>, t: &mut TableOf<'_>) {
    let bids: BySeat<u32> = answers.into_values().map(Picked::amount).collect();
    for (seat, coins) in bids.iter() {
        t.tell(&Line::Bid { seat, coins: *coins });
    }
    let most = bids.iter().map(|(_, coins)| *coins).max().unwrap_or(0);
    let tied = bids.iter().filter(|(_, coins)| **coins == most).map(|(seat, _)| seat).collect();
    t.state.bids = Some(bids);
    t.next(steps![Step::Ties { tied }]);
}

/// Skirmish 2: the leader puts tied bidders in order.
pub(crate) fn ties(s: &State, tied: &[Seat]) -> Asks<Choice> {
    let offers = tied.iter().map(|seat| Offer::new(Choice::Camp { seat: *seat }).at(format!("camp-{seat}")));
    Asks::from([(s.leader, Question::arrange(&Ask::Ties, "Skirmish 2", offers).skipped_when_forced())])
}

pub(crate) fn ordered(order: Vec<Choice>, t: &mut TableOf<'_>) {
    let Some(Choice::Camp { seat }) = order.into_iter().next() else { unreachable!("somebody bid the most") };
    let bids = t.state.bids.take().expect("bids were made");
    t.state.camps[seat].coins -= bids[seat];
    t.state.leader = seat;
    if t.state.banners.is_empty() {
        t.tell(&Line::WonPoint { seat });
        score(seat, t);
    } else {
        let banner = t.state.banners.remove(0);
        t.state.camps[seat].banners.push(banner);
        t.tell(&Line::WonBanner { seat, banner });
    }
}

/// Whoever has points enough wins at once.
pub(crate) fn score(seat: Seat, t: &mut TableOf<'_>) {
    t.state.camps[seat].points += 1;
    if t.state.camps[seat].points >= t.state.options.goal {
        t.state.over = true;
        t.tell(&Line::Won { seat });
        t.end();
    }
}

pub(crate) fn turns(t: &mut TableOf<'_>) {
    let order: Vec<Seat> = t.state.camps.clockwise_from(t.state.leader).collect();
    t.next(order.into_iter().map(|seat| Step::Turn { seat }));
}

/// Skirmish 6: hands shrink to two cards, everybody at once.
pub(crate) fn surplus(s: &State) -> Asks<Choice> {
    let over = s.camps.seats().filter(|seat| s.camps[*seat].cards() > HAND);
    over.map(|seat| {
        let count = s.camps[seat].cards() - HAND;
        let offers = s.camps[seat].hand.for_the_rules().iter().map(|card| Choice::Card { kind: card.kind, copy: card.copy });
        (seat, Question::some_of(&Ask::SetAside { count }, "Skirmish 6", count, count, offers))
    })
    .collect()
}

/// Skirmish 6: what is set aside goes under the pile, unseen.
pub(crate) fn set_aside(answers: BTreeMap<Seat, Picked<Choice>>, t: &mut TableOf<'_>) {
    for (seat, picked) in answers {
        let card = |choice| {
            let Choice::Card { kind, copy } = choice else { unreachable!("only cards are offered") };
            Card { kind, copy }
        };
        let cards: Vec<Card> = picked.several().into_iter().map(card).collect();
        t.state.camps[seat].hand.for_the_rules_mut().retain(|card| !cards.contains(card));
        for card in &cards {
            t.state.pile.for_the_rules_mut().insert(0, *card);
        }
        let count = u32::try_from(cards.len()).expect("a hand is small");
        t.tell_except(seat, &Line::SetAside { seat, count });
        t.tell_only([seat], &Line::YouSetAside { cards });
    }
}

/// Skirmish 6: two coins each, and a guard for a camp without anybody.
pub(crate) fn dusk(t: &mut TableOf<'_>) {
    for (_, camp) in t.state.camps.iter_mut() {
        camp.coins += 2;
        if camp.units() == 0 {
            camp.guards = 1;
        }
    }
    if t.state.day >= t.state.options.days {
        t.state.over = true;
        t.tell(&Line::LastDay);
    } else {
        t.state.day += 1;
        t.next(steps![Step::Day]);
    }
}
