//! Puts a logged answer to the rules: whether they take it, and whether what was drawn is what the secret gives.

use serde_json::Value;
use sternpost_core::{Chance, Outcome};
use sternpost_game::{Game, Play};
use sternpost_log::fold::guarded;
use sternpost_log::{Answers, ChanceKey, Derived, Effect, Entry, Stream};

/// The result of playing an entry.
pub(super) enum Played {
    /// It fits; whether its draws are those that the secret gives, if that can be told.
    Fits(Box<dyn Play>, Option<bool>),
    /// The rules do not take it.
    Refused(String),
}

/// An act that the rules lead on from.
#[derive(Clone, Copy)]
enum Act<'a> {
    Answers(Answers<'a>),
    /// What nobody may know is dealt anew.
    Deal,
}

/// Puts an answer to the rules, or lets them deal anew, with chance as it is derived; if that is not what was noted, with what was noted.
pub(super) fn play(play: &dyn Play, entry: &Entry, key: Option<&ChanceKey>, stream: Stream) -> Played {
    let (answers, noted) = match entry.body.effect() {
        Effect::Answers { answers, drawn } => (Act::Answers(answers), drawn),
        Effect::DealsAnew { from: _, drawn } => (Act::Deal, drawn),
        Effect::Start { .. } | Effect::NewGround { .. } | Effect::Back(_) | Effect::Nothing(_) => {
            unreachable!("only answers and deals are played")
        }
    };
    if let Some(key) = key {
        let mut source = Derived::new(key, entry.campaign, stream);
        if let Ok((after, out)) = apply(play, answers, &mut Chance::live(&mut source))
            && out.chance == *noted
        {
            return Played::Fits(after, Some(true));
        }
    }
    let mut chance = Chance::noted(noted.clone());
    match apply(play, answers, &mut chance) {
        Ok(_) if chance.has_unread_notes() => Played::Refused("random results are left that nothing asked for".to_owned()),
        Ok((after, _)) => Played::Fits(after, key.map(|_| false)),
        Err(why) => Played::Refused(why),
    }
}

fn apply(play: &dyn Play, act: Act<'_>, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), String> {
    guarded(|| {
        let mut after = play.fork();
        let answers = match act {
            Act::Answers(answers) => answers,
            Act::Deal => {
                let out = after.deal_anew(chance);
                return Ok((after, out));
            }
        };
        let out = answers.apply(&mut *after, chance).map_err(|(of, why)| match of {
            Some(seat) => format!("seat {seat}: {why}"),
            None => why.to_string(),
        });
        out.map(|out| (after, out))
    })
    .unwrap_or_else(Err)
}

/// A position from what was written of it; if that cannot be read: why.
pub(super) fn restored(game: &dyn Game, snapshot: &Value) -> Result<Box<dyn Play>, String> {
    guarded(|| game.restore(&snapshot.to_string()))?.map_err(|why| why.to_string())
}
