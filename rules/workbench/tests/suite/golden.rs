//! Golden logs of the tiny game: what is written is read again, and every difference is noticed.

use crate::tiny;
use sternpost_game::Act;
use sternpost_workbench::golden::{self, Golden};

fn campaign() -> Golden {
    golden::campaign(tiny::game(), "A campaign of two", &tiny::setup(2), 3).unwrap()
}

fn snapshot() -> Golden {
    let somebody_asked = |play: &dyn sternpost_game::Play| !play.asked().is_empty();
    golden::snapshot(tiny::game(), "In the middle", (&tiny::setup(2), 3), (2, 4), somebody_asked).unwrap()
}

#[test]
fn what_was_recorded_holds_and_survives_the_file() {
    for golden in [campaign(), snapshot()] {
        assert_eq!(Golden::read(&golden.written()).unwrap(), golden);
        golden.check(tiny::game(), tiny::game().revision()).unwrap();
    }
    assert!(matches!(snapshot().acts[..], [Act::Rebased { .. }, Act::Answered { .. }, ..]));
}

#[test]
fn a_log_that_folds_to_something_else_is_noticed() {
    let mut shorter = campaign();
    shorter.acts.pop();
    assert!(shorter.check(tiny::game(), tiny::game().revision()).unwrap_err().contains("folds to"));
    let mut unfit = campaign();
    unfit.acts.remove(1);
    assert!(unfit.check(tiny::game(), tiny::game().revision()).is_err());
}

#[test]
fn only_a_snapshot_may_be_without_a_digest_and_then_without_answers() {
    let bare = |golden: Golden, acts: usize| Golden { acts: golden.acts[..acts].to_vec(), digest: None, ..golden };
    bare(snapshot(), 1).check(tiny::game(), tiny::game().revision()).unwrap();
    assert!(bare(snapshot(), 2).check(tiny::game(), tiny::game().revision()).unwrap_err().contains("without a digest"));
    let all = campaign().acts.len();
    assert!(bare(campaign(), all).check(tiny::game(), tiny::game().revision()).unwrap_err().contains("needs the digest"));
}

#[test]
fn a_campaign_must_be_played_to_its_end() {
    let half = campaign().acts[..3].to_vec();
    let digest = Some(sternpost_workbench::refold(tiny::game(), &half).unwrap().digest());
    let golden = Golden { about: "Half".to_owned(), acts: half, digest };
    assert!(golden.check(tiny::game(), tiny::game().revision()).unwrap_err().contains("not over"));
}
