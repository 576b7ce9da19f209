//! The model: plain data that the store keeps, the use cases make and the post sends, and the foundations of the service: time, randomness,
//! languages.
//!
//! It knows the log. It knows no database, no HTTP, no mail and no game.

pub mod address;
pub mod chain;
pub mod clock;
pub mod device_keys;
pub mod entropy;
pub mod free_text;
pub mod language;
pub mod letter;
pub mod order;
pub mod pace;
pub mod policy;
pub mod private;
pub mod reason;
pub mod settings;
pub mod wishes;

mod made {
    include!(concat!(env!("OUT_DIR"), "/time.rs"));
}
