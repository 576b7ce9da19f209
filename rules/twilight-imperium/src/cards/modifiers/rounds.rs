//! What components in play change about cards, turns, votes, strategy cards, planets and points.

use super::declared::{any, at, of, of_laws};
use super::passives::{
    ACTS_TWICE, CLOSES_PLANET, DRAWS_ACTION_CARDS, DRAWS_AND_DISCARDS, FOLLOWS_FREELY, FOLLOWS_WITH_PRIMARY, GAINS_BY_DIPLOMACY,
    GAINS_TOKENS, HAND_IS_UNLIMITED, HAND_LIMIT, NEVER_VOTES, ONE_VOTE_EACH, PLANET_PASSED, PREDICTED, PROTECTS_FROM,
    REMOVES_CUSTODIANS_FREELY, SCORES_WITHOUT_HOME, SILENCES_WHO_HAS_PASSED,
};
use crate::prelude::*;

/// How many action cards more a player draws in the status phase.
pub fn more_action_cards(s: &State, seat: Seat) -> u32 {
    of(&DRAWS_ACTION_CARDS, s, seat).sum()
}

/// The limit of action cards in hand, if something changes it.
pub fn hand_limit(s: &State, seat: Seat) -> Option<u32> {
    if any(&HAND_IS_UNLIMITED, s, seat) { Some(u32::MAX) } else { of(&HAND_LIMIT, s, seat).min() }
}

/// Whether a player never votes.
pub fn never_votes(s: &State, seat: Seat) -> bool {
    any(&NEVER_VOTES, s, seat)
}

/// Whether everybody has one vote and planets none.
pub fn is_one_vote_each(s: &State) -> bool {
    of_laws(&ONE_VOTE_EACH, s).next().is_some()
}

/// The reward of a prediction that no card has made.
pub fn predicted(seat: Seat, t: &mut T<'_>) {
    let rewards: Vec<_> = of(&PREDICTED, t.state, seat).collect();
    for reward in rewards {
        reward(seat, t);
    }
}

/// Whether resolving Diplomacy is worth something to a player by itself.
pub fn gains_by_diplomacy(s: &State, seat: Seat) -> bool {
    of(&GAINS_BY_DIPLOMACY, s, seat).any(|gains| gains(s, seat))
}

/// Whether no unit may come to a planet.
pub fn is_closed(s: &State, planet: PlanetId) -> bool {
    at(&CLOSES_PLANET, s, planet).next().is_some()
}

/// A planet has passed from one player to another.
pub fn planet_passed(planet: PlanetId, before: Option<Seat>, after: Option<Seat>, t: &mut T<'_>) {
    let acts: Vec<_> = at(&PLANET_PASSED, t.state, planet).collect();
    for act in acts {
        act(before, after, t);
    }
}

/// Whether a player is safe from an ability.
pub fn is_safe_from(s: &State, seat: Seat, ability: FactionAbilityId) -> bool {
    of(&PROTECTS_FROM, s, seat).any(|from| from == ability)
}

/// Whether a player scores objectives without the home system.
pub fn scores_without_home(s: &State, seat: Seat) -> bool {
    any(&SCORES_WITHOUT_HOME, s, seat)
}

/// Whether a player follows a strategy card without a command token.
pub fn follows_freely(s: &State, seat: Seat, card: StrategyCardId) -> bool {
    of(&FOLLOWS_FREELY, s, seat).any(|of| of == card)
}

/// How many command tokens more a player gains in the status phase.
pub fn more_tokens(s: &State, seat: Seat) -> u32 {
    of(&GAINS_TOKENS, s, seat).sum()
}

/// Whether a player removes the custodians token without influence.
pub fn removes_custodians_freely(s: &State, seat: Seat) -> bool {
    any(&REMOVES_CUSTODIANS_FREELY, s, seat)
}

/// Whether a player draws one action card more and discards one.
pub fn draws_and_discards(s: &State, seat: Seat) -> bool {
    any(&DRAWS_AND_DISCARDS, s, seat)
}

/// Whether a player who has passed may not play action cards now.
pub fn is_silenced_by_turn(s: &State, seat: Seat) -> bool {
    let active = s.underway.turn.as_ref().map(|turn| turn.seat).filter(|active| *active != seat);
    s.players[seat].passed && active.is_some_and(|active| any(&SILENCES_WHO_HAS_PASSED, s, active))
}

/// Whether a player who follows a strategy card resolves its primary ability.
pub fn follows_with_primary(s: &State, seat: Seat, card: StrategyCardId) -> bool {
    of(&FOLLOWS_WITH_PRIMARY, s, seat).any(|of| of == card)
}

/// Whether a player may perform a second action in a turn.
pub fn acts_twice(s: &State, seat: Seat) -> bool {
    any(&ACTS_TWICE, s, seat)
}
