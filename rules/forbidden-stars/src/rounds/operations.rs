//! FS-OPS: in turn, players turn over an order token that lies on top and resolve it, until none is left on the board.

use crate::cards::events::door;
use crate::cards::orders;
use crate::flow::{self, Part};
use crate::orders::{advance, deploy, dominate, strategize, trimming};
use crate::position::underway::Resolving;
use crate::prelude::*;
use crate::rounds::elimination;

/// Steps of the operations phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins: FS-ELIM-01.
    Begins,
    /// FS-OPS-01: a player's turn, as long as a token lies on the board.
    Turn { seat: Seat },
    /// FS-OPS-02, -03: a token on top is turned over.
    Reveal { seat: Seat },
    /// FS-OPS-07: it is resolved, or goes to the event deck.
    Fate { seat: Seat },
    /// FS-OUPG-05: upgrades that are used with the order. RULING: they are chosen when it begins.
    Upgrades { seat: Seat },
    /// The order is resolved.
    Resolve { seat: Seat },
    /// FS-OPS-04, FS-STK-06: the token leaves the board.
    Finish { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begins => it.does(begin),
        Step::Turn { seat } => it.does(|t| turn(seat, t)),
        Step::Reveal { seat } => it.barring(|s, asked| if asked == seat { door::not_instead(s, seat) } else { vec![] }).asks_or(
            |s| tokens_on_top(s, seat),
            |picked, t| reveal(seat, &picked.one(), t),
            |t| pass(seat, t),
        ),
        Step::Fate { seat } => it.asks(|s| fate(s, seat), |picked, t| settle(&picked.one(), t)),
        Step::Upgrades { seat } => it.may_ask(|s| upgrades(s, seat), |picked, t| use_upgrades(seat, picked, t)),
        Step::Resolve { seat } => it.does(|t| carry_out(seat, t)),
        Step::Finish { seat } => it.does(|t| finish(seat, t)),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.phase = Phase::Operations;
    t.tell(&Line::OperationsBegin);
    elimination::look(t);
    // What is turned over now was hidden when the last order was laid.
    t.commit();
    let first = t.state.first;
    t.next(steps![Step::Turn { seat: first }]);
}

fn turn(seat: Seat, t: &mut T<'_>) {
    // FS-OPS-08
    if t.state.board.stacks.is_empty() {
        return;
    }
    // What is turned over by itself now was hidden, whatever the turn before was: an order, or a scheme instead of one.
    t.commit();
    let next = t.state.next_after(seat);
    t.next(steps![Step::Reveal { seat }, Step::Turn { seat: next }]);
}

/// The systems in which a token of this seat lies on top.
pub fn on_top(s: &State, seat: Seat) -> impl Iterator<Item = SystemId> {
    s.board.stacks.iter().filter(move |(_, stack)| stack.last().is_some_and(|order| order.seat == seat)).map(|(system, _)| *system)
}

/// FS-EVT-11, ledger note 5: what is done instead takes a token that could be turned over.
fn tokens_on_top(s: &State, seat: Seat) -> Asks {
    let mut offers: Vec<Offer<Choice>> = on_top(s, seat).map(|system| of_token(s, system)).collect();
    if offers.is_empty() {
        return nobody();
    }
    offers.extend(door::instead(s, seat));
    ask(seat, Question::one_of(&Prompt::Reveal, "FS-OPS-02", offers).skipped_when_forced())
}

/// A token, with its kind for its owner: it may be looked at on top (FS-STK-03).
fn of_token(s: &State, system: SystemId) -> Offer<Choice> {
    let order = s.board.top(system).expect("a token lies there");
    Offer::new(Choice::Reveal { system }).hint(&Word::Order { order: *order.kind.for_the_rules() })
}

/// FS-OPS-09 to -11.
fn pass(seat: Seat, t: &mut T<'_>) {
    if t.state.board.stacks.values().flatten().any(|order| order.seat == seat) {
        t.tell(&Line::Passes { seat });
    }
}

