//! Random sequences of all that can happen to a campaign, beside a model that is simple enough to be believed: a list of the
//! positions after each entry, who holds which seat, what waits to be opened, and what each seat has ordered.
//!
//! The model works chance out by itself, from the secret, what the seats have added and the number of the entry. `STERNPOST_TEST_SEQUENCES` says how many sequences each database gets.

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
use chrono::DateTime;
use postgres::fresh_database;
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost::campaign::{CourtWish, CourtWisher, Handing, Refused, Submission, Successor, TakeBack, write_whole};
use sternpost::language::Language;
use sternpost::log::{Body, CampaignId, CampaignSecret, Cause, ChanceKey, Derived, Draws as ChanceAfter, Entry, Motion, Ruling, verify};
use sternpost::orders::{Wanted, WantedChoice, WantedLasts};
use sternpost::store::Status;
use sternpost_core::{Answer, Chance, Eyes, Picked, Play, Seat, Source as _};
use sternpost_verify::{About, Verdict, check};
use sternpost_workbench::{Rng, random};

const SEATS: u8 = 3;
/// What is done in each sequence.
const ACTS: usize = 40;

fn sequences() -> u64 {
    std::env::var("STERNPOST_TEST_SEQUENCES").map_or(40, |count| count.parse().expect("STERNPOST_TEST_SEQUENCES is a number"))
}

/// What stands after an entry.
#[derive(Clone)]
struct Moment {
    play: Arc<dyn Play>,
    /// The entries that led there: each with how many steps had been answered before it.
    line: Vec<(u64, u64)>,
    /// Who could take the last answer back, and the entry before it.
    revocable: Option<(Seat, u64)>,
}

/// What is voted on.
#[derive(Clone)]
struct Voting {
    /// The entry that has proposed it.
    seq: u64,
    motion: Motion,
    votes: BTreeMap<u8, bool>,
}

/// A dispute that waits for a ruling.
#[derive(Clone, Copy)]
struct Disputed {
    seq: u64,
    by: Seat,
}

/// An order: questions of a kind are answered by their default.
#[derive(Clone, Debug, PartialEq)]
struct Ordered {
    id: String,
    seat: Seat,
    kind: String,
    is_on: bool,
    uses: u64,
}

/// The model.
struct Model {
    id: CampaignId,
    secret: CampaignSecret,
    key: ChanceKey,
    /// After each entry, the first at 1; none before the start.
    moments: Vec<Option<Moment>>,
    sealed: BTreeMap<Seat, Answer>,
    /// The orders of each seat in the order given: all answer what a passed deadline would.
    orders: Vec<Ordered>,
    addresses: Vec<String>,
    generations: Vec<u32>,
    is_over: bool,
    /// Which steps draw as entries did before.
    again: BTreeMap<u64, u64>,
    voting: Option<Voting>,
    disputed: Option<Disputed>,
    /// Entries that were disputed and ruled on.
    ruled: Vec<u64>,
    /// What of the table's court has come to something.
    reached: BTreeMap<&'static str, usize>,
}

impl Model {
    fn seq(&self) -> u64 {
        self.moments.len() as u64
    }

    fn now(&self) -> &Moment {
        self.moments.last().and_then(Option::as_ref).expect("it has started")
    }

    fn asks_together(&self) -> bool {
        self.now().play.open().len() > 1
    }

    fn draws(&self) -> Derived {
        let (step, seq) = (self.now().play.steps_answered(), self.seq() + 1);
        Derived::new(&self.key, self.id, self.again.get(&step).copied().unwrap_or(seq))
    }

    /// The entry that the position stands at.
    fn head(&self) -> u64 {
        self.now().line.last().expect("it has started").1
    }

    /// Whether a rewind by the table leads there: to an earlier entry of the line.
    fn is_earlier(&self, to: u64) -> bool {
        to < self.head() && self.now().line.iter().any(|(_, seq)| *seq == to)
    }

    /// The table goes back: as an operator does, but chance may give the same again.
    fn go_back_with(&mut self, to: u64, draws: ChanceAfter) {
        let (steps, line) = (self.now().play.steps_answered(), self.now().line.clone());
        let left: Vec<(u64, u64)> = line.into_iter().filter(|(_, seq)| *seq > to).collect();
        let to_come: Vec<(u64, u64)> = self.again.range(steps..).map(|(step, seq)| (*step, *seq)).collect();
        let drew = |(step, seq): (u64, u64)| (step, self.again.get(&step).copied().unwrap_or(seq));
        self.again = match draws {
            ChanceAfter::Anew => BTreeMap::new(),
            ChanceAfter::Again => left.into_iter().map(drew).chain(to_come).collect(),
        };
        self.go_back(to);
    }

