//! Tests of the layout of played boards: nothing covers anything else, and everything stays in its area.

use super::boxes;
use super::layout::{Form, Layout, Point, Rect, Spot};
use serde_json::json;
use sternpost_core::{Eyes, Seat};
use sternpost_game::Game;
use sternpost_games::Games;
use sternpost_players::{Rng, seats_by_lot};
use sternpost_show::Scene;
use sternpost_workbench::{Checks, play_out};

/// Boards of a game after so many turns of players who like to do things, as its first seat sees them.
fn boards(game: &str, seats: usize, turns: &[usize]) -> Vec<Scene> {
    let game = Games::default().get(game).expect("the game is in the product");
    let options = game.default_options();
    let scene = |turns: &usize| {
        let chosen = seats_by_lot(game, &options, seats, &mut Rng::new(9)).expect("there is enough to choose from");
        let setup = json!({ "options": options, "seats": chosen });
        let checks = Checks { every: 100_000, eager: 95, stop_after: Some(*turns), ..Checks::default() };
        let finished = play_out(game, &setup, 9, checks).unwrap_or_else(|failure| panic!("{failure}"));
        game.restore(&finished.snapshot).expect("a snapshot can be read").scene(Eyes::Seat(Seat(0)))
    };
    turns.iter().map(scene).collect()
}

fn arcs() -> Vec<Scene> {
    [2, 3, 4].into_iter().flat_map(|seats| boards("arcs", seats, &[1, 60, 150, 260])).collect()
}

/// Boards of hexes, with their game.
pub(super) fn twilight() -> Vec<(Scene, &'static dyn Game)> {
    let game = Games::default().get("twilight-imperium").expect("the game is in the product");
    let boards = boards("twilight-imperium", 6, &[60, 300]).into_iter().chain(boards("twilight-imperium", 4, &[1, 80]));
    boards.map(|scene| (scene, game)).collect()
}

/// The corners of a box and the middles of its sides.
fn rim(Rect { x, y, w, h }: Rect) -> impl Iterator<Item = Point> {
    let steps = [(0.0, 0.0), (0.5, 0.0), (1.0, 0.0), (1.0, 0.5), (1.0, 1.0), (0.5, 1.0), (0.0, 1.0), (0.0, 0.5)];
    steps.into_iter().map(move |(across, down)| Point::new(x + w * across, y + h * down))
}

fn depth(spot: &Spot<'_>, at: Point) -> f64 {
    spot.form.depth(at.x - spot.centre.x, at.y - spot.centre.y)
}

fn overlap(a: Rect, b: Rect) -> bool {
    a.x + a.w > b.x + 1.0 && b.x + b.w > a.x + 1.0 && a.y + a.h > b.y + 1.0 && b.y + b.h > a.y + 1.0
}

#[test]
fn every_piece_card_and_slot_has_a_place() {
    for scene in arcs() {
        let layout = Layout::of(&scene);
        let drawn = (layout.spots.len(), layout.holes.len(), layout.sheets.len(), layout.tokens.len());
        assert_eq!(drawn, (scene.areas.len(), scene.slots.len(), scene.cards.len(), scene.pieces.len()));
    }
}

#[test]
fn no_two_tokens_touch() {
    for scene in arcs() {
        let tokens = Layout::of(&scene).tokens;
        for (i, a) in tokens.iter().enumerate() {
            for b in &tokens[i + 1..] {
                let apart = a.centre.distance(b.centre);
                assert!(apart >= a.radius + b.radius, "{} and {}: {apart} apart", a.piece.id.0, b.piece.id.0);
            }
        }
    }
}

#[test]
fn tokens_stay_in_their_area_clear_of_slots_and_on_their_card() {
    for scene in arcs() {
        let layout = Layout::of(&scene);
        for token in &layout.tokens {
            let name = &token.piece.id.0;
            if let Some(sheet) = layout.sheet(&token.piece.at) {
                let room = sheet.rect;
                let free = (token.centre.x - room.x).min(room.x + room.w - token.centre.x).min(room.y + room.h - token.centre.y);
                assert!(free >= token.radius, "{name} hangs over its card");
                assert!(token.centre.y - token.radius >= room.y + room.h * 0.45, "{name} covers the name of its card");
            } else if let Some(spot) = layout.spot(&token.piece.at) {
                assert!(depth(spot, token.centre) >= token.radius, "{name} leaves its area");
                let of_others = |hole: &&super::layout::Hole<'_>| hole.centre.distance(token.centre) < hole.radius + token.radius;
                assert!(!layout.holes.iter().any(|hole| of_others(&hole)), "{name} covers a slot");
                if boxes::has_rows(spot) {
                    let top = spot.rect().y + boxes::strip(spot);
                    assert!(token.centre.y - token.radius >= top - 1.0, "{name} covers a title");
                }
            }
        }
    }
}

#[test]
fn cards_cover_neither_each_other_nor_a_title_nor_leave_their_area() {
    for scene in arcs() {
        let layout = Layout::of(&scene);
        for (i, a) in layout.sheets.iter().enumerate() {
            let name = &a.card.id.0;
            let spot = layout.spot(&a.card.at).expect("cards lie in areas");
            assert!(rim(a.rect).all(|at| depth(spot, at) >= 0.0), "{name} leaves its area");
            assert!(a.rect.y >= spot.rect().y + boxes::strip(spot) - 1.0, "{name} covers a title");
            assert!(!layout.sheets[i + 1..].iter().any(|b| overlap(a.rect, b.rect)), "{name} covers another card");
        }
    }
}

#[test]
fn areas_beside_each_other_do_not_overlap_and_inner_ones_stay_inside() {
    for scene in arcs() {
        let layout = Layout::of(&scene);
        for (i, a) in layout.spots.iter().enumerate() {
            let corners: Vec<Point> = match &a.form {
                Form::Polygon { corners } => corners.iter().map(|at| Point::new(a.centre.x + at.x, a.centre.y + at.y)).collect(),
                Form::Hex | Form::Disc { .. } | Form::Box { .. } => rim(a.rect()).collect(),
            };
            for (j, b) in layout.spots.iter().enumerate().filter(|(j, _)| *j != i) {
                let (a_id, b_id) = (&a.area.id, &b.area.id);
                if a.area.parent == b.area.parent {
                    assert!(corners.iter().all(|at| depth(b, *at) <= 1.0), "{} reaches into {}", a_id.0, b_id.0);
                } else if a.area.parent.as_ref() == Some(b_id) {
                    assert!(corners.iter().all(|at| depth(b, *at) >= 0.0), "{} leaves {} ({j})", a_id.0, b_id.0);
                }
            }
            for hole in layout.holes.iter().filter(|hole| hole.slot.at == a.area.id) {
                assert!(depth(a, hole.centre) >= hole.radius, "{} leaves its area", hole.slot.id.0);
            }
        }
    }
}
