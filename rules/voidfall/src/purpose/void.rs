//! What a position is worth to players who play together against the Void, and what its threats and prizes cost and bring them.

use super::{INFLUENCE, own};
use crate::components::CYCLES;
use crate::components::alarms::{self, Row, SPACES};
use crate::components::crises::{Blow, CrisisId, Feat};
use crate::components::effects::{Effect, Research};
use crate::components::maps::Kind;
use crate::galaxy::Sector;
use crate::position::void::Haven;
use crate::prelude::*;
use crate::purpose::deeds;

/// What a point of the Void's strength costs, a Crisis that is not passed, Catastrophes, a step of a Safe Haven.
const STRENGTH: i64 = 1_200;
const DEMAND: i64 = 420;
const CRISIS: i64 = 5_000;
const CATASTROPHE: i64 = 4_000;
const HAVEN: i64 = 17_000;
/// Of the Void's points, in percent: with one seat, and for each more, for they count against everybody.
const OF_THE_VOID: i64 = 100;
const FOR_EACH_OTHER: i64 = 40;
/// How much one's own counts, and that of the last, in percent.
const OWN: i64 = 67;
const LEAST: i64 = 33;

/// A point of the Void's, to a table.
fn point(s: &State) -> i64 {
    let others = i64::from(s.players.len().saturating_sub(1));
    INFLUENCE * (OF_THE_VOID + FOR_EACH_OTHER * others) / 100
}

/// Evaluations still to come: in each of them the Crisis board demands something of everybody.
fn evaluations(s: &State) -> i64 {
    i64::from(CYCLES.saturating_sub(s.cycle)) + 1
}

/// Together all win if the last of them has as much influence as the Void: it counts how far the last one is above it. Only who looks after itself as well
/// comes so far, so one's own counts twice as much as that of the last.
pub fn together(s: &State, seat: Seat) -> i64 {
    let own = own::worth(s, seat);
    let others = s.players.seats().filter(|other| *other != seat).map(|other| own::worth(s, other));
    let least = others.min().map_or(own, |other| other.min(own));
    let void = s.against();
    let demands = i64::from(void.demands().total()) * DEMAND + i64::from(void.strength()) * STRENGTH;
    let current = if void.crisis.is_some() { CRISIS } else { 0 };
    // The nearer the fourth Catastrophe, the worse.
    let catastrophes = i64::from(void.catastrophes).pow(2) * CATASTROPHE;
    // A complete one is counted by what the Void scores.
    let begun = |haven: &&Haven| !haven.is_complete();
    let part = |haven: &Haven| i64::try_from(haven.filled.len()).unwrap_or(0) * HAVEN / i64::from(haven.slots);
    let havens: i64 = void.havens.iter().filter(begun).map(part).sum();
    (OWN * own + LEAST * least) / 100 - i64::from(s.influence_of_the_void()) * point(s) - evaluations(s) * demands - current - catastrophes
        + havens
}

/// What the Void loses with a sector.
pub fn of_a_takeover(s: &State, held: &Sector) -> i64 {
    let rift = if held.kind == Kind::Rift { 30 } else { 0 };
    let fallen = if held.fallen.is_some() { 3 } else { 0 };
    // They go onto the Crisis board.
    let harbingers = 7 * i64::from(held.harbingers);
    let population = if held.is_voidborn() { i64::from(held.population) } else { 0 };
    let passes = s.against().all_crises().any(|crisis| matches!(crisis.card().feat, Feat::Take(_)));
    (rift + fallen + harbingers + population) * point(s) + if passes { CRISIS / 2 } else { 0 }
}

/// What the Void gains with a sector that it takes from a player.
pub fn of_a_loss(s: &State, held: &Sector) -> i64 {
    (i64::from(held.population) + if held.is_pure() { 2 } else { 0 }) * point(s)
}

/// What it costs to suffer a Crisis.
pub fn of_suffering(s: &State, seat: Seat, crisis: CrisisId) -> i64 {
    let card = crisis.card();
    let paid: i64 = card.pays.iter().map(|cost| deeds::cost(s, seat, cost)).sum();
    paid + card.blows.iter().map(|blow| of_a_blow(s, seat, *blow)).sum::<i64>()
}

