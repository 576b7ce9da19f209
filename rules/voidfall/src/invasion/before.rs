//! VF-MV-05 to -10, VF-CD-01, -10, -14, -15: what comes before a fight.

use super::{Cause, Invasion, Paid, Party, Reach, Step};
use crate::combat::exchange::Level;
use crate::effects::building::at_sector;
use crate::effects::fleets;
use crate::loot;
use crate::prelude::*;
use sternpost_core::{Meter, Share};
use sternpost_kit::board::distances;
use sternpost_kit::one_of_or;

/// From where fleets can come to a sector: with improved Hyperdrive through storms, or from one further away.
fn sources(s: &State, seat: Seat, at: SectorId, reach: Reach) -> Vec<SectorId> {
    let is_own = |other: &SectorId| *other != at && s.galaxy.sector(*other).is_of(seat) && !s.galaxy.sector(*other).force.is_empty();
    match reach {
        Reach::Beside => s.galaxy.beside(at).filter(is_own).collect(),
        Reach::ThroughStorms => s.galaxy.touching(at).filter(is_own).collect(),
        Reach::Further => {
            let near = distances([at], |from| s.galaxy.beside(from).collect::<Vec<_>>(), |_| true);
            near.into_iter().filter(|(_, steps)| (1..=2).contains(steps)).map(|(other, _)| other).filter(is_own).collect()
        }
    }
}

/// The ways in which fleets of a player can come.
fn reaches(s: &State, seat: Seat) -> &'static [Reach] {
    if fleets::has_improved_hyperdrive(s, seat) { &[Reach::Beside, Reach::ThroughStorms, Reach::Further] } else { &[Reach::Beside] }
}

/// Whether fleets can come to a sector at all.
fn is_in_reach(s: &State, seat: Seat, at: SectorId) -> bool {
    reaches(s, seat).iter().any(|reach| !sources(s, seat, at, *reach).is_empty())
}

/// The most fleet power with which a player could come to a sector in one invasion.
pub fn force_in_reach(s: &State, seat: Seat, at: SectorId) -> u32 {
    let force = |reach: &Reach| sources(s, seat, at, *reach).into_iter().map(|from| u32::from(s.galaxy.sector(from).force.total())).sum();
    reaches(s, seat).iter().map(force).max().unwrap_or(0)
}

/// VF-MV-05, -08, VF-SEC-05: what can be invaded.
pub fn targets(s: &State, seat: Seat, corrupted_only: bool) -> Vec<SectorId> {
    let can = |(at, sector): &(&SectorId, &crate::galaxy::Sector)| {
        !sector.is_of(seat) && !sector.is_home() && (!corrupted_only || sector.is_corrupted) && is_in_reach(s, seat, **at)
    };
    s.galaxy.sectors.iter().filter(can).map(|(at, _)| *at).collect()
}

/// Which sector is invaded.
pub fn ask_target(s: &State, seat: Seat, corrupted_only: bool) -> Asks {
    let found = targets(s, seat, corrupted_only);
    if found.is_empty() {
        return nobody();
    }
    let offer = |sector: SectorId| at_sector(Choice::Sector { sector }).hint(&crate::show::sectors::defended(s, sector));
    ask(seat, one_of_or(&Prompt::Target, "VF-MV-05", found.into_iter().map(offer), Choice::Nothing))
}

/// A sector is aimed at.
pub fn aim(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { return };
    let held = t.state.galaxy.sector(sector);
    let defender = match held.owner {
        Some(owner) => Party::Player(owner),
        None if held.is_voidborn() => Party::Void,
        None => Party::Nobody,
    };
    t.state.invasion = Some(Invasion {
        cause: Cause::Invasion,
        at: sector,
        invader: Party::Player(seat),
        defender,
        left_behind: vec![],
        paid: Paid::default(),
        fight: None,
        voidborn: t.state.galaxy.sector(sector).voidborn,
        is_settled: false,
        reach: Reach::Beside,
    });
    t.next(steps![
        Step::HowFar { seat },
        Step::MoveIn { seat },
        Step::LeaveBehind { seat },
        Step::Salvage { seat },
        Step::Carriers { seat },
        Step::Prepare { seat },
        Step::Bombard { seat },
        Step::Begin,
    ]);
}

