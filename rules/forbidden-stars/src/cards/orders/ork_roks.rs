//! Two ground units may pass an uncontrolled void as if it were friendly.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;
use crate::setup::{Options, OrkRoksLevel};

/// The command level it takes, if the host has decided for another than the one of most sources.
pub fn level(options: &Options) -> Option<u32> {
    match options.ork_roks_level {
        OrkRoksLevel::One => None,
        OrkRoksLevel::Zero => Some(0),
    }
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Advance, &[Passive::TwoPassAVoid]);
