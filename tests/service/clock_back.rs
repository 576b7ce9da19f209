//! A server that is started with its clock three days back loses nothing: letters go out, what has expired stays so, and
//! campaigns go on.

use chrono::{DateTime, TimeDelta, Utc};
use std::path::Path;
use std::sync::Arc;
use sternpost::config::Config;
use sternpost_games::Games;
use sternpost_log::{CampaignId, Cause, verify};
use sternpost_model::clock::ManualClock;
use sternpost_model::language::Language;
use sternpost_model::letter::{Letter, TurnPayload};
use sternpost_model::settings::Keep;
use sternpost_post::composer::Composer;
use sternpost_post::housekeeping::Housekeeping;
use sternpost_post::links::{LinkError, Links, SignInLink};
use sternpost_post::postbox::{self, Postbox};
use sternpost_post::worker::{LEASE, Worker};
use sternpost_store::{Commit, DeliveryState, NewLetter, Session, Store};
use sternpost_table::Service;
use sternpost_table::play::answer::Submission;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_web::app::App;

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];

/// One life of the server's process on a folder.
struct Life {
    store: Arc<Store>,
    clock: Arc<ManualClock>,
    service: Arc<Service>,
    links: Arc<Links>,
    house: Housekeeping,
    worker: Worker,
}

impl Life {
    async fn begin(folder: &Path, now: DateTime<Utc>) -> Self {
        let config = Config { data_dir: folder.to_owned(), ..Config::default() };
        let store = sternpost_store::open(&config.database()).await.unwrap();
        let clock = Arc::new(ManualClock::at(now));
        let grace = TimeDelta::minutes(10);
        let service = Service::new(store.clone(), Games::default(), clock.clone(), config.operator.clone(), grace);
        let links = Arc::new(Links::new(b"a key for tests only, long enough to be one", &[]));
        let (keep, link_life) = (Keep::default(), TimeDelta::days(60));
        let house = Housekeeping { store: store.clone(), clock: clock.clone(), links: links.clone(), keep, link_life, grace };
        house.begin().await.unwrap();
        let metrics = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
        let app = Arc::new(App::new(config.of_the_web(), "http://127.0.0.1:8080".to_owned(), service.clone(), links.clone(), metrics));
        let composer = Arc::new(Composer::new(
            app.service.clone(),
            app.addresses.clone(),
            app.boards.clone(),
            "Sternpost <post@localhost>".parse().unwrap(),
        ));
        let transport = Arc::new(Postbox::open(config.postbox_dir()).unwrap());
        let worker = Worker { store: store.clone(), composer, transport, clock: clock.clone(), lease: LEASE };
        Self { store, clock, service, links, house, worker }
    }

    fn now(&self) -> DateTime<Utc> {
        sternpost_model::clock::Clock::now(&*self.clock)
    }

    /// Gives the default answer to the first open question.
    async fn answer(&self, id: CampaignId) {
        let snapshot = self.service.snapshot(id).await.unwrap();
        let (asked, version) = (snapshot.owed().remove(0), snapshot.seq);
        drop(snapshot);
        let (seat, question, answers) = (asked.seat, asked.id, vec![asked.default]);
        let submission = Submission::plain(id, (seat, question, version), answers, Cause::Api);
        self.service.answer(submission).await.unwrap();
    }

    async fn waiting(&self, id: CampaignId) -> usize {
        let letters = self.store.letters(id).await.unwrap();
        letters.iter().filter(|letter| letter.state == DeliveryState::Pending).count()
    }
}

