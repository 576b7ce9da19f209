//! The page that compares two positions of a campaign: the differences, in words first, then both boards.

use super::differences::Differences;
use super::layout::{Link, Page};
use super::told::Time;
use askama::Template;
use serde::Serialize;
use sternpost_picture::SeatSign;

/// One of two positions that are compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Compared {
    /// Which, leading to its own page.
    pub link: Link,
    /// The entry it stands at.
    pub seq: u64,
    /// When that was recorded, if it may be known.
    pub time: Option<Time>,
    /// Who acted then.
    pub who: Option<String>,
    /// That it stands on a line that was left behind, and where that is told.
    pub line: Option<Link>,
    /// The picture of its board, on which is marked what is otherwise.
    pub picture: String,
}

/// Two positions beside each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/compare.html")]
pub struct ComparePage {
    /// The frame.
    pub page: Page,
    /// The campaign's name.
    pub name: String,
    /// The signs of the seats.
    pub signs: Vec<SeatSign>,
    /// The positions.
    pub sides: [Compared; 2],
    /// What is otherwise in the second than in the first.
    pub changed: Differences,
    /// The names of the places on the board that are otherwise, for who cannot see the pictures.
    pub places: String,
    /// Where two other entries are sent.
    pub action: String,
    /// The same positions the other way round.
    pub swapped: String,
    /// The campaign, and its chronicle.
    pub ways: Vec<Link>,
}
