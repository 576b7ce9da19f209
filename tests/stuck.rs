//! A rule that panics: its campaign is stuck, host and operator are told, nothing is written, others go on.

use chrono::TimeDelta;
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use sternpost::campaign::{Invited, NewCampaign, Player, Service};
use sternpost::clock::SystemClock;
use sternpost::games::{GAMES, Games};
use sternpost::language::Language;
use sternpost::log::verify;
use sternpost::store::{self, Status};
use sternpost_core::{
    Answer, Asked, BadSetup, BadSnapshot, BySeat, Catalogue, Chance, Eyes, Game, Outcome, Play, Preview, Refusal, Scene, Seat, Standing,
    Text,
};

/// Twilight Imperium with a rule that fails at the first answer.
struct Faulty;

fn sound() -> &'static dyn Game {
    GAMES[0]
}

impl Game for Faulty {
    fn id(&self) -> &'static str {
        "faulty"
    }
    fn revision(&self) -> u32 {
        sound().revision()
    }
    fn seats(&self) -> RangeInclusive<u8> {
        sound().seats()
    }
    fn options_schema(&self) -> Value {
        sound().options_schema()
    }
    fn default_options(&self) -> Value {
        sound().default_options()
    }
    fn given_schema(&self) -> Value {
        sound().given_schema()
    }
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup> {
        sound().seat_offers(options, taken)
    }
    fn check_options(&self, options: &Value) -> Result<(), BadSetup> {
        sound().check_options(options)
    }
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let (play, out) = sound().begin(setup, chance)?;
        Ok((Box::new(FaultyPlay(play)), out))
    }
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot> {
        Ok(Box::new(FaultyPlay(sound().restore(snapshot)?)))
    }
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        sound().given(given, chance)
    }
    fn catalogue(&self, language: &str) -> &'static Catalogue {
        sound().catalogue(language)
    }
}

struct FaultyPlay(Box<dyn Play>);

impl Play for FaultyPlay {
    fn fork(&self) -> Box<dyn Play> {
        Box::new(Self(self.0.fork()))
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn asked(&self) -> Vec<Asked> {
        self.0.asked()
    }
    fn apply(&mut self, _: Seat, _: &[Answer], _: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        panic!("a rule failed")
    }
    fn preview(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        self.0.preview(seat, answers)
    }
    fn view(&self, eyes: Eyes) -> Value {
        self.0.view(eyes)
    }
    fn scene(&self, eyes: Eyes) -> Scene {
        self.0.scene(eyes)
    }
    fn snapshot(&self) -> String {
        self.0.snapshot()
    }
    fn is_over(&self) -> bool {
        self.0.is_over()
    }
    fn standings(&self) -> Option<Vec<Standing>> {
        self.0.standings()
    }
    fn defects(&self) -> Vec<String> {
        self.0.defects()
    }
    fn twin(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Box<dyn Play> {
        self.0.twin(eyes, chance)
    }
    fn colours(&self) -> BySeat<String> {
        self.0.colours()
    }
}

fn bots_at(game: &str) -> NewCampaign {
    let seats = ["Ada", "Bo", "Cleo"].map(|name| Invited { name: name.to_owned(), language: Language::English, player: Player::Bot(true) });
    NewCampaign { game: game.to_owned(), name: "Bots".to_owned(), options: None, seats: seats.into() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_in_a_rule_stops_one_campaign_and_tells_host_and_operator() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = store::open(&format!("sqlite:{}", folder.path().join("stuck.db").display())).await.unwrap();
    let games = Games::new(vec![&Faulty, sound()]);
    let service = Service::new(store.clone(), games, Arc::new(SystemClock), "operator@o.test".to_owned(), TimeDelta::zero());

    let faulty = service.create("host@h.test", bots_at("faulty")).await.unwrap();
    let _ = service.bots_play(faulty).await;
    assert_eq!(store.campaign(faulty).await.unwrap().unwrap().status, Status::Stuck);
    let entries = store.entries(faulty, 0, 1_000).await.unwrap();
    assert_eq!(entries.last().unwrap().body.kind(), "started", "the failed answer was not written");
    assert_eq!(verify(&entries, &store.secret(faulty).await.unwrap().unwrap()), Ok(()));
    let mut told: Vec<String> = store
        .letters(faulty)
        .await
        .unwrap()
        .into_iter()
        .filter(|letter| letter.letter.kind == "stuck")
        .map(|letter| letter.letter.recipient)
        .collect();
    told.sort();
    told.dedup();
    assert_eq!(told, ["host@h.test", "operator@o.test"]);

    let healthy = service.create("host@h.test", bots_at(sound().id())).await.unwrap();
    service.bots_play(healthy).await.unwrap();
    assert_eq!(store.campaign(healthy).await.unwrap().unwrap().status, Status::Ended, "another campaign plays to its end");
    let audit = store.entries(healthy, 0, 100_000).await.unwrap();
    assert_eq!(verify(&audit, &store.secret(healthy).await.unwrap().unwrap()), Ok(()));
}
