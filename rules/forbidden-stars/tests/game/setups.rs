//! The set-up that a seed stands for, in tests and in long runs (`examples/forbidden-stars-campaigns.rs`): two to four seats in turn, both boards, every
//! option.

use serde_json::{Value, json};

const FACTIONS: [&str; 4] = ["ultramarines", "chaos", "orks", "eldar"];

fn nth(of: u64, count: usize) -> usize {
    usize::try_from(of % count as u64).expect("a small number")
}

/// So many factions: those of the introductory board, or any on one that players lay; who sits where changes.
pub fn seats(seed: u64, count: usize, is_built: bool) -> Vec<&'static str> {
    let mut all = FACTIONS;
    if is_built {
        all.rotate_left(nth(seed / 2, 4));
    }
    let mut seats = all[..count].to_vec();
    seats.rotate_left(nth(seed, count));
    seats
}

/// Two to four seats in turn, the board by every three campaigns; what else the host decides by what is left of the seed, on both boards alike.
pub fn setup(seed: u64) -> Value {
    let (count, rest) = (2 + nth(seed, 3), seed / 3);
    let is_built = rest % 2 == 1;
    let other = |of: u64, at: u64, value: &'static str, usual: &'static str| if rest % of == at { value } else { usual };
    let options = json!({
        "board": if is_built { "built" } else { "introductory" },
        "paths": other(3, 1, "faq", "seed"),
        "direct-the-faithful": other(3, 2, "anywhere", "active-system"),
        "storm-diagonals": other(5, 1, "by-the-board", "by-the-storm"),
        "ork-dominate": other(5, 2, "friendly", "friendly-or-uncontrolled"),
        "last-tokens": other(5, 3, "nobody", "capture"),
        "schemes": other(5, 4, "any", "one"),
        "more-morale": other(7, 1, "all-icons", "dice"),
        "battlewagon-morale": other(7, 2, "three", "two"),
        "ork-roks-level": other(7, 3, "zero", "one"),
    });
    json!({ "options": options, "seats": seats(rest, count, is_built) })
}
