//! VF-OUT, VF-AB: what comes of a fight.

use super::{Cause, Step, fighting, said};
use crate::combat::exchange::{Level, Outcome, Role};
use crate::components::maps::Kind;
use crate::effects::{self, corruption, fleets};
use crate::galaxy::Force;
use crate::loot;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::research;
use crate::show::effects::force_said;
use crate::void::{crises, growth, harbingers};
use sternpost_kit::one_of_or;

/// VF-OUT-01, -02, -21: fleets that are left stay where they stand, those that were recalled are active (VF-OUT-24).
pub fn settle(t: &mut T<'_>) {
    t.state.invading_mut().is_settled = true;
    let invasion = t.state.invading().clone();
    let fight = invasion.fight.expect("there was a fight");
    let at = invasion.at;
    for (role, party) in [(Role::Invader, invasion.invader), (Role::Defender, invasion.defender)] {
        let lost = &fight.side(role).recalled;
        if let Some(seat) = party.seat() {
            t.state.players[seat].active += lost.total();
        }
        if !lost.is_empty() {
            t.tell(&Line::FleetsLost { who: said(party), force: force_said(lost) });
        }
        if fighting::escapes(t.state, role) > 0 {
            t.next(steps![Step::Escape { role }]);
        }
    }
    let removed = invasion.voidborn.saturating_sub(fight.defender.voidborn);
    let population = t.state.galaxy.sector(at).population;
    if let Some(doing) = t.state.underway.last_mut().filter(|_| invasion.cause == Cause::Invasion) {
        doing.removed += removed;
        doing.here = Some(at);
    }
    let sector = t.state.galaxy.sector_mut(at);
    sector.voidborn = fight.defender.voidborn;
    match fight.outcome() {
        Outcome::DefenderHolds => {
            sector.force = fight.defender.force;
            t.tell(&Line::Holds { sector: at, who: said(invasion.defender) });
            if let (Cause::Skirmish, Some(seat)) = (invasion.cause, invasion.defender.seat()) {
                t.tell(&Line::SkirmishWon { seat, sector: at });
                growth::warded_off(seat, Some(at), t);
            }
            t.next(steps![Step::End]);
        }
        Outcome::Tie => {
            sector.force = Force::default();
            t.tell(&Line::Tie { sector: at });
            match invasion.invader.seat() {
                Some(seat) => t.next(steps![Step::Replicate { seat }]),
                None => tie(t),
            }
        }
        Outcome::InvaderHolds => match invasion.invader.seat() {
            Some(seat) => {
                if let Some(doing) = t.state.underway.last_mut() {
                    doing.population = population;
                }
                win(seat, fight.invader.force, t);
            }
            None => void_wins(t),
        },
    }
}

/// The invader has the sector.
fn win(seat: Seat, force: Force, t: &mut T<'_>) {
    let at = t.state.invading().at;
    let sector = t.state.galaxy.sector_mut(at);
    sector.force = force;
    sector.owner = Some(seat);
    t.tell(&Line::TakesSector { seat, sector: at });
    t.next(steps![Step::TakeOver { seat }]);
}

/// VF-OUT-21, -23: the defender loses a glory token, the Void takes the sector.
///
/// VF-UND-03: RULING: tokens that lie there stay.
pub fn tie(t: &mut T<'_>) {
    let invasion = t.state.invading();
    let (at, defender, cause) = (invasion.at, invasion.defender, invasion.cause);
    match (defender.seat(), cause) {
        (Some(seat), Cause::Invasion) => loot::lose_lowest_glory(seat, t),
        (Some(seat), Cause::Skirmish) => t.next(steps![loot::Step::LoseGlory { seat }]),
        (None, _) => {}
    }
    void_takes(at, t);
    t.next(steps![Step::End]);
}

/// VF-OUT-17 to -20: the Void wins a skirmish.
fn void_wins(t: &mut T<'_>) {
    let at = t.state.invading().at;
    let seat = t.state.invading().defender.seat();
    t.state.galaxy.sector_mut(at).force = Force::default();
    if let Some(seat) = seat {
        t.next(steps![loot::Step::LoseGlory { seat }]);
    }
    void_takes(at, t);
    t.next(steps![Step::End]);
}

