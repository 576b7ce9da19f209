//! Both players put a unit card of the hand into play, chosen at the same time.

use crate::effects::entering::{may_control, put_into_play};
use crate::flow::{self, Answers};
use crate::prelude::*;

/// Steps of recruiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Both choose, sealed.
    Both,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Both => it.asks_together(which, put, |_| {}),
    }
}

fn which(s: &State) -> Asks {
    // RULING: one may decline; nobody could see whether there is a unit.
    let question = |seat: Seat| {
        let mut titles: Vec<Title> = s.players[seat].hand.for_the_rules().to_vec();
        titles.retain(|title| title.card().card_type == CardType::Army && may_control(s, seat, *title));
        titles.dedup();
        let offers = titles.into_iter().map(|title| Offer::new(Choice::Title { title })).chain([Offer::new(Choice::Nothing)]);
        Question::one_of(&Prompt::Recruit, "CONQ-SUP-31", offers).asked_regardless_of_hand()
    };
    [Seat(0), Seat(1)].into_iter().filter(|seat| !s.players[*seat].hand.is_empty()).map(|seat| (seat, question(seat))).collect()
}

fn put(answers: Answers, t: &mut T<'_>) {
    for seat in t.state.in_order() {
        let Some(Choice::Title { title }) = answers.get(&seat).cloned().map(sternpost_core::Picked::one) else { continue };
        sternpost_kit::deck::take_out(&mut t.state.players[seat].hand, &title);
        put_into_play(seat, title, Form::Army, At::Hq(seat), t);
    }
}
