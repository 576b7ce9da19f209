//! CONQ-DAMAGE: all damage that is dealt is assigned, may be shielded, is taken (CONQ-DAMAGE-01). Shields are in `shields`.

use crate::cards::door::forced;
use crate::cards::occasions::window;
use crate::effects::shields;
use crate::flow;
use crate::position::underway::{Packet, PacketId, Part, Source};
use crate::prelude::*;

/// Steps of dealing damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// CONQ-DAMAGE-02: damage lies beside the units.
    Assigned(PacketId),
    /// What is still assigned may be answered.
    Answered(PacketId),
    /// CONQ-DAMAGE-03: shields, unit by unit.
    Shields(PacketId),
    /// CONQ-DAMAGE-04.
    Take(PacketId),
    /// CONQ-DAMAGE-05: what has come of it may be answered.
    Taken(PacketId),
    /// It is over.
    Over(PacketId),
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Assigned(packet) => it.does(move |t| assigned(packet, t)),
        Step::Answered(packet) => it.does(move |t| answered(packet, t)),
        Step::Shields(packet) => it.does(move |t| shields::each(packet, t)),
        Step::Take(packet) => it.does(move |t| take(packet, t)),
        Step::Taken(packet) => it.does(move |t| taken(packet, t)),
        Step::Over(packet) => it.does(move |t| drop(t.state.underway.packets.remove(&packet))),
    }
}

/// Deals damage to units: the one door for it. What is no longer in play is dealt nothing.
pub fn deal(source: Source, parts: impl IntoIterator<Item = (CardId, u32)>, t: &mut T<'_>) -> PacketId {
    let number = PacketId(t.state.take_number());
    let amount = |(unit, amount)| {
        let assigned = amount_against(t.state, source, unit, amount);
        Part { unit, assigned, is_shielded: false, taken: 0 }
    };
    let parts: Vec<Part> = parts.into_iter().filter(|(unit, _)| t.state.cards.contains_key(unit)).map(amount).collect();
    // Interrupts come before anything is assigned; nothing stays nothing (CONQ-SUP-45).
    let windows: Vec<flow::Step> = parts
        .iter()
        .filter(|part| part.assigned > 0)
        .map(|part| window(Occasion::Assigning { unit: t.state.named(part.unit), packet: number }))
        .collect();
    let attacker = source.attacker().filter(|attacker| t.state.cards.contains_key(attacker)).map(|attacker| t.state.named(attacker));
    t.state.underway.packets.insert(number, Packet { source, attacker, parts });
    t.next(windows);
    t.next(steps![Step::Assigned(number)]);
    number
}

/// What an effect of a seat deals.
pub fn deal_by_effect(seat: Seat, parts: impl IntoIterator<Item = (CardId, u32)>, t: &mut T<'_>) -> PacketId {
    deal(Source::Effect { seat }, parts, t)
}

/// An amount as it comes to a unit: doubled, then halved for Flying, rounded up. RULING: in this order, and an Area Effect is not halved.
#[must_use]
pub fn amount_against(s: &State, source: Source, unit: CardId, amount: u32) -> u32 {
    let Some(attacker) = source.attacker().filter(|attacker| s.cards.contains_key(attacker)) else { return amount };
    let doubled = amount << modifiers::doublings(s, attacker, unit);
    // CONQ-KEYWORD-02, CONQ-SUP-22
    let flies =
        s.has_keyword(unit, Keyword::Flying) && !s.has_keyword(attacker, Keyword::Flying) && !modifiers::ignores_flying(s, attacker);
    if flies { doubled.div_ceil(2) } else { doubled }
}

/// The units that something is still assigned to, in the order of the players.
pub fn still_assigned(s: &State, packet: PacketId) -> Vec<CardId> {
    let Some(packet) = s.underway.packets.get(&packet) else { return vec![] };
    let mut units: Vec<CardId> =
        packet.parts.iter().filter(|part| part.assigned > 0 && s.cards.contains_key(&part.unit)).map(|part| part.unit).collect();
    let first = s.first_to_act();
    units.sort_by_key(|unit| (s.card(*unit).controller != first, *unit));
    units
}

fn assigned(packet: PacketId, t: &mut T<'_>) {
    // CONQ-SUP-09
    let occasion = |unit| Occasion::Assigned { unit: t.state.named(unit), packet };
    let each: Vec<flow::Step> = still_assigned(t.state, packet).into_iter().map(|unit| forced(occasion(unit))).collect();
    t.next(each);
    t.next(steps![Step::Answered(packet)]);
}

