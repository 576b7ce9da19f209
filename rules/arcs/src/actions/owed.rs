//! A Move after which there must be a Battle (ARCS-RULING-05): what it may do, so that there is one. A Move that could only be taken back
//! is not offered. A card that lets fresh ships move once more (ARCS-MOD-01) counts: its second Move may come to the Battle.

use super::moving;
use crate::battle;
use crate::position::state::Ships;
use crate::position::underway::Moving;
use crate::prelude::*;
use std::ops::RangeInclusive;

/// How many of the ships that may go do, and how many of the fresh ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// In all.
    pub count: RangeInclusive<u8>,
    /// Of the fresh ones.
    pub fresh: RangeInclusive<u8>,
}

impl Bounds {
    /// As many of these ships as one likes, at least so many.
    pub fn of(ships: Ships, least: u8) -> Self {
        Self { count: least..=ships.count(), fresh: 0..=ships.fresh }
    }

    fn at_least(self, least: u8) -> Self {
        Self { count: least..=*self.count.end(), ..self }
    }

    /// No more than so many.
    pub fn at_most(self, most: u8) -> Self {
        Self { count: *self.count.start()..=most.min(*self.count.end()), ..self }
    }

    fn with_a_fresh_one(self) -> Self {
        Self { fresh: 1.min(*self.fresh.end())..=*self.fresh.end(), ..self }.at_least(1)
    }

    fn but_for_a_fresh_one(self) -> Self {
        Self { fresh: 0..=self.fresh.end().saturating_sub(1), ..self }
    }
}

/// Whether a Battle is owed.
pub fn is_owed(s: &State) -> bool {
    // RULING: a free action after which the other cannot follow would have to be taken back; it is not offered.
    s.underway.owed_action == Some(Action::Battle)
}

fn has_rivals(s: &State, seat: Seat, system: SystemId) -> bool {
    !battle::rivals_in(s, seat, system).is_empty()
}

/// Whether there is a Battle without so many ships of one system.
fn is_battle_without(s: &State, seat: Seat, ships: u8, of: SystemId) -> bool {
    let left = |system: SystemId| s.system(system).ships[seat].count() - if system == of { ships } else { 0 };
    s.systems.keys().any(|system| left(*system) > 0 && has_rivals(s, seat, *system))
}

/// A way to come from a system to others in one Move.
#[derive(Clone, Copy)]
struct Way<'a> {
    seat: Seat,
    from: SystemId,
    is_catapulted: bool,
    /// These are left out.
    been: &'a [SystemId],
}

impl Way<'_> {
    /// Whether it can end in a system that fits.
    fn leads_to(&self, s: &State, fits: &dyn Fn(SystemId) -> bool) -> bool {
        let open = reach::neighbours(s.setup, self.from).into_iter().filter(|to| !self.been.contains(to));
        let mut open = open.map(|to| (to, [self.been, &[to]].concat()));
        open.any(|(to, been)| {
            let goes_on = self.is_catapulted && !moving::is_stopped(s, self.seat, to);
            fits(to) || goes_on && Way { from: to, been: &been, ..*self }.leads_to(s, fits)
        })
    }

    fn leads_to_rivals(&self, s: &State) -> bool {
        self.leads_to(s, &|to| has_rivals(s, self.seat, to))
    }

    /// Whether it can end where a second Move leads to Rivals.
    fn leads_on(&self, s: &State) -> bool {
        self.leads_to(s, &|to| leads_to_rivals_again(s, self.seat, to))
    }
}

/// Whether ships that have come to a system come to Rivals with the Move that a card allows them.
fn leads_to_rivals_again(s: &State, seat: Seat, from: SystemId) -> bool {
    Way { seat, from, is_catapulted: moving::is_catapulted(s, seat, from), been: &[from] }.leads_to_rivals(s)
}

/// ARCS-MOD-01: whether a Move of these ships leaves some that move again; of the second Move nothing does.
fn moves_again(s: &State, seat: Seat, ships: Ships, is_again: bool) -> bool {
    ships.fresh > 0 && !is_again && modifiers::moves_again(s, seat)
}

