//! CONQ-SHIELD: a card with shield icons may be discarded for a unit that damage is assigned to.

use crate::cards::holding;
use crate::cards::occasions::window;
use crate::effects::damage::{prevent, still_assigned};
use crate::effects::outlook;
use crate::flow;
use crate::position::underway::{PacketId, Shielding};
use crate::prelude::*;
use sternpost_kit::one_of_or;

/// Steps of shielding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// CONQ-SHIELD-01, CONQ-SHIELD-04: is a card used for this unit?
    Ask(PacketId, CardId),
    /// CONQ-SHIELD-02: it prevents, unless it was cancelled.
    Prevent,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Ask(packet, unit) => it.may_ask(move |s| which(s, packet, unit), move |picked, t| shield(packet, unit, &picked.one(), t)),
        Step::Prevent => it.does(prevent_with),
    }
}

/// CONQ-DAMAGE-03: one question for each unit, in turn.
pub fn each(packet: PacketId, t: &mut T<'_>) {
    let units = still_assigned(t.state, packet);
    t.next(units.into_iter().map(|unit| flow::Step::from(Step::Ask(packet, unit))));
}

/// Who could shield a unit, as everybody must think.
fn who_could(s: &State, packet: PacketId, unit: CardId) -> Option<Seat> {
    let dealt = s.underway.packets.get(&packet)?;
    let part = dealt.part(unit).filter(|part| part.assigned > 0 && !part.is_shielded)?;
    let card = s.cards.get(&part.unit).filter(|card| card.form.is_unit())?;
    // CONQ-SUP-24: while it attacks, whatever the damage comes from.
    let attackers = s.underway.attack.as_ref().map(|attack| attack.attacker).into_iter().chain(dealt.source.attacker());
    let is_barred = attackers.filter(|attacker| s.cards.contains_key(attacker)).any(|attacker| s.has_keyword(attacker, Keyword::Armorbane));
    let seat = card.controller;
    (!is_barred && holding::could_shield(s, seat)).then_some(seat)
}

fn which(s: &State, packet: PacketId, unit: CardId) -> Asks {
    let Some(seat) = who_could(s, packet, unit) else { return nobody() };
    let mut titles: Vec<Title> = s.players[seat].hand.for_the_rules().iter().copied().filter(|title| title.card().shields > 0).collect();
    titles.dedup();
    let count = s.assigned(packet, unit);
    let leaves = |title: Title| outlook::behind_shield(s, unit, count, title.card().shields.into());
    let offer = |title: Title| Offer::new(Choice::Shield { title }).hint(&leaves(title));
    let prompt = Prompt::Shield { card: s.named(unit).name(), count, left: s.remaining_hit_points(unit) };
    // What is held is nobody else's business: the question comes whatever it is.
    ask(seat, one_of_or(&prompt, "CONQ-SHIELD-01", titles.into_iter().map(offer), Choice::NoShield).asked_regardless_of_hand())
}

fn shield(packet: PacketId, unit: CardId, choice: &Choice, t: &mut T<'_>) {
    let Choice::Shield { title } = *choice else { return };
    let seat = t.state.card(unit).controller;
    drawing::discard_from_hand(seat, title, t);
    t.tell(&Line::UsesShield { seat, title, card: t.state.named(unit).name() });
    let shields = title.card().shields.into();
    t.state.underway.shielding.push(Shielding { seat, title, unit, packet, shields, is_cancelled: false });
    // CONQ-SHIELD-03: it counts as used, whatever becomes of it.
    if let Some(part) = t.state.underway.packets.get_mut(&packet).and_then(|packet| packet.part_mut(unit)) {
        part.is_shielded = true;
    }
    let unit = t.state.named(unit);
    t.next(steps![window(Occasion::ShieldUsed { seat, unit }), Step::Prevent]);
}

fn prevent_with(t: &mut T<'_>) {
    let Some(shielding) = t.state.underway.shielding.pop() else { return };
    if shielding.is_cancelled || !t.state.cards.contains_key(&shielding.unit) {
        return;
    }
    prevent(shielding.packet, shielding.unit, shielding.shields, t);
}
