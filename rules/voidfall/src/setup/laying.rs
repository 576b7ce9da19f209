//! VF-GEN: the galaxy, players, displays and stacks, and what origins bring besides.

use super::{Options, SeatOptions};
use crate::components::agendas::AgendaId;
use crate::components::events::EventId;
use crate::components::houses::Start;
use crate::components::maps::{Kind, MapId, SectorCard};
use crate::components::tokens::{Bounty, Reclaim, starting_glory, trade_tokens_on_a_space};
use crate::components::{CYCLES, STARTING_INFLUENCE};
use crate::flow::{self, Part};
use crate::galaxy::{Force, Galaxy, Sector};
use crate::position::underway::Source;
use crate::position::{Agendas, Copies, Improved, Phase, Player, State};
use crate::prelude::*;
use crate::rounds::cycle;
use sternpost_core::{Chance, Pile};

/// Steps of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// What a player's origin brings besides.
    Origin { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Origin { seat } => it.does(|t| begin(seat, t)),
    }
}

/// The first steps: what origins bring besides, in the order of turns, then the first cycle.
pub fn steps(s: &State) -> Vec<flow::Step> {
    let origins = s.order.iter().map(|seat| Step::Origin { seat: *seat }.into());
    origins.chain(steps![cycle::Step::Begins]).collect()
}

fn begin(seat: Seat, t: &mut flow::T<'_>) {
    let player = &t.state.players[seat];
    let (house, origin, draws_might) = (player.house, player.origin, player.origin_card().draws_might);
    if draws_might {
        let agenda = t.state.agendas.get_mut(&AgendaType::Might).and_then(|agendas| agendas.stack.take_first(1).pop());
        if let Some(agenda) = agenda {
            t.state.players[seat].hand.push(agenda);
            t.tell(&crate::words::Line::DrawsAgenda { seat, agenda_type: AgendaType::Might });
            t.tell_only([seat], &crate::words::Line::KeepsOnlyAgenda { agenda });
            t.commit();
        }
    }
    if !player_extras(house, origin).is_empty() {
        crate::effects::begin(seat, Source::Origin { house, origin }, None, t);
    }
}

const fn player_extras(house: House, origin: Origin) -> &'static [crate::components::effects::Effect] {
    house.card().origins[origin as usize].extras
}

/// The table, with all that is drawn by lot.
pub fn lay_out(options: Options, seats: &[SeatOptions], chance: &mut Chance<'_>) -> State {
    let number = u8::try_from(seats.len()).expect("a table has few seats");
    let mut bounties: Vec<Bounty> = Bounty::ALL.iter().flat_map(|bounty| [*bounty; Bounty::OF_A_KIND]).collect();
    let mut reclaims: Vec<Reclaim> = Reclaim::ALL.iter().flat_map(|reclaim| vec![*reclaim; reclaim.copies()]).collect();
    chance.shuffle(&mut bounties);
    chance.shuffle(&mut reclaims);
    let mut order: Vec<Seat> = (0..number).map(Seat).collect();
    chance.shuffle(&mut order);
    let fallen = fallen_houses(seats, chance);
    let map = MapId::of_seats(number);
    let mut state = State {
        options,
        cycle: 0,
        phase: Phase::Setup,
        round: 0,
        galaxy: Galaxy { map, sectors: BTreeMap::new() },
        players: BySeat::new(number, |seat| player(seats[usize::from(seat.0)], seat)),
        trade_board: [trade_tokens_on_a_space(number); 6],
        technologies: BTreeMap::new(),
        improved: Improved::default(),
        agendas: AgendaType::ALL.iter().map(|agenda_type| (*agenda_type, agendas(*agenda_type, chance))).collect(),
        events: (1..=CYCLES).map(|cycle| (cycle, events(cycle, options, chance))).collect(),
        event: None,
        bounties: Pile::of_nobody(bounties),
        reclaims: Pile::of_nobody(reclaims),
        turn: None,
        invasion: None,
        underway: vec![],
        void: None,
        standings: None,
        order,
        positions: BTreeMap::new(),
    };
    let mut ruins = fallen.iter();
    for card in map.sectors(options.mode.is_against_the_void()) {
        let sector = sector(&card, seats, ruins.by_ref(), &mut state);
        state.galaxy.sectors.insert(crate::galaxy::SectorId::of(card.at), sector);
    }
    lay_technologies(&mut state, &fallen, seats, chance);
    let glory = starting_glory(number);
    for (at, seat) in state.order.clone().into_iter().enumerate() {
        state.players[seat].glory.push(glory[at]);
    }
    if options.mode.is_against_the_void() {
        lay_the_void(&mut state, number, chance);
    }
    state
}

