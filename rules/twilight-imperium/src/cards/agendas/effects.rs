//! What outcomes of agendas ask of players, and what several of them share.

use super::AgendaId;
use crate::board::control;
use crate::board::fleet;
use crate::board::giving_up::cheapest_first;
use crate::economy::payment;
use crate::flow::{self, Answers};
use crate::phases::victory;
use crate::position::state::Pool;
use crate::position::underway::Postponed;
use crate::prelude::*;

/// Steps of outcomes. Players who choose at the same time are asked together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Players exhaust so many planets of their choice.
    Exhaust {
        /// How many each.
        due: BTreeMap<Seat, u32>,
    },
    /// Players lose so many units of their choice.
    Lose {
        /// How many each.
        due: BTreeMap<Seat, u32>,
        /// Which can be chosen.
        from: Source,
    },
    /// Players return a command token of their sheet to reinforcements.
    ReturnToken { seats: Vec<Seat> },
    /// The controller of a planet chooses who may settle there.
    ChooseSettler { seat: Seat, planet: PlanetId },
    /// The chosen player may place infantry.
    Settle { seat: Seat, planet: PlanetId },
    /// The second part of a card.
    Then { agenda: AgendaId },
    /// What was postponed takes effect.
    Later(Postponed),
}

/// The units among which a loss is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Units of a type anywhere.
    Type(UnitType),
    /// All units in a system.
    System(SystemId),
    /// Ships anywhere that are no fighters.
    NonFighterShips,
}

/// The step in which players lose units; nothing if nobody has to.
pub fn lose(due: BTreeMap<Seat, u32>, from: Source) -> [flow::Step; 1] {
    steps![Step::Lose { due, from }]
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Exhaust { due } => it.asks_together(|s| planets_to_exhaust(s, due), exhaust_chosen, |_| {}),
        Step::Lose { due, from } => it.asks_together(
            |s| units_to_lose(s, due, *from),
            |answers, t| lose_chosen(due, *from, answers, t),
            |t| lose_chosen(due, *from, Answers::new(), t),
        ),
        Step::ReturnToken { seats } => it.asks_together(|s| tokens_to_return(s, seats), return_tokens, |_| {}),
        Step::ChooseSettler { seat, planet } => {
            it.asks(|s| ask(*seat, settlers(s, *seat, *planet)), |picked, t| choose_settler(*planet, &picked.one(), t))
        }
        Step::Settle { seat, planet } => {
            it.may_ask(|s| may_settle(s, *seat, *planet), |picked, t| settle(*seat, *planet, &picked.one(), t))
        }
        Step::Then { agenda } => it.does(agenda.card().then),
        Step::Later(postponed) => it.does(|t| take_effect(postponed, t)),
    }
}

fn planets_to_exhaust(s: &State, due: &BTreeMap<Seat, u32>) -> Asks {
    let question = |(seat, count): (&Seat, &u32)| {
        let offers: Vec<_> = s.ready_planets_of(*seat).map(|planet| planet_offer(s, planet)).collect();
        let count = (*count).min(sternpost_kit::count(offers.len()));
        let question = Question::some_of(&Prompt::ExhaustPlanets { count }, "LRR 26.0", count, count, offers);
        let question = question.preferring(|choice| payment::whole_worth(s, choice));
        (count > 0).then(|| (*seat, question.skipped_when_forced()))
    };
    due.iter().filter_map(question).collect()
}

fn planet_offer(s: &State, planet: PlanetId) -> Offer<Choice> {
    let (resources, influence) = (s.resources(planet), s.influence(planet));
    Offer::new(Choice::Exhaust { planet }).hint(&Hint::PlanetValues { resources, influence }).at(planet.place())
}

fn exhaust_chosen(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        let planet = |choice| if let Choice::Exhaust { planet } = choice { Some(planet) } else { None };
        exhaust(t, seat, picked.several().into_iter().filter_map(planet).collect());
    }
}

/// A player's units that could be lost.
fn losable(s: &State, seat: Seat, from: Source) -> Vec<Offer<Choice>> {
    let fits = |unit: UnitType, at: Location| match from {
        Source::Type(of) => unit == of,
        Source::System(system) => at.system() == system,
        Source::NonFighterShips => unit.is_ship() && unit != UnitType::Fighter && matches!(at, Location::Space(_)),
    };
    let units = s.locations().flat_map(|at| {
        let here = s.units(seat, at);
        here.iter().map(|(unit, pile)| (unit, at, pile.intact + pile.damaged)).collect::<Vec<_>>()
    });
    let fitting = units.filter(|(unit, at, _)| fits(*unit, *at));
    fitting.map(|(unit, at, count)| Offer::new(Choice::Lose { unit, at }).cap(count).at(at.place())).collect()
}

fn all(offers: &[Offer<Choice>]) -> u32 {
    offers.iter().filter_map(|offer| offer.cap).sum()
}

fn units_to_lose(s: &State, due: &BTreeMap<Seat, u32>, from: Source) -> Asks {
    let question = |(seat, count): (&Seat, &u32)| {
        let offers = losable(s, *seat, from);
        let count = (*count).min(all(&offers));
        // Whoever loses everything, or has one kind only, chooses nothing
        (count > 0 && count < all(&offers) && offers.len() > 1)
            .then(|| Question::split(&Prompt::LoseUnits { count }, "LRR 89.0", count, offers))
            .map(|question| (*seat, question.preferring(cheapest_first(s, *seat))))
    };
    due.iter().filter_map(question).collect()
}

