//! What is shown: views, the board, messages and their wording.

#[cfg(test)]
mod defaults_tests;
pub mod faces;
pub mod first_look;
pub mod layout;
pub mod messages;
mod reference;
pub mod remarks;
pub mod scene;
#[cfg(test)]
mod text_tests;
pub mod view;
pub mod wording;
