//! FS-SET: the table before the first round: laid out as an introductory board, or laid by the players ([`laying`]).

pub mod laying;

use crate::board::Board;
use crate::board::edges::Storm;
use crate::cards::combat::CombatCardId;
use crate::cards::events::EventId;
use crate::components::introductory::{BOARDS, FACTORIES, UNITS};
use crate::components::{ORDERS_OF_A_KIND, STARTING_MATERIEL};
use crate::flow::Step;
use crate::position::Player;
use crate::prelude::*;
use crate::rounds::round;
use schemars::JsonSchema;
use sternpost_core::{Chance, Pile, Setup};

/// The board that is played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoardOption {
    /// Players lay it (FS-SET-06).
    #[default]
    Built,
    /// The one for a first campaign, laid out.
    Introductory,
}

/// When the ways of ground units are fixed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Paths {
    /// When they move: ships that have moved in the same order open ways.
    #[default]
    Seed,
    /// When the order begins: they do not.
    Faq,
}

/// Which way a diagonal icon turns a storm that lies upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StormDiagonals {
    /// The icon is turned as the storm lies.
    #[default]
    ByTheStorm,
    /// The icon is read as the board lies.
    ByTheBoard,
}

/// On which worlds the Orks' Dominate ability places what it buys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OrkDominate {
    /// Friendly and uncontrolled ones.
    #[default]
    FriendlyOrUncontrolled,
    /// Friendly ones.
    Friendly,
}

/// Where Direct the Faithful changes a structure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DirectTheFaithful {
    /// In the active system.
    #[default]
    ActiveSystem,
    /// Anywhere.
    Anywhere,
}

/// What a combat card counts that asks who has more morale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MoreMorale {
    /// Morale dice.
    #[default]
    Dice,
    /// Morale dice and the morale icons of cards that lie face up.
    AllIcons,
}

/// Who wins a combat if only reinforcement tokens are left of an attacker who would win it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LastTokens {
    /// The attacker, who captures before the tokens leave.
    #[default]
    Capture,
    /// Nobody.
    Nobody,
}

/// The morale of a Battlewagon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BattlewagonMorale {
    #[default]
    Two,
    Three,
}

/// The minimum command level of Ork Roks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OrkRoksLevel {
    #[default]
    One,
    Zero,
}

/// How many schemes a player may have in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Schemes {
    /// One: the next sends it back.
    #[default]
    One,
    /// As many as were chosen.
    Any,
}

/// What the host decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// The board that is played on.
    pub board: BoardOption,
    /// When the ways of ground units are fixed.
    pub paths: Paths,
    /// Which way a diagonal icon turns a storm that lies upright.
    pub storm_diagonals: StormDiagonals,
    /// On which worlds the Orks' Dominate ability places what it buys.
    pub ork_dominate: OrkDominate,
    /// Where Direct the Faithful changes a structure.
    pub direct_the_faithful: DirectTheFaithful,
    /// What a combat card counts that asks who has more morale.
    pub more_morale: MoreMorale,
    /// Who wins if only reinforcement tokens are left of an attacker.
    pub last_tokens: LastTokens,
    /// The morale of a Battlewagon.
    pub battlewagon_morale: BattlewagonMorale,
    /// The minimum command level of Ork Roks.
    pub ork_roks_level: OrkRoksLevel,
    /// How many schemes a player may have in play.
    pub schemes: Schemes,
}

/// The factions of an introductory board, for so many seats.
pub fn factions_of(seats: usize) -> &'static [Faction] {
    &Faction::ALL[..seats.min(Faction::ALL.len())]
}

/// What cannot be played.
pub fn defects(setup: &Setup<ForbiddenStars>) -> Vec<String> {
    let mut factions = setup.seats.clone();
    factions.sort_unstable();
    let count = factions.len();
    if setup.options.board == BoardOption::Built {
        factions.dedup();
        return if factions.len() == count { vec![] } else { vec!["each faction is played once".to_owned()] };
    }
    if factions == factions_of(factions.len()) {
        return vec![];
    }
    let named: Vec<&str> = factions_of(factions.len()).iter().map(|faction| faction.slug()).collect();
    vec![format!("the introductory board of {} is for {}", factions.len(), named.join(", "))]
}

