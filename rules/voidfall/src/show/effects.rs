//! Effects, costs and what is counted, in words: made of the tables of cards, so that no card has a text of its own that could differ from what it does.

use crate::components::crises::CrisisKind;
use crate::components::effects::{
    Along, At, Buildings, Condition, Connector, Cost, Count, Deed, Effect, Guilds, Objective, Research, Sectors, Spots, Technologies, Twice,
};
use crate::components::events::Items;
use crate::components::focuses::FocusId;
use crate::galaxy::Force;
use crate::prelude::*;

messages! {
    "effect";
    /// What an effect does.
    pub enum Does {
        Gain { stock: Text },
        GainMix { count: u8 },
        GainBasics { count: u8 },
        GainPer { stock: Text, influence: u8, per: Text },
        Produce { resources: Vec<Resource> },
        ProduceAny { count: u8 },
        ProduceOfGuild,
        Influence { count: u8 },
        InfluencePer { each: u8, every: u8, per: Text },
        InfluenceByLevel { one: u8, two: u8, three: u8, four: u8 },
        Activate { count: u8 },
        ActivatePer { per: Text },
        ProduceAnyPer { per: Text },
        ScienceToCredits { count: u8 },
        MoveAnyCorruption,
        Deploy { count: u8, at: Text },
        DeployFleet { count: u8, fleet: Fleet, at: Text },
        DeployAtShipyards,
        Regroup,
        Invade,
        InvadeCorrupted,
        Build { at: Text },
        BuildOne { installation: Installation, at: Text },
        Establish { at: Text },
        EstablishOne { guild: Guild, at: Text },
        Raise { at: Text },
        Remove { from: Text, at: Text },
        MoveCorruption,
        GainAgenda,
        GainAgendaOf { agenda_type: AgendaType },
        ScoreAgenda,
        GainBasic,
        GainImproved,
        GainEither,
        Advance,
        AdvanceOn { track: Track },
        AdvanceLeast,
        AdvanceCorrupted,
        FastForward,
        GainTrade,
        GainBounty { count: u8 },
        GainGlory { value: u8 },
        UpgradeGlory,
        Preferred,
        Foresee,
        ReclaimAtHome,
        Bombard,
        BuildUpToTwo,
        RaiseUpToTwice,
        BuildHaven,
        RemoveHarbinger,
        DiscardCrisis,
        DiscardCrisisOf { kind: CrisisKind },
        RemoveVoidborn,
        GainBountyPer { per: Text },
        PlaceHarbinger,
        CatastropheForCrisis,
    }
}

messages! {
    "place";
    /// Where an effect takes place.
    pub enum Place { Anywhere, WherePaid, NotWherePaid, Together, Elsewhere, Home, Here, AtShipyard, NearPaid, OfScientists }
}

messages! {
    "spots";
    /// From where corruption is removed, or where it is put.
    pub enum SpotsSaid { Any, Sector, Mat, Track, Slot }
}

messages! {
    "cost";
    /// What is paid.
    pub enum Pays {
        Stock { stock: Text },
        Mix { count: u8 },
        Recall { count: u8 },
        Deactivate { count: u8 },
        Corrupt { at: Text },
        Installation,
        Guild,
        Population,
        Bounty,
        Reclaim,
        Glory,
        Trade,
        Agenda,
    }
}

messages! {
    "count";
    /// What is counted.
    pub enum Counted {
        PureSectors { of: Text },
        Sectors { of: Text },
        BeyondFour,
        AllPure,
        PureGuilds { of: Text },
        PureInstallations { of: Text },
        EmptyGuildSlots,
        PurePopulation,
        ForceInPureSectors,
        ForceInSectors,
        ActiveForce,
        ActiveForceAndInPureSectors,
        FleetTypes,
        VoidbornRemoved,
        PopulationTaken,
        Yield { resource: Resource },
        HighestAndLowestYield,
        Stock { resource: Resource },
        BasicStock,
        WholeStock,
        ScarcestStock,
        LargestStock,
        StocksFrom { least: u8 },
        Upkeep,
        UpkeepOfSectors,
        UpkeepCovered,
        PureLevel { track: Track },
        HighestPureLevel,
        PureTracksFromOne,
        CorruptedTracks,
        CorruptionOnMat,
        Corruption,
        CorruptionKept,
        PureAgendas,
        Technologies,
        BasicTechnologies,
        ImprovedTechnologies,
        TradeTokens,
        Bounties,
        Reclaims,
        GloryTokens,
        GloryFrom { least: u8 },
        Glory,
        BestThreeGloryTwice,
        PreferredPlayed,
        Influence,
        Catastrophes,
    }
}

