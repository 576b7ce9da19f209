//! Rebel: attacks with two dice more than there are ships; moves few ships at once.

use super::{Leader, ships, with};
use crate::prelude::*;

/// Committed: two dice more, and no fewer than two. Disorganized: two ships in a Move.
pub static LEADER: Leader =
    Leader::new([Resource::Material, Resource::Weapon], Powers::passive(&[Passive::RollsMore(2), Passive::MovesAtMost(2)])).boxes([
        with(4, BuildingKind::Starport),
        ships(4),
        ships(2),
    ]);
