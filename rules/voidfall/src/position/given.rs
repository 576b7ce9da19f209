//! VF: positions that scenario files describe.

use crate::components::agendas::AgendaId;
use crate::components::events::EventId;
use crate::components::tokens::{Bounty, Reclaim};
use crate::flow::Step;
use crate::galaxy::Force;
use crate::position::given_void::GivenVoid;
use crate::position::{Agendas, Phase, twin};
use crate::prelude::*;
use crate::rounds::{cycle, event, turn};
use crate::setup::{self, Mode, Options, SeatOptions, laying};
use crate::void::{crises, growth};
use crate::{Voidfall, components};
use schemars::JsonSchema;
use sternpost_core::{Chance, Described, Eyes, FromGiven, Pile, Setup};
use sternpost_kit::given::take;

/// Where a scenario begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Begin {
    /// With a turn of the first player.
    #[default]
    Turn,
    /// With the boxes of the event.
    Event,
    /// With the evaluation.
    Evaluation,
    /// With the end of the cycle.
    CycleEnds,
    /// With the Void Growth of the first player.
    Growth,
    /// With the preparation of the cycle.
    Preparation,
}

/// A position: the map for as many players, everything else as the set-up has it without what is drawn by lot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Given {
    /// What the host has decided.
    #[serde(default)]
    options: Options,
    /// The players, in clockwise order; the first begins.
    players: Vec<GivenPlayer>,
    /// Where it begins.
    #[serde(default)]
    begin: Begin,
    /// The cycle.
    #[serde(default = "one")]
    cycle: u8,
    /// The round of the focus phase.
    #[serde(default = "one")]
    round: u8,
    /// The event that holds.
    #[serde(default)]
    event: Option<EventId>,
    /// Where it begins with the boxes of the event: this one alone, from 1.
    #[serde(default)]
    event_box: Option<u8>,
    /// What differs in sectors from the set-up.
    #[serde(default)]
    sectors: BTreeMap<SectorId, GivenSector>,
    /// Technologies on the board, each with both copies; those of four Houses that nobody plays if none is named.
    #[serde(default)]
    technologies: Vec<TechnologyId>,
    /// Improved technologies that can be had.
    #[serde(default)]
    improved: Vec<TechnologyId>,
    /// Tokens on the spaces of the trade board, the lowest first.
    #[serde(default)]
    trade_board: Option<[u8; 6]>,
    /// The first bounties of the supply.
    #[serde(default)]
    bounties: Vec<Bounty>,
    /// The first Reclaims of the supply.
    #[serde(default)]
    reclaims: Vec<Reclaim>,
    /// Agendas that lie open.
    #[serde(default)]
    displays: Vec<AgendaId>,
    /// Displays that are corrupted.
    #[serde(default)]
    corrupted_displays: Vec<AgendaType>,
    /// The first agendas of stacks.
    #[serde(default)]
    stacks: Vec<AgendaId>,
    /// The first events of cycles to come.
    #[serde(default)]
    events: Vec<EventId>,
    /// The Crisis board, where the Void is played against.
    #[serde(default)]
    void: Option<GivenVoid>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct GivenPlayer {
    /// The House.
    house: House,
    /// Its origin.
    #[serde(default = "origin_a")]
    origin: Origin,
    /// Influence.
    #[serde(default)]
    influence: Option<u32>,
    /// Resources.
    #[serde(default)]
    stock: Option<Stock>,
    /// Active fleet power; the rest that is not deployed is inactive.
    #[serde(default)]
    active: Option<u8>,
    /// Spaces on tracks.
    #[serde(default)]
    tracks: Option<[u8; 3]>,
    /// Corrupted tracks.
    #[serde(default)]
    corrupted_tracks: Vec<Track>,
    /// Corrupted slots, from 1.
    #[serde(default)]
    corrupted_slots: Vec<u8>,
    /// Agendas in play, from the left.
    #[serde(default)]
    agendas: Vec<AgendaId>,
    /// Agendas in hand.
    #[serde(default)]
    hand: Vec<AgendaId>,
    /// Technologies, and whether each is improved, instead of that of the origin.
    #[serde(default)]
    technologies: Option<BTreeMap<TechnologyId, bool>>,
    /// Corruption on the Chambers.
    #[serde(default)]
    on_chambers: u8,
    /// Glory tokens.
    #[serde(default)]
    glory: Vec<u8>,
    /// Bounties that were kept.
    #[serde(default)]
    bounties: Vec<Bounty>,
    /// Reclaims that were kept.
    #[serde(default)]
    reclaims: Vec<Reclaim>,
    /// Trade tokens.
    #[serde(default)]
    trade: u8,
    /// Whether a Fallen House was taken.
    #[serde(default)]
    has_fallen_house: bool,
    /// Whether it had a turn in this cycle.
    #[serde(default)]
    had_a_turn: bool,
}

