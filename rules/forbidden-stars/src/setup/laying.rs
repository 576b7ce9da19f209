//! FS-SET-04 to -16: players lay the board, tile by tile, with forces and objectives on each, and the storms at last.

use crate::board::edges::Storm;
use crate::components::{AreaId, Structure};
use crate::flow::{self, Part};
use crate::prelude::*;
use crate::rounds::round;
use crate::show::edges;
use sternpost_core::{Chance, Meter, Share};
use sternpost_kit::board::square::{self, Square};

/// FS-SET-04: tiles each player lays: the home, and two that are dealt.
pub const TILES: u32 = 3;
/// Where the first tile comes: the others lie about it.
pub const FIRST_CELL: Square = (0, 0);
/// FS-SET-05: own objective tokens that each other player gets.
const TOKENS: u32 = 2;

/// What is not on the board yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Laying {
    pub hands: BySeat<Hand>,
    /// The tile that is being laid, and where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<SystemId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Square>,
}

/// What a player has to lay; all of it lies open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hand {
    /// Tiles by one of their sides.
    pub tiles: Vec<SystemId>,
    pub units: BTreeMap<UnitId, u32>,
    pub factories: u32,
    /// Objective tokens of others.
    pub objectives: BTreeMap<Seat, u32>,
}

/// Steps of laying the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Which tile, with which side up.
    Tile { seat: Seat },
    /// FS-SET-07, -08: where it lies.
    Cell { seat: Seat },
    /// How it is turned.
    Turn { seat: Seat },
    /// FS-SET-09, -11: forces on it.
    Forces { seat: Seat },
    /// FS-SET-12 to -15: objective tokens on it.
    Objective { seat: Seat },
    /// The board is whole.
    Done,
    /// FS-SET-16: a storm.
    LayStorm { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Tile { seat } => it.asks(|s| tiles(s, seat), |picked, t| take_tile(&picked.one(), t)),
        Step::Cell { seat } => {
            it.asks_or(|s| cells(s, seat), |picked, t| lay_at(&picked.one(), t), |t| laying_mut(t).cell = Some(FIRST_CELL))
        }
        Step::Turn { seat } => it.asks(|s| turns(s, seat), |picked, t| turn(seat, &picked.one(), t)),
        Step::Forces { seat } => it.may_ask(|s| forces(s, seat), |picked, t| place(seat, picked, t)),
        Step::Objective { seat } => it.may_ask(|s| objectives(s, seat), |picked, t| lay_objective(seat, &picked.one(), t)),
        Step::Done => it.does(done),
        Step::LayStorm { seat } => it.asks(|s| storms(s, seat), |picked, t| lay_storm(seat, &picked.one(), t)),
    }
}

/// What everybody begins with: the neutral tiles are shuffled, two for each.
pub fn deal(s: &State, chance: &mut Chance<'_>) -> Laying {
    let mut neutral: Vec<SystemId> = SystemId::ALL.iter().copied().filter(|system| system.home_of().is_none()).step_by(2).collect();
    chance.shuffle(&mut neutral);
    let mut hand = |seat: Seat| {
        let faction = s.players[seat].faction;
        let home = SystemId::ALL.iter().copied().find(|system| system.home_of() == Some(faction)).expect("each faction has a home");
        let units = UnitId::of(faction).map(|unit| (unit, unit.card().start)).filter(|(_, start)| *start > 0).collect();
        let objectives = s.players.seats().filter(|other| *other != seat).map(|other| (other, TOKENS)).collect();
        let dealt = neutral.split_off(neutral.len() - 2);
        // RULING: the tiles that are dealt lie open.
        Hand { tiles: [home].into_iter().chain(dealt).collect(), units, factories: 1, objectives }
    };
    Laying { hands: BySeat::new(s.players.len(), &mut hand), tile: None, cell: None }
}

