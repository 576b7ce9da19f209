//! What newer rules make of an older log: players keep the position they saw, whatever the rules would say today.

use crate::support::other_rules::OtherRules;
use chrono::{DateTime, TimeDelta};
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use std::sync::Arc;
use sternpost_core::{Answer, Picked, Refusal, Seat};
use sternpost_game::{Game, Play};
use sternpost_games::Games;
use sternpost_log::{Body, CampaignId, Cause, verify};
use sternpost_model::clock::ManualClock;
use sternpost_model::language::Language;
use sternpost_store::{Status, Store, StoredPosition};
use sternpost_table::Service;
use sternpost_table::play::answer::Submission;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};

/// Rules that give each camp a coin more at the start.
fn richer() -> OtherRules {
    let begun = |play: Box<dyn Play>| {
        let mut snapshot: Value = serde_json::from_str(&play.snapshot()).unwrap();
        for camp in snapshot["state"]["camps"].as_array_mut().unwrap() {
            camp["coins"] = json!(camp["coins"].as_u64().unwrap() + 1);
        }
        crate::support::skirmish::game().restore(&snapshot.to_string()).unwrap()
    };
    OtherRules { revision: 2, begun, ..OtherRules::like(crate::support::skirmish::game()) }
}

fn no_bids(answers: &[Answer]) -> Result<(), Refusal> {
    let is_bid = |answer: &Answer| matches!(answer, Picked::Amount(n) if *n > 0);
    if answers.iter().any(is_bid) { Err(Refusal::NotAsked) } else { Ok(()) }
}

/// A server on a database.
struct Server {
    store: Arc<Store>,
    service: Arc<Service>,
}

impl Server {
    async fn with(url: &str, rules: OtherRules) -> Self {
        let store = sternpost_store::open(url).await.unwrap();
        let game: &'static dyn Game = Box::leak(Box::new(rules));
        let clock = Arc::new(ManualClock::at(DateTime::from_timestamp(1_790_000_000, 0).unwrap()));
        let service = Service::new(store.clone(), Games::new(vec![game]), clock, "operator@o.test".to_owned(), TimeDelta::zero());
        Self { store, service }
    }

    async fn begin(&self) -> CampaignId {
        let person = |name: &str| Invited {
            name: name.to_owned(),
            language: Language::English,
            player: Player::Email(format!("{name}@{name}.test")),
        };
        let new = NewCampaign {
            game: "skirmish".to_owned(),
            name: "Camps".to_owned(),
            options: Some(json!({ "goal": 9, "days": 9 })),
            seats: vec![person("ada"), person("bo")],
            table: sternpost_model::policy::Windows::Everybody.into(),
            policies: None,
        };
        let id = self.service.create("ada@ada.test", new).await.unwrap();
        for seat in [0, 1] {
            self.service.take_seat(id, seat, None).await.unwrap();
        }
        id
    }

    /// Both bid a coin, then everybody does the least there is, up to the next day's bids.
    async fn play_a_day(&self, id: CampaignId) {
        let mut bids = 0;
        loop {
            let asked = self.service.snapshot(id).await.unwrap().owed().remove(0);
            let is_bid = matches!(asked.default, Picked::Amount(_));
            if is_bid && bids == 2 {
                return;
            }
            bids += u8::from(is_bid);
            let answer = if is_bid { Picked::Amount(1) } else { asked.default };
            self.answer(id, asked.seat, asked.id, answer).await;
        }
    }

    async fn answer(&self, id: CampaignId, seat: Seat, question: String, answer: Answer) {
        let version = self.seq(id).await;
        let submission = Submission::plain(id, (seat, question, version), vec![answer], Cause::Api);
        self.service.answer(submission).await.unwrap();
    }

    async fn snapshot(&self, id: CampaignId) -> String {
        self.service.snapshot(id).await.unwrap().play().unwrap().snapshot()
    }

