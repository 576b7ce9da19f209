//! Reparations: for a planet that was lost, one of the winner's is exhausted and one of one's own readied.

use super::ActionCard;
use crate::economy::payment;
use crate::prelude::*;
use std::cmp::Reverse;

/// Who has taken the planet.
fn winner(using: &Use) -> Option<Seat> {
    let Occasion::LostControl { seat, to, .. } = using.occasion else { return None };
    (seat == using.seat).then_some(to)
}

/// What can be exhausted and what readied.
fn targets(s: &State, using: &Use) -> (Vec<PlanetId>, Vec<PlanetId>) {
    let exhausted = winner(using).map_or(vec![], |winner| s.ready_planets_of(winner).collect());
    let readied = s.planets_of(using.seat).filter(|planet| s.planets[planet].exhausted).collect();
    (exhausted, readied)
}

/// First the winner's planet, then the own one; where there is nothing to choose from, nothing is asked.
fn asks(s: &State, using: &Use) -> Next {
    let (theirs, own) = targets(s, using);
    let questions = [(Prompt::ExhaustWhosePlanet { seat: winner(using)? }, theirs), (Prompt::ReadyPlanet, own)];
    let (prompt, planets) = questions.into_iter().filter(|(_, planets)| !planets.is_empty()).nth(using.chosen.len())?;
    let offers = planets.into_iter().map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
    let question = Question::one_of(&prompt, "LRR 3.7", offers);
    Some((using.seat, question.preferring(|choice| Reverse(payment::whole_worth(s, choice))).skipped_when_forced()))
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::LostControl],
        |s, using| {
            let (theirs, own) = targets(s, using);
            winner(using).is_some() && !(theirs.is_empty() && own.is_empty())
        },
        |using, t| {
            for choice in (0..using.chosen.len()).filter_map(|at| using.choice(at)) {
                let Choice::Planet { planet } = choice else { continue };
                match t.state.planets[&planet].controller {
                    Some(owner) if owner == using.seat => payment::ready(t, owner, vec![planet]),
                    Some(owner) => payment::exhaust(t, owner, planet),
                    None => {}
                }
            }
        },
    )
    .asking(asks),
);
