//! What an operator can do about a campaign that is stuck, beside a server that runs.

use crate::server::until;
use crate::world::World;
use serde_json::{Value, json};
use std::ops::Deref;
use std::sync::Arc;
use sternpost_log::{Actor, Body, CampaignId, verify};
use sternpost_store::{Commit, Status, Store};

/// A campaign that an operator has to see to, and its store.
struct Stuck {
    world: World,
    store: Arc<Store>,
}

impl Deref for Stuck {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Stuck {
    /// A campaign with a few answers that got stuck.
    async fn at_a_table(database: Option<String>) -> Self {
        let world = World::new(database).await;
        let store = sternpost_store::open(&world.server.database()).await.unwrap();
        let stuck = Self { world, store };
        for _ in 0..5 {
            assert_eq!(stuck.answer_by_default().await.1, 201);
        }
        stuck.get_stuck().await;
        stuck
    }

    fn campaign(&self) -> CampaignId {
        self.id.parse().unwrap()
    }

    async fn status(&self) -> Value {
        self.get(0, "").await["status"].clone()
    }

    /// As a rule that fails leaves it; the server hears of it.
    async fn get_stuck(&self) {
        self.store.commit(Commit { status: Some((self.campaign(), Status::Stuck)), ..Commit::default() }).await.unwrap();
        until("the server knows that it is stuck", async || self.status().await == "stuck").await;
    }

    /// A command beside the server; what it says.
    fn command(&self, arguments: &[&str]) -> String {
        let out = self.server.command(&[&["campaign"], arguments].concat());
        assert!(out.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    }

    async fn turn_letters(&self) -> usize {
        self.store.letters(self.campaign()).await.unwrap().iter().filter(|letter| letter.letter.kind().name() == "turn").count()
    }
}

async fn a_stuck_campaign_goes_on_when_the_operator_retries(database: Option<String>) {
    let stuck = Stuck::at_a_table(database).await;
    assert!(stuck.table.question(&stuck.server.url, &stuck.id).await.is_none(), "nobody is asked while it is stuck");
    let letters = stuck.turn_letters().await;

    let said = stuck.command(&["retry", &stuck.id]);

    assert!(said.contains("is running"), "{said}");
    assert!(stuck.turn_letters().await > letters, "who owes an answer is asked again");
    until("the server has heard of it", async || stuck.status().await == "running").await;
    assert_eq!(stuck.answer_by_default().await.1, 201);
    let said = stuck.server.refused(&["campaign", "retry", &stuck.id], &[]);
    assert!(said.contains("not stuck"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stuck_campaign_goes_on_from_where_the_operator_rewinds_it_to() {
    let stuck = Stuck::at_a_table(None).await;
    let before = stuck.store.entries(stuck.campaign(), 0, 1_000).await.unwrap();
    let started = before.iter().find(|entry| matches!(entry.body, Body::Started { .. })).unwrap().seq;
    for (to, why) in [(started - 1, "had not started"), (0, "entries 1 to"), (9_999, "entries 1 to")] {
        let said = stuck.server.refused(&["campaign", "rewind", &stuck.id, &to.to_string()], &[]);
        assert!(said.contains(why), "{to}: {said}");
    }
    assert_eq!(stuck.store.entries(stuck.campaign(), 0, 1_000).await.unwrap(), before, "what is refused changes nothing");

    stuck.command(&["rewind", &stuck.id, &(started + 2).to_string(), "--why", "a rule was mended"]);

    until("the server has heard of it", async || stuck.status().await == "running").await;
    let entries = stuck.store.entries(stuck.campaign(), 0, 1_000).await.unwrap();
    let [.., back, last] = entries.as_slice() else { panic!("it went back") };
    assert_eq!((back.actor, &back.body), (Actor::Operator, &Body::rewound(started + 2, "a rule was mended")));
    assert_eq!((last.actor, last.body.kind()), (Actor::Operator, "dealt-anew"));
    let (_, question, _) = stuck.asked().await;
    let Body::Answered { question: third, .. } = &before[usize::try_from(started).unwrap() + 2].body else { panic!("an answer") };
    assert_eq!(question["id"], json!(third), "the third question is open again");
    for _ in 0..5 {
        assert_eq!(stuck.answer_by_default().await.1, 201);
    }
    assert!(stuck.server.command(&["audit"]).status.success());
}

/// An entry with an answer that these rules refuse: the log does not fold any more. Returns the entry before it.
pub(crate) async fn does_not_fold(store: &Store, campaign: CampaignId) -> u64 {
    let entries = store.entries(campaign, 0, 1_000).await.unwrap();
    let last = entries.last().unwrap();
    let Body::Answered { question, seat, chance, .. } = last.body.clone() else { panic!("an answer") };
    let secret = store.secret(campaign).await.unwrap().unwrap();
    let invalid = vec![sternpost_core::Picked::One("no such choice".to_owned())];
    let body = Body::Answered { question, seat, chance, order: None, answers: invalid };
    let entry = sternpost_model::chain::seal(sternpost_log::NewEntry { seq: last.seq + 1, body, ..last.what.clone() }, &last.hash, &secret);
    store.commit(Commit { entries: vec![entry], ..Commit::default() }).await.unwrap();
    last.seq
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_whose_last_answer_does_not_fit_goes_on_before_it_when_the_operator_retries() {
    let stuck = Stuck::at_a_table(None).await;
    let fits = does_not_fold(&stuck.store, stuck.campaign()).await;

    let said = stuck.command(&["retry", &stuck.id]);

    assert!(said.contains("is running"), "{said}");
    until("the server has heard of it", async || stuck.status().await == "running").await;
    assert_eq!(stuck.answer_by_default().await.1, 201);
    let after: Vec<Body> =
        stuck.store.entries(stuck.campaign(), fits + 1, 2).await.unwrap().iter().map(|entry| entry.body.clone()).collect();
    assert!(matches!(after[..], [Body::Rewound { to, .. }, Body::Rebased { .. }] if to == fits), "the log keeps what was left behind");
    assert!(stuck.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_that_does_not_fold_can_be_closed_and_stays_readable() {
    let stuck = Stuck::at_a_table(None).await;
    does_not_fold(&stuck.store, stuck.campaign()).await;
    let secret = stuck.store.secret(stuck.campaign()).await.unwrap().unwrap();

    stuck.command(&["close", &stuck.id]);

    until("the server has heard of it", async || stuck.status().await == "ended").await;
    let entries = stuck.store.entries(stuck.campaign(), 0, 1_000).await.unwrap();
    verify(&entries, &secret).unwrap();
    let last = entries.last().unwrap();
    assert_eq!((last.actor, &last.body), (Actor::Operator, &Body::Ended { standings: vec![], secret: secret.reveal() }));
    let ended = stuck.store.letters(stuck.campaign()).await.unwrap();
    assert_eq!(ended.iter().filter(|letter| letter.letter.kind().name() == "ended").count(), 3, "everybody is told");
    let export = stuck.table.client.get(stuck.api("/export")).send().await.unwrap();
    assert!(export.text().await.unwrap().contains(&secret.reveal()), "the whole log can be read");
    let said = stuck.server.refused(&["campaign", "close", &stuck.id], &[]);
    assert!(said.contains("is over"), "{said}");
    assert!(stuck.server.command(&["audit"]).status.success());
}

on_both_servers! {
    a_stuck_campaign_goes_on_when_the_operator_retries
}
