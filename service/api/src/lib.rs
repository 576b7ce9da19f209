//! The definition of the JSON API: its types, its operations, and the OpenAPI document that is made of both.
//!
//! Each module is a subject: its types, with what a program has to know of each field, and the operations they belong to. Handlers read and
//! build these types; nothing here knows HTTP.

pub mod campaigns;
pub mod court;
pub mod desk;
pub mod devices;
mod document;
pub mod games;
pub mod letters;
pub mod lobby;
mod operation;
pub mod orders;
pub mod parameters;
pub mod pictures;
pub mod problem;
pub mod promises;
pub mod record;
pub mod rewinds;
pub mod roles;
pub mod seating;
pub mod sessions;
pub mod talk;
pub mod tally;
#[cfg(test)]
mod tests;
pub mod time;
pub mod turns;
pub mod what_if;

pub use document::document;
pub use operation::{Method, Operation, Who};

/// Every operation of the API.
#[must_use]
pub fn operations() -> Vec<Operation> {
    let subjects = [
        games::operations,
        campaigns::operations,
        turns::operations,
        desk::operations,
        lobby::operations,
        talk::operations,
        promises::operations,
        orders::operations,
        time::operations,
        letters::operations,
        devices::operations,
        seating::operations,
        roles::operations,
        sessions::operations,
        court::operations,
        record::operations,
        what_if::operations,
        pictures::operations,
    ];
    subjects.into_iter().flat_map(|operations| operations()).collect()
}
