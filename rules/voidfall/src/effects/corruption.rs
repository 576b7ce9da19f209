//! VF-COR: corruption is gained, moved and removed.

use super::building::{at_sector, is_place};
use crate::combat::exchange::Level;
use crate::components::effects::{At, Spots};
use crate::components::events::Lasting;
use crate::flow::Part;
use crate::prelude::*;
use crate::void::crises::{self, Done};
use sternpost_kit::one_of_or;

/// Steps of corruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-COR-07: which corruption is moved; of any number each once.
    Move { seat: Seat, left: u8 },
    /// Where it goes.
    MoveTo { seat: Seat, left: u8 },
    /// VF-COR-01: one is gained, if there is a spot.
    Gain { seat: Seat, spots: Spots },
    /// One more is removed, with improved Chambers.
    RemoveMore { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Move { seat, left } => it.may_ask(|s| ask_move(s, seat), |picked, t| take_up(seat, left, &picked.one(), t)),
        Step::MoveTo { seat, left } => it.may_ask(
            |s| ask_spot(s, seat, Spots::Any, &Prompt::MoveTo),
            |picked, t| {
                lay(seat, &picked.one(), t);
                if left > 1 {
                    t.next(steps![Step::Move { seat, left: left - 1 }]);
                }
            },
        ),
        Step::Gain { seat, spots } => it.may_ask(|s| ask_spot(s, seat, spots, &Prompt::Corrupt), |picked, t| put(seat, &picked.one(), t)),
        Step::RemoveMore { seat } => {
            it.may_ask(|s| ask_removal(s, seat, Spots::Any, At::Anywhere), |picked, t| take_off(seat, &picked.one(), t))
        }
    }
}

/// VF-COR-01, -02, -03, -11: spots where a corruption can be put.
pub fn free(s: &State, seat: Seat, spots: Spots) -> Vec<Choice> {
    let player = &s.players[seat];
    let home_can = player.card().home_can_be_corrupted;
    let sectors = s.galaxy.of(seat).filter(move |(_, held)| held.can_be_corrupted(home_can)).map(|(sector, _)| Choice::Sector { sector });
    let slots = (0..3_u8).filter(|slot| !player.slots[usize::from(*slot)].is_corrupted).map(|slot| Choice::Slot { slot });
    let tracks = Track::ALL.iter().filter(|track| !player.corrupted_tracks[**track as usize]).map(|track| Choice::Track { track: *track });
    let chambers = (player.on_chambers < player.most_on_chambers()).then_some(Choice::Chambers);
    match spots {
        Spots::Any => tracks.chain(slots).chain(sectors).chain(chambers).collect(),
        Spots::Sector => sectors.collect(),
        Spots::Mat => tracks.chain(slots).collect(),
        Spots::Track => tracks.collect(),
        Spots::Slot => slots.collect(),
    }
}

/// Where a corruption is put.
pub fn ask_spot(s: &State, seat: Seat, spots: Spots, prompt: &Prompt) -> Asks {
    let found = free(s, seat, spots);
    if found.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(prompt, "VF-COR-01", found.into_iter().map(at_sector)).skipped_when_forced())
}

/// The words of a spot.
pub fn said(choice: &Choice) -> Text {
    if let Choice::Sector { sector } = *choice {
        Word::InSector { sector }.text()
    } else if let Choice::Track { track } = *choice {
        Word::OnTrack { track }.text()
    } else if let Choice::Slot { slot } = *choice {
        Word::OnSlot { slot: slot + 1 }.text()
    } else {
        Word::OnChambers.text()
    }
}

fn set(seat: Seat, choice: &Choice, is_corrupted: bool, s: &mut State) {
    let player = &mut s.players[seat];
    if let Choice::Sector { sector } = *choice {
        s.galaxy.sector_mut(sector).is_corrupted = is_corrupted
    } else if let Choice::Track { track } = *choice {
        player.corrupted_tracks[track as usize] = is_corrupted
    } else if let Choice::Slot { slot } = *choice {
        player.slots[usize::from(slot)].is_corrupted = is_corrupted
    } else if let Choice::Chambers = *choice
        && is_corrupted
    {
        player.on_chambers += 1
    } else if let Choice::Chambers = *choice {
        player.on_chambers -= 1
    } else {
        unreachable!("only spots are on offer")
    }
}

