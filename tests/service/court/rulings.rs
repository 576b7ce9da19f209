//! Rulings and what follows from them: appeals, corrections, forks.

use super::table::{ADA, BO, CLEO, Table, finds, kinds, why};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_core::{Eyes, Picked, Seat};
use sternpost_log::court::Outcome;
use sternpost_log::{Body, Cause, CourtAct, Draws, Motion, Ruling, verify};
use sternpost_model::language::Language;
use sternpost_store::{Delay, Status, Watching};
use sternpost_table::court::CourtWish;
use sternpost_table::seats::roles::RoleWish;
use sternpost_table::{Act, By, Refused, Snapshot, Whom};
use sternpost_verify::About;

async fn an_arbiter_rules_and_an_appeal_is_the_tables(url: String) {
    let table = Table::new(&url).await;
    let to = table.snapshot().await.seq;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(BO, disputed).await;
    let rule = |ruling: Ruling| CourtWish::Rule { dispute, ruling, why: why(), patch: None };
    for by in [ADA, BO, Whom::Host] {
        table.is_refused(by, rule(Ruling::Upheld)).await;
    }
    table.is_refused(Whom::Arbiter, rule(Ruling::Rewound { to: disputed + 1, draws: Draws::Anew })).await;
    table.is_refused(Whom::Arbiter, rule(Ruling::Rewound { to: 1, draws: Draws::Anew })).await;
    table.is_refused(Whom::Arbiter, rule(Ruling::Corrected)).await;
    table.do_it(Whom::Arbiter, rule(Ruling::Upheld)).await.unwrap();
    table.is_refused(Whom::Arbiter, rule(Ruling::Upheld)).await;

    table.do_it(BO, CourtWish::Appeal { dispute, why: why() }).await.unwrap();
    assert!(table.snapshot().await.has_open_dispute(), "no time runs again");
    table.is_refused(Whom::Arbiter, rule(Ruling::Upheld)).await;
    table.is_refused(BO, CourtWish::Withdraw { dispute }).await;
    let ruling = Ruling::Rewound { to, draws: Draws::Again };
    let motion = table.propose(BO, Motion::Rule { dispute, ruling: ruling.clone() }).await;
    table.do_it(CLEO, CourtWish::Vote { motion, yes: true }).await.unwrap();
    let snapshot = table.snapshot().await;
    assert_eq!(snapshot.court.dispute(dispute).unwrap().verdicts[1].ruling, ruling);
    assert_eq!(snapshot.play().unwrap().digest(), table.server.service.at(table.id, to).await.unwrap().digest());
    let entries = table.entries().await;
    assert_eq!(kinds(&entries[entries.len() - 4..]), ["court", "court", "court", "rewound"], "voted, carried, ruled, done");
    table.is_refused(BO, CourtWish::Appeal { dispute, why: why() }).await;
    table.is_in_order().await;

    // A ruling that nobody has voted for, in a chain that was written anew.
    let decided = entries[entries.len() - 3].seq;
    let report = table
        .doctored(|what| {
            if let (true, Body::Court { act: CourtAct::Decided { outcome, .. } }) = (what.seq == decided, &mut what.body) {
                *outcome = Outcome::Lost;
            }
        })
        .await;
    finds(&report, About::Court, decided);
    finds(&report, About::Court, decided + 1);
    let rewound = entries.last().unwrap().seq;
    let report = table
        .doctored(|what| {
            if let (true, Body::Rewound { by, .. }) = (what.seq == rewound, &mut what.body) {
                *by = Some(motion);
            }
        })
        .await;
    finds(&report, About::Court, rewound);
}

async fn an_appeal_comes_in_time_or_not_at_all(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(BO, disputed).await;
    table.is_refused(BO, CourtWish::Appeal { dispute, why: why() }).await;
    table.do_it(Whom::Arbiter, CourtWish::Rule { dispute, ruling: Ruling::Upheld, why: why(), patch: None }).await.unwrap();
    table.server.clock.advance(TimeDelta::hours(72));
    table.is_refused(BO, CourtWish::Appeal { dispute, why: why() }).await;
}

