//! How many answers a second one core folds: `cargo bench -p conquest`. A campaign of each pairing of some starters is played at random, then
//! folded again and again; no property of the workbench is looked at.

#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark has a clock and options; rules do not")]

use conquest::Conquest;
use conquest::components::WarlordId;
use serde_json::json;
use std::time::Instant;
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::{Game, Published};
use sternpost_players::{Rng, random};

static GAME: Published<Conquest> = Published::new();

struct Turn {
    seat: Seat,
    answers: Vec<Answer>,
    chance: Vec<Vec<u32>>,
}

fn main() {
    let rounds: u32 = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    println!("| starters | answers | folded/s | a question asked |");
    println!("|---|---|---|---|");
    for pair in WarlordId::ALL.chunks_exact(2) {
        let setup = json!({ "options": {}, "seats": pair });
        let (mut rng, mut dice) = (Rng::new(11), Rng::new(12));
        let (mut play, out) = GAME.begin(&setup, &mut Chance::live(&mut dice)).expect("a set-up that can be played");
        let begun = out.chance;
        let (mut turns, mut asking) = (vec![], std::time::Duration::ZERO);
        loop {
            let before = Instant::now();
            let asked = play.asked();
            asking += before.elapsed();
            let Some(asked) = asked.into_iter().next() else { break };
            let answers = vec![random::eager_answer(&asked, &mut rng, 80)];
            let out = play.apply(asked.seat, &answers, &mut Chance::live(&mut dice)).expect("an answer on offer");
            turns.push(Turn { seat: asked.seat, answers, chance: out.chance });
        }
        let count = u32::try_from(turns.len()).expect("a campaign is not that long");
        let before = Instant::now();
        for _ in 0..rounds {
            let (mut again, _) = GAME.begin(&setup, &mut Chance::noted(begun.clone())).expect("it was played");
            for turn in &turns {
                again.apply(turn.seat, &turn.answers, &mut Chance::noted(turn.chance.clone())).expect("it was answered");
            }
            assert_eq!(again.digest(), play.digest(), "a fold comes where the campaign came");
        }
        let folded = f64::from(rounds * count) / before.elapsed().as_secs_f64();
        println!("| {pair:?} | {count} | {folded:.0} | {:?} |", asking / count);
    }
}
