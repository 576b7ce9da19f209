//! Nothing holds more than it may while somebody is asked: a surplus goes as soon as it is there.

use super::{Check, Property, ensure};
use sternpost_core::{Asked, Play};

/// Cheap enough to be asked of every position.
pub(crate) fn limits(play: &dyn Play, asked: &[Asked]) -> Check {
    let overfull = if asked.is_empty() { vec![] } else { play.overfull() };
    ensure(overfull.is_empty(), Property::Limits, || overfull.join("; "))
}
