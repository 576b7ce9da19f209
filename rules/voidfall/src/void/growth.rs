//! VF-VG: what a turn brings if its Crisis was not passed, Wars, Catastrophes, and what the Crisis board demands.

use crate::components::alarms::{Alarm, CATASTROPHES, RELIEF, Row, UNPAID};
use crate::components::crises::{Blow, CrisisId};
use crate::components::effects::{At, Spots};
use crate::effects::{corruption, paying, resources};
use crate::flow::{Answers, Part};
use crate::loot;
use crate::position::void::Held;
use crate::prelude::*;
use crate::rounds::{ending, skirmish};
use crate::show::crisis;
use crate::show::effects::stock_said;
use crate::void::{blows, crises, harbingers};
use sternpost_kit::one_of_or;

/// Steps of Void Growth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-VG-02, -10, -15: what comes.
    Choose { seat: Seat },
    /// A skirmish is over, and what a War or a Crisis has changed in it.
    StrikeEnds,
    /// VF-VG-12, VF-EVA-04: what the Economic row asks for.
    Demands { seat: Seat },
    /// VF-VG-17: what a Catastrophe, or a Rift that was taken, brings to all.
    Relief,
    /// So many resources of choice.
    Resources { seat: Seat, count: u8 },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Choose { seat } => it.may_ask(|s| ask_growth(s, seat), |picked, t| grow(seat, &picked.one(), t)),
        Step::StrikeEnds => it.does(|t| {
            let void = t.state.against_mut();
            (void.striking, void.is_vengeful) = (None, false);
        }),
        Step::Demands { seat } => it.does(|t| demand(seat, t)),
        Step::Relief => it.asks_together(ask_relief, relieve, |t| relieve(Answers::new(), t)),
        Step::Resources { seat, count } => {
            it.may_ask(|s| resources::mix(s, seat, count, Resource::ALL), |picked, t| resources::gain_parts(seat, picked, t))
        }
    }
}

/// VF-VG-01, -02, -06, -10, -15: with a Situation whose Crisis is still there, or with a War.
fn ask_growth(s: &State, seat: Seat) -> Asks {
    let void = s.against();
    // VF-VG-18: RULING: the fourth comes where nothing else can be chosen; nobody may lose the game for all of their own accord.
    let last = void.catastrophes >= CATASTROPHES;
    let catastrophe = |others: usize| match (last, others) {
        (false, _) => Some(Offer::new(Choice::Catastrophe)),
        (true, 0) => Some(Offer::new(Choice::Catastrophe).hint(&Word::LosesTheGame)),
        (true, _) => None,
    };
    if let Some(crisis) = void.crisis {
        let mut offers = vec![];
        if blows::can_suffer(s, seat, crisis) {
            offers.push(Offer::new(Choice::Suffer).hint(&Word::As { text: crisis::consequence_said(crisis) }));
        }
        offers.extend(void.rows_for(crisis).into_iter().map(|row| Offer::new(Choice::Ongoing { row })));
        offers.extend(catastrophe(offers.len()));
        let first = offers[0].choice.clone();
        let question = Question::one_of(&Prompt::Growth { crisis }, "VF-VG-02", offers);
        return ask(seat, question.default(Picked::One(first)));
    }
    if let Some(Alarm::War(war)) = void.alarm {
        let board = Offer::new(Choice::Board).hint(&Word::As { text: stock_said(void.demands()) });
        return ask(
            seat,
            Question::one_of(&Prompt::War { war }, "VF-VG-10", [board].into_iter().chain(catastrophe(1)))
                .default(Picked::One(Choice::Board)),
        );
    }
    nobody()
}

fn grow(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Board = *choice {
        return resolve_board(seat, t);
    }
    let Some(crisis) = t.state.against().crisis else {
        // VF-VG-15: the War stays for the others.
        return catastrophe(t);
    };
    if let Choice::Suffer = *choice {
        // VF-VG-03
        t.tell(&Line::SuffersCrisis { seat, crisis });
        crises::leave(crisis, t);
        blows::strike(seat, crisis, t);
    } else if let Choice::Ongoing { row } = *choice {
        becomes_ongoing(seat, crisis, row, t);
    } else {
        // VF-VG-04
        t.tell(&Line::DiscardsCrisis { seat, crisis });
        crises::leave(crisis, t);
        catastrophe(t);
    }
}

