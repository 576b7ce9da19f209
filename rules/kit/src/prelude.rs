//! What nearly every file of every game speaks of; the prelude of a game passes it on (`pub use sternpost_kit::prelude::*`) and adds its own.

pub use crate::{ask, nobody};
pub use serde::{Deserialize, Serialize};
pub use std::collections::{BTreeMap, BTreeSet};
pub use sternpost_core::{Arg, BySeat, Message as _, Offer, Picked, Question, Seat, Text, messages, steps, terms};
