//! Players that are no persons, for every game that says what playing to win means ([`sternpost_players::Purpose`]).
//!
//! A player is given a position and a seat and says what that seat answers ([`Player::turn`]). It thinks on a twin of the position, in
//! which what the seat may not know is shuffled by numbers of its own: it cannot know more than its seat, for the position itself
//! is never looked at. It keeps nothing between calls, and the same numbers always lead to the same answers. [`leaning`] turns
//! likings into answers, [`line`] plays them to the end of what is going on, [`search`] looks for the best of them; [`aside`] is for what nobody
//! waits for: offers, and answers to them.

#![deny(clippy::float_arithmetic)]

mod aside;
mod leaning;
mod line;
mod purpose;
pub mod random;
mod search;
mod strength;
mod table;

pub use purpose::{Asking, Preference, Purpose, Supposed};
pub use random::{Rng, seats_by_lot};
use std::marker::PhantomData;
use sternpost_core::{Answer, Picked, Position, Seat};
use sternpost_game::Play;
pub use strength::{Strength, Thought};
pub use table::{Everybody, Party, Score, play_party, play_party_aloud};

/// In how many percent of the cases a random player does something else than a passed deadline would.
const LIVELINESS: u32 = 70;

/// Something that plays a game.
pub trait Player: Send + Sync {
    /// What a seat answers: one answer or more, as many as are certain to be asked for. Nothing if the seat is not asked.
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer>;

    /// What a seat does although nobody waits for it: the answers of one act at any time. Nothing if there is nothing to do; asked again
    /// after each act, it comes to an end.
    fn aside(&self, _play: &dyn Play, _seat: Seat, _strength: Strength, _rng: &mut Rng) -> Vec<Answer> {
        vec![]
    }
}

/// Who answers in place of a player at random.
pub trait Answering {
    /// The turn of a seat that is asked, of at least one answer; where several are asked together the first of each is taken.
    fn turn(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Answer>;

    /// What a seat does at any time, of its own accord; nothing mostly.
    fn aside(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Answer>;
}

/// Plays any game without knowing it: whatever the strength, anything that is legal.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayer;

impl Player for RandomPlayer {
    fn turn(&self, play: &dyn Play, seat: Seat, _: Strength, rng: &mut Rng) -> Vec<Answer> {
        play.asked_of(seat).map(|asked| random::eager_answer(&asked, rng, LIVELINESS)).into_iter().collect()
    }
}

/// Plays a game with a purpose.
pub struct Purposeful<R>(PhantomData<fn() -> R>);

impl<R> Purposeful<R> {
    /// The player.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<R> Default for Purposeful<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Purpose> Player for Purposeful<R> {
    fn turn(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        let thought = strength.thought();
        let position = play.as_any().downcast_ref::<Position<R>>();
        match (position, thought) {
            (Some(position), Some(thought)) => think(position, seat, thought, rng),
            // Without a purpose, or with a play that is none of this game's.
            (None, _) | (_, None) => RandomPlayer.turn(play, seat, strength, rng),
        }
    }

    fn aside(&self, play: &dyn Play, seat: Seat, strength: Strength, rng: &mut Rng) -> Vec<Answer> {
        match play.as_any().downcast_ref::<Position<R>>() {
            Some(position) if strength.thought().is_some() => aside::act(position, seat, rng),
            Some(_) | None => vec![],
        }
    }
}

fn think<R: Purpose>(position: &Position<R>, seat: Seat, thought: Thought, rng: &mut Rng) -> Vec<Answer> {
    let Some(question) = position.question(seat) else { return vec![] };
    if let Some(only) = question.forced() {
        return vec![by_id(&only)];
    }
    search::turn(position, seat, thought, rng).iter().map(by_id).collect()
}

fn by_id<C: sternpost_core::Message>(picked: &Picked<C>) -> Answer {
    picked.map(sternpost_core::Message::id)
}
