//! What can be ordered ahead: a form for each kind of question that comes, and its ranking answers it.

use crate::{GAME, setup};
use conquest::components::WarlordId;
use serde_json::json;
use std::collections::BTreeSet;
use sternpost_core::{Chance, Picked, Seat};
use sternpost_game::Play;
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{self, asked, choose, given};

/// Looks at each question of a campaign of players who like to do things.
fn looked_at(warlords: [WarlordId; 2], seed: u64, look: impl FnMut(&dyn Play, Seat)) {
    at_the_table::looked_at(&GAME, &setup(warlords, &json!({ "decks": "drawn" })), seed, (1_500, 80), look);
}

#[test]
fn every_kind_of_question_has_a_form_and_a_ranking_of_it_names_what_is_on_offer() {
    let mut kinds = BTreeSet::new();
    for (seed, warlord) in (0..).zip(WarlordId::ALL) {
        for other in [WarlordId::EldorathStarbane, WarlordId::PackmasterKith] {
            looked_at([*warlord, other], seed, |play, seat| {
                let forms = play.order_forms(seat);
                for kind in play.kinds(seat) {
                    let form = forms.iter().find(|form| form.kind == kind);
                    // What was attached or taken over acts for a seat in whose list it is not; no list says where an attachment goes.
                    let is_special = ["react-with:", "where-to:"].iter().any(|special| kind.id.starts_with(special));
                    let Some(form) = form else {
                        assert!(is_special, "{} cannot be ordered ahead", kind.id);
                        continue;
                    };
                    let asked = asked(play, seat.0);
                    let is_named = asked.offers.iter().any(|offer| form.choices.iter().any(|known| known.id == offer.id));
                    let by_ranking =
                        ["where-to:", "rewards", "cancel-", "finish-off", "on-destroyed", "commit-again", "lose-icons", "answer-damage"];
                    let is_by_ranking = by_ranking.iter().any(|start| kind.id.starts_with(start));
                    assert!(!is_by_ranking || is_named, "{}: {:?}", kind.id, asked.offers);
                    kinds.insert(kind.id);
                }
            });
        }
    }
    let kinds_like = |start: &str| kinds.iter().filter(|kind| kind.starts_with(start)).count();
    let usual = ["bury", "answer-damage", "finish-off", "on-destroyed", "commit-again", "lose-icons", "cancel-event", "cancel-shield"];
    let missing: Vec<&str> = usual.into_iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?} of {kinds:?}");
    assert!(kinds_like("where-to:") > 20 && kinds_like("rewards-of:") == 10, "{kinds:?}");
}

#[test]
fn where_a_unit_goes_is_ranked_by_the_planets_in_the_row() {
    let mut play = given(
        &GAME,
        &json!({ "begin": "deploy", "planets": ["barlus", "tarrus"], "players": [{ "warlord": "nazdreg", "hand": ["goff-nob"] }, { "warlord": "nazdreg" }] }),
    );
    choose(&mut *play, 0, &["deploy:goff-nob"]);
    let forms = play.order_forms(Seat(0));
    let form = forms.iter().find(|form| form.kind.id == "where-to:goff-nob").expect("it is in the deck");
    assert_eq!(play.kinds(Seat(0)), std::slice::from_ref(&form.kind));
    let ranked: Vec<&str> = form.choices.iter().map(|known| known.id.as_str()).collect();
    let offered = asked(&*play, 0).offers;
    assert_eq!(ranked, offered.iter().map(|offer| offer.id.as_str()).collect::<Vec<_>>());
    assert_eq!(ranked.len(), 5, "what lies face down is no choice yet: {ranked:?}");
    let put = ranked[1].to_owned();
    play.apply(Seat(0), &[Picked::One(put)], &mut Chance::live(&mut Rng::new(1))).expect("it is on offer");
}
