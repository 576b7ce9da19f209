//! Acts that belong to no question: whenever a seat likes, whole or not at all, and nobody waits for them.

use crate::support::other_rules::OtherRules;
use chrono::{DateTime, TimeDelta};
use serde_json::json;
use std::sync::Arc;
use sternpost_core::{Answer, Picked, Refusal, Seat};
use sternpost_game::Game;
use sternpost_games::Games;
use sternpost_log::{CampaignId, Cause, verify};
use sternpost_model::clock::ManualClock;
use sternpost_model::language::Language;
use sternpost_table::play::answer::{Receipt, Submission};
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_table::{Refused, Service};

struct Server {
    service: Arc<Service>,
    id: CampaignId,
    _folder: Option<tempfile::TempDir>,
    url: String,
}

async fn serving(url: &str) -> Arc<Service> {
    let game: &'static dyn Game = Box::leak(Box::new(OtherRules { gifts: true, ..OtherRules::like(crate::support::skirmish::game()) }));
    let clock = Arc::new(ManualClock::at(DateTime::from_timestamp(1_790_000_000, 0).unwrap()));
    Service::new(sternpost_store::open(url).await.unwrap(), Games::new(vec![game]), clock, "operator@o.test".to_owned(), TimeDelta::zero())
}

impl Server {
    /// Two camps with five coins each that are asked for sealed bids.
    async fn begin() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("s.db").display());
        let service = serving(&url).await;
        let person = |name: &str| Invited {
            name: name.to_owned(),
            language: Language::English,
            player: Player::Email(format!("{name}@{name}.test")),
        };
        let seats = vec![person("ada"), person("bo")];
        let options = Some(json!({ "goal": 9, "days": 9 }));
        let new = NewCampaign {
            game: "skirmish".to_owned(),
            name: "Camps".to_owned(),
            options,
            seats,
            table: sternpost_model::policy::Windows::Everybody.into(),
            policies: None,
        };
        let id = service.create("ada@ada.test", new).await.unwrap();
        for seat in [0, 1] {
            service.take_seat(id, seat, None).await.unwrap();
        }
        let server = Self { service, id, _folder: Some(folder), url };
        while server.service.snapshot(id).await.unwrap().owed().len() < 2 {
            let asked = server.service.snapshot(id).await.unwrap().owed().remove(0);
            server.say(asked.seat, &asked.id, vec![asked.default], None).await.unwrap();
        }
        server
    }

    async fn say(&self, seat: Seat, question: &str, answers: Vec<Answer>, key: Option<&str>) -> Result<Receipt, Refused> {
        let version = self.service.snapshot(self.id).await.unwrap().seq;
        let (question, key) = (question.to_owned(), key.map(str::to_owned));
        self.service.answer(Submission { key, ..Submission::plain(self.id, (seat, question, version), answers, Cause::Api) }).await
    }

    async fn give(&self, seat: Seat, coins: u32, key: Option<&str>) -> Result<Receipt, Refused> {
        self.say(seat, &format!("any-{seat}"), vec![Picked::One("gift".to_owned()), Picked::Amount(coins)], key).await
    }

    async fn bid(&self, seat: Seat, coins: u32) -> Result<Receipt, Refused> {
        let question = self.service.snapshot(self.id).await.unwrap().play().unwrap().asked_of(seat).unwrap().id;
        self.say(seat, &question, vec![Picked::Amount(coins)], None).await
    }

    /// The seats that owe an answer.
    async fn owing(&self) -> Vec<Seat> {
        self.service.snapshot(self.id).await.unwrap().owing()
    }

    async fn kinds(&self) -> Vec<&'static str> {
        self.service.store.entries(self.id, 0, 1_000).await.unwrap().iter().map(|entry| entry.body.kind()).collect()
    }

    async fn coins(&self, seat: Seat) -> u64 {
        let snapshot: serde_json::Value =
            serde_json::from_str(&self.service.snapshot(self.id).await.unwrap().play().unwrap().snapshot()).unwrap();
        snapshot["state"]["camps"][usize::from(seat.0)]["coins"].as_u64().unwrap()
    }

    async fn turn_letters(&self, seat: Seat) -> usize {
        let letters = self.service.store.letters(self.id).await.unwrap();
        letters.iter().filter(|letter| letter.letter.kind().name() == "turn" && letter.letter.seat == Some(seat.0)).count()
    }
}

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

#[tokio::test]
async fn an_act_at_any_time_is_an_entry_that_closes_no_question() {
    let server = Server::begin().await;
    let before = server.service.snapshot(server.id).await.unwrap();
    let open = before.play().unwrap().open();

    let half = server.say(ADA, "any-0", vec![Picked::One("gift".to_owned())], None).await;
    assert!(matches!(half, Err(Refused::Answer(Refusal::Unfinished))), "{half:?}");
    let others = server.say(ADA, "any-1", vec![Picked::One("gift".to_owned()), Picked::Amount(1)], None).await;
    assert!(matches!(others, Err(Refused::Stale { .. })), "nobody acts for another: {others:?}");
    assert_eq!(server.service.snapshot(server.id).await.unwrap().seq, before.seq, "what is refused changes nothing");

    let receipt = server.give(ADA, 1, Some("once")).await.unwrap();
    assert_eq!((receipt.version, receipt.told.len()), (before.seq + 1, 1));
    assert_eq!((server.coins(ADA).await, server.coins(BO).await), (server.coins(BO).await - 2, server.coins(ADA).await + 2));
    let again = server.give(ADA, 1, Some("once")).await.unwrap();
    assert!(again.repeated && again.version == receipt.version, "the same again is the same act");
    let snapshot = server.service.snapshot(server.id).await.unwrap();
    assert_eq!((snapshot.play().unwrap().open(), snapshot.owing()), (open, vec![ADA, BO]), "everybody is asked what they were asked");
    assert_eq!(server.kinds().await.last(), Some(&"anytime"));

    let entries = server.service.store.entries(server.id, 0, 1_000).await.unwrap();
    assert_eq!(verify(&entries, &snapshot.secret), Ok(()));
    let then = snapshot.play().unwrap().snapshot();
    let folded = serving(&server.url).await.snapshot(server.id).await.unwrap().play().unwrap().snapshot();
    assert_eq!(folded, then, "the log folds to the same position");
}

#[tokio::test]
async fn a_sealed_answer_that_does_not_fit_after_an_act_is_not_used_and_its_seat_is_asked_again() {
    let server = Server::begin().await;
    let coins = u32::try_from(server.coins(ADA).await).unwrap();
    assert!(server.bid(ADA, coins).await.unwrap().sealed);
    let letters = (server.turn_letters(ADA).await, server.turn_letters(BO).await);
    server.give(ADA, 2, None).await.unwrap();
    assert_eq!(server.owing().await, [ADA, BO], "the bid is more than there is now");
    assert_eq!(
        (server.turn_letters(ADA).await, server.turn_letters(BO).await),
        (letters.0 + 1, letters.1),
        "and only its seat hears of it"
    );

    assert!(server.bid(ADA, 1).await.unwrap().sealed);
    server.give(BO, 1, None).await.unwrap();
    assert_eq!(server.owing().await, [BO], "what fits still goes on waiting");
    let closing = server.bid(BO, 0).await.unwrap();
    assert!(!closing.sealed);
    assert_eq!(&server.kinds().await[usize::try_from(closing.version).unwrap() - 1..], ["together"]);
}
