//! Random campaigns of Skirmish.

use crate::tiny;
use sternpost_core::{Chance, Picked, Seat, Stop};
use sternpost_workbench::{Checks, Rng, play_out, refold};

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

#[test]
fn the_same_seed_plays_the_same_campaign_and_its_log_folds_to_the_end() {
    let play = || play_out(tiny::game(), &tiny::setup(4), 3, Checks::every(1_000)).unwrap();
    let (one, other) = (play(), play());
    assert_eq!((&one.acts, &one.snapshot), (&other.acts, &other.snapshot));
    let folded = refold(tiny::game(), &one.acts).unwrap();
    assert_eq!(folded.snapshot(), one.snapshot);
    assert_eq!(folded.standings(), Some(one.standings));
    assert!(one.told.iter().any(|line| line.text.key == "line-day"));
}

#[test]
fn a_log_with_a_draw_too_many_does_not_fold() {
    let mut acts = play_out(tiny::game(), &tiny::setup(2), 3, Checks::every(1_000)).unwrap().acts;
    let sternpost_core::Act::Answered { chance, .. } = &mut acts[1] else { panic!("a campaign goes on with an answer") };
    chance.push(vec![1]);
    let why = refold(tiny::game(), &acts).err().unwrap();
    assert!(why.contains("act 1") && why.contains("did not ask for"), "{why}");
}

#[test]
fn looking_ahead_does_not_open_what_others_have_sealed() {
    let mut rng = Rng::new(1);
    let (mut play, _) = tiny::game().begin(&tiny::setup(2), &mut Chance::live(&mut rng)).unwrap();
    play.apply(Seat(0), &[Picked::Amount(2)], &mut Chance::live(&mut rng)).unwrap();
    let seen = play.preview(Seat(1), &[Picked::Amount(1)]).unwrap();
    assert_eq!((seen.stop, seen.told), (Stop::Chance, vec![]), "the bid of the other camp stays sealed");
    let outcome = play.apply(Seat(1), &[Picked::Amount(1)], &mut Chance::live(&mut rng)).unwrap();
    assert!(outcome.committed, "who has seen the other bids cannot bid again");
}