/// A sector, as far as it differs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct GivenSector {
    /// Whose it is.
    owner: Option<Seat>,
    /// Fleets of its owner.
    fleets: Option<BTreeMap<Fleet, u8>>,
    /// Voidborn fleet power.
    voidborn: Option<u8>,
    /// Population.
    population: Option<u8>,
    /// Whether it is corrupted.
    corrupted: Option<bool>,
    /// Guilds from the left.
    guilds: Option<Vec<Guild>>,
    /// Installations from the left.
    installations: Option<Vec<Installation>>,
    /// Glory tokens.
    glory: Option<Vec<u8>>,
    /// Bounties.
    bounties: Option<Vec<Bounty>>,
    /// Reclaims.
    reclaims: Option<Vec<Reclaim>>,
    /// The Fallen House there; `null` keeps what the set-up has.
    fallen: Option<House>,
    /// Harbingers.
    harbingers: Option<u8>,
}

const fn one() -> u8 {
    1
}
const fn origin_a() -> Origin {
    Origin::A
}

/// A source of no chance: everything stays as it lies.
struct AsItLies;

impl sternpost_core::chance::Source for AsItLies {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Described for Voidfall {
    type Given = Given;

    fn given(given: &Given) -> FromGiven<Self> {
        let seats: Vec<SeatOptions> =
            given.players.iter().map(|player| SeatOptions { house: player.house, origin: player.origin }).collect();
        let options = Options {
            mode: match (seats.len(), given.options.mode.is_against_the_void()) {
                (1, false) => Mode::Expedition,
                (1, true) => Mode::Solo,
                (_, false) => Mode::Competitive,
                (_, true) => Mode::Cooperative,
            },
            houses: setup::Houses::WithoutAbilities,
            ..given.options
        };
        if !(1..=4).contains(&seats.len()) {
            return Err(vec!["one to four players play".to_owned()]);
        }
        let mut wrong = setup::defects(&Setup { options, seats: seats.clone() });
        if !(1..=components::CYCLES).contains(&given.cycle) {
            wrong.push("there are three cycles".to_owned());
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut s = laying::lay_out(options, &seats, &mut Chance::live(&mut AsItLies));
        s.options.houses = given.options.houses;
        s.order = s.players.seats().collect();
        s.cycle = given.cycle;
        s.round = given.round;
        for (_, player) in s.players.iter_mut() {
            player.glory.clear();
        }
        supplies(given, &mut s, &mut wrong);
        for (at, held) in &given.sectors {
            sector(*at, held, &mut s, &mut wrong);
        }
        the_void(given, &mut s, &mut wrong);
        for (seat, player) in s.players.seats().zip(&given.players) {
            of_player(seat, player, &mut s, &mut wrong);
        }
        let steps = begin(given, &mut s, &mut wrong);
        if wrong.is_empty() { Ok((s, steps)) } else { Err(wrong) }
    }

    fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        twin::twin(s, eyes, chance)
    }

    fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
        twin::deal_anew(s, chance);
    }
}

