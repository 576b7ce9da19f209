//! The imagined position that tried answers lead to, one by one: on a twin, with random numbers that have nothing to do with the campaign's secret.
//!
//! An act at any time is put together as at the table: its answers are looked at one by one, and it is carried out once it is whole. Until then
//! nobody is asked anything else.

use super::{MOST_TRIED, Tried, WhatIf};
use crate::play::filled::answered_by_itself;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Eyes, Outcome, Refusal, Seat, Standing, Stop, Text};
use sternpost_game::{Asked, Play};
use sternpost_log::CampaignId;
use sternpost_model::policy::Windows;
use sternpost_players::{Player, Rng, Strength};

/// Answers that bots give at one press.
const BOTS_AT_ONCE: usize = 24;

/// An answer that was tried, and what it led to.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedStep {
    /// The question.
    pub asked: Asked,
    /// The answer.
    pub tried: Tried,
    /// What the seat that tries would be told.
    pub told: Vec<Text>,
    /// Whether something in it is made up: what was drawn or shown, and what others do with cards the seat does not know.
    pub is_made_up: bool,
    /// Whether nothing else could have been answered, so that it is not asked.
    pub is_by_itself: bool,
}

/// Answers of the seat's own that need not be given, between two that are.
const BY_ITSELF_AT_ONCE: usize = 100;

/// The position that tried answers lead to.
pub struct Imagined {
    /// The position it began at, as made up.
    pub before: Box<dyn Play>,
    /// The position it leads to; while an act at any time is put together, as far as that can be looked ahead.
    pub play: Box<dyn Play>,
    /// Step by step: all answers that were tried, and those of the seat itself that need not be given.
    pub steps: Vec<TriedStep>,
    /// The seats that still have to answer, in their order; while an act at any time is put together, the seat it is of.
    pub waiting: Vec<Seat>,
    /// The ranking, if it is over.
    pub standings: Option<Vec<Standing>>,
    /// Whether something in the position is made up that its reader would see.
    pub is_made_up: bool,
    windows: Windows,
    together: BTreeMap<Seat, Answer>,
    act: Option<Act>,
}

/// An act at any time that is not whole yet.
struct Act {
    seat: Seat,
    answers: Vec<Answer>,
    /// The position it begins at.
    from: Box<dyn Play>,
}

/// An answer that does not fit where it was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Misfit {
    /// Its place among the answers.
    pub at: usize,
    /// What is wrong with it.
    pub why: Refusal,
}

/// Numbers of a world: nothing is in them but what its seat knows.
fn numbers(campaign: CampaignId, seat: Seat, what: &WhatIf, step: &str) -> Rng {
    let named = format!("what if/{campaign}/{seat}/{}/{}/{step}", what.from, what.sample);
    let digest = Sha256::digest(named);
    let (first, _) = digest.split_at(8);
    Rng::new(first.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// Carries out what is tried on a position.
///
/// # Errors
/// The first answer that does not fit; those before it do.
pub fn imagine(campaign: CampaignId, windows: Windows, play: &dyn Play, seat: Seat, what: &WhatIf) -> Result<Imagined, Misfit> {
    // From here on the real position is not looked at.
    let world = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut numbers(campaign, seat, what, "world")));
    let mut imagined = Imagined {
        play: world.fork(),
        before: world,
        steps: vec![],
        waiting: vec![],
        standings: None,
        windows,
        together: BTreeMap::new(),
        is_made_up: false,
        act: None,
    };
    imagined.look();
    for (at, tried) in what.tried.iter().enumerate() {
        imagined.pass_over(campaign, seat, what, Some(tried));
        imagined.answer(campaign, seat, what, tried).map_err(|why| Misfit { at, why })?;
    }
    imagined.pass_over(campaign, seat, what, None);
    Ok(imagined)
}

impl Imagined {
    /// The tried answers, with those that need not be given: as the steps have them.
    #[must_use]
    pub fn tried(&self) -> Vec<Tried> {
        self.steps.iter().map(|step| step.tried.clone()).collect()
    }