/// FS-EVT-11: an order of this kind is resolved in a system, though no token was turned over.
pub fn resolve_without_token(seat: Seat, system: SystemId, order: OrderKind, t: &mut T<'_>) {
    t.tell(&Line::ResolvesWithoutToken { seat, order, system });
    t.state.order = Some(Resolving { has_no_token: true, ..Resolving::new(seat, system, order) });
    resolve(t);
}

fn reveal(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::UseScheme { event } = *choice {
        return door::use_instead(seat, event, t);
    }
    let Choice::Reveal { system } = *choice else { unreachable!("only tokens are on offer") };
    let stack = t.state.board.stacks.get_mut(&system).expect("a token lies there");
    let order = stack.pop().expect("a token lies on top").kind.into_the_open();
    if stack.is_empty() {
        t.state.board.stacks.remove(&system);
    }
    t.tell(&Line::Reveals { seat, order, system });
    t.state.order = Some(Resolving::new(seat, system, order));
    match order {
        // FS-OPS-06: it goes to the event deck in any case.
        OrderKind::Strategize => {
            t.next(steps![strategize::Step::Instead { seat }]);
            resolve(t);
        }
        OrderKind::Advance | OrderKind::Deploy | OrderKind::Dominate => t.next(steps![Step::Fate { seat }]),
    }
}

fn fate(s: &State, seat: Seat) -> Asks {
    let order = s.resolving().kind;
    ask(seat, Question::one_of(&Prompt::Fate { order, system: s.resolving().system }, "FS-OPS-07", [Choice::Resolve, Choice::ToEventDeck]))
}

fn settle(choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Resolve {
        return resolve(t);
    }
    let order = t.state.order.take().expect("an order was turned over");
    t.tell(&Line::ToEventDeck { seat: order.seat, order: order.kind });
    t.state.players[order.seat].on_event_deck.push(order.kind);
    t.commit();
}

/// The steps of the order, then what is beyond capacity goes, then the token.
fn resolve(t: &mut T<'_>) {
    let seat = t.state.resolving().seat;
    t.next(steps![Step::Upgrades { seat }, Step::Resolve { seat }]);
    // FS-CAP-05, FS-ADV-09
    t.next(steps![trimming::Step::Look { seat }, Step::Finish { seat }]);
}

fn upgrades(s: &State, seat: Seat) -> Asks {
    let order = s.resolving().kind;
    let offers: Vec<Choice> = orders::usable(s, seat, order).into_iter().map(|upgrade| Choice::OrderUpgrade { upgrade }).collect();
    if offers.is_empty() {
        return nobody();
    }
    let most = sternpost_kit::count(offers.len());
    ask(seat, Question::some_of(&Prompt::Upgrades { order }, "FS-OUPG-05", 0, most, offers))
}

/// FS-OUPG-06: a card that is used is turned face down.
fn use_upgrades(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for choice in picked.several() {
        let Choice::OrderUpgrade { upgrade } = choice else { unreachable!("only upgrades are on offer") };
        orders::use_at_once(seat, upgrade, t);
    }
}

fn carry_out(seat: Seat, t: &mut T<'_>) {
    let steps: Vec<flow::Step> = match t.state.resolving().kind {
        OrderKind::Advance => advance::steps(seat),
        OrderKind::Deploy => deploy::steps(t.state, seat),
        OrderKind::Strategize => strategize::steps(seat),
        OrderKind::Dominate => dominate::steps(seat),
    };
    t.next(steps);
}

fn finish(seat: Seat, t: &mut T<'_>) {
    let order = t.state.order.take().expect("an order was resolved");
    // FS-EVT-11
    if order.has_no_token {
        return t.commit();
    }
    let player = &mut t.state.players[seat];
    match order.kind {
        // FS-STRA-04, FS-OPS-06
        OrderKind::Strategize => player.on_event_deck.push(order.token()),
        // FS-OPS-05
        OrderKind::Advance | OrderKind::Deploy | OrderKind::Dominate => player.resolved.push(order.token()),
    }
    t.commit();
}
