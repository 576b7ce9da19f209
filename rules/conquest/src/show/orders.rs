//! What can be answered ahead: shields, reactions, actions in windows, rewards, battle abilities, retreats.

use crate::cards::{AbilityId, written};
use crate::combat::{battle, winning};
use crate::effects::shields;
use crate::flow::Step;
use crate::phases::command;
use crate::position::printed::cost_of;
use crate::prelude::*;
use crate::setup;
use sternpost_core::{Kind, Known, Need, OrderForm, Ordered, Reacts as _, Usual};

messages! {
    "order";
    /// Kinds of questions that can be answered ahead.
    pub enum OrderKind {
        Mulligan,
        ReactWith { face: CardName },
        AnyReaction,
        ActCommand,
        ActCombatBegins,
        ActBeforeMine,
        ActBeforeTheirs,
        ActRoundOver,
        ActBattlesOver,
        ActHeadquarters,
        AnyAction,
        ShieldWarlord,
        ShieldSaves,
        ShieldInVain,
        ShieldScratch,
        AnyShield,
        Rewards,
        BattleAbility { planet: PlanetId },
        AnyBattleAbility,
        Retreat,
    }
}

impl Ordered for Conquest {
    fn kinds(step: &Step, s: &State, seat: Seat) -> Vec<Kind> {
        kinds(step, s, seat).iter().map(Kind::of).collect()
    }

    fn order_forms(s: &State, seat: Seat) -> Vec<OrderForm> {
        forms(s, seat)
    }

    fn is_at_stake(step: &Step, s: &State, seat: Seat) -> bool {
        let shielded = if let Step::Shields(shields::Step::Ask(_, unit)) = step { s.cards.get(unit).map(|_| *unit) } else { None };
        shielded.is_some_and(|unit| s.card(unit).controller == seat && is_dear(s, unit))
    }
}

/// Actions are usually passed, but for those before a turn of one's own, which are one visit with it.
const ACTIONS: [OrderKind; 8] = [
    OrderKind::ActCommand,
    OrderKind::ActCombatBegins,
    OrderKind::ActBeforeMine,
    OrderKind::ActBeforeTheirs,
    OrderKind::ActRoundOver,
    OrderKind::ActBattlesOver,
    OrderKind::ActHeadquarters,
    OrderKind::AnyAction,
];

fn forms(s: &State, seat: Seat) -> Vec<OrderForm> {
    let list = s.players[seat].list.for_the_rules();
    let listed = || Title::ALL.iter().copied().filter(|title| list.copies(*title) > 0);
    let is_passed = |kind: &OrderKind| !matches!(kind, OrderKind::ActBeforeMine | OrderKind::ActBeforeTheirs | OrderKind::AnyAction);
    let action = |kind: OrderKind| {
        let form = OrderForm::first(&kind, [Known::of(&Choice::Pass)]);
        if is_passed(&kind) { form.usually(Usual::default_answer()) } else { form }
    };
    let shields = listed().filter(|title| title.card().shields > 0).map(|title| Known::of(&Choice::Shield { title }));
    let shields: Vec<Known> = shields.chain([Known::of(&Choice::NoShield)]).collect();
    let shield = |kind: OrderKind| OrderForm::first(&kind, shields.clone()).with_stakes();
    let in_vain = |kind: OrderKind| shield(kind).usually(Usual::default_answer());
    let own = listed().chain([s.players[seat].warlord.title()]).map(CardName::Title);
    let reacts = |face: &CardName| written(*face).is_some_and(|card| !card.from_hand && card.abilities.iter().any(is_reaction));
    let reaction = |face: CardName| {
        let choices = [Choice::Use { face, number: 1 }, Choice::Pass].map(|choice| Known::of(&choice));
        OrderForm::first(&OrderKind::ReactWith { face }, choices)
    };
    let rewards = [Choice::TakeBoth, Choice::TakeCards, Choice::TakeResources, Choice::Nothing].map(|choice| Known::of(&choice));
    // Who has few cards left may not want to draw.
    let takes_all = Usual::in_order_of(&rewards).while_having([Need::at_least("deck", 9)]);
    let battle_ability = |planet: &PlanetId| {
        let choices = [Choice::BattleAbility { planet: *planet }, Choice::Pass].map(|choice| Known::of(&choice));
        OrderForm::first(&OrderKind::BattleAbility { planet: *planet }, choices)
    };
    let mulligan = [Choice::Keep, Choice::Mulligan].map(|choice| Known::of(&choice));
    let pass = |kind: OrderKind| OrderForm::first(&kind, [Known::of(&Choice::Pass)]);
    ACTIONS
        .into_iter()
        .map(action)
        .chain([pass(OrderKind::AnyReaction)])
        .chain(own.filter(reacts).map(reaction))
        .chain([shield(OrderKind::ShieldWarlord), shield(OrderKind::ShieldSaves)])
        .chain([in_vain(OrderKind::ShieldInVain), in_vain(OrderKind::ShieldScratch), shield(OrderKind::AnyShield)])
        .chain([OrderForm::first(&OrderKind::Rewards, rewards).usually(takes_all), OrderForm::first(&OrderKind::Mulligan, mulligan)])
        .chain(PlanetId::ALL.iter().map(battle_ability))
        .chain([pass(OrderKind::AnyBattleAbility), OrderForm::many(&OrderKind::Retreat, []).usually(Usual::default_answer())])
        .collect()
}