/// FS-SET-06, FS-SET-16: three tiles each, in turn; then storms, the other way round, from who laid the last tile.
pub fn steps(s: &State) -> Vec<flow::Step> {
    let order = s.in_order();
    let laps = (0..TILES).flat_map(|_| order.iter().copied());
    let mut steps: Vec<flow::Step> = laps
        .flat_map(|seat| {
            steps![
                Step::Tile { seat },
                Step::Cell { seat },
                Step::Turn { seat },
                Step::Forces { seat },
                Step::Objective { seat },
                Step::Objective { seat }
            ]
        })
        .collect();
    steps.extend(steps![Step::Done]);
    steps.extend(order.into_iter().rev().map(|seat| Step::LayStorm { seat }.into()));
    steps.extend(steps![round::Step::Begins]);
    steps
}

fn laying(s: &State) -> &Laying {
    s.laying.as_ref().expect("the board is being laid")
}

fn laying_mut<'a>(t: &'a mut T<'_>) -> &'a mut Laying {
    t.state.laying.as_mut().expect("the board is being laid")
}

fn hand(s: &State, seat: Seat) -> &Hand {
    &laying(s).hands[seat]
}

/// Ground units a side of a tile can take.
fn room_on_worlds(system: SystemId) -> u32 {
    system.areas().into_iter().filter(|area| area.is_world()).map(AreaId::capacity).sum()
}

fn ground_units(hand: &Hand) -> u32 {
    hand.units.iter().filter(|(unit, _)| !unit.is_ship()).map(|(_, number)| number).sum()
}

/// Both sides of each tile; the last one only if it can take what is left (FS-SET-11).
fn tiles(s: &State, seat: Seat) -> Asks {
    let hand = hand(s, seat);
    let is_last = hand.tiles.len() == 1;
    let sides = hand.tiles.iter().flat_map(|tile| [*tile, tile.other_side()]);
    let offers = sides.filter(|system| !is_last || room_on_worlds(*system) >= ground_units(hand)).map(|system| Choice::Tile { system });
    ask(seat, Question::one_of(&Prompt::Tile, "FS-SET-06", offers))
}

fn take_tile(choice: &Choice, t: &mut T<'_>) {
    if let Choice::Tile { system } = *choice {
        laying_mut(t).tile = Some(system);
    }
}

/// FS-SET-07, -08: beside a tile that lies, and within the size of the board for as many, either way round.
pub fn open_cells(s: &State) -> BTreeSet<Square> {
    let laid: BTreeSet<Square> = s.board.tiles.values().map(|laid| laid.cell).collect();
    let longer = i32::from(s.players.len()).max(3);
    let shorter = if s.players.len() == 2 { 2 } else { 3 };
    let is_within = |cell: Square| {
        let all = || laid.iter().copied().chain([cell]);
        let span = |of: fn(Square) -> i32| all().map(of).max().unwrap_or(0) - all().map(of).min().unwrap_or(0) + 1;
        let (columns, rows) = (span(|cell| cell.0), span(|cell| cell.1));
        columns.min(rows) <= shorter && columns.max(rows) <= longer
    };
    laid.iter().flat_map(|cell| square::around(*cell)).filter(|cell| !laid.contains(cell) && is_within(*cell)).collect()
}

fn cells(s: &State, seat: Seat) -> Asks {
    let cells = open_cells(s);
    if cells.is_empty() {
        return nobody();
    }
    let offer = |(column, row): Square| Offer::new(Choice::Cell { column, row }).said(&edges::beside(&s.board.tiles, (column, row)));
    let system = laying(s).tile.expect("a tile was chosen");
    ask(seat, Question::one_of(&Prompt::Cell { system }, "FS-SET-07", cells.into_iter().map(offer)))
}

fn lay_at(choice: &Choice, t: &mut T<'_>) {
    if let Choice::Cell { column, row } = *choice {
        laying_mut(t).cell = Some((column, row));
    }
}

fn turns(s: &State, seat: Seat) -> Asks {
    let system = laying(s).tile.expect("a tile was chosen");
    ask(seat, Question::one_of(&Prompt::Turn { system }, "FS-SET-06", (0..4).map(|count| Choice::Quarters { count })))
}

