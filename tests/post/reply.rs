//! Play by reply: letters answered in plain text through the listener, and nothing else.

use crate::mail_in::{PLAYERS, Post, asked, is_question, text_of};
use crate::pace::Hands;
use crate::planted::{ID, plant_timed};
use crate::server::until;
use crate::smtp::Received;
use crate::windows::{at_a_window, given};
use chrono::TimeDelta;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_core::Source as _;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::pace::{Terms, Tz};
use sternpost_model::policy::Windows;
use sternpost_players::Rng;
use tempfile::TempDir;

/// The choices of a letter: what stands before each, and what it is called.
fn choices(text: &str) -> Vec<(String, String)> {
    let choice = |line: &str| {
        let (mark, label) = line.split_once(") ")?;
        (mark.len() <= 2 && mark.bytes().all(|b| b.is_ascii_lowercase())).then(|| (mark.to_owned(), label.to_owned()))
    };
    let asked = text.rsplit_once("And this is asked now:").map_or(text, |(_, asked)| asked);
    asked.lines().filter_map(choice).collect()
}

/// The number in a line that begins and goes on so.
fn number_in(text: &str, before: &str, after: &str) -> Option<u32> {
    text.split(before).skip(1).find_map(|rest| rest.split_once(after)?.0.trim().replace(',', "").parse().ok())
}

/// The parts of a share as a letter says them ("2 × Scout in Pergam, 1 × Cruiser in Valor, void 1"), each with how many; the longest names first, for
/// one may begin another, and a name may have a comma.
fn counted(said: &str) -> Vec<(String, String)> {
    let pieces: Vec<&str> = said.split(" × ").collect();
    let last_word = |piece: &str| piece.rsplit(' ').next().unwrap_or_default().to_owned();
    let name = |at: usize| {
        let is_last = at + 1 == pieces.len();
        if is_last { pieces[at] } else { pieces[at].rsplit_once(", ").map_or("", |(name, _)| name) }.to_owned()
    };
    let mut parts: Vec<(String, String)> = (1..pieces.len()).map(|at| (name(at), last_word(pieces[at - 1]))).collect();
    parts.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    parts
}

/// What somebody replies who knows nothing but a letter's text, and picks at random what is legal.
fn picked(text: &str, rng: &mut Rng) -> String {
    let choices = choices(text);
    let any = |rng: &mut Rng| choices[rng.below(u32::try_from(choices.len()).unwrap()) as usize].0.clone();
    if text.contains("write the letter before your choice") {
        let quick = ["pass", "done", "decline"];
        let is_quick = |label: &str| quick.iter().any(|word| label.to_lowercase().starts_with(word));
        if let Some((mark, label)) = choices.iter().find(|(_, label)| is_quick(label)).filter(|_| rng.percent(60)) {
            // By its name as often as by its letter.
            let name = label.split(" (").next().unwrap().to_owned();
            let is_alone = choices.iter().filter(|(_, other)| other.to_lowercase().contains(&name.to_lowercase())).count() == 1;
            return if is_alone && rng.percent(50) { name } else { mark.clone() };
        }
        let open: Vec<&(String, String)> = choices.iter().filter(|(_, label)| !label.starts_with("Propose")).collect();
        return open[rng.below(u32::try_from(open.len()).unwrap()) as usize].0.clone();
    }
    if text.contains("write the letters before your choices") {
        let least = number_in(text, "Pick exactly ", ".").or_else(|| number_in(text, "Pick at least ", " and"));
        let least = least.unwrap_or(u32::from(text.contains("Pick exactly one"))) as usize;
        let marks: Vec<&str> = choices.iter().take(least).map(|(mark, _)| mark.as_str()).collect();
        return if marks.is_empty() { "none".to_owned() } else { marks.join(", ") };
    }
    if text.contains("write the number on the first line") {
        let (least, most) = (
            number_in(text, "A number from ", " to").unwrap(),
            number_in(text, &format!("A number from {} to ", number_in(text, "A number from ", " to").unwrap()), ".").unwrap(),
        );
        return (least + rng.below(most + 1 - least)).to_string();
    }
    let default =
        text.lines().rev().find_map(|line| line.strip_prefix("If you say nothing by then: ")).expect("the letter says its default");
    if text.contains("write how many of each") {
        let counted = counted(default);
        let count_of = |label: &str| counted.iter().find(|(part, _)| label.to_lowercase().starts_with(&part.to_lowercase()));
        let parts: Vec<String> =
            choices.iter().filter_map(|(mark, label)| count_of(label).map(|(_, count)| format!("{count} {mark}"))).collect();
        return if parts.is_empty() { "none".to_owned() } else { parts.join(", ") };
    }
    assert!(text.contains("letters in the order you want"), "how is this answered?\n{text}");
    let _ = any(rng);
    choices.iter().rev().map(|(mark, _)| mark.as_str()).collect::<Vec<_>>().join(" > ")
}

