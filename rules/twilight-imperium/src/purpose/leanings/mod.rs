//! How one leans to answers before looking ahead. Where nothing is said, looking ahead alone decides.

#![expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and a question offers a few of them")]

mod building;
mod conquest;
mod drafting;
mod moving;
mod spending;

use super::forces::value;
use super::holdings::planet_worth;
use crate::components::{ObjectiveId, Requirement};
use crate::flow::Step;
use crate::prelude::*;
use crate::{
    board::fleet, cards::objectives, combat::invasion, combat::space_cannon, phases::action_phase, phases::voting, setup::full_setup,
    strategy::construction, strategy::strategy_cards, tactical::tactical_action,
};
use sternpost_players::{Asking, Preference};

/// A question of this game.
type Asked<'a> = Asking<'a, TwilightImperium>;

/// One leaning for each offer.
pub fn leanings(asking: &Asked<'_>) -> Vec<Preference> {
    let (s, me) = (asking.state, asking.seat);
    let weigh = |weight: &dyn Fn(&Choice) -> i64| each(asking, &|choice| Preference::to(weight(choice)));
    match asking.step {
        Step::ActionPhase(action_phase::Step::TakeAction { .. }) => weigh(&action),
        Step::TacticalAction(tactical_action::Step::Activate { .. }) => weigh(&|choice| match choice {
            Choice::System { system } => conquest::target(s, me, *system),
            _ => -1000,
        }),
        Step::Movement(step) => moving::leanings(asking, step),
        Step::Invasion(invasion::Step::Commit { system, .. }) => each(asking, &|choice| conquest::landing(s, me, *system, choice)),
        Step::Invasion(invasion::Step::Bombard { .. }) => each(asking, &|choice| match choice {
            Choice::Bombard { planet, .. } => Preference::to(10 + planet_worth(s, *planet)),
            _ => Preference::up_to(0, 0),
        }),
        Step::Production(step) => building::producing(asking, step),
        Step::Construction(construction::Step::Place { .. } | construction::Step::Command { .. }) => {
            weigh(&|choice| building::structure(s, me, choice))
        }
        Step::Payment(_) => spending::paying(asking),
        Step::CommandTokens(step) => spending::tokens(asking, step),
        Step::Hits(hits::Step::Assign { .. }) => weigh(&|choice| taking_hits(s, me, choice)),
        Step::Fleet(fleet::Step::CheckPool { .. } | fleet::Step::CheckCapacity { .. }) => weigh(&|choice| match choice {
            Choice::Remove { unit } | Choice::Destroy { unit } => -value(s, me, *unit),
            _ => 0,
        }),
        Step::Objectives(objectives::Step::Score { .. }) => weigh(&|choice| match choice {
            Choice::Objective { objective } => 10 * i64::from(objective.card().points) - i64::from(is_paid_for(*objective)),
            _ => 0,
        }),
        Step::Research(research::Step::Choose { .. } | research::Step::Command { .. })
        | Step::Setup(full_setup::Step::ChooseTechnology { .. }) => weigh(&building::technology),
        Step::StrategyCard(step) => strategy_card(asking, step),
        Step::Voting(voting::Step::Exhaust { .. }) => weigh(&|choice| match choice {
            Choice::Exhaust { planet } => i64::from(s.influence(*planet)),
            _ => 0,
        }),
        Step::SpaceCannon(space_cannon::Step::FireAtShips { .. } | space_cannon::Step::FireAtGroundForces { .. }) => {
            weigh(&|choice| i64::from(*choice == Choice::Fire))
        }
        Step::Draft(_) => drafting::leanings(asking),
        Step::Abilities(_) => ability(asking),
        _ => weigh(&otherwise),
    }
}

fn otherwise(choice: &Choice) -> i64 {
    match choice {
        Choice::Accept | Choice::ScoreSecret { .. } => 2,
        Choice::Nothing | Choice::Decline | Choice::Stay | Choice::Done | Choice::Abstain => 1,
        _ => 0,
    }
}

/// Whoever uses an ability means it: how many and which as somebody would who says nothing more.
fn ability(asking: &Asked<'_>) -> Vec<Preference> {
    match &asking.question.default {
        Picked::Amount(count) => vec![Preference::up_to(*count, 0)],
        Picked::One(by_default) => each(asking, &|choice| Preference::to(i64::from(choice == by_default))),
        Picked::Some(_) | Picked::Split(_) | Picked::Arrange(_) => each(asking, &|choice| Preference::to(otherwise(choice))),
    }
}

fn each(asking: &Asked<'_>, lean: &dyn Fn(&Choice) -> Preference) -> Vec<Preference> {
    asking.question.offers.iter().map(|offer| lean(&offer.choice)).collect()
}

fn action(choice: &Choice) -> i64 {
    match choice {
        Choice::Strategic { card: StrategyCardId::Imperial | StrategyCardId::Leadership } => 6,
        Choice::Tactical => 5,
        Choice::Strategic { .. } => 4,
        Choice::Pass => 1,
        _ => 0,
    }
}

/// Sustaining first, the dearest unit before others; then the cheapest is lost, transports last.
fn taking_hits(s: &State, me: Seat, choice: &Choice) -> i64 {
    match choice {
        Choice::Sustain { unit } => 1000 + value(s, me, *unit),
        Choice::Destroy { unit } => {
            let carries = s.stats(me, *unit).is_some_and(|stats| stats.capacity > 0);
            -value(s, me, *unit) - 20 * i64::from(carries)
        }
        _ => 0,
    }
}

fn is_paid_for(objective: ObjectiveId) -> bool {
    matches!(
        objective.card().requirement,
        Requirement::SpendResources(_)
            | Requirement::SpendInfluence(_)
            | Requirement::SpendTradeGoods(_)
            | Requirement::SpendCommandTokens(_)
    )
}

fn strategy_card(asking: &Asked<'_>, step: &strategy_cards::Step) -> Vec<Preference> {
    let (s, me) = (asking.state, asking.seat);
    match step {
        strategy_cards::Step::BuyTokens { .. } => vec![Preference::up_to(1, 0)],
        strategy_cards::Step::ReadyPlanets { .. } => each(asking, &|choice| match choice {
            Choice::Planet { planet } => Preference::to(i64::from(s.resources(*planet).max(s.influence(*planet)))),
            _ => Preference::to(0),
        }),
        strategy_cards::Step::ChooseSpeaker { .. } => {
            each(asking, &|choice| Preference::to(i64::from(*choice == Choice::Seat { seat: me })))
        }
        // Whom to let follow for nothing: nobody of one's own accord.
        strategy_cards::Step::ChoosePartners { .. } => each(asking, &|_| Preference::to(-1)),
        _ => each(asking, &|choice| Preference::to(i64::from(*choice == Choice::Accept))),
    }
}