    /// Answers for the seat that tries what it need not answer, up to an answer that was tried there.
    fn pass_over(&mut self, campaign: CampaignId, own: Seat, what: &WhatIf, next: Option<&Tried>) {
        for _ in 0..BY_ITSELF_AT_ONCE {
            let Some(only) = self.by_itself(own) else { break };
            let is_given = next.is_some_and(|tried| tried.3 || (Seat(tried.0) == own && self.play.check(own, &tried.1).is_ok()));
            if is_given || self.answer(campaign, own, what, &Tried(own.0, only, false, false)).is_err() {
                break;
            }
        }
    }

    /// The answer of a seat that need not be given now.
    fn by_itself(&self, seat: Seat) -> Option<Answer> {
        answered_by_itself(self.windows, &*self.play, seat).filter(|_| self.act.is_none())
    }

    /// The question for a seat, if it still has to answer.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        self.play.asked_of(seat).filter(|_| self.waiting.contains(&seat))
    }

    /// The question of what a seat could do at any time; none while an act is put together.
    #[must_use]
    pub fn anytime(&self, seat: Seat) -> Option<Asked> {
        // An address may name any number.
        let is_there = seat.0 < self.play.seats() && self.act.is_none();
        is_there.then(|| self.play.anytime(seat)).flatten().filter(|asked| !asked.offers.is_empty())
    }

    /// Whether an act at any time is begun and not whole: the next answer goes on with it.
    #[must_use]
    pub fn is_acting(&self) -> bool {
        self.act.is_some()
    }

    /// The number of answers of the act that is put together.
    #[must_use]
    pub fn answers_of_act(&self) -> usize {
        self.act.as_ref().map_or(0, |act| act.answers.len())
    }

    /// The seats but one that could reply to a proposal, which bots would do for them.
    #[must_use]
    pub fn proposed_to(&self, own: Seat) -> Vec<Seat> {
        let has_reply = |seat: &Seat| self.anytime(*seat).is_some_and(|asked| asked.offers.iter().any(|offer| offer.reply_to.is_some()));
        (0..self.play.seats()).map(Seat).filter(|seat| *seat != own).filter(has_reply).collect()
    }

    fn look(&mut self) {
        self.waiting = match &self.act {
            Some(act) => vec![act.seat],
            None => self.play.waiting_for().into_iter().filter(|seat| !self.together.contains_key(seat)).collect(),
        };
        self.standings = if self.play.is_over() { self.play.standings() } else { None };
    }

    /// Carries out one answer more. After a refusal nothing has changed.
    fn answer(&mut self, campaign: CampaignId, own: Seat, what: &WhatIf, tried: &Tried) -> Result<(), Refusal> {
        let seat = Seat(tried.0);
        let mut dice = numbers(campaign, own, what, &format!("dice of answer {}", self.steps.len()));
        let is_by_itself = seat == own && !tried.3 && self.by_itself(own).as_ref() == Some(&tried.1);
        let (asked, out) = if tried.3 { self.act(seat, &tried.1, &mut dice)? } else { self.answer_asked(seat, &tried.1, &mut dice)? };
        self.is_made_up |= out.committed || seat != own;
        let told = out.told.into_iter().filter(|told| told.audience.includes(Eyes::Seat(own))).map(|told| told.text);
        self.steps.push(TriedStep { asked, tried: tried.clone(), told: told.collect(), is_made_up: self.is_made_up, is_by_itself });
        self.look();
        Ok(())
    }

    /// An answer to what is asked.
    fn answer_asked(&mut self, seat: Seat, answer: &Answer, dice: &mut Rng) -> Result<(Asked, Outcome), Refusal> {
        // What stands beside the question is worked out where it is shown.
        let is_asked = self.act.is_none() && self.waiting.contains(&seat);
        let asked = self.play.asked_without_previews(seat).filter(|_| is_asked).ok_or(Refusal::NotAsked)?;
        self.play.check(seat, answer)?;
        if self.play.asked_together().len() < 2 {
            let mut after = self.play.fork();
            let out = after.apply(seat, std::slice::from_ref(answer), &mut Chance::live(dice))?;
            self.play = after;
            return Ok((asked, out));
        }
        self.together.insert(seat, answer.clone());
        if self.waiting != [seat] {
            return Ok((asked, Outcome::default()));
        }
        let mut after = self.play.fork();
        let done = after.apply_together(&self.together, &mut Chance::live(dice));
        let out = done.map_err(|(_, why)| {
            self.together.remove(&seat);
            why
        })?;
        self.play = after;
        self.together.clear();
        Ok((asked, out))
    }

    /// An act at any time, or an answer that it goes on with.
    fn act(&mut self, seat: Seat, answer: &Answer, dice: &mut Rng) -> Result<(Asked, Outcome), Refusal> {
        let (asked, from, mut answers) = match &self.act {
            Some(act) if act.seat == seat => (self.play.asked_without_previews(seat), act.from.fork(), act.answers.clone()),
            Some(_) => (None, self.play.fork(), vec![]),
            None => (self.anytime(seat), self.play.fork(), vec![]),
        };
        let asked = asked.ok_or(Refusal::NotAsked)?;
        answers.push(answer.clone());
        let looked = from.preview_anytime(seat, &answers)?;
        if looked.stop == Stop::Asked {
            self.play = looked.play;
            self.act = Some(Act { seat, answers, from });
            return Ok((asked, Outcome::default()));
        }
        let mut after = from.fork();
        let out = after.apply_anytime(seat, &answers, &mut Chance::live(dice))?;
        // Who has answered and is asked the same still has answered, if it still fits.
        let is_as_before = after.steps_answered() == from.steps_answered() && after.asked_together() == from.asked_together();
        self.together.retain(|seat, answer| is_as_before && after.check(*seat, answer).is_ok());
        self.play = after;
        self.act = None;
        Ok((asked, out))
    }

    /// The answer a bot would give for another seat now: a reply to a proposal, or an answer to what it is asked.
    fn thought(&self, own: Seat, player: &dyn Player, rng: &mut Rng) -> Option<(Seat, Vec<Answer>, bool)> {
        for seat in self.proposed_to(own) {
            let replies = self.anytime(seat)?.offers.into_iter().filter(|offer| offer.reply_to.is_some());
            let replies: Vec<Answer> = replies.map(|offer| Answer::One(offer.id)).collect();
            let act = player.aside(&*self.play, seat, Strength::Eager, rng);
            if act.first().is_some_and(|first| replies.contains(first)) {
                return Some((seat, act, true));
            }
        }
        let is_together = self.play.asked_together().len() > 1;
        let seat = self.waiting.iter().copied().find(|seat| *seat != own)?;
        if !is_together && self.waiting.contains(&own) {
            return None;
        }
        Some((seat, player.turn(&*self.play, seat, Strength::Eager, rng), false))
    }
}

