//! What is shown: views, the board, messages and their wording.

pub mod details;
pub mod faces;
pub mod first_look;
pub mod layers;
pub mod layout;
pub mod messages;
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
