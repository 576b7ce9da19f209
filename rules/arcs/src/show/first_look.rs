//! The board before the start, as far as the options settle it: what players agree to.

use super::{scene, view};
use crate::options::{Colour, Options};
use crate::setup::laying_out;
use sternpost_core::{BySeat, Eyes, Seat};
use sternpost_show::FirstLook;

/// What is in play on a chosen setup card; with the pieces, if it is chosen who begins.
pub fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
    let card = options.setup.filter(|card| card.card().players == seats)?;
    let colours = &Colour::ALL[..usize::from(seats)];
    let first = options.initiative.seat().filter(|seat| seat.0 < seats);
    let mut table = laying_out::empty(options.clone(), card, colours, first.unwrap_or(Seat(0)));
    // With leaders it is their pieces, and nobody has a leader yet (ARCS-LL-06).
    if first.is_some() && !options.leaders_and_lore {
        laying_out::place_pieces(&mut table);
    }
    let colours = BySeat::new(seats, |seat| colours[usize::from(seat.0)].id());
    Some(FirstLook { scene: scene::reach(&view::view(&table, Eyes::Spectator)), colours })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::SetupCardId;
    use crate::options::Initiative;

    #[test]
    fn a_chosen_setup_card_shows_what_is_in_play_and_who_begins_where() {
        let setup = Some(SetupCardId::ThreeMixUp);
        let drawn = Options { setup, ..Options::default() };
        let look = first_look(&drawn, 3).expect("the card is for three");
        // Sixteen systems and two clusters out of play; nobody knows yet who begins where.
        assert_eq!((look.scene.areas.len(), look.scene.pieces.len()), (18, 0));
        let settled = Options { setup, initiative: Initiative::SecondSeat, ..Options::default() };
        // Ships in three systems, a city and a starport each.
        assert_eq!(first_look(&settled, 3).map(|look| look.scene.pieces.len()), Some(15));
    }

    // cites: ARCS-LL-01
    #[test]
    fn arcs_ll_01_with_leaders_nobody_knows_the_pieces_before_the_draft() {
        let options = Options {
            setup: Some(SetupCardId::ThreeMixUp),
            initiative: Initiative::FirstSeat,
            leaders_and_lore: true,
            ..Options::default()
        };
        assert_eq!(first_look(&options, 3).map(|look| look.scene.pieces.len()), Some(0));
    }

    #[test]
    fn nothing_is_settled_while_the_card_is_drawn_or_is_for_others() {
        assert_eq!(first_look(&Options::default(), 3), None);
        assert_eq!(first_look(&Options { setup: Some(SetupCardId::FourMixUp1), ..Options::default() }, 3), None);
    }
}
