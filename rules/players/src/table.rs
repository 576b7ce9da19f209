//! A whole campaign of players that are no persons: for measuring them, and for tests that reach the end of a game.

use crate::{Answering, Rng};
use crate::{Player, Strength};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Refusal, Seat, Told};
use sternpost_game::{Game, Play};

/// Who sits at a table, and where.
pub struct Party<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// Who plays it.
    pub player: &'a dyn Player,
    /// The set-up, as JSON.
    pub setup: &'a serde_json::Value,
    /// How well each seat plays.
    pub strengths: &'a [Strength],
    /// Turns within which the campaign must have ended.
    pub most_turns: usize,
}

/// Everybody plays as well as everybody else, in the workbench's campaigns under every property.
pub struct Everybody<'a> {
    /// Who plays.
    pub player: &'a dyn Player,
    /// How well.
    pub strength: Strength,
}

impl Answering for Everybody<'_> {
    fn turn(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Answer> {
        self.player.turn(play, seat, self.strength, rng)
    }

    fn aside(&self, play: &dyn Play, seat: Seat, rng: &mut Rng) -> Vec<Answer> {
        self.player.aside(play, seat, self.strength, rng)
    }
}

/// How a campaign of players went.
pub struct Score {
    /// The last position.
    pub play: Box<dyn Play>,
    /// The phases it went through.
    pub phases: Vec<String>,
    /// Everything told, to whomever.
    pub told: Vec<Told>,
    /// Answers that were given.
    pub answers: usize,
}

/// Plays a campaign to its end.
///
/// # Errors
/// If a player's answers are refused, with the seat and the reason; if the campaign does not end.
pub fn play_party(party: &Party<'_>, seed: u64) -> Result<Score, String> {
    play_party_aloud(party, seed, |_| {})
}

/// Plays a campaign to its end, and tells what happens as it happens.
///
/// # Errors
/// As [`play_party`].
pub fn play_party_aloud(party: &Party<'_>, seed: u64, mut hear: impl FnMut(&[Told])) -> Result<Score, String> {
    let (mut rng, mut dice) = (Rng::new(seed), Rng::new(seed).aside(1));
    let (play, out) = party.game.begin(party.setup, &mut Chance::live(&mut dice)).map_err(|why| why.to_string())?;
    let mut score = Score { play, phases: vec![], told: out.told, answers: 0 };
    let mut heard = 0;
    for _ in 0..party.most_turns {
        hear(&score.told[heard..]);
        heard = score.told.len();
        let phase = score.play.phase();
        if score.phases.last() != Some(&phase) {
            score.phases.push(phase);
        }
        let seats = score.play.waiting_for();
        let Some(first) = seats.first().copied() else { return Ok(score) };
        if aside(party, &mut score, &mut rng, &mut dice)? {
            continue;
        }
        let out = if seats.len() > 1 {
            let mut answers = BTreeMap::new();
            for seat in seats {
                let turn = decide(party, &mut score, seat, &mut rng);
                answers.insert(seat, turn.into_iter().next().ok_or("a seat that is asked answers nothing")?);
            }
            score.play.apply_together(&answers, &mut Chance::live(&mut dice)).map_err(|(seat, why)| refused(seat, &why))?
        } else {
            let turn = decide(party, &mut score, first, &mut rng);
            score.play.apply(first, &turn, &mut Chance::live(&mut dice)).map_err(|why| format!("{} {turn:?}", refused(first, &why)))?
        };
        score.told.extend(out.told);
    }
    Err(format!("the campaign is not over after {} turns", party.most_turns))
}

/// What somebody does of their own accord. Whether somebody did.
fn aside(party: &Party<'_>, score: &mut Score, rng: &mut Rng, dice: &mut Rng) -> Result<bool, String> {
    for seat in (0..score.play.seats()).map(Seat) {
        let strength = party.strengths.get(usize::from(seat.0)).copied().unwrap_or_default();
        let answers = party.player.aside(score.play.as_ref(), seat, strength, rng);
        if !answers.is_empty() {
            let out = score.play.apply_anytime(seat, &answers, &mut Chance::live(dice)).map_err(|why| refused(seat, &why))?;
            score.answers += answers.len();
            score.told.extend(out.told);
            return Ok(true);
        }
    }
    Ok(false)
}

fn refused(seat: Seat, why: &Refusal) -> String {
    format!("what {seat} answers is refused: {why}")
}

fn decide(party: &Party<'_>, score: &mut Score, seat: Seat, rng: &mut Rng) -> Vec<Answer> {
    let strength = party.strengths.get(usize::from(seat.0)).copied().unwrap_or_default();
    let turn = party.player.turn(score.play.as_ref(), seat, strength, rng);
    score.answers += turn.len();
    turn
}
