//! What can be ordered ahead: a form for each kind of question that comes, and what is named ahead is on offer.

use crate::{GAME, setup};
use forbidden_stars::ForbiddenStars;
use serde_json::json;
use std::collections::BTreeSet;
use sternpost_core::{AnswerShape, Seat};
use sternpost_game::Play;
use sternpost_show::Reference as _;
use sternpost_workbench::at_the_table::{self, asked, begun};

/// Looks at each question of a campaign of players who like to do things.
fn looked_at(seats: usize, board: &str, seed: u64, look: impl FnMut(&dyn Play, Seat)) {
    at_the_table::looked_at(&GAME, &setup(seats, &json!({ "board": board })), seed, (900, 70), look);
}

#[test]
fn every_kind_of_question_has_a_form_that_names_what_is_on_offer() {
    let mut kinds = BTreeSet::new();
    for (seed, seats) in [(1, 2), (2, 4), (3, 3), (4, 4), (5, 3), (6, 2), (8, 2), (10, 3), (12, 2), (14, 4)] {
        looked_at(seats, if seed % 2 == 1 { "introductory" } else { "built" }, seed, |play, seat| {
            let forms = play.order_forms(seat);
            for kind in play.kinds(seat) {
                let Some(form) = forms.iter().find(|form| form.kind == kind) else { panic!("{} cannot be ordered ahead", kind.id) };
                let question = asked(play, seat.0);
                let is_named =
                    form.choices.is_empty() || question.offers.iter().any(|offer| form.choices.iter().any(|known| known.id == offer.id));
                assert!(is_named, "{}: {:?}", kind.id, question.offers);
                kinds.insert(kind.id);
            }
        });
    }
    let usual = ["place-order", "reveal", "fate:advance", "combat-card", "suffer", "trim", "event-card", "storm", "reinforce"];
    let missing: Vec<&str> = usual.into_iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?} of {kinds:?}");
}

#[test]
fn the_orders_of_a_round_are_one_row() {
    let play = begun(&GAME, &setup(2, &json!({ "board": "introductory" })), 1);
    let forms = play.order_forms(Seat(0));
    let placing = forms.iter().find(|form| form.kind.id == "place-order").expect("orders can be laid ahead");
    assert_eq!((placing.manner, placing.choices.len()), (AnswerShape::InRow, 4 * 6));
    assert_eq!(play.kinds(play.asked()[0].seat), std::slice::from_ref(&placing.kind));
}

// cites: FS-GOLD-02
#[test]
fn fs_gold_02_every_question_cites_a_rule_of_the_reference() {
    let mut cited = BTreeSet::new();
    looked_at(2, "built", 6, |play, seat| {
        cited.insert(asked(play, seat.0).rule.to_string());
    });
    let unknown: Vec<&String> = cited.iter().filter(|rule| ForbiddenStars.book().rule(rule).is_none()).collect();
    assert!(unknown.is_empty() && cited.len() > 10, "{unknown:?} of {cited:?}");
}