    /// The kinds of the entries after one.
    async fn kinds(&self, id: CampaignId, after: u64) -> Vec<&'static str> {
        self.store.entries(id, after, 1_000).await.unwrap().iter().map(|entry| entry.body.kind()).collect()
    }

    async fn seq(&self, id: CampaignId) -> u64 {
        self.store.head(id).await.unwrap().unwrap().0
    }
}

/// A campaign in its second day, on a server that stopped as servers do.
async fn left_by_the_older_server(url: &str) -> (CampaignId, String, u64) {
    let older = Server::with(url, OtherRules::like(crate::support::skirmish::game())).await;
    let id = older.begin().await;
    older.play_a_day(id).await;
    older.service.keep_heads().await;
    (id, older.snapshot(id).await, older.seq(id).await)
}

fn database() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("sternpost.db").display());
    (folder, url)
}

/// As if the server had been killed before it kept any.
async fn forget_heads(url: &str) {
    let mut connection = SqliteConnection::connect(url).await.unwrap();
    sqlx::query("DELETE FROM heads").execute(&mut connection).await.unwrap();
}

#[tokio::test]
async fn a_campaign_that_folds_differently_goes_on_from_what_its_players_saw() {
    let (_folder, url) = database();
    let (id, saw, seq) = left_by_the_older_server(&url).await;

    let newer = Server::with(&url, richer()).await;
    assert_eq!(newer.snapshot(id).await, saw, "nobody is a coin richer");
    assert_eq!(newer.kinds(id, seq).await, ["rebased"]);
    let letters = newer.store.letters(id).await.unwrap();
    assert_eq!(letters.iter().filter(|letter| letter.letter.kind().name() == "new-rules").count(), 2);

    newer.play_a_day(id).await;
    let then = newer.snapshot(id).await;
    let again = Server::with(&url, richer()).await;
    assert_eq!(again.snapshot(id).await, then, "the log folds from the new ground");
    assert_eq!(again.kinds(id, seq).await.iter().filter(|kind| **kind == "rebased").count(), 1, "once");
    let entries = again.store.entries(id, 0, 1_000).await.unwrap();
    assert_eq!(verify(&entries, &again.store.secret(id).await.unwrap().unwrap()), Ok(()));
}

#[tokio::test]
async fn rules_that_lead_to_the_same_position_change_nothing() {
    let (_folder, url) = database();
    let (id, saw, seq) = left_by_the_older_server(&url).await;

    let newer = Server::with(&url, OtherRules { revision: 2, ..OtherRules::like(crate::support::skirmish::game()) }).await;
    assert_eq!(newer.snapshot(id).await, saw);
    assert_eq!(newer.seq(id).await, seq, "no entry is written");
}

#[tokio::test]
async fn answers_given_after_the_last_kept_position_count_as_far_as_they_fit() {
    let (_folder, url) = database();
    let (id, saw, seq) = left_by_the_older_server(&url).await;
    {
        // This server is killed before it can keep the head again.
        let older = Server::with(&url, OtherRules::like(crate::support::skirmish::game())).await;
        let kept = older.store.kept_head(id).await.unwrap().unwrap();
        for seat in [Seat(0), Seat(1)] {
            let asked = older.service.snapshot(id).await.unwrap().play().unwrap().asked();
            let question = asked.into_iter().find(|asked| asked.seat == seat).unwrap().id;
            older.answer(id, seat, question, Picked::Amount(if seat.0 == 0 { 0 } else { 1 })).await;
        }
        drop(older);
        forget_heads(&url).await;
        sternpost_store::open(&url).await.unwrap().keep_head(kept).await.unwrap();
    }
    let newer = Server::with(&url, OtherRules { answers: no_bids, ..richer() }).await;

    let stands: Value = serde_json::from_str(&newer.snapshot(id).await).unwrap();
    let expected: Value = serde_json::from_str(&saw).unwrap();
    assert_eq!(stands, expected, "what was opened together fits together or not at all");
    assert_eq!(newer.kinds(id, seq).await, ["together", "rewound", "rebased"]);
    let entries = newer.store.entries(id, seq + 1, 10).await.unwrap();
    assert!(matches!(entries[0].body, Body::Rewound { to, .. } if to <= seq), "nothing is deleted, the rest is a branch");
    let snapshot = newer.service.snapshot(id).await.unwrap();
    assert_eq!(snapshot.owing(), [Seat(0), Seat(1)], "who is undone is asked again");
    drop(snapshot);
    let asked_again = newer
        .store
        .letters(id)
        .await
        .unwrap()
        .into_iter()
        .filter(|letter| letter.letter.kind().name() == "turn" && letter.letter.content.payload().contains(&format!("{}", seq + 3)));
    assert_eq!(asked_again.count(), 2, "and mailed");
}