async fn a_correction_says_what_it_changes_and_changes_nothing_else(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let rule =
        |patch: Value| CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: "Ada pays what she owes".to_owned(), patch: Some(patch) };
    let position: Value = serde_json::from_str(&table.snapshot().await.play().unwrap().snapshot()).unwrap();
    let coins = position.pointer("/state/camps/0/coins").and_then(Value::as_u64).unwrap();
    let set = |to: Value| json!([{ "op": "test", "path": "/state/camps/0/coins", "value": coins }, { "op": "replace", "path": "/state/camps/0/coins", "value": to }]);
    for wrong in [
        json!([]),
        json!("coins"),
        json!([{ "op": "replace", "path": "/state/camps/7/coins", "value": 1 }]),
        json!([{ "op": "test", "path": "/state/camps/0/coins", "value": coins + 1 }]),
        json!([{ "op": "remove", "path": "/state" }]),
        json!([{ "op": "replace", "path": "", "value": {} }]),
        set(json!("many")),
        set(json!(-1)),
        set(json!(coins)),
        // Nobody could be shown this: more units than can be counted.
        json!([
            { "op": "replace", "path": "/state/camps/2/guards", "value": u32::MAX },
            { "op": "replace", "path": "/state/camps/2/riders", "value": 1 },
        ]),
    ] {
        table.is_refused(Whom::Arbiter, rule(wrong)).await;
    }
    table.is_refused(ADA, CourtWish::Propose { motion: Motion::Rule { dispute, ruling: Ruling::Corrected }, why: why() }).await;
    table.do_it(Whom::Arbiter, rule(set(json!(coins + 4)))).await.unwrap();
    let after: Value = serde_json::from_str(&table.snapshot().await.play().unwrap().snapshot()).unwrap();
    let mut expected = position;
    *expected.pointer_mut("/state/camps/0/coins").unwrap() = json!(coins + 4);
    assert_eq!(after, expected);
    let entries = table.entries().await;
    let [ruled, ground] = &entries[entries.len() - 2..] else { panic!() };
    assert!(!ruled.face().contains("coins"), "what is corrected may be hidden: everybody reads the reason");
    assert!(ruled.face().contains("Ada pays what she owes"));
    table.answer(None).await;
    table.is_in_order().await;

    let seq = ground.seq;
    let report = table
        .doctored(|what| {
            if let (true, Body::Rebased { snapshot, .. }) = (what.seq == seq, &mut what.body) {
                *snapshot.pointer_mut("/state/camps/1/coins").unwrap() = json!(40);
            }
        })
        .await;
    finds(&report, About::Court, seq);
}

/// A position that no table holds is refused where it would come in.
async fn a_correction_brings_no_more_than_a_table_holds(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let answered = table.snapshot().await.play().unwrap().steps_answered();
    let put = |path: &str, value: Value| json!([{ "op": "add", "path": path, "value": value }]);
    for patch in [
        put("/state/camps/2/guards", json!(u32::MAX)),
        put("/state/camps/2/guards", json!(1_000_001)),
        put("/state/banners", json!(vec!["feast"; 10_001])),
        put("/state/banners", json!(["feast", "feast"])),
        // The dice of the next answers are named by how many have drawn.
        put("/draws", json!(7)),
        put("/answered", json!(answered + 1)),
    ] {
        let wish = CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: why(), patch: Some(patch) };
        table.is_refused(Whom::Arbiter, wish).await;
    }
    table.is_in_order().await;
}

/// Rules that compute without end for one answer are stopped: that campaign is stuck, and everybody else goes on.
async fn what_runs_away_stops_its_own_campaign_alone(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let armies: Vec<Value> =
        (0..3).map(|camp| json!({ "op": "replace", "path": format!("/state/camps/{camp}/guards"), "value": 900_000 })).collect();
    let wish = CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: why(), patch: Some(json!(armies)) };
    table.do_it(Whom::Arbiter, wish).await.unwrap();
    let mut last = Ok(());
    for _ in 0..40 {
        let snapshot = table.snapshot().await;
        let asked = snapshot.owed().remove(0);
        let march = asked.offers.iter().find(|offer| offer.id.contains("march")).map(|offer| Picked::One(offer.id.clone()));
        last = table.hand_in(&snapshot, (asked.seat, asked.id), march.unwrap_or(asked.default)).await;
        if last.is_err() {
            break;
        }
    }
    assert!(matches!(last, Err(Refused::Stuck)), "two armies of 900,000 fight: {last:?}");
    assert_eq!(table.server.store.campaign(table.id).await.unwrap().unwrap().status, Status::Stuck);
    let other = table.server.begin("host@h.test", 12, None).await;
    let other = Table { id: other, ..table };
    other.play_on(2).await;
}

