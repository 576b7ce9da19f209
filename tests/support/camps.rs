//! A server in this process, on a database, that plays skirmishes by a clock that the test moves.

use super::other_rules::OtherRules;
use super::skirmish;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use std::sync::Arc;
use sternpost_game::Game;
use sternpost_games::Games;
use sternpost_log::CampaignId;
use sternpost_model::clock::{Clock as _, ManualClock};
use sternpost_model::language::Language;
use sternpost_model::pace::Terms;
use sternpost_model::policy::Windows;
use sternpost_store::Store;
use sternpost_table::Service;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};

/// Who plays.
pub const NAMES: [&str; 3] = ["ada", "bo", "cleo"];

/// A server on a database, of a revision of the rules.
pub struct Server {
    pub url: String,
    pub clock: Arc<ManualClock>,
    pub store: Arc<Store>,
    pub games: Games,
    pub service: Arc<Service>,
}

impl Server {
    /// At a time.
    pub async fn start(url: &str, revision: u32, now: DateTime<Utc>) -> Self {
        Self::of_rules(url, OtherRules { revision, ..OtherRules::like(skirmish::game()) }, now).await
    }

    /// The same with these rules.
    pub async fn of_rules(url: &str, rules: OtherRules, now: DateTime<Utc>) -> Self {
        let store = sternpost_store::open(url).await.unwrap();
        let game: &'static dyn Game = Box::leak(Box::new(rules));
        let clock = Arc::new(ManualClock::at(now));
        let games = Games::new(vec![game]);
        let service = Service::new(store.clone(), games.clone(), clock.clone(), "operator@o.test".to_owned(), TimeDelta::zero());
        service.take_over().await.unwrap();
        Self { url: url.to_owned(), clock, store, games, service }
    }

    /// Another process on the same database, a minute later, with the rules of a revision.
    pub async fn again(&self, revision: u32) -> Self {
        Self::start(&self.url, revision, self.clock.now() + TimeDelta::minutes(1)).await
    }

    /// A campaign that goes on for so many days, under these terms, created by this address.
    pub async fn begin(&self, host: &str, days: u32, policies: Option<Terms>) -> CampaignId {
        let person = |name: &str| Invited {
            name: name.to_owned(),
            language: Language::English,
            player: Player::Email(format!("{name}@{name}.test")),
        };
        let new = NewCampaign {
            game: "skirmish".to_owned(),
            name: "Camps".to_owned(),
            options: Some(json!({ "goal": 12, "days": days })),
            seats: NAMES.map(person).to_vec(),
            table: Windows::Everybody.into(),
            policies,
        };
        let id = self.service.create(host, new).await.unwrap();
        for seat in 0..3 {
            self.service.take_seat(id, seat, None).await.unwrap();
        }
        id
    }
}