/// A position with ten coins more for everybody, as somebody with access to the database might write it.
fn doctored(snapshot: &str) -> String {
    let mut snapshot: Value = serde_json::from_str(snapshot).unwrap();
    for camp in snapshot["state"]["camps"].as_array_mut().unwrap() {
        camp["coins"] = json!(camp["coins"].as_u64().unwrap() + 10);
    }
    snapshot.to_string()
}

#[tokio::test]
async fn a_kept_position_that_was_changed_counts_for_nothing() {
    let (_folder, url) = database();
    let (id, saw, seq) = left_by_the_older_server(&url).await;
    let forged = StoredPosition { campaign: id, seq, revision: 1, body: doctored(&saw) };
    let store = sternpost_store::open(&url).await.unwrap();
    store.keep_head(forged.clone()).await.unwrap();
    store.put_position(forged).await.unwrap();

    let same = Server::with(&url, OtherRules::like(crate::support::skirmish::game())).await;
    assert_eq!(same.snapshot(id).await, saw, "the same rules fold the log instead");
    drop(same);
    let newer = Server::with(&url, richer()).await;
    let coins = |snapshot: &str| serde_json::from_str::<Value>(snapshot).unwrap()["state"]["camps"][0]["coins"].as_u64().unwrap();
    assert_eq!(coins(&newer.snapshot(id).await), coins(&saw) + 1, "and newer rules say what the answers have led to");
}

#[tokio::test]
async fn a_campaign_that_newer_rules_call_over_ends_with_its_secret_and_letters() {
    let (_folder, url) = database();
    let (id, _, seq) = left_by_the_older_server(&url).await;

    let newer = Server::with(&url, OtherRules { is_over: |_| true, ..richer() }).await;

    assert_eq!(newer.service.snapshot(id).await.unwrap().campaign.status, Status::Ended);
    assert_eq!(newer.kinds(id, seq).await, ["rebased", "ended"]);
    assert_eq!(newer.store.campaign(id).await.unwrap().unwrap().status, Status::Ended);
    let letters = newer.store.letters(id).await.unwrap();
    assert_eq!(letters.iter().filter(|letter| letter.letter.kind().name() == "ended").count(), 2);
    let entries = newer.store.entries(id, 0, 1_000).await.unwrap();
    assert_eq!(verify(&entries, &newer.store.secret(id).await.unwrap().unwrap()), Ok(()));
}

#[tokio::test]
async fn a_log_that_neither_folds_nor_was_kept_stops_its_campaign_and_tells_host_and_operator() {
    let (_folder, url) = database();
    let older = Server::with(&url, OtherRules::like(crate::support::skirmish::game())).await;
    let id = older.begin().await;
    drop(older);
    forget_heads(&url).await;

    let newer = Server::with(&url, OtherRules { begun: |_| panic!("no such start"), ..richer() }).await;
    assert_eq!(newer.service.snapshot(id).await.unwrap().campaign.status, Status::Stuck);
    let letters = newer.store.letters(id).await.unwrap();
    assert_eq!(letters.iter().filter(|letter| letter.letter.kind().name() == "stuck").count(), 2);
}
