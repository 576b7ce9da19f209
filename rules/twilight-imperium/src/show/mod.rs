//! What is shown and said: views, scenes, sheets, messages and their wording.

pub mod card_texts;
pub mod details;
pub mod first_look;
pub mod layers;
pub mod messages;
pub mod orders;
pub mod reference;
pub mod remarks;
pub mod scene;
pub mod sheets;
pub mod signs;
pub mod tally;
#[cfg(test)]
pub mod text_tests;
pub mod tile_scene;
pub mod view;
pub mod wording;
