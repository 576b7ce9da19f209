//! Fights as pictures, and where influence came from, of whole campaigns.

use crate::{GAME, PLAYER, setup};
use serde_json::json;
use sternpost_core::Standing;
use sternpost_players::{Everybody, Strength};
use sternpost_workbench::{Checks, Finished, highlighted, play_out_by};

#[test]
fn every_fight_with_salvos_is_a_picture_that_says_how_it_ended() {
    let (mut fights, mut gained) = (0, 0);
    for seed in 1..5 {
        let eager = Everybody { player: &PLAYER, strength: Strength::Eager };
        let checks = Checks { anytime: 0, ..Checks::every(400) };
        let finished = play_out_by(&GAME, &setup(3, &json!({})), seed, checks, &eager).unwrap_or_else(|failure| panic!("{failure}"));
        let (lines, highlights) = highlighted::of(&GAME, &finished, &["line-hit"]);
        // No salvo of a fight is left out, and each fight has its end.
        let salvos = lines.iter().filter(|line| line.key == "line-hit").count();
        assert!(salvos == 0 || !highlights.is_empty(), "seed {seed}: {salvos} hits");
        assert!(highlights.iter().all(|highlight| highlight.ends.len() == 1), "seed {seed}: {highlights:?}");
        fights += highlights.len();
        // Everybody begins with ten.
        let begun = finished.standings.iter().map(|standing| Standing { score: standing.score - 10, ..standing.clone() }).collect();
        gained += finished.standings.iter().map(|standing| standing.score).sum::<i32>();
        highlighted::gains_hold(&GAME, &Finished { standings: begun, ..finished }, i32::MAX);
    }
    assert!(fights > 10 && gained > 0, "{fights} fights, {gained} influence");
}
