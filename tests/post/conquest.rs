//! Conquest from outside, through the API. By letters it is played in `by_mail.rs`, by replies in `reply.rs`.

use crate::arcs::ends_through_the_api;

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_conquest_ends_through_the_api_though_the_server_is_killed() {
    ends_through_the_api("conquest", None).await;
}
