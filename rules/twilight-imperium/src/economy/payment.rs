//! Paying resources or influence: by exhausting planets and with trade goods (LRR 22, 26, 35, 65).

use crate::cards::modifiers;
use crate::components::PlanetId;
use crate::economy::trade_goods;
use crate::flow::{Asks, Part, T, ask, nobody};
use crate::position::state::State;
use crate::show::messages::{Choice, Hint, Line, Prompt};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// What is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Currency {
    /// LRR 65.
    Resources,
    /// LRR 22.
    Influence,
}

/// The one step: the player owes so much and pays it piece by piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// Who pays.
    pub seat: Seat,
    /// What.
    pub currency: Currency,
    /// How much is still owed.
    pub owed: u32,
}

/// What a planet is worth when it is exhausted (LRR 26.3: one value, not both).
pub fn worth(s: &State, planet: PlanetId, currency: Currency) -> u32 {
    match currency {
        Currency::Resources => s.resources(planet),
        Currency::Influence => s.influence(planet),
    }
}

/// The most a player can pay now (LRR 22.3, 65.3: a trade good counts as one, if nothing in play says more).
pub fn available(s: &State, seat: Seat, currency: Currency) -> u32 {
    s.ready_planets_of(seat).map(|planet| worth(s, planet, currency)).sum::<u32>()
        + s.players[seat].trade_goods * modifiers::trade_good_worth(s, seat)
}

/// The ready planets that are worth something: the cheapest that covers the rest first, then the richest.
fn payable(s: &State, step: &Step) -> Vec<(PlanetId, u32)> {
    let all = s.ready_planets_of(step.seat).map(|planet| (planet, worth(s, planet, step.currency)));
    let mut planets: Vec<_> = all.filter(|(_, worth)| *worth > 0).collect();
    planets.sort_by_key(|(_, worth)| if *worth >= step.owed { (0, *worth) } else { (1, u32::MAX - worth) });
    planets
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    it.may_ask(|s| ways_to_pay(s, step), |picked, t| pay(step, picked, t))
}

fn ways_to_pay(s: &State, step: &Step) -> Asks {
    if step.owed == 0 {
        return nobody();
    }
    let planets = payable(s, step).into_iter();
    let mut offers: Vec<Offer<Choice>> = planets
        .map(|(planet, worth)| Offer::new(Choice::Exhaust { planet }).hint(&Hint::PlanetWorth { worth }).at(planet.place()))
        .collect();
    // Trade goods may pay any part; whoever mixes them with planets pays the planets' part first.
    let count = step.owed.div_ceil(modifiers::trade_good_worth(s, step.seat));
    if s.players[step.seat].trade_goods >= count {
        offers.push(Offer::new(Choice::TradeGoods { count }));
    }
    let (prompt, rule) = match step.currency {
        Currency::Resources => (Prompt::PayResources { owed: step.owed }, "LRR 65.2"),
        Currency::Influence => (Prompt::PayInfluence { owed: step.owed }, "LRR 22.2"),
    };
    ask(step.seat, Question::one_of(&prompt, rule, offers).skipped_when_forced())
}

#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and one pays with planets and trade goods")]
fn pay(step: &Step, picked: Picked<Choice>, t: &mut T<'_>) {
    let Step { seat, currency, owed } = *step;
    let paid = match picked.one() {
        Choice::Exhaust { planet } => {
            exhaust(t, seat, planet);
            worth(t.state, planet, currency)
        }
        Choice::TradeGoods { count } => {
            trade_goods::spend(t, seat, count);
            count * modifiers::trade_good_worth(t.state, seat)
        }
        choice => unreachable!("cannot pay with {choice:?}"),
    };
    // LRR 24.1a: what is paid too much is lost
    t.next(steps![Step { seat, currency, owed: owed.saturating_sub(paid) }]);
}

/// Exhausts a planet card (LRR 26).
pub fn exhaust(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    t.state.planets.get_mut(&planet).expect("the planet is in play").exhausted = true;
    t.tell(&Line::Exhausted { seat, planet });
}

/// Readies those of these planet cards that are exhausted (LRR 26.2).
pub fn ready(t: &mut T<'_>, seat: Seat, planets: Vec<PlanetId>) {
    let exhausted: Vec<PlanetId> = planets.into_iter().filter(|planet| t.state.planets[planet].exhausted).collect();
    for planet in &exhausted {
        t.state.planets.get_mut(planet).expect("the planet is in play").exhausted = false;
    }
    if !exhausted.is_empty() {
        t.tell(&Line::ReadiedPlanets { seat, planets: exhausted });
    }
}
