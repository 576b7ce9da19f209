//! What can be answered ahead: orders laid in a row, which of them is turned over and whether it is resolved, and what comes again and again in combats and in
//! the refresh phase. Where units go is asked: nobody knows that ahead.

use crate::battle;
use crate::cards::events::EventId;
use crate::cards::events::occasions::Timing;
use crate::flow::Step;
use crate::orders::{dominate, strike, trimming};
use crate::prelude::*;
use crate::rounds::{operations, refresh};
use sternpost_core::{Kind, Known, OrderForm, Ordered, Usual};

messages! {
    "ahead";
    /// Kinds of questions that can be answered ahead.
    pub enum Ahead {
        PlaceOrder,
        Reveal,
        Fate { order: OrderKind },
        UseUpgrades { order: OrderKind },
        FactionAbility,
        Wealth,
        CombatCard,
        OwnCard,
        EnemyCard,
        Reinforce,
        Suffer,
        SufferStrike,
        Retreat,
        Trim,
        EventCard,
        Storm,
        EventAbility,
        ReactPlanning,
        ReactAdvance,
        ReactBuying,
        ReactStrike,
        ReactCombat,
        ReactRouted,
        ReactStorm,
    }
}

messages! {
    "heading";
    /// What kinds of questions are about: players look for them under it.
    pub enum Heading {
        Planning,
        Orders,
        Combat,
        Refresh,
        Schemes,
    }
}

/// What a kind is about.
const fn heading(kind: &Ahead) -> Heading {
    match kind {
        Ahead::PlaceOrder => Heading::Planning,
        Ahead::Reveal
        | Ahead::Fate { .. }
        | Ahead::UseUpgrades { .. }
        | Ahead::FactionAbility
        | Ahead::Wealth
        | Ahead::SufferStrike
        | Ahead::Trim => Heading::Orders,
        Ahead::CombatCard | Ahead::OwnCard | Ahead::EnemyCard | Ahead::Reinforce | Ahead::Suffer | Ahead::Retreat => Heading::Combat,
        Ahead::EventCard | Ahead::Storm | Ahead::EventAbility => Heading::Refresh,
        Ahead::ReactPlanning
        | Ahead::ReactAdvance
        | Ahead::ReactBuying
        | Ahead::ReactStrike
        | Ahead::ReactCombat
        | Ahead::ReactRouted
        | Ahead::ReactStorm => Heading::Schemes,
    }
}

impl Ordered for ForbiddenStars {
    fn kinds(step: &Step, s: &State, seat: Seat) -> Vec<Kind> {
        kind(step, s, seat).iter().map(Kind::of).collect()
    }

    fn order_forms(s: &State, seat: Seat) -> Vec<OrderForm> {
        forms(s, seat)
    }

    /// An objective of the seat's lies where that happens; in planning: somebody's order lies on one of its own.
    fn is_at_stake(step: &Step, s: &State, seat: Seat) -> bool {
        if let Step::Planning(_) = step {
            let buried = |stack: &Vec<crate::board::Order>| {
                stack.last().is_some_and(|top| top.seat != seat) && stack.iter().any(|order| order.seat == seat)
            };
            return s.board.stacks.values().any(buried);
        }
        let here = if let Step::Strike(strike::Step::Suffer { area, .. }) = step {
            Some(*area)
        } else {
            s.combat.as_ref().filter(|_| matches!(step, Step::Battle(_))).map(|combat| combat.area)
        };
        here.is_some_and(|area| s.held(area).objectives.contains(&seat))
    }
}

/// When schemes are used, by the kind of the window; what is done instead of turning over an order is asked with it.
const WINDOWS: [(Ahead, &[Timing]); 7] = [
    (Ahead::ReactPlanning, &[Timing::PlanningEnds]),
    (Ahead::ReactAdvance, &[Timing::AdvanceBegins]),
    (Ahead::ReactBuying, &[Timing::Buying]),
    (Ahead::ReactStrike, &[Timing::StrikeRolled]),
    (Ahead::ReactCombat, &[Timing::AssessBegins, Timing::AssessEnds]),
    (Ahead::ReactRouted, &[Timing::UnitRouted]),
    (Ahead::ReactStorm, &[Timing::StormMoves]),
];

/// The kind of the question that a step asks a seat, if orders answer it.
fn kind(step: &Step, s: &State, seat: Seat) -> Option<Ahead> {
    if let Step::Window(window) = step {
        let timing = window.occasion.timing();
        return WINDOWS.into_iter().find(|(_, timings)| timings.contains(&timing)).map(|(kind, _)| kind);
    }
    if let Step::Battle(step) = step {
        return in_combat(step, s, seat);
    }
    if let Step::Operations(step) = step {
        let order = s.order.as_ref().map(|order| order.kind);
        return match step {
            operations::Step::Reveal { .. } => Some(Ahead::Reveal),
            operations::Step::Fate { .. } => order.map(|order| Ahead::Fate { order }),
            operations::Step::Upgrades { .. } => order.map(|order| Ahead::UseUpgrades { order }),
            operations::Step::Begins
            | operations::Step::Turn { .. }
            | operations::Step::Resolve { .. }
            | operations::Step::Finish { .. } => None,
        };
    }
    let known = [
        (matches!(step, Step::Planning(_)), Ahead::PlaceOrder),
        (matches!(step, Step::Dominate(dominate::Step::Wealth { .. })), Ahead::Wealth),
        (matches!(step, Step::Dominate(dominate::Step::FactionAbility { .. })), Ahead::FactionAbility),
        (matches!(step, Step::Strike(strike::Step::Suffer { .. })), Ahead::SufferStrike),
        (matches!(step, Step::Trimming(trimming::Step::Destroy { .. })), Ahead::Trim),
        (matches!(step, Step::Refresh(refresh::Step::ChooseEvent { .. })), Ahead::EventCard),
        (matches!(step, Step::Refresh(refresh::Step::MoveStorm { .. })), Ahead::Storm),
        (matches!(step, Step::Refresh(refresh::Step::Ability { .. })), Ahead::EventAbility),
    ];
    known.into_iter().find(|(is, _)| *is).map(|(_, kind)| kind)
}