    /// Whether what is voted on cannot be done any more.
    fn is_moot(&self, motion: &Motion) -> bool {
        match motion {
            Motion::Rewind { to, .. } => !self.is_earlier(*to),
            Motion::Rule { ruling: Ruling::Rewound { to, .. }, .. } => self.disputed.is_none() || !self.is_earlier(*to),
            Motion::Rule { .. } => self.disputed.is_none(),
            Motion::Adopt { .. } => false,
        }
    }

    /// What follows from what was done.
    fn followed(&mut self, kinds: Vec<&'static str>) -> Vec<&'static str> {
        let mut kinds = self.counted(kinds);
        if self.voting.as_ref().is_some_and(|voting| self.is_moot(&voting.motion)) {
            *self.reached.entry("moot").or_default() += 1;
            self.voting = None;
            self.stay();
            kinds.push("court");
        }
        kinds.extend(self.go_on());
        kinds
    }

    /// What follows from the votes.
    fn counted(&mut self, mut kinds: Vec<&'static str>) -> Vec<&'static str> {
        let Some(voting) = self.voting.clone().filter(|voting| !self.is_moot(&voting.motion)) else { return kinds };
        let count = |yes: bool| voting.votes.values().filter(|vote| **vote == yes).count();
        let is_carried = count(true) >= 2;
        if !is_carried && count(false) < 2 {
            return kinds;
        }
        self.voting = None;
        self.stay();
        kinds.push("court");
        match voting.motion {
            Motion::Rewind { to, draws } if is_carried => {
                *self.reached.entry(if draws == ChanceAfter::Again { "carried, again" } else { "carried, anew" }).or_default() += 1;
                self.go_back_with(to, draws);
                kinds.push("rewound");
            }
            Motion::Rule { ruling, .. } if is_carried => {
                *self.reached.entry("ruled by the table").or_default() += 1;
                self.stay();
                kinds.push("court");
                self.rule(&ruling, &mut kinds);
            }
            Motion::Rewind { .. } | Motion::Rule { .. } | Motion::Adopt { .. } => {}
        }
        kinds
    }

    fn rule(&mut self, ruling: &Ruling, kinds: &mut Vec<&'static str>) {
        self.disputed = None;
        if let Ruling::Rewound { to, draws } = ruling {
            *self.reached.entry("ruled to go back").or_default() += 1;
            self.go_back_with(*to, *draws);
            kinds.push("rewound");
        }
    }

    /// Who owes an answer, with the question.
    fn owed(&self) -> Vec<(Seat, String)> {
        let open = if self.is_over { vec![] } else { self.now().play.open() };
        open.into_iter().filter(|(seat, _)| !self.sealed.contains_key(seat) && self.order_for(*seat).is_none()).collect()
    }

    /// The order that answers for a seat that is asked.
    fn order_for(&self, seat: Seat) -> Option<usize> {
        let kinds = self.now().play.kinds(seat);
        let is_asked = self.now().play.open().iter().any(|(of, _)| *of == seat);
        let answers = |order: &Ordered| order.seat == seat && order.is_on && kinds.iter().any(|kind| kind.id == order.kind);
        self.orders.iter().position(answers).filter(|_| is_asked && !self.is_over)
    }

    /// What happens by itself: where all who are asked have answered or ordered, their answers are entries. Their kinds.
    fn go_on(&mut self) -> Vec<&'static str> {
        let mut kinds = vec![];
        while !self.is_over && self.owed().is_empty() {
            let open = self.now().play.open();
            let Some((seat, _)) = open.first() else { break };
            let default = |model: &Self, seat: Seat| model.now().play.asked_of(seat).expect("it is asked").default;
            if self.asks_together() {
                let ordered: Vec<Seat> = open.iter().map(|(seat, _)| *seat).filter(|seat| !self.sealed.contains_key(seat)).collect();
                for seat in ordered {
                    let (answer, order) = (default(self, seat), self.order_for(seat).expect("nobody owes anything"));
                    self.orders[order].uses += 1;
                    self.sealed.insert(seat, answer);
                }
                kinds.extend(self.opened());
            } else {
                let (seat, answer, order) = (*seat, default(self, *seat), self.order_for(*seat).expect("nobody owes anything"));
                self.orders[order].uses += 1;
                kinds.extend(self.answered(seat, answer));
            }
        }
        kinds
    }

    /// The entries that an answer leads to, by their kinds; the model has gone on.
    fn answer(&mut self, seat: Seat, answer: Answer) -> Vec<&'static str> {
        let mut kinds = vec![];
        if self.asks_together() {
            self.sealed.insert(seat, answer);
        } else {
            kinds.extend(self.answered(seat, answer));
        }
        kinds.extend(self.go_on());
        kinds
    }

