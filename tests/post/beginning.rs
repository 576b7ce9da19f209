//! The first letter of a campaign: to who is asked at once it is the one that asks, to the others the one that tells it begins.

use crate::api::one_at_a_time;
use crate::clocked::Clocked;
use crate::mail_in::text_of;
use crate::office::{HOST, Office, PLAYERS};
use crate::server::until;
use crate::smtp::{Failures, Received};
use serde_json::{Value, json};

/// What a campaign of three is created with, in a language.
fn table(name: &str, language: &str) -> Value {
    let seat = |address: &&str| json!({ "name": address.split('@').next(), "email": address, "language": language });
    let seats: Vec<Value> = PLAYERS.iter().map(seat).collect();
    json!({ "game": "twilight-imperium", "name": name, "options": one_at_a_time(), "seats": seats,
        "policies": { "pace": { "kind": "deadline", "hours": 24 } } })
}

fn subject(mail: &Received) -> String {
    mail.mail().subject().unwrap_or_default().to_owned()
}

/// What has come to somebody about a campaign that runs.
fn about(office: &Office, name: &str, to: &str) -> Vec<Received> {
    let is_one = |mail: &Received| mail.to[0] == to && subject(mail).starts_with(&format!("[{name}] "));
    office.sink.received().into_iter().filter(is_one).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_at_once_gets_one_letter_and_the_others_that_it_begins() {
    let mut office = Office::open(None, &[]).await;
    for (name, language, begins, asks, opens) in [
        ("In English", "en", "The campaign begins", "Your turn: the campaign begins", "Open the campaign:"),
        ("Auf Deutsch", "de", "Die Kampagne beginnt", "Du bist am Zug: Die Kampagne beginnt", "Kampagne öffnen:"),
    ] {
        office.id = office.begin(HOST, &table(name, language)).await;
        let asked = office.asked().await;
        until("everybody has a letter", async || PLAYERS.iter().all(|to| !about(&office, name, to).is_empty())).await;
        // Whatever else were on its way to the one who is asked would have come before this.
        office.ask_again(asked).await;
        until("it is asked again", async || about(&office, name, PLAYERS[asked]).len() > 1).await;
        for (seat, to) in PLAYERS.iter().enumerate() {
            let letters = about(&office, name, to);
            let first = &letters[0];
            let (text, html) = (text_of(first), first.mail().body_html(0).unwrap().into_owned());
            let expected = if seat == asked { asks } else { begins };
            assert_eq!(subject(first), format!("[{name}] {expected}"));
            assert_eq!(letters.iter().filter(|mail| text_of(mail).contains(opens)).count(), 1, "one letter tells that it begins");
            assert!(text.contains("Hello ") || text.contains("Hallo "), "{text}");
            for player in PLAYERS {
                let name = player.split('@').next().unwrap();
                assert!(text.contains(&format!("- {name}: ")) && html.contains(&format!(">{name}: ")), "{text}");
            }
            assert!(html.contains(opens.trim_end_matches(':')) && html.contains(begins), "{html}");
            assert_eq!((text.contains("/t/"), html.contains("/t/")), (seat == asked, seat == asked), "{text}");
            if seat == asked {
                let at = |words: &str| text.find(words).unwrap();
                assert!(at(opens) < at("/t/"), "it begins before it asks: {text}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_question_is_gone_before_the_letter_is_told_that_it_begins() {
    let post = Clocked::open(None, Value::Null).await;
    let mut office = post.office;
    let first = office.asked().await;
    office.question(PLAYERS[first], 0).await;
    office.sink.fail(Failures { failing: 1_000, ..Failures::default() });
    office.id = office.begin(HOST, &table("Too late", "en")).await;
    let asked = office.asked().await;
    until("a letter was tried", async || office.state(PLAYERS[asked], asked).await == "deferred").await;
    post.hands.go_on(25);
    until("the default was played", async || office.asked().await != asked).await;
    // The next try may have been written before that: the one after it was not.
    let tries = async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.iter().filter(|kept| kept.letter.seat.map(usize::from) == Some(asked)).map(|kept| kept.attempts).max().unwrap_or_default()
    };
    let before = tries().await;
    until("it was tried twice more", async || {
        post.hands.go_on(1);
        tries().await >= before + 2
    })
    .await;
    office.sink.fail(Failures::default());
    until("its letter comes", async || {
        post.hands.go_on(1);
        !about(&office, "Too late", PLAYERS[asked]).is_empty()
    })
    .await;
    let told = about(&office, "Too late", PLAYERS[asked]).remove(0);
    assert_eq!((subject(&told).as_str(), text_of(&told).contains("/t/")), ("[Too late] The campaign begins", false), "{}", text_of(&told));
}
