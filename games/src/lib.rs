//! The one list of games.

use arcs::Arcs;
use conquest::Conquest;
use forbidden_stars::ForbiddenStars;
use sternpost_game::Game;
use sternpost_players::{Player, RandomPlayer};
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

/// The list, in the order shown. A game that no bot knows yet has `RandomPlayer` for its player.
static LIST: [Entry; 5] = [
    Entry { game: twilight_imperium::GAME, player: twilight_imperium::PLAYER, reference: &TwilightImperium },
    Entry { game: arcs::GAME, player: arcs::PLAYER, reference: &Arcs },
    Entry { game: conquest::GAME, player: conquest::PLAYER, reference: &Conquest },
    Entry { game: forbidden_stars::GAME, player: forbidden_stars::PLAYER, reference: &ForbiddenStars },
    Entry { game: voidfall::GAME, player: voidfall::PLAYER, reference: &Voidfall },
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

fn entry(game: &str) -> Option<&'static Entry> {
    LIST.iter().find(|known| known.game.id() == game)
}

/// Who plays a game when no person does; any game at least as one who does not know it.
#[must_use]
pub fn player_of(game: &str) -> &'static dyn Player {
    entry(game).map_or(&RandomPlayer, |known| known.player)
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
