//! VF-ACT-05, VF-RES-05, -07, -08: costs, and how they are paid.

use super::{corruption, fleets};
use crate::components::effects::{Cost, Spots};
use crate::components::events::Lasting;
use crate::flow::{self, Part};
use crate::loot;
use crate::position::underway::Source;
use crate::prelude::*;
use crate::show::effects::stock_said;
use sternpost_core::{Meter, Share};

/// Steps of paying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Resources, credits in place of basic ones.
    Stock { seat: Seat, stock: Stock },
    /// Any mix.
    Mix { seat: Seat, count: u8 },
    /// VF-FL-10.
    Recall { seat: Seat },
    /// VF-FL-14.
    Deactivate { seat: Seat, left: u8 },
    /// VF-COR-01.
    Corrupt { seat: Seat, spots: Spots },
    /// VF-GI-08.
    Destroy { seat: Seat, guilds: bool, installations: bool },
    /// VF-POP-04.
    Lower { seat: Seat },
    /// A token is discarded.
    Discard { seat: Seat, what: Token },
}

/// What is discarded for a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    Bounty,
    Reclaim,
    Glory,
    Trade,
    Agenda,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Stock { seat, stock } => {
            it.asks_or(|s| how_to_pay(s, seat, stock), |picked, t| pay_parts(seat, stock, picked, t), |t| pay(seat, stock, t))
        }
        Step::Mix { seat, count } => it.asks(|s| mix(s, seat, count), |picked, t| pay_mix(seat, picked, t)),
        Step::Recall { seat } => it.may_ask(|s| fleets::ask_recall(s, seat), |picked, t| fleets::recall_for_a_cost(seat, &picked.one(), t)),
        Step::Deactivate { seat, left } => it.does(|t| deactivate(seat, left, t)),
        Step::Corrupt { seat, spots } => {
            it.may_ask(|s| corruption::ask_spot(s, seat, spots, &Prompt::Corrupt), |picked, t| corruption::put(seat, &picked.one(), t))
        }
        Step::Destroy { seat, guilds, installations } => {
            it.may_ask(|s| ask_destroy(s, seat, guilds, installations), |picked, t| destroy(seat, &picked.one(), t))
        }
        Step::Lower { seat } => it.may_ask(|s| ask_lower(s, seat), |picked, t| lower(seat, &picked.one(), t)),
        Step::Discard { seat, what } => it.asks_or(
            |s| ask_discard(s, seat, what),
            |picked, t| discard(seat, what, &picked.one(), t),
            |t| {
                if what == Token::Trade {
                    loot::return_trade(seat, t);
                }
            },
        ),
    }
}

/// What a deed costs a player: what its card says, twice where it is doubled, and as an event of this cycle has it.
pub fn cost(s: &State, seat: Seat, source: Source) -> Cost {
    let mut cost = source.deed().cost;
    if let Source::Doubled { .. } = source {
        let twice = |count: u8| count * 2;
        let stock = cost.stock;
        Resource::ALL.iter().for_each(|resource| cost.stock[*resource] = twice(stock[*resource]));
        cost =
            Cost { recall: twice(cost.recall), deactivate: twice(cost.deactivate), mix: twice(cost.mix), times: twice(cost.times), ..cost };
    }
    let focus = match source {
        Source::Focus { focus, .. } | Source::Preferred { focus, .. } | Source::Doubled { focus, .. } => focus.card().focus,
        Source::Agenda { .. }
        | Source::Technology { .. }
        | Source::Immediate { .. }
        | Source::Space { .. }
        | Source::Trade { .. }
        | Source::Bounty { .. }
        | Source::Reclaim { .. }
        | Source::FallenHouse
        | Source::Origin { .. }
        | Source::Box { .. }
        | Source::Decree { .. } => return cost,
    };
    if s.players[seat].card().preferred.contains(&focus) {
        if s.holds(Lasting::PreferredCostEnergy) {
            cost.stock.energy += 1;
        }
        if s.holds(Lasting::PreferredCostCredit) {
            cost = Cost::of(Stock::of(Resource::Credits, 1));
        }
    }
    cost
}

/// VF-RES-08, VF-COR-04: whether all of a cost can be paid.
pub fn can_pay(s: &State, seat: Seat, cost: &Cost) -> bool {
    missing(s, seat, cost).is_free()
}

