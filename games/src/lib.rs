//! The one list of games.

use arcs::Arcs;
use conquest::Conquest;
use forbidden_stars::ForbiddenStars;
use sternpost_game::{Game, Published};
use sternpost_players::{Anyhow, Player, Purposeful};
use sternpost_show::{Book, Reference};
use twilight_imperium::TwilightImperium;
use voidfall::Voidfall;

/// A game of the product.
struct Entry {
    game: &'static dyn Game,
    /// Who plays it when no person does.
    player: &'static dyn Player,
    /// What can be looked up in it.
    reference: &'static dyn Reference,
}

/// The list, in the order shown. A game that no bot knows yet has `Anyhow` for its player.
const LIST: [Entry; 5] = [
    Entry { game: &Published::<TwilightImperium>::new(), player: &Purposeful::<TwilightImperium>::new(), reference: &TwilightImperium },
    Entry { game: &Published::<Arcs>::new(), player: &Purposeful::<Arcs>::new(), reference: &Arcs },
    Entry { game: &Published::<Conquest>::new(), player: &Purposeful::<Conquest>::new(), reference: &Conquest },
    Entry { game: &Published::<ForbiddenStars>::new(), player: &Purposeful::<ForbiddenStars>::new(), reference: &ForbiddenStars },
    Entry { game: &Published::<Voidfall>::new(), player: &Purposeful::<Voidfall>::new(), reference: &Voidfall },
];

/// Every game of the product, in the order shown.
pub static GAMES: &[&(dyn Game + 'static)] = &{
    let mut games: [&dyn Game; LIST.len()] = [LIST[0].game; LIST.len()];
    let mut at = 0;
    while at < LIST.len() {
        games[at] = LIST[at].game;
        at += 1;
    }
    games
};

fn entry(game: &str) -> Option<Entry> {
    LIST.into_iter().find(|known| known.game.id() == game)
}

/// Who plays a game when no person does; any game at least as one who does not know it.
#[must_use]
pub fn player_of(game: &str) -> &'static dyn Player {
    entry(game).map_or(&Anyhow, |known| known.player)
}

/// All that can be looked up in a game, if anything can.
#[must_use]
pub fn book_of(game: &str) -> Option<&'static Book> {
    entry(game).map(|known| known.reference.book())
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
