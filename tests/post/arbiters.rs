//! Who rules disputes: named before the start by the host, after it by all who hold a seat; shown to everybody, and no more than a spectator while
//! no dispute is open.

use crate::api::PLAYERS;
use crate::postgres::fresh_database;
use crate::server::{NO_LIMITS, Server, until};
use crate::world::World;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const JUNO: &str = "juno@j.test";

impl World {
    /// What is proposed, as somebody reads it.
    async fn proposed(&self, who: &str) -> Value {
        let request = self.table.client.get(self.api("/roles")).bearer_auth(self.server.token(who));
        request.send().await.unwrap().json::<Value>().await.unwrap()["proposal"].clone()
    }

    /// Agrees to what is proposed now.
    async fn agrees(&self, who: &str) -> (u16, Value) {
        let proposal = self.proposed(who).await["proposal"].clone();
        self.settles(who, json!({ "act": "agree", "proposal": proposal.as_str().unwrap_or("nothing") })).await
    }

    /// Somebody settles something about who may do what.
    async fn settles(&self, who: &str, body: Value) -> (u16, Value) {
        let request = self.table.client.post(self.api("/roles")).bearer_auth(self.server.token(who)).json(&body);
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    async fn roles(&self) -> Value {
        self.table.client.get(self.api("/roles")).send().await.unwrap().json().await.unwrap()
    }

    /// Whether a letter says something.
    async fn written(&self, what: &str) -> bool {
        let list = self.table.client.get(format!("{}/postbox", self.server.url)).send().await.unwrap().text().await.unwrap();
        let ids = list.split("href=\"/postbox/").skip(1).map(|rest| rest.split(['"', '?']).next().unwrap().to_owned());
        let mut found = false;
        for id in ids.collect::<BTreeSet<_>>() {
            let letter =
                self.table.client.get(format!("{}/postbox/{id}/html", self.server.url)).send().await.unwrap().text().await.unwrap();
            found |= letter.contains(what);
        }
        found
    }

    /// To whom letters about arbiters were written, by what they say.
    async fn told(&self, what: &str) -> BTreeSet<String> {
        let all = sternpost_store::open(&self.server.database()).await.unwrap().letters(self.id.parse().unwrap()).await.unwrap();
        let is_it = |payload: &str| serde_json::from_str::<Value>(payload).unwrap()["what"] == what;
        let told = all.into_iter().filter(|letter| letter.letter.kind().name() == "seat" && is_it(&letter.letter.content.payload()));
        told.map(|letter| letter.letter.recipient).collect()
    }
}

fn name(who: &str) -> Value {
    json!({ "act": "name", "name": "Juno", "email": who, "language": "de" })
}

fn these(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

async fn an_arbiter_is_named_agreed_to_and_no_more_than_a_spectator(database: Option<String>) {
    let mut world = World::of(Server::start_with(database, None, &NO_LIMITS), "");
    let seats: Vec<Value> = PLAYERS.iter().map(|address| json!({ "name": address, "email": address })).collect();
    let body = json!({ "game": "twilight-imperium", "name": "Judged", "options": crate::api::one_at_a_time(), "seats": seats });
    let made = world.table.post(0, format!("{}/api/v1/campaigns", world.server.url), None, &body).await.unwrap().1;
    world.id = made["id"].as_str().unwrap().to_owned();
    // Before the start: the host alone, and nobody who sits there.
    assert_eq!(world.settles("bo@b.test", name(JUNO)).await.0, 409);
    assert_eq!(world.settles("stranger@s.test", name(JUNO)).await.0, 403);
    for (who, email) in [("Juno", PLAYERS[1]), (PLAYERS[1], JUNO), ("", JUNO), ("Juno", "nowhere"), ("Ju\u{202e}no", JUNO)] {
        let (status, said) = world.settles(PLAYERS[0], json!({ "act": "name", "name": who, "email": email })).await;
        assert_eq!(status, 422, "{who:?} {email}: {said}");
    }
    let (status, said) = world.settles(PLAYERS[0], name("  JUNO@j.test ")).await;
    assert_eq!((status, &said["arbiter"]), (200, &json!("Juno")), "{said}");
    assert_eq!(world.told("arbiter-you").await, these(&[JUNO]));
    assert!(!world.roles().await.to_string().contains("j.test"), "everybody sees the name, nobody the address");
    let page = world.table.client.get(world.page_address("/roles")).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("<dd>Juno</dd>"), "{page}");
    assert_eq!(world.settles(PLAYERS[0], json!({ "act": "nobody" })).await.1["arbiter"], Value::Null);
    assert_eq!(world.told("arbiter-no-more").await, these(&[JUNO]));
    assert_eq!(world.settles(PLAYERS[0], json!({ "act": "nobody" })).await.0, 409);
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    let before_the_start = store.entries(world.id.parse().unwrap(), 0, 100).await.unwrap();
    let said: Vec<_> = before_the_start.iter().filter(|entry| entry.body.kind() == "court").map(|entry| entry.actor).collect();
    assert_eq!(said, [sternpost_log::Actor::Host; 2], "named and dismissed by the host: {before_the_start:?}");

    // After the start: everybody who holds a seat.
    world.id = world.table.begin(&world.server).await;
    assert_eq!(world.settles(JUNO, name(JUNO)).await.0, 403, "nobody proposes themselves from outside");
    let (status, said) = world.settles(PLAYERS[1], name(JUNO)).await;
    assert_eq!((status, &said["arbiter"], &said["proposal"]["name"]), (200, &Value::Null, &json!("Juno")), "{said}");
    assert_eq!(said["proposal"]["waits-for"], json!([0, 2]), "who proposes agrees");
    assert_eq!(world.roles().await["proposal"], Value::Null, "what is proposed is for who plays");
    assert_eq!(world.told("arbiter-asked").await, these(&[PLAYERS[0], PLAYERS[2]]));
    until("who has to agree is written to", async || world.written("Juno is proposed as arbiter").await).await;
    assert_eq!(world.agrees(PLAYERS[0]).await.1["proposal"]["waits-for"], json!([2]));
    assert_eq!(world.agrees(PLAYERS[0]).await.1["proposal"]["waits-for"], json!([2]), "once is as good as twice");
    assert_eq!(world.settles(PLAYERS[2], json!({ "act": "decline" })).await.1["proposal"], Value::Null);
    assert_eq!(world.agrees(PLAYERS[2]).await.0, 409, "nothing is proposed any more");
    for seat in [PLAYERS[0], PLAYERS[1], PLAYERS[2]] {
        let (status, _) = if seat == PLAYERS[0] { world.settles(seat, name(JUNO)).await } else { world.agrees(seat).await };
        assert_eq!(status, 200);
    }
    assert_eq!(world.roles().await["arbiter"], "Juno");
    assert_eq!(world.told("arbiter").await, these(&PLAYERS), "everybody who plays is told");

    for what in ["Du bist Schiedsperson dieser Kampagne", "Juno is arbiter from now on"] {
        until(what, async || world.written(what).await).await;
    }

    // While no dispute is open an arbiter sees what a spectator sees, and the host what a seat sees.
    let seen = async |who: Option<&str>| -> Value {
        let mut request = world.table.client.get(world.api(""));
        if let Some(who) = who {
            request = request.bearer_auth(world.server.token(who));
        }
        request.send().await.unwrap().json().await.unwrap()
    };
    assert_eq!(seen(Some(JUNO)).await, seen(None).await);
    assert_eq!(seen(Some(PLAYERS[0])).await["eyes"], json!({ "seat": 0 }));
    assert_eq!(world.settles(PLAYERS[0], json!({ "act": "watching", "by": "nobody" })).await.0, 200);
    assert_eq!(seen(Some(JUNO)).await["eyes"], "spectator", "who rules disputes is no stranger");
    assert_eq!(world.settles(PLAYERS[0], json!({ "act": "watching", "by": "anybody" })).await.0, 200);
    for (way, body) in [("/answers", json!({ "version": 1, "question": "x", "answers": [] })), ("/take-back", json!({ "version": 1 }))] {
        let sent = world.table.client.post(world.api(way)).bearer_auth(world.server.token(JUNO)).json(&body).send().await.unwrap();
        assert_eq!(sent.status(), 403, "{way}");
    }

    // Whoever sits down is arbiter no more, for good.
    let offer = json!({ "act": "offer", "name": "Juno J.", "email": JUNO });
    let sent = world.table.client.post(world.api("/seats/2/holder")).bearer_auth(&world.table.tokens[2]).json(&offer).send().await.unwrap();
    assert_eq!(sent.status(), 204);
    let offers = world.get(2, "/seats").await;
    let link = sternpost_post::links::HandLink {
        campaign: world.id.parse().unwrap(),
        offer: offers["offers"][0]["offer"].as_str().unwrap().to_owned(),
    };
    let url = format!("{}/h/{}", world.server.url, crate::hand_over::signed(link));
    world.table.client.post(url).form(&[("act", "accept")]).send().await.unwrap();
    assert_eq!(world.roles().await["arbiter"], Value::Null);
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    assert_eq!(store.arbiter(world.id.parse().unwrap()).await.unwrap(), None, "the row is gone too");
    assert!(world.server.command(&["audit"]).status.success());

    // Who was arbiter, and from when, can be read in the log and in the chronicle; of proposals nothing.
    let log: Value = world.table.client.get(world.api("/log")).send().await.unwrap().json().await.unwrap();
    let entries = store.entries(world.id.parse().unwrap(), 0, 10_000).await.unwrap();
    let appointed: Vec<(u64, Value, Value)> = entries
        .iter()
        .filter(|entry| entry.body.kind() == "court")
        .map(|entry| (entry.seq, serde_json::to_value(&entry.body).unwrap(), serde_json::to_value(entry.cause).unwrap()))
        .collect();
    let named: Vec<(&Value, &Value, &Value)> = appointed.iter().map(|(_, body, cause)| (&body["act"], &body["name"], cause)).collect();
    let act = json!("appointed");
    assert_eq!(named, [(&act, &json!("Juno"), &json!("vote")), (&act, &Value::Null, &json!("lifecycle"))], "{appointed:?}");
    assert!(!log.to_string().contains("j.test"), "no address is in it");
    let lines = log["lines"].as_array().unwrap().iter().filter(|line| line["text"].as_str().unwrap().contains("arbiter"));
    let lines: Vec<(&Value, &str)> = lines.map(|line| (&line["seq"], line["text"].as_str().unwrap())).collect();
    assert_eq!(
        lines,
        [
            (&json!(appointed[0].0), "From here on Juno is the arbiter and rules disputes."),
            (&json!(appointed[1].0), "From here on there is no arbiter.")
        ]
    );
    let page = world.table.client.get(world.page_address("/chronicle")).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("From here on Juno is the arbiter"), "{page}");
    let file = world.server.data().join("judged.jsonl");
    let file = file.to_str().unwrap();
    assert!(world.server.command(&["export", &world.id, "--out", file]).status.success());
    assert_ne!(world.server.command(&["verify", file]).status.code(), Some(1), "it holds");
}

