//! The JSON API on both databases: whole campaigns, and everything that can go wrong with a request.

use crate::server::{KEY, Server, is_in};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_core::Source as _;
use sternpost_games::Games;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_post::links::{InviteLink, Links};

pub(crate) const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];

/// How many of the three play a game: all of them, where it has seats for three.
pub(crate) fn seats_in(game: &str) -> usize {
    PLAYERS.len().min((*Games::default().get(game).expect("the game is in the product").seats().end()).into())
}

/// A client of a server, with the players' tokens.
pub(crate) struct Table {
    pub(crate) client: reqwest::Client,
    pub(crate) tokens: Vec<String>,
}

/// Options of a game that asks one player after the other from the first question on: without secret objectives, which all choose at once.
pub(crate) fn one_at_a_time() -> Value {
    json!({ "content": ["transactions"] })
}

impl Table {
    pub(crate) fn new(server: &Server) -> Self {
        Self { client: reqwest::Client::new(), tokens: PLAYERS.iter().map(|address| server.token(address)).collect() }
    }

    /// Creates a campaign of three people, or of two of them where a game is for two, and lets them in by the links of their invitations.
    pub(crate) async fn begin(&self, server: &Server) -> String {
        self.begin_game(server, "twilight-imperium", one_at_a_time()).await
    }

    /// The same for a game with these options.
    pub(crate) async fn begin_game(&self, server: &Server, game: &str, options: Value) -> String {
        self.begin_called(server, PLAYERS, game, options).await
    }

    /// The same by whoever has this token.
    pub(crate) async fn begin_hosted(&self, server: &Server, host: &str) -> String {
        self.begin_as(server, host, PLAYERS, ("twilight-imperium", one_at_a_time())).await
    }

    /// The same with other names than their addresses.
    pub(crate) async fn begin_called(&self, server: &Server, names: [&str; 3], game: &str, options: Value) -> String {
        self.begin_as(server, &self.tokens[0], names, (game, options)).await
    }

