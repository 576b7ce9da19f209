//! The action phase (LRR 4, 5): turns in initiative order until all have passed.

use crate::flow;
use crate::position::state::Phase;
use crate::position::underway::Turn;
use crate::prelude::*;
use crate::{
    board::infantry,
    cards::{abilities, component_actions},
    strategy::strategic_action,
    tactical::tactical_action,
};
use sternpost_core::{Barred, Window};

/// Steps of the action phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins.
    Begin,
    /// The next player becomes active (LRR 5.2).
    NextTurn {
        /// Whose turn it was.
        after: Option<Seat>,
    },
    /// Infantry comes back from its upgrade card; several home planets: as the player likes.
    StartOfTurn { seat: Seat },
    /// What belongs to the start of the turn is done.
    Begun,
    /// The active player takes an action or passes (LRR 4.1).
    TakeAction { seat: Seat },
    /// A player who may act twice takes another action, or none.
    TakeFurtherAction { seat: Seat },
    /// A player whom an effect grants another action takes it, or does not.
    TakeGrantedAction { seat: Seat },
    /// The turn is over.
    EndOfTurn { seat: Seat },
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begin),
        Step::NextTurn { after } => it.does(|t| next_turn(after, t)),
        Step::StartOfTurn { seat } => it.asks_or(
            |s| infantry::asks_where_to_return(s, seat),
            |picked, t| infantry::returned(t, seat, picked),
            |t| infantry::return_home(t, seat),
        ),
        Step::Begun => it.does(begun),
        Step::TakeAction { seat } => {
            it.barring(impossible).asks(|s| ask(seat, actions_on_offer(s, seat)), |picked, t| take_action(seat, picked, t))
        }
        Step::TakeFurtherAction { seat } => {
            it.barring(impossible_further).may_ask(|s| second_actions(s, seat), |picked, t| take_further_action(seat, picked, t))
        }
        Step::TakeGrantedAction { seat } => {
            it.barring(impossible_further).may_ask(|s| further_actions(s, seat), |picked, t| take_further_action(seat, picked, t))
        }
        Step::EndOfTurn { seat } => it.does(|t| end_turn(seat, t)),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.phase = Phase::Action;
    for (_, player) in t.state.players.iter_mut() {
        player.passed = false;
    }
    t.next(steps![Step::NextTurn { after: None }]);
}

/// The next in initiative order who has not passed (LRR 5.2, 5.3).
fn next_active(s: &State, after: Option<Seat>) -> Option<Seat> {
    let mut order = s.initiative_order();
    if let Some(at) = after.and_then(|seat| order.iter().position(|s| *s == seat)) {
        order.rotate_left(at + 1);
    } else if let Some(gone) = after.and_then(|seat| s.players[seat].eliminated) {
        // LRR 14.0: the turn goes on behind the place of a player who has just left the game
        let behind = order.iter().position(|seat| s.initiative(*seat).is_some_and(|number| number > gone)).unwrap_or(0);
        order.rotate_left(behind);
    }
    order.into_iter().find(|seat| !s.players[*seat].passed)
}

fn next_turn(after: Option<Seat>, t: &mut T<'_>) {
    // LRR 4.5: when all have passed the phase is over
    if let Some(seat) = next_active(t.state, after) {
        t.state.underway.turn = Some(Turn::of(seat));
        let begins = window(Occasion::TurnBegins { seat });
        t.next(steps![
            Step::StartOfTurn { seat },
            begins,
            Step::Begun,
            Step::TakeAction { seat },
            Step::TakeFurtherAction { seat },
            Step::EndOfTurn { seat }
        ]);
    }
}

fn begun(t: &mut T<'_>) {
    if let Some(turn) = &mut t.state.underway.turn {
        turn.only_begun = true;
    }
}

/// Promissory notes have changed hands: whoever has one for the start of this turn may play it at once (FAQ-GEN-9). Nothing is used there
/// a second time (LRR 27.16).
///
/// RULING: for what comes by a transaction the start of a turn lasts until the first action.
pub fn notes_have_arrived(t: &mut T<'_>) {
    let Some(turn) = t.state.underway.turn.as_ref().filter(|turn| turn.only_begun) else { return };
    let (occasion, used) = (Occasion::TurnBegins { seat: turn.seat }, turn.used_at_start.clone());
    t.next([flow::Step::Window(Window { occasion, used })]);
}

/// The action was not used up, for its card was cancelled (LRR 51.4).
pub fn once_more(s: &State, seat: Seat) -> flow::Step {
    let further = s.underway.turn.as_ref().is_some_and(|turn| turn.further);
    if further { Step::TakeGrantedAction { seat }.into() } else { Step::TakeAction { seat }.into() }
}

/// The turn under way is over at once (LRR 27.17).
pub fn break_off_turn(t: &mut T<'_>) {
    t.state.underway.tactical = None;
    t.skip_to(|step| matches!(step, flow::Step::ActionPhase(Step::EndOfTurn { .. })));
}

fn end_turn(seat: Seat, t: &mut T<'_>) {
    t.state.underway.turn = None;
    t.next(steps![Step::NextTurn { after: Some(seat) }]);
}

