//! Predictions of an outcome (LRR 2.22): making one, and what it brings when it comes true.

use crate::cards::abilities::{self, AbilityId};
use crate::cards::agendas::{self, Outcome};
use crate::cards::faction_abilities::assimilation;
use crate::cards::occasions;
use crate::flow;
use crate::position::underway::Prediction;
use crate::prelude::*;
use crate::{board::supply, phases::voting};

/// Steps of rewards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A prediction came true.
    Reward {
        seat: Seat,
        /// Which card predicted; none: a faction ability.
        card: Option<ActionCardId>,
    },
    /// Diplomacy Rider: the others place command tokens.
    ChooseSystemForTokens { seat: Seat },
    /// Warfare Rider: a dreadnought.
    ChooseSystemForDreadnought { seat: Seat },
    /// Galactic Threat: a technology.
    ChooseTechnology {
        /// Who gains it.
        seat: Seat,
        /// From one of whom.
        from: Vec<Seat>,
        /// By what; positions of revision 7 and before do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<AbilityId>,
    },
}

/// The outcome is named aloud before the vote (LRR 2.22, 2.22a).
pub fn ask_outcome(s: &State, using: &Use) -> Option<(Seat, Question<Choice>)> {
    let agenda = agendas::voted_on(s);
    let offers = voting::outcome_offers(s, &agendas::outcomes(s, agenda));
    let prompt = Prompt::Predict { agenda, by: using.ability.name(), text: agendas::text_of_ballot(agenda) };
    first_choice(using, using.seat, &prompt, offers)
}

/// The prediction lies beside the agenda until it is resolved.
pub fn predict(t: &mut T<'_>, using: &Use, card: Option<ActionCardId>) {
    let Some(outcome) = using.choice(0).map(|choice| Outcome::chosen(&choice)) else { return };
    let told = outcome.clone();
    t.tell(&match card {
        Some(card) => Line::PredictedWith { seat: using.seat, card, outcome: told },
        None => Line::Predicted { seat: using.seat, outcome: told },
    });
    let vote = t.state.underway.vote.as_mut().expect("an agenda is voted on");
    vote.predictions.push(Prediction { seat: using.seat, card, outcome });
}

/// The rewards of those who were right, clockwise from the speaker (TIMING-2).
pub fn rewards(s: &State, outcome: &Outcome) -> Vec<flow::Step> {
    let right: Vec<&Prediction> = s.underway.vote.iter().flat_map(|vote| &vote.predictions).filter(|p| p.outcome == *outcome).collect();
    let order = occasions::order(s).into_iter();
    let in_order = order.flat_map(|seat| right.iter().filter(move |prediction| prediction.seat == seat).copied().collect::<Vec<_>>());
    in_order.map(|prediction| Step::Reward { seat: prediction.seat, card: prediction.card }.into()).collect()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Reward { seat, card } => it.does(|t| reward(*seat, *card, t)),
        Step::ChooseSystemForTokens { seat } => it.may_ask(|s| systems_with_planets(s, *seat), |picked, t| place_tokens(*seat, picked, t)),
        Step::ChooseSystemForDreadnought { seat } => {
            it.may_ask(|s| systems_with_ships(s, *seat), |picked, t| place_dreadnought(*seat, picked, t))
        }
        Step::ChooseTechnology { seat, from, by } => {
            it.may_ask(|s| technologies_of_others(s, *seat, from, *by), |picked, t| gain_technology(*seat, from, picked, t))
        }
    }
}

fn reward(seat: Seat, card: Option<ActionCardId>, t: &mut T<'_>) {
    // LRR 14.0: the outcome itself may have made the player leave
    if t.state.is_eliminated(seat) {
        return;
    }
    match card {
        Some(card) => {
            t.tell(&Line::PredictionWithCameTrue { seat, card });
            let reward = card.card().reward.expect("only cards with a reward predict");
            reward(seat, t);
        }
        None => {
            t.tell(&Line::PredictionCameTrue { seat });
            modifiers::predicted(seat, t);
        }
    }
}

fn ask_system(seat: Seat, prompt: &Prompt, systems: Vec<SystemId>) -> Asks {
    if systems.is_empty() {
        return nobody();
    }
    let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
    ask(seat, Question::one_of(prompt, "LRR 2.22b", offers).skipped_when_forced())
}

fn system_of(picked: Picked<Choice>) -> SystemId {
    let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
    system
}

fn systems_with_planets(s: &State, seat: Seat) -> Asks {
    let mut systems: Vec<SystemId> = s.planets_of(seat).map(|planet| planet.card().system).collect();
    systems.sort_unstable();
    systems.dedup();
    ask_system(seat, &Prompt::SystemForTokens, systems)
}

/// Diplomacy Rider: everybody else places a token there.
fn place_tokens(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let system = system_of(picked);
    let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
    t.next(others.into_iter().map(|seat| flow::Step::from(command_tokens::Step::PlaceFromReinforcements { seat, system })));
}

/// Systems with ships of a player, if a dreadnought is left.
fn systems_with_ships(s: &State, seat: Seat) -> Asks {
    if !supply::can_supply(s, seat, UnitType::Dreadnought) {
        return nobody();
    }
    let systems = s.systems.keys().copied().filter(|system| s.has_ships(seat, *system)).collect();
    ask_system(seat, &Prompt::SystemForUnit { unit: UnitType::Dreadnought }, systems)
}

fn place_dreadnought(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    placing::supply_one(t, seat, UnitType::Dreadnought, Location::Space(system_of(picked)));
}

fn technologies_of_others(s: &State, seat: Seat, from: &[Seat], by: Option<AbilityId>) -> Asks {
    let mut offers: Vec<Choice> = from.iter().flat_map(|other| assimilation::offers(s, seat, *other)).collect();
    offers.sort_unstable();
    offers.dedup();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::ChooseTechnology { by: abilities::name_of(by) }, "LRR 2.22b", offers).skipped_when_forced())
}

fn gain_technology(seat: Seat, from: &[Seat], picked: Picked<Choice>, t: &mut T<'_>) {
    let choice = picked.one();
    let owner = from.iter().find(|other| assimilation::offers(t.state, seat, **other).contains(&choice));
    assimilation::gain(t, seat, *owner.expect("only technologies of these players are offered"), &choice);
}
