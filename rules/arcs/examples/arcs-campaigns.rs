//! Arcs: each of the twelve set-ups in turn, every other campaign with Leaders & Lore, every option of both kinds.

use arcs::Arcs;
use arcs::components::{LoreId, SetupCardId};
use serde_json::{Value, json};
use std::process::ExitCode;
use sternpost_game::{Game as _, Published};
use sternpost_players::{Purposeful, Rng, seats_by_lot};
use sternpost_show::Reference as _;
use sternpost_workbench::Finished;
use sternpost_workbench::campaigns::{self, Played};

static GAME: Published<Arcs> = Published::new();
static PLAYER: Purposeful<Arcs> = Purposeful::new();

fn main() -> ExitCode {
    campaigns::main(&Played {
        game: &GAME,
        player: &PLAYER,
        book: Arcs.book(),
        folder: env!("CARGO_MANIFEST_DIR"),
        telling: &[
            ("line-secured", "court-card"),
            ("line-used-card", "court-card"),
            ("line-attached-card", "court-card"),
            ("line-drafted-leader", "leader"),
            ("line-drafted-lore", "lore"),
            ("line-declared", "ambition"),
            ("line-scored-first", "ambition"),
        ],
        anytime: 4,
        curious: &["court-card", "leader", "lore", "ambition", "resource", "action"],
        setup,
        contest,
        happened,
        expected: || {
            let lore = LORE.iter().map(|(lore, _)| format!("used {}", lore.slug()));
            let setups = SetupCardId::ALL.iter().flat_map(|card| [true, false].map(|with| on(card.slug(), with)));
            lore.chain(setups).collect()
        },
    })
}

/// A set-up card, with Leaders & Lore or without.
fn on(card: &str, with_leaders: bool) -> String {
    format!("set-up {card} {} Leaders & Lore", if with_leaders { "with" } else { "without" })
}

/// Twelve set-ups, each with Leaders & Lore and without; the rest of the options by the bits of what is left of the seed.
fn setup(seed: u64) -> Value {
    let nth = |of: u64, wanted: u64| of % 3 == wanted;
    let card = SetupCardId::ALL[usize::try_from(seed % 12).expect("a small number")];
    let (with_leaders, rest) = ((seed / 12).is_multiple_of(2), seed / 24);
    let seats: Vec<&str> = ["red", "blue", "yellow", "white"].into_iter().take(card.card().players.into()).collect();
    let mut options = json!({
        "setup": card,
        "initiative": if nth(rest, 1) { "second-seat" } else { "random" },
        "split-discard": rest.is_multiple_of(2),
    });
    if with_leaders {
        options["leaders-and-lore"] = true.into();
        options["second-lore"] = nth(rest, 0).into();
        options["resources-on-cards"] = if nth(rest, 2) { "stolen-in-raids" } else { "stolen-by-anything" }.into();
    }
    json!({ "options": options, "seats": seats })
}

/// What an answer or a line shows when the action of a lore card is taken.
const LORE: [(LoreId, &str); 7] = [
    (LoreId::GalacticRifles, "line-fired-rifles"),
    (LoreId::LivingStructures, "act:nurture"),
    (LoreId::ToolPriests, "act:summon"),
    (LoreId::CloudCities, "build-outside-slots:"),
    (LoreId::GatePorts, "build:starport:gate"),
    (LoreId::GateStations, "build:city:gate"),
    (LoreId::AncientHoldings, ":7:"),
];

/// Four seats with everything in the box, all else by the seed.
fn contest(seed: u64) -> Value {
    let (mut rng, options) = (Rng::new(seed).aside(7), GAME.default_options());
    let seats = seats_by_lot(&GAME, &options, 4, &mut rng).expect("the game's own options can be read");
    json!({ "options": options, "seats": seats })
}

fn happened(setup: &Value, finished: &Finished) -> Vec<(String, usize)> {
    let told = |key: &str| finished.told.iter().filter(|line| line.text.key == *key).count();
    let options = &setup["options"];
    let with_leaders = options.get("leaders-and-lore").is_some_and(|with| with == true);
    let card = options["setup"].as_str().unwrap_or_default();
    let answers = serde_json::to_string(&finished.acts).expect("acts can be written");
    let mut happened = vec![
        (on(card, with_leaders), 1),
        (format!("{} seats", finished.standings.len()), 1),
        (format!("chapters {}", told("line-chapter")), 1),
        ("battles".to_owned(), told("line-battle")),
        ("captured".to_owned(), told("line-captured")),
        ("cities destroyed or ships: trophies".to_owned(), told("line-took-trophies")),
        ("raided tokens".to_owned(), told("line-stole-token")),
        ("raided cards".to_owned(), told("line-stole-card")),
        ("outrage".to_owned(), told("line-outrage")),
        ("seized".to_owned(), told("line-seized")),
        ("intercepted".to_owned(), told("line-intercepted")),
        ("markers flipped".to_owned(), told("line-marker-flipped")),
    ];
    for (lore, sign) in LORE {
        happened.push((format!("used {}", lore.slug()), answers.matches(sign).count() + told(sign)));
    }
    happened
}
