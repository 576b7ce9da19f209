//! ARCS-RAID: keys are spent to steal tokens and Guild cards, one at a time.

use crate::cards::steal_card;
use crate::components::player_board::RAID_COSTS;
use crate::position::underway::Battle;
use crate::prelude::*;
use crate::words::Said;

/// The steps of a raid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Something is stolen, or not.
    Steal,
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Steal => it.may_ask(loot, |picked, t| steal(&picked.one(), t)),
    }
}

/// ARCS-RAID-02: what a token in a slot costs.
fn cost_of_slot(slot: u8) -> u8 {
    RAID_COSTS[usize::from(slot)]
}

/// What a Rival of `of` could steal: tokens with their slots, and cards (ARCS-RAID-05).
pub fn stealable(s: &State, of: Seat) -> (Vec<(u8, Resource)>, Vec<CourtCardId>) {
    let player = &s.players[of];
    match modifiers::guard(s, of) {
        Some(guard) => (vec![], vec![guard]),
        None => (tokens::held(s, of), player.guild.clone()),
    }
}

/// ARCS-RAID-01, 03: with a ship left, what the keys are enough for.
fn loot(s: &State) -> Asks {
    let Battle { attacker, defender, symbols, may_raid, .. } = *s.battle();
    if !may_raid || symbols.key == 0 {
        return nobody();
    }
    let (tokens, cards) = stealable(s, defender);
    let priced = |choice, cost: u8| (cost <= symbols.key).then(|| Offer::new(choice).hint(&Hint::Costs { keys: cost }));
    let tokens = tokens
        .into_iter()
        .filter_map(|(slot, token)| priced(Choice::TokenOf { seat: defender, token, slot: slot + 1 }, cost_of_slot(slot)));
    let cards = cards.into_iter().filter_map(|card| priced(Choice::Card { seat: defender, card }, card.raid_cost()));
    let loot: Vec<_> = tokens.chain(cards).collect();
    if loot.is_empty() {
        return nobody();
    }
    ask(attacker, one_of_or(&Prompt::Raid { keys: symbols.key }, "ARCS-RAID-01", loot, Offer::new(Choice::Done).said(&Said::StealNoMore)))
}

fn steal(choice: &Choice, t: &mut T<'_>) {
    let Battle { attacker, defender, .. } = *t.state.battle();
    let cost = if let Choice::TokenOf { slot, .. } = *choice {
        steal_token(t, attacker, defender, slot - 1);
        cost_of_slot(slot - 1)
    } else if let Choice::Card { card, .. } = *choice {
        steal_card(t, attacker, defender, card);
        card.raid_cost()
    } else {
        return;
    };
    t.state.battle_mut().symbols.key -= cost;
    t.next(steps![Step::Steal]);
}

/// ARCS-RAID-04: a token changes hands and finds a slot.
pub fn steal_token(t: &mut T<'_>, seat: Seat, from: Seat, slot: u8) {
    let resource = tokens::take_from_slot(t.state, from, slot);
    t.tell(&Line::StoleToken { seat, from, resource });
    tokens::receive(t, seat, resource, 1);
}
