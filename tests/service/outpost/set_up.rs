//! Creating a table: how many seats its options allow, and options within an option, by form and by API.

use crate::outpost::world::{OutpostServer, address};
use reqwest::Method;
use serde_json::{Value, json};

fn seats(count: usize) -> Vec<Value> {
    (0..count).map(|seat| json!({ "name": crate::outpost::world::NAMES[seat], "email": address(seat) })).collect()
}

async fn created(world: &OutpostServer, count: usize, options: Value) -> (u16, Value) {
    let body =
        json!({ "game": "outpost", "name": "Nights", "options": options, "seats": seats(count), "table": { "windows": "everybody" } });
    let answer = world.request(Method::POST, 0, "/api/v1/campaigns").json(&body).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

async fn how_many_may_play_depends_on_the_options(url: String) {
    let world = OutpostServer::on(&url).await;
    let (status, problem) = created(&world, 1, json!({ "mode": "contest" })).await;
    assert!((400..500).contains(&status) && problem["detail"].as_str().unwrap().contains("2 to 3 seats"), "{problem}");
    assert_eq!(created(&world, 1, json!({ "mode": "together" })).await.0, 201);
    assert_eq!(created(&world, 3, json!({ "mode": "contest" })).await.0, 201);
    let (status, page) = sent(&world, &[("option-mode", "\"contest\"")]).await;
    assert!(status == 200 && page.contains("2 to 3"), "{status} {page}");
    let (status, page) = sent(&world, &[("option-mode", "\"together\"")]).await;
    assert_eq!(status, 303, "{page}");
}

/// The form, filled in for one seat.
async fn sent(world: &OutpostServer, more: &[(&str, &str)]) -> (u16, String) {
    let mail = address(0);
    let seat = [("seat-1-kind", "person"), ("seat-1-name", "ada"), ("seat-1-mail", mail.as_str()), ("seat-1-language", "en")];
    let mut form = vec![("game", "outpost"), ("name", "Nights"), ("windows", "everybody"), ("pace", "none")];
    form.extend(seat.into_iter().chain([("seat-2-kind", "nobody"), ("seat-3-kind", "nobody")]));
    form.extend(more);
    let answer = world.request(Method::POST, 0, "/create").form(&form).send().await.unwrap();
    let to = answer.headers().get("Location").map(|to| to.to_str().unwrap().to_owned());
    (answer.status().as_u16(), to.unwrap_or(answer.text().await.unwrap()))
}

async fn options_within_an_option_are_asked_for_kept_and_shown(url: String) {
    let world = OutpostServer::on(&url).await;
    let (_, page) = world.get(0, "/create?game=outpost").await;
    assert!(page.contains("<h3>Rulings</h3>") && page.contains("name=\"option-rulings.sleepers\""), "{page}");
    assert!(page.contains("What a lamp does for who sleeps."));
    let rulings = [("option-mode", "\"together\""), ("option-rulings.sleepers", "\"gain-a-point\"")];
    let (status, to) = sent(&world, &rulings).await;
    assert_eq!(status, 303, "{to}");
    let (_, lobby) = world.get(0, &to).await;
    assert!(lobby.contains("Rulings: Sleepers") && lobby.contains("a point"), "{lobby}");
    let id = to.trim_start_matches("/c/").split('?').next().unwrap().to_owned();
    let kept = &world.json(0, &format!("/api/v1/campaigns/{id}")).await["options"];
    let expected = json!({ "sleepers": "gain-a-point", "lamps-count": false });
    assert!(kept.is_null() || kept["rulings"] == expected, "{kept}");
    let snapshot = world.snapshot(id.parse().unwrap()).await;
    assert_eq!(snapshot.campaign.options["rulings"], expected, "an unticked box says no");

    let (status, problem) = created(&world, 2, json!({ "rulings": { "sleepers": "gain-all" } })).await;
    assert!((400..500).contains(&status) && problem["detail"].as_str().unwrap().contains("rulings.sleepers"), "{problem}");
    assert_eq!(created(&world, 2, json!({ "rulings": { "sleepers": "gain-a-point" } })).await.0, 201, "the rest is as usual");
    let games = world.json(0, "/api/v1/games").await;
    assert!(games[0]["options"]["properties"]["rulings"].is_object(), "{games}");
}

on_both! {
    how_many_may_play_depends_on_the_options
    options_within_an_option_are_asked_for_kept_and_shown
}
