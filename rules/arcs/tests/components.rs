//! Every component that can be looked up is used by a scenario.

use arcs::Arcs;
use std::path::Path;
use sternpost_scenarios::components;
use sternpost_show::Reference;

#[test]
fn every_component_is_used_by_a_scenario() {
    let book = Arcs.book();
    let used = components::of_folder(book, Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    let missing: Vec<&str> = used.iter().filter(|component| component.is_missing()).map(|component| component.entry.id.as_ref()).collect();
    assert!(missing.is_empty(), "no scenario uses {missing:?}");
    let count = |kind| book.of_kind(kind).count();
    assert_eq!((count("court-card"), count("leader"), count("lore")), (31, 8, 14));
}
