//! Bots of a campaign play as well as the host has chosen.

use chrono::TimeDelta;
use std::sync::Arc;
use sternpost_games::Games;
use sternpost_log::Body;
use sternpost_model::clock::SystemClock;
use sternpost_model::language::Language;
use sternpost_store::Status;
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};
use sternpost_table::{Service, Strength};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_whole_turns_as_well_as_the_host_has_chosen_and_its_campaign_ends() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("bots.db").display())).await.unwrap();
    let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero());
    let strengths = [Strength::Eager, Strength::Random, Strength::Random];
    let seat = |(number, strength): (usize, Strength)| Invited {
        name: format!("Bot {number}"),
        language: Language::English,
        player: Player::Bot(Bot::Plays(strength)),
    };
    let seats = strengths.into_iter().enumerate().map(seat).collect();
    let new = NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Bots".to_owned(),
        options: None,
        seats,
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    };

    let id = service.create("host@h.test", new).await.unwrap();
    service.bots_play(id).await.unwrap();

    assert_eq!(store.campaign(id).await.unwrap().unwrap().status, Status::Ended);
    let kept: Vec<Option<Strength>> = store.seats(id).await.unwrap().into_iter().map(|row| row.strength).collect();
    assert_eq!(kept, strengths.map(Some), "what the host chose is kept");
    let mut longest = [0; 3];
    for entry in store.entries(id, 0, 1_000_000).await.unwrap() {
        if let Body::Answered { seat, answers, .. } = &entry.body {
            let most = &mut longest[usize::from(seat.0)];
            *most = answers.len().max(*most);
        }
    }
    assert!(longest[0] > 1, "who thinks answers as far as it is certain: {longest:?}");
    assert_eq!(longest[1..], [1, 1], "who does not, one question after the other");
}

#[test]
fn a_seat_says_that_it_is_a_bot_or_how_well_it_plays() {
    let strength =
        |bot: &str| match serde_json::from_str::<Invited>(&format!(r#"{{ "name": "Bo", "bot": {bot} }}"#)).map(|seat| seat.player) {
            Ok(Player::Bot(bot)) => Some(bot.strength()),
            Ok(Player::Email(_) | Player::Open(_)) | Err(_) => None,
        };
    assert_eq!(strength("true"), Some(Strength::Steady));
    assert_eq!(strength("\"eager\""), Some(Strength::Eager));
    assert_eq!(strength("\"random\""), Some(Strength::Random));
    assert_eq!(strength("\"brilliant\""), None);
}
