//! ARCS-LEAD, ARCS-PASS, ARCS-FOLLOW, ARCS-SEIZE, ARCS-INIT: a round.

use super::{chapter, declaring, turn};
use crate::position::underway::{How, Played, Round, Seizure};
use crate::prelude::*;
use crate::words::{Said, Why};
use sternpost_core::{Barred, Eyes, Secret};
use sternpost_kit::deck;

/// The steps of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A round begins.
    Begin,
    /// ARCS-LEAD-01.
    Lead,
    /// ARCS-FOLLOW-02.
    Follow(Seat),
    /// ARCS-SEIZE-01.
    Seize(Seat),
    /// ARCS-INIT.
    End,
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begin),
        // ARCS-PASS-01: without cards there is nothing but passing
        Step::Lead => it.asks_or(leads, |picked, t| lead(&picked.one(), t), |t| pass(Passing::WithoutCards, t)),
        Step::Follow(seat) => it.barring(too_low).may_ask(move |s| plays(s, seat), move |picked, t| follow(seat, &picked.one(), t)),
        Step::Seize(seat) => it.may_ask(move |s| seizures(s, seat), move |picked, t| seize_with(seat, &picked.one(), t)),
        Step::End => it.does(end),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.round = Round::default();
    t.state.round_number += 1;
    t.next(steps![Step::Lead]);
}

/// ARCS-LEAD-01, ARCS-PASS-02: a card of the hand, or none.
fn leads(s: &State) -> Asks {
    let seat = s.initiative;
    if s.players[seat].cards() == 0 {
        return nobody();
    }
    let cards = s.players[seat].hand.for_the_rules().iter();
    let leads = cards.map(|card| with_its_worth(Choice::Lead { suit: card.suit, number: card.number }, How::Lead, *card, *card));
    ask(seat, one_of_or(&Prompt::Lead, "ARCS-LEAD-01", leads, Choice::Pass))
}

fn lead(choice: &Choice, t: &mut T<'_>) {
    let seat = t.state.initiative;
    let Choice::Lead { suit, number } = *choice else { return pass(Passing::OfOwnWill, t) };
    let card = ActionCard { suit, number };
    // ARCS-PASS-06
    t.state.passed.clear();
    play(t, seat, card, How::Lead);
    t.next(steps![declaring::Step::OfTheLead(seat)]);
    t.next(turn::of(seat));
    // ARCS-FOLLOW-01, ARCS-SEIZE-08: whoever has the marker by then
    for seat in t.state.rivals(seat) {
        t.next(steps![Step::Follow(seat)]);
    }
    t.next(steps![Step::End]);
}

/// A card leaves a hand and lies on the table.
fn play(t: &mut T<'_>, seat: Seat, card: ActionCard, how: How) {
    take_from_hand(t.state, seat, card);
    let lying = if how == How::Copy { Secret::of(seat, card) } else { Secret::of_everybody(card) };
    t.state.round.played.push(Played { seat, card: lying, how, seizing: None });
    let lead = t.state.round.lead().expect("a card was led");
    let (pips, actions) = pips_and_actions(how, card, lead);
    let (suit, number) = (card.suit, card.number);
    match how {
        How::Lead => t.tell(&Line::Led { seat, suit, number }),
        How::Surpass => t.tell(&Line::Surpassed { seat, suit, number }),
        How::Pivot => t.tell(&Line::Pivoted { seat, suit, number }),
        How::Copy => {
            t.tell_except(seat, &Line::Copied { seat });
            t.tell_only([seat], &Line::YouCopied { suit, number });
        }
    }
    t.state.turn = Some(turn::begun(seat, how, pips, actions));
}

/// ARCS-LEAD-02, ARCS-FOLLOW-03, 05, 07: what a card is good for, played in some way on a lead card.
fn pips_and_actions(how: How, card: ActionCard, lead: ActionCard) -> (u8, &'static [Action]) {
    match how {
        How::Lead | How::Surpass => (card.pips(), card.suit.actions()),
        How::Copy => (1, lead.suit.actions()),
        How::Pivot => (1, card.suit.actions()),
    }
}

