//! What becomes of letters on their way: servers that fail, letters that come back, second ways.

use crate::mail_in::{reply_address, text_of};
use crate::office::{HOST, Office, PLAYERS};
use crate::server::{Server, until};
use crate::smtp::{Failures, Sink};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_store::DeliveryState;

async fn a_mail_server_in_every_mood_loses_nothing_and_what_it_puts_off_is_seen(database: Option<String>) {
    let office = Office::open(database, &[]).await;
    let seat = office.asked().await;
    office.question(PLAYERS[seat], 0).await;
    office.sink.fail(Failures { busy: 1_000, ..Failures::default() });
    office.ask_again(seat).await;
    let letters = async || office.store.letters(office.id.parse().unwrap()).await.unwrap();
    until("one is put off, and its reader sees that, and when it is tried again", async || {
        let seen = office.seen_by(PLAYERS[seat], seat).await;
        seen["state"] == "deferred" && seen["again-at"].is_string()
    })
    .await;
    office.sink.fail(Failures { one_in: 2, silent: 1, ..Failures::default() });
    for _ in 0..4 {
        office.ask_again(seat).await;
    }
    // Nobody has to wait for the hours between tries.
    until("no letter waits any more", async || {
        let now = SystemClock.now();
        office.store.hurry_letters(now, now).await.unwrap();
        letters().await.iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for mail in office.sink.received() {
        let id = mail.mail().message_id().unwrap().to_owned();
        names.entry(id.split(['.', '@']).next().unwrap().to_owned()).or_default().insert(id);
    }
    for letter in letters().await {
        match letter.state {
            DeliveryState::Sent => {
                let ids = names.get(&letter.letter.id).unwrap_or_else(|| panic!("{letter:?} has arrived"));
                assert_eq!(ids.len(), 1, "under one name, however often: {ids:?}");
            }
            DeliveryState::Withdrawn => {}
            DeliveryState::Pending | DeliveryState::Dead | DeliveryState::Delayed | DeliveryState::Bounced => panic!("{letter:?}"),
        }
    }
    assert_eq!(office.state(PLAYERS[seat], seat).await, "sent");
}

async fn letters_that_come_back_are_seen_and_after_three_the_host_is_told(database: Option<String>) {
    let office = Office::open(database, &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0")]).await;
    let seat = office.asked().await;
    let (own, other) = (PLAYERS[seat], PLAYERS[(seat + 1) % 3]);
    let first = office.question(own, 0).await;
    assert!(first.from.starts_with("post+") && Some(&first.from) != reply_address(&first).as_ref(), "{}", first.from);

    // What does not come to a letter's own address counts for nothing.
    let made_up = format!("post+{}@sternpost.test", "a".repeat(26));
    assert_eq!(office.report(&made_up, "failed", "5.1.1").await, ["550 5.1.1 Nobody here by that name"]);
    assert_eq!(office.report(&reply_address(&first).unwrap(), "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
    assert_eq!(office.report(&first.from, "delivered", "2.0.0").await, ["250 2.0.0 Kept"]);
    assert_eq!(office.report(&first.from, "delayed", "4.4.1").await, ["250 2.0.0 Kept"]);
    until("a delay is seen by its reader", async || office.state(own, seat).await == "deferred").await;
    assert_eq!(office.state(HOST, seat).await, "deferred", "and by a host who does not play");
    assert_eq!(office.send("GET", &format!("/campaigns/{}/delivery", office.id), "x@x.test", &Value::Null).await.0, 403);
    assert_eq!(office.seen_by(other, seat).await, Value::Null, "another seat is told nothing");

    for round in 0..3 {
        let letter = office.question(own, round).await;
        assert_eq!(office.report(&letter.from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
        let wanted = if round == 2 { "unreachable" } else { "bounced" };
        until("the bounce is seen", async || office.state(own, seat).await == wanted).await;
        // The same report again, and another of the same letter, count once.
        office.report(&letter.from, "failed", "5.1.1").await;
        office.report(&letter.from, "failed", "5.1.2").await;
        assert_eq!(office.state(HOST, seat).await, wanted);
        assert_eq!(office.seen_by(HOST, seat).await["at"], Value::Null, "a host is not told when");
        office.ask_again(seat).await;
    }
    let name = own.split('@').next().unwrap();
    let told = office.sink.wait_for(|mail| mail.to[0] == HOST && text_of(mail).contains(&format!("The last letters to {name}"))).await;
    assert!(!text_of(&told).contains(own), "a host learns no address from it");
    until("nothing waits", async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    assert_eq!(office.questions(own).len(), 3, "nothing is sent any more");
    let to_host =
        office.sink.received().into_iter().filter(|mail| mail.to[0] == HOST && text_of(mail).contains("The last letters")).count();
    assert_eq!(to_host, 1, "the host is told once");

    let page = office.client.get(format!("{}/letters", office.server.url)).bearer_auth(office.server.token(own)).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("none is sent any more"));
    assert_eq!(office.send("POST", "/letters/reachable", own, &Value::Null).await.0, 204);
    let anew = office.question(own, 3).await;
    assert_eq!(office.state(HOST, seat).await, "fine");
    assert_eq!(office.report(&anew.from, "failed", "4.4.7").await, ["250 2.0.0 Kept"]);
    until("what was given up for a reason that passes is tried again", async || {
        let seen = office.seen_by(own, seat).await;
        seen["state"] == "deferred" && seen["again-at"].is_string()
    })
    .await;
    let now = SystemClock.now();
    office.store.hurry_letters(now, now).await.unwrap();
    let again = office.question(own, 4).await;
    assert_eq!(again.mail().message_id(), anew.mail().message_id(), "under its name");
}

/// Where the terms have it so, a substitute is sought for whom no letter reaches, without waiting for time to be over.
#[tokio::test(flavor = "multi_thread")]
async fn for_whom_no_letter_reaches_a_substitute_is_sought_as_the_terms_say() {
    let terms = json!({ "pace": { "kind": "deadline", "hours": 240 }, "time-out": { "turns": { "kind": "substitute", "hours": 12, "then": "bot" } } });
    let office = Office::open_with(None, &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0")], terms).await;
    let seat = office.asked().await;
    let sought = async || {
        let (status, said) = office.send("GET", &format!("/campaigns/{}/seats", office.id), HOST, &Value::Null).await;
        assert_eq!(status, 200, "{said}");
        said["seats"][seat]["substitute-sought"].clone()
    };
    for round in 0..3 {
        assert_eq!(sought().await, json!(false), "two that came back are no reason yet");
        let letter = office.question(PLAYERS[seat], round).await;
        assert_eq!(office.report(&letter.from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
        let wanted = if round == 2 { "unreachable" } else { "bounced" };
        until("the bounce is seen", async || office.state(HOST, seat).await == wanted).await;
        if round < 2 {
            office.ask_again(seat).await;
        }
    }
    until("a substitute is sought", async || sought().await == json!(true)).await;
    let (_, log) = office.send("GET", &format!("/campaigns/{}/log", office.id), HOST, &Value::Null).await;
    let causes: Vec<&Value> = log["entries"].as_array().unwrap().iter().map(|entry| &entry["cause"]).collect();
    assert!(causes.contains(&&json!("lifecycle")) && !causes.contains(&&json!("deadline")), "no time was over: {causes:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_address_is_confirmed_by_a_person_and_gets_the_same_letter_under_the_same_name() {
    let office = Office::open(None, &[]).await;
    let seat = office.asked().await;
    let (own, second) = (PLAYERS[seat], "second@s.test");
    let named = json!({ "kind": "mail", "address": second, "always": true });
    assert_eq!(office.send("PUT", "/letters/second", own, &json!({ "kind": "mail", "address": own })).await.0, 422);
    assert_eq!(office.send("PUT", "/letters/second", own, &named).await.0, 200);
    let asks = office.sink.wait_for(|mail| mail.to[0] == second).await;
    let text = text_of(&asks);
    let path = text.split_whitespace().find_map(|word| word.split_once("/v/")).unwrap().1.to_owned();
    let url = format!("{}/v/{path}", office.server.url);
    let is_confirmed = async || office.send("GET", "/letters", own, &Value::Null).await.1["second"]["confirmed"] == true;

    office.ask_again(seat).await;
    office.question(own, 1).await;
    for _ in 0..2 {
        assert_eq!(office.client.get(&url).send().await.unwrap().status(), 200);
    }
    assert!(!is_confirmed().await, "opening the link confirms nothing");
    assert!(office.questions(second).is_empty());
    assert_eq!(office.client.post(&url).send().await.unwrap().status(), 200);
    assert!(is_confirmed().await);

    office.ask_again(seat).await;
    let (there, here) = (office.question(second, 0).await, office.question(own, 2).await);
    assert_eq!(there.mail().message_id(), here.mail().message_id());
    assert_ne!(there.from, here.from, "which of the two comes back is known");
    assert_eq!(office.send("PUT", "/letters/second", own, &json!({ "kind": "none" })).await.0, 200);
    assert_eq!(office.client.post(&url).send().await.unwrap().status(), 410, "it cannot be confirmed any more");
    office.ask_again(seat).await;
    office.question(own, 3).await;
    assert_eq!(office.questions(second).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_strangers_mailbox_by_naming_it_as_a_second_address() {
    let sink = Sink::start().await;
    let server = Server::start_with(None, Some(sink.address), &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "3")]);
    let client = reqwest::Client::new();
    let name = async |who: &str, second: &str| {
        let request = client.put(format!("{}/api/v1/letters/second", server.url)).bearer_auth(server.token(who));
        request.json(&json!({ "kind": "mail", "address": second })).send().await.unwrap().status().as_u16()
    };
    let mut statuses = vec![];
    for number in 0..6 {
        statuses.push(name(&format!("stranger{number}@s.test"), "victim@v.test").await);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429], "whoever asks");
    // Who wants nothing of strangers is not asked, and that is not told.
    let store = sternpost_store::open(&server.database()).await.unwrap();
    store.block("quiet@q.test", None).await.unwrap();
    assert_eq!(name("stranger7@s.test", "quiet@q.test").await, 200);
    assert_eq!(name("stranger7@s.test", "last@l.test").await, 200);
    sink.wait_for(|mail| mail.to[0] == "last@l.test").await;
    let to = |address: &str| sink.received().iter().filter(|mail| mail.to[0] == address).count();
    until("the victim is asked three times", async || to("victim@v.test") == 3).await;
    assert_eq!(to("quiet@q.test"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_back_without_a_report_counts_if_a_server_wrote_it_and_holidays_do_not() {
    let office = Office::open(None, &[]).await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    let letter = office.question(own, 0).await;
    until("it was sent", async || office.state(own, seat).await == "sent").await;
    let mut number = 0;
    let mut deliver = async |to: &str, from: &str, head: &str, body: &str| {
        number += 1;
        let raw = format!("{head}To: <{to}>\r\nMessage-ID: <plain-{number}@mx.test>\r\nSubject: x\r\n\r\n{body}\r\n");
        let mut lmtp = crate::mail_in::Lmtp::connect(office.server.lmtp()).await;
        let said = lmtp.mail(from, &[to], raw.as_bytes()).await;
        lmtp.quit().await;
        said
    };
    let qmail = "<ada@a.test>:\r\nSorry, no mailbox here by that name. (#5.1.1)";
    let server = "From: MAILER-DAEMON@mx.test\r\n";
    // A key that never was: refused at the door, and nobody is silenced.
    let dead = format!("post+{}@sternpost.test", "a".repeat(26));
    assert_eq!(deliver(&dead, "", server, qmail).await, ["550 5.1.1 Nobody here by that name"]);
    for (from, head, body) in [
        ("ada@a.test", "From: ada@a.test\r\n", "550 5.1.1 says a person"),
        ("", "From: ada@a.test\r\nAuto-Submitted: auto-replied (vacation)\r\n", "I am away until 5.1.27. 550 5.1.1"),
        ("", "From: ada@a.test\r\nAuto-Submitted: auto-replied\r\n", "I am away. 550 5.1.1"),
        ("", server, "The weather at mx.test is fine."),
    ] {
        assert_eq!(deliver(&letter.from, from, head, body).await, ["250 2.0.0 Kept"]);
    }
    // They are dealt with in their order: when the next has counted, those have not.
    assert_eq!(deliver(&letter.from, "", server, "452 4.2.2 The mailbox is full").await, ["250 2.0.0 Kept"]);
    until("a delay is seen", async || office.state(own, seat).await == "deferred").await;
    assert_eq!(deliver(&letter.from, "", server, qmail).await, ["250 2.0.0 Kept"]);
    until("a loss is seen", async || office.state(own, seat).await == "bounced").await;
}

on_both_servers! {
    a_mail_server_in_every_mood_loses_nothing_and_what_it_puts_off_is_seen
    letters_that_come_back_are_seen_and_after_three_the_host_is_told
}
