//! Disputes, motions, rulings and rewinds, played by three people at a table: what each may do, what follows, and that whoever checks the log later
//! finds it in order.

#[path = "support/camps.rs"]
mod camps;
#[path = "support/other_rules.rs"]
mod other_rules;
#[path = "support/postgres.rs"]
mod postgres;
#[path = "../rules/workbench/tests/tiny/mod.rs"]
#[expect(dead_code, reason = "the service sets campaigns up by itself")]
mod skirmish;

use camps::Server;
use chrono::{DateTime, TimeDelta};
use postgres::fresh_database;
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost::campaign::{CourtWish, CourtWisher, Hot, Refused, Submission, write_whole};
use sternpost::clock::Clock as _;
use sternpost::log::court::{MOST_TEXT, Outcome};
use sternpost::log::{Actor, Body, CampaignId, Cause, CourtAct, Draws, Entry, Motion, NewEntry, Ruling, chain, seal, verify};
use sternpost::pace::{Pace, Terms};
use sternpost::store::Status;
use sternpost_core::{Answer, Eyes, Picked, Seat};
use sternpost_verify::replay::replay;
use sternpost_verify::{About, Report, Verdict, check};

const ADA: CourtWisher = CourtWisher::Seat(Seat(0));
const BO: CourtWisher = CourtWisher::Seat(Seat(1));
const CLEO: CourtWisher = CourtWisher::Seat(Seat(2));

fn why() -> String {
    "two hits were counted twice".to_owned()
}

/// A table in play.
struct Table {
    server: Server,
    id: CampaignId,
}

impl Table {
    async fn hosted_by(url: &str, host: &str) -> Self {
        let server = Server::start(url, 1, DateTime::from_timestamp(1_790_000_000, 0).unwrap()).await;
        let terms = Terms { pace: Pace::Deadline { hours: 24 }, ..Terms::default() };
        let id = server.begin(host, 12, Some(terms)).await;
        Self { server, id }
    }

    /// With a host who does not play.
    async fn new(url: &str) -> Self {
        Self::hosted_by(url, "host@h.test").await
    }

    async fn hot(&self) -> Arc<Hot> {
        self.server.service.standing(self.id).await.unwrap()
    }

    async fn entries(&self) -> Vec<Entry> {
        self.server.store.entries(self.id, 0, 10_000).await.unwrap()
    }

    async fn do_it(&self, by: CourtWisher, wish: CourtWish) -> Result<u64, Refused> {
        self.server.service.court(self.id, by, wish, Cause::Page).await
    }

    /// It is refused, and nothing has changed.
    async fn is_refused(&self, by: CourtWisher, wish: CourtWish) -> String {
        let before = self.entries().await;
        let refused = self.do_it(by, wish.clone()).await.expect_err(&format!("{by:?}: {wish:?}"));
        assert_eq!(self.entries().await, before);
        refused.to_string()
    }

    /// Whoever is asked first gives this, or the most there is.
    async fn answer(&self, say: Option<Answer>) -> Entry {
        let hot = self.hot().await;
        let asked = hot.owed().remove(0);
        let most = asked.offers.last().map_or_else(|| asked.default.clone(), |offer| Picked::One(offer.id.clone()));
        let fits = |answer: &Answer| hot.play().unwrap().preview(asked.seat, std::slice::from_ref(answer)).is_ok();
        let answer = say.or_else(|| Some(most).filter(fits)).unwrap_or_else(|| asked.default.clone());
        let (seat, question, version) = (asked.seat, asked.id, hot.seq);
        let turn =
            Submission { campaign: self.id, seat, question, version, answers: vec![answer], key: None, sent: None, cause: Cause::Api };
        self.server.service.answer(turn).await.unwrap();
        self.entries().await.pop().unwrap()
    }