    /// One seat alone has answered.
    fn answered(&mut self, seat: Seat, answer: Answer) -> Vec<&'static str> {
        let mut play = self.now().play.fork();
        let mut draws = self.draws();
        let out = play.apply(seat, &[answer], &mut Chance::live(&mut draws)).expect("it is on offer");
        let revocable = Some((seat, self.seq())).filter(|_| !out.committed && !play.is_over());
        self.stands(play, revocable, "answered")
    }

    /// All that were asked together have answered.
    fn opened(&mut self) -> Vec<&'static str> {
        let mut play = self.now().play.fork();
        let answers = std::mem::take(&mut self.sealed);
        let mut draws = self.draws();
        play.apply_together(&answers, &mut Chance::live(&mut draws)).expect("each was checked");
        self.stands(play, None, "together")
    }

    fn stands(&mut self, play: Box<dyn Play>, revocable: Option<(Seat, u64)>, kind: &'static str) -> Vec<&'static str> {
        self.is_over = play.is_over();
        let mut line = self.now().line.clone();
        line.push((self.now().play.steps_answered(), self.seq() + 1));
        self.moments.push(Some(Moment { play: play.into(), line, revocable }));
        if !self.is_over {
            return vec![kind];
        }
        let end = self.moments.last().cloned().flatten();
        self.moments.push(end);
        vec![kind, "ended"]
    }

    /// The head moves to an entry: everything is as it was after that, and what could be taken back then can be again.
    fn go_back(&mut self, to: u64) {
        self.sealed.clear();
        let moment = self.moments[usize::try_from(to).unwrap() - 1].clone();
        self.moments.push(moment);
    }

    /// Something that moves no position.
    fn stay(&mut self) {
        let moment = self.moments.last().cloned().flatten();
        self.moments.push(moment);
    }
}

/// One sequence.
struct Run {
    server: Server,
    model: Model,
    rng: Rng,
    revision: u32,
    did: BTreeMap<&'static str, usize>,
}

impl Run {
    async fn begin(server: Server, revision: u32, seed: u64) -> Self {
        let id = server.begin("ada@ada.test", if seed.is_multiple_of(2) { 12 } else { 1 }, None).await;
        let entries = server.store.entries(id, 0, 1_000).await.unwrap();
        let play: Arc<dyn Play> = Arc::from(server.service.standing(id).await.unwrap().play().unwrap().fork());
        let started = |entry: &Entry| {
            matches!(entry.body, Body::Started { .. }).then(|| Moment { play: play.clone(), line: vec![(0, entry.seq)], revocable: None })
        };
        let secret = server.store.secret(id).await.unwrap().unwrap();
        let phrases =
            entries.iter().find_map(|entry| if let Body::Started { phrases, .. } = &entry.body { Some(phrases.clone()) } else { None });
        let key = phrases.unwrap().key(&secret, id);
        let model = Model {
            id,
            secret,
            key,
            moments: entries.iter().map(started).collect(),
            sealed: BTreeMap::new(),
            orders: vec![],
            addresses: ["ada", "bo", "cleo"].map(|name| format!("{name}@{name}.test")).to_vec(),
            generations: server.store.seats(id).await.unwrap().iter().map(|row| row.link_generation).collect(),
            is_over: false,
            again: BTreeMap::new(),
            voting: None,
            disputed: None,
            ruled: vec![],
            reached: BTreeMap::new(),
        };
        Self { server, model, rng: Rng::new(seed), revision, did: BTreeMap::new() }
    }

    fn submission(&self, seat: Seat, question: String, answers: Vec<Answer>, version: u64) -> Submission {
        Submission { campaign: self.model.id, seat, question, version, answers, key: None, sent: None, cause: Cause::Api }
    }

