//! The audience of something beside the log: everybody at the table, or the seats it was said to, as long as the same people hold them.

use crate::Snapshot;
use sha2::{Digest as _, Sha256};
use sternpost_core::Seat;
use sternpost_game::hex;
use sternpost_store::SeatRow;

/// The holder of a seat as a hash, so that a successor is told apart and the database names nobody twice.
pub(crate) fn holder(row: &SeatRow) -> Option<String> {
    row.address.as_deref().filter(|_| row.is_held()).map(holder_by)
}

/// The same by an address.
#[must_use]
pub fn holder_by(address: &str) -> String {
    hex(&Sha256::digest(address.as_bytes())[..16])
}

/// Whether a text can be the id of something that was said: no database is asked for others.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() <= 64 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// A seat as part of an audience.
pub(crate) fn bit(seat: u8) -> u32 {
    1_u32.checked_shl(u32::from(seat)).unwrap_or_default()
}

/// Whether a seat belongs to an audience, whoever holds it. Nobody named is everybody.
#[must_use]
pub fn hears(audience: u32, seat: u8) -> bool {
    audience == 0 || audience & bit(seat) != 0
}

/// Whether a seat's present holder may read something that is for an audience; `held` is who held the seat when it was said.
pub(crate) fn may_read(audience: u32, held: Option<&str>, row: &SeatRow) -> bool {
    // Who has left the seat may have said that the successor reads on.
    let is_heirs = |held: &str| row.is_held() && row.heir_of.iter().any(|whose| whose == held);
    let is_own = |held: &str| holder(row).as_deref() == Some(held) || is_heirs(held);
    hears(audience, row.seat) && (audience == 0 || held.is_some_and(is_own))
}

impl Snapshot {
    /// The name of a seat's holder when something was said or promised: the present holder may be another. `held` is the hash it was kept under.
    #[must_use]
    pub fn name_then(&self, seat: u8, held: Option<&str>) -> String {
        let now = || self.name(Seat(seat));
        let Some(held) = held.filter(|held| self.seats.get(usize::from(seat)).and_then(holder).as_deref() != Some(*held)) else {
            return now();
        };
        let is_it = |former: &&sternpost_store::FormerHolder| former.seat == seat && holder_by(&former.address) == held;
        self.former.iter().find(is_it).map_or_else(now, |former| former.name.clone())
    }

    /// Whether who holds a seat now is who held it then.
    #[must_use]
    pub fn is_same_holder(&self, seat: u8, held: Option<&str>) -> bool {
        held.is_none_or(|held| self.seats.get(usize::from(seat)).and_then(holder).as_deref() == Some(held))
    }
}
