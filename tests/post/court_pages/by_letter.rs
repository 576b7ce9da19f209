//! Votes that letters ask for, by link and by reply.

use super::{ADA, BO, CLEO, Court, link};
use crate::mail_in::text_of;
use crate::office::HOST;
use crate::pace::Hands;
use crate::server::until;
use chrono::TimeDelta;
use serde_json::json;
use sternpost_model::clock::{Clock as _, SystemClock};

async fn letters_ask_for_votes_remind_once_and_are_answered_by_link_and_reply(database: Option<String>) {
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
    assert!(
        said.contains("Your vote counts, and decided it") && !said.contains("you can change your vote"),
        "a vote can be changed: {said}"
    );
    assert_eq!(court.docket().await["rewinds"][0]["to"], json!(to));
    let back = court.letter(BO, "The campaign went back").await;
    let report = text_of(&back).split_whitespace().find(|word| word.ends_with("?to=rewind")).unwrap().to_owned();
    let other = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let page = other.get(report).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("What you know now and should not"), "{page}");
    assert!(court.office.server.command(&["audit"]).status.success());
}

on_both_servers! {
    letters_ask_for_votes_remind_once_and_are_answered_by_link_and_reply
}
