//! Tries answers on a position as a seat knows it ("what if"). What the seat cannot know is made up: one of all the worlds that look alike to it,
//! chosen by random numbers that have nothing to do with the campaign's secret. Nothing is kept: what was tried stands in an address, and is
//! carried out anew whenever that address is opened.

mod imagined;

pub use imagined::{Imagined, Misfit, TriedStep, imagine};

use crate::court::CourtWish;
use crate::play::answer::asked_next;
use crate::{Refused, Service, Snapshot};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use imagined::others;
use serde::{Deserialize, Serialize};
use std::io::{Read as _, Write as _};
use std::sync::Arc;
use sternpost_core::{Answer, Seat};
use sternpost_game::{Asked, Play};
use sternpost_log::{Draws, Motion};
use sternpost_model::reason::Reason;
use sternpost_store::Status;

/// Answers that can be tried one after the other.
pub const MOST_TRIED: usize = 200;
/// Letters of an address that what was tried may take: with any letters, in any notation, an address of them is one that servers on the way let through.
const LONGEST: usize = 5_000;
/// Bytes it may come to when it is unfolded.
const LARGEST: u64 = 48 * 1024;

/// One answer that is tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried(
    /// The seat that gives it.
    pub u8,
    /// The answer.
    pub Answer,
    /// Whether a bot gave it.
    pub bool,
    /// Whether it is, or goes on with, an act at any time, which nobody waits for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bool,
);

/// A trial: the answers tried, the position they start from, and which of the possible worlds this is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// The entry whose position it begins at.
    pub from: u64,
    /// Which of the worlds that look alike to the seat.
    pub sample: u32,
    /// The answers.
    pub tried: Vec<Tried>,
}

impl WhatIf {
    /// Reads what stands in an address.
    ///
    /// # Errors
    /// If it is none of ours, or too much.
    pub fn read(from: u64, sample: u32, tried: &str) -> Result<Self, Refused> {
        let unreadable = || Refused::Invalid(Reason::TriedUnreadable);
        if tried.len() > LONGEST {
            return Err(too_much());
        }
        if tried.is_empty() {
            return Ok(Self { from, sample, tried: vec![] });
        }
        let folded = URL_SAFE_NO_PAD.decode(tried).map_err(|_| unreadable())?;
        let mut text = String::new();
        DeflateDecoder::new(folded.as_slice()).take(LARGEST).read_to_string(&mut text).map_err(|_| unreadable())?;
        let tried: Vec<Tried> = serde_json::from_str(&text).map_err(|_| unreadable())?;
        if tried.len() > MOST_TRIED {
            return Err(too_much());
        }
        Ok(Self { from, sample, tried })
    }

    /// The answers as they stand in an address.
    ///
    /// # Errors
    /// If they are too many.
    pub fn written(&self) -> Result<String, Refused> {
        if self.tried.is_empty() {
            return Ok(String::new());
        }
        let text = serde_json::to_vec(&self.tried).expect("answers are plain data");
        let mut folded = DeflateEncoder::new(vec![], Compression::best());
        let folded = folded.write_all(&text).and_then(|()| folded.finish()).expect("memory takes what is written");
        let written = URL_SAFE_NO_PAD.encode(folded);
        if self.tried.len() > MOST_TRIED || written.len() > LONGEST { Err(too_much()) } else { Ok(written) }
    }

    /// The same with these answers only.
    #[must_use]
    pub fn with(&self, tried: Vec<Tried>) -> Self {
        Self { tried, ..self.clone() }
    }
}

fn too_much() -> Refused {
    Refused::Invalid(Reason::TriedTooMuch { most: MOST_TRIED })
}

/// The part of a trial that a seat could propose to the table: its own answers from the beginning on, as far as they go without anything that is
/// made up.
#[derive(Clone, Debug, PartialEq)]
pub struct Adoptable {
    /// The question they answer.
    pub question: String,
    /// The answers, each with what it answers.
    pub steps: Vec<(Asked, Answer)>,
}

impl Service {
    /// The part of a trial that could be proposed to the table; none if nothing could.
    ///
    /// # Errors
    /// As [`Service::what_if`].
    pub async fn adoptable(self: &Arc<Self>, snapshot: &Snapshot, seat: Seat, what: &WhatIf) -> Result<Option<Adoptable>, Refused> {
        let is_before = what.from < snapshot.seq && snapshot.moves.counts(what.from, snapshot.seq);
        let may_be = snapshot.campaign.status == Status::Running && snapshot.voices().contains(&seat);
        let is_free = snapshot.court.open_motion().is_none() && snapshot.court.open_dispute().is_none();
        if !is_before || !may_be || !is_free {
            return Ok(None);
        }
        let play = self.tried_from(snapshot, seat, what.from).await?;
        let what = what.clone();
        tried_apart(move || own_turn(&*play, seat, &what)).await
    }

