//! Fights and votes as pictures, of whole campaigns.

use crate::GAME;
use serde_json::json;
use sternpost_core::Text;
use sternpost_show::highlight::{Bar, Shown};
use sternpost_workbench::{Checks, highlighted, play_out};
use twilight_imperium::options::Content;

const ROLLED: [&str; 4] = ["line-combat-rolled", "line-barrage-rolled", "line-space-cannon-rolled", "line-bombardment-rolled"];

#[test]
fn every_roll_of_a_campaign_is_in_one_picture_with_all_its_dice_and_hits() {
    let (mut dice_of_all, mut votes) = (0, 0);
    // Until some have fought and some have voted.
    for seed in 3..12 {
        let setup = json!({ "options": { "content": Content::ALL }, "seats": [{}, {}, {}, {}] });
        let finished = play_out(&GAME, &setup, seed, Checks::every(400)).unwrap_or_else(|failure| panic!("{failure}"));
        let (lines, highlights) = highlighted::of(&GAME, &finished, &ROLLED);
        let dice = |line: &&&Text| ROLLED.contains(&&*line.key);
        let rolled: usize = lines.iter().filter(dice).map(|line| line.numbers("dice").len()).sum();
        let shown: usize = highlighted::throws(&highlights).iter().map(|throw| throw.dice.len()).sum();
        assert!(shown >= rolled, "seed {seed}: {shown} of {rolled} dice");
        let polls = highlights.iter().filter_map(|highlight| if let Shown::Poll(poll) = &highlight.shown { Some(poll) } else { None });
        let cast: u32 = polls.flat_map(|poll| &poll.bars).map(Bar::total).sum();
        let told: u32 = lines
            .iter()
            .filter(|line| ["line-cast-votes", "line-cast-more-votes"].contains(&&*line.key))
            .filter_map(|line| line.number("count"))
            .sum();
        assert_eq!(cast, told, "seed {seed}");
        (dice_of_all, votes) = (dice_of_all + rolled, votes + cast);
        if dice_of_all > 30 && votes > 0 {
            return;
        }
    }
    panic!("{dice_of_all} dice and {votes} votes are too few to say anything");
}
