//! FS-EVT-09: schemes in play, and what several of them share.

pub(super) use super::EventCard;
use super::EventId;
pub(super) use super::door::{Ability, Step, Use};
pub(super) use super::occasions::{Occasion, Purchase, Timing};
use crate::battle::MOST_DICE;
pub(super) use crate::battle::damage;
pub(super) use crate::battle::sides::{Fighter, Lasting, Role};
pub(super) use crate::board::edges::Direction;
use crate::cards::combat::Icon;
pub(super) use crate::prelude::*;
use crate::setup::Schemes;
pub(super) use sternpost_kit::abilities::Next;

/// A scheme comes into play. RULING: those of the seat that lie there go back, unless the host has it otherwise.
pub fn into_play(seat: Seat, event: EventId, t: &mut T<'_>) {
    let older: Vec<EventId> = match t.state.options.schemes {
        Schemes::One => t.state.players[seat].schemes.clone(),
        Schemes::Any => vec![],
    };
    for old in older {
        t.tell(&Line::ReplacesScheme { seat, event: old });
        discard(seat, old, t);
    }
    t.state.players[seat].schemes.push(event);
    t.tell(&Line::PlaysScheme { seat, event });
}

/// FS-DISC-01: it is shuffled into its deck at once.
pub fn discard(seat: Seat, event: EventId, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    player.schemes.retain(|other| *other != event);
    player.events.push(event);
    t.shuffle(|s| s.players[seat].events.forget());
}

/// The first question of a scheme: which of these.
pub(super) fn first_of(using: &Use, rule: &'static str, offers: impl IntoIterator<Item = impl Into<Offer<Choice>>>) -> Next<Choice> {
    nth_of(using, 0, rule, offers)
}

/// One of its questions: which of these.
pub(super) fn nth_of(
    using: &Use,
    at: usize,
    rule: &'static str,
    offers: impl IntoIterator<Item = impl Into<Offer<Choice>>>,
) -> Next<Choice> {
    let offers: Vec<Offer<Choice>> = if using.chosen.len() == at { offers.into_iter().map(Into::into).collect() } else { vec![] };
    let question = || Question::one_of(&Prompt::Scheme { event: using.ability }, rule, offers.clone()).skipped_when_forced();
    (!offers.is_empty()).then(|| (using.seat, question()))
}

/// The side on which the user of a scheme fights, if it does (FS-EVT-12).
pub(super) fn own_role(s: &State, using: &Use) -> Option<Role> {
    let combat = s.combat.as_ref()?;
    Role::BOTH.into_iter().find(|role| match role {
        Role::Attacker => combat.attacker.seat == using.seat,
        Role::Defender => combat.defender.seat == using.seat,
    })
}

/// Pieces of a side, each kind once.
pub(super) fn those(s: &State, role: Role, fits: impl Fn(Fighter) -> bool) -> Vec<Fighter> {
    s.fighters(role).into_iter().map(|(fighter, _)| fighter).filter(|fighter| fits(*fighter)).collect()
}

/// Systems in which a seat has at least so many units that fit.
pub(super) fn systems_with(s: &State, seat: Seat, least: u32, count: impl Fn(crate::board::Figures) -> u32) -> Vec<SystemId> {
    let units = |system: SystemId| -> u32 {
        system.areas().into_iter().flat_map(|area| s.units_in(area, seat)).map(|(_, figures)| count(figures)).sum()
    };
    s.board.tiles.keys().copied().filter(|system| units(*system) >= least).collect()
}

/// FS-ORB-10: a die of any face, if there is room for one.
pub(super) fn any_die(s: &State, seat: Seat) -> Asks {
    let has_room = s.order.as_ref().and_then(|order| order.strike.as_ref()).is_some_and(|strike| strike.dice.all() < MOST_DICE);
    if !has_room {
        return nobody();
    }
    let offers = Icon::ALL.iter().map(|icon| Choice::GainDie { icon: *icon });
    ask(seat, Question::one_of(&Prompt::StrikeDie, "FS-ORB-10", offers))
}

pub(super) fn gain_strike_die(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::GainDie { icon } = *choice else { unreachable!("only dice are on offer") };
    *t.state.striking_mut().dice.of_mut(icon) += 1;
    t.tell(&Line::GainsDice { seat, icon, count: 1 });
}
