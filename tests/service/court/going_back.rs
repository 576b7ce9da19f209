//! Going back: by vote, by a host who does not play, with what chance gives again, and with what a seat would answer instead.

use super::table::{ADA, BO, CLEO, Table, draws, finds, kinds, why};
use sternpost_core::{Answer, Eyes, Picked, Seat};
use sternpost_game::Play;
use sternpost_log::court::Outcome;
use sternpost_log::{Actor, Again, Body, Cause, CourtAct, Draws, Entry, Motion};
use sternpost_table::court::CourtWish;
use sternpost_table::{Act, By, Refused, Whom};
use sternpost_verify::{About, Verdict};

async fn a_host_who_plays_cannot_go_back_alone(url: String) {
    let table = Table::hosted_by(&url, "ada@ada.test").await;
    let to = table.snapshot().await.seq;
    let played = table.play_on(2).await;
    let wish = || CourtWish::Rewind { to, draws: Draws::Anew, why: why() };
    table.is_refused(Whom::Host, wish()).await;
    table.is_refused(ADA, wish()).await;
    table.is_refused(Whom::Host, CourtWish::Propose { motion: Motion::Rewind { to, draws: Draws::Anew }, why: why() }).await;

    let seen = |play: &dyn Play| [0, 1, 2].map(|seat| play.view(Eyes::Seat(Seat(seat))));
    let before = table.server.service.at(table.id, to).await.unwrap();
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    assert_eq!(table.snapshot().await.court.open_motion().unwrap().votes.len(), 1, "who proposes agrees");
    table.is_refused(ADA, CourtWish::Vote { motion, yes: true }).await;
    table.is_refused(Whom::Host, CourtWish::Vote { motion, yes: true }).await;
    table.is_refused(BO, CourtWish::Vote { motion: motion + 1, yes: true }).await;
    table.is_refused(BO, CourtWish::Propose { motion: Motion::Rewind { to, draws: Draws::Anew }, why: why() }).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: true }).await.unwrap();

    let entries = table.entries().await;
    let expected = ["court", "court", "court", "rewound", "dealt-anew"];
    assert_eq!(kinds(&entries[entries.len() - 5..]), expected, "proposed, voted, carried, done");
    let carried = entries[entries.len() - 3].seq;
    let rewound = &entries[entries.len() - 2].body;
    assert!(matches!(rewound, Body::Rewound { to: led, by: Some(by), .. } if (*led, *by) == (to, carried)));
    let snapshot = table.snapshot().await;
    assert_eq!(seen(snapshot.play().unwrap()), seen(&*before), "everybody sees what they saw");
    assert_ne!(snapshot.play().unwrap().digest(), before.digest(), "and other cards come");
    table.is_refused(CLEO, CourtWish::Vote { motion, yes: true }).await;

    // What was proposed and decided stays told, though it stands behind the entry the campaign went back to.
    let told = table.server.service.chronicle(&*table.snapshot().await, Eyes::Spectator, to).await.unwrap();
    let keys: Vec<&str> = told.iter().map(|line| &*line.text.key).collect();
    assert_eq!(keys, ["docket-proposed-rewind", "docket-carried", "docket-rewound-anew"]);

    // Everybody who owed nothing before and is asked now was written to.
    let snapshot = table.snapshot().await;
    let letters = table.server.store.letters(table.id).await.unwrap();
    for asked in snapshot.owed() {
        assert!(
            letters.iter().any(|letter| letter.letter.seat == Some(asked.seat.0) && letter.letter.content.payload().contains(&asked.id))
        );
    }
    // Anew: what is drawn after it comes from other streams.
    let again = table.repeat(&played[..1]).await;
    assert_eq!(again.len(), 1);
    table.is_in_order().await;
}