    /// The wish to go back to where it was tried, with the seat's own answers from there. All have to agree.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if there is nothing that could be proposed.
    pub async fn what_if_proposal(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        seat: Seat,
        what: &WhatIf,
        why: &str,
    ) -> Result<CourtWish, Refused> {
        let nothing = || Refused::WrongState(Reason::NothingToPropose);
        let Adoptable { question, steps } = self.adoptable(snapshot, seat, what).await?.ok_or_else(nothing)?;
        let answers = steps.into_iter().map(|(_, answer)| answer).collect();
        let motion = Motion::Adopt { to: what.from, draws: Draws::Anew, seat, question, answers };
        Ok(CourtWish::Propose { motion, why: why.to_owned() })
    }

    /// The position that a seat's trial leads to.
    ///
    /// # Errors
    /// [`Refused::NotAskedThere`] if it was not; [`Refused::Answer`] if an answer does not fit; [`Refused::Stuck`] if a rule
    /// fails in it: the campaign itself goes on.
    pub async fn what_if(self: &Arc<Self>, snapshot: &Snapshot, seat: Seat, what: &WhatIf) -> Result<Imagined, Refused> {
        let play = self.tried_from(snapshot, seat, what.from).await?;
        let (campaign, windows, what) = (snapshot.campaign.id, snapshot.campaign.table.windows, what.clone());
        tried_apart(move || imagine(campaign, windows, &*play, seat, &what)).await?.map_err(|misfit| Refused::Answer(misfit.why))
    }

    /// A trial with the answers of bots for everybody else, until the seat itself is asked or there are enough for one press.
    ///
    /// # Errors
    /// As [`Service::what_if`].
    pub async fn what_if_bots(self: &Arc<Self>, snapshot: &Snapshot, seat: Seat, what: &WhatIf) -> Result<WhatIf, Refused> {
        let play = self.tried_from(snapshot, seat, what.from).await?;
        let (campaign, what, player) =
            ((snapshot.campaign.id, snapshot.campaign.table.windows), what.clone(), sternpost_games::player_of(snapshot.game.id()));
        tried_apart(move || others(campaign, &*play, seat, &what, player)).await?.map_err(|misfit| Refused::Answer(misfit.why))
    }

    /// The position that is tried from: the present one, or one at which the seat was asked. There its acts at any time can be tried too.
    async fn tried_from(self: &Arc<Self>, snapshot: &Snapshot, seat: Seat, from: u64) -> Result<Arc<dyn Play>, Refused> {
        if from == 0 || from > snapshot.seq {
            return Err(Refused::Invalid(Reason::LogEnds { entries: snapshot.seq }));
        }
        let play = self.at(snapshot.campaign.id, from).await?;
        if from != snapshot.seq && !play.waiting_for().contains(&seat) {
            return Err(Refused::NotAskedThere);
        }
        Ok(play)
    }
}

/// The turn that a seat's own answers are, where it was asked alone: up to the first random or hidden thing.
fn own_turn(play: &dyn Play, seat: Seat, what: &WhatIf) -> Option<Adoptable> {
    let open = play.open();
    let [(asked, question)] = open.as_slice() else { return None };
    if *asked != seat || play.asked_together().len() > 1 {
        return None;
    }
    let is_own_answer = |tried: &&Tried| Seat(tried.0) == seat && !tried.3;
    let own: Vec<Answer> = what.tried.iter().take_while(is_own_answer).map(|tried| tried.1.clone()).collect();
    let (mut steps, mut next) = (vec![], play.asked_of(seat));
    for (at, answer) in own.iter().enumerate() {
        let (Some(asked), Ok(looked)) = (next.take(), play.preview(seat, &own[..=at])) else { break };
        steps.push((asked, answer.clone()));
        next = asked_next(&looked, seat);
    }
    (!steps.is_empty()).then(|| Adoptable { question: question.clone(), steps })
}

/// Rules that fail in what was made up stop nothing else.
async fn tried_apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
    crate::apart::at_length(work).await?.map_err(|message| {
        tracing::error!(message, "a rule failed in what somebody tried");
        Refused::WrongState(Reason::RuleFailedInTry)
    })
}

#[cfg(test)]
mod tests;
