//! Campaigns in which nobody would act by themselves: full lobbies that were left behind, bots whose answer failed.

use crate::api::Table;
use crate::server::{KEY, Server, is_in, until};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_games::Games;
use sternpost_log::{Actor, Body, CampaignId, Cause, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_post::links::{InviteLink, Links};
use sternpost_store::{Commit, SeatChange, SeatState, SeatUpdate, Status, Store};
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};
use sternpost_table::{Service, Strength};
use tempfile::TempDir;

/// The last player's seat is taken, and the server dies before it could start the campaign.
async fn strand(store: &Store, id: CampaignId) {
    let seats = store.seats(id).await.unwrap();
    let row = seats.iter().find(|row| row.state == SeatState::Invited).expect("somebody is missing");
    let secret = store.secret(id).await.unwrap().unwrap();
    let (head, hash) = store.head(id).await.unwrap().unwrap();
    let body = Body::SeatTaken { seat: Seat(row.seat), name: row.name.clone(), options: Value::Null, bot: false, phrase: None };
    let entry = NewEntry {
        campaign: id,
        seq: head + 1,
        recorded_at: SystemClock.now(),
        actor: Actor::Seat(Seat(row.seat)),
        cause: Cause::MailLink,
        revision: 1,
        digest: None,
        idempotency_key: None,
        body,
    };
    let seats = vec![SeatChange::of(row, SeatUpdate::Taken(None))];
    store.commit(Commit { seats, entries: vec![seal(entry, &hash, &secret)], ..Commit::default() }).await.unwrap();
}

/// A lobby in which one is missing.
async fn nearly_full(server: &Server, table: &Table) -> CampaignId {
    let seat = |address: &str| json!({ "name": address, "email": address });
    let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(seat);
    let body = json!({ "game": "twilight-imperium", "name": "Stranded", "seats": seats });
    let (_, created) = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &body).await.unwrap();
    let id: CampaignId = created["id"].as_str().unwrap().parse().unwrap();
    for seat in 0..2 {
        let link = InviteLink { campaign: id, seat, generation: 1 };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let taken = table.client.post(format!("{}/i/{token}", server.url)).form(&[("choice", "")]).send().await.unwrap();
        assert!(is_in(&taken));
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_left_between_its_last_seat_and_its_start_starts_when_the_server_does_or_somebody_looks() {
    let mut server = Server::start(None, None);
    let table = Table::new(&server);
    let (first, second) = (nearly_full(&server, &table).await, nearly_full(&server, &table).await);
    server.kill();
    {
        let store = sternpost_store::open(&server.database()).await.unwrap();
        strand(&store, first).await;
    }
    server.kill_and_restart();
    let store = sternpost_store::open(&server.database()).await.unwrap();
    until("the lobby of the server that died has started", async || {
        store.campaign(first).await.unwrap().unwrap().status == Status::Running
    })
    .await;

    strand(&store, second).await;
    until("the lobby somebody looks at has started", async || {
        table.get(0, format!("{}/api/v1/campaigns/{second}", server.url)).await["status"] == "running"
    })
    .await;
}

/// A campaign of one person and two bots, on a database that refuses answers as long as it is told to.
struct Outage {
    folder: TempDir,
    store: Arc<Store>,
}

impl Outage {
    async fn begin() -> Self {
        let folder = TempDir::new().unwrap();
        let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("s.db").display())).await.unwrap();
        let outage = Self { folder, store };
        let refuse = "CREATE TRIGGER outage BEFORE INSERT ON entries WHEN NEW.kind = 'answered' BEGIN SELECT RAISE(ABORT, 'out'); END";
        outage.by_hand(refuse).await;
        outage
    }

    fn service(&self) -> Arc<Service> {
        service(self.store.clone())
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.folder.path().join("s.db").display())
    }

    async fn by_hand(&self, statement: &str) {
        let mut connection = SqliteConnection::connect(&self.url()).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
    }

    async fn ends(&self) {
        self.by_hand("DROP TRIGGER outage").await;
    }

    async fn answers(&self, id: CampaignId) -> usize {
        let entries = self.store.entries(id, 0, 1_000_000).await.unwrap();
        entries.iter().filter(|entry| matches!(entry.body, Body::Answered { .. })).count()
    }
}

fn service(store: Arc<Store>) -> Arc<Service> {
    Service::new(store, Games::default(), Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero())
}

/// A campaign of bots, none of whose answers could be stored.
async fn campaign(service: &Arc<Service>) -> CampaignId {
    let bot =
        |name: &str| Invited { name: name.to_owned(), language: Language::English, player: Player::Bot(Bot::Plays(Strength::Random)) };
    let seats = ["Ada", "Bo", "Cleo"].map(bot).to_vec();
    let new = NewCampaign {
        game: "twilight-imperium".to_owned(),
        name: "Bots".to_owned(),
        options: None,
        seats,
        table: sternpost_model::policy::Windows::Everybody.into(),
        policies: None,
    };
    let id = service.create("host@h.test", new).await.unwrap();
    assert!(service.bots_play(id).await.is_err(), "the database refuses answers");
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_after_an_outage() {
    let outage = Outage::begin().await;
    let service = outage.service();
    let id = campaign(&service).await;

    outage.ends().await;

    until("the bots have answered", async || outage.answers(id).await > 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_server_that_is_gone_are_woken_by_another() {
    let outage = Outage::begin().await;
    let url = outage.url();
    let gone = tokio::task::spawn_blocking(move || {
        // With its runtime all its tasks end.
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async { campaign(&service(sternpost_store::open(&url).await.unwrap())).await })
    });
    let id = gone.await.unwrap();
    let other = outage.service();

    // Seen once, a campaign may well be played elsewhere; seen standing still it is taken up, again and again.
    other.look_after(false).await.unwrap();
    other.look_after(false).await.unwrap();
    assert_eq!(outage.answers(id).await, 0, "the database still refuses answers");
    outage.ends().await;
    other.look_after(false).await.unwrap();

    assert_eq!(outage.store.campaign(id).await.unwrap().unwrap().status, Status::Ended);
}