/// A way to play a card, with what it is good for.
fn with_its_worth(choice: Choice, how: How, card: ActionCard, lead: ActionCard) -> Offer<Choice> {
    let (pips, actions) = pips_and_actions(how, card, lead);
    Offer::new(choice).hint(&Hint::Worth { pips, actions: actions.iter().map(|action| action.name()).collect() })
}

/// Takes a card out of a hand.
pub fn take_from_hand(s: &mut State, seat: Seat, card: ActionCard) {
    deck::take_out(&mut s.players[seat].hand, &card);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    OfOwnWill,
    WithoutCards,
}

/// ARCS-PASS-03 to 06: the marker goes on and the round is over; when all who hold cards have passed, so is the chapter.
fn pass(passing: Passing, t: &mut T<'_>) {
    let seat = t.state.initiative;
    t.tell(&Line::Passed { seat });
    if passing == Passing::OfOwnWill {
        t.state.passed.push(seat);
    }
    // RULING: ARCS-RULING-13. The last who passes hands the marker on as everybody before did, and who gets it begins the next chapter.
    if let Some(next) = t.state.rivals(seat).into_iter().find(|rival| t.state.players[*rival].cards() > 0) {
        t.state.initiative = next;
        t.tell(&Line::TookInitiative { seat: next });
    }
    let state = &*t.state;
    if state.players.seats().all(|seat| state.players[seat].cards() == 0 || state.passed.contains(&seat)) {
        t.tell(&Line::AllPassed);
        chapter::discard_hands(t);
        end_chapter(t);
    } else {
        t.next(steps![Step::Begin]);
    }
}

fn end_chapter(t: &mut T<'_>) {
    t.state.passed.clear();
    t.state.round = Round::default();
    t.next(chapter::finish());
}

/// ARCS-FOLLOW-02 to 07: every way to play a card of the hand; nobody who has none is asked.
fn plays(s: &State, seat: Seat) -> Asks {
    let hand = s.players[seat].hand.for_the_rules();
    if hand.is_empty() {
        return nobody();
    }
    let lead = s.round.lead().expect("a card was led");
    let copies = hand.iter().map(|card| (Choice::Copy { suit: card.suit, number: card.number }, How::Copy, *card));
    let openly = hand.iter().filter_map(|card| {
        let (suit, number) = (card.suit, card.number);
        if suit != lead.suit {
            return Some((Choice::Pivot { suit, number }, How::Pivot, *card));
        }
        // ARCS-FOLLOW-04
        (number > s.round.lead_number()).then_some((Choice::Surpass { suit, number }, How::Surpass, *card))
    });
    let ways = copies.chain(openly).map(|(choice, how, card)| with_its_worth(choice, how, card, lead));
    let prompt = Prompt::Follow { suit: lead.suit, number: lead.number, counts_as: s.round.lead_number() };
    let question = Question::one_of(&prompt, "ARCS-FOLLOW-02", ways);
    // For who says nothing: the card that is worth the least, face down.
    ask(
        seat,
        question.preferring(|choice| {
            let (how, card) = way_to_play(choice);
            (how != How::Copy, card.pips(), card.number)
        }),
    )
}

fn way_to_play(choice: &Choice) -> (How, ActionCard) {
    if let Choice::Surpass { suit, number } = *choice {
        (How::Surpass, ActionCard { suit, number })
    } else if let Choice::Pivot { suit, number } = *choice {
        (How::Pivot, ActionCard { suit, number })
    } else if let Choice::Copy { suit, number } = *choice {
        (How::Copy, ActionCard { suit, number })
    } else {
        unreachable!("only ways to play a card are offered: {choice:?}")
    }
}

fn follow(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let (how, card) = way_to_play(choice);
    play(t, seat, card, how);
    // ARCS-SEIZE-03, 06, 07
    // RULING: a seven takes the marker as it is played; what its player declares comes after that.
    if how == How::Surpass && card.number == 7 && may_seize(t.state, seat) {
        seize(t, seat, Seizure::Seven);
    }
    t.next(steps![Step::Seize(seat)]);
    if matches!(how, How::Surpass | How::Pivot) {
        t.next(steps![declaring::Step::OfAFollower(seat)]);
    }
    t.next(turn::of(seat));
}

/// ARCS-SEIZE-04, 05, ARCS-GLOSS-10.
pub fn may_seize(s: &State, seat: Seat) -> bool {
    !s.round.is_seized && s.initiative != seat
}

