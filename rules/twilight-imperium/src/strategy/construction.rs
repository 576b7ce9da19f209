//! Construction (LRR 39) and the limits of structures (LRR 30, 58, 64).

use crate::board::fleet;
use crate::board::supply;
use crate::cards::agendas;
use crate::flow;
use crate::prelude::*;

/// Steps of Construction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A structure is placed (LRR 39.2).
    Place {
        seat: Seat,
        /// Where it must be; none: anywhere.
        system: Option<SystemId>,
        /// Which structures are allowed.
        kinds: Vec<UnitType>,
    },
    /// An effect commands a structure: it is placed, if there is one in reinforcements (LRR 52.4a) and room for it.
    Command { seat: Seat, unit: UnitType },
    /// The secondary: the token goes into a system (LRR 39.3).
    ChooseSystem { seat: Seat },
    /// The structure is taken from the board, for reinforcements hold none (LRR 39.4a).
    TakeFromBoard {
        seat: Seat,
        unit: UnitType,
        /// Where it goes.
        at: Location,
    },
}

/// LRR 39.2: a PDS or a space dock, then another PDS.
pub fn primary(seat: Seat) -> [flow::Step; 2] {
    steps![
        Step::Place { seat, system: None, kinds: vec![UnitType::Pds, UnitType::SpaceDock] },
        Step::Place { seat, system: None, kinds: vec![UnitType::Pds] },
    ]
}

/// LRR 39.3.
pub fn secondary(seat: Seat) -> [flow::Step; 1] {
    steps![Step::ChooseSystem { seat }]
}

/// The most of a structure one player may have on a planet (LRR 30.4, 30.5).
pub fn limit(s: &State, unit: UnitType) -> u32 {
    if modifiers::any_number_on_planet(s, unit) {
        u32::MAX
    } else if unit == UnitType::Pds {
        2
    } else {
        1
    }
}

/// The most of a structure that can stand there. RULING: what was placed while a law allowed any number stays when the law has ended.
pub fn most_standing(s: &State, unit: UnitType) -> u32 {
    let allowed = |passive: &Passive| matches!(passive, Passive::AnyNumberOnPlanet(kind) if *kind == unit);
    let has_ended = s.agenda_discard.iter().any(|agenda| agenda.card().lasting.iter().any(allowed));
    if has_ended { u32::MAX } else { limit(s, unit) }
}

/// Where a player can put a structure: on a controlled planet with room, floating factories in its space area.
fn places(s: &State, seat: Seat, unit: UnitType, system: Option<SystemId>) -> Vec<Location> {
    if !supply::can_supply(s, seat, unit) {
        return vec![];
    }
    let floats = s.stats(seat, unit).is_some_and(|stats| stats.in_space);
    let planets = s.planets_of(seat).filter(|planet| system.is_none_or(|system| planet.card().system == system));
    // LRR 30.1, 30.1a
    let places = planets.map(|planet: PlanetId| if floats { Location::Space(planet.card().system) } else { Location::Planet(planet) });
    let mut places: Vec<Location> =
        places.filter(|at| !agendas::is_closed(s, *at)).filter(|at| floats || s.units(seat, *at).count(unit) < limit(s, unit)).collect();
    places.dedup();
    places
}

/// Systems in which the secondary can place something.
pub fn systems(s: &State, seat: Seat) -> Vec<SystemId> {
    let kinds = [UnitType::Pds, UnitType::SpaceDock];
    let with_room: BTreeSet<SystemId> = kinds.into_iter().flat_map(|unit| places(s, seat, unit, None)).map(Location::system).collect();
    with_room.into_iter().collect()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Place { seat, system, kinds } => {
            it.may_ask(|s| places_on_offer(s, *seat, *system, kinds), |picked, t| choose(*seat, picked, t))
        }
        Step::Command { seat, unit } => it.may_ask(|s| places_commanded(s, *seat, *unit), |picked, t| choose(*seat, picked, t)),
        Step::ChooseSystem { seat } => it.asks(|s| ask(*seat, systems_on_offer(s, *seat)), |picked, t| choose_system(*seat, picked, t)),
        Step::TakeFromBoard { seat, unit, at } => {
            it.asks(|s| supply::asks_which_to_take(s, *seat, *unit), |picked, t| take_and_place(*seat, *unit, *at, picked, t))
        }
    }
}

