//! Random campaigns of Skirmish.

use crate::tiny;
use crate::tiny::cards::{Ability, Kind};
use crate::tiny::state::{Banner, Unit};
use crate::tiny::words::{Ask, Choice, Hint, Label, Line};
use std::collections::BTreeSet;
use sternpost_core::{Chance, Message, Picked, Seat, Stop};
use sternpost_game::{Act, FoldError, Play, fold};
use sternpost_players::Rng;
use sternpost_workbench::{Checks, play_out, refold, wording_gaps};

#[test]
fn two_hundred_random_campaigns_keep_every_property() {
    let (mut answers, mut composed, mut revocable, mut twins, mut anytime, mut together) = (0, 0, 0, 0, 0, 0);
    let (mut shapes, mut lines) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let setup = tiny::setup(2 + u8::try_from(seed % 3).unwrap());
        let played = play_out(tiny::game(), &setup, seed, Checks::every(1)).unwrap_or_else(|failure| panic!("{failure}"));
        answers += played.answers;
        composed += played.composed;
        revocable += played.revocable;
        twins += played.twins;
        anytime += played.anytime;
        together += played.acts.iter().filter(|act| matches!(act, Act::Together { .. })).count();
        shapes.extend(played.acts.iter().flat_map(shapes_of));
        lines.extend(played.told.into_iter().map(|line| line.text.key.into_owned()));
    }
    assert_eq!(shapes, BTreeSet::from(["amount", "arrange", "one", "some", "split"]), "every shape of answer is given");
    let never: Vec<String> = Line::keys().into_iter().filter(|key| !lines.contains(key)).collect();
    assert!(never.is_empty(), "every rule is played, but {never:?} were never told");
    let seen = format!("{answers} answers, {composed} composed turns, {revocable} revocable turns, {twins} differing twins");
    assert!(anytime > 50 && together > 1_000, "{anytime} acts at any time, {together} steps answered together");
    assert!(answers > 5_000 && composed > 200 && revocable > 500 && twins > 1_000, "{seen}");
}

fn shapes_of(act: &Act) -> Vec<&'static str> {
    let answers: Vec<&Picked<String>> = match act {
        Act::Answered { answers, .. } | Act::Anytime { answers, .. } => answers.iter().collect(),
        Act::Together { answers, .. } => answers.values().collect(),
        Act::Began { .. } | Act::Rebased { .. } => vec![],
    };
    let shape = |answer: &Picked<String>| match answer {
        Picked::One(_) => "one",
        Picked::Some(_) => "some",
        Picked::Split(_) => "split",
        Picked::Arrange(_) => "arrange",
        Picked::Amount(_) => "amount",
    };
    answers.into_iter().map(shape).collect()
}

#[test]
fn everything_skirmish_says_has_a_wording_and_no_wording_is_idle() {
    let messages = [Ask::keys(), Choice::keys(), Hint::keys(), Line::keys(), Label::keys()].concat();
    let names = [
        Kind::ALL.iter().map(|kind| kind.name().key.into_owned()).collect::<Vec<_>>(),
        Ability::ALL.iter().map(|a| a.name().key.into_owned()).collect(),
    ];
    let things = [
        Unit::ALL.iter().map(|unit| unit.name().key.into_owned()).collect::<Vec<_>>(),
        Banner::ALL.iter().map(|b| b.name().key.into_owned()).collect(),
    ];
    let colours = tiny::Colour::ALL.iter().map(|colour| colour.name().key.into_owned()).collect();
    let all = [messages, names.concat(), things.concat(), colours].concat();
    assert_eq!(wording_gaps(tiny::game().catalogue("en"), all.clone()), Vec::<String>::new());
    let gaps = wording_gaps(tiny::game().catalogue("en"), all[1..].iter().cloned().chain(["line-nothing".to_owned()]));
    assert_eq!(gaps, ["`line-nothing` has no wording", "`ask-banner` is worded and never said"]);
}

#[test]
fn the_same_seed_plays_the_same_campaign_and_its_log_folds_to_the_end() {
    let play = || play_out(tiny::game(), &tiny::setup(4), 3, Checks::every(1_000)).unwrap();
    let (one, other) = (play(), play());
    assert_eq!((&one.acts, &one.snapshot), (&other.acts, &other.snapshot));
    let folded = refold(tiny::game(), &one.acts).unwrap();
    assert_eq!(folded.snapshot(), one.snapshot);
    assert_eq!(folded.standings(), Some(one.standings));
    assert_eq!(Play::snapshot(&fold::<tiny::Skirmish>(&one.acts).unwrap()), one.snapshot, "by the typed fold too");
    assert!(one.told.iter().any(|line| line.text.key == "line-day"));
}

#[test]
fn a_log_with_a_draw_too_many_does_not_fold() {
    let mut acts = play_out(tiny::game(), &tiny::setup(2), 3, Checks::every(1_000)).unwrap().acts;
    let (Act::Answered { chance, .. } | Act::Together { chance, .. } | Act::Anytime { chance, .. }) = &mut acts[1] else {
        panic!("a campaign goes on with an answer")
    };
    chance.push(vec![1]);
    let why = refold(tiny::game(), &acts).err().unwrap();
    assert!(why.contains("act 1") && why.contains("did not ask for"), "{why}");
    assert!(matches!(fold::<tiny::Skirmish>(&acts), Err(FoldError::UnreadChance { at: 1 })));
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