/// Lets bots answer for all but one seat.
pub(super) fn others(
    (campaign, windows): (CampaignId, Windows),
    play: &dyn Play,
    own: Seat,
    what: &WhatIf,
    player: &dyn Player,
) -> Result<WhatIf, Misfit> {
    let mut imagined = imagine(campaign, windows, play, own, what)?;
    for _ in 0..BOTS_AT_ONCE {
        // What somebody has begun they go on with themselves.
        if imagined.is_acting() || imagined.steps.len() >= MOST_TRIED {
            break;
        }
        let mut rng = numbers(campaign, own, what, &format!("bot of answer {}", imagined.steps.len()));
        let Some((seat, answers, is_aside)) = imagined.thought(own, player, &mut rng) else { break };
        if is_aside {
            let room = MOST_TRIED - imagined.steps.len();
            let whole: Vec<Tried> = answers.into_iter().map(|answer| Tried(seat.0, answer, true, true)).collect();
            let further = what.with(imagined.tried().into_iter().chain(whole.iter().cloned()).collect());
            // A reply that is not whole, or does not fit, leaves the proposal where it lies.
            match imagine(campaign, windows, play, own, &further) {
                Ok(after) if whole.len() <= room && !after.is_acting() => imagined = after,
                Ok(_) | Err(_) => break,
            }
            continue;
        }
        let Some(asked) = imagined.asked(seat) else { break };
        let answer = answers.into_iter().next().unwrap_or_else(|| asked.default.clone());
        if imagined.answer(campaign, own, what, &Tried(seat.0, answer, true, false)).is_err() {
            // What a passed deadline would pick is always on offer.
            let tried = Tried(seat.0, asked.default, true, false);
            imagined.answer(campaign, own, what, &tried).map_err(|why| Misfit { at: imagined.steps.len(), why })?;
        }
        imagined.pass_over(campaign, own, what, None);
    }
    Ok(what.with(imagined.tried()))
}
