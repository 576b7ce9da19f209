//! What is shown: views, the board, how everybody stands, and the words.

pub mod edges;
pub mod gains;
mod glyphs;
pub mod headlines;
pub mod highlights;
pub mod layers;
pub mod orders;
pub mod reference;
mod scene;
mod tally;
pub mod view;

#[cfg(test)]
mod text_tests;

use crate::flow::Step;
use crate::prelude::*;
use crate::setup::{BoardOption, Options};
use sternpost_core::{Catalogue, Eyes, Place, Text};
use sternpost_show::{Gain, Headline, Highlight, Layer, LayerMark, Scene, Shows, Tally};
use view::View;

sternpost_kit::catalogue!(["en", "de"], ["", "-components", "-texts", "-reference"], |language| {
    reference::rules::RULES.source(language)
});

impl Shows for ForbiddenStars {
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
        BySeat::new(s.players.len(), |seat| s.players[seat].faction.colour().to_owned())
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
    fn detail(_: &Step, _: &State, _: Seat, choice: &Choice) -> Vec<Text> {
        reference::cards::in_full(choice)
    }
    fn layers(_: &State, _: Eyes) -> Vec<Layer> {
        layers::layers()
    }
    fn worths(s: &State, _: Eyes, layer: &str) -> Vec<LayerMark> {
        layers::worths(s, layer)
    }
    fn first_look(options: &Options, seats: u8) -> Option<sternpost_show::FirstLook> {
        (options.board == BoardOption::Introductory).then(|| scene::first_look(*options, seats))
    }
    fn place_of(choice: &Choice, _: Seat) -> Option<Place> {
        match choice {
            Choice::Place { system, .. }
            | Choice::Reveal { system }
            | Choice::From { system }
            | Choice::ToSystem { system }
            | Choice::System { system }
            | Choice::ToTop { system, .. }
            | Choice::ToBottom { system, .. } => Some(system_place(*system)),
            Choice::Move { to: area, .. }
            | Choice::Send { to: area, .. }
            | Choice::Buy { area, .. }
            | Choice::Build { area, .. }
            | Choice::BuildWithCache { area, .. }
            | Choice::Aim { area }
            | Choice::RoutUnit { area, .. }
            | Choice::GiveUp { area, .. }
            | Choice::GiveUpRouted { area, .. }
            | Choice::BuyWithCache { area, .. }
            | Choice::FreeTwice { area, .. }
            | Choice::AssetsOf { area }
            | Choice::MaterielOf { area }
            | Choice::Strike { to: area, .. }
            | Choice::Station { area, .. }
            | Choice::Objective { area, .. }
            | Choice::Area { area }
            | Choice::Free { area, .. }
            | Choice::SendRouted { to: area, .. }
            | Choice::Change { area, .. }
            | Choice::Promote { area, .. }
            | Choice::PromoteRouted { area, .. } => Some(area_place(*area)),
            Choice::Storm { to, .. } => Some(to.place()),
            Choice::LayStorm { edge } => Some(edge.place()),
            Choice::Cell { column, row } => Some(edges::cell_place((*column, *row))),
            Choice::Resolve
            | Choice::ToEventDeck
            | Choice::Within
            | Choice::Cache
            | Choice::Asset { .. }
            | Choice::Unit { .. }
            | Choice::RoutedUnit { .. }
            | Choice::Event { .. }
            | Choice::NoAim
            | Choice::OrderUpgrade { .. }
            | Choice::ResolveAs { .. }
            | Choice::Rob { .. }
            | Choice::Tile { .. }
            | Choice::Quarters { .. }
            | Choice::CombatCard { .. }
            | Choice::Token
            | Choice::RoutedToken
            | Choice::Structure { .. }
            | Choice::UseIt
            | Choice::GainTokens { .. }
            | Choice::GainDie { .. }
            | Choice::GainDice { .. }
            | Choice::RollDice { .. }
            | Choice::RallyUnit
            | Choice::SpendDie { .. }
            | Choice::LoseDie { .. }
            | Choice::TheyLoseDie { .. }
            | Choice::TheyLoseTokens { .. }
            | Choice::RerollDie { .. }
            | Choice::TheyRerollDie { .. }
            | Choice::Convert { .. }
            | Choice::Rout { .. }
            | Choice::UseScheme { .. }
            | Choice::IntoPlay
            | Choice::Nothing => None,
        }
    }
}

/// The place of a system on the board: its order space.
pub fn system_place(system: SystemId) -> Place {
    format!("system-{system}").into()
}

/// The place of an area on the board.
pub fn area_place(area: AreaId) -> Place {
    format!("area-{area}").into()
}
