//! Attacks as pictures, of whole campaigns.

use crate::GAME;
use conquest::components::WarlordId;
use serde_json::json;
use sternpost_workbench::{Checks, highlighted, play_out};

#[test]
fn every_attack_of_a_campaign_is_in_one_picture_with_all_its_damage() {
    let seats = [WarlordId::ALL[0], WarlordId::ALL[1]];
    let checks = Checks { anytime: 0, ..Checks::every(400) };
    let finished = play_out(&GAME, &json!({ "options": {}, "seats": seats }), 2, checks).unwrap_or_else(|failure| panic!("{failure}"));
    let (lines, highlights) = highlighted::of(&GAME, &finished, &["line-attacks"]);
    let attacks = lines.iter().filter(|line| line.key == "line-attacks").count();
    assert!(attacks > 5 && highlights.len() == attacks, "{} of {attacks}", highlights.len());
}
