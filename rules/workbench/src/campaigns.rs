//! The program that plays whole campaigns of a game under every property of the workbench, and prints what they came to. Each game has one, its
//! `examples/GAME-campaigns.rs`, which says what is to be known of the game:
//!
//! ```text
//! cargo run --profile dist -p arcs --example arcs-campaigns -- 100
//! cargo run --profile dist -p twilight-imperium --example twilight-imperium-campaigns -- curious 200 5000 20
//! cargo run --profile dist -p arcs --example arcs-campaigns -- random 1000 --to arcs.jsonl
//! cargo run --profile dist -p conquest --example conquest-campaigns -- contest 200 steady eager
//! ```
//!
//! `steady` players (the usual ones) play to win; `curious` ones take what names a component that was hardly ever taken, and play steadily
//! otherwise: they reach what winners leave alone; `random` ones do anything. The first number says how many campaigns, the second is
//! the seed of the first (1), the third after how many turns the dear properties are checked again (25). The seed decides
//! the set-up. It runs on two threads, or as many as `--threads` says.
//!
//! With `--anytime PERCENT` players at random do in so many of their turns something that nobody waits for: offers, or giving up.
//!
//! With `--to` each campaign that ends is a line of that file, and those that stand in it are not played again: a long run may be stopped
//! and goes on where it was.
//!
//! `contest` plays one player of the first strength against others of the second, checks nothing, and counts who wins.

mod contest;
mod record;

use crate::reach::Telling;
use crate::{Checks, Curious, Finished, play_out, play_out_by};
use record::{Campaign, Record};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use sternpost_game::Game;
use sternpost_players::Answering;
use sternpost_players::{Everybody, Player, Strength};
use sternpost_show::Book;

/// What the program has to know about a game.
pub struct Played {
    /// The game.
    pub game: &'static dyn Game,
    /// Its players.
    pub player: &'static dyn Player,
    /// Its components.
    pub book: &'static Book,
    /// The folder of its crate, with its scenarios.
    pub folder: &'static str,
    /// What says that a component was used.
    pub telling: Telling,
    /// In how many percent of the turns players at random do something that nobody waits for. Where all one can do then is giving up, none.
    pub anytime: u32,
    /// Sorts of components that curious players are curious about.
    pub curious: &'static [&'static str],
    /// The set-up that a seed stands for: every one of them comes up.
    pub setup: fn(u64) -> serde_json::Value,
    /// The set-up of a contest between players of unlike strength: the same number of seats for every seed.
    pub contest: fn(u64) -> serde_json::Value,
    /// What happened in a campaign, and how often.
    pub happened: fn(&serde_json::Value, &Finished) -> Vec<(String, usize)>,
    /// What should happen in one campaign or another.
    pub expected: fn() -> Vec<String>,
}

/// What the command line asks for.
struct Wanted<'a> {
    played: &'a Played,
    players: Players,
    count: u64,
    first: u64,
    every: usize,
    threads: usize,
    anytime: u32,
    to: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Players {
    Steady,
    Curious,
    Random,
}

/// The program: plays what the command line asks for and prints what came of it.
#[must_use]
pub fn main(played: &Played) -> ExitCode {
    #[expect(clippy::disallowed_methods, reason = "what to play is said on the command line")]
    let words: Vec<String> = std::env::args().skip(1).collect();
    let all_held = match words.split_first() {
        Some((first, words)) if first == "contest" => contest::Contest::of(played, words).and_then(|contest| contest.play()).map(|()| true),
        _ => Wanted::of(played, &words).and_then(|wanted| wanted.play()),
    };
    match all_held {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

impl<'a> Wanted<'a> {
    /// What the words of the command line ask for; else what is wrong with them.
    fn of(played: &'a Played, words: &[String]) -> Result<Self, String> {
        let mut numbers: Vec<u64> = vec![];
        let (mut players, mut to, mut threads, mut anytime) = (Players::Steady, None, 2, played.anytime);
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "steady" => players = Players::Steady,
                "curious" => players = Players::Curious,
                "random" => players = Players::Random,
                "--to" => to = Some(words.next().ok_or("--to wants a file")?.clone()),
                "--anytime" => anytime = words.next().and_then(|percent| percent.parse().ok()).ok_or("--anytime wants a number")?,
                "--threads" => threads = words.next().and_then(|count| count.parse().ok()).ok_or("--threads wants a number")?,
                number => numbers.push(number.parse().map_err(|_| format!("{number} is neither players nor a number"))?),
            }
        }
        let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
        let every = usize::try_from(number(2, 25)).map_err(|why| why.to_string())?;
        Ok(Self { played, players, count: number(0, 10), first: number(1, 1), every, threads, anytime, to })
    }

    /// Plays, and prints what all came to; says whether every property held.
    fn play(&self) -> Result<bool, String> {
        let record = Mutex::new(Record::open(self.to.as_deref())?);
        let failed = run(self, &record);
        let seeds = self.first..self.first + self.count;
        record.into_inner().expect("nobody panics with it").print(self.played, &seeds);
        Ok(!failed)
    }
}

/// Plays what is not in the record yet; says whether a property failed.
fn run(wanted: &Wanted<'_>, record: &Mutex<Record>) -> bool {
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
fn campaign(wanted: &Wanted<'_>, seed: u64, by: Option<&dyn Answering>, record: &Mutex<Record>) -> Result<(), String> {
    let &Played { game, setup, happened, telling, .. } = wanted.played;
    let (checks, setup) = (Checks { anytime: wanted.anytime, ..Checks::every(wanted.every) }, setup(seed));
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
