//! Mining Interest: makes Material in place of a Build; fills all empty slots with it for its Prelude.

use crate::cards::common::{fill_slots, interest, steal, token_for_a_slot};
use crate::prelude::*;

interest!(MiningInterest, Material, Manufacture);