    /// Answers until so many entries have drawn something; returns the answers' entries.
    async fn play_on(&self, draws: usize) -> Vec<Entry> {
        let before = self.entries().await.len();
        loop {
            self.answer(None).await;
            let since: Vec<Entry> = self.entries().await.split_off(before);
            if since.iter().filter(|entry| entry.body.drawn().is_some_and(|drawn| !drawn.is_empty())).count() >= draws {
                return since;
            }
        }
    }

    /// The same answers once more.
    async fn repeat(&self, entries: &[Entry]) -> Vec<Entry> {
        let before = self.entries().await.len();
        for entry in entries {
            for turn in entry.body.turns() {
                let hot = self.hot().await;
                let asked = hot.owed_by(turn.seat).unwrap();
                let submission = Submission {
                    campaign: self.id,
                    seat: turn.seat,
                    question: asked.id,
                    version: hot.seq,
                    answers: turn.answers.to_vec(),
                    key: None,
                    sent: None,
                    cause: Cause::Api,
                };
                self.server.service.answer(submission).await.unwrap();
            }
        }
        self.entries().await.split_off(before)
    }

    async fn propose(&self, by: CourtWisher, motion: Motion) -> u64 {
        self.do_it(by, CourtWish::Propose { motion, why: why() }).await.unwrap()
    }

    async fn dispute(&self, by: CourtWisher, entry: u64) -> u64 {
        self.do_it(by, CourtWish::Dispute { entry, why: why() }).await.unwrap()
    }

    async fn secret(&self) -> sternpost::log::CampaignSecret {
        self.server.store.secret(self.id).await.unwrap().unwrap()
    }

    /// What whoever checks the log finds.
    async fn checked(&self, entries: &[Entry]) -> Report {
        let (secret, hot) = (self.secret().await, self.hot().await);
        let mut report = Report::default();
        replay(hot.game, entries, Some(&secret), &mut report);
        report
    }

    /// The chain holds, and everything in the log is in order.
    async fn is_in_order(&self) {
        let entries = self.entries().await;
        verify(&entries, &self.secret().await).unwrap();
        // As whoever has the export checks it.
        let mut export = vec![];
        write_whole(&self.server.store, self.id, &mut export).await.unwrap();
        let report = check(export.as_slice(), &self.server.games, None);
        let wrong: Vec<_> = report.findings.iter().filter(|finding| finding.verdict == Verdict::Wrong).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert!(report.findings.iter().any(|finding| (finding.about, finding.verdict) == (About::Court, Verdict::Proven)), "{report:#?}");
    }

    /// The chain written anew with something else in it, as whoever has every key could.
    async fn doctored(&self, change: impl Fn(&mut NewEntry)) -> Report {
        let (mut again, secret) = (vec![], self.secret().await);
        for entry in self.entries().await {
            let mut what = entry.what;
            change(&mut what);
            let previous = again.last().map_or(chain::ORIGIN, |entry: &Entry| &entry.hash);
            let sealed = seal(what, previous, &secret);
            again.push(sealed);
        }
        self.checked(&again).await
    }
}

fn kinds(entries: &[Entry]) -> Vec<&'static str> {
    entries.iter().map(|entry| entry.body.kind()).collect()
}

fn draws(entries: &[Entry]) -> Vec<Vec<Vec<u32>>> {
    entries.iter().filter_map(|entry| entry.body.drawn().cloned()).collect()
}

/// What is wrong about an entry.
fn finds(report: &Report, about: About, seq: u64) {
    let found = report.findings.iter().any(|finding| (finding.verdict, finding.about, finding.entry) == (Verdict::Wrong, about, Some(seq)));
    assert!(found, "{about:?} of entry {seq}: {report:#?}");
}

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