/// Whoever held a seat when it agreed has agreed; who holds it now has not. And of two who agree at once through two servers both have.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_former_holder_agreed_to_binds_nobody_and_agreements_at_once_both_count() {
    let database = fresh_database().await;
    let world = World::on(Server::start_with(Some(database.clone()), None, &NO_LIMITS)).await;
    let other = Server::start(Some(database), None);
    assert_eq!(world.settles(PLAYERS[0], name(JUNO)).await.0, 200);
    let proposal = world.proposed(PLAYERS[1]).await["proposal"].clone();
    let agree = async |url: &str, seat: usize| {
        let url = format!("{url}/api/v1/campaigns/{}/roles", world.id);
        world.table.post(seat, url, None, &json!({ "act": "agree", "proposal": proposal })).await.unwrap().0
    };
    let (one, two) = tokio::join!(agree(&world.server.url, 1), agree(&other.url, 2));
    assert_eq!((one, two), (200, 200));
    until("both agreements are heard", async || world.roles().await["arbiter"] == "Juno").await;

    assert_eq!(world.settles(PLAYERS[1], json!({ "act": "nobody" })).await.0, 200);
    let offer = json!({ "act": "offer", "name": "Dov", "email": "dov@d.test" });
    let sent = world.table.client.post(world.api("/seats/1/holder")).bearer_auth(&world.table.tokens[1]).json(&offer).send().await.unwrap();
    assert_eq!(sent.status(), 204);
    let offers = world.get(1, "/seats").await;
    let link = sternpost_post::links::HandLink {
        campaign: world.id.parse().unwrap(),
        offer: offers["offers"][0]["offer"].as_str().unwrap().to_owned(),
    };
    let url = format!("{}/h/{}", world.server.url, crate::hand_over::signed(link));
    world.table.client.post(url).form(&[("act", "accept")]).send().await.unwrap();
    for seat in [PLAYERS[0], PLAYERS[2]] {
        assert_eq!(world.agrees(seat).await.0, 200);
    }
    assert_eq!(world.roles().await["arbiter"], "Juno", "who holds the seat now was not asked");
    assert_eq!(world.agrees("dov@d.test").await.1["arbiter"], Value::Null);
}

