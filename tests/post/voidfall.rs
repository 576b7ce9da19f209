//! Voidfall from outside: through the API to its end, on a phone by the links of its letters alone, and by replies, by two and by one alone.

use crate::arcs::ends_through_the_api;
use crate::conquest::{ByLinks, is_played_on_a_phone};
use crate::reply::a_campaign_with_ends;
use serde_json::{Value, json};

fn alone() -> Value {
    json!({ "mode": "expedition" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_voidfall_ends_through_the_api_though_the_server_is_killed() {
    ends_through_the_api("voidfall", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_voidfall_is_played_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("voidfall", [String::new(), String::new()], json!({})).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_voidfall_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("voidfall", [String::new()], alone()).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_of_voidfall_is_played_by_plain_text_replies_alone() {
    a_campaign_with_ends(None, "voidfall", (2, json!({})), 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_a_whole_campaign_of_voidfall_by_plain_text_replies_alone() {
    a_campaign_with_ends(None, "voidfall", (1, alone()), 6).await;
}
