//! How one leans to answers before looking ahead: to the deeds that promise most, paying with what is plentiful, the cheapest fleets first.

use super::{deeds, prey, trying, void};
use crate::Voidfall;
use crate::components::alarms::CATASTROPHES;
use crate::components::effects::Deed;
use crate::components::focuses::FocusId;
use crate::components::tracks::{self, LAST_SPACE};
use crate::effects::{corruption, fleets, paying};
use crate::flow::Step;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::rounds::event;
use sternpost_players::{Asking, Preference};

/// What promises nothing.
const IDLE: i64 = 5;
/// What a third action must promise to be worth a trade token.
const WORTH_A_TOKEN: i64 = 2_600;

/// How a seat leans to each offer.
pub fn all(asking: &Asking<'_, Voidfall>) -> Vec<Preference> {
    let offers = &asking.question.offers;
    if offers.is_empty() {
        return vec![Preference::to(1)];
    }
    let mut leans: Vec<Preference> = offers.iter().map(|offer| one(asking, &offer.choice)).collect();
    if matches!(asking.step, Step::Invasion(_)) {
        leave_one_behind(asking, &mut leans);
    }
    for (at, offer) in offers.iter().enumerate() {
        if let Choice::Heroic { focus, discarded } = offer.choice
            && discarded != least(asking, focus)
        {
            leans[at] = Preference::NEVER;
        }
    }
    leans
}

/// The focus of the hand that is discarded for a Heroic one: the one that promises least.
fn least(asking: &Asking<'_, Voidfall>, heroic: FocusId) -> FocusId {
    let (s, seat) = (asking.state, asking.seat);
    let matching = s.players[seat].focuses.iter().copied().filter(|focus| heroic.is_matched_by(*focus));
    matching.min_by_key(|focus| of_a_focus(s, seat, *focus, 2)).unwrap_or(heroic)
}

/// VF-MV-09: of fleets that move in one stays behind in each sector that is no Home, or that would be abandoned.
fn leave_one_behind(asking: &Asking<'_, Voidfall>, leans: &mut [Preference]) {
    let mut left: BTreeSet<SectorId> = BTreeSet::new();
    for (lean, offer) in leans.iter_mut().zip(&asking.question.offers) {
        let Choice::Flight { from, .. } = offer.choice else { continue };
        let stays = !asking.state.galaxy.sector(from).is_home() && left.insert(from);
        if stays {
            *lean = Preference::up_to(offer.cap.unwrap_or(0).saturating_sub(1), lean.weight);
        }
    }
}

/// What so many actions of a focus promise, of those that can be paid.
fn of_a_focus(s: &State, seat: Seat, focus: FocusId, count: usize) -> i64 {
    promises_of(s, seat, focus).into_iter().take(count).sum()
}

/// What the actions of a focus promise that can be paid, the best first.
fn promises_of(s: &State, seat: Seat, focus: FocusId) -> Vec<i64> {
    let sources = (0..3).map(|number| Source::Focus { focus, number });
    let open = sources.filter(|source| paying::can_pay(s, seat, &paying::cost(s, seat, *source)));
    let mut promises: Vec<i64> = open.map(|source| deeds::promises(s, seat, source)).filter(|promise| *promise > 0).collect();
    promises.sort_unstable_by(|a, b| b.cmp(a));
    promises
}

/// So much liking for what promises so much.
fn promising(promise: i64) -> Preference {
    Preference::to(IDLE + promise / 50)
}

/// Whether a corruption is put there and not removed.
fn is_put(asking: &Asking<'_, Voidfall>) -> bool {
    matches!(
        asking.step,
        Step::Corruption(corruption::Step::MoveTo { .. } | corruption::Step::Gain { .. })
            | Step::Paying(paying::Step::Corrupt { .. })
            | Step::Fleets(fleets::Step::Tax { .. })
            | Step::Event(_)
    )
}

