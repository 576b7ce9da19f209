//! Where on the board something is.

use crate::text::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The id of something on the board: `system-18`, `planet-mecatol-rex`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Place(pub Name);

impl From<&str> for Place {
    fn from(id: &str) -> Self {
        Self(id.to_owned().into())
    }
}
impl From<String> for Place {
    fn from(id: String) -> Self {
        Self(id.into())
    }
}
