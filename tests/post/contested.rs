//! Three servers on one Postgres: of answers that contest a place in the log exactly one wins, nobody is refused whose question
//! is open, and what is done through one server holds on the others. `STERNPOST_TEST_CONTESTED` says how many answers in each campaign,
//! `STERNPOST_TEST_CAMPAIGNS` and `STERNPOST_TEST_CLIENTS` how many campaigns, and clients of each.

use crate::api::{Table, one_at_a_time, pick};
use crate::postgres::fresh_database;
use crate::server::{KEY, NO_LIMITS, Server, is_in, until};
use chrono::TimeDelta;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use sternpost_core::{Picked, Seat, Source as _};
use sternpost_games::Games;
use sternpost_log::{Body, CampaignId, Cause, verify};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_players::Rng;
use sternpost_post::links::{InviteLink, Links, Purpose, UnsubscribeLink};
use sternpost_store::Store;
use sternpost_table::play::answer::{Replaces, Submission};
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_table::{Act, By, Refused, Service};

/// A number somebody has set, or the usual one.
fn set(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Answers that are to be confirmed in each campaign.
fn answers() -> usize {
    set("STERNPOST_TEST_CONTESTED", 60)
}

struct Servers {
    servers: [Server; 3],
    table: Table,
    store: Arc<Store>,
}

impl Servers {
    async fn start() -> Self {
        let database = fresh_database().await;
        let servers = [(); 3].map(|()| Server::start_with(Some(database.clone()), None, &NO_LIMITS));
        let table = Table::new(&servers[0]);
        Self { servers, table, store: sternpost_store::open(&database).await.unwrap() }
    }

    fn url(&self, which: usize) -> &str {
        &self.servers[which % self.servers.len()].url
    }

    async fn create(&self) -> String {
        let seat = |address: &str| json!({ "name": address, "email": address });
        let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(seat);
        let body = json!({ "game": "twilight-imperium", "name": "Contested", "options": one_at_a_time(), "seats": seats, "table": { "windows": "everybody" } });
        let (status, created) = self.table.post(0, format!("{}/api/v1/campaigns", self.url(0)), None, &body).await.unwrap();
        assert_eq!(status, 201, "{created}");
        created["id"].as_str().unwrap().to_owned()
    }

    /// Sends a form to a link of a mail; its status after the redirect.
    async fn submit(&self, which: usize, path: &str, link: impl Purpose, fields: &[(&str, &str)]) -> u16 {
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let request = self.table.client.post(format!("{}/{path}/{token}", self.url(which))).form(fields);
        let answer = request.send().await.unwrap();
        if path == "i" && is_in(&answer) { 200 } else { answer.status().as_u16() }
    }
}

fn invitation(id: &str, seat: u8) -> InviteLink {
    InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 }
}

/// What the clients of one campaign have met.
#[derive(Default)]
struct Met {
    confirmed: Mutex<BTreeMap<u64, String>>,
    refused: AtomicUsize,
}

#[tokio::test(flavor = "multi_thread")]
async fn of_contested_answers_through_three_servers_one_wins_and_no_open_question_is_refused() {
    let servers = Arc::new(Servers::start().await);
    let mut campaigns = vec![];
    let (campaigns_wanted, clients_wanted) = (set("STERNPOST_TEST_CAMPAIGNS", 3), set("STERNPOST_TEST_CLIENTS", 6));
    for _ in 0..campaigns_wanted {
        let id = servers.table.begin(&servers.servers[0]).await;
        campaigns.push((id, Arc::new(Met::default())));
    }
    let mut clients = vec![];
    for (id, met) in &campaigns {
        for client in 0..clients_wanted {
            clients.push(tokio::spawn(play(servers.clone(), id.clone(), client, met.clone())));
        }
    }
    for client in clients {
        client.await.unwrap();
    }
    let (mut confirmed, mut refused) = (0, 0);
    for (id, met) in &campaigns {
        let entries = servers.store.entries(id.parse().unwrap(), 0, 1_000_000).await.unwrap();
        verify(&entries, &servers.store.secret(id.parse().unwrap()).await.unwrap().unwrap()).unwrap();
        let answered = entries.iter().filter(|entry| matches!(entry.body, Body::Answered { .. } | Body::Together { .. }));
        let stored: BTreeMap<u64, String> = answered.map(|entry| (entry.seq, entry.hash.clone())).collect();
        assert_eq!(stored, *met.confirmed.lock().unwrap(), "each entry was confirmed to one client, and each confirmation is an entry");
        confirmed += stored.len();
        refused += met.refused.load(Ordering::Relaxed);
    }
    println!(
        "{} clients, {confirmed} answers confirmed, {refused} refused because their question was answered",
        campaigns_wanted * clients_wanted
    );
    assert!(refused > 0, "somebody was contested");
}

