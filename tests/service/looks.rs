//! The addresses of a campaign's pages and calls, for tests that look at each.

use crate::support::routes::{self, Route};
use sternpost_log::CampaignId;

/// The paths of all routes about a campaign that are looked at.
pub(crate) fn looks(id: CampaignId) -> Vec<String> {
    let is_look = |Route { path, methods }: &Route| {
        let is_of_a_campaign = path.contains("{id}") && !path.contains("/reference/") && !path.starts_with("/postbox");
        methods.contains(&"get") && is_of_a_campaign && !path.contains("{token}") && !path.ends_with("/stream")
    };
    let filled = |Route { path, .. }: Route| {
        let path = path.replace("{id}", &id.to_string()).replace("{seq}", "4").replace("{seat}", "0").replace("{dispute}", "1");
        path.replace("{kind}", "svg")
    };
    routes::all().into_iter().filter(is_look).map(filled).collect()
}
