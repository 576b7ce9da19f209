//! What a deed promises before it is thought through: what its effects bring, less what it costs, in thousandths of a point of influence.

use super::{AGENDA_IN_HAND, CORRUPTION, GLORY_TOKEN, IMPROVED, INFLUENCE, RESOURCE, TECHNOLOGY, TRADE, own, prey, void};
use crate::components::effects::{At, Connector, Cost, Count, Deed, Effect, Spots, Twice};
use crate::effects;
use crate::position::underway::Source;
use crate::prelude::*;

const ACTIVATED: i64 = 300;
const ACTIVATED_A_TURN: i64 = 170;
const DEPLOYED: i64 = 400;
const DEPLOYED_A_TURN: i64 = 190;
const REGROUPED: i64 = 700;
const BUILT: i64 = 1_300;
const ESTABLISHED: i64 = 2_600;
const RAISED: i64 = 2_000;
const CLEANSED: i64 = 3_000;
const ADVANCED: i64 = 2_600;
const PREFERRED: i64 = 2_600;
const HAVEN_STEP: i64 = 8_500;
const HARBINGER: i64 = 8_000;
const DISCARDED: i64 = 4_000;

/// What a deed promises.
pub fn promises(s: &State, seat: Seat, source: Source) -> i64 {
    let deed = source.deed();
    brings(s, seat, &deed) - cost(s, seat, &effects::paying::cost(s, seat, source))
}

/// What its effects bring.
pub fn brings(s: &State, seat: Seat, deed: &Deed) -> i64 {
    let each = deed.effects.iter().map(|effect| effect_brings(s, seat, effect));
    match deed.connector {
        Connector::Or => each.max().unwrap_or(0),
        Connector::OrTwice => 2 * each.max().unwrap_or(0),
        Connector::AndOr | Connector::Linked => each.filter(|brings| *brings > 0).sum(),
    }
}

/// Whether an effect takes place where a cost was paid, which is not known before.
fn depends_on_payment(effect: &Effect) -> bool {
    let of_payment = |at: At| matches!(at, At::WherePaid | At::NotWherePaid | At::NearPaid | At::Elsewhere | At::Here);
    if let Effect::Build { at, .. }
    | Effect::Establish { at, .. }
    | Effect::RemoveCorruption { at, .. }
    | Effect::Deploy { at, .. }
    | Effect::RaisePopulation(at) = *effect
    {
        of_payment(at)
    } else {
        false
    }
}

/// What an effect brings.
pub fn effect_brings(s: &State, seat: Seat, effect: &Effect) -> i64 {
    let is_possible = depends_on_payment(effect) || effects::is_possible(s, seat, effect);
    if is_possible { plainly(s, seat, effect) + void::of_passing(s, effect) } else { 0 }
}

fn yields(s: &State, seat: Seat, resource: Resource) -> i64 {
    let room = crate::components::MOST_OF_A_RESOURCE.saturating_sub(s.players[seat].stock[resource]);
    let count = i64::from(s.yield_of(seat, resource));
    let more = if count > i64::from(room) { 3 * INFLUENCE } else { 0 };
    count.min(i64::from(room)) * RESOURCE + more
}

