//! What is shown: views, the board, messages and their wording.

pub mod details;
pub mod faces;
pub mod first_look;
pub mod gains;
pub mod headlines;
pub mod highlights;
pub mod layers;
pub mod layout;
pub mod orders;
pub mod places;
mod reference;
pub mod remarks;
pub mod scene;
pub mod tally;
#[cfg(test)]
mod text_tests;
pub mod view;
pub mod wording;

use crate::flow::Step;
use crate::options::Options;
use crate::prelude::*;
use sternpost_core::{Catalogue, Eyes, Place};
use sternpost_show::{FirstLook, Gain, Headline, Highlight, Layer, LayerMark, Scene, Shows, Tally};
use view::View;

impl Shows for Arcs {
    type View = View;

    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }
    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }
    fn tally(view: &View) -> Tally {
        tally::tally(view)
    }
    fn colours(state: &State) -> BySeat<String> {
        BySeat::new(state.players.len(), |seat| state.players[seat].colour.id())
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
        wording::catalogue(language)
    }
    fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
        first_look::first_look(options, seats)
    }
    fn place_of(choice: &Choice, seat: Seat) -> Option<Place> {
        places::place_of(choice, seat)
    }
    fn remarks(step: &Step, state: &State, _: Seat) -> Vec<Text> {
        remarks::beside(state, step)
    }
    fn detail(step: &Step, state: &State, seat: Seat, choice: &Choice) -> Vec<Text> {
        details::of(state, step, seat, choice)
    }
    fn layers(_: &State, eyes: Eyes) -> Vec<Layer> {
        layers::layers(eyes)
    }
    fn worths(state: &State, eyes: Eyes, layer: &str) -> Vec<LayerMark> {
        layers::worths(state, eyes, layer)
    }
}
