//! What somebody has seen of hidden cards stays where it is for them: a note that is played (LRR 85.3), agendas put back (LRR 61.2c).

use crate::GAME;
use serde_json::json;
use sternpost_core::{Answer, Chance, Eyes, Seat};
use sternpost_game::Play;
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{answer, asked, choose, given};

#[test]
fn lrr_85_3_a_note_that_is_being_resolved_is_in_no_other_hand_for_anybody() {
    let laid_out = json!({
        "options": { "content": ["promissory-notes", "faction-abilities"] },
        "players": [
            { "faction": "hacan", "technologies": [], "strategy-cards": ["trade", "imperial"] },
            { "faction": "saar", "technologies": [], "notes": [{ "kind": "trade-agreement", "owner": 0 }] },
            { "faction": "mentak", "technologies": [] },
            { "faction": "sol", "technologies": [], "notes": [{ "kind": "ceasefire", "owner": 0 }] },
        ],
        "map": { "0,-1": 26, "1,-1": 46 },
        "systems": { "26": { "units": { "1": { "cruiser": 1 } } }, "46": { "units": { "2": { "cruiser": 1 } } } },
        "at": { "turn": 0 },
    });
    let mut play = given(&GAME, &laid_out);
    choose(play.as_mut(), 0, &["strategic:trade"]);
    while !play.open().iter().any(|(seat, _)| *seat == Seat(1)) {
        let (seat, _) = play.open()[0].clone();
        choose(play.as_mut(), seat.0, &["nothing"]);
    }
    for (seat, _) in play.open() {
        choose(play.as_mut(), seat.0, &[if seat == Seat(1) { "play-note:trade-agreement:0" } else { "nothing" }]);
    }
    let question = asked(play.as_ref(), 2);
    assert!(question.offers.iter().any(|offer| offer.id == "use-ability:pillage"), "{:?}", question.offers);
    let after = |play: &dyn Play| {
        let mut after = play.fork();
        choose(after.as_mut(), 2, &["use-ability:pillage"]);
        after.open()
    };
    for seed in 0..40 {
        let twin = play.twin(Eyes::Seat(Seat(2)), &mut Chance::live(&mut Rng::new(seed)));
        assert_eq!(after(twin.as_ref()), after(play.as_ref()), "twin {seed}: the same seats are asked next");
    }
}

#[test]
fn lrr_61_2c_agendas_that_were_put_back_lie_where_their_looker_has_put_them() {
    let laid_out = json!({
        "options": { "content": ["agendas"] },
        "players": [
            { "faction": "hacan", "technologies": [], "strategy-cards": ["politics"] },
            { "faction": "xxcha", "technologies": [], "strategy-cards": ["trade"] },
            { "faction": "yssaril", "technologies": [], "strategy-cards": ["warfare"] },
        ],
        "at": { "turn": 0 },
    });
    let mut play = given(&GAME, &laid_out);
    choose(play.as_mut(), 0, &["strategic:politics"]);
    choose(play.as_mut(), 0, &["seat:1"]);
    let under = asked(play.as_ref(), 0).offers[0].id.clone();
    answer(play.as_mut(), 0, &[Answer::Some(vec![under])]);
    let seen = |play: &dyn Play| play.view(Eyes::Seat(Seat(0)))["seen-agendas"].clone();
    let deck = |play: &dyn Play| play.view(Eyes::Arbiter)["seen-agendas"].clone();
    assert_eq!(seen(play.as_ref()).as_object().map(serde_json::Map::len), Some(2));
    let mut decks = vec![];
    for seed in 0..5 {
        let twin = play.twin(Eyes::Seat(Seat(0)), &mut Chance::live(&mut Rng::new(seed)));
        assert_eq!(seen(twin.as_ref()), seen(play.as_ref()), "twin {seed}");
        decks.push(deck(twin.as_ref()));
    }
    decks.dedup();
    assert!(decks.len() > 1, "the others change places");
}
