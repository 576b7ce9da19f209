//! The form of a new campaign: what is wrong stands beside its field, lists are ticked, and the same people play once more.

use crate::api::Table;
use crate::forms::Form;
use crate::page::Page;
use crate::server::Server;
use crate::smtp::{Received, Sink};
use reqwest::{StatusCode, redirect::Policy};
use serde_json::{Value, json};
use sternpost_players::Rng;

const PLAYERS: [(&str, &str); 3] = [("ada@a.test", "Ada"), ("bo@b.test", "Bo"), ("cleo@c.test", "Cleo")];

struct Host<'s> {
    client: reqwest::Client,
    server: &'s Server,
}

impl<'s> Host<'s> {
    fn of(server: &'s Server) -> Self {
        Self { client: reqwest::Client::builder().redirect(Policy::none()).build().unwrap(), server }
    }

    async fn form(&self, who: &str, query: &str) -> (StatusCode, String) {
        let request = self.client.get(format!("{}/create{query}", self.server.url)).bearer_auth(self.server.token(who));
        let answer = request.send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    }

    async fn send(&self, who: &str, fields: &[(String, String)]) -> (StatusCode, String, String) {
        let request = self.client.post(format!("{}/create", self.server.url)).bearer_auth(self.server.token(who)).form(fields);
        let answer = request.send().await.unwrap();
        let place = answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned()).unwrap_or_default();
        (answer.status(), place, answer.text().await.unwrap())
    }

    async fn api(&self, who: &str, path: &str) -> Value {
        let request = self.client.get(format!("{}/api/v1{path}", self.server.url)).bearer_auth(self.server.token(who));
        request.send().await.unwrap().json().await.unwrap()
    }
}

/// What a browser would send of a form it was just shown.
fn filled(page: &str) -> Vec<(String, String)> {
    let form = Form::with_field(page, "seat-1-kind").expect("the form has seats");
    assert_eq!(form.action, "/create");
    form.as_shown()
}

fn with(fields: &[(String, String)], changes: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut fields = fields.to_vec();
    for (name, value) in changes {
        match fields.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = (*value).to_owned(),
            None => fields.push(((*name).to_owned(), (*value).to_owned())),
        }
    }
    fields
}

