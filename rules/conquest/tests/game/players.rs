//! Players that play to win, against players that play anyhow.

use crate::GAME;
use conquest::Conquest;
use conquest::components::WarlordId;
use serde_json::json;
use sternpost_core::Seat;
use sternpost_players::{Party, Purposeful, Strength, play_party};

/// How many of so many campaigns the better one wins; seats change.
fn wins(better: Strength, worse: Strength, campaigns: u64) -> usize {
    let won = |seed: &u64| {
        let of = |number: u64| WarlordId::ALL[usize::try_from(number).unwrap() % 7];
        let setup = json!({ "options": {}, "seats": [of(*seed), of(seed / 7 + 3)] });
        let own = usize::from(seed % 2 == 1);
        let strengths = if own == 0 { [better, worse] } else { [worse, better] };
        let party = Party { game: &GAME, player: &Purposeful::<Conquest>::new(), setup: &setup, strengths: &strengths, most_turns: 20_000 };
        let score = play_party(&party, *seed).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let standings = score.play.standings().expect("it is over");
        standings.iter().any(|standing| standing.rank == 1 && standing.seat == Seat(u8::try_from(own).unwrap()))
    };
    (0..campaigns).filter(won).count()
}

#[test]
fn eager_players_beat_players_that_play_anyhow() {
    let won = wins(Strength::Eager, Strength::Random, 30);
    assert!(won >= 27, "{won} of 30");
}

#[test]
fn steady_players_beat_players_that_play_anyhow() {
    let won = wins(Strength::Steady, Strength::Random, 4);
    assert!(won >= 3, "{won} of 4");
}
