//! The strategy cards' abilities: Leadership (LRR 29), Diplomacy (21), Politics (61), Trade (34), Warfare (49), Technology (81)
//! and Imperial (37). Construction (39) is in [`crate::strategy::construction`].

use crate::cards::secret_objectives;
use crate::components::MECATOL;
use crate::economy::command_tokens::gainable;
use crate::economy::payment::{self, Currency};
use crate::flow;
use crate::prelude::*;
use crate::{cards::objectives, economy::production, phases::victory, strategy::construction, strategy::politics};
use std::cmp::Reverse;

/// Steps of the cards' abilities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The primary ability.
    Primary { seat: Seat, card: StrategyCardId },
    /// The secondary ability; its token is paid.
    Secondary { seat: Seat, card: StrategyCardId },
    /// Leadership: tokens for influence (LRR 29.2, 29.3).
    BuyTokens { seat: Seat },
    /// Diplomacy: the system (LRR 21.2).
    DiplomacySystem { seat: Seat },
    /// Diplomacy: planets to ready (LRR 21.3).
    ReadyPlanets { seat: Seat },
    /// Politics: the next speaker (LRR 61.2a).
    ChooseSpeaker { seat: Seat },
    /// Trade: who replenishes without paying (LRR 34.4).
    ChoosePartners { seat: Seat },
    /// Warfare: a token comes back (LRR 49.1).
    Recall { seat: Seat },
    /// Technology: another one for resources (LRR 81.2).
    ResearchFurther { seat: Seat },
    /// Imperial: without Mecatol Rex a secret objective may be drawn (LRR 37.2).
    DrawSecret { seat: Seat },
    /// Imperial: a point for Mecatol Rex (LRR 37.2).
    MecatolPoint { seat: Seat },
}

/// Influence for one command token (LRR 29.2).
const INFLUENCE_PER_TOKEN: u32 = 3;
/// Resources for a second technology (LRR 81.2).
const FURTHER_RESEARCH: u32 = 6;
/// Resources for the secondary of Technology (LRR 81.3).
const SECONDARY_RESEARCH: u32 = 4;

/// Strategy tokens a secondary costs (LRR 46.5, 46.5a).
pub fn secondary_cost(s: &State, seat: Seat, card: StrategyCardId) -> u32 {
    u32::from(card != StrategyCardId::Leadership && !modifiers::follows_freely(s, seat, card))
}

/// What the secondary of a card costs, all of it (LRR 29.3, 81.3).
pub fn secondary_hint(s: &State, seat: Seat, card: StrategyCardId) -> Hint {
    let left = s.players[seat].strategy;
    let is_free = secondary_cost(s, seat, card) == 0;
    let is_paid_research = card == StrategyCardId::Technology && !modifiers::follows_with_primary(s, seat, card);
    let resources = if is_paid_research { research_cost(s, seat, SECONDARY_RESEARCH) } else { 0 };
    match (card, resources) {
        (StrategyCardId::Leadership, _) => {
            Hint::BuysTokens { cost: INFLUENCE_PER_TOKEN, influence: payment::available(s, seat, Currency::Influence) }
        }
        (_, 0) if is_free => Hint::CostsNothing,
        (_, 0) => Hint::CostsStrategyToken { left },
        (_, cost) if is_free => Hint::CostsResources { cost },
        (_, cost) => Hint::CostsTokenAndResources { left, cost, resources: payment::available(s, seat, Currency::Resources) },
    }
}

/// Whether a player could resolve the secondary of a card. RULING: nobody is asked for one that would change nothing.
pub fn may_follow(s: &State, seat: Seat, card: StrategyCardId) -> bool {
    let paid = secondary_cost(s, seat, card);
    if s.players[seat].strategy < paid {
        return false;
    }
    match card {
        StrategyCardId::Leadership => buyable_tokens(s, seat) > 0,
        StrategyCardId::Diplomacy => exhausted_planets(s, seat).next().is_some() || modifiers::gains_by_diplomacy(s, seat),
        StrategyCardId::Politics => politics::can_draw(s),
        StrategyCardId::Imperial => !s.secret_deck.is_empty(),
        StrategyCardId::Construction => !construction::systems(s, seat).is_empty(),
        StrategyCardId::Trade => trade_goods::is_worth_replenishing(s, seat),
        StrategyCardId::Warfare => production::can_produce_at_home(s, seat),
        StrategyCardId::Technology if modifiers::follows_with_primary(s, seat, card) => research::can_research_for(s, seat, paid),
        StrategyCardId::Technology => {
            payment::available(s, seat, Currency::Resources) >= research_cost(s, seat, SECONDARY_RESEARCH)
                && research::can_research_for(s, seat, paid)
        }
    }
}

fn buyable_tokens(s: &State, seat: Seat) -> u32 {
    gainable(s, seat, payment::available(s, seat, Currency::Influence) / INFLUENCE_PER_TOKEN)
}