/// VF-VG-05, -07, -08: it takes the leftmost space without a Harbinger, and pushes the others right.
fn becomes_ongoing(seat: Seat, crisis: CrisisId, row: Row, t: &mut T<'_>) {
    let void = t.state.against_mut();
    void.crisis = None;
    let at = void.harbingers_on(row);
    void.row_mut(row).insert(at, Held::Crisis(crisis));
    t.tell(&Line::CrisisOngoing { seat, crisis, row });
    harbingers::push_off(row, t);
}

/// VF-VG-10, -11: the skirmish first, then the payment.
fn resolve_board(seat: Seat, t: &mut T<'_>) {
    let Some(Alarm::War(war)) = t.state.against().alarm else { unreachable!("a War is on") };
    let more = war.card(t.state.options.difficulty, t.state.cycle).strength;
    t.state.against_mut().striking = Some(war);
    t.tell(&Line::ResolvesBoard { seat });
    t.next(steps![skirmish::Step::Begins { seat, more }, Step::StrikeEnds, Step::Demands { seat }]);
}

/// VF-VG-12 to -14: what can be paid is paid, credits in place of basic resources; what cannot costs influence.
fn demand(seat: Seat, t: &mut T<'_>) {
    let due = t.state.against().demands();
    if due.is_empty() {
        return;
    }
    let player = &t.state.players[seat];
    if player.can_pay(due) {
        return t.next(steps![paying::Step::Stock { seat, stock: due }]);
    }
    let mut paid = Stock::NONE;
    Resource::ALL.iter().for_each(|resource| paid[*resource] = due[*resource].min(player.stock[*resource]));
    let missing: u8 = Resource::BASIC.iter().map(|resource| due[*resource] - paid[*resource]).sum();
    paid.credits = player.stock.credits.min(due.credits + missing);
    let short = due.total() - paid.total();
    paying::spend(seat, paid, t);
    t.tell(&Line::DemandsUnpaid { seat, count: short });
    loot::lose_influence(seat, short * UNPAID, t);
}

/// VF-VG-17, -18, VF-CBO-05: the fourth loses the game.
pub fn catastrophe(t: &mut T<'_>) {
    let void = t.state.against_mut();
    if void.catastrophes >= CATASTROPHES {
        return ending::lose(t);
    }
    void.catastrophes += 1;
    let count = void.catastrophes;
    t.tell(&Line::Catastrophe { count });
    t.next(steps![Step::Relief]);
}

/// VF-VG-17: all at once.
fn ask_relief(s: &State) -> Asks {
    let question = |seat: Seat| {
        let can_cleanse = !corruption::own(s, seat, Spots::Any, At::Anywhere).is_empty();
        let has_room = s.players[seat].stock.total() < 5 * u32::from(crate::components::MOST_OF_A_RESOURCE);
        let offers: Vec<Choice> =
            can_cleanse.then_some(Choice::Cleanse).into_iter().chain(has_room.then_some(Choice::FiveResources)).collect();
        let first = offers.first()?.clone();
        Some((seat, one_of_or(&Prompt::Relief, "VF-VG-17", offers, Choice::Nothing).default(Picked::One(first))))
    };
    s.order.iter().filter_map(|seat| question(*seat)).collect()
}

fn relieve(mut answers: Answers, t: &mut T<'_>) {
    for seat in t.state.order.clone() {
        match answers.remove(&seat).map(Picked::one) {
            Some(Choice::Cleanse) => t.next(steps![corruption::Step::RemoveMore { seat }]),
            Some(Choice::FiveResources) => t.next(steps![Step::Resources { seat, count: RELIEF }]),
            Some(_) | None => {}
        }
    }
}

/// VF-SKI-17: a skirmish was warded off, in this sector if it came to a fight.
pub fn warded_off(seat: Seat, at: Option<SectorId>, t: &mut T<'_>) {
    if t.state.void.as_ref().is_some_and(|void| void.is_vengeful) {
        t.next(steps![blows::Step::Beside { seat, at, blow: Blow::VoidbornBeside { count: 1, defense: false } }]);
    }
}