/// VF-AB-01: a player's sector without fleets is abandoned.
pub fn abandon(seat: Seat, at: SectorId, t: &mut T<'_>) {
    let sector = t.state.galaxy.sector(at);
    // Something may have come there meanwhile, by another effect.
    if !sector.is_of(seat) || !sector.force.is_empty() || sector.is_home() {
        return;
    }
    t.tell(&Line::Abandons { seat, sector: at });
    void_takes(at, t);
}

/// VF-AB-02 to -06, VF-OUT-18 to -20: installations go, corruption and Voidborn fleets come, and a Bounty.
pub fn void_takes(at: SectorId, t: &mut T<'_>) {
    let bounty = t.state.bounties.take_first(1);
    let sector = t.state.galaxy.sector_mut(at);
    sector.installations.clear();
    sector.owner = None;
    if sector.population > 0 {
        sector.is_corrupted = true;
    }
    sector.voidborn = 2;
    sector.bounties.extend(bounty);
    t.tell(&Line::VoidTakes { sector: at });
}

/// Combat Replicators, improved: a fleet deployed after a tie wins.
pub fn ask_replicate(s: &State, seat: Seat) -> Asks {
    if s.players[seat].level_of(TechnologyId::CombatReplicators) != Level::Improved {
        return nobody();
    }
    let at = s.invading().at;
    let offers: Vec<Choice> = fleets::deployable(s, seat).map(|fleet| Choice::Fleet { fleet, sector: at }).collect();
    if offers.is_empty() {
        return nobody();
    }
    let first = offers[0].clone();
    let question = one_of_or(&Prompt::AfterTie { sector: at }, "VF-TEC-11", offers, Choice::Nothing);
    ask(seat, question.default(Picked::One(first)))
}

/// The same, done.
pub fn replicate(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Fleet { fleet, .. } = *choice else { return tie(t) };
    if let Some(resource) = fleet.deployment_cost() {
        effects::paying::pay(seat, Stock::of(resource, 1), t);
    }
    t.state.players[seat].active -= 1;
    win(seat, Force::of([(fleet, 1)]), t);
}

/// Combat Replicators: installations may stay.
pub fn ask_keep(s: &State, seat: Seat) -> Asks {
    let sector = s.invading().at;
    if !s.players[seat].has(TechnologyId::CombatReplicators) || s.galaxy.sector(sector).installations.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::KeepInstallations { sector }, "VF-OUT-04", [Choice::Now, Choice::Later]))
}

/// VF-OUT-03: the takeover begins. With Combat Replicators installations stay if their player likes.
pub fn take_over(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let (at, voidborn) = (t.state.invading().at, t.state.invading().voidborn);
    let taken = crises::took(t.state, seat, voidborn, t.state.galaxy.sector(at));
    let is_rift = t.state.galaxy.sector(at).kind == Kind::Rift;
    // Combat Replicators: a Bounty for every victory.
    if t.state.players[seat].has(TechnologyId::CombatReplicators) {
        loot::gain_bounties(seat, 1, t);
    }
    let mut left = [true; TakeOverPart::ALL.len()];
    // VF-OUT-04: those that stood there, not what a Reclaim builds.
    left[TakeOverPart::Installations as usize] = *choice != Choice::Now && !t.state.galaxy.sector(at).installations.is_empty();
    if *choice == Choice::Now {
        t.tell(&Line::KeepsInstallations { seat, sector: at });
    }
    // VF-OUT-09: RULING: a Rift that is taken becomes a usual sector, Pure, with a population of 1.
    let sector = t.state.galaxy.sector_mut(at);
    if sector.kind == Kind::Rift {
        (sector.kind, sector.population, sector.is_corrupted) = (Kind::Outskirts, 1, false);
    }
    t.next(steps![Step::NextPart { seat, left }, Step::AfterVictory { seat }]);
    if t.state.void.is_some() {
        // VF-OUT-09, -10
        crises::done(seat, taken, t);
        if is_rift {
            t.next(steps![growth::Step::Relief]);
        }
        harbingers::of_a_sector(seat, at, t);
    }
    t.next(steps![Step::End]);
}

