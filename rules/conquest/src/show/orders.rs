//! What can be answered ahead: shields, reactions, actions in windows, rewards, battle abilities, retreats.

use crate::cards::written;
use crate::combat::{battle, winning};
use crate::effects::shields;
use crate::flow::Step;
use crate::phases::{combat, command, deploy};
use crate::position::printed::cost_of;
use crate::position::underway::PacketId;
use crate::prelude::*;
use crate::setup;
use sternpost_core::{Kind, Known, Need, OrderForm, Ordered, Reacts as _, Rules as _, Shape, Usual};

messages! {
    "order";
    /// Kinds of questions that can be answered ahead.
    pub enum OrderKind {
        Mulligan,
        NothingLeft,
        Deploy,
        WhereTo { title: Title },
        Reduce,
        ReactWith { face: CardName },
        CancelEvent,
        CancelShield,
        AnswerDamage,
        FinishOff,
        OnDestroyed,
        CommitAgain,
        LoseIcons,
        AnyReaction,
        ActCommand,
        ActCombatBegins,
        ActBeforeMine,
        ActBeforeTheirs,
        ActRoundOver,
        ActBattlesOver,
        ActHeadquarters,
        AnyAction,
        ShieldWarlord { shields: u32 },
        ShieldDear { shields: u32 },
        ShieldSaves { shields: u32 },
        ShieldInVain,
        ShieldScratch,
        AnyShield,
        RewardsOf { planet: PlanetId },
        Rewards,
        Bury,
        BattleAbility { planet: PlanetId },
        AnyBattleAbility,
        Mobile,
        Retreat,
    }
}

messages! {
    "order-heading";
    /// What kinds of questions are about: players look for them under it.
    pub enum Heading {
        Deploy,
        Command,
        Battle,
        Shields,
        Reactions,
        Actions,
    }
}

