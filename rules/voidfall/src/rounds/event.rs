//! VF-PREP-17 to -30: the boxes of the event.

use crate::components::effects::Spots;
use crate::components::events::{Beside, EventBox, EventId, Instruction, Items, Placing, Where};
use crate::components::maps::Kind;
use crate::effects::building::at_sector;
use crate::effects::{self, corruption, paying};
use crate::flow::{self, Part};
use crate::galaxy::Sector;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::costly;
use crate::tracks;
use sternpost_kit::one_of_or;

/// Steps of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-PREP-21: a box that is done once.
    Once { number: u8 },
    /// VF-PREP-20: a box, by one player.
    Each { seat: Seat, number: u8 },
    /// Which of several ways of placing.
    Way { seat: Seat, number: u8 },
    /// VF-PREP-24: where a list of the box is placed.
    Place { seat: Seat, number: u8, way: u8, at: u8 },
    /// Which guild is placed there.
    Guild { seat: Seat, sector: SectorId },
    /// A glory token in a Voidborn sector or one of a Fallen House.
    Glory { seat: Seat, value: u8 },
    /// One of the deeds of the box.
    Deed { seat: Seat, number: u8 },
    /// VF-COR-11: corruption at the first spots where it can lie.
    Corrupt { seat: Seat, number: u8, left: u8 },
    /// Corruption on a slot or a track, where one then advances.
    CorruptAndAdvance { seat: Seat },
    /// A population rises, and its sector is corrupted.
    RaiseAndCorrupt { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Once { number } => it.does(|t| once(number, t)),
        Step::Each { seat, number } => it.does(|t| each(seat, number, t)),
        Step::Way { seat, number } => {
            it.asks_or(|s| ask_way(s, seat, number), |picked, t| take_way(seat, number, &picked.one(), t), |t| only_way(seat, number, t))
        }
        Step::Place { seat, number, way, at } => it.asks_or(
            |s| ask_place(s, seat, (number, way, at)),
            |picked, t| place(seat, (number, way, at), &picked.one(), t),
            |t| {
                place_alone(seat, (number, way, at), t);
            },
        ),
        Step::Guild { seat, sector } => it.asks(|_| ask_guild(seat, sector), |picked, t| lay_guild(&picked.one(), t)),
        Step::Glory { seat, value } => it.may_ask(|s| ask_glory(s, seat, value), |picked, t| lay_glory(value, &picked.one(), t)),
        Step::Deed { seat, number } => it.may_ask(|s| ask_deed(s, seat, number), |picked, t| do_deed(seat, number, &picked.one(), t)),
        Step::Corrupt { seat, number, left } => {
            it.may_ask(|s| ask_corrupt(s, seat, number), |picked, t| corrupt(seat, number, left, &picked.one(), t))
        }
        Step::CorruptAndAdvance { seat } => it.may_ask(
            |s| corruption::ask_spot(s, seat, Spots::Mat, &Prompt::Corrupt),
            |picked, t| corrupt_and_advance(seat, &picked.one(), t),
        ),
        Step::RaiseAndCorrupt { seat } => it.may_ask(|s| ask_raise(s, seat), |picked, t| raise_and_corrupt(seat, &picked.one(), t)),
    }
}

fn event_box(s: &State, number: u8) -> (EventId, EventBox) {
    let event = s.event.expect("an event holds");
    (event, event.card().boxes[usize::from(number)])
}

/// VF-PREP-17: all boxes, from the top.
pub fn steps(s: &State) -> Vec<flow::Step> {
    let event = s.event.expect("an event holds");
    (0..).zip(event.card().boxes).flat_map(|(number, _)| steps_of(s, number)).collect()
}

/// A box, counted from 0.
pub fn steps_of(s: &State, number: u8) -> Vec<flow::Step> {
    match event_box(s, number).1.says {
        Instruction::Everywhere(..) | Instruction::CorruptDisplays(_) => steps![Step::Once { number }].to_vec(),
        // These hold, or come later.
        Instruction::Lasting(_) | Instruction::SkirmishAfterFirstTurn(_) => vec![],
        Instruction::Place(_)
        | Instruction::GloryAnywhere(_)
        | Instruction::Deeds(_)
        | Instruction::Depending(..)
        | Instruction::Corruption { .. }
        | Instruction::CorruptionAndAdvance
        | Instruction::RaiseAndCorrupt
        | Instruction::Destroy { .. } => s.order.iter().map(|seat| Step::Each { seat: *seat, number }.into()).collect(),
    }
}