fn new_campaign() -> NewCampaign {
    let seat = |address: &str| Invited { name: address.to_owned(), language: Language::English, player: Player::Email(address.to_owned()) };
    NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Back".to_owned(),
        options: None,
        seats: PLAYERS.map(seat).into(),
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_by_three_days_loses_no_letter_and_revives_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let noon = "2026-11-21T12:00:00Z".parse().unwrap();
    let before = Life::begin(folder.path(), noon).await;
    let id = before.service.create(PLAYERS[0], new_campaign()).await.unwrap();
    for seat in 0..3 {
        before.service.take_seat(id, seat, None).await.unwrap();
    }
    before.answer(id).await;
    let hour = noon + TimeDelta::hours(1);
    before.store.put_session(&Session::until("expired", PLAYERS[0], hour)).await.unwrap();
    before.store.put_session(&Session::until("good", PLAYERS[1], noon + TimeDelta::days(60))).await.unwrap();
    let link = before.links.sign(SignInLink::to(PLAYERS[0].to_owned()), hour);
    assert!(before.store.use_link_once("used", noon + TimeDelta::hours(6)).await.unwrap());
    before.clock.advance(TimeDelta::hours(2));
    before.answer(id).await;
    before.house.round().await.unwrap();
    // The process dies while it is at work on letters.
    let taken = before.store.claim_letters(before.now(), LEASE, 2).await.unwrap().letters;
    assert_eq!(taken.len(), 2);
    let unsent = before.waiting(id).await;
    assert!(unsent > 6, "{unsent} letters wait");
    let head = before.store.head(id).await.unwrap().unwrap();
    drop(before);

    let after = Life::begin(folder.path(), noon + TimeDelta::hours(2) - TimeDelta::days(3)).await;
    assert_eq!(after.links.read::<SignInLink>(&link, after.now()), Err(LinkError::Expired), "an expired link stays so");
    let expiry_now = after.links.never_before(after.now());
    assert_eq!(after.store.session("expired", expiry_now).await.unwrap(), None);
    assert_eq!(after.store.session("good", expiry_now).await.unwrap().map(|session| session.address).as_deref(), Some(PLAYERS[1]));
    assert!(!after.store.use_link_once("used", noon).await.unwrap(), "a used link stays used");
    let fresh = after.links.sign(SignInLink::to(PLAYERS[2].to_owned()), expiry_now + TimeDelta::hours(1));
    assert!(after.links.read::<SignInLink>(&fresh, after.now()).is_ok(), "people can sign in");

    while after.worker.round().await.unwrap() > 0 {}
    assert_eq!(after.waiting(id).await, 0, "nothing waits for three days");
    let letters = after.store.letters(id).await.unwrap();
    let sent: Vec<&str> =
        letters.iter().filter(|letter| letter.state == DeliveryState::Sent).map(|letter| letter.letter.id.as_str()).collect();
    let kept = postbox::list(&folder.path().join("postbox"));
    assert!(
        sent.len() >= 6 && sent.iter().all(|id| kept.iter().any(|head| head.id == format!("{id}@localhost"))),
        "{} {}",
        sent.len(),
        kept.len()
    );

    for _ in 0..3 {
        after.answer(id).await;
    }
    let entries = after.store.entries(id, 0, 1_000).await.unwrap();
    assert_eq!(verify(&entries, &after.store.secret(id).await.unwrap().unwrap()), Ok(()));
    assert!(entries.iter().zip(1..).all(|(entry, seq)| entry.seq == seq), "entries stay in order");
    assert_eq!(entries[usize::try_from(head.0).unwrap() - 1].hash, head.1, "what was confirmed stands");
    assert_eq!(entries.last().unwrap().seq, head.0 + 3);
    let anew = after.service.create(PLAYERS[0], new_campaign()).await.unwrap();
    assert_eq!(after.store.head(anew).await.unwrap().unwrap().0, 1, "new campaigns begin");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_letters_keys_and_sign_ins_are_forgotten_and_young_ones_kept() {
    let folder = tempfile::tempdir().unwrap();
    let life = Life::begin(folder.path(), "2026-11-21T12:00:00Z".parse().unwrap()).await;
    let id = life.service.create(PLAYERS[0], new_campaign()).await.unwrap();
    for seat in 0..3 {
        life.service.take_seat(id, seat, None).await.unwrap();
    }
    let snapshot = life.service.snapshot(id).await.unwrap();
    let (asked, version) = (snapshot.owed().remove(0), snapshot.seq);
    drop(snapshot);
    let (seat, question, answers) = (asked.seat, asked.id, vec![asked.default]);
    let key = Some("once".to_owned());
    life.service.answer(Submission { key, ..Submission::plain(id, (seat, question, version), answers, Cause::Api) }).await.unwrap();
    while life.worker.round().await.unwrap() > 0 {}
    life.house.round().await.unwrap();
    let dealt_with = async || life.store.letters(id).await.unwrap().iter().filter(|letter| letter.settled_at.is_some()).count();
    let actor = format!("seat-{seat}");
    let is_known = async || life.store.remembered(id, &actor, "once").await.unwrap().is_some();
    let letters = dealt_with().await;
    assert!(letters > 3 && is_known().await);

    life.clock.advance(TimeDelta::days(29));
    life.house.round().await.unwrap();
    assert!(dealt_with().await == letters && is_known().await, "young ones are kept");
    life.clock.advance(TimeDelta::days(2));
    life.house.round().await.unwrap();
    assert!(dealt_with().await == letters && !is_known().await, "a key is forgotten after 30 days");
    let (content, recipient) = (Letter::Turn(TurnPayload::of("", 0)), PLAYERS[0].to_owned());
    let waits = NewLetter { id: "waits".to_owned(), campaign: Some(id), seat: Some(0), content, recipient, not_before: life.now() };
    life.store.commit(Commit { letters: vec![waits], ..Commit::default() }).await.unwrap();
    life.clock.advance(TimeDelta::days(60));
    life.store.put_session(&Session::until("expired", PLAYERS[0], life.now())).await.unwrap();
    life.house.round().await.unwrap();
    assert_eq!(dealt_with().await, 0, "a letter after 90");
    assert!(life.waiting(id).await > 0, "one that waits is not old");
    assert_eq!(life.store.session("expired", DateTime::UNIX_EPOCH).await.unwrap(), None);
}