fn in_combat(step: &battle::Step, s: &State, seat: Seat) -> Option<Ahead> {
    match step {
        battle::Step::ChooseCards => Some(Ahead::CombatCard),
        battle::Step::Ability(using) if s.side(using.role).seat == seat => Some(Ahead::OwnCard),
        battle::Step::Ability(_) | battle::Step::Ambushed { .. } => Some(Ahead::EnemyCard),
        battle::Step::Reinforce { .. } => Some(Ahead::Reinforce),
        battle::Step::Suffer { .. } => Some(Ahead::Suffer),
        battle::Step::Retreat { .. } => Some(Ahead::Retreat),
        battle::Step::Begins { .. }
        | battle::Step::Roll
        | battle::Step::Draw
        | battle::Step::TurnOver { .. }
        | battle::Step::Assess { .. }
        | battle::Step::RetreatOne { .. }
        | battle::Step::RetreatPaid { .. }
        | battle::Step::RoundEnds
        | battle::Step::Totals
        | battle::Step::Morale
        | battle::Step::Capture
        | battle::Step::Cleanup => None,
    }
}

/// A kind that is answered with the first of a ranking.
fn first(kind: &Ahead, choices: impl IntoIterator<Item = Known>) -> OrderForm {
    OrderForm::first(kind, choices).under(&heading(kind))
}

fn many(kind: &Ahead, choices: impl IntoIterator<Item = Known>) -> OrderForm {
    OrderForm::many(kind, choices).under(&heading(kind))
}

/// Kinds of one heading follow each other. A seat is usually asked what its plan is, and what it loses where an objective of its own lies.
fn forms(s: &State, seat: Seat) -> Vec<OrderForm> {
    let default = Usual::default_answer;
    let systems = || s.board.tiles.keys().copied();
    let placed = OrderKind::ALL.iter().flat_map(|order| systems().map(move |system| Known::of(&Choice::Place { order: *order, system })));
    let placing = OrderForm::in_row(&Ahead::PlaceOrder, placed).under(&Heading::Planning).with_stakes();
    let reveals = systems().map(|system| Known::of(&Choice::Reveal { system }));
    let fates = [OrderKind::Advance, OrderKind::Deploy, OrderKind::Dominate].map(|order| {
        let fates = [Choice::Resolve, Choice::ToEventDeck].map(|choice| Known::of(&choice));
        let usual = Usual::in_order_of(&fates);
        first(&Ahead::Fate { order }, fates).usually(usual)
    });
    let player = &s.players[seat];
    let upgrades = OrderKind::ALL.iter().map(|order| {
        let own = player.upgrades.keys().filter(|upgrade| upgrade.card().order == *order);
        many(&Ahead::UseUpgrades { order: *order }, own.map(|upgrade| Known::of(&Choice::OrderUpgrade { upgrade: *upgrade })))
            .usually(Usual::most())
    });
    let assets = Asset::ALL.iter().map(|asset| Known::of(&Choice::Asset { asset: *asset }));
    let cards = player.combat_cards.iter().map(|card| Known::of(&Choice::CombatCard { card: *card }));
    let events = EventId::of(player.faction).map(|event| Known::of(&Choice::Event { event }));
    let retreats = s.board.all_areas().map(|area| Known::of(&Choice::Area { area }));
    [placing, first(&Ahead::Reveal, reveals)]
        .into_iter()
        .chain(fates)
        .chain(upgrades)
        .chain([
            many(&Ahead::FactionAbility, []),
            first(&Ahead::Wealth, assets).usually(Usual::taste()),
            first(&Ahead::SufferStrike, []).with_stakes().usually(default()),
            many(&Ahead::Trim, []).usually(default()),
            first(&Ahead::CombatCard, cards),
            many(&Ahead::OwnCard, []),
            many(&Ahead::EnemyCard, []).with_stakes().usually(default().unless_at_stake()),
            many(&Ahead::Reinforce, []).with_stakes().usually(Usual::most()),
            first(&Ahead::Suffer, []).with_stakes().usually(default().unless_at_stake()),
            first(&Ahead::Retreat, retreats).with_stakes().usually(default().unless_at_stake()),
            first(&Ahead::EventCard, events).usually(Usual::taste()),
            first(&Ahead::Storm, []).usually(default().standing_in()),
            first(&Ahead::EventAbility, [Known::of(&Choice::Nothing)]),
        ])
        .chain(WINDOWS.iter().map(|(kind, timings)| of_window(kind, timings, player.faction)))
        .collect()
}

/// Schemes that a faction could use then. Most windows are let pass: who has such a scheme in play is asked when it can be used.
fn of_window(kind: &Ahead, timings: &[Timing], faction: Faction) -> OrderForm {
    let speaks = |event: &EventId| event.as_scheme().is_some_and(|ability| ability.on.iter().any(|timing| timings.contains(timing)));
    let schemes = EventId::of(faction).filter(speaks).map(|event| Known::of(&Choice::UseScheme { event }));
    let choices: Vec<Known> = schemes.chain([Known::of(&Choice::Nothing)]).collect();
    let is_seldom = matches!(kind, Ahead::ReactPlanning | Ahead::ReactStorm);
    first(kind, choices).usually_waived(is_seldom)
}
