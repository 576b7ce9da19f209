//! Players that play to win, against players that play anyhow, and against each other.
//!
//! `CAMPAIGNS=200 cargo test -p forbidden-stars --test game players` plays as many of each kind.
#![expect(clippy::disallowed_methods, reason = "the size of a long run comes from the environment")]

use crate::GAME;
use forbidden_stars::ForbiddenStars;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use sternpost_core::{Answer, Chance, Eyes, Seat};
use sternpost_game::Play;
use sternpost_players::{Party, Player, Purposeful, Rng, Score, Strength, play_party};

static PLAYER: Purposeful<ForbiddenStars> = Purposeful::new();

fn campaigns(few: u64) -> u64 {
    std::env::var("CAMPAIGNS").ok().and_then(|count| count.parse().ok()).unwrap_or(few)
}

/// Both boards in turn; who sits where changes.
fn setup(seed: u64) -> Value {
    let mut seats = vec!["ultramarines", "chaos"];
    seats.rotate_left(usize::from(seed / 2 % 2 == 1));
    let board = if (seed / 4).is_multiple_of(2) { "built" } else { "introductory" };
    json!({ "options": { "board": board }, "seats": seats })
}

fn played(player: &dyn Player, strengths: [Strength; 2], seed: u64) -> Score {
    let party = Party { game: &GAME, player, setup: &setup(seed), strengths: &strengths, most_turns: 20_000 };
    play_party(&party, seed).unwrap_or_else(|why| panic!("seed {seed}: {why}"))
}

/// How many of so many campaigns the better one wins; seats change.
fn wins(better: Strength, worse: Strength, campaigns: u64) -> u64 {
    let won = |seed: &u64| {
        let own = usize::from(seed % 2 == 1);
        let strengths = if own == 0 { [better, worse] } else { [worse, better] };
        let standings = played(&PLAYER, strengths, *seed).play.standings().expect("it is over");
        standings.iter().any(|standing| standing.rank == 1 && standing.seat == Seat(u8::try_from(own).unwrap()))
    };
    (0..campaigns).filter(won).count() as u64
}

#[test]
fn eager_players_beat_players_that_play_anyhow() {
    let count = campaigns(20);
    let won = wins(Strength::Eager, Strength::Random, count);
    println!("eager beats random in {won} of {count}");
    assert!(won * 100 >= count * 90, "{won} of {count}");
}

/// Some ten campaigns say little; `docs/performance.md` has what hundreds say.
#[test]
fn steady_players_do_not_lose_to_eager_ones() {
    let count = campaigns(8);
    let won = wins(Strength::Steady, Strength::Eager, count);
    println!("steady beats eager in {won} of {count}");
    assert!(won * 3 >= count, "{won} of {count}");
}

/// Decides some things once more on a twin, with the same numbers.
struct Blind {
    looked: AtomicUsize,
}

impl Player for Blind {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let numbers = rng.clone();
        let turn = PLAYER.turn(play, seat, strength, rng);
        let looked = self.looked.fetch_add(1, Ordering::Relaxed);
        if looked.is_multiple_of(5) {
            let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut numbers.aside(3)));
            let there = PLAYER.turn(twin.as_ref(), seat, strength, &mut numbers.clone());
            assert_eq!(turn, there, "seat {seat} decides by something it cannot see");
        }
        turn
    }
}

#[test]
fn players_decide_by_what_their_seat_may_see_and_by_nothing_else() {
    for seed in [3, 6] {
        let blind = Blind { looked: AtomicUsize::new(0) };
        played(&blind, [Strength::Eager, Strength::Eager], seed);
        assert!(blind.looked.into_inner() > 40, "a campaign has many decisions");
    }
}