/// Improved Hyperdrive: asked where it opens a way.
pub fn ask_reach(s: &State, seat: Seat) -> Asks {
    if !fleets::has_improved_hyperdrive(s, seat) {
        return nobody();
    }
    let at = s.invading().at;
    let count = |reach: Reach| sources(s, seat, at, reach).len();
    let beside = count(Reach::Beside);
    let ways = [
        (Reach::Beside, Choice::Nothing, beside),
        (Reach::ThroughStorms, Choice::ThroughStorms, count(Reach::ThroughStorms)),
        (Reach::Further, Choice::FromFurther, count(Reach::Further)),
    ];
    let open: Vec<Choice> = ways
        .into_iter()
        .filter(|(reach, _, sources)| *sources > 0 && (*reach == Reach::Beside || *sources > beside))
        .map(|(_, choice, _)| choice)
        .collect();
    match open.as_slice() {
        [] | [Choice::Nothing] => nobody(),
        _ => ask(seat, Question::one_of(&Prompt::HowFar, "VF-MV-06", open).skipped_when_forced()),
    }
}

/// From how far fleets come.
pub fn reach(choice: &Choice, t: &mut T<'_>) {
    t.state.invading_mut().reach = if let Choice::ThroughStorms = choice {
        Reach::ThroughStorms
    } else if let Choice::FromFurther = choice {
        Reach::Further
    } else {
        Reach::Beside
    };
}

/// VF-MV-06: any number of fleets, one at least, as one sheet.
pub fn ask_move_in(s: &State, seat: Seat) -> Asks {
    let invasion = s.invading();
    let mut offers = vec![];
    let mut of = vec![];
    let mut all: u32 = 0;
    for from in sources(s, seat, invasion.at, invasion.reach) {
        for (fleet, count) in s.galaxy.sector(from).force.iter() {
            let way = Choice::Flight { fleet, from, to: invasion.at };
            offers.push(Offer { place: Some(from.place()), ..Offer::new(way) }.cap(count.into()));
            of.push(from);
            all += u32::from(count);
        }
    }
    // By default all but one of each sector that is not the Home sector; if that is nothing, one.
    let mut parts: Vec<(Choice, u32)> = vec![];
    let stays: BTreeSet<SectorId> = of.iter().copied().filter(|from| !s.galaxy.sector(*from).is_home()).collect();
    let mut left: BTreeMap<SectorId, u32> = stays.into_iter().map(|from| (from, 1)).collect();
    for (offer, from) in offers.iter().zip(&of) {
        let cap = offer.cap.unwrap_or(0);
        let stay = left.get(from).copied().unwrap_or(0).min(cap);
        if let Some(owed) = left.get_mut(from) {
            *owed -= stay;
        }
        if cap > stay {
            parts.push((offer.choice.clone(), cap - stay));
        }
    }
    if parts.is_empty() {
        parts.extend(offers.first().map(|offer| (offer.choice.clone(), 1)));
    }
    let mut question = Question::split_between(&Prompt::MoveIn { sector: invasion.at }, "VF-MV-06", 1..=all, offers);
    let shares = of.iter().map(|_| Share::of(1)).collect();
    question = question.meter(Meter::at_least(&Measure::Moved, "VF-MV-06", 1, shares));
    ask(seat, question.default(Picked::Split(parts)))
}

/// They move; the sector has two owners while it is fought over, and only the invasion knows of the invader's.
pub fn move_in(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut force = crate::galaxy::Force::default();
    let mut from_sectors = BTreeSet::new();
    for (choice, count) in picked.parts() {
        let Choice::Flight { fleet, from, .. } = choice else { unreachable!("only flights are on offer") };
        let count = u8::try_from(count).expect("fleets are few");
        t.state.galaxy.sector_mut(from).force.take(fleet, count);
        force.add(fleet, count);
        from_sectors.insert(from);
    }
    let emptied = |from: &SectorId| {
        let held = t.state.galaxy.sector(*from);
        held.force.is_empty() && !held.is_home()
    };
    let left_behind = from_sectors.into_iter().filter(emptied).collect();
    let at = t.state.invading().at;
    t.tell(&Line::Invades { seat, sector: at, force: crate::show::effects::force_said(&force) });
    let invasion = t.state.invading_mut();
    invasion.left_behind = left_behind;
    invasion.fight = Some(super::fighting::muster(force));
}

/// VF-MV-09, -10: each sector that was left costs a glory token, and the Void takes it.
pub fn leave_behind(seat: Seat, t: &mut T<'_>) {
    let left = std::mem::take(&mut t.state.invading_mut().left_behind);
    t.next(left.into_iter().map(|sector| fleets::Step::Emptied { seat, sector }.into()));
}

