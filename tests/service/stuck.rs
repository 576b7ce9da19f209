//! A rule that panics: its campaign is stuck, host and operator are told, nothing is written, others go on.

use crate::support::other_rules::OtherRules;
use chrono::TimeDelta;
use std::sync::Arc;
use sternpost_game::Game;
use sternpost_games::{GAMES, Games};
use sternpost_log::verify;
use sternpost_model::clock::SystemClock;
use sternpost_model::language::Language;
use sternpost_store::Status;
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};
use sternpost_table::{Service, Strength};

fn sound() -> &'static dyn Game {
    GAMES[0]
}

/// Twilight Imperium with a rule that fails at the first answer.
fn faulty_game() -> &'static dyn Game {
    Box::leak(Box::new(OtherRules { id: "faulty", answers: |_| panic!("a rule failed"), ..OtherRules::like(sound()) }))
}

fn bots_at(game: &str) -> NewCampaign {
    let seats = ["Ada", "Bo", "Cleo"].map(|name| Invited {
        name: name.to_owned(),
        language: Language::English,
        player: Player::Bot(Bot::Plays(Strength::Random)),
    });
    NewCampaign {
        game: game.to_owned(),
        name: "Bots".to_owned(),
        options: None,
        seats: seats.into(),
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_a_rule_stops_one_campaign_and_tells_host_and_operator() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("stuck.db").display())).await.unwrap();
    let games = Games::new(vec![faulty_game(), sound()]);
    let service = Service::new(store.clone(), games, Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero());

    let faulty = service.create("host@h.test", bots_at("faulty")).await.unwrap();
    let _ = service.bots_play(faulty).await;
    assert_eq!(store.campaign(faulty).await.unwrap().unwrap().status, Status::Stuck);
    let entries = store.entries(faulty, 0, 1_000).await.unwrap();
    assert_eq!(entries.last().unwrap().body.kind(), "started", "the failed answer was not written");
    assert_eq!(verify(&entries, &store.secret(faulty).await.unwrap().unwrap()), Ok(()));
    let mut told: Vec<String> = store
        .letters(faulty)
        .await
        .unwrap()
        .into_iter()
        .filter(|letter| letter.letter.kind().name() == "stuck")
        .map(|letter| letter.letter.recipient)
        .collect();
    told.sort();
    told.dedup();
    assert_eq!(told, ["host@h.test", "operator@o.test"]);

    let healthy = service.create("host@h.test", bots_at(sound().id())).await.unwrap();
    service.bots_play(healthy).await.unwrap();
    assert_eq!(store.campaign(healthy).await.unwrap().unwrap().status, Status::Ended, "another campaign plays to its end");
    let audit = store.entries(healthy, 0, 100_000).await.unwrap();
    assert_eq!(verify(&audit, &store.secret(healthy).await.unwrap().unwrap()), Ok(()));
}
