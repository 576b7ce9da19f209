//! Letters over a real mail server at times the test sets: each failure and what follows of it, reminders, quiet hours, a crash, a clock that jumps back.

use crate::office::{Office, PLAYERS};
use crate::pace::Hands;
use crate::server::{Server, until};
use crate::smtp::{Failures, Received, Sink};
use chrono::{DateTime, TimeDelta, Timelike as _, Utc};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_store::{DeliveryState, StoredLetter};

/// An office with a clock.
pub(crate) struct Clocked {
    pub(crate) hands: Hands,
    pub(crate) office: Office,
}

impl Clocked {
    pub(crate) async fn open(database: Option<String>, policies: Value) -> Self {
        // Tokens of the tests are made by the machine's clock, and live for months.
        let hands = Hands::at(SystemClock.now());
        let clock = hands.path.display().to_string();
        let more = [("STERNPOST_TEST_CLOCK", clock.as_str()), ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0")];
        let office = Office::open_with(database, &[more[0], more[1], ("STERNPOST__MAIL__SMTP__TIMEOUT_SECONDS", "1")], policies).await;
        Self { hands, office }
    }

    async fn letters(&self) -> Vec<StoredLetter> {
        self.office.store.letters(self.office.id.parse().unwrap()).await.unwrap()
    }

    /// The latest letter that asks a seat.
    async fn asking(&self, seat: usize) -> StoredLetter {
        let is_one = |letter: &StoredLetter| letter.letter.kind().name() == "turn" && letter.letter.seat.map(usize::from) == Some(seat);
        self.letters().await.into_iter().rfind(is_one).expect("the seat is asked by letter")
    }

    /// What has arrived of a letter.
    fn arrived(&self, letter: &str) -> Vec<Received> {
        let is_it = |mail: &Received| mail.mail().message_id().is_some_and(|id| id.starts_with(letter));
        self.office.sink.received().into_iter().filter(is_it).collect()
    }

    async fn settled(&self) {
        until("no letter waits", async || self.letters().await.iter().all(|letter| letter.state != DeliveryState::Pending)).await;
    }

    async fn answer(&self, seat: usize) -> u16 {
        let way = |what: &str| format!("/campaigns/{}/{what}", self.office.id);
        let (_, asked) = self.office.send("GET", &way("questions"), PLAYERS[seat], &Value::Null).await;
        let question = &asked["questions"][0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
        self.office.send("POST", &way("answers"), PLAYERS[seat], &body).await.0
    }
}

/// How a mail server fails: what its reader sees then, whether it is tried again, how often it has arrived in the end, and what is seen then.
struct Failure {
    what: &'static str,
    fails: Failures,
    seen: &'static str,
    comes_back: bool,
    arrives: usize,
    in_the_end: &'static str,
}

async fn whatever_a_mail_server_does_nothing_is_lost_nothing_has_two_names_and_its_reader_sees_it(database: Option<String>) {
    let none = Failures::default();
    let put_off = |what, fails| Failure { what, fails, seen: "deferred", comes_back: false, arrives: 1, in_the_end: "sent" };
    let table = [
        put_off("a recipient put off (450)", Failures { busy: 1, ..none }),
        put_off("a mail put off (451)", Failures { failing: 1, ..none }),
        put_off("a mail refused in words that need not be about its reader (554)", Failures { refusing: 1, ..none }),
        put_off("gone in the middle of the mail", Failures { gone: 1, ..none }),
        Failure { arrives: 2, ..put_off("gone after the mail, before saying so", Failures { drops_after_data: 1, ..none }) },
        Failure { arrives: 2, ..put_off("nothing is said any more", Failures { hangs: 1, ..none }) },
        Failure { seen: "sent", comes_back: true, in_the_end: "bounced", ..put_off("taken, and sent back", none) },
        Failure {
            arrives: 0,
            seen: "bounced",
            in_the_end: "bounced",
            ..put_off("nobody there by that name (550)", Failures { unknown: 1, ..none })
        },
    ];
    let post = Clocked::open(database, Value::Null).await;
    let office = &post.office;
    let seat = office.asked().await;
    office.question(PLAYERS[seat], 0).await;
    post.settled().await;
    for Failure { what, fails, seen, comes_back, arrives, in_the_end } in table {
        office.sink.fail(fails);
        let before = post.asking(seat).await.letter.id;
        office.ask_again(seat).await;
        until("it is written", async || post.asking(seat).await.letter.id != before).await;
        let id = post.asking(seat).await.letter.id;
        until(&format!("{what}: its reader sees that it is {seen}"), async || {
            post.asking(seat).await.attempts > 0 && office.state(PLAYERS[seat], seat).await == seen
        })
        .await;
        let state = office.seen_by(PLAYERS[seat], seat).await;
        assert_eq!(state["again-at"].is_string(), seen == "deferred", "{what}: with when it is tried again: {state}");
        if seen == "deferred" {
            let again: DateTime<Utc> = state["again-at"].as_str().unwrap().parse().unwrap();
            let now = post.hands.now();
            assert_eq!(now + TimeDelta::seconds(5), again, "{what}");
            post.hands.seconds(4);
            // Something else goes out meanwhile: the server has looked, and it was not time yet.
            let other = format!("{}@o.test", id.replace('-', ""));
            let asked = office.client.post(format!("{}/sign-in", office.server.url)).form(&[("mail", &other)]).send().await.unwrap();
            assert_eq!(asked.status(), 200);
            office.sink.wait_for(|mail| mail.to[0] == other).await;
            assert_eq!(post.asking(seat).await.attempts, 1, "{what}: not before its time");
            post.hands.seconds(1);
        }
        if comes_back {
            assert_eq!(office.report(&post.arrived(&id)[0].from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
        }
        until(&format!("{what}: in the end it is {in_the_end}"), async || office.state(PLAYERS[seat], seat).await == in_the_end).await;
        post.settled().await;
        let arrived = post.arrived(&id);
        let names: BTreeSet<String> = arrived.iter().map(|mail| mail.mail().message_id().unwrap().to_owned()).collect();
        assert_eq!((arrived.len(), names.len()), (arrives, arrives.min(1)), "{what}: {names:?}");
        if in_the_end == "bounced" {
            // One loss is forgotten, so that each row begins alike.
            assert_eq!(office.send("POST", "/letters/reachable", PLAYERS[seat], &Value::Null).await.0, 204);
            post.settled().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_is_reminded_at_half_at_four_fifths_and_near_the_end() {
    let post = Clocked::open(None, json!({ "pace": { "kind": "deadline", "hours": 40 } })).await;
    let seat = post.office.asked().await;
    post.office.question(PLAYERS[seat], 0).await;
    let reminders = || {
        let is_one = |mail: &Received| {
            mail.to[0] == PLAYERS[seat] && mail.mail().subject().is_some_and(|subject| subject.contains("Still your turn: "))
        };
        post.office.sink.received().into_iter().filter(is_one).collect::<Vec<_>>()
    };
    let written = async || post.letters().await.iter().filter(|letter| letter.letter.kind().name() == "reminder").count();
    let mut gone = 0;
    for (number, minutes) in [20 * 60, 32 * 60, 38 * 60].into_iter().enumerate() {
        // A minute before there is none: the clock is set, and something is done at that time.
        post.hands.minutes(minutes - 1 - gone);
        let soon = json!({ "said": "Soon.", "to": [] });
        assert_eq!(post.office.send("POST", &format!("/campaigns/{}/talk", post.office.id), PLAYERS[seat], &soon).await.0, 201);
        assert_eq!(written().await, number, "a minute before {minutes}");
        post.hands.minutes(2);
        gone = minutes + 1;
        until("it arrives", async || reminders().len() == number + 1).await;
    }
    let names: BTreeSet<String> = reminders().iter().map(|mail| mail.mail().message_id().unwrap().to_owned()).collect();
    assert_eq!(names.len(), 3, "three letters");
    assert_eq!(post.answer(seat).await, 201);
    post.hands.minutes(60);
    until("nothing else follows for this question", async || {
        post.letters().await.iter().all(|letter| letter.letter.kind().name() != "reminder" || letter.state == DeliveryState::Sent)
    })
    .await;
    assert_eq!(reminders().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_end_and_the_mail_server_gets_what_has_waited_once() {
    let post = Clocked::open(None, Value::Null).await;
    let seat = post.office.asked().await;
    post.office.question(PLAYERS[seat], 0).await;
    let hour = post.hands.now().hour();
    let wishes =
        json!({ "rhythm": { "kind": "at-once" }, "together": false, "quiet": { "from": hour, "to": (hour + 3) % 24 }, "zone": "UTC" });
    assert_eq!(post.office.send("PUT", "/letters", PLAYERS[seat], &wishes).await.0, 204);
    let before = post.asking(seat).await.letter.id;
    post.office.ask_again(seat).await;
    until("it is written and waits", async || {
        let letter = post.asking(seat).await;
        letter.letter.id != before && letter.held_until.is_some()
    })
    .await;
    let letter = post.asking(seat).await;
    assert_eq!((letter.attempts, letter.held_until.unwrap().minute()), (0, 0), "it was not tried, and waits for a full hour");
    assert!(post.arrived(&letter.letter.id).is_empty());
    post.hands.minutes(3 * 60);
    post.settled().await;
    assert_eq!(post.arrived(&letter.letter.id).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_between_append_and_send_loses_no_letter_and_makes_no_second_one() {
    let mut post = Clocked::open(None, Value::Null).await;
    let seat = post.office.asked().await;
    post.office.question(PLAYERS[seat], 0).await;
    post.settled().await;
    // The server says nothing while it is taken: the answer is in the log, and its letters are on their way when the process dies.
    post.office.sink.fail(Failures { hangs: 1, ..Failures::default() });
    let known = post.letters().await.len();
    assert_eq!(post.answer(seat).await, 201);
    until("the next letter is on its way", async || post.letters().await.iter().skip(known).any(|letter| letter.attempts > 0)).await;
    post.office.server.kill();
    let waits: Vec<String> =
        post.letters().await.into_iter().filter(|letter| letter.state == DeliveryState::Pending).map(|letter| letter.letter.id).collect();
    assert!(!waits.is_empty());
    post.office.sink.fail(Failures::default());
    post.office.server.kill_and_restart();
    // What the dead server had taken is free again after a minute.
    post.hands.minutes(2);
    post.settled().await;
    for id in &waits {
        let names: BTreeSet<String> = post.arrived(id).iter().map(|mail| mail.mail().message_id().unwrap().to_owned()).collect();
        assert_eq!(names.len(), 1, "{id} has arrived, under one name");
    }
    assert!(post.office.server.command(&["audit"]).status.success());
}

async fn a_clock_jumps_back(restarts: bool) {
    let mut post = Clocked::open(None, Value::Null).await;
    let seat = post.office.asked().await;
    post.office.question(PLAYERS[seat], 0).await;
    post.settled().await;
    post.office.sink.fail(Failures { busy: 1, ..Failures::default() });
    let before = post.asking(seat).await.letter.id;
    post.office.ask_again(seat).await;
    until("one is put off", async || {
        let letter = post.asking(seat).await;
        letter.letter.id != before && letter.attempts == 1 && post.office.state(PLAYERS[seat], seat).await == "deferred"
    })
    .await;
    let id = post.asking(seat).await.letter.id;
    post.hands.minutes(-3 * 24 * 60);
    if restarts {
        post.office.server.kill_and_restart();
    }
    until("it goes out all the same", async || post.asking(seat).await.state == DeliveryState::Sent).await;
    post.hands.minutes(3 * 24 * 60 + 10);
    let asked =
        post.office.client.post(format!("{}/sign-in", post.office.server.url)).form(&[("mail", "later@l.test")]).send().await.unwrap();
    assert_eq!(asked.status(), 200);
    post.office.sink.wait_for(|mail| mail.to[0] == "later@l.test").await;
    assert_eq!(post.arrived(&id).len(), 1, "when the old time comes again nothing is sent again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_back_before_a_start_keeps_no_letter_back_and_sends_none_twice() {
    a_clock_jumps_back(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_jumps_back_while_the_server_runs_keeps_no_letter_back_and_sends_none_twice() {
    a_clock_jumps_back(false).await;
}

/// The clock of a test never tells the time of letters that leave the machine.
#[tokio::test(flavor = "multi_thread")]
async fn a_tests_clock_is_refused_wherever_letters_could_leave_the_machine() {
    let hands = Hands::at(SystemClock.now());
    let clock = hands.path.display().to_string();
    let mut server = Server::start(None, Some(Sink::start().await.address));
    server.kill();
    for host in ["mail.example.org", "192.0.2.25", "localhost", "::ffff:192.0.2.25"] {
        let said = server.refused(&["serve"], &[("STERNPOST_TEST_CLOCK", clock.as_str()), ("STERNPOST__MAIL__SMTP__HOST", host)]);
        assert!(said.contains("is for tests"), "{host}: {said}");
    }
    let said = server.refused(&["serve"], &[("STERNPOST_TEST_CLOCK", clock.as_str()), ("STERNPOST__PUBLIC_URL", "https://post.example")]);
    assert!(said.contains("is for tests"), "{said}");
}

on_both_servers! {
    whatever_a_mail_server_does_nothing_is_lost_nothing_has_two_names_and_its_reader_sees_it
}
