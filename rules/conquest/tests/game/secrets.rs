//! What a hand holds shows nowhere before it is played: positions that differ only in it give everybody else the same, at each step.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Eyes, Seat};
use sternpost_game::Play;
use sternpost_workbench::at_the_table::{asked, choose, given};

/// All that a seat, or a spectator, gets of a position, as bytes.
fn seen(play: &dyn Play, eyes: Eyes) -> String {
    let question = eyes.seat().and_then(|seat| play.asked_of(seat));
    let all = json!([play.view(eyes), play.scene(eyes), play.tally(eyes), question, play.waiting_for(), play.is_veiled()]);
    all.to_string()
}

/// Two tables, alike but for what one seat holds.
struct Tables([Box<dyn Play>; 2]);

impl Tables {
    fn with(position: &Value, seat: usize, hands: [&[&str]; 2]) -> Self {
        let table = |hand: &[&str]| {
            let mut position = position.clone();
            position["players"][seat]["hand"] = json!(hand);
            let table = given(&GAME, &position);
            assert_eq!(table.defects(), Vec::<String>::new());
            table
        };
        Self(hands.map(table))
    }

    /// They look the same to the other seat and to spectators.
    fn look_alike(&self, hidden: u8) {
        for eyes in [Eyes::Seat(Seat(1 - hidden)), Eyes::Spectator] {
            let [one, other] = [&self.0[0], &self.0[1]].map(|table| seen(&**table, eyes));
            assert_eq!(one, other, "{eyes:?}");
        }
        let [one, other] = [&self.0[0], &self.0[1]].map(|table| table.view(Eyes::Seat(Seat(hidden))));
        assert_ne!(one, other, "they differ to whom the hand belongs");
    }

    /// The same answer on both; who does not hold the cards is told the same, and so are spectators.
    fn answer(&mut self, seat: u8, id: &str, hidden: u8) {
        let told = self.0.each_mut().map(|table| choose(&mut **table, seat, &[id]).told);
        assert_eq!(told[0], told[1], "seat {seat} answers {id}");
        self.look_alike(hidden);
    }

    /// On which of the two a seat is offered something.
    fn offer(&self, seat: u8, id: &str) -> [bool; 2] {
        self.0.each_ref().map(|table| asked(&**table, seat).offers.iter().any(|offer| offer.id == id))
    }
}

// cites: CONQ-SUP-15
#[test]
fn a_nullify_that_is_held_and_one_that_is_not_look_the_same() {
    let position = json!({
        "begin": { "battle": 2 },
        "players": [
            { "warlord": "nazdreg", "hand": ["battle-cry"], "in-play": [{ "card": "goff-nob", "at": 2 }] },
            { "warlord": "eldorath-starbane", "in-play": [{ "card": "soaring-falcon", "at": 2 }] },
        ],
    });
    let mut tables = Tables::with(&position, 1, [&["doom", "nullify"], &["doom", "biel-tan-guardians"]]);
    tables.look_alike(1);
    tables.answer(0, "play:battle-cry", 1);
    assert_eq!(tables.offer(1, "play:nullify"), [true, false], "both are asked, and one could cancel it");
    tables.answer(1, "pass", 1);
}

// cites: CONQ-SHIELD-04
#[test]
fn a_shield_that_is_held_and_one_that_is_not_look_the_same() {
    let position = json!({
        "begin": { "battle": 2 },
        "options": { "abilities": "none" },
        "players": [
            { "warlord": "nazdreg", "in-play": [{ "card": "goff-nob", "at": 2 }] },
            { "warlord": "captain-cato-sicarius", "discard": ["eager-recruit"],
              "in-play": [{ "card": "land-raider", "at": 2 }, { "card": "deathwing-guard", "at": 2 }] },
        ],
    });
    let mut tables =
        Tables::with(&position, 1, [&["indomitable", "tenth-company-scout"], &["veteran-brother-maxos", "tenth-company-scout"]]);
    tables.look_alike(1);
    tables.answer(0, "card:land-raider:1", 1);
    assert_eq!(tables.offer(1, "shield:indomitable"), [true, false], "both are asked, and one could shield");
    tables.answer(1, "no-shield", 1);
}

// cites: CONQ-SUP-10
#[test]
fn a_title_of_which_one_is_seen_goes_from_the_hand_as_that_one() {
    let position = json!({
        "begin": "deploy",
        "players": [
            { "warlord": "commander-shadowsun", "hand": ["deception"] },
            { "warlord": "zarathur-high-sorcerer", "in-play": [{ "card": "zarathurs-flamers", "at": 2 }] },
        ],
    });
    let mut tables = Tables::with(&position, 1, [&["zarathurs-flamers", "possessed"], &["possessed", "umbral-preacher"]]);
    tables.answer(0, "play:deception", 1);
    tables.answer(0, "card:zarathurs-flamers:1", 1);
    while tables.0[0].waiting_for() == [Seat(0)] {
        tables.answer(0, "pass", 1);
    }
    tables.answer(1, "deploy:zarathurs-flamers", 1);
    tables.answer(1, "planet:2:atrox-prime", 1);
    let hand = &tables.0[0].view(Eyes::Spectator)["players"][1]["hand"];
    assert_eq!(hand, &json!([null, null]), "nobody has seen what is left");
}