/// VF-COR-01: a corruption is gained there.
pub fn put(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    set(seat, choice, true, t.state);
    if let (Choice::Track { track }, Some(doing)) = (choice, t.state.underway.last_mut()) {
        doing.track = Some(*track);
    }
    t.tell(&Line::Corrupts { seat, at: said(choice) });
}

/// VF-COR-08, -10: own corruption that can be removed.
pub fn own(s: &State, seat: Seat, from: Spots, at: At) -> Vec<Choice> {
    let player = &s.players[seat];
    let is_there = move |(sector, held): &(SectorId, &crate::galaxy::Sector)| held.is_corrupted && is_place(s, at, *sector, held);
    let sectors = s.galaxy.of(seat).filter(is_there).map(|(sector, _)| Choice::Sector { sector });
    let slots = (0..3_u8).filter(|slot| player.slots[usize::from(*slot)].is_corrupted).map(|slot| Choice::Slot { slot });
    let tracks = Track::ALL.iter().filter(|track| player.corrupted_tracks[**track as usize]).map(|track| Choice::Track { track: *track });
    let chambers = (player.on_chambers > 0).then_some(Choice::Chambers);
    match from {
        Spots::Any => tracks.chain(slots).chain(sectors).chain(chambers).collect(),
        Spots::Sector => sectors.collect(),
        Spots::Mat => tracks.chain(slots).collect(),
        Spots::Track => tracks.collect(),
        Spots::Slot => slots.collect(),
    }
}

/// Which corruption is removed.
pub fn ask_removal(s: &State, seat: Seat, from: Spots, at: At) -> Asks {
    let found = own(s, seat, from, at);
    if found.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::RemoveCorruption, "VF-COR-08", found.into_iter().map(at_sector), Choice::Nothing))
}

/// It is removed; improved Chambers let one remove one more.
pub fn remove(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Nothing {
        return;
    }
    take_off(seat, choice, t);
    if t.state.players[seat].level_of(TechnologyId::DecontaminationChambers) == Level::Improved {
        t.next(steps![Step::RemoveMore { seat }]);
    }
}

/// A corruption goes back to the supply, or in front of its player by an event.
fn take_off(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Nothing {
        return;
    }
    set(seat, choice, false, t.state);
    if t.state.holds(Lasting::RemovedCorruptionIsKept) {
        t.state.players[seat].kept_corruption += 1;
    }
    t.tell(&Line::Cleanses { seat, at: said(choice) });
    crises::done(seat, Done::Cleansed { from: whence(choice) }, t);
}

/// From what sort of spot a corruption goes; the Chambers are none of those that a card names.
const fn whence(choice: &Choice) -> Spots {
    if let Choice::Sector { .. } = choice {
        Spots::Sector
    } else if let Choice::Track { .. } = choice {
        Spots::Track
    } else if let Choice::Slot { .. } = choice {
        Spots::Slot
    } else {
        Spots::Any
    }
}

/// VF-COR-07, -09: whether there is one to move, and another spot for it.
pub fn can_move(s: &State, seat: Seat) -> bool {
    !own(s, seat, Spots::Any, At::Anywhere).is_empty() && !free(s, seat, Spots::Any).is_empty()
}

fn ask_move(s: &State, seat: Seat) -> Asks {
    if !can_move(s, seat) {
        return nobody();
    }
    let found = own(s, seat, Spots::Any, At::Anywhere).into_iter().map(at_sector);
    ask(seat, one_of_or(&Prompt::MoveCorruption, "VF-COR-07", found, Choice::Nothing))
}

fn take_up(seat: Seat, left: u8, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Nothing {
        return;
    }
    set(seat, choice, false, t.state);
    t.tell(&Line::TakesUpCorruption { seat, at: said(choice) });
    t.next(steps![Step::MoveTo { seat, left }]);
}

fn lay(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    set(seat, choice, true, t.state);
    t.tell(&Line::LaysCorruption { seat, at: said(choice) });
}