/// Whether a Move of these ships, which begins in a system, can leave a Battle.
pub fn may_set_out(s: &State, seat: Seat, from: SystemId, ships: Ships, is_again: bool) -> bool {
    let way = Way { seat, from, is_catapulted: moving::is_catapulted(s, seat, from), been: &[from] };
    is_battle_without(s, seat, 1, from) || way.leads_to_rivals(s) || moves_again(s, seat, ships, is_again) && way.leads_on(s)
}

/// Which ships of a system may move.
pub fn ships_to_move(s: &State, seat: Seat, moving: &Moving) -> Bounds {
    let Moving { at: from, ships, is_catapulted, is_again, .. } = *moving;
    let all = s.system(from).ships[seat].count();
    let (any, way) = (Bounds::of(ships, 1), Way { seat, from, is_catapulted, been: &[from] });
    if is_battle_without(s, seat, all, from) || way.leads_to_rivals(s) {
        return any;
    }
    match (has_rivals(s, seat, from), moves_again(s, seat, ships, is_again) && way.leads_on(s)) {
        // Who stays fights, and where all go there is a fresh one among them.
        (true, true) => any,
        (true, false) => any.at_most(all - 1),
        (false, _) => any.with_a_fresh_one(),
    }
}

/// Whether the ships that are moving may come to a system.
pub fn may_come_to(s: &State, seat: Seat, moving: &Moving, to: SystemId) -> bool {
    let Moving { at, ships, is_catapulted, is_again, ref been, .. } = *moving;
    let been = [been, &[to][..]].concat();
    let on = Some(Way { seat, from: to, is_catapulted, been: &been }).filter(|_| is_catapulted && !moving::is_stopped(s, seat, to));
    let fights = has_rivals(s, seat, to) || on.is_some_and(|way| way.leads_to_rivals(s));
    let fights_later = || leads_to_rivals_again(s, seat, to) || on.is_some_and(|way| way.leads_on(s));
    is_battle_without(s, seat, ships.count(), at)
        || fights
        || have_left_some_that_fight(s, seat, moving)
        || moves_again(s, seat, ships, is_again) && fights_later()
}

/// Whether ships that this Move has left behind on its way can move again to Rivals.
fn have_left_some_that_fight(s: &State, seat: Seat, moving: &Moving) -> bool {
    let mut left = moving.fresh_at.iter().filter(|(_, fresh)| **fresh > 0);
    left.any(|(at, fresh)| {
        moves_again(s, seat, Ships { fresh: *fresh, damaged: 0 }, moving.is_again) && leads_to_rivals_again(s, seat, *at)
    })
}

/// Which of the ships that are catapulted may go on.
pub fn ships_to_go_on(s: &State, seat: Seat, moving: &Moving) -> Bounds {
    let Moving { at, ships, is_catapulted, is_again, ref been, .. } = *moving;
    let (any, all, way) = (Bounds::of(ships, 0), ships.count(), Way { seat, from: at, is_catapulted, been });
    if is_battle_without(s, seat, all, at) || have_left_some_that_fight(s, seat, moving) {
        return any;
    }
    let again = moves_again(s, seat, ships, is_again);
    let (stay, stay_and_move) = (has_rivals(s, seat, at), again && leads_to_rivals_again(s, seat, at));
    let (go, go_and_move) = (way.leads_to_rivals(s), again && way.leads_on(s));
    match (stay, go) {
        (true, true) => any,
        (true, false) if go_and_move => any,
        (true, false) => any.at_most(all - 1),
        (false, true) if stay_and_move => any,
        (false, true) => any.at_least(1),
        // A fresh one moves again, from here or from farther on.
        (false, false) if stay_and_move && go_and_move => any,
        (false, false) if stay_and_move => any.but_for_a_fresh_one(),
        (false, false) => any.with_a_fresh_one(),
    }
}
