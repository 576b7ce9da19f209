//! Fights as pictures, of a whole campaign.

use crate::GAME;
use serde_json::json;
use sternpost_core::Text;
use sternpost_workbench::{Checks, highlighted, play_out};
use twilight_imperium::options::Content;

const ROLLED: [&str; 4] = ["line-combat-rolled", "line-barrage-rolled", "line-space-cannon-rolled", "line-bombardment-rolled"];

#[test]
fn every_roll_of_a_campaign_is_in_one_picture_with_all_its_dice() {
    let setup = json!({ "options": { "content": Content::ALL }, "seats": [{}, {}, {}, {}] });
    let finished = play_out(&GAME, &setup, 3, Checks::every(400)).unwrap_or_else(|failure| panic!("{failure}"));
    let (lines, highlights) = highlighted::of(&GAME, &finished, &ROLLED);
    let dice = |line: &&&Text| ROLLED.contains(&&*line.key);
    let rolled: usize = lines.iter().filter(dice).map(|line| line.numbers("dice").len()).sum();
    let shown: usize = highlighted::throws(&highlights).iter().map(|throw| throw.dice.len()).sum();
    assert!(rolled > 10 && shown >= rolled, "{shown} of {rolled} dice");
    highlighted::gains_hold(&GAME, &finished, 10);
}