fn places_on_offer(s: &State, seat: Seat, system: Option<SystemId>, kinds: &[UnitType]) -> Asks {
    let all = kinds.iter().flat_map(|unit| places(s, seat, *unit, system).into_iter().map(|at| (*unit, at)));
    let mut offers: Vec<_> = all.map(|(unit, at)| Offer::new(Choice::Place { unit, at }).at(at.place())).collect();
    // There is no room, or no structure left.
    if offers.is_empty() {
        return nobody();
    }
    let (prompt, rule) = match kinds.len() {
        1 => (Prompt::PlaceFurtherPds, "LRR 39.2"),
        _ => (Prompt::PlaceStructure, "LRR 39.2"),
    };
    offers.push(Offer::new(Choice::Decline).said(&Said::NoStructure));
    // It costs nothing, and at home it is safest.
    let home = s.home(seat);
    let is_away = |choice: &Choice| (*choice == Choice::Decline, !matches!(choice, Choice::Place { at, .. } if at.system() == home));
    ask(seat, Question::one_of(&prompt, rule, offers).preferring(is_away))
}

/// LRR 52.4a: nobody is forced to take one from the board.
fn places_commanded(s: &State, seat: Seat, unit: UnitType) -> Asks {
    let all = places(s, seat, unit, None).into_iter();
    let mut offers: Vec<_> = all.map(|at| Offer::new(Choice::Place { unit, at }).at(at.place())).collect();
    if offers.is_empty() {
        return nobody();
    }
    if s.reinforcements(seat, unit) == Some(0) {
        offers.push(Offer::new(Choice::Decline).said(&Said::NoStructure));
    }
    ask(seat, Question::one_of(&Prompt::PlaceStructure, "LRR 27.5", offers).skipped_when_forced())
}

fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Place { unit, at } = picked.one() else { return };
    if t.state.reinforcements(seat, unit) == Some(0) {
        t.next(steps![Step::TakeFromBoard { seat, unit, at }]);
    } else {
        place(t, seat, unit, at);
    }
}

fn take_and_place(seat: Seat, unit: UnitType, at: Location, picked: Picked<Choice>, t: &mut T<'_>) {
    supply::take_from_board(t, seat, picked.one());
    place(t, seat, unit, at);
}

fn systems_on_offer(s: &State, seat: Seat) -> Question<Choice> {
    let offers = systems(s, seat).into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
    // Where a token lies already, nothing more is locked.
    let costs_token = |choice: &Choice| !matches!(choice, Choice::System { system } if s.has_token(seat, *system));
    Question::one_of(&Prompt::ConstructionSystem, "LRR 39.3", offers).preferring(costs_token)
}

fn choose_system(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system } = picked.one() else { unreachable!("only systems are offered") };
    // LRR 39.3: the strategy token was paid; it goes there, or to reinforcements if one is there already
    command_tokens::place(t, seat, system);
    t.next(steps![Step::Place { seat, system: Some(system), kinds: vec![UnitType::Pds, UnitType::SpaceDock] }]);
}

fn place(t: &mut T<'_>, seat: Seat, unit: UnitType, at: Location) {
    t.state.units_mut(seat, at).add(unit, Condition::Intact, 1);
    t.tell(&Line::PlacedUnits { seat, count: 1, unit, at });
    // LRR 64.4a: a floating factory placed among other players' ships is lost at once
    t.next(steps![fleet::Step::Check { seat, system: at.system() }]);
    if unit == UnitType::SpaceDock {
        t.next([window(Occasion::DockPlaced { seat, system: at.system() })]);
    }
}
