//! ARCS-RES: what resources are spent on in a Prelude.

use crate::actions;
use crate::prelude::*;
use crate::words::Why;
use sternpost_core::Barred;

/// ARCS-RES-02 to 06: the actions a resource is good for; a Weapon arms the pips instead.
fn standard_actions(s: &State, resource: Resource) -> &'static [Action] {
    match resource {
        Resource::Material => &[Action::Build, Action::Repair],
        Resource::Fuel => &[Action::Move],
        Resource::Weapon => &[],
        Resource::Relic => &[Action::Secure],
        Resource::Psionic => s.round.lead().map_or(&[], |lead| lead.suit.actions()),
    }
}

/// ARCS-CITY-04: as what a token can be spent: as itself if that is not Outraged, and as what cards say.
fn spent_as(s: &State, seat: Seat, token: Resource) -> Vec<Resource> {
    let itself = Some(token).filter(|token| !s.players[seat].outrage.contains_key(token));
    let mut kinds: Vec<Resource> = itself.into_iter().chain(modifiers::any_token_as(s, seat)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// ARCS-RES-01, 09: every token, for each action it can bring; then any without one.
pub fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let mut offers = vec![];
    for (slot, token) in tokens::held(s, seat) {
        let kinds = spent_as(s, seat, token);
        let mut standard: Vec<Action> = kinds.iter().flat_map(|kind| standard_actions(s, *kind)).copied().collect();
        standard.sort_unstable();
        standard.dedup();
        let actions = actions::available(s, seat, &standard);
        offers.extend(actions.into_iter().map(|action| Choice::Spend { token, slot: slot + 1, action }));
        if kinds.contains(&Resource::Weapon) && !may_battle(s) {
            offers.push(Choice::Arm { token, slot: slot + 1 });
        }
    }
    if !tokens::held(s, seat).is_empty() {
        offers.push(Choice::SpendForNothing);
    }
    offers
}

/// ARCS-RES-07: whether pips of the card may be used to Battle as it is.
fn may_battle(s: &State) -> bool {
    s.turn().is_armed || s.turn().actions.contains(&Action::Battle)
}

/// ARCS-RES-04: a Weapon would only allow what is allowed.
pub fn why_not(s: &State, seat: Seat) -> Option<Barred<Choice>> {
    let weapon = tokens::held(s, seat).into_iter().find(|(_, token)| spent_as(s, seat, *token).contains(&Resource::Weapon));
    let (slot, token) = weapon.filter(|_| may_battle(s))?;
    Some(Barred::new(Choice::Arm { token, slot: slot + 1 }, &Why::MayBattleAlready, "ARCS-RES-04"))
}

/// ARCS-RES-09: any token, Outraged or not.
pub fn idle(s: &State, seat: Seat) -> Asks {
    let tokens = tokens::held(s, seat).into_iter();
    let offers: Vec<Choice> = tokens.map(|(slot, token)| Choice::SpendIdly { token, slot: slot + 1 }).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::SpendIdly, "ARCS-RES-09", offers).skipped_when_forced()) }
}

/// ARCS-GLOSS-01, ARCS-RES-09: a token is spent on what a card wants it for, Outraged or not.
pub fn pay(t: &mut T<'_>, seat: Seat, slot: u8) {
    let resource = tokens::take_from_slot(t.state, seat, slot);
    t.tell(&Line::Spent { seat, resource });
    // ARCS-PREL-03: in the Prelude it comes back to the supply only at its end.
    if let Some(turn) = t.state.turn.as_mut().filter(|turn| turn.is_prelude) {
        turn.spent.push(resource);
    }
}

/// ARCS-GLOSS-01: the token is spent, and what it is spent on begins.
pub fn spend(t: &mut T<'_>, seat: Seat, choice: &Choice) {
    let (Choice::Spend { token, slot, .. } | Choice::Arm { token, slot } | Choice::SpendIdly { token, slot }) = *choice else {
        unreachable!("only tokens can be spent: {choice:?}")
    };
    tokens::take_from_slot(t.state, seat, slot - 1);
    t.tell(&Line::Spent { seat, resource: token });
    let turn = t.state.turn_mut();
    turn.spent.push(token);
    turn.has_acted = true;
    // ARCS-RES-08: a Weapon makes battles of pips, not of other tokens.
    turn.is_armed |= matches!(choice, Choice::Arm { .. });
    if let Choice::Spend { action, .. } = *choice {
        actions::begin(t, seat, action);
    }
}
