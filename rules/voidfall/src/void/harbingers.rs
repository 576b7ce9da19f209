//! VF-HB: Harbingers come into sectors and onto the Crisis board, and go.

use crate::components::alarms::{Row, SPACES};
use crate::components::maps::Kind;
use crate::effects::building::at_sector;
use crate::flow::Part;
use crate::galaxy::Sector;
use crate::position::void::Held;
use crate::prelude::*;
use crate::void::{crises, growth};
use sternpost_kit::one_of_or;

/// Steps of Harbingers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-HB-02: one comes into a sector.
    Place { seat: Seat },
    /// VF-HB-04, VF-OUT-10: one that was taken up comes onto a row.
    OntoRow { seat: Seat },
    /// VF-HB-03: one goes.
    Remove { seat: Seat },
    /// One of a sector goes, by an event.
    FromSector { seat: Seat },
    /// By an event, before the evaluation: 1 Voidborn fleet power in every Voidborn sector with one.
    Gather,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Place { seat } => it.asks_or(|s| ask_place(s, seat), |picked, t| place(&picked.one(), t), |t| t.tell(&Line::NoHarbinger)),
        Step::OntoRow { seat } => it.asks(|_| ask_row(seat), |picked, t| onto_row(&picked.one(), t)),
        Step::Remove { seat } => it.may_ask(|s| ask_removal(s, seat), |picked, t| remove(seat, &picked.one(), t)),
        Step::FromSector { seat } => it.may_ask(|s| ask_sector(s, seat), |picked, t| remove(seat, &picked.one(), t)),
        Step::Gather => it.does(gather),
    }
}

/// VF-HB-02: Voidborn sectors beside an own one; those without a Harbinger if there are any.
pub fn places(s: &State, seat: Seat) -> Vec<SectorId> {
    if s.against().harbingers == 0 {
        return vec![];
    }
    let beside = |(at, sector): &(&SectorId, &Sector)| sector.is_voidborn() && s.galaxy.is_beside_own(**at, seat);
    let (free, taken): (Vec<_>, Vec<_>) = s.galaxy.sectors.iter().filter(beside).partition(|(_, sector)| sector.harbingers == 0);
    let found = if free.is_empty() { taken } else { free };
    found.into_iter().map(|(at, _)| *at).collect()
}

fn ask_place(s: &State, seat: Seat) -> Asks {
    let found = places(s, seat);
    if found.is_empty() {
        return nobody();
    }
    let offers = found.into_iter().map(|sector| at_sector(Choice::Sector { sector }));
    ask(seat, Question::one_of(&Prompt::PlaceHarbinger, "VF-HB-02", offers).skipped_when_forced())
}

fn place(choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    comes_to(sector, t);
}

fn comes_to(sector: SectorId, t: &mut T<'_>) {
    t.state.against_mut().harbingers -= 1;
    t.state.galaxy.sector_mut(sector).harbingers += 1;
    t.tell(&Line::HarbingerPlaced { sector });
}

/// By an event: one on every Rift that is still there, as far as the supply goes (VF-GEN-03).
pub fn onto_rifts(t: &mut T<'_>) {
    let is_rift = |sector: &Sector| sector.kind == Kind::Rift && sector.is_voidborn();
    let rifts = t.state.galaxy.sectors.iter().filter(|(_, sector)| is_rift(sector)).map(|(at, _)| *at);
    let rifts: Vec<SectorId> = rifts.take(usize::from(t.state.against().harbingers)).collect();
    if rifts.is_empty() {
        return t.tell(&Line::NoHarbinger);
    }
    rifts.into_iter().for_each(|at| comes_to(at, t));
}

/// VF-PREP-28: as far as the Voidborn tokens there have room.
fn gather(t: &mut T<'_>) {
    let has_room = |sector: &Sector| sector.is_voidborn() && sector.harbingers > 0 && sector.room_for_voidborn() > 0;
    let sectors = t.state.galaxy.sectors.iter().filter(|(_, sector)| has_room(sector)).map(|(at, _)| *at);
    for at in sectors.collect::<Vec<_>>() {
        t.state.galaxy.sector_mut(at).voidborn += 1;
        t.tell(&Line::Placed { sector: at, items: Word::VoidbornPower { count: 1 }.text() });
    }
}

fn ask_row(seat: Seat) -> Asks {
    let rows = Row::ALL.iter().map(|row| Choice::Row { row: *row });
    ask(seat, Question::one_of(&Prompt::HarbingerRow, "VF-OUT-10", rows))
}

/// VF-HB-04, -05: at the left; what is pushed off at the right goes, and a Catastrophe comes.
fn onto_row(choice: &Choice, t: &mut T<'_>) {
    let Choice::Row { row } = *choice else { unreachable!("only rows are on offer") };
    t.state.against_mut().row_mut(row).insert(0, Held::Harbinger);
    t.tell(&Line::HarbingerOnRow { row });
    push_off(row, t);
}

/// VF-VG-08, VF-HB-05.
pub fn push_off(row: Row, t: &mut T<'_>) {
    let held = t.state.against_mut().row_mut(row);
    if held.len() <= SPACES {
        return;
    }
    match held.pop().expect("the row is full") {
        Held::Crisis(crisis) => {
            t.tell(&Line::CrisisPushedOff { crisis });
            crises::put_away(crisis, t);
        }
        Held::Harbinger => {
            t.state.against_mut().harbingers += 1;
            t.tell(&Line::HarbingerPushedOff { row });
        }
    }
    growth::catastrophe(t);
}

/// VF-HB-03: whence one can go.
pub fn removable(s: &State) -> Vec<Choice> {
    let Some(void) = &s.void else { return vec![] };
    let rows = Row::ALL.iter().filter(|row| void.harbingers_on(**row) > 0).map(|row| Choice::Row { row: *row });
    rows.chain(in_sectors(s).into_iter().map(|sector| Choice::Sector { sector })).collect()
}

/// Sectors with one.
pub fn in_sectors(s: &State) -> Vec<SectorId> {
    s.galaxy.sectors.iter().filter(|(_, sector)| sector.harbingers > 0).map(|(at, _)| *at).collect()
}

/// It was paid for: one goes.
fn ask_sector(s: &State, seat: Seat) -> Asks {
    let found = in_sectors(s);
    if found.is_empty() {
        return nobody();
    }
    let offers = found.into_iter().map(|sector| at_sector(Choice::Sector { sector }));
    ask(seat, Question::one_of(&Prompt::RemoveHarbinger, "VF-HB-03", offers).skipped_when_forced())
}

fn ask_removal(s: &State, seat: Seat) -> Asks {
    let found = removable(s);
    if found.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::RemoveHarbinger, "VF-HB-03", found.into_iter().map(at_sector), Choice::Nothing))
}

/// VF-HB-06: what lies right of it on its row moves left.
fn remove(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let at = if let Choice::Row { row } = *choice {
        t.state.against_mut().row_mut(row).remove(0);
        Word::OnRow { row }.text()
    } else if let Choice::Sector { sector } = *choice {
        t.state.galaxy.sector_mut(sector).harbingers -= 1;
        Word::InSector { sector }.text()
    } else {
        return;
    };
    t.state.against_mut().harbingers += 1;
    t.tell(&Line::HarbingerRemoved { seat, at });
}

/// VF-OUT-10, VF-HB-07: those of a sector that was taken go onto rows, one by one.
pub fn of_a_sector(seat: Seat, at: SectorId, t: &mut T<'_>) {
    let count = std::mem::take(&mut t.state.galaxy.sector_mut(at).harbingers);
    t.next((0..count).map(|_| Step::OntoRow { seat }.into()));
}
