//! Battles as pictures, of whole campaigns.

use crate::GAME;
use serde_json::json;
use sternpost_workbench::{Checks, highlighted, play_out};

#[test]
fn every_roll_of_a_campaign_is_in_one_picture_with_all_its_dice() {
    let setup = json!({ "options": {}, "seats": ["red", "blue", "yellow"] });
    let finished = play_out(&GAME, &setup, 4, Checks::every(400)).unwrap_or_else(|failure| panic!("{failure}"));
    let (lines, highlights) = highlighted::of(&GAME, &finished, &["line-rolled", "line-rerolled", "line-symbols", "line-intercepted"]);
    let rolled: usize = lines.iter().map(|line| line.numbers("faces").len()).sum();
    let shown: usize = highlighted::throws(&highlights).iter().map(|throw| throw.dice.len()).sum();
    assert!(rolled > 10, "{rolled} dice");
    assert_eq!(shown, rolled);
    highlighted::gains_hold(&GAME, &finished, i32::MAX);
}
