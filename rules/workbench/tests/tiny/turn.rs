//! Skirmish 3: a seat's turn.

use super::cards::{self, Kind};
use super::state::{State, Unit};
use super::words::{Ask, Choice, Hint, Line};
use super::{Step, TableOf};
use sternpost_core::{Asks, Offer, Question, Seat, steps};

/// Skirmish 3: a guard for a coin, a rider for two.
fn cost(unit: Unit) -> u32 {
    match unit {
        Unit::Guard => 1,
        Unit::Rider => 2,
    }
}

pub(crate) fn actions(s: &State, seat: Seat) -> Asks<Choice> {
    let camp = &s.camps[seat];
    let mut offers = vec![Offer::new(Choice::Rest)];
    if camp.coins >= cost(Unit::Guard) {
        offers.push(Choice::Hire.into());
    }
    let playable = [Kind::Levy, Kind::Spy, Kind::Thief].into_iter().filter(|kind| camp.holds(*kind));
    offers.extend(playable.map(|kind| Offer::new(Choice::Play { kind })));
    if camp.units() > 0 {
        offers.extend(s.camps.iter().filter(|(other, _)| *other != seat).map(|(other, theirs)| {
            let hint = Hint::Defenders { guards: theirs.guards, riders: theirs.riders };
            Offer::new(Choice::March { seat: other }).hint(&hint).at(format!("camp-{other}"))
        }));
    }
    Asks::from([(seat, Question::one_of(&Ask::Turn, "Skirmish 3", offers))])
}

pub(crate) fn act(seat: Seat, choice: Choice, t: &mut TableOf<'_>) {
    match choice {
        Choice::Rest => {}
        Choice::Hire => t.next(steps![Step::Hire { seat }, Step::Turn { seat }]),
        Choice::Play { kind } => {
            cards::play(seat, kind, t);
            t.next(steps![Step::Turn { seat }]);
        }
        // Skirmish 3: a march ends the turn
        Choice::March { seat: defender } => {
            t.next(steps![Step::Fight { attacker: seat, defender }, Step::FightRound, Step::FightEnds]);
        }
        Choice::Pass
        | Choice::Use { .. }
        | Choice::Camp { .. }
        | Choice::Unit { .. }
        | Choice::Stand
        | Choice::Withdraw
        | Choice::Give { .. }
        | Choice::Card { .. } => {
            unreachable!("a turn offers actions only")
        }
    }
}

pub(crate) fn hires(s: &State, seat: Seat) -> Asks<Choice> {
    let payable = Unit::ALL.iter().filter(|unit| cost(**unit) <= s.camps[seat].coins);
    let offers = payable.map(|unit| Offer::new(Choice::Unit { unit: *unit }).hint(&Hint::Coins { cost: cost(*unit) }));
    Asks::from([(seat, Question::one_of(&Ask::Hire, "Skirmish 3", offers).skipped_when_forced())])
}

pub(crate) fn hire(seat: Seat, choice: Choice, t: &mut TableOf<'_>) {
    let Choice::Unit { unit } = choice else { unreachable!("only units are hired") };
    let camp = &mut t.state.camps[seat];
    camp.coins -= cost(unit);
    *camp.count_mut(unit) += 1;
    t.tell(&Line::Hired { seat, unit });
}

/// Skirmish 3: whom a camp may give coins while a turn waits, its own or another's.
pub(crate) fn gifts(s: &State, step: &Step, seat: Seat) -> Option<Question<Choice>> {
    let may = matches!(step, Step::Turn { .. }) && s.camps.get(seat).is_some_and(|camp| camp.coins > 0);
    let others = s.camps.seats().filter(|other| *other != seat).map(|other| Choice::Give { seat: other });
    may.then(|| Question::one_of(&Ask::Gift, "Skirmish 3", others))
}

pub(crate) fn begin_to_give(seat: Seat, choice: Choice, t: &mut TableOf<'_>) {
    let Choice::Give { seat: to } = choice else { unreachable!("only camps are offered") };
    t.next(steps![Step::Give { seat, to }]);
}

pub(crate) fn amounts(s: &State, seat: Seat, to: Seat) -> Asks<Choice> {
    Asks::from([(seat, Question::amount(&Ask::HowMuch { to }, "Skirmish 3", 1, s.camps[seat].coins))])
}

pub(crate) fn give(seat: Seat, to: Seat, coins: u32, t: &mut TableOf<'_>) {
    t.state.camps[seat].coins -= coins;
    t.state.camps[to].coins += coins;
    t.tell(&Line::Gave { seat, to, coins });
}