/// What came of playing by replies.
#[derive(Debug, Default)]
struct Played {
    replies: u32,
    over: BTreeSet<String>,
    refused: Vec<String>,
}

/// Answers every letter that asks, in the order they come, until enough is played.
async fn play(post: &mut Post, from: usize, seed: u64, enough: impl Fn(&str, &Played) -> bool) -> Played {
    let mut rng = Rng::new(seed);
    let mut played = Played::default();
    for number in from.. {
        let letter = post.sink.nth(number).await;
        let text = text_of(&letter);
        if text.starts_with("Your reply was not carried out") {
            played.refused.push(text.lines().take(12).collect::<Vec<_>>().join(" / "));
            assert!(played.refused.len() < 5, "the same again and again: {played:?}");
        }
        if text.contains("is over.") {
            played.over.insert(letter.to[0].clone());
        } else if is_question(&text) {
            let body = picked(&text, &mut rng);
            post.answer(&letter, &body).await;
            played.replies += 1;
        }
        if enough(&text, &played) {
            return played;
        }
    }
    unreachable!("letters have no end")
}

/// A campaign of a game is played by replies alone to its end.
pub(crate) async fn a_campaign_ends(database: Option<String>, game: &str, seats: usize, seed: u64) {
    a_campaign_with_ends(database, game, (seats, json!({})), seed).await;
}

/// The same with options.
pub(crate) async fn a_campaign_with_ends(database: Option<String>, game: &str, (seats, options): (usize, Value), seed: u64) {
    let mut post = Post::start(database, &[]).await;
    // What silence brings is told where a deadline runs: replies to a question in numbers say that.
    let policies = json!({ "pace": { "kind": "deadline", "hours": 240 } });
    let from = post.begin_with(game, seats, options, policies).await;
    let played = play(&mut post, from, seed, |_, played| played.over.len() == seats).await;
    let campaign = post.campaign().await;
    assert_eq!(campaign["status"], "ended");
    assert!(played.replies > 20, "{played:?}");
    assert_eq!(played.refused, Vec::<String>::new());
    let log: Value =
        post.client.get(format!("{}/api/v1/campaigns/{}/log", post.server.url, post.id)).send().await.unwrap().json().await.unwrap();
    let entries = log.as_array().or(log["entries"].as_array()).unwrap();
    let causes: BTreeSet<&str> =
        entries.iter().filter(|entry| entry["kind"] == "answered").filter_map(|entry| entry["cause"].as_str()).collect();
    // Whoever had no choice was not asked.
    let by_people: BTreeSet<&str> = causes.into_iter().filter(|cause| *cause != "only-choice").collect();
    assert_eq!(by_people, BTreeSet::from(["reply"]), "every answer came by reply");
    assert!(post.server.command(&["audit"]).status.success());
}

