//! What has changed since a seat answered last is marked on its board, until its turn has begun.

use crate::api::Table;
use crate::forms::Form;
use crate::page::Page;
use crate::server::Server;
use serde_json::json;
use sternpost_players::Rng;

/// A tick on a board.
const TICK: &str = "class=\"changed\"";
const TOLD: &str = "Changed since you looked: ";

/// Where the picture behind a page's board is.
fn picture_of(page: &str) -> String {
    Page::of(page).attribute("image", "href").expect("a board has a picture")
}

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
    let drawn = page(first, picture_of(&fresh)).await;
    assert!(drawn.starts_with("<svg") && !drawn.contains(TICK), "who has seen nothing is shown no changes");

    let mut rng = Rng::new(3);
    for _ in 0..200 {
        let (seat, ..) = table.question(&server.url, &id).await.expect("the campaign goes on");
        let shown = page(seat, format!("/c/{id}/turn")).await;
        if page(seat, picture_of(&shown)).await.contains(TICK) {
            let told = page(seat, format!("/c/{id}/turn?open=board-words")).await;
            assert!(told.contains(TOLD), "it is told, too");
            let explained = page(seat, format!("/c/{id}/turn?open=board-signs")).await;
            assert!(explained.contains("<span>Changed since you looked</span>"), "and the legend says what it means");
            let form = Form::with_field(&shown, "question").unwrap();
            let mut fields = form.filled(&mut rng);
            fields.iter_mut().filter(|(name, _)| name == "action").for_each(|(_, value)| "next".clone_into(value));
            let begun = table.client.post(format!("{}{}", server.url, form.action)).bearer_auth(&table.tokens[seat]).form(&fields);
            let begun = begun.send().await.unwrap();
            if begun.url().query().is_some_and(|query| query.contains("step=1")) {
                let begun = begun.text().await.unwrap();
                assert!(begun.contains("class=\"board\"") && !page(seat, picture_of(&begun)).await.contains(TICK), "the turn has begun");
                let told = page(seat, format!("/c/{id}/turn?step=1&open=board-words")).await;
                assert!(told.contains("<pre>") && !told.contains(TOLD), "nor is it told");
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

/// The picture has the page's own address: whoever may not see the one does not see the other, and a browser keeps what stays as it is.
#[tokio::test(flavor = "multi_thread")]
async fn the_picture_of_a_board_is_for_whoever_sees_its_page_and_is_kept_under_its_stamp() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin_game(&server, "arcs", json!({})).await;
    let (seat, ..) = table.question(&server.url, &id).await.unwrap();
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let look = async |address: &str, token: Option<&str>| {
        let request = client.get(format!("{}{address}", server.url));
        let request = if let Some(token) = token { request.bearer_auth(token) } else { request };
        let answer = request.send().await.unwrap();
        let kept = answer.headers()["cache-control"].to_str().unwrap().to_owned();
        (answer.status().as_u16(), kept, answer.text().await.unwrap())
    };
    let token = Some(table.tokens[seat].as_str());
    let (_, _, page) = look(&format!("/c/{id}/turn"), token).await;
    let address = picture_of(&page);
    let (status, kept, drawn) = look(&address, token).await;
    assert_eq!((status, kept.as_str()), (200, "private, max-age=3600, immutable"));
    assert!(drawn.starts_with("<svg") && !drawn.contains("<a "), "nothing can be chosen on it");
    for (stale, named) in [("stamp=0", "another stamp"), ("", "none")] {
        let (start, rest) = address.split_once("stamp=").unwrap();
        let other = format!("{start}{stale}{}", &rest[rest.find('&').unwrap()..]);
        assert_eq!(look(&other, token).await, (200, "no-store".to_owned(), drawn.clone()), "{named}");
    }
    let (status, _, refused) = look(&address, None).await;
    assert!(status == 401 && !refused.contains("<image"), "nobody is signed in: {status}");
    let (_, _, after) = look(&format!("/c/{id}/turn"), token).await;
    assert_eq!(picture_of(&after), address, "looking has changed nothing");
    // What nobody knows is an ordinary page.
    for odd in ["picture=", "picture=%00", "open=%22%3E%3Cscript%3E", "open=panel-nobody", "picture=near&show=nothing"] {
        let (status, _, shown) = look(&format!("/c/{id}/turn?{odd}"), token).await;
        assert!(status == 200 && !shown.contains("<script>"), "{odd}: {status}");
    }
}