async fn a_fork_goes_on_with_the_same_people(url: String) {
    let table = Table::new(&url).await;
    let to = table.play_on(1).await.last().unwrap().seq;
    let disputed = table.answer(None).await.seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let motion = table.propose(CLEO, Motion::Rule { dispute, ruling: Ruling::Forked { at: to } }).await;
    let stood = table.snapshot().await.play().unwrap().digest();
    table.do_it(ADA, CourtWish::Vote { motion, yes: true }).await.unwrap();
    assert_eq!(table.snapshot().await.play().unwrap().digest(), stood, "this one goes on as it stands");
    let fork = table.snapshot().await.court.dispute(dispute).unwrap().verdicts[0].fork.unwrap();
    assert!(table.server.store.campaign(fork).await.unwrap().is_none(), "it begins by itself");

    // Even if the server goes down in between.
    let table = Table { server: table.server.again(1).await, id: table.id };
    while table.server.service.time_round().await.unwrap() > 0 {}
    let second = Table { server: table.server.again(1).await, id: fork };
    let snapshot = second.snapshot().await;
    assert_eq!(snapshot.campaign.status, Status::Running);
    let (ours, theirs) = (snapshot.play().unwrap(), table.server.service.at(table.id, to).await.unwrap());
    for eyes in [0, 1, 2].map(|seat| Eyes::Seat(Seat(seat))) {
        assert_eq!(ours.view(eyes), theirs.view(eyes), "everybody sees what they saw");
    }
    assert_ne!(ours.snapshot().replace("\"draws\":1", ""), theirs.snapshot().replace("\"draws\":1", ""), "and other cards come");
    let who = |snapshot: &Snapshot| snapshot.seats.iter().map(|row| (row.name.clone(), row.address.clone())).collect::<Vec<_>>();
    assert_eq!(who(&snapshot), who(&*table.snapshot().await));
    let entries = second.entries().await;
    assert!(matches!(&entries[0].body, Body::Created { forked: Some(forked), .. } if forked.from == table.id && forked.seq == to));
    assert!(matches!(&entries[2].body, Body::DealtAnew { from: None, .. }), "what came next in the other one");
    second.answer(None).await;
    table.answer(None).await;
    table.is_in_order().await;
    verify(&second.entries().await, &second.secret().await).unwrap();
    // Once is enough.
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(second.entries().await.len(), entries.len() + 1);
}

/// Who rules sees the position of the disputed entry whole, and learns nothing that has been hidden since, whatever a correction says and however often.
async fn a_correction_tells_nothing_that_is_hidden_and_has_changed_since(url: String) {
    let table = Table::new(&url).await;
    let entry = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(CLEO, entry).await;
    let position = async || -> Value { serde_json::from_str(&table.snapshot().await.play().unwrap().snapshot()).unwrap() };
    let then = position().await;
    let hidden = |position: &Value| (0..3).map(|seat| position["state"]["camps"][seat]["hand"].clone()).collect::<Vec<_>>();
    let mut now = position().await;
    while hidden(&now).iter().zip(hidden(&then)).all(|(now, then)| *now == then || now["value"] == json!([])) {
        table.answer(None).await;
        now = position().await;
    }
    let seat = (0..3).find(|seat| hidden(&now)[*seat] != hidden(&then)[*seat] && hidden(&now)[*seat]["value"] != json!([])).unwrap();
    let hand = format!("/state/camps/{seat}/hand");
    let rule = |patch: Value| CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: why(), patch: Some(patch) };
    let (card, coins) = (now.pointer(&format!("{hand}/value/0")).unwrap(), format!("/state/camps/{seat}/coins"));
    let pay = json!({ "op": "replace", "path": coins, "value": now.pointer(&coins).unwrap().as_u64().unwrap() + 1 });
    // Right and wrong guesses, in what is hidden and around it: one answer to all.
    let answers: Vec<String> = {
        let mut answers = vec![];
        for change in [
            json!({ "op": "test", "path": format!("{hand}/value/0"), "value": card }),
            json!({ "op": "test", "path": format!("{hand}/value/0"), "value": "another" }),
            json!({ "op": "test", "path": format!("{hand}/value/17"), "value": card }),
            json!({ "op": "test", "path": hand, "value": now.pointer(&hand).unwrap() }),
            json!({ "op": "test", "path": format!("/state/camps/{seat}"), "value": now.pointer(&format!("/state/camps/{seat}")).unwrap() }),
            json!({ "op": "test", "path": "", "value": now }),
            json!({ "op": "replace", "path": format!("{hand}/value/0"), "value": card }),
            json!({ "op": "remove", "path": format!("{hand}/value/0") }),
            json!({ "op": "copy", "from": format!("{hand}/value/0"), "path": "/state/discard/-" }),
        ] {
            answers.push(table.is_refused(Whom::Arbiter, rule(json!([pay, change]))).await);
        }
        answers
    };
    assert!(answers[0].contains("whoever rules may not see it"), "{answers:?}");
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let unseen = table.server.service.unseen(&*table.snapshot().await, dispute, &now).await.unwrap();
    assert_eq!(unseen.hiding(&format!("{hand}/value/0")), Some(hand.as_str()));
    // What everybody sees can be corrected, although it has changed since.
    table.do_it(Whom::Arbiter, rule(json!([pay]))).await.unwrap();
    table.is_in_order().await;
}

