//! VF-VG-03, VF-EXT: what a Crisis does if its consequence is suffered.

use crate::components::crises::{Blow, CrisisId};
use crate::components::effects::Cost;
use crate::components::maps::Kind;
use crate::effects::building::at_sector;
use crate::effects::{corruption, paying};
use crate::flow::{self, Part};
use crate::galaxy::Sector;
use crate::loot;
use crate::prelude::*;
use crate::rounds::skirmish;
use crate::show::sectors::defended;
use crate::void::{growth, harbingers};
use sternpost_kit::count_of;

/// Steps of consequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// One that asks nothing first.
    Blow { seat: Seat, blow: Blow },
    /// VF-SKI-18: Voidborn fleet power beside an own sector, or beside that of a skirmish.
    Beside { seat: Seat, at: Option<SectorId>, blow: Blow },
    /// VF-EXT-01.
    ConsumeBasic { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Blow { seat, blow } => it.does(|t| carry_out(seat, blow, t)),
        Step::Beside { seat, at, blow } => it.may_ask(|s| ask_beside(s, seat, at, blow), |picked, t| place_beside(blow, &picked.one(), t)),
        Step::ConsumeBasic { seat } => it.may_ask(|s| ask_basic(s, seat), |picked, t| consume_basic(&picked.one(), t)),
    }
}

/// VF-VG-03: whether a consequence can be suffered in full.
pub fn can_suffer(s: &State, seat: Seat, crisis: CrisisId) -> bool {
    let card = crisis.card();
    can_pay_all(s, seat, card.pays) && card.blows.iter().all(|blow| can_strike(s, seat, *blow))
}

/// Whether several payments can all be made: as many guilds, installations and spots are there as they need.
fn can_pay_all(s: &State, seat: Seat, pays: &[Cost]) -> bool {
    let needs = |is_one: fn(&Cost) -> bool| pays.iter().filter(|cost| is_one(cost)).count();
    let pieces = |guilds: bool, installations: bool| -> usize {
        let sectors = s.galaxy.of(seat).filter(|(_, held)| !held.is_home());
        sectors.map(|(_, held)| if guilds { held.guilds.len() } else { 0 } + if installations { held.installations.len() } else { 0 }).sum()
    };
    pays.iter().all(|cost| paying::can_pay(s, seat, cost))
        && pieces(true, false) >= needs(|cost| cost.guild)
        && pieces(false, true) >= needs(|cost| cost.installation)
        && pays
            .iter()
            .find_map(|cost| cost.corruption)
            .is_none_or(|spots| corruption::free(s, seat, spots).len() >= needs(|cost| cost.corruption.is_some()))
}

fn can_strike(s: &State, seat: Seat, blow: Blow) -> bool {
    match blow {
        Blow::VoidbornInRifts => {
            let mut rifts = s.galaxy.sectors.values().filter(|sector| sector.kind == Kind::Rift).peekable();
            rifts.peek().is_some() && rifts.all(|rift| rift.room_for_voidborn() > 0)
        }
        Blow::VoidbornBeside { .. } => !places(s, seat, None, blow).is_empty(),
        Blow::ConsumeBasic => s.technologies.values().any(|copies| copies.any()),
        // VF-EXT-03
        Blow::ConsumeImproved => !s.improved.open.is_empty(),
        Blow::PerMissingGuild(_) => true,
        // VF-UND-05, VF-HB-02: RULING: without a target nothing happens, and it counts as suffered.
        Blow::Skirmish { .. } | Blow::Harbinger => true,
    }
}

/// What is paid first, then the rest.
pub fn strike(seat: Seat, crisis: CrisisId, t: &mut T<'_>) {
    let card = crisis.card();
    let paid: Vec<flow::Step> = card.pays.iter().flat_map(|cost| paying::steps(seat, cost)).collect();
    t.next(paid);
    t.next(card.blows.iter().map(|blow| Step::Blow { seat, blow: *blow }.into()));
}

