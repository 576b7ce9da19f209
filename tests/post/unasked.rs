//! A turn that is put together is not stopped by a question with one answer: where windows wait for those only who have a choice, what asks its own seat alone
//! is answered by itself, and the turn reads like that of a seat that had a choice.

use crate::forms::Form;
use crate::mail_in::{Post, is_question, text_of};
use crate::pace::Hands;
use crate::page::Page;
use crate::planted::{ID, PLAYERS, plant_with, position};
use crate::windows::{Planted, plain, without_hashes};
use chrono::{DateTime, Utc};
use reqwest::Method;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::pace::Terms;
use sternpost_model::policy::Windows;
use tempfile::TempDir;

/// Ada's turn, with this card in hand; nobody else can react to anything.
fn given(card: &str) -> Value {
    let near_home = json!({ "units": { "0": { "carrier": 1 } } });
    json!({
        "options": { "content": ["action-cards"] },
        "players": [
            { "faction": "hacan", "technologies": [], "action-cards": [card], "strategy-cards": ["leadership"], "trade-goods": 3 },
            { "faction": "xxcha", "technologies": [], "strategy-cards": ["trade"] },
            { "faction": "yssaril", "technologies": [], "strategy-cards": ["warfare"] },
        ],
        "systems": { "32": near_home, "35": near_home, "21": near_home, "27": near_home },
        "planets": { "arretze": { "units": { "0": { "space-dock": 1 } } } },
        "at": { "turn": 0 },
    })
}

async fn world(windows: Windows, card: &str) -> Planted {
    let world = Planted::where_windows_wait_for(windows, &*position(&given(card)), None).await;
    crate::server::until("Ada is asked", async || world.asked(0).await["questions"][0].is_object()).await;
    world
}

/// The same where the test sets the time.
async fn by_the_clock(card: &str, hands: &Hands) -> Planted {
    let world = Planted::by_the_clock(Windows::Prompt, &*position(&given(card)), None, &Terms::default(), hands, &[]).await;
    crate::server::until("Ada is asked", async || world.asked(0).await["questions"][0].is_object()).await;
    world
}

/// A turn that was put together by looking ahead.
#[derive(Debug, Default)]
struct PutTogether {
    /// What was asked on the way, by its choices.
    asked: Vec<Vec<String>>,
    /// What was picked.
    picked: Vec<Value>,
    /// What would be handed in.
    answers: Vec<Value>,
    turn: Value,
}

impl PutTogether {
    /// Where there is nothing to pick but nothing.
    fn idle(&self) -> usize {
        self.asked.iter().filter(|choices| **choices == ["nothing"]).count()
    }

    /// How often nothing is done in a window.
    fn passes(&self) -> usize {
        self.answers.iter().filter(|answer| **answer == json!({ "one": "nothing" })).count()
    }
}

/// Picks what is wanted, where it is on offer, else as by default, until nothing more is asked.
async fn put_together(world: &Planted, wanted: &[&str]) -> PutTogether {
    let asked = world.asked(0).await;
    let mut turn = PutTogether::default();
    let mut question = asked["questions"][0].clone();
    while question.is_object() {
        let choices: Vec<String> =
            question["choices"].as_array().unwrap().iter().map(|choice| choice["id"].as_str().unwrap().to_owned()).collect();
        let pick = choices.iter().find(|choice| wanted.contains(&choice.as_str()));
        let answer = match question["shape"]["kind"].as_str() {
            Some("one-of") => pick.map(|pick| json!({ "one": pick })),
            Some("split") => pick.map(|pick| json!({ "split": [[pick, 1]] })),
            _ => None,
        };
        turn.picked.push(answer.unwrap_or(question["default"].clone()));
        turn.asked.push(choices);
        turn.answers.push(turn.picked.last().unwrap().clone());
        turn.turn = json!({ "version": asked["version"], "question": asked["questions"][0]["id"], "answers": turn.answers });
        let said = world.send(0, "preview", &turn.turn).await;
        let said: Value = serde_json::from_str(said.strip_prefix("200 OK ").unwrap_or_else(|| panic!("{said}"))).unwrap();
        turn.answers = said["answers"].as_array().unwrap().clone();
        question = said["question"].clone();
    }
    turn.turn["answers"] = json!(turn.answers);
    turn
}

