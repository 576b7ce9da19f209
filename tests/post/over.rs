//! How a campaign stands is said wherever it is shown: who has won it, or who has paused it.

use crate::api::{Table, seats_in};
use crate::clocked::Clocked;
use crate::office::{HOST, Office, PLAYERS};
use crate::planted::{ID, plant_with, position};
use crate::server::{NO_LIMITS, Server};
use serde_json::{Value, json};
use sternpost_games::GAMES;
use sternpost_model::policy::Windows;
use sternpost_players::Rng;

/// The pages of a campaign that a seat has.
const PAGES: [&str; 13] =
    ["", "/turn", "/talk", "/promises", "/orders", "/notes", "/time", "/seats", "/roles", "/court", "/chronicle", "/letters", "/what-if"];

/// Those of them that are there only while a campaign is played.
const WHILE_PLAYED: [&str; 0] = [];

/// A campaign of a game that is over: played at random, from shortly before its end where that is known.
pub(crate) async fn played_to_its_end(game: &str) -> (Server, Table, String, tempfile::TempDir) {
    let folder = tempfile::TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("over.db").display());
    let near_its_end = (game == GAMES[0].id()).then(one_vote_before_the_end);
    if let Some(given) = &near_its_end {
        plant_with(&url, given, &*position(given), &[], Windows::Everybody).await;
    }
    let server = Server::start_with(Some(url), None, &NO_LIMITS);
    let table = Table::new(&server);
    let id = match near_its_end {
        Some(_) => ID.to_owned(),
        None => table.begin_called(&server, ["Ada", "Bo", "Cleo"], game, json!({})).await,
    };
    let mut rng = Rng::new(2);
    while let Some((status, body)) = table.answer(&server.url, &id, &mut rng).await.unwrap() {
        assert_eq!(status, 201, "{body}");
    }
    (server, table, id, folder)
}

/// Whichever way Seed of an Empire goes somebody has ten points.
fn one_vote_before_the_end() -> Value {
    let seat = |faction: &str| json!({ "faction": faction, "technologies": [], "victory-points": 9 });
    json!({
        "options": { "content": ["agendas"] },
        "custodians": false,
        "players": [seat("hacan"), seat("xxcha"), seat("yssaril")],
        "agenda-deck": ["seed-of-an-empire", "mutiny"],
        "at": "agenda-phase",
    })
}