/// One of several clients of a seat: looks at one server, answers through the other.
async fn play(servers: Arc<Servers>, id: String, client: usize, met: Arc<Met>) {
    let (seat, mut rng) = (client % 3, Rng::new(client as u64));
    while met.confirmed.lock().unwrap().len() < answers() {
        let (here, there) = (servers.url(rng.below(3) as usize), servers.url(rng.below(3) as usize));
        let asked = servers.table.get(seat, format!("{here}/api/v1/campaigns/{id}/questions")).await;
        let Some(question) = asked["questions"].get(0) else {
            tokio::task::yield_now().await;
            continue;
        };
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [pick(question, &mut rng)] });
        let address = format!("{there}/api/v1/campaigns/{id}/answers");
        // What gets no answer is sent again under its key: it counts once.
        let key = format!("{client}-{}", rng.next_u64());
        let send = async || servers.table.post(seat, address.clone(), Some(&key), &body).await;
        let sent = match send().await {
            Err(error) if error.is_request() => send().await,
            sent => sent,
        };
        let (status, said) = sent.unwrap();
        match status {
            // It waits for those of others; whether the last one that was taken counts is another test's business.
            201 if said["is-sealed"] == true => {}
            201 => {
                let (seq, hash) = (said["version"].as_u64().unwrap(), said["hash"].as_str().unwrap().to_owned());
                assert_eq!(met.confirmed.lock().unwrap().insert(seq, hash), None, "entry {seq} was confirmed twice");
            }
            409 => {
                assert!(is_answered(&servers.store, &id, seat, question).await, "refused although it is open: {question} {said}");
                met.refused.fetch_add(1, Ordering::Relaxed);
            }
            _ => panic!("{status} {said}"),
        }
    }
}

async fn is_answered(store: &Store, id: &str, seat: usize, question: &Value) -> bool {
    let entries = store.entries(id.parse().unwrap(), 0, 1_000_000).await.unwrap();
    let (seat, id) = (Seat(u8::try_from(seat).unwrap()), question["id"].as_str());
    entries.iter().flat_map(|entry| entry.body.turns()).any(|turn| turn.seat == seat && turn.question.is_some() && turn.question == id)
}

