//! How many answers a second one core plays and folds: `cargo bench -p twilight-imperium`.
//!
//! The file speaks the kernel's oldest words only, so that it can be copied into the tree of an earlier commit and measure that too
//! (`benches/compare-rules COMMIT` does): both play the same campaigns, by the same numbers, and nobody proposes anything. What
//! is measured is asking, answering and everything that follows; not choosing an answer, and no property of the workbench.

#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark has a clock and options; rules do not")]

use serde_json::{Value, json};
use std::time::{Duration, Instant};
use sternpost_core::question::Shape;
use sternpost_core::{Answer, Chance, Picked, Seat, Source as _};
use sternpost_game::{Asked, Game, Play, Published};
use sternpost_players::Rng;
use twilight_imperium::TwilightImperium;
use twilight_imperium::options::Content;

static GAME: Published<TwilightImperium> = Published::new();

/// Turns after which a campaign is left as it is.
const MOST: usize = 6_000;

struct Turn {
    seat: Seat,
    answer: Answer,
    chance: Vec<Vec<u32>>,
}

struct Played {
    turns: Vec<Turn>,
    begun: Vec<Vec<u32>>,
    asking: Duration,
    answering: Duration,
    last: Box<dyn Play>,
}

fn setup(content: &Value) -> Value {
    let seats = ["sol", "hacan", "xxcha", "yssaril", "letnev", "mentak"].map(|faction| json!({ "faction": faction }));
    // `compare-rules` runs this file with earlier rules too, which want to hear that what was unfinished then is played with.
    json!({ "options": { "victory-points": "14", "content": content, "unfinished": true }, "seats": seats })
}

/// One of the legal answers; proposals are left aside, for they are offered in another way in other revisions.
fn choose(asked: &Asked, rng: &mut Rng) -> Answer {
    let offers: Vec<_> = asked.offers.iter().filter(|offer| !offer.id.starts_with("propose:")).collect();
    let some = |count: usize, rng: &mut Rng| {
        let mut left: Vec<String> = offers.iter().map(|offer| offer.id.clone()).collect();
        (0..count.min(left.len())).map(|_| left.swap_remove(rng.below(u32::try_from(left.len()).unwrap()) as usize)).collect()
    };
    match asked.shape {
        Shape::OneOf => {
            let first = usize::from(offers.len() > 1 && rng.percent(70) && Picked::One(offers[0].id.clone()) == asked.default);
            let among = u32::try_from(offers.len() - first).unwrap();
            Picked::One(offers[first + rng.below(among) as usize].id.clone())
        }
        Shape::SomeOf { least, most } => {
            let most = most.min(u32::try_from(offers.len()).unwrap());
            let count = least + rng.below(most - least + 1);
            Picked::Some(some(count as usize, rng))
        }
        Shape::Split { .. } => asked.default.clone(),
        Shape::Arrange => Picked::Arrange(some(offers.len(), rng)),
        Shape::Amount { least, most } => Picked::Amount(least + rng.below(most - least + 1)),
    }
}

fn play(content: &Value, seed: u64) -> Played {
    let mut numbers = Rng::new(seed);
    let mut dice = |bound| numbers.below(bound);
    let (mut play, out) = GAME.begin(&setup(content), &mut Chance::live(&mut dice)).expect("the set-up can be played");
    let mut rng = Rng::new(seed ^ 0x5eed);
    let mut played = Played { turns: vec![], begun: out.chance, asking: Duration::ZERO, answering: Duration::ZERO, last: play.fork() };
    while !play.is_over() && played.turns.len() < MOST {
        let before = Instant::now();
        let asked = play.asked();
        played.asking += before.elapsed();
        let question = &asked[rng.below(u32::try_from(asked.len()).unwrap()) as usize];
        let (seat, answer) = (question.seat, choose(question, &mut rng));
        let before = Instant::now();
        let out = play.apply(seat, std::slice::from_ref(&answer), &mut Chance::live(&mut dice)).expect("it is on offer");
        played.answering += before.elapsed();
        played.turns.push(Turn { seat, answer, chance: out.chance });
    }
    played.last = play;
    played
}

fn fold(content: &Value, played: &Played) -> Duration {
    let before = Instant::now();
    let (mut play, _) = GAME.begin(&setup(content), &mut Chance::noted(played.begun.clone())).expect("it was played");
    for turn in &played.turns {
        let mut chance = Chance::noted(turn.chance.clone());
        play.apply(turn.seat, std::slice::from_ref(&turn.answer), &mut chance).expect("it was answered");
    }
    let took = before.elapsed();
    assert_eq!(play.snapshot(), played.last.snapshot(), "a fold comes where the campaign came");
    took
}

fn per_second(count: usize, took: Duration) -> u128 {
    count as u128 * 1_000_000_000 / took.as_nanos().max(1)
}

fn main() {
    let campaigns: u64 = std::env::var("CAMPAIGNS").ok().and_then(|n| n.parse().ok()).unwrap_or(10);
    println!("| content | campaigns | answers | campaigns over | played/s | answered/s | folded/s | digests/s |");
    println!("|---|---|---|---|---|---|---|---|");
    for (name, content) in [("transactions", json!(["transactions"])), ("everything", json!(Content::ALL))] {
        let (mut turns, mut over) = (0, 0);
        let (mut asking, mut answering, mut folding, mut digesting) = (Duration::ZERO, Duration::ZERO, Duration::ZERO, Duration::ZERO);
        for seed in 0..campaigns {
            let played = play(&content, seed);
            turns += played.turns.len();
            over += usize::from(played.last.is_over());
            asking += played.asking;
            answering += played.answering;
            folding += fold(&content, &played);
            let before = Instant::now();
            for _ in 0..100 {
                std::hint::black_box(played.last.digest());
            }
            digesting += before.elapsed();
        }
        println!(
            "| {name} | {campaigns} | {turns} | {over} | {} | {} | {} | {} |",
            per_second(turns, asking + answering),
            per_second(turns, answering),
            per_second(turns, folding),
            per_second(100 * usize::try_from(campaigns).unwrap(), digesting),
        );
    }
}
