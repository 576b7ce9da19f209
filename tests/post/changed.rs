//! What has changed since a seat answered last is marked on its board, until its turn has begun.

use crate::api::Table;
use crate::forms::Form;
use crate::server::Server;
use serde_json::json;
use sternpost_workbench::Rng;

/// A tick on a board.
const TICK: &str = "class=\"changed\"";
const TOLD: &str = "Changed since you looked: ";

#[tokio::test(flavor = "multi_thread")]
async fn the_board_shows_what_has_changed_until_the_turn_has_begun() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin_game(&server, "arcs", json!({})).await;
    let page = async |seat: usize, address: String| {
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::limited(5)).build().unwrap();
        client.get(format!("{}{address}", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap().text().await.unwrap()
    };
    let (first, ..) = table.question(&server.url, &id).await.unwrap();
    let fresh = page(first, format!("/c/{id}/turn")).await;
    assert!(!fresh.contains(TICK) && !fresh.contains(TOLD), "who has seen nothing is shown no changes");

    let mut rng = Rng::new(3);
    for _ in 0..200 {
        let (seat, ..) = table.question(&server.url, &id).await.expect("the campaign goes on");
        let shown = page(seat, format!("/c/{id}/turn")).await;
        if shown.contains(TICK) {
            assert!(shown.contains(TOLD), "it is told, too");
            assert!(shown.contains("<span>Changed since you looked</span>"), "and the legend says what it means");
            let form = Form::with_field(&shown, "question").unwrap();
            let mut fields = form.filled(&mut rng);
            fields.iter_mut().filter(|(name, _)| name == "action").for_each(|(_, value)| "next".clone_into(value));
            let begun = table.client.post(format!("{}{}", server.url, form.action)).bearer_auth(&table.tokens[seat]).form(&fields);
            let begun = begun.send().await.unwrap();
            if begun.url().query().is_some_and(|query| query.contains("step=1")) {
                let begun = begun.text().await.unwrap();
                assert!(begun.contains("class=\"board\"") && !begun.contains(TICK) && !begun.contains(TOLD), "the turn has begun");
                let campaign = page(seat, format!("/c/{id}")).await;
                assert!(campaign.contains(TICK) && campaign.contains(TOLD), "the campaign's page compares with the same");
                let spectator = reqwest::get(format!("{}/c/{id}", server.url)).await.unwrap().text().await.unwrap();
                assert!(spectator.contains("class=\"board\"") && !spectator.contains(TICK), "a spectator has looked at nothing yet");
                return;
            }
        }
        let (status, body) = table.answer(&server.url, &id, &mut rng).await.unwrap().expect("the campaign goes on");
        assert_eq!(status, 201, "{body}");
    }
    panic!("no board showed what had changed before a turn of several steps");
}
