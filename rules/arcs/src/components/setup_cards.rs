//! The 12 setup cards (ARCS-COMP-03): what is out of play, and where everybody begins.

use super::map::SystemId::{self, *};
use sternpost_core::terms;

terms! {
    "setup-card";
    /// A setup card, by the number of its players.
    pub enum SetupCardId {
        TwoFrontiers,
        TwoMixUp1,
        TwoHomelands,
        TwoMixUp2,
        ThreeMixUp,
        ThreeFrontiers,
        ThreeHomelands,
        ThreeCoreConflict,
        FourMixUp1,
        FourMixUp2,
        FourFrontiers,
        FourMixUp3,
    }
}

/// Where one player begins.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// Three ships and a city (ARCS-SETUP-11).
    pub a: SystemId,
    /// Three ships and a starport (ARCS-SETUP-12).
    pub b: SystemId,
    /// Two ships each (ARCS-SETUP-13).
    pub c: &'static [SystemId],
}

/// A setup card.
#[derive(Clone, Copy, Debug)]
pub struct SetupCard {
    /// Its name.
    pub id: SetupCardId,
    /// For how many players.
    pub players: u8,
    /// Clusters that are not in play.
    pub out_of_play: &'static [u8],
    /// Where the players begin, in turn order from the initiative holder.
    pub starts: &'static [Start],
}

impl SetupCardId {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static SetupCard {
        SETUP_CARDS.iter().find(|card| card.id == self).expect("every setup card has its row")
    }

    /// Those for so many players.
    #[must_use]
    pub fn for_players(players: u8) -> Vec<Self> {
        SETUP_CARDS.iter().filter(|card| card.players == players).map(|card| card.id).collect()
    }
}

use SetupCardId::*;

#[rustfmt::skip]
const SETUP_CARDS: &[SetupCard] = &[
    SetupCard { id: TwoFrontiers, players: 2, out_of_play: &[1, 6], starts: &[
        Start { a: Hex5, b: Hex4, c: &[Gate3, Hex3] },
        Start { a: Arrow3, b: Arrow5, c: &[Gate5, Arrow4] },
    ] },
    SetupCard { id: TwoMixUp1, players: 2, out_of_play: &[2, 5], starts: &[
        Start { a: Moon4, b: Moon3, c: &[Gate1, Arrow6] },
        Start { a: Hex6, b: Hex3, c: &[Gate4, Moon1] },
    ] },
    SetupCard { id: TwoHomelands, players: 2, out_of_play: &[1, 4], starts: &[
        Start { a: Arrow5, b: Arrow6, c: &[Gate5, Hex5] },
        Start { a: Hex3, b: Arrow3, c: &[Gate3, Arrow2] },
    ] },
    SetupCard { id: TwoMixUp2, players: 2, out_of_play: &[1, 4], starts: &[
        Start { a: Moon5, b: Arrow2, c: &[Gate3, Moon6] },
        Start { a: Moon2, b: Arrow6, c: &[Gate5, Hex3] },
    ] },
    SetupCard { id: ThreeMixUp, players: 3, out_of_play: &[1, 4], starts: &[
        Start { a: Hex3, b: Moon5, c: &[Gate2] },
        Start { a: Hex5, b: Arrow2, c: &[Gate3] },
        Start { a: Hex2, b: Arrow3, c: &[Gate5] },
    ] },
    SetupCard { id: ThreeFrontiers, players: 3, out_of_play: &[2, 3], starts: &[
        Start { a: Hex1, b: Hex4, c: &[Gate6] },
        Start { a: Hex5, b: Moon1, c: &[Gate5] },
        Start { a: Moon4, b: Arrow6, c: &[Gate1] },
    ] },
    SetupCard { id: ThreeHomelands, players: 3, out_of_play: &[5, 6], starts: &[
        Start { a: Hex2, b: Moon3, c: &[Gate3] },
        Start { a: Hex1, b: Arrow2, c: &[Gate2] },
        Start { a: Arrow1, b: Hex4, c: &[Gate4] },
    ] },
    SetupCard { id: ThreeCoreConflict, players: 3, out_of_play: &[3, 6], starts: &[
        Start { a: Hex1, b: Moon2, c: &[Gate1] },
        Start { a: Hex2, b: Moon1, c: &[Gate2] },
        Start { a: Arrow1, b: Arrow2, c: &[Gate4] },
    ] },
    SetupCard { id: FourMixUp1, players: 4, out_of_play: &[3], starts: &[
        Start { a: Arrow4, b: Hex6, c: &[Gate1] },
        Start { a: Hex4, b: Hex5, c: &[Gate6] },
        Start { a: Arrow5, b: Hex1, c: &[Gate4] },
        Start { a: Arrow6, b: Arrow1, c: &[Gate5] },
    ] },
    SetupCard { id: FourMixUp2, players: 4, out_of_play: &[4], starts: &[
        Start { a: Hex5, b: Arrow3, c: &[Gate2] },
        Start { a: Hex3, b: Moon5, c: &[Gate1] },
        Start { a: Hex2, b: Hex1, c: &[Gate3] },
        Start { a: Arrow1, b: Arrow2, c: &[Gate5] },
    ] },
    SetupCard { id: FourFrontiers, players: 4, out_of_play: &[5], starts: &[
        Start { a: Hex1, b: Moon3, c: &[Gate2] },
        Start { a: Hex2, b: Hex6, c: &[Gate3] },
        Start { a: Moon4, b: Arrow2, c: &[Gate6] },
        Start { a: Arrow1, b: Arrow6, c: &[Gate4] },
    ] },
    SetupCard { id: FourMixUp3, players: 4, out_of_play: &[6], starts: &[
        Start { a: Hex3, b: Moon5, c: &[Gate1] },
        Start { a: Arrow1, b: Arrow3, c: &[Gate2] },
        Start { a: Hex1, b: Hex4, c: &[Gate3] },
        Start { a: Arrow4, b: Moon2, c: &[Gate5] },
    ] },
];

#[cfg(test)]
mod tests {
    use super::*;

    // cites: ARCS-COMP-03, ARCS-SETUP-05, ARCS-SETUP-06, ARCS-COMP-08
    #[test]
    fn arcs_comp_03_there_are_four_setup_cards_for_each_number_of_players() {
        for players in 2..=4 {
            let cards = SetupCardId::for_players(players);
            assert_eq!(cards.len(), 4);
            for card in cards.iter().map(|id| id.card()) {
                assert_eq!(card.starts.len(), usize::from(players), "{}", card.id);
                // ARCS-SETUP-06
                assert_eq!(card.out_of_play.len(), if players == 4 { 1 } else { 2 }, "{}", card.id);
                for start in card.starts {
                    let all = [start.a, start.b].into_iter().chain(start.c.iter().copied());
                    assert!(all.into_iter().all(|system| !card.out_of_play.contains(&system.cluster())), "{}", card.id);
                    assert!(start.a.slots() > 0 && start.b.slots() > 0, "{}", card.id);
                    assert_eq!(start.c.len(), if players == 2 { 2 } else { 1 }, "{}", card.id);
                }
            }
        }
    }
}