/// What somebody has not of a cost; nothing if it can be paid.
pub fn missing(s: &State, seat: Seat, cost: &Cost) -> Cost {
    let player = &s.players[seat];
    let stock = player.missing(cost.stock);
    let short = (cost.stock.total() + u32::from(cost.mix)).saturating_sub(player.stock.total() + stock.total());
    let own_fleets: u32 = s.galaxy.of(seat).map(|(_, sector)| u32::from(sector.force.total())).sum();
    let deployed_needed = u32::from(cost.recall) + u32::from(cost.deactivate.saturating_sub(player.active));
    let fleets = u8::try_from(deployed_needed.saturating_sub(own_fleets)).unwrap_or(u8::MAX);
    let lacks = pieces(s, seat, cost).map(|(is_due, held)| is_due && held < usize::from(cost.times));
    let [corruption, installation, guild, population, bounty, reclaim, glory, trade, agenda] = lacks;
    Cost {
        stock,
        mix: u8::try_from(short).unwrap_or(u8::MAX),
        recall: if cost.deactivate == 0 { fleets } else { 0 },
        deactivate: if cost.deactivate == 0 { 0 } else { fleets },
        corruption: cost.corruption.filter(|_| corruption),
        installation,
        guild,
        population,
        bounty,
        reclaim,
        glory,
        trade,
        agenda,
        ..Cost::FREE
    }
}

/// What a cost asks for beside resources and fleet power: whether it does, and how much of that there is.
fn pieces(s: &State, seat: Seat, cost: &Cost) -> [(bool, usize); 9] {
    let player = &s.players[seat];
    let away = || s.galaxy.of(seat).map(|(_, sector)| sector).filter(|sector| !sector.is_home());
    let lowered = |sector: &crate::galaxy::Sector| if sector.can_shrink() { usize::from(sector.population) - 1 } else { 0 };
    // The Chambers are one spot, with room for several.
    let room = usize::from(player.most_on_chambers().saturating_sub(player.on_chambers)).saturating_sub(1);
    let spots = cost.corruption.map_or(0, |spots| {
        let free = corruption::free(s, seat, spots);
        free.len() + if free.contains(&Choice::Chambers) { room } else { 0 }
    });
    [
        (cost.corruption.is_some(), spots),
        (cost.installation, away().map(|sector| sector.installations.len()).sum()),
        (cost.guild, away().map(|sector| sector.guilds.len()).sum()),
        (cost.population, away().map(lowered).sum()),
        (cost.bounty, player.bounties.len()),
        (cost.reclaim, player.reclaims.len()),
        (cost.glory, player.glory.len()),
        (cost.trade, usize::from(player.trade)),
        (cost.agenda, player.slots.iter().filter(|slot| slot.agenda.is_some()).count()),
    ]
}

/// The steps in which a cost is paid.
pub fn steps(seat: Seat, cost: &Cost) -> Vec<flow::Step> {
    let mut steps: Vec<flow::Step> = vec![];
    if !cost.stock.is_empty() {
        steps.push(Step::Stock { seat, stock: cost.stock }.into());
    }
    if cost.mix > 0 {
        steps.push(Step::Mix { seat, count: cost.mix }.into());
    }
    steps.extend((0..cost.recall).map(|_| Step::Recall { seat }.into()));
    if cost.deactivate > 0 {
        steps.push(Step::Deactivate { seat, left: cost.deactivate }.into());
    }
    let mut pieces: Vec<flow::Step> = vec![];
    if let Some(spots) = cost.corruption {
        pieces.push(Step::Corrupt { seat, spots }.into());
    }
    if cost.installation {
        pieces.push(Step::Destroy { seat, guilds: false, installations: true }.into());
    }
    if cost.guild {
        pieces.push(Step::Destroy { seat, guilds: true, installations: false }.into());
    }
    if cost.population {
        pieces.push(Step::Lower { seat }.into());
    }
    let tokens = [
        (cost.bounty, Token::Bounty),
        (cost.reclaim, Token::Reclaim),
        (cost.glory, Token::Glory),
        (cost.trade, Token::Trade),
        (cost.agenda, Token::Agenda),
    ];
    pieces.extend(tokens.into_iter().filter(|(is_due, _)| *is_due).map(|(_, what)| Step::Discard { seat, what }.into()));
    (0..cost.times).for_each(|_| steps.extend(pieces.iter().cloned()));
    steps
}

