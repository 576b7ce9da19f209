//! Everything in the box is used by a scenario. `sternpost rules components twilight-imperium` prints by which.

use std::path::Path;
use sternpost_scenarios::components;
use sternpost_show::Reference;
use twilight_imperium::TwilightImperium;

#[test]
fn every_component_is_used_by_a_scenario() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let components = components::of_folder(TwilightImperium.book(), folder).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    let missing = components.iter().filter(|component| component.is_missing());
    let missing: Vec<String> = missing.map(|component| format!("{} {}", component.entry.kind, component.entry.id)).collect();
    assert!(missing.is_empty(), "no scenario uses\n{}", missing.join("\n"));
    assert!(components.len() > 400, "only {} components are listed", components.len());
}
