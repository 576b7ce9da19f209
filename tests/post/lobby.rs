//! A lobby with options: what the form can set, what cannot start, and a table whose players lay out their own map.

use crate::api::Table;
use crate::forms::Form;
use crate::server::{KEY, Server};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::games::Games;
use sternpost::http::pages::{OptionKind, option_fields, options_from};
use sternpost::post::links::{InviteLink, Links};

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
    for (name, choices) in [("map", 3), ("factions", 2), ("speaker", 7)] {
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
    let choices = Form::with_field(&page, "choice").expect("the invitation offers a choice").options("choice");
    assert_eq!(choices.iter().filter(|choice| *choice == "{}" || choice.is_empty()).count(), 1, "one way to leave it open: {choices:?}");
    for (seat, choice) in [(0, "{}"), (1, r#"{"faction":"sol"}"#), (2, "")] {
        let taken = table.client.post(invitation(&server, id, seat)).form(&[("choice", choice)]).send().await.unwrap();
        assert_eq!(taken.status(), 200, "{choice}");
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
