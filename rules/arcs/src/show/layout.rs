//! Where the systems lie in the picture: gates in an inner ring, planets in an outer one, clockwise from the top.

use crate::components::SystemId::{self, *};

/// Half the width of the board.
pub const HALF: i32 = 7400;

/// The disc of a system: right of the centre, below the centre, radius.
pub fn disc(system: SystemId) -> (i32, i32, i32) {
    match system {
        Gate1 => (0, -3000, 900),
        Arrow1 => (-2052, -5638, 980),
        Moon1 => (0, -6000, 980),
        Hex1 => (2052, -5638, 980),
        Gate2 => (2598, -1500, 900),
        Arrow2 => (3857, -4596, 980),
        Moon2 => (5196, -3000, 980),
        Hex2 => (5909, -1042, 980),
        Gate3 => (2598, 1500, 900),
        Arrow3 => (5909, 1042, 980),
        Moon3 => (5196, 3000, 980),
        Hex3 => (3857, 4596, 980),
        Gate4 => (0, 3000, 900),
        Arrow4 => (2052, 5638, 980),
        Moon4 => (0, 6000, 980),
        Hex4 => (-2052, 5638, 980),
        Gate5 => (-2598, 1500, 900),
        Arrow5 => (-3857, 4596, 980),
        Moon5 => (-5196, 3000, 980),
        Hex5 => (-5909, 1042, 980),
        Gate6 => (-2598, -1500, 900),
        Arrow6 => (-5909, -1042, 980),
        Moon6 => (-5196, -3000, 980),
        Hex6 => (-3857, -4596, 980),
    }
}
