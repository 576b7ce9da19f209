//! Bioplasmosis of the Arborec: infantry wanders between their planets at the end of the status phase, one system far at most.

use crate::prelude::*;

/// Other own planets in the same system or beside it.
fn ways(s: &State, seat: Seat, from: PlanetId) -> Vec<PlanetId> {
    let near = adjacent(s, seat, from.card().system);
    let is_near = |planet: &PlanetId| planet.card().system == from.card().system || near.contains(&planet.card().system);
    choosing::open_planets(s, seat).into_iter().filter(|planet| *planet != from && is_near(planet)).collect()
}

fn infantry(s: &State, seat: Seat, planet: PlanetId) -> u32 {
    s.units(seat, Location::Planet(planet)).count(UnitType::Infantry)
}

/// Own planets whose infantry can go somewhere.
fn starts(s: &State, seat: Seat) -> Vec<PlanetId> {
    s.planets_of(seat).filter(|planet| infantry(s, seat, *planet) > 0 && !ways(s, seat, *planet).is_empty()).collect()
}

/// The planets from which infantry was sent off: nobody goes twice.
fn settled(using: &Use) -> Vec<PlanetId> {
    let planet = |picked: &Picked<Choice>| if let Picked::One(Choice::Planet { planet }) = picked { Some(*planet) } else { None };
    using.chosen.iter().filter_map(planet).collect()
}

/// From where, then how many where to; and again, until it is enough.
fn asks(s: &State, using: &Use) -> Next {
    match using.chosen.last() {
        Some(Picked::One(Choice::Planet { planet: from })) => {
            let count = infantry(s, using.seat, *from);
            let ways = ways(s, using.seat, *from).into_iter();
            let offers = ways.map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
            let prompt = Prompt::SendInfantryTo { planet: *from };
            let question = Question::split(&prompt, "LRR 3.7", count, offers.chain([Offer::new(Choice::Stay).said(&Said::StayThere)]));
            Some((using.seat, question.default(Picked::Split(vec![(Choice::Stay, count)]))))
        }
        Some(Picked::One(_)) => None,
        _ => {
            let settled = settled(using);
            let starts: Vec<PlanetId> = starts(s, using.seat).into_iter().filter(|planet| !settled.contains(planet)).collect();
            if starts.is_empty() {
                return None;
            }
            let offers = starts.into_iter().map(|planet| {
                let hint = Hint::Available { count: infantry(s, using.seat, planet) };
                Offer::new(Choice::Planet { planet }).hint(&hint).at(planet.place())
            });
            let offers = std::iter::once(Offer::new(Choice::Done)).chain(offers);
            let question = Question::one_of(&Prompt::SendInfantryFrom, "LRR 3.7", offers);
            Some((using.seat, question.default(Picked::One(Choice::Done))))
        }
    }
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::StatusPhaseEnds],
    |s, using| using.occasion == Occasion::StatusPhaseEnds && !starts(s, using.seat).is_empty(),
    |using, t| {
        let seat = using.seat;
        let answers = using.chosen.iter().filter(|picked| matches!(picked, Picked::Split(_))).cloned();
        for (from, answer) in settled(using).into_iter().zip(answers.collect::<Vec<_>>()) {
            for (choice, count) in answer.parts() {
                let Choice::Planet { planet: to } = choice else { continue };
                if count > 0 {
                    t.state.units_mut(seat, Location::Planet(from)).take_any(UnitType::Infantry, count);
                    t.state.units_mut(seat, Location::Planet(to)).add(UnitType::Infantry, Condition::Intact, count);
                    t.tell(&Line::GroundForcesMoved { seat, count, from, to });
                }
            }
        }
    },
)
.asking(asks)]);
