//! How strong what stands in one place is.

use super::Place;
use serde::{Deserialize, Serialize};
use sternpost_core::Seat;

/// The strength of what one seat has in one place together: what is seen first of a fleet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// The area it is in.
    pub at: Place,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Hits it makes with one roll on the average, in tenths.
    pub hits: u32,
    /// Hits it takes until nothing is left of it.
    pub hull: u32,
    /// How many units it carries that do not fight beside it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub carries: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nothing(count: &u32) -> bool {
    *count == 0
}

impl Strength {
    /// No units of a seat in a place yet.
    #[must_use]
    pub fn new(at: &Place, owner: Seat) -> Self {
        Self { at: at.clone(), owner: Some(owner), hits: 0, hull: 0, carries: 0 }
    }

    /// One number to compare two of them by: five times the root of hits by hull. Of two that fight until one is gone, round by round, the one
    /// with more wins more often than not, whether it hits hard or lasts long.
    #[must_use]
    pub fn figure(&self) -> u32 {
        // Rounded: the root of four times as much is twice as large.
        (u64::from(self.hits) * u64::from(self.hull) * 10).isqrt().div_ceil(2).try_into().unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(hits: u32, hull: u32) -> u32 {
        Strength { hits, hull, ..Strength::new(&Place::from("here"), Seat(0)) }.figure()
    }

    #[test]
    fn hitting_hard_and_lasting_long_count_the_same() {
        assert_eq!(strength(8, 2), strength(2, 8));
        assert!(strength(6, 2) > strength(4, 1), "a dreadnought is more than a cruiser");
        assert!((2 * strength(18, 8)).abs_diff(strength(36, 16)) <= 1, "twice the fleet is twice the strength");
        assert_eq!(strength(0, 4), 0, "what cannot hit wins nothing");
    }

    #[test]
    fn a_scene_written_before_there_were_strengths_can_be_read() {
        let old = r#"{"areas":[],"links":[],"slots":[],"cards":[],"pieces":[],"panels":[],"glyphs":{},"highlights":[],"apart":[]}"#;
        let scene: super::super::Scene = serde_json::from_str(old).expect("it is a scene");
        assert!(scene.strengths.is_empty());
        assert!(!serde_json::to_string(&scene).expect("it can be written").contains("strengths"));
    }
}
