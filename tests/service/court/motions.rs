//! Motions: how many votes carry one, and what becomes of one that too few vote on.

use super::table::{ADA, BO, CLEO, Table};
use chrono::TimeDelta;
use sternpost_log::court::Outcome;
use sternpost_log::{Draws, Motion};
use sternpost_table::Snapshot;
use sternpost_table::court::CourtWish;

async fn a_motion_too_few_vote_on_lapses_and_one_that_cannot_win_is_lost(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    table.play_on(1).await;
    let stood = table.snapshot().await.play().unwrap().digest();
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.server.clock.advance(TimeDelta::hours(72));
    while table.server.service.time_round().await.unwrap() > 0 {}
    let outcome = |snapshot: &Snapshot, motion| snapshot.court.motion(motion).unwrap().outcome;
    assert_eq!(outcome(&*table.snapshot().await, motion), Some(Outcome::Lapsed));

    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&*table.snapshot().await, motion), None, "it may still be carried");
    table.do_it(CLEO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&*table.snapshot().await, motion), Some(Outcome::Lost));

    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.is_refused(BO, CourtWish::Drop { motion }).await;
    table.do_it(ADA, CourtWish::Drop { motion }).await.unwrap();
    assert_eq!(outcome(&*table.snapshot().await, motion), Some(Outcome::Withdrawn));

    // Whoever thinks better of it votes otherwise.
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.do_it(ADA, CourtWish::Vote { motion, yes: false }).await.unwrap();
    table.do_it(BO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&*table.snapshot().await, motion), Some(Outcome::Lost));
    let waiting = table.snapshot().await.play().unwrap().digest();
    assert!(waiting == stood || table.snapshot().await.seq > motion, "nothing was moved");
    assert!(table.entries().await.iter().all(|entry| entry.body.moves_to().is_none()));
    table.is_in_order().await;
}

on_both! {
    a_motion_too_few_vote_on_lapses_and_one_that_cannot_win_is_lost
}
