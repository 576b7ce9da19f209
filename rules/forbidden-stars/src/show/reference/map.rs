//! Systems: which tile, which other side, and what lies in their areas.

use super::{heading, names, number};
use crate::components::{AreaId, SystemId, Yield};
use sternpost_core::Text;
use sternpost_show::reference::{Entry, Table};

/// All of them. They are the ground of nearly every scenario; none is owed one of its own.
pub fn entries() -> impl Iterator<Item = Entry> {
    SystemId::ALL.iter().map(|system| of_system(*system))
}

fn of_system(system: SystemId) -> Entry {
    let home = system.home_of().map_or_else(|| heading("reference-none"), |faction| faction.name());
    let facts = vec![
        (heading("reference-tile"), number(system.tile().into())),
        (heading("reference-other-side"), system.other_side().name()),
        (heading("reference-home-of"), home),
    ];
    let columns = ["reference-area", "reference-materiel", "reference-capacity", "reference-yields"];
    let areas = Table {
        title: heading("reference-areas"),
        columns: columns.map(heading).to_vec(),
        rows: system.areas().into_iter().map(row).collect(),
    };
    Entry { facts, tables: vec![areas], spoken_of: vec![], ..Entry::new("system", system.slug()) }
}

fn row(area: AreaId) -> Vec<Text> {
    let name = |it: &Yield| match it {
        Yield::Of(asset) => asset.name(),
        Yield::Wealth => heading("reference-wealth"),
    };
    vec![area.name(), number(area.materiel()), number(area.capacity()), names(area.yields().iter().map(name).collect())]
}