    async fn begin_as(&self, server: &Server, host: &str, names: [&str; 3], (game, options): (&str, Value)) -> String {
        let seats: Vec<Value> =
            PLAYERS[..seats_in(game)].iter().zip(names).map(|(address, name)| json!({ "name": name, "email": address })).collect();
        let body = json!({ "game": game, "name": "By program", "options": options, "seats": seats, "table": { "windows": "everybody" } });
        let created = self.client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(host).json(&body).send().await.unwrap();
        assert_eq!(created.status(), 201);
        let id = created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned();
        let links = Links::new(KEY.as_bytes(), &[]);
        for seat in 0..u8::try_from(seats_in(game)).unwrap() {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = links.sign(link, SystemClock.now() + TimeDelta::days(1));
            let taken = self.client.post(format!("{}/i/{token}", server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert!(is_in(&taken));
        }
        id
    }

    pub(crate) async fn get(&self, seat: usize, address: String) -> Value {
        // A connection that was kept may be closed just as it is used again: whoever looks asks once more.
        let ask = async || self.client.get(&address).bearer_auth(&self.tokens[seat]).send().await;
        let said = match ask().await {
            Err(error) if error.is_request() => ask().await,
            said => said,
        };
        said.unwrap().json().await.unwrap()
    }

    pub(crate) async fn post(&self, seat: usize, address: String, key: Option<&str>, body: &Value) -> reqwest::Result<(u16, Value)> {
        let mut request = self.client.post(address).bearer_auth(&self.tokens[seat]).json(body);
        if let Some(key) = key {
            request = request.header("Idempotency-Key", key);
        }
        let answer = request.send().await?;
        Ok((answer.status().as_u16(), answer.json().await?))
    }

    /// The first seat that owes an answer, with its question and the version.
    pub(crate) async fn question(&self, url: &str, id: &str) -> Option<(usize, Value, u64)> {
        for seat in 0..3 {
            let asked = self.get(seat, format!("{url}/api/v1/campaigns/{id}/questions")).await;
            if let Some(question) = asked["questions"].get(0) {
                return Some((seat, question.clone(), asked["version"].as_u64().unwrap()));
            }
        }
        None
    }

    /// Answers one question; `None` when nothing is asked any more.
    pub(crate) async fn answer(&self, url: &str, id: &str, rng: &mut Rng) -> reqwest::Result<Option<(u16, Value)>> {
        let Some((seat, question, version)) = self.question(url, id).await else { return Ok(None) };
        let body = json!({ "version": version, "question": question["id"], "answers": [pick(&question, rng)] });
        self.post(seat, format!("{url}/api/v1/campaigns/{id}/answers"), None, &body).await.map(Some)
    }
}

/// The default, or one of several choices.
pub(crate) fn pick(question: &Value, rng: &mut Rng) -> Value {
    let choices = question["choices"].as_array().unwrap();
    if question["shape"]["kind"] == "one-of" && rng.percent(40) {
        let open: Vec<&Value> = choices.iter().filter(|choice| !choice["id"].as_str().unwrap().starts_with("propose:")).collect();
        return json!({ "one": open[rng.below(u32::try_from(open.len()).unwrap()) as usize]["id"] });
    }
    question["default"].clone()
}

async fn ten_campaigns_end(database: Option<String>) {
    let server = Server::start(database, None);
    let table = std::sync::Arc::new(Table::new(&server));
    let mut playing = vec![];
    for seed in 0..10 {
        let id = table.begin(&server).await;
        let (table, url) = (table.clone(), server.url.clone());
        playing.push(tokio::spawn(async move {
            let mut rng = Rng::new(seed);
            while let Some((status, body)) = table.answer(&url, &id, &mut rng).await.unwrap() {
                assert_eq!(status, 201, "{body}");
            }
            let campaign = table.get(0, format!("{url}/api/v1/campaigns/{id}")).await;
            assert_eq!(campaign["status"], "ended");
            assert_eq!(campaign["standings"].as_array().unwrap().len(), 3);
        }));
    }
    for campaign in playing {
        campaign.await.unwrap();
    }
    let audit = server.command(&["audit"]);
    assert!(audit.status.success(), "{}", String::from_utf8_lossy(&audit.stdout));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_refused_and_changes_nothing() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let base = format!("{}/api/v1/campaigns/{id}", server.url);
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let other = (seat + 1) % 3;
    let turn = |answer: Value| json!({ "version": version, "question": question["id"], "answers": [answer] });
    let answers = format!("{base}/answers");
    let refused = [
        (seat, turn(json!({ "one": "no-such-choice" })), 422),
        (seat, turn(json!({ "amount": 3 })), 422),
        (seat, json!({ "version": version, "question": question["id"], "answers": [] }), 422),
        (seat, turn(json!({ "hostile": "<script>" })), 422),
        (seat, json!([]), 422),
        (seat, json!({ "version": version, "question": "q999-0", "answers": [question["default"]] }), 409),
        (other, turn(question["default"].clone()), 409),
    ];
    for (seat, body, status) in refused {
        let (got, problem) = table.post(seat, answers.clone(), None, &body).await.unwrap();
        assert_eq!((got, &problem["status"]), (status, &json!(status)), "{body} {problem}");
        assert!(problem["type"].as_str().unwrap().starts_with("https://"));
        assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()));
    }
    let garbage = table
        .client
        .post(&answers)
        .bearer_auth(&table.tokens[seat])
        .header("Content-Type", "application/json")
        .body("{")
        .send()
        .await
        .unwrap();
    assert_eq!(garbage.status(), 400);
    let nobody = table.client.post(&answers).json(&turn(question["default"].clone())).send().await.unwrap();
    assert_eq!(nobody.status(), 401);
    let forged = table.client.get(&base).bearer_auth("eyJhbGciOiJub25lIn0.e30.").send().await.unwrap();
    assert_eq!(forged.status(), 401);
    let stranger = server.token("stranger@z.test");
    let stranger = table.client.post(&answers).bearer_auth(stranger).json(&turn(question["default"].clone())).send().await.unwrap();
    assert_eq!(stranger.status(), 403);
    let nowhere = table.client.get(format!("{}/api/v1/campaigns/00000000-0000-7000-8000-000000000000", server.url)).send().await.unwrap();
    assert_eq!(nowhere.status(), 404);
    assert_eq!(table.get(seat, base).await["version"], json!(version), "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_previewed_taken_once_and_taken_back() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let base = format!("{}/api/v1/campaigns/{id}", server.url);
    // A seat that starts with a technology of its choice is asked first; the strategy phase follows.
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let (status, seen) = table.post(seat, format!("{base}/preview"), None, &body).await.unwrap();
    assert_eq!(status, 200);
    assert!(!seen["lines"].as_array().unwrap().is_empty());
    assert_eq!(table.get(seat, base.clone()).await["version"], json!(version), "a preview changes nothing");

    let (status, first) = table.post(seat, format!("{base}/answers"), Some("once"), &body).await.unwrap();
    assert_eq!(status, 201);
    let seats = sternpost_store::open(&server.database()).await.unwrap().seats(id.parse().unwrap()).await.unwrap();
    assert_eq!(json!(seats[seat].seen), first["version"], "who has answered has seen what came of it");
    assert_eq!(seats[(seat + 1) % 3].seen, 0, "others have not");
    let (status, again) = table.post(seat, format!("{base}/answers"), Some("once"), &body).await.unwrap();
    assert_eq!((status, &again["version"], &again["repeated"]), (200, &first["version"], &json!(true)));
    let (status, stale) = table.post(seat, format!("{base}/answers"), Some("another"), &body).await.unwrap();
    assert_eq!(status, 409);
    assert!(!stale["changed"].as_array().unwrap().is_empty(), "a conflict says what has changed");

    let (status, _) = table.post((seat + 1) % 3, format!("{base}/take-back"), None, &json!({ "version": first["version"] })).await.unwrap();
    assert_eq!(status, 409, "nobody takes back what another has done");
    let (status, back) = table.post(seat, format!("{base}/take-back"), None, &json!({ "version": first["version"] })).await.unwrap();
    assert_eq!(status, 201, "{back}");
    let (same_seat, same, _) = table.question(&server.url, &id).await.unwrap();
    assert_eq!((same_seat, &same), (seat, &question), "the question is open again");
    let log = table.get(seat, format!("{base}/log?after=0")).await;
    let kinds: Vec<&str> = log["entries"].as_array().unwrap().iter().map(|entry| entry["kind"].as_str().unwrap()).collect();
    assert_eq!(&kinds[kinds.len() - 2..], ["answered", "taken-back"], "what was taken back stays readable");
    assert!(server.command(&["audit"]).status.success());
}

on_both_servers! {
    ten_campaigns_end
}