/// The Crisis board.
fn lay_the_void(s: &mut State, seats: u8, chance: &mut Chance<'_>) {
    let in_galaxy = s.galaxy.sectors.values().map(|sector| sector.harbingers).sum();
    s.void = Some(crate::void::setup::lay_out(s.options.difficulty, seats, in_galaxy, chance));
}

/// Four Houses that nobody plays: at least one of the cracked ones, and one of the others.
fn fallen_houses(seats: &[SeatOptions], chance: &mut Chance<'_>) -> Vec<House> {
    let mut houses: Vec<House> = House::ALL.iter().copied().filter(|house| seats.iter().all(|seat| seat.house != *house)).collect();
    chance.shuffle(&mut houses);
    let has_both = |four: &[House]| four.iter().any(|house| house.card().is_cracked) && four.iter().any(|house| !house.card().is_cracked);
    if !has_both(&houses[..4]) {
        let is_cracked = houses[0].card().is_cracked;
        let other = houses.iter().position(|house| house.card().is_cracked != is_cracked).expect("both classes are in the box");
        houses.swap(3, other);
    }
    houses.truncate(4);
    houses
}

fn player(options: SeatOptions, seat: Seat) -> Player {
    let origin = &options.house.card().origins[options.origin as usize];
    Player {
        house: options.house,
        origin: options.origin,
        influence: STARTING_INFLUENCE,
        stock: origin.stock,
        active: origin.active,
        inactive: origin.inactive,
        tracks: origin.tracks,
        corrupted_tracks: [false; 3],
        slots: Default::default(),
        hand: Pile::of(seat, vec![]),
        drawn: Pile::of(seat, vec![]),
        foreseen: Pile::of(seat, vec![]),
        // VF-SEL-08
        focuses: options.house.focuses().filter(|focus| focus.is_there_from_the_start()).collect(),
        played: vec![],
        laid: None,
        technologies: BTreeMap::from([(origin.technology, false)]),
        on_chambers: 0,
        glory: vec![],
        bounties: vec![],
        reclaims: vec![],
        trade: 0,
        kept_corruption: 0,
        has_fallen_house: false,
        covered_upkeep: false,
        had_a_turn: false,
    }
}

fn agendas(agenda_type: AgendaType, chance: &mut Chance<'_>) -> Agendas {
    let mut cards: Vec<AgendaId> = AgendaId::of(agenda_type).collect();
    chance.shuffle(&mut cards);
    let display = cards.pop();
    Agendas { stack: Pile::of_nobody(cards), display, is_corrupted: false }
}

fn events(cycle: u8, options: Options, chance: &mut Chance<'_>) -> Pile<EventId> {
    let of_the_void = EventId::of_the_void(cycle).filter(|_| options.has_void_events());
    let mut cards: Vec<EventId> = EventId::of(cycle).chain(of_the_void).collect();
    chance.shuffle(&mut cards);
    Pile::of_nobody(cards)
}

