//! Full set-up (SETUP-1 to SETUP-12): the table, the homes, the first objectives.
//!
//! Speaker and factions are `seating.rs`; the tiles come from `components/presets.rs`, `given_map.rs`, `drawn_map.rs` or `tile_placing.rs`.
//! Where they are drafted, factions and places with them, that is `draft.rs`.

use crate::board::galaxy::Galaxy;
use crate::board::wormhole_tokens::WormholeTokens;
use crate::components::{CREUSS_GATE, CREUSS_HOME, Layout, MECATOL, ObjectiveId, Stage, axial, layout, preset, tile};
use crate::flow;
use crate::position::places::Places;
use crate::position::printing::Printing;
use crate::position::state::{Objectives, Phase, Player, StrategyCard};
use crate::position::touched::Touched;
use crate::position::underway::Underway;
use crate::prelude::*;
use crate::setup::options::{Factions, Map, Options};
use crate::setup::{draft, drafted_map, tile_placing, tile_stacks};
use crate::{
    cards::action_cards, cards::agendas, cards::promissory_notes, cards::secret_objectives, phases::round, setup::drawn_map,
    setup::given_map, setup::seating,
};
use sternpost_core::{Chance, Pile, Setup};

/// Steps of the set-up that concern players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The table is announced.
    Announce {
        /// Whose factions were drawn.
        #[serde(default)]
        dealt: BTreeSet<Seat>,
    },
    /// Homes join the map, and players take what stands on them (SETUP-6g, SETUP-6h, SETUP-5, SETUP-11).
    TakePlaces,
    /// The first two objectives are turned over (SETUP-12d).
    RevealObjectives,
    /// A faction that starts with technologies of its choice picks one (SETUP-11, Winnu).
    ChooseTechnology { seat: Seat },
}

/// What is wrong with a set-up.
pub fn defects(setup: &Setup<TwilightImperium>) -> Vec<String> {
    let mut defects = vec![];
    seating::defects(setup, &mut defects);
    let layout = u8::try_from(setup.seats.len()).ok().and_then(layout);
    defects.extend(map_defects(&setup.options, layout));
    defects.extend(draft_defects(&setup.options, layout));
    defects
}

/// What is wrong with a map that the host brings; how many can play is the kernel's business.
fn map_defects(options: &Options, layout: Option<&Layout>) -> Vec<String> {
    match (options.map, layout) {
        (Map::Given, Some(layout)) => given_map::read(&options.map_string, layout).err().unwrap_or_default(),
        (Map::Given, None) => vec![],
        (Map::Preset | Map::Drawn | Map::Placed | Map::Drafted, _) if options.map_string.trim().is_empty() => vec![],
        (Map::Preset | Map::Drawn | Map::Placed | Map::Drafted, _) => {
            vec!["SETUP-6: there is a map string, but `map` does not say that the map is `given`".to_owned()]
        }
    }
}

/// What is wrong with a draft, or with what is said of one that there is not.
fn draft_defects(options: &Options, layout: Option<&Layout>) -> Vec<String> {
    let is_usual = options.draft_slices.is_usual() && options.draft_factions.is_usual();
    if options.map != Map::Drafted {
        let said = "SETUP-6: there are options of a draft, but `map` does not say that the map is `drafted`";
        return if is_usual { vec![] } else { vec![said.to_owned()] };
    }
    let mut defects = vec![];
    if options.factions != Factions::Chosen {
        defects.push("SETUP-2: where the map is drafted, factions are drafted too, and not dealt: `factions` stays `chosen`".to_owned());
    }
    if options.speaker.seat().is_some() {
        defects.push("SETUP-1: where the map is drafted, the speaker is drafted too: `speaker` stays `random`".to_owned());
    }
    defects.extend(layout.and_then(|layout| drafted_map::slices(options, usize::from(layout.seats)).err()));
    defects
}