messages! {
    "which";
    /// Which sectors, guilds, installations.
    pub enum Which {
        AnySector,
        PopulationFrom { least: u8 },
        PopulationOf { count: u8 },
        Holding { of: Text },
        Installations { least: u8 },
        GuildsFrom { of: Text, least: u8 },
        GuildTypes { least: u8 },
        NoEmptyGuildSlot,
        Force { least: u8 },
        Fleet { fleet: Fleet },
        UpkeepFrom { least: u8 },
        NoUpkeep,
        AnyGuild,
        TheGuild { guild: Guild },
        BasicGuilds,
        LearnedGuilds,
        AnyInstallation,
        Shipyards,
        Docks,
        Defenses,
        Bulwarks,
    }
}

messages! {
    "objective";
    /// What an objective brings.
    pub enum Brings {
        AtLeast { count: Text, least: u8 },
        AtMost { count: Text, most: u8 },
        Just { count: Text, number: u8 },
        Feat { influence: u8, conditions: Vec<Text> },
        Per { influence: i32, every: u8, count: Text },
        Loses { influence: i32, count: Text },
        ByLevel { track: Track, one: u8, two: u8, three: u8, four: u8 },
        ByEachLevel { one: u8, two: u8, three: u8, four: u8 },
    }
}

fn at_said(at: At) -> Text {
    match at {
        At::Anywhere => Place::Anywhere.text(),
        At::WherePaid => Place::WherePaid.text(),
        At::NotWherePaid => Place::NotWherePaid.text(),
        At::Together => Place::Together.text(),
        At::Elsewhere => Place::Elsewhere.text(),
        At::Home => Place::Home.text(),
        At::Here => Place::Here.text(),
        At::WithShipyard => Place::AtShipyard.text(),
        At::NearPaid => Place::NearPaid.text(),
        At::OfScientists => Place::OfScientists.text(),
    }
}

pub fn spots_said(spots: Spots) -> Text {
    match spots {
        Spots::Any => SpotsSaid::Any.text(),
        Spots::Sector => SpotsSaid::Sector.text(),
        Spots::Mat => SpotsSaid::Mat.text(),
        Spots::Track => SpotsSaid::Track.text(),
        Spots::Slot => SpotsSaid::Slot.text(),
    }
}

/// So much of each resource.
pub fn stock_said(stock: Stock) -> Text {
    let parts: Vec<Text> = stock.iter().map(|(resource, count)| Word::Amount { count, resource }.text()).collect();
    if parts.is_empty() { Word::NothingAtAll.text() } else { Word::Amounts { parts }.text() }
}

/// So much of each type of fleet.
pub fn force_said(force: &Force) -> Text {
    let parts: Vec<Text> = force.iter().map(|(fleet, count)| Word::FleetAmount { count, fleet }.text()).collect();
    if parts.is_empty() { Word::NothingAtAll.text() } else { Word::Amounts { parts }.text() }
}

/// What an event lays in a sector.
pub fn items_said(items: &Items) -> Text {
    let mut parts = vec![];
    let mut add = |count: u8, word: Word| {
        if count > 0 {
            parts.push(word.text());
        }
    };
    add(items.voidborn, Word::VoidbornPower { count: items.voidborn });
    add(items.bounties, Word::Bounties { count: items.bounties });
    add(items.reclaims, Word::Reclaims { count: items.reclaims });
    add(items.defenses, Word::Defenses { count: items.defenses });
    if let Some(guild) = items.guild {
        add(1, Word::GuildOf { guild });
    }
    add(u8::from(items.any_guild), Word::AnyGuild);
    add(items.glory, Word::GloryOf { value: items.glory });
    Word::Amounts { parts }.text()
}

/// An effect as a word of its own.
pub fn word(effect: &Effect) -> Word {
    Word::As { text: effect_said(effect) }
}

