//! Players lay out the map, tile by tile (SETUP-6c to SETUP-6f). Hands and turns are `tile_stacks.rs`, homes are `full_setup.rs`.

use crate::components::{Back, axial, tile};
use crate::prelude::*;
use crate::setup::drawn_map::{beside, may_touch};
use crate::setup::full_setup;
use crate::setup::tile_stacks::{TilePlacing, open_positions, ring};
use crate::words::contents;
use sternpost_core::ToArg;

/// Steps of laying out the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The speaker draws a red tile and turns it over (SETUP-6c).
    DrawRed,
    /// The speaker places it beside Mecatol Rex (SETUP-6c).
    PlaceDrawn,
    /// The next player chooses a tile of the hand (SETUP-6d).
    Choose,
    /// That player places it (SETUP-6e, SETUP-6f).
    Place {
        seat: Seat,
        /// The tile, known to that player only.
        system: SystemId,
    },
}

fn placing(s: &State) -> &TilePlacing {
    s.tile_placing.as_ref().expect("tiles are being placed")
}

fn placing_mut(s: &mut State) -> &mut TilePlacing {
    s.tile_placing.as_mut().expect("tiles are being placed")
}

/// The tile that lies on a position.
fn tile_at(s: &State, position: u8) -> Option<SystemId> {
    axial(position).and_then(|(q, r)| s.galaxy.at(q, r))
}

/// The open places where a tile clashes with none of its neighbours (SETUP-6f).
fn fitting(s: &State, system: SystemId) -> Vec<u8> {
    let fits = |position: &u8| beside(*position).filter_map(|next| tile_at(s, next)).all(|next| may_touch(system, next));
    open_positions(s).into_iter().filter(fits).collect()
}

/// The tiles of a hand that may be placed now.
fn tiles_on_offer(s: &State, hand: &[SystemId]) -> Vec<SystemId> {
    let fitting: Vec<SystemId> = hand.iter().copied().filter(|system| !fitting(s, *system).is_empty()).collect();
    // RULING: SETUP-6f: a player whose tiles all fit nowhere has no other option, and may place any of them anywhere in the ring.
    if fitting.is_empty() { hand.to_vec() } else { fitting }
}

/// Where a tile on offer may go: a tile that fits nowhere is on offer only if no tile fits (SETUP-6f).
fn places_on_offer(s: &State, system: SystemId) -> Vec<u8> {
    let fitting = fitting(s, system);
    if fitting.is_empty() { open_positions(s) } else { fitting }
}

/// Whether the next player has one tile left, which everybody knows without knowing the tile.
fn last_tile(s: &State, seat: Seat) -> Option<SystemId> {
    let hand = placing(s).hands[seat].for_the_rules();
    if hand.len() == 1 { hand.first().copied() } else { None }
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::DrawRed => it.does(draw_red),
        Step::PlaceDrawn => it.asks(places_for_drawn, place_drawn),
        Step::Choose => it.asks_or(tiles_of_next_player, choose, choose_last),
        Step::Place { seat, system } => it.asks_or(
            |s| places_for(s, seat, system),
            |picked, t| place(t, seat, system, position_of(picked)),
            |t| place_last(seat, system, t),
        ),
    }
}

fn draw_red(t: &mut T<'_>) {
    let stacks = &mut placing_mut(t.state).stacks;
    let red = stacks.for_the_rules().iter().position(|system| tile(*system).is_some_and(|tile| tile.back == Back::Red));
    let system = stacks.remove(red.expect("five players leave a red tile in the stack"));
    placing_mut(t.state).drawn = Some(system);
    t.commit();
    t.tell(&Line::DrewTile { seat: t.state.speaker, system });
    t.next(steps![Step::PlaceDrawn]);
}

fn places_for_drawn(s: &State) -> Asks {
    let system = placing(s).drawn.expect("the tile was drawn just before");
    ask(s.speaker, Question::one_of(&Prompt::PlaceDrawnTile { system }, "SETUP-6c", positions(s, open_positions(s))))
}

fn place_drawn(picked: Picked<Choice>, t: &mut T<'_>) {
    let system = placing_mut(t.state).drawn.take().expect("the tile was drawn just before");
    lay(t, t.state.speaker, system, position_of(picked));
}

/// Places with what lies beside them.
fn positions(s: &State, positions: Vec<u8>) -> impl Iterator<Item = Offer<Choice>> + '_ {
    positions.into_iter().map(|position| {
        let systems = beside(position).filter_map(|next| tile_at(s, next)).collect();
        Offer::new(Choice::Position { position }).hint(&Hint::Touches { systems }).at(format!("position-{position}"))
    })
}

fn position_of(picked: Picked<Choice>) -> u8 {
    let Choice::Position { position } = picked.one() else { unreachable!("only places are offered") };
    position
}

fn tiles_of_next_player(s: &State) -> Asks {
    match placing(s).turn(s.speaker) {
        Some(seat) if last_tile(s, seat).is_none() => ask(seat, choose_tile(s, seat)),
        Some(_) | None => nobody(),
    }
}

