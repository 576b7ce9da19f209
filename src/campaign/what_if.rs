//! What might be: a seat tries answers on a position as it knows it. What it cannot know is made up: one of the worlds this may be, of all
//! that look alike to the seat, by numbers that have nothing to do with the campaign's secret. Nothing of it is kept: what was tried stands
//! in an address, and is carried out anew whenever that is looked at.

use super::{CourtWish, CourtWisher, Hot, Refused, Service, asked_next};
use crate::log::fold::guarded;
use crate::log::{CampaignId, Cause, Draws, Motion};
use crate::store::Status;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::sync::Arc;
use sternpost_core::{Answer, Asked, Chance, Eyes, Outcome, Play, Refusal, Seat, Standing, Text};
use sternpost_players::{Player, Strength};
use sternpost_workbench::Rng;

/// Answers that can be tried one after the other.
pub const MOST_TRIED: usize = 200;
/// Letters of an address that what was tried may take.
const LONGEST: usize = 6_000;
/// Bytes it may come to when it is unfolded.
const LARGEST: u64 = 48 * 1024;
/// Answers that bots give at one press.
const BOTS_AT_ONCE: usize = 24;

/// One answer that is tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried(
    /// Of which seat.
    pub u8,
    /// What.
    pub Answer,
    /// Whether a bot gave it.
    pub bool,
);

/// What is tried, from which position, in which of the worlds this may be.
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
        let unreadable = || Refused::Senseless("what was tried cannot be read: the address was cut or changed".to_owned());
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
    Refused::Senseless(format!("this is as far as trying goes: {MOST_TRIED} answers at most"))
}

/// An answer that was tried, and what it led to.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedStep {
    /// What was asked.
    pub asked: Asked,
    /// The answer.
    pub tried: Tried,
    /// What the seat that tries would be told.
    pub told: Vec<Text>,
    /// Whether something in it is made up: what was drawn or shown, and what others do with cards the seat does not know.
    pub is_made_up: bool,
}

/// Where what was tried leads.
pub struct Imagined {
    /// The position it began at, as made up.
    pub before: Box<dyn Play>,
    /// The position it leads to.
    pub play: Box<dyn Play>,
    /// Step by step.
    pub steps: Vec<TriedStep>,
    /// The seats that still have to answer, in their order.
    pub waiting: Vec<Seat>,
    /// The ranking, if it is over.
    pub standings: Option<Vec<Standing>>,
    together: BTreeMap<Seat, Answer>,
    is_made_up: bool,
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
pub fn imagine(campaign: CampaignId, play: &dyn Play, seat: Seat, what: &WhatIf) -> Result<Imagined, Misfit> {
    // From here on the real position is not looked at.
    let world = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut numbers(campaign, seat, what, "world")));
    let mut imagined = Imagined {
        play: world.fork(),
        before: world,
        steps: vec![],
        waiting: vec![],
        standings: None,
        together: BTreeMap::new(),
        is_made_up: false,
    };
    imagined.look();
    for (at, tried) in what.tried.iter().enumerate() {
        imagined.answer(campaign, seat, what, tried).map_err(|why| Misfit { at, why })?;
    }
    Ok(imagined)
}

impl Imagined {
    /// What a seat is asked, if it still has to answer.
    #[must_use]
    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        self.play.asked_of(seat).filter(|_| self.waiting.contains(&seat))
    }

    fn look(&mut self) {
        self.waiting = self.play.waiting_for().into_iter().filter(|seat| !self.together.contains_key(seat)).collect();
        self.standings = if self.play.is_over() { self.play.standings() } else { None };
    }

    /// Carries out one answer more. After a refusal nothing has changed.
    fn answer(&mut self, campaign: CampaignId, own: Seat, what: &WhatIf, tried: &Tried) -> Result<(), Refusal> {
        let seat = Seat(tried.0);
        // What stands beside the question is worked out where it is shown.
        let asked = self.play.bare(seat).filter(|_| self.waiting.contains(&seat)).ok_or(Refusal::NotAsked)?;
        self.play.check(seat, &tried.1)?;
        let mut dice = numbers(campaign, own, what, &format!("dice of answer {}", self.steps.len()));
        let (mut out, is_alone) = (Outcome::default(), self.play.asked_together().len() < 2);
        if is_alone {
            let mut after = self.play.fork();
            out = after.apply(seat, std::slice::from_ref(&tried.1), &mut Chance::live(&mut dice))?;
            self.play = after;
        } else {
            self.together.insert(seat, tried.1.clone());
            if self.waiting == [seat] {
                let mut after = self.play.fork();
                let done = after.apply_together(&self.together, &mut Chance::live(&mut dice));
                out = done.map_err(|(_, why)| {
                    self.together.remove(&seat);
                    why
                })?;
                self.play = after;
                self.together.clear();
            }
        }
        self.is_made_up |= out.committed || seat != own;
        let told = out.told.into_iter().filter(|told| told.audience.includes(Eyes::Seat(own))).map(|told| told.text);
        self.steps.push(TriedStep { asked, tried: tried.clone(), told: told.collect(), is_made_up: self.is_made_up });
        self.look();
        Ok(())
    }
}