/// The first position (SETUP-1 to SETUP-12) and what follows.
pub fn set_up(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> (State, Vec<flow::Step>) {
    if setup.options.map == Map::Drafted {
        return set_up_draft(setup, chance);
    }
    let speaker = seating::speaker(setup, chance);
    let factions = seating::factions(setup, chance);
    let layout = layout_of(factions.len());
    let map = match setup.options.map {
        Map::Preset => preset(layout.seats).expect("every layout has a preset map").to_vec(),
        Map::Drawn => drawn_map::draw(layout, chance),
        Map::Given => given_map::read(&setup.options.map_string, layout).expect("a map that has defects is refused before"),
        Map::Placed | Map::Drafted => vec![],
    };
    let tiles = (setup.options.map == Map::Placed).then(|| tile_stacks::deal(layout, chance));
    // SETUP-8, SETUP-12c
    let face_down = objective_rows(chance);
    let mut state = empty_table(setup.options.clone(), factions, galaxy_of(&map), speaker, face_down);
    state.tile_placing = tiles;
    lay_out_cards(&mut state);
    shuffle_decks(&mut state, chance);
    let mut steps: Vec<flow::Step> = vec![Step::Announce { dealt: seating::dealt(setup) }.into()];
    if setup.options.map == Map::Placed {
        steps.extend((0..layout.red_beside_mecatol).map(|_| tile_placing::Step::DrawRed.into()));
        steps.push(tile_placing::Step::Choose.into());
    }
    steps.extend(after_the_map(&mut state));
    (state, steps)
}

/// The table before a draft: tiles that belong to nobody lie there, and what belongs to factions waits until they are drafted. Who plays what until
/// then means nothing and is shown to nobody.
fn set_up_draft(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> (State, Vec<flow::Step>) {
    let seats = u8::try_from(setup.seats.len()).expect("a table has few seats");
    let (draft, shared) = drafted_map::deal(&setup.options, layout_of(seats), chance);
    let face_down = objective_rows(chance);
    let nobodys = BySeat::new(seats, |seat| FactionId::ALL[usize::from(seat.0)]);
    let mut state = empty_table(setup.options.clone(), nobodys, galaxy_of(&shared), draft.order[0], face_down);
    for (_, player) in state.players.iter_mut() {
        player.technologies.clear();
    }
    state.draft = Some(draft);
    lay_out_decks(&mut state);
    shuffle_decks(&mut state, chance);
    (state, vec![draft::Step::Begin.into()])
}

/// What follows when the map lies there but for the homes (SETUP-6g to SETUP-12).
pub fn after_the_map(state: &mut State) -> Vec<flow::Step> {
    let mut steps: Vec<flow::Step> = vec![Step::TakePlaces.into()];
    // SETUP-12a
    steps.extend(secret_objectives::first_hands(state));
    steps.push(Step::RevealObjectives.into());
    let choosers = state.seats().filter(|seat| state.players[*seat].faction.sheet().starting_technology_choice > 0);
    steps.extend(choosers.map(|seat| Step::ChooseTechnology { seat }.into()));
    steps.push(round::Step::Begin.into());
    steps
}

/// A table with nothing on the board yet but the tiles: the start of every position, scenarios' too.
pub fn empty_table(options: Options, factions: BySeat<FactionId>, galaxy: Galaxy, speaker: Seat, face_down: Vec<ObjectiveId>) -> State {
    let systems: BTreeMap<_, _> = galaxy.systems().keys().chain(&galaxy.off_board).map(|system| (*system, Default::default())).collect();
    let planets =
        PlanetId::ALL.iter().filter(|planet| systems.contains_key(&planet.card().system)).map(|planet| (*planet, Default::default()));
    State {
        printing: Printing::NEWEST,
        options,
        systems: systems.clone(),
        planets: planets.collect(),
        galaxy,
        players: BySeat::new(factions.len(), |seat| new_player(seat, factions[seat])),
        speaker,
        round: 0,
        phase: Phase::Setup,
        // SETUP-10
        strategy_cards: StrategyCardId::ALL.iter().map(|card| (*card, StrategyCard::default())).collect(),
        objectives: Objectives { revealed: vec![], face_down: Pile::of_nobody(face_down), scored: BTreeMap::new() },
        action_deck: Pile::of_nobody(vec![]),
        action_discard: vec![],
        agenda_deck: Pile::of_nobody(vec![]),
        agenda_discard: vec![],
        laws: vec![],
        leaked: BTreeMap::new(),
        secret_deck: Pile::of_nobody(vec![]),
        zero_token: None,
        wormhole_tokens: WormholeTokens::default(),
        deal_cards: None,
        proposals: vec![],
        proposals_made: 0,
        declined: vec![],
        touched: Touched::default(),
        // SETUP-7
        custodians: true,
        tile_placing: None,
        draft: None,
        places: Places::default(),
        underway: Underway::default(),
        standings: None,
    }
}

/// A player's sheet before the game (SETUP-3, SETUP-11, SETUP-12b).
pub fn new_player(seat: Seat, faction: FactionId) -> Player {
    Player {
        faction,
        victory_points: 0,
        tactic: 3,
        fleet: 3,
        strategy: 2,
        trade_goods: 0,
        commodities: 0,
        technologies: faction.sheet().starting_technologies.iter().copied().collect(),
        returning: 0,
        passed: false,
        exhausted_technologies: BTreeSet::new(),
        assimilated: BTreeMap::new(),
        action_cards: Pile::of(seat, vec![]),
        cancelled: BTreeMap::new(),
        notes: Pile::of(seat, vec![]),
        foreign_notes: 0,
        play_area: vec![],
        secrets: Pile::of(seat, vec![]),
        scored_secrets: vec![],
        agendas: Pile::of(seat, vec![]),
        eliminated: None,
    }
}

/// SETUP-8: the decks, in the order of the box; and SETUP-4: every player's own notes.
pub fn lay_out_cards(s: &mut State) {
    lay_out_decks(s);
    give_out_notes(s);
}

/// SETUP-8.
fn lay_out_decks(s: &mut State) {
    s.action_deck.replace(action_cards::full_deck(s));
    s.agenda_deck.replace(agendas::full_deck(s));
    s.secret_deck.replace(secret_objectives::full_deck(s));
}

/// SETUP-4: every player's own notes.
pub fn give_out_notes(s: &mut State) {
    for seat in s.seats() {
        let notes = promissory_notes::starting_hand(s, seat);
        s.players[seat].notes.replace(notes);
    }
}

/// SETUP-8.
fn shuffle_decks(s: &mut State, chance: &mut Chance<'_>) {
    chance.shuffle(s.action_deck.forget());
    chance.shuffle(s.agenda_deck.forget());
    chance.shuffle(s.secret_deck.forget());
}

/// The axial coordinates of a position of a layout.
fn place(position: u8) -> (i32, i32) {
    axial(position).expect("layouts use positions of the board")
}

/// Mecatol Rex and tiles around it (SETUP-6), homes still missing.
pub fn galaxy_of(map: &[(u8, SystemId)]) -> Galaxy {
    let tiles = map.iter().map(|(at, system)| (*system, place(*at)));
    Galaxy::new(tiles.chain([(MECATOL, (0, 0))]).collect(), BTreeSet::new())
}

/// The layout for a number of seats.
pub fn layout_of(seats: u8) -> &'static Layout {
    layout(seats).expect("the kernel has checked the number of seats")
}

/// The preset map for as many players (SETUP-6), home systems added (SETUP-6g).
pub fn preset_galaxy(factions: &BySeat<FactionId>) -> Galaxy {
    let mut galaxy = galaxy_of(preset(factions.len()).expect("every layout has a preset map"));
    for (seat, faction) in factions.iter() {
        galaxy.place_home(faction.sheet().home, place(layout_of(factions.len()).homes[usize::from(seat.0)]));
    }
    galaxy
}

/// Lays a tile on the board.
pub fn lay_tile(state: &mut State, system: SystemId, position: u8) {
    state.galaxy.lay(system, place(position));
    put_in_play(state);
}

/// Makes room on the table for what lies in systems that have joined the board.
fn put_in_play(state: &mut State) {
    let systems: Vec<SystemId> = state.galaxy.all().collect();
    for system in systems {
        state.systems.entry(system).or_default();
        for planet in tile(system).map_or(&[][..], |tile| tile.planets) {
            state.planets.entry(*planet).or_default();
        }
    }
}

/// SETUP-6g: the home systems join the map.
fn place_homes(state: &mut State) {
    let layout = layout_of(state.players.len());
    for seat in state.seats() {
        let home = state.home(seat);
        state.galaxy.place_home(home, place(layout.homes[usize::from(state.places.place_of(seat))]));
    }
    put_in_play(state);
}

impl Galaxy {
    /// Puts a home system at its place; the Creuss home lies beside the board, its gate on it (LRR 70.1, 88.4a).
    pub fn place_home(&mut self, home: SystemId, at: (i32, i32)) {
        if home == CREUSS_HOME {
            self.lay(CREUSS_GATE, at);
            self.off_board.insert(CREUSS_HOME);
        } else {
            self.lay(home, at);
        }
    }
}

/// Five objectives of each stage, stage I first (LRR 12.13, 12.14a).
fn objective_rows(chance: &mut Chance<'_>) -> Vec<ObjectiveId> {
    let mut rows = vec![];
    for stage in [Stage::I, Stage::II] {
        let mut deck: Vec<ObjectiveId> = ObjectiveId::ALL.iter().copied().filter(|o| o.card().stage == stage).collect();
        chance.shuffle(&mut deck);
        rows.extend(deck.into_iter().take(5));
    }
    rows
}

/// SETUP-5, SETUP-11: home planets, ready, and the units of the sheet.
///
/// RULING: ground forces and structures start together on the planet with the most resources.
fn take_starting_units(state: &mut State, seat: Seat) {
    let sheet = state.players[seat].faction.sheet();
    for planet in sheet.home_planets {
        state.planets.get_mut(planet).expect("the home system is in play").controller = Some(seat);
    }
    let best = sheet.home_planets.iter().max_by_key(|planet| (planet.card().resources, planet.card().influence));
    let best = *best.expect("a home system has a planet");
    for (unit, count) in sheet.starting_units {
        let in_space = unit.is_ship() || state.stats(seat, *unit).is_some_and(|stats| stats.in_space);
        let at = if in_space { Location::Space(sheet.home) } else { Location::Planet(best) };
        state.units_mut(seat, at).add(*unit, Condition::Intact, *count);
    }
}

/// SETUP-6h: with five players the seats with the poorer place get trade goods.
///
/// RULING: they do on a preset or drawn map as well.
fn take_compensation(t: &mut T<'_>) {
    let layout = layout_of(t.state.players.len());
    for (at, count) in layout.trade_goods {
        let at = layout.homes.iter().position(|home| home == at).expect("compensation is for a home position");
        let seat = t.state.places.seat_at(u8::try_from(at).expect("few seats"));
        t.state.players[seat].trade_goods += count;
        t.tell(&Line::Compensated { seat, count: *count });
    }
}

/// Technologies a player may start with by choice: those without prerequisites.
fn starting_technologies(s: &State, seat: Seat) -> Vec<TechnologyId> {
    let owned = &s.players[seat].technologies;
    let open = TechnologyId::ALL.iter().copied().filter(|t| t.card().prerequisites.is_empty() && t.card().faction.is_none());
    open.filter(|t| !owned.contains(t)).collect()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Announce { dealt } => it.does(|t| announce(dealt, t)),
        Step::TakePlaces => it.does(take_places),
        Step::RevealObjectives => it.does(reveal_objectives),
        Step::ChooseTechnology { seat } => {
            it.asks(|s| ask(*seat, technologies_to_start_with(s, *seat)), |picked, t| choose_technology(*seat, picked, t))
        }
    }
}

