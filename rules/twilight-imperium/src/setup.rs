//! Full set-up (SETUP-1 to SETUP-12) on the preset maps.

use crate::components::{
    CREUSS_GATE, CREUSS_HOME, FactionId, MECATOL, ObjectiveId, PlanetId, Stage, StrategyCardId, SystemId, TechnologyId, axial, layout,
    preset,
};
use crate::flow::{Answers, Asks, T, ask, nobody, only};
use crate::galaxy::Galaxy;
use crate::messages::{Choice, Line, Prompt};
use crate::options::{Content, Options, SeatOptions};
use crate::state::{Objectives, Phase, Player, State, StrategyCard};
use crate::underway::Underway;
use crate::units::{Condition, Location};
use crate::{TwilightImperium, action_cards, agendas, flow, promissory_notes, research, round, secret_objectives};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{BySeat, Chance, Question, Seat, Secret, Setup};

/// Steps of the set-up that concern players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The table is announced.
    Announce,
    /// A faction that starts with technologies of its choice picks one (SETUP-11, Winnu).
    ChooseTechnology {
        /// Who.
        seat: Seat,
    },
}

/// What is wrong with a set-up.
pub fn defects(setup: &Setup<TwilightImperium>) -> Vec<String> {
    let mut defects = vec![];
    let mut taken = BTreeSet::new();
    for SeatOptions { faction } in &setup.seats {
        if !taken.insert(*faction) {
            defects.push(format!("SETUP-2: the faction {faction} was chosen twice"));
        }
    }
    let open = |kind: &&Content| !Content::COMPLETE.contains(kind) && !setup.options.unfinished;
    for kind in setup.options.content.iter().filter(open) {
        defects.push(format!("{kind:?} is not complete yet: it can be played with only if `unfinished` is chosen too"));
    }
    defects
}

/// The first position (SETUP-1 to SETUP-12) and what follows.
pub fn set_up(setup: &Setup<TwilightImperium>, chance: &mut Chance<'_>) -> (State, Vec<flow::Step>) {
    let seats = u8::try_from(setup.seats.len()).expect("the kernel has checked the number of seats");
    // SETUP-1
    let speaker = Seat(u8::try_from(chance.pick(setup.seats.len())).expect("a table has few seats"));
    let factions: BySeat<FactionId> = setup.seats.iter().map(|seat| seat.faction).collect();
    let galaxy = preset_galaxy(&factions);
    // SETUP-8, SETUP-12c
    let face_down = objective_rows(chance);
    let mut state = empty_table(setup.options.clone(), factions, galaxy, speaker, face_down);
    lay_out_cards(&mut state);
    shuffle_decks(&mut state, chance);
    for seat in state.seats() {
        take_starting_units(&mut state, seat);
    }
    take_compensation(&mut state, seats);
    let choosers = state.seats().filter(|seat| state.players[*seat].faction.sheet().starting_technology_choice > 0);
    let mut steps: Vec<flow::Step> = vec![Step::Announce.into()];
    steps.extend(choosers.map(|seat| Step::ChooseTechnology { seat }.into()));
    steps.push(round::Step::Begin.into());
    (state, steps)
}

/// A table with nothing on the board yet but the tiles: the start of every position, scenarios' too.
pub fn empty_table(options: Options, factions: BySeat<FactionId>, galaxy: Galaxy, speaker: Seat, face_down: Vec<ObjectiveId>) -> State {
    let systems: BTreeMap<_, _> = galaxy.systems.keys().chain(&galaxy.off_board).map(|system| (*system, Default::default())).collect();
    let planets =
        PlanetId::ALL.iter().filter(|planet| systems.contains_key(&planet.card().system)).map(|planet| (*planet, Default::default()));
    State {
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
        objectives: Objectives { revealed: vec![], face_down: Secret::of_nobody(face_down), scored: BTreeMap::new() },
        action_deck: Secret::of_nobody(vec![]),
        action_discard: vec![],
        agenda_deck: Secret::of_nobody(vec![]),
        agenda_discard: vec![],
        laws: vec![],
        secret_deck: Secret::of_nobody(vec![]),
        zero_token: None,
        wormhole_tokens: BTreeMap::new(),
        // SETUP-7
        custodians: true,
        underway: Underway::default(),
        standings: None,
    }
}

