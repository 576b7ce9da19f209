//! Players of a game for two against each other, in tests: who wins, and whether they decide by what their seat may see.

use serde_json::Value;
use std::sync::atomic::{AtomicUsize, Ordering};
use sternpost_core::{Answer, Chance, Eyes, Seat};
use sternpost_game::{Game, Play};
use sternpost_players::{Party, Player, Rng, Score, Strength, play_party};

/// A game for two with its players.
pub struct Rivals {
    /// The game.
    pub game: &'static dyn Game,
    /// Who plays it.
    pub player: &'static dyn Player,
    /// The set-up that a seed stands for.
    pub setup: fn(u64) -> Value,
}

impl Rivals {
    fn played(&self, player: &dyn Player, strengths: [Strength; 2], seed: u64) -> Score {
        let party = Party { game: self.game, player, setup: &(self.setup)(seed), strengths: &strengths, most_turns: 20_000 };
        play_party(&party, seed).unwrap_or_else(|why| panic!("seed {seed}: {why}"))
    }

    /// How many of so many campaigns the better one wins; seats change.
    ///
    /// # Panics
    /// If a campaign cannot be played to its end.
    #[must_use]
    pub fn wins(&self, better: Strength, worse: Strength, campaigns: u64) -> u64 {
        let won = |seed: &u64| {
            let own = u8::from(seed % 2 == 1);
            let strengths = if own == 0 { [better, worse] } else { [worse, better] };
            let standings = self.played(self.player, strengths, *seed).play.standings().expect("it is over");
            standings.iter().any(|standing| standing.rank == 1 && standing.seat == Seat(own))
        };
        (0..campaigns).filter(won).count() as u64
    }

    /// Plays a campaign in which one of so many decisions is made once more on a twin, with the same numbers; how many decisions there were.
    ///
    /// # Panics
    /// If a seat decides otherwise there: by something that it cannot see.
    #[must_use]
    pub fn decide_by_what_they_see(&self, seed: u64, one_of: usize) -> usize {
        let blind = Blind { player: self.player, one_of, looked: AtomicUsize::new(0) };
        self.played(&blind, [Strength::Eager, Strength::Eager], seed);
        blind.looked.into_inner()
    }
}

/// A player that makes some decisions once more on a twin.
struct Blind {
    player: &'static dyn Player,
    one_of: usize,
    looked: AtomicUsize,
}

impl Player for Blind {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let numbers = rng.clone();
        let turn = self.player.turn(play, seat, strength, rng);
        let looked = self.looked.fetch_add(1, Ordering::Relaxed);
        if looked.is_multiple_of(self.one_of) {
            let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut numbers.aside(3)));
            let there = self.player.turn(twin.as_ref(), seat, strength, &mut numbers.clone());
            assert_eq!(turn, there, "seat {seat} decides by something it cannot see");
        }
        turn
    }
}