/// Whether an ability is no action.
fn is_reaction(ability: &Ability) -> bool {
    ability.on.iter().any(|timing| !Timing::ANY_ACTION.contains(timing))
}

/// A warlord, or a unit of cost 4 or more.
fn is_dear(s: &State, unit: CardId) -> bool {
    let card = s.card(unit);
    card.form == Form::Warlord || card.face.title().is_some_and(|title| cost_of(title) >= 4)
}

fn kinds(step: &Step, s: &State, seat: Seat) -> Vec<OrderKind> {
    if let Step::Window(window) = step {
        return of_window(&window.occasion, s, seat);
    }
    if let Step::Shields(shields::Step::Ask(packet, unit)) = step {
        let (assigned, left) = (s.assigned(*packet, *unit), s.cards.get(unit).map_or(0, |_| s.remaining_hit_points(*unit)));
        return vec![of_shield(s, seat, *unit, assigned, left), OrderKind::AnyShield];
    }
    if let Step::Winning(winning::Step::BattleAbility(_, slot)) = step {
        return s
            .planet_at(*slot)
            .map(|planet| OrderKind::BattleAbility { planet })
            .into_iter()
            .chain([OrderKind::AnyBattleAbility])
            .collect();
    }
    if matches!(step, Step::Command(command::Step::Rewards(..))) {
        return vec![OrderKind::Rewards];
    }
    if matches!(step, Step::Battle(battle::Step::Retreat(_))) {
        return vec![OrderKind::Retreat];
    }
    if matches!(step, Step::Setup(setup::Step::Mulligan)) { vec![OrderKind::Mulligan] } else { vec![] }
}

fn of_window(occasion: &Occasion, s: &State, seat: Seat) -> Vec<OrderKind> {
    if !Timing::ANY_ACTION.contains(&occasion.timing()) {
        let open = Conquest::abilities(s, occasion, seat).into_iter().filter_map(|usable| {
            if let AbilityId::Card(named) = usable.ability { Some(OrderKind::ReactWith { face: named.face }) } else { None }
        });
        return open.chain([OrderKind::AnyReaction]).collect();
    }
    if let Occasion::BeforeTurn { seat: whose, .. } = occasion {
        let kind = if *whose == seat { OrderKind::ActBeforeMine } else { OrderKind::ActBeforeTheirs };
        return vec![kind, OrderKind::AnyAction];
    }
    let windows = [
        (Timing::CommandActions, OrderKind::ActCommand),
        (Timing::CombatBegan, OrderKind::ActCombatBegins),
        (Timing::RoundOver, OrderKind::ActRoundOver),
        (Timing::BattlesOver, OrderKind::ActBattlesOver),
        (Timing::HeadquartersActions, OrderKind::ActHeadquarters),
    ];
    let kind = windows.into_iter().find(|(timing, _)| *timing == occasion.timing()).map(|(_, kind)| kind);
    kind.into_iter().chain([OrderKind::AnyAction]).collect()
}

/// What a shield could do, of what the seat holds.
fn of_shield(s: &State, seat: Seat, unit: CardId, assigned: u32, left: u32) -> OrderKind {
    if assigned < left {
        return OrderKind::ShieldScratch;
    }
    let best = s.players[seat].hand.for_the_rules().iter().map(|title| u32::from(title.card().shields)).max().unwrap_or(0);
    if assigned.saturating_sub(best) >= left {
        return OrderKind::ShieldInVain;
    }
    if s.cards.get(&unit).is_some_and(|card| card.form == Form::Warlord) { OrderKind::ShieldWarlord } else { OrderKind::ShieldSaves }
}
