//! What a game's author says of how it is shown.

use crate::{FirstLook, Gain, Headline, Highlight, Layer, LayerMark, Scene, Tally};
use serde::Serialize;
use sternpost_core::{BySeat, Catalogue, Eyes, Place, Rules, Seat, Text};

/// A game as it is shown. Everything is a pure function of its arguments, and says nothing that its reader may not know.
pub trait Shows: Rules {
    /// What somebody is shown.
    type View: Serialize;

    /// What these eyes are shown, built field by field.
    fn view(state: &Self::State, eyes: Eyes) -> Self::View;

    /// The board as a picture, made from a view.
    fn scene(view: &Self::View) -> Scene;

    /// How everybody stands, made from a view; nothing by default.
    fn tally(_view: &Self::View) -> Tally {
        Tally::default()
    }

    /// The colour name of each seat, for boards: `red`. Stable through the campaign.
    fn colours(state: &Self::State) -> BySeat<String>;

    /// The wording in a language, English if there is no other.
    fn catalogue(language: &str) -> &'static Catalogue;

    /// The board as far as the options settle it before the start, for so many seats; nothing by default.
    fn first_look(_options: &Self::Options, _seats: u8) -> Option<FirstLook> {
        None
    }

    /// Where on the board a choice of a seat is; an offer that says its place itself is only where this says nothing.
    fn place_of(_choice: &Self::Choice, _seat: Seat) -> Option<Place> {
        None
    }

    /// What stands beside the question of a step: what everybody may know and nobody should have to work out, the odds of a fight, say.
    /// Asked for only when somebody looks.
    fn remarks(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> Vec<Text> {
        vec![]
    }

    /// What a choice of a step's question does in full, a paragraph each, of what the seat may know. Nothing by default: then it is
    /// what stands on the thing that the choice names. Asked for only when somebody looks.
    fn detail(_step: &Self::Step, _state: &Self::State, _seat: Seat, _choice: &Self::Choice) -> Vec<Text> {
        vec![]
    }

    /// The layers that can be laid over the board for these eyes; none by default.
    fn layers(_state: &Self::State, _eyes: Eyes) -> Vec<Layer> {
        vec![]
    }

    /// What one of [`Shows::layers`] says, of what these eyes may know.
    fn worths(_state: &Self::State, _eyes: Eyes, _layer: &str) -> Vec<LayerMark> {
        vec![]
    }

    /// What these lines tell that is better seen than read: dice of fights, votes. Lines come as one reader was told them, in order, perhaps from the midst of
    /// something; they are all that may be told. Nothing by default.
    fn highlights(_lines: &[&Text]) -> Vec<Highlight> {
        vec![]
    }

    /// The points that these lines tell of, of the score that wins, and what they were gained for. Nothing by default.
    fn gains(_lines: &[&Text]) -> Vec<Gain> {
        vec![]
    }

    /// What could head these lines, with how strong it is: of a turn the strongest is told, of a round some of the strongest. Lines come as one reader was told
    /// them, in order; they are all that may be told. Nothing by default: then a turn is headed by its first line.
    fn headlines(_lines: &[&Text]) -> Vec<Headline> {
        vec![]
    }
}