/// What of it a seat could propose to the table: its own answers from the beginning on, as far as they go without anything that is made up.
#[derive(Clone, Debug, PartialEq)]
pub struct Adoptable {
    /// To which question.
    pub question: String,
    /// The answers, each with what it answers.
    pub steps: Vec<(Asked, Answer)>,
}

impl Service {
    /// What of it could be proposed to the table: none if nothing could.
    ///
    /// # Errors
    /// As [`Service::what_if`].
    pub async fn adoptable(self: &Arc<Self>, hot: &Hot, seat: Seat, what: &WhatIf) -> Result<Option<Adoptable>, Refused> {
        let is_before = what.from < hot.shown_seq() && hot.moves.counts(what.from, hot.seq);
        let may_be = hot.campaign.status == Status::Running && hot.voices().contains(&seat);
        let is_free = hot.court.open_motion().is_none() && hot.court.open_dispute().is_none();
        if !is_before || !may_be || !is_free {
            return Ok(None);
        }
        let play = self.tried_from(hot, seat, what.from).await?;
        let what = what.clone();
        apart(move || own_turn(&*play, seat, &what)).await
    }

    /// Proposes to the table to go back to where it was tried, with the seat's own answers from there. All have to agree.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if there is nothing that could be proposed; as [`Service::court`].
    pub async fn propose_what_if(self: &Arc<Self>, hot: &Hot, seat: Seat, what: &WhatIf, why: &str) -> Result<u64, Refused> {
        let nothing = || Refused::WrongState("there is nothing in this that could be proposed to the table".to_owned());
        let Adoptable { question, steps } = self.adoptable(hot, seat, what).await?.ok_or_else(nothing)?;
        let answers = steps.into_iter().map(|(_, answer)| answer).collect();
        let motion = Motion::Adopt { to: what.from, draws: Draws::Anew, seat, question, answers };
        let wish = CourtWish::Propose { motion, why: why.to_owned() };
        self.court(hot.campaign.id, CourtWisher::Seat(seat), wish, Cause::Page).await
    }

    /// Where what a seat tries leads.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if the seat was not asked there; [`Refused::Answer`] if an answer does not fit; [`Refused::Stuck`] if a rule
    /// fails in it: the campaign itself goes on.
    pub async fn what_if(self: &Arc<Self>, hot: &Hot, seat: Seat, what: &WhatIf) -> Result<Imagined, Refused> {
        let play = self.tried_from(hot, seat, what.from).await?;
        let (campaign, what) = (hot.campaign.id, what.clone());
        apart(move || imagine(campaign, &*play, seat, &what)).await?.map_err(|misfit| Refused::Answer(misfit.why))
    }

    /// What is tried with the answers of bots for everybody else, until the seat itself is asked or there are enough for one press.
    ///
    /// # Errors
    /// As [`Service::what_if`].
    pub async fn what_if_bots(self: &Arc<Self>, hot: &Hot, seat: Seat, what: &WhatIf) -> Result<WhatIf, Refused> {
        let play = self.tried_from(hot, seat, what.from).await?;
        let (campaign, what, player) = (hot.campaign.id, what.clone(), crate::games::player_of(hot.game.id()));
        apart(move || others(campaign, &*play, seat, &what, player)).await?.map_err(|misfit| Refused::Answer(misfit.why))
    }

