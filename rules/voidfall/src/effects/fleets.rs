//! VF-FL, VF-MV-01 to -04: fleet power is activated, deployed, recalled, and regroups.

use super::building::{at_sector, is_place};
use super::paying;
use crate::combat::exchange::Level;
use crate::components::effects::{At, Spots};
use crate::components::events::Lasting;
use crate::effects::corruption;
use crate::flow::Part;
use crate::galaxy::Sector;
use crate::invasion;
use crate::loot;
use crate::position::void::Deployed;
use crate::prelude::*;
use crate::void::crises::{self, Done};
use sternpost_core::{Meter, Share};
use sternpost_kit::one_of_or;

/// Steps of fleets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-FL-05: fleet power is deployed, one after the other.
    Deploy { seat: Seat, left: u8, at: At, fleet: Option<Fleet> },
    /// By an event: a corruption is gained for a deployment, or materials are paid.
    Tax { seat: Seat, count: u8 },
    /// VF-MV-01: a flight.
    Flight { seat: Seat, left: u8 },
    /// VF-FL-11: a sector was emptied: a glory token goes, the sector is abandoned.
    Emptied { seat: Seat, sector: SectorId },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Deploy { seat, left, at, fleet } => {
            it.may_ask(|s| ask_deployment(s, seat, left, at, fleet), |picked, t| deploy_one(seat, (left, at, fleet), &picked.one(), t))
        }
        Step::Tax { seat, count } => it.asks_or(
            |s| ask_tax(s, seat, count),
            |picked, t| pay_tax(seat, count, &picked.one(), t),
            |t| {
                // Whatever can be paid is paid.
                let most = t.state.players[seat].stock.materials + t.state.players[seat].stock.credits;
                paying::pay(seat, Stock::of(Resource::Materials, count.min(most)), t);
            },
        ),
        Step::Flight { seat, left } => it.may_ask(|s| ask_flight(s, seat, left), |picked, t| fly(seat, left, &picked.one(), t)),
        Step::Emptied { seat, sector } => it.asks_or(
            |s| loot::ask_discard_glory(s, seat),
            |picked, t| {
                if let Choice::Glory { value } = picked.one() {
                    loot::discard_glory(seat, value, t);
                }
                invasion::abandon(seat, sector, t);
            },
            |t| invasion::abandon(seat, sector, t),
        ),
    }
}

/// VF-FL-13.
pub fn activate(seat: Seat, count: u8, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    let now = count.min(player.inactive);
    player.inactive -= now;
    player.active += now;
    if now > 0 {
        t.tell(&Line::Activates { seat, count: now });
        crises::done(seat, Done::Activated, t);
    }
}

/// VF-FL-05 to -07: whether a type can be deployed, if there is a place.
pub fn can_deploy(s: &State, seat: Seat, fleet: Fleet) -> bool {
    let player = &s.players[seat];
    player.active > 0
        && fleet.technology().is_none_or(|technology| player.has(technology))
        && fleet.deployment_cost().is_none_or(|resource| player.can_pay(Stock::of(resource, 1)))
}

/// Types that a player can deploy now, if the tax on it can be paid.
pub fn deployable(s: &State, seat: Seat) -> impl Iterator<Item = Fleet> {
    types(s, seat).filter(move |_| can_bear_the_tax(s, seat))
}

/// Types that a player can deploy now.
fn types(s: &State, seat: Seat) -> impl Iterator<Item = Fleet> {
    Fleet::ALL.iter().copied().filter(move |fleet| can_deploy(s, seat, *fleet))
}

/// VF-FL-05, -08: what can be deployed where.
pub fn deployments(s: &State, seat: Seat, at: At, only: Option<Fleet>) -> Vec<Choice> {
    if !can_bear_the_tax(s, seat) {
        return vec![];
    }
    let places = s.galaxy.of(seat).filter(|(sector, held)| is_place(s, at, *sector, held));
    let kinds = |sector: SectorId| {
        types(s, seat).filter(move |fleet| only.is_none_or(|only| only == *fleet)).map(move |fleet| Choice::Fleet { fleet, sector })
    };
    places.flat_map(|(sector, _)| kinds(sector)).collect()
}