/// What is told of a campaign as a whole, and what can be taken along of it.
async fn is_looked_back_at(server: &Server, table: &Table, game: &str, id: &str, standings: &Value) {
    let page = table.client.get(format!("{}/c/{id}", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap().text().await.unwrap();
    // Who plays at random may end without a point.
    let has_points = standings.as_array().unwrap().iter().any(|standing| standing["score"] != 0);
    assert_eq!(page.contains("id=\"sources-heading\""), has_points, "{game}: where points came from: {page}");
    for (kind, magic) in [("gif", &b"GIF89a"[..]), ("png", &b"\x89PNG"[..])] {
        let address = format!("/api/v1/campaigns/{id}/keepsake.{kind}");
        assert!(page.contains(&address), "{game}: {page}");
        let taken = table.client.get(format!("{}{address}", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap();
        assert_eq!((taken.status().as_u16(), taken.headers()["content-type"].to_str().unwrap()), (200, format!("image/{kind}").as_str()));
        let tag = taken.headers()["etag"].clone();
        let bytes = taken.bytes().await.unwrap();
        println!("{game}: keepsake.{kind} has {} bytes", bytes.len());
        assert!(bytes.starts_with(magic) && bytes.len() > 20_000, "{game}: {} bytes", bytes.len());
        let other = table.client.get(format!("{}{address}", server.url)).bearer_auth(&table.tokens[1]).send().await.unwrap();
        assert_eq!(other.bytes().await.unwrap(), bytes, "{game}: whoever asks is shown what everybody may know");
        let again = table.client.get(format!("{}{address}", server.url)).bearer_auth(&table.tokens[0]).header("If-None-Match", tag);
        assert_eq!(again.send().await.unwrap().status(), 304);
    }
}

async fn says_who_has_won(game: &str) {
    let (server, table, id, _folder) = played_to_its_end(game).await;
    let campaign = table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await;
    assert_eq!(campaign["status"], "ended", "{game}");
    let first = campaign["standings"].as_array().unwrap().iter().filter(|standing| standing["rank"] == 1);
    let winners = first.map(|standing| ["Ada", "Bo", "Cleo"][usize::try_from(standing["seat"].as_u64().unwrap()).unwrap()]);
    let winners: Vec<&str> = winners.collect();
    let winner = winners.join(", ");
    // A campaign at random may end with several first.
    let won = if winners.len() == 1 { format!("{winner} won") } else { format!("A draw: {winner}") };
    let won_in_german = if winners.len() == 1 { format!("ewonnen hat: {winner}") } else { format!("nentschieden: {winner}") };
    let german = table.client.put(format!("{}/api/v1/campaigns/{id}/language", server.url)).bearer_auth(&table.tokens[1]);
    assert_eq!(german.json(&json!({ "language": "de" })).send().await.unwrap().status(), 204);
    for way in PAGES {
        for (seat, said) in [(0, &won), (1, &won_in_german)] {
            let page = table.client.get(format!("{}/c/{id}{way}", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
            let status = page.status().as_u16();
            // What can be done only while it is played leads nowhere any more.
            let is_there = !WHILE_PLAYED.contains(&way);
            assert!(if is_there { status == 200 } else { (400..500).contains(&status) }, "{game}: `{way}` of seat {seat}: {status}");
            let page = page.text().await.unwrap();
            let is_said = page.contains(said) || way.is_empty() && page.contains(&format!("Gewonnen: {winner}"));
            assert!(is_said || !is_there, "{game}: `{way}` of seat {seat} lacks `{said}`: {page}");
            assert!(!page.contains("You will get a letter when you do"), "{way}");
        }
    }
    is_looked_back_at(&server, &table, game, &id, &campaign["standings"]).await;
    let past = format!("{}/c/{id}/at/{}", server.url, campaign["version"].as_u64().unwrap() - 1);
    let past = table.client.get(past).bearer_auth(&table.tokens[0]).send().await.unwrap().text().await.unwrap();
    let over = if winners.len() == 1 { format!("The campaign is over: {won}") } else { format!("The campaign is over. {won}") };
    assert!(past.contains(&over), "a moment of the past is a page of it as well: {past}");
    let list = table.client.get(format!("{}/campaigns", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap();
    let list = list.text().await.unwrap();
    let over = if winners.len() == 1 { format!("over: {won}") } else { format!("over, a draw: {winner}") };
    assert!(list.contains(&over), "{list}");

    let (store, seats) = (sternpost_store::open(&server.database()).await.unwrap(), seats_in(game));
    let is_written = async || {
        store.letters(id.parse().unwrap()).await.unwrap().iter().filter(|letter| letter.letter.kind().name() == "ended").count() == seats
    };
    crate::server::until("the last letters are written", is_written).await;
    let mut last = String::new();
    crate::server::until("Ada's last letter is in the postbox", async || {
        let files =
            std::fs::read_dir(server.postbox()).into_iter().flatten().filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok());
        last = files.into_iter().find(|mail| mail.contains("ada@a.test") && mail.contains(&format!("] {won}"))).unwrap_or_default();
        !last.is_empty()
    })
    .await;
    let text = last.split("\r\n\r\n").find(|part| part.starts_with(&won));
    assert!(text.is_some(), "the first line says who has won: {last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_a_campaign_that_is_over_says_who_has_won_and_so_does_its_last_letter() {
    for game in GAMES {
        says_who_has_won(game.id()).await;
    }
}

/// What stands where "running" stood, for each reader in the language it reads.
async fn stands(office: &Office, way: &str, reader: &str) -> String {
    let request = office.client.get(format!("{}{way}", office.server.url)).bearer_auth(office.server.token(reader));
    request.send().await.unwrap().text().await.unwrap()
}

/// Everywhere the same is said to a reader of English and to one of German.
async fn is_said(office: &Office, english: &str, german: &str) {
    let campaign = format!("/c/{}", office.id);
    let set = office.send("PUT", &format!("/campaigns/{}/language", office.id), PLAYERS[1], &json!({ "language": "de" })).await;
    assert_eq!(set.0, 204, "{}", set.1);
    for way in [campaign.clone(), format!("{campaign}/chronicle"), "/campaigns".to_owned()] {
        for (reader, said, running) in [(PLAYERS[0], english, "running"), (PLAYERS[1], german, "läuft")] {
            let page = stands(office, &way, reader).await;
            // A list of all one's campaigns is in the language of whoever asks for it.
            let said = if way == "/campaigns" { english } else { said };
            assert!(page.contains(said) && !page.contains(&format!("<p class=\"lead\">{running}</p>")), "{way} of {reader}: {page}");
            assert!(!page.contains(HOST), "nobody is shown the address of a host without a seat");
        }
    }
}

/// The host of a campaign, with or without a seat, pauses it.
#[tokio::test(flavor = "multi_thread")]
async fn where_running_stood_it_is_said_that_the_campaign_is_paused_and_by_whom() {
    let policies = json!({ "pace": { "kind": "deadline", "hours": 48 } });
    let mut office = Office::open_with(None, &[], policies.clone()).await;
    let seats: Vec<Value> =
        ["Ada", "Bo", "Cleo"].iter().zip(PLAYERS).map(|(name, email)| json!({ "name": name, "email": email })).collect();
    let hosted = json!({
        "game": GAMES[0].id(), "name": "Hosted", "options": crate::api::one_at_a_time(), "seats": seats, "policies": policies,
    });
    let by_nobody = office.id.clone();
    let by_ada = office.begin(PLAYERS[0], &hosted).await;
    for (id, host, english, german) in [
        (by_nobody, HOST, "paused by the host", "angehalten von der Spielleitung"),
        (by_ada, PLAYERS[0], "paused by Ada", "angehalten von Ada"),
    ] {
        office.id = id;
        let act = async |act: &str| {
            let (status, said) = office.send("POST", &format!("/campaigns/{}/time", office.id), host, &json!({ "act": act })).await;
            assert!((200..300).contains(&status), "{said}");
        };
        let campaign = format!("/c/{}", office.id);
        assert!(stands(&office, &campaign, PLAYERS[0]).await.contains("<p class=\"lead\">running</p>"));
        act("pause").await;
        is_said(&office, english, german).await;
        act("resume").await;
        assert!(stands(&office, &campaign, PLAYERS[0]).await.contains("<p class=\"lead\">running</p>"));
    }
}

/// Where time that is over pauses a campaign, that is said.
#[tokio::test(flavor = "multi_thread")]
async fn where_running_stood_it_is_said_that_time_is_over() {
    let policies = json!({ "pace": { "kind": "deadline", "hours": 48 }, "time-out": { "turns": { "kind": "pause" } } });
    let Clocked { hands, office } = Clocked::open(None, policies).await;
    hands.go_on(50);
    let campaign = format!("/c/{}", office.id);
    crate::server::until("time is over", async || stands(&office, &campaign, PLAYERS[0]).await.contains("paused: time is over")).await;
    is_said(&office, "paused: time is over", "ruht: die Zeit ist um").await;
}