/// Parts of a takeover that are left.
pub type Left = [bool; TakeOverPart::ALL.len()];

/// Parts that are left and do something, in the best order.
fn parts(s: &State, seat: Seat, left: Left) -> impl Iterator<Item = TakeOverPart> {
    let sector = s.galaxy.sector(s.invading().at);
    let brings_glory = !sector.glory.is_empty() || s.glory(s.invading().defender.seat().unwrap_or(seat)) > 0;
    let does = move |part: &TakeOverPart| match part {
        TakeOverPart::Installations => !sector.installations.is_empty(),
        TakeOverPart::Glory => brings_glory,
        TakeOverPart::Bounties => !sector.bounties.is_empty(),
        TakeOverPart::Reclaims => !sector.reclaims.is_empty(),
        TakeOverPart::FallenHouse => sector.fallen.is_some(),
    };
    TakeOverPart::ALL.iter().copied().filter(move |part| left[*part as usize]).filter(does)
}

/// VF-OUT-16: the order is asked where it can matter: all slots of installations are full and a Reclaim lies there, or a Fallen
/// House with glory or a Reclaim.
/// RULING: otherwise the best order is taken: installations, glory, Bounties, Reclaims, the Fallen House.
pub fn ask_part(s: &State, seat: Seat, left: Left) -> Asks {
    let sector = s.galaxy.sector(s.invading().at);
    let parts: Vec<TakeOverPart> = parts(s, seat, left).collect();
    let waits = |part: TakeOverPart| parts.contains(&part);
    let is_full = sector.installations.len() >= sector.installation_slots();
    let glory_waits = waits(TakeOverPart::Glory) && !sector.glory.is_empty();
    let matters = if waits(TakeOverPart::FallenHouse) {
        glory_waits || waits(TakeOverPart::Reclaims)
    } else {
        waits(TakeOverPart::Reclaims) && waits(TakeOverPart::Installations) && is_full
    };
    if parts.len() < 2 || !matters {
        return nobody();
    }
    let prompt = Prompt::TakeOver { sector: s.invading().at };
    ask(seat, Question::one_of(&prompt, "VF-OUT-16", parts.into_iter().map(|part| Choice::TakeOver { part })))
}

/// The order does not matter: the first part of the best order that is left, if one is.
pub fn first_part(seat: Seat, left: Left, t: &mut T<'_>) {
    let first = parts(t.state, seat, left).next();
    if let Some(part) = first {
        do_part(seat, left, part, t);
    }
}

/// The part that was picked.
pub fn part(seat: Seat, left: Left, choice: &Choice, t: &mut T<'_>) {
    let Choice::TakeOver { part } = *choice else { unreachable!("only parts are on offer") };
    do_part(seat, left, part, t);
}

fn do_part(seat: Seat, mut left: Left, part: TakeOverPart, t: &mut T<'_>) {
    let sector = t.state.invading().at;
    left[part as usize] = false;
    match part {
        TakeOverPart::Installations => t.state.galaxy.sector_mut(sector).installations.clear(),
        TakeOverPart::Glory => t.next(steps![Step::Glory { seat }]),
        TakeOverPart::Bounties => t.next(steps![Step::Bounties { seat }]),
        TakeOverPart::Reclaims => t.next(steps![Step::Reclaims { seat }]),
        TakeOverPart::FallenHouse => {
            if let Some(house) = t.state.galaxy.sector_mut(sector).fallen.take() {
                t.next(steps![Step::Technology { seat, house }, Step::OfTheFallen { seat, house }]);
            }
        }
    }
    t.next(steps![Step::NextPart { seat, left }]);
}

