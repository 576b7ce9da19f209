//! What is shown and said: views, scenes, sheets, messages and their wording.

pub mod details;
pub mod draft_scene;
pub mod first_look;
pub mod gains;
pub mod headlines;
pub mod highlights;
#[cfg(test)]
mod highlights_tests;
pub mod layers;
pub mod orders;
pub mod reference;
pub mod remarks;
pub mod scene;
pub mod sheets;
pub mod signs;
mod strengths;
pub mod tally;
#[cfg(test)]
pub mod text_tests;
pub mod tile_scene;
mod usual_orders;
pub mod view;
pub mod wording;

use crate::flow::Step;
use crate::options::Options;
use crate::prelude::*;
use sternpost_core::{Catalogue, Eyes};
use sternpost_show::{FirstLook, Gain, Headline, Highlight, Layer, LayerMark, Scene, Shows, Tally};
use view::View;

/// The colours of the plastic, by seat.
const COLOURS: [&str; 6] = ["red", "blue", "yellow", "purple", "green", "black"];

impl Shows for TwilightImperium {
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
        BySeat::new(state.players.len(), |seat| COLOURS[usize::from(seat.0)].to_owned())
    }
    fn catalogue(language: &str) -> &'static Catalogue {
        wording::catalogue(language)
    }
    fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
        first_look::first_look(options, seats)
    }
    fn remarks(step: &Step, state: &State, seat: Seat) -> Vec<Text> {
        remarks::beside(state, step, seat)
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
    fn gains(lines: &[&Text]) -> Vec<Gain> {
        gains::of(lines)
    }
    fn headlines(lines: &[&Text]) -> Vec<Headline> {
        headlines::of(lines)
    }
    fn highlights(lines: &[&Text]) -> Vec<Highlight> {
        highlights::of(lines)
    }
}
