//! Paying resources or influence: by exhausting planets and with trade goods (LRR 22, 26, 35, 65).

use crate::prelude::*;
use crate::words::Measure;
use sternpost_core::{Meter, Share};

/// What is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Currency {
    /// LRR 65.
    Resources,
    /// LRR 22.
    Influence,
}

/// The one step: the player owes so much and pays it.
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

/// What a choice of a planet is worth with both its values: ranks what is exhausted without being paid with, or readied.
pub fn whole_worth(s: &State, choice: &Choice) -> u32 {
    if let Choice::Planet { planet } | Choice::Exhaust { planet } = choice { s.resources(*planet) + s.influence(*planet) } else { 0 }
}

/// The most a player can pay now (LRR 22.3, 65.3: a trade good counts as one, if nothing in play says more).
pub fn available(s: &State, seat: Seat, currency: Currency) -> u32 {
    s.ready_planets_of(seat).map(|planet| worth(s, planet, currency)).sum::<u32>()
        + s.players[seat].trade_goods * modifiers::trade_good_worth(s, seat)
}

/// The ready planets that are worth something.
fn payable(s: &State, step: &Step) -> Vec<(PlanetId, u32)> {
    let all = s.ready_planets_of(step.seat).map(|planet| (planet, worth(s, planet, step.currency)));
    all.filter(|(_, worth)| *worth > 0).collect()
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    it.may_ask(|s| ways_to_pay(s, step), |picked, t| pay(step, picked, t))
}

/// Everything is paid at once, with planets and trade goods together; what is paid too much is lost (LRR 24.1a).
fn ways_to_pay(s: &State, step: &Step) -> Asks {
    let Step { seat, currency, owed } = *step;
    if owed == 0 {
        return nobody();
    }
    let (planets, each) = (payable(s, step), modifiers::trade_good_worth(s, seat));
    let mut offers: Vec<Offer<Choice>> = vec![];
    let mut shares = vec![];
    for (planet, worth) in &planets {
        offers.push(Offer::new(Choice::Exhaust { planet: *planet }).hint(&Hint::PlanetWorth { worth: *worth }).cap(1).at(planet.place()));
        shares.push(share(*worth));
    }
    let goods = s.players[seat].trade_goods.min(owed.div_ceil(each));
    if goods > 0 {
        offers.push(Offer::new(Choice::TradeGood).cap(goods));
        shares.push(share(each));
    }
    let (prompt, measure, rule) = match currency {
        Currency::Resources => (Prompt::PayResources { owed }, Measure::Resources, "LRR 65.2"),
        Currency::Influence => (Prompt::PayInfluence { owed }, Measure::Influence, "LRR 22.2"),
    };
    let most = sternpost_kit::count(planets.len()) + goods;
    let question = Question::split_up_to(&prompt, rule, most, offers).meter(Meter::at_least(&measure, rule, owed, shares));
    ask(seat, question.default(Picked::Split(cheapest(s, step, &planets))).skipped_when_forced())
}

fn share(worth: u32) -> Share {
    Share::of(i32::try_from(worth).expect("a planet is worth little"))
}

/// What a careful player pays with: as exactly as possible, then with few trade goods, then with planets that are worth little
/// otherwise.
fn cheapest(s: &State, step: &Step, planets: &[(PlanetId, u32)]) -> Vec<(Choice, u32)> {
    let otherwise = |planet: PlanetId| match step.currency {
        Currency::Resources => s.influence(planet),
        Currency::Influence => s.resources(planet),
    };
    // By what planets come to: the way there that gives up least, and what it gives up.
    let mut ways: BTreeMap<u32, (u32, Vec<PlanetId>)> = BTreeMap::from([(0, (0, vec![]))]);
    for (planet, worth) in planets {
        for (sum, (lost, with)) in ways.clone() {
            let mut with = with;
            with.push(*planet);
            let (sum, lost) = (sum + worth, lost + otherwise(*planet));
            let is_better = ways.get(&sum).is_none_or(|(other, others)| (lost, with.len()) < (*other, others.len()));
            // More than one planet too much is never exact.
            if is_better && sum < step.owed + worth {
                ways.insert(sum, (lost, with));
            }
        }
    }
    let each = modifiers::trade_good_worth(s, step.seat);
    let goods = |sum: u32| step.owed.saturating_sub(sum).div_ceil(each);
    let open = ways.into_iter().filter(|(sum, _)| goods(*sum) <= s.players[step.seat].trade_goods);
    let best =
        open.min_by_key(|(sum, (lost, with))| ((sum + goods(*sum) * each).saturating_sub(step.owed), goods(*sum), *lost, with.len()));
    let Some((sum, (_, with))) = best else { return vec![] };
    let paid = planets.iter().filter(|(planet, _)| with.contains(planet)).map(|(planet, _)| (Choice::Exhaust { planet: *planet }, 1));
    paid.chain((goods(sum) > 0).then(|| (Choice::TradeGood, goods(sum)))).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and one pays with planets and trade goods")]
fn pay(step: &Step, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        match choice {
            Choice::Exhaust { planet } => exhaust(t, step.seat, planet),
            Choice::TradeGood => trade_goods::spend(t, step.seat, count),
            choice => unreachable!("cannot pay with {choice:?}"),
        }
    }
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
