//! Players that play to win, against players that play anyhow, and against each other.
//!
//! `CAMPAIGNS=200 cargo test -p conquest --test game players` plays as many of each kind.

use crate::GAME;
use conquest::Conquest;
use conquest::components::WarlordId;
use serde_json::{Value, json};
use sternpost_players::{Purposeful, Strength};
use sternpost_workbench::long_runs::campaigns;
use sternpost_workbench::rivals::Rivals;

static PLAYER: Purposeful<Conquest> = Purposeful::new();

/// With decks that were made beforehand.
static STARTERS: Rivals = Rivals { game: &GAME, player: &PLAYER, setup: |seed| setup(seed, "starters") };

/// With decks by lot.
static DRAWN: Rivals = Rivals { game: &GAME, player: &PLAYER, setup: |seed| setup(seed, "drawn") };

/// Each of the starters against each in turn.
fn setup(seed: u64, decks: &str) -> Value {
    let of = |number: u64| WarlordId::ALL[usize::try_from(number).unwrap() % 7];
    json!({ "options": { "decks": decks }, "seats": [of(seed), of(seed / 7 + 3)] })
}

#[test]
fn eager_players_beat_players_that_play_anyhow() {
    let count = campaigns(30);
    let won = STARTERS.wins(Strength::Eager, Strength::Random, count);
    println!("eager beats random in {won} of {count}");
    assert!(won * 100 >= count * 90, "{won} of {count}");
}

#[test]
fn steady_players_beat_players_that_play_anyhow() {
    let count = campaigns(4);
    let won = STARTERS.wins(Strength::Steady, Strength::Random, count);
    println!("steady beats random in {won} of {count}");
    assert!(won * 4 >= count * 3, "{won} of {count}");
}

/// Some ten campaigns say little; `docs/performance.md` has what hundreds say.
#[test]
fn steady_players_do_not_lose_to_eager_ones() {
    let count = campaigns(6);
    let won = STARTERS.wins(Strength::Steady, Strength::Eager, count);
    println!("steady beats eager in {won} of {count}");
    assert!(won * 3 >= count, "{won} of {count}");
}

#[test]
fn players_decide_by_what_their_seat_may_see_and_by_nothing_else() {
    for (rivals, seed) in [(&STARTERS, 3), (&DRAWN, 12)] {
        assert!(rivals.decide_by_what_they_see(seed, 9) > 60, "a campaign has many decisions");
    }
}