fn of_a_blow(s: &State, seat: Seat, blow: Blow) -> i64 {
    match blow {
        Blow::VoidbornInRifts => 2_000,
        Blow::VoidbornBeside { count, defense } => 1_500 * (i64::from(count) + i64::from(defense)),
        Blow::Skirmish { more, .. } => 1_500 * (i64::from(more) + i64::from(s.against().strength())),
        Blow::ConsumeBasic | Blow::ConsumeImproved => 5 * point(s) + 1_500,
        Blow::Harbinger => 9 * point(s),
        Blow::PerMissingGuild(each) => {
            let held: BTreeSet<Guild> = s.galaxy.of(seat).flat_map(|(_, sector)| sector.guilds.iter().copied()).collect();
            let missing = i64::try_from(Guild::ALL.len() - held.len()).unwrap_or(0);
            missing * i64::from(each) * INFLUENCE
        }
    }
}

/// What it costs if a Crisis becomes an ongoing one on this row: some are passed later.
pub fn of_ongoing(s: &State, row: Row) -> i64 {
    let taken = s.against().row(row).len();
    let pushed_off = if taken >= SPACES { of_a_catastrophe(s) } else { 0 };
    let more = match row {
        Row::Military => i64::from(alarms::military(taken + 1) - alarms::military(taken)) * STRENGTH,
        Row::Economic => i64::from(alarms::economic(taken + 1).total() - alarms::economic(taken).total()) * DEMAND,
    };
    let stays = if taken >= SPACES { 0 } else { 5 * point(s) };
    (stays + evaluations(s) * more * i64::from(s.players.len())) * 7 / 10 + pushed_off
}

/// What a Harbinger in a sector costs: it counts as long as it is there, and goes onto the Crisis board with its sector.
pub fn of_a_harbinger(s: &State) -> i64 {
    8 * point(s)
}

/// What it brings that an ongoing Crisis goes.
pub fn of_an_ongoing_crisis(s: &State) -> i64 {
    5 * point(s)
}

/// What a Catastrophe costs, beside the relief that it brings.
pub fn of_a_catastrophe(s: &State) -> i64 {
    let next = i64::from(s.against().catastrophes) + 1;
    20 * point(s) + (2 * next - 1) * CATASTROPHE - 2_000 * i64::from(s.players.len())
}

/// What it promises that an effect may pass one of the Crises on the board.
pub fn of_passing(s: &State, effect: &Effect) -> i64 {
    let Some(void) = &s.void else { return 0 };
    let may = |crisis: &CrisisId| may_pass(crisis.card().feat, effect);
    let current = if void.crisis.is_some_and(|crisis| may(&crisis)) { CRISIS / 2 } else { 0 };
    let ongoing = i64::try_from(void.ongoing().filter(may).count()).unwrap_or(0);
    current + ongoing * 5 * point(s) / 2
}

fn may_pass(feat: Feat, effect: &Effect) -> bool {
    match feat {
        Feat::Take(_) => matches!(effect, Effect::Invade { .. }),
        Feat::Produce { .. } | Feat::Overproduce { .. } => {
            matches!(effect, Effect::Produce(_) | Effect::ProduceAny(_) | Effect::ProduceOfGuild | Effect::ProduceAnyPer(_))
        }
        Feat::Advance { .. } => matches!(effect, Effect::Advance(_)),
        Feat::Deploy { .. } => matches!(effect, Effect::Deploy { .. } | Effect::DeployAtShipyards),
        Feat::GainTrade => matches!(effect, Effect::GainTrade),
        Feat::Activate => matches!(effect, Effect::Activate(_) | Effect::ActivatePer(_)),
        Feat::Build(_) => matches!(effect, Effect::Build { .. }),
        Feat::Regroup { .. } => matches!(effect, Effect::Regroup),
        Feat::EstablishBasic | Feat::EstablishThird => matches!(effect, Effect::Establish { .. }),
        Feat::GainCredits(_) => matches!(effect, Effect::Produce(_) | Effect::GainMix(_) | Effect::Gain(_)),
        Feat::Cleanse(_) => matches!(effect, Effect::RemoveCorruption { .. }),
        Feat::GainAgenda => matches!(effect, Effect::GainAgenda(_)),
        Feat::Research { is_improved } => {
            let other = if is_improved { Research::Basic } else { Research::Improved };
            matches!(effect, Effect::GainTechnology(level) if *level != other)
        }
        Feat::Raise { .. } => matches!(effect, Effect::RaisePopulation(_)),
        Feat::UpgradeGlory => matches!(effect, Effect::UpgradeGlory),
    }
}

/// VF-SAN-05: the last space of a track is a step of a Safe Haven.
pub fn of_a_level(s: &State, space: u8) -> i64 {
    let is_open = s.void.as_ref().is_some_and(|void| void.havens.iter().any(|haven| !haven.is_complete()));
    if space == crate::components::tracks::LAST_SPACE && is_open { HAVEN / 2 } else { 0 }
}