    /// The position that is tried from: the present one, or one at which the seat was asked.
    async fn tried_from(self: &Arc<Self>, hot: &Hot, seat: Seat, from: u64) -> Result<Arc<dyn Play>, Refused> {
        if from == 0 || from > hot.shown_seq() {
            return Err(Refused::Senseless(format!("the log has entries 1 to {}", hot.shown_seq())));
        }
        let play = self.at(hot.campaign.id, from).await?;
        if from != hot.shown_seq() && !play.waiting_for().contains(&seat) {
            return Err(Refused::WrongState("your seat was not asked there".to_owned()));
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
    let own: Vec<Answer> = what.tried.iter().take_while(|tried| Seat(tried.0) == seat).map(|tried| tried.1.clone()).collect();
    let (mut steps, mut next) = (vec![], play.asked_of(seat));
    for (at, answer) in own.iter().enumerate() {
        let (Some(asked), Ok(looked)) = (next.take(), play.preview(seat, &own[..=at])) else { break };
        steps.push((asked, answer.clone()));
        next = asked_next(&looked, seat);
    }
    (!steps.is_empty()).then(|| Adoptable { question: question.clone(), steps })
}

/// Lets bots answer for all but one seat.
fn others(campaign: CampaignId, play: &dyn Play, own: Seat, what: &WhatIf, player: &dyn Player) -> Result<WhatIf, Misfit> {
    let mut imagined = imagine(campaign, play, own, what)?;
    let mut all = what.clone();
    for _ in 0..BOTS_AT_ONCE {
        let Some(seat) = imagined.waiting.iter().copied().find(|seat| *seat != own) else { break };
        let is_together = imagined.play.asked_together().len() > 1;
        if (!is_together && imagined.waiting.contains(&own)) || all.tried.len() >= MOST_TRIED {
            break;
        }
        let mut thought = numbers(campaign, own, what, &format!("bot of answer {}", imagined.steps.len()));
        let Some(asked) = imagined.asked(seat) else { break };
        let turn = player.turn(&*imagined.play, seat, Strength::Eager, &mut thought);
        let answer = turn.into_iter().next().unwrap_or_else(|| asked.default.clone());
        let mut tried = Tried(seat.0, answer, true);
        if imagined.answer(campaign, own, what, &tried).is_err() {
            // What a passed deadline would pick is always on offer.
            tried = Tried(seat.0, asked.default, true);
            imagined.answer(campaign, own, what, &tried).map_err(|why| Misfit { at: all.tried.len(), why })?;
        }
        all.tried.push(tried);
    }
    Ok(all)
}

/// Rules that fail in what was made up stop nothing else.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
    let done = tokio::task::spawn_blocking(move || guarded(work)).await.map_err(|_| Refused::Closing)?;
    done.map_err(|message| {
        tracing::error!(message, "a rule failed in what somebody tried");
        Refused::WrongState("a rule failed in what was tried: the campaign itself goes on".to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use sternpost_core::Game;
    use sternpost_workbench::random;

    const CAMPAIGN: CampaignId = CampaignId(uuid::Uuid::nil());

    fn begun(game: &dyn Game, seats: usize) -> Box<dyn Play> {
        let (mut options, mut taken) = (vec![], vec![]);
        for _ in 0..seats {
            let offers = game.seat_offers(&game.default_options(), &taken).unwrap();
            let choice = offers[0].0.clone();
            taken.push(choice.clone());
            options.push(choice);
        }
        let setup = json!({ "options": game.default_options(), "seats": options });
        game.begin(&setup, &mut Chance::live(&mut Rng::new(4))).unwrap().0
    }

    /// Positions of a campaign played at random, some answers apart.
    fn positions(game: &dyn Game, count: usize) -> Vec<Box<dyn Play>> {
        let (mut play, mut rng, mut found) = (begun(game, 3), Rng::new(8), vec![]);
        for turn in 0..count * 9 {
            if play.is_over() {
                break;
            }
            if turn % 9 == 0 {
                found.push(play.fork());
            }
            let answers: BTreeMap<Seat, Answer> =
                play.asked().iter().map(|asked| (asked.seat, random::eager_answer(asked, &mut rng, 60))).collect();
            if answers.len() > 1 {
                play.apply_together(&answers, &mut Chance::live(&mut rng)).unwrap();
            } else {
                let (seat, answer) = answers.into_iter().next().unwrap();
                play.apply(seat, &[answer], &mut Chance::live(&mut rng)).unwrap();
            }
        }
        found
    }

    fn tiny_or_real() -> Vec<&'static dyn Game> {
        crate::games::GAMES.to_vec()
    }

    /// What a seat tries, with bots for the others, and defaults for itself.
    fn tried(play: &dyn Play, game: &dyn Game, seat: Seat, sample: u32) -> WhatIf {
        let mut what = WhatIf { from: 7, sample, tried: vec![] };
        for _ in 0..4 {
            let now = imagine(CAMPAIGN, play, seat, &what).unwrap();
            if let Some(asked) = now.asked(seat) {
                what.tried.push(Tried(seat.0, asked.default, false));
            }
            let again = imagine(CAMPAIGN, play, seat, &what).unwrap();
            if again.waiting.is_empty() {
                break;
            }
            what = others(CAMPAIGN, play, seat, &what, crate::games::player_of(game.id())).unwrap();
        }
        what
    }

    #[test]
    fn positions_that_a_seat_cannot_tell_apart_lead_to_the_same_whatever_it_tries() {
        for game in tiny_or_real() {
            for (at, play) in positions(game, 6).iter().enumerate() {
                for seat in [Seat(0), Seat(2)] {
                    let other = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut Rng::new(900 + at as u64)));
                    let what = tried(&**play, game, seat, 3);
                    assert_eq!(what, tried(&*other, game, seat, 3), "{} at {at}: bots see what they may not", game.id());
                    let [one, two] = [&**play, &*other].map(|play| imagine(CAMPAIGN, play, seat, &what).unwrap());
                    assert_eq!(one.play.snapshot(), two.play.snapshot(), "{} at {at}", game.id());
                    assert_eq!((one.steps, one.waiting), (two.steps, two.waiting), "{} at {at}", game.id());
                }
            }
        }
    }

    #[test]
    fn it_begins_with_what_the_seat_sees_and_another_sample_is_another_world() {
        for game in tiny_or_real() {
            let mut differ = false;
            for play in &positions(game, 6) {
                let what = |sample| WhatIf { from: 7, sample, tried: vec![] };
                let [one, two] = [1, 2].map(|sample| imagine(CAMPAIGN, &**play, Seat(1), &what(sample)).unwrap());
                for imagined in [&one, &two] {
                    assert_eq!(imagined.play.view(Eyes::Seat(Seat(1))), play.view(Eyes::Seat(Seat(1))), "{}", game.id());
                }
                differ |= one.play.snapshot() != two.play.snapshot();
            }
            assert!(differ, "{}: nothing is made up", game.id());
        }
    }

    #[test]
    fn what_was_tried_survives_its_address_and_what_is_too_much_or_bent_is_refused() {
        let game = tiny_or_real()[0];
        let play = begun(game, 3);
        let what = tried(&*play, game, Seat(0), 1);
        assert!(!what.tried.is_empty());
        let written = what.written().unwrap();
        assert_eq!(WhatIf::read(7, 1, &written).unwrap(), what);
        for bent in ["%%%", "AAAA", &written[..written.len() / 2], "x"] {
            assert!(WhatIf::read(7, 1, bent).is_err(), "{bent}");
        }
        let many = what.with(vec![what.tried[0].clone(); MOST_TRIED + 1]);
        assert!(many.written().is_err());
        // A few letters that would become a great deal.
        let mut bomb = DeflateEncoder::new(vec![], Compression::best());
        bomb.write_all(&vec![b' '; 4 * 1024 * 1024]).unwrap();
        assert!(WhatIf::read(7, 1, &URL_SAFE_NO_PAD.encode(bomb.finish().unwrap())).is_err());
    }

    #[test]
    fn an_answer_that_is_not_on_offer_is_named() {
        let game = tiny_or_real()[0];
        let play = begun(game, 3);
        let good = tried(&*play, game, Seat(0), 1);
        let mut bad = good.with(good.tried[..1].to_vec());
        bad.tried.push(Tried(0, Answer::One("no-such-choice".to_owned()), false));
        assert_eq!(imagine(CAMPAIGN, &*play, Seat(0), &bad).err().unwrap().at, 1);
        bad.tried[1] = Tried(200, Answer::One("x".to_owned()), false);
        assert_eq!(imagine(CAMPAIGN, &*play, Seat(0), &bad).err().unwrap().why, Refusal::NotAsked);
    }
}
