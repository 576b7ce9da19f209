//! The one list of games.

use arcs::Arcs;
use sternpost_game::{Game, Published};
use sternpost_players::{Anyhow, Player, Purposeful};
use sternpost_show::{Book, Reference};
use twilight_imperium::TwilightImperium;

static TWILIGHT_IMPERIUM: Published<TwilightImperium> = Published::new();
static ARCS: Published<Arcs> = Published::new();

/// Every game of the product, in the order shown.
pub static GAMES: &[&(dyn Game + 'static)] = &[&TWILIGHT_IMPERIUM, &ARCS];

/// Who plays them when no person does.
static PLAYERS: &[(&dyn Game, &dyn Player)] =
    &[(&TWILIGHT_IMPERIUM, &Purposeful::<TwilightImperium>::new()), (&ARCS, &Purposeful::<Arcs>::new())];

/// Who plays a game when no person does; any game at least as one who does not know it.
#[must_use]
pub fn player_of(game: &str) -> &'static dyn Player {
    PLAYERS.iter().find(|(known, _)| known.id() == game).map_or(&Anyhow, |(_, player)| *player)
}

/// What can be looked up in them.
static REFERENCES: &[(&dyn Game, &dyn Reference)] = &[(&TWILIGHT_IMPERIUM, &TwilightImperium), (&ARCS, &Arcs)];

/// All that can be looked up in a game, if anything can.
#[must_use]
pub fn book_of(game: &str) -> Option<&'static Book> {
    REFERENCES.iter().find(|(known, _)| known.id() == game).map(|(_, reference)| reference.book())
}

/// A list of games that a server runs; tests add their own.
#[derive(Clone)]
pub struct Games(Vec<&'static dyn Game>);

impl Default for Games {
    fn default() -> Self {
        Self(GAMES.to_vec())
    }
}

impl Games {
    /// These games.
    #[must_use]
    pub fn new(games: Vec<&'static dyn Game>) -> Self {
        Self(games)
    }

    /// A game by its id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&'static dyn Game> {
        self.0.iter().copied().find(|game| game.id() == id)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &'static dyn Game> + '_ {
        self.0.iter().copied()
    }
}

/// A game's name for people: its id, spaced and capitalised.
#[must_use]
pub fn game_name(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}
