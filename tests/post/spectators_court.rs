//! Whoever looks on with a delay sees neither a line of the court nor that there is one, of whatever kind it is, before the delay has passed; afterwards
//! all of them.

use crate::page::Page;
use crate::server::until;
use crate::spectators::{Shown, Watched, same};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_core::Told;

/// Every line that the court has, by its key.
const LINES: &str = include_str!("../../service/model/src/pace/text/docket/en.ftl");
const JUNO: &str = "juno@j.test";
/// The longest delay there is: everything below fits into it.
const HOURS: i64 = 720;

/// A campaign with a host who plays no seat, and somebody who looks on.
struct Court {
    watched: Watched,
    juno: String,
    token: String,
    watcher: reqwest::Client,
    /// What whoever looks on is shown all the time.
    before: Shown,
    glances: usize,
}

impl Court {
    async fn open(database: Option<String>) -> Self {
        let mut watched = Watched::hosted(database, true).await;
        watched.go_on(8).await;
        let token = watched.link(json!({ "hours": HOURS })).await;
        watched.hands.go_on(HOURS + 1);
        let watcher = watched.browser(Some(&token)).await;
        let juno = watched.server.token(JUNO);
        let before = watched.everything(&watcher, &token).await;
        assert!(before.iter().any(|(path, status, body)| path.ends_with("/court") && *status == 200 && body.contains("\"disputes\":[]")));
        Self { watched, juno, token, watcher, before, glances: 0 }
    }

    async fn send(&self, who: &str, way: &str, body: &Value) -> Value {
        let sent = self.watched.table.client.post(self.watched.api(way)).bearer_auth(who).json(body).send().await.unwrap();
        let (status, said) = (sent.status().as_u16(), sent.json::<Value>().await.unwrap());
        assert_eq!(status, 200, "{body}: {said}");
        said
    }

    /// Something is done; whoever looks on is shown what they were shown before. Its entry.
    async fn does(&mut self, who: &str, body: Value) -> u64 {
        let entry = self.send(who, "/court", &body).await["entry"].as_u64().unwrap();
        self.nothing_shows(&body.to_string()).await;
        entry
    }

    async fn nothing_shows(&mut self, what: &str) {
        let shown = self.watched.looked(&self.watcher, self.watched.at_a_glance(&self.token)).await;
        let known: Vec<_> = self.before.iter().filter(|(path, ..)| shown.iter().any(|(seen, ..)| seen == path)).cloned().collect();
        assert_eq!(known.len(), shown.len());
        same(&known, &shown, what);
        self.glances += 1;
    }

    fn seat(&self, seat: usize) -> String {
        self.watched.table.tokens[seat].clone()
    }

    async fn docket(&self) -> Value {
        self.watched.get(0, "/court").await
    }

    /// Time passes until the court has come to something by itself.
    async fn hours(&mut self, hours: i64, what: &str, mut is_so: impl FnMut(&Value) -> bool) {
        self.watched.hands.go_on(hours);
        until(what, async || is_so(&self.docket().await)).await;
        self.nothing_shows(what).await;
    }

    /// The last answers that count, newest last.
    async fn answered(&self) -> Vec<u64> {
        let log = self.watched.log(Some(0)).await;
        let entries = log.iter().filter(|entry| entry["kind"] == "answered" && entry["effective"] == true);
        entries.map(|entry| entry["seq"].as_u64().unwrap()).collect()
    }

    async fn dispute(&mut self) -> u64 {
        let entry = *self.answered().await.last().unwrap();
        let who = self.seat(1);
        self.does(&who, json!({ "act": "dispute", "entry": entry, "why": "Hm." })).await
    }

    /// Something is proposed and let drop.
    async fn proposed(&mut self, who: &str, motion: Value) {
        let motion = self.does(who, json!({ "act": "propose", "motion": motion, "why": "Perhaps." })).await;
        self.does(who, json!({ "act": "drop", "motion": motion })).await;
    }

    async fn voted(&mut self, motion: u64, seats: &[usize], yes: bool) {
        for seat in seats {
            let who = self.seat(*seat);
            self.does(&who, json!({ "act": "vote", "motion": motion, "yes": yes })).await;
        }
    }

    /// Every key of a line that was told.
    async fn keys(&self) -> BTreeSet<String> {
        let store = sternpost_store::open(&self.watched.server.database()).await.unwrap();
        let lines = store.lines(self.watched.id.parse().unwrap(), 0).await.unwrap();
        lines.iter().map(|line| serde_json::from_str::<Told>(&line.body).unwrap().text.key.to_string()).collect()
    }

