//! Layers over the board: what worlds bring, and how strong everybody is in each area.

use super::area_place;
use crate::board::Figures;
use crate::components::bastion;
use crate::prelude::*;
use sternpost_show::{Layer, LayerMark};

messages! {
    "layer";
    /// The words of the layers.
    pub enum Layered {
        Income,
        IncomeAbout,
        Strength,
        StrengthAbout,
        Dice { seat: Seat, dice: u32, health: u32 },
    }
}

/// The layers.
pub fn layers() -> Vec<Layer> {
    let layer = |id, label: Layered, about: Layered| Layer::new(id, label.text(), about.text());
    vec![layer("income", Layered::Income, Layered::IncomeAbout), layer("strength", Layered::Strength, Layered::StrengthAbout)]
}

/// What one of them says.
pub fn worths(s: &State, layer: &str) -> Vec<LayerMark> {
    let areas = s.board.all_areas();
    match layer {
        "income" => areas.filter_map(|area| income(s, area)).collect(),
        "strength" => areas.filter_map(|area| strength(s, area)).collect(),
        _ => vec![],
    }
}

/// FS-MAT-03: the materiel of a world, and to whom it goes.
fn income(s: &State, area: AreaId) -> Option<LayerMark> {
    let owner = s.in_order().into_iter().find(|seat| s.is_friendly(area, *seat));
    (area.materiel() > 0).then(|| LayerMark { owner, ..LayerMark::new(area_place(area), area.materiel()) })
}

/// FS-COMB-08: dice that stand in an area, and the damage it takes to destroy all there; of whoever has most where two are.
fn strength(s: &State, area: AreaId) -> Option<LayerMark> {
    let held = s.held(area);
    let of = |seat: Seat| {
        let units = s.units_in(area, seat);
        let counted = |(unit, figures): (UnitId, Figures)| (unit.card().combat * figures.fresh, unit.card().health * figures.all());
        let bastions = held.structures.iter().filter(|built| built.seat == seat && built.structure == Structure::Bastion);
        let bastions = bastions.map(|_| (bastion::COMBAT, bastion::HEALTH));
        let (dice, health) = units.map(counted).chain(bastions).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        (health, dice, seat)
    };
    let (health, dice, seat) = held.seats(s).into_iter().map(of).max()?;
    let words = Layered::Dice { seat, dice, health }.text();
    (health > 0).then(|| LayerMark { words: Some(words), owner: Some(seat), ..LayerMark::new(area_place(area), dice) })
}