fn exhausted_planets(s: &State, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
    s.planets_of(seat).filter(|planet| s.planets[planet].exhausted)
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Primary { seat, card } => it.does(|t| primary(t, seat, card)),
        Step::Secondary { seat, card } => it.does(|t| secondary(t, seat, card)),
        Step::BuyTokens { seat } => it.may_ask(|s| tokens_to_buy(s, seat), |picked, t| buy_tokens(seat, picked, t)),
        Step::DiplomacySystem { seat } => it.may_ask(|s| systems_to_protect(s, seat), |picked, t| protect(seat, picked, t)),
        Step::ReadyPlanets { seat } => it.asks_or(
            |s| planets_to_ready(s, seat),
            |picked, t| ready_planets(seat, picked, t),
            // Something else may still come of it (LRR 21.3).
            |t| t.next([window(Occasion::DiplomacyResolved { seat })]),
        ),
        Step::ChooseSpeaker { seat } => it.asks(|s| ask(seat, speakers(s, seat)), choose_speaker),
        Step::ChoosePartners { seat } => it.asks(|s| ask(seat, partners(s, seat)), choose_partners),
        Step::Recall { seat } => it.may_ask(|s| tokens_to_recall(s, seat), |picked, t| recall(seat, picked, t)),
        Step::ResearchFurther { seat } => it.may_ask(|s| further_research(s, seat), |picked, t| research_further(seat, picked, t)),
        Step::MecatolPoint { seat } => it.does(|t| mecatol_point(seat, t)),
        Step::DrawSecret { seat } => it.asks(|_| ask(seat, secret_on_offer()), |picked, t| draw_secret(seat, picked, t)),
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
    if modifiers::follows_with_primary(t.state, seat, card) {
        primary(t, seat, card);
        return;
    }
    match card {
        StrategyCardId::Leadership => t.next(steps![Step::BuyTokens { seat }]),
        StrategyCardId::Diplomacy => t.next(steps![Step::ReadyPlanets { seat }]),
        StrategyCardId::Construction => t.next(construction::secondary(seat)),
        StrategyCardId::Trade => trade_goods::replenish(t, seat),
        StrategyCardId::Warfare => production::produce_at_home(t, seat),
        StrategyCardId::Technology => {
            let pay = payment::Step { seat, currency: Currency::Resources, owed: research_cost(t.state, seat, SECONDARY_RESEARCH) };
            t.next(steps![pay, research::Step::Choose { seat }]);
        }
        // LRR 61.3
        StrategyCardId::Politics => t.next(steps![politics::Step::Draw { seat }]),
        // LRR 37.3
        StrategyCardId::Imperial => secret_objectives::draw(t, seat),
    }
}

fn tokens_to_buy(s: &State, seat: Seat) -> Asks {
    match buyable_tokens(s, seat) {
        0 => nobody(),
        most => ask(seat, Question::amount(&Prompt::BuyTokens, "LRR 29.2", 0, most)),
    }
}

fn buy_tokens(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let count = picked.amount();
    let pay = payment::Step { seat, currency: Currency::Influence, owed: count * INFLUENCE_PER_TOKEN };
    t.next(steps![pay, command_tokens::Step::Gain { seat, count }]);
}

/// LRR 21.2: systems with an own planet, not Mecatol Rex's.
fn systems_to_protect(s: &State, seat: Seat) -> Asks {
    let systems = s.systems.keys().copied().filter(|system| *system != MECATOL);
    let own = systems.filter(|system| s.planets_in(*system).iter().any(|planet| s.planets[planet].controller == Some(seat)));
    // By default where most is readied.
    let readied = |system: SystemId| {
        let own = s.planets_in(system).iter().filter(|planet| s.planets[planet].controller == Some(seat) && s.planets[planet].exhausted);
        own.map(|planet| s.resources(*planet) + s.influence(*planet)).sum::<u32>()
    };
    ask_system(seat, &Prompt::DiplomacySystem, "LRR 21.2", own, readied)
}

/// One of these systems; by default the one that gains most.
fn ask_system(
    seat: Seat,
    prompt: &Prompt,
    rule: &'static str,
    systems: impl Iterator<Item = SystemId>,
    gain: impl Fn(SystemId) -> u32,
) -> Asks {
    let offers: Vec<_> = systems.map(|system| Offer::new(Choice::System { system }).at(system.place())).collect();
    if offers.is_empty() {
        return nobody();
    }
    let rank = |choice: &Choice| Reverse(if let Choice::System { system } = choice { gain(*system) } else { 0 });
    ask(seat, Question::one_of(prompt, rule, offers).preferring(rank))
}

/// LRR 21.2: own planets there are readied, everybody else places a token there.
fn protect(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let system = system_of(picked);
    let own = t.state.planets_in(system).iter().copied().filter(|planet| t.state.planets[planet].controller == Some(seat));
    let own: Vec<PlanetId> = own.collect();
    payment::ready(t, seat, own);
    let others: Vec<Seat> = t.state.others_clockwise(seat).collect();
    t.next(others.into_iter().map(|seat| flow::Step::from(command_tokens::Step::PlaceFromReinforcements { seat, system })));
    t.next([window(Occasion::DiplomacyResolved { seat })]);
}

fn system_of(picked: Picked<Choice>) -> SystemId {
    let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
    system
}