    async fn votes_and_takes_what_would_be_answered(&mut self) {
        let (ada, bo, host) = (self.seat(0), self.seat(1), self.watched.host.clone());
        let answered = self.answered().await;
        let to = answered[answered.len() - 3];
        let back = json!({ "is": "rewind", "to": to });
        self.proposed(&bo, back.clone()).await;
        self.proposed(&host, back.clone()).await;
        let motion = self.does(&bo, json!({ "act": "propose", "motion": back, "why": "Please." })).await;
        self.voted(motion, &[0, 2], false).await;
        self.does(&bo, json!({ "act": "propose", "motion": back, "why": "Please." })).await;
        self.hours(73, "the vote is over", |docket| docket["motions"].as_array().unwrap().last().unwrap()["outcome"] == "lapsed").await;
        let motion =
            self.does(&ada, json!({ "act": "propose", "motion": { "is": "rewind", "to": to, "draws": "again" }, "why": "Please." })).await;
        self.voted(motion, &[1], true).await;
        // What a seat would have answered instead: as it answered, that is allowed.
        let store = sternpost_store::open(&self.watched.server.database()).await.unwrap();
        self.watched.go_on(3).await;
        self.nothing_shows("more answers").await;
        let entry = self.answered().await.pop().unwrap();
        let body = store.entries(self.watched.id.parse().unwrap(), entry - 1, 1).await.unwrap().pop().unwrap().body.clone();
        let turn = body.turn().unwrap();
        let adopt = json!({ "is": "adopt", "to": entry - 1, "draws": "anew", "seat": turn.seat, "question": turn.question, "answers": turn.answers });
        let seat = usize::from(turn.seat.0);
        let who = self.seat(seat);
        let motion = self.does(&who, json!({ "act": "propose", "motion": adopt, "why": "I would." })).await;
        self.voted(motion, &[(seat + 1) % 3, (seat + 2) % 3], true).await;
    }

    async fn is_disputed_and_ruled(&mut self) {
        let (bo, cleo, host, juno) = (self.seat(1), self.seat(2), self.watched.host.clone(), self.juno.clone());
        let dispute = self.dispute().await;
        self.does(&cleo, json!({ "act": "state", "dispute": dispute, "text": "It was legal." })).await;
        self.does(&juno, json!({ "act": "state", "dispute": dispute, "text": "I look into it." })).await;
        let to = *self.answered().await.first().unwrap();
        let rule = |ruling: Value| json!({ "is": "rule", "dispute": dispute, "ruling": ruling });
        let (back, fork) = (json!({ "is": "rewound", "to": to, "draws": "anew" }), json!({ "is": "forked", "at": to }));
        for ruling in [json!({ "is": "upheld" }), back, fork] {
            self.proposed(&cleo, rule(ruling)).await;
        }
        self.proposed(&host, rule(json!({ "is": "upheld" }))).await;
        self.does(&bo, json!({ "act": "withdraw", "dispute": dispute })).await;
        // No seat disputes an entry twice.
        self.watched.go_on(1).await;
        self.nothing_shows("another answer").await;

        let ruled = async |court: &mut Self, ruling: Value, patch: Value| {
            let dispute = court.dispute().await;
            let mut wish = json!({ "act": "rule", "dispute": dispute, "ruling": ruling, "why": "So be it." });
            if patch.is_array() {
                wish["patch"] = patch;
            }
            court.does(&juno, wish).await;
            dispute
        };
        // Upheld, appealed, and nobody decides the appeal; nobody decides a dispute.
        let dispute = ruled(self, json!({ "is": "upheld" }), Value::Null).await;
        self.does(&cleo, json!({ "act": "appeal", "dispute": dispute, "why": "Not so." })).await;
        let is_over = |docket: &Value| docket["disputes"].as_array().unwrap().iter().all(|dispute| dispute["open"] == false);
        self.hours(7 * 24 + 1, "the appeal is over", is_over).await;
        self.watched.go_on(1).await;
        self.dispute().await;
        self.hours(7 * 24 + 1, "the dispute is over", is_over).await;

        // Corrected, as the arbiter's page puts it together.
        self.watched.go_on(1).await;
        let entry = *self.answered().await.last().unwrap();
        let dispute = self.does(&bo, json!({ "act": "dispute", "entry": entry, "why": "Hm." })).await;
        let page = self.watched.page_address(&format!("/court/{dispute}/position?q=trade-goods"));
        let page = self.watched.table.client.get(page).bearer_auth(&self.juno).send().await.unwrap().text().await.unwrap();
        let lines = Page::of(&page).texts("li > code");
        let lines = lines.iter().filter_map(|line| line.split_once(" = "));
        let (path, value) =
            lines.filter_map(|(path, value)| Some((path.to_owned(), value.parse::<u32>().ok()?))).next().expect("trade goods");
        let patch = json!([{ "op": "test", "path": path, "value": value }, { "op": "replace", "path": path, "value": value + 1 }]);
        let juno = self.juno.clone();
        let corrected = json!({ "act": "rule", "dispute": dispute, "ruling": { "is": "corrected" }, "why": "Forgotten.", "patch": patch });
        self.does(&juno, corrected).await;

        self.watched.go_on(2).await;
        ruled(self, json!({ "is": "forked", "at": to }), Value::Null).await;
        let (id, store) = (self.watched.id.clone(), sternpost_store::open(&self.watched.server.database()).await.unwrap());
        let campaigns = async || store.campaigns_with(sternpost_store::Status::Running).await.unwrap();
        until("the second campaign has begun", async || campaigns().await.iter().any(|campaign| campaign.id.to_string() != id)).await;
        self.nothing_shows("a second campaign").await;
        self.watched.go_on(1).await;
        ruled(self, json!({ "is": "rewound", "to": to, "draws": "anew" }), Value::Null).await;
    }
}

