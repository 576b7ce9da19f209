//! Whether a catalogue has all that a game says, and nothing else.

use std::collections::BTreeSet;
use sternpost_core::Catalogue;

/// The keys of the kernel's own words, which no game lists.
const KERNEL: [&str; 3] = ["list-", "campaign-", "highlight-"];

/// Keys a game can say that have no wording, then wordings it never says: one sentence each.
///
/// The keys of a message type are its `keys()`; those of a component's names are `name().key` of all there are.
pub fn wording_gaps(catalogue: &Catalogue, said: impl IntoIterator<Item = String>) -> Vec<String> {
    let said: BTreeSet<String> = said.into_iter().collect();
    let missing = said.iter().filter(|key| !catalogue.keys().contains(*key)).map(|key| format!("`{key}` has no wording"));
    let idle = catalogue.keys().iter().filter(|key| !said.contains(*key) && !KERNEL.iter().any(|kernel| key.starts_with(kernel)));
    missing.chain(idle.map(|key| format!("`{key}` is worded and never said"))).collect()
}