/// A player's sheet before the game (SETUP-3, SETUP-11, SETUP-12b).
fn new_player(seat: Seat, faction: FactionId) -> Player {
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
        action_cards: Secret::of(seat, vec![]),
        cancelled: BTreeMap::new(),
        notes: Secret::of(seat, vec![]),
        may_hold_foreign_notes: false,
        play_area: vec![],
        secrets: Secret::of(seat, vec![]),
        scored_secrets: vec![],
        agendas: Secret::of(seat, vec![]),
        eliminated: None,
    }
}

/// SETUP-8: the decks, in the order of the box; and SETUP-4: every player's own notes.
pub fn lay_out_cards(s: &mut State) {
    *s.action_deck.for_the_rules_mut() = action_cards::full_deck(s);
    *s.agenda_deck.for_the_rules_mut() = agendas::full_deck(s);
    *s.secret_deck.for_the_rules_mut() = secret_objectives::full_deck(s);
    for seat in s.seats() {
        *s.players[seat].notes.for_the_rules_mut() = promissory_notes::starting_hand(s, seat);
    }
}

/// SETUP-8.
fn shuffle_decks(s: &mut State, chance: &mut Chance<'_>) {
    chance.shuffle(s.action_deck.for_the_rules_mut());
    chance.shuffle(s.agenda_deck.for_the_rules_mut());
    chance.shuffle(s.secret_deck.for_the_rules_mut());
}

/// The axial coordinates of a position of a layout.
fn place(position: u8) -> (i32, i32) {
    axial(position).expect("layouts use positions of the board")
}

/// The preset map for as many players (SETUP-6), home systems added (SETUP-6g).
pub fn preset_galaxy(factions: &BySeat<FactionId>) -> Galaxy {
    let layout = layout(factions.len()).expect("the kernel has checked the number of seats");
    let map = preset(factions.len()).expect("every layout has a preset map");
    let mut galaxy = Galaxy { systems: BTreeMap::from([(MECATOL, (0, 0))]), off_board: BTreeSet::new() };
    galaxy.systems.extend(map.iter().map(|(at, system)| (*system, place(*at))));
    for (seat, faction) in factions.iter() {
        let at = place(layout.homes[usize::from(seat.0)]);
        galaxy.place_home(faction.sheet().home, at);
    }
    galaxy
}

impl Galaxy {
    /// Puts a home system at its place; the Creuss home lies beside the board, its gate on it (LRR 70.1, 88.4a).
    pub fn place_home(&mut self, home: SystemId, at: (i32, i32)) {
        if home == CREUSS_HOME {
            self.systems.insert(CREUSS_GATE, at);
            self.off_board.insert(CREUSS_HOME);
        } else {
            self.systems.insert(home, at);
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

/// RULING: compensation counts on the preset map as well. SETUP-6h: with five players the seats with the poorer place get trade goods.
fn take_compensation(state: &mut State, seats: u8) {
    let layout = layout(seats).expect("the kernel has checked the number of seats");
    for (at, trade_goods) in layout.trade_goods {
        let seat = layout.homes.iter().position(|home| home == at).expect("compensation is for a home position");
        state.players[Seat(u8::try_from(seat).expect("few seats"))].trade_goods += trade_goods;
    }
}

/// Technologies a player may start with by choice: those without prerequisites.
fn starting_technologies(s: &State, seat: Seat) -> Vec<TechnologyId> {
    let owned = &s.players[seat].technologies;
    let open = TechnologyId::ALL.iter().copied().filter(|t| t.card().prerequisites.is_empty() && t.card().faction.is_none());
    open.filter(|t| !owned.contains(t)).collect()
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        Step::Announce => nobody(),
        Step::ChooseTechnology { seat } => {
            let offers = starting_technologies(s, *seat).into_iter().map(|technology| Choice::Technology { technology });
            ask(*seat, Question::one_of(&Prompt::StartingTechnology, "SETUP-11", offers))
        }
    }
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Announce => {
            t.tell(&Line::CampaignBegins { speaker: t.state.speaker });
            for seat in t.state.seats() {
                t.tell(&Line::PlaysFaction { seat, faction: t.state.players[seat].faction });
            }
            // SETUP-12d
            for _ in 0..2 {
                crate::objectives::reveal(t);
            }
        }
        Step::ChooseTechnology { .. } => unreachable!("always asks"),
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    match (step, only(answers).1.one()) {
        (Step::ChooseTechnology { seat }, Choice::Technology { technology }) => research::gain(t, seat, technology),
        (step, choice) => unreachable!("{step:?} does not offer {choice:?}"),
    }
}
