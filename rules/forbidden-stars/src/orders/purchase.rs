//! FS-COST: one purchase by itself: a structure, or a unit that a card lets one buy. Either may cost less because a card says so. Where the sheet of the order follows,
//! what was bought here counts on it.

use crate::orders::buying::{self, Sheet};
use crate::prelude::*;

/// FS-CACHE-02: what a cache token saves besides.
const CACHE: u32 = 2;

/// One unit of a sheet for so much less, each with what it costs then: with a cache token or without.
pub fn units(s: &State, sheet: &Sheet, less: u32) -> Vec<Offer<Choice>> {
    let (seat, player) = (sheet.seat, &s.players[sheet.seat]);
    if sheet.most == 0 {
        return vec![];
    }
    let mut offers = vec![];
    for (unit, area) in sheet.offers.iter().copied() {
        // FS-DEP-10, FS-DEP-14, FS-FORGE-03
        let Some(forge) = buying::forge_tokens(s, seat, unit).filter(|forge| *forge <= player.has(Asset::Forge)) else { continue };
        if s.figures_left(unit) == 0 {
            continue;
        }
        let cost = unit.card().cost.saturating_sub(less);
        if cost <= player.materiel {
            offers.push(Offer::new(Choice::Buy { unit, area }).hint(&Word::Price { count: cost, forge }));
        }
        if saves(s, seat, cost) {
            let count = cost.saturating_sub(CACHE);
            offers.push(Offer::new(Choice::BuyWithCache { unit, area }).hint(&Word::Price { count, forge }));
        }
    }
    offers
}

/// Whether a cache token is there, of use, and enough.
fn saves(s: &State, seat: Seat, cost: u32) -> bool {
    let player = &s.players[seat];
    player.has(Asset::Cache) > 0 && cost > 0 && cost.saturating_sub(CACHE) <= player.materiel
}

/// One structure on one of these worlds for so much less, each with what it costs then: with a cache token or without.
pub fn structures(s: &State, seat: Seat, worlds: &[AreaId], less: u32) -> Vec<Offer<Choice>> {
    // FS-LIM-01, FS-LIM-03
    if s.control_tokens_left(seat) == 0 || s.structures_left() == 0 {
        return vec![];
    }
    let mut offers = vec![];
    for structure in Structure::ALL.iter().copied() {
        // Beside another stands only one of another kind.
        let is_other = |area: &&AreaId| s.held(**area).structures.iter().all(|built| built.structure != structure);
        for area in worlds.iter().filter(is_other).copied() {
            let cost = structure.cost().saturating_sub(less);
            if cost <= s.players[seat].materiel {
                offers.push(Offer::new(Choice::Build { structure, area }).hint(&Word::Price { count: cost, forge: 0 }));
            }
            if saves(s, seat, cost) {
                let count = cost.saturating_sub(CACHE);
                offers.push(Offer::new(Choice::BuildWithCache { structure, area }).hint(&Word::Price { count, forge: 0 }));
            }
        }
    }
    offers
}

/// What was picked is paid for and placed.
pub fn buy(seat: Seat, choice: &Choice, less: u32, t: &mut T<'_>) {
    let plain = if let Choice::Buy { unit, area } = *choice { Some((unit, area, false)) } else { None };
    let cached = if let Choice::BuyWithCache { unit, area } = *choice { Some((unit, area, true)) } else { None };
    if let Some((unit, area, with_cache)) = plain.or(cached) {
        let forge = buying::forge_tokens(t.state, seat, unit).unwrap_or(0);
        let price = pay(seat, unit.card().cost.saturating_sub(less), with_cache, t);
        t.state.players[seat].spend(Asset::Forge, forge);
        t.state.board.place(unit, area, 1);
        t.tell(&Line::Buys { seat, unit, count: 1, area, price });
        t.state.order.as_mut().expect("an order is being resolved").bought_before += 1;
    }
    let plain = if let Choice::Build { structure, area } = *choice { Some((structure, area, false)) } else { None };
    let cached = if let Choice::BuildWithCache { structure, area } = *choice { Some((structure, area, true)) } else { None };
    if let Some((structure, area, with_cache)) = plain.or(cached) {
        let price = pay(seat, structure.cost().saturating_sub(less), with_cache, t);
        t.state.board.build(structure, seat, area);
        t.tell(&Line::Builds { seat, structure, area, price });
        t.state.order.as_mut().expect("an order is being resolved").has_built = true;
    }
}

/// Pays what it costs, and says how much materiel that was.
fn pay(seat: Seat, cost: u32, with_cache: bool, t: &mut T<'_>) -> u32 {
    let price = if with_cache { cost.saturating_sub(CACHE) } else { cost };
    let player = &mut t.state.players[seat];
    player.pay(price);
    if with_cache {
        player.spend(Asset::Cache, 1);
        t.tell(&Line::SpendsCaches { seat, count: 1 });
    }
    price
}
