//! Who sits where. Seats sit around the table as they are numbered, unless a draft has given them places (SETUP-1, SETUP-6).

use serde::{Deserialize, Serialize};
use sternpost_core::Seat;

/// So many sit at the largest table.
const MOST: usize = 8;

/// The places around the table, clockwise. Place 0 is that of the layout's first home; where a draft has given places, it is the first speaker's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Places {
    /// Who sits at each place; none: everybody as numbered.
    seats: [Seat; MOST],
    count: u8,
}

impl Places {
    /// Whether everybody sits as numbered.
    #[must_use]
    pub fn are_as_numbered(&self) -> bool {
        self.count == 0
    }

    /// Who sits at a place.
    #[must_use]
    pub fn seat_at(self, place: u8) -> Seat {
        if place < self.count { self.seats[usize::from(place)] } else { Seat(place) }
    }

    /// Where a seat sits.
    #[must_use]
    pub fn place_of(self, seat: Seat) -> u8 {
        (0..self.count).find(|place| self.seats[usize::from(*place)] == seat).unwrap_or(seat.0)
    }
}

impl Default for Places {
    fn default() -> Self {
        Self { seats: [Seat(0); MOST], count: 0 }
    }
}

impl From<Vec<Seat>> for Places {
    /// Seats by place, each once; anything else says nothing, and seats sit as they are numbered.
    fn from(seats: Vec<Seat>) -> Self {
        let is_each_once = seats.len() <= MOST && (0..).map(Seat).take(seats.len()).all(|seat| seats.contains(&seat));
        let mut places = Self::default();
        if is_each_once {
            places.seats[..seats.len()].copy_from_slice(&seats);
            places.count = u8::try_from(seats.len()).expect("few sit at a table");
        }
        places
    }
}

impl From<Places> for Vec<Seat> {
    fn from(places: Places) -> Self {
        places.seats[..usize::from(places.count)].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_sit_as_numbered_unless_each_has_a_place() {
        for seats in [vec![], vec![Seat(1), Seat(1), Seat(0)], vec![Seat(3), Seat(0), Seat(1)]] {
            let places = Places::from(seats);
            assert!(places.are_as_numbered());
            assert_eq!((places.seat_at(2), places.place_of(Seat(1))), (Seat(2), 1));
        }
        let places = Places::from(vec![Seat(2), Seat(0), Seat(1)]);
        assert_eq!((0..3).map(|place| places.seat_at(place).0).collect::<Vec<_>>(), [2, 0, 1]);
        assert_eq!((0..3).map(|seat| places.place_of(Seat(seat))).collect::<Vec<_>>(), [1, 2, 0]);
        assert_eq!(Vec::from(places), [Seat(2), Seat(0), Seat(1)]);
    }
}