/// What is paid of one's own kind first, and the rest in credits.
fn own_first(s: &State, seat: Seat, stock: Stock) -> Stock {
    let player = &s.players[seat];
    let mut paid = Stock { credits: stock.credits, science: stock.science, ..Stock::NONE };
    for resource in Resource::BASIC {
        paid[resource] = stock[resource].min(player.stock[resource]);
        paid.credits += stock[resource] - paid[resource];
    }
    paid
}

/// Asked only where there is more than one way: credits could be paid in place of basic resources, and need not be.
fn how_to_pay(s: &State, seat: Seat, stock: Stock) -> Asks {
    let player = &s.players[seat];
    let basic: u8 = Resource::BASIC.iter().map(|resource| stock[*resource]).sum();
    let spare = player.stock.credits.saturating_sub(stock.credits);
    let own: u8 = Resource::BASIC.iter().map(|resource| stock[*resource].min(player.stock[*resource])).sum();
    if spare == 0 || own == 0 || own + spare == basic {
        return nobody();
    }
    let own_kinds = Resource::BASIC.iter().filter(|resource| stock[**resource] > 0 && player.stock[**resource] > 0);
    let offers = own_kinds
        .map(|resource| Offer::new(Choice::Resource { resource: *resource }).cap(stock[*resource].min(player.stock[*resource]).into()));
    let credits = Offer::new(Choice::Resource { resource: Resource::Credits }).cap(spare.min(basic).into());
    let question = Question::split(&Prompt::PayStock { count: basic }, "VF-RES-05", basic.into(), offers.chain([credits]));
    ask(seat, question)
}

fn pay_parts(seat: Seat, stock: Stock, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut paid = Stock { credits: stock.credits, science: stock.science, ..Stock::NONE };
    for (choice, count) in picked.parts() {
        let Choice::Resource { resource } = choice else { unreachable!("only resources are on offer") };
        paid[resource] += u8::try_from(count).expect("stocks are small");
    }
    spend(seat, paid, t);
}

/// Pays without asking: one's own kind first.
pub fn pay(seat: Seat, stock: Stock, t: &mut T<'_>) {
    let paid = own_first(t.state, seat, stock);
    spend(seat, paid, t);
}

/// Takes just these resources from a stock.
pub fn spend(seat: Seat, paid: Stock, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    for (resource, count) in paid.iter() {
        player.stock[resource] = player.stock[resource].checked_sub(count).expect("only what is there is paid");
    }
    if !paid.is_empty() {
        t.tell(&Line::Pays { seat, stock: stock_said(paid) });
    }
}

fn mix(s: &State, seat: Seat, count: u8) -> Asks {
    let player = &s.players[seat];
    let offers = player.stock.iter().map(|(resource, held)| Offer::new(Choice::Resource { resource }).cap(held.into()));
    let question = Question::split(&Prompt::PayMix { count }, "VF-RES-07", count.into(), offers);
    // What there is most of goes first.
    ask(
        seat,
        question.preferring(|choice| if let Choice::Resource { resource } = choice { u8::MAX - player.stock[*resource] } else { u8::MAX }),
    )
}

fn pay_mix(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    pay_parts(seat, Stock::NONE, picked, t);
}

/// VF-FL-14: active fleet power becomes inactive; without any one is recalled first.
fn deactivate(seat: Seat, left: u8, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    let now = left.min(player.active);
    player.active -= now;
    player.inactive += now;
    if now > 0 {
        t.tell(&Line::Deactivates { seat, count: now });
    }
    if left > now {
        t.next(steps![Step::Recall { seat }, Step::Deactivate { seat, left: left - now }]);
    }
}

/// VF-GI-08, VF-SEC-06: what can be destroyed, never in a Home sector; what is printed stays (VF-GI-09).
pub fn destroyable(s: &State, seat: Seat, guilds: bool, installations: bool) -> Vec<Choice> {
    let mut found = vec![];
    for (sector, held) in s.galaxy.of(seat).filter(|(_, held)| !held.is_home()) {
        if guilds {
            let kinds: BTreeSet<Guild> = held.guilds.iter().copied().collect();
            found.extend(kinds.into_iter().map(|guild| Choice::Guild { guild, sector }));
        }
        if installations {
            let kinds: BTreeSet<Installation> = held.installations.iter().copied().collect();
            found.extend(kinds.into_iter().map(|installation| Choice::Installation { installation, sector }));
        }
    }
    found
}