/// Whether the tax on deployment, if there is one, can be paid for one fleet power.
fn can_bear_the_tax(s: &State, seat: Seat) -> bool {
    !s.holds(Lasting::DeploymentIsTaxed)
        || s.turn.as_ref().is_some_and(|turn| turn.paid_tax)
        || s.players[seat].can_pay(Stock::of(Resource::Materials, 1))
        || !corruption::free(s, seat, Spots::Any).is_empty()
}

fn ask_deployment(s: &State, seat: Seat, left: u8, at: At, only: Option<Fleet>) -> Asks {
    let found = deployments(s, seat, at, only);
    if found.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Deploy { left }, "VF-FL-05", found.into_iter().map(at_sector), Choice::Nothing))
}

fn deploy_one(seat: Seat, (left, at, only): (u8, At, Option<Fleet>), choice: &Choice, t: &mut T<'_>) {
    let Choice::Fleet { fleet, sector } = *choice else { return };
    deploy(seat, fleet, 1, sector, t);
    if left > 1 {
        t.next(steps![Step::Deploy { seat, left: left - 1, at, fleet: only }]);
    }
}

/// Active fleet power is deployed in a sector; its type is paid for, and the tax if there is one.
pub fn deploy(seat: Seat, fleet: Fleet, count: u8, sector: SectorId, t: &mut T<'_>) {
    if let Some(resource) = fleet.deployment_cost() {
        paying::pay(seat, Stock::of(resource, count), t);
    }
    place(seat, fleet, count, sector, t);
    tax(seat, count, t);
}

/// VF-CRI-06: an effect begins that may deploy: what stands in the player's sectors before.
pub fn begin_to_deploy(seat: Seat, s: &mut State) {
    if s.void.is_none() {
        return;
    }
    let types: BTreeSet<Fleet> = s.galaxy.of(seat).flat_map(|(_, sector)| sector.force.each()).collect();
    let force = s.galaxy.of(seat).map(|(_, sector)| sector.force.total()).sum();
    s.against_mut().deployed = Deployed { count: 0, types: u8::try_from(types.len()).expect("there are five types"), force };
}

/// Active fleet power comes to a sector.
pub fn place(seat: Seat, fleet: Fleet, count: u8, sector: SectorId, t: &mut T<'_>) {
    t.state.players[seat].active -= count;
    let held = t.state.galaxy.sector_mut(sector);
    held.force.add(fleet, count);
    held.owner = Some(seat);
    t.tell(&Line::Deploys { seat, fleet, count, sector });
    if let Some(void) = &mut t.state.void {
        void.deployed.count += count;
        crises::done(seat, Done::Deployed, t);
    }
}

fn tax(seat: Seat, count: u8, t: &mut T<'_>) {
    if t.state.holds(Lasting::DeploymentIsTaxed) && !t.state.turn.as_ref().is_some_and(|turn| turn.paid_tax) {
        t.next(steps![Step::Tax { seat, count }]);
    }
}

fn ask_tax(s: &State, seat: Seat, count: u8) -> Asks {
    let spots = corruption::free(s, seat, Spots::Any);
    let materials = s.players[seat].can_pay(Stock::of(Resource::Materials, count));
    let is_paid = s.turn.as_ref().is_some_and(|turn| turn.paid_tax);
    if spots.is_empty() || is_paid {
        return nobody();
    }
    let pays = materials.then_some(Choice::Resource { resource: Resource::Materials });
    ask(seat, Question::one_of(&Prompt::Tax { count }, "VF-PREP-22", pays.into_iter().chain(spots)))
}

fn pay_tax(seat: Seat, count: u8, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Resource { resource } = *choice {
        return paying::pay(seat, Stock::of(resource, count), t);
    }
    corruption::put(seat, choice, t);
    if let Some(turn) = t.state.turn.as_mut() {
        turn.paid_tax = true;
    }
}