/// Who may look on at a campaign may look on at the one that goes on from it, and no others; who rules there rules here.
async fn a_fork_inherits_who_looks_on_and_who_rules(url: String) {
    let (only, juno) = (Watching::ByLink(Delay::Hours(48)), "juno@j.test");
    let table = Table::new(&url).await;
    table.server.store.set_spectators(table.id, only, true).await.unwrap();
    let act = async |address: &str, wish| {
        let snapshot = table.snapshot().await;
        let by = By::of(&snapshot, address, Cause::Page);
        table.server.service.act(table.id, by, Act::Role(wish)).await.unwrap();
    };
    act("host@h.test", RoleWish::Name { name: "Juno".to_owned(), email: juno.to_owned(), language: Language::German }).await;
    for name in ["ada", "bo", "cleo"] {
        let proposal = table.server.store.arbiter_proposal(table.id).await.unwrap().unwrap().name();
        act(&format!("{name}@{name}.test"), RoleWish::Agree { proposal: Some(proposal) }).await;
    }
    let to = table.play_on(1).await.last().unwrap().seq;
    let disputed = table.answer(None).await.seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let ruling = Ruling::Forked { at: to };
    table.do_it(Whom::Arbiter, CourtWish::Rule { dispute, ruling, why: why(), patch: None }).await.unwrap();
    let fork = table.snapshot().await.court.dispute(dispute).unwrap().verdicts[0].fork.unwrap();
    while table.server.service.time_round().await.unwrap() > 0 {}
    let second = Table { server: table.server.again(1).await, id: fork };
    assert_eq!(second.server.store.spectators(fork).await.unwrap().watching, only, "nobody looks on there who could not here");
    let snapshot = second.snapshot().await;
    assert_eq!(snapshot.arbiter().map(|arbiter| (arbiter.name.as_str(), arbiter.address.as_str())), Some(("Juno", juno)));
    assert_eq!(snapshot.court.appointments.last().and_then(|last| last.name.as_deref()), Some("Juno"), "its log says so");
    assert_eq!(snapshot.voices(), [Seat(0), Seat(1), Seat(2)]);
    // All of it works there: the table has its voices, and Juno rules.
    second.play_on(1).await;
    let played = second.answer(None).await.seq;
    let dispute = second.dispute(BO, played).await;
    let upheld = CourtWish::Rule { dispute, ruling: Ruling::Upheld, why: why(), patch: None };
    second.do_it(Whom::Arbiter, upheld).await.unwrap();
    second.is_in_order().await;
    let letters = second.server.store.letters(fork).await.unwrap();
    assert!(
        letters.iter().any(|letter| letter.letter.recipient == juno && letter.letter.content.payload().contains("arbiter-you")),
        "Juno is told"
    );
}

on_both! {
    a_correction_tells_nothing_that_is_hidden_and_has_changed_since
    an_arbiter_rules_and_an_appeal_is_the_tables
    an_appeal_comes_in_time_or_not_at_all
    a_correction_says_what_it_changes_and_changes_nothing_else
    a_correction_brings_no_more_than_a_table_holds
    what_runs_away_stops_its_own_campaign_alone
    a_fork_goes_on_with_the_same_people
    a_fork_inherits_who_looks_on_and_who_rules
}