/// What was decided before the first question (SETUP-1, SETUP-2, SETUP-6).
fn announce(dealt: &BTreeSet<Seat>, t: &mut T<'_>) {
    let (seat, layout) = (t.state.speaker, layout_of(t.state.players.len()));
    t.tell(&Line::CampaignBegins { speaker: seat });
    match t.state.options.speaker.seat() {
        None => t.tell(&Line::SpeakerByLot { seat }),
        Some(seat) => t.tell(&Line::SpeakerByHost { seat }),
    }
    for seat in t.state.seats() {
        let faction = t.state.players[seat].faction;
        let line = if dealt.contains(&seat) { Line::DrewFaction { seat, faction } } else { Line::PlaysFaction { seat, faction } };
        t.tell(&line);
    }
    match t.state.options.map {
        Map::Preset | Map::Drafted => {}
        Map::Drawn => t.tell(&Line::MapDrawn),
        Map::Given => t.tell(&Line::MapGiven),
        Map::Placed => t.tell(&Line::TilesDealt { blue: layout.blue_per_seat, red: layout.red_per_seat }),
    }
}

fn take_places(t: &mut T<'_>) {
    place_homes(t.state);
    for seat in t.state.seats() {
        take_starting_units(t.state, seat);
    }
    if t.state.options.map == Map::Placed {
        t.tell(&Line::HomesPlaced);
    }
    take_compensation(t);
}

/// SETUP-12d.
fn reveal_objectives(t: &mut T<'_>) {
    for _ in 0..2 {
        crate::cards::objectives::reveal(t);
    }
}

fn technologies_to_start_with(s: &State, seat: Seat) -> Question<Choice> {
    let offers = starting_technologies(s, seat).into_iter().map(|technology| Choice::Technology { technology });
    Question::one_of(&Prompt::StartingTechnology, "SETUP-11", offers)
}

fn choose_technology(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Technology { technology } = picked.one() else { unreachable!("only technologies are offered") };
    research::gain(t, seat, technology);
}