    async fn act(&mut self) {
        let before = self.model.seq();
        // What is open is often gone on with.
        let lot = match (&self.model.voting, self.model.disputed) {
            (Some(_), _) if self.rng.percent(40) => 50,
            (None, Some(_)) if self.rng.percent(40) => [46, 56][self.rng.below(2) as usize],
            (Some(_) | None, _) => self.rng.below(100),
        };
        let (what, kinds) = match lot {
            0..40 => ("answered", self.answer().await),
            40..43 => ("ordered", self.order().await),
            43..45 => ("switched", self.switch_order().await),
            45..49 => ("proposed", self.propose().await),
            49..53 => ("voted", self.vote().await),
            53..55 => ("disputed", self.dispute().await),
            55..57 => ("ruled", self.rule().await),
            57..59 => ("changed", self.change_order().await),
            59..60 => ("deleted", self.delete_order().await),
            60..63 => ("refused", self.is_refused().await),
            63..75 => ("taken back", self.take_back().await),
            75..82 => ("rewound", self.rewind().await),
            82..88 => ("handed over", self.hand_over().await),
            88..93 => ("sent twice", self.send_twice().await),
            93..96 => ("upgraded", self.upgrade().await),
            _ => ("restarted", self.restart().await),
        };
        *self.did.entry(what).or_default() += 1;
        let entries = self.server.store.entries(self.model.id, before, 100).await.unwrap();
        assert_eq!(entries.iter().map(|entry| entry.body.kind()).collect::<Vec<_>>(), kinds, "{what}");
        self.compare(what).await;
    }

