//! What a person meets of disputes, votes and going back: pages, letters, replies, and what it means for each seat.

use crate::api::Table;
use crate::browser::Browser;
use crate::mail_in::{Lmtp, reply, reply_address, text_of};
use crate::office::{HOST, Office, PLAYERS};
use crate::pace::Hands;
use crate::postgres::fresh_database;
use crate::server::{KEY, Server, until};
use crate::smtp::Received;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::post::links::{AnswerLink, Links};
use sternpost::store::DeliveryState;
use sternpost_workbench::Rng;

const ADA: &str = PLAYERS[0];
const BO: &str = PLAYERS[1];
const CLEO: &str = PLAYERS[2];
const WHY: &str = "We <b>forgot</b> the agenda.";

/// A campaign of three that somebody else hosts, with some answers in its log.
struct Court {
    office: Office,
}

impl Court {
    async fn open(database: Option<String>, more: &[(&str, &str)]) -> Self {
        Self { office: Office::open(database, more).await }
    }

    fn way(&self, way: &str) -> String {
        format!("/campaigns/{}{way}", self.office.id)
    }

    async fn get(&self, who: &str, way: &str) -> Value {
        let (status, body) = self.office.send("GET", &self.way(way), who, &Value::Null).await;
        assert_eq!(status, 200, "{way}: {body}");
        body
    }

    async fn docket(&self) -> Value {
        self.get(HOST, "/court").await
    }

    /// Something is done by a program; status and body.
    async fn act(&self, who: &str, body: Value) -> (u16, Value) {
        self.office.send("POST", &self.way("/court"), who, &body).await
    }

    async fn does(&self, who: &str, body: Value) -> u64 {
        let (status, said) = self.act(who, body).await;
        assert_eq!(status, 200, "{said}");
        said["entry"].as_u64().unwrap()
    }

    async fn version(&self) -> u64 {
        self.get(HOST, "").await["version"].as_u64().unwrap()
    }

    async fn answer(&self) {
        let seat = PLAYERS[self.office.asked().await];
        let asked = self.get(seat, "/questions").await;
        let question = &asked["questions"][0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
        let (status, said) = self.office.send("POST", &self.way("/answers"), seat, &body).await;
        assert_eq!(status, 201, "{said}");
    }

    async fn play(&self, answers: usize) {
        for _ in 0..answers {
            self.answer().await;
        }
    }

    /// Plays until the game calls a round so.
    async fn play_to(&self, round: &str) {
        while !self.get(HOST, "").await["tally"]["facts"].to_string().contains(round) {
            self.answer().await;
        }
    }

    /// The answers that count, by entry and seat.
    async fn answered(&self) -> Vec<(u64, u64)> {
        let log = self.get(HOST, "/log").await;
        let entries = log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "answered" && entry["effective"] == true);
        entries.map(|entry| (entry["seq"].as_u64().unwrap(), entry["actor"]["seat"].as_u64().unwrap())).collect()
    }

