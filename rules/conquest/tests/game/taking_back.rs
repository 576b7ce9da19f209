//! Taking answers back around a shield, and what a position cannot come to by play alone.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Chance, Seat};
use sternpost_game::{Act, Game as _, Play};
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{asked, choose, given, one};
use sternpost_workbench::refold;

/// An attack by Nazdreg's Goff Nob that could be shielded, as a log.
fn attack() -> (Vec<Act>, Box<dyn Play>) {
    let play = given(
        &GAME,
        &json!({
            "begin": { "battle": 2 },
            "options": { "abilities": "none" },
            "players": [
                { "warlord": "nazdreg", "in-play": [{ "card": "goff-nob", "at": 2 }] },
                { "warlord": "captain-cato-sicarius", "hand": ["indomitable", "iron-halo"], "discard": ["eager-recruit"],
                  "in-play": [{ "card": "land-raider", "at": 2 }, { "card": "deathwing-guard", "at": 2 }] },
            ],
        }),
    );
    let snapshot = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
    (vec![Act::Rebased { snapshot }], play)
}

/// A seat answers, on the table and in the log; whether it may be taken back.
fn act(acts: &mut Vec<Act>, play: &mut dyn Play, seat: u8, id: &str) -> bool {
    let outcome = choose(play, seat, &[id]);
    acts.push(Act::Answered { seat: Seat(seat), answers: vec![one(id)], chance: outcome.chance });
    !outcome.committed
}

#[test]
fn an_attack_may_be_taken_back_before_it_is_shielded_and_a_shield_before_anybody_acts() {
    let (mut acts, mut play) = attack();
    let before_attack = play.snapshot();
    assert!(act(&mut acts, &mut *play, 0, "card:land-raider:1"), "nothing was drawn or shown");
    let before_shield = play.snapshot();
    assert_eq!(refold(&GAME, &acts[..1]).unwrap().snapshot(), before_attack);
    assert!(asked(&*play, 1).offers.iter().any(|offer| offer.id == "shield:iron-halo"));

    assert!(act(&mut acts, &mut *play, 1, "shield:iron-halo"), "one's own card was chosen, nothing was drawn");
    let shielded = play.snapshot();
    assert_ne!(shielded, before_shield);
    let mut again = refold(&GAME, &acts[..2]).unwrap();
    assert_eq!(again.snapshot(), before_shield, "the card is in the hand again, the damage beside the unit");
    act(&mut acts[..2].to_vec(), &mut *again, 1, "shield:indomitable");
    assert_ne!(again.snapshot(), shielded, "another shield, another position");
    let taken = |play: &dyn Play| position(play).pointer("/state/cards/4/damage").cloned();
    assert_eq!([taken(&*play), taken(&*again)], [Some(json!(4)), Some(json!(5))]);
}

fn position(play: &dyn Play) -> Value {
    serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON")
}

/// Every planet with a warlord has its battle, and its winner's warlord goes home from it; with the cards of this box none comes to a planet
/// whose battle is over. The rule stands for whatever does.
// cites: CONQ-SUP-19
#[test]
fn conq_sup_19_a_warlord_that_is_still_at_a_planet_goes_home_as_it_is() {
    let play = given(
        &GAME,
        &json!({
            "begin": "combat",
            "players": [
                { "warlord": "zarathur-high-sorcerer", "warlord-is": { "at": 3, "exhausted": true, "damage": 2 },
                  "in-play": [{ "card": "zarathurs-flamers", "at": 4 }] },
                { "warlord": "nazdreg", "in-play": [{ "card": "goff-nob", "at": 4 }] },
            ],
        }),
    );
    let mut before = position(&*play);
    before["state"]["underway"]["fought"] = json!([0, 2]);
    let mut play = GAME.restore(&before.to_string()).expect("it is a position");
    assert!(play.asked_of(Seat(0)).is_some(), "the Flamers have an action as the phase begins");
    while position(&*play)["state"]["phase"] == json!("combat") {
        let seat = play.waiting_for()[0];
        play.apply(seat, &[one("pass")], &mut Chance::live(&mut Rng::new(1))).expect("passing is on offer");
    }
    let warlord = &position(&*play)["state"]["cards"]["1"];
    assert_eq!([&warlord["at"], &warlord["is-ready"], &warlord["damage"]], [&json!({ "hq": 0 }), &json!(false), &json!(2)]);
}