fn turn(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Quarters { count: quarters } = *choice else { unreachable!("only turns are on offer") };
    let laying = laying_mut(t);
    let (system, cell) = (laying.tile.expect("a tile was chosen"), laying.cell.take().expect("a cell was chosen"));
    laying.hands[seat].tiles.retain(|tile| tile.tile() != system.tile());
    t.state.board.lay(system, cell, u8::try_from(quarters).expect("three quarters at most"));
    t.tell(&Line::LaysTile { seat, system });
}

/// What stands on the tile that was laid last: any part of what is left (FS-SET-09), on the third all of it (FS-SET-11). RULING: on the second at least what
/// the third cannot take on its better side.
fn forces(s: &State, seat: Seat) -> Asks {
    let (hand, system) = (hand(s, seat), laying(s).tile.expect("a tile was laid"));
    let all = hand.units.values().sum::<u32>() + hand.factories;
    let least = match hand.tiles[..] {
        [] => all,
        [last] => ground_units(hand).saturating_sub(room_on_worlds(last).max(room_on_worlds(last.other_side()))),
        _ => 0,
    };
    let places: Vec<(UnitId, AreaId)> = hand
        .units
        .keys()
        .flat_map(|unit| system.areas().into_iter().filter(|area| unit.is_ship() != area.is_world()).map(|area| (*unit, area)))
        .collect();
    let worlds: Vec<AreaId> = system.areas().into_iter().filter(|area| area.is_world() && hand.factories > 0).collect();
    if all == 0 {
        return nobody();
    }
    let units = places
        .iter()
        .map(|(unit, area)| Offer::new(Choice::Station { unit: *unit, area: *area }).cap(hand.units[unit].min(area.capacity())));
    let factories = worlds.iter().map(|area| Offer::new(Choice::Build { structure: Structure::Factory, area: *area }).cap(1));
    let offers: Vec<Offer<Choice>> = units.chain(factories).collect();
    let is_last = hand.tiles.is_empty();
    let mut question =
        Question::split_between(&Prompt::Forces { system }, if is_last { "FS-SET-11" } else { "FS-SET-09" }, least..=all, offers);
    let shares = |of_unit: &dyn Fn(UnitId, AreaId) -> i32, of_factory: i32| -> Vec<Share> {
        let units = places.iter().map(|(unit, area)| Share::of(of_unit(*unit, *area)));
        units.chain(worlds.iter().map(|_| Share::of(of_factory))).collect()
    };
    for unit in hand.units.keys() {
        question = question.meter(Meter::at_most(
            &Measure::Stock { unit: *unit },
            "FS-SET-09",
            hand.units[unit],
            shares(&|of, _| i32::from(of == *unit), 0),
        ));
    }
    for area in system.areas() {
        let of_area = shares(&|_, at| i32::from(at == area), 0);
        if of_area.iter().any(|share| share.each > 0) {
            question = question.meter(Meter::at_most(&Measure::Capacity { area }, "FS-SET-09", area.capacity(), of_area));
        }
    }
    if !worlds.is_empty() {
        question = question.meter(Meter::at_most(&Measure::Factories, "FS-SET-09", hand.factories, shares(&|_, _| 0, 1)));
    }
    if least > 0 && !is_last {
        let ground = shares(&|unit, _| i32::from(!unit.is_ship()), 0);
        question = question.meter(Meter::at_least(&Measure::GroundUnits, "FS-SET-11", least, ground));
    }
    let filled = filled(s, seat, least, is_last);
    ask(seat, question.default(Picked::Split(filled)))
}

/// What stands where by default: as many as must, area by area.
fn filled(s: &State, seat: Seat, least: u32, is_last: bool) -> Vec<(Choice, u32)> {
    let (hand, system) = (hand(s, seat), laying(s).tile.expect("a tile was laid"));
    let mut room: BTreeMap<AreaId, u32> = system.areas().into_iter().map(|area| (area, area.capacity())).collect();
    let mut owed = least;
    let mut parts = vec![];
    for (unit, number) in hand.units.iter().filter(|(unit, _)| is_last || !unit.is_ship()) {
        let mut left = *number;
        for area in system.areas().into_iter().filter(|area| unit.is_ship() != area.is_world()) {
            let placed = left.min(room[&area]).min(owed);
            if placed > 0 {
                parts.push((Choice::Station { unit: *unit, area }, placed));
            }
            left -= placed;
            owed -= placed;
            *room.entry(area).or_default() -= placed;
        }
    }
    if is_last && hand.factories > 0 {
        let world = system.areas().into_iter().find(|area| area.is_world()).expect("each tile has worlds");
        parts.push((Choice::Build { structure: Structure::Factory, area: world }, 1));
    }
    parts
}