/// Salvage Scanner: before the fight a Reclaim may be laid in a Voidborn sector, with the improved card in any that is corrupted.
pub fn ask_salvage(s: &State, seat: Seat) -> Asks {
    let held = s.galaxy.sector(s.invading().at);
    let may = match s.players[seat].level_of(TechnologyId::SalvageScanner) {
        Level::None => false,
        Level::Basic => held.is_voidborn(),
        Level::Improved => held.is_voidborn() || held.is_corrupted,
    };
    if !may || s.reclaims.is_empty() {
        return nobody();
    }
    let question = one_of_or(&Prompt::ReclaimFirst { sector: s.invading().at }, "VF-TEC-11", [Choice::LayReclaim], Choice::Nothing);
    ask(seat, question.default(Picked::One(Choice::LayReclaim)))
}

/// It is laid, face down.
pub fn salvage(choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::LayReclaim {
        let at = t.state.invading().at;
        let drawn = t.state.reclaims.take_first(1);
        t.state.galaxy.sector_mut(at).reclaims.extend(drawn);
        t.tell(&Line::LaysReclaim { sector: at });
    }
}

/// VF-CD-01: as many corvettes as there are carriers, and active fleets.
pub fn ask_carriers(s: &State, seat: Seat) -> Asks {
    let fight = s.invading().fight.as_ref().expect("fleets have moved in");
    let most = fight.invader.force.count(Fleet::Carrier).min(s.players[seat].active);
    if most == 0 {
        return nobody();
    }
    let question = Question::amount(&Prompt::Carriers { sector: s.invading().at }, "VF-CD-01", 0, most.into());
    ask(seat, question.default(Picked::Amount(most.into())))
}

/// VF-CD-02: they join at once.
pub fn carriers(seat: Seat, count: u32, t: &mut T<'_>) {
    let count = u8::try_from(count).expect("fleets are few");
    if count == 0 {
        return;
    }
    t.state.players[seat].active -= count;
    let invasion = t.state.invading_mut();
    let at = invasion.at;
    invasion.fight.as_mut().expect("fleets have moved in").invader.force.add(Fleet::Corvette, count);
    t.tell(&Line::Deploys { seat, fleet: Fleet::Corvette, count, sector: at });
}

/// VF-CD-10, -14: what can be paid for once.
pub fn ask_prepare(s: &State, seat: Seat) -> Asks {
    let player = &s.players[seat];
    let missiles = player.level_of(TechnologyId::DeepSpaceMissiles) == Level::Basic
        && s.missiles(seat, s.invading().at) > 0
        && player.can_pay(Stock::of(Resource::Energy, 1));
    let drones = player.has(TechnologyId::AutonomousDrones) && player.trade > 0;
    let offers: Vec<Choice> = missiles.then_some(Choice::Missiles).into_iter().chain(drones.then_some(Choice::Drones)).collect();
    if offers.is_empty() {
        return nobody();
    }
    let most = u32::try_from(offers.len()).expect("two at most");
    ask(seat, Question::some_of(&Prompt::BeforeFight { sector: s.invading().at }, "VF-CD-10", 0, most, offers))
}

/// It is paid for.
pub fn prepare(seat: Seat, chosen: Vec<Choice>, t: &mut T<'_>) {
    for choice in chosen {
        if let Choice::Missiles = choice {
            crate::effects::paying::pay(seat, Stock::of(Resource::Energy, 1), t);
            t.state.invading_mut().paid.missiles = true;
        } else if let Choice::Drones = choice {
            loot::return_trade(seat, t);
            t.state.invading_mut().paid.drones = true;
        } else {
            unreachable!("only these are on offer")
        }
    }
}

/// VF-CD-15, -29: three materials for each point of absorption, split over both kinds.
pub fn ask_bombard(s: &State, seat: Seat) -> Asks {
    let player = &s.players[seat];
    let most = (player.stock.materials + player.stock.credits) / 3;
    if !s.bombards() || most == 0 {
        return nobody();
    }
    let offers = [Choice::ApproachAbsorption, Choice::SalvoAbsorption];
    ask(seat, Question::split_up_to(&Prompt::Bombard { materials: 3 }, "VF-CD-15", most.into(), offers))
}

/// It is paid for.
pub fn bombard(seat: Seat, parts: Vec<(Choice, u32)>, t: &mut T<'_>) {
    for (choice, count) in parts {
        let count = u8::try_from(count).expect("stocks are small");
        crate::effects::paying::pay(seat, Stock::of(Resource::Materials, 3 * count), t);
        let paid = &mut t.state.invading_mut().paid;
        if let Choice::ApproachAbsorption = choice { paid.approach += count } else { paid.salvo += count }
    }
}