/// VF-OUT-07, -08.
pub fn glory(seat: Seat, t: &mut T<'_>) {
    let invasion = t.state.invading();
    let (at, defender) = (invasion.at, invasion.defender);
    if let Some(loser) = defender.seat() {
        let count = t.state.glory(loser);
        loot::gain_influence(seat, count, t);
        loot::lose_lowest_glory(loser, t);
        return;
    }
    let tokens = std::mem::take(&mut t.state.galaxy.sector_mut(at).glory);
    let raises = !tokens.is_empty() && t.state.holds(crate::components::events::Lasting::GloryIsUpgraded);
    for value in tokens {
        loot::gain_glory(seat, value, t);
    }
    // Where a token may rise as it comes, influence is counted when that is decided.
    if raises {
        t.next(steps![loot::Step::InfluenceOfGlory { seat }]);
    } else {
        let count = t.state.glory(seat);
        loot::gain_influence(seat, count, t);
    }
}

/// VF-OUT-05.
pub fn bounties(seat: Seat, t: &mut T<'_>) {
    let at = t.state.invading().at;
    let found = t.state.galaxy.sector_mut(at).bounties.take_all();
    if !found.is_empty() {
        t.commit();
    }
    for bounty in found {
        loot::keep_bounty(seat, bounty, t);
    }
}

/// VF-OUT-06.
pub fn reclaims(seat: Seat, t: &mut T<'_>) {
    let at = t.state.invading().at;
    let found = t.state.galaxy.sector_mut(at).reclaims.take_all();
    if !found.is_empty() {
        t.commit();
    }
    for reclaim in found {
        loot::keep_reclaim(seat, reclaim, at, t);
    }
}

/// VF-OUT-12, -13, -15: the limit of technologies rises, and one of the House's is researched.
pub fn ask_technology(s: &State, seat: Seat, house: House) -> Asks {
    let player = &s.players[seat];
    let limit = crate::components::TECHNOLOGIES + 1;
    let can = |technology: &&TechnologyId| {
        !player.has(**technology) && player.technologies.len() < limit && s.technologies.get(*technology).is_some_and(|copies| copies.any())
    };
    let offers: Vec<Choice> =
        house.card().technologies.iter().filter(can).map(|technology| Choice::Research { technology: *technology }).collect();
    if offers.is_empty() {
        return nobody();
    }
    let first = offers[0].clone();
    ask(seat, one_of_or(&Prompt::FallenTechnology { house }, "VF-OUT-13", offers, Choice::Nothing).default(Picked::One(first)))
}

/// It is researched.
pub fn technology(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    t.state.players[seat].has_fallen_house = true;
    if let Choice::Research { technology } = *choice {
        research::research(seat, technology, t);
    }
}

/// VF-OUT-12, -14.
pub fn of_the_fallen(seat: Seat, house: House, t: &mut T<'_>) {
    let at = t.state.invading().at;
    t.state.players[seat].has_fallen_house = true;
    t.tell(&Line::FallsHouse { seat, house });
    effects::begin(seat, Source::FallenHouse, Some(at), t);
}

/// After a victory: Combat Replicators give a Bounty, improved ones a fleet; an improved Salvage Scanner removes a corruption.
pub fn ask_after(s: &State, seat: Seat) -> Asks {
    let player = &s.players[seat];
    let at = s.invading().at;
    let mut offers: Vec<Choice> = vec![];
    if player.level_of(TechnologyId::CombatReplicators) == Level::Improved {
        offers.extend(fleets::deployable(s, seat).map(|fleet| Choice::Fleet { fleet, sector: at }));
    }
    if player.level_of(TechnologyId::SalvageScanner) == Level::Improved && s.galaxy.sector(at).is_corrupted {
        offers.push(Choice::Sector { sector: at });
    }
    if offers.is_empty() {
        return nobody();
    }
    let first = offers[0].clone();
    ask(seat, one_of_or(&Prompt::AfterVictory { sector: at }, "VF-TEC-11", offers, Choice::Nothing).default(Picked::One(first)))
}

/// The same, done.
pub fn after(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Fleet { fleet, sector } = *choice {
        fleets::deploy(seat, fleet, 1, sector, t)
    } else if let Choice::Sector { .. } = *choice {
        corruption::remove(seat, choice, t)
    }
}
