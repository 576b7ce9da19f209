//! Disputes: whose time stands still, how long one lasts, and how one is decided.

use super::table::{ADA, BO, CLEO, Table, why};
use chrono::TimeDelta;
use sternpost_core::Seat;
use sternpost_log::court::MOST_TEXT;
use sternpost_log::{Actor, Draws, Motion, Ruling};
use sternpost_model::clock::Clock as _;
use sternpost_table::court::CourtWish;
use sternpost_table::{Snapshot, Whom};

async fn while_a_dispute_is_open_nobodys_time_runs(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    table.server.clock.advance(TimeDelta::hours(4));
    let left = |snapshot: &Snapshot| snapshot.due().map(|due| due - table.server.clock.now());
    let before = left(&*table.snapshot().await).unwrap();

    for nonsense in [0, 1, disputed + 1, u64::MAX] {
        table.is_refused(BO, CourtWish::Dispute { entry: nonsense, why: why() }).await;
    }
    for nothing in [String::new(), "  ".to_owned(), "x".repeat(MOST_TEXT + 1)] {
        table.is_refused(BO, CourtWish::Dispute { entry: disputed, why: nothing }).await;
    }
    table.is_refused(Whom::Host, CourtWish::Dispute { entry: disputed, why: why() }).await;
    table.is_refused(Whom::Seat(Seat(9)), CourtWish::Dispute { entry: disputed, why: why() }).await;

    let dispute = table.dispute(BO, disputed).await;
    assert!(table.snapshot().await.has_open_dispute());
    assert_eq!(table.snapshot().await.due(), None, "no time runs");
    table.server.clock.advance(TimeDelta::hours(48));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(table.snapshot().await.seq, dispute, "nobody was answered for");
    // Who is asked may answer.
    table.answer(None).await;
    assert_eq!(table.snapshot().await.due(), None);
    let since = async || table.server.service.waiting_since(&*table.snapshot().await).await.unwrap();
    let asked = since().await;
    table.server.clock.advance(TimeDelta::hours(1));
    table.do_it(CLEO, CourtWish::State { dispute, text: "they were counted once".to_owned() }).await.unwrap();
    assert!(asked.is_some() && since().await == asked, "whatever is said about a dispute, who is asked has been asked since then");
    table.is_refused(ADA, CourtWish::Dispute { entry: disputed, why: why() }).await;
    table.is_refused(ADA, CourtWish::Withdraw { dispute }).await;
    table.is_refused(ADA, CourtWish::Propose { motion: Motion::Rewind { to: disputed - 1, draws: Draws::Anew }, why: why() }).await;
    table.is_refused(Whom::Host, CourtWish::Rewind { to: disputed - 1, draws: Draws::Anew, why: why() }).await;
    table.do_it(BO, CourtWish::Withdraw { dispute }).await.unwrap();
    assert!(!table.snapshot().await.has_open_dispute());
    assert_eq!(left(&*table.snapshot().await), Some(TimeDelta::hours(24)), "the question that was asked meanwhile has all its time");
    assert!(before < TimeDelta::hours(24));
    table.is_in_order().await;
}

async fn what_was_left_of_a_questions_time_is_left_after_a_dispute(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    table.server.clock.advance(TimeDelta::hours(4));
    let dispute = table.dispute(BO, disputed).await;
    table.server.clock.advance(TimeDelta::hours(30));
    table.do_it(BO, CourtWish::Withdraw { dispute }).await.unwrap();
    let left = table.snapshot().await.due().unwrap() - table.server.clock.now();
    assert_eq!(left, TimeDelta::hours(20));
}

async fn a_dispute_that_nobody_decides_is_over_after_a_week(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(BO, disputed).await;
    table.server.clock.advance(TimeDelta::days(7) - TimeDelta::seconds(1));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert!(table.snapshot().await.has_open_dispute());
    table.server.clock.advance(TimeDelta::seconds(1));
    while table.server.service.time_round().await.unwrap() > 0 {}
    let snapshot = table.snapshot().await;
    let verdict = &snapshot.court.dispute(dispute).unwrap().verdicts[0];
    assert_eq!((verdict.by, &verdict.ruling), (Actor::System, &Ruling::Upheld));
    assert!(snapshot.due().is_some(), "time runs again");
    assert!(table.is_refused(ADA, CourtWish::Dispute { entry: disputed, why: why() }).await.contains("final"));
    table.is_in_order().await;
}

async fn nothing_is_left_to_do_about_a_campaign_that_is_over(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    table.dispute(BO, disputed).await;
    table.server.service.close(table.id).await.unwrap();
    let snapshot = table.snapshot().await;
    assert!(!snapshot.has_open_dispute());
    table.is_refused(Whom::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await;
    table.is_refused(CLEO, CourtWish::Dispute { entry: disputed, why: why() }).await;
    table.server.clock.advance(TimeDelta::days(30));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(table.snapshot().await.seq, snapshot.seq);
}

on_both! {
    while_a_dispute_is_open_nobodys_time_runs
    what_was_left_of_a_questions_time_is_left_after_a_dispute
    a_dispute_that_nobody_decides_is_over_after_a_week
    nothing_is_left_to_do_about_a_campaign_that_is_over
}
