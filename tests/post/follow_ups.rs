//! One visit for several windows that open together: whoever lets one pass says at once what they do in the next if nobody does anything.

use crate::forms::Form;
use crate::pace::Hands;
use crate::planted::{ID, PLAYERS, position};
use crate::windows::{BO, Planted, given, same_to_all};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use sternpost_core::Chance;
use sternpost_game::Play;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::pace::{Pace, Terms};
use sternpost_model::policy::Windows;
use sternpost_players::Rng;

/// A window of three that another follows at the same moment.
fn two_windows() -> Box<dyn Play> {
    two_windows_where(|_| true)
}

fn two_windows_where(fits: impl Fn(&dyn Play) -> bool) -> Box<dyn Play> {
    let mut given = given();
    given["players"][0]["action-cards"] = json!(["veto"]);
    let mut play = position(&given);
    for _ in 0..40 {
        if play.asked_together().len() == 3 && play.if_all_pass().is_some_and(|next| next.asked_together().len() == 3) && fits(&*play) {
            return play;
        }
        let answers: BTreeMap<_, _> = play.asked().into_iter().map(|asked| (asked.seat, asked.default)).collect();
        if let [(seat, answer)] = answers.iter().collect::<Vec<_>>().as_slice() {
            play.apply(**seat, &[(*answer).clone()], &mut Chance::live(&mut Rng::new(1))).unwrap();
        } else {
            play.apply_together(&answers, &mut Chance::live(&mut Rng::new(1))).unwrap();
        }
    }
    panic!("no two windows open together in this agenda");
}

fn terms() -> Terms {
    Terms { pace: Pace::Deadline { hours: 48 }, window_hours: Some(8), ..Terms::default() }
}

async fn world(database: Option<String>) -> (Planted, Hands) {
    world_at(&*two_windows(), database).await
}

async fn world_at(play: &dyn Play, database: Option<String>) -> (Planted, Hands) {
    let now = chrono::DateTime::from_timestamp(SystemClock.now().timestamp(), 0).unwrap();
    let hands = Hands::at(now);
    (Planted::by_the_clock(Windows::Everybody, play, database, &terms(), &hands, &[]).await, hands)
}

fn both(asked: &Value, first: &str, then: &[&str]) -> Value {
    let answers: Vec<Value> = [first].iter().chain(then).map(|choice| json!({ "one": choice })).collect();
    json!({ "version": asked["version"], "question": asked["questions"][0]["id"], "answers": answers })
}

async fn turn_letters(world: &Planted, seat: usize) -> usize {
    let all = sternpost_store::open(&world.server.database()).await.unwrap().letters(ID.parse().unwrap()).await.unwrap();
    all.iter().filter(|letter| letter.letter.recipient == PLAYERS[seat] && letter.letter.kind().name() == "turn").count()
}

async fn log(world: &Planted, seat: usize) -> Vec<Value> {
    let got = world.request(Method::GET, Some(seat), &format!("/api/v1/campaigns/{ID}/log")).send().await.unwrap();
    got.json::<Value>().await.unwrap()["entries"].as_array().unwrap().clone()
}

