//! Plays whole campaigns of a game under every property of the workbench, and prints what they came to:
//!
//! ```text
//! cargo run --release -p sternpost-players --example campaigns -- arcs 100
//! cargo run --release -p sternpost-players --example campaigns -- twilight-imperium curious 200 5000 20
//! cargo run --release -p sternpost-players --example campaigns -- arcs random 1000 --to arcs.jsonl
//! ```
//!
//! `steady` players (the usual ones) play to win; `curious` ones take what names a component that was hardly ever taken, and play steadily
//! otherwise: they reach what winners leave alone; `random` ones do anything. The first number says how many campaigns, the second is
//! the seed of the first (1), the third after how many turns the dear properties are checked again (25). The seed decides
//! the set-up. It runs on two threads, or as many as `--threads` says.
//!
//! With `--to` each campaign that ends is a line of that file, and those that stand in it are not played again: a long run may be stopped
//! and goes on where it was.

mod arcs_game;
mod conquest_game;
mod record;
mod twilight_imperium_game;

use record::{Campaign, Record};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use sternpost_game::Game;
use sternpost_players::Answering;
use sternpost_players::{Everybody, Player, Strength};
use sternpost_show::Book;
use sternpost_workbench::reach::Telling;
use sternpost_workbench::{Checks, Curious, Finished, play_out, play_out_by};

/// What this program has to know about a game.
struct Played {
    game: &'static dyn Game,
    player: &'static dyn Player,
    book: &'static Book,
    /// The folder of its crate, beside that of the players.
    folder: &'static str,
    /// What says that a component was used.
    telling: Telling,
    /// In how many percent of the turns players at random do something that nobody waits for. Where all one can do then is giving up, none.
    anytime: u32,
    /// Sorts of components that curious players are curious about.
    curious: &'static [&'static str],
    /// The set-up that a seed stands for: every one of them comes up.
    setup: fn(u64) -> serde_json::Value,
    /// What happened in a campaign, and how often.
    happened: fn(&serde_json::Value, &Finished) -> Vec<(String, usize)>,
    /// What should happen in one campaign or another.
    expected: fn() -> Vec<String>,
}

/// What the command line asks for.
struct Wanted {
    played: Played,
    players: Players,
    count: u64,
    first: u64,
    every: usize,
    threads: usize,
    to: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    Steady,
    Curious,
    Random,
}

fn main() -> ExitCode {
    let wanted = match wanted() {
        Ok(wanted) => wanted,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let record = match Record::open(wanted.to.as_deref()) {
        Ok(record) => Mutex::new(record),
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let failed = run(&wanted, &record);
    let seeds = wanted.first..wanted.first + wanted.count;
    record.into_inner().expect("nobody panics with it").print(&wanted.played, &seeds);
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// What the words of the command line ask for; else what is wrong with them.
fn wanted() -> Result<Wanted, String> {
    let mut numbers: Vec<u64> = vec![];
    let (mut played, mut players, mut to, mut threads) = (None, Players::Steady, None, 2);
    #[expect(clippy::disallowed_methods, reason = "how many is said on the command line")]
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "arcs" => played = Some(arcs_game::played()),
            "conquest" => played = Some(conquest_game::played()),
            "twilight-imperium" => played = Some(twilight_imperium_game::played()),
            "steady" => players = Players::Steady,
            "curious" => players = Players::Curious,
            "random" => players = Players::Random,
            "--to" => to = Some(words.next().ok_or("--to wants a file")?),
            "--threads" => threads = words.next().and_then(|count| count.parse().ok()).ok_or("--threads wants a number")?,
            number => numbers.push(number.parse().map_err(|_| format!("{number} is neither a game nor players nor a number"))?),
        }
    }
    let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
    let every = usize::try_from(number(2, 25)).map_err(|why| why.to_string())?;
    let played = played.ok_or("which game: arcs, conquest or twilight-imperium?")?;
    Ok(Wanted { played, players, count: number(0, 10), first: number(1, 1), every, threads, to })
}

/// Plays what is not in the record yet; says whether a property failed.
fn run(wanted: &Wanted, record: &Mutex<Record>) -> bool {
    let (next, failed) = (AtomicU64::new(wanted.first), AtomicBool::new(false));
    let steady = Everybody { player: wanted.played.player, strength: Strength::Steady };
    let curious = Curious::new(&steady, wanted.played.curious, 3);
    std::thread::scope(|scope| {
        for _ in 0..wanted.threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= wanted.first + wanted.count {
                        return;
                    }
                    if record.lock().expect("nobody panics with it").has(seed) {
                        continue;
                    }
                    let by: Option<&dyn Answering> = match wanted.players {
                        Players::Steady => Some(&steady),
                        Players::Curious => Some(&curious),
                        Players::Random => None,
                    };
                    if let Err(why) = campaign(wanted, seed, by, record) {
                        eprintln!("{why}");
                        failed.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    failed.into_inner()
}

/// Plays one campaign and records it; else the property that does not hold, or why it cannot be recorded.
#[expect(clippy::disallowed_methods, reason = "the log of a campaign that breaks a property is kept as a file")]
fn campaign(wanted: &Wanted, seed: u64, by: Option<&dyn Answering>, record: &Mutex<Record>) -> Result<(), String> {
    let Played { game, setup, happened, telling, anytime, .. } = wanted.played;
    let (checks, setup) = (Checks { anytime, ..Checks::every(wanted.every) }, setup(seed));
    let finished = match by {
        Some(by) => play_out_by(game, &setup, seed, Checks { anytime: 0, ..checks }, by),
        None => play_out(game, &setup, seed, checks),
    };
    let finished = finished.map_err(|failure| {
        let log = std::env::temp_dir().join(format!("campaign-{seed}.jsonl"));
        let kept = std::fs::write(&log, failure.log()).map_or_else(|why| why.to_string(), |()| log.display().to_string());
        format!("{failure}\n  all of them are in {kept}")
    })?;
    let campaign = Campaign::of(seed, telling, &finished, happened(&setup, &finished));
    println!("{campaign}");
    record.lock().expect("nobody panics with it").add(campaign)
}
