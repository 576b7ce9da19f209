//! VF-END: who has won.

use crate::prelude::*;
use crate::setup::Mode;
use sternpost_core::Standing;

/// VF-GEN-06: the influence of an expedition.
pub const GOAL: u32 = 120;

/// VF-END-02: corruption markers on the House mat and in sectors; those on the Chambers are on neither.
fn corruption(s: &State, seat: Seat) -> u32 {
    u32::try_from(s.count(seat, crate::components::effects::Count::Corruption)).unwrap_or(0)
}

/// VF-END-01, -02: most influence; of equals who has less corruption; equals share.
pub fn ranking(s: &State) -> Vec<Standing> {
    let scores: BTreeMap<Seat, (u32, std::cmp::Reverse<u32>)> =
        s.players.seats().map(|seat| (seat, (s.players[seat].influence, std::cmp::Reverse(corruption(s, seat))))).collect();
    let is_lost = s.players.iter().any(|(_, player)| player.influence < s.influence_of_the_void());
    let ranked = |(seat, own): (&Seat, &(u32, std::cmp::Reverse<u32>))| {
        let better = scores.values().filter(|other| *other > own).count();
        let rank = match s.options.mode {
            Mode::Competitive => 1 + better,
            // RULING: the goal reached is first; missed, it is lost.
            Mode::Expedition => 1 + usize::from(own.0 < GOAL),
            // VF-END-13
            Mode::Solo | Mode::Cooperative => 1 + usize::from(is_lost),
        };
        Standing {
            seat: *seat,
            rank: u8::try_from(rank).expect("a table has few seats"),
            score: i32::try_from(own.0).expect("influence is little"),
        }
    };
    scores.iter().map(ranked).collect()
}

/// The campaign is over.
pub fn end(t: &mut T<'_>) {
    let standings = ranking(t.state);
    let winners: Vec<Seat> = standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat).collect();
    match t.state.options.mode {
        Mode::Competitive => {
            for seat in &winners {
                let count = t.state.players[*seat].influence;
                t.tell(&Line::Won { seat: *seat, count, winners: u8::try_from(winners.len()).expect("a table has few seats") });
            }
        }
        Mode::Solo | Mode::Cooperative => tell_the_void(!winners.is_empty(), t),
        Mode::Expedition => {
            let seat = Seat(0);
            let count = t.state.players[seat].influence;
            if winners.is_empty() {
                t.tell(&Line::GoalMissed { seat, count, goal: GOAL });
            } else {
                t.tell(&Line::GoalReached { seat, count, goal: GOAL });
            }
        }
    }
    t.state.standings = Some(standings);
    t.end();
}

/// VF-END-03 to -13: what the Void scores, part by part, and who has won.
fn tell_the_void(is_won: bool, t: &mut T<'_>) {
    let mut total = 0;
    for (part, count) in t.state.score_of_the_void().into_iter().filter(|(_, count)| *count > 0) {
        total += count;
        t.tell(&Line::VoidScores { part, count, total });
    }
    if is_won {
        t.tell(&Line::VoidBeaten { total });
    } else {
        t.tell(&Line::VoidPrevails { total });
    }
    t.tell(&Line::WithContentOfOurs);
}

/// VF-VG-18: a fourth Catastrophe: all lose at once.
pub fn lose(t: &mut T<'_>) {
    t.tell(&Line::LostByCatastrophe);
    t.tell(&Line::WithContentOfOurs);
    let lost = |seat: Seat| Standing { seat, rank: 2, score: i32::try_from(t.state.players[seat].influence).expect("influence is little") };
    let standings: Vec<Standing> = t.state.players.seats().map(lost).collect();
    t.state.standings = Some(standings);
    t.end();
}
