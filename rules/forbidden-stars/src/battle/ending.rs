//! FS-COMB-19 to -23: who has won, what the winner takes, and what goes back.

use super::Step;
use super::sides::Role;
use crate::flow;
use crate::prelude::*;
use crate::setup::LastTokens;
use sternpost_kit::count;

/// FS-COMB-19 to -21: the higher morale wins, and the defender if both are equal.
pub fn compare_morale(t: &mut T<'_>) {
    let [attacker, defender] = Role::BOTH.map(|role| t.state.morale(role));
    for role in Role::BOTH {
        let line = Line::Morale { seat: t.state.side(role).seat, count: t.state.morale(role) };
        t.tell(&line);
    }
    let winner = if attacker > defender { Role::Attacker } else { Role::Defender };
    t.next(if wins_nothing(t.state, winner) { nobody_wins() } else { steps_of_victory(winner) });
}

/// Ledger, note 17: whether nobody wins, because of an attacker who would win only reinforcement tokens are left.
fn wins_nothing(s: &State, winner: Role) -> bool {
    winner == Role::Attacker && s.options.last_tokens == LastTokens::Nobody && s.has_tokens_alone(winner)
}

/// FS-COMB-04: what is left goes back all the same.
pub fn nobody_wins() -> Vec<flow::Step> {
    steps![Step::Cleanup].to_vec()
}

/// What follows a victory: the other side retreats, then as without morale.
pub fn steps_of_victory(winner: Role) -> Vec<flow::Step> {
    let retreat: flow::Step = Step::Retreat { role: winner.other() }.into();
    [retreat].into_iter().chain(steps_without_morale(winner)).collect()
}

/// FS-COMB-18: who is alone there has won.
pub fn steps_of_survival(s: &State, winner: Role) -> Vec<flow::Step> {
    if wins_nothing(s, winner) { nobody_wins() } else { steps_without_morale(winner) }
}

fn steps_without_morale(winner: Role) -> Vec<flow::Step> {
    match winner {
        Role::Attacker => steps![Step::Capture, Step::Cleanup].to_vec(),
        Role::Defender => steps![Step::Cleanup].to_vec(),
    }
}

/// RULING: where control tokens do not suffice for all structures, their new owner picks what is kept.
pub fn which_first(s: &State) -> Asks {
    let (area, seat) = (s.combat().area, s.side(Role::Attacker).seat);
    let theirs: Vec<Choice> = s
        .held(area)
        .structures
        .iter()
        .filter(|built| built.seat != seat)
        .map(|built| Choice::Structure { structure: built.structure })
        .collect();
    let tokens = s.control_tokens_left(seat);
    if tokens == 0 || count(theirs.len()) <= tokens {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Kept { area }, "FS-LIM-04", theirs))
}

/// FS-STR-06, FS-BAST-09: all structures of the other side change hands; without a control token they are destroyed (FS-LIM-04).
pub fn capture(first: Option<&Choice>, t: &mut T<'_>) {
    let (area, seat) = (t.state.combat().area, t.state.side(Role::Attacker).seat);
    let mut theirs: Vec<_> = t.state.held(area).structures.iter().copied().filter(|built| built.seat != seat).collect();
    theirs.sort_by_key(|built| first != Some(&Choice::Structure { structure: built.structure }));
    for built in theirs {
        let has_token = t.state.control_tokens_left(seat) > 0;
        let structures = &mut t.state.board.held_mut(area).structures;
        let at = structures.iter().position(|other| *other == built).expect("the structure is there");
        structures.remove(at);
        if has_token {
            t.state.board.build(built.structure, seat, area);
            t.tell(&Line::Captures { seat, structure: built.structure, area });
        } else {
            t.tell(&Line::NoControlToken { seat, structure: built.structure, area });
        }
    }
}

/// FS-COMB-23, FS-REIN-12, FS-CUPG-04: cards are shuffled back, tokens return to the supply.
pub fn cleanup(t: &mut T<'_>) {
    let combat = t.state.combat.take().expect("a combat is on");
    let (area, second) = (combat.area, combat.second);
    t.tell(&Line::CombatEnds { area });
    for mut side in [combat.attacker, combat.defender] {
        let seat = side.seat;
        let face_up = side.face_up.iter().map(|face_up| face_up.card);
        let hidden = side.face_down.take().map(sternpost_core::Secret::into_the_open);
        let cards: Vec<_> = side.hand.take_all().into_iter().chain(face_up).chain(hidden).collect();
        if !cards.is_empty() {
            t.state.players[seat].deck.extend(cards);
            t.shuffle(|s| s.players[seat].deck.forget());
        }
    }
    // FS-CONT-04
    if let Some(onward) = second.filter(|onward| t.state.is_contested(onward.area)) {
        t.next(steps![Step::Begins { area: onward.area, attacker: onward.seat, from: Some(area) }]);
    }
}
