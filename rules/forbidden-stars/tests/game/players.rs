//! Players that play to win, against players that play anyhow, and against each other.
//!
//! `CAMPAIGNS=200 cargo test -p forbidden-stars --test game players` plays as many of each kind.

use crate::GAME;
use forbidden_stars::ForbiddenStars;
use serde_json::{Value, json};
use sternpost_players::{Purposeful, Strength};
use sternpost_workbench::long_runs::campaigns;
use sternpost_workbench::rivals::Rivals;

static PLAYER: Purposeful<ForbiddenStars> = Purposeful::new();
static RIVALS: Rivals = Rivals { game: &GAME, player: &PLAYER, setup };

/// Both boards in turn; who sits where changes.
fn setup(seed: u64) -> Value {
    let mut seats = vec!["ultramarines", "chaos"];
    seats.rotate_left(usize::from(seed / 2 % 2 == 1));
    let board = if (seed / 4).is_multiple_of(2) { "built" } else { "introductory" };
    json!({ "options": { "board": board }, "seats": seats })
}

#[test]
fn eager_players_beat_players_that_play_anyhow() {
    let count = campaigns(20);
    let won = RIVALS.wins(Strength::Eager, Strength::Random, count);
    println!("eager beats random in {won} of {count}");
    assert!(won * 100 >= count * 90, "{won} of {count}");
}

/// Some ten campaigns say little; `docs/performance.md` has what hundreds say.
#[test]
fn steady_players_do_not_lose_to_eager_ones() {
    let count = campaigns(8);
    let won = RIVALS.wins(Strength::Steady, Strength::Eager, count);
    println!("steady beats eager in {won} of {count}");
    assert!(won * 3 >= count, "{won} of {count}");
}

#[test]
fn players_decide_by_what_their_seat_may_see_and_by_nothing_else() {
    for seed in [3, 6] {
        assert!(RIVALS.decide_by_what_they_see(seed, 5) > 40, "a campaign has many decisions");
    }
}