fn sector<'h>(card: &SectorCard, seats: &[SeatOptions], mut ruins: impl Iterator<Item = &'h House>, s: &mut State) -> Sector {
    let owner = card.seat.map(Seat);
    let start: Option<&Start> = owner.and_then(|seat| {
        let options = seats.get(usize::from(seat.0))?;
        let origin = &options.house.card().origins[options.origin as usize];
        Some(if card.kind == Kind::Home { &origin.home } else { &origin.outpost })
    });
    let fallen = if card.kind == Kind::FallenHouse { ruins.next().copied() } else { None };
    let mut sector = Sector {
        kind: card.kind,
        population: fallen.map_or(card.population, |house| house.card().fallen_population),
        is_corrupted: card.is_corrupted,
        guilds: vec![],
        installations: vec![Installation::SectorDefense; usize::from(card.defenses)],
        owner,
        force: Force::default(),
        voidborn: card.voidborn,
        glory: if card.glory > 0 { vec![card.glory] } else { vec![] },
        bounties: Pile::of_nobody(s.bounties.take_first(usize::from(card.bounties))),
        reclaims: Pile::of_nobody(s.reclaims.take_first(usize::from(card.reclaims))),
        fallen,
        harbingers: card.harbingers,
    };
    if let Some(start) = start {
        sector.population = start.population;
        sector.is_corrupted = start.corrupted;
        sector.guilds = start.guilds.to_vec();
        sector.installations = start.installations.to_vec();
        sector.force = Force::of(start.fleets.iter().copied());
    }
    sector
}

/// The eight technologies of the Fallen Houses; four improved cards lie behind the barrier, four wait for the third cycle.
fn lay_technologies(s: &mut State, fallen: &[House], seats: &[SeatOptions], chance: &mut Chance<'_>) {
    let mut eight: Vec<TechnologyId> = fallen.iter().flat_map(|house| house.card().technologies).collect();
    for technology in &eight {
        s.technologies.insert(*technology, Copies { first: true, more: 1 });
    }
    if seats.len() >= 3 {
        for seat in s.players.seats() {
            let technology = s.players[seat].origin_card().technology;
            s.technologies.entry(technology).or_default().more += 1;
        }
    }
    if seats.len() == 1 {
        // Alone: of three of the eight only the copy without influence, of the others only the one with it.
        let mut shuffled = eight.clone();
        chance.shuffle(&mut shuffled);
        for (at, technology) in shuffled.iter().enumerate() {
            s.technologies.insert(*technology, Copies { first: at >= 3, more: u8::from(at < 3) });
        }
    }
    chance.shuffle(&mut eight);
    s.improved.behind_the_barrier = eight[..4].iter().copied().collect();
    s.improved.third_cycle = eight[4..].iter().copied().collect();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{Mode, VoidEvents};
    use sternpost_players::Rng;

    /// The events in the stack of each cycle.
    fn stacks(mode: Mode, void_events: VoidEvents) -> Vec<BTreeSet<EventId>> {
        let houses = if mode.is_alone() { vec![House::Valnis] } else { vec![House::Valnis, House::Belitan] };
        let seats: Vec<SeatOptions> = houses.into_iter().map(|house| SeatOptions { house, origin: Origin::A }).collect();
        let options = Options { mode, void_events, ..Options::default() };
        let s = lay_out(options, &seats, &mut Chance::live(&mut Rng::new(1)));
        s.events.values().map(|pile| pile.for_the_rules().iter().copied().collect()).collect()
    }

    // cites: VF-GEN-05, VF-PREP-16
    #[test]
    fn vf_gen_05_events_that_speak_of_the_void_are_in_the_stacks_where_it_is_played_against() {
        use VoidEvents::{LeftOut, ShuffledIn};
        let of_the_void = [EventId::KnowYourEnemy, EventId::GrowingThreat, EventId::LastBreath];
        for mode in [Mode::Solo, Mode::Cooperative] {
            for (stack, event) in stacks(mode, ShuffledIn).iter().zip(of_the_void) {
                assert!(stack.len() == 10 && stack.contains(&event) && event.speaks_of_the_void(), "{mode:?}: {stack:?}");
            }
        }
        let without = stacks(Mode::Competitive, LeftOut);
        assert!(without.iter().all(|stack| stack.len() == 9 && !stack.iter().any(|event| event.speaks_of_the_void())));
        for (mode, void_events) in
            [(Mode::Competitive, ShuffledIn), (Mode::Expedition, ShuffledIn), (Mode::Solo, LeftOut), (Mode::Cooperative, LeftOut)]
        {
            assert_eq!(stacks(mode, void_events), without, "{mode:?}");
        }
    }
}
