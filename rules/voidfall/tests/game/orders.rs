//! What can be ordered ahead: a form for each kind of question that comes, and what is named ahead is on offer.

use crate::{GAME, setup};
use serde_json::json;
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_show::Reference as _;
use sternpost_workbench::at_the_table::{self, asked};
use voidfall::Voidfall;

/// Looks at each question of a campaign of players who like to do things.
fn looked_at(seats: usize, seed: u64, look: impl FnMut(&dyn Play, Seat)) {
    let mode = if seats == 1 { "expedition" } else { "competitive" };
    at_the_table::looked_at(&GAME, &setup(seats, &json!({ "mode": mode })), seed, (900, 70), look);
}

#[test]
fn every_kind_of_question_has_a_form_that_names_what_is_on_offer() {
    let mut kinds = BTreeSet::new();
    for (seed, seats) in [(1, 2), (2, 4), (3, 3), (4, 4), (5, 1), (6, 2), (7, 3), (8, 4)] {
        looked_at(seats, seed, |play, seat| {
            let forms = play.order_forms(seat);
            for kind in play.kinds(seat) {
                let Some(form) = forms.iter().find(|form| form.kind == kind) else { panic!("{} cannot be ordered ahead", kind.id) };
                let question = asked(play, seat.0);
                let is_named =
                    form.choices.is_empty() || question.offers.iter().any(|offer| form.choices.iter().any(|known| known.id == offer.id));
                // A box that has to be done has no choice to leave it.
                assert!(is_named || kind.id == "event-box", "{}: {:?}", kind.id, question.offers);
                kinds.insert(kind.id);
            }
        });
    }
    let usual = ["position", "event-box", "event-place", "corruption", "upkeep", "decree"];
    let missing: Vec<&str> = usual.into_iter().filter(|kind| !kinds.contains(*kind)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?} of {kinds:?}");
}

#[test]
fn every_question_cites_a_rule_of_the_reference() {
    let mut cited = BTreeSet::new();
    for (seed, seats) in [(6, 2), (7, 1)] {
        looked_at(seats, seed, |play, seat| {
            cited.insert(asked(play, seat.0).rule.to_string());
        });
    }
    let unknown: Vec<&String> = cited.iter().filter(|rule| Voidfall.book().rule(rule).is_none()).collect();
    assert!(unknown.is_empty() && cited.len() > 10, "{unknown:?} of {cited:?}");
}
