//! What is shown: views, the board, how everybody stands, and the words.

pub mod crisis;
pub mod effects;
mod first_look;
mod gains;
mod glyphs;
mod headlines;
mod highlights;
mod layers;
mod orders;
pub mod reference;
mod scene;
pub mod sectors;
mod tally;
pub mod view;

#[cfg(test)]
mod text_tests;

use crate::Voidfall;
use crate::flow::Step;
use crate::prelude::*;
use crate::setup::Options;
use sternpost_core::{Catalogue, Eyes, Place};
use sternpost_show::{FirstLook, Gain, Headline, Highlight, Layer, LayerMark, Scene, Shows, Tally};
use view::View;

sternpost_kit::catalogue!(["en", "de"], ["", "-components", "-effects", "-reference", "-void"], |language| {
    reference::rules::RULES.source(language)
});

/// The colours of the seats, clockwise.
const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];

impl Shows for Voidfall {
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
        BySeat::new(s.players.len(), |seat| COLOURS[usize::from(seat.0)].to_owned())
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
    fn layers(_: &State, _: Eyes) -> Vec<Layer> {
        layers::layers()
    }
    fn worths(s: &State, _: Eyes, layer: &str) -> Vec<LayerMark> {
        layers::worths(s, layer)
    }
    fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
        first_look::first_look(*options, seats)
    }
    fn catalogue(language: &str) -> &'static Catalogue {
        catalogue(language)
    }
    fn detail(_: &Step, _: &State, _: Seat, choice: &Choice) -> Vec<Text> {
        reference::in_full(choice)
    }
    fn place_of(choice: &Choice, _: Seat) -> Option<Place> {
        match *choice {
            Choice::Sector { sector }
            | Choice::Installation { sector, .. }
            | Choice::Guild { sector, .. }
            | Choice::Fleet { sector, .. } => Some(sector.place()),
            // Of a flight the offer says whether it is about where it begins or ends.
            Choice::Flight { .. }
            | Choice::Focus { .. }
            | Choice::FlipTrade
            | Choice::Agenda { .. }
            | Choice::Act { .. }
            | Choice::ActTwice { .. }
            | Choice::AgendaAct { .. }
            | Choice::TechnologyAct { .. }
            | Choice::Preferred { .. }
            | Choice::Deed { .. }
            | Choice::Effect { .. }
            | Choice::Done
            | Choice::Nothing
            | Choice::Resource { .. }
            | Choice::FleetType { .. }
            | Choice::Track { .. }
            | Choice::Slot { .. }
            | Choice::Chambers
            | Choice::FromDisplay { .. }
            | Choice::FromStack { .. }
            | Choice::Research { .. }
            | Choice::Improve { .. }
            | Choice::TradeBonus { .. }
            | Choice::Glory { .. }
            | Choice::Bounty { .. }
            | Choice::Reclaim { .. }
            | Choice::Trade
            | Choice::Position { .. }
            | Choice::Event { .. }
            | Choice::Decree { .. }
            | Choice::Now
            | Choice::Later
            | Choice::Missiles
            | Choice::Drones
            | Choice::TakeOver { .. }
            | Choice::LayReclaim
            | Choice::ApproachAbsorption
            | Choice::SalvoAbsorption
            | Choice::ThroughStorms
            | Choice::FromFurther
            | Choice::Placing { .. }
            | Choice::Influence
            | Choice::Heroic { .. }
            | Choice::Crisis { .. }
            | Choice::Suffer
            | Choice::Catastrophe
            | Choice::Ongoing { .. }
            | Choice::Board
            | Choice::Row { .. }
            | Choice::Cleanse
            | Choice::FiveResources
            | Choice::Haven { .. }
            | Choice::Reward { .. }
            | Choice::Technology { .. }
            | Choice::Player { .. }
            | Choice::Agree
            | Choice::ShareOfCorruption { .. } => None,
        }
    }
}
