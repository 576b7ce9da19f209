//! The strategy cards' abilities: Leadership (LRR 29), Diplomacy (21), Politics (61), Trade (34), Warfare (49), Technology (81)
//! and Imperial (37). Construction (39) is in [`crate::strategy::construction`].

use crate::cards::occasions::{Occasion, window};
use crate::cards::secret_objectives;
use crate::components::{MECATOL, PlanetId, StrategyCardId, SystemId};
use crate::economy::command_tokens::{self, gainable};
use crate::economy::payment::{self, Currency};
use crate::flow::{self, Answers, Asks, T, ask, nobody, only};
use crate::position::state::State;
use crate::show::messages::{Choice, Hint, Line, Prompt};
use crate::{
    cards::{faction_abilities, objectives},
    economy::{production, research, trade_goods},
    phases::victory,
    strategy::{construction, politics},
};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Steps of the cards' abilities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The primary ability.
    Primary {
        /// Who.
        seat: Seat,
        /// Which card.
        card: StrategyCardId,
    },
    /// The secondary ability; its token is paid.
    Secondary {
        /// Who.
        seat: Seat,
        /// Which card.
        card: StrategyCardId,
    },
    /// Leadership: tokens for influence (LRR 29.2, 29.3).
    BuyTokens {
        /// Who.
        seat: Seat,
    },
    /// Diplomacy: the system (LRR 21.2).
    DiplomacySystem {
        /// Who.
        seat: Seat,
    },
    /// Diplomacy: planets to ready (LRR 21.3).
    ReadyPlanets {
        /// Who.
        seat: Seat,
    },
    /// Politics: the next speaker (LRR 61.2a).
    ChooseSpeaker {
        /// Who chooses.
        seat: Seat,
    },
    /// Trade: who replenishes without paying (LRR 34.4).
    ChoosePartners {
        /// Who chooses.
        seat: Seat,
    },
    /// Warfare: a token comes back (LRR 49.1).
    Recall {
        /// Whose.
        seat: Seat,
    },
    /// Technology: another one for resources (LRR 81.2).
    ResearchFurther {
        /// Who.
        seat: Seat,
    },
    /// Imperial: without Mecatol Rex a secret objective may be drawn (LRR 37.2).
    DrawSecret {
        /// Who.
        seat: Seat,
    },
    /// Imperial: a point for Mecatol Rex (LRR 37.2).
    MecatolPoint {
        /// Who.
        seat: Seat,
    },
}

/// Influence for one command token (LRR 29.2).
const INFLUENCE_PER_TOKEN: u32 = 3;
/// Resources for a second technology (LRR 81.2).
const FURTHER_RESEARCH: u32 = 6;
/// Resources for the secondary of Technology (LRR 81.3).
const SECONDARY_RESEARCH: u32 = 4;

/// Strategy tokens a secondary costs (LRR 46.5, 46.5a).
pub fn secondary_cost(card: StrategyCardId) -> u32 {
    u32::from(card != StrategyCardId::Leadership)
}

/// Whether a player could resolve the secondary of a card. RULING: nobody is asked for one that would change nothing.
pub fn may_follow(s: &State, seat: Seat, card: StrategyCardId) -> bool {
    if s.players[seat].strategy < secondary_cost(card) {
        return false;
    }
    match card {
        StrategyCardId::Leadership => buyable_tokens(s, seat) > 0,
        StrategyCardId::Diplomacy => exhausted_planets(s, seat).next().is_some() || faction_abilities::gains_by_diplomacy(s, seat),
        StrategyCardId::Politics => politics::can_draw(s),
        StrategyCardId::Imperial => !s.secret_deck.for_the_rules().is_empty(),
        StrategyCardId::Construction => !construction::systems(s, seat).is_empty(),
        StrategyCardId::Trade => s.players[seat].commodities < trade_goods::commodity_value(s, seat),
        StrategyCardId::Warfare => production::home_dock(s, seat).is_some(),
        StrategyCardId::Technology => {
            payment::available(s, seat, Currency::Resources) >= SECONDARY_RESEARCH && research::can_research(s, seat)
        }
    }
}

fn buyable_tokens(s: &State, seat: Seat) -> u32 {
    gainable(s, seat, payment::available(s, seat, Currency::Influence) / INFLUENCE_PER_TOKEN)
}

fn exhausted_planets(s: &State, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
    s.planets_of(seat).filter(|planet| s.planets[planet].exhausted)
}

