//! Random campaigns of Skirmish.

use crate::tiny;
use sternpost_workbench::{Checks, play_out};

#[test]
fn two_hundred_random_campaigns_keep_every_property() {
    let (mut answers, mut composed, mut revocable, mut twins) = (0, 0, 0, 0);
    for seed in 0..200 {
        let setup = tiny::setup(2 + u8::try_from(seed % 3).unwrap());
        let played = play_out(tiny::game(), &setup, seed, Checks::every(1)).unwrap_or_else(|failure| panic!("{failure}"));
        answers += played.answers;
        composed += played.composed;
        revocable += played.revocable;
        twins += played.twins;
    }
    let seen = format!("{answers} answers, {composed} composed turns, {revocable} revocable turns, {twins} differing twins");
    assert!(answers > 5_000 && composed > 200 && revocable > 500 && twins > 1_000, "{seen}");
}