fn carry_out(seat: Seat, blow: Blow, t: &mut T<'_>) {
    match blow {
        Blow::VoidbornInRifts => {
            let rifts: Vec<SectorId> =
                t.state.galaxy.sectors.iter().filter(|(_, sector)| sector.kind == Kind::Rift).map(|(at, _)| *at).collect();
            for at in rifts {
                t.state.galaxy.sector_mut(at).voidborn += 1;
                t.tell(&Line::Placed { sector: at, items: Word::VoidbornPower { count: 1 }.text() });
            }
        }
        Blow::VoidbornBeside { .. } => t.next(steps![Step::Beside { seat, at: None, blow }]),
        Blow::Skirmish { more, is_vengeful } => {
            t.state.against_mut().is_vengeful = is_vengeful;
            let more = i8::try_from(more).expect("Crises add little");
            t.next(steps![skirmish::Step::Begins { seat, more }, growth::Step::StrikeEnds]);
        }
        Blow::ConsumeBasic => t.next(steps![Step::ConsumeBasic { seat }]),
        Blow::ConsumeImproved => consume_improved(t),
        Blow::Harbinger => t.next(steps![harbingers::Step::Place { seat }]),
        Blow::PerMissingGuild(each) => {
            let held: BTreeSet<Guild> = t.state.galaxy.of(seat).flat_map(|(_, sector)| sector.guilds.iter().copied()).collect();
            let missing = count_of(Guild::ALL.iter().filter(|guild| !held.contains(guild)));
            loot::lose_influence(seat, missing * u32::from(each), t);
        }
    }
}

/// VF-VFL-04: sectors that take all of it; after a skirmish those beside it, otherwise any (VF-SKI-18: RULING: of a skirmish of strength 0 beside an own sector).
fn places(s: &State, seat: Seat, at: Option<SectorId>, blow: Blow) -> Vec<SectorId> {
    let Blow::VoidbornBeside { count, defense } = blow else { return vec![] };
    let takes = |sector: &Sector| {
        let has_slot = !defense || sector.installations.len() < sector.installation_slots();
        sector.is_voidborn() && count <= sector.room_for_voidborn() && has_slot
    };
    let open: Vec<SectorId> = s.galaxy.sectors.iter().filter(|(_, sector)| takes(sector)).map(|(at, _)| *at).collect();
    let beside = |place: &SectorId| match at {
        Some(at) => s.galaxy.is_beside(at, *place),
        None => s.galaxy.is_beside_own(*place, seat),
    };
    let near: Vec<SectorId> = open.iter().copied().filter(beside).collect();
    // A consequence that cannot be done beside an own sector cannot be chosen; after a skirmish any sector will do.
    if near.is_empty() && (at.is_some() || s.against().is_vengeful) { open } else { near }
}

fn ask_beside(s: &State, seat: Seat, at: Option<SectorId>, blow: Blow) -> Asks {
    let found = places(s, seat, at, blow);
    if found.is_empty() {
        return nobody();
    }
    let offers = found.into_iter().map(|sector| at_sector(Choice::Sector { sector }).hint(&defended(s, sector)));
    ask(seat, Question::one_of(&Prompt::PlaceVoidborn, "VF-SKI-18", offers).skipped_when_forced())
}

fn place_beside(blow: Blow, choice: &Choice, t: &mut T<'_>) {
    let (Choice::Sector { sector }, Blow::VoidbornBeside { count, defense }) = (choice, blow) else {
        unreachable!("only sectors are on offer")
    };
    let held = t.state.galaxy.sector_mut(*sector);
    held.voidborn += count;
    if defense {
        held.installations.push(Installation::SectorDefense);
    }
    let items = crate::components::events::Items { voidborn: count, defenses: u8::from(defense), ..crate::components::events::Items::NONE };
    t.tell(&Line::Placed { sector: *sector, items: crate::show::effects::items_said(&items) });
}

/// VF-EXT-01: one that shows influence if there is any.
fn ask_basic(s: &State, seat: Seat) -> Asks {
    let first = s.technologies.iter().filter(|(_, copies)| copies.first);
    let any = s.technologies.iter().filter(|(_, copies)| copies.any());
    let pick = |(technology, _): (&TechnologyId, &crate::position::Copies)| Choice::Technology { technology: *technology };
    let mut found: Vec<Choice> = first.map(pick).collect();
    if found.is_empty() {
        found = any.map(pick).collect();
    }
    if found.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::ConsumeBasic, "VF-EXT-01", found).skipped_when_forced())
}

fn consume_basic(choice: &Choice, t: &mut T<'_>) {
    let Choice::Technology { technology } = *choice else { unreachable!("only technologies are on offer") };
    let copies = t.state.technologies.get_mut(&technology).expect("there is a copy");
    if !std::mem::take(&mut copies.first) {
        copies.more -= 1;
    }
    t.state.against_mut().consumed.push((technology, false));
    t.tell(&Line::Consumes { technology });
}

/// VF-EXT-02: the leftmost. RULING: the first in the order of the reference.
fn consume_improved(t: &mut T<'_>) {
    if let Some(technology) = t.state.improved.open.pop_first() {
        t.state.against_mut().consumed.push((technology, true));
        t.tell(&Line::ConsumesImproved { technology });
    }
}