async fn chance_gives_again_what_it_gave_if_that_was_chosen(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    let played = table.play_on(4).await;
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let again = table.repeat(&played[..played.len() / 2]).await;
    assert_eq!(draws(&again), draws(&played)[..again.len()], "half of it comes again");
    // Back once more, while the other half is still to come.
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let again = table.repeat(&played).await;
    assert_eq!(draws(&again), draws(&played), "all of it comes again");
    // A server that was started anew knows it too.
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let table = Table { server: table.server.again(1).await, id: table.id };
    assert_eq!(draws(&table.repeat(&played).await), draws(&played));
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await.unwrap();
    let drawn = |entries: &[Entry]| entries.iter().find_map(|entry| entry.body.drawn().filter(|drawn| !drawn.is_empty()).cloned());
    let other = table.play_on(1).await;
    assert_ne!(drawn(&other), drawn(&played), "and then it does not");

    let entries = table.entries().await;
    let rewound = entries.iter().find(|entry| matches!(entry.body, Body::Rewound { .. })).unwrap();
    assert!(!rewound.face().contains("\"again\":["), "which entries drew what is for nobody to know");
    assert!(rewound.face().contains("\"draws\":\"again\""), "that they come again everybody may");
    let report = table.checked(&entries).await;
    assert!(report.findings.iter().all(|finding| finding.verdict != Verdict::Wrong), "{report:#?}");

    // An operator who lets other numbers come again is found out.
    let seq = rewound.seq;
    let report = table
        .doctored(|what| {
            if let (true, Body::Rewound { again, .. }) = (what.seq == seq, &mut what.body) {
                *again = vec![Again { step: 1, entry: 2 }];
            }
        })
        .await;
    finds(&report, About::Chance, seq);
}

/// What was seen on a line that was left is of no use: neither after a rewind that gives something new, nor after a later one back past that.
async fn going_back_anew_deals_other_cards(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    let stood = |play: &dyn Play| play.snapshot();
    let before = stood(table.snapshot().await.play().unwrap());
    table.play_on(2).await;
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await.unwrap();
    let once = stood(table.snapshot().await.play().unwrap());
    assert_ne!(once, before, "the pile lies otherwise");
    table.play_on(1).await;
    // The same entry again: the pile that lay there has been seen on two lines by now.
    table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let twice = stood(table.snapshot().await.play().unwrap());
    assert!(twice != once && twice != before, "and otherwise again");
    let entries = table.entries().await;
    assert_eq!(kinds(&entries[entries.len() - 2..]), ["rewound", "dealt-anew"]);
    let dealt = entries.last().unwrap();
    assert!(matches!(dealt.body, Body::DealtAnew { from: None, .. }), "the dice come again");
    assert!(!dealt.face().contains("chance"), "how it lies is for nobody to know");
    let played = table.play_on(1).await;
    table.do_it(BO, CourtWish::Dispute { entry: played[0].seq, why: why() }).await.unwrap();
    table.is_in_order().await;
}

