//! CONQ-WIN: what comes of a battle.

use crate::cards::choosing::own_offers;
use crate::cards::door;
use crate::flow;
use crate::phases::victory;
use crate::position::places::Lies;
use crate::prelude::*;
use sternpost_core::Reacts as _;

/// Steps of the end of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A seat has won it.
    Won(Seat, SlotId),
    /// CONQ-WIN-01: the planet's battle ability.
    BattleAbility(Seat, SlotId),
    /// CONQ-WIN-02, -03, -07, -08: the planet is captured, or the warlord goes home.
    Conclude(Seat, SlotId),
    /// CONQ-COMBAT-22, CONQ-WIN-06.
    Stalemate(SlotId),
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Won(seat, slot) => it.does(move |t| won(seat, slot, t)),
        Step::BattleAbility(seat, slot) => {
            it.may_ask(move |s| ability(s, seat, slot), move |picked, t| use_ability(seat, slot, &picked.one(), t))
        }
        Step::Conclude(seat, slot) => it.does(move |t| conclude(seat, slot, t)),
        Step::Stalemate(slot) => it.does(move |t| stalemate(slot, t)),
    }
}

fn won(seat: Seat, slot: SlotId, t: &mut T<'_>) {
    if let Some(planet) = t.state.planet_at(slot) {
        t.tell(&Line::WinsBattle { seat, planet });
    }
    t.next(steps![Step::BattleAbility(seat, slot), Step::Conclude(seat, slot)]);
}

fn ability(s: &State, seat: Seat, slot: SlotId) -> Asks {
    let offers = own_offers(s, &Occasion::BattleWon { seat, slot }, seat);
    let Some(planet) = s.planet_at(slot).filter(|_| !offers.is_empty()) else { return nobody() };
    let offers = offers.into_iter().chain([Choice::Pass.into()]);
    ask(seat, Question::one_of(&Prompt::BattleAbility { planet }, "CONQ-WIN-01", offers))
}

fn use_ability(seat: Seat, slot: SlotId, choice: &Choice, t: &mut T<'_>) {
    let occasion = Occasion::BattleWon { seat, slot };
    let usable = Conquest::abilities(t.state, &occasion, seat).into_iter().find(|usable| Conquest::use_choice(&usable.ability) == *choice);
    if let Some(usable) = usable {
        door::begin(usable.ability, seat, &occasion, t);
    }
}

fn conclude(seat: Seat, slot: SlotId, t: &mut T<'_>) {
    battle_is_over(t);
    let is_first = t.state.first_planet() == Some(slot);
    match t.state.planet_at(slot).filter(|_| is_first) {
        // CONQ-WIN-02 to -05
        Some(planet) => {
            t.state.row[usize::from(slot.0)].lies = Lies::Gone;
            t.state.players[seat].display.push(planet);
            t.state.last_captor = Some(seat);
            t.tell(&Line::Captures { seat, planet });
            go_home(slot, t);
            victory::check_display(seat, t);
        }
        // CONQ-WIN-07, CONQ-WIN-08
        None => {
            let warlord = t.state.warlord_of(seat);
            if t.state.slot_of(warlord) == Some(slot) {
                moving::put(warlord, At::Hq(seat), t);
                t.tell(&Line::WarlordGoesHome { seat });
            }
        }
    }
}

/// CONQ-WIN-03: who is still there goes to its headquarters as it is.
fn go_home(slot: SlotId, t: &mut T<'_>) {
    let units: Vec<(CardId, Seat)> = t.state.units_at(At::Planet(slot)).map(|(id, card)| (id, card.controller)).collect();
    units.into_iter().for_each(|(unit, seat)| moving::put(unit, At::Hq(seat), t));
}

fn stalemate(slot: SlotId, t: &mut T<'_>) {
    battle_is_over(t);
    let Some(planet) = t.state.planet_at(slot) else { return };
    t.tell(&Line::Stalemate { planet });
    if t.state.first_planet() == Some(slot) {
        t.state.row[usize::from(slot.0)].lies = Lies::Gone;
        t.state.removed.push(planet);
        t.tell(&Line::LeavesTheGame { planet });
        go_home(slot, t);
    }
}

fn battle_is_over(t: &mut T<'_>) {
    t.state.underway.battle = None;
    lasting::end(Until::Battle, t);
}