/// LRR 21.2: systems with an own planet, not Mecatol Rex's.
fn diplomacy_systems(s: &State, seat: Seat) -> Vec<SystemId> {
    let systems = s.systems.keys().copied().filter(|system| *system != MECATOL);
    systems.filter(|system| s.planets_in(*system).iter().any(|planet| s.planets[planet].controller == Some(seat))).collect()
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Primary { .. } | Step::Secondary { .. } | Step::MecatolPoint { .. } => nobody(),
        Step::BuyTokens { seat } => match buyable_tokens(s, *seat) {
            0 => nobody(),
            most => ask(*seat, Question::amount(&Prompt::BuyTokens, "LRR 29.2", 0, most)),
        },
        Step::DiplomacySystem { seat } => {
            let systems = diplomacy_systems(s, *seat);
            if systems.is_empty() {
                return nobody();
            }
            let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
            ask(*seat, Question::one_of(&Prompt::DiplomacySystem, "LRR 21.2", offers))
        }
        Step::ReadyPlanets { seat } => {
            let offers: Vec<_> = exhausted_planets(s, *seat).map(planet_offer).collect();
            let most = u32::try_from(offers.len()).expect("few planets").min(2);
            let default = Picked::Some(offers.iter().take(most as usize).map(|offer| offer.choice.clone()).collect());
            ask(*seat, Question::some_of(&Prompt::ReadyPlanets, "LRR 21.3", 0, most, offers).default(default))
        }
        Step::DrawSecret { seat } => ask(*seat, Question::one_of(&Prompt::DrawSecret, "LRR 37.2", [Choice::Accept, Choice::Decline])),
        Step::ChooseSpeaker { seat } => {
            let offers = s.clockwise_from(*seat).filter(|other| *other != s.speaker).map(|seat| Choice::Seat { seat });
            ask(*seat, Question::one_of(&Prompt::ChooseSpeaker, "LRR 61.2a", offers))
        }
        Step::ChoosePartners { seat } => {
            let offers: Vec<_> = s.others_clockwise(*seat).map(|seat| Choice::Seat { seat }).collect();
            let most = u32::try_from(offers.len()).expect("few seats");
            ask(*seat, Question::some_of(&Prompt::TradePartners, "LRR 34.4", 0, most, offers))
        }
        Step::Recall { seat } => {
            let systems: Vec<_> = s.systems.keys().copied().filter(|system| s.has_token(*seat, *system)).collect();
            if systems.is_empty() {
                return nobody();
            }
            let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
            ask(*seat, Question::one_of(&Prompt::RecallToken, "LRR 49.1", offers))
        }
        Step::ResearchFurther { seat } => {
            let can_pay = payment::available(s, *seat, Currency::Resources) >= FURTHER_RESEARCH;
            if !can_pay || !research::can_research(s, *seat) {
                return nobody();
            }
            let offers = [Offer::new(Choice::Decline), Offer::new(Choice::Accept).hint(&Hint::CostsResources { cost: FURTHER_RESEARCH })];
            ask(*seat, Question::one_of(&Prompt::ResearchFurther { cost: FURTHER_RESEARCH }, "LRR 81.2", offers))
        }
    }
}

fn planet_offer(planet: PlanetId) -> Offer<Choice> {
    let card = planet.card();
    Offer::new(Choice::Planet { planet })
        .hint(&Hint::PlanetValues { resources: card.resources, influence: card.influence })
        .at(planet.place())
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Primary { seat, card } => primary(t, seat, card),
        Step::Secondary { seat, card } => secondary(t, seat, card),
        // LRR 37.2
        Step::MecatolPoint { seat } => {
            if t.state.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(seat)) {
                victory::gain_point(t, seat);
            } else if !t.state.secret_deck.for_the_rules().is_empty() {
                t.next(steps![Step::DrawSecret { seat }]);
            }
        }
        Step::BuyTokens { .. } | Step::DiplomacySystem { .. } | Step::Recall { .. } | Step::ResearchFurther { .. } => {}
        Step::DrawSecret { .. } | Step::ReadyPlanets { .. } | Step::ChooseSpeaker { .. } | Step::ChoosePartners { .. } => {
            unreachable!("always asks")
        }
    }
}

fn primary(t: &mut T<'_>, seat: Seat, card: StrategyCardId) {
    match card {
        // LRR 29.2
        StrategyCardId::Leadership => {
            t.next(command_tokens::gain(seat, 3));
            t.next(steps![Step::BuyTokens { seat }]);
        }
        StrategyCardId::Diplomacy => t.next(steps![Step::DiplomacySystem { seat }]),
        // LRR 61.2: in this order
        StrategyCardId::Politics => {
            t.next(steps![Step::ChooseSpeaker { seat }, politics::Step::Draw { seat }, politics::Step::Look { seat }]);
        }
        // LRR 39.2
        StrategyCardId::Construction => t.next(construction::primary(seat)),
        // LRR 34.2-34.4
        StrategyCardId::Trade => {
            trade_goods::gain(t, seat, 3);
            trade_goods::replenish(t, seat);
            t.next(steps![Step::ChoosePartners { seat }]);
        }
        // LRR 49.1, 49.2
        StrategyCardId::Warfare => t.next(steps![Step::Recall { seat }, command_tokens::Step::Redistribute { seat }]),
        // LRR 81.2
        StrategyCardId::Technology => t.next(steps![research::Step::Choose { seat }, Step::ResearchFurther { seat }]),
        // LRR 37.2
        StrategyCardId::Imperial => t.next(steps![objectives::Step::Score { seat }, Step::MecatolPoint { seat }]),
    }
}

