//! Voidfall: one to four seats in turn, every House and origin, every option.

use serde_json::{Value, json};
use std::process::ExitCode;
use sternpost_core::Arg;
use sternpost_game::Published;
use sternpost_players::Purposeful;
use sternpost_show::Reference as _;
use sternpost_workbench::Finished;
use sternpost_workbench::campaigns::{self, Played};
use voidfall::{House, Voidfall};

static GAME: Published<Voidfall> = Published::new();
static PLAYER: Purposeful<Voidfall> = Purposeful::new();

fn main() -> ExitCode {
    campaigns::main(&Played {
        game: &GAME,
        player: &PLAYER,
        book: Voidfall.book(),
        folder: env!("CARGO_MANIFEST_DIR"),
        telling: &[
            ("line-plays-focus", "focus-card"),
            ("line-plays-agenda", "agenda"),
            ("line-researches", "technology"),
            ("line-event-revealed", "event"),
        ],
        anytime: 0,
        curious: &["focus-card", "agenda", "technology", "event"],
        setup,
        contest,
        happened,
        expected: || (1..=4).map(|seats| format!("{seats} seats: ended")).collect(),
    })
}

fn nth(of: u64, count: usize) -> usize {
    usize::try_from(of % count as u64).expect("a small number")
}

fn seats(seed: u64, count: usize) -> Vec<Value> {
    let houses = House::playable();
    let seat = |at: usize| {
        let house = houses[(nth(seed, houses.len()) + 3 * at) % houses.len()];
        json!({ "house": house, "origin": if nth(seed / 13 + at as u64, 2) == 0 { "a" } else { "b" } })
    };
    (0..count).map(seat).collect()
}

/// Half of them against the Void.
const fn is_against_the_void(seed: u64) -> bool {
    seed / 4 % 2 == 1
}

/// How hard the Void plays: each in turn.
fn difficulty(seed: u64) -> &'static str {
    ["easy", "normal", "hard"][nth(seed / 8, 3)]
}

/// Whether focuses are laid ahead: mostly not.
fn focuses_ahead(seed: u64) -> &'static str {
    ["no", "no", "each-round", "no", "once"][nth(seed, 5)]
}

fn setup(seed: u64) -> Value {
    let count = 1 + nth(seed, 4);
    let mut options = json!({
        "houses": "without-abilities",
        "absorption": if seed % 3 == 1 { "whole-type" } else { "point-by-point" },
        "lost-trade": if seed % 5 == 1 { "both" } else { "one" },
        "focuses-ahead": focuses_ahead(seed),
    });
    if is_against_the_void(seed) {
        options["mode"] = json!(if count == 1 { "solo" } else { "cooperative" });
        options["difficulty"] = json!(difficulty(seed));
        options["void-events"] = json!("shuffled-in");
    } else {
        options["mode"] = json!(if count == 1 { "expedition" } else { "competitive" });
    }
    json!({ "options": options, "seats": seats(seed / 4, count) })
}

/// Two seats with the four Houses of which everything is known.
fn contest(seed: u64) -> Value {
    let houses = ["valnis", "belitan", "dunlork", "cortozaar"];
    let seat = |at: usize| json!({ "house": houses[(nth(seed / 2, 4) + at) % 4], "origin": if nth(seed / 8, 2) == 0 { "a" } else { "b" } });
    json!({ "options": { "mode": "competitive" }, "seats": [seat(0), seat(1 + nth(seed / 2, 3))] })
}

/// How it ended, with the influence of the first by tens.
fn happened(setup: &Value, finished: &Finished) -> Vec<(String, usize)> {
    let count = setup["seats"].as_array().map_or(0, Vec::len);
    let best = finished.standings.iter().map(|standing| standing.score).max().unwrap_or(0);
    let won = finished.standings.iter().any(|standing| standing.rank == 1);
    let mode = setup["options"]["mode"].as_str().unwrap_or("competitive").to_owned();
    let level = setup["options"]["difficulty"].as_str().unwrap_or("").to_owned();
    let least = finished.standings.iter().map(|standing| standing.score).min().unwrap_or(0);
    let at_the_end = finished.told.iter().rev().find(|line| ["line-void-beaten", "line-void-prevails"].contains(&line.text.key.as_ref()));
    let void = at_the_end.and_then(|line| {
        line.text.args.iter().find_map(|(_, arg)| if let Arg::Number(total) = arg { usize::try_from(*total).ok() } else { None })
    });
    let of = |key: &str| finished.told.iter().filter(|line| line.text.key == key).count();
    vec![
        (format!("{count} seats: ended"), 1),
        (format!("{count} seats: best {} to {}", best / 20 * 20, best / 20 * 20 + 19), 1),
        (format!("{count} seats: {}", if won { "won" } else { "lost" }), 1),
        (format!("{count} seats {mode} {level}: {}", if won { "won" } else { "lost" }), 1),
        (format!("{count} seats {mode} {level}: influence of the last"), usize::try_from(least).unwrap_or(0)),
        (format!("{count} seats {mode} {level}: influence of the Void"), void.unwrap_or(0)),
        (format!("{count} seats {mode} {level}: lost by Catastrophe"), of("line-lost-by-catastrophe")),
        (format!("{count} seats {mode} {level}: Crises revealed"), of("line-crisis-revealed")),
        (format!("{count} seats {mode} {level}: Crises passed"), of("line-passes-crisis")),
        (format!("{count} seats {mode} {level}: suffered"), of("line-suffers-crisis")),
        (format!("{count} seats {mode} {level}: ongoing"), of("line-crisis-ongoing")),
        (format!("{count} seats {mode} {level}: Catastrophes"), of("line-catastrophe")),
        (format!("{count} seats {mode} {level}: steps of Safe Havens"), of("line-builds-haven")),
        (format!("{count} seats {mode} {level}: Heroic focuses"), of("line-takes-heroic")),
        ("invasions".to_owned(), of("line-invades")),
        ("sectors taken".to_owned(), of("line-takes-sector")),
        ("sectors lost to the Void".to_owned(), of("line-void-takes")),
        ("Fallen Houses".to_owned(), of("line-falls-house")),
        ("overproductions".to_owned(), of("line-overproduces")),
        ("improved technologies".to_owned(), of("line-improves")),
    ]
}