async fn while_a_dispute_is_open_nobodys_time_runs(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    table.server.clock.advance(TimeDelta::hours(4));
    let left = |hot: &Hot| hot.due().map(|due| due - table.server.clock.now());
    let before = left(&*table.hot().await).unwrap();

    for nonsense in [0, 1, disputed + 1, u64::MAX] {
        table.is_refused(BO, CourtWish::Dispute { entry: nonsense, why: why() }).await;
    }
    for nothing in [String::new(), "  ".to_owned(), "x".repeat(MOST_TEXT + 1)] {
        table.is_refused(BO, CourtWish::Dispute { entry: disputed, why: nothing }).await;
    }
    table.is_refused(CourtWisher::Host, CourtWish::Dispute { entry: disputed, why: why() }).await;
    table.is_refused(CourtWisher::Seat(Seat(9)), CourtWish::Dispute { entry: disputed, why: why() }).await;

    let dispute = table.dispute(BO, disputed).await;
    assert!(table.hot().await.has_open_dispute());
    assert_eq!(table.hot().await.due(), None, "no time runs");
    table.server.clock.advance(TimeDelta::hours(48));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(table.hot().await.seq, dispute, "nobody was answered for");
    // Who is asked may answer.
    table.answer(None).await;
    assert_eq!(table.hot().await.due(), None);
    table.do_it(CLEO, CourtWish::State { dispute, text: "they were counted once".to_owned() }).await.unwrap();
    table.is_refused(ADA, CourtWish::Dispute { entry: disputed, why: why() }).await;
    table.is_refused(ADA, CourtWish::Withdraw { dispute }).await;
    table.is_refused(ADA, CourtWish::Propose { motion: Motion::Rewind { to: disputed - 1, draws: Draws::Anew }, why: why() }).await;
    table.is_refused(CourtWisher::Host, CourtWish::Rewind { to: disputed - 1, draws: Draws::Anew, why: why() }).await;
    table.do_it(BO, CourtWish::Withdraw { dispute }).await.unwrap();
    assert!(!table.hot().await.has_open_dispute());
    assert_eq!(left(&*table.hot().await), Some(TimeDelta::hours(24)), "the question that was asked meanwhile has all its time");
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
    let left = table.hot().await.due().unwrap() - table.server.clock.now();
    assert_eq!(left, TimeDelta::hours(20));
}

async fn a_dispute_that_nobody_decides_is_over_after_a_week(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(BO, disputed).await;
    table.server.clock.advance(TimeDelta::days(7) - TimeDelta::seconds(1));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert!(table.hot().await.has_open_dispute());
    table.server.clock.advance(TimeDelta::seconds(1));
    while table.server.service.time_round().await.unwrap() > 0 {}
    let hot = table.hot().await;
    let verdict = &hot.court.dispute(dispute).unwrap().verdicts[0];
    assert_eq!((verdict.by, &verdict.ruling), (Actor::System, &Ruling::Upheld));
    assert!(hot.due().is_some(), "time runs again");
    assert!(table.is_refused(ADA, CourtWish::Dispute { entry: disputed, why: why() }).await.contains("final"));
    table.is_in_order().await;
}

async fn a_motion_too_few_vote_on_lapses_and_one_that_cannot_win_is_lost(url: String) {
    let table = Table::new(&url).await;
    let to = table.hot().await.seq;
    table.play_on(1).await;
    let stood = table.hot().await.play().unwrap().digest();
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.server.clock.advance(TimeDelta::hours(72));
    while table.server.service.time_round().await.unwrap() > 0 {}
    let outcome = |hot: &Hot, motion| hot.court.motion(motion).unwrap().outcome;
    assert_eq!(outcome(&*table.hot().await, motion), Some(Outcome::Lapsed));

    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.do_it(BO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&*table.hot().await, motion), None, "it may still be carried");
    table.do_it(CLEO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&*table.hot().await, motion), Some(Outcome::Lost));

    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.is_refused(BO, CourtWish::Drop { motion }).await;
    table.do_it(ADA, CourtWish::Drop { motion }).await.unwrap();
    assert_eq!(outcome(&*table.hot().await, motion), Some(Outcome::Withdrawn));

    // Whoever thinks better of it votes otherwise.
    let motion = table.propose(ADA, Motion::Rewind { to, draws: Draws::Anew }).await;
    table.do_it(ADA, CourtWish::Vote { motion, yes: false }).await.unwrap();
    table.do_it(BO, CourtWish::Vote { motion, yes: false }).await.unwrap();
    assert_eq!(outcome(&*table.hot().await, motion), Some(Outcome::Lost));
    let waiting = table.hot().await.play().unwrap().digest();
    assert!(waiting == stood || table.hot().await.seq > motion, "nothing was moved");
    assert!(table.entries().await.iter().all(|entry| entry.body.moves_to().is_none()));
    table.is_in_order().await;
}