/// VF-FL-09, VF-GI-04: sectors that count as having Shipyards for deployment, with how many.
pub fn shipyards(s: &State, seat: Seat) -> Vec<(SectorId, u8)> {
    let player = &s.players[seat];
    let count = |held: &Sector| {
        let starbases = if player.has(TechnologyId::Starbases) {
            held.count_installations(Buildings::Docks) - held.count_installations(Buildings::Shipyards)
        } else {
            0
        };
        let own = held.count_installations(Buildings::Shipyards);
        let docks = u8::from(own > 0 && player.has(TechnologyId::OrbitalDocks));
        // Carriers: a sector with one counts as having a Shipyard.
        let carriers = u8::from(held.force.has(Fleet::Carrier));
        own + starbases + docks + carriers
    };
    s.galaxy.of(seat).map(|(sector, held)| (sector, count(held))).filter(|(_, count)| *count > 0).collect()
}

/// VF-FL-09: one for each Shipyard in its sector, as one sheet.
pub fn at_shipyards(s: &State, seat: Seat) -> Asks {
    let yards = shipyards(s, seat);
    let active = s.players[seat].active;
    let most = active.min(yards.iter().map(|(_, count)| *count).sum());
    if most == 0 || !can_bear_the_tax(s, seat) {
        return nobody();
    }
    let kinds: Vec<Fleet> = types(s, seat).collect();
    let mut offers = vec![];
    let mut of: Vec<(SectorId, Fleet)> = vec![];
    for (sector, count) in &yards {
        for fleet in &kinds {
            offers.push(at_sector(Choice::Fleet { fleet: *fleet, sector: *sector }).cap((*count).into()));
            of.push((*sector, *fleet));
        }
    }
    let mut question = Question::split_up_to(&Prompt::DeployAtShipyards { count: most }, "VF-FL-09", most.into(), offers);
    for (sector, count) in &yards {
        let shares = of.iter().map(|(other, _)| Share::of(i32::from(other == sector))).collect();
        question = question.meter(Meter::at_most(&Measure::InSector { sector: *sector }, "VF-FL-09", (*count).into(), shares));
    }
    for resource in [Resource::Materials, Resource::Food] {
        if of.iter().any(|(_, fleet)| fleet.deployment_cost() == Some(resource)) {
            let costs = of.iter().map(|(_, fleet)| fleet.deployment_cost() == Some(resource)).collect();
            question = question.meter(paying::meter(s, seat, resource, costs));
        }
    }
    // As many corvettes as there is room for.
    let mut left = most;
    let mut parts = vec![];
    for (sector, count) in &yards {
        let here = left.min(*count);
        if here > 0 {
            parts.push((Choice::Fleet { fleet: Fleet::Corvette, sector: *sector }, u32::from(here)));
        }
        left -= here;
    }
    ask(seat, question.default(Picked::Split(parts)))
}

/// The same, done.
pub fn deploy_at_shipyards(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut all = 0;
    for (choice, count) in picked.parts() {
        let Choice::Fleet { fleet, sector } = choice else { unreachable!("only fleets are on offer") };
        let count = u8::try_from(count).expect("fleets are few");
        let Some(resource) = fleet.deployment_cost() else {
            place(seat, fleet, count, sector, t);
            all += count;
            continue;
        };
        // Credits may have run out over two sorts of costly fleets.
        let mut payable = 0;
        while payable < count && t.state.players[seat].can_pay(Stock::of(resource, payable + 1)) {
            payable += 1;
        }
        if payable > 0 {
            paying::pay(seat, Stock::of(resource, payable), t);
            place(seat, fleet, payable, sector, t);
            all += payable;
        }
    }
    if all > 0 {
        tax(seat, all, t);
    }
}

/// VF-FL-10: what can be recalled.
fn recallable(s: &State, seat: Seat) -> Vec<Choice> {
    let fleets =
        |(sector, held): (SectorId, &Sector)| held.force.iter().map(move |(fleet, _)| Choice::Fleet { fleet, sector }).collect::<Vec<_>>();
    s.galaxy.of(seat).flat_map(fleets).collect()
}