fn secondary(t: &mut T<'_>, seat: Seat, card: StrategyCardId) {
    match card {
        StrategyCardId::Leadership => t.next(steps![Step::BuyTokens { seat }]),
        StrategyCardId::Diplomacy => t.next(steps![Step::ReadyPlanets { seat }]),
        StrategyCardId::Construction => t.next(construction::secondary(seat)),
        StrategyCardId::Trade => trade_goods::replenish(t, seat),
        StrategyCardId::Warfare => production::produce_at_home(t, seat),
        StrategyCardId::Technology => {
            let pay = payment::Step { seat, currency: Currency::Resources, owed: SECONDARY_RESEARCH };
            t.next(steps![pay, research::Step::Choose { seat }]);
        }
        // LRR 61.3
        StrategyCardId::Politics => t.next(steps![politics::Step::Draw { seat }]),
        // LRR 37.3
        StrategyCardId::Imperial => secret_objectives::draw(t, seat),
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    let (seat, picked) = only(answers);
    match step {
        Step::BuyTokens { .. } => {
            let count = picked.amount();
            let pay = payment::Step { seat, currency: Currency::Influence, owed: count * INFLUENCE_PER_TOKEN };
            t.next(steps![pay, command_tokens::Step::Gain { seat, count }]);
        }
        Step::DiplomacySystem { .. } => diplomacy(t, seat, picked.one()),
        Step::ReadyPlanets { .. } => {
            ready(t, seat, picked.several().into_iter().map(planet_of).collect());
            t.next([window(Occasion::DiplomacyResolved { seat })]);
        }
        Step::ChooseSpeaker { .. } => {
            let speaker = seat_of(picked.one());
            t.state.speaker = speaker;
            t.tell(&Line::BecameSpeaker { seat: speaker });
        }
        Step::ChoosePartners { .. } => {
            let chosen: Vec<Seat> = picked.several().into_iter().map(seat_of).collect();
            if !chosen.is_empty() {
                t.tell(&Line::ChosenForTrade { seats: chosen.clone() });
            }
            let action = t.state.underway.strategic.as_mut().expect("a strategic action is under way");
            action.chosen = chosen.into_iter().collect();
        }
        Step::DrawSecret { .. } => {
            if picked.one() == Choice::Accept {
                secret_objectives::draw(t, seat);
            }
        }
        Step::Recall { .. } => {
            let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
            t.state.systems.get_mut(&system).expect("the system is in play").tokens.remove(&seat);
            t.tell(&Line::RecalledToken { seat, system });
            t.next(command_tokens::gain(seat, 1));
        }
        Step::ResearchFurther { .. } => {
            if picked.one() == Choice::Accept {
                let pay = payment::Step { seat, currency: Currency::Resources, owed: FURTHER_RESEARCH };
                t.next(steps![pay, research::Step::Choose { seat }]);
            }
        }
        Step::Primary { .. } | Step::Secondary { .. } | Step::MecatolPoint { .. } => unreachable!("asks nobody"),
    }
}

/// LRR 21.2: own planets there are readied, everybody else places a token there.
fn diplomacy(t: &mut T<'_>, seat: Seat, choice: Choice) {
    let Choice::System { system } = choice else { unreachable!("not a system: {choice:?}") };
    let own = t.state.planets_in(system).iter().copied().filter(|planet| t.state.planets[planet].controller == Some(seat));
    let own: Vec<PlanetId> = own.collect();
    ready(t, seat, own);
    let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
    t.next(others.into_iter().map(|seat| flow::Step::from(command_tokens::Step::PlaceFromReinforcements { seat, system })));
    t.next([window(Occasion::DiplomacyResolved { seat })]);
}

fn ready(t: &mut T<'_>, seat: Seat, planets: Vec<PlanetId>) {
    let exhausted: Vec<PlanetId> = planets.into_iter().filter(|planet| t.state.planets[planet].exhausted).collect();
    for planet in &exhausted {
        t.state.planets.get_mut(planet).expect("the planet is in play").exhausted = false;
    }
    if !exhausted.is_empty() {
        t.tell(&Line::ReadiedPlanets { seat, planets: exhausted });
    }
}

fn planet_of(choice: Choice) -> PlanetId {
    let Choice::Planet { planet } = choice else { unreachable!("only planets are offered") };
    planet
}

fn seat_of(choice: Choice) -> Seat {
    let Choice::Seat { seat } = choice else { unreachable!("only players are offered") };
    seat
}
