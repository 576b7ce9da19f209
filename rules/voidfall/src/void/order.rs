//! VF-PREP-15: players who play together agree on the order of turns. RULING: the first one proposes, and all others agree, or it stays as it was.

use crate::flow::{Answers, Part};
use crate::prelude::*;
use sternpost_kit::one_of_or;

/// Steps of the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Who comes first, second and so on.
    Propose { seat: Seat },
    /// Whether the others agree.
    Agree,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Propose { seat } => it.asks(|s| ask_proposal(s, seat), |picked, t| propose(seat, picked, t)),
        Step::Agree => it.asks_together(ask_agreement, agree, |t| agree(Answers::new(), t)),
    }
}

fn ask_proposal(s: &State, seat: Seat) -> Asks {
    let seats = s.order.iter().map(|seat| Choice::Player { seat: *seat });
    ask(seat, Question::arrange(&Prompt::ProposeOrder, "VF-PREP-15", seats))
}

fn propose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let as_player = |choice: Choice| {
        let Choice::Player { seat } = choice else { unreachable!("only players are on offer") };
        seat
    };
    let order: Vec<Seat> = picked.several().into_iter().map(as_player).collect();
    if order == t.state.order {
        return;
    }
    t.tell(&Line::ProposesOrder { seat, order: order.clone() });
    t.state.against_mut().proposed = order;
    t.next(steps![Step::Agree]);
}

fn ask_agreement(s: &State) -> Asks {
    let order = &s.against().proposed;
    let question = || {
        one_of_or(&Prompt::AgreeToOrder { order: order.clone() }, "VF-PREP-15", [Choice::Agree], Choice::Nothing)
            .default(Picked::One(Choice::Nothing))
    };
    // Who proposed it has agreed.
    s.order.iter().skip(1).map(|seat| (*seat, question())).collect()
}

fn agree(answers: Answers, t: &mut T<'_>) {
    let proposed = std::mem::take(&mut t.state.against_mut().proposed);
    if answers.into_iter().all(|(_, picked)| picked.one() == Choice::Agree) {
        t.tell(&Line::OrderAgreed { order: proposed.clone() });
        t.state.order = proposed;
    } else {
        t.tell(&Line::OrderStays);
    }
}