/// ARCS-SEIZE-04: the marker is taken at once.
pub fn seize(t: &mut T<'_>, seat: Seat, how: Seizure) {
    t.state.round.is_seized = true;
    t.state.initiative = seat;
    t.tell(&Line::Seized { seat, how });
}

/// ARCS-SEIZE-02: one more card of the hand, face down, or none. Who may declare as well does so first or afterwards (ARCS-FINE-02).
fn seizures(s: &State, seat: Seat) -> Asks {
    if !may_seize(s, seat) || s.players[seat].cards() == 0 {
        return nobody();
    }
    let cards = s.players[seat].hand.for_the_rules().iter().map(|card| Choice::SeizeWith { suit: card.suit, number: card.number });
    let first = |ambition| Offer::new(Choice::Declare { ambition }).said(&Said::DeclareFirst { ambition });
    let declarations = declaring::ambitions_of_a_follower(s, seat).into_iter().map(first);
    let offers = cards.map(Offer::new).chain(declarations);
    ask(seat, one_of_or(&Prompt::Seize, "ARCS-SEIZE-01", offers, Offer::new(Choice::Nothing).said(&Said::LeaveInitiative)))
}

fn seize_with(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Declare { ambition } = *choice {
        declaring::declare_as_a_follower(seat, ambition, t);
        return t.next(steps![Step::Seize(seat)]);
    }
    let Choice::SeizeWith { suit, number } = *choice else { return };
    let card = ActionCard { suit, number };
    take_from_hand(t.state, seat, card);
    let played = t.state.round.played.last_mut().expect("a card was played");
    played.seizing = Some(Secret::of(seat, card));
    t.tell_only([seat], &Line::YouSeizedWith { suit, number });
    seize(t, seat, Seizure::SecondCard);
}

/// ARCS-INIT: who begins the next round, and where the cards go.
fn end(t: &mut T<'_>) {
    let round = std::mem::take(&mut t.state.round);
    // ARCS-INIT-01 to 03
    if !round.is_seized {
        let surpassing = round.played.iter().filter(|played| played.how == How::Surpass);
        if let Some(highest) = surpassing.max_by_key(|played| played.card.for_the_rules().number) {
            t.state.initiative = highest.seat;
            t.tell(&Line::TookInitiative { seat: highest.seat });
        }
    }
    // ARCS-INIT-04, 06
    for played in round.played {
        let attached = round.attached.iter().find(|attached| played.how != How::Copy && attached.card == *played.card.for_the_rules());
        match attached {
            Some(attached) => {
                deck::take_up(&mut t.state.players[attached.seat].hand, [attached.card]);
                t.state.court.discard.push(attached.union);
                let (seat, suit, number) = (attached.seat, attached.card.suit, attached.card.number);
                t.tell(&Line::TookCard { seat, suit, number });
            }
            None => discard(t, played.card),
        }
        played.seizing.into_iter().for_each(|card| t.state.discard.lay(card));
    }
    // ARCS-INIT-05
    if t.state.players.iter().any(|(_, player)| player.cards() > 0) {
        t.next(steps![Step::Begin]);
    } else {
        end_chapter(t);
    }
}

/// ARCS-INIT-04, ARCS-FINE-17: face down, whatever it was; or what lay face up to a pile of its own.
fn discard(t: &mut T<'_>, card: Secret<ActionCard>) {
    match card.seen_by(Eyes::Spectator) {
        Some(open) if t.state.options.split_discard => t.state.open_discard.push(*open),
        Some(_) | None => t.state.discard.lay(card),
    }
}

/// ARCS-FOLLOW-03: cards of the lead suit that are too low to Surpass.
fn too_low(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let Some(lead) = s.round.lead() else { return vec![] };
    let number = s.round.lead_number();
    let hand = s.players[seat].hand.for_the_rules().iter();
    let too_low = hand.filter(|card| card.suit == lead.suit && card.number <= number);
    let barred = |card: &ActionCard| {
        let choice = Choice::Surpass { suit: card.suit, number: card.number };
        Barred::new(choice, &Why::TooLow { number }, "ARCS-FOLLOW-03")
    };
    too_low.map(barred).collect()
}