#[tokio::test(flavor = "multi_thread")]
async fn three_who_join_at_once_through_two_servers_all_get_in_and_it_starts() {
    let servers = Servers::start().await;
    for round in 0..10 {
        let id = servers.create().await;
        // Both servers know the lobby as it was.
        for which in 0..2 {
            servers.table.get(0, format!("{}/api/v1/campaigns/{id}", servers.url(which))).await;
        }
        let joins = (0..3).map(|seat| servers.submit(round + usize::from(seat), "i", invitation(&id, seat), &[("choice", "")]));
        assert_eq!(futures_util::future::join_all(joins).await, [200; 3], "round {round}");
        for which in 0..2 {
            until("both servers know that it runs", async || {
                let seen = servers.table.get(0, format!("{}/api/v1/campaigns/{id}", servers.url(which))).await;
                seen["status"] == "running" && seen["seats"].as_array().unwrap().iter().all(|seat| seat["state"] == "taken")
            })
            .await;
        }
        assert!(servers.table.question(servers.url(round), &id).await.is_some(), "somebody is asked");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_unsubscribes_through_one_server_while_another_changes_the_language_gets_both() {
    let servers = Servers::start().await;
    for round in 0..10 {
        let id = servers.create().await;
        let campaign: CampaignId = id.parse().unwrap();
        let mut changes = vec![];
        for seat in 0..3 {
            let which = round + usize::from(seat);
            let unsubscribed = servers.submit(which, "u", UnsubscribeLink { campaign, seat, who: String::new() }, &[]);
            let spoken = servers.submit(which + 1, "i", invitation(&id, seat), &[("choice", ""), ("language", "de")]);
            changes.push(async { tokio::join!(unsubscribed, spoken) });
        }
        assert_eq!(futures_util::future::join_all(changes).await, [(200, 200); 3]);
        let seats = servers.store.seats(campaign).await.unwrap();
        let kept: Vec<(bool, &str)> = seats.iter().map(|row| (row.wants_mail, row.language.as_str())).collect();
        assert_eq!(kept, [(false, "de"); 3], "round {round}");
        for which in 0..2 {
            until("both servers know it", async || {
                let seen = servers.table.get(0, format!("{}/api/v1/campaigns/{id}", servers.url(which))).await;
                seen["seats"].as_array().unwrap().iter().all(|seat| seat["wants-mail"] == false && seat["language"] == "de")
            })
            .await;
        }
    }
}

/// A campaign that asks its three seats together: which secret objective to keep.
async fn asked_together(service: &Arc<Service>) -> CampaignId {
    let person =
        |name: &str| Invited { name: name.to_owned(), language: Language::English, player: Player::Email(format!("{name}@a.test")) };
    let options = Some(json!({ "content": ["secret-objectives"] }));
    let seats = ["Ada", "Bo", "Cleo"].map(person).to_vec();
    let new = NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Sealed".to_owned(),
        options,
        seats,
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    };
    let id = service.create("host@h.test", new).await.unwrap();
    for (seat, faction) in (0..3).zip(["sol", "hacan", "letnev"]) {
        service.take_seat(id, seat, Some(json!({ "faction": faction }))).await.unwrap();
    }
    id
}

/// Whatever a seat was told of its answer holds, also if others complete the step through another server at the same moment.
async fn an_answer_replaced_at_the_last_moment_is_opened_or_refused(url: String) {
    let mut services = vec![];
    for _ in 0..2 {
        let store = sternpost_store::open(&url).await.unwrap();
        services.push(Service::new(store, Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero()));
    }
    let (mut replaced, mut refused) = (0, 0);
    for round in 0..12 {
        let id = asked_together(&services[0]).await;
        let snapshot = services[0].snapshot(id).await.unwrap();
        let turn = |seat: u8, choice: usize| {
            let asked = snapshot.play().unwrap().asked_of(Seat(seat)).unwrap();
            let answers = vec![Picked::One(asked.offers[choice].id.clone())];
            let (seat, question, version) = (asked.seat, asked.id, snapshot.seq);
            Submission::plain(id, (seat, question, version), answers, Cause::Api)
        };
        services[round % 2].answer(turn(0, 0)).await.unwrap();
        let (anew, one, two) =
            tokio::join!(services[0].answer(turn(0, 1)), services[1].answer(turn(1, 0)), services[round % 2].answer(turn(2, 0)));
        one.unwrap();
        two.unwrap();
        let expected = match anew {
            Ok(_) => {
                replaced += 1;
                1
            }
            Err(Refused::Stale { .. }) => {
                refused += 1;
                0
            }
            Err(other) => panic!("round {round}: {other}"),
        };
        let entries = services[0].store.entries(id, 0, 100).await.unwrap();
        let opened: Vec<_> = entries
            .iter()
            .filter_map(|entry| if let Body::Together { answers, .. } = &entry.body { Some(answers.clone()) } else { None })
            .collect();
        assert_eq!(opened.len(), 1, "round {round}: one entry closes the step");
        assert_eq!(vec![opened[0][0].answer.clone()], turn(0, expected).answers, "round {round}: what was confirmed is what counts");
        assert!(services[0].store.sealed(id).await.unwrap().is_empty(), "nothing waits any more");
        verify(&entries, &services[0].store.secret(id).await.unwrap().unwrap()).unwrap();
    }
    println!("{replaced} replaced in time, {refused} refused because all were open");
}

/// Two servers in this process that never hear of each other: on SQLite entries are not told.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_heard_nothing_takes_the_right_answer_and_refuses_the_wrong_one() {
    let folder = tempfile::TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("s.db").display());
    let deaf = async || {
        let store = sternpost_store::open(&url).await.unwrap();
        Service::new(store, Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero())
    };
    let services = [deaf().await, deaf().await];
    let person =
        |name: &str| Invited { name: name.to_owned(), language: Language::English, player: Player::Email(format!("{name}@a.test")) };
    let seats = ["Ada", "Bo", "Cleo"].map(person).to_vec();
    let new = NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Deaf".to_owned(),
        options: Some(one_at_a_time()),
        seats,
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    };
    let id = services[0].create("host@h.test", new).await.unwrap();
    for service in &services {
        drop(service.snapshot(id).await.unwrap());
    }
    for (seat, service) in (0..3).zip(services.iter().cycle()) {
        service.take_seat(id, seat, None).await.unwrap();
    }
    for n in 0..20 {
        let (knows, behind) = (&services[n % 2], &services[(n + 1) % 2]);
        let snapshot = knows.snapshot(id).await.unwrap();
        let (asked, version) = (snapshot.owed().remove(0), snapshot.seq);
        drop(snapshot);
        let (seat, question, answers) = (asked.seat, asked.id, vec![asked.default]);
        let turn = Submission::plain(id, (seat, question, version), answers, Cause::Api);

        behind.preview(&turn).await.unwrap_or_else(|refused| panic!("preview {n}: {refused}"));
        behind.answer(turn.clone()).await.unwrap_or_else(|refused| panic!("answer {n}: {refused}"));

        // Now the other one believes it is open.
        let again = knows.answer(turn).await;
        assert!(matches!(again, Err(Refused::Stale { .. })), "{again:?}");
        // The next answer comes from whoever has just been told.
        drop(behind.snapshot(id).await.unwrap());
    }
}

