//! Who has a voice: whoever holds a seat, also while a bot sits in; and that a vote undoes what was left wrongly.

use super::table::{ADA, BO, CLEO, Table, finds, kinds, why};
use chrono::TimeDelta;
use sternpost_core::{Eyes, Seat};
use sternpost_log::court::{Outcome, Unfit};
use sternpost_log::{Actor, Body, Cause, CourtAct, Draws, Motion};
use sternpost_table::Whom;
use sternpost_table::court::CourtWish;
use sternpost_verify::About;

async fn sits_in(table: &Table, seat: u8) {
    table.server.service.let_bot_sit_in(table.id, seat, (Actor::Seat(Seat(seat)), Cause::Page)).await.unwrap();
}

fn back(to: u64) -> Motion {
    Motion::Rewind { to, draws: Draws::Anew }
}

async fn outcome(table: &Table, motion: u64) -> Option<Outcome> {
    table.snapshot().await.court.motion(motion).unwrap().outcome
}

async fn who_is_there_alone_does_not_go_back_alone(url: String) {
    let table = Table::hosted_by(&url, "ada@ada.test").await;
    let to = table.snapshot().await.seq;
    table.play_on(2).await;
    sits_in(&table, 1).await;
    sits_in(&table, 2).await;
    let motion = table.propose(ADA, back(to)).await;
    let snapshot = table.snapshot().await;
    let open = snapshot.court.open_motion().expect("one of three voices carries nothing");
    assert_eq!(open.voters.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0, 1, 2]);
    // Both that are away are asked.
    let letters = table.server.store.letters(table.id).await.unwrap();
    for seat in [1, 2] {
        assert!(letters.iter().any(|letter| letter.letter.kind().name() == "court" && letter.letter.seat == Some(seat)), "{seat}");
    }
    table.server.clock.advance(TimeDelta::hours(73));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(outcome(&table, motion).await, Some(Outcome::Lapsed));
    assert!(table.entries().await.iter().all(|entry| entry.body.moves_to().is_none()));

    // Whoever is away may vote all the same, by letter.
    let motion = table.propose(ADA, back(to)).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: true }).await.unwrap();
    assert_eq!(outcome(&table, motion).await, Some(Outcome::Carried));
    assert!(table.snapshot().await.seats[1].is_sat_in(), "a vote does not bring them back");
    table.is_in_order().await;

    // A log in which the bots' seats have lost their voices is found out.
    for voters in [vec![Seat(0)], vec![Seat(0), Seat(1)], vec![Seat(0), Seat(1), Seat(1)]] {
        let report = table
            .doctored(|what| {
                if let (true, Body::Court { act: CourtAct::Proposed { voters: named, .. } }) = (what.seq == motion, &mut what.body) {
                    named.clone_from(&voters);
                }
            })
            .await;
        finds(&report, About::Court, motion);
    }
}

async fn who_is_back_who_has_taken_over_and_who_is_gone_have_one_voice_each(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    table.play_on(1).await;
    sits_in(&table, 1).await;
    let motion = table.propose(CLEO, back(to)).await;
    // The table of three needs two, whoever is away; a what-if needs all.
    table.do_it(ADA, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&table, motion).await, None, "the one who is away decides");
    table.server.service.come_back(table.id, 1, Cause::Page).await.unwrap();
    table.do_it(BO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&table, motion).await, Some(Outcome::Lost));
    table.is_in_order().await;
}