const PEOPLE: [(&str, &str); 9] = [
    ("name", "Ours"),
    ("seat-1-name", "Ada"),
    ("seat-1-mail", "ada@a.test"),
    ("seat-2-kind", "person"),
    ("seat-2-name", "Bo"),
    ("seat-2-mail", "bo@b.test"),
    ("seat-3-kind", "open"),
    ("seat-4-kind", "bot-eager"),
    ("seat-4-name", "Robot"),
];

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_stands_beside_its_field_and_the_rest_stays_typed() {
    let server = Server::start(None, None);
    let host = Host::of(&server);
    let (_, page) = host.form("ada@a.test", "?game=twilight-imperium").await;
    let right = with(&filled(&page), &PEOPLE);
    for (field, value, beside) in [
        ("name", "", "name"),
        ("seat-2-mail", "nobody", "seat-2-mail"),
        ("seat-2-mail", "ADA@a.test", "seat-2-mail"),
        ("seat-2-name", "ada", "seat-2-name"),
        ("seat-4-name", "\u{200b}", "seat-4-name"),
        ("seat-3-kind", "emperor", "seat-3-kind"),
    ] {
        let (status, _, page) = host.send("ada@a.test", &with(&right, &[(field, value)])).await;
        assert_eq!(status, StatusCode::OK, "{field}");
        let shown = Page::of(&page);
        assert!(shown.has(&format!("a[href=\"#{beside}\"]")) && shown.has(&format!("#{beside}-error")), "{field}: {value}");
        let again = filled(&page);
        let kept = ["seat-1-name", "seat-4-kind", "option-victory-points"];
        for name in kept.iter().filter(|name| **name != field) {
            let value = |fields: &[(String, String)]| fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
            assert_eq!(value(&again), value(&right), "{field}: {name} is lost");
        }
    }
    let few = with(&right, &[("seat-3-kind", "person"), ("seat-4-kind", "nobody"), ("seat-3-mail", "")]);
    let (_, _, page) = host.send("ada@a.test", &few).await;
    assert!(page.contains("#seat-3-mail"), "a person without an address");
    assert!(host.api("ada@a.test", "/games").await.is_array());
    let store = sternpost_store::open(&server.database()).await.unwrap();
    assert_eq!(store.campaigns_of("ada@a.test").await.unwrap().len(), 0, "nothing was created");

    // The lists of the game are ticked, and what is not ticked is not in the box.
    let without: Vec<(String, String)> =
        right.iter().filter(|(name, value)| !(name == "option-content" && value == "\"agendas\"")).cloned().collect();
    assert_eq!(without.len() + 1, right.len(), "every kind of content has its box");
    let (status, place, page) = host.send("ada@a.test", &without).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let made = host.api("ada@a.test", &place.replace("/c/", "/campaigns/")).await;
    let content = made["options"]["content"].as_array().unwrap();
    assert!(content.len() == 6 && !content.contains(&json!("agendas")), "{content:?}");
    let states: Vec<&str> = made["seats"].as_array().unwrap().iter().map(|seat| seat["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["invited", "invited", "open", "bot"]);
}

/// Plays a campaign to its end.
async fn played(table: &Table, server: &Server) -> String {
    let id = table.begin(server).await;
    let mut rng = Rng::new(3);
    while table.answer(&server.url, &id, &mut rng).await.unwrap().is_some() {}
    id
}

async fn a_rematch_brings_the_same_people_together(database: Option<String>) {
    let sink = Sink::start().await;
    let server = Server::start(database, Some(sink.address));
    let (table, host) = (Table::new(&server), Host::of(&server));
    let running = table.begin(&server).await;
    let id = played(&table, &server).await;

    assert_eq!(host.form("ada@a.test", &format!("?rematch={running}")).await.0, StatusCode::CONFLICT, "not while it is played");
    assert_eq!(host.form("eve@e.test", &format!("?rematch={id}")).await.0, StatusCode::FORBIDDEN);
    let (_, page) = host.form("ada@a.test", &format!("?rematch={id}&turn=1")).await;
    let fields = filled(&page);
    let value = |name: &str| fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    assert_eq!((value("seat-1-mail"), value("seat-2-mail")), (Some("cleo@c.test"), Some("ada@a.test")), "everybody one seat on");
    let before = host.api("ada@a.test", &format!("/campaigns/{id}")).await;
    let (status, place, page) = host.send("ada@a.test", &fields).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let again = host.api("ada@a.test", &place.replace("/c/", "/campaigns/")).await;
    assert_eq!((&again["game"], &again["status"]), (&before["game"], &json!("lobby")));
    assert_eq!(again["options"]["content"], before["options"]["content"]);
    assert_eq!(again["options"]["map"], "preset", "what the host had left unsaid is the default still");
    assert_eq!(again["seats"][0]["name"], before["seats"][2]["name"]);

    // A player who was not host learns nobody's address, in the form or in the lobby; the others are written to all the same.
    let (_, page) = host.form("bo@b.test", &format!("?rematch={id}")).await;
    let mails: Vec<String> = filled(&page).into_iter().filter(|(name, _)| name.ends_with("-mail")).map(|(_, value)| value).collect();
    assert!(!mails.contains(&"ada@a.test".to_owned()) && mails.contains(&"bo@b.test".to_owned()), "{mails:?}");
    let names = with(&filled(&page), &[("name", "Bo's"), ("seat-1-name", "Ada"), ("seat-2-name", "Bo"), ("seat-3-name", "Cleo")]);
    let (_, _, refused) = host.send("bo@b.test", &with(&names, &[("seat-1-mail", "cleo@c.test")])).await;
    let (_, _, as_well) = host.send("bo@b.test", &with(&names, &[("seat-1-mail", "eve@e.test")])).await;
    let errors = |page: &str| Page::of(page).texts("#seat-1-mail-error");
    assert!(errors(&refused).len() == 1 && errors(&refused) == errors(&as_well), "who types an address learns nothing from what is said");
    let (status, place, page) = host.send("bo@b.test", &names).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
    let text = |mail: &Received| mail.mail().body_text(0).unwrap_or_default().replace("\r\n", "\n");
    let way = format!("{}/w/", server.url);
    for (address, name) in [PLAYERS[0], PLAYERS[2]] {
        let mail = sink.wait_for(|mail| mail.to[0] == address && text(mail).contains(&way)).await;
        let link = text(&mail).split_whitespace().find(|word| word.starts_with(&way)).unwrap().to_owned();
        let lobby = host.client.get(format!("{}{place}", server.url)).bearer_auth(server.token("bo@b.test")).send().await.unwrap();
        assert!(!lobby.text().await.unwrap().contains(address), "{address}: not before its holder has come");
        assert_eq!(host.client.post(&link).send().await.unwrap().status(), StatusCode::SEE_OTHER);
        let seats = host.api("bo@b.test", &place.replace("/c/", "/campaigns/")).await["seats"].clone();
        let seat = PLAYERS.iter().position(|player| player.1 == name).unwrap();
        assert_eq!((&seats[seat]["name"], &seats[seat]["state"]), (&json!(name), &json!("invited")), "the seat that was meant");
    }
}

on_both_servers! {
    a_rematch_brings_the_same_people_together
}