/// What a kind is about.
const fn heading(kind: &OrderKind) -> Heading {
    match kind {
        OrderKind::Mulligan | OrderKind::NothingLeft | OrderKind::Deploy | OrderKind::WhereTo { .. } | OrderKind::Reduce => Heading::Deploy,
        OrderKind::RewardsOf { .. } | OrderKind::Rewards => Heading::Command,
        OrderKind::BattleAbility { .. } | OrderKind::AnyBattleAbility | OrderKind::Mobile | OrderKind::Retreat => Heading::Battle,
        OrderKind::ShieldWarlord { .. }
        | OrderKind::ShieldDear { .. }
        | OrderKind::ShieldSaves { .. }
        | OrderKind::ShieldInVain
        | OrderKind::ShieldScratch
        | OrderKind::AnyShield => Heading::Shields,
        OrderKind::ReactWith { .. }
        | OrderKind::CancelEvent
        | OrderKind::CancelShield
        | OrderKind::AnswerDamage
        | OrderKind::FinishOff
        | OrderKind::OnDestroyed
        | OrderKind::CommitAgain
        | OrderKind::LoseIcons
        | OrderKind::Bury
        | OrderKind::AnyReaction => Heading::Reactions,
        OrderKind::ActCommand
        | OrderKind::ActCombatBegins
        | OrderKind::ActBeforeMine
        | OrderKind::ActBeforeTheirs
        | OrderKind::ActRoundOver
        | OrderKind::ActBattlesOver
        | OrderKind::ActHeadquarters
        | OrderKind::AnyAction => Heading::Actions,
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

/// Reactions that only give something: they are usually used.
const GIVING: [Title; 7] = [
    Title::CaptainCatoSicarius,
    Title::PackmasterKith,
    Title::OmegaZeroCommand,
    Title::CadianMortarSquad,
    Title::XavaesSplitTongue,
    Title::KithsKhymeramasters,
    Title::ExperimentalDevilfish,
];

/// The most shields a card shows.
const MOST_SHIELDS: u8 = 3;

/// A kind under its heading.
fn first(kind: &OrderKind, choices: impl IntoIterator<Item = Known>) -> OrderForm {
    OrderForm::first(kind, choices).under(&heading(kind))
}

/// Kinds of one heading follow each other.
fn forms(s: &State, seat: Seat) -> Vec<OrderForm> {
    let list = s.players[seat].list.for_the_rules();
    let listed: Vec<Title> = Title::ALL.iter().copied().filter(|title| list.copies(*title) > 0).collect();
    deploy_forms(s, &listed)
        .chain(rewards())
        .chain(battle_forms())
        .chain(shield_forms(&listed))
        .chain(reaction_forms(s, seat, &listed))
        .chain(action_forms())
        .collect()
}

fn deploy_forms(s: &State, listed: &[Title]) -> impl Iterator<Item = OrderForm> {
    let mulligan = [Choice::Keep, Choice::Mulligan].map(|choice| Known::of(&choice));
    let deployed = listed.iter().filter(|title| title.card().card_type != CardType::Event);
    let deployed = deployed.map(|title| Known::of(&Choice::Deploy { title: *title })).chain([Known::of(&Choice::Pass)]);
    let reduce = OrderForm::many(&OrderKind::Reduce, []).under(&heading(&OrderKind::Reduce));
    // Where planets lie that are face down is not known yet.
    let planets = s.face_up().filter_map(|slot| Some(Known::of(&Choice::Planet { slot, planet: s.planet_at(slot)? })));
    let planets: Vec<Known> = planets.collect();
    let armies = listed.iter().filter(|title| title.card().card_type == CardType::Army);
    let to: Vec<OrderForm> = armies.map(|title| first(&OrderKind::WhereTo { title: *title }, planets.clone())).collect();
    [
        first(&OrderKind::Mulligan, mulligan),
        first(&OrderKind::Deploy, deployed),
        first(&OrderKind::NothingLeft, [Known::of(&Choice::Pass)]).usually(Usual::default_answer()),
        reduce.usually(Usual::default_answer()),
    ]
    .into_iter()
    .chain(to)
}

fn rewards() -> impl Iterator<Item = OrderForm> {
    let rewards = [Choice::TakeBoth, Choice::TakeCards, Choice::TakeResources, Choice::Nothing].map(|choice| Known::of(&choice));
    // Who has few cards left may not want to draw.
    let takes_all = Usual::in_order_of(&rewards).while_having([Need::at_least("deck", 9)]);
    let of = |planet: &PlanetId| first(&OrderKind::RewardsOf { planet: *planet }, rewards.clone());
    let of_planets: Vec<OrderForm> = PlanetId::ALL.iter().map(of).collect();
    of_planets.into_iter().chain([first(&OrderKind::Rewards, rewards).usually(takes_all)])
}

fn battle_forms() -> impl Iterator<Item = OrderForm> {
    let battle_ability = |planet: &PlanetId| {
        let choices = [Choice::BattleAbility { planet: *planet }, Choice::Pass].map(|choice| Known::of(&choice));
        first(&OrderKind::BattleAbility { planet: *planet }, choices)
    };
    let retreat = OrderForm::many(&OrderKind::Retreat, []).under(&heading(&OrderKind::Retreat));
    let rest = [
        first(&OrderKind::AnyBattleAbility, [Known::of(&Choice::Pass)]),
        first(&OrderKind::Mobile, [Known::of(&Choice::Stay)]).usually(Usual::default_answer()),
        retreat.usually(Usual::default_answer()),
    ];
    PlanetId::ALL.iter().map(battle_ability).chain(rest)
}

/// Shields that save are chosen among those that are enough, the smallest first.
fn shield_forms(listed: &[Title]) -> impl Iterator<Item = OrderForm> {
    let of = |least: u8| {
        let mut titles: Vec<Title> = listed.iter().copied().filter(|title| title.card().shields >= least.max(1)).collect();
        titles.sort_by_key(|title| (title.card().shields, *title));
        titles.into_iter().map(|title| Known::of(&Choice::Shield { title })).chain([Known::of(&Choice::NoShield)]).collect::<Vec<Known>>()
    };
    let of: [Vec<Known>; MOST_SHIELDS as usize] = [1, 2, 3].map(of);
    let any = of[0].clone();
    let saving = of.into_iter().zip(1..).flat_map(|(choices, shields)| {
        let saves = |kind: OrderKind| first(&kind, choices.clone()).with_stakes();
        let dear = [OrderKind::ShieldWarlord { shields }, OrderKind::ShieldDear { shields }];
        let usual = dear.map(|kind| saves(kind).usually(Usual::in_order_of(&choices)));
        usual.into_iter().chain([saves(OrderKind::ShieldSaves { shields })]).collect::<Vec<OrderForm>>()
    });
    let in_vain = [OrderKind::ShieldInVain, OrderKind::ShieldScratch];
    let in_vain = in_vain.map(|kind| first(&kind, any.clone()).with_stakes().usually(Usual::default_answer()));
    saving.chain(in_vain).chain([first(&OrderKind::AnyShield, any.clone()).with_stakes()]).collect::<Vec<_>>().into_iter()
}

fn reaction_forms(s: &State, seat: Seat, listed: &[Title]) -> impl Iterator<Item = OrderForm> {
    let own = listed.iter().copied().chain([s.players[seat].warlord.title()]);
    let reacts = |title: &Title| written(CardName::Title(*title)).is_some_and(|card| card.abilities.iter().any(is_reaction));
    let reaction = |title: Title| {
        let face = CardName::Title(title);
        let choices: Vec<Known> = uses_of(title).iter().chain([&Choice::Pass]).map(Known::of).collect();
        let usual = GIVING.contains(&title).then(|| Usual::in_order_of(&choices));
        first(&OrderKind::ReactWith { face }, choices).usually(usual)
    };
    let own: Vec<Title> = own.filter(reacts).collect();
    // At one moment: the cards that act then, or none.
    let at = |(kind, timings): &(OrderKind, &[Timing])| {
        let acts = |title: &&Title| {
            let card = written(CardName::Title(**title));
            card.is_some_and(|card| card.abilities.iter().any(|ability| ability.on.iter().any(|timing| timings.contains(timing))))
        };
        let uses: Vec<Choice> = own.iter().filter(acts).flat_map(|title| uses_of(*title)).collect();
        first(kind, uses.iter().chain([&Choice::Pass]).map(Known::of))
    };
    let moments: Vec<OrderForm> = MOMENTS.iter().map(at).collect();
    let bury = OrderForm::many(&OrderKind::Bury, []).under(&heading(&OrderKind::Bury)).usually(Usual::default_answer());
    let any = first(&OrderKind::AnyReaction, [Known::of(&Choice::Pass)]);
    own.iter().map(|title| reaction(*title)).chain(moments).chain([bury, any]).collect::<Vec<_>>().into_iter()
}

/// What windows for reactions are about, where more than one card may answer them.
const MOMENTS: [(OrderKind, &[Timing]); 7] = [
    (OrderKind::CancelEvent, &[Timing::EventPlayed, Timing::Targeted]),
    (OrderKind::CancelShield, &[Timing::ShieldUsed]),
    (OrderKind::AnswerDamage, &[Timing::Assigning, Timing::Assigned]),
    (OrderKind::FinishOff, &[Timing::Damaged]),
    (OrderKind::OnDestroyed, &[Timing::Leaving, Timing::Left]),
    (OrderKind::CommitAgain, &[Timing::Committed]),
    (OrderKind::LoseIcons, &[Timing::StruggleBegins]),
];

/// How a card of a list acts: from the hand, or from play, where several may lie.
fn uses_of(title: Title) -> Vec<Choice> {
    let face = CardName::Title(title);
    let from_hand = written(face).is_some_and(|card| card.from_hand);
    if from_hand { vec![Choice::Play { title }] } else { (1..=MOST_ALIKE).map(|number| Choice::Use { face, number }).collect() }
}

/// So many cards of one title that act are named ahead.
const MOST_ALIKE: u16 = 4;

/// Actions are usually passed, but for those before a turn of one's own, which are one visit with it.
fn action_forms() -> impl Iterator<Item = OrderForm> {
    let usually_passed = [
        OrderKind::ActCommand,
        OrderKind::ActCombatBegins,
        OrderKind::ActBeforeTheirs,
        OrderKind::ActRoundOver,
        OrderKind::ActBattlesOver,
        OrderKind::ActHeadquarters,
    ];
    let seldom = |kind: &OrderKind| matches!(kind, OrderKind::ActCommand | OrderKind::ActRoundOver | OrderKind::ActHeadquarters);
    let action = |kind: &OrderKind| first(kind, [Known::of(&Choice::Pass)]);
    let passed = usually_passed.map(|kind| action(&kind).usually(Usual::default_answer()).usually_waived(seldom(&kind)));
    passed.into_iter().chain([OrderKind::ActBeforeMine, OrderKind::AnyAction].map(|kind| action(&kind)))
}

/// Whether an ability is no action.
fn is_reaction(ability: &Ability) -> bool {
    ability.on.iter().any(|timing| !Timing::ANY_ACTION.contains(timing))
}

/// A warlord, or a unit of cost 4 or more.
fn is_dear(s: &State, unit: CardId) -> bool {
    is_worth(s, unit, 4)
}

/// A warlord, or a unit of so high a cost.
fn is_worth(s: &State, unit: CardId, cost: u32) -> bool {
    let card = s.card(unit);
    card.form == Form::Warlord || card.face.title().is_some_and(|title| cost_of(title) >= cost)
}

fn kinds(step: &Step, s: &State, seat: Seat) -> Vec<OrderKind> {
    if let Step::Window(window) = step {
        return of_window(&window.occasion, s, seat);
    }
    if let Step::Shields(shields::Step::Ask(packet, unit)) = step {
        return vec![of_shield(s, seat, *packet, *unit), OrderKind::AnyShield];
    }
    if let Step::Winning(winning::Step::BattleAbility(_, slot)) = step {
        let special = s.planet_at(*slot).map(|planet| OrderKind::BattleAbility { planet });
        return special.into_iter().chain([OrderKind::AnyBattleAbility]).collect();
    }
    if let Step::Deploy(deploy::Step::Turn(_)) = step {
        let is_idle = deploy::has_nothing_left(s, seat);
        return if is_idle { vec![OrderKind::NothingLeft, OrderKind::Deploy] } else { vec![OrderKind::Deploy] };
    }
    if let Step::Deploy(deploy::Step::Where) = step {
        return s.underway.deploying.last().map(|deploying| OrderKind::WhereTo { title: deploying.title }).into_iter().collect();
    }
    if let Step::Command(command::Step::Rewards(_, slot)) = step {
        let special = s.planet_at(*slot).map(|planet| OrderKind::RewardsOf { planet });
        return special.into_iter().chain([OrderKind::Rewards]).collect();
    }
    let known = [
        (matches!(step, Step::Deploy(deploy::Step::Reduce)), OrderKind::Reduce),
        (asks_to_bury(step, s), OrderKind::Bury),
        (matches!(step, Step::Combat(combat::Step::MobileUnit(_))), OrderKind::Mobile),
        (matches!(step, Step::Battle(battle::Step::Retreat(_))), OrderKind::Retreat),
        (matches!(step, Step::Setup(setup::Step::Mulligan)), OrderKind::Mulligan),
    ];
    known.into_iter().filter(|(is, _)| *is).map(|(_, kind)| kind).collect()
}

/// Whether a card asks in which order others go under a deck: the one question of cards that is arranged.
fn asks_to_bury(step: &Step, s: &State) -> bool {
    let Step::Cards(_) = step else { return false };
    Conquest::asks(step, s).values().any(|question| matches!(question.shape, Shape::Arrange))
}

fn of_window(occasion: &Occasion, s: &State, seat: Seat) -> Vec<OrderKind> {
    if !Timing::ANY_ACTION.contains(&occasion.timing()) {
        let open = Conquest::abilities(s, occasion, seat).into_iter().filter_map(|usable| {
            let face = usable.ability.face()?;
            Some(OrderKind::ReactWith { face })
        });
        let moment = MOMENTS.into_iter().find(|(_, timings)| timings.contains(&occasion.timing())).map(|(kind, _)| kind);
        return open.chain(moment).chain([OrderKind::AnyReaction]).collect();
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
fn of_shield(s: &State, seat: Seat, packet: PacketId, unit: CardId) -> OrderKind {
    let (assigned, left) = (s.assigned(packet, unit), s.cards.get(&unit).map_or(0, |_| s.remaining_hit_points(unit)));
    if assigned < left {
        return OrderKind::ShieldScratch;
    }
    // So many shields are enough.
    let shields = assigned - left + 1;
    let best = s.players[seat].hand.for_the_rules().iter().map(|title| u32::from(title.card().shields)).max().unwrap_or(0);
    if best < shields || left == 0 {
        return OrderKind::ShieldInVain;
    }
    match s.cards.get(&unit) {
        Some(card) if card.form == Form::Warlord => OrderKind::ShieldWarlord { shields },
        Some(_) if is_worth(s, unit, 3) => OrderKind::ShieldDear { shields },
        Some(_) | None => OrderKind::ShieldSaves { shields },
    }
}