/// The Crisis board.
fn the_void(given: &Given, s: &mut State, wrong: &mut Vec<String>) {
    let in_galaxy = s.galaxy.sectors.values().map(|sector| sector.harbingers).sum();
    match (&mut s.void, &given.void) {
        (Some(void), laid) => laid.clone().unwrap_or_default().lay(void, in_galaxy, wrong),
        (None, Some(_)) => wrong.push("a Crisis board lies only where the Void is played against".to_owned()),
        (None, None) => {}
    }
}

/// What lies beside the galaxy.
fn supplies(given: &Given, s: &mut State, wrong: &mut Vec<String>) {
    if let Some(board) = given.trade_board {
        s.trade_board = board;
    }
    if !given.technologies.is_empty() {
        s.technologies = given.technologies.iter().map(|technology| (*technology, super::Copies { first: true, more: 1 })).collect();
    }
    s.improved.open = given.improved.iter().copied().collect();
    for agenda in &given.displays {
        if let Some(agendas) = s.agendas.get_mut(&agenda.agenda_type()) {
            let before = agendas.display.take();
            agendas.stack.extend(before);
            agendas.display = agendas.stack.take(agenda);
        }
    }
    for agenda_type in &given.corrupted_displays {
        if let Some(agendas) = s.agendas.get_mut(agenda_type) {
            agendas.is_corrupted = true;
        }
    }
    // All are taken up first: what lies open is replaced by the first card of its stack.
    for agenda in &given.stacks {
        if s.agendas.get_mut(&agenda.agenda_type()).and_then(|agendas| take_agenda(agendas, *agenda)).is_none() {
            wrong.push(format!("{agenda} is not in its stack"));
        }
    }
    for agenda in given.stacks.iter().rev() {
        if let Some(agendas) = s.agendas.get_mut(&agenda.agenda_type()) {
            agendas.stack.insert(0, *agenda);
        }
    }
    for event in given.events.iter().rev() {
        let events = s.events.get_mut(&event.cycle());
        match events.and_then(|events| Some((events.take(event)?, events))) {
            Some((event, events)) => events.insert(0, event),
            None => wrong.push(format!("{event} is not in its stack")),
        }
    }
    let mut bounties = s.bounties.take_all();
    take(&mut bounties, &given.bounties, |bounty| format!("there is no {bounty} left"), wrong);
    s.bounties = Pile::of_nobody(given.bounties.iter().copied().chain(bounties).collect());
    let mut reclaims = s.reclaims.take_all();
    take(&mut reclaims, &given.reclaims, |reclaim| format!("there is no {reclaim} left"), wrong);
    s.reclaims = Pile::of_nobody(given.reclaims.iter().copied().chain(reclaims).collect());
}

/// An agenda from its stack; if it lies open, another takes its place there.
fn take_agenda(agendas: &mut Agendas, agenda: AgendaId) -> Option<AgendaId> {
    agendas.stack.take(&agenda).or_else(|| {
        let shown = agendas.display.filter(|shown| *shown == agenda)?;
        agendas.display = agendas.stack.take_first(1).pop();
        Some(shown)
    })
}