fn most_yields(s: &State, seat: Seat, count: usize) -> i64 {
    let mut all: Vec<i64> = Resource::ALL.iter().map(|resource| yields(s, seat, *resource)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    all.into_iter().take(count).sum()
}

/// What it brings that a fleet power becomes active.
fn activated(s: &State) -> i64 {
    ACTIVATED + ACTIVATED_A_TURN * own::turns_left(s).min(8)
}

/// What it brings that one is deployed.
fn deployed(s: &State) -> i64 {
    DEPLOYED + DEPLOYED_A_TURN * own::turns_left(s).min(8)
}

fn plainly(s: &State, seat: Seat, effect: &Effect) -> i64 {
    let counted = |count: Count| i64::from(s.count(seat, count));
    let player = &s.players[seat];
    match *effect {
        Effect::Gain(stock) => i64::from(stock.total()) * RESOURCE,
        Effect::GainMix(count) | Effect::GainBasics(count) => i64::from(count) * RESOURCE,
        Effect::GainPer { stock, influence, per } => {
            counted(per) * (i64::from(stock.total()) * RESOURCE + i64::from(influence) * INFLUENCE)
        }
        Effect::Produce(stock) => stock.iter().map(|(resource, _)| yields(s, seat, resource)).sum(),
        Effect::ProduceAny(count) => most_yields(s, seat, usize::from(count)),
        Effect::ProduceAnyPer(count) => most_yields(s, seat, usize::try_from(counted(count)).unwrap_or(0)),
        Effect::ProduceOfGuild => most_yields(s, seat, 1),
        Effect::Influence(count) => i64::from(count) * INFLUENCE,
        Effect::InfluencePer { each, every, per } => counted(per) / i64::from(every) * i64::from(each) * INFLUENCE,
        Effect::InfluenceByLevel(values) => {
            let at = |track: &Track| player.pure_level(*track).checked_sub(1).map_or(0, |level| values[usize::from(level)]);
            Track::ALL.iter().map(|track| i64::from(at(track))).sum::<i64>() * INFLUENCE
        }
        Effect::Activate(count) => i64::from(count.min(player.inactive)) * activated(s),
        Effect::ActivatePer(count) => counted(count).min(i64::from(player.inactive)) * activated(s),
        Effect::Deploy { count, .. } => i64::from(count.min(player.active.max(1))) * deployed(s),
        Effect::DeployAtShipyards => {
            let yards: i64 = effects::fleets::shipyards(s, seat).iter().map(|(_, count)| i64::from(*count)).sum();
            yards.min(i64::from(player.active)) * deployed(s)
        }
        Effect::Regroup => REGROUPED,
        Effect::Invade { corrupted_only } => prey::best(s, seat, corrupted_only).unwrap_or(0),
        Effect::Build { .. } => BUILT,
        Effect::Establish { .. } => ESTABLISHED,
        Effect::RaisePopulation(_) => RAISED,
        Effect::RemoveCorruption { .. } => CLEANSED,
        Effect::GainAgenda(_) => 2 * AGENDA_IN_HAND,
        Effect::ScoreAgenda => 6 * INFLUENCE,
        Effect::GainTechnology(_) => TECHNOLOGY + IMPROVED,
        Effect::Advance(_) | Effect::FastForward => ADVANCED,
        Effect::GainTrade => TRADE + RESOURCE,
        Effect::GainBounty(count) => i64::from(count) * 300,
        Effect::GainGlory(value) => i64::from(value) * GLORY_TOKEN,
        Effect::UpgradeGlory => GLORY_TOKEN,
        Effect::PreferredFocus => PREFERRED,
        Effect::ReclaimAtHome => 1_000,
        Effect::UpToTwice(Twice::Build) => 2 * BUILT,
        Effect::UpToTwice(Twice::Raise) => 2 * RAISED,
        Effect::BuildHaven => HAVEN_STEP,
        Effect::RemoveHarbinger => HARBINGER,
        Effect::DiscardCrisis(_) => DISCARDED,
        Effect::RemoveVoidborn => 1_000,
        Effect::GainBountyPer(count) => counted(count) * 300,
        Effect::PlaceHarbinger => -void::of_a_harbinger(s),
        Effect::CatastropheForCrisis => void::of_an_ongoing_crisis(s) - void::of_a_catastrophe(s),
        Effect::MoveCorruption | Effect::MoveAnyCorruption => 400,
        Effect::Foresee | Effect::ScienceToCredits(_) | Effect::Bombard => 100,
    }
}

/// What must be done in full brings, be it good or bad.
pub fn comes_to(s: &State, seat: Seat, source: Source) -> i64 {
    let effects: i64 = source.deed().effects.iter().map(|effect| effect_brings(s, seat, effect)).sum();
    effects - cost(s, seat, &effects::paying::cost(s, seat, source))
}

/// What it takes to gain so much corruption with others, for a Harbinger that goes.
pub fn of_a_share(s: &State, seat: Seat, count: u8) -> i64 {
    i64::from(count) * void::of_a_harbinger(s) / 2 - cost(s, seat, &Cost { corruption: Some(Spots::Any), times: count, ..Cost::FREE })
}

/// What a cost takes.
pub fn cost(s: &State, seat: Seat, cost: &Cost) -> i64 {
    let of = |is_due: bool, worth: i64| if is_due { worth * i64::from(cost.times) } else { 0 };
    let agendas = s.players[seat].slots.iter().filter(|slot| slot.agenda.is_some()).count();
    i64::from(cost.stock.total()) * RESOURCE
        + i64::from(cost.mix) * RESOURCE * 4 / 5
        + i64::from(cost.recall) * 700
        + i64::from(cost.deactivate) * 600
        + of(cost.corruption.is_some(), CLEANSED + CORRUPTION / 2)
        + of(cost.installation, BUILT + 300)
        + of(cost.guild, ESTABLISHED)
        + of(cost.population, RAISED)
        + of(cost.bounty, 300)
        + of(cost.reclaim, 300)
        + of(cost.glory, 2 * GLORY_TOKEN)
        + of(cost.trade, TRADE)
        + of(cost.agenda, if agendas > 0 { 3 * INFLUENCE } else { 0 })
}