    /// Somebody answers; with what, is on offer.
    async fn answer(&mut self) -> Vec<&'static str> {
        let Some((seat, question, answer)) = self.chosen() else { return vec![] };
        let turn = self.submission(seat, question, vec![answer.clone()], self.model.seq());
        let receipt = self.server.service.answer(turn).await.unwrap();
        let kinds = self.model.answer(seat, answer);
        assert_eq!(receipt.sealed, kinds.is_empty());
        if let Some(entry) = self.server.store.entries(self.model.id, receipt.version - 1, 1).await.unwrap().first() {
            assert_eq!(entry.hash, receipt.hash);
        }
        kinds
    }

    fn chosen(&mut self) -> Option<(Seat, String, Answer)> {
        let owed = self.model.owed();
        let (seat, question) = owed.get(self.rng.below(owed.len().max(1) as u32) as usize)?.clone();
        let asked = self.model.now().play.asked_of(seat).expect("it is asked");
        let answer = if self.rng.percent(60) { asked.default.clone() } else { random::answer(&asked, &mut self.rng) };
        let fits = self.model.now().play.fork().apply_alone(seat, &answer, self.model.asks_together());
        Some((seat, question, if fits { answer } else { asked.default }))
    }

    /// A seat orders something; the same again is the same order.
    async fn order(&mut self) -> Vec<&'static str> {
        let (seat, kind) = (self.any_seat(), self.any_kind());
        let given = self.server.service.give_order(self.model.id, seat, default_of(kind)).await;
        if self.model.is_over {
            assert!(given.is_err(), "it is over");
            return vec![];
        }
        let id = given.unwrap().id;
        let is_same = |order: &&Ordered| order.seat == seat && order.is_on && order.kind == kind;
        match self.model.orders.iter().find(is_same) {
            Some(same) => assert_eq!(same.id, id),
            None => self.model.orders.push(Ordered { id, seat, kind: kind.to_owned(), is_on: true, uses: 0 }),
        }
        self.model.go_on()
    }

    /// An order is switched off, or on again; that of another seat is not, and none that nobody has given.
    async fn switch_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let Ordered { id, seat, is_on, .. } = self.model.orders[at].clone();
        let service = &self.server.service;
        let other = Seat((seat.0 + 1) % SEATS);
        assert!(service.switch_order(self.model.id, other, id.clone(), !is_on).await.is_err(), "of another seat");
        assert!(service.switch_order(self.model.id, seat, "nothing".to_owned(), false).await.is_err(), "of nobody");
        let done = service.switch_order(self.model.id, seat, id, !is_on).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            self.model.orders[at].is_on = !is_on;
        }
        self.model.go_on()
    }

    /// An order is for the other kind from now on, and on.
    async fn change_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let (Ordered { id, seat, .. }, kind) = (self.model.orders[at].clone(), self.any_kind());
        let done = self.server.service.edit_order(self.model.id, seat, id, default_of(kind)).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            let order = &mut self.model.orders[at];
            (order.kind, order.is_on) = (kind.to_owned(), true);
        }
        self.model.go_on()
    }

    async fn delete_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let Ordered { id, seat, .. } = self.model.orders[at].clone();
        let done = self.server.service.delete_order(self.model.id, seat, id).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            self.model.orders.remove(at);
        }
        self.model.go_on()
    }

    fn any_seat(&mut self) -> Seat {
        Seat(u8::try_from(self.rng.below(SEATS.into())).unwrap())
    }

    fn any_kind(&mut self) -> &'static str {
        if self.rng.percent(60) { "bid" } else { "withdraw" }
    }

    fn any_order(&mut self) -> Option<usize> {
        let many = u32::try_from(self.model.orders.len()).unwrap();
        (many > 0).then(|| self.rng.below(many) as usize)
    }

    /// What is not on offer, comes from the wrong seat, or was decided on something older: no, and nothing changes.
    async fn is_refused(&mut self) -> Vec<&'static str> {
        let seq = self.model.seq();
        let owed = self.model.owed();
        let Some((seat, question)) = owed.first().cloned() else { return vec![] };
        let nonsense = Picked::One("a-thing-nobody-has".to_owned());
        let other = Seat((seat.0 + 1) % SEATS);
        let turns = [
            self.submission(seat, question.clone(), vec![nonsense.clone()], seq),
            self.submission(seat, "q999-0".to_owned(), vec![nonsense.clone()], seq),
            self.submission(other, question.clone(), vec![nonsense.clone()], seq),
            self.submission(Seat(9), question, vec![nonsense], seq),
        ];
        for turn in turns {
            let said = format!("{turn:?}");
            assert!(self.server.service.answer(turn).await.is_err(), "{said}");
        }
        vec![]
    }

    async fn take_back(&mut self) -> Vec<&'static str> {
        let seat = match (&self.model.now().revocable, self.rng.percent(70)) {
            (Some((seat, _)), true) => *seat,
            _ => self.any_seat(),
        };
        let seq = self.model.seq();
        let what = TakeBack { campaign: self.model.id, seat, version: seq, question: None, cause: Cause::Api };
        let done = self.server.service.take_back(what).await;
        let is_asked_together =
            self.model.asks_together() && !self.model.is_over && self.model.now().play.open().iter().any(|(of, _)| *of == seat);
        if is_asked_together {
            assert_eq!(done.is_ok(), self.model.sealed.remove(&seat).is_some(), "{done:?}");
            return vec![];
        }
        let to = self.model.now().revocable.filter(|(of, _)| *of == seat && !self.model.is_over);
        assert_eq!(done.is_ok(), to.is_some(), "{seat}: {done:?}");
        let Some((_, to)) = to else { return vec![] };
        self.model.go_back(to);
        // Who takes an answer back wants to be asked: what would answer at once is off.
        while let Some(order) = self.model.order_for(seat) {
            self.model.orders[order].is_on = false;
        }
        let mut kinds = vec!["taken-back"];
        kinds.extend(self.model.go_on());
        kinds
    }

    async fn rewind(&mut self) -> Vec<&'static str> {
        let to = 1 + u64::from(self.rng.below(u32::try_from(self.model.seq()).unwrap() + 2));
        let moment = self.model.moments.get(usize::try_from(to).unwrap() - 1);
        let may = !self.model.is_over && moment.is_some_and(Option::is_some);
        let done = self.server.service.rewind(self.model.id, to, ChanceAfter::Anew, "by lot").await;
        assert_eq!(done.is_ok(), may, "to {to}: {done:?}");
        if !may {
            return vec![];
        }
        // An operator's rewind lets chance give something new.
        self.model.go_back_with(to, ChanceAfter::Anew);
        let mut kinds = vec!["rewound"];
        kinds.extend(self.model.go_on());
        kinds
    }

    async fn court(&self, by: CourtWisher, wish: CourtWish) -> Result<u64, Refused> {
        self.server.service.court(self.model.id, by, wish, Cause::Api).await
    }

    fn some_seat(&mut self) -> Seat {
        Seat(u8::try_from(self.rng.below(SEATS.into())).unwrap())
    }

    /// Some entry, and some way for chance to go on.
    fn some_rewind(&mut self) -> (u64, ChanceAfter) {
        let line = &self.model.now().line;
        let to = match line.len().checked_sub(2) {
            // Mostly one that is not too far back: campaigns should come to an end.
            Some(last) if self.rng.percent(80) => line[last.saturating_sub(self.rng.below(4) as usize)].1,
            Some(_) | None => 1 + u64::from(self.rng.below(u32::try_from(self.model.seq()).unwrap() + 2)),
        };
        (to, if self.rng.percent(50) { ChanceAfter::Again } else { ChanceAfter::Anew })
    }

    /// Somebody puts to the vote that the campaign goes back, or how a dispute is decided.
    async fn propose(&mut self) -> Vec<&'static str> {
        let (seat, (to, draws)) = (self.some_seat(), self.some_rewind());
        let dispute = self.model.disputed.map_or(1, |disputed| disputed.seq);
        let motion = match (self.model.disputed.is_some(), self.rng.below(4)) {
            (true, 0) | (false, 0..3) => Motion::Rewind { to, draws },
            (true, 1) => Motion::Rule { dispute, ruling: Ruling::Upheld },
            (true, _) | (false, _) => Motion::Rule { dispute, ruling: Ruling::Rewound { to, draws } },
        };
        let may = !self.model.is_over
            && self.model.voting.is_none()
            && match &motion {
                Motion::Rewind { .. } => self.model.disputed.is_none() && self.model.is_earlier(to),
                Motion::Rule { ruling: Ruling::Upheld, .. } => self.model.disputed.is_some(),
                Motion::Rule { .. } => self.model.disputed.is_some() && self.model.is_earlier(to),
                Motion::Adopt { .. } => false,
            };
        let done = self.court(CourtWisher::Seat(seat), CourtWish::Propose { motion: motion.clone(), why: "by lot".to_owned() }).await;
        assert_eq!(done.is_ok(), may, "{motion:?}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        self.model.voting = Some(Voting { seq: self.model.seq(), motion, votes: BTreeMap::from([(seat.0, true)]) });
        vec!["court"]
    }

    async fn vote(&mut self) -> Vec<&'static str> {
        let (seat, yes) = (self.some_seat(), self.rng.percent(60));
        let seq = self.model.voting.as_ref().map_or(1, |voting| voting.seq);
        let voted = self.model.voting.as_ref().and_then(|voting| voting.votes.get(&seat.0).copied());
        let may = !self.model.is_over && self.model.voting.is_some() && voted != Some(yes);
        let done = self.court(CourtWisher::Seat(seat), CourtWish::Vote { motion: seq, yes }).await;
        assert_eq!(done.is_ok(), may, "{seat} {yes}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        let Some(voting) = &mut self.model.voting else { unreachable!() };
        voting.votes.insert(seat.0, yes);
        self.model.followed(vec!["court"])
    }

    async fn dispute(&mut self) -> Vec<&'static str> {
        let (seat, lot) = (self.some_seat(), self.rng.below(4));
        let line = &self.model.now().line;
        let (entry, is_one) = match lot {
            0 => (self.model.seq() + 1, false),
            1 => (line[0].1, false),
            _ => line[1..].last().map_or((1, false), |(_, seq)| (*seq, true)),
        };
        let may = is_one && !self.model.is_over && self.model.disputed.is_none() && !self.model.ruled.contains(&entry);
        let done = self.court(CourtWisher::Seat(seat), CourtWish::Dispute { entry, why: "by lot".to_owned() }).await;
        assert_eq!(done.is_ok(), may, "{entry}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        self.model.ruled.push(entry);
        self.model.disputed = Some(Disputed { seq: self.model.seq(), by: seat });
        self.model.followed(vec!["court"])
    }

    /// The arbiter rules, or whoever has opened a dispute lets it rest.
    async fn rule(&mut self) -> Vec<&'static str> {
        let (to, draws) = self.some_rewind();
        let dispute = self.model.disputed.map_or(1, |disputed| disputed.seq);
        if self.rng.percent(30) {
            let seat = self.some_seat();
            let may = !self.model.is_over && self.model.disputed.is_some_and(|disputed| disputed.by == seat);
            let done = self.court(CourtWisher::Seat(seat), CourtWish::Withdraw { dispute }).await;
            assert_eq!(done.is_ok(), may, "{done:?}");
            if !may {
                return vec![];
            }
            self.model.stay();
            *self.model.reached.entry("let rest").or_default() += 1;
            self.model.disputed = None;
            // What was let rest can be disputed again.
            self.model.ruled.pop();
            return self.model.followed(vec!["court"]);
        }
        let ruling = if self.rng.percent(50) { Ruling::Upheld } else { Ruling::Rewound { to, draws } };
        let may = !self.model.is_over && self.model.disputed.is_some() && (ruling == Ruling::Upheld || self.model.is_earlier(to));
        let wish = CourtWish::Rule { dispute, ruling: ruling.clone(), why: "by lot".to_owned(), patch: None };
        let done = self.court(CourtWisher::Arbiter, wish).await;
        assert_eq!(done.is_ok(), may, "{ruling:?}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        let mut kinds = vec!["court"];
        self.model.rule(&ruling, &mut kinds);
        self.model.followed(kinds)
    }

    async fn hand_over(&mut self) -> Vec<&'static str> {
        let seat = u8::try_from(self.rng.below(SEATS.into())).unwrap();
        let at = usize::from(seat);
        let name = format!("p{}", self.model.seq());
        let to = Successor {
            name: name.clone(),
            address: format!("{name}@{name}.test"),
            language: Language::German,
            with_talk: false,
            with_notes: false,
        };
        let offered = self.server.service.offer_seat(self.model.id, seat, Handing::Holder, to).await;
        if self.model.is_over {
            assert!(offered.is_err(), "it is over");
            return vec![];
        }
        offered.unwrap();
        let hot = self.server.service.standing(self.model.id).await.unwrap();
        let offer = self.server.service.living_offers(&hot).await.unwrap().into_iter().find(|offer| offer.seat == seat).unwrap();
        assert_eq!(self.server.service.accept_seat(self.model.id, &offer.id).await.unwrap(), seat);
        assert!(matches!(self.server.service.accept_seat(self.model.id, &offer.id).await, Err(Refused::WrongState(_))), "once");
        self.model.sealed.remove(&Seat(seat));
        // Orders are a person's.
        self.model.orders.retain(|order| order.seat.0 != seat);
        self.model.addresses[at] = format!("{name}@{name}.test");
        self.model.generations[at] += 1;
        self.model.stay();
        vec!["seated"]
    }

    /// A turn with a key is one turn, however often it comes.
    async fn send_twice(&mut self) -> Vec<&'static str> {
        let Some((seat, question, answer)) = self.chosen() else { return vec![] };
        let key = Some(format!("key-{}-{}", self.model.seq(), self.rng.next_u64()));
        let turn = Submission { key, ..self.submission(seat, question, vec![answer.clone()], self.model.seq()) };
        let first = self.server.service.answer(turn.clone()).await.unwrap();
        let again = self.server.service.answer(turn).await.unwrap();
        assert_eq!((first.version, &first.hash), (again.version, &again.hash));
        self.model.answer(seat, answer)
    }

    async fn restart(&mut self) -> Vec<&'static str> {
        if self.rng.percent(50) {
            self.server.store.drop_snapshots(self.model.id).await.unwrap();
        }
        self.start_anew().await;
        vec![]
    }

    /// A newer revision whose rules lead to the same positions.
    async fn upgrade(&mut self) -> Vec<&'static str> {
        self.server.service.keep_heads().await;
        self.revision += 1;
        self.start_anew().await;
        vec![]
    }

    async fn start_anew(&mut self) {
        self.server = self.server.again(self.revision).await;
    }

    /// Everything the service says is what the model says.
    async fn compare(&mut self, what: &str) {
        let (model, service) = (&self.model, &self.server.service);
        let hot = service.standing(model.id).await.unwrap();
        assert_eq!(hot.seq, model.seq(), "{what}");
        assert_eq!(hot.play().unwrap().digest(), model.now().play.digest(), "{what}");
        assert_eq!(hot.campaign.status, if model.is_over { Status::Ended } else { Status::Running }, "{what}");
        let owed: Vec<_> = hot.owed().into_iter().map(|asked| (asked.seat, asked.id)).collect();
        assert_eq!(owed, model.owed(), "{what}");
        assert_eq!(hot.sealed.keys().copied().collect::<Vec<_>>(), model.sealed.keys().copied().collect::<Vec<_>>(), "{what}");
        let orders = hot.orders.iter().map(|kept| (kept.id.as_str(), kept.seat, kept.order.is_on(), kept.order.uses));
        let mut believed: Vec<_> = model.orders.iter().map(|order| (order.id.as_str(), order.seat.0, order.is_on, order.uses)).collect();
        believed.sort_by_key(|(_, seat, ..)| *seat);
        assert_eq!(orders.collect::<Vec<_>>(), believed, "{what}");
        for (row, (address, generation)) in hot.seats.iter().zip(model.addresses.iter().zip(&model.generations)) {
            assert_eq!((row.address.as_deref(), row.link_generation), (Some(address.as_str()), *generation), "{what}");
        }
        // Any moment of the past is what it was.
        let at = 1 + u64::from(self.rng.below(u32::try_from(model.seq()).unwrap()));
        let then = service.at(model.id, at).await.ok().map(|play| play.view(Eyes::Seat(Seat(0))));
        let believed = model.moments[usize::try_from(at).unwrap() - 1].as_ref().map(|moment| moment.play.view(Eyes::Seat(Seat(0))));
        assert_eq!(then, believed, "{what}, at {at}");
    }

    /// At the end the chain holds, what is stored folds to the same from its first entry, and whoever has the export can check all of it.
    async fn close(&self) {
        let entries = self.server.store.entries(self.model.id, 0, 10_000).await.unwrap();
        verify(&entries, &self.model.secret).unwrap();
        let mut export = vec![];
        write_whole(&self.server.store, self.model.id, &mut export).await.unwrap();
        let report = check(export.as_slice(), &self.server.games, None);
        assert_ne!(report.verdict(), Verdict::Wrong, "{}", report.lines());
        let is_proven = |about: About| report.findings.iter().any(|found| found.about == about && found.verdict == Verdict::Proven);
        for about in [About::Chain, About::Secret, About::Promises, About::Answers, About::Positions] {
            assert!(is_proven(about), "{}: {}", about.name(), report.lines());
        }
        let letters = self.server.store.letters(self.model.id).await.unwrap();
        for (seat, question) in self.model.owed() {
            let asks = letters.iter().any(|letter| letter.letter.seat == Some(seat.0) && letter.letter.payload.contains(&question));
            assert!(asks, "{seat} was written to about {question}");
        }
    }
}