fn one(asking: &Asking<'_, Voidfall>, choice: &Choice) -> Preference {
    let s = asking.state;
    let seat = asking.seat;
    let player = &s.players[seat];
    match choice {
        Choice::Nothing | Choice::Done | Choice::Later => Preference::to(IDLE),
        Choice::Resource { resource } => {
            let held = i64::from(player.stock[*resource]);
            if matches!(asking.step, Step::Paying(_) | Step::Evaluation(_)) { Preference::to(10 + held) } else { Preference::to(30 - held) }
        }
        Choice::Focus { focus } | Choice::Heroic { focus, .. } => promising(of_a_focus(s, seat, *focus, 2)),
        Choice::Act { number, .. } => {
            promising(s.turn.as_ref().map_or(0, |turn| deeds::promises(s, seat, Source::Focus { focus: turn.focus, number: *number })))
        }
        Choice::ActTwice { number, .. } => {
            promising(s.turn.as_ref().map_or(0, |turn| deeds::promises(s, seat, Source::Doubled { focus: turn.focus, number: *number })))
        }
        Choice::Preferred { focus, number, .. } => {
            promising(deeds::promises(s, seat, Source::Preferred { focus: *focus, number: *number }))
        }
        Choice::AgendaAct { agenda_type } => promising(deeds::promises(s, seat, Source::Agenda { agenda_type: *agenda_type }).max(50)),
        Choice::TechnologyAct { technology, number } => {
            let is_improved = player.technologies.get(technology).copied().unwrap_or_default();
            promising(deeds::promises(s, seat, Source::Technology { technology: *technology, is_improved, number: *number }))
        }
        Choice::Effect { number } => {
            let effect = s.underway.last().and_then(|doing| doing.effects().get(usize::from(*number)).copied());
            promising(effect.map_or(0, |effect| deeds::effect_brings(s, seat, &effect)))
        }
        Choice::FlipTrade => {
            let promises = s.turn.as_ref().map_or_else(Vec::new, |turn| promises_of(s, seat, turn.focus));
            let third = promises.get(2).copied().unwrap_or(0);
            Preference::to(if third > WORTH_A_TOKEN { IDLE + 1 } else { IDLE - 1 })
        }
        Choice::Sector { sector } => Preference::to(of_a_sector(asking, *sector)),
        Choice::Slot { .. } if is_removed(asking) || is_put(asking) => of_a_spot(asking, choice),
        Choice::Slot { slot } => {
            let held = player.slots[usize::from(*slot)];
            Preference::to(20 - 4 * i64::from(held.agenda.is_some()) - 2 * i64::from(held.is_corrupted))
        }
        Choice::Track { .. } if is_removed(asking) || is_put(asking) => of_a_spot(asking, choice),
        Choice::Track { track } => promising(of_a_step(s, seat, *track)),
        Choice::Chambers => of_a_spot(asking, choice),
        Choice::Suffer => Preference::to(-s.against().crisis.map_or(0, |crisis| void::of_suffering(s, seat, crisis)) / 50),
        Choice::Ongoing { row } => Preference::to(-void::of_ongoing(s, *row) / 50),
        Choice::Catastrophe => {
            Preference::to(if s.against().catastrophes >= CATASTROPHES { i64::MIN / 2 } else { -void::of_a_catastrophe(s) / 50 })
        }
        Choice::Board => Preference::to(0),
        Choice::Guild { guild, sector } => of_a_guild(asking, *guild, *sector),
        Choice::Installation { installation, sector } => {
            let more = trying::built(s, seat, *installation, *sector);
            promising(if matches!(asking.step, Step::Paying(_)) { 1_000 - more } else { 500 + more })
        }
        Choice::Fleet { fleet, sector } => of_a_fleet(asking, *fleet, *sector),
        Choice::FleetType { fleet } => Preference::to(20 - i64::from(*fleet as u8)),
        Choice::Flight { fleet, from, to } => of_a_flight(asking, *fleet, *from, *to),
        Choice::Glory { value } => {
            let rises = matches!(asking.step, Step::Effects(_) | Step::Loot(_));
            Preference::to(if rises { 10 + i64::from(*value) } else { 20 - i64::from(*value) })
        }
        Choice::TradeBonus { space } => Preference::to(20 + i64::from(*space)),
        Choice::Improve { .. } => Preference::to(32),
        Choice::Research { technology } => {
            Preference::to(25 + if s.technologies.get(technology).is_some_and(|copies| copies.first) { 4 } else { 0 })
        }
        Choice::FromDisplay { .. } => Preference::to(21),
        Choice::TakeOver { part } => Preference::to(20 - i64::from(*part as u8)),
        Choice::Deed { number } => Preference::to(of_a_deed(asking, *number)),
        Choice::ShareOfCorruption { count } => Preference::to(IDLE + deeds::of_a_share(s, seat, *count) / 50),
        Choice::Agenda { .. }
        | Choice::FromStack { .. }
        | Choice::Bounty { .. }
        | Choice::Reclaim { .. }
        | Choice::Trade
        | Choice::Position { .. }
        | Choice::Event { .. }
        | Choice::Decree { .. }
        | Choice::Now
        | Choice::Missiles
        | Choice::Drones
        | Choice::LayReclaim
        | Choice::ApproachAbsorption
        | Choice::SalvoAbsorption
        | Choice::ThroughStorms
        | Choice::FromFurther
        | Choice::Placing { .. }
        | Choice::Influence
        | Choice::Crisis { .. }
        | Choice::Row { .. }
        | Choice::Cleanse
        | Choice::FiveResources
        | Choice::Haven { .. }
        | Choice::Reward { .. }
        | Choice::Technology { .. }
        | Choice::Player { .. }
        | Choice::Agree => Preference::to(20),
    }
}

