//! What holds of players at Arcs: its purpose is enough for the same search.
//!
//! `CAMPAIGNS=100 cargo nextest run --cargo-profile dist -p sternpost-players --test arcs` plays as many of each kind.
#![expect(clippy::disallowed_methods, reason = "the size of a long run comes from the environment")]

use arcs::Arcs;
use serde_json::{Value, json};
use sternpost_game::{Game, Published};
use sternpost_players::{Everybody, Party, Purposeful, Strength, play_party};
use sternpost_players::{Rng, seats_by_lot};
use sternpost_workbench::{Checks, play_out_by};

static GAME: Published<Arcs> = Published::new();
static PLAYER: Purposeful<Arcs> = Purposeful::new();

fn campaigns(few: u64) -> u64 {
    std::env::var("CAMPAIGNS").ok().and_then(|count| count.parse().ok()).unwrap_or(few)
}

fn setup(seats: usize, seed: u64) -> Value {
    let options = GAME.default_options();
    let seats = seats_by_lot(&GAME, &options, seats, &mut Rng::new(seed)).expect("the game's own options can be read");
    json!({ "options": options, "seats": seats })
}

#[test]
fn steady_players_come_to_the_end_under_every_property() {
    let everybody = Everybody { player: &PLAYER, strength: Strength::Steady };
    for seed in 1..=campaigns(6) {
        let seats = 2 + usize::try_from(seed % 3).expect("few seats");
        let checks = Checks { anytime: 0, ..Checks::every(10) };
        let finished = play_out_by(&GAME, &setup(seats, seed), seed, checks, &everybody).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(finished.standings.len(), seats);
    }
}

#[test]
fn one_who_thinks_wins_against_two_who_do_not() {
    for strength in [Strength::Eager, Strength::Steady] {
        let (count, mut wins) = (campaigns(6), 0);
        let mut table = vec![strength, Strength::Random, Strength::Random];
        for seed in 1..=count {
            let setup = setup(table.len(), seed);
            let party = Party { game: &GAME, player: &PLAYER, setup: &setup, strengths: &table, most_turns: 20_000 };
            let score = play_party(&party, seed).unwrap_or_else(|why| panic!("campaign {seed}: {why}"));
            let standings = score.play.standings().expect("a campaign that is over has a ranking");
            let best = standings.iter().find(|standing| standing.rank == 1).expect("somebody is first");
            wins += u64::from(table[usize::from(best.seat.0)] == strength);
            table.rotate_right(1);
        }
        assert!(wins * 6 >= count * 5, "{strength:?} wins {wins} of {count}");
    }
}
