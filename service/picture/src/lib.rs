//! Renders a board's [`Scene`](sternpost_show::Scene) as SVG, PNG and plain text. Knows no game: areas, cards, pieces and panels only.
//!
//! [`svg`] draws, [`png`] turns a drawing into pixels with the one font shipped here, [`text`] tells the same board in lines
//! for screen readers and text mails. What a scene calls things is worded through [`Words`].

mod anomalies;
mod area_names;
mod board_text;
mod boxes;
mod cards;
mod changes;
mod deeds;
mod density;
mod draw;
mod edges;
mod emblems;
mod fit;
mod frame;
mod grains;
mod ground;
mod hexes;
mod layout;
mod legend;
mod links;
mod marks;
mod moves;
mod near;
mod outlines;
mod overlay;
mod palette;
mod patterns;
mod pieces;
mod place_changes;
mod polygon;
mod raster;
mod realms;
mod regions;
mod seats;
mod signs;
mod style;
mod tiles;
mod tokens;
mod words;
mod worlds;
mod xml;

#[cfg(test)]
mod arrangement_tests;

mod made {
    include!(concat!(env!("OUT_DIR"), "/picture.rs"));
}
use made::say;

pub use board_text::{Neighbours, text};
pub use changes::{ChangedSince, changes, told_changes};
pub use deeds::{ANSWER, Deeds};
pub use density::Density;
pub use draw::{Parts, PictureAt, Scope, SvgOptions, parts, svg};
pub use emblems::emblem;
pub use ground::{GroundOptions, ground};
pub use legend::Sign;
pub use marks::Mark;
pub use moves::{Move, moves};
pub use near::{is_near, on_map, region_of};
pub use overlay::told_overlay;
pub use place_changes::{PlaceChange, place_changes};
pub use raster::{Film, Indexed, Painted, PngError, Postcard, PostcardSeat, png, png_within, postcard};
pub use seats::{SeatSign, seat_character, seat_sign};
pub use words::{Lines, Words, catalogue};
