//! Seats at the table and whose eyes a view is made for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// For whom something is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// The holder of a seat.
    Seat(Seat),
    /// Anybody who may watch: public knowledge only.
    Spectator,
    /// Whoever rules on a dispute: everything.
    Arbiter,
}

impl Eyes {
    /// The seat looking, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Arbiter => None,
        }
    }
}

/// One value per seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// A value for each of `seats` seats.
    pub fn new(seats: u8, value: impl FnMut(Seat) -> T) -> Self {
        Self((0..seats).map(Seat).map(value).collect())
    }

    /// The number of seats.
    #[must_use]
    pub fn len(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a table has few seats")
    }

    /// Whether there is no seat at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seats in clockwise order from seat 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<T> {
        (0..self.len()).map(Seat)
    }

    /// The seats clockwise, `first` leading.
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<T> {
        let n = self.len();
        (0..n).map(move |i| Seat((first.0 + i) % n))
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats().zip(&self.0)
    }

    /// Each seat with its value, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.seats().zip(&mut self.0)
    }

    /// The value of a seat, if there is such a seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(usize::from(seat.0))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// Maps by seat inside an enum whose variants are told apart by a field: serde reads the keys of such a map as text only.
pub mod keyed {
    use super::Seat;
    use serde::de::{DeserializeOwned, Error as _};
    use serde::{Deserialize as _, Deserializer, Serialize, Serializer};
    use std::collections::BTreeMap;

    /// Writes a map as any other.
    ///
    /// # Errors
    /// If the format fails.
    pub fn serialize<V: Serialize, S: Serializer>(map: &BTreeMap<Seat, V>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(map)
    }

    /// Reads it with keys as numbers in text.
    ///
    /// # Errors
    /// If a key is no seat.
    pub fn deserialize<'de, V: DeserializeOwned, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Seat, V>, D::Error> {
        let map: BTreeMap<String, V> = BTreeMap::deserialize(deserializer)?;
        let seat = |key: String| key.parse().map(Seat).map_err(|_| D::Error::custom(format!("`{key}` is no seat")));
        map.into_iter().map(|(key, value)| Ok((seat(key)?, value))).collect()
    }
}
