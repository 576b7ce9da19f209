//! Everything the game says: choices, prompts, hints, lines and the words of the board. The wording is in `text/`.

mod choices;
mod lines;
mod questions;
pub mod reference;
mod tiles;
mod words;

pub use choices::{Choice, Detail, Said};
pub use lines::Line;
pub use questions::{Hint, Measure, Prompt, Remark, Why};
pub use tiles::contents;
pub use words::Word;
