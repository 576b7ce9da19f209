//! Plays campaigns of steady players and leaves positions out of their course, as snapshots: where a fuzzer can begin that would never come
//! so far by itself.
//!
//! ```text
//! cargo run --profile dist -p sternpost-players --example positions -- FOLDER 12
//! ```
//!
//! Of each campaign a position at every 60th decision is kept, `FOLDER/SEED-DECISION.json`. The whole box, three to six seats.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use sternpost_core::{Answer, Seat};
use sternpost_game::{Game, Play, Published};
use sternpost_players::{Party, Player, Purposeful, Strength, play_party};
use sternpost_players::{Rng, seats_by_lot};
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();

static PLAYER: Purposeful<TwilightImperium> = Purposeful::new();

/// After how many decisions a position is kept.
const EVERY: usize = 60;

/// Plays, and keeps positions it is asked in.
struct Keeping<'a> {
    folder: &'a Path,
    seed: u64,
    decisions: AtomicUsize,
}

#[expect(clippy::disallowed_methods, reason = "the example leaves files; players do not")]
impl Player for Keeping<'_> {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let decision = self.decisions.fetch_add(1, Ordering::Relaxed);
        if decision % EVERY == EVERY - 1 {
            let file = self.folder.join(format!("{}-{decision}.json", self.seed));
            std::fs::write(&file, play.snapshot()).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        }
        PLAYER.turn(play, seat, strength, rng)
    }

    fn aside(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        PLAYER.aside(play, seat, strength, rng)
    }
}

#[expect(clippy::disallowed_methods, reason = "the folder is said on the command line")]
fn main() -> std::io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let folder = PathBuf::from(words.first().map_or("positions", String::as_str));
    let count = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(12);
    std::fs::create_dir_all(&folder)?;
    for seed in 1..=count {
        let (mut rng, options) = (Rng::new(seed).aside(7), GAME.default_options());
        let strengths = vec![Strength::Steady; 3 + usize::try_from(seed % 4).unwrap_or(0)];
        let seats = seats_by_lot(&GAME, &options, strengths.len(), &mut rng).expect("the game's own options can be read");
        let setup = serde_json::json!({ "options": options, "seats": seats });
        let player = Keeping { folder: &folder, seed, decisions: AtomicUsize::new(0) };
        let party = Party { game: &GAME, player: &player, setup: &setup, strengths: &strengths, most_turns: 20_000 };
        if let Err(why) = play_party(&party, seed) {
            eprintln!("campaign {seed}: {why}");
        }
        println!("campaign {seed}: {} decisions", player.decisions.into_inner());
    }
    Ok(())
}
