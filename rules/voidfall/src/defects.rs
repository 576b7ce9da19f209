//! What cannot be: pieces lost or doubled, limits broken.

use crate::components::agendas::AgendaId;
use crate::components::alarms::{Alarm, CATASTROPHES, HARBINGERS, Row, SPACES, WarId};
use crate::components::crises::CrisisId;
use crate::components::tokens::{Bounty, Reclaim};
use crate::components::{FORCE, MOST_OF_A_RESOURCE, MOST_POPULATION};
use crate::position::void::{Held, Void};
use crate::prelude::*;
use sternpost_kit::{Census, count_of};

/// Everything that is wrong with a position, in words.
pub fn defects(s: &State) -> Vec<String> {
    let mut wrong: Vec<String> = s.players.seats().flat_map(|seat| of_player(s, seat)).collect();
    for (at, sector) in &s.galaxy.sectors {
        if sector.owner.is_some() && sector.voidborn > 0 {
            wrong.push(format!("{at} is a player's and the Void's"));
        }
        if sector.owner.is_none() && !sector.force.is_empty() {
            wrong.push(format!("nobody's fleets stand in {at}"));
        }
        if sector.voidborn > sector.most_voidborn() || sector.population > MOST_POPULATION {
            wrong.push(format!("{at} holds too much"));
        }
        if sector.installations.len() > sector.installation_slots() || sector.guilds.len() > sector.guild_slots() + 4 {
            wrong.push(format!("{at} has more than it has slots for"));
        }
        if sector.is_corrupted && sector.population == 0 && sector.fallen.is_none() {
            wrong.push(format!("{at} has no population and is corrupted"));
        }
    }
    wrong.extend(tokens(s));
    wrong.extend(agendas(s));
    wrong.extend(s.void.iter().flat_map(|void| the_void(s, void)));
    wrong
}

/// VF-FL-01, VF-RES-03.
fn of_player(s: &State, seat: Seat) -> Vec<String> {
    let player = &s.players[seat];
    let mut wrong = vec![];
    let deployed: u32 = s.galaxy.of(seat).map(|(_, sector)| u32::from(sector.force.total())).sum();
    let fighting: u32 = s.invasion.iter().map(|invasion| in_a_fight(invasion, seat)).sum();
    // VF-SAN-07
    let in_havens = s.void.iter().flat_map(|void| &void.havens).flat_map(|haven| &haven.filled).filter(|other| **other == seat);
    let all = deployed + fighting + count_of(in_havens) + u32::from(player.active) + u32::from(player.inactive);
    if all != u32::from(FORCE) {
        wrong.push(format!("seat {seat} has {all} fleet power"));
    }
    for (resource, count) in player.stock.iter().filter(|(_, count)| *count > MOST_OF_A_RESOURCE) {
        wrong.push(format!("seat {seat} has {count} of {resource}"));
    }
    if player.technologies.len() > player.technology_limit() || player.improved() > player.improved_limit() {
        wrong.push(format!("seat {seat} has too many technologies"));
    }
    if player.on_chambers > player.most_on_chambers() {
        wrong.push(format!("seat {seat} has too much corruption on the Chambers"));
    }
    let in_play: Vec<AgendaType> = player.slots.iter().filter_map(|slot| slot.agenda).map(AgendaId::agenda_type).collect();
    if in_play.iter().collect::<BTreeSet<_>>().len() != in_play.len() {
        wrong.push(format!("seat {seat} has two agendas of one type in play"));
    }
    if player.laid.as_ref().is_some_and(|laid| !player.focuses.contains(laid.for_the_rules())) {
        wrong.push(format!("seat {seat} has laid a focus that is not in hand"));
    }
    let home = s.galaxy.sectors.values().filter(|sector| sector.is_home() && sector.is_of(seat)).count();
    if home != 1 {
        wrong.push(format!("seat {seat} has {home} Home sectors"));
    }
    wrong
}

/// Fleet power that fights and stands in no sector: an invader's, and what a defender has lost in a fight that is not settled.
fn in_a_fight(invasion: &crate::invasion::Invasion, seat: Seat) -> u32 {
    let Some(fight) = &invasion.fight else { return 0 };
    let invades = invasion.invader.seat() == Some(seat);
    if !invades || invasion.is_settled {
        return 0;
    }
    u32::from(fight.invader.force.total() + fight.invader.recalled.total())
}

