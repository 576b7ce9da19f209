//! Windows: who reacts to what, and with what (LRR 27, TIMING).

use crate::TwilightImperium;
use crate::cards::abilities::{self, AbilityId};
use crate::cards::occasions::{self, Occasion};
use crate::flow::{Step, T};
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::{Question, Reacts, Seat, Usable, Window};

impl Reacts for TwilightImperium {
    type Occasion = Occasion;
    type AbilityId = AbilityId;

    fn as_window(step: &Step) -> Option<&Window<Occasion, AbilityId>> {
        if let Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(state: &State, _: &Occasion) -> Vec<Seat> {
        occasions::order(state)
    }
    fn may_react(state: &State, occasion: &Occasion, used: &[(Seat, AbilityId)]) -> Vec<Seat> {
        abilities::may_react(state, occasion, used)
    }
    fn abilities(state: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<AbilityId>> {
        abilities::usable(state, occasion, seat)
    }
    fn use_ability(ability: &AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        abilities::begin(*ability, seat, occasion, t);
    }
    fn window_question(_: &State, occasion: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        abilities::question(occasion, offers)
    }
    fn use_choice(ability: &AbilityId) -> Choice {
        abilities::choice(*ability)
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Nothing)
    }
    fn is_idle(occasion: &Occasion, state: &State, seat: Seat, choice: &Choice) -> bool {
        abilities::is_idle(state, occasion, seat, choice)
    }
}
