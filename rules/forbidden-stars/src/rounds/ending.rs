//! FS-WIN: who has won.

use crate::prelude::*;
use sternpost_core::Standing;
use sternpost_kit::{count, count_of};

/// FS-WIN-01: as many own objective tokens as players began win.
pub fn needed(s: &State) -> u32 {
    u32::from(s.players.len())
}

/// FS-WIN-02: objective tokens, then friendly worlds, then units on the board.
fn score(s: &State, seat: Seat) -> [u32; 3] {
    [s.players[seat].collected, count_of(s.friendly_worlds(seat)), s.units_of(seat)]
}

/// FS-WIN-02, FS-WIN-07: the ranking; equal for equals, and who has left the game comes last.
pub fn ranking(s: &State) -> Vec<Standing> {
    let scores: BTreeMap<Seat, Option<[u32; 3]>> =
        s.players.seats().map(|seat| (seat, (!s.is_eliminated(seat)).then(|| score(s, seat)))).collect();
    let ranked = |(seat, own): (&Seat, &Option<[u32; 3]>)| Standing {
        seat: *seat,
        rank: u8::try_from(1 + scores.values().filter(|other| *other > own).count()).expect("a table has few seats"),
        score: i32::try_from(s.players[*seat].collected).expect("few tokens are collected"),
    };
    scores.iter().map(ranked).collect()
}

/// The campaign is over.
pub fn end(t: &mut T<'_>) {
    let standings = ranking(t.state);
    let winners: Vec<Seat> = standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat).collect();
    for seat in &winners {
        t.tell(&Line::Won { seat: *seat, count: t.state.players[*seat].collected, winners: count(winners.len()) });
    }
    t.state.standings = Some(standings);
    t.end();
}