async fn spectators_by_link_see_no_line_of_the_court_before_their_delay(database: Option<String>) {
    let mut court = Court::open(database).await;
    let named = json!({ "act": "name", "name": "Juno", "email": JUNO, "language": "en" });
    let host = court.watched.host.clone();
    court.send(&host, "/roles", &named).await;
    for seat in 0..3 {
        let who = court.seat(seat);
        let roles = court.watched.table.client.get(court.watched.api("/roles")).bearer_auth(&who).send().await.unwrap();
        let proposal = roles.json::<Value>().await.unwrap()["proposal"]["proposal"].clone();
        court.send(&who, "/roles", &json!({ "act": "agree", "proposal": proposal })).await;
    }
    court.nothing_shows("an arbiter is appointed").await;
    court.votes_and_takes_what_would_be_answered().await;
    court.is_disputed_and_ruled().await;
    court.send(&court.juno, "/roles", &json!({ "act": "lay-down" })).await;
    court.nothing_shows("the arbiter has laid it down").await;

    // All kinds of lines there are were told, and the moments of the past show nothing of them either.
    let all: BTreeSet<&str> =
        LINES.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).filter(|key| key.starts_with("docket-")).collect();
    let told = court.keys().await;
    let missing: Vec<&&str> = all.iter().filter(|key| !told.contains(**key)).collect();
    assert!(missing.is_empty() && all.len() > 25, "a kind of line was not tried: {missing:?}");
    let now = court.watched.everything(&court.watcher, &court.token).await;
    same(&court.before, &now, "after everything that a court can do");
    assert!(court.glances > 40, "{}", court.glances);
    let seen =
        |lines: &Value| lines["lines"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    let of_the_table = seen(&court.watched.get(0, "/log").await);
    assert!(of_the_table.iter().any(|line| line.contains("Juno is the arbiter")));
    let mut shown = String::new();
    for (_, _, body) in &now {
        shown.push_str(body);
    }
    for word in ["Juno", "arbiter and rules", "Please.", "Perhaps.", "I look into it.", "So be it.", "Forgotten.", "Not so."] {
        assert!(!shown.contains(word), "{word}");
    }

    // The delay passes: every line is there.
    court.watched.hands.go_on(HOURS + 1);
    let watcher = court.watched.browser(Some(&court.token)).await;
    let (status, body) = court.watched.one(&watcher, &format!("/api/v1/campaigns/{}/log", court.watched.id)).await;
    let log: Value = serde_json::from_str(body.lines().last().unwrap()).unwrap();
    let late = seen(&log);
    assert_eq!(status, 200);
    let of_the_court = |line: &&String| {
        ["Juno", "Please.", "Perhaps.", "look into it", "So be it.", "Forgotten.", "Not so."].iter().any(|word| line.contains(word))
    };
    for line in of_the_table.iter().filter(of_the_court) {
        assert!(late.contains(line), "{line}");
    }
}

on_both_servers! {
    spectators_by_link_see_no_line_of_the_court_before_their_delay
}
