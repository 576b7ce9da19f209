//! Everything the game says: choices, prompts, hints, lines and the words of the board. The wording is in `text/`.

mod choices;
mod lines;
mod phrases;
mod questions;
pub mod reference;
mod tiles;

pub use choices::{Choice, Detail, Said};
pub use lines::Line;
pub use phrases::Word;
pub use questions::{Hint, Measure, Prompt, Remark, Why};
pub use tiles::{contents, halves, specialties};