/// An activation, which could be answered by Flank Speed, a movement and a production.
const TACTICAL: [&str; 5] = ["tactical", "system:16", "ship:carrier:intact:32", "produce:infantry", "nothing"];
const STRATEGIC: [&str; 2] = ["strategic:leadership", "nothing"];

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_asked_in_an_own_turn_that_has_one_answer_unless_everybody_is_waited_for() {
    for wanted in [TACTICAL.as_slice(), STRATEGIC.as_slice()] {
        let prompt = put_together(&world(Windows::Prompt, "bribery").await, wanted).await;
        assert_eq!(prompt.idle(), 0, "{prompt:?}");
        let everybody = put_together(&world(Windows::Everybody, "bribery").await, wanted).await;
        assert_eq!((everybody.idle(), &everybody.answers), (prompt.passes(), &prompt.answers), "the turn is the same: {everybody:?}");
        // One seat alone is asked whatever it holds where windows end at their time.
        let even = put_together(&world(Windows::Even, "bribery").await, wanted).await;
        assert_eq!(even.asked, everybody.asked);
    }
    let tactical = put_together(&world(Windows::Prompt, "bribery").await, &TACTICAL).await;
    assert!(tactical.passes() >= 1, "a window was passed on the way: {tactical:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_can_be_played_is_asked_about_and_others_see_the_same_turn_either_way() {
    // Whole seconds: what stands in the log is kept to the microsecond.
    let now: DateTime<Utc> = DateTime::from_timestamp(SystemClock.now().timestamp(), 0).unwrap();
    let hands = [Hands::at(now), Hands::at(now)];
    let [holds, holds_not] = [by_the_clock("flank-speed", &hands[0]).await, by_the_clock("bribery", &hands[1]).await];
    let (asked, unasked) = (put_together(&holds, &TACTICAL).await, put_together(&holds_not, &TACTICAL).await);
    let may_play = |choices: &Vec<String>| choices.iter().any(|choice| choice == "play-card:flank-speed");
    assert!(asked.asked.iter().any(may_play), "{asked:?}");
    assert_eq!((asked.idle(), asked.asked.len()), (0, unasked.asked.len() + 1), "{asked:?} {unasked:?}");
    assert_eq!(asked.answers, unasked.answers, "who lets it pass hands in what is filled in for who has no choice");
    // What need not be given may be left out.
    let mut short = unasked.turn.clone();
    short["answers"] = json!(unasked.picked);
    assert!(unasked.picked.len() < unasked.answers.len());
    for (world, turn) in [(&holds, &asked.turn), (&holds_not, &short)] {
        let said = world.send(0, "answers", turn).await;
        assert!(said.starts_with("201"), "{said}");
    }
    let store = [&holds, &holds_not].map(|world| world.server.database());
    let mut entries = vec![];
    for url in store {
        let entries_of = sternpost_store::open(&url).await.unwrap().entries(ID.parse().unwrap(), 2, 99).await.unwrap();
        entries.push(entries_of.into_iter().map(|entry| (entry.body.clone(), entry.actor, entry.cause)).collect::<Vec<_>>());
    }
    assert_eq!(entries[0], entries[1], "the log itself is the same");
    for eyes in [Some(2), None] {
        let mut seen = vec![];
        for world in [&holds, &holds_not] {
            let all = world.readable(eyes).await;
            seen.push(all.into_iter().map(|(name, text)| (plain(world, &name), without_hashes(&plain(world, &text)))).collect::<Vec<_>>());
        }
        for (one, other) in seen[0].iter().zip(&seen[1]) {
            assert!(one == other, "tells {eyes:?} something:\n{one:?}\n{other:?}");
        }
    }
}

/// The pages of a turn from question to question: its steps are what was picked, and going back leads from one to the other.
#[tokio::test(flavor = "multi_thread")]
async fn pages_show_no_step_for_what_was_not_asked_and_going_back_passes_it_by() {
    let world = world(Windows::Prompt, "bribery").await;
    let get = async |path: &str| world.request(Method::GET, Some(0), path).send().await.unwrap().text().await.unwrap();
    let mut page = get(&format!("/c/{ID}/turn")).await;
    for choice in ["tactical", "system:16"] {
        let form = Form::with_field(&page, "turn").unwrap();
        let mut fields = form.hidden();
        fields.extend([("one".to_owned(), choice.to_owned()), ("action".to_owned(), "next".to_owned())]);
        page = world.request(Method::POST, Some(0), &form.action).form(&fields).send().await.unwrap().text().await.unwrap();
    }
    assert!(page.contains("Which ships move"), "{page}");
    let steps = |page: &str| Page::of(page).texts(".steps li").len();
    assert_eq!(steps(&page), 2, "{page}");
    let turn = |page: &str| Form::with_field(page, "turn").unwrap().hidden().into_iter().find(|(name, _)| name == "turn").unwrap().1;
    assert_eq!(turn(&page), r#"[{"one":"tactical"},{"one":"system:16"},{"one":"nothing"}]"#, "it is carried along");
    let back = page.split("?step=1").count();
    assert!(back > 1, "going back leads to the activation: {page}");
    let before = get(&format!("/c/{ID}/turn?step=1")).await;
    assert!(before.contains("Which system") && before.contains("value=\"system:16\" checked"), "{before}");
    // An address from before a window leads behind it.
    let behind = get(&format!("/c/{ID}/turn?step=2")).await;
    assert!(behind.contains("Which ships move") && steps(&behind) == 2, "{behind}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reply_goes_on_past_what_has_one_answer() {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("planted.db").display());
    let given = given("bribery");
    plant_with(&url, &given, &*position(&given), &[], Windows::Prompt).await;
    let mut post = Post::start(Some(url), &[]).await;
    ID.clone_into(&mut post.id);
    let letter = post.sink.wait_for(|mail| mail.to[0] == PLAYERS[0] && is_question(&text_of(mail))).await;
    let receipt = post.answered(&letter, "Tactical action\nArretze / Hercant / Kamdorn").await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    assert!(receipt.contains("Which ships move") && !receipt.contains("Nothing\n"), "{receipt}");
}
