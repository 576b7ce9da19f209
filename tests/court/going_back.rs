//! Going back: by vote, by a host who does not play, with what chance gives again, and with what a seat would answer instead.

use super::table::{ADA, BO, CLEO, Table, draws, finds, kinds, why};
use sternpost::campaign::{CourtWish, CourtWisher};
use sternpost::log::court::Outcome;
use sternpost::log::{Actor, Body, Cause, Draws, Entry, Motion};
use sternpost_core::{Answer, Eyes, Picked, Seat};
use sternpost_verify::{About, Verdict};

async fn a_host_who_plays_cannot_go_back_alone(url: String) {
    let table = Table::hosted_by(&url, "ada@ada.test").await;
    let to = table.hot().await.seq;
    let played = table.play_on(2).await;
    let wish = || CourtWish::Rewind { to, draws: Draws::Anew, why: why() };
    table.is_refused(CourtWisher::Host, wish()).await;
    table.is_refused(ADA, wish()).await;
    table.is_refused(CourtWisher::Host, CourtWish::Propose { motion: Motion::Rewind { to, draws: Draws::Anew }, why: why() }).await;

    let before = table.server.service.at(table.id, to).await.unwrap().digest();
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    assert_eq!(table.hot().await.court.open_motion().unwrap().votes.len(), 1, "who proposes agrees");
    table.is_refused(ADA, CourtWish::Vote { motion, yes: true }).await;
    table.is_refused(CourtWisher::Host, CourtWish::Vote { motion, yes: true }).await;
    table.is_refused(BO, CourtWish::Vote { motion: motion + 1, yes: true }).await;
    table.is_refused(BO, CourtWish::Propose { motion: Motion::Rewind { to, draws: Draws::Anew }, why: why() }).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: true }).await.unwrap();

    let entries = table.entries().await;
    assert_eq!(kinds(&entries[entries.len() - 4..]), ["court", "court", "court", "rewound"], "proposed, voted, carried, done");
    let carried = entries[entries.len() - 2].seq;
    assert!(matches!(entries.last().unwrap().body, Body::Rewound { to: led, by: Some(by), .. } if (led, by) == (to, carried)));
    assert_eq!(table.hot().await.play().unwrap().digest(), before);
    table.is_refused(CLEO, CourtWish::Vote { motion, yes: true }).await;

    // What was proposed and decided stays told, though it stands behind the entry the campaign went back to.
    let told = table.server.service.chronicle(&*table.hot().await, Eyes::Spectator, to).await.unwrap();
    let keys: Vec<&str> = told.iter().map(|line| &*line.text.key).collect();
    assert_eq!(keys, ["docket-proposed-rewind", "docket-carried", "docket-rewound-anew"]);

    // Everybody who owed nothing before and is asked now was written to.
    let hot = table.hot().await;
    let letters = table.server.store.letters(table.id).await.unwrap();
    for asked in hot.owed() {
        assert!(letters.iter().any(|letter| letter.letter.seat == Some(asked.seat.0) && letter.letter.payload.contains(&asked.id)));
    }
    // Anew: what is drawn after it comes from other entries' streams.
    let again = table.repeat(&played[..1]).await;
    assert_eq!(again.len(), 1);
    table.is_in_order().await;
}