async fn one_visit_and_one_letter_answer_two_windows(database: Option<String>) {
    let (world, _hands) = world(database).await;
    let before = log(&world, 0).await.len();
    for seat in 0..3 {
        let asked = world.asked(seat).await;
        let looked = world.send(seat, "preview", &both(&asked, "nothing", &[])).await;
        assert!(looked.starts_with("200") && looked.contains("\"asked\""), "what follows if nobody does anything: {looked}");
        assert!(world.send(seat, "answers", &both(&asked, "nothing", &["no-such-choice"])).await.starts_with("422"));
        assert!(world.asked(seat).await["questions"][0].is_object(), "what is refused is refused whole");
        let said = world.send(seat, "answers", &both(&asked, "nothing", &["nothing"])).await;
        assert!(said.starts_with("201"), "{said}");
    }
    let entries = log(&world, 0).await;
    let opened = entries[before..].iter().filter(|entry| entry["kind"] == "together").count();
    assert!(opened >= 2, "both windows have closed: {entries:?}");
    let next = world.asked(0).await;
    for seat in 0..3 {
        let is_asked_again = world.asked(seat).await["questions"][0].is_object();
        assert_eq!(turn_letters(&world, seat).await, 1 + usize::from(is_asked_again), "one letter for both windows: {next}");
    }
    assert!(world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_ahead_is_void_if_somebody_acts_and_its_seat_is_asked_again() {
    let play = two_windows_where(|play| play.asked().iter().any(|asked| asked.offers.len() > 1));
    let (mut world, _hands) = world_at(&*play, None).await;
    let acting = (0..3).collect::<Vec<usize>>();
    let mut actor = None;
    for seat in acting {
        let asked = world.asked(seat).await;
        let choices = asked["questions"][0]["choices"].as_array().unwrap().clone();
        if choices.len() > 1 && actor.is_none() {
            let choice = choices[1]["id"].as_str().unwrap();
            let further = both(&asked, choice, &["nothing"]);
            assert!(world.send(seat, "answers", &further).await.starts_with("422"), "after an act nothing is known to follow");
            assert!(world.send(seat, "answers", &both(&asked, choice, &[])).await.starts_with("201"));
            actor = Some(seat);
        }
    }
    let actor = actor.expect("somebody holds something");
    // What waits outlives the server.
    world.server.kill_and_restart();
    let before = log(&world, 0).await.len();
    for seat in (0..3).filter(|seat| *seat != actor) {
        let asked = world.asked(seat).await;
        assert!(world.send(seat, "answers", &both(&asked, "nothing", &["nothing"])).await.starts_with("201"));
    }
    let entries = log(&world, 0).await;
    let opened = entries[before..].iter().filter(|entry| entry["kind"] == "together").count();
    assert_eq!(opened, 1, "somebody has acted: what was said ahead is void: {entries:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_what_was_said_ahead() {
    let play = two_windows();
    let now = chrono::DateTime::from_timestamp(SystemClock.now().timestamp(), 0).unwrap();
    let hands = [Hands::at(now), Hands::at(now)];
    let one = Planted::by_the_clock(Windows::Everybody, &*play, None, &terms(), &hands[0], &[]).await;
    let other = Planted::by_the_clock(Windows::Everybody, &*play, None, &terms(), &hands[1], &[]).await;
    let asked = one.asked(BO).await;
    assert!(one.send(BO, "answers", &both(&asked, "nothing", &["nothing"])).await.starts_with("201"));
    assert!(other.send(BO, "answers", &both(&asked, "nothing", &[])).await.starts_with("201"));
    same_to_all(&[Some(0), Some(2), None], [&one, &other], "after one has said two things and the other one", str::to_owned).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_asks_what_follows_at_once_and_one_may_stop_there() {
    let (world, _hands) = world(None).await;
    let page = world.request(Method::GET, Some(BO), &format!("/c/{ID}/turn")).send().await.unwrap().text().await.unwrap();
    let hidden = Form::with_field(&page, "turn").unwrap().hidden();
    let form = |action: &str, more: &[(&str, &str)]| {
        let mut fields = hidden.clone();
        fields.push(("action".to_owned(), action.to_owned()));
        fields.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        fields
    };
    let post = async |fields: Vec<(String, String)>| {
        world.request(Method::POST, Some(BO), &format!("/c/{ID}/turn")).form(&fields).send().await.unwrap().text().await.unwrap()
    };
    let next = post(form("hand-in", &[("one", "nothing")])).await;
    assert!(next.contains("And if nobody does anything"), "{next}");
    assert!(world.asked(BO).await["questions"][0].is_object(), "nothing is handed in yet");
    let mut whole = form("confirm", &[]);
    whole.retain(|(name, _)| name != "turn");
    whole.push(("turn".to_owned(), json!([{ "one": "nothing" }]).to_string()));
    let done = post(whole).await;
    assert_eq!(world.asked(BO).await["questions"], json!([]), "one may stop after the first: {done}");
}

on_both_servers! {
    one_visit_and_one_letter_answer_two_windows
}