async fn an_arbiter_rules_and_an_appeal_is_the_tables(url: String) {
    let table = Table::new(&url).await;
    let to = table.hot().await.seq;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(BO, disputed).await;
    let rule = |ruling: Ruling| CourtWish::Rule { dispute, ruling, why: why(), patch: None };
    for by in [ADA, BO, CourtWisher::Host] {
        table.is_refused(by, rule(Ruling::Upheld)).await;
    }
    table.is_refused(CourtWisher::Arbiter, rule(Ruling::Rewound { to: disputed + 1, draws: Draws::Anew })).await;
    table.is_refused(CourtWisher::Arbiter, rule(Ruling::Rewound { to: 1, draws: Draws::Anew })).await;
    table.is_refused(CourtWisher::Arbiter, rule(Ruling::Corrected)).await;
    table.do_it(CourtWisher::Arbiter, rule(Ruling::Upheld)).await.unwrap();
    table.is_refused(CourtWisher::Arbiter, rule(Ruling::Upheld)).await;

    table.do_it(BO, CourtWish::Appeal { dispute, why: why() }).await.unwrap();
    assert!(table.hot().await.has_open_dispute(), "no time runs again");
    table.is_refused(CourtWisher::Arbiter, rule(Ruling::Upheld)).await;
    table.is_refused(BO, CourtWish::Withdraw { dispute }).await;
    let ruling = Ruling::Rewound { to, draws: Draws::Again };
    let motion = table.propose(BO, Motion::Rule { dispute, ruling: ruling.clone() }).await;
    table.do_it(CLEO, CourtWish::Vote { motion, yes: true }).await.unwrap();
    let hot = table.hot().await;
    assert_eq!(hot.court.dispute(dispute).unwrap().verdicts[1].ruling, ruling);
    assert_eq!(hot.play().unwrap().digest(), table.server.service.at(table.id, to).await.unwrap().digest());
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
    table.do_it(CourtWisher::Arbiter, CourtWish::Rule { dispute, ruling: Ruling::Upheld, why: why(), patch: None }).await.unwrap();
    table.server.clock.advance(TimeDelta::hours(72));
    table.is_refused(BO, CourtWish::Appeal { dispute, why: why() }).await;
}

async fn a_correction_says_what_it_changes_and_changes_nothing_else(url: String) {
    let table = Table::new(&url).await;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let rule =
        |patch: Value| CourtWish::Rule { dispute, ruling: Ruling::Corrected, why: "Ada pays what she owes".to_owned(), patch: Some(patch) };
    let position: Value = serde_json::from_str(&table.hot().await.play().unwrap().snapshot()).unwrap();
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
    ] {
        table.is_refused(CourtWisher::Arbiter, rule(wrong)).await;
    }
    table.is_refused(ADA, CourtWish::Propose { motion: Motion::Rule { dispute, ruling: Ruling::Corrected }, why: why() }).await;
    table.do_it(CourtWisher::Arbiter, rule(set(json!(coins + 4)))).await.unwrap();
    let after: Value = serde_json::from_str(&table.hot().await.play().unwrap().snapshot()).unwrap();
    let mut expected = position;
    *expected.pointer_mut("/state/camps/0/coins").unwrap() = json!(coins + 4);
    assert_eq!(after, expected);
    let entries = table.entries().await;
    let [ruled, ground] = &entries[entries.len() - 2..] else { panic!() };
    assert!(!ruled.face().unwrap().contains("coins"), "what is corrected may be hidden: everybody reads the reason");
    assert!(ruled.face().unwrap().contains("Ada pays what she owes"));
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

