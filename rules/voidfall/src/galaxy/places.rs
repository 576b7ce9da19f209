//! The names of sectors: a letter for the column, a number for the row, as on a map.

use crate::prelude::*;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::borrow::Cow;
use std::fmt;
use sternpost_core::{Place, ToArg};
use sternpost_kit::board::hex::Hex;

/// How far the names begin left of the middle of a map, and above it.
const MARGIN: i32 = 4;

/// A sector by its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SectorId {
    column: i8,
    row: i8,
}

impl SectorId {
    /// The sector on a hex.
    ///
    /// # Panics
    /// If it lies beyond all maps.
    pub fn of((q, r): Hex) -> Self {
        let small = |number: i32| i8::try_from(number).expect("maps are small");
        Self { column: small(q + MARGIN), row: small(r + q.div_euclid(2) + MARGIN) }
    }

    /// Where it lies.
    pub fn hex(self) -> Hex {
        let q = i32::from(self.column) - MARGIN;
        (q, i32::from(self.row) - MARGIN - q.div_euclid(2))
    }

    /// Its place on the board.
    pub fn place(self) -> Place {
        format!("sector-{self}").into()
    }
}

impl fmt::Display for SectorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = u8::try_from(i16::from(b'A') + i16::from(self.column)).map_or('?', char::from);
        write!(f, "{letter}{}", self.row)
    }
}

impl fmt::Debug for SectorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl ToArg for SectorId {
    fn to_arg(&self) -> Arg {
        Arg::Literal(self.to_string())
    }
}

impl From<SectorId> for String {
    fn from(at: SectorId) -> Self {
        at.to_string()
    }
}

impl TryFrom<String> for SectorId {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let wrong = || format!("`{name}` is no sector");
        let mut letters = name.chars();
        let letter = letters.next().filter(char::is_ascii_uppercase).ok_or_else(wrong)?;
        let row: i8 = letters.as_str().parse().map_err(|_| wrong())?;
        let column = i8::try_from(u32::from(letter) - u32::from('A')).map_err(|_| wrong())?;
        if (0..=12).contains(&row) && letters.as_str() == row.to_string() { Ok(Self { column, row }) } else { Err(wrong()) }
    }
}

impl JsonSchema for SectorId {
    fn schema_name() -> Cow<'static, str> {
        "SectorId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[A-Z][0-9]{1,2}$", "description": "A sector: the letter of its column, the number of its row." })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::maps::MapId;

    #[test]
    fn a_sector_has_one_name_and_a_name_one_sector() {
        for id in MapId::ALL {
            let names: BTreeSet<String> = id.map().sectors.iter().map(|sector| SectorId::of(sector.at).to_string()).collect();
            assert_eq!(names.len(), id.map().sectors.len(), "{id}");
            for sector in id.map().sectors {
                let at = SectorId::of(sector.at);
                assert_eq!((at.hex(), SectorId::try_from(at.to_string())), (sector.at, Ok(at)));
            }
        }
        for wrong in ["", "c3", "C", "C-1", "C03", "CC", "C300", "3C"] {
            assert!(SectorId::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
    }
}