fn sector(at: SectorId, given: &GivenSector, s: &mut State, wrong: &mut Vec<String>) {
    let (mut bounties, mut reclaims) = (s.bounties.take_all(), s.reclaims.take_all());
    let Some(held) = s.galaxy.sectors.get_mut(&at) else {
        s.bounties.extend(bounties);
        s.reclaims.extend(reclaims);
        return wrong.push(format!("{at} is not on the map"));
    };
    if let Some(wanted) = &given.bounties {
        bounties.extend(held.bounties.take_all());
        take(&mut bounties, wanted, |bounty| format!("there is no {bounty} left"), wrong);
        held.bounties = Pile::of_nobody(wanted.clone());
    }
    if let Some(wanted) = &given.reclaims {
        reclaims.extend(held.reclaims.take_all());
        take(&mut reclaims, wanted, |reclaim| format!("there is no {reclaim} left"), wrong);
        held.reclaims = Pile::of_nobody(wanted.clone());
    }
    s.bounties.extend(bounties);
    s.reclaims.extend(reclaims);
    if let Some(owner) = given.owner {
        held.owner = Some(owner);
        held.voidborn = 0;
    }
    if let Some(fleets) = &given.fleets {
        held.force = Force::of(fleets.iter().map(|(fleet, count)| (*fleet, *count)));
    }
    if let Some(voidborn) = given.voidborn {
        held.voidborn = voidborn;
        if voidborn > 0 {
            held.owner = None;
            held.force = Force::default();
        }
    }
    if let Some(harbingers) = given.harbingers {
        held.harbingers = harbingers;
    }
    if let Some(population) = given.population {
        held.population = population;
    }
    if let Some(corrupted) = given.corrupted {
        held.is_corrupted = corrupted;
    }
    if let Some(guilds) = &given.guilds {
        held.guilds.clone_from(guilds);
    }
    if let Some(installations) = &given.installations {
        held.installations.clone_from(installations);
    }
    if let Some(glory) = &given.glory {
        held.glory.clone_from(glory);
    }
    if let Some(house) = given.fallen {
        held.fallen = Some(house);
    }
    if held.owner.is_some_and(|seat| seat.0 >= s.players.len()) {
        wrong.push(format!("{at} is of a seat that nobody has"));
    }
    if held.owner.is_some() && held.force.is_empty() && !held.is_home() {
        wrong.push(format!("{at} is a player's and holds no fleet power"));
    }
}

fn of_player(seat: Seat, given: &GivenPlayer, s: &mut State, wrong: &mut Vec<String>) {
    let deployed: u32 = s.galaxy.of(seat).map(|(_, sector)| u32::from(sector.force.total())).sum();
    let in_havens = s.void.iter().flat_map(|void| &void.havens).flat_map(|haven| &haven.filled).filter(|other| **other == seat);
    let deployed = deployed + sternpost_kit::count_of(in_havens);
    let rest = u32::from(components::FORCE).checked_sub(deployed);
    let player = &mut s.players[seat];
    let rest = match rest.and_then(|rest| u8::try_from(rest).ok()) {
        Some(rest) => rest,
        None => return wrong.push(format!("seat {seat} has more than {} fleet power", components::FORCE)),
    };
    if let Some(active) = given.active.filter(|active| *active > rest) {
        wrong.push(format!("seat {seat} has {rest} fleet power that is not deployed, not {active}"));
    }
    if given.glory.iter().any(|value| !(1..=components::BEST_GLORY).contains(value)) {
        wrong.push(format!("glory tokens of seat {seat} are worth 1 to {}", components::BEST_GLORY));
    }
    player.active = given.active.unwrap_or(player.active).min(rest);
    player.inactive = rest - player.active;
    if let Some(influence) = given.influence {
        player.influence = influence;
    }
    if let Some(stock) = given.stock {
        player.stock = stock;
    }
    if let Some(tracks) = given.tracks {
        if tracks.iter().any(|space| *space > components::tracks::LAST_SPACE) {
            wrong.push(format!("a track of seat {seat} has no such space"));
        }
        player.tracks = tracks;
    }
    given.corrupted_tracks.iter().for_each(|track| player.corrupted_tracks[*track as usize] = true);
    for slot in &given.corrupted_slots {
        match usize::from(*slot).checked_sub(1).filter(|slot| *slot < 3) {
            Some(slot) => player.slots[slot].is_corrupted = true,
            None => wrong.push(format!("there is no slot {slot}")),
        }
    }
    if let Some(technologies) = &given.technologies {
        player.technologies.clone_from(technologies);
    }
    player.on_chambers = given.on_chambers;
    player.glory.clone_from(&given.glory);
    player.glory.sort_unstable();
    player.trade = given.trade;
    player.has_fallen_house = given.has_fallen_house;
    player.had_a_turn = given.had_a_turn;
    player.bounties.clone_from(&given.bounties);
    player.reclaims.clone_from(&given.reclaims);
    let mut bounties = s.bounties.take_all();
    take(&mut bounties, &given.bounties, |bounty| format!("there is no {bounty} left"), wrong);
    s.bounties = Pile::of_nobody(bounties);
    let mut reclaims = s.reclaims.take_all();
    take(&mut reclaims, &given.reclaims, |reclaim| format!("there is no {reclaim} left"), wrong);
    s.reclaims = Pile::of_nobody(reclaims);
    for (at, agenda) in given.agendas.iter().chain(&given.hand).enumerate() {
        let found = s.agendas.get_mut(&agenda.agenda_type()).and_then(|agendas| take_agenda(agendas, *agenda));
        let player = &mut s.players[seat];
        match found {
            None => wrong.push(format!("{agenda} is somewhere else")),
            Some(agenda) if at < given.agendas.len() && at < 4 => player.slots[at].agenda = Some(agenda),
            Some(agenda) => player.hand.push(agenda),
        }
    }
}

