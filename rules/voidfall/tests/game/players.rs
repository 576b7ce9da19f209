//! Players that play to win, against players that play anyhow, against each other, and alone for the goal of the expedition.
//!
//! `CAMPAIGNS=40 cargo test -p voidfall --test game players` plays as many of each kind.

use crate::{GAME, PLAYER, setup};
use serde_json::{Value, json};
use sternpost_players::{Everybody, Strength};
use sternpost_workbench::long_runs::campaigns;
use sternpost_workbench::rivals::Rivals;
use sternpost_workbench::{Checks, play_out_by};

static RIVALS: Rivals = Rivals { game: &GAME, player: &PLAYER, setup: of_two };

/// Who has which House changes.
fn of_two(seed: u64) -> Value {
    let mut setup = setup(2, &json!({}));
    if seed / 2 % 2 == 1 {
        setup["seats"].as_array_mut().expect("seats are a list").reverse();
    }
    setup
}

#[test]
fn eager_players_beat_players_that_play_anyhow() {
    let count = campaigns(10);
    let won = RIVALS.wins(Strength::Eager, Strength::Random, count);
    println!("eager beats random in {won} of {count}");
    assert!(won * 100 >= count * 80, "{won} of {count}");
}

#[test]
fn steady_players_beat_eager_ones() {
    let count = campaigns(5);
    let won = RIVALS.wins(Strength::Steady, Strength::Eager, count);
    println!("steady beats eager in {won} of {count}");
    assert!(won * 100 >= count * 80, "{won} of {count}");
}

/// `docs/performance.md` has what hundreds say.
#[test]
fn steady_players_come_near_the_goal_alone_and_those_at_random_do_not() {
    let mean = |strength: Strength, count: u64| {
        let scores = (0..count).map(|seed| {
            let everybody = Everybody { player: &PLAYER, strength };
            let setup = setup(1, &json!({ "mode": "expedition" }));
            let checks = Checks { anytime: 0, ..Checks::every(100_000) };
            let finished = play_out_by(&GAME, &setup, seed, checks, &everybody).unwrap_or_else(|failure| panic!("{failure}"));
            i64::from(finished.standings[0].score)
        });
        scores.sum::<i64>() / i64::try_from(count).expect("few are played")
    };
    let (steady, random) = (mean(Strength::Steady, 4), mean(Strength::Random, 4));
    assert!(steady >= 90 && steady >= 2 * random, "steady {steady}, random {random}");
}

#[test]
fn players_decide_by_what_their_seat_may_see_and_by_nothing_else() {
    assert!(RIVALS.decide_by_what_they_see(3, 5) > 40, "a campaign has many decisions");
}
