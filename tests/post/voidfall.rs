//! Voidfall from outside: through the API to its end, on a phone by the links of its letters alone, and by replies, by two and by one alone;
//! against the Void by each of these ways at one table.

use crate::api::{Table, pick};
use crate::arcs::ends_through_the_api;
use crate::by_mail::{create, link};
use crate::conquest::{ByLinks, is_played_on_a_phone};
use crate::forms::Form;
use crate::mail_in::{Post, is_question, text_of};
use crate::page::Page;
use crate::planted::PLAYERS;
use crate::reply::a_campaign_with_ends;
use crate::smtp::Received;
use crate::twins::are_read_alike;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Chance;
use sternpost_game::{Game, Play};
use sternpost_games::Games;
use sternpost_players::Rng;

fn alone() -> Value {
    json!({ "mode": "expedition" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_voidfall_ends_through_the_api_though_the_server_is_killed() {
    ends_through_the_api("voidfall", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_voidfall_is_played_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("voidfall", [String::new(), String::new()], json!({})).await).await;
}

/// The largest galaxy, of 29 sectors: its pages are the heaviest.
#[tokio::test(flavor = "multi_thread")]
async fn four_play_voidfall_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("voidfall", [const { String::new() }; 4], json!({})).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_voidfall_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("voidfall", [String::new()], alone()).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_of_voidfall_is_played_by_plain_text_replies_alone() {
    a_campaign_with_ends(None, "voidfall", (2, json!({})), 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_a_whole_campaign_of_voidfall_by_plain_text_replies_alone() {
    a_campaign_with_ends(None, "voidfall", (1, alone()), 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_against_the_void_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("voidfall", [String::new()], against_the_void(1)).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_a_whole_campaign_against_the_void_by_plain_text_replies_alone() {
    a_campaign_with_ends(None, "voidfall", (1, against_the_void(1)), 6).await;
}

/// The options of a campaign of so many against the Void.
fn against_the_void(seats: usize) -> Value {
    json!({ "mode": if seats == 1 { "solo" } else { "cooperative" } })
}

/// The next letter that asks something, from a number on; and the number behind it.
async fn next_question(post: &Post, from: usize) -> (Received, usize) {
    for number in from.. {
        let letter = post.sink.nth(number).await;
        if is_question(&text_of(&letter)) {
            return (letter, number + 1);
        }
    }
    unreachable!("letters have no end")
}

/// Answers a question by the page that its letter leads to.
async fn by_form(post: &Post, letter: &Received, rng: &mut Rng) {
    let url = link(letter, &post.server, "t").expect("the letter leads to its question");
    // Follows where the link leads.
    let person = reqwest::Client::new();
    let page = person.get(&url).send().await.unwrap().text().await.unwrap();
    let form = Form::with_field(&page, "turn").expect("the page asks");
    let sent = person.post(format!("{}{}", post.server.url, form.action)).form(&form.filled(rng)).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    let receipt = sent.text().await.unwrap();
    assert!(!receipt.contains("role=\"alert\""), "the answer counts: {receipt}");
}

/// Through the API to the end; how many answers that took.
async fn to_the_end(post: &Post, rng: &mut Rng) -> usize {
    let table = Table::new(&post.server);
    let mut answers = 0;
    while let Some((seat, question, version)) = table.question(&post.server.url, &post.id).await {
        let body = json!({ "version": version, "question": question["id"], "answers": [pick(&question, rng)] });
        let address = format!("{}/api/v1/campaigns/{}/answers", post.server.url, post.id);
        let (status, said) = table.post(seat, address, None, &body).await.unwrap();
        assert_eq!(status, 201, "{said}");
        answers += 1;
    }
    answers
}

/// What a page of the campaign says in English, without its tags.
async fn read(post: &Post, way: &str) -> String {
    let page = post.client.get(format!("{}/c/{}{way}", post.server.url, post.id)).bearer_auth(post.server.token(PLAYERS[0]));
    words_of(page).await
}

/// What the page of the campaign says to who looks on, in their language.
async fn read_by_visitor(post: &Post, language: &str) -> String {
    words_of(post.client.get(format!("{}/c/{}", post.server.url, post.id)).header("Accept-Language", language)).await
}

async fn words_of(page: reqwest::RequestBuilder) -> String {
    Page::of(&page.send().await.unwrap().text().await.unwrap()).text()
}

/// The page of a lobby or of a campaign that is over has one line in each language on what of it is ours and not printed.
async fn says_what_is_ours(post: &Post, mode: &str) {
    let is_against_the_void = matches!(mode, "solo" | "cooperative");
    let is_on_a_map_of_ours = matches!(mode, "competitive" | "cooperative");
    let languages: [(&str, &str, [&str; 3]); 2] = [
        ("en", "Ours and not the printed ones: ", ["Crises, Wars, the values of the Crisis board", "the map and ", "Bounties, Reclaims"]),
        (
            "de",
            "Von uns und nicht gedruckt: ",
            ["Krisen, Kriege, die Werte des Krisentableaus", "die Karte und ", "Beute, Hinterlassenschaften"],
        ),
    ];
    for (language, begins, [void, map, loot]) in languages {
        let said = read_by_visitor(post, language).await;
        let lines: Vec<&str> = said.lines().filter(|line| line.contains(begins)).collect();
        assert_eq!(lines.len(), 1, "{mode}, {language}: {said}");
        let named = [void, map, loot].map(|part| lines[0].contains(part));
        assert_eq!(named, [is_against_the_void, is_on_a_map_of_ours, true], "{mode}, {language}: {}", lines[0]);
    }
}

/// Before a campaign begins and when it is over; the others of these are looked at where they are played against the Void.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_and_a_final_page_say_what_is_ours() {
    for (mode, seats) in [("competitive", 2), ("expedition", 1), ("solo", 1), ("cooperative", 2)] {
        let mut post = Post::start(None, &[]).await;
        post.id = create(&post.server, &post.client, "voidfall", &PLAYERS[..seats], json!({ "mode": mode })).await;
        says_what_is_ours(&post, mode).await;
        if mode == "expedition" {
            let mut begun = Post::start(None, &[]).await;
            begun.begin("voidfall", seats, json!({ "mode": mode })).await;
            to_the_end(&begun, &mut Rng::new(2)).await;
            assert_eq!(begun.campaign().await["status"], "ended");
            says_what_is_ours(&begun, mode).await;
        }
    }
}

/// Begun, answered by replies, by a form and through the API, and read once it is over.
async fn is_played_against_the_void(seats: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut post = Post::start(None, &[]).await;
    let mut number = post.begin("voidfall", seats, against_the_void(seats)).await;
    let mut replies = 0;
    while replies < 2 {
        let (letter, next) = next_question(&post, number).await;
        if text_of(&letter).contains("write the letter before your choice") {
            post.answer(&letter, "a").await;
            replies += 1;
        } else {
            by_form(&post, &letter, &mut rng).await;
        }
        number = next;
    }
    let (letter, _) = next_question(&post, number).await;
    by_form(&post, &letter, &mut rng).await;
    let answers = to_the_end(&post, &mut rng).await;
    assert!(answers > 20, "{answers} answers");

    let campaign = post.campaign().await;
    assert_eq!(campaign["status"], "ended");
    let ranks: Vec<u64> = campaign["standings"].as_array().unwrap().iter().map(|standing| standing["rank"].as_u64().unwrap()).collect();
    assert!(ranks == vec![1; seats] || ranks == vec![2; seats], "all win or all lose: {ranks:?}");
    let said = read(&post, "").await;
    let ended: &[&str] = match (ranks[0], seats) {
        (1, 1) => &["Ada won", "ada won"],
        (1, _) => &["won together"],
        _ => &["Nobody has won", "nobody has won"],
    };
    assert!(ended.iter().any(|words| said.contains(words)), "the final page says {ended:?}: {said}");
    says_what_is_ours(&post, if seats == 1 { "solo" } else { "cooperative" }).await;
    let told = read(&post, "/chronicle").await;
    assert!(told.contains("The current Crisis of "), "a Crisis turned up: {told}");
    let ways = ["all have won", "all have lost"];
    assert!(ways.iter().any(|words| told.contains(words)), "the chronicle says how it ended: {told}");

    let log: Value =
        post.client.get(format!("{}/api/v1/campaigns/{}/log", post.server.url, post.id)).send().await.unwrap().json().await.unwrap();
    let entries = log.as_array().or(log["entries"].as_array()).unwrap();
    let causes: BTreeSet<&str> =
        entries.iter().filter(|entry| entry["kind"] == "answered").filter_map(|entry| entry["cause"].as_str()).collect();
    assert!(["reply", "mail-link", "api"].iter().all(|cause| causes.contains(cause)), "{causes:?}");
    assert!(post.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_alone_plays_against_the_void_by_replies_by_a_form_and_through_the_api() {
    is_played_against_the_void(1, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_against_the_void_by_replies_by_a_form_and_through_the_api() {
    is_played_against_the_void(2, 4).await;
}

/// The setup of so many against the Void.
fn setup(seats: usize) -> Value {
    let houses = ["valnis", "belitan"].map(|house| json!({ "house": house, "origin": "a" }));
    json!({ "options": against_the_void(seats), "seats": houses[..seats] })
}

/// A campaign against the Void after so many default answers.
fn under_way(game: &dyn Game, setup: &Value, answers: usize) -> Box<dyn Play> {
    let mut dice = Rng::new(5);
    let (mut play, _) = game.begin(setup, &mut Chance::live(&mut dice)).unwrap();
    for _ in 0..answers {
        let given: BTreeMap<_, _> = play.asked().into_iter().map(|asked| (asked.seat, asked.default)).collect();
        let chance = &mut Chance::live(&mut dice);
        if given.len() > 1 {
            play.apply_together(&given, chance).unwrap();
        } else if let Some((seat, answer)) = given.into_iter().next() {
            play.apply(seat, &[answer], chance).unwrap();
        }
    }
    assert!(!play.is_over());
    play
}

/// Twins that differ in what lies face down (Crises, agendas, bounties and Reclaims) and in what the other holds are read alike.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_shows_of_what_lies_face_down_against_the_void() {
    let game = Games::default().get("voidfall").expect("the game is in the product");
    for seats in [1, 2] {
        let setup = setup(seats);
        let play = under_way(game, &setup, 25);
        are_read_alike(game, &setup, &*play, &[Some(0), None]).await;
    }
}