/// Who knows the secret gains nothing by filling the log: the dice are those of what draws.
async fn filling_the_log_changes_no_dice(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    let played = table.play_on(3).await;
    let expected = draws(&played);
    for notes in 1..4 {
        for _ in 0..notes {
            table.play_on(1).await;
            table.do_it(Whom::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
        }
        assert_eq!(draws(&table.repeat(&played).await), expected, "{notes}");
    }
    let head = table.snapshot().await.head;
    table.do_it(BO, CourtWish::Dispute { entry: head, why: why() }).await.unwrap();
    table.is_in_order().await;
}

async fn a_what_if_counts_once_everybody_agrees(url: String) {
    let table = Table::new(&url).await;
    // Somebody is asked alone, and could answer otherwise.
    let (to, seat, question, other) = loop {
        let snapshot = table.snapshot().await;
        let asked = snapshot.owed().remove(0);
        let alone = snapshot.play().unwrap().asked_together().len() == 1;
        if let (true, Picked::One(default), Some(other)) =
            (alone, &asked.default, asked.offers.iter().find(|offer| Picked::One(offer.id.clone()) != asked.default))
        {
            let _ = default;
            break (snapshot.seq, asked.seat, asked.id.clone(), Picked::One(other.id.clone()));
        }
        table.answer(Some(asked.default)).await;
    };
    let default = table.snapshot().await.owed().remove(0).default;
    table.answer(Some(default)).await;
    let motion = |answers: Vec<Answer>, seat: Seat, question: &str| Motion::Adopt {
        to,
        draws: Draws::Again,
        seat,
        question: question.to_owned(),
        answers,
    };
    let adopt = motion(vec![other.clone()], seat, &question);
    let nonsense = motion(vec![Picked::One("a thing nobody has".to_owned())], seat, &question);
    let [own, then, last] = [0, 1, 2].map(|next| Whom::Seat(Seat((seat.0 + next) % 3)));
    let propose = |motion: &Motion| CourtWish::Propose { motion: motion.clone(), why: why() };
    table.is_refused(own, propose(&nonsense)).await;
    table.is_refused(own, propose(&motion(vec![other.clone()], Seat((seat.0 + 1) % 3), &question))).await;
    table.is_refused(own, propose(&motion(vec![other.clone()], seat, "q999"))).await;
    // Nobody finds out by it what another seat could answer.
    for by in [then, last, Whom::Host, Whom::Arbiter] {
        assert_eq!(table.is_refused(by, propose(&adopt)).await, table.is_refused(by, propose(&nonsense)).await);
    }

    let first = table.propose(own, adopt.clone()).await;
    table.do_it(then, CourtWish::Vote { motion: first, yes: false }).await.unwrap();
    assert_eq!(table.snapshot().await.court.motion(first).unwrap().outcome, Some(Outcome::Lost), "one is enough against it");
    let second = table.propose(own, adopt).await;
    table.do_it(then, CourtWish::Vote { motion: second, yes: true }).await.unwrap();
    assert_eq!(table.snapshot().await.court.motion(second).unwrap().outcome, None);
    table.do_it(last, CourtWish::Vote { motion: second, yes: true }).await.unwrap();
    let entries = table.entries().await;
    let adopted = entries.iter().rev().find(|entry| entry.cause == Cause::Vote && matches!(entry.body, Body::Answered { .. })).unwrap();
    assert!(matches!(&adopted.body, Body::Answered { seat: of, answers, .. } if *of == seat && *answers == [other]));
    assert_eq!(adopted.actor, Actor::Seat(seat));
    table.is_in_order().await;

    // Whoever checks the log finds a proposal of what somebody else would answer.
    let report = table
        .doctored(|what| {
            if let (true, Body::Court { act: CourtAct::Proposed { motion: Motion::Adopt { seat, .. }, .. } }) =
                (what.seq == second, &mut what.body)
            {
                *seat = Seat((seat.0 + 1) % 3);
            }
        })
        .await;
    finds(&report, About::Court, second);
}

async fn what_comes_twice_at_the_same_moment_is_done_once(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let send = async |by: Whom, wish: CourtWish| {
        let Whom::Seat(seat) = by else { panic!("{by:?}") };
        let by = By { key: Some("once".to_owned()), ..By::letter(seat, Cause::Api) };
        table.server.service.act(table.id, by, Act::Court(wish)).await
    };
    let at_once = async |by: Whom, wish: CourtWish| {
        let done = futures_util::future::join_all((0..6).map(|_| send(by, wish.clone()))).await;
        let entry = done[0].as_ref().unwrap().entry().unwrap();
        assert!(done.iter().all(|done| done.as_ref().is_ok_and(|done| done.entry() == Some(entry))), "{done:?}");
        entry
    };
    let dispute = at_once(BO, CourtWish::Dispute { entry: disputed, why: why() }).await;
    let said = at_once(CLEO, CourtWish::State { dispute, text: "they were counted once".to_owned() }).await;
    assert_eq!((dispute + 1, said), (said, table.snapshot().await.seq), "each is one entry");
    let refused = send(CLEO, CourtWish::State { dispute, text: "another".to_owned() }).await;
    assert!(matches!(refused, Err(Refused::KeyUsed)), "{refused:?}");
}

on_both! {
    a_host_who_plays_cannot_go_back_alone
    chance_gives_again_what_it_gave_if_that_was_chosen
    going_back_anew_deals_other_cards
    filling_the_log_changes_no_dice
    a_what_if_counts_once_everybody_agrees
    what_comes_twice_at_the_same_moment_is_done_once
}