fn choose_tile(s: &State, seat: Seat) -> Question<Choice> {
    let ring = open_positions(s).first().map_or(0, |position| ring(*position));
    let prompt = Prompt::ChooseTile { ring, left: placing(s).left(seat) };
    let offer = |system: SystemId| {
        let contents: Vec<_> = contents(system).iter().map(ToArg::to_arg).collect();
        let offer = Offer::new(Choice::System { system });
        if contents.is_empty() { offer } else { offer.hint(&Hint::Tile { contents }) }
    };
    Question::one_of(&prompt, "SETUP-6d", tiles_on_offer(s, placing(s).hands[seat].for_the_rules()).into_iter().map(offer))
}

fn choose(picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system } = picked.one() else { unreachable!("only tiles are offered") };
    let seat = placing(t.state).turn(t.state.speaker).expect("somebody has answered");
    t.next(steps![Step::Place { seat, system }]);
}

/// The last tile of a hand, or the end of the hands.
fn choose_last(t: &mut T<'_>) {
    match placing(t.state).turn(t.state.speaker) {
        Some(seat) => {
            let system = last_tile(t.state, seat).expect("a player with more tiles is asked");
            t.next(steps![Step::Place { seat, system }]);
        }
        None => t.state.tile_placing = None,
    }
}

fn places_for(s: &State, seat: Seat, system: SystemId) -> Asks {
    let open = open_positions(s);
    // RULING: nobody is asked for the last place of a ring, nor for the last tile of a hand: all know there is nothing to choose.
    let Some(first) = open.first().filter(|_| open.len() > 1) else { return nobody() };
    let prompt = Prompt::PlaceTile { system, ring: ring(*first) };
    ask(seat, Question::one_of(&prompt, "SETUP-6f", positions(s, places_on_offer(s, system))))
}

fn place_last(seat: Seat, system: SystemId, t: &mut T<'_>) {
    let position = open_positions(t.state).first().copied().expect("there are as many places as tiles");
    place(t, seat, system, position);
}

/// A tile leaves a hand for the map, and the next player goes on.
fn place(t: &mut T<'_>, seat: Seat, system: SystemId, position: u8) {
    let placing = placing_mut(t.state);
    placing.hands[seat].retain(|other| *other != system);
    placing.placed += 1;
    // The others see now what only this player knew.
    t.commit();
    lay(t, seat, system, position);
    t.next(steps![Step::Choose]);
}

fn lay(t: &mut T<'_>, seat: Seat, system: SystemId, position: u8) {
    full_setup::lay_tile(t.state, system, position);
    t.tell(&Line::PlacedTile { seat, system, position });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TwilightImperium;
    use crate::setup::options::{Map, Options, SeatOptions, Speaker};
    use sternpost_core::{Chance, Setup};

    /// Three players, the speaker's turn, these tiles in hand and laid.
    fn table(hand: &[u8], laid: &[(u8, u8)]) -> State {
        let options = Options { map: Map::Placed, speaker: Speaker::FirstSeat, ..Options::default() };
        let setup: Setup<TwilightImperium> = Setup { options, seats: vec![SeatOptions { faction: None }; 3] };
        let (mut s, _) = full_setup::set_up(&setup, &mut Chance::closed());
        placing_mut(&mut s).hands[Seat(0)].replace(hand.iter().map(|id| SystemId(*id)).collect());
        for (position, system) in laid {
            full_setup::lay_tile(&mut s, SystemId(*system), *position);
        }
        s
    }

    fn tiles(s: &State) -> Vec<u8> {
        tiles_on_offer(s, placing(s).hands[Seat(0)].for_the_rules()).iter().map(|system| system.0).collect()
    }

    #[test]
    fn setup_6f_with_another_option_a_tile_that_fits_nowhere_is_not_offered() {
        let s = table(&[19, 41], &[(2, 20), (3, 21), (4, 22), (5, 23), (6, 42)]);
        assert_eq!(open_positions(&s), [1]);
        assert_eq!(tiles(&s), [19]);
    }

    #[test]
    fn setup_6f_without_another_option_anomalies_may_touch() {
        let s = table(&[41, 43], &[(2, 20), (3, 21), (4, 22), (5, 23), (6, 42)]);
        assert_eq!(tiles(&s), [41, 43]);
        assert_eq!(places_on_offer(&s, SystemId(41)), [1]);
    }

    #[test]
    fn setup_6f_without_another_option_the_same_wormholes_may_touch() {
        let s = table(&[25], &[(2, 20), (4, 40), (5, 23)]);
        assert_eq!(open_positions(&s), [1, 3, 6]);
        assert_eq!(places_on_offer(&s, SystemId(25)), [1, 6], "beta is at 4, beside 3");
        let s = table(&[25], &[(2, 20), (4, 40), (5, 23), (1, 21), (6, 22)]);
        assert_eq!(places_on_offer(&s, SystemId(25)), [3]);
    }

    #[test]
    fn setup_6e_places_of_the_third_ring_are_not_those_of_homes_nor_unused() {
        let rings: Vec<(u8, u8)> = (1..=18).zip(19..=36).collect();
        assert_eq!(open_positions(&table(&[41], &rings)), [21, 23, 27, 29, 33, 35]);
    }
}