/// Bounties, Reclaims, trade tokens (VF-GEN-03).
fn tokens(s: &State) -> Vec<String> {
    let mut wrong = vec![];
    let bounties: Census<Bounty> = (s.bounties.for_the_rules().iter())
        .chain(s.galaxy.sectors.values().flat_map(|sector| sector.bounties.for_the_rules()))
        .chain(s.players.iter().flat_map(|(_, player)| &player.bounties))
        .copied()
        .collect();
    let the_box: Census<Bounty> = Bounty::ALL.iter().flat_map(|bounty| [*bounty; Bounty::OF_A_KIND]).collect();
    if !bounties.beyond(&the_box).is_empty() || !the_box.beyond(&bounties).is_empty() {
        wrong.push("bounties are lost or doubled".to_owned());
    }
    let reclaims: Census<Reclaim> = (s.reclaims.for_the_rules().iter())
        .chain(s.galaxy.sectors.values().flat_map(|sector| sector.reclaims.for_the_rules()))
        .chain(s.players.iter().flat_map(|(_, player)| &player.reclaims))
        .copied()
        .collect();
    let the_box: Census<Reclaim> = Reclaim::ALL.iter().flat_map(|reclaim| vec![*reclaim; reclaim.copies()]).collect();
    if !reclaims.beyond(&the_box).is_empty() || !the_box.beyond(&reclaims).is_empty() {
        wrong.push("reclaims are lost or doubled".to_owned());
    }
    let trade: u32 = s.trade_board.iter().map(|tokens| u32::from(*tokens)).sum::<u32>()
        + s.players.iter().map(|(_, player)| u32::from(player.trade)).sum::<u32>()
        + count_of(s.turn.iter().filter(|turn| turn.has_trade && s.players[turn.seat].played.last() != Some(&turn.focus)));
    let most = if s.options.mode.is_alone() || s.players.len() <= 2 { 6 } else { 12 };
    if s.trade_board.iter().any(|tokens| u32::from(*tokens) > most / 6) {
        wrong.push(format!("the trade board holds too much: {:?}", s.trade_board));
    }
    if trade > most {
        wrong.push(format!("there are {trade} trade tokens"));
    }
    wrong
}

/// VF-AGE-12.
fn agendas(s: &State) -> Vec<String> {
    let lying = s.agendas.values().flat_map(|agendas| agendas.stack.for_the_rules().iter().chain(&agendas.display));
    let held = s.players.iter().flat_map(|(_, player)| {
        let in_play = player.slots.iter().filter_map(|slot| slot.agenda.as_ref());
        player.hand.for_the_rules().iter().chain(player.drawn.for_the_rules()).chain(in_play)
    });
    let played = s.turn.iter().filter_map(|turn| turn.agenda.as_ref());
    let all: Census<AgendaId> = lying.chain(held).chain(played).copied().collect();
    let the_box: Census<AgendaId> = AgendaId::ALL.iter().copied().collect();
    if all.beyond(&the_box).is_empty() && the_box.beyond(&all).is_empty() { vec![] } else { vec!["agendas are lost or doubled".to_owned()] }
}

/// VF-CBO, VF-HB: Crises, Harbingers and Alarms are each in one place, rows are not too long, Harbingers lie left.
fn the_void(s: &State, void: &Void) -> Vec<String> {
    let mut wrong = vec![];
    let in_galaxy: u32 = s.galaxy.sectors.values().map(|sector| u32::from(sector.harbingers)).sum();
    let mut on_rows = 0;
    for row in Row::ALL {
        let held = void.row(*row);
        if held.len() > SPACES {
            wrong.push(format!("{} lie on the {row} row", held.len()));
        }
        let harbingers = void.harbingers_on(*row);
        if held.iter().take(harbingers).any(|held| *held != Held::Harbinger) {
            wrong.push(format!("a Harbinger of the {row} row lies right of a Crisis"));
        }
        on_rows += count_of(held.iter().take(harbingers));
    }
    let all = in_galaxy + on_rows + u32::from(void.harbingers);
    // One that was taken up and comes onto a row lies nowhere.
    if all > u32::from(HARBINGERS) {
        wrong.push(format!("there are {all} Harbingers"));
    }
    if void.catastrophes > CATASTROPHES {
        wrong.push("there are too many Catastrophes".to_owned());
    }
    let lying = void.crises.values().flat_map(|pile| pile.for_the_rules()).chain(void.discarded.values().flatten()).copied();
    let crises: Census<CrisisId> = lying.chain(void.all_crises()).collect();
    let the_box: Census<CrisisId> = CrisisId::ALL.iter().copied().collect();
    if !crises.beyond(&the_box).is_empty() {
        wrong.push("a Crisis is there twice".to_owned());
    }
    let wars = void.alarms.for_the_rules().iter().chain(void.wars.for_the_rules()).chain(&void.revealed).chain(&void.alarm);
    let wars: Census<WarId> = wars.filter_map(|alarm| if let Alarm::War(war) = alarm { Some(*war) } else { None }).collect();
    if !wars.beyond(&WarId::ALL.iter().copied().collect()).is_empty() {
        wrong.push("a War is there twice".to_owned());
    }
    wrong
}
