//! The list of what a component can change for good, and beside each entry its place in the index.

use super::declared::{Component, all};
use crate::prelude::*;

/// What takes the place of research.
#[derive(Clone, Copy)]
pub struct InsteadOfResearch {
    /// Whether it would do anything once so many command tokens of the sheet are paid.
    pub is_worth_it: fn(&State, Seat, u32) -> bool,
    /// What it does.
    pub act: fn(Seat, &mut T<'_>),
}

sternpost_kit::passives! {
    /// Something a component changes as long as it is in play: for its owner, a law for everybody or at its planet.
    pub enum Passive indexed by all as Component {
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
        /// After the hits of a round of space combat one ship is repaired that was damaged before it.
        RepairsAfterHits => REPAIRS_AFTER_HITS,
        /// The flagship is repaired whenever a round of space combat begins.
        FlagshipRepairsItself => FLAGSHIP_REPAIRS_ITSELF,
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
}
