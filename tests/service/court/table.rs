//! A table of three in play, what is done at it, and whoever checks its log afterwards.

use crate::support::camps::Server;
use chrono::DateTime;
use std::sync::Arc;
use sternpost_core::{Answer, Picked, Seat};
use sternpost_log::{CampaignId, Cause, Entry, Motion, NewEntry, chain, verify};
use sternpost_model::chain::seal;
use sternpost_model::pace::{Pace, Terms};
use sternpost_table::court::CourtWish;
use sternpost_table::past::export::write_whole;
use sternpost_table::play::answer::Submission;
use sternpost_table::{Refused, Snapshot, Whom};
use sternpost_verify::replay::replay;
use sternpost_verify::{About, Report, Verdict, check};

pub(super) const ADA: Whom = Whom::Seat(Seat(0));
pub(super) const BO: Whom = Whom::Seat(Seat(1));
pub(super) const CLEO: Whom = Whom::Seat(Seat(2));

pub(super) fn why() -> String {
    "two hits were counted twice".to_owned()
}

/// A table in play.
pub(super) struct Table {
    pub(super) server: Server,
    pub(super) id: CampaignId,
}

impl Table {
    pub(super) async fn hosted_by(url: &str, host: &str) -> Self {
        Self::of_terms(url, host, Some(Terms { pace: Pace::Deadline { hours: 24 }, ..Terms::default() })).await
    }

    /// Under these terms.
    pub(super) async fn of_terms(url: &str, host: &str, terms: Option<Terms>) -> Self {
        let server = Server::start(url, 1, DateTime::from_timestamp(1_790_000_000, 0).unwrap()).await;
        let id = server.begin(host, 12, terms).await;
        Self { server, id }
    }

    /// With a host who does not play.
    pub(super) async fn new(url: &str) -> Self {
        Self::hosted_by(url, "host@h.test").await
    }

    pub(super) async fn snapshot(&self) -> Arc<Snapshot> {
        self.server.service.snapshot(self.id).await.unwrap()
    }

    pub(super) async fn entries(&self) -> Vec<Entry> {
        self.server.store.entries(self.id, 0, 10_000).await.unwrap()
    }

    pub(super) async fn do_it(&self, by: Whom, wish: CourtWish) -> Result<u64, Refused> {
        self.server.service.court(self.id, by, wish, Cause::Page).await
    }

    /// It is refused, and nothing has changed.
    pub(super) async fn is_refused(&self, by: Whom, wish: CourtWish) -> String {
        let before = self.entries().await;
        let refused = self.do_it(by, wish.clone()).await.expect_err(&format!("{by:?}: {wish:?}"));
        assert_eq!(self.entries().await, before);
        refused.to_string()
    }

    /// Whoever is asked first gives this, or the most there is.
    pub(super) async fn answer(&self, say: Option<Answer>) -> Entry {
        let snapshot = self.snapshot().await;
        let asked = snapshot.owed().remove(0);
        let most = asked.offers.last().map_or_else(|| asked.default.clone(), |offer| Picked::One(offer.id.clone()));
        let fits = |answer: &Answer| snapshot.play().unwrap().preview(asked.seat, std::slice::from_ref(answer)).is_ok();
        let answer = say.or_else(|| Some(most).filter(fits)).unwrap_or_else(|| asked.default.clone());
        self.hand_in(&snapshot, (asked.seat, asked.id), answer).await.unwrap();
        self.entries().await.pop().unwrap()
    }

    /// A seat answers, whatever comes of it.
    pub(super) async fn hand_in(&self, snapshot: &Snapshot, (seat, question): (Seat, String), answer: Answer) -> Result<(), Refused> {
        let answers = vec![answer];
        let turn = Submission::plain(self.id, (seat, question, snapshot.seq), answers, Cause::Api);
        self.server.service.answer(turn).await.map(drop)
    }

    /// Answers until so many entries have drawn something; returns the answers' entries.
    pub(super) async fn play_on(&self, draws: usize) -> Vec<Entry> {
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
    pub(super) async fn repeat(&self, entries: &[Entry]) -> Vec<Entry> {
        let before = self.entries().await.len();
        for entry in entries {
            for turn in entry.body.turns() {
                let snapshot = self.snapshot().await;
                let asked = snapshot.owed_by(turn.seat).unwrap();
                let submission = Submission::plain(self.id, (turn.seat, asked.id, snapshot.seq), turn.answers.to_vec(), Cause::Api);
                self.server.service.answer(submission).await.unwrap();
            }
        }
        self.entries().await.split_off(before)
    }

    pub(super) async fn propose(&self, by: Whom, motion: Motion) -> u64 {
        self.do_it(by, CourtWish::Propose { motion, why: why() }).await.unwrap()
    }

    pub(super) async fn dispute(&self, by: Whom, entry: u64) -> u64 {
        self.do_it(by, CourtWish::Dispute { entry, why: why() }).await.unwrap()
    }

    pub(super) async fn secret(&self) -> sternpost_log::CampaignSecret {
        self.server.store.secret(self.id).await.unwrap().unwrap()
    }

    /// What whoever checks the log finds.
    pub(super) async fn checked(&self, entries: &[Entry]) -> Report {
        let (secret, snapshot) = (self.secret().await, self.snapshot().await);
        let mut report = Report::default();
        replay(snapshot.game, entries, Some(&secret), &mut report);
        report
    }

    /// The chain holds, and everything in the log is in order.
    pub(super) async fn is_in_order(&self) {
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
    pub(super) async fn doctored(&self, change: impl Fn(&mut NewEntry)) -> Report {
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

pub(super) fn kinds(entries: &[Entry]) -> Vec<&'static str> {
    entries.iter().map(|entry| entry.body.kind()).collect()
}

pub(super) fn draws(entries: &[Entry]) -> Vec<Vec<Vec<u32>>> {
    entries.iter().filter_map(|entry| entry.body.drawn().cloned()).collect()
}

/// What is wrong about an entry.
pub(super) fn finds(report: &Report, about: About, seq: u64) {
    let found = report.findings.iter().any(|finding| (finding.verdict, finding.about, finding.entry) == (Verdict::Wrong, about, Some(seq)));
    assert!(found, "{about:?} of entry {seq}: {report:#?}");
}
