//! The tests that every game has, for Voidfall.

mod random_play;

use std::path::Path;
use sternpost_game::Published;
use sternpost_players::Purposeful;
use voidfall::Voidfall;

static GAME: Published<Voidfall> = Published::new();
static PLAYER: Purposeful<Voidfall> = Purposeful::new();

#[test]
fn every_scenario_of_every_chapter_holds() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let held = sternpost_scenarios::run_chapters(&GAME, &scenarios).unwrap_or_else(|report| panic!("{report}"));
    assert!(held >= 190, "only {held} scenarios were found");
}