fn actions_on_offer(s: &State, seat: Seat) -> Question<Choice> {
    let offers = actions(s, seat);
    // Who says nothing passes, or performs a strategic action as long as one must be performed: nothing is spent, nobody is attacked.
    let harmless = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Pass | Choice::Strategic { .. });
    let default = offers.iter().rfind(harmless).expect("a player can pass or has a strategic action left").choice.clone();
    Question::one_of(&Prompt::TakeAction, "LRR 4.1", offers).default(Picked::One(default))
}

/// The actions a player can take.
fn actions(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let mut offers = vec![];
    if against_tactical(s, seat).is_none() {
        offers.push(Offer::new(Choice::Tactical).hint(&Hint::CostsTacticToken { left: s.players[seat].tactic }));
    }
    let ready = ready_cards(s, seat);
    offers.extend(ready.iter().map(|card| Offer::new(Choice::Strategic { card: *card })));
    // LRR 51
    offers.extend(component_actions::on_offer(s, seat).into_iter().map(|ability| Offer::new(abilities::choice(ability))));
    // LRR 4.4, 4.4a: passing only after all own strategic actions
    if ready.is_empty() {
        offers.push(Offer::new(Choice::Pass).hint(&Hint::PassForRound));
    }
    offers
}

/// Whether passing is all that is left: then an order may do it.
pub fn can_only_pass(s: &State, seat: Seat) -> bool {
    matches!(actions(s, seat).as_slice(), [only] if only.choice == Choice::Pass)
}

/// Who may act twice does not after passing.
fn second_actions(s: &State, seat: Seat) -> Asks {
    if s.players[seat].passed || !modifiers::acts_twice(s, seat) { nobody() } else { further_actions(s, seat) }
}

/// A further action is no passing (LRR 4.3). Who holds cards that others cannot see is asked even if none of them is an action: the
/// game going on without a word would tell that.
fn further_actions(s: &State, seat: Seat) -> Asks {
    let mut offers = actions(s, seat);
    offers.retain(|offer| offer.choice != Choice::Pass);
    if offers.is_empty() && !component_actions::could_act(s, seat) {
        return nobody();
    }
    offers.push(Offer::new(Choice::Done));
    ask(seat, Question::one_of(&Prompt::FurtherAction, "LRR 4.1", offers).default(Picked::One(Choice::Done)))
}

fn take_further_action(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked != Picked::One(Choice::Done) {
        take_action(seat, picked, t);
        if let Some(turn) = &mut t.state.underway.turn {
            turn.further = true;
        }
    }
}

/// LRR 46.4, 6.2: what stands against a tactical action.
fn against_tactical(s: &State, seat: Seat) -> Option<Barred<Choice>> {
    if s.players[seat].tactic == 0 {
        Some(Barred::new(Choice::Tactical, &Why::NoTacticToken, "LRR 46.4"))
    } else if !s.systems.keys().any(|system| tactical_action::may_activate(s, seat, *system)) {
        Some(Barred::new(Choice::Tactical, &Why::OwnTokenEverywhere, "LRR 6.2"))
    } else {
        None
    }
}

/// A player's strategy cards whose strategic action is still to come.
fn ready_cards(s: &State, seat: Seat) -> Vec<StrategyCardId> {
    s.cards_of(seat).filter(|card| !s.strategy_cards[card].exhausted).collect()
}

/// What a player would look for among the actions and cannot do.
fn impossible(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let ready = ready_cards(s, seat);
    let pass = (!ready.is_empty()).then(|| Barred::new(Choice::Pass, &Why::StrategicActionFirst { cards: ready }, "LRR 4.4"));
    against_tactical(s, seat).into_iter().chain(used_cards(s, seat)).chain(pass).chain(component_actions::why_not(s, seat)).collect()
}

/// The same among further actions: nobody looks for passing in place of one (LRR 4.3).
fn impossible_further(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    against_tactical(s, seat).into_iter().chain(used_cards(s, seat)).chain(component_actions::why_not(s, seat)).collect()
}

/// LRR 74.2.
fn used_cards(s: &State, seat: Seat) -> impl Iterator<Item = Barred<Choice>> {
    let used = s.cards_of(seat).filter(|card| s.strategy_cards[card].exhausted);
    used.map(|card| Barred::new(Choice::Strategic { card }, &Why::CardUsed, "LRR 74.2"))
}

fn take_action(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let choice = picked.one();
    if let Some(turn) = &mut t.state.underway.turn {
        turn.only_begun = false;
        turn.component = false;
        turn.further = false;
        turn.gained.clear();
    }
    if let Choice::Strategic { card } = choice {
        t.next(steps![strategic_action::Step::Begin { seat, card }, performed(seat)]);
    } else if choice == Choice::Tactical {
        t.next(steps![tactical_action::Step::Activate { seat }, performed(seat)]);
    } else if choice == Choice::Pass {
        t.state.players[seat].passed = true;
        t.tell(&Line::Passed { seat });
    } else {
        // LRR 51.2
        let chosen = component_actions::on_offer(t.state, seat).into_iter().find(|ability| abilities::choice(*ability) == choice);
        let ability = chosen.expect("only actions are offered");
        if let Some(turn) = &mut t.state.underway.turn {
            turn.component = true;
        }
        sternpost_kit::abilities::begin(ability, seat, &Occasion::ComponentAction { seat }, t);
        t.next([performed(seat)]);
    }
}

/// Seats react to an action of any kind.
pub fn performed(seat: Seat) -> flow::Step {
    window(Occasion::ActionPerformed { seat })
}
