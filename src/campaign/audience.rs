//! Whom something beside the log is for: everybody at the table, or those seats it was said to, as long as the same people hold them.

use crate::store::{SeatRow, SeatState};
use sha2::{Digest as _, Sha256};
use sternpost_core::hex;

/// Who holds a seat, so that a successor is told apart and the database names nobody twice.
pub(super) fn holder(row: &SeatRow) -> Option<String> {
    let address = row.address.as_deref().filter(|_| row.state == SeatState::Taken)?;
    Some(hex(&Sha256::digest(address.as_bytes())[..16]))
}

/// Whether a text can be the id of something that was said: no database is asked for others.
pub(super) fn is_id(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// A seat as part of an audience.
pub(super) fn bit(seat: u8) -> u32 {
    1_u32.checked_shl(u32::from(seat)).unwrap_or_default()
}

/// Whether a seat belongs to an audience, whoever holds it. Nobody named is everybody.
#[must_use]
pub fn hears(audience: u32, seat: u8) -> bool {
    audience == 0 || audience & bit(seat) != 0
}

/// Whether a seat's present holder may read something that is for an audience; `held` is who held the seat when it was said.
pub(super) fn may_read(audience: u32, held: Option<&str>, row: &SeatRow) -> bool {
    hears(audience, row.seat) && (audience == 0 || holder(row).as_deref() == held && held.is_some())
}
