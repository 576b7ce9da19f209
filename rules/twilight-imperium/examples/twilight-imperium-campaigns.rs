//! Twilight Imperium with everything in the box; the number of seats, factions, map and points by lot.

use serde_json::Value;
use std::process::ExitCode;
use sternpost_core::Source as _;
use sternpost_game::{Game as _, Published};
use sternpost_players::Purposeful;
use sternpost_players::{Rng, seats_by_lot};
use sternpost_show::Reference as _;
use sternpost_workbench::Finished;
use sternpost_workbench::campaigns::{self, Played};
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();
static PLAYER: Purposeful<TwilightImperium> = Purposeful::new();

fn main() -> ExitCode {
    campaigns::main(&Played {
        game: &GAME,
        player: &PLAYER,
        book: TwilightImperium.book(),
        folder: env!("CARGO_MANIFEST_DIR"),
        telling: &[
            ("line-played-action-card", "action-card"),
            ("line-agenda-revealed", "agenda"),
            ("line-used-law", "agenda"),
            ("line-played-note", "note"),
            ("line-researched-technology", "technology"),
            ("line-used-technology", "technology"),
            ("line-used-ability", "faction-ability"),
            ("line-scored-objective", "objective"),
            ("line-scored-secret", "secret-objective"),
        ],
        anytime: 4,
        curious: &["action-card", "agenda", "note", "technology", "faction-ability"],
        setup,
        contest,
        happened,
        expected: Vec::new,
    })
}

fn setup(seed: u64) -> Value {
    let (mut rng, mut options) = (Rng::new(seed).aside(7), GAME.default_options());
    options["map"] = ["preset", "drawn", "placed"][rng.below(3) as usize].into();
    options["victory-points"] = ["10", "14"][rng.below(2) as usize].into();
    let seats = 3 + rng.below(4) as usize;
    let seats = seats_by_lot(&GAME, &options, seats, &mut rng).expect("the game's own options can be read");
    serde_json::json!({ "options": options, "seats": seats })
}

/// Six factions by lot, everything else as it is by default: the whole box.
fn contest(seed: u64) -> Value {
    let (mut rng, options) = (Rng::new(seed).aside(7), GAME.default_options());
    let seats = seats_by_lot(&GAME, &options, 6, &mut rng).expect("the game's own options can be read");
    serde_json::json!({ "options": options, "seats": seats })
}

fn happened(setup: &Value, finished: &Finished) -> Vec<(String, usize)> {
    let told = |key: &str| finished.told.iter().filter(|line| line.text.key == *key).count();
    let option = |name: &str| setup["options"][name].as_str().unwrap_or_default().to_owned();
    let wanted = option("victory-points");
    let best = finished.standings.iter().map(|standing| standing.score).max().unwrap_or(0);
    let by_points = usize::from(wanted.parse().is_ok_and(|wanted: i32| best >= wanted));
    vec![
        ("ended by points".to_owned(), by_points),
        (format!("ended by {wanted} points"), by_points),
        (format!("to {wanted} points"), 1),
        (format!("map {}", option("map")), 1),
        (format!("{} seats", finished.standings.len()), 1),
        ("rounds".to_owned(), told("line-round-begins")),
        ("agenda phase".to_owned(), told("line-agenda-phase")),
        ("custodians".to_owned(), told("line-custodians-removed")),
        ("deals".to_owned(), told("line-made-deal")),
    ]
}