fn place(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, number) in picked.parts() {
        if let Choice::Station { unit, area } = choice {
            let hand = &mut laying_mut(t).hands[seat];
            let left = hand.units.entry(unit).or_default();
            *left -= number;
            if *left == 0 {
                hand.units.remove(&unit);
            }
            t.state.board.place(unit, area, number);
            t.tell(&Line::Stations { seat, unit, count: number, area });
        }
        if let Choice::Build { structure, area } = choice {
            laying_mut(t).hands[seat].factories -= 1;
            t.state.board.build(structure, seat, area);
            t.tell(&Line::Builds { seat, structure, area, price: 0 });
        }
    }
}

/// One token on one objective space that is free: of a faction that does not lie on the tile yet (FS-SET-13), and of which as many are held as of any other
/// (FS-SET-14), until all are laid (FS-SET-15).
fn objectives(s: &State, seat: Seat) -> Asks {
    let (hand, system) = (hand(s, seat), laying(s).tile.expect("a tile was laid"));
    let on_tile: BTreeSet<Seat> = system.areas().into_iter().flat_map(|area| s.held(area).objectives.clone()).collect();
    let free: Vec<AreaId> =
        system.areas().into_iter().filter(|area| area.has_objective_space() && s.held(*area).objectives.is_empty()).collect();
    let most = hand.objectives.values().copied().max().unwrap_or(0);
    let may = |(of, number): &(&Seat, &u32)| **number == most && most > 0 && !on_tile.contains(*of);
    let offers: Vec<Choice> = hand
        .objectives
        .iter()
        .filter(may)
        .flat_map(|(of, _)| free.iter().map(|area| Choice::Objective { seat: *of, area: *area }))
        .collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Objective { system }, "FS-SET-12", offers).skipped_when_forced())
}

fn lay_objective(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Objective { seat: of, area } = *choice else { unreachable!("only objectives are on offer") };
    let left = laying_mut(t).hands[seat].objectives.entry(of).or_default();
    *left -= 1;
    t.state.board.held_mut(area).objectives.push(of);
    t.tell(&Line::LaysObjective { seat, other: of, area });
}

/// The north-west corner is counted from now on.
fn done(t: &mut T<'_>) {
    t.state.laying = None;
    let least = |of: fn(&crate::board::Laid) -> i32| t.state.board.tiles.values().map(of).min().unwrap_or(0);
    let (column, row) = (least(|laid| laid.cell.0), least(|laid| laid.cell.1));
    for laid in t.state.board.tiles.values_mut() {
        laid.cell = (laid.cell.0 - column, laid.cell.1 - row);
    }
}

/// FS-SET-16: any edge, the rim included. RULING: not where a storm lies.
fn storms(s: &State, seat: Seat) -> Asks {
    let free = s.board.edges().into_iter().filter(|edge| !s.board.is_stormy(*edge));
    let offer = |edge: Edge| Offer::new(Choice::LayStorm { edge }).said(&Word::Edge { at: edges::said(&s.board.tiles, edge) });
    ask(seat, Question::one_of(&Prompt::LayStorm, "FS-SET-16", free.map(offer)))
}

fn lay_storm(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::LayStorm { edge } = *choice else { unreachable!("only edges are on offer") };
    let at = edges::said(&t.state.board.tiles, edge);
    t.state.board.storms.push(Storm { edge, has_moved: false });
    t.tell(&Line::LaysStorm { seat, at });
}

/// Objective tokens of a seat that others have not laid yet.
pub fn unlaid_objectives(s: &State, of: Seat) -> u32 {
    let hands = s.laying.iter().flat_map(|laying| laying.hands.iter());
    let each = hands.filter_map(|(_, hand)| hand.objectives.get(&of));
    each.sum()
}
