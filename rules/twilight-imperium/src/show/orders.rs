//! What can be answered ahead: the kinds of questions that come again and again, and what of a seat's own is at stake in them.
//!
//! A kind is made of the step that asks; what orders do with it is the service's business.

use crate::cards::agendas;
use crate::cards::{action_cards, objectives, secret_objectives, secret_objectives::scoring};
use crate::combat::{space_cannon, space_combat};
use crate::economy::payment;
use crate::flow::Step;
use crate::phases::{action_phase, strategy_phase, voting};
use crate::position::state::Pool;
use crate::prelude::*;
use crate::setup::draft;
use crate::show::usual_orders::{is_seldom_worth_a_card, usual};
use crate::strategy::{construction, strategic_action, strategy_cards};
use sternpost_core::{Kind, Known, OrderForm, Ordered, Usual};

messages! {
    "order";
    /// The kinds of questions that orders answer.
    pub enum OrderKind {
        ChooseStrategyCard,
        Secondary { card: StrategyCardId },
        AnySecondary,
        ReactPhases,
        ReactTurns,
        ReactMovement,
        ReactSpaceCombat,
        ReactInvasion,
        ReactGoods,
        ReactProgress,
        ReactActionCard,
        ReactAgenda,
        AnyReaction,
        VoteOn { agenda: AgendaId },
        AnyVote,
        VoteWith,
        Score,
        ScoreSecret,
        AssignHits,
        FireSpaceCannon,
        Barrage,
        Retreat,
        Research,
        GainTokens,
        Redistribute,
        BuyTokens,
        ReadyPlanets,
        PlaceStructure,
        Pay,
        HandLimit,
        SecretLimit,
        TokenFromSheet,
        ReturnInfantry,
        NothingLeft,
        Draft,
    }
}

messages! {
    "order-heading";
    /// What kinds of questions are about: players look for them under it.
    pub enum Heading {
        Strategy,
        Reactions,
        Combat,
        Agenda,
        Objectives,
        TokensAndPlanets,
        Limits,
        SetUp,
    }
}

/// What a kind is about.
fn heading(kind: &OrderKind) -> Heading {
    match kind {
        OrderKind::ChooseStrategyCard | OrderKind::Secondary { .. } | OrderKind::AnySecondary | OrderKind::NothingLeft => Heading::Strategy,
        OrderKind::ReactPhases
        | OrderKind::ReactTurns
        | OrderKind::ReactMovement
        | OrderKind::ReactSpaceCombat
        | OrderKind::ReactInvasion
        | OrderKind::ReactGoods
        | OrderKind::ReactProgress
        | OrderKind::ReactActionCard
        | OrderKind::ReactAgenda
        | OrderKind::AnyReaction => Heading::Reactions,
        OrderKind::AssignHits | OrderKind::FireSpaceCannon | OrderKind::Barrage | OrderKind::Retreat => Heading::Combat,
        OrderKind::VoteOn { .. } | OrderKind::AnyVote | OrderKind::VoteWith => Heading::Agenda,
        OrderKind::Score | OrderKind::ScoreSecret => Heading::Objectives,
        OrderKind::Research
        | OrderKind::GainTokens
        | OrderKind::Redistribute
        | OrderKind::BuyTokens
        | OrderKind::ReadyPlanets
        | OrderKind::PlaceStructure
        | OrderKind::Pay
        | OrderKind::TokenFromSheet
        | OrderKind::ReturnInfantry => Heading::TokensAndPlanets,
        OrderKind::HandLimit | OrderKind::SecretLimit => Heading::Limits,
        OrderKind::Draft => Heading::SetUp,
    }
}

/// A kind that is answered with one of these, under its heading, with what is usually ordered about it.
fn first(kind: &OrderKind, choices: impl IntoIterator<Item = Known>) -> OrderForm {
    OrderForm::first(kind, choices).under(&heading(kind)).usually(usual(kind)).usually_waived(is_seldom_worth_a_card(kind))
}

/// A kind that is answered with some of these, under its heading, with what is usually ordered about it.
fn many(kind: &OrderKind, choices: impl IntoIterator<Item = Known>) -> OrderForm {
    OrderForm::many(kind, choices).under(&heading(kind)).usually(usual(kind))
}