async fn a_whole_campaign_is_played_by_plain_text_replies_alone(database: Option<String>) {
    // Another campaign on each database.
    let seed = if database.is_none() { 3 } else { 4 };
    a_campaign_ends(database, "arcs", 2, seed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_of_conquest_is_played_by_plain_text_replies_alone() {
    a_campaign_ends(None, "conquest", 2, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_with_everything_in_play_is_played_by_plain_text_replies_alone() {
    a_campaign_ends(None, "twilight-imperium", 3, 5).await;
}

/// A table at which somebody has just been asked the first question.

#[tokio::test(flavor = "multi_thread")]
async fn one_letter_says_what_was_understood_and_asks_what_is_next() {
    let (post, letter) = asked().await;
    let text = text_of(&letter);
    let version = post.version().await;
    let first = choices(&text)[0].clone();
    let receipt = post.answered(&letter, "Hello,\n\na)\n\nThanks,\nAda").await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    assert!(receipt.contains("> a)\n") && !receipt.contains("> Thanks"), "{receipt}");
    let name = first.1.split(" (").next().unwrap();
    assert!(receipt.to_lowercase().contains(&name.to_lowercase()), "{first:?}: {receipt}");
    assert!(post.version().await > version);
    // Its mailbox holds no other letter that asks the same.
    let asks: Vec<String> =
        post.sink.received().iter().filter(|mail| mail.to == letter.to).map(text_of).filter(|text| is_question(text)).collect();
    assert!(asks.len() <= 2, "{}", asks.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_understood_is_told_with_the_choices_again_and_changes_nothing() {
    let (post, letter) = asked().await;
    let version = post.version().await;
    for (body, why) in [
        ("I attack everybody", "Nothing on offer is called “I attack everybody”."),
        ("zz", "Nothing on offer is called “zz”."),
        ("a\nthen something else entirely", "then something else entirely"),
        ("", "No answer was found in your reply."),
        (&"a\n".repeat(40), "more lines than any turn"),
        ("ORDER pass", "ORDER LIST tells your standing orders"),
        ("UNDO", "Nothing was taken back"),
    ] {
        let before = post.sink.received().len();
        post.answer(&letter, body).await;
        until("it is told", async || {
            let told = |mail: &Received| {
                let text = text_of(mail);
                mail.to == letter.to && text.contains(why) && is_question(&text) && choices(&text).len() > 1
            };
            post.sink.received().iter().skip(before).any(told)
        })
        .await;
        assert_eq!(post.version().await, version, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_answered_and_an_answer_is_taken_back() {
    let (post, letter) = asked().await;
    for (word, said) in [
        ("status", "How things stand"),
        ("BRETT", "The board in words"),
        ("Log", "The latest of the chronicle"),
        ("HELP", "How to play by reply"),
    ] {
        let receipt = post.answered(&letter, word).await;
        assert!(receipt.contains(said) && is_question(&receipt), "{word}: {receipt}");
    }
    // A seat that is asked nothing may look too.
    let started = post.sink.wait_for(|mail| mail.to != letter.to && text_of(mail).contains("All seats are taken")).await;
    let receipt = post.answered(&started, "STATUS").await;
    assert!(receipt.contains("Nothing is asked of you now.") && receipt.contains("How everybody stands"), "{receipt}");
    let receipt = post.answered(&started, "a").await;
    assert!(receipt.contains("asked nothing") && receipt.contains("Nothing has changed."), "{receipt}");
}

/// Standing orders by reply: which there are, one given, which answers at once, and one switched off.
#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_given_listed_and_ended_by_reply() {
    let mut post = Post::start(None, &[]).await;
    post.begin("twilight-imperium", 3, json!({ "content": ["transactions"] })).await;
    let is_card = |mail: &Received| is_question(&text_of(mail)) && text_of(mail).contains("Which strategy card do you choose?");
    // Some factions choose a technology first.
    let mut seen = 0;
    let letter = loop {
        let letter = post.sink.nth(seen).await;
        seen += 1;
        if is_card(&letter) {
            break letter;
        }
        if is_question(&text_of(&letter)) {
            post.answer(&letter, "a").await;
        }
    };
    let receipt = post.answered(&letter, "ORDER LIST").await;
    assert!(receipt.contains("You have given no orders.") && is_question(&receipt), "{receipt}");
    let receipt = post.answered(&letter, "ORDER OFF 3").await;
    assert!(receipt.contains("You have no order 3."), "{receipt}");
    let version = post.version().await;
    let receipt = post.answered(&letter, "ORDER ALWAYS no such card").await;
    assert!(receipt.contains("Nothing has changed."), "{receipt}");
    assert_eq!(post.version().await, version);
    let receipt = post.answered(&letter, "ORDER ALWAYS b").await;
    assert!(receipt.starts_with("Your order was given") && receipt.contains("1. Choosing a strategy card"), "{receipt}");
    assert_eq!(post.version().await, version + 1, "it has answered what the letter asked");
    let receipt = post.answered(&letter, "ORDER ALWAYS a").await;
    assert!(receipt.contains("Nothing has changed."), "its question is gone: {receipt}");
    let receipt = post.answered(&letter, "Order off 1").await;
    assert!(receipt.contains("Order 1 is off."), "{receipt}");
    let receipt = post.answered(&letter, "order list").await;
    assert!(receipt.contains("1. Choosing a strategy card") && receipt.contains("Switched off."), "{receipt}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_booked_by_a_reply_and_the_receipt_says_which() {
    let (post, letter) = asked().await;
    let untimed = post.answered(&letter, "AWAY 2 DAYS").await;
    assert!(untimed.contains("No time is measured") && untimed.contains("Nothing has changed"), "{untimed}");
    let terms = json!({ "pace": { "kind": "deadline", "hours": 48 }, "zone": "Asia/Kathmandu", "absence-days": 5 });
    let request =
        post.client.put(format!("{}/api/v1/campaigns/{}/time", post.server.url, post.id)).bearer_auth(post.server.token(PLAYERS[0]));
    assert_eq!(request.json(&terms).send().await.unwrap().status(), 204);
    let away = async || {
        let url = format!("{}/api/v1/campaigns/{}/time", post.server.url, post.id);
        post.client.get(url).send().await.unwrap().json::<Value>().await.unwrap()["away"].as_array().unwrap().clone()
    };

    let how = post.answered(&letter, "AWAY").await;
    assert!(how.contains("AWAY 24.12. TO 2.1.") && how.contains("5 days of absence are left"), "{how}");
    let unread = post.answered(&letter, "AWAY next weekend").await;
    assert!(unread.contains("No days can be made of “next weekend”"), "{unread}");
    let too_long = post.answered(&letter, "ABWESEND 9 TAGE").await;
    assert!(too_long.contains("5 days of absence are left") && too_long.contains("Nothing has changed"), "{too_long}");
    let not_away = post.answered(&letter, "BACK").await;
    assert!(not_away.contains("You are not away"), "{not_away}");
    assert!(away().await.is_empty());

    // Whole days are booked: what is left of today is none in its last hour.
    let day = |ahead| (SystemClock.now() + TimeDelta::days(ahead)).with_timezone(&Tz::Asia__Kathmandu).format("%d.%m.%Y").to_string();
    let booked = post.answered(&letter, &format!("AWAY {} TO {}", day(1), day(2))).await;
    assert!(booked.contains("Your absence is booked") && booked.contains("(Asia/Kathmandu)") && booked.contains("3 days"), "{booked}");
    let [one] = &away().await[..] else { panic!("one absence is booked") };
    let until: chrono::DateTime<chrono::Utc> = one["until"].as_str().unwrap().parse().unwrap();
    assert_eq!(until.format("%H:%M").to_string(), "18:15", "midnight in Kathmandu");
    let again = post.answered(&letter, "AWAY 3 DAYS").await;
    assert!(again.contains("on some of these days already"), "{again}");
    let back = post.answered(&letter, "Wieder da!").await;
    assert!(back.contains("You are back"), "{back}");
    let now = SystemClock.now();
    assert!(away().await.iter().all(|away| away["until"].as_str().unwrap().parse::<chrono::DateTime<chrono::Utc>>().unwrap() <= now));
    let counted = post.answered(&letter, "AWAY 2 DAYS").await;
    assert!(counted.contains("Your absence is booked"), "{counted}");
    assert_eq!(away().await.len(), 1, "what was given back is not kept");
    assert!(post.server.command(&["audit"]).status.success());
}

/// More time by reply: the table is asked, others agree, and the deadline moves; what cannot be is said to be so.
#[tokio::test(flavor = "multi_thread")]
async fn the_table_is_asked_for_more_time_by_reply_and_agrees_by_reply() {
    let mut post = Post::start(None, &[]).await;
    post.begin("twilight-imperium", 3, crate::api::one_at_a_time()).await;
    let letter = post.first_question().await;
    let untimed = post.answered(&letter, "MORE TIME").await;
    assert!(untimed.contains("No time runs now") && untimed.contains("Nothing has changed."), "{untimed}");
    let url = format!("{}/api/v1/campaigns/{}/time", post.server.url, post.id);
    let terms = json!({ "pace": { "kind": "deadline", "hours": 48 } });
    let request = post.client.put(&url).bearer_auth(post.server.token(PLAYERS[0]));
    assert_eq!(request.json(&terms).send().await.unwrap().status(), 204);
    let mut others = vec![];
    for player in PLAYERS.iter().filter(|player| **player != letter.to[0]) {
        others.push(post.sink.wait_for(|mail| mail.to[0] == **player && text_of(mail).contains("All seats are taken")).await);
    }
    let due = async || post.client.get(&url).send().await.unwrap().json::<Value>().await.unwrap()["due"].clone();
    let before = due().await;
    let said = post.answered(&others[0], "MORE TIME").await;
    assert!(said.contains("Only who is asked something asks for more time."), "{said}");
    let said = post.answered(&letter, "MORE TIME 9 DAYS").await;
    assert!(said.contains("1 to 168 hours") && said.contains("Nothing has changed."), "{said}");
    let said = post.answered(&letter, "MEHR ZEIT 2 TAGE").await;
    assert!(said.contains("You have asked for more time") && said.contains("asked for 48 hours more"), "{said}");
    // The others are told: nobody agrees to what they do not know of.
    let asks = |mail: &Received| text_of(mail).contains("asks the table for 48 more hours");
    let mut told = vec![];
    for other in &others {
        told.push(post.sink.wait_for(|mail| mail.to == other.to && asks(mail)).await);
    }
    let tells = text_of(&told[0]);
    assert!(tells.contains("more than half of the others agree") && tells.contains("write MORE TIME in the first line"), "{tells}");
    let again = post.answered(&letter, "MORE TIME").await;
    assert!(again.contains("asked for 48 hours more"), "what is asked twice is asked once: {again}");
    let said = post.answered(&others[0], "MORE TIME 24").await;
    assert!(said.contains("asked for 48 hours more already"), "{said}");
    let said = post.answered(&told[0], "More time.").await;
    assert!(said.starts_with("You are for more time") && said.contains("You agree to 48 hours more"), "{said}");
    assert_eq!(due().await, before, "not enough have agreed yet");
    let said = post.answered(&others[1], "MORE TIME 48").await;
    assert!(said.contains("There is more time") && said.contains("There are 48 hours more."), "{said}");
    assert_ne!(due().await, before, "the deadline has moved");
    let asking: BTreeSet<Vec<String>> = post.sink.received().iter().filter(|mail| asks(mail)).map(|mail| mail.to.clone()).collect();
    assert_eq!(asking, others.iter().map(|other| other.to.clone()).collect(), "who asks knows it");
    assert_eq!(post.sink.received().iter().filter(|mail| asks(mail)).count(), 2, "each is told once");
    assert!(post.server.command(&["audit"]).status.success());
}

/// A table whose time the test sets, at a pace, and the letter that asks first.
async fn at_a_pace(terms: &Value) -> (Hands, Post, Received) {
    let hands = Hands::at(SystemClock.now());
    let clock = hands.path.display().to_string();
    let mut post = Post::start(None, &[("STERNPOST_TEST_CLOCK", &clock)]).await;
    post.begin("twilight-imperium", 3, crate::api::one_at_a_time()).await;
    let letter = post.first_question().await;
    let request =
        post.client.put(format!("{}/api/v1/campaigns/{}/time", post.server.url, post.id)).bearer_auth(post.server.token(PLAYERS[0]));
    assert_eq!(request.json(terms).send().await.unwrap().status(), 204);
    (hands, post, letter)
}

/// A reminder asks as the first letter did: with the choices, and a reply answers it.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_is_answered_by_a_reply() {
    let (hands, post, letter) = at_a_pace(&json!({ "pace": { "kind": "deadline", "hours": 48 } })).await;
    hands.go_on(25);
    let is_reminder = |mail: &Received| mail.mail().subject().is_some_and(|subject| subject.contains("Still your turn: "));
    let reminder = post.sink.wait_for(is_reminder).await;
    assert_eq!(reminder.to, letter.to);
    assert_eq!(choices(&text_of(&reminder)), choices(&text_of(&letter)), "it shows what the first letter has shown");
    let version = post.version().await;
    let said = post.answered(&reminder, "perhaps").await;
    assert!(said.contains("Nothing on offer is called “perhaps”"), "{said}");
    assert_eq!(post.version().await, version);
    // What is asked first depends on who plays what.
    let body = picked(&text_of(&reminder), &mut Rng::new(1));
    let said = post.answered(&reminder, &body).await;
    assert!(said.contains("Your answer counts"), "{said}");
    assert!(post.version().await > version);
    let old = post.answered(&letter, &body).await;
    assert!(old.contains("was answered with entry"), "one answer, not two: {old}");
}

/// Letters that ask nothing can be replied to as well: that a bot plays one's seat is answered with a word.
#[tokio::test(flavor = "multi_thread")]
async fn who_reads_that_a_bot_plays_comes_back_by_a_reply() {
    let terms = json!({ "pace": { "kind": "deadline", "hours": 48 }, "time-out": { "turns": { "kind": "sit-in" } } });
    let (hands, post, letter) = at_a_pace(&terms).await;
    hands.go_on(49);
    let sits_in = post.sink.wait_for(|mail| mail.to == letter.to && text_of(mail).contains("A bot sits in for you")).await;
    assert!(text_of(&sits_in).contains("write BACK in the first line"), "{}", text_of(&sits_in));
    let status = post.answered(&sits_in, "STATUS").await;
    assert!(status.starts_with("How things stand") && status.contains("The seat stays yours"), "{status}");
    let back = post.answered(&sits_in, "back").await;
    assert!(back.contains("You are back"), "{back}");
}

/// Letters of a table at which a window has just opened.
async fn at_an_open_window(windows: Windows, terms: Option<Terms>) -> (Post, Received, TempDir) {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("planted.db").display());
    plant_timed(&url, &given(), &*at_a_window(), (&[], windows), (terms, SystemClock.now())).await;
    let mut post = Post::start(Some(url), &[]).await;
    ID.clone_into(&mut post.id);
    let letter = post.sink.wait_for(|mail| mail.to[0] == PLAYERS[1] && is_question(&text_of(mail))).await;
    (post, letter, folder)
}

/// What was answered elsewhere since a letter came is not replaced without a word.
#[tokio::test(flavor = "multi_thread")]
async fn a_reply_says_which_answer_it_takes_the_place_of() {
    let (post, letter, _folder) = at_an_open_window(Windows::Everybody, None).await;
    let first = post.answered(&letter, "a").await;
    assert!(first.starts_with("Your answer is in") && !first.contains("takes the place"), "{first}");
    let same = post.answered(&letter, "a").await;
    assert!(!same.contains("takes the place"), "the same once more replaces nothing: {same}");
    let api = format!("{}/api/v1/campaigns/{ID}", post.server.url);
    let token = post.server.token(PLAYERS[1]);
    let asked: Value = post.client.get(format!("{api}/questions")).bearer_auth(&token).send().await.unwrap().json().await.unwrap();
    let question = &asked["sealed"][0];
    let answer = async |choice: usize| -> Value {
        let answer = json!({ "one": question["choices"][choice]["id"] });
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [answer] });
        post.client.post(format!("{api}/answers")).bearer_auth(&token).json(&body).send().await.unwrap().json().await.unwrap()
    };
    let said = answer(1).await;
    assert_eq!(said["replaced"], json!([{ "one": question["choices"][0]["id"] }]), "{said}");
    assert_eq!(answer(1).await["replaced"], Value::Null, "the same once more");
    let given = question["choices"][1]["label"].as_str().unwrap();
    let other = post.answered(&letter, "a").await;
    assert!(other.contains(&format!("This takes the place of the answer that was in before: {given}.")), "{other}");
    let german = post.client.put(format!("{api}/language")).bearer_auth(&token).json(&json!({ "language": "de" }));
    assert_eq!(german.send().await.unwrap().status(), 204);
    assert_eq!(answer(1).await["is-sealed"], true);
    post.answer(&letter, "a").await;
    let other = text_of(&post.sink.wait_for(|mail| text_of(mail).contains("Du hast geschrieben")).await);
    assert!(other.contains("Das tritt an die Stelle der Antwort, die schon da war: "), "{other}");
}

/// A window is let pass by a reply, in the open, and no more by another.
#[tokio::test(flavor = "multi_thread")]
async fn windows_are_let_pass_in_the_open_by_reply() {
    let (post, letter, _folder) = at_an_open_window(Windows::Everybody, None).await;
    assert_eq!(post.campaign().await["waivers"], json!([]));
    let none = post.answered(&letter, "ORDER WAIVE OFF").await;
    assert!(none.contains("no kind of windows that you let pass"), "{none}");
    let unread = post.answered(&letter, "ORDER WAIVE everything").await;
    assert!(unread.contains("How to play by reply") && unread.contains("ORDER WAIVE lets windows"), "{unread}");
    let version = post.version().await;
    let waived = post.answered(&letter, "ORDER WAIVE").await;
    assert!(waived.starts_with("You are not asked about this again") && waived.contains("to the end of the round"), "{waived}");
    let waivers = post.campaign().await["waivers"].clone();
    assert_eq!(
        (waivers.as_array().unwrap().len(), &waivers[0]["seat"], &waivers[0]["until"]),
        (1, &json!(1), &json!("round")),
        "{waivers}"
    );
    assert!(post.version().await > version, "an entry of the log says so");
    let off = post.answered(&letter, "Auftrag Verzicht aus").await;
    assert!(off.starts_with("You let no windows pass any more"), "{off}");
    assert_eq!(post.campaign().await["waivers"], json!([]));
    assert!(post.server.command(&["audit"]).status.success());

    let (post, letter) = asked().await;
    let not = post.answered(&letter, "ORDER WAIVE").await;
    assert!(not.contains("does not ask in a window") && not.contains("Nothing has changed."), "{not}");
}

/// In a window that ends at its time each seat may ask once: all who are asked have as long again.
#[tokio::test(flavor = "multi_thread")]
async fn a_window_that_ends_at_its_time_is_made_longer_by_reply_once() {
    let terms = Terms { window_hours: Some(8), ..Terms::default() };
    let (post, letter, _folder) = at_an_open_window(Windows::Even, Some(terms)).await;
    let longer = post.answered(&letter, "MORE TIME").await;
    assert!(longer.contains("There is more time") && longer.contains("There are 8 hours more."), "{longer}");
    let version = post.version().await;
    let again = post.answered(&letter, "MORE TIME").await;
    assert!(again.contains("You have said so before"), "{again}");
    assert_eq!(post.version().await, version);
}

on_both_servers! {
    a_whole_campaign_is_played_by_plain_text_replies_alone
}