    async fn page(&self, who: Option<&str>, way: &str) -> (u16, String) {
        let request = self.office.client.get(format!("{}/c/{}{way}", self.office.server.url, self.office.id));
        let request = match who {
            Some(who) => request.bearer_auth(self.office.server.token(who)),
            None => request,
        };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn shown(&self, who: &str, way: &str) -> String {
        let (status, page) = self.page(Some(who), way).await;
        assert_eq!(status, 200, "{way}: {page}");
        page
    }

    async fn form(&self, who: &str, fields: &[(&str, &str)]) -> (u16, String) {
        let url = format!("{}/c/{}/court", self.office.server.url, self.office.id);
        let sent = self.office.client.post(url).bearer_auth(self.office.server.token(who)).form(fields).send().await.unwrap();
        (sent.status().as_u16(), sent.text().await.unwrap())
    }

    /// The seats that were written to about disputes and motions, in their order; the host is none.
    async fn told(&self) -> Vec<Option<u8>> {
        let letters = self.office.store.letters(self.office.id.parse().unwrap()).await.unwrap();
        letters.into_iter().filter(|letter| letter.letter.kind == "court").map(|letter| letter.letter.seat).collect()
    }

    /// The letter to somebody that says something; it comes.
    async fn letter(&self, to: &str, says: &str) -> Received {
        self.office.sink.wait_for(|mail| mail.to[0] == to && text_of(mail).contains(says)).await
    }

    fn letters(&self, to: &str, says: &str) -> usize {
        self.office.sink.received().iter().filter(|mail| mail.to[0] == to && text_of(mail).contains(says)).count()
    }

    async fn reply(&self, letter: &Received, body: &str) -> String {
        let to = reply_address(letter).expect("the letter can be answered");
        let own = letter.to[0].clone();
        let before = self.letters(&own, "You wrote:");
        let mut lmtp = Lmtp::connect(self.office.server.lmtp()).await;
        assert_eq!(lmtp.mail(&own, &[&to], &reply(letter, body)).await, ["250 2.0.0 Kept"]);
        lmtp.quit().await;
        until("its receipt comes", async || self.letters(&own, "You wrote:") > before).await;
        let receipts = self.office.sink.received();
        text_of(receipts.iter().rfind(|mail| mail.to[0] == own && text_of(mail).contains("You wrote:")).unwrap())
    }
}

/// The link in a letter that leads somewhere.
fn link(letter: &Received, to: &str) -> String {
    let text = text_of(letter);
    text.split_whitespace()
        .find(|word| word.ends_with(&format!("?to={to}")))
        .unwrap_or_else(|| panic!("no link to {to}: {text}"))
        .to_owned()
}

async fn back_by_vote(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play_to("\"Round 2\"").await;
    let answered = court.answered().await;
    let (to, _) = answered[answered.len() / 2];
    // What was asked last has reached its seat.
    let asked = court.office.asked().await;
    let question = court.get(PLAYERS[asked], "/questions").await["questions"][0]["id"].as_str().unwrap().to_owned();
    let is_sent = async || {
        let letters = court.office.store.letters(court.office.id.parse().unwrap()).await.unwrap();
        letters.iter().any(|letter| letter.letter.payload.contains(&format!("\"{question}\"")) && letter.state == DeliveryState::Sent)
    };
    until("the letter that asks is sent", is_sent).await;
    let read: Vec<Value> = {
        let mut read = vec![];
        for who in PLAYERS {
            read.push(court.get(who, "/log").await["lines"].clone());
        }
        read
    };

    let moment = format!("/at/{to}");
    let (bo, host) = (court.shown(BO, &moment).await, court.shown(HOST, &moment).await);
    assert!(
        bo.contains("Propose to go on from here") && bo.contains("Dispute this entry") && bo.contains("name=\"draws\" value=\"again\"")
    );
    assert!(host.contains("Go on from here") && host.contains("value=\"rewind\"") && !host.contains("Dispute this entry"));
    let nobody = court.page(None, &moment).await.1;
    assert!(!nobody.contains("Dispute this entry") && !nobody.contains("name=\"draws\""), "who only looks on does nothing");

    let number = to.to_string();
    let propose = [("act", "propose-rewind"), ("to", number.as_str()), ("draws", "again"), ("why", WHY)];
    let (status, page) = court.form(BO, &propose).await;
    assert!(status == 200 && page.contains("The table votes") && page.contains("We &#60;b&#62;forgot&#60;/b&#62; the agenda."), "{page}");
    assert!(page.contains("gets the dice and cards that fell for it before"), "what it means for chance is said");
    assert_eq!(court.told().await, [Some(0), Some(2), None], "who proposes knows, the others and the host are written to");
    assert!(court.shown(ADA, "").await.contains("The table votes: your vote is asked"));
    assert!(court.shown(BO, "").await.contains(">The table votes</a>"), "who has voted is not asked again");
    let (status, page) = court.form(ADA, &propose).await;
    assert!(status == 422 && page.contains("one motion after the other") && page.contains("forgot"), "nothing typed is lost: {page}");

    let named = court.shown(ADA, "/court?vote=yes").await;
    assert!(named.contains("Nothing is voted before you press."), "{named}");
    let docket = court.docket().await;
    let motion = docket["motions"][0].clone();
    assert_eq!((&motion["votes"], &motion["needed"], &motion["outcome"]), (&json!([{ "seat": 1, "yes": true }]), &json!(2), &Value::Null));
    let name = motion["motion"].to_string();
    let (status, page) = court.form(BO, &[("act", "vote"), ("motion", &name), ("vote", "yes")]).await;
    assert!(status == 422 && page.contains("You have voted so already."));
    assert_eq!(court.form(HOST, &[("act", "vote"), ("motion", &name), ("vote", "yes")]).await.0, 422, "the host has no voice");
    assert_eq!(court.form(ADA, &[("act", "vote"), ("motion", &name), ("vote", "maybe")]).await.0, 400);

    let before = court.version().await;
    let (status, page) = court.form(ADA, &[("act", "vote"), ("motion", &name), ("vote", "yes")]).await;
    assert!(status == 200 && page.contains("The campaign went back") && page.contains("The table agrees."), "{page}");
    let docket = court.docket().await;
    let back = docket["rewinds"][0].clone();
    assert_eq!((&docket["motions"][0]["outcome"], &back["to"], &back["draws"]), (&json!("carried"), &json!(to), &json!("again")));
    assert_eq!(court.told().await[3..], [Some(0), Some(1), Some(2), None], "that it went back is told everybody");
    let seq = back["entry"].as_u64().unwrap();

    let left: Vec<&(u64, u64)> = answered.iter().filter(|(seq, _)| *seq > to).collect();
    let mut asked_now = 0;
    for (seat, who) in PLAYERS.iter().enumerate() {
        let report = court.get(who, &format!("/rewinds/{seq}")).await;
        let own: Vec<u64> = left.iter().filter(|(_, by)| *by == seat as u64).map(|(seq, _)| *seq).collect();
        let undone: Vec<u64> = report["undone"].as_array().unwrap().iter().map(|turn| turn["entry"].as_u64().unwrap()).collect();
        for entry in &own {
            assert!(undone.contains(entry), "{who}: entry {entry} is undone: {report}");
        }
        for turn in report["undone"].as_array().unwrap() {
            assert!(turn["steps"].as_array().unwrap().iter().all(|step| !step["answer"].as_str().unwrap().is_empty()), "{turn}");
        }
        asked_now += usize::from(report["asked"]["now"] == true);
        // Nothing stands there that the seat could not read before.
        for entry in report["learnt"].as_array().unwrap() {
            for line in entry["lines"].as_array().unwrap() {
                let was_read = read[seat].as_array().unwrap().iter().any(|old| old["seq"] == entry["entry"] && old["text"] == line["text"]);
                assert!(was_read, "{who} has never read {line}");
            }
        }
        if seat == asked {
            assert!(!report["dead-letters"].as_array().unwrap().is_empty(), "its last letter is dead: {report}");
        }
        let page = court.shown(who, &format!("/rewinds/{seq}")).await;
        for part in
            ["Your answers that are undone", "What you know now and should not", "What you are asked again", WHY.split('<').next().unwrap()]
        {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(court.shown(who, "").await.contains(&format!("/c/{}/rewinds/{seq}", court.office.id)), "a banner leads there");
        let letter = court.letter(who, "What this means for you").await;
        assert!(text_of(&letter).contains(&format!("The campaign went back to entry {to}")), "{}", text_of(&letter));
    }
    assert_eq!(asked_now, 1, "who is asked where it goes on is asked now");
    assert_eq!(
        (court.page(None, &format!("/rewinds/{seq}")).await.0, court.page(Some(HOST), &format!("/rewinds/{seq}")).await.0),
        (401, 404)
    );
    assert_eq!(court.page(Some(ADA), &format!("/rewinds/{before}")).await.0, 404, "no move back, no report");
    assert!(court.shown(CLEO, &format!("/at/{seq}")).await.contains("What this means for you"), "the chronicle's moment leads there");
    court.answer().await;
    assert!(!court.shown(ADA, "").await.contains("went back to entry"), "when the game goes on the banner is gone");
    assert!(court.office.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_goes_back_by_vote_and_each_seat_is_told_what_it_means_on_sqlite() {
    back_by_vote(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_goes_back_by_vote_and_each_seat_is_told_what_it_means_on_postgres() {
    back_by_vote(Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_has_seen_alone_stands_in_its_report_and_in_no_other() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin_game(&server, "arcs", json!({})).await;
    let api = |way: &str| format!("{}/api/v1/campaigns/{id}{way}", server.url);
    let mut rng = Rng::new(7);
    let mut play = async |chapter: &str| {
        while !table.get(0, api("")).await["tally"]["facts"].to_string().contains(chapter) {
            let (status, said) = table.answer(&server.url, &id, &mut rng).await.unwrap().expect("somebody is asked");
            assert_eq!(status, 201, "{said}");
        }
        table.get(0, api("")).await["version"].as_u64().unwrap()
    };
    let to = play("Chapter 1").await;
    play("Chapter 2").await;
    let out = server.command(&["campaign", "rewind", &id, &to.to_string(), "--why", "The first chapter again."]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    until("the server has heard of it", async || !table.get(0, api("/court")).await["rewinds"].as_array().unwrap().is_empty()).await;
    let back = table.get(0, api("/court")).await["rewinds"][0]["entry"].clone();
    let mut reports = vec![];
    for seat in 0..3 {
        reports.push(table.get(seat, api(&format!("/rewinds/{back}"))).await);
    }
    for (seat, report) in reports.iter().enumerate() {
        let seen = report["seen"].as_array().unwrap();
        assert!(!seen.is_empty(), "cards were dealt to seat {seat}: {report}");
        for row in seen.iter().filter_map(|row| row["value"].as_str()).filter(|value| value.len() > 12) {
            for (other, report) in reports.iter().enumerate().filter(|(other, _)| *other != seat) {
                assert!(!report.to_string().contains(row), "seat {other} is told what seat {seat} held: {row}");
            }
        }
    }
}

async fn disputed(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(5).await;
    let answered = court.answered().await;
    let ((entry, _), (other, _)) = (answered[answered.len() - 1], answered[answered.len() - 2]);
    let (number, before) = (entry.to_string(), (entry - 1).to_string());
    assert_eq!(court.form(ADA, &[("act", "dispute"), ("entry", &number), ("why", " ")]).await.0, 422, "a reason is needed");
    let (status, page) = court.form(ADA, &[("act", "dispute"), ("entry", &number), ("why", WHY)]).await;
    assert!(status == 200 && page.contains(&format!("Entry {entry} is disputed")), "{page}");
    for part in ["What it is about", "The position before it", &format!("/at/{before}"), "Let the dispute rest", "Propose a ruling"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!court.shown(BO, "/court").await.contains("Let the dispute rest"), "that is for who has opened it");
    let looked_on = court.page(None, "/court").await.1;
    assert!(looked_on.contains("is disputed") && !looked_on.contains("<textarea"), "who looks on reads it");
    assert!(court.shown(CLEO, "").await.contains(&format!("Entry {entry} is disputed: no time runs")));
    let (status, page) = court.form(BO, &[("act", "dispute"), ("entry", &other.to_string()), ("why", "This too.")]).await;
    assert!(status == 422 && page.contains("A dispute is open: it is decided first.") && page.contains("This too."), "{page}");
    let dispute = court.docket().await["disputes"][0]["dispute"].to_string();
    assert_eq!(court.form(CLEO, &[("act", "state"), ("dispute", &dispute), ("why", "It was <i>legal</i>.")]).await.0, 200);
    assert!(court.shown(BO, "/court").await.contains("It was &#60;i&#62;legal&#60;/i&#62;."));

    // Nobody rules here but the table.
    let rule = [("act", "rule"), ("dispute", dispute.as_str()), ("ruling", "upheld"), ("why", "So be it."), ("sure", "yes")];
    assert_eq!((court.form(HOST, &rule).await.0, court.form(ADA, &rule).await.0), (422, 422));
    assert_eq!(court.page(Some(HOST), &format!("/court/{dispute}/position")).await.0, 403);
    assert_eq!(court.page(Some(ADA), &format!("/court/{dispute}/seen/1")).await.0, 403);

    let uphold = [("act", "propose-ruling"), ("dispute", dispute.as_str()), ("ruling", "upheld"), ("why", "The rules say so.")];
    assert_eq!(court.form(CLEO, &uphold).await.0, 200);
    let motion = court.docket().await["motions"][0]["motion"].to_string();
    let (status, page) = court.form(BO, &[("act", "vote"), ("motion", &motion), ("vote", "yes")]).await;
    assert!(status == 200 && page.contains("The entry stands.") && page.contains("Appeal the ruling"), "{page}");
    assert_eq!(court.docket().await["disputes"][0]["verdicts"][0]["ruling"], json!({ "is": "upheld" }));
    let letter = text_of(&court.letter(ADA, "The dispute is decided").await);
    assert!(letter.contains("You can appeal until"), "{letter}");

    assert_eq!(court.form(BO, &[("act", "appeal"), ("dispute", &dispute), ("why", "Not so.")]).await.0, 200);
    court.letter(CLEO, "A ruling is appealed").await;
    let back = [
        ("act", "propose-ruling"),
        ("dispute", dispute.as_str()),
        ("ruling", "rewound"),
        ("to", &before),
        ("draws", "anew"),
        ("why", "Back."),
    ];
    assert_eq!(court.form(BO, &back).await.0, 200);
    let motion = court.docket().await["motions"][1]["motion"].to_string();
    let (status, page) = court.form(ADA, &[("act", "vote"), ("motion", &motion), ("vote", "yes")]).await;
    assert!(status == 200 && page.contains("The campaign went back") && !page.contains("Appeal the ruling"), "{page}");
    let docket = court.docket().await;
    assert_eq!(docket["rewinds"][0]["to"], json!(entry - 1));
    assert!(docket["rewinds"][0]["ordered-by"].is_u64() && docket["disputes"][0]["open"] == false);
    let (status, page) = court.form(CLEO, &[("act", "appeal"), ("dispute", &dispute), ("why", "Again.")]).await;
    assert!(status == 422 && page.contains("A ruling can be appealed once"), "{page}");
    court.letter(CLEO, &format!("The campaign went back to entry {}", entry - 1)).await;
    assert!(court.office.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dispute_is_heard_decided_and_appealed_on_sqlite() {
    disputed(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dispute_is_heard_decided_and_appealed_on_postgres() {
    disputed(Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_plays_no_seat_goes_back_at_once_but_not_by_mistake() {
    let court = Court::open(None, &[]).await;
    court.play(5).await;
    let answered = court.answered().await;
    let (to, _) = answered[answered.len() - 3];
    let (number, before) = (to.to_string(), court.version().await);
    let fields = [("act", "rewind"), ("to", number.as_str()), ("draws", "anew"), ("why", WHY)];
    let (status, page) = court.form(HOST, &fields).await;
    assert!(status == 200 && page.contains(&format!("Go back to entry {to}?")) && page.contains("2 entries are left behind."), "{page}");
    assert_eq!(court.version().await, before, "it is asked once more first");
    let sure = [&fields[..], &[("sure", "yes")]].concat();
    assert_eq!(court.form(BO, &sure).await.0, 422, "who plays puts it to the vote");
    assert_eq!(court.form("stranger@z.test", &sure).await.0, 403);
    assert_eq!(court.version().await, before);
    assert_eq!(court.form(HOST, &sure).await.0, 200);
    let back = court.docket().await["rewinds"][0].clone();
    assert_eq!((&back["by"], &back["to"], &back["draws"]), (&json!("host"), &json!(to), &json!("anew")));
    assert_eq!(court.told().await, [Some(0), Some(1), Some(2)]);
    court.letter(ADA, "What this means for you").await;

    // By program, twice under one key: done once.
    court.play(2).await;
    let url = format!("{}/api/v1{}", court.office.server.url, court.way("/court"));
    let send = async |body: &Value| {
        let request = court.office.client.post(&url).bearer_auth(court.office.server.token(HOST)).header("Idempotency-Key", "once");
        let answer = request.json(body).send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap())
    };
    let body = json!({ "act": "rewind", "to": to, "why": "Once more." });
    let (first, second) = (send(&body).await, send(&body).await);
    assert_eq!((first.0, &second), (200, &first), "the same answer");
    assert_eq!(court.docket().await["rewinds"].as_array().unwrap().len(), 2);
    assert_eq!(send(&json!({ "act": "rewind", "to": to, "why": "Something else." })).await.0, 422);
    for wrong in
        [json!({ "act": "rewind", "to": 999, "why": "x" }), json!({ "act": "rewind", "to": to, "why": "" }), json!({ "act": "conjure" })]
    {
        let (status, problem) = court.act(HOST, wrong.clone()).await;
        assert!(matches!(status, 400 | 422) && problem["detail"].is_string(), "{wrong}: {status} {problem}");
    }
}

async fn by_letter(database: Option<String>) {
    let hands = Hands::at(SystemClock.now() - TimeDelta::hours(200));
    let clock = hands.path.display().to_string();
    let court = Court::open(database, &[("STERNPOST_TEST_CLOCK", &clock)]).await;
    court.play(5).await;
    let answered = court.answered().await;
    let (to, _) = answered[answered.len() - 2];
    let motion = court.does(BO, json!({ "act": "propose", "motion": { "is": "rewind", "to": to }, "why": "Please." })).await;
    let votes = async || court.docket().await["motions"].as_array().unwrap().last().unwrap()["votes"].clone();

    let letter = court.letter(ADA, "Your vote is asked").await;
    let text = text_of(&letter);
    assert!(text.contains("2 of 3 have to agree") && text.contains("VOTE YES or VOTE NO") && text.contains("Please."), "{text}");
    court.letter(HOST, "Your vote is asked").await;
    let person = reqwest::Client::builder().cookie_store(true).build().unwrap();
    for way in ["agree", "disagree"] {
        assert!(person.head(link(&letter, way)).send().await.unwrap().status().is_success());
        let page = person.get(link(&letter, way)).send().await.unwrap().text().await.unwrap();
        assert!(page.contains("Nothing is voted before you press."), "{page}");
    }
    assert_eq!(votes().await, json!([{ "seat": 1, "yes": true }]), "looking votes nothing");
    let form = [("act", "vote"), ("motion", &*motion.to_string()), ("vote", "no")];
    let sent = person.post(format!("{}/c/{}/court", court.office.server.url, court.office.id)).form(&form).send().await.unwrap();
    assert_eq!(sent.status(), 200, "the letter has let its seat in");
    assert_eq!(votes().await, json!([{ "seat": 0, "yes": false }, { "seat": 1, "yes": true }]));

    hands.go_on(35);
    hands.go_on(2);
    let reminder = court.letter(CLEO, "Your vote is still missing").await;
    assert!(text_of(&reminder).contains("?to=agree"));
    hands.go_on(36);
    until("the vote is over", async || court.docket().await["motions"][0]["outcome"] == "lapsed").await;
    court.letter(CLEO, "Too few have voted in time").await;
    let reminders = [ADA, BO, CLEO].map(|who| court.letters(who, "Your vote is still missing"));
    assert_eq!(reminders, [0, 0, 1], "who has voted is not reminded, and nobody twice");

    // The next motion: an older letter does not vote on it, its own does.
    court.does(ADA, json!({ "act": "propose", "motion": { "is": "rewind", "to": to, "draws": "again" }, "why": "Once more." })).await;
    let said = court.reply(&reminder, "VOTE YES").await;
    assert!(said.contains("The table votes on nothing that your letter speaks of."), "{said}");
    let next = court.letter(CLEO, "Once more.").await;
    let said = court.reply(&next, "Vote perhaps").await;
    assert!(!said.contains("Your vote counts"), "{said}");
    assert_eq!(votes().await, json!([{ "seat": 0, "yes": true }]));
    let said = court.reply(&next, "STIMME NEIN").await;
    assert!(said.contains("Your vote counts") && said.contains("You do not agree"), "{said}");
    assert_eq!(votes().await, json!([{ "seat": 0, "yes": true }, { "seat": 2, "yes": false }]));
    let said = court.reply(&next, "VOTE YES").await;
    assert!(said.contains("You agree with what the table votes on."), "a vote can be changed: {said}");
    assert_eq!(court.docket().await["rewinds"][0]["to"], json!(to));
    let back = court.letter(BO, "The campaign went back").await;
    let report = text_of(&back).split_whitespace().find(|word| word.ends_with("?to=rewind")).unwrap().to_owned();
    let other = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let page = other.get(report).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("What you know now and should not"), "{page}");
    assert!(court.office.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_ask_for_votes_remind_once_and_are_answered_by_link_and_reply_on_sqlite() {
    by_letter(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_ask_for_votes_remind_once_and_are_answered_by_link_and_reply_on_postgres() {
    by_letter(Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_chooses_what_chance_gives_and_everybody_is_told() {
    let court = Court::open(None, &[]).await;
    court.play(6).await;
    let answered = court.answered().await;
    let to = answered[answered.len() - 3].0.to_string();
    let said = court.office.server.refused(&["campaign", "rewind", &court.office.id, &to, "--draws", "twice"], &[]);
    assert!(said.contains("anew or again"), "{said}");
    let out =
        court.office.server.command(&["campaign", "rewind", &court.office.id, &to, "--draws", "again", "--why", "A rule was mended."]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    until("the server has heard of it", async || court.docket().await["rewinds"].as_array().unwrap().len() == 1).await;
    let back = court.docket().await["rewinds"][0].clone();
    assert_eq!((&back["by"], &back["draws"]), (&json!("operator"), &json!("again")));
    let letter = text_of(&court.letter(CLEO, "What this means for you").await);
    assert!(letter.contains("Dice and cards fall as they had fallen."), "{letter}");
    assert!(court.shown(BO, &format!("/rewinds/{}", back["entry"])).await.contains("A rule was mended."));
    court.play(2).await;
    assert!(court.office.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn disputes_and_votes_fit_a_phone_and_nothing_happens_by_looking() {
    let court = Court::open(None, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(6).await;
    let answered = court.answered().await;
    let (entry, _) = answered[answered.len() - 2];
    let (id, url) = (court.office.id.clone(), court.office.server.url.clone());
    let version = court.version().await;
    let let_in = |seat: u8| {
        let link = AnswerLink { campaign: id.parse().unwrap(), seat, question: None, version, generation: 1, choice: None };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let mut browser = Browser::start();
        browser.open(&format!("{url}/c/{id}/link/{token}?to=court"));
        browser.screen(360, 740);
        browser
    };
    let (mut bo, mut cleo) = (let_in(1), let_in(2));
    let looks = |browser: &mut Browser, what: &str| {
        for (width, height) in [(360, 740), (1200, 800)] {
            for scheme in ["light", "dark"] {
                browser.screen(width, height);
                browser.scheme(scheme);
                assert_eq!(crate::sight::objections(browser), json!([]), "{what}: {width} × {height}, {scheme}");
                let is_wide = browser.read("document.documentElement.scrollWidth > document.documentElement.clientWidth");
                assert_eq!(is_wide, false, "{what}, {width} × {height}: nothing is scrolled sideways");
            }
        }
        browser.screen(360, 740);
    };
    bo.open(&format!("{url}/c/{id}/at/{entry}"));
    bo.press("details.why:has(#dispute-why) > summary");
    looks(&mut bo, "a moment");
    bo.press("#dispute-why");
    bo.type_text("This fleet is too large.");
    bo.press("button[value=dispute]");
    bo.until("document.querySelector('#dispute .words')?.textContent === 'This fleet is too large.'");
    looks(&mut bo, "a dispute");
    bo.run_no_scripts();
    bo.press("#dispute details:has([value=propose-ruling]) > summary");
    bo.press("label[for=propose-ruling-rewound]");
    bo.press("#propose-ruling-why");
    bo.type_text("Back to before it.");
    bo.press("button[value=propose-ruling]");
    bo.until("document.querySelector('#motion') !== null");
    bo.run_scripts();
    looks(&mut bo, "a motion");

    cleo.open(&format!("{url}/c/{id}/court?vote=yes"));
    cleo.look_again();
    looks(&mut cleo, "a motion");
    assert_eq!(court.docket().await["motions"][0]["votes"], json!([{ "seat": 1, "yes": true }]), "looking votes nothing");
    cleo.press("#motion button[value=yes]");
    cleo.until("document.querySelector('#motion') === null");
    let back = court.docket().await["rewinds"][0]["entry"].clone();
    cleo.open(&format!("{url}/c/{id}/rewinds/{back}"));
    cleo.until("document.querySelector('#learnt-heading') !== null");
    looks(&mut cleo, "a report");
}

const JUNO: &str = "juno@j.test";

/// What a page shows between two marks, as it was before it became HTML.
fn between<'a>(page: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = String> + 'a {
    let plain = |text: &str| {
        [("&#34;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")]
            .iter()
            .fold(text.to_owned(), |text, (mark, sign)| text.replace(mark, sign))
    };
    page.split(from).skip(1).filter_map(move |rest| Some(plain(rest.split(to).next()?)))
}

async fn ruled_by_an_arbiter(database: Option<String>) {
    let court = Court::open(database, &[("STERNPOST__LIMITS__LOOKS_PER_READER", "0")]).await;
    court.play(6).await;
    let named = json!({ "act": "name", "name": "Juno", "email": JUNO, "language": "de" });
    let roles = async |who: &str, body: Value| {
        let (status, said) = court.office.send("POST", &court.way("/roles"), who, &body).await;
        assert_eq!(status, 200, "{said}");
        said
    };
    roles(HOST, named).await;
    for who in PLAYERS {
        roles(who, json!({ "act": "agree" })).await;
    }
    let view = async |who: &str| court.get(who, "").await["view"].clone();
    assert_eq!(view(JUNO).await, view(HOST).await, "while nothing is disputed an arbiter sees what a spectator sees");

    let (entry, _) = *court.answered().await.last().unwrap();
    let dispute = court.does(BO, json!({ "act": "dispute", "entry": entry, "why": WHY })).await.to_string();
    let letters = court.office.store.letters(court.office.id.parse().unwrap()).await.unwrap();
    assert!(letters.iter().any(|letter| letter.letter.kind == "court" && letter.letter.recipient == JUNO), "the arbiter is written to");
    court.letter(JUNO, "Du entscheidest darüber").await;
    assert_ne!(view(JUNO).await, view(HOST).await, "while one is open an arbiter sees everything");
    let place = format!("/court/{dispute}");
    for seat in 0..3 {
        for (who, status) in [(JUNO, 200), (HOST, 403), (ADA, 403)] {
            assert_eq!(court.page(Some(who), &format!("{place}/seen/{seat}")).await.0, status, "{who}");
        }
    }
    assert_eq!(court.page(Some(JUNO), &format!("{place}/seen/9")).await.0, 404);
    assert_eq!(court.page(Some(HOST), &format!("{place}/position")).await.0, 403);
    assert!(court.shown(JUNO, "/court").await.contains(&format!("/c/{}{place}/position", court.office.id)), "the way there");

    // A correction is put together from the position, seen before it is handed in, and done.
    let position = court.shown(JUNO, &format!("{place}/position?q=goods")).await;
    let line = between(&position, "<li><code>", "</code>").find(|line| line.rsplit(' ').next().unwrap().parse::<u32>().is_ok());
    let (path, goods) = line.as_deref().expect("somebody has trade goods").split_once(" = ").unwrap();
    let url = format!("{}/c/{}{place}/correction", court.office.server.url, court.office.id);
    let preview = async |who: &str, lines: &str| {
        let form = [("lines", lines), ("why", "Two goods were forgotten.")];
        let sent = court.office.client.post(&url).bearer_auth(court.office.server.token(who)).form(&form).send().await.unwrap();
        (sent.status().as_u16(), sent.text().await.unwrap())
    };
    for wrong in ["", "goods", "/no/such/place = 3", &format!("{path} = many"), &format!("{path} = {goods}")] {
        let (_, page) = preview(JUNO, wrong).await;
        assert!(page.contains("role=\"alert\"") && !page.contains("name=\"patch\""), "{wrong}: {page}");
    }
    let more = goods.parse::<u32>().unwrap() + 2;
    assert_eq!(preview(ADA, &format!("{path} = {more}")).await.0, 403);
    let before = court.version().await;
    let (_, page) = preview(JUNO, &format!("{path} = {more}")).await;
    assert_eq!(court.version().await, before, "looking changes nothing");
    let fields: Vec<(String, String)> = between(&page, "<input type=\"hidden\" name=\"", "\">")
        .filter_map(|field| field.split_once("\" value=\"").map(|(name, value)| (name.to_owned(), value.to_owned())))
        .filter(|(name, _)| ["act", "ruling", "dispute", "why", "patch", "sure"].contains(&name.as_str()))
        .collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(fields.len(), 6, "{page}");
    assert_eq!(court.form(ADA, &fields).await.0, 422, "only who rules rules");
    assert_eq!(court.form(JUNO, &fields).await.0, 200);

    let docket = court.docket().await;
    assert_eq!(docket["disputes"][0]["verdicts"][0]["ruling"], json!({ "is": "corrected" }), "{docket}");
    assert_eq!(view(JUNO).await, view(HOST).await, "and sees no more than a spectator again");
    assert_eq!(court.page(Some(JUNO), &format!("{place}/position")).await.0, 403);
    for who in PLAYERS {
        let told = court.get(who, "/log").await["lines"].to_string();
        assert!(told.contains("Two goods were forgotten.") && told.contains("corrected position"), "{told}");
        assert!(!court.get(who, "/log").await.to_string().contains("\"path\""), "what was changed may be hidden");
    }
    court.answer().await;
    assert!(court.office.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_sees_everything_while_a_dispute_is_open_and_corrects_the_position_on_sqlite() {
    ruled_by_an_arbiter(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_sees_everything_while_a_dispute_is_open_and_corrects_the_position_on_postgres() {
    ruled_by_an_arbiter(Some(fresh_database().await)).await;
}