/// The part of the game in which an occasion lies: players think of windows by it.
fn reaction(timing: Timing) -> OrderKind {
    match timing {
        Timing::StrategyPhaseBegins
        | Timing::StrategyPhaseEnds
        | Timing::StatusPhaseBegins
        | Timing::StatusPhaseEnds
        | Timing::AgendaPhaseBegins
        | Timing::ChoosesStrategyCard
        | Timing::ReturningStrategyCards => OrderKind::ReactPhases,
        Timing::TurnBegins | Timing::ComponentAction | Timing::ActionPerformed => OrderKind::ReactTurns,
        Timing::Activating | Timing::Activated | Timing::ShipsMoved => OrderKind::ReactMovement,
        Timing::SpaceRoundBegins
        | Timing::SpaceRolled
        | Timing::HitsProduced
        | Timing::Sustained
        | Timing::HitsAssigned
        | Timing::SpaceRoundEnds
        | Timing::SpaceCombatWon
        | Timing::UnitsDestroyed
        | Timing::FiringSpaceCannon
        | Timing::SpaceCannonFired
        | Timing::RetreatAnnounced => OrderKind::ReactSpaceCombat,
        Timing::Bombarded
        | Timing::GroundRoundBegins
        | Timing::GroundRolled
        | Timing::GroundRoundEnds
        | Timing::GroundCombatWon
        | Timing::GroundRollsMade
        | Timing::InvasionBegins
        | Timing::Committed
        | Timing::GainingControl
        | Timing::GainedControl
        | Timing::LostControl => OrderKind::ReactInvasion,
        Timing::GainedTradeGoods | Timing::MadeTransaction | Timing::Replenishing | Timing::Replenished | Timing::ReceivedNote => {
            OrderKind::ReactGoods
        }
        Timing::DiplomacyResolved | Timing::Researched | Timing::Producing | Timing::Produced | Timing::DockPlaced => {
            OrderKind::ReactProgress
        }
        Timing::ActionCardPlayed => OrderKind::ReactActionCard,
        Timing::AgendaRevealed
        | Timing::BeforeVoting
        | Timing::VotingBegins
        | Timing::VotesCast
        | Timing::SpeakerVoted
        | Timing::Elected
        | Timing::AgendaResolved => OrderKind::ReactAgenda,
    }
}

const REACTIONS: [OrderKind; 9] = [
    OrderKind::ReactActionCard,
    OrderKind::ReactAgenda,
    OrderKind::ReactPhases,
    OrderKind::ReactTurns,
    OrderKind::ReactMovement,
    OrderKind::ReactSpaceCombat,
    OrderKind::ReactInvasion,
    OrderKind::ReactGoods,
    OrderKind::ReactProgress,
];

