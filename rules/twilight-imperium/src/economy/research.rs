//! Researching and gaining technologies (LRR 80).

use crate::cards::agendas;
use crate::components::{Colour, FactionId, PlanetId, TechnologyId};
use crate::economy::command_tokens;
use crate::economy::payment;
use crate::flow::{Answers, Asks, T, ask, nobody, only};
use crate::position::state::State;
use crate::setup::options::Content;
use crate::show::card_texts;
use crate::show::messages::{Choice, Hint, Line, Prompt};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{Offer, Question, Seat, steps};

/// Command tokens for what would have been a research (Propagation).
const PROPAGATION: u32 = 3;

/// Steps of research.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A player chooses what to research.
    Choose {
        /// Who.
        seat: Seat,
    },
    /// Specialty planets stand in for missing prerequisites (LRR 80.14).
    Ignore {
        /// Who.
        seat: Seat,
        /// What is researched.
        technology: TechnologyId,
        /// Prerequisites that neither technologies nor planets satisfy yet.
        missing: BTreeMap<Colour, u32>,
    },
}

/// The prerequisites a player's technologies do not satisfy (LRR 80.7a, 80.7b, 80.12).
pub fn missing(s: &State, seat: Seat, technology: TechnologyId) -> BTreeMap<Colour, u32> {
    let owned = |colour: Colour| s.players[seat].technologies.iter().filter(|t| t.card().colour == Some(colour)).count();
    let needed = technology.card().prerequisites.iter();
    let missing = needed.map(|(colour, n)| (*colour, n.saturating_sub(u32::try_from(owned(*colour)).expect("few technologies"))));
    missing.filter(|(_, n)| *n > 0).collect()
}

/// Ready planets with a specialty of a colour (LRR 80.13, 80.15).
fn specialties(s: &State, seat: Seat, colour: Colour) -> Vec<PlanetId> {
    s.ready_planets_of(seat).filter(|planet| planet.card().specialty == Some(colour)).collect()
}

/// What a player can research now (LRR 80.11, 80.12).
pub fn researchable(s: &State, seat: Seat) -> Vec<TechnologyId> {
    let player = &s.players[seat];
    let own = |t: &TechnologyId| t.card().faction.is_none_or(|faction| faction == player.faction);
    let deck = TechnologyId::ALL.iter().copied().filter(|t| own(t) && !player.technologies.contains(t) && !is_replaced(s, seat, *t));
    let stand_ins = |colour: Colour| specialties(s, seat, colour).len() + usize::from(agendas::team_of_colour(s, seat, colour).is_some());
    deck.filter(|t| missing(s, seat, *t).iter().all(|(colour, n)| stand_ins(*colour) >= *n as usize)).collect()
}

/// Whether a research would do anything for a player.
pub fn can_research(s: &State, seat: Seat) -> bool {
    if s.has_abilities_of(seat, FactionId::Nekro) { s.tokens_left(seat) > 0 } else { !researchable(s, seat).is_empty() }
}

/// A faction's own upgrade of a unit takes the place of the generic card, which the faction's deck does not hold: a generic
/// upgrade of a printed faction unit would improve nothing.
fn is_replaced(s: &State, seat: Seat, technology: TechnologyId) -> bool {
    let faction = s.players[seat].faction;
    let Some(upgrade) = technology.card().upgrade else { return false };
    let own = faction.sheet().technologies.iter().filter_map(|t| t.card().upgrade);
    technology.card().faction.is_none() && own.into_iter().any(|card| card.stats().unit == upgrade.stats().unit)
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
}

/// Whom a step asks what.
pub fn asks(step: &Step, s: &State) -> Asks {
    match step {
        // Propagation
        Step::Choose { seat } if s.has_abilities_of(*seat, FactionId::Nekro) => nobody(),
        Step::Choose { seat } => {
            let known = researchable(s, *seat);
            if known.is_empty() {
                return nobody();
            }
            let offers = known.into_iter().map(|technology| {
                let offer = Offer::new(Choice::Technology { technology });
                let text = card_texts::of_technology(technology).filter(|_| s.plays_with(Content::Technologies));
                match (missing(s, *seat, technology).values().sum(), text) {
                    (0, None) => offer,
                    (0, Some(text)) => offer.hint(&Hint::Does { text }),
                    (count, _) => offer.hint(&Hint::Specialties { count }),
                }
            });
            // LRR 27.5: "may"
            let offers = offers.chain([Offer::new(Choice::Decline)]);
            ask(*seat, Question::one_of(&Prompt::ResearchTechnology, "LRR 80.12", offers))
        }
        Step::Ignore { seat, technology, missing } => {
            let Some((colour, _)) = missing.iter().next() else { return nobody() };
            let planets =
                specialties(s, *seat, *colour).into_iter().map(|planet| Offer::new(Choice::Exhaust { planet }).at(planet.place()));
            let team = agendas::team_of_colour(s, *seat, *colour).map(|agenda| Offer::new(Choice::UseLaw { agenda }));
            let offers = planets.chain(team);
            ask(*seat, Question::one_of(&Prompt::IgnorePrerequisite { technology: *technology }, "LRR 80.14", offers).skipped_when_forced())
        }
    }
}

/// Carries out a step that asks nobody.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        // Propagation: the Nekro cannot research and gain command tokens in its place
        Step::Choose { seat } => {
            if t.state.has_abilities_of(seat, FactionId::Nekro) {
                t.next(command_tokens::gain(seat, PROPAGATION));
            }
        }
        Step::Ignore { seat, technology, .. } => {
            t.tell(&Line::ResearchedTechnology { seat, technology });
            t.state.players[seat].technologies.insert(technology);
            agendas::researched(t, seat);
        }
    }
}

/// Carries on with an answer.
pub fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
    let (seat, picked) = only(answers);
    match (step, picked.one()) {
        (Step::Choose { .. }, Choice::Decline) => {}
        (Step::Choose { .. }, Choice::Technology { technology }) => {
            let missing = missing(t.state, seat, technology);
            t.next(steps![Step::Ignore { seat, technology, missing }]);
        }
        (Step::Ignore { technology, mut missing, .. }, Choice::Exhaust { planet }) => {
            payment::exhaust(t, seat, planet);
            t.tell(&Line::IgnoredPrerequisite { seat, planet });
            let colour = planet.card().specialty.expect("only specialty planets are offered");
            stand_in(&mut missing, colour);
            t.next(steps![Step::Ignore { seat, technology, missing }]);
        }
        // FAQ-AG-1: the law alone is exhausted
        (Step::Ignore { technology, mut missing, .. }, Choice::UseLaw { agenda }) => {
            agendas::exhaust_law(t, agenda);
            t.tell(&Line::UsedLaw { seat, agenda });
            let colour = *missing.keys().next().expect("a colour is missing");
            stand_in(&mut missing, colour);
            t.next(steps![Step::Ignore { seat, technology, missing }]);
        }
        (step, choice) => unreachable!("{step:?} does not offer {choice:?}"),
    }
}

/// One prerequisite less is missing (LRR 80.14).
fn stand_in(missing: &mut BTreeMap<Colour, u32>, colour: Colour) {
    let left = missing.get_mut(&colour).expect("the colour is missing");
    *left -= 1;
    if *left == 0 {
        missing.remove(&colour);
    }
}

/// A player gains a technology without research (LRR 80.5).
pub fn gain(t: &mut T<'_>, seat: Seat, technology: TechnologyId) {
    t.state.players[seat].technologies.insert(technology);
    t.tell(&Line::GainedTechnology { seat, technology });
}
