//! FS-EVT-09: the door through which schemes are used. They lie open, so only who has one is asked, and only where it does something.

use super::occasions::{Occasion, Timing};
use super::{EventId, schemes};
use crate::flow;
use crate::prelude::*;
use sternpost_core::{Force, Reacts, Usable, Window};
use sternpost_kit::abilities::{self as kit, Abilities, UseOf};

/// What a scheme does.
pub type Ability = kit::Ability<ForbiddenStars>;
/// A scheme that is being used.
pub type Use = UseOf<ForbiddenStars>;

/// Steps of using schemes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Choices are made, and it is resolved.
    Use(kit::Step<Use>),
    /// A die of any face is gained for a strike.
    StrikeDie { seat: Seat },
}

/// What each step is.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Use(step) => kit::part(step, it),
        Step::StrikeDie { seat } => {
            it.may_ask(|s| schemes::any_die(s, *seat), |picked, t| schemes::gain_strike_die(*seat, &picked.one(), t))
        }
    }
}

impl Reacts for ForbiddenStars {
    type Occasion = Occasion;
    type AbilityId = EventId;

    fn as_window(step: &flow::Step) -> Option<&Window<Occasion, EventId>> {
        if let flow::Step::Window(window) = step { Some(window) } else { None }
    }
    /// FS-SIM-01, -02: the first player first, in a combat the attacker.
    fn reaction_order(s: &State, _: &Occasion) -> Vec<Seat> {
        s.clockwise_from(s.combat.as_ref().map_or(s.first, |combat| combat.attacker.seat))
    }
    fn may_react(s: &State, occasion: &Occasion, used: &[(Seat, EventId)]) -> Vec<Seat> {
        kit::may_react::<Self>(s, occasion, used)
    }
    fn abilities(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<EventId>> {
        kit::usable::<Self>(s, occasion, seat)
    }
    fn use_ability(event: &EventId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        kit::begin(*event, seat, occasion, t);
    }
    fn window_question(s: &State, occasion: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        Question::one_of(&occasion.prompt(s), "FS-EVT-09", offers.into_iter().map(offered))
    }
    fn use_choice(event: &EventId) -> Choice {
        Choice::UseScheme { event: *event }
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Nothing)
    }
    fn is_idle(occasion: &Occasion, s: &State, seat: Seat, choice: &Choice) -> bool {
        kit::is_idle::<Self>(s, occasion, seat, choice)
    }
}

impl Abilities for ForbiddenStars {
    type Timing = Timing;
    type Against = (Why, &'static str);
    const ACTIONS: &'static [Timing] = &[Timing::Revealing];

    fn timing(occasion: &Occasion) -> Timing {
        occasion.timing()
    }
    fn is_own_time(occasion: &Occasion, seat: Seat) -> bool {
        *occasion == Occasion::Revealing { seat }
    }
    fn texts(event: EventId) -> &'static [Ability] {
        event.as_scheme().map_or(&[], std::slice::from_ref)
    }
    fn is_silent(_: Timing) -> bool {
        false
    }
    fn open(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = EventId> {
        let speaks = move |event: &EventId| event.as_scheme().is_some_and(|ability| ability.on.contains(&timing));
        s.players[seat].schemes.iter().copied().filter(speaks)
    }
    fn held(_: &State, _: Timing, _: Seat) -> impl Iterator<Item = EventId> {
        std::iter::empty()
    }
    fn could_hold(_: &State, _: Timing, _: Seat) -> impl Iterator<Item = EventId> {
        std::iter::empty()
    }
    /// It is discarded once all is chosen: until then its player may think better of it.
    fn announce(_: EventId, _: Seat, _: &Occasion, _: &mut T<'_>) {}
    fn step(step: kit::Step<Use>) -> flow::Step {
        Step::Use(step).into()
    }
    fn locked(using: &Use, t: &mut T<'_>) {
        t.tell(&Line::UsesScheme { seat: using.seat, event: using.ability });
        schemes::discard(using.seat, using.ability, t);
        kit::resolve(using, t);
    }
}

/// A choice as it is offered: what a scheme does stands beside it.
fn offered(choice: Choice) -> Offer<Choice> {
    if let Choice::UseScheme { event } = choice { event.offer(choice) } else { Offer::new(choice) }
}

/// What can be done instead of turning over an order (FS-EVT-11). RULING: a scheme is used only where it does something.
pub fn instead(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let usable = kit::usable::<ForbiddenStars>(s, &Occasion::Revealing { seat }, seat);
    usable
        .into_iter()
        .filter(|usable| usable.force == Force::May)
        .map(|usable| offered(Choice::UseScheme { event: usable.ability }))
        .collect()
}

/// What stands against it.
pub fn not_instead(s: &State, seat: Seat) -> Vec<sternpost_core::Barred<Choice>> {
    let occasion = Occasion::Revealing { seat };
    let barred = |event: EventId| {
        let (why, rule) = kit::against::<ForbiddenStars>(s, event, &occasion, seat)??;
        Some(sternpost_core::Barred::new(Choice::UseScheme { event }, &why, rule))
    };
    <ForbiddenStars as Abilities>::open(s, Timing::Revealing, seat).filter_map(barred).collect()
}

/// It is done.
pub fn use_instead(seat: Seat, event: EventId, t: &mut T<'_>) {
    kit::begin(event, seat, &Occasion::Revealing { seat }, t);
}