/// What an effect does.
pub fn effect_said(effect: &Effect) -> Text {
    match *effect {
        Effect::Gain(stock) => Does::Gain { stock: stock_said(stock) },
        Effect::GainMix(count) => Does::GainMix { count },
        Effect::GainBasics(count) => Does::GainBasics { count },
        Effect::GainPer { stock, influence, per } => Does::GainPer { stock: stock_said(stock), influence, per: count_said(per) },
        Effect::Produce(stock) => Does::Produce { resources: stock.iter().map(|(resource, _)| resource).collect() },
        Effect::ProduceAny(count) => Does::ProduceAny { count },
        Effect::ProduceOfGuild => Does::ProduceOfGuild,
        Effect::Influence(count) => Does::Influence { count },
        Effect::InfluencePer { each, every, per } => Does::InfluencePer { each, every, per: count_said(per) },
        Effect::InfluenceByLevel([one, two, three, four]) => Does::InfluenceByLevel { one, two, three, four },
        Effect::ActivatePer(per) => Does::ActivatePer { per: count_said(per) },
        Effect::ProduceAnyPer(per) => Does::ProduceAnyPer { per: count_said(per) },
        Effect::ScienceToCredits(count) => Does::ScienceToCredits { count },
        Effect::MoveAnyCorruption => Does::MoveAnyCorruption,
        Effect::Activate(count) => Does::Activate { count },
        Effect::Deploy { count, at, fleet: None } => Does::Deploy { count, at: at_said(at) },
        Effect::Deploy { count, at, fleet: Some(fleet) } => Does::DeployFleet { count, fleet, at: at_said(at) },
        Effect::DeployAtShipyards => Does::DeployAtShipyards,
        Effect::Regroup => Does::Regroup,
        Effect::Invade { corrupted_only: false } => Does::Invade,
        Effect::Invade { corrupted_only: true } => Does::InvadeCorrupted,
        Effect::Build { what: None, at } => Does::Build { at: at_said(at) },
        Effect::Build { what: Some(installation), at } => Does::BuildOne { installation, at: at_said(at) },
        Effect::Establish { what: None, at } => Does::Establish { at: at_said(at) },
        Effect::Establish { what: Some(guild), at } => Does::EstablishOne { guild, at: at_said(at) },
        Effect::RaisePopulation(at) => Does::Raise { at: at_said(at) },
        Effect::RemoveCorruption { from, at } => Does::Remove { from: spots_said(from), at: at_said(at) },
        Effect::MoveCorruption => Does::MoveCorruption,
        Effect::GainAgenda(None) => Does::GainAgenda,
        Effect::GainAgenda(Some(agenda_type)) => Does::GainAgendaOf { agenda_type },
        Effect::ScoreAgenda => Does::ScoreAgenda,
        Effect::GainTechnology(Research::Basic) => Does::GainBasic,
        Effect::GainTechnology(Research::Improved) => Does::GainImproved,
        Effect::GainTechnology(Research::Either) => Does::GainEither,
        Effect::Advance(Along::Any) => Does::Advance,
        Effect::Advance(Along::The(track)) => Does::AdvanceOn { track },
        Effect::Advance(Along::Least) => Does::AdvanceLeast,
        Effect::Advance(Along::JustCorrupted) => Does::AdvanceCorrupted,
        Effect::FastForward => Does::FastForward,
        Effect::GainTrade => Does::GainTrade,
        Effect::GainBounty(count) => Does::GainBounty { count },
        Effect::GainGlory(value) => Does::GainGlory { value },
        Effect::UpgradeGlory => Does::UpgradeGlory,
        Effect::PreferredFocus => Does::Preferred,
        Effect::Foresee => Does::Foresee,
        Effect::ReclaimAtHome => Does::ReclaimAtHome,
        Effect::Bombard => Does::Bombard,
        Effect::UpToTwice(Twice::Build) => Does::BuildUpToTwo,
        Effect::UpToTwice(Twice::Raise) => Does::RaiseUpToTwice,
        Effect::BuildHaven => Does::BuildHaven,
        Effect::RemoveHarbinger => Does::RemoveHarbinger,
        Effect::DiscardCrisis(None) => Does::DiscardCrisis,
        Effect::DiscardCrisis(Some(kind)) => Does::DiscardCrisisOf { kind },
        Effect::RemoveVoidborn => Does::RemoveVoidborn,
        Effect::GainBountyPer(per) => Does::GainBountyPer { per: count_said(per) },
        Effect::PlaceHarbinger => Does::PlaceHarbinger,
        Effect::CatastropheForCrisis => Does::CatastropheForCrisis,
    }
    .text()
}

