//! What stands beside a question: both sides of the battle, what the damage would do, how likely a shield is, command icons as they stand, the
//! hand one may change. Of what the seat may know: shields are counted among all that the other could hold.

use crate::cards::holding;
use crate::combat::{attack, battle};
use crate::effects::{outlook, shields};
use crate::flow::Step;
use crate::phases::{command, deploy};
use crate::position::other;
use crate::position::underway::PacketId;
use crate::prelude::*;
use crate::setup;
use sternpost_core::Eyes;
use sternpost_kit::{count, count_of};

messages! {
    "remark";
    /// What stands beside questions.
    pub enum Remark {
        Side { seat: Seat, place: Text, units: Vec<Text> },
        NoSide { seat: Seat, place: Text },
        Unit { card: Text, attack: u32, left: u32 },
        Exhausted { card: Text, attack: u32, left: u32 },
        AttackedBy { card: Text, count: u32 },
        Unshielded { then: Text },
        ShieldOdds { seat: Seat, one: u32, two: u32, three: u32 },
        NoShields { seat: Seat },
        Icons { places: Vec<Text> },
        IconsAt { planet: PlanetId, own: u32, theirs: u32 },
        HandHolds { titles: Vec<Title> },
    }
}

/// What stands beside the question that a step asks a seat.
pub fn beside(s: &State, step: &Step, seat: Seat) -> Vec<Text> {
    if let Step::Window(window) = step {
        return if window.occasion.timing() == Timing::CommandActions { of_icons(s, seat) } else { of_battle(s, seat) };
    }
    if let Step::Shields(shields::Step::Ask(packet, unit)) = step {
        return of_shield(s, seat, *packet, *unit);
    }
    if matches!(step, Step::Attack(attack::Step::Defender)) {
        return of_battle(s, seat).into_iter().chain([of_their_shields(s, seat)]).collect();
    }
    if matches!(step, Step::Battle(battle::Step::RangedTurn | battle::Step::Turn | battle::Step::Retreat(_))) {
        return of_battle(s, seat);
    }
    if matches!(step, Step::Command(command::Step::Dials) | Step::Deploy(deploy::Step::Where)) {
        return of_icons(s, seat);
    }
    if matches!(step, Step::Setup(setup::Step::Mulligan)) {
        return vec![Remark::HandHolds { titles: s.players[seat].hand.for_the_rules().to_vec() }.text()];
    }
    vec![]
}

/// What a choice comes to where the thing it names does not say it: who is at a planet, and the command icons there.
pub fn in_full(s: &State, seat: Seat, choice: &Choice) -> Vec<Text> {
    let Choice::Planet { slot, planet } = *choice else { return vec![] };
    let (own, theirs) = (command::icons(s, seat, slot), command::icons(s, other(seat), slot));
    let icons = Remark::Icons { places: vec![Remark::IconsAt { planet, own, theirs }.text()] }.text();
    [seat, other(seat)].into_iter().map(|seat| side(s, seat, slot)).chain([icons]).collect()
}

/// Both sides of the battle that is on, the reader's first.
fn of_battle(s: &State, seat: Seat) -> Vec<Text> {
    let Some(slot) = s.underway.battle.map(|battle| battle.slot) else { return vec![] };
    [seat, other(seat)].into_iter().map(|seat| side(s, seat, slot)).collect()
}

fn side(s: &State, seat: Seat, slot: SlotId) -> Text {
    let place = moving::place(At::Planet(slot), s);
    let units: Vec<Text> = s.units_of(seat, At::Planet(slot)).map(|(id, _)| unit(s, id)).collect();
    if units.is_empty() { Remark::NoSide { seat, place }.text() } else { Remark::Side { seat, place, units }.text() }
}

fn unit(s: &State, id: CardId) -> Text {
    let (card, attack, left) = (s.named(id).name(), s.attack_of(id), s.remaining_hit_points(id));
    if s.card(id).is_ready { Remark::Unit { card, attack, left }.text() } else { Remark::Exhausted { card, attack, left }.text() }
}