async fn chance_gives_again_what_it_gave_if_that_was_chosen(url: String) {
    let table = Table::new(&url).await;
    let to = table.hot().await.seq;
    let played = table.play_on(4).await;
    table.do_it(CourtWisher::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let again = table.repeat(&played[..played.len() / 2]).await;
    assert_eq!(draws(&again), draws(&played)[..again.len()], "half of it comes again");
    // Back once more, while the other half is still to come.
    table.do_it(CourtWisher::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let again = table.repeat(&played).await;
    assert_eq!(draws(&again), draws(&played), "all of it comes again");
    // A server that was started anew knows it too.
    table.do_it(CourtWisher::Host, CourtWish::Rewind { to, draws: Draws::Again, why: why() }).await.unwrap();
    let table = Table { server: table.server.again(1).await, id: table.id };
    assert_eq!(draws(&table.repeat(&played).await), draws(&played));
    table.do_it(CourtWisher::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await.unwrap();
    let drawn = |entries: &[Entry]| entries.iter().find_map(|entry| entry.body.drawn().filter(|drawn| !drawn.is_empty()).cloned());
    let other = table.play_on(1).await;
    assert_ne!(drawn(&other), drawn(&played), "and then it does not");

    let entries = table.entries().await;
    let rewound = entries.iter().find(|entry| matches!(entry.body, Body::Rewound { .. })).unwrap();
    assert!(!rewound.face().unwrap().contains("\"again\":["), "which entries drew what is for nobody to know");
    assert!(rewound.face().unwrap().contains("\"draws\":\"again\""), "that they come again everybody may");
    let report = table.checked(&entries).await;
    assert!(report.findings.iter().all(|finding| finding.verdict != Verdict::Wrong), "{report:#?}");

    // An operator who lets other numbers come again is found out.
    let seq = rewound.seq;
    let report = table
        .doctored(|what| {
            if let (true, Body::Rewound { again, .. }) = (what.seq == seq, &mut what.body) {
                again.swap(0, 1);
                let (first, second) = (again[0].step, again[1].step);
                (again[0].step, again[1].step) = (second, first);
            }
        })
        .await;
    finds(&report, About::Chance, seq);
}

async fn a_what_if_counts_once_everybody_agrees(url: String) {
    let table = Table::new(&url).await;
    // Somebody is asked alone, and could answer otherwise.
    let (to, seat, question, other) = loop {
        let hot = table.hot().await;
        let asked = hot.owed().remove(0);
        let alone = hot.play().unwrap().asked_together().len() == 1;
        if let (true, Picked::One(default), Some(other)) =
            (alone, &asked.default, asked.offers.iter().find(|offer| Picked::One(offer.id.clone()) != asked.default))
        {
            let _ = default;
            break (hot.seq, asked.seat, asked.id.clone(), Picked::One(other.id.clone()));
        }
        table.answer(Some(asked.default)).await;
    };
    let default = table.hot().await.owed().remove(0).default;
    table.answer(Some(default)).await;
    let motion = |answers: Vec<Answer>, seat: Seat, question: &str| Motion::Adopt {
        to,
        draws: Draws::Again,
        seat,
        question: question.to_owned(),
        answers,
    };
    let adopt = motion(vec![other.clone()], seat, &question);
    table
        .is_refused(
            ADA,
            CourtWish::Propose { motion: motion(vec![Picked::One("a thing nobody has".to_owned())], seat, &question), why: why() },
        )
        .await;
    table.is_refused(ADA, CourtWish::Propose { motion: motion(vec![other.clone()], Seat((seat.0 + 1) % 3), &question), why: why() }).await;
    table.is_refused(ADA, CourtWish::Propose { motion: motion(vec![other.clone()], seat, "q999"), why: why() }).await;

    let first = table.propose(ADA, adopt.clone()).await;
    table.do_it(BO, CourtWish::Vote { motion: first, yes: false }).await.unwrap();
    assert_eq!(table.hot().await.court.motion(first).unwrap().outcome, Some(Outcome::Lost), "one is enough against it");
    let second = table.propose(ADA, adopt).await;
    table.do_it(BO, CourtWish::Vote { motion: second, yes: true }).await.unwrap();
    assert_eq!(table.hot().await.court.motion(second).unwrap().outcome, None);
    table.do_it(CLEO, CourtWish::Vote { motion: second, yes: true }).await.unwrap();
    let entries = table.entries().await;
    let adopted = entries.iter().rev().find(|entry| entry.cause == Cause::Vote && matches!(entry.body, Body::Answered { .. })).unwrap();
    assert!(matches!(&adopted.body, Body::Answered { seat: of, answers, .. } if *of == seat && *answers == [other]));
    assert_eq!(adopted.actor, Actor::Seat(seat));
    table.is_in_order().await;
}

on_both! {
    a_host_who_plays_cannot_go_back_alone
    chance_gives_again_what_it_gave_if_that_was_chosen
    a_what_if_counts_once_everybody_agrees
}