async fn a_fork_goes_on_with_the_same_people(url: String) {
    let table = Table::new(&url).await;
    let to = table.play_on(1).await.last().unwrap().seq;
    let disputed = table.answer(None).await.seq;
    let dispute = table.dispute(CLEO, disputed).await;
    let motion = table.propose(CLEO, Motion::Rule { dispute, ruling: Ruling::Forked { at: to } }).await;
    let stood = table.hot().await.play().unwrap().digest();
    table.do_it(ADA, CourtWish::Vote { motion, yes: true }).await.unwrap();
    assert_eq!(table.hot().await.play().unwrap().digest(), stood, "this one goes on as it stands");
    let fork = table.hot().await.court.dispute(dispute).unwrap().verdicts[0].fork.unwrap();
    assert!(table.server.store.campaign(fork).await.unwrap().is_none(), "it begins by itself");

    // Even if the server goes down in between.
    let table = Table { server: table.server.again(1).await, id: table.id };
    while table.server.service.time_round().await.unwrap() > 0 {}
    let second = Table { server: table.server.again(1).await, id: fork };
    let hot = second.hot().await;
    assert_eq!(hot.campaign.status, Status::Running);
    assert_eq!(hot.play().unwrap().digest(), table.server.service.at(table.id, to).await.unwrap().digest());
    let who = |hot: &Hot| hot.seats.iter().map(|row| (row.name.clone(), row.address.clone())).collect::<Vec<_>>();
    assert_eq!(who(&hot), who(&*table.hot().await));
    let entries = second.entries().await;
    assert!(matches!(&entries[0].body, Body::Created { forked: Some(forked), .. } if forked.from == table.id && forked.seq == to));
    second.answer(None).await;
    table.answer(None).await;
    table.is_in_order().await;
    verify(&second.entries().await, &second.secret().await).unwrap();
    // Once is enough.
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(second.entries().await.len(), entries.len() + 1);
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

async fn nothing_is_left_to_do_about_a_campaign_that_is_over(url: String) {
    let table = Table::new(&url).await;
    let to = table.hot().await.seq;
    let disputed = table.play_on(1).await.last().unwrap().seq;
    table.dispute(BO, disputed).await;
    table.server.service.close(table.id).await.unwrap();
    let hot = table.hot().await;
    assert!(!hot.has_open_dispute());
    table.is_refused(CourtWisher::Host, CourtWish::Rewind { to, draws: Draws::Anew, why: why() }).await;
    table.is_refused(CLEO, CourtWish::Dispute { entry: disputed, why: why() }).await;
    table.server.clock.advance(TimeDelta::days(30));
    while table.server.service.time_round().await.unwrap() > 0 {}
    assert_eq!(table.hot().await.seq, hot.seq);
}

macro_rules! on_both {
    ($($test:ident)*) => {
        mod on_sqlite { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let folder = tempfile::TempDir::new().unwrap();
                super::$test(format!("sqlite:{}", folder.path().join("court.db").display())).await;
            }
        )* }
        mod on_postgres { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(super::fresh_database().await).await;
            }
        )* }
    };
}

on_both! {
    a_host_who_plays_cannot_go_back_alone
    chance_gives_again_what_it_gave_if_that_was_chosen
    while_a_dispute_is_open_nobodys_time_runs
    what_was_left_of_a_questions_time_is_left_after_a_dispute
    a_dispute_that_nobody_decides_is_over_after_a_week
    a_motion_too_few_vote_on_lapses_and_one_that_cannot_win_is_lost
    an_arbiter_rules_and_an_appeal_is_the_tables
    an_appeal_comes_in_time_or_not_at_all
    a_correction_says_what_it_changes_and_changes_nothing_else
    a_fork_goes_on_with_the_same_people
    a_what_if_counts_once_everybody_agrees
    nothing_is_left_to_do_about_a_campaign_that_is_over
}
