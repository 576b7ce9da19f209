//! Campaigns that stand where a test wants them: an entry of new ground carries the position, as after an upgrade. Two that are planted
//! alike are alike to the byte.

use serde_json::{Value, json};
use sternpost::campaign::Strength;
use sternpost::games::GAMES;
use sternpost::log::{Actor, Body, CampaignId, CampaignSecret, Cause, NewEntry, chain, seal};
use sternpost::store::{self, Campaign, Commit, NewLetter, SeatChange, SeatRow, SeatState, Status};
use sternpost_core::{Chance, Game, Play, Seat};
use sternpost_workbench::Rng;

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
    plant_with(url, given, play, &[]).await
}

/// The same with steady bots on some of the seats, who get no letters.
pub(crate) async fn plant_with(url: &str, given: &Value, play: &dyn Play, bots: &[u8]) -> CampaignId {
    let id: CampaignId = ID.parse().unwrap();
    let at = chrono::DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    let secret = CampaignSecret([7; 32]);
    let options = given["options"].clone();
    let seat = |(seat, address): (u8, &str)| SeatRow {
        campaign: id,
        seat,
        name: ["Ada", "Bo", "Cleo"][usize::from(seat)].to_owned(),
        address: (!bots.contains(&seat)).then(|| address.to_owned()),
        language: "en".to_owned(),
        state: if bots.contains(&seat) { SeatState::Bot } else { SeatState::Taken },
        options: Some(json!({ "faction": given["players"][usize::from(seat)]["faction"] })),
        link_generation: 1,
        seen: 0,
        wants_mail: true,
        strength: bots.contains(&seat).then_some(Strength::Steady),
    };
    let campaign = Campaign {
        id,
        game: game().id().to_owned(),
        name: "Planted".to_owned(),
        status: Status::Running,
        host_address: PLAYERS[0].to_owned(),
        options: options.clone(),
        seats: 3,
        created_at: at,
    };
    let commitment = secret.commitment();
    let created = Body::Created { game: campaign.game.clone(), name: campaign.name.clone(), options, seats: 3, commitment };
    let created = seal(NewEntry::after(0, id, at, game().revision(), created).by(Actor::Host, Cause::Lifecycle), chain::ORIGIN, &secret);
    let body = Body::Rebased { snapshot: serde_json::from_str(&play.snapshot()).unwrap(), why: "a test".to_owned() };
    let ground = NewEntry::after(1, id, at, game().revision(), body).leading_to(play.digest());
    let ground = seal(ground, &created.hash, &secret);
    let letter = |(seat, question): (Seat, String)| NewLetter {
        id: format!("planted-{seat}"),
        campaign: Some(id),
        seat: Some(seat.0),
        kind: "turn".to_owned(),
        recipient: PLAYERS[usize::from(seat.0)].to_owned(),
        payload: json!({ "question": question, "version": 2 }).to_string(),
        not_before: at,
    };
    let commit = Commit {
        campaign: Some((campaign, secret)),
        seats: (0..).zip(PLAYERS).map(seat).map(SeatChange::added).collect(),
        entries: vec![created, ground],
        letters: play.open().into_iter().filter(|(seat, _)| !bots.contains(&seat.0)).map(letter).collect(),
        ..Commit::default()
    };
    store::open(url).await.unwrap().commit(commit).await.unwrap();
    id
}
