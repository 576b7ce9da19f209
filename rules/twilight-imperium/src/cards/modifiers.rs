//! What components in play change for good (LRR 1.3, 27.1, 54, 80, 85): each says so in its own file, chapters ask here and name
//! none. A question goes through the few components that have something to say about it, not through what lies on the table.

use crate::board::adjacency::{adjacent, wormholes};
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::technologies;
use crate::components::{
    AgendaId, Anomaly, Colour, FactionAbilityId, FactionId, NoteKind, PlanetId, StrategyCardId, SystemId, TechnologyId, Trait, UnitType,
    Wormhole,
};
use crate::flow::T;
use crate::phases::voting;
use crate::position::state::State;
use crate::tactical::routes::anomaly;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use sternpost_core::Seat;

/// What a technology or a sheet says.
pub struct Texts {
    /// What it can do at occasions.
    pub abilities: &'static [Ability],
    /// What it changes for good.
    pub lasting: &'static [Passive],
}

impl Texts {
    /// It acts.
    pub const fn acting(abilities: &'static [Ability]) -> Self {
        Self { abilities, lasting: &[] }
    }

    /// It changes something for good.
    pub const fn lasting(lasting: &'static [Passive]) -> Self {
        Self { abilities: &[], lasting }
    }

    /// And it changes something for good.
    pub const fn and(mut self, lasting: &'static [Passive]) -> Self {
        self.lasting = lasting;
        self
    }
}