/// What a cost is.
pub fn cost_said(cost: &Cost) -> Text {
    let mut parts = vec![];
    if !cost.stock.is_empty() {
        parts.push(Pays::Stock { stock: stock_said(cost.stock) });
    }
    if cost.mix > 0 {
        parts.push(Pays::Mix { count: cost.mix });
    }
    if cost.recall > 0 {
        parts.push(Pays::Recall { count: cost.recall });
    }
    if cost.deactivate > 0 {
        parts.push(Pays::Deactivate { count: cost.deactivate });
    }
    let mut parts: Vec<Text> = parts.iter().map(|pays| pays.text()).collect();
    let corruption = cost.corruption.map(|spots| Pays::Corrupt { at: spots_said(spots) });
    let things = [
        (cost.installation, Pays::Installation),
        (cost.guild, Pays::Guild),
        (cost.population, Pays::Population),
        (cost.bounty, Pays::Bounty),
        (cost.reclaim, Pays::Reclaim),
        (cost.glory, Pays::Glory),
        (cost.trade, Pays::Trade),
        (cost.agenda, Pays::Agenda),
    ];
    let due = corruption.into_iter().chain(things.into_iter().filter(|(is_due, _)| *is_due).map(|(_, pays)| pays));
    let often = |does: Text| if cost.times > 1 { Word::Times { count: cost.times, does }.text() } else { does };
    parts.extend(due.map(|pays| often(pays.text())));
    Word::Amounts { parts }.text()
}

/// What a deed does.
pub fn deed_said(deed: &Deed) -> Text {
    let mut effects: Vec<Text> = vec![];
    for effect in deed.effects {
        let said = effect_said(effect);
        if !effects.contains(&said) {
            effects.push(said);
        }
    }
    match (effects.len(), deed.connector) {
        (0, _) => Word::NothingAtAll.text(),
        (1, _) if deed.effects.len() == 1 => effects.remove(0),
        (1, _) => Word::Times { count: u8::try_from(deed.effects.len()).unwrap_or(u8::MAX), does: effects.remove(0) }.text(),
        (_, Connector::AndOr) => Word::AndOr { effects }.text(),
        (_, Connector::Or) => Word::Or { effects }.text(),
        (_, Connector::OrTwice) => Word::Times { count: 2, does: Word::Or { effects }.text() }.text(),
        (_, Connector::Linked) => Word::Linked { effects }.text(),
    }
}

/// What a deed costs and does.
pub fn costly(cost: Cost, deed: &Deed) -> Word {
    if deed.effects.is_empty() && !cost.is_free() {
        // What must be done, and brings nothing.
        return Word::As { text: cost_said(&cost) };
    }
    let does = deed_said(deed);
    if cost.is_free() { Word::Free { does } } else { Word::Costs { cost: cost_said(&cost), does } }
}

/// The actions of a focus card by their names.
pub fn actions(focus: FocusId) -> Word {
    let [one, two, three] = &focus.card().actions;
    Word::Actions { one: one.name, two: two.name, three: three.name }
}

/// What is counted.
pub fn count_said(count: Count) -> Text {
    match count {
        Count::PureSectors(of) => Counted::PureSectors { of: sectors_said(of) },
        Count::Sectors(of) => Counted::Sectors { of: sectors_said(of) },
        Count::PureSectorsBeyondFour => Counted::BeyondFour,
        Count::AllSectorsPure => Counted::AllPure,
        Count::PureGuilds(guilds) => Counted::PureGuilds { of: guilds_said(guilds) },
        Count::PureInstallations(buildings) => Counted::PureInstallations { of: buildings_said(buildings) },
        Count::EmptyGuildSlots => Counted::EmptyGuildSlots,
        Count::PurePopulation => Counted::PurePopulation,
        Count::ForceInPureSectors => Counted::ForceInPureSectors,
        Count::ForceInSectors => Counted::ForceInSectors,
        Count::ActiveForce => Counted::ActiveForce,
        Count::ActiveForceAndInPureSectors => Counted::ActiveForceAndInPureSectors,
        Count::FleetTypesInPureSectors => Counted::FleetTypes,
        Count::VoidbornRemoved => Counted::VoidbornRemoved,
        Count::PopulationTaken => Counted::PopulationTaken,
        Count::Yield(resource) => Counted::Yield { resource },
        Count::HighestAndLowestYield => Counted::HighestAndLowestYield,
        Count::Stock(resource) => Counted::Stock { resource },
        Count::BasicStock => Counted::BasicStock,
        Count::WholeStock => Counted::WholeStock,
        Count::ScarcestStock => Counted::ScarcestStock,
        Count::LargestStock => Counted::LargestStock,
        Count::StocksFrom(least) => Counted::StocksFrom { least },
        Count::Upkeep => Counted::Upkeep,
        Count::UpkeepOfSectors => Counted::UpkeepOfSectors,
        Count::UpkeepCovered => Counted::UpkeepCovered,
        Count::PureLevel(track) => Counted::PureLevel { track },
        Count::HighestPureLevel => Counted::HighestPureLevel,
        Count::PureTracksFromOne => Counted::PureTracksFromOne,
        Count::CorruptedTracks => Counted::CorruptedTracks,
        Count::CorruptionOnMat => Counted::CorruptionOnMat,
        Count::Corruption => Counted::Corruption,
        Count::CorruptionKept => Counted::CorruptionKept,
        Count::PureAgendas => Counted::PureAgendas,
        Count::Technologies(Technologies::Any) => Counted::Technologies,
        Count::Technologies(Technologies::Basic) => Counted::BasicTechnologies,
        Count::Technologies(Technologies::Improved) => Counted::ImprovedTechnologies,
        Count::TradeTokens => Counted::TradeTokens,
        Count::Bounties => Counted::Bounties,
        Count::Reclaims => Counted::Reclaims,
        Count::GloryTokens => Counted::GloryTokens,
        Count::GloryFrom(least) => Counted::GloryFrom { least },
        Count::Glory => Counted::Glory,
        Count::BestThreeGloryTwice => Counted::BestThreeGloryTwice,
        Count::PreferredFocusesPlayed => Counted::PreferredPlayed,
        Count::Influence => Counted::Influence,
        Count::Catastrophes => Counted::Catastrophes,
    }
    .text()
}

