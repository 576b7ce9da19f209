//! Serves the background picture of the board on a turn page. The parts that are only looked at are fetched apart, under the page's own address, and
//! stay the same as long as the position and the turn they were drawn of do. This keeps a page small however much stands on the board.

use super::access::Access;
use crate::problem::Problem;
use crate::show;
use actix_web::HttpResponse;
use sha2::{Digest as _, Sha256};
use sternpost_boards::{Before, Looked};
use sternpost_core::{Answer, Eyes};
use sternpost_game::{Play, hex};
use sternpost_pages::board_look::Wanted;
use sternpost_picture::{GroundOptions, ground};
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;

/// The cache stamp of a board, made of what it was drawn of: the same stamp is the same picture.
fn stamp(access: &Access, snapshot: &Snapshot, row: &SeatRow, turn: &[Answer]) -> String {
    let names: Vec<&str> = snapshot.seats.iter().map(|row| row.name.as_str()).collect();
    let made_of = (
        env!("CARGO_PKG_VERSION"),
        (snapshot.campaign.id.to_string(), snapshot.seq, row.seen),
        (access.seat, &row.language, names),
        (turn, access.look.layer()),
    );
    let made_of = serde_json::to_vec(&made_of).expect("numbers and texts");
    hex(&Sha256::digest(made_of)).chars().take(16).collect()
}

/// The address of the picture up to the name of a density, at the step of a turn after so many answers.
pub(super) fn address(access: &Access, snapshot: &Snapshot, row: &SeatRow, turn: &[Answer]) -> String {
    access.look.picture_at(&access.step_address(turn.len()), &stamp(access, snapshot, row, turn))
}

/// The picture of a position. A browser keeps it under the stamp it was asked for by, if that is the stamp it has.
pub(super) fn picture(
    access: &Access,
    snapshot: &Snapshot,
    row: &SeatRow,
    (position, turn): (&dyn Play, &[Answer]),
    (wanted, before): (Wanted<'_>, Option<Before>),
) -> Result<HttpResponse, Problem> {
    let eyes = Eyes::Seat(access.seat());
    let scene = position.scene(eyes);
    let Looked { overlay, .. } = access.look.at(position, &scene, eyes, &[]);
    let changed = before.as_ref().map(|before| before.changes(position, eyes)).unwrap_or_default();
    let moved = before.as_ref().map(|before| before.moves(position, eyes)).unwrap_or_default();
    let options = GroundOptions { changed, moved, overlay, density: wanted.density, ..GroundOptions::default() };
    let drawn = show::with_words(snapshot, &row.language, |words| ground(&scene, words, &position.colours(), options));
    let is_same = wanted.stamp.is_some_and(|stamp| stamp == self::stamp(access, snapshot, row, turn));
    let kept = if is_same { "private, max-age=3600, immutable" } else { "no-store" };
    Ok(HttpResponse::Ok().content_type("image/svg+xml").insert_header(("Cache-Control", kept)).body(drawn))
}