fn ask_destroy(s: &State, seat: Seat, guilds: bool, installations: bool) -> Asks {
    let found = destroyable(s, seat, guilds, installations);
    if found.is_empty() {
        return nobody();
    }
    let prompt = match (guilds, installations) {
        (true, true) => Prompt::DestroyEither,
        (true, false) => Prompt::DestroyGuild,
        (false, _) => Prompt::DestroyInstallation,
    };
    ask(seat, Question::one_of(&prompt, "VF-GI-08", found).skipped_when_forced())
}

/// VF-GI-08: pieces to its right shift left.
pub fn destroy(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let at = if let Choice::Guild { guild, sector } = *choice {
        let guilds = &mut t.state.galaxy.sector_mut(sector).guilds;
        let place = guilds.iter().rposition(|other| *other == guild).expect("it stands there");
        guilds.remove(place);
        t.tell(&Line::DestroysGuild { seat, guild, sector });
        sector
    } else if let Choice::Installation { installation, sector } = *choice {
        let installations = &mut t.state.galaxy.sector_mut(sector).installations;
        let place = installations.iter().rposition(|other| *other == installation).expect("it stands there");
        installations.remove(place);
        t.tell(&Line::DestroysInstallation { seat, installation, sector });
        sector
    } else {
        unreachable!("only guilds and installations are on offer")
    };
    paid_at(at, t);
}

fn ask_lower(s: &State, seat: Seat) -> Asks {
    let sectors: Vec<Choice> =
        s.galaxy.of(seat).filter(|(_, held)| held.can_shrink()).map(|(sector, _)| Choice::Sector { sector }).collect();
    if sectors.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Lower, "VF-POP-04", sectors.into_iter().map(super::building::at_sector)).skipped_when_forced())
}

fn lower(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Sector { sector } = *choice else { unreachable!("only sectors are on offer") };
    let held = t.state.galaxy.sector_mut(sector);
    held.population -= 1;
    let population = held.population;
    t.tell(&Line::Shrinks { seat, sector, population });
    paid_at(sector, t);
}

/// VF-TGT-07: remembers where a cost was paid.
pub fn paid_at(at: SectorId, t: &mut T<'_>) {
    if let Some(doing) = t.state.underway.last_mut() {
        doing.paid_at = Some(at);
    }
}

fn ask_discard(s: &State, seat: Seat, what: Token) -> Asks {
    let player = &s.players[seat];
    let (prompt, offers): (Prompt, Vec<Choice>) = match what {
        Token::Bounty => {
            let kinds: BTreeSet<_> = player.bounties.iter().copied().collect();
            (Prompt::DiscardBounty, kinds.into_iter().map(|bounty| Choice::Bounty { bounty }).collect())
        }
        Token::Reclaim => {
            let kinds: BTreeSet<_> = player.reclaims.iter().copied().collect();
            (Prompt::DiscardReclaim, kinds.into_iter().map(|reclaim| Choice::Reclaim { reclaim }).collect())
        }
        Token::Glory => {
            let values: BTreeSet<u8> = player.glory.iter().copied().collect();
            (Prompt::DiscardGlory, values.into_iter().map(|value| Choice::Glory { value }).collect())
        }
        Token::Agenda => {
            let agendas = player.slots.iter().filter_map(|slot| slot.agenda);
            (Prompt::DiscardAgenda, agendas.map(|agenda| Choice::Agenda { agenda }).collect())
        }
        Token::Trade => return nobody(),
    };
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&prompt, "VF-ACT-05", offers).skipped_when_forced())
}

fn discard(seat: Seat, what: Token, choice: &Choice, t: &mut T<'_>) {
    match (what, choice) {
        (Token::Bounty, Choice::Bounty { bounty }) => loot::discard_bounty(seat, *bounty, t),
        (Token::Reclaim, Choice::Reclaim { reclaim }) => loot::discard_reclaim(seat, *reclaim, t),
        (Token::Glory, Choice::Glory { value }) => loot::discard_glory(seat, *value, t),
        (Token::Agenda, Choice::Agenda { agenda }) => crate::agendas::put_under(seat, *agenda, t),
        _ => unreachable!("only what is discarded is on offer"),
    }
}

/// A meter for what is paid of a resource by a split over fleets: each fleet power of a type costs one.
pub fn meter(s: &State, seat: Seat, resource: Resource, costs: Vec<bool>) -> Meter {
    let player = &s.players[seat];
    let most = player.stock[resource] + player.stock.credits;
    Meter::at_most(
        &Measure::Of { resource },
        "VF-FL-07",
        most.into(),
        costs.into_iter().map(|is_paid| Share::of(i32::from(is_paid))).collect(),
    )
}
