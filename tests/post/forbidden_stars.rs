//! Forbidden Stars from outside: through the API to its end, on a phone by the links of its letters alone, and by replies.

use crate::arcs::ends_through_the_api;
use crate::conquest::{ByLinks, is_played_on_a_phone};
use crate::reply::a_campaign_ends;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_forbidden_stars_ends_through_the_api_though_the_server_is_killed() {
    ends_through_the_api("forbidden-stars", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_forbidden_stars_is_played_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("forbidden-stars", [String::new(), String::new()], json!({})).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_of_forbidden_stars_is_played_by_plain_text_replies_alone() {
    a_campaign_ends(None, "forbidden-stars", 2, 6).await;
}
