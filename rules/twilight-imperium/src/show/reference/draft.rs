//! The drafted set-up: how it goes, and the measure that slices are held to.

use super::number;
use crate::setup::balance;
use crate::setup::slicing;
use crate::words::halves;
use crate::words::reference::{Label, Value};
use sternpost_core::{Message, Text};
use sternpost_show::reference::Entry;

/// Its page.
pub fn entries() -> Vec<Entry> {
    let slices = u32::try_from(slicing::most_slices()).expect("few slices");
    let says = [Value::DraftPicks, Value::DraftSlices { slices }, Value::DraftOpenPlaces, Value::DraftMeasure, Value::DraftEvened];
    let says = says.iter().map(Value::text).collect();
    // A way of setting up is no component.
    vec![Entry { says, facts: bounds(), spoken_of: vec![], ..Entry::new("set-up", "draft") }]
}

/// The bounds of the measure.
fn bounds() -> Vec<(Text, Text)> {
    let between = |least: Text, most: Text| Value::Between { least, most };
    let least = |least: Text| Value::AtLeast { least };
    let most = |most: Text| Value::AtMost { most };
    let facts = [
        (Label::DraftTotal, between(halves(balance::LEAST_TOTAL), halves(balance::MOST_TOTAL))),
        (Label::DraftSpread, most(halves(balance::MOST_SPREAD))),
        (Label::DraftResources, least(halves(balance::LEAST_RESOURCES))),
        (Label::DraftInfluence, least(halves(balance::LEAST_INFLUENCE))),
        (Label::DraftDifference, most(halves(balance::MOST_DIFFERENCE))),
        (Label::DraftPlanets, least(number(balance::LEAST_PLANETS))),
        (Label::DraftSpecialties, between(number(balance::LEAST_SPECIALTIES), number(balance::MOST_SPECIALTIES))),
        (Label::DraftAnomalies, most(number(balance::MOST_ANOMALIES))),
        (Label::DraftWormholes, Value::DraftWormholes),
    ];
    facts.into_iter().map(|(label, value)| (label.text(), value.text())).collect()
}