/// Two devices of one seat that know of no answer hand in another each at the same moment.
async fn an_answer_nobody_told_of_is_not_replaced(url: String) {
    let mut services = vec![];
    for _ in 0..2 {
        let store = sternpost_store::open(&url).await.unwrap();
        services.push(Service::new(store, Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero()));
    }
    let id = asked_together(&services[0]).await;
    let snapshot = services[0].snapshot(id).await.unwrap();
    let turn = |choice: usize, replaces: Replaces| {
        let asked = snapshot.play().unwrap().asked_of(Seat(0)).unwrap();
        let answers = vec![Picked::One(asked.offers[choice].id.clone())];
        let (seat, question, version) = (asked.seat, asked.id, snapshot.seq);
        Submission { campaign: id, seat, question, version, answers, key: None, sent: None, cause: Cause::Page, replaces }
    };
    let given = async || services[0].store.sealed(id).await.unwrap().remove(0);
    for round in 0..10 {
        let [first, second] = [&services[0], &services[round % 2]];
        let came = tokio::join!(first.answer(turn(0, Replaces::Only(None))), second.answer(turn(1, Replaces::Only(None))));
        let taken = match came {
            (Ok(_), Err(Refused::GivenMeanwhile)) => 0,
            (Err(Refused::GivenMeanwhile), Ok(_)) => 1,
            other => panic!("round {round}: {other:?}"),
        };
        let waiting = given().await;
        assert_eq!(vec![waiting.given.answer.clone()], turn(taken, Replaces::Whatever).answers, "round {round}: nothing was replaced");
        // The very same once more replaces nothing either, and who knows of it may replace it.
        second.answer(turn(taken, Replaces::Only(None))).await.unwrap();
        let knowing = Replaces::Only(Some(given().await.id));
        second.answer(turn(1 - taken, knowing)).await.unwrap();
        assert_eq!(vec![given().await.given.answer], turn(1 - taken, Replaces::Whatever).answers, "round {round}");
        let back = Act::TakeBack(TakeBackWish { version: snapshot.seq, question: None });
        first.act(id, By::letter(Seat(0), Cause::Page), back).await.unwrap();
    }
}

on_both! {
    an_answer_replaced_at_the_last_moment_is_opened_or_refused
    an_answer_nobody_told_of_is_not_replaced
}
