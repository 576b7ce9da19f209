//! FS-COST, FS-CACHE, FS-FORGE: what units cost, and sheets on which they are bought. What is bought by itself is in `purchase.rs`.

use crate::prelude::*;
use sternpost_core::{Barred, Meter, Share};

/// Forge tokens that a unit takes: those printed, and one more where it is a level above its buyer's command (FS-FORGE-03, -04, -06). Two levels above it
/// cannot be bought (FS-DEP-14, FS-CMD-04).
pub fn forge_tokens(s: &State, seat: Seat, unit: UnitId) -> Option<u32> {
    let above = unit.card().level.saturating_sub(s.command_level(seat));
    (above <= 1).then_some(unit.card().forge + above)
}

/// A sheet on which units are bought.
pub struct Sheet {
    pub seat: Seat,
    /// Units and where each may be placed.
    pub offers: Vec<(UnitId, AreaId)>,
    /// How many may be bought.
    pub most: u32,
    pub rule: &'static str,
}

/// FS-DEP-02, FS-DEP-12: units of a seat's sheet by the areas of a system that are friendly or uncontrolled: ships in voids, others on worlds.
pub fn placeable(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitId, AreaId)> {
    let areas: Vec<AreaId> = system.areas().into_iter().filter(|area| s.is_friendly(*area, seat) || s.is_uncontrolled(*area)).collect();
    let fits = |unit: UnitId, area: AreaId| unit.is_ship() != area.is_world();
    UnitId::of(s.players[seat].faction)
        .flat_map(|unit| areas.iter().copied().filter(move |area| fits(unit, *area)).map(move |area| (unit, area)))
        .collect()
}

impl Sheet {
    /// What can be bought at all: a figure is left, it can be commanded and paid for.
    fn affordable(&self, s: &State) -> Vec<(UnitId, AreaId)> {
        self.offers.iter().copied().filter(|(unit, _)| against(s, self.seat, *unit).is_none()).collect()
    }

    /// The question; nothing if nothing can be bought.
    pub fn ask(&self, s: &State, prompt: &Prompt) -> Asks {
        let (seat, player) = (self.seat, &s.players[self.seat]);
        let units = self.affordable(s);
        if units.is_empty() || self.most == 0 {
            return nobody();
        }
        let caches = player.has(Asset::Cache);
        let offer = |(unit, area): &(UnitId, AreaId)| {
            let forge = forge_tokens(s, seat, *unit).unwrap_or(0);
            let cap = s.figures_left(*unit).min(self.most);
            Offer::new(Choice::Buy { unit: *unit, area: *area }).hint(&Word::Price { count: unit.card().cost, forge }).cap(cap)
        };
        let mut offers: Vec<Offer<Choice>> = units.iter().map(offer).collect();
        if caches > 0 {
            // FS-CACHE-02
            offers.push(Offer::new(Choice::Cache).hint(&Word::CacheSaves).cap(caches.min(self.most)));
        }
        let of_units = |share: &dyn Fn(UnitId) -> i32, of_cache: i32| -> Vec<Share> {
            let shares = units.iter().map(|(unit, _)| Share::of(share(*unit)));
            shares.chain((caches > 0).then_some(Share::of(of_cache))).collect()
        };
        let number = |count: u32| i32::try_from(count).expect("prices are small");
        let mut question = Question::split_up_to(prompt, self.rule, self.most + caches.min(self.most), offers)
            .meter(Meter::at_most(&Measure::Units, self.rule, self.most, of_units(&|_| 1, 0)))
            .meter(Meter::at_most(&Measure::Materiel, "FS-DEP-09", player.materiel, of_units(&|unit| number(unit.card().cost), -2)));
        let forge = |unit: UnitId| number(forge_tokens(s, seat, unit).unwrap_or(0));
        if units.iter().any(|(unit, _)| forge(*unit) > 0) {
            question = question.meter(Meter::at_most(&Measure::ForgeTokens, "FS-FORGE-03", player.has(Asset::Forge), of_units(&forge, 0)));
        }
        if caches > 0 {
            // FS-CACHE-04: one for a unit
            question = question.meter(Meter::at_most(&Measure::CachesForUnits, "FS-CACHE-04", 0, of_units(&|_| -1, 1)));
        }
        let types: BTreeSet<UnitId> = units.iter().map(|(unit, _)| *unit).collect();
        for unit in types.into_iter().filter(|unit| units.iter().filter(|(other, _)| other == unit).count() > 1) {
            let shares = of_units(&|other| i32::from(other == unit), 0);
            question = question.meter(Meter::at_most(&Measure::Figures { unit }, "FS-DEP-10", s.figures_left(unit), shares));
        }
        ask(seat, question)
    }

    /// What one would look for on it, and why it is not there.
    pub fn barred(&self, s: &State) -> Vec<Barred<Choice>> {
        let mut seen = BTreeSet::new();
        let first = self.offers.iter().filter(|(unit, _)| seen.insert(*unit));
        first
            .filter_map(|(unit, area)| {
                against(s, self.seat, *unit).map(|(why, rule)| Barred::new(Choice::Buy { unit: *unit, area: *area }, &why, rule))
            })
            .collect()
    }
}

/// What stands against buying even one of a unit.
fn against(s: &State, seat: Seat, unit: UnitId) -> Option<(Why, &'static str)> {
    let (card, player) = (unit.card(), &s.players[seat]);
    let Some(forge) = forge_tokens(s, seat, unit) else {
        return Some((Why::LevelTooLow { level: card.level }, "FS-DEP-14"));
    };
    if s.figures_left(unit) == 0 {
        return Some((Why::NoFigureLeft, "FS-DEP-10"));
    }
    if forge > player.has(Asset::Forge) {
        return Some((Why::NeedsForgeTokens { count: forge }, "FS-FORGE-03"));
    }
    let saved = if player.has(Asset::Cache) > 0 { 2 } else { 0 };
    (player.materiel + saved < card.cost).then_some((Why::TooDear { count: card.cost }, "FS-DEP-09"))
}

/// What was picked on a sheet is paid for and placed.
pub fn buy(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let parts = picked.parts();
    t.state.players[seat].pay(price(&parts));
    for (choice, many) in parts {
        if choice == Choice::Cache {
            t.state.players[seat].spend(Asset::Cache, many);
            t.tell(&Line::SpendsCaches { seat, count: many });
        }
        if let Choice::Buy { unit, area } = choice {
            let forge = forge_tokens(t.state, seat, unit).unwrap_or(0) * many;
            let player = &mut t.state.players[seat];
            player.spend(Asset::Forge, forge);
            t.state.board.place(unit, area, many);
            t.tell(&Line::Buys { seat, unit, count: many, area, price: unit.card().cost * many });
        }
    }
}

/// Materiel that what was picked costs, less what cache tokens save.
fn price(parts: &[(Choice, u32)]) -> u32 {
    let cost = |(choice, many): &(Choice, u32)| if let Choice::Buy { unit, .. } = choice { unit.card().cost * many } else { 0 };
    let caches: u32 = parts.iter().filter(|(choice, _)| *choice == Choice::Cache).map(|(_, many)| *many).sum();
    parts.iter().map(cost).sum::<u32>().saturating_sub(2 * caches)
}
