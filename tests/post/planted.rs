//! Campaigns that stand where a test wants them: an entry of new ground carries the position, as after an upgrade. Two that are planted
//! alike are alike to the byte.

use chrono::{DateTime, Utc};
use serde_json::Value;
use sternpost_core::Chance;
use sternpost_game::{Game, Play};
use sternpost_games::GAMES;
use sternpost_log::{CampaignId, CampaignSecret};
use sternpost_model::language::Language;
use sternpost_model::pace::Terms;
use sternpost_model::policy::Windows;
use sternpost_players::Rng;
use sternpost_table::Strength;
use sternpost_table::play::lay_out::Laid;
use sternpost_table::seats::create::{Bot, Invited, NewCampaign, Player};

/// The campaign's id, wherever it is planted.
pub(crate) const ID: &str = "01990000-0000-7000-8000-000000000001";
/// Who sits there.
pub(crate) const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];

fn game() -> &'static dyn Game {
    GAMES[0]
}

/// A position of Twilight Imperium as scenarios describe it.
pub(crate) fn position(given: &Value) -> Box<dyn Play> {
    let (play, _) = game().given(given, &mut Chance::live(&mut Rng::new(1))).unwrap();
    play
}

/// Plants a campaign of three in a database that no server has open yet, with a letter to everybody who is asked.
pub(crate) async fn plant(url: &str, given: &Value, play: &dyn Play) -> CampaignId {
    plant_with(url, given, play, &[], Windows::Everybody).await
}

/// The same with steady bots on some of the seats, who get no letters, and with windows that wait as long.
pub(crate) async fn plant_with(url: &str, given: &Value, play: &dyn Play, bots: &[u8], windows: Windows) -> CampaignId {
    let at = chrono::DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    plant_timed(url, given, play, (bots, windows), (None, at)).await
}

/// The same with a pace, at a moment.
pub(crate) async fn plant_timed(
    url: &str,
    given: &Value,
    play: &dyn Play,
    (bots, windows): (&[u8], Windows),
    (policies, at): (Option<Terms>, DateTime<Utc>),
) -> CampaignId {
    let seat = |(seat, address): (u8, &str)| Invited {
        name: ["Ada", "Bo", "Cleo"][usize::from(seat)].to_owned(),
        language: Language::English,
        player: if bots.contains(&seat) { Player::Bot(Bot::Plays(Strength::Steady)) } else { Player::Email(address.to_owned()) },
    };
    let new = NewCampaign {
        game: game().id().to_owned(),
        name: "Planted".to_owned(),
        options: Some(given["options"].clone()),
        seats: (0..).zip(PLAYERS).map(seat).collect(),
        table: windows.into(),
        policies,
    };
    let laid = Laid { id: ID.parse().unwrap(), secret: CampaignSecret([7; 32]), at, forked: None };
    let id = laid.id;
    let mut commit = laid.commit(game().revision(), PLAYERS[0], new, play, "a test").unwrap();
    for letter in &mut commit.letters {
        letter.id = format!("planted-{}", letter.seat.unwrap());
    }
    sternpost_store::open(url).await.unwrap().commit(commit).await.unwrap();
    id
}
