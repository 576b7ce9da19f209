//! Systems with their neighbours, and setup cards with who begins where.

use super::{heading, names, number};
use crate::components::setup_cards::Start;
use crate::components::{SetupCardId, SystemId};
use sternpost_core::Text;
use sternpost_show::reference::{Entry, Table};

/// All of them.
pub fn entries() -> impl Iterator<Item = Entry> {
    SystemId::ALL.iter().map(|system| of_system(*system)).chain(SetupCardId::ALL.iter().map(|card| of_card(*card)))
}

/// Of the whole board; what lies out of play is the setup card's to say.
fn of_system(system: SystemId) -> Entry {
    let facts = vec![
        (heading("reference-cluster"), number(system.cluster())),
        (heading("reference-planet-type"), system.planet().map_or_else(|| heading("reference-none"), |planet| planet.name())),
        (heading("reference-building-slots"), number(system.slots())),
        (heading("reference-adjacent"), places(system.printed_neighbours())),
    ];
    let group = if system.is_gate() { "reference-gates" } else { "reference-planets" };
    // Systems are the ground of nearly every scenario; none is owed one of its own.
    Entry { group: Some(heading(group)), facts, spoken_of: vec![], ..Entry::new("system", system.slug()) }
}

fn places(systems: &[SystemId]) -> Text {
    names(systems.iter().map(|system| system.name()).collect())
}

fn of_card(id: SetupCardId) -> Entry {
    let card = id.card();
    let facts = vec![
        (heading("reference-players"), number(card.players)),
        (heading("reference-out-of-play"), names(card.out_of_play.iter().map(|cluster| number(*cluster)).collect())),
    ];
    let row = |(seat, start): (u8, &Start)| vec![number(seat), start.a.name(), start.b.name(), places(start.c)];
    let columns = ["reference-place-in-turn-order", "reference-system-a", "reference-system-b", "reference-system-c"];
    let starts = Table {
        title: heading("reference-starts"),
        columns: columns.map(heading).to_vec(),
        rows: (1..).zip(card.starts).map(row).collect(),
    };
    Entry { facts, tables: vec![starts], ..Entry::new("setup-card", id.slug()) }
}