/// What takes the place of research.
#[derive(Clone, Copy)]
pub struct InsteadOfResearch {
    /// Whether it would do anything once so many command tokens of the sheet are paid.
    pub is_worth_it: fn(&State, Seat, u32) -> bool,
    /// What it does.
    pub act: fn(Seat, &mut T<'_>),
}

macro_rules! passives {
    ($($(#[$meta:meta])* $name:ident $(($value:ty))? => $hook:ident),* $(,)?) => {
        /// Something a component changes as long as it is in play: for its owner, a law for everybody or at its planet.
        pub enum Passive { $($(#[$meta])* $name $(($value))?),* }
        $(passives!(@ $name $(($value))? $hook);)*
    };
    (@ $name:ident ($value:ty) $hook:ident) => {
        static $hook: Declared<$value> =
            LazyLock::new(|| declaring(|passive| if let Passive::$name(value) = passive { Some(*value) } else { None }));
    };
    (@ $name:ident $hook:ident) => {
        static $hook: Declared<()> = LazyLock::new(|| declaring(|passive| matches!(passive, Passive::$name).then_some(())));
    };
}

passives! {
    /// So many action cards more are drawn in the status phase (LRR 73.3).
    DrawsActionCards(u32) => DRAWS_ACTION_CARDS,
    /// The most action cards in a hand (LRR 3.4).
    HandLimit(u32) => HAND_LIMIT,
    /// Nothing limits the hand.
    HandIsUnlimited => HAND_IS_UNLIMITED,
    /// Added to every combat roll (LRR 54).
    CombatRolls(i32) => COMBAT_ROLLS,
    /// Its owner never votes (LRR 2.16).
    NeverVotes => NEVER_VOTES,
    /// Everybody has one vote, and planets none.
    OneVoteEach => ONE_VOTE_EACH,
    /// Ships may enter this anomaly.
    EntersAnomaly(Anomaly) => ENTERS_ANOMALY,
    /// Other players' ships do not stop own ships (LRR 15.3b).
    PassesShips => PASSES_SHIPS,
    /// The flagship passes other players' ships (LRR 15.3b).
    FlagshipPassesShips => FLAGSHIP_PASSES_SHIPS,
    /// In an invasion beside the flagship fighters land like ground forces.
    FlagshipLandsFighters => FLAGSHIP_LANDS_FIGHTERS,
    /// Other players' SPACE CANNON dice against the owner's units count so much more or less (LRR 54).
    SpaceCannonAgainst(i32) => SPACE_CANNON_AGAINST,
    /// A unit that sustains damage cancels up to so many hits (LRR 66.6).
    SustainingCancels(u32) => SUSTAINING_CANCELS,
    /// Fighters may take the hits of the flagship, and of dreadnoughts beside it, only if no other ship is left.
    FlagshipAimsPastFighters => FLAGSHIP_AIMS_PAST_FIGHTERS,
    /// Other players do not activate systems with this anomaly in which the owner has ships.
    ForbidsActivating(Anomaly) => FORBIDS_ACTIVATING,
    /// Exhausted, and for so many resources, it lifts all prerequisites of a technology that its owner researches.
    LiftsPrerequisites(u32) => LIFTS_PREREQUISITES,
    /// A trade good that is spent counts as so many resources or influence.
    TradeGoodsCountAs(u32) => TRADE_GOODS_COUNT_AS,
    /// In the owner's tactical actions the system of this planet contains these wormholes for them, while they do not control it.
    OpensGate((PlanetId, &'static [Wormhole])) => OPENS_GATE,
    /// So many resources less for all that one use of PRODUCTION produces.
    ProductionDiscount(u32) => PRODUCTION_DISCOUNT,
    /// Space docks produce no ground forces (LRR 62.1d). It is part of how the faction's units work: it holds in every campaign.
    DocksProduceNoGroundForces => DOCKS_PRODUCE_NO_GROUND_FORCES,
    /// Wormholes of these kinds lead to one another.
    JoinsWormholes(&'static [Wormhole]) => JOINS_WORMHOLES,
    /// The system of the flagship contains a wormhole, and the flagship moves before or after the other ships.
    FlagshipWormhole(Wormhole) => FLAGSHIP_WORMHOLE,
    /// Transactions need no neighbours (LRR 82.1).
    DealsWithEverybody => DEALS_WITH_EVERYBODY,
    /// Action cards can be part of transactions.
    DealsInActionCards => DEALS_IN_ACTION_CARDS,
    /// Something takes the place of research.
    ReplacesResearch(InsteadOfResearch) => REPLACES_RESEARCH,
    /// A prediction of this player came true.
    Predicted(fn(Seat, &mut T<'_>)) => PREDICTED,
    /// Resolving Diplomacy is worth something even with no planet to ready.
    GainsByDiplomacy(fn(&State, Seat) -> bool) => GAINS_BY_DIPLOMACY,
    /// A law: no unit may come to its planet.
    ClosesPlanet => CLOSES_PLANET,
    /// A law: units on its planet cannot use PRODUCTION.
    StopsProduction => STOPS_PRODUCTION,
    /// A law: its planet has passed from one player to another.
    PlanetPassed(fn(Option<Seat>, Option<Seat>, &mut T<'_>)) => PLANET_PASSED,
    /// A law: a player has researched a technology.
    Researched(fn(Seat, &mut T<'_>)) => RESEARCHED,
    /// A law: the most command tokens in a fleet pool.
    FleetPoolLimit(u32) => FLEET_POOL_LIMIT,
    /// A law: planets of this trait are not bombarded.
    NoBombardment(Trait) => NO_BOMBARDMENT,
    /// A law: the limit of a structure on a planet does not hold (LRR 30.5).
    AnyNumberOnPlanet(UnitType) => ANY_NUMBER_ON_PLANET,
    /// Research by the strategy card Technology costs no resources.
    ResearchesWithoutResources => RESEARCHES_WITHOUT_RESOURCES,
    /// Added to the combat rolls of fighters.
    FighterRolls(i32) => FIGHTER_ROLLS,
    /// PRODUCTION was used: how many of which units.
    Produced(fn(&BTreeMap<UnitType, u32>, &mut T<'_>)) => PRODUCED,
    /// A law: units of this type have no SUSTAIN DAMAGE.
    NoSustainDamage(UnitType) => NO_SUSTAIN_DAMAGE,
    /// A law: once somebody owns a technology of such units, nobody needs prerequisites for one.
    OpenOnceOwned(UnitType) => OPEN_ONCE_OWNED,
    /// A law: one unit for its cost where it would be two.
    OneUnitForItsCost => ONE_UNIT_FOR_ITS_COST,
    /// So many ships more than the fleet pool allows (LRR 28).
    FleetLimit(u32) => FLEET_LIMIT,
    /// Objectives are scored without the home system (LRR 12.16).
    ScoresWithoutHome => SCORES_WITHOUT_HOME,
    /// The secondary of this card costs no command token.
    FollowsFreely(StrategyCardId) => FOLLOWS_FREELY,
    /// So many command tokens more are gained in the status phase (LRR 73.5).
    GainsTokens(u32) => GAINS_TOKENS,
    /// The custodians token costs no influence (LRR 36.2).
    RemovesCustodiansFreely => REMOVES_CUSTODIANS_FREELY,
    /// Whenever action cards are drawn, one more is, and one is discarded.
    DrawsAndDiscards => DRAWS_AND_DISCARDS,
    /// Other players' ships beside the flagship have no SUSTAIN DAMAGE.
    FlagshipStopsSustain => FLAGSHIP_STOPS_SUSTAIN,
    /// Added to the combat rolls of the other ships beside the flagship.
    FlagshipHelpsOthers(i32) => FLAGSHIP_HELPS_OTHERS,
    /// When the flagship is destroyed, so is every other ship in its system.
    FlagshipTakesAllAlong => FLAGSHIP_TAKES_ALL_ALONG,
    /// Nobody uses SPACE CANNON against ground forces that land.
    NoSpaceCannonAgainstLanding => NO_SPACE_CANNON_AGAINST_LANDING,
    /// In the owner's turns players who have passed play no action cards.
    SilencesWhoHasPassed => SILENCES_WHO_HAS_PASSED,
    /// A law or an effect: wormholes of these kinds lead to one another for everybody.
    JoinsWormholesForAll(&'static [Wormhole]) => JOINS_WORMHOLES_FOR_ALL,
    /// A law: ships do not move through wormholes of these kinds.
    ClosesWormholesToShips(&'static [Wormhole]) => CLOSES_WORMHOLES_TO_SHIPS,
    /// A law: everybody's ships may pass this anomaly.
    OpensAnomalyToAll(Anomaly) => OPENS_ANOMALY_TO_ALL,
    /// Ships may pass this anomaly, but not end in it.
    PassesAnomaly(Anomaly) => PASSES_ANOMALY,
    /// Ships that set out from home or from such a wormhole have a move more.
    MovesFurtherFrom(&'static [Wormhole]) => MOVES_FURTHER_FROM,
    /// Who follows this card resolves its primary ability.
    FollowsWithPrimary(StrategyCardId) => FOLLOWS_WITH_PRIMARY,
    /// So many dice more for each use of BOMBARDMENT and of SPACE CANNON.
    UnitAbilityDice(u32) => UNIT_ABILITY_DICE,
    /// Its owner may perform two actions in a turn.
    ActsTwice => ACTS_TWICE,
    /// Dice of the flagship that show so much bring so many hits more: the face, the hits.
    FlagshipHitsMore((u32, u32)) => FLAGSHIP_HITS_MORE,
    /// Its owner is safe from this ability.
    ProtectsFrom(FactionAbilityId) => PROTECTS_FROM,
    /// Players of this faction cannot use PRODUCTION in or beside systems, no home systems, in which the owner has units.
    StopsProductionNearby(FactionId) => STOPS_PRODUCTION_NEARBY,
    /// It stands in for a prerequisite of a technology that upgrades no unit.
    StandsInForAny => STANDS_IN_FOR_ANY,
    /// A law: exhausted, it stands in for a prerequisite of whoever controls its planet (LRR 80.14).
    StandsInFor(Colour) => STANDS_IN_FOR,
}

/// A component that lies open and can change something for good.
#[derive(Clone, Copy)]
enum Component {
    Technology(TechnologyId),
    Faction(FactionAbilityId),
    Note(NoteKind),
    Law(AgendaId),
}

/// The components that have something to say about one matter, and what.
type Declared<V> = LazyLock<Vec<(Component, V)>>;

/// Goes once through all components of the box.
fn declaring<V>(value: impl Fn(&Passive) -> Option<V>) -> Vec<(Component, V)> {
    let technologies =
        TechnologyId::ALL.iter().map(|id| (Component::Technology(*id), technologies::text(*id).map_or(&[][..], |text| text.lasting)));
    let abilities = FactionAbilityId::ALL.iter().map(|id| (Component::Faction(*id), id.text().lasting));
    let notes = NoteKind::ALL.iter().map(|id| (Component::Note(*id), id.card().lasting));
    let laws = AgendaId::ALL.iter().map(|id| (Component::Law(*id), id.card().lasting));
    let all = technologies.chain(abilities).chain(notes).chain(laws);
    all.flat_map(|(component, lasting)| lasting.iter().map(move |passive| (component, passive)))
        .filter_map(|(component, passive)| Some((component, value(passive)?)))
        .collect()
}

impl Component {
    fn is_in_play_for(self, s: &State, seat: Seat) -> bool {
        match self {
            Self::Technology(technology) => s.has_technology(seat, technology),
            Self::Faction(ability) => s.has_abilities_of(seat, ability.faction()),
            // LRR 85.4a: only while it lies open
            Self::Note(kind) => s.players[seat].play_area.iter().any(|note| note.kind == kind),
            // LRR 1.4: a law in somebody's area is theirs
            Self::Law(agenda) => s.laws.iter().any(|law| law.agenda == agenda && law.owner.is_none_or(|owner| owner == seat)),
        }
    }

    /// The planet of a law in play (LRR 10.0).
    fn planet(self, s: &State) -> Option<PlanetId> {
        match self {
            Self::Law(agenda) => s.laws.iter().find(|law| law.agenda == agenda).and_then(|law| law.planet),
            Self::Technology(_) | Self::Faction(_) | Self::Note(_) => None,
        }
    }
}

/// What components in play for a seat say.
fn of<'a, V: Copy>(hook: &'static Declared<V>, s: &'a State, seat: Seat) -> impl Iterator<Item = V> + use<'a, V> {
    hook.iter().filter(move |(component, _)| component.is_in_play_for(s, seat)).map(|(_, value)| *value)
}

/// What laws in play say to everybody.
fn of_laws<'a, V: Copy>(hook: &'static Declared<V>, s: &'a State) -> impl Iterator<Item = V> + use<'a, V> {
    let in_play = |component: &Component| matches!(component, Component::Law(agenda) if s.is_law(*agenda));
    hook.iter().filter(move |(component, _)| in_play(component)).map(|(_, value)| *value)
}

/// What laws attached to a planet say.
fn at<'a, V: Copy>(hook: &'static Declared<V>, s: &'a State, planet: PlanetId) -> impl Iterator<Item = V> + use<'a, V> {
    hook.iter().filter(move |(component, _)| component.planet(s) == Some(planet)).map(|(_, value)| *value)
}

fn any<V: Copy>(hook: &'static Declared<V>, s: &State, seat: Seat) -> bool {
    of(hook, s, seat).next().is_some()
}

/// How many action cards more a player draws in the status phase.
pub fn more_action_cards(s: &State, seat: Seat) -> u32 {
    of(&DRAWS_ACTION_CARDS, s, seat).sum()
}

/// The limit of action cards in hand, if something changes it.
pub fn hand_limit(s: &State, seat: Seat) -> Option<u32> {
    if any(&HAND_IS_UNLIMITED, s, seat) { Some(u32::MAX) } else { of(&HAND_LIMIT, s, seat).min() }
}

/// What is added to all combat rolls of a player.
pub fn combat_rolls(s: &State, seat: Seat) -> i32 {
    of(&COMBAT_ROLLS, s, seat).sum()
}

/// Whether a player never votes.
pub fn never_votes(s: &State, seat: Seat) -> bool {
    any(&NEVER_VOTES, s, seat)
}

/// Whether everybody has one vote and planets none.
pub fn is_one_vote_each(s: &State) -> bool {
    of_laws(&ONE_VOTE_EACH, s).next().is_some()
}

/// Whether a player's ships may enter an anomaly others may not.
pub fn may_enter(s: &State, seat: Seat, anomaly: Anomaly) -> bool {
    of(&ENTERS_ANOMALY, s, seat).any(|open| open == anomaly)
}

/// Whether other players' ships do not stop a player's ships.
pub fn passes_ships(s: &State, seat: Seat) -> bool {
    any(&PASSES_SHIPS, s, seat)
}

/// Whether other players' ships do not stop a player's flagship.
pub fn flagship_passes_ships(s: &State, seat: Seat) -> bool {
    any(&FLAGSHIP_PASSES_SHIPS, s, seat)
}

/// Whether a player's fighters land in invasions of a system.
pub fn flagship_lands_fighters(s: &State, seat: Seat, system: SystemId) -> bool {
    any(&FLAGSHIP_LANDS_FIGHTERS, s, seat) && has_flagship(s, seat, system)
}

/// What is added to the dice of SPACE CANNON against a player's units.
pub fn space_cannon_against(s: &State, seat: Seat) -> i32 {
    of(&SPACE_CANNON_AGAINST, s, seat).sum()
}

/// How many hits a player's unit cancels that sustains damage.
pub fn hits_cancelled_by_sustaining(s: &State, seat: Seat) -> u32 {
    of(&SUSTAINING_CANCELS, s, seat).max().unwrap_or(1)
}

/// Whether fighters may take the hits of a player's flagship and dreadnoughts in a system only if no other ship is left.
pub fn flagship_aims_past_fighters(s: &State, seat: Seat, system: SystemId) -> bool {
    any(&FLAGSHIP_AIMS_PAST_FIGHTERS, s, seat) && has_flagship(s, seat, system)
}

/// Whose ships keep a player from activating a system.
pub fn keeps_from_activating(s: &State, seat: Seat, system: SystemId) -> Option<Seat> {
    let anomaly = anomaly(system)?;
    let forbids = |other: &Seat| s.has_ships(*other, system) && of(&FORBIDS_ACTIVATING, s, *other).any(|closed| closed == anomaly);
    s.others_clockwise(seat).find(forbids)
}

/// A ready technology that lifts all prerequisites of a research, and what that costs.
pub fn lifts_prerequisites(s: &State, seat: Seat) -> Option<(TechnologyId, u32)> {
    LIFTS_PREREQUISITES.iter().find_map(|(component, cost)| match component {
        Component::Technology(technology) => {
            (s.has_technology(seat, *technology) && !s.is_exhausted(seat, *technology)).then_some((*technology, *cost))
        }
        Component::Faction(_) | Component::Note(_) | Component::Law(_) => None,
    })
}

/// How many resources or influence a trade good is worth to a player who spends it.
pub fn trade_good_worth(s: &State, seat: Seat) -> u32 {
    of(&TRADE_GOODS_COUNT_AS, s, seat).max().unwrap_or(1)
}

/// A system that contains further wormholes for a player in this tactical action.
pub fn gate(s: &State, seat: Seat) -> Option<(SystemId, &'static [Wormhole])> {
    let own = s.underway.tactical.is_some() && s.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat);
    let mut gates = of(&OPENS_GATE, s, seat).filter(|_| own);
    let open = |planet: PlanetId| s.planets.get(&planet).is_some_and(|card| card.controller != Some(seat));
    gates.find(|(planet, _)| open(*planet)).map(|(planet, wormholes)| (planet.card().system, wormholes))
}

/// How much less one use of PRODUCTION costs.
pub fn production_discount(s: &State, seat: Seat) -> u32 {
    of(&PRODUCTION_DISCOUNT, s, seat).sum()
}

/// Whether a player's space docks produce no ground forces.
pub fn docks_produce_no_ground_forces(s: &State, seat: Seat) -> bool {
    let faction = s.players[seat].faction;
    DOCKS_PRODUCE_NO_GROUND_FORCES
        .iter()
        .any(|(component, ())| matches!(component, Component::Faction(ability) if ability.faction() == faction))
}

/// The kinds of wormholes that lead to one another for a player.
pub fn joined_wormholes(s: &State, seat: Seat) -> Option<&'static [Wormhole]> {
    of(&JOINS_WORMHOLES, s, seat).next()
}

/// The wormhole that a player's flagship carries.
pub fn flagship_wormhole(s: &State, seat: Seat) -> Option<Wormhole> {
    of(&FLAGSHIP_WORMHOLE, s, seat).next()
}

/// Whether a player makes transactions with everybody.
pub fn deals_with_everybody(s: &State, seat: Seat) -> bool {
    any(&DEALS_WITH_EVERYBODY, s, seat)
}

/// Whether a player's transactions may hold action cards.
pub fn deals_in_action_cards(s: &State, seat: Seat) -> bool {
    any(&DEALS_IN_ACTION_CARDS, s, seat)
}

/// What takes the place of a player's research.
pub fn instead_of_research(s: &State, seat: Seat) -> Option<InsteadOfResearch> {
    of(&REPLACES_RESEARCH, s, seat).next()
}

/// The reward of a prediction that no card has made.
pub fn predicted(seat: Seat, t: &mut T<'_>) {
    let rewards: Vec<_> = of(&PREDICTED, t.state, seat).collect();
    for reward in rewards {
        reward(seat, t);
    }
}

/// Whether resolving Diplomacy is worth something to a player by itself.
pub fn gains_by_diplomacy(s: &State, seat: Seat) -> bool {
    of(&GAINS_BY_DIPLOMACY, s, seat).any(|gains| gains(s, seat))
}

/// Whether no unit may come to a planet.
pub fn is_closed(s: &State, planet: PlanetId) -> bool {
    at(&CLOSES_PLANET, s, planet).next().is_some()
}

/// Whether units on a planet can use PRODUCTION.
pub fn may_produce_on(s: &State, planet: PlanetId) -> bool {
    at(&STOPS_PRODUCTION, s, planet).next().is_none()
}

/// A planet has passed from one player to another.
pub fn planet_passed(planet: PlanetId, before: Option<Seat>, after: Option<Seat>, t: &mut T<'_>) {
    let acts: Vec<_> = at(&PLANET_PASSED, t.state, planet).collect();
    for act in acts {
        act(before, after, t);
    }
}

/// A player has researched a technology.
pub fn researched(seat: Seat, t: &mut T<'_>) {
    let acts: Vec<_> = of_laws(&RESEARCHED, t.state).collect();
    for act in acts {
        act(seat, t);
    }
}

/// The most command tokens a fleet pool may hold.
pub fn fleet_pool_limit(s: &State) -> Option<u32> {
    of_laws(&FLEET_POOL_LIMIT, s).min()
}

/// A ready law that stands in for a prerequisite of a colour, for a player who controls its planet.
pub fn law_for_prerequisite(s: &State, seat: Seat, colour: Colour) -> Option<AgendaId> {
    let laws = STANDS_IN_FOR.iter().filter(|(_, of)| *of == colour);
    let fits = |agenda: AgendaId| {
        let law = s.laws.iter().find(|law| law.agenda == agenda && !law.exhausted)?;
        (s.planets.get(&law.planet?)?.controller == Some(seat)).then_some(agenda)
    };
    laws.filter_map(|(component, _)| if let Component::Law(agenda) = component { fits(*agenda) } else { None }).next()
}

/// A player's ability that stands in for one prerequisite of a technology. Its player could do without: a Political Secret stops it
/// (FAQ-GEN-13).
pub fn ability_for_prerequisite(s: &State, seat: Seat, technology: TechnologyId) -> Option<FactionAbilityId> {
    if technology.card().upgrade.is_some() || voting::is_silenced(s, seat) {
        return None;
    }
    let own = STANDS_IN_FOR_ANY.iter().filter(|(component, ())| component.is_in_play_for(s, seat));
    own.filter_map(|(component, ())| if let Component::Faction(ability) = component { Some(*ability) } else { None }).next()
}

/// Whether a planet of a trait can be bombarded at all.
pub fn may_bombard(s: &State, planet: PlanetId) -> bool {
    !of_laws(&NO_BOMBARDMENT, s).any(|kind| planet.card().trait_of == Some(kind))
}

/// Whether any number of a structure may stand on a planet.
pub fn any_number_on_planet(s: &State, unit: UnitType) -> bool {
    of_laws(&ANY_NUMBER_ON_PLANET, s).any(|of| of == unit)
}

/// Whether Technology costs a player no resources.
pub fn researches_without_resources(s: &State, seat: Seat) -> bool {
    any(&RESEARCHES_WITHOUT_RESOURCES, s, seat)
}

/// What is added to the combat rolls of a player's fighters.
pub fn fighter_rolls(s: &State, seat: Seat) -> i32 {
    of(&FIGHTER_ROLLS, s, seat).sum()
}

/// A player has used PRODUCTION.
pub fn produced(seat: Seat, built: &BTreeMap<UnitType, u32>, t: &mut T<'_>) {
    let acts: Vec<_> = of(&PRODUCED, t.state, seat).collect();
    for act in acts {
        act(built, t);
    }
}

/// Whether units of a type may sustain damage, if it is printed on them.
pub fn may_sustain(s: &State, unit: UnitType) -> bool {
    !of_laws(&NO_SUSTAIN_DAMAGE, s).any(|of| of == unit)
}

/// Whether a technology of such units needs no prerequisites once somebody owns one.
pub fn is_open_once_owned(s: &State, unit: UnitType) -> bool {
    of_laws(&OPEN_ONCE_OWNED, s).any(|of| of == unit)
}

/// Whether one unit is produced for a cost that pays for two.
pub fn one_unit_for_its_cost(s: &State) -> bool {
    of_laws(&ONE_UNIT_FOR_ITS_COST, s).next().is_some()
}

/// Whether a player is safe from an ability.
pub fn is_safe_from(s: &State, seat: Seat, ability: FactionAbilityId) -> bool {
    of(&PROTECTS_FROM, s, seat).any(|from| from == ability)
}

/// Whether a player's units may use PRODUCTION in a system.
pub fn may_produce_in(s: &State, seat: Seat, system: SystemId) -> bool {
    let faction = s.players[seat].faction;
    let stops = |other: &Seat| of(&STOPS_PRODUCTION_NEARBY, s, *other).any(|of| of == faction);
    let mut opponents = s.others_clockwise(seat).filter(stops).peekable();
    if opponents.peek().is_none() {
        return true;
    }
    let near: Vec<SystemId> = adjacent(s, seat, system).into_iter().chain([system]).filter(|system| !system.is_home()).collect();
    !opponents.any(|other| near.iter().any(|system| s.has_units(other, *system)))
}

/// How many ships more than tokens in the fleet pool a player may have in a system.
pub fn fleet_limit(s: &State, seat: Seat) -> u32 {
    s.players[seat].fleet + of(&FLEET_LIMIT, s, seat).sum::<u32>()
}

/// Whether a player scores objectives without the home system.
pub fn scores_without_home(s: &State, seat: Seat) -> bool {
    any(&SCORES_WITHOUT_HOME, s, seat)
}

/// Whether a player follows a strategy card without a command token.
pub fn follows_freely(s: &State, seat: Seat, card: StrategyCardId) -> bool {
    of(&FOLLOWS_FREELY, s, seat).any(|of| of == card)
}

/// How many command tokens more a player gains in the status phase.
pub fn more_tokens(s: &State, seat: Seat) -> u32 {
    of(&GAINS_TOKENS, s, seat).sum()
}

/// Whether a player removes the custodians token without influence.
pub fn removes_custodians_freely(s: &State, seat: Seat) -> bool {
    any(&REMOVES_CUSTODIANS_FREELY, s, seat)
}

/// Whether a player draws one action card more and discards one.
pub fn draws_and_discards(s: &State, seat: Seat) -> bool {
    any(&DRAWS_AND_DISCARDS, s, seat)
}

/// Whether somebody's flagship keeps a player's ships in a system from sustaining damage.
pub fn is_kept_from_sustaining(s: &State, seat: Seat, system: SystemId) -> bool {
    let near = |other: &Seat| any(&FLAGSHIP_STOPS_SUSTAIN, s, *other) && has_flagship(s, *other, system);
    s.others_clockwise(seat).any(|other| near(&other))
}

/// What a player's flagship in a system adds to the combat rolls of the player's other ships.
pub fn flagship_helps(s: &State, seat: Seat, system: SystemId) -> i32 {
    if has_flagship(s, seat, system) { of(&FLAGSHIP_HELPS_OTHERS, s, seat).sum() } else { 0 }
}

fn has_flagship(s: &State, seat: Seat, system: SystemId) -> bool {
    s.units(seat, Location::Space(system)).count(UnitType::Flagship) > 0
}

/// Whether the loss of a player's flagship destroys every other ship in its system.
pub fn flagship_takes_all_along(s: &State, seat: Seat) -> bool {
    any(&FLAGSHIP_TAKES_ALL_ALONG, s, seat)
}

/// Whether nobody fires space cannons at a player's ground forces that land.
pub fn lands_unharmed(s: &State, seat: Seat) -> bool {
    any(&NO_SPACE_CANNON_AGAINST_LANDING, s, seat)
}

/// Whether a player who has passed may not play action cards now.
pub fn is_silenced_by_turn(s: &State, seat: Seat) -> bool {
    let active = s.underway.turn.as_ref().map(|turn| turn.seat).filter(|active| *active != seat);
    s.players[seat].passed && active.is_some_and(|active| any(&SILENCES_WHO_HAS_PASSED, s, active))
}

/// The kinds of wormholes that lead to one another for everybody now.
pub fn joined_for_all(s: &State) -> Option<&'static [Wormhole]> {
    // Lost Star Chart lasts for a tactical action.
    let chart = s.underway.tactical.as_ref().is_some_and(|action| action.star_chart);
    of_laws(&JOINS_WORMHOLES_FOR_ALL, s).next().or(chart.then_some(&[Wormhole::Alpha, Wormhole::Beta]))
}

/// The kinds of wormholes through which ships do not move.
pub fn closed_to_ships(s: &State) -> Option<&'static [Wormhole]> {
    of_laws(&CLOSES_WORMHOLES_TO_SHIPS, s).next()
}

/// Whether a player's ships may pass an anomaly on their way, though not end in it.
pub fn may_pass(s: &State, seat: Seat, anomaly: Anomaly) -> bool {
    let opened = of_laws(&OPENS_ANOMALY_TO_ALL, s).any(|open| open == anomaly);
    opened || may_enter(s, seat, anomaly) || of(&PASSES_ANOMALY, s, seat).any(|open| open == anomaly)
}

/// How many moves more a player's ships have that set out from a system.
pub fn moves_further_from(s: &State, seat: Seat, system: SystemId) -> u32 {
    let Some(kinds) = of(&MOVES_FURTHER_FROM, s, seat).next() else { return 0 };
    let here = wormholes(s, system);
    u32::from(system == s.home(seat) || kinds.iter().any(|kind| here.contains(*kind)))
}

/// Whether a player who follows a strategy card resolves its primary ability.
pub fn follows_with_primary(s: &State, seat: Seat, card: StrategyCardId) -> bool {
    of(&FOLLOWS_WITH_PRIMARY, s, seat).any(|of| of == card)
}

/// How many dice more a player rolls for a use of BOMBARDMENT or SPACE CANNON.
pub fn unit_ability_dice(s: &State, seat: Seat) -> u32 {
    of(&UNIT_ABILITY_DICE, s, seat).sum()
}

/// Whether a player may perform a second action in a turn.
pub fn acts_twice(s: &State, seat: Seat) -> bool {
    any(&ACTS_TWICE, s, seat)
}

/// How many hits more the dice of a player's flagship bring.
pub fn flagship_hits_more(s: &State, seat: Seat, dice: &[u32]) -> u32 {
    let more = |(face, hits): (u32, u32)| hits * u32::try_from(dice.iter().filter(|die| **die >= face).count()).expect("few dice");
    of(&FLAGSHIP_HITS_MORE, s, seat).map(more).sum()
}
