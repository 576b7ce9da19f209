//! VF-PREP-20 to -28: what boxes place in sectors, and where.

use super::{Step, event_box};
use crate::components::events::{Beside, Instruction, Items, Placing};
use crate::components::maps::Kind;
use crate::effects::building::at_sector;
use crate::galaxy::Sector;
use crate::prelude::*;

/// VF-PREP-25, -27, -28: whether a sector takes all of a list.
fn takes(sector: &Sector, items: &Items) -> bool {
    let defenses = usize::from(items.defenses);
    let guilds = usize::from(items.guild.is_some() || items.any_guild);
    sector.is_voidborn()
        && items.voidborn <= sector.room_for_voidborn()
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

pub fn ask_way(s: &State, seat: Seat, number: u8) -> Asks {
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

pub fn take_way(seat: Seat, number: u8, choice: &Choice, t: &mut T<'_>) {
    let Choice::Placing { number: way } = *choice else { unreachable!("only ways are on offer") };
    go(seat, number, way, t);
}

pub fn only_way(seat: Seat, number: u8, t: &mut T<'_>) {
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

pub fn ask_place(s: &State, seat: Seat, of: (u8, u8, u8)) -> Asks {
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

pub fn place(seat: Seat, of: (u8, u8, u8), choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    lay_chosen(seat, placing(t.state, of).items, sector, t);
}

pub fn place_alone(seat: Seat, of: (u8, u8, u8), t: &mut T<'_>) {
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

/// VF-PREP-26 to -28, VF-VFL-03: of a list as much as fits in a sector, beside what lies there.
fn fitting(items: Items, sector: &Sector) -> Items {
    let slots = sector.installation_slots().saturating_sub(sector.installations.len());
    Items {
        voidborn: items.voidborn.min(sector.room_for_voidborn()),
        defenses: items.defenses.min(u8::try_from(slots).expect("a sector has few slots")),
        guild: items.guild.filter(|_| sector.guilds.len() < sector.guild_slots()),
        ..items
    }
}

/// VF-PREP-26 to -28: items are laid in a sector, as far as they fit.
pub fn lay(items: Items, at: SectorId, t: &mut T<'_>) {
    let bounties = t.state.bounties.take_first(usize::from(items.bounties));
    let reclaims = t.state.reclaims.take_first(usize::from(items.reclaims));
    // VF-GEN-03: of what is limited as much comes as there is.
    let number = |count: usize| u8::try_from(count).expect("an event lays few tokens");
    let items = Items { bounties: number(bounties.len()), reclaims: number(reclaims.len()), ..items };
    let sector = t.state.galaxy.sector_mut(at);
    let items = fitting(items, sector);
    if items == Items::NONE {
        return;
    }
    sector.voidborn += items.voidborn;
    sector.bounties.extend(bounties);
    sector.reclaims.extend(reclaims);
    sector.installations.extend((0..items.defenses).map(|_| Installation::SectorDefense));
    sector.guilds.extend(items.guild);
    if items.glory > 0 {
        sector.glory.push(items.glory);
    }
    t.tell(&Line::Placed { sector: at, items: crate::show::effects::items_said(&items) });
}

pub fn ask_guild(seat: Seat, sector: SectorId) -> Asks {
    let guilds = Guild::ALL.iter().map(|guild| Choice::Guild { guild: *guild, sector });
    ask(seat, Question::one_of(&Prompt::GuildOfChoice, "VF-PREP-27", guilds))
}

pub fn lay_guild(choice: &Choice, t: &mut T<'_>) {
    let Choice::Guild { guild, sector } = *choice else { unreachable!("only guilds are on offer") };
    t.state.galaxy.sector_mut(sector).guilds.push(guild);
    t.tell(&Line::Placed { sector, items: Word::GuildOf { guild }.text() });
}

pub fn ask_glory(s: &State, seat: Seat, value: u8) -> Asks {
    let is_one = |sector: &Sector| sector.is_voidborn() || sector.kind == Kind::FallenHouse && sector.is_nobodys();
    let found = s.galaxy.sectors.iter().filter(|(_, sector)| is_one(sector));
    let offers: Vec<Offer<Choice>> = found.map(|(sector, _)| at_sector(Choice::Sector { sector: *sector })).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::GloryWhere { value }, "VF-PREP-26", offers))
}

pub fn lay_glory(value: u8, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    t.state.galaxy.sector_mut(sector).glory.push(value);
    t.tell(&Line::Placed { sector, items: Word::GloryOf { value }.text() });
}
