//! Creating a campaign: the same form or the same call twice makes one; whoever hangs up still gets it whole.

use crate::api::Table;
use crate::forms::Form;
use crate::server::{Server, until};
use futures_util::FutureExt as _;
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost_games::Games;
use sternpost_model::clock::SystemClock;
use sternpost_model::language::Language;
use sternpost_store::Status;
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};
use sternpost_table::{Service, Strength};

fn campaign(name: &str) -> Value {
    let seat = |address: &str| json!({ "name": address, "email": address });
    let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(seat);
    json!({ "game": "twilight-imperium", "name": name, "seats": seats })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_call_twice_makes_one_campaign_and_its_key_bears_no_other() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let address = format!("{}/api/v1/campaigns", server.url);
    let (status, first) = table.post(0, address.clone(), Some("once"), &campaign("Ours")).await.unwrap();
    assert_eq!(status, 201);

    let same = campaign("Ours");
    let again = (0..5).map(|_| table.post(0, address.clone(), Some("once"), &same));
    for again in futures_util::future::join_all(again).await {
        assert_eq!(again.unwrap(), (200, first.clone()));
    }
    let (status, problem) = table.post(0, address.clone(), Some("once"), &campaign("Another")).await.unwrap();
    assert_eq!(status, 422, "{problem}");
    assert!(problem["type"].as_str().unwrap().ends_with("/key-used"), "{problem}");
    let (status, other) = table.post(1, address.clone(), Some("once"), &campaign("Ours")).await.unwrap();
    assert_eq!(status, 201, "a key is its owner's: {other}");
    assert_ne!(other["id"], first["id"]);

    let store = sternpost_store::open(&server.database()).await.unwrap();
    assert_eq!(store.campaigns_of("ada@a.test").await.unwrap().len(), 2, "Ada's own and Bo's");
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_with_one_key_at_once_make_one_campaign() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let address = format!("{}/api/v1/campaigns", server.url);
    let body = campaign("At once");
    let calls = futures_util::future::join_all((0..10).map(|_| table.post(0, address.clone(), Some("once"), &body))).await;

    let answers: Vec<(u16, Value)> = calls.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers.iter().filter(|(status, _)| *status == 201).count(), 1, "{answers:?}");
    assert!(answers.iter().all(|(status, body)| [200, 201].contains(status) && body["id"] == answers[0].1["id"]), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_twice_makes_one_campaign() {
    let server = Server::start(None, None);
    let host = server.token("ada@a.test");
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let page = client.get(format!("{}/create", server.url)).bearer_auth(&host).send().await.unwrap().text().await.unwrap();
    let hidden = Form::with_field(&page, "key").expect("the form has a key").hidden();
    let key = hidden.into_iter().find(|(name, _)| name == "key").expect("it is filled in").1;
    let mut fields = vec![("game", "twilight-imperium"), ("name", "Twice"), ("key", key.as_str())];
    for (kind, name, mail) in [
        ("seat-1-kind", "seat-1-name", "seat-1-mail"),
        ("seat-2-kind", "seat-2-name", "seat-2-mail"),
        ("seat-3-kind", "seat-3-name", "seat-3-mail"),
    ] {
        fields.extend([(kind, "person"), (name, name), (mail, mail)]);
    }
    let fields: Vec<(&str, String)> = fields
        .into_iter()
        .map(|(name, value)| (name, if name.ends_with("-mail") { format!("{value}@a.test") } else { value.to_owned() }))
        .collect();
    let mut places = vec![];
    for _ in 0..2 {
        let sent = client.post(format!("{}/create", server.url)).bearer_auth(&host).form(&fields).send().await.unwrap();
        assert_eq!(sent.status(), 303);
        places.push(sent.headers()["location"].to_str().unwrap().to_owned());
    }
    assert_eq!(places[0], places[1]);
    let store = sternpost_store::open(&server.database()).await.unwrap();
    assert_eq!(store.campaigns_of("ada@a.test").await.unwrap().len(), 1);

    let changed: Vec<(&str, String)> =
        fields.iter().map(|(name, value)| (*name, if *name == "name" { "Else".to_owned() } else { value.clone() })).collect();
    let sent = client.post(format!("{}/create", server.url)).bearer_auth(&host).form(&changed).send().await.unwrap();
    assert_eq!(sent.status(), 200, "the form comes back");
    assert!(sent.text().await.unwrap().contains("This form was sent before"));
    assert_eq!(store.campaigns_of("ada@a.test").await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_hangs_up_gets_the_campaign_whole() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("s.db").display())).await.unwrap();
    let operator = "operator@o.test".to_owned();
    let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), operator, chrono::TimeDelta::zero());
    let bot =
        |name: &str| Invited { name: name.to_owned(), language: Language::English, player: Player::Bot(Bot::Plays(Strength::Random)) };
    let seats = ["Ada", "Bo", "Cleo"].map(bot).to_vec();
    let new = NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Hung up".to_owned(),
        options: None,
        seats,
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    };

    // Begun, and dropped before it could be done.
    assert!(service.create("host@h.test", new).now_or_never().is_none());

    until("the campaign has started", async || {
        let campaigns = store.campaigns_of("host@h.test").await.unwrap();
        campaigns.first().is_some_and(|campaign| campaign.status != Status::Lobby)
    })
    .await;
}