impl Ordered for TwilightImperium {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most questions are asked whatever was said ahead: what to do with a turn, say")]
    fn kinds(step: &Step, s: &State, seat: Seat) -> Vec<Kind> {
        let all: Vec<OrderKind> = match step {
            Step::Window(window) => vec![reaction(window.occasion.timing()), OrderKind::AnyReaction],
            Step::StrategyPhase(strategy_phase::Step::Choose { .. }) => vec![OrderKind::ChooseStrategyCard],
            Step::StrategicAction(strategic_action::Step::Secondary { card, .. }) => {
                vec![OrderKind::Secondary { card: *card }, OrderKind::AnySecondary]
            }
            Step::StrategyCard(strategy_cards::Step::BuyTokens { .. }) => vec![OrderKind::BuyTokens],
            Step::StrategyCard(strategy_cards::Step::ReadyPlanets { .. }) => vec![OrderKind::ReadyPlanets],
            Step::Construction(construction::Step::Place { .. } | construction::Step::ChooseSystem { .. }) => {
                vec![OrderKind::PlaceStructure]
            }
            Step::Voting(voting::Step::Vote { .. }) => vec![OrderKind::VoteOn { agenda: agendas::voted_on(s) }, OrderKind::AnyVote],
            Step::Voting(voting::Step::Exhaust { .. }) => vec![OrderKind::VoteWith],
            Step::Objectives(objectives::Step::Score { .. }) => vec![OrderKind::Score],
            Step::ScoreSecret(scoring::Step::InStatusPhase { .. }) => vec![OrderKind::ScoreSecret],
            Step::Hits(hits::Step::Assign { .. }) => vec![OrderKind::AssignHits],
            Step::SpaceCannon(space_cannon::Step::FireAtShips { .. } | space_cannon::Step::FireAtGroundForces { .. }) => {
                vec![OrderKind::FireSpaceCannon]
            }
            Step::SpaceCombat(space_combat::Step::AntiFighterBarrage) => vec![OrderKind::Barrage],
            Step::SpaceCombat(space_combat::Step::AnnounceRetreat(_)) => vec![OrderKind::Retreat],
            Step::Research(research::Step::Choose { .. } | research::Step::Command { .. }) => vec![OrderKind::Research],
            Step::CommandTokens(command_tokens::Step::Gain { .. }) => vec![OrderKind::GainTokens],
            Step::CommandTokens(command_tokens::Step::Redistribute { .. } | command_tokens::Step::GainAndRedistribute { .. }) => {
                vec![OrderKind::Redistribute]
            }
            Step::CommandTokens(command_tokens::Step::PlaceFromReinforcements { .. }) => vec![OrderKind::TokenFromSheet],
            Step::ActionCards(action_cards::Step::HandLimit { .. }) => vec![OrderKind::HandLimit],
            Step::SecretObjectives(secret_objectives::Step::Limit { .. }) => vec![OrderKind::SecretLimit],
            Step::ActionPhase(action_phase::Step::StartOfTurn { .. }) => vec![OrderKind::ReturnInfantry],
            Step::Payment(payment::Step { .. }) => vec![OrderKind::Pay],
            Step::Draft(draft::Step::Pick) => vec![OrderKind::Draft],
            Step::ActionPhase(action_phase::Step::TakeAction { .. }) if action_phase::can_only_pass(s, seat) => {
                vec![OrderKind::NothingLeft]
            }
            _ => vec![],
        };
        all.iter().map(Kind::of).collect()
    }
    fn order_forms(s: &State, seat: Seat) -> Vec<OrderForm> {
        // Before factions are drafted there is nothing else to say of what will be asked.
        if let Some(draft) = &s.draft {
            let open = draft.everything().into_iter().filter(|choice| draft.owner(choice).is_none());
            return vec![first(&OrderKind::Draft, open.map(|choice| Known::of(&choice)))];
        }
        let cards = || s.strategy_cards.keys().copied();
        let follow = |card: Option<StrategyCardId>| {
            let use_it = match card {
                Some(card) => Known::said(&Choice::Accept, &Said::UseSecondary { card }),
                None => Known::said(&Choice::Accept, &Said::UseAnySecondary),
            };
            [use_it, Known::said(&Choice::Decline, &Said::LeaveSecondary)]
        };
        let pass = || Known::said(&Choice::Nothing, &Said::NoReaction);
        // Only the seat itself reads what it can give orders for.
        let mut hand = s.players[seat].action_cards.for_the_rules().to_vec();
        hand.sort_unstable();
        hand.dedup();
        let reactions = || [pass()].into_iter().chain(hand.iter().map(|card| Known::of(&Choice::PlayCard { card: *card })));
        let objectives = s.objectives.revealed.iter().map(|objective| Known::of(&Choice::Objective { objective: *objective }));
        let secrets = s.players[seat].secrets.for_the_rules().iter().map(|secret| Choice::ScoreSecret { secret: *secret });
        let none = || Known::said(&Choice::Decline, &Said::NoObjective);
        let technologies =
            TechnologyId::ALL.iter().filter(|technology| !s.has_technology(seat, **technology) && may_own(s, seat, **technology));
        let pools = || Pool::ALL.into_iter().map(|pool| Known::of(&Choice::Pool { pool }));
        let planets = s.planets_of(seat).map(|planet| Known::of(&Choice::Exhaust { planet }));
        let hits = UnitType::ALL.iter().filter(|unit| unit.is_ship());
        let hits = hits.clone().map(|unit| Choice::Sustain { unit: *unit }).chain(hits.map(|unit| Choice::Destroy { unit: *unit }));
        let hold = || Known::said(&Choice::Decline, &Said::HoldFire);
        let seats: Vec<Known> = s.others_clockwise(seat).map(|seat| Known::of(&Choice::Seat { seat })).collect();
        let mut forms = vec![first(&OrderKind::ChooseStrategyCard, cards().map(|card| Known::of(&Choice::StrategyCard { card })))];
        forms.extend(cards().map(|card| first(&OrderKind::Secondary { card }, follow(Some(card)))));
        forms.push(first(&OrderKind::AnySecondary, follow(None)));
        forms.push(first(&OrderKind::NothingLeft, [Known::of(&Choice::Pass)]));
        forms.push(first(&OrderKind::AnyReaction, reactions()).with_stakes());
        forms.extend(REACTIONS.iter().map(|group| first(group, reactions()).with_stakes()));
        if s.underway.vote.is_some() {
            let agenda = agendas::voted_on(s);
            let outcomes = agendas::outcomes(s, agenda).into_iter().map(|outcome| Known::of(&outcome.choice()));
            forms.push(first(&OrderKind::VoteOn { agenda }, outcomes.chain([Known::of(&Choice::Abstain)])));
        }
        let outcomes = [Choice::For, Choice::Against, Choice::Seat { seat }].map(|choice| Known::of(&choice));
        let outcomes: Vec<Known> = outcomes.into_iter().chain(seats.clone()).chain([Known::of(&Choice::Abstain)]).collect();
        let as_listed = Usual::in_order_of(&outcomes);
        forms.push(first(&OrderKind::AnyVote, outcomes).usually(as_listed.standing_in()));
        forms.push(many(&OrderKind::VoteWith, planets));
        forms.push(first(&OrderKind::Score, objectives.chain([none()])));
        let as_held = Usual::ranked(secrets.clone());
        forms.push(first(&OrderKind::ScoreSecret, secrets.map(|secret| Known::of(&secret)).chain([none()])).usually(as_held));
        forms.push(many(&OrderKind::AssignHits, hits.map(|choice| Known::of(&choice))));
        forms.push(first(&OrderKind::FireSpaceCannon, [Known::of(&Choice::Fire)].into_iter().chain(seats).chain([hold()])));
        forms.push(first(&OrderKind::Barrage, [Known::of(&Choice::Fire), hold()]));
        forms.push(first(&OrderKind::Retreat, [Known::said(&Choice::Stay, &Said::FightOn), Known::of(&Choice::Retreat)]));
        forms.push(first(&OrderKind::Research, technologies.map(|technology| Known::of(&Choice::Technology { technology: *technology }))));
        forms.push(many(&OrderKind::GainTokens, pools()));
        forms.push(many(&OrderKind::Redistribute, pools()));
        forms.push(many(&OrderKind::BuyTokens, []));
        forms.push(many(&OrderKind::ReadyPlanets, s.planets_of(seat).map(|planet| Known::of(&Choice::Planet { planet }))));
        forms.push(first(&OrderKind::PlaceStructure, [Known::said(&Choice::Decline, &Said::NoStructure)]));
        forms.push(many(&OrderKind::Pay, []));
        forms.push(first(&OrderKind::TokenFromSheet, pools()));
        forms.push(many(&OrderKind::ReturnInfantry, []));
        forms.push(many(&OrderKind::HandLimit, hand.iter().map(|card| Known::of(&Choice::ActionCard { card: *card }))));
        let drawn = s.players[seat].secrets.for_the_rules().iter();
        forms.push(many(&OrderKind::SecretLimit, drawn.map(|secret| Known::of(&Choice::Secret { secret: *secret }))));
        forms
    }
    // Whether a seat has units or planets where something happens, or it happens to it.
    fn is_at_stake(step: &Step, s: &State, seat: Seat) -> bool {
        let Step::Window(window) = step else { return false };
        let here = |system: SystemId| has_something_in(s, seat, system);
        let there = |planet: PlanetId| here(planet.card().system);
        match &window.occasion {
            Occasion::StrategyPhaseBegins
            | Occasion::StrategyPhaseEnds
            | Occasion::StatusPhaseBegins
            | Occasion::StatusPhaseEnds
            | Occasion::AgendaPhaseBegins
            | Occasion::ReturningStrategyCards
            | Occasion::AgendaRevealed { .. }
            | Occasion::BeforeVoting { .. }
            | Occasion::SpeakerVoted { .. }
            | Occasion::VotingBegins { .. }
            | Occasion::AgendaResolved { .. } => false,
            // Nobody is told by the occasion whom a card is aimed at: whatever others play may be.
            Occasion::ActionCardPlayed { seat: by, .. } => *by != seat,
            Occasion::TurnBegins { seat: of }
            | Occasion::ComponentAction { seat: of }
            | Occasion::GainedTradeGoods { seat: of }
            | Occasion::MadeTransaction { seat: of }
            | Occasion::Replenishing { seat: of }
            | Occasion::Replenished { seat: of }
            | Occasion::DiplomacyResolved { seat: of }
            | Occasion::ReceivedNote { seat: of }
            | Occasion::VotesCast { seat: of, .. }
            | Occasion::Elected { seat: of, .. }
            | Occasion::ActionPerformed { seat: of }
            | Occasion::Researched { seat: of, .. }
            | Occasion::ChoosesStrategyCard { seat: of, .. } => *of == seat,
            Occasion::Activating { seat: of, system }
            | Occasion::Activated { seat: of, system }
            | Occasion::ShipsMoved { seat: of, system }
            | Occasion::SpaceRolled { seat: of, system }
            | Occasion::HitsProduced { seat: of, system, .. }
            | Occasion::Sustained { seat: of, system, .. }
            | Occasion::DockPlaced { seat: of, system }
            | Occasion::Producing { seat: of, system }
            | Occasion::Produced { seat: of, system }
            | Occasion::InvasionBegins { seat: of, system }
            | Occasion::RetreatAnnounced { seat: of, system } => *of == seat || here(*system),
            Occasion::SpaceRoundBegins { system, .. } | Occasion::HitsAssigned { system } | Occasion::SpaceRoundEnds { system, .. } => {
                here(*system)
            }
            Occasion::SpaceCombatWon { seat: of, against, system }
            | Occasion::FiringSpaceCannon { seat: of, target: against, system }
            | Occasion::SpaceCannonFired { seat: of, target: against, system } => *of == seat || *against == seat || here(*system),
            Occasion::UnitsDestroyed { by, seat: of, .. } => *by == seat || *of == seat,
            Occasion::Bombarded { seat: of, target: against, planet }
            | Occasion::GroundCombatWon { seat: of, against, planet }
            | Occasion::LostControl { seat: of, to: against, planet } => *of == seat || *against == seat || there(*planet),
            Occasion::GroundRoundBegins { planet, .. }
            | Occasion::GroundRoundEnds { planet, .. }
            | Occasion::GroundRollsMade { planet } => there(*planet),
            Occasion::GroundRolled { seat: of, planet }
            | Occasion::GainedControl { seat: of, planet }
            | Occasion::Committed { seat: of, planet }
            | Occasion::GainingControl { seat: of, planet } => *of == seat || there(*planet),
        }
    }
}

/// Whether a seat could ever research a technology: everybody's, or its own faction's.
fn may_own(s: &State, seat: Seat, technology: TechnologyId) -> bool {
    technology.card().faction.is_none_or(|faction| faction == s.players[seat].faction)
}

fn has_something_in(s: &State, seat: Seat, system: SystemId) -> bool {
    let in_space = s.systems.get(&system).is_some_and(|at| at.space.get(&seat).is_some_and(|units| !units.is_empty()));
    let planets = s.planets_in(system);
    let on_planets = planets.iter().filter_map(|planet| s.planets.get(planet));
    in_space
        || on_planets
            .into_iter()
            .any(|planet| planet.controller == Some(seat) || planet.units.get(&seat).is_some_and(|units| !units.is_empty()))
}
