//! Plays campaigns of players that are no persons and prints how they went:
//!
//! ```text
//! cargo run --release -p sternpost-players --example table -- 12 steady random random random random random
//! ```
//!
//! The first number says how many campaigns; then comes one strength for each seat (one alone: for all six), which moves on by one seat from campaign to
//! campaign. A further number is the seed of the first campaign. Which components were used `campaigns` counts.

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Duration;
use sternpost_core::{Answer, Seat};
use sternpost_game::{Game, Play, Published};
use sternpost_players::{Party, Player, Purposeful, Score, Strength, play_party};
use sternpost_players::{Rng, seats_by_lot};
use twilight_imperium::TwilightImperium;

/// A player with a watch.
struct Timed {
    player: Purposeful<TwilightImperium>,
    took: Mutex<Vec<Duration>>,
}

#[expect(clippy::disallowed_types, reason = "the example measures; players do not")]
impl Player for Timed {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let began = std::time::Instant::now();
        let turn = self.player.turn(play, seat, strength, rng);
        if strength.thought().is_some() {
            self.took.lock().expect("one thread only").push(began.elapsed());
        }
        turn
    }

    fn aside(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        self.player.aside(play, seat, strength, rng)
    }
}

/// What is added up over all campaigns.
#[derive(Default)]
struct Sums {
    wins: BTreeMap<&'static str, u32>,
    points: BTreeMap<&'static str, (i64, i64)>,
    by_points: u32,
    agenda_phase: u32,
    rounds: usize,
    answers: usize,
}

#[expect(clippy::disallowed_methods, reason = "who plays is said on the command line")]
fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let count: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(3);
    let (numbers, names): (Vec<String>, Vec<String>) = words.partition(|word| word.parse::<u64>().is_ok());
    let first: u64 = numbers.first().and_then(|word| word.parse().ok()).unwrap_or(1);
    let mut strengths: Vec<Strength> = names.iter().filter_map(|name| Strength::by_id(name)).collect();
    if strengths.len() < 2 {
        strengths = vec![strengths.first().copied().unwrap_or_default(); 6];
    }
    let game = Published::<TwilightImperium>::new();
    let player = Timed { player: Purposeful::new(), took: Mutex::default() };
    let mut sums = Sums::default();
    for seed in first..first + count {
        let setup = setup(&game, strengths.len(), seed);
        let party = Party { game: &game, player: &player, setup: &setup, strengths: &strengths, most_turns: 50_000 };
        match play_party(&party, seed) {
            Ok(score) => sums.add(seed, &score, &strengths),
            Err(why) => {
                eprintln!("campaign {seed}: {why}");
                return ExitCode::FAILURE;
            }
        }
        strengths.rotate_right(1);
    }
    sums.print(count, player.took.into_inner().expect("one thread only"));
    ExitCode::SUCCESS
}

/// Factions by lot, everything else as it is by default: the whole box.
fn setup(game: &dyn Game, seats: usize, seed: u64) -> serde_json::Value {
    let (mut rng, options) = (Rng::new(seed).aside(7), game.default_options());
    let seats = seats_by_lot(game, &options, seats, &mut rng).expect("the game's own options can be read");
    serde_json::json!({ "options": options, "seats": seats })
}

impl Sums {
    fn add(&mut self, seed: u64, score: &Score, strengths: &[Strength]) {
        let standings = score.play.standings().unwrap_or_default();
        let mut line = format!("campaign {seed}:");
        for standing in &standings {
            let name = strengths[usize::from(standing.seat.0)].id();
            line += &format!(" {name} {}", standing.score);
            let points = self.points.entry(name).or_default();
            *points = (points.0 + i64::from(standing.score), points.1 + 1);
            if standing.rank == 1 {
                *self.wins.entry(name).or_default() += 1;
            }
        }
        if !standings.iter().any(|standing| standing.rank == 1) {
            line += " (nobody has won)";
        }
        let rounds: BTreeSet<&str> = score.phases.iter().filter_map(|phase| phase.split(',').next()).collect();
        let voted = score.phases.iter().any(|phase| phase.contains("agenda"));
        println!("{line}; {} rounds, {} answers{}", rounds.len(), score.answers, if voted { ", voted" } else { "" });
        self.by_points += u32::from(standings.iter().any(|standing| standing.score >= 10));
        self.agenda_phase += u32::from(voted);
        self.rounds += rounds.len();
        self.answers += score.answers;
    }

    fn print(&self, count: u64, mut took: Vec<Duration>) {
        let each = count.max(1) as usize;
        println!("\n{count} campaigns; wins: {:?}", self.wins);
        for (name, (sum, seats)) in &self.points {
            println!("mean points of {name}: {}.{}", sum / seats, sum * 10 / seats % 10);
        }
        println!("{} end by points, {} reach the agenda phase", self.by_points, self.agenda_phase);
        println!("rounds in ten campaigns: {}; answers in one: {}", self.rounds * 10 / each, self.answers / each);
        took.sort_unstable();
        let (all, decisions): (Duration, u32) = (took.iter().sum(), u32::try_from(took.len()).expect("few decisions"));
        if let Some(longest) = took.last() {
            println!("{decisions} decisions, {:?} each, the longest {longest:?}", all / decisions);
        }
    }
}