fn lose_chosen(due: &BTreeMap<Seat, u32>, from: Source, mut answers: Answers, t: &mut T<'_>) {
    for (seat, count) in due {
        match answers.remove(seat) {
            Some(picked) => take(t, *seat, picked),
            None => lose_without_choice(t, *seat, *count, from),
        }
    }
}

fn lose_without_choice(t: &mut T<'_>, seat: Seat, count: u32, from: Source) {
    let offers = losable(t.state, seat, from);
    let mut left = count.min(all(&offers));
    let mut parts = vec![];
    for offer in offers {
        let part = left.min(offer.cap.unwrap_or(0));
        left -= part;
        parts.push((offer.choice, part));
    }
    take(t, seat, Picked::Split(parts));
}

fn take(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    for (choice, count) in picked.parts() {
        let Choice::Lose { unit, at } = choice else { unreachable!("not a unit to lose: {choice:?}") };
        hits::destroy(t, seat, seat, at, unit, count);
    }
    // LRR 43.3: what a lost ship carried needs room
    t.next(fleet::check_everywhere(t.state, seat));
}

fn tokens_to_return(s: &State, seats: &[Seat]) -> Asks {
    let question = |seat: &Seat| {
        let pools = Pool::ALL.into_iter().filter(|pool| s.players[*seat].pool(*pool) > 0);
        let offers: Vec<_> = pools.map(|pool| Offer::new(Choice::Pool { pool })).collect();
        if offers.is_empty() {
            return None;
        }
        let question = Question::one_of(&Prompt::ReturnToken, "LRR 46.3", offers);
        Some((*seat, question.preferring(command_tokens::least_missed).skipped_when_forced()))
    };
    seats.iter().filter_map(question).collect()
}

fn return_tokens(answers: Answers, t: &mut T<'_>) {
    for (seat, picked) in answers {
        if let Choice::Pool { pool } = picked.one() {
            *t.state.players[seat].pool_mut(pool) -= 1;
            t.tell(&Line::ReturnedToken { seat });
            t.next(fleet::check_everywhere(t.state, seat));
        }
    }
}

fn settlers(s: &State, seat: Seat, planet: PlanetId) -> Question<Choice> {
    let fewest = s.seats().map(|other| s.players[other].victory_points).min().unwrap_or(0);
    let poorest = s.clockwise_from(seat).filter(|other| s.players[*other].victory_points == fewest);
    let offers = poorest.map(|seat| Choice::Seat { seat });
    Question::one_of(&Prompt::ChooseSettler { planet }, "LRR 2.18", offers).skipped_when_forced()
}

fn choose_settler(planet: PlanetId, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Seat { seat } = choice {
        t.next(steps![Step::Settle { seat: *seat, planet }]);
    }
}

fn may_settle(s: &State, seat: Seat, planet: PlanetId) -> Asks {
    // FAQ-AG-9: not into a demilitarized zone
    if super::is_closed(s, Location::Planet(planet)) {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Settle { planet }, "LRR 47.5", [Choice::Accept, Choice::Decline]))
}

fn settle(seat: Seat, planet: PlanetId, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Accept {
        placing::place(t, seat, UnitType::Infantry, 1, Location::Planet(planet));
        control::gain(t, seat, planet);
    }
}

fn take_effect(postponed: &Postponed, t: &mut T<'_>) {
    t.tell(&Line::PostponedTakesEffect { agenda: postponed.agenda });
    (postponed.agenda.card().later)(&postponed.seats, t);
}

/// Exhausts planets that are ready (LRR 26).
pub fn exhaust(t: &mut T<'_>, seat: Seat, planets: Vec<PlanetId>) {
    for planet in planets {
        if !t.state.planets[&planet].exhausted {
            crate::economy::payment::exhaust(t, seat, planet);
        }
    }
}

/// All units at a place are destroyed.
pub fn destroy_all(t: &mut T<'_>, at: Location, fits: impl Fn(UnitType) -> bool) -> u32 {
    let mut destroyed = 0;
    for seat in t.state.seats().collect::<Vec<_>>() {
        let here = t.state.units(seat, at).clone();
        for (unit, pile) in here.iter().filter(|(unit, _)| fits(*unit)) {
            destroyed += hits::destroy(t, seat, seat, at, unit, pile.intact + pile.damaged);
        }
    }
    for seat in t.state.seats().collect::<Vec<_>>() {
        t.next(steps![fleet::Step::Check { seat, system: at.system() }]);
    }
    destroyed
}

/// Players gain a victory point at the same time: all of them have it before anybody wins (LRR 68.7).
pub fn gain_point_each(t: &mut T<'_>, seats: &[Seat]) {
    let target = t.state.target();
    for seat in seats {
        let player = &mut t.state.players[*seat];
        player.victory_points = (player.victory_points + 1).min(target);
        t.tell(&Line::GainedPoint { seat: *seat });
    }
    if seats.iter().any(|seat| t.state.players[*seat].victory_points == target) {
        victory::end(t);
    }
}

/// The outcome waits for the start of the next strategy phase.
pub fn postpone(t: &mut T<'_>, agenda: AgendaId, seats: Vec<Seat>) {
    t.state.underway.postponed.push(Postponed { agenda, seats });
}

/// What was postponed happens now, in the order in which it was resolved.
pub fn strategy_phase_begins(t: &mut T<'_>) {
    let postponed = std::mem::take(&mut t.state.underway.postponed);
    t.next(postponed.into_iter().map(|postponed| Step::Later(postponed).into()));
}
