//! No upgrade stops a campaign: databases that earlier servers left are opened by this one, and their campaigns are played to the end.
//!
//! `tests/upgrades/` holds the databases; its README says how they came about.

use crate::support::left::{OLDER, leave, recorded};
use chrono::TimeDelta;
use sqlx::{Connection as _, Executor as _};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_games::{GAMES, Games};
use sternpost_log::upgrade::{Course, reconcile};
use sternpost_log::{Body, CampaignId, Cause, verify};
use sternpost_model::clock::SystemClock;
use sternpost_players::{Rng, random};
use sternpost_store::{Status, Store};
use sternpost_table::Service;
use sternpost_table::play::answer::Submission;

/// A server on a database.
async fn open(url: &str) -> (Arc<Store>, Arc<Service>) {
    let store = sternpost_store::open(url).await.unwrap();
    let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero());
    (store, service)
}

async fn running(store: &Store) -> BTreeMap<String, CampaignId> {
    store.campaigns_with(Status::Running).await.unwrap().into_iter().map(|campaign| (campaign.name, campaign.id)).collect()
}

/// Everybody answers until nobody is asked.
async fn play_to_the_end(service: &Arc<Service>, id: CampaignId, seed: u64) {
    let mut rng = Rng::new(seed);
    loop {
        let (asked, version) = {
            let snapshot = service.snapshot(id).await.unwrap();
            (snapshot.owed(), snapshot.seq)
        };
        let Some(asked) = asked.into_iter().next() else { return };
        let answers = vec![random::eager_answer(&asked, &mut rng, 60)];
        let (seat, question, cause) = (asked.seat, asked.id, Cause::Api);
        let submission = Submission::plain(id, (seat, question, version), answers, cause);
        service.answer(submission).await.unwrap();
    }
}

/// What the earlier server asked at last, by campaign: ids of questions and how they were worded in English.
fn last_asked(revision: u32) -> BTreeMap<String, (u64, BTreeMap<String, String>)> {
    #[derive(serde::Deserialize)]
    struct Last {
        version: u64,
        asked: BTreeMap<String, String>,
    }
    let text = std::fs::read_to_string(recorded(revision).with_extension("json")).unwrap();
    let all: BTreeMap<String, Last> = serde_json::from_str(&text).unwrap();
    all.into_iter().map(|(name, last)| (name, (last.version, last.asked))).collect()
}

/// Opens every running campaign, compares it with what its players saw, plays it to its end; returns the kind of the entry
/// that the upgrade has brought, if any.
async fn played_on(url: &str, revision: u32) -> BTreeMap<String, &'static str> {
    let (store, service) = open(url).await;
    let mut went_on = BTreeMap::new();
    let mut asked_last = last_asked(revision);
    for (name, id) in running(&store).await {
        let head_before = store.head(id).await.unwrap().unwrap().0;
        let saw = {
            let snapshot = service.snapshot(id).await.unwrap();
            let asks: Vec<String> = snapshot.play().unwrap().asked().into_iter().map(|asked| asked.id).collect();
            let (version, before) = asked_last.remove(&name).unwrap_or_else(|| panic!("{name} is none of those recorded"));
            (snapshot.seq, asks, version, before.into_keys().collect::<Vec<_>>())
        };
        let (saw, asks, version, before) = saw;
        let new: Vec<_> = store.entries(id, head_before, 10).await.unwrap().iter().map(|entry| entry.body.kind()).collect();
        assert_eq!(version, head_before, "{name}");
        assert!(!new.contains(&"rewound"), "{name}: nobody is sent back");
        assert_eq!(asks, before, "{name}: the same seats are asked the same");
        assert_eq!(saw, head_before + new.len() as u64);
        let told = store.letters(id).await.unwrap().iter().filter(|letter| letter.letter.kind().name() == "new-rules").count();
        let lines = store.lines(id, head_before).await.unwrap();
        if new.is_empty() {
            assert!(told == 0 && lines.is_empty(), "{name}: who is not concerned hears nothing");
        } else {
            let seats = store.seats(id).await.unwrap().len();
            assert_eq!((told, lines.len()), (seats, 1), "{name}: everybody has a letter, the chronicle a line");
        }
        play_to_the_end(&service, id, 11).await;
        assert_eq!(store.campaign(id).await.unwrap().unwrap().status, Status::Ended, "{name}");
        went_on.insert(name, new.last().copied().unwrap_or("as it was"));
    }
    assert!(asked_last.is_empty(), "not opened: {asked_last:?}");
    // What the next server finds: every chain holds, and every log folds to where it stands.
    let (store, again) = open(url).await;
    for campaign in store.campaigns_with(Status::Ended).await.unwrap() {
        let entries = store.entries(campaign.id, 0, 100_000).await.unwrap();
        let secret = store.secret(campaign.id).await.unwrap().unwrap();
        verify(&entries, &secret).unwrap_or_else(|error| panic!("{}: {error}", campaign.name));
        assert!(again.snapshot(campaign.id).await.unwrap().play().unwrap().is_over(), "{}", campaign.name);
        if went_on.contains_key(&campaign.name) {
            let game = GAMES.iter().find(|game| game.id() == campaign.game).unwrap();
            assert_eq!(reconcile(*game, &entries, &[]).unwrap().course, Course::Same, "{}", campaign.name);
            assert!(matches!(entries.last().unwrap().body, Body::Ended { .. }));
        }
    }
    went_on
}

