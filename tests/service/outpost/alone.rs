//! One seat from the lobby to the final page: there is nobody to wait for, to agree, or to be told.

use crate::looks::looks;
use crate::outpost::world::{OutpostServer, address, bag, one, together};
use reqwest::Method;
use serde_json::json;
use sternpost::simulation::{Answers, Orders, Round, Trial, play as play_on};
use sternpost_core::{Chance, Seat};
use sternpost_games::player_of;
use sternpost_log::{CampaignId, Cause, Draws, Motion};
use sternpost_model::language::Language;
use sternpost_model::pace::{Pace, Terms};
use sternpost_model::policy::Windows;
use sternpost_table::court::CourtWish;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_table::time::pace_acts::TimeWish;
use sternpost_table::{Act, By, Whom};

async fn every_page_is_there(world: &OutpostServer, id: CampaignId) {
    for path in looks(id) {
        let (status, body) = world.get(0, &path).await;
        assert!(status < 500, "{path}: {status} {body}");
    }
}

async fn one_seat_plays_from_the_lobby_to_the_final_page(url: String) {
    let world = OutpostServer::on(&url).await;
    let new = NewCampaign {
        game: "outpost".to_owned(),
        name: "Alone".to_owned(),
        options: Some(together(1)),
        seats: vec![Invited { name: "ada".to_owned(), language: Language::English, player: Player::Email(address(0)) }],
        table: Windows::Prompt.into(),
        policies: Some(Terms { pace: Pace::Deadline { hours: 24 }, ..Terms::default() }),
    };
    let id = world.service.create(&address(0), new).await.unwrap();
    every_page_is_there(&world, id).await;
    let (_, lobby) = world.get(0, &format!("/c/{id}")).await;
    assert!(lobby.contains("ada"), "{lobby}");
    world.service.take_seat(id, 0, None).await.unwrap();
    assert_eq!(world.snapshot(id).await.owing(), [Seat(0)], "it begins as soon as its seat is taken");
    every_page_is_there(&world, id).await;

    world.say(id, 0, &[bag(1)]).await.unwrap();
    world.take_back(id, 0).await;
    assert_eq!(world.snapshot(id).await.owed_by(Seat(0)).unwrap().prompt.key.as_ref(), "ask-bag", "nothing was shown to anybody");
    world.say(id, 0, &[bag(0)]).await.unwrap();
    every_page_is_there(&world, id).await;
    let state = world.json(0, &format!("/api/v1/campaigns/{id}")).await;
    assert_eq!(state["waiting-for"], json!([0]), "{state}");
    // Under this policy whoever has no oil is not asked at dusk.
    let asked = world.snapshot(id).await.owed_by(Seat(0)).unwrap();
    assert_eq!(asked.prompt.key.as_ref(), "ask-turn");
    world.service.remind(Some(id)).await.unwrap();
    // Its host stops time and lets it run again, with nobody to ask.
    for wish in [TimeWish::Pause, TimeWish::Resume] {
        let snapshot = world.snapshot(id).await;
        let by = By::of(&snapshot, &snapshot.campaign.host_address, Cause::Page);
        world.service.act(id, by, Act::Time(wish)).await.unwrap();
        every_page_is_there(&world, id).await;
    }
    world.say(id, 0, &[one("watch"), one("north")]).await.unwrap();

    every_page_is_there(&world, id).await;
    let (_, course) = world.get(0, &format!("/c/{id}")).await;
    assert!(course.contains("ada won"), "{course}");
    assert!(world.letter(id, 0, "ended").await.contains("ada won"));
    world.is_in_order(id).await;
}

async fn what_needs_the_agreement_of_others_is_carried_at_once(url: String) {
    let world = OutpostServer::on(&url).await;
    let id = world.begin(1, together(9)).await;
    let begun = world.snapshot(id).await.seq;
    world.say(id, 0, &[bag(2), one("use:light")]).await.unwrap();
    assert_eq!(world.snapshot(id).await.play().unwrap().steps_answered(), 2);
    let motion = Motion::Rewind { to: begun, draws: Draws::Anew };
    let wish = CourtWish::Propose { motion, why: "oil was counted twice".to_owned() };
    world.service.court(id, Whom::Seat(Seat(0)), wish, Cause::Page).await.unwrap();
    let snapshot = world.snapshot(id).await;
    assert_eq!((snapshot.play().unwrap().steps_answered(), snapshot.owing()), (0, vec![Seat(0)]), "its own voice is every voice");
    world.say(id, 0, &[bag(1)]).await.unwrap();
    let entry = world.snapshot(id).await.seq;
    let wish = CourtWish::Dispute { entry, why: "the bag was meant otherwise".to_owned() };
    let dispute = world.service.court(id, Whom::Seat(Seat(0)), wish, Cause::Page).await.unwrap();
    every_page_is_there(&world, id).await;
    world.service.court(id, Whom::Seat(Seat(0)), CourtWish::Withdraw { dispute }, Cause::Page).await.unwrap();
    every_page_is_there(&world, id).await;
    world.is_in_order(id).await;
}

async fn a_bot_alone_plays_to_the_end(url: String) {
    let world = OutpostServer::on(&url).await;
    let body = json!({
        "game": "outpost", "name": "Nobody", "options": together(1), "table": { "windows": "everybody" },
        "seats": [{ "name": "bot", "bot": true }],
    });
    let answer = world.request(Method::POST, 0, "/api/v1/campaigns").json(&body).send().await.unwrap();
    assert_eq!(answer.status(), 201);
    let id: CampaignId = answer.json::<serde_json::Value>().await.unwrap()["id"].as_str().unwrap().parse().unwrap();
    world.service.bots_play(id).await.unwrap();
    for _ in 0..100 {
        if world.snapshot(id).await.play().is_ok_and(sternpost_game::Play::is_over) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(world.snapshot(id).await.play().unwrap().is_over());
    every_page_is_there(&world, id).await;
}

/// Rounds of a campaign that is simulated from its beginning.
fn simulated(seats: u8, mode: &str, together: bool, seed: u64) -> Vec<Round> {
    let colours: Vec<&str> = ["red", "blue", "green"].into_iter().take(seats.into()).collect();
    let setup = json!({ "options": { "mode": mode, "nights": 3 }, "seats": colours });
    let (play, _) = crate::support::outpost::game().begin(&setup, &mut Chance::closed()).unwrap();
    let trial = Trial {
        windows: Windows::Everybody,
        window_minutes: 480,
        waivers: false,
        together,
        answers: Answers::read("60,120").unwrap(),
        orders: Orders::None,
        except: vec![],
        seed,
        rounds: 9,
        one_phase: false,
    };
    play_on(play, player_of("outpost"), &trial)
}

#[test]
fn a_campaign_of_one_seat_is_simulated() {
    let rounds = simulated(1, "together", false, 4);
    assert!(!rounds.is_empty() && rounds.iter().all(|round| round.letters.len() == 1), "{rounds:?}");
}

#[test]
fn turns_behind_windows_are_simulated_as_one_visit() {
    let ahead = |seed, together| simulated(3, "contest", together, seed).iter().map(|round| round.ahead).sum::<u32>();
    let queued_answers = |together| (0..20).map(|seed| ahead(seed, together)).sum::<u32>();
    assert_eq!(queued_answers(false), 0);
    assert!(queued_answers(true) > 0, "a turn that follows dusk is said with it");
}

on_both! {
    one_seat_plays_from_the_lobby_to_the_final_page
    what_needs_the_agreement_of_others_is_carried_at_once
    a_bot_alone_plays_to_the_end
}