fn once(number: u8, t: &mut T<'_>) {
    if let Instruction::Everywhere(items, which) = event_box(t.state, number).1.says {
        let is_one = |sector: &Sector| match which {
            Where::WithDefense => sector.count_installations(Buildings::Defenses) > 0,
            Where::PopulationFrom(least) => sector.population >= least,
            Where::ForceUpTo(most) => sector.voidborn <= most,
        };
        let sectors = t.state.galaxy.sectors.iter().filter(|(_, sector)| sector.is_voidborn() && is_one(sector));
        let sectors: Vec<SectorId> = sectors.map(|(at, _)| *at).collect();
        sectors.into_iter().for_each(|at| lay(items, at, t));
    } else if let Instruction::CorruptDisplays(only) = event_box(t.state, number).1.says {
        for agenda_type in AgendaType::ALL.iter().filter(|agenda_type| only.is_none_or(|only| only == **agenda_type)) {
            let agendas = t.state.agendas.get_mut(agenda_type).expect("each type lies there");
            // VF-COR-13
            if !std::mem::replace(&mut agendas.is_corrupted, true) {
                t.tell(&Line::CorruptsDisplay { agenda_type: *agenda_type });
            }
        }
    } else {
        unreachable!("only these are done once")
    }
}

fn each(seat: Seat, number: u8, t: &mut T<'_>) {
    let (_, event_box) = event_box(t.state, number);
    if let Instruction::Place(_) = event_box.says {
        t.next(steps![Step::Way { seat, number }])
    } else if let Instruction::GloryAnywhere(value) = event_box.says {
        t.next(steps![Step::Glory { seat, value }])
    } else if let Instruction::Deeds(_) | Instruction::Depending(..) = event_box.says {
        t.next(steps![Step::Deed { seat, number }])
    } else if let Instruction::Corruption { count, condition, .. } = event_box.says {
        if condition.is_none_or(|condition| t.state.meets(seat, &[condition])) {
            t.next(steps![Step::Corrupt { seat, number, left: count }]);
        }
    } else if let Instruction::CorruptionAndAdvance = event_box.says {
        t.next(steps![Step::CorruptAndAdvance { seat }])
    } else if let Instruction::RaiseAndCorrupt = event_box.says {
        t.next(steps![Step::RaiseAndCorrupt { seat }])
    } else if let Instruction::Destroy { count, installations_too } = event_box.says {
        t.next((0..count).map(|_| paying::Step::Destroy { seat, guilds: true, installations: installations_too }.into()));
    } else {
        unreachable!("these are done once, or hold")
    }
}

/// VF-PREP-25, -27, -28: whether a sector takes all of a list.
fn takes(sector: &Sector, items: &Items) -> bool {
    let defenses = usize::from(items.defenses);
    let guilds = usize::from(items.guild.is_some() || items.any_guild);
    sector.is_voidborn()
        && sector.voidborn + items.voidborn <= crate::galaxy::MOST_VOIDBORN
        && sector.installations.len() + defenses <= sector.installation_slots()
        && sector.guilds.len() + guilds <= sector.guild_slots()
}

/// VF-PREP-24, -25: the sectors where a list may be placed.
fn places(s: &State, seat: Seat, placing: &Placing) -> Vec<SectorId> {
    let beside = s.galaxy.sectors.iter().filter(|(at, sector)| sector.is_voidborn() && s.galaxy.is_beside_own(**at, seat));
    let beside: Vec<(SectorId, &Sector)> = beside.map(|(at, sector)| (*at, sector)).collect();
    let populations = || beside.iter().map(|(_, sector)| sector.population);
    let wanted = match placing.beside {
        Beside::Any => None,
        Beside::Lowest => populations().min(),
        Beside::Highest => populations().max(),
    };
    let is_one =
        |(_, sector): &&(SectorId, &Sector)| wanted.is_none_or(|wanted| sector.population == wanted) && takes(sector, &placing.items);
    beside.iter().filter(is_one).map(|(at, _)| *at).collect()
}

fn ways(s: &State, number: u8) -> &'static [&'static [Placing]] {
    if let Instruction::Place(ways) = event_box(s, number).1.says { ways } else { &[] }
}

/// Ways all of whose lists have a place.
fn open_ways(s: &State, seat: Seat, number: u8) -> Vec<u8> {
    let is_open = |way: &&'static [Placing]| way.iter().all(|placing| !places(s, seat, placing).is_empty());
    (0..).zip(ways(s, number)).filter(|(_, way)| is_open(way)).map(|(at, _)| at).collect()
}