/// The boxes of the event, or one of them.
fn boxes(only: Option<u8>, s: &State, wrong: &mut Vec<String>) -> Vec<Step> {
    let Some(number) = only else { return event::steps(s) };
    let boxes = s.event.map_or(0, |event| event.card().boxes.len());
    if !(1..=boxes).contains(&usize::from(number)) {
        wrong.push(format!("the event has {boxes} boxes"));
        return vec![];
    }
    event::steps_of(s, number - 1)
}

/// The phase and its steps.
fn begin(given: &Given, s: &mut State, wrong: &mut Vec<String>) -> Vec<Step> {
    // An event that only has rounds: the first of the cycle if none is given.
    let event = given.event.or_else(|| EventId::of(given.cycle).next());
    if let Some(event) = event {
        if event.cycle() != given.cycle {
            wrong.push(format!("{event} is no event of cycle {}", given.cycle));
        }
        if event.speaks_of_the_void() && s.void.is_none() {
            wrong.push(format!("{event} is played against the Void alone"));
        }
        s.event = Some(event);
    }
    if given.begin == Begin::Preparation {
        // The event of this cycle is still to be revealed.
        s.event = None;
    }
    let begun = if given.begin == Begin::Preparation { given.cycle } else { given.cycle + 1 };
    (1..begun).for_each(|cycle| drop(s.events.remove(&cycle)));
    if given.cycle > 1 {
        for seat in s.players.seats() {
            let player = &mut s.players[seat];
            player.focuses.extend(player.house.focuses());
        }
    }
    if !(1..=s.rounds().max(1)).contains(&s.round) {
        wrong.push(format!("the event of this cycle has {} rounds", s.rounds()));
    }
    let (phase, steps) = match given.begin {
        Begin::Turn => {
            let order = s.order.clone();
            let ahead = s.options.focuses_ahead.lays_before(s.round).then_some(turn::Step::Lay.into());
            let has_crisis = s.void.as_ref().is_some_and(|void| void.crisis.is_some());
            let is_against_the_void = s.void.is_some();
            let turns = order.into_iter().flat_map(move |seat| {
                let reveals = is_against_the_void && !(has_crisis && seat == Seat(0));
                let reveal = reveals.then(|| crises::Step::Reveal { seat }.into());
                reveal.into_iter().chain(steps![turn::Step::Select { seat }])
            });
            (Phase::Focus, ahead.into_iter().chain(turns).chain(steps![cycle::Step::Round]).collect())
        }
        Begin::Event => {
            let boxes = if wrong.is_empty() { boxes(given.event_box, s, wrong) } else { vec![] };
            (Phase::Preparation, boxes.into_iter().chain(steps![cycle::Step::Focus]).collect())
        }
        Begin::Evaluation => (Phase::Focus, steps![cycle::Step::Evaluation].to_vec()),
        Begin::CycleEnds => (Phase::Evaluation, steps![cycle::Step::Ends].to_vec()),
        Begin::Growth => (Phase::Focus, steps![growth::Step::Choose { seat: Seat(0) }, cycle::Step::Round].to_vec()),
        Begin::Preparation => {
            s.cycle -= 1;
            (Phase::Preparation, steps![cycle::Step::Begins].to_vec())
        }
    };
    s.phase = phase;
    steps
}
