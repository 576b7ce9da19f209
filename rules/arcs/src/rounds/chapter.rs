//! ARCS-CHAP: a chapter is dealt, ends, and the game with it.

use super::{round, scoring};
use crate::position::state::Trophies;
use crate::prelude::*;
use sternpost_core::{Pile, Standing};
use sternpost_kit::deck;

/// Cards dealt to each player (ARCS-SETUP-15).
const HAND: usize = 6;
/// The last chapter (ARCS-GAME-02).
const LAST: u8 = 5;

/// The steps of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// ARCS-CHAP-11.
    Deal,
    /// ARCS-CHAP-12.
    Exchange(Seat),
    /// ARCS-CHAP-02.
    Score,
    /// What cards do after scoring.
    AfterScoring,
    /// ARCS-CHAP-03 to 05.
    Return,
    /// ARCS-CHAP-06, 07.
    Markers,
    /// ARCS-CHAP-08 to 10.
    End,
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Deal => it.does(deal),
        Step::Exchange(seat) => it.asks(move |s| new_hand(s, seat), move |picked, t| exchange(seat, &picked.one(), t)),
        Step::Score => it.does(scoring::score),
        Step::AfterScoring => it.does(modifiers::after_scoring),
        Step::Return => it.does(return_pieces),
        Step::Markers => it.does(markers),
        Step::End => it.does(end),
    }
}

/// ARCS-CHAP-02 to 13, in this order.
pub fn finish() -> [crate::flow::Step; 5] {
    steps![Step::Score, Step::AfterScoring, Step::Return, Step::Markers, Step::End]
}

/// ARCS-SETUP-15 to 17, ARCS-CHAP-11 to 13: six cards each, the rest face down and shuffled.
fn deal(t: &mut T<'_>) {
    let seats = t.state.turn_order();
    t.state.discard = Pile::of_nobody(ActionCard::deck(t.state.players.len()));
    t.state.open_discard.clear();
    t.shuffle(|s| s.discard.forget());
    for seat in &seats {
        take_up(t, *seat);
    }
    let chapter = t.state.chapter;
    t.tell(&Line::Chapter { chapter, seat: seats[0] });
    // ARCS-SETUP-16, ARCS-CHAP-12
    if let [_, other] = seats[..] {
        t.next(steps![Step::Exchange(other)]);
    }
    t.next(steps![round::Step::Begin]);
}

fn take_up(t: &mut T<'_>, seat: Seat) {
    deck::take_up(&mut t.state.players[seat].hand, t.state.discard.take_last(HAND));
}

fn new_hand(_: &State, seat: Seat) -> Asks {
    ask(seat, Question::one_of(&Prompt::ExchangeHand, "ARCS-SETUP-16", [Choice::KeepHand, Choice::ExchangeHand]))
}

/// The whole hand for six cards of the rest; what is given up lies shuffled among the rest.
fn exchange(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::KeepHand {
        t.tell(&Line::KeptHand { seat });
        return;
    }
    let old = t.state.players[seat].hand.take_all();
    take_up(t, seat);
    t.state.discard.extend(old);
    t.shuffle(|s| s.discard.forget());
    t.tell(&Line::ExchangedHand { seat });
}

/// ARCS-CHAP-03 to 05, ARCS-GLOSS-12: all Trophies and Captives go home if their ambition was scored.
fn return_pieces(t: &mut T<'_>) {
    let is_scored = |s: &State, ambition| s.markers.iter().any(|marker| marker.on == Some(ambition));
    let seats = t.state.players.len();
    if is_scored(t.state, Ambition::Warlord) {
        for (_, player) in t.state.players.iter_mut() {
            player.trophies = BySeat::new(seats, |_| Trophies::default());
        }
        t.tell(&Line::TrophiesReturned);
    }
    if is_scored(t.state, Ambition::Tyrant) {
        for (_, player) in t.state.players.iter_mut() {
            player.captives = BySeat::new(seats, |_| 0);
        }
        t.tell(&Line::CaptivesReturned);
    }
    // ARCS-CHAP-05: who had cities among them may have covered slots.
    let order = t.state.turn_order();
    t.next(order.into_iter().map(|seat| tokens::Step::Arrange(seat).into()));
}

/// ARCS-CHAP-06, 07: the markers are available again, and the lowest that is not flipped yet is.
fn markers(t: &mut T<'_>) {
    for marker in &mut t.state.markers {
        marker.on = None;
    }
    let lowest = t.state.markers.iter_mut().filter(|marker| !marker.is_flipped).min_by_key(|marker| marker.worth());
    if let Some(marker) = lowest {
        marker.is_flipped = true;
        let worth = marker.worth();
        t.tell(&Line::MarkerFlipped { first: worth.first, second: worth.second });
    }
}

/// ARCS-GAME-01: the Power that ends the game.
pub fn threshold(s: &State) -> u32 {
    39 - 3 * u32::from(s.players.len())
}

/// ARCS-CHAP-08 to 10.
fn end(t: &mut T<'_>) {
    let is_reached = t.state.players.iter().any(|(_, player)| player.power >= threshold(t.state));
    if !is_reached && t.state.chapter < LAST {
        t.state.chapter += 1;
        t.state.earlier_rounds = t.state.round_number;
        t.next(steps![Step::Deal]);
        return;
    }
    // ARCS-CHAP-09: among equals who comes first in turn order
    let mut order = t.state.turn_order();
    order.sort_by_key(|seat| std::cmp::Reverse(t.state.players[*seat].power));
    let score = |seat: Seat| i32::try_from(t.state.players[seat].power).expect("Power is small");
    let standings = (1..).zip(&order).map(|(rank, seat)| Standing { seat: *seat, rank, score: score(*seat) });
    t.state.standings = Some(standings.collect());
    t.tell(&Line::Won { seat: order[0] });
    t.end();
}

/// ARCS-PASS-05: every hand is discarded.
pub fn discard_hands(t: &mut T<'_>) {
    for seat in t.state.turn_order() {
        for card in t.state.players[seat].hand.take_all() {
            deck::bury(&mut t.state.discard, card, [seat]);
        }
    }
}
