//! A lobby with options: what the form can set, what cannot start, and a table whose players lay out their own map.

use crate::api::Table;
use crate::forms::Form;
use crate::server::{KEY, Server, is_in};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_games::Games;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_pages::options::{OptionKind, option_fields, options_from};
use sternpost_post::links::{InviteLink, Links};

fn campaign(options: &Value) -> Value {
    let seat = |address: &str| json!({ "name": address, "email": address });
    json!({
        "game": "twilight-imperium", "name": "Our own map", "options": options,
        "seats": [seat("ada@a.test"), seat("bo@b.test"), seat("cleo@c.test")],
    })
}

fn invitation(server: &Server, id: &str, seat: u8) -> String {
    let links = Links::new(KEY.as_bytes(), &[]);
    let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
    format!("{}/i/{}", server.url, links.sign(link, SystemClock.now() + TimeDelta::days(1)))
}

#[test]
fn the_form_sets_the_map_the_factions_and_the_speaker() {
    let games = Games::default();
    let game = games.get("twilight-imperium").unwrap();
    let (schema, defaults) = (game.options_schema(), game.default_options());
    let fields = option_fields(&schema, &defaults);
    for (name, choices) in [("map", 5), ("draft-slices", 5), ("draft-factions", 4), ("factions", 2), ("speaker", 7)] {
        let field = fields.iter().find(|field| field.name == name).unwrap_or_else(|| panic!("the form has no {name}"));
        assert!(matches!(&field.kind, OptionKind::Select { choices: found } if found.len() == choices), "{field:?}");
    }
    let sent =
        [("option-map", "\"placed\""), ("option-speaker", "\"second-seat\"")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let options = options_from(&schema, &defaults, &sent).unwrap();
    assert_eq!((&options["map"], &options["factions"], &options["speaker"]), (&json!("placed"), &json!("chosen"), &json!("second-seat")));
    game.check_options(&options).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_could_never_start_is_refused_at_once() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let address = format!("{}/api/v1/campaigns", server.url);
    let (status, problem) = table.post(0, address, None, &campaign(&json!({ "speaker": "sixth-seat" }))).await.unwrap();
    assert_eq!(status, 422, "{problem}");
    assert!(problem["detail"].as_str().unwrap().contains("seat number 6 cannot be speaker"), "{problem}");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_leave_their_faction_to_the_rules_and_lay_out_the_map() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let options = json!({ "map": "placed", "speaker": "first-seat" });
    let (status, created) = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &campaign(&options)).await.unwrap();
    assert_eq!(status, 201, "{created}");
    let id = created["id"].as_str().unwrap();

    let page = table.client.get(invitation(&server, id, 0)).send().await.unwrap().text().await.unwrap();
    let choices = Form::with_field(&page, "choice").expect("the invitation offers a choice").picks("choice");
    assert_eq!(choices.iter().filter(|choice| *choice == "{}" || choice.is_empty()).count(), 1, "one way to leave it open: {choices:?}");
    for (seat, choice) in [(0, "{}"), (1, r#"{"faction":"sol"}"#), (2, "")] {
        let taken = table.client.post(invitation(&server, id, seat)).form(&[("choice", choice)]).send().await.unwrap();
        assert!(is_in(&taken), "{choice}");
    }

    let url = format!("{}/api/v1/campaigns/{id}", server.url);
    let seen = table.get(1, url.clone()).await;
    assert_eq!(seen["view"]["players"][1]["faction"], json!("sol"), "{seen}");
    assert_ne!(seen["view"]["players"][0]["faction"], json!("sol"));
    let hands = &seen["view"]["tile-placing"]["hands"];
    assert_eq!(hands[1]["tiles"].as_array().map(Vec::len), Some(8), "{hands}");
    assert_eq!((&hands[0]["tiles"], &hands[0]["blue"]), (&Value::Null, &json!(6)), "a stranger's hand shows backs only");
    let (seat, question, _) = table.question(&server.url, id).await.unwrap();
    assert_eq!((seat, question["choices"].as_array().map(Vec::len)), (0, Some(8)), "{question}");
    let board = table.client.get(format!("{url}/board.svg")).bearer_auth(&table.tokens[0]).send().await.unwrap().text().await.unwrap();
    assert!(board.contains("Place 21") && board.contains("Home of ada@a.test"), "open places and homes are drawn");
}

/// A map for three, as the community writes it: ring by ring from the top, homes 0, no tile -1.
const MAP: &str = "43 21 47 31 34 19 40 27 32 45 25 44 24 36 37 30 38 48 -1 -1 35 0 23 -1 -1 -1 20 0 28 -1 -1 -1 22 0 33 -1";

#[tokio::test(flavor = "multi_thread")]
async fn a_map_the_host_brings_is_shown_before_anybody_agrees_and_played_on() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let options = json!({ "map": "given", "map-string": MAP });
    let (status, created) = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &campaign(&options)).await.unwrap();
    assert_eq!(status, 201, "{created}");
    let id = created["id"].as_str().unwrap();

    let page = table.client.get(invitation(&server, id, 0)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("The map") && page.contains("Home of bo@b.test") && page.contains("Supernova 43"), "{page}");
    let letter = first_invitation(&server).await;
    for said in ["The map", "Supernova 43", "Home of bo@b.test", "Content-Type: image/png"] {
        assert!(letter.contains(said), "the invitation lacks {said}: {letter}");
    }

    for seat in 0..3 {
        let taken = table.client.post(invitation(&server, id, seat)).form(&[("choice", "")]).send().await.unwrap();
        assert!(is_in(&taken));
    }
    let seen = table.get(1, format!("{}/api/v1/campaigns/{id}", server.url)).await;
    assert_eq!((&seen["view"]["tiles"]["43"], &seen["view"]["tiles"]["40"]), (&json!([0, -1]), &json!([0, -2])), "{seen}");
}

/// The letters of a server that has written its invitations.
async fn first_invitation(server: &Server) -> String {
    for _ in 0..200 {
        let folder = std::fs::read_dir(server.postbox()).into_iter().flatten();
        let letters = folder.filter_map(|entry| std::fs::read_to_string(entry.ok()?.path()).ok());
        if let Some(letter) = letters.into_iter().find(|letter| letter.contains("bo@b.test") && letter.contains("/i/")) {
            // Lines that were broken for the way are put together again.
            return letter.replace("=\r\n", "");
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("no invitation was written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_that_cannot_be_played_is_refused_with_everything_that_is_wrong() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let refused = async |map: &str| {
        let options = json!({ "map": "given", "map-string": map });
        let (status, problem) = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &campaign(&options)).await.unwrap();
        assert_eq!(status, 422, "{problem}");
        problem["detail"].as_str().unwrap().to_owned()
    };
    let twice = refused(&MAP.replacen("43", "21", 1)).await;
    assert!(twice.contains("tile 21 is in the box once and here at the positions 1, 2"), "{twice}");
    let unknown = refused(&MAP.replacen("43", "99", 1).replacen("40 27", "98 27", 1)).await;
    assert!(unknown.contains("no tile 99 (position 1)") && unknown.contains("no tile 98 (position 7)"), "{unknown}");
    let garbage = refused("<script>alert(1)</script>").await;
    assert!(garbage.contains("is not the number of a tile"), "{garbage}");
    assert!(refused("").await.contains("36 positions around Mecatol Rex, this one 0"));
    let (status, problem) =
        table.post(0, format!("{}/api/v1/campaigns", server.url), None, &campaign(&json!({ "map-string": MAP }))).await.unwrap();
    assert!(status == 422 && problem["detail"].as_str().unwrap().contains("`map` does not say"), "{problem}");
}
