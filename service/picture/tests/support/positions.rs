//! Positions of played campaigns, for whoever looks at boards.

use serde_json::json;
use sternpost_core::{Chance, Eyes};
use sternpost_game::{Game, Play};
use sternpost_games::Games;
use sternpost_players::{Rng, seats_by_lot};
use sternpost_workbench::{Checks, play_out};

/// A game of the product.
pub(crate) fn game(id: &str) -> &'static dyn Game {
    Games::default().get(id).expect("the game is in the product")
}

/// A campaign of Arcs for so many, after so many turns of players who like to do things.
pub(crate) fn arcs(seats: usize, turns: usize, seed: u64) -> Box<dyn Play> {
    played("arcs", seats, turns, seed)
}

/// The same of any game.
pub(crate) fn played(id: &str, seats: usize, turns: usize, seed: u64) -> Box<dyn Play> {
    let game = game(id);
    let options = game.default_options();
    let chosen = seats_by_lot(game, &options, seats, &mut Rng::new(seed)).expect("there is enough to choose from");
    let checks = Checks { every: 100_000, eager: 95, stop_after: Some(turns), ..Checks::default() };
    let finished = play_out(game, &json!({ "options": options, "seats": chosen }), seed, checks);
    let finished = finished.unwrap_or_else(|failure| panic!("{failure}"));
    game.restore(&finished.snapshot).expect("a snapshot can be read")
}

/// The first position from there on in which something is going on: a battle.
pub(crate) fn in_battle(seats: usize, from: usize, seed: u64) -> Box<dyn Play> {
    let positions = (from..from + 400).map(|turns| arcs(seats, turns, seed));
    let mut battles = positions.filter(|play| play.scene(Eyes::Spectator).highlights.iter().any(|place| place.0.starts_with("system-")));
    battles.next().expect("there is fighting in every campaign")
}

/// Conquest in a third round, with units, attachments and damage at most planets.
pub(crate) fn two() -> Box<dyn Play> {
    let file = include_str!("../../../../tests/support/tables/two.yaml");
    sternpost_scenarios::begin(game("conquest"), file).unwrap_or_else(|wrong| panic!("{wrong}")).play
}

/// Forbidden Stars on a board of three rows and four columns, with much on every tile.
pub(crate) fn stars() -> Box<dyn Play> {
    let file = include_str!("../../../../tests/support/tables/stars.yaml");
    sternpost_scenarios::begin(game("forbidden-stars"), file).unwrap_or_else(|wrong| panic!("{wrong}")).play
}

/// A position with something everywhere: tokens, Captives, Trophies, Outrage, Guild cards, declared ambitions.
pub(crate) fn rich() -> Box<dyn Play> {
    let given = json!({
        "setup": "four-frontiers",
        "chapter": 3,
        "players": [
            { "hand": ["mobilization-2", "aggression-7", "construction-3", "administration-5", "mobilization-6"], "power": 12,
              "tokens": ["fuel", "weapon", null], "captives": { "1": 2, "2": 1 }, "guild": ["loyal-engineers", "mining-interest", "shipping-interest"] },
            { "power": 27, "tokens": ["psionic", null, "relic"], "outrage": ["fuel", "psionic"],
              "trophies": { "0": { "ships": 3, "cities": 1 }, "3": { "starports": 1, "agents": 2 } }, "guild": ["court-enforcers", "galactic-bards"] },
            { "power": 8, "tokens": ["material", "material"], "outrage": ["weapon", "material", "fuel", "relic", "psionic"] },
            { "power": 0, "guild": ["elder-broker", "relic-fence", "silver-tongues", "lattice-spies", "farseers"] }
        ],
        "systems": {
            "gate1": { "ships": { "0": 3, "1": 2 }, "damaged": { "0": 1, "2": 2 } },
            "arrow1": { "ships": { "3": 2 }, "buildings": [{ "kind": "city", "owner": 3 }, { "kind": "city", "owner": 0, "damaged": true }] },
            "hex2": { "ships": { "1": 9 }, "damaged": { "2": 3 }, "buildings": [{ "kind": "starport", "owner": 2, "damaged": true }, { "kind": "city", "owner": 1 }] },
            "moon4": { "ships": { "0": 1, "1": 1, "2": 1, "3": 1 }, "damaged": { "0": 1, "1": 1, "2": 1, "3": 1 }, "buildings": [{ "kind": "city", "owner": 2 }, { "kind": "starport", "owner": 1 }] },
            "hex3": { "ships": { "0": 2 }, "buildings": [{ "kind": "city", "owner": 0 }] }
        },
        "court": [
            { "card": "mass-uprising", "agents": { "0": 2, "1": 1 } },
            { "card": "prison-wardens", "agents": { "2": 3 } },
            { "card": "sworn-guardians" },
            { "card": "construction-union", "agents": { "0": 1, "1": 1, "2": 1, "3": 2 } }
        ],
        "court-discard": ["populist-demands", "arms-union"],
        "declared": ["tyrant", "keeper"],
        "at": { "turn": { "lead": "aggression-4" } }
    });
    let (mut rng, arcs) = (Rng::new(1), game("arcs"));
    arcs.given(&given, &mut Chance::live(&mut rng)).unwrap_or_else(|wrong| panic!("{wrong:?}")).0
}