/// A deed of a box: what the Void would gain by it counts.
fn of_a_deed(asking: &Asking<'_, Voidfall>, deed: u8) -> i64 {
    let s = asking.state;
    let (Step::Event(event::Step::Deed { number, .. }), Some(event)) = (asking.step, s.event.filter(|event| event.speaks_of_the_void()))
    else {
        return 20;
    };
    deeds::comes_to(s, asking.seat, Source::Box { event, number: *number, deed }) / 50
}

/// Where something is done.
fn of_a_sector(asking: &Asking<'_, Voidfall>, sector: SectorId) -> i64 {
    let (s, seat) = (asking.state, asking.seat);
    let held = s.galaxy.sector(sector);
    if matches!(asking.step, Step::Invasion(_)) && !held.is_of(seat) {
        return match prey::left_after(s, seat, sector, prey::at_hand(s, seat, sector)) {
            Some(left) => 20 + prey::value(s, seat, sector) / 200 + i64::from(left),
            None => IDLE - 2,
        };
    }
    if is_put(asking) || is_removed(asking) {
        return of_a_spot(asking, &Choice::Sector { sector }).weight;
    }
    if held.is_of(seat) && matches!(asking.step, Step::Effects(_)) {
        return 10 + trying::holding(s, seat, |then| then.galaxy.sector_mut(sector).population += 1) / 50;
    }
    20 + i64::from(held.population)
}

/// Whether a corruption is removed there.
fn is_removed(asking: &Asking<'_, Voidfall>) -> bool {
    matches!(asking.question.prompt.key.as_ref(), "ask-remove-corruption")
}

/// A spot that is corrupted, or no longer.
fn of_a_spot(asking: &Asking<'_, Voidfall>, choice: &Choice) -> Preference {
    let is_put = is_put(asking);
    Preference::to(100 + trying::corrupted(asking.state, asking.seat, choice, is_put) / 50)
}

/// A step on a track, with what it brings.
fn of_a_step(s: &State, seat: Seat, track: Track) -> i64 {
    let player = &s.players[seat];
    let space = player.tracks[track as usize] + 1;
    let more = trying::holding(s, seat, |then| then.players[seat].tracks[track as usize] += 1);
    let is_pure = !player.corrupted_tracks[track as usize];
    let reward = if is_pure && space <= LAST_SPACE {
        let space = tracks::space(player.house, track, space);
        deeds::brings(s, seat, &Deed { connector: space.connector, ..Deed::free(space.effects) })
    } else {
        0
    };
    500 + more + reward + void::of_a_level(s, space)
}

/// Which guild is established, or destroyed.
fn of_a_guild(asking: &Asking<'_, Voidfall>, guild: Guild, sector: SectorId) -> Preference {
    let s = asking.state;
    let population = i64::from(s.galaxy.sector(sector).population);
    if matches!(asking.step, Step::Paying(_)) {
        return Preference::to(20 - population);
    }
    promising(500 + trying::holding(s, asking.seat, |then| then.galaxy.sector_mut(sector).guilds.push(guild)))
}

/// Which fleet is deployed, or recalled.
fn of_a_fleet(asking: &Asking<'_, Voidfall>, fleet: Fleet, sector: SectorId) -> Preference {
    let held = asking.state.galaxy.sector(sector);
    let lonely = i64::from(held.is_of(asking.seat) && !held.is_home() && held.force.total() == 1);
    if matches!(asking.step, Step::Paying(_) | Step::Invasion(_) | Step::Turn(_)) {
        return Preference::to(20 - i64::from(fleet as u8) - 8 * lonely);
    }
    let brings = trying::deployed(asking.state, asking.seat, fleet, sector);
    Preference::to(20 + i64::from(!held.is_home()) + 2 * lonely + brings / 50)
}

/// What flies from where.
fn of_a_flight(asking: &Asking<'_, Voidfall>, fleet: Fleet, from: SectorId, to: SectorId) -> Preference {
    if !matches!(asking.step, Step::Invasion(_)) {
        // A flight that changes nothing is not made, so that none goes to and fro.
        return promising(trying::flown(asking.state, asking.seat, fleet, from, to) - 60);
    }
    let held = asking.state.galaxy.sector(from);
    Preference::to(if held.is_home() { 30 } else { 20 + i64::from(held.force.total()) })
}
