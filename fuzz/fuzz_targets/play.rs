//! Bytes set a campaign up, or take the position of a scenario or of a late campaign, and answer questions until they are used up; the workbench
//! looks on: no panic, no defect, the log refolds, nothing leaks, what is not on offer is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use sternpost_core::Source as _;
use sternpost_game::Game;
use sternpost_fuzz::{GAME, LATE, SCENARIOS, found, prepare};
use sternpost_players::{Rng, seats_by_lot};
use sternpost_workbench::{Checks, Start, play_with};
use twilight_imperium::options::Content;

fuzz_target!(init: prepare(), |bytes: &[u8]| {
    let mut rng = Rng::of_bytes(bytes);
    let looks = [Checks::every(1), Checks::every(7), Checks::every(50)];
    let checks = looks[rng.below(3) as usize];
    // Half of the inputs go to the late game, which nothing else comes to.
    let positions = [None, Some(&*SCENARIOS), Some(&*LATE), Some(&*LATE)][rng.below(4) as usize].filter(|positions| !positions.is_empty());
    let played = match positions {
        Some(positions) => {
            let number = rng.below(u32::try_from(positions.len()).expect("there are some hundred")) as usize;
            play_with(&GAME, &Start::Position(positions[number].fork()), rng, checks)
        }
        None => play_with(&GAME, &Start::Setup(&setup(&mut rng)), rng, checks),
    };
    if let Err(failure) = played {
        found(&format!("{failure}\n{}", failure.log()));
    }
});

/// Any set-up that can be played, of what the lobby offers.
fn setup(rng: &mut Rng) -> Value {
    let mut options = GAME.default_options();
    let mut among = |option: &str, values: &[Value]| {
        options[option] = values[rng.below(u32::try_from(values.len()).expect("few values")) as usize].clone();
    };
    among("map", &[json!("preset"), json!("drawn"), json!("placed")]);
    among("victory-points", &[json!("10"), json!("14")]);
    among("content", &[json!([Content::Transactions]), json!(Content::ALL)]);
    let seats = GAME.seats();
    let count = u32::from(*seats.start()) + rng.below(u32::from(seats.end() - seats.start()) + 1);
    let seats = seats_by_lot(&GAME, &options, count as usize, rng).expect("what was offered can be taken");
    json!({ "options": options, "seats": seats })
}