/// What is recalled for a cost.
pub fn ask_recall(s: &State, seat: Seat) -> Asks {
    let found = recallable(s, seat);
    if found.is_empty() {
        return nobody();
    }
    let offer = |choice: Choice| {
        let empties = if let Choice::Fleet { sector, .. } = &choice {
            let held = s.galaxy.sector(*sector);
            !held.is_home() && held.force.total() == 1
        } else {
            false
        };
        let offer = at_sector(choice);
        if empties { offer.hint(&Word::WouldBeAbandoned) } else { offer }
    };
    let cheap = |choice: &Choice| {
        if let Choice::Fleet { fleet, sector } = choice {
            let held = s.galaxy.sector(*sector);
            (!held.is_home() && held.force.total() == 1, *fleet)
        } else {
            (true, Fleet::Carrier)
        }
    };
    ask(seat, Question::one_of(&Prompt::RecallCost, "VF-FL-10", found.into_iter().map(offer)).preferring(cheap).skipped_when_forced())
}

/// VF-FL-10, -11, -12: it goes to the active pool; a sector that is emptied is abandoned.
pub fn recall_for_a_cost(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Fleet { fleet, sector } = *choice else { unreachable!("only fleets are on offer") };
    recall(seat, fleet, sector, t);
    paying::paid_at(sector, t);
}

/// Fleet power goes from a sector to the active pool.
pub fn recall(seat: Seat, fleet: Fleet, sector: SectorId, t: &mut T<'_>) {
    let held = t.state.galaxy.sector_mut(sector);
    held.force.take(fleet, 1);
    let is_emptied = held.force.is_empty() && !held.is_home();
    t.state.players[seat].active += 1;
    t.tell(&Line::Recalls { seat, fleet, sector });
    if is_emptied {
        t.next(steps![Step::Emptied { seat, sector }]);
    }
}

/// VF-MV-01 to -04, -11: flights that can be made.
pub fn flights(s: &State, seat: Seat) -> Vec<Choice> {
    let mut found = vec![];
    for (from, held) in s.galaxy.of(seat) {
        // VF-MV-03
        if held.force.is_empty() || (!held.is_home() && held.force.total() == 1) {
            continue;
        }
        for to in s.galaxy.beside(from).filter(|to| s.galaxy.sector(*to).is_of(seat)) {
            found.extend(held.force.iter().map(|(fleet, _)| Choice::Flight { fleet, from, to }));
        }
    }
    found
}

fn ask_flight(s: &State, seat: Seat, left: u8) -> Asks {
    let found = flights(s, seat);
    if found.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::Flight { left }, "VF-MV-01", found.into_iter().map(at_sector), Choice::Done))
}

fn fly(seat: Seat, left: u8, choice: &Choice, t: &mut T<'_>) {
    let Choice::Flight { fleet, from, to } = *choice else { return };
    t.state.galaxy.sector_mut(from).force.take(fleet, 1);
    t.state.galaxy.sector_mut(to).force.add(fleet, 1);
    t.tell(&Line::Flies { seat, fleet, from, to });
    crises::done(seat, Done::Regrouped { flights: crate::components::FLIGHTS + 1 - left }, t);
    if left > 1 {
        t.next(steps![Step::Flight { seat, left: left - 1 }]);
    }
}

/// VF-CLEAN-01: tokens in a sector beyond two.
pub fn is_overfull(s: &State, seat: Seat, sector: SectorId) -> bool {
    let player = &s.players[seat];
    s.galaxy.sector(sector).force.tokens(|fleet| player.on_a_token(fleet)) > crate::components::TOKENS_IN_A_SECTOR
}

/// Whether improved Hyperdrive helps an invasion.
pub fn has_improved_hyperdrive(s: &State, seat: Seat) -> bool {
    s.players[seat].level_of(TechnologyId::Hyperdrive) == Level::Improved
}