async fn a_vote_leads_back_to_a_line_that_was_left(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    let played = table.play_on(2).await;
    let (last, stood) = (table.snapshot().await.seq, seen(&table).await);
    // Whoever hosts goes back; the table is not of that opinion.
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await.unwrap();
    table.play_on(1).await;
    let there = seen(&table).await;
    // What was drawn since for the same questions is known: chance gives something new.
    table.is_refused(BO, CourtWish::Propose { motion: Motion::Rewind { to: last, draws: Draws::Again }, why: why() }).await;
    for nowhere in [0, 1, last + 100] {
        table.is_refused(BO, CourtWish::Propose { motion: back(nowhere), why: why() }).await;
    }
    let wish = CourtWish::Propose {
        motion: Motion::Adopt { to: last, draws: Draws::Anew, seat: Seat(1), question: "q".to_owned(), answers: vec![] },
        why: why(),
    };
    assert!(table.is_refused(BO, wish).await.contains("earlier"), "a what-if begins on the line that counts");
    let motion = table.propose(BO, back(last)).await;
    table.do_it(CLEO, CourtWish::Vote { motion, yes: true }).await.unwrap();
    // What nobody knows is dealt anew; what anybody sees is as it was.
    assert_eq!(seen(&table).await, stood, "the line that was left counts again");
    assert!(played.iter().all(|entry| table_counts(&table, entry.seq)), "all of it");
    assert_ne!(stood, there);
    table.play_on(1).await;
    table.is_in_order().await;
    // And once more to the other one.
    let other = table.entries().await.iter().find(|entry| entry.seq > last && entry.body.moves_the_position()).unwrap().seq;
    let motion = table.propose(BO, back(other)).await;
    table.do_it(ADA, CourtWish::Vote { motion, yes: true }).await.unwrap();
    let entries = table.entries().await;
    assert_eq!(kinds(&entries[entries.len() - 3..]), ["court", "rewound", "dealt-anew"]);
    table.is_in_order().await;
    // A server that starts anew stands where this one stands.
    let stood = table.snapshot().await.play().unwrap().digest();
    let table = Table { server: table.server.again(1).await, id: table.id };
    assert_eq!(table.snapshot().await.play().unwrap().digest(), stood);
}

/// The position as each seat sees it.
async fn seen(table: &Table) -> Vec<serde_json::Value> {
    let snapshot = table.snapshot().await;
    let play = snapshot.play().unwrap();
    (0..play.seats()).map(|seat| play.view(Eyes::Seat(Seat(seat)))).collect()
}

fn table_counts(table: &Table, seq: u64) -> bool {
    tokio::task::block_in_place(|| {
        tokio::runtime::Handle::current().block_on(async {
            let snapshot = table.snapshot().await;
            snapshot.moves.counts(seq, snapshot.seq)
        })
    })
}

async fn what_was_left_while_it_is_voted_on_is_another_thing(url: String) {
    let table = Table::new(&url).await;
    let first = table.snapshot().await.seq;
    let played = table.play_on(3).await;
    let later = played[played.len() - 2].seq;
    let motion = table.propose(ADA, back(later)).await;
    table.do_it(Whom::Host, CourtWish::Rewind { to: first, draws: Draws::Anew, why: why() }).await.unwrap();
    assert_eq!(outcome(&table, motion).await, Some(Outcome::Withdrawn), "the table was asked about a line that counted");
    // What it wants now it says again.
    let motion = table.propose(ADA, back(later)).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: true }).await.unwrap();
    assert_eq!(outcome(&table, motion).await, Some(Outcome::Carried));
    table.is_in_order().await;
}

async fn no_seat_disputes_an_entry_twice(url: String) {
    let table = Table::new(&url).await;
    let played = table.play_on(2).await;
    let (one, other) = (played[0].seq, played[1].seq);
    let dispute = table.dispute(BO, one).await;
    table.do_it(BO, CourtWish::Withdraw { dispute }).await.unwrap();
    assert_eq!(table.is_refused(BO, CourtWish::Dispute { entry: one, why: why() }).await, Unfit::DisputedBefore.to_string());
    let again = table.dispute(BO, other).await;
    table.do_it(BO, CourtWish::Withdraw { dispute: again }).await.unwrap();
    // Another seat has not had its say on it.
    let dispute = table.dispute(CLEO, one).await;
    table.do_it(CLEO, CourtWish::Withdraw { dispute }).await.unwrap();
    table.is_in_order().await;
    let report = table
        .doctored(|what| {
            if let (true, Body::Court { act: CourtAct::Disputed { entry, .. } }) = (what.seq == again, &mut what.body) {
                *entry = one;
            }
        })
        .await;
    finds(&report, About::Court, again);
    // A log that is older than this rule is held to what held then.
    let report = table
        .doctored(|what| {
            if let Body::Created { court, .. } = &mut what.body {
                *court = None;
            }
            if let (true, Body::Court { act: CourtAct::Disputed { entry, .. } }) = (what.seq == again, &mut what.body) {
                *entry = one;
            }
        })
        .await;
    assert!(report.findings.iter().all(|finding| finding.about != About::Court || finding.entry != Some(again)), "{report:#?}");
}

on_both! {
    who_is_there_alone_does_not_go_back_alone
    who_is_back_who_has_taken_over_and_who_is_gone_have_one_voice_each
    a_vote_leads_back_to_a_line_that_was_left
    what_was_left_while_it_is_voted_on_is_another_thing
    no_seat_disputes_an_entry_twice
}