/// That questions of a kind are answered by their default.
fn default_of(kind: &str) -> Wanted {
    Wanted {
        kind: kind.to_owned(),
        choose: WantedChoice::Default,
        own: vec![],
        unless_against: vec![],
        unless_at_stake: false,
        unless_offered: vec![],
        lasts: WantedLasts::Always,
    }
}

/// Whether an answer is on offer.
trait Alone {
    fn apply_alone(&self, seat: Seat, answer: &Answer, is_together: bool) -> bool;
}

impl Alone for Box<dyn Play> {
    fn apply_alone(&self, seat: Seat, answer: &Answer, is_together: bool) -> bool {
        if is_together {
            return self.check(seat, answer).is_ok();
        }
        self.fork().apply(seat, std::slice::from_ref(answer), &mut Chance::live(&mut Rng::new(0))).is_ok()
    }
}

async fn no_difference(url: String) {
    let (mut did, mut reached, mut ended) = (BTreeMap::<&str, usize>::new(), BTreeMap::<&str, usize>::new(), 0);
    let (mut revision, begun) = (1, DateTime::from_timestamp(1_790_000_000, 0).unwrap());
    for seed in 0..sequences() {
        let mut run = Run::begin(Server::start(&url, revision, begun).await, revision, seed).await;
        for _ in 0..ACTS {
            run.act().await;
        }
        run.close().await;
        revision = run.revision;
        ended += usize::from(run.model.is_over);
        run.model.reached.into_iter().for_each(|(what, count)| *reached.entry(what).or_default() += count);
        run.did.into_iter().for_each(|(what, count)| *did.entry(what).or_default() += count);
    }
    println!("{} sequences, {ended} ended: {did:?}; of the court: {reached:?}", sequences());
    assert!(did.len() == 16 && ended > 0, "everything was done: {did:?}, {ended} ended");
    for what in ["carried, again", "carried, anew", "ruled to go back"] {
        assert!(reached.contains_key(what), "{what}: {reached:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_sequence_of_acts_differs_from_the_model_on_sqlite() {
    let folder = tempfile::TempDir::new().unwrap();
    no_difference(format!("sqlite:{}", folder.path().join("model.db").display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_sequence_of_acts_differs_from_the_model_on_postgres() {
    no_difference(fresh_database().await).await;
}
