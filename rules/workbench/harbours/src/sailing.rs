//! HARBOURS-SAIL: a turn is a step to a neighbouring harbour, which the other may hinder; what lies there is landed, then a card is drawn.

use crate::Harbours;
use crate::cards::{self, Occasion};
use crate::flow::{Asks, Part, T};
use crate::map::Harbour;
use crate::position::{HAND, State, TURNS, Turn};
use crate::show::messages::{Choice, Line, Prompt, Why};
use serde::{Deserialize, Serialize};
use sternpost_core::{Barred, Offer, Question, Reacts as _, Seat, Standing, Window, steps};
use sternpost_kit::{abilities, ask, deck};

/// Steps of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// HARBOURS-SAIL-01: the other captain's turn, unless it is over.
    NextTurn,
    /// HARBOURS-SAIL-02: where to?
    Sail(Seat),
    /// HARBOURS-SAIL-03: the ship comes in, unless something keeps it.
    ComeIn,
    /// HARBOURS-SAIL-04: a card is drawn; a hand holds three.
    Draw(Seat),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::NextTurn => it.does(next_turn),
        Step::Sail(seat) => it.barring(too_far).asks(move |s| where_to(s, seat), move |picked, t| sail(seat, &picked.one(), t)),
        Step::ComeIn => it.does(come_in),
        Step::Draw(seat) => it.does(move |t| draw(seat, t)),
    }
}

fn next_turn(t: &mut T<'_>) {
    let seat = t.state.turn.map_or(Seat(0), |turn| Seat(1 - turn.seat.0));
    let number = t.state.turn.map_or(1, |turn| turn.number + 1);
    // HARBOURS-END-01
    if t.state.crates.is_empty() || number > TURNS {
        return end(t);
    }
    t.state.turn = Some(Turn { seat, number });
    t.next(steps![Step::Sail(seat), Step::Draw(seat), Step::NextTurn]);
}

fn where_to(s: &State, seat: Seat) -> Asks {
    let harbours = s.ships[seat].neighbours().map(|harbour| Offer::new(Choice::Sail { harbour }).at(harbour.place()));
    let own = Occasion::OwnTurn { seat };
    let cards = Harbours::abilities(s, &own, seat).into_iter().map(|usable| Offer::new(Harbours::use_choice(&usable.ability)));
    ask(seat, Question::one_of(&Prompt::Sail, "HARBOURS-SAIL-02", harbours.chain(cards)))
}

/// HARBOURS-SAIL-02: only neighbouring harbours.
fn too_far(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let at = s.ships[seat];
    let far = Harbour::ALL.iter().copied().filter(|harbour| *harbour != at && at.neighbours().all(|near| near != *harbour));
    far.map(|harbour| Barred::new(Choice::Sail { harbour }, &Why::TooFar { from: at }, "HARBOURS-SAIL-02")).collect()
}

fn sail(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    match *choice {
        Choice::Sail { harbour } => set_sail(seat, harbour, t),
        // HARBOURS-CARD-02: a card in one's own turn, then one still sails.
        Choice::Play { card } => {
            abilities::begin(card, seat, &Occasion::OwnTurn { seat }, t);
            t.next(steps![Step::Sail(seat)]);
        }
        Choice::Nothing => unreachable!("not on offer: {choice:?}"),
    }
}

/// The others may hinder it, then the ship comes in.
pub fn set_sail(seat: Seat, to: Harbour, t: &mut T<'_>) {
    t.state.course = Some(to);
    t.tell(&Line::Sails { seat, harbour: to });
    t.next(steps![Window::new(Occasion::Sails { seat }), Step::ComeIn]);
}

fn come_in(t: &mut T<'_>) {
    let (Some(turn), Some(to)) = (t.state.turn, t.state.course.take()) else { return };
    t.state.ships[turn.seat] = to;
    if let Some(at) = t.state.crates.iter().position(|harbour| *harbour == to) {
        t.state.crates.remove(at);
        t.state.landed[turn.seat] += 1;
        t.tell(&Line::Lands { seat: turn.seat, harbour: to });
    }
}

fn draw(seat: Seat, t: &mut T<'_>) {
    if t.state.hands[seat].len() < HAND {
        let drawn = deck::draw(t, cards::piles, 1);
        deck::take_up(&mut t.state.hands[seat], drawn);
        t.tell(&Line::Draws { seat });
    }
}

/// HARBOURS-END-02: more crates win, equally many are a draw.
fn end(t: &mut T<'_>) {
    let landed = &t.state.landed;
    let ahead = |seat: Seat| landed.iter().filter(|(_, crates)| **crates > landed[seat]).count();
    let standing = |seat: Seat| Standing {
        seat,
        rank: 1 + u8::try_from(ahead(seat)).expect("two seats"),
        score: i32::try_from(landed[seat]).expect("five crates"),
    };
    t.state.standings = Some([Seat(0), Seat(1)].map(standing).to_vec());
    t.tell(&Line::Over);
    t.end();
}

impl Harbour {
    /// Where it is on the board.
    pub fn place(self) -> String {
        self.id()
    }
}
