//! Forbidden Stars: two to four seats in turn, both boards, every option, factions by the seed.

#[path = "../tests/game/setups.rs"]
mod setups;

use forbidden_stars::ForbiddenStars;
use forbidden_stars::components::Faction;
use serde_json::{Value, json};
use std::process::ExitCode;
use sternpost_game::Published;
use sternpost_players::Purposeful;
use sternpost_show::Reference as _;
use sternpost_workbench::Finished;
use sternpost_workbench::campaigns::{self, Played};

static GAME: Published<ForbiddenStars> = Published::new();
static PLAYER: Purposeful<ForbiddenStars> = Purposeful::new();

fn main() -> ExitCode {
    campaigns::main(&Played {
        game: &GAME,
        player: &PLAYER,
        book: ForbiddenStars.book(),
        folder: env!("CARGO_MANIFEST_DIR"),
        telling: &[
            ("line-turns-over", "combat-card"),
            ("line-adds-card", "combat-card"),
            ("line-upgrades", "combat-card"),
            ("line-buys-upgrade", "order-upgrade"),
            ("line-uses-upgrade", "order-upgrade"),
            ("line-chooses-event", "event"),
            ("line-turns-up", "event"),
            ("line-plays-scheme", "event"),
            ("line-uses-scheme", "event"),
            ("line-buys", "unit"),
            ("line-builds", "structure"),
            ("line-reveals", "order"),
        ],
        anytime: 0,
        curious: &["combat-card", "order-upgrade", "event", "unit"],
        setup: setups::setup,
        contest,
        happened,
        expected: || {
            let seats = (2..=4).flat_map(|seats| ["objectives", "the last round"].map(|end| format!("{seats} seats: ended by {end}")));
            seats.chain(Faction::ALL.iter().map(|faction| format!("won by {}", faction.slug()))).collect()
        },
    })
}

/// As many seats as `SEATS` says, or two, on boards that players lay and on the introductory one in turn.
#[expect(clippy::disallowed_methods, reason = "the size of a contest comes from the environment")]
fn contest(seed: u64) -> Value {
    let count = std::env::var("SEATS").ok().and_then(|count| count.parse().ok()).unwrap_or(2);
    let rest = seed / count as u64;
    let is_built = rest % 2 == 1;
    json!({ "options": { "board": if is_built { "built" } else { "introductory" } }, "seats": setups::seats(rest, count, is_built) })
}

fn happened(setup: &Value, finished: &Finished) -> Vec<(String, usize)> {
    let told = |key: &str| finished.told.iter().filter(|line| line.text.key == *key).count();
    let count = finished.standings.len();
    let rounds = told("line-round-begins");
    let most = finished.standings.iter().map(|standing| standing.score).max().unwrap_or(0);
    let has_enough = usize::try_from(most).is_ok_and(|most| most >= count);
    let end = if has_enough {
        "objectives"
    } else if told("line-eliminated") + 1 >= count {
        "elimination"
    } else {
        "the last round"
    };
    let mut happened = vec![
        (format!("{count} seats"), 1),
        (format!("{count} seats: ended by {end}"), 1),
        (format!("board {}", setup["options"]["board"].as_str().unwrap_or_default()), 1),
        (format!("rounds {rounds}"), 1),
        ("eliminated".to_owned(), told("line-eliminated")),
        ("objectives".to_owned(), told("line-collects")),
        ("combats".to_owned(), told("line-combat-begins")),
        ("orbital strikes".to_owned(), told("line-strikes")),
        ("retreats".to_owned(), told("line-retreats")),
        ("structures".to_owned(), told("line-builds")),
        ("combat upgrades".to_owned(), told("line-upgrades")),
        ("orders to the event deck".to_owned(), told("line-to-event-deck")),
    ];
    let winners: Vec<usize> = finished.standings.iter().filter(|one| one.rank == 1).map(|one| usize::from(one.seat.0)).collect();
    happened.push(("victories that are shared".to_owned(), usize::from(winners.len() > 1)));
    for winner in winners {
        happened.extend(setup["seats"][winner].as_str().map(|faction| (format!("won by {faction}"), 1)));
    }
    happened
}
