//! Plays campaigns of one player among others, and prints how often the one wins:
//!
//! ```text
//! cargo run --release -p sternpost-players --example matches -- steady eager 200
//! cargo run --release -p sternpost-players --example matches -- eager random 200 6 1000
//! ```
//!
//! The first strength sits alone, in each place in turn; the second takes all other seats. Then come the number of campaigns (60), of seats
//! (6) and the seed of the first campaign (1). The whole box, factions by lot, the game's own options. It runs on two threads.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use sternpost_core::{Game, Published, Source as _};
use sternpost_players::{Party, Purposeful, Strength, play_party};
use sternpost_workbench::Rng;
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();

static PLAYER: Purposeful<TwilightImperium> = Purposeful::new();

/// What is added up over all campaigns.
#[derive(Default)]
struct Sums {
    campaigns: u64,
    wins: u64,
    /// Points of the one, and of all others together.
    points: (i64, i64),
    refused: bool,
}

#[expect(clippy::disallowed_methods, reason = "who plays is said on the command line")]
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let strength = |at: usize, usual: Strength| words.get(at).and_then(|word| Strength::by_id(word)).unwrap_or(usual);
    let number = |at: usize, usual: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (one, others) = (strength(0, Strength::Steady), strength(1, Strength::Eager));
    let (count, seats, first) = (number(2, 60), usize::try_from(number(3, 6)).unwrap_or(6), number(4, 1));
    let (next, sums) = (AtomicU64::new(first), Mutex::new(Sums::default()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + count {
                        return;
                    }
                    let mut table = vec![others; seats];
                    let alone = usize::try_from(seed).unwrap_or(0) % seats;
                    table[alone] = one;
                    play(&table, alone, seed, &sums);
                }
            });
        }
    });
    let sums = sums.into_inner().expect("nobody panics with it");
    let mean = |points: i64, players: u64| points * 10 / i64::try_from(players.max(1)).unwrap_or(1);
    let (own, theirs) = (mean(sums.points.0, sums.campaigns), mean(sums.points.1, sums.campaigns * (seats as u64 - 1)));
    println!(
        "one {} among {} {}: wins {} of {}; {}.{} points on average, the others {}.{}",
        one.id(),
        seats - 1,
        others.id(),
        sums.wins,
        sums.campaigns,
        own / 10,
        own % 10,
        theirs / 10,
        theirs % 10,
    );
    if sums.refused { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn play(table: &[Strength], alone: usize, seed: u64, sums: &Mutex<Sums>) {
    let (mut rng, options) = (Rng::new(seed).aside(7), GAME.default_options());
    let mut taken = vec![];
    for _ in table {
        let mut free = GAME.seat_offers(&options, &taken).expect("the game's own options can be read");
        let at = rng.below(u32::try_from(free.len()).expect("few factions")) as usize;
        taken.push(free.swap_remove(at).0);
    }
    let setup = serde_json::json!({ "options": options, "seats": taken });
    let party = Party { game: &GAME, player: &PLAYER, setup: &setup, strengths: table, most_turns: 20_000 };
    let score = play_party(&party, seed);
    let mut sums = sums.lock().expect("nobody panics with it");
    match score {
        Ok(score) => {
            sums.campaigns += 1;
            for standing in score.play.standings().unwrap_or_default() {
                let is_alone = usize::from(standing.seat.0) == alone;
                sums.wins += u64::from(is_alone && standing.rank == 1);
                *(if is_alone { &mut sums.points.0 } else { &mut sums.points.1 }) += i64::from(standing.score);
            }
        }
        Err(why) => {
            eprintln!("campaign {seed}: {why}");
            sums.refused = true;
        }
    }
}
