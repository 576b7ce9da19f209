//! Plays whole campaigns of steady players under every property of the workbench, and prints what they came to:
//!
//! ```text
//! cargo run --release -p sternpost-players --example campaigns -- 100
//! cargo run --release -p sternpost-players --example campaigns -- 1000 5000 20
//! cargo run --release -p sternpost-players --example campaigns -- curious 200
//! ```
//!
//! `curious` players take what names a component that was hardly ever taken, and play steadily otherwise: they reach what winners leave alone.
//! The first number says how many, the second is the seed of the first (1), the third after how many turns the dear properties are
//! checked again (25). The seed decides how many sit down, with which factions, on which kind of map and to how many points. It runs on two threads.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use sternpost_core::{Game, Published, Reference, Source as _};
use sternpost_players::{Everybody, Purposeful, Strength};
use sternpost_workbench::reach::Telling;
use sternpost_workbench::{Answering, Checks, Curious, Finished, Reach, Rng, components, play_out_by, seats_by_lot};
use twilight_imperium::TwilightImperium;

/// What says that a component was used.
const TELLING: Telling = &[
    ("line-played-action-card", "action-card"),
    ("line-agenda-revealed", "agenda"),
    ("line-used-law", "agenda"),
    ("line-played-note", "note"),
    ("line-researched-technology", "technology"),
    ("line-used-technology", "technology"),
    ("line-used-ability", "faction-ability"),
    ("line-scored-objective", "objective"),
    ("line-scored-secret", "secret-objective"),
];

static GAME: Published<TwilightImperium> = Published::new();

static PLAYER: Purposeful<TwilightImperium> = Purposeful::new();

/// Everybody plays as well as bots can.
static STEADY: Everybody<'_> = Everybody { player: &PLAYER, strength: Strength::Steady };

/// Sorts of components that curious players are curious about.
const NEW: &[&str] = &["action-card", "agenda", "note", "technology", "faction-ability"];

/// What is added up over all campaigns.
struct Sums {
    campaigns: u32,
    answers: usize,
    by_points: u32,
    agenda_phase: u32,
    custodians: u32,
    deals: u32,
    reach: Reach,
}

#[expect(clippy::disallowed_methods, reason = "how many is said on the command line")]
fn main() -> ExitCode {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let number = |at: usize, usual: u64| numbers.get(at).copied().unwrap_or(usual);
    let (count, first, every) = (number(0, 10), number(1, 1), usize::try_from(number(2, 25)).unwrap_or(25));
    let (next, failed) = (AtomicU64::new(first), AtomicBool::new(false));
    let sums = Sums { campaigns: 0, answers: 0, by_points: 0, agenda_phase: 0, custodians: 0, deals: 0, reach: Reach::new(TELLING) };
    let sums = Mutex::new(sums);
    let curious = Curious::new(&STEADY, NEW, 3);
    let by: &(dyn Answering + Sync) = if std::env::args().any(|word| word == "curious") { &curious } else { &STEADY };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + count {
                        return;
                    }
                    let checks = Checks { anytime: 0, ..Checks::every(every) };
                    let setup = setup(seed);
                    match play_out_by(&GAME, &setup, seed, checks, by) {
                        Ok(finished) => sums.lock().expect("nobody panics with it").add(seed, &setup, &finished),
                        Err(failure) => {
                            eprintln!("{failure}");
                            let log = std::env::temp_dir().join(format!("campaign-{seed}.jsonl"));
                            if std::fs::write(&log, failure.log()).is_ok() {
                                eprintln!("  all of them are in {}", log.display());
                            }
                            failed.store(true, Ordering::Relaxed);
                        }
                    }
                }
            });
        }
    });
    sums.into_inner().expect("nobody panics with it").print();
    if failed.into_inner() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The whole box; everything else by lot.
fn setup(seed: u64) -> serde_json::Value {
    let (mut rng, mut options) = (Rng::new(seed).aside(7), GAME.default_options());
    options["map"] = ["preset", "drawn", "placed"][rng.below(3) as usize].into();
    options["victory-points"] = ["10", "14"][rng.below(2) as usize].into();
    let seats = 3 + rng.below(4) as usize;
    let seats = seats_by_lot(&GAME, &options, seats, &mut rng).expect("the game's own options can be read");
    serde_json::json!({ "options": options, "seats": seats })
}

impl Sums {
    fn add(&mut self, seed: u64, setup: &serde_json::Value, finished: &Finished) {
        let told = |key: &str| finished.told.iter().any(|line| line.text.key == *key);
        let wanted = setup["options"]["victory-points"].as_str().and_then(|points| points.parse().ok()).unwrap_or(10);
        let best = finished.standings.iter().map(|standing| standing.score).max().unwrap_or(0);
        let (voted, by_points) = (told("line-agenda-phase"), best >= wanted);
        let scores: Vec<String> = finished.standings.iter().map(|standing| standing.score.to_string()).collect();
        let rounds = finished.told.iter().filter(|line| line.text.key == *"line-round-begins").count();
        println!(
            "campaign {seed}: {} of {wanted} points on a {} map; {rounds} rounds, {} answers, {} twins{}{}",
            scores.join(" "),
            setup["options"]["map"].as_str().unwrap_or_default(),
            finished.answers,
            finished.twins,
            if voted { ", voted" } else { "" },
            if by_points { "" } else { ", NOT by points" },
        );
        self.campaigns += 1;
        self.answers += finished.answers;
        self.by_points += u32::from(by_points);
        self.agenda_phase += u32::from(voted);
        self.custodians += u32::from(told("line-custodians-removed"));
        self.deals += finished.told.iter().filter(|line| line.text.key == *"line-made-deal").map(|_| 1).sum::<u32>();
        self.reach.add(&finished.told);
    }

    fn print(&self) {
        println!(
            "\n{} campaigns, {} answers: {} end by points, {} reach the agenda phase, {} take the custodians' place, {} deals",
            self.campaigns, self.answers, self.by_points, self.agenda_phase, self.custodians, self.deals
        );
        let book = TwilightImperium.book();
        let crate_of_the_game = Path::new(env!("CARGO_MANIFEST_DIR")).join("../twilight-imperium");
        let shown: BTreeMap<(&str, &str), Vec<String>> = components::of_folder(book, &crate_of_the_game)
            .unwrap_or_default()
            .into_iter()
            .map(|component| ((component.entry.kind, component.entry.id.as_ref()), component.used_by))
            .collect();
        for kind in self.reach.kinds() {
            let (used, unused) = self.reach.of_kind(book, kind);
            println!("{kind}: {} of {} used", used.len(), used.len() + unused.len());
            for entry in unused {
                let scenarios = shown.get(&(kind, entry.id.as_ref())).map_or(&[] as &[String], Vec::as_slice);
                let few: BTreeSet<&str> = scenarios.iter().map(String::as_str).take(2).collect();
                println!("  {}: {few:?}", entry.id);
            }
        }
    }
}
