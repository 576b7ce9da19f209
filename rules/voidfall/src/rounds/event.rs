//! VF-PREP-17 to -30: the boxes of the event. Where things are placed is in `placing`; what all players do together in `void/together.rs`.

mod placing;

use crate::components::alarms::CATASTROPHES;
use crate::components::effects::{Deed, Effect, Spots};
use crate::components::events::{EventBox, EventId, Instruction, Where};
use crate::components::maps::Kind;
use crate::effects::building::at_sector;
use crate::effects::{self, corruption, paying};
use crate::flow::{self, Part};
use crate::galaxy::Sector;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::costly;
use crate::tracks;
use crate::void::{harbingers, together};
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
        Step::Way { seat, number } => it.asks_or(
            |s| placing::ask_way(s, seat, number),
            |picked, t| placing::take_way(seat, number, &picked.one(), t),
            |t| placing::only_way(seat, number, t),
        ),
        Step::Place { seat, number, way, at } => it.asks_or(
            |s| placing::ask_place(s, seat, (number, way, at)),
            |picked, t| placing::place(seat, (number, way, at), &picked.one(), t),
            |t| {
                placing::place_alone(seat, (number, way, at), t);
            },
        ),
        Step::Guild { seat, sector } => it.asks(|_| placing::ask_guild(seat, sector), |picked, t| placing::lay_guild(&picked.one(), t)),
        Step::Glory { seat, value } => {
            it.may_ask(|s| placing::ask_glory(s, seat, value), |picked, t| placing::lay_glory(value, &picked.one(), t))
        }
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
        Instruction::Everywhere(..) | Instruction::CorruptDisplays(_) | Instruction::HarbingerOnRifts => {
            steps![Step::Once { number }].to_vec()
        }
        Instruction::CorruptionTogether(count) => together::steps(s, count),
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
        everywhere(t.state, which).into_iter().for_each(|at| placing::lay(items, at, t));
    } else if let Instruction::HarbingerOnRifts = event_box(t.state, number).1.says {
        harbingers::onto_rifts(t);
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

/// The Voidborn sectors of the galaxy that a box means.
fn everywhere(s: &State, which: Where) -> Vec<SectorId> {
    let is_rift = |at: SectorId| s.galaxy.sector(at).kind == Kind::Rift;
    let is_one = |(at, sector): &(&SectorId, &Sector)| match which {
        Where::WithDefense => sector.count_installations(Buildings::Defenses) > 0,
        Where::PopulationFrom(least) => sector.population >= least,
        Where::ForceUpTo(most) => sector.voidborn <= most,
        Where::BesideRift => s.galaxy.beside(**at).any(is_rift),
    };
    s.galaxy.sectors.iter().filter(|(_, sector)| sector.is_voidborn()).filter(is_one).map(|(at, _)| *at).collect()
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

/// Deeds of a box that a player can do now, by their places. VF-VG-18: RULING: the fourth Catastrophe is among them only where nothing else is.
fn possible_deeds(s: &State, seat: Seat, number: u8) -> Vec<(u8, Deed)> {
    let (event, event_box) = event_box(s, number);
    let is_of_this_player = |at: u8| {
        if let Instruction::Depending(condition, first, _) = event_box.says {
            (usize::from(at) < first.len()) == s.meets(seat, &[condition])
        } else {
            true
        }
    };
    let is_possible = |deed: &Deed| {
        let does_something = deed.effects.is_empty() || effects::does_something(s, seat, deed.effects, &deed.cost);
        paying::can_pay(s, seat, &deed.cost) && does_something
    };
    let deeds = (0..).zip(crate::position::underway::deeds_of(event, number));
    let possible: Vec<(u8, Deed)> = deeds.filter(|(at, deed)| is_of_this_player(*at) && is_possible(deed)).collect();
    let (losing, others): (Vec<_>, Vec<_>) = possible.into_iter().partition(|(_, deed)| loses(s, deed));
    if others.is_empty() { losing } else { others }
}

/// VF-CBO-05: whether a deed places a fourth Catastrophe.
fn loses(s: &State, deed: &Deed) -> bool {
    deed.effects.contains(&Effect::CatastropheForCrisis) && s.void.iter().any(|void| void.catastrophes >= CATASTROPHES)
}

/// How much the Void gains by a deed, roughly: who says nothing does what gives it least.
fn gives_the_void(deed: &Deed) -> u8 {
    let harbinger = u8::from(deed.effects.contains(&Effect::PlaceHarbinger));
    harbinger + 2 * u8::from(deed.effects.contains(&Effect::CatastropheForCrisis))
}

/// VF-PREP-18, -19: one of the deeds; with a solid border one must be done if one can.
fn ask_deed(s: &State, seat: Seat, number: u8) -> Asks {
    let (event, event_box) = event_box(s, number);
    let possible = possible_deeds(s, seat, number);
    let Some((default, _)) = possible.iter().min_by_key(|(_, deed)| gives_the_void(deed)).copied() else { return nobody() };
    let offer = |(number, deed): (u8, Deed)| {
        let offer = Offer::new(Choice::Deed { number }).said(&costly(deed.cost, &deed));
        if loses(s, &deed) { offer.hint(&Word::LosesTheGame) } else { offer }
    };
    let offers = possible.into_iter().map(offer);
    if event_box.is_solid {
        let question = Question::one_of(&Prompt::MustDeed { event }, "VF-PREP-18", offers);
        return ask(seat, question.default(Picked::One(Choice::Deed { number: default })));
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