/// Who attacks with how much, and what it does without a shield; then both sides of the battle.
fn of_shield(s: &State, seat: Seat, packet: PacketId, id: CardId) -> Vec<Text> {
    let Some(dealt) = s.underway.packets.get(&packet) else { return vec![] };
    let assigned = s.assigned(packet, id);
    let attacked = dealt.attacker.map(|attacker| Remark::AttackedBy { card: attacker.name(), count: assigned }.text());
    let then = Remark::Unshielded { then: outlook::of_damage(s, id, assigned).text() }.text();
    attacked.into_iter().chain([then]).chain(of_battle(s, seat)).collect()
}

/// The command icons of ready units at each planet where there are any.
fn of_icons(s: &State, seat: Seat) -> Vec<Text> {
    let at = |slot: SlotId| {
        let (own, theirs) = (command::icons(s, seat, slot), command::icons(s, other(seat), slot));
        let planet = s.planet_at(slot).filter(|_| own + theirs > 0)?;
        Some(Remark::IconsAt { planet, own, theirs }.text())
    };
    let places: Vec<Text> = s.face_up().filter_map(at).collect();
    if places.is_empty() { vec![] } else { vec![Remark::Icons { places }.text()] }
}

/// How likely the other holds a card of one, two or three shields, in per cent.
fn of_their_shields(s: &State, seat: Seat) -> Text {
    let theirs = other(seat);
    let [one, two, three] = [1, 2, 3].map(|icons| chance_of_shield(s, seat, theirs, icons));
    if one == 0 { Remark::NoShields { seat: theirs }.text() } else { Remark::ShieldOdds { seat: theirs, one, two, three }.text() }
}

/// The chance that a seat holds a card with so many shields, as other eyes must think, in whole per cent: what they have seen of the hand is there; the rest
/// of it is drawn from all that the deck could still hold.
#[must_use]
pub fn chance_of_shield(s: &State, eyes: Seat, seat: Seat, icons: u8) -> u32 {
    let hand = &s.players[seat].hand;
    let seen: Vec<Title> = hand.one_by_one(Eyes::Seat(eyes)).flatten().copied().collect();
    if seen.iter().any(|title| title.card().shields >= icons) {
        return 100;
    }
    let unseen = |title: Title| {
        let known = count_of(holding::open(s, seat).chain(seen.iter().copied()).filter(|other| *other == title));
        holding::allowed(s, seat, title).saturating_sub(known)
    };
    let sum = |is: &dyn Fn(Title) -> bool| Title::ALL.iter().copied().filter(|title| is(*title)).map(unseen).sum::<u32>();
    let (all, with) = (sum(&|_| true), sum(&|title| title.card().shields >= icons));
    let drawn = count(hand.len()).saturating_sub(count(seen.len()));
    holds_one(all, with, drawn)
}

/// The chance, in whole per cent, that so many cards drawn from all hold at least one of those; only what is certain is 0 or 100.
fn holds_one(all: u32, with: u32, drawn: u32) -> u32 {
    const CERTAIN: u64 = 1_000_000_000;
    let without = all - with;
    if with == 0 || drawn == 0 {
        return 0;
    }
    if drawn > without {
        return 100;
    }
    let none = (0..drawn).fold(CERTAIN, |none, at| none * u64::from(without - at) / u64::from(all - at));
    let percent = ((CERTAIN - none) * 100 + CERTAIN / 2) / CERTAIN;
    u32::try_from(percent).expect("a hundred at the most").clamp(1, 99)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_a_shield_is_that_of_drawing_one() {
        // One of two, one of four cards drawn twice: 1 - 3/4 * 2/3.
        assert_eq!([holds_one(2, 1, 1), holds_one(4, 1, 2), holds_one(33, 12, 7)], [50, 50, 97]);
        assert_eq!([holds_one(9, 0, 4), holds_one(9, 3, 0), holds_one(9, 3, 7)], [0, 0, 100], "what is certain");
        assert_eq!([holds_one(1_000, 1, 1), holds_one(100, 60, 40)], [1, 99], "what is nearly so");
    }
}
