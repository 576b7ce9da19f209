//! One sequence: what is done by lot, to the service and to the model, and that both say the same afterwards.

use super::SEATS;
use super::believed::{Model, Moment};
use crate::support::camps::Server;
use chrono::TimeDelta;
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::{Answer, Eyes, Seat, Source as _};
use sternpost_game::Play;
use sternpost_log::{Body, CampaignId, Cause, Entry, verify};
use sternpost_model::language::Language;
use sternpost_players::Rng;
use sternpost_store::Status;
use sternpost_table::past::export::write_whole;
use sternpost_table::play::answer::Submission;
use sternpost_table::seats::seating::Successor;
use sternpost_table::{Refused, Service, Snapshot, Whom};
use sternpost_verify::{About, Verdict, check};

/// All that a snapshot says, part by part.
pub(super) fn told(snapshot: &Snapshot) -> BTreeMap<&'static str, String> {
    BTreeMap::from([
        ("campaign", format!("{:?}", snapshot.campaign)),
        ("seats", format!("{:?}", snapshot.seats)),
        ("position", snapshot.play().unwrap().snapshot()),
        ("last entry", format!("{} {}", snapshot.seq, snapshot.hash)),
        ("entry of the position", snapshot.head.to_string()),
        ("can be taken back", format!("{:?}", snapshot.revocable)),
        ("moves of the head", format!("{:?}", snapshot.moves)),
        ("court", format!("{:?}", snapshot.court)),
        ("sealed", format!("{:?}", snapshot.sealed)),
        ("orders", format!("{:?}", snapshot.orders)),
        ("former holders", format!("{:?}", snapshot.former)),
        ("watch", format!("{:?}", snapshot.watch)),
        ("arbiter", format!("{:?}", snapshot.arbiter)),
    ])
}

/// A campaign as a process finds it that has never looked at it.
pub(super) async fn loaded_anew(server: &Server, id: CampaignId) -> Arc<Snapshot> {
    let Server { store, games, clock, .. } = server;
    let other = Service::new(store.clone(), games.clone(), clock.clone(), "operator@o.test".to_owned(), TimeDelta::zero());
    other.snapshot(id).await.unwrap()
}

/// One sequence.
pub(super) struct Run {
    pub(super) server: Server,
    pub(super) model: Model,
    pub(super) rng: Rng,
    pub(super) revision: u32,
    pub(super) did: BTreeMap<&'static str, usize>,
}

impl Run {
    pub(super) async fn begin(server: Server, revision: u32, seed: u64) -> Self {
        let id = server.begin("ada@ada.test", if seed.is_multiple_of(2) { 12 } else { 1 }, None).await;
        let entries = server.store.entries(id, 0, 1_000).await.unwrap();
        let play: Arc<dyn Play> = Arc::from(server.service.snapshot(id).await.unwrap().play().unwrap().fork());
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
            deals: vec![],
            dealt: vec![],
            voting: None,
            disputed: None,
            disputes: vec![],
            ruled: vec![],
            reached: BTreeMap::new(),
        };
        Self { server, model, rng: Rng::new(seed), revision, did: BTreeMap::new() }
    }

    pub(super) fn submission(&self, seat: Seat, question: String, answers: Vec<Answer>, version: u64) -> Submission {
        Submission::plain(self.model.id, (seat, question, version), answers, Cause::Api)
    }

    pub(super) async fn act(&mut self) {
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

    pub(super) fn any_seat(&mut self) -> Seat {
        Seat(u8::try_from(self.rng.below(SEATS.into())).unwrap())
    }

    pub(super) async fn hand_over(&mut self) -> Vec<&'static str> {
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
        let offered = self.server.service.offer_seat(self.model.id, seat, Whom::Seat(Seat(seat)), to).await;
        if self.model.is_over {
            assert!(offered.is_err(), "it is over");
            return vec![];
        }
        offered.unwrap();
        let snapshot = self.server.service.snapshot(self.model.id).await.unwrap();
        let offer = self.server.service.living_offers(&snapshot).await.unwrap().into_iter().find(|offer| offer.seat == seat).unwrap();
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

    pub(super) async fn restart(&mut self) -> Vec<&'static str> {
        if self.rng.percent(50) {
            self.server.store.drop_positions(self.model.id).await.unwrap();
        }
        self.start_anew().await;
        vec![]
    }

    /// A newer revision whose rules lead to the same positions.
    pub(super) async fn upgrade(&mut self) -> Vec<&'static str> {
        self.server.service.keep_heads().await;
        self.revision += 1;
        self.start_anew().await;
        vec![]
    }

    pub(super) async fn start_anew(&mut self) {
        self.server = self.server.again(self.revision).await;
    }

    /// Everything the service says is what the model says.
    pub(super) async fn compare(&mut self, what: &str) {
        let (model, service) = (&self.model, &self.server.service);
        let snapshot = service.snapshot(model.id).await.unwrap();
        assert_eq!(snapshot.seq, model.seq(), "{what}");
        assert_eq!(snapshot.play().unwrap().digest(), model.now().play.digest(), "{what}");
        assert_eq!(snapshot.campaign.status, if model.is_over { Status::Ended } else { Status::Running }, "{what}");
        let owed: Vec<_> = snapshot.owed().into_iter().map(|asked| (asked.seat, asked.id)).collect();
        assert_eq!(owed, model.owed(), "{what}");
        assert_eq!(snapshot.sealed.keys().copied().collect::<Vec<_>>(), model.sealed.keys().copied().collect::<Vec<_>>(), "{what}");
        let orders = snapshot.orders.iter().map(|kept| (kept.id.as_str(), kept.seat, kept.order.is_on(), kept.order.uses));
        let mut believed: Vec<_> = model.orders.iter().map(|order| (order.id.as_str(), order.seat.0, order.is_on, order.uses)).collect();
        believed.sort_by_key(|(_, seat, ..)| *seat);
        assert_eq!(orders.collect::<Vec<_>>(), believed, "{what}");
        for (row, (address, generation)) in snapshot.seats.iter().zip(model.addresses.iter().zip(&model.generations)) {
            assert_eq!((row.address.as_deref(), row.link_generation), (Some(address.as_str()), *generation), "{what}");
        }
        let loaded = loaded_anew(&self.server, model.id).await;
        assert_eq!(told(&snapshot), told(&loaded), "{what}: what stands in memory is what the database holds");
        // Any moment of the past is what it was.
        let at = 1 + u64::from(self.rng.below(u32::try_from(model.seq()).unwrap()));
        let then = service.at(model.id, at).await.ok().map(|play| play.view(Eyes::Seat(Seat(0))));
        let believed = model.moments[usize::try_from(at).unwrap() - 1].as_ref().map(|moment| moment.play.view(Eyes::Seat(Seat(0))));
        assert_eq!(then, believed, "{what}, at {at}");
    }

    /// At the end the chain holds, what is stored folds to the same from its first entry, and whoever has the export can check all of it.
    pub(super) async fn close(&self) {
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
            let asks =
                letters.iter().any(|letter| letter.letter.seat == Some(seat.0) && letter.letter.content.payload().contains(&question));
            assert!(asks, "{seat} was written to about {question}");
        }
    }
}
