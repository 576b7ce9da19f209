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
