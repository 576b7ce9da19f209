//! Twins over a server: two campaigns that differ in nothing but what somebody may not know are the same to the byte for that reader, in what the API
//! says, in lines, boards, trials and letters.

use crate::planted::{ID, PLAYERS};
use crate::server::Server;
use crate::windows::without_hashes;
use serde_json::Value;
use sternpost_core::{Chance, Eyes, Seat};
use sternpost_game::{Game, Play};
use sternpost_log::CampaignSecret;
use sternpost_model::language::Language;
use sternpost_model::policy::Windows;
use sternpost_players::Rng;
use sternpost_table::play::lay_out::Laid;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use tempfile::TempDir;

/// A campaign that stands in a position, on a server of its own.
async fn planted(game: &dyn Game, setup: &Value, play: &dyn Play) -> (Server, TempDir) {
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("planted.db").display());
    let seats = setup["seats"].as_array().unwrap().len();
    let seat = |(name, address): (&str, &str)| Invited {
        name: name.to_owned(),
        language: Language::English,
        player: Player::Email(address.to_owned()),
    };
    let new = NewCampaign {
        game: game.id().to_owned(),
        name: "Planted".to_owned(),
        options: Some(setup["options"].clone()),
        seats: ["Ada", "Bo"].into_iter().zip(PLAYERS).take(seats).map(seat).collect(),
        table: Windows::Everybody.into(),
        policies: None,
    };
    let at = chrono::DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    let laid = Laid { id: ID.parse().unwrap(), secret: CampaignSecret([7; 32]), at, forked: None };
    let commit = laid.commit(game.revision(), PLAYERS[0], new, play, "a test").unwrap();
    sternpost_store::open(&url).await.unwrap().commit(commit).await.unwrap();
    (Server::start(Some(url), None), folder)
}

/// What somebody can read of it: an answer of the API, the board, the letters to a seat.
async fn readable(server: &Server, seat: Option<usize>) -> Vec<(String, String)> {
    let mut all = vec![];
    for way in ["", "/questions", "/log", "/lines", "/board.txt", "/board.svg", "/what-if?from=2&sample=1"] {
        let request = reqwest::Client::new().get(format!("{}/api/v1/campaigns/{ID}{way}", server.url));
        let request = if let Some(seat) = seat { request.bearer_auth(server.token(PLAYERS[seat])) } else { request };
        let got = request.send().await.unwrap();
        let status = got.status();
        let text = got.text().await.unwrap().replace(&server.url, "SERVER").replace(&server.address().to_string(), "SERVER");
        all.push((way.to_owned(), without_hashes(&format!("{status} {text}"))));
    }
    if let Some(seat) = seat {
        let letters = sternpost_store::open(&server.database()).await.unwrap().letters(ID.parse().unwrap()).await.unwrap();
        let own = letters.into_iter().map(|letter| letter.letter).filter(|letter| letter.recipient == PLAYERS[seat]);
        all.push((
            "letters".to_owned(),
            without_hashes(&format!("{:?}", own.map(|letter| (letter.kind().name(), letter.content.payload())).collect::<Vec<_>>())),
        ));
    }
    all
}

/// Somebody who looks, at a seat or as a spectator, reads the same of a position and of a twin that differs for others.
pub(crate) async fn are_read_alike(game: &dyn Game, setup: &Value, play: &dyn Play, readers: &[Option<u8>]) {
    let (one, _one) = planted(game, setup, play).await;
    for reader in readers {
        let eyes = reader.map_or(Eyes::Spectator, |seat| Eyes::Seat(Seat(seat)));
        let mut twins = (0..10).map(|seed| play.twin(eyes, &mut Chance::live(&mut Rng::new(seed))));
        let twin = twins.find(|twin| twin.snapshot() != play.snapshot()).expect("something is hidden");
        let (other, _other) = planted(game, setup, &*twin).await;
        let seat = reader.map(usize::from);
        for ((way, here), (_, there)) in readable(&one, seat).await.into_iter().zip(readable(&other, seat).await) {
            assert!(here == there, "{}: {way} tells {reader:?} something:\n{here}\n{there}", play.phase());
            assert!(way == "letters" || here.len() > 20, "{way}: {here}");
        }
    }
}
