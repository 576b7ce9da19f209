//! Combats and strikes as pictures, and where objectives came from, of whole campaigns.

use crate::{GAME, setup};
use serde_json::json;
use sternpost_workbench::{Checks, highlighted, play_out};

#[test]
fn every_round_of_every_combat_of_a_campaign_is_a_picture() {
    let checks = Checks { anytime: 0, ..Checks::every(400) };
    let (mut totals, mut collected) = (0, 0);
    for seed in 1..12 {
        let setup = setup(3, &json!({}));
        let finished = play_out(&GAME, &setup, seed, checks).unwrap_or_else(|failure| panic!("{failure}"));
        let (lines, highlights) = highlighted::of(&GAME, &finished, &["line-totals"]);
        let told = lines.iter().filter(|line| line.key == "line-totals").count();
        let rounds = highlights.iter().filter(|highlight| highlight.title.key == "highlight-round").count();
        assert_eq!(2 * rounds, told, "one for both sides");
        totals += told;
        highlighted::gains_hold(&GAME, &finished, i32::MAX);
        collected += finished.standings.iter().map(|standing| standing.score).sum::<i32>();
    }
    assert!(totals > 6 && collected > 0, "{totals} totals, {collected} objectives");
}
