//! A position described by hand, for scenarios. What is not said is empty: no units, no storms; the tiles are those of the introductory board for as many,
//! tokens that are not named are not laid, and event decks lie in the order of their cards.

use crate::board::edges::Storm;
use crate::board::{Figures, Order};
use crate::cards::combat::CombatCardId;
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
use crate::flow::Step;
use crate::position::twin;
use crate::prelude::*;
use crate::rounds::{operations, refresh, round};
use crate::setup::{self, Options};
use schemars::JsonSchema;
use sternpost_core::{Chance, Described, Eyes, FromGiven, Pile, Secret};
use sternpost_kit::given::take;

/// A position described by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Given {
    /// What the host has decided.
    #[serde(default)]
    options: Options,
    /// What begins.
    begin: Begin,
    /// The round.
    #[serde(default = "one")]
    round: u32,
    /// Who has the first player token.
    #[serde(default = "first_seat")]
    first: Seat,
    /// The players.
    players: Vec<GivenPlayer>,
    /// Tiles by rows from the north, each with its quarter turns clockwise; without them the introductory board for as many.
    #[serde(default)]
    tiles: Vec<Vec<(SystemId, u8)>>,
    /// What stands in areas.
    #[serde(default)]
    areas: BTreeMap<AreaId, GivenArea>,
    /// Order tokens, the bottom first.
    #[serde(default)]
    stacks: BTreeMap<SystemId, Vec<(Faction, OrderKind)>>,
    /// Storms.
    #[serde(default)]
    storms: Vec<GivenStorm>,
}

/// What begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Begin {
    /// The planning phase.
    Planning,
    /// The operations phase.
    Operations,
    /// The refresh phase.
    Refresh,
    /// Events and storms.
    Events,
    /// The end of the round.
    RoundEnds,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct GivenPlayer {
    /// The faction.
    faction: Faction,
    /// The dial.
    #[serde(default)]
    materiel: u32,
    /// Asset tokens.
    #[serde(default)]
    assets: BTreeMap<Asset, u32>,
    /// Order tokens that were resolved.
    #[serde(default)]
    resolved: Vec<OrderKind>,
    /// Order tokens on the event deck.
    #[serde(default)]
    on_event_deck: Vec<OrderKind>,
    /// The first cards of the event deck.
    #[serde(default)]
    events: Vec<EventId>,
    /// Schemes in the play area.
    #[serde(default)]
    schemes: Vec<EventId>,
    /// Own objective tokens collected.
    #[serde(default)]
    collected: u32,
    /// The cards of the combat deck, each there twice; without them those of the beginning.
    #[serde(default)]
    combat_cards: BTreeSet<CombatCardId>,
    /// Order upgrades that were bought.
    #[serde(default)]
    upgrades: Vec<OrderUpgradeId>,
    /// The first cards of the combat deck.
    #[serde(default)]
    deck: Vec<CombatCardId>,
}

/// What stands in an area.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct GivenArea {
    /// Units that stand.
    units: BTreeMap<UnitId, u32>,
    /// Units that are routed.
    routed: BTreeMap<UnitId, u32>,
    /// Structures and whose they are.
    structures: Vec<(Faction, Structure)>,
    /// Whose objective tokens lie there.
    objectives: Vec<Faction>,
}

/// A storm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct GivenStorm {
    /// Where it lies.
    edge: Edge,
    /// Whether it was moved in this phase.
    #[serde(default)]
    moved: bool,
}

const fn one() -> u32 {
    1
}
const fn first_seat() -> Seat {
    Seat(0)
}

/// The phase and its steps to the end of the round.
fn steps_from(begin: Begin, s: &State) -> (Phase, Vec<Step>) {
    let from = |first: Step| round::steps(s).into_iter().skip_while(move |step| *step != first).collect();
    match begin {
        Begin::Planning => (Phase::Planning, round::steps(s)),
        Begin::Operations => (Phase::Operations, from(operations::Step::Begins.into())),
        Begin::Refresh => (Phase::Refresh, from(refresh::Step::Begins.into())),
        Begin::Events => (Phase::Refresh, from(refresh::Step::Events.into())),
        Begin::RoundEnds => (Phase::Refresh, from(round::Step::Ends.into())),
    }
}

impl Described for ForbiddenStars {
    type Given = Given;

    fn given(given: &Given) -> FromGiven<Self> {
        let mut wrong = vec![];
        let factions: BySeat<Faction> = given.players.iter().map(|player| player.faction).collect();
        let distinct: BTreeSet<Faction> = given.players.iter().map(|player| player.faction).collect();
        if !(2..=4).contains(&given.players.len()) || distinct.len() != given.players.len() || given.first.0 >= factions.len() {
            return Err(vec!["two to four different factions play".to_owned()]);
        }
        let mut s = setup::bare(given.options, given.first, &factions);
        s.round = given.round;
        tiles(&given.tiles, &mut s, &mut wrong);
        for (area, held) in &given.areas {
            lay_out(*area, held, &mut s, &mut wrong);
        }
        for storm in &given.storms {
            s.board.storms.push(Storm { edge: storm.edge, has_moved: storm.moved });
        }
        for seat in s.players.seats() {
            player(seat, &given.players[usize::from(seat.0)], &mut s, &mut wrong);
        }
        stacks(&given.stacks, &mut s, &mut wrong);
        let (phase, steps) = steps_from(given.begin, &s);
        s.phase = phase;
        if wrong.is_empty() { Ok((s, steps)) } else { Err(wrong) }
    }

    fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        twin::twin(s, eyes, chance)
    }

    fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
        twin::deal_anew(s, chance);
    }
}

fn tiles(rows: &[Vec<(SystemId, u8)>], s: &mut State, wrong: &mut Vec<String>) {
    if rows.is_empty() {
        return setup::lay_introductory_tiles(s);
    }
    let mut numbers = BTreeSet::new();
    for (row, tiles) in (0..).zip(rows) {
        for (column, (system, turn)) in (0..).zip(tiles) {
            if !numbers.insert(system.tile()) {
                wrong.push(format!("tile {} lies twice", system.tile()));
            }
            s.board.lay(*system, (column, row), *turn % 4);
        }
    }
}

fn lay_out(area: AreaId, held: &GivenArea, s: &mut State, wrong: &mut Vec<String>) {
    let units: BTreeSet<UnitId> = held.units.keys().chain(held.routed.keys()).copied().collect();
    for unit in units {
        let figures = Figures { fresh: held.units.get(&unit).copied().unwrap_or(0), routed: held.routed.get(&unit).copied().unwrap_or(0) };
        s.board.held_mut(area).units.insert(unit, figures);
    }
    for (faction, structure) in &held.structures {
        match s.seat_of(*faction) {
            Some(seat) => s.board.build(*structure, seat, area),
            None => wrong.push(format!("nobody plays {faction}")),
        }
    }
    for faction in &held.objectives {
        match s.seat_of(*faction) {
            Some(seat) => s.board.held_mut(area).objectives.push(seat),
            None => wrong.push(format!("nobody plays {faction}")),
        }
    }
}

fn player(seat: Seat, given: &GivenPlayer, s: &mut State, wrong: &mut Vec<String>) {
    let mut orders = setup::all_orders();
    for kinds in [&given.resolved, &given.on_event_deck] {
        take(&mut orders, kinds, |kind| format!("seat {seat} has no {kind} left"), wrong);
    }
    let mut events: Vec<EventId> = EventId::of(given.faction).collect();
    for cards in [&given.events, &given.schemes] {
        take(&mut events, cards, |event| format!("the event deck of seat {seat} has no {event}"), wrong);
    }
    if given.schemes.iter().any(|event| event.as_scheme().is_none()) {
        wrong.push(format!("seat {seat} has tactics in its play area"));
    }
    let cards = if given.combat_cards.is_empty() { CombatCardId::starting(given.faction).collect() } else { given.combat_cards.clone() };
    let mut deck: Vec<CombatCardId> = cards.iter().flat_map(|card| [*card, *card]).collect();
    take(&mut deck, &given.deck, |card| format!("the combat deck of seat {seat} has no {card} left"), wrong);
    if cards.iter().any(|card| card.card().faction != given.faction)
        || given.upgrades.iter().any(|upgrade| upgrade.faction() != given.faction)
    {
        wrong.push(format!("seat {seat} has cards of others"));
    }
    let player = &mut s.players[seat];
    player.combat_cards = cards;
    player.upgrades = given.upgrades.iter().map(|upgrade| (*upgrade, false)).collect();
    player.deck = Pile::of_nobody(given.deck.iter().copied().chain(deck).collect());
    (player.materiel, player.collected) = (given.materiel, given.collected);
    player.assets.clone_from(&given.assets);
    player.unlaid = Pile::of(seat, orders);
    player.resolved.clone_from(&given.resolved);
    player.on_event_deck.clone_from(&given.on_event_deck);
    player.schemes.clone_from(&given.schemes);
    player.events = Pile::of_nobody(given.events.iter().copied().chain(events).collect());
}

fn stacks(given: &BTreeMap<SystemId, Vec<(Faction, OrderKind)>>, s: &mut State, wrong: &mut Vec<String>) {
    for (system, orders) in given {
        for (faction, kind) in orders {
            let Some(seat) = s.seat_of(*faction) else {
                wrong.push(format!("nobody plays {faction}"));
                continue;
            };
            if s.players[seat].unlaid.take(kind).is_none() {
                wrong.push(format!("seat {seat} has no {kind} left"));
            }
            s.board.stacks.entry(*system).or_default().push(Order { seat, kind: Secret::of(seat, *kind) });
        }
        if !s.board.tiles.contains_key(system) {
            wrong.push(format!("{system} does not lie"));
        }
    }
}
