//! CONQ-COMBAT-01 to -03: where battles are, in which order; what comes before the first and after the last.

use crate::combat::battle;
use crate::flow;
use crate::prelude::*;
use sternpost_kit::one_of_or;

/// Steps of the combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// CONQ-SUP-21: a player's Mobile units may move. RULING: all of one player, then of the other.
    Mobile(Seat),
    /// One of them may.
    MobileUnit(CardId),
    /// CONQ-COMBAT-03: the next battle.
    NextBattle,
    /// CONQ-SUP-19: warlords go home.
    WarlordsHome,
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Mobile(seat) => it.does(move |t| mobile(seat, t)),
        Step::MobileUnit(unit) => it.may_ask(move |s| where_to(s, unit), move |picked, t| drive(unit, &picked.one(), t)),
        Step::NextBattle => it.does(next_battle),
        Step::WarlordsHome => it.does(warlords_home),
    }
}

fn mobile(seat: Seat, t: &mut T<'_>) {
    let s = &*t.state;
    let units = s.units().filter(|(id, card)| card.controller == seat && s.has_keyword(*id, Keyword::Mobile) && card.at.slot().is_some());
    let units: Vec<flow::Step> = units.map(|(id, _)| Step::MobileUnit(id).into()).collect();
    t.next(units);
}

fn where_to(s: &State, unit: CardId) -> Asks {
    let Some(slot) = s.slot_of(unit) else { return nobody() };
    let offers: Vec<Offer<Choice>> = s.next_to(slot).map(|near| choosing::planet(s, near)).collect();
    if offers.is_empty() {
        return nobody();
    }
    let prompt = Prompt::Mobile { card: s.named(unit).name() };
    ask(s.card(unit).controller, one_of_or(&prompt, "CONQ-SUP-21", offers, Choice::Stay))
}

fn drive(unit: CardId, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Planet { slot, .. } = *choice {
        moving::move_to(unit, At::Planet(slot), t);
    }
}

/// Where the next battle is: at the first planet, then in row order where a warlord is. RULING: it is looked for anew each time.
#[must_use]
pub fn next_place(s: &State) -> Option<SlotId> {
    let is_new = |slot: &SlotId| !s.underway.fought.contains(slot);
    let has_warlord = |slot: &SlotId| [Seat(0), Seat(1)].into_iter().any(|seat| s.has_warlord_at(seat, *slot));
    s.first_planet().filter(is_new).or_else(|| s.face_up().filter(is_new).find(has_warlord))
}

fn next_battle(t: &mut T<'_>) {
    if let Some(slot) = next_place(t.state) {
        t.state.underway.fought.push(slot);
        t.next(steps![battle::Step::Begin(slot), Step::NextBattle]);
    }
}

fn warlords_home(t: &mut T<'_>) {
    for seat in t.state.in_order() {
        let warlord = t.state.warlord_of(seat);
        if t.state.slot_of(warlord).is_some() {
            moving::put(warlord, At::Hq(seat), t);
            t.tell(&Line::WarlordGoesHome { seat });
        }
    }
}