fn planets_to_ready(s: &State, seat: Seat) -> Asks {
    let offers: Vec<_> = exhausted_planets(s, seat).map(|planet| planet_offer(s, planet)).collect();
    if offers.is_empty() {
        return nobody();
    }
    let most = sternpost_kit::count(offers.len()).min(2);
    // It costs nothing: those that are worth most.
    let mut best: Vec<Choice> = offers.iter().map(|offer| offer.choice.clone()).collect();
    best.sort_by_key(|choice| Reverse(payment::whole_worth(s, choice)));
    best.truncate(most as usize);
    ask(seat, Question::some_of(&Prompt::ReadyPlanets, "LRR 21.3", 0, most, offers).default(Picked::Some(best)))
}

fn planet_offer(s: &State, planet: PlanetId) -> Offer<Choice> {
    let hint = Hint::PlanetValues { resources: s.resources(planet), influence: s.influence(planet) };
    Offer::new(Choice::Planet { planet }).hint(&hint).at(planet.place())
}

fn ready_planets(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let planet_of = |choice| {
        let Choice::Planet { planet } = choice else { unreachable!("only planets are offered") };
        planet
    };
    payment::ready(t, seat, picked.several().into_iter().map(planet_of).collect());
    t.next([window(Occasion::DiplomacyResolved { seat })]);
}

fn speakers(s: &State, seat: Seat) -> Question<Choice> {
    let offers = s.clockwise_from(seat).filter(|other| *other != s.speaker).map(|seat| Choice::Seat { seat });
    Question::one_of(&Prompt::ChooseSpeaker, "LRR 61.2a", offers)
}

fn choose_speaker(picked: Picked<Choice>, t: &mut T<'_>) {
    let speaker = seat_of(picked.one());
    t.state.speaker = speaker;
    t.tell(&Line::BecameSpeaker { seat: speaker });
}

fn seat_of(choice: Choice) -> Seat {
    let Choice::Seat { seat } = choice else { unreachable!("only players are offered") };
    seat
}

fn partners(s: &State, seat: Seat) -> Question<Choice> {
    let offers: Vec<_> = s.others_clockwise(seat).map(|seat| Choice::Seat { seat }).collect();
    let most = sternpost_kit::count(offers.len());
    Question::some_of(&Prompt::TradePartners, "LRR 34.4", 0, most, offers)
}

fn choose_partners(picked: Picked<Choice>, t: &mut T<'_>) {
    let chosen: Vec<Seat> = picked.several().into_iter().map(seat_of).collect();
    if !chosen.is_empty() {
        t.tell(&Line::ChosenForTrade { seats: chosen.clone() });
    }
    let action = t.state.underway.strategic.as_mut().expect("a strategic action is under way");
    action.chosen = chosen.into_iter().collect();
}

fn tokens_to_recall(s: &State, seat: Seat) -> Asks {
    let systems = s.systems.keys().copied().filter(|system| s.has_token(seat, *system));
    // By default where it frees most ships.
    let freed = |system: SystemId| s.units(seat, Location::Space(system)).ships();
    ask_system(seat, &Prompt::RecallToken, "LRR 49.1", systems, freed)
}

fn recall(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let system = system_of(picked);
    command_tokens::recall(t, seat, system);
    t.next(command_tokens::gain(seat, 1));
}

fn further_research(s: &State, seat: Seat) -> Asks {
    let cost = research_cost(s, seat, FURTHER_RESEARCH);
    let can_pay = payment::available(s, seat, Currency::Resources) >= cost;
    if !can_pay || !research::can_research(s, seat) {
        return nobody();
    }
    let offers = [Offer::new(Choice::Decline).said(&Said::NoTechnology), Offer::new(Choice::Accept).said(&Said::ResearchAnother { cost })];
    ask(seat, Question::one_of(&Prompt::ResearchFurther { cost }, "LRR 81.2", offers))
}

/// What a research by Technology costs a player; something in play may lift it.
fn research_cost(s: &State, seat: Seat, printed: u32) -> u32 {
    if modifiers::researches_without_resources(s, seat) { 0 } else { printed }
}

fn research_further(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked.one() == Choice::Accept {
        let pay = payment::Step { seat, currency: Currency::Resources, owed: research_cost(t.state, seat, FURTHER_RESEARCH) };
        t.next(steps![pay, research::Step::Choose { seat }]);
    }
}

/// LRR 37.2.
fn mecatol_point(seat: Seat, t: &mut T<'_>) {
    if t.state.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(seat)) {
        victory::gain_point(t, seat);
    } else if !t.state.secret_deck.is_empty() {
        t.next(steps![Step::DrawSecret { seat }]);
    }
}

fn secret_on_offer() -> Question<Choice> {
    Question::one_of(
        &Prompt::DrawSecret,
        "LRR 37.2",
        [Offer::new(Choice::Accept).said(&Said::DrawSecret), Offer::new(Choice::Decline).said(&Said::LeaveSecret)],
    )
}

fn draw_secret(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked.one() == Choice::Accept {
        secret_objectives::draw(t, seat);
    }
}
