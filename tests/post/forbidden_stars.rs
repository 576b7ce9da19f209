//! Forbidden Stars from outside: through the API to its end, on a phone by the links of its letters alone, and by replies; what lies face down is read by
//! nobody else.

use crate::arcs::ends_through_the_api;
use crate::conquest::{ByLinks, is_played_on_a_phone};
use crate::reply::a_campaign_ends;
use crate::twins::are_read_alike;
use serde_json::json;
use std::collections::BTreeMap;
use sternpost_core::Chance;
use sternpost_game::Play;
use sternpost_games::Games;
use sternpost_games::player_of;
use sternpost_players::{Rng, Strength};

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_forbidden_stars_ends_through_the_api_though_the_server_is_killed() {
    ends_through_the_api("forbidden-stars", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_of_forbidden_stars_is_played_on_a_phone_by_the_links_of_letters_alone() {
    is_played_on_a_phone(ByLinks::at("forbidden-stars", [String::new(), String::new()], json!({})).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_of_forbidden_stars_is_played_by_plain_text_replies_alone() {
    a_campaign_ends(None, "forbidden-stars", 2, 6).await;
}

/// Plays on until one of these is asked, once more.
fn until(play: &mut dyn Play, keys: &[&str], dice: &mut Rng) {
    let player = player_of("forbidden-stars");
    for _ in 0..2_000 {
        let open = play.asked();
        let chance_of = &mut dice.aside(7);
        let mut turns = open.iter().map(|asked| (asked.seat, player.turn(play, asked.seat, Strength::Eager, dice)));
        if open.len() > 1 {
            let answers: BTreeMap<_, _> = turns.filter_map(|(seat, turn)| Some((seat, turn.into_iter().next()?))).collect();
            play.apply_together(&answers, &mut Chance::live(chance_of)).unwrap();
        } else if let Some((seat, turn)) = turns.next() {
            play.apply(seat, &turn, &mut Chance::live(chance_of)).unwrap();
        }
        if play.asked().iter().any(|asked| keys.contains(&asked.prompt.key.to_string().as_str())) {
            return;
        }
    }
    panic!("nobody is asked any of {keys:?}");
}

/// Types of orders in stacks, one's own buried ones, combat hands and decks, event decks: laid, asked for and searched.
#[tokio::test(flavor = "multi_thread")]
async fn orders_combat_cards_and_events_that_lie_face_down_are_read_by_nobody_else() {
    let game = Games::default().get("forbidden-stars").expect("the game is in the product");
    let setup = json!({ "options": { "board": "introductory" }, "seats": ["ultramarines", "chaos"] });
    let mut dice = Rng::new(11);
    let (mut play, _) = game.begin(&setup, &mut Chance::live(&mut dice)).unwrap();
    for keys in [["ask-place"].as_slice(), &["ask-reveal"], &["ask-combat-card", "ask-choose-card"], &["ask-event"]] {
        for _ in 0..3 {
            until(&mut *play, keys, &mut dice);
        }
        are_read_alike(game, &setup, &*play, &[Some(0), Some(1), None]).await;
    }
}