/// The first position and the first steps.
pub fn set_up(setup: &Setup<ForbiddenStars>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
    // FS-SET-03
    let first = Seat(u8::try_from(chance.pick(setup.seats.len())).expect("a table has few seats"));
    let mut state = bare(setup.options, first, &setup.seats.iter().copied().collect());
    for seat in state.players.seats() {
        // FS-SET-17, FS-SET-18
        chance.shuffle(state.players[seat].events.forget());
        chance.shuffle(state.players[seat].deck.forget());
    }
    match setup.options.board {
        BoardOption::Built => {
            state.phase = Phase::Setup;
            state.laying = Some(laying::deal(&state, chance));
            let steps = laying::steps(&state);
            (state, steps)
        }
        BoardOption::Introductory => {
            lay_out_introductory(&mut state);
            (state, steps![round::Step::Begins].to_vec())
        }
    }
}

/// A table with factions and nothing on the board. The event decks lie in their natural order.
pub fn bare(options: Options, first: Seat, factions: &BySeat<Faction>) -> State {
    let player = |seat: Seat| {
        let faction = factions[seat];
        let mut player = Player {
            faction,
            // FS-SET-02, FS-MAT-06
            materiel: STARTING_MATERIEL,
            assets: BTreeMap::new(),
            unlaid: Pile::of(seat, all_orders()),
            resolved: vec![],
            on_event_deck: vec![],
            events: Pile::of_nobody(EventId::of(faction).collect()),
            drawn: Pile::of(seat, vec![]),
            schemes: vec![],
            upgrades: BTreeMap::new(),
            combat_cards: CombatCardId::starting(faction).collect(),
            deck: Pile::of_nobody(CombatCardId::starting(faction).flat_map(|card| [card, card]).collect()),
            collected: 0,
            is_eliminated: false,
        };
        for asset in faction.starting_assets() {
            player.gain(*asset);
        }
        player
    };
    State {
        options,
        phase: Phase::Planning,
        round: 0,
        first,
        board: Board::default(),
        players: BySeat::new(factions.len(), player),
        laying: None,
        order: None,
        combat: None,
        refreshing: None,
        standings: None,
    }
}

/// The order tokens of a player.
pub fn all_orders() -> Vec<OrderKind> {
    OrderKind::ALL.iter().flat_map(|kind| [*kind; ORDERS_OF_A_KIND]).collect()
}

/// Only the tiles of the introductory board for as many.
pub fn lay_introductory_tiles(s: &mut State) {
    let board = &BOARDS[usize::from(s.players.len()) - 2];
    for (row, tiles) in (0..).zip(board.rows) {
        for (column, (system, turn)) in (0..).zip(*tiles) {
            s.board.lay(*system, (column, row), *turn);
        }
    }
}

/// The introductory board: tiles, forces, objectives, storms.
pub fn lay_out_introductory(s: &mut State) {
    lay_introductory_tiles(s);
    let board = &BOARDS[usize::from(s.players.len()) - 2];
    for (column, row) in board.storms {
        s.board.storms.push(Storm { edge: Edge::north((*column, row + 1)), has_moved: false });
    }
    for (area, faction) in board.objectives {
        let seat = s.seat_of(*faction).expect("the faction plays");
        s.board.held_mut(*area).objectives.push(seat);
    }
    for (faction, units) in UNITS {
        if s.seat_of(faction).is_some() {
            units.iter().for_each(|(unit, area, count)| s.board.place(*unit, *area, *count));
        }
    }
    for (faction, area, structure) in FACTORIES {
        if let Some(seat) = s.seat_of(faction) {
            s.board.build(structure, seat, area);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_players::Rng;

    // cites: FS-SET-17, FS-SET-18
    #[test]
    fn fs_set_17_event_and_combat_decks_are_shuffled_before_the_first_round() {
        let setup = Setup { options: Options { board: BoardOption::Introductory, ..Options::default() }, seats: factions_of(2).to_vec() };
        let (mut events, mut decks) = (BTreeSet::new(), BTreeSet::new());
        for seed in 0..8 {
            let players = set_up(&setup, &mut Chance::live(&mut Rng::new(seed))).0.players;
            for (_, player) in players.iter() {
                let (event_deck, deck) = (player.events.for_the_rules().to_vec(), player.deck.for_the_rules().to_vec());
                assert_eq!(event_deck.iter().copied().collect::<BTreeSet<_>>(), EventId::of(player.faction).collect());
                assert_eq!((event_deck.len(), deck.len()), (8, 10));
                assert!(player.combat_cards.iter().all(|card| deck.iter().filter(|other| *other == card).count() == 2));
                events.insert(event_deck);
                decks.insert(deck);
            }
        }
        assert_eq!((events.len(), decks.len()), (16, 16), "each deck lies in an order of its own");
    }
}