fn sectors_said(of: Sectors) -> Text {
    match of {
        Sectors::Any => Which::AnySector,
        Sectors::PopulationFrom(least) => Which::PopulationFrom { least },
        Sectors::PopulationOf(count) => Which::PopulationOf { count },
        Sectors::Holding(buildings) => Which::Holding { of: buildings_said(buildings) },
        Sectors::Installations(least) => Which::Installations { least },
        Sectors::Guilds(guilds, least) => Which::GuildsFrom { of: guilds_said(guilds), least },
        Sectors::GuildTypes(least) => Which::GuildTypes { least },
        Sectors::NoEmptyGuildSlot => Which::NoEmptyGuildSlot,
        Sectors::Force(least) => Which::Force { least },
        Sectors::Fleet(fleet) => Which::Fleet { fleet },
        Sectors::UpkeepFrom(least) => Which::UpkeepFrom { least },
        Sectors::NoUpkeep => Which::NoUpkeep,
    }
    .text()
}

fn guilds_said(guilds: Guilds) -> Text {
    match guilds {
        Guilds::Any => Which::AnyGuild,
        Guilds::The(guild) => Which::TheGuild { guild },
        Guilds::Basic => Which::BasicGuilds,
        Guilds::Learned => Which::LearnedGuilds,
    }
    .text()
}

fn buildings_said(buildings: Buildings) -> Text {
    match buildings {
        Buildings::Any => Which::AnyInstallation,
        Buildings::Shipyards => Which::Shipyards,
        Buildings::Docks => Which::Docks,
        Buildings::Defenses => Which::Defenses,
        Buildings::Bulwarks => Which::Bulwarks,
    }
    .text()
}

/// What must hold.
pub fn condition_said(condition: &Condition) -> Text {
    let count = count_said(condition.count);
    match (condition.least, condition.most) {
        (least, u8::MAX) => Brings::AtLeast { count, least },
        (0, most) => Brings::AtMost { count, most },
        (number, _) => Brings::Just { count, number },
    }
    .text()
}

/// What an objective brings.
pub fn objective_said(objective: &Objective) -> Text {
    match *objective {
        Objective::Feat { conditions, influence } => {
            Brings::Feat { influence, conditions: conditions.iter().map(condition_said).collect() }
        }
        Objective::Per { count, every, influence } if influence > 0 => {
            Brings::Per { influence: influence.into(), every, count: count_said(count) }
        }
        Objective::Per { count, influence, .. } => Brings::Loses { influence: (-influence).into(), count: count_said(count) },
        Objective::ByLevel { track: Some(track), influence: [one, two, three, four] } => Brings::ByLevel { track, one, two, three, four },
        Objective::ByLevel { track: None, influence: [one, two, three, four] } => Brings::ByEachLevel { one, two, three, four },
    }
    .text()
}
