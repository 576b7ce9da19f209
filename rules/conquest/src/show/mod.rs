//! What is shown: views, the board, how everybody stands, and the words.

pub mod gains;
pub mod headlines;
pub mod highlights;
pub mod layers;
pub mod orders;
pub mod reference;
pub mod remarks;
mod scene;
mod tally;
pub mod view;

#[cfg(test)]
mod text_tests;

use crate::flow::Step;
use crate::prelude::*;
use sternpost_core::{Catalogue, Eyes, Place};
use sternpost_show::{Gain, Headline, Highlight, Layer, LayerMark, Scene, Shows, Tally};
use view::View;

sternpost_kit::catalogue!(
    ["en", "de"],
    ["", "-components", "-texts", "-decks", "-reference", "-asking"],
    |language| { reference::rules::RULES.source(language) },
    crate::words::acts::goes_on
);

impl Shows for Conquest {
    type View = View;

    fn view(s: &State, eyes: Eyes) -> View {
        view::view(s, eyes)
    }
    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }
    fn tally(view: &View) -> Tally {
        tally::tally(view)
    }
    fn colours(s: &State) -> BySeat<String> {
        // Both may play the same warlord.
        let of = |seat: Seat| colour(s.players[seat].warlord.faction());
        BySeat::new(2, |seat| if seat == Seat(1) && of(seat) == of(Seat(0)) { "white".to_owned() } else { of(seat).to_owned() })
    }
    fn gains(lines: &[&Text]) -> Vec<Gain> {
        gains::of(lines)
    }
    fn headlines(lines: &[&Text]) -> Vec<Headline> {
        headlines::of(lines)
    }
    fn highlights(lines: &[&Text]) -> Vec<Highlight> {
        highlights::of(lines)
    }
    fn catalogue(language: &str) -> &'static Catalogue {
        catalogue(language)
    }
    fn remarks(step: &Step, s: &State, seat: Seat) -> Vec<Text> {
        remarks::beside(s, step, seat)
    }
    fn detail(_: &Step, s: &State, seat: Seat, choice: &Choice) -> Vec<Text> {
        remarks::in_full(s, seat, choice)
    }
    fn layers(_: &State, _: Eyes) -> Vec<Layer> {
        layers::layers()
    }
    fn worths(s: &State, _: Eyes, layer: &str) -> Vec<LayerMark> {
        layers::worths(s, layer)
    }
    fn place_of(choice: &Choice, seat: Seat) -> Option<Place> {
        match choice {
            Choice::Planet { slot, .. } => Some(choosing::place_of(At::Planet(*slot))),
            Choice::Headquarters { seat } | Choice::DeckOf { seat } => Some(choosing::place_of(At::Hq(*seat))),
            Choice::Shield { .. } | Choice::Discard { .. } | Choice::Play { .. } | Choice::Deploy { .. } => Some(hand_place(seat)),
            Choice::Card { .. }
            | Choice::Use { .. }
            | Choice::BattleAbility { .. }
            | Choice::NoShield
            | Choice::Title { .. }
            | Choice::Discarded { .. }
            | Choice::Nth { .. }
            | Choice::Nothing
            | Choice::Starter
            | Choice::Drawn
            | Choice::Ally { .. }
            | Choice::Keep
            | Choice::Mulligan
            | Choice::Pass
            | Choice::Stay
            | Choice::Retreat
            | Choice::AreaEffect { .. }
            | Choice::TakeBoth
            | Choice::TakeCards
            | Choice::TakeResources
            | Choice::Concede => None,
        }
    }
}

/// The place of a hand on the board.
fn hand_place(seat: Seat) -> Place {
    format!("hand-{seat}").into()
}

/// The colour of a faction.
const fn colour(faction: Faction) -> &'static str {
    match faction {
        Faction::AstraMilitarum => "brown",
        Faction::SpaceMarines => "blue",
        Faction::Tau => "orange",
        Faction::Eldar => "yellow",
        Faction::DarkEldar => "purple",
        Faction::Chaos => "red",
        Faction::Orks => "green",
    }
}
