//! VF-CB, VF-CD: a fight at the table: what each side brings, and what is decided in it.

use super::{Cause, Party, demanded, level, tell_beats};
use crate::combat::exchange::{Arms, Fight, Level, Role, Side};
use crate::components::events::Lasting;
use crate::galaxy::Force;
use crate::prelude::*;
use crate::setup::Absorption;
use sternpost_kit::one_of_or;

/// An invader's fleets, before they fight.
pub fn muster(force: Force) -> Fight {
    Fight::new(Side::new(force, 0, Arms::default()), Side::default(), false)
}

/// What a side brings beside its fleets.
pub fn arms(s: &State, party: Party, role: Role, at: SectorId) -> Arms {
    let of = |technology: TechnologyId| level(s, party, technology);
    let sector = s.galaxy.sector(at);
    let paid = s.invasion.as_ref().filter(|invasion| invasion.at == at).map(|invasion| invasion.paid).unwrap_or_default();
    let missiles = match (of(TechnologyId::DeepSpaceMissiles), role, party.seat()) {
        (Level::Improved, _, Some(seat)) => s.missiles(seat, at),
        (Level::Basic, Role::Invader, _) if paid.missiles => 1,
        (Level::None | Level::Basic | Level::Improved, _, _) => 0,
    };
    let mut arms = Arms {
        targeting: of(TechnologyId::Targeting),
        shields: of(TechnologyId::Shields),
        torpedoes: of(TechnologyId::Torpedoes),
        has_improved_destroyers: of(TechnologyId::Destroyers) == Level::Improved,
        has_energy_cells: of(TechnologyId::EnergyCells) != Level::None,
        approach_damage: missiles,
        ..Arms::default()
    };
    match role {
        Role::Invader => {
            if paid.drones {
                arms.approach_absorption += 1;
                arms.salvo_absorption += if of(TechnologyId::AutonomousDrones) == Level::Improved { 2 } else { 1 };
            }
            arms.approach_absorption += paid.approach;
            arms.salvo_absorption += paid.salvo;
        }
        // VF-CB-02, -04, -10
        Role::Defender => arms.approach_damage += sector.count_installations(Buildings::Bulwarks),
    }
    arms
}

/// The Void as an invader in a skirmish, by an event of this cycle (VF-SKI-15).
pub fn arms_of_the_void(s: &State, against: Seat) -> Arms {
    let improved = u8::try_from(s.players[against].improved()).expect("technologies are few");
    Arms { absorption_each_salvo: if s.holds(Lasting::VoidAbsorbsByImproved) { improved } else { 0 }, ..Arms::default() }
}

/// The fight over a sector: the invader as it is given, the defender as it stands there.
pub fn against(s: &State, invader: Side, defender: Party, at: SectorId) -> Fight {
    let sector = s.galaxy.sector(at);
    let side = Side::new(sector.force.clone(), sector.voidborn, arms(s, defender, Role::Defender, at));
    Fight::new(invader, side, s.options.absorption == Absorption::WholeType)
}

/// The fight begins.
pub fn begin(t: &mut T<'_>) {
    let s = &*t.state;
    let invasion = s.invading();
    let mustered = invasion.fight.as_ref().expect("somebody invades").invader.clone();
    let arms = match (invasion.invader, invasion.cause) {
        (Party::Void, Cause::Skirmish) => invasion.defender.seat().map_or_else(Arms::default, |seat| arms_of_the_void(s, seat)),
        (party, _) => arms(s, party, Role::Invader, invasion.at),
    };
    let invader = Side::new(mustered.force, mustered.voidborn, arms);
    let fight = against(s, invader, invasion.defender, invasion.at);
    t.state.invading_mut().fight = Some(fight);
    go_on(t);
}

/// The fight goes on until somebody has to decide.
pub fn go_on(t: &mut T<'_>) {
    let mut beats = vec![];
    let demand = t.state.invading_mut().fight.as_mut().expect("there is a fight").go_on(&mut beats);
    tell_beats(&beats, t);
    t.next([demanded(demand)]);
}

fn party(s: &State, role: Role) -> Party {
    match role {
        Role::Invader => s.invading().invader,
        Role::Defender => s.invading().defender,
    }
}

/// VF-CB-07: which type is recalled.
pub fn ask_recall(s: &State, role: Role) -> Asks {
    let Some(seat) = party(s, role).seat() else { return nobody() };
    let invasion = s.invading();
    let at = invasion.at;
    let fleets = invasion.fight.iter().flat_map(|fight| fight.side(role).force.iter());
    let offers: Vec<Offer<Choice>> =
        fleets.map(|(fleet, count)| Offer::new(Choice::FleetType { fleet }).hint(&Word::Count { count })).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::RecallInFight { sector: at }, "VF-CB-07", offers))
}

/// It is recalled.
pub fn recall(role: Role, choice: &Choice, t: &mut T<'_>) {
    let Choice::FleetType { fleet } = *choice else { unreachable!("only types are on offer") };
    t.state.invading_mut().fight.as_mut().expect("there is a fight").recall(role, fleet);
    go_on(t);
}

/// Escape Pods: fleet power that was recalled in the fight and may go Home; one with the basic card, all with the improved one.
pub fn ask_escape(s: &State, role: Role) -> Asks {
    let Some(seat) = party(s, role).seat() else { return nobody() };
    let most = escapes(s, role);
    if most == 0 {
        return nobody();
    }
    let fight = s.invading().fight.as_ref().expect("there was a fight");
    let offers =
        fight.side(role).recalled.iter().map(|(fleet, count)| Offer::new(Choice::FleetType { fleet }).cap(u32::from(count.min(most))));
    let sector = s.invading().at;
    ask(seat, Question::split_up_to(&Prompt::WhereRecalled { sector }, "VF-OUT-24", most.into(), offers))
}

/// How many may go Home.
pub fn escapes(s: &State, role: Role) -> u8 {
    let fight = s.invading().fight.as_ref().expect("there was a fight");
    let lost = fight.side(role).recalled.total();
    match level(s, party(s, role), TechnologyId::EscapePods) {
        Level::None => 0,
        Level::Basic => lost.min(1),
        Level::Improved => lost,
    }
}

/// They go Home.
pub fn escape(role: Role, picked: Picked<Choice>, t: &mut T<'_>) {
    let Some(seat) = party(t.state, role).seat() else { return };
    let home = t.state.galaxy.home(seat);
    for (choice, count) in picked.parts() {
        let Choice::FleetType { fleet } = choice else { unreachable!("only types are on offer") };
        let count = u8::try_from(count).expect("fleets are few");
        // They were counted as recalled to the active pool.
        t.state.players[seat].active -= count;
        t.state.galaxy.sector_mut(home).force.add(fleet, count);
        t.tell(&Line::Escapes { seat, fleet, count, sector: home });
    }
}

/// VF-CD-26: whether destroyers add their damage now.
pub fn ask_destroyers(s: &State) -> Asks {
    let Some(seat) = s.invading().invader.seat() else { return nobody() };
    let sector = s.invading().at;
    ask(seat, one_of_or(&Prompt::Destroyers { sector }, "VF-CD-26", [Choice::Now], Choice::Later).default(Picked::One(Choice::Now)))
}

/// It is decided.
pub fn destroyers(choice: &Choice, t: &mut T<'_>) {
    t.state.invading_mut().fight.as_mut().expect("there is a fight").decide_destroyers(*choice == Choice::Now);
    go_on(t);
}