/// All campaigns of such a database are there, each as it was or begun anew where it stood: a letter, a line and an entry for each that the rules at hand
/// fold differently, nothing for the others.
async fn all_are_played_to_the_end(url: String, revision: u32) {
    leave(revision, &url).await;
    let went_on = played_on(&url, revision).await;
    assert!(went_on.len() == 6 && went_on.values().all(|kind| ["as it was", "rebased"].contains(kind)), "{went_on:?}");
}

async fn campaigns_of_the_revision_before_the_last_are_played_to_the_end(url: String) {
    all_are_played_to_the_end(url, OLDER[0]).await;
}

async fn campaigns_of_the_last_revision_are_played_to_the_end(url: String) {
    all_are_played_to_the_end(url, OLDER[1]).await;
}

/// What a seat has confirmed counts after an upgrade, or its seat is asked again; what was proposed can be answered still.
async fn what_waited_beside_the_log_is_there(url: String, revision: u32) {
    leave(revision, &url).await;
    let (store, service) = open(&url).await;
    let campaigns = running(&store).await;
    let snapshot = service.snapshot(campaigns["Sealed"]).await.unwrap();
    let asked = snapshot.play().unwrap().asked_together();
    assert_eq!(asked, [Seat(0), Seat(1), Seat(2)]);
    let was_rebased = snapshot.seq > last_asked(revision)["Sealed"].0;
    assert_eq!(snapshot.sealed_of(Seat(1)).is_some(), !was_rebased);
    assert_eq!(snapshot.owing().contains(&Seat(1)), was_rebased);

    let snapshot = service.snapshot(campaigns["A deal"]).await.unwrap();
    let reply = |seat: &Seat| snapshot.anytime_of(*seat).and_then(|asked| asked.offers.into_iter().find(|offer| offer.reply_to.is_some()));
    let (seat, offer) = [Seat(0), Seat(1), Seat(2)].iter().find_map(|seat| Some((*seat, reply(seat)?))).expect("a proposal waits");
    let (version, question) = (snapshot.seq, format!("any-{seat}"));
    let answers = vec![sternpost_core::Picked::One(offer.id)];
    let submission = Submission::plain(snapshot.campaign.id, (seat, question, version), answers, Cause::Api);
    assert_eq!(service.answer(submission).await.unwrap().version, version + 1);
}

async fn sealed_answers_and_proposals_of_the_revision_before_the_last_are_there(url: String) {
    what_waited_beside_the_log_is_there(url, OLDER[0]).await;
}

async fn sealed_answers_and_proposals_of_the_last_revision_are_there(url: String) {
    what_waited_beside_the_log_is_there(url, OLDER[1]).await;
}

/// The new binary says what serving would do, does nothing itself, and serving does just that.
async fn an_audit_says_beforehand_what_an_upgrade_does_to_each_campaign(url: String) {
    leave(OLDER[0], &url).await;
    let folder = tempfile::tempdir().unwrap();
    let audit = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_sternpost"));
        let out = command.arg("audit").env("STERNPOST__DATABASE_URL", &url).current_dir(folder.path()).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    let said = audit();
    assert_eq!(audit(), said, "an audit changes nothing");
    let (store, service) = open(&url).await;
    for (name, id) in running(&store).await {
        let line = said.lines().find(|line| line.contains(&id.to_string())).unwrap();
        assert!(line.starts_with("rebase") || line.starts_with("ok"), "{name}: {line}");
        let before = store.head(id).await.unwrap().unwrap().0;
        let after = service.snapshot(id).await.unwrap().seq;
        assert_eq!(after > before, line.starts_with("rebase"), "{name}");
    }
    let after = audit();
    assert!(!after.contains("rebase"), "what was rebased folds from there: {after}");
}

/// A database whose tables are another server's is refused as it is, and its operator is told what can be done.
async fn tables_of_another_server_are_refused_with_what_can_be_done(url: String) {
    drop(sternpost_store::open(&url).await.unwrap());
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    if url.starts_with("sqlite:") {
        sqlx::SqliteConnection::connect(&url).await.unwrap().execute(later).await.unwrap();
    } else {
        sqlx::PgConnection::connect(&url).await.unwrap().execute(later).await.unwrap();
    }
    let said = sternpost_store::open(&url).await.err().expect("its tables are not known").to_string();
    assert!(said.contains("step 99") && said.contains("newer server") && said.contains("sternpost import"), "{said}");
}

on_both! {
    tables_of_another_server_are_refused_with_what_can_be_done
    campaigns_of_the_revision_before_the_last_are_played_to_the_end
    campaigns_of_the_last_revision_are_played_to_the_end
    sealed_answers_and_proposals_of_the_revision_before_the_last_are_there
    sealed_answers_and_proposals_of_the_last_revision_are_there
    an_audit_says_beforehand_what_an_upgrade_does_to_each_campaign
}