fn ask_way(s: &State, seat: Seat, number: u8) -> Asks {
    let open = open_ways(s, seat, number);
    if open.len() < 2 {
        return nobody();
    }
    let event = event_box(s, number).0;
    let offer = |way: u8| {
        let items: Vec<Text> =
            ways(s, number)[usize::from(way)].iter().map(|placing| crate::show::effects::items_said(&placing.items)).collect();
        Offer::new(Choice::Placing { number: way }).said(&Word::Items { items })
    };
    ask(seat, Question::one_of(&Prompt::PlaceTokens { event }, "VF-PREP-24", open.into_iter().map(offer)))
}

fn take_way(seat: Seat, number: u8, choice: &Choice, t: &mut T<'_>) {
    let Choice::Placing { number: way } = *choice else { unreachable!("only ways are on offer") };
    go(seat, number, way, t);
}

fn only_way(seat: Seat, number: u8, t: &mut T<'_>) {
    match open_ways(t.state, seat, number).first() {
        Some(way) => go(seat, number, *way, t),
        // VF-PREP-18, -25
        None => t.tell(&Line::BoxSkipped { seat, number: number + 1 }),
    }
}

fn go(seat: Seat, number: u8, way: u8, t: &mut T<'_>) {
    let lists = u8::try_from(ways(t.state, number)[usize::from(way)].len()).expect("a box has few lists");
    t.next((0..lists).map(|at| Step::Place { seat, number, way, at }.into()));
}

fn placing(s: &State, (number, way, at): (u8, u8, u8)) -> Placing {
    ways(s, number)[usize::from(way)][usize::from(at)]
}

fn ask_place(s: &State, seat: Seat, of: (u8, u8, u8)) -> Asks {
    let placing = placing(s, of);
    let found = places(s, seat, &placing);
    if found.len() < 2 {
        return nobody();
    }
    let event = s.event.expect("an event holds");
    let items = crate::show::effects::items_said(&placing.items);
    let offer = |sector: SectorId| at_sector(Choice::Sector { sector }).hint(&crate::show::sectors::defended(s, sector));
    ask(seat, Question::one_of(&Prompt::PlaceWhere { event, items }, "VF-PREP-24", found.into_iter().map(offer)))
}

fn place(seat: Seat, of: (u8, u8, u8), choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    lay_chosen(seat, placing(t.state, of).items, sector, t);
}

fn place_alone(seat: Seat, of: (u8, u8, u8), t: &mut T<'_>) {
    let placing = placing(t.state, of);
    if let Some(sector) = places(t.state, seat, &placing).first().copied() {
        lay_chosen(seat, placing.items, sector, t);
    }
}

fn lay_chosen(seat: Seat, items: Items, sector: SectorId, t: &mut T<'_>) {
    lay(items, sector, t);
    if items.any_guild {
        t.next(steps![Step::Guild { seat, sector }]);
    }
}

/// VF-PREP-26 to -28: items are laid in a sector, as far as they fit.
fn lay(items: Items, at: SectorId, t: &mut T<'_>) {
    let bounties = t.state.bounties.take_first(usize::from(items.bounties));
    let reclaims = t.state.reclaims.take_first(usize::from(items.reclaims));
    let sector = t.state.galaxy.sector_mut(at);
    sector.place_voidborn(items.voidborn);
    sector.bounties.extend(bounties);
    sector.reclaims.extend(reclaims);
    for _ in 0..items.defenses {
        if sector.installations.len() < sector.installation_slots() {
            sector.installations.push(Installation::SectorDefense);
        }
    }
    if let Some(guild) = items.guild.filter(|_| sector.guilds.len() < sector.guild_slots()) {
        sector.guilds.push(guild);
    }
    if items.glory > 0 {
        sector.glory.push(items.glory);
    }
    t.tell(&Line::Placed { sector: at, items: crate::show::effects::items_said(&items) });
}

fn ask_guild(seat: Seat, sector: SectorId) -> Asks {
    let guilds = Guild::ALL.iter().map(|guild| Choice::Guild { guild: *guild, sector });
    ask(seat, Question::one_of(&Prompt::GuildOfChoice, "VF-PREP-27", guilds))
}

