//! One instrument.

use crate::Instrument;

pub static CARD: Instrument = Instrument { loudness: 5 };