fn answered(packet: PacketId, t: &mut T<'_>) {
    let occasion = |unit| Occasion::Assigned { unit: t.state.named(unit), packet };
    let each: Vec<flow::Step> = still_assigned(t.state, packet).into_iter().map(|unit| window(occasion(unit))).collect();
    t.next(each);
    t.next(steps![Step::Shields(packet), Step::Take(packet), Step::Taken(packet), Step::Over(packet)]);
}

/// CONQ-DAMAGE-04: up to what a unit can still take; the rest is lost.
fn take(packet: PacketId, t: &mut T<'_>) {
    let Some(mut dealt) = t.state.underway.packets.remove(&packet) else { return };
    for part in &mut dealt.parts {
        if !t.state.cards.contains_key(&part.unit) {
            continue;
        }
        // What breaks by damage and has no HP takes all of it.
        let is_unit = t.state.card(part.unit).form.is_unit();
        part.taken = if is_unit { part.assigned.min(t.state.remaining_hit_points(part.unit)) } else { part.assigned };
        if part.taken > 0 {
            t.state.card_mut(part.unit).damage += part.taken;
            if let Some(battle) = &mut t.state.underway.battle {
                battle.is_lively = true;
            }
            t.tell(&Line::Damaged { card: t.state.named(part.unit).name(), count: part.taken });
        }
    }
    if let Source::Cost { .. } = dealt.source {
        let taken = dealt.parts.iter().map(|part| part.taken).sum();
        if let Some(playing) = t.state.underway.playing.last_mut() {
            playing.cost_taken = taken;
        }
    }
    t.state.underway.packets.insert(packet, dealt);
}

/// CONQ-DAMAGE-05: who has taken nothing was dealt nothing, and who has left answers nothing.
fn taken(packet: PacketId, t: &mut T<'_>) {
    let Some(dealt) = t.state.underway.packets.get(&packet) else { return };
    let damaged = dealt.parts.iter().filter(|part| part.taken > 0 && t.state.cards.contains_key(&part.unit));
    let windows: Vec<flow::Step> = damaged.map(|part| window(Occasion::Damaged { unit: t.state.named(part.unit), packet })).collect();
    t.next(windows);
}

/// Damage moves from one card to another without being dealt (CONQ-SUP-27).
pub fn move_damage(from: CardId, to: CardId, count: u32, t: &mut T<'_>) {
    let count = count.min(t.state.card(from).damage);
    t.state.card_mut(from).damage -= count;
    t.state.card_mut(to).damage += count;
    t.tell(&Line::DamageMoved { count, card: t.state.named(from).name(), to: t.state.named(to).name() });
}

/// Damage is removed from a card.
pub fn heal(card: CardId, count: u32, t: &mut T<'_>) {
    let count = count.min(t.state.card(card).damage);
    t.state.card_mut(card).damage -= count;
    if count > 0 {
        t.tell(&Line::Healed { card: t.state.named(card).name(), count });
    }
}

/// More damage is about to be assigned to a unit that is to be assigned some.
pub fn raise(packet: PacketId, unit: CardId, count: u32, t: &mut T<'_>) {
    if let Some(part) = t.state.underway.packets.get_mut(&packet).and_then(|packet| packet.part_mut(unit)) {
        part.assigned += count;
    }
}

/// Damage that is assigned is prevented.
pub fn prevent(packet: PacketId, unit: CardId, count: u32, t: &mut T<'_>) {
    let part = t.state.underway.packets.get_mut(&packet).and_then(|packet| packet.part_mut(unit));
    let prevented = part.map_or(0, |part| {
        let prevented = count.min(part.assigned);
        part.assigned -= prevented;
        prevented
    });
    if prevented > 0 {
        t.tell(&Line::Prevented { card: t.state.named(unit).name(), count: prevented });
    }
}

/// Damage that is assigned is shifted to another card, where it may be shielded (CONQ-SUP-28).
pub fn shift(packet: PacketId, from: CardId, to: CardId, count: u32, t: &mut T<'_>) {
    let Some(dealt) = t.state.underway.packets.get_mut(&packet) else { return };
    let Some(part) = dealt.part_mut(from) else { return };
    let count = count.min(part.assigned);
    part.assigned -= count;
    match dealt.part_mut(to) {
        Some(part) => part.assigned += count,
        None => dealt.parts.push(Part { unit: to, assigned: count, is_shielded: false, taken: 0 }),
    }
    t.tell(&Line::DamageShifted { count, card: t.state.named(from).name(), to: t.state.named(to).name() });
}