/// Of two of one name everybody knows which they agree to: by the address, masked, and by the name of the proposal.
async fn of_two_of_one_name_everybody_knows_which_they_agree_to(database: Option<String>) {
    let world = World::on(Server::start_with(database, None, &NO_LIMITS)).await;
    let zoe = |address: &str| json!({ "act": "name", "name": "Zoe", "email": address, "language": "en" });
    assert_eq!(world.settles(PLAYERS[0], zoe("zoe@honest.test")).await.0, 200);
    let first = world.proposed(PLAYERS[1]).await;
    assert_eq!((&first["name"], &first["address"]), (&json!("Zoe"), &json!("z…@honest.test")));
    assert_eq!(world.agrees(PLAYERS[1]).await.0, 200);
    // Who proposes has another Zoe: everybody is asked anew, and told so.
    assert_eq!(world.settles(PLAYERS[0], zoe("ada+zoe@a.test")).await.0, 200);
    let second = world.proposed(PLAYERS[2]).await;
    assert_eq!(second["waits-for"], json!([1, 2]), "what was agreed to before is not this");
    assert_ne!(first["proposal"], second["proposal"]);
    for stale in [json!({ "act": "agree", "proposal": first["proposal"] }), json!({ "act": "agree" })] {
        for who in [PLAYERS[1], PLAYERS[2]] {
            assert_eq!(world.settles(who, stale.clone()).await.0, 409, "{stale}");
        }
    }
    assert_eq!(world.roles().await["arbiter"], Value::Null);
    let page = world.table.client.get(world.page_address("/roles")).bearer_auth(world.server.token(PLAYERS[2]));
    let page = page.send().await.unwrap().text().await.unwrap();
    assert!(page.contains("a…@a.test") && !page.contains("ada+zoe"), "{page}");
    assert!(page.contains(&format!("name=\"proposal\" value=\"{}\"", second["proposal"].as_str().unwrap())), "{page}");
    until("they are told that it is another", async || world.written("This takes the place of an earlier proposal").await).await;
    let form = |proposal: &Value| vec![("act", "agree".to_owned()), ("proposal", proposal.as_str().unwrap().to_owned())];
    let press = async |proposal: &Value| {
        let url = world.page_address("/roles");
        let sent = world.table.client.post(url).bearer_auth(world.server.token(PLAYERS[2])).form(&form(proposal)).send().await.unwrap();
        sent.status().as_u16()
    };
    assert_eq!((press(&first["proposal"]).await, press(&second["proposal"]).await), (422, 200));
    assert_eq!(world.agrees(PLAYERS[1]).await.1["arbiter"], "Zoe");
    let page = world.table.client.get(world.page_address("/roles")).bearer_auth(world.server.token(PLAYERS[2]));
    assert!(page.send().await.unwrap().text().await.unwrap().contains("Zoe (a…@a.test)"), "who plays sees who rules");
}

on_both_servers! {
    an_arbiter_is_named_agreed_to_and_no_more_than_a_spectator
    of_two_of_one_name_everybody_knows_which_they_agree_to
}