fn lay_guild(choice: &Choice, t: &mut T<'_>) {
    let Choice::Guild { guild, sector } = *choice else { unreachable!("only guilds are on offer") };
    t.state.galaxy.sector_mut(sector).guilds.push(guild);
    t.tell(&Line::Placed { sector, items: Word::GuildOf { guild }.text() });
}

fn ask_glory(s: &State, seat: Seat, value: u8) -> Asks {
    let is_one = |sector: &Sector| sector.is_voidborn() || sector.kind == Kind::FallenHouse && sector.is_nobodys();
    let found = s.galaxy.sectors.iter().filter(|(_, sector)| is_one(sector));
    let offers: Vec<Offer<Choice>> = found.map(|(sector, _)| at_sector(Choice::Sector { sector: *sector })).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::GloryWhere { value }, "VF-PREP-26", offers))
}

fn lay_glory(value: u8, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    t.state.galaxy.sector_mut(sector).glory.push(value);
    t.tell(&Line::Placed { sector, items: Word::GloryOf { value }.text() });
}

/// VF-PREP-18, -19: one of the deeds; with a solid border one must be done if one can.
fn ask_deed(s: &State, seat: Seat, number: u8) -> Asks {
    let (event, event_box) = event_box(s, number);
    let deeds = crate::position::underway::deeds_of(event, number);
    let of_this_player = |at: usize| {
        if let Instruction::Depending(condition, first, _) = event_box.says {
            (at < first.len()) == s.meets(seat, &[condition])
        } else {
            true
        }
    };
    let is_possible = |deed: &crate::components::effects::Deed| {
        let does_something = deed.effects.is_empty() || effects::does_something(s, seat, deed.effects, &deed.cost);
        paying::can_pay(s, seat, &deed.cost) && does_something
    };
    let possible = deeds.iter().enumerate().filter(|(at, deed)| of_this_player(*at) && is_possible(deed));
    let offers: Vec<Offer<Choice>> = possible
        .map(|(at, deed)| {
            let number = u8::try_from(at).expect("a box has few deeds");
            Offer::new(Choice::Deed { number }).said(&costly(deed.cost, deed))
        })
        .collect();
    if offers.is_empty() {
        return nobody();
    }
    if event_box.is_solid {
        return ask(seat, Question::one_of(&Prompt::MustDeed { event }, "VF-PREP-18", offers));
    }
    ask(seat, one_of_or(&Prompt::WhichDeed { event }, "VF-PREP-19", offers, Choice::Nothing))
}

fn do_deed(seat: Seat, number: u8, choice: &Choice, t: &mut T<'_>) {
    let Choice::Deed { number: deed } = *choice else { return };
    let event = t.state.event.expect("an event holds");
    effects::begin(seat, Source::Box { event, number, deed }, None, t);
}

/// The first spots of the box where a corruption can lie.
fn ask_corrupt(s: &State, seat: Seat, number: u8) -> Asks {
    let Instruction::Corruption { spots, .. } = event_box(s, number).1.says else { return nobody() };
    let Some(spots) = spots.iter().find(|spots| !corruption::free(s, seat, **spots).is_empty()) else { return nobody() };
    corruption::ask_spot(s, seat, *spots, &Prompt::Corrupt)
}

fn corrupt(seat: Seat, number: u8, left: u8, choice: &Choice, t: &mut T<'_>) {
    corruption::put(seat, choice, t);
    if left > 1 {
        t.next(steps![Step::Corrupt { seat, number, left: left - 1 }]);
    }
}

/// On a track whose marker can go on one also advances, without a reward; what the step costs is paid (VF-CIV-04).
fn corrupt_and_advance(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    corruption::put(seat, choice, t);
    if let Choice::Track { track } = *choice
        && tracks::open(t.state, seat, crate::components::effects::Along::The(track)).contains(&track)
    {
        tracks::step(seat, track, true, t);
    }
}

fn ask_raise(s: &State, seat: Seat) -> Asks {
    let home_can = s.players[seat].card().home_can_be_corrupted;
    let can = |(_, held): &(SectorId, &Sector)| held.can_grow() && !held.is_home() && held.can_be_corrupted(home_can);
    let offers: Vec<Offer<Choice>> = s.galaxy.of(seat).filter(can).map(|(sector, _)| at_sector(Choice::Sector { sector })).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::RaiseAndCorrupt, "VF-PREP-18", offers).skipped_when_forced())
}

fn raise_and_corrupt(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    effects::building::raise(seat, sector, t);
    corruption::put(seat, choice, t);
}
