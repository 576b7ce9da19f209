//! Skirmish with one thing broken: every property must be able to fail.

#![expect(clippy::wildcard_enum_match_arm, reason = "each door breaks a few things and hands over what is left")]

use crate::tiny;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};
use sternpost_core::*;
use sternpost_game::*;
use sternpost_scenarios as scenario;
use sternpost_show::tally::{Cell, Column, Fact, Weight};
use sternpost_show::{Scene, Tally};
use sternpost_workbench::{Checks, Failure, Property, play_out};

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    ForgetsWhenRead,
    FoldsDifferently,
    LosesDraws,
    HasADefect,
    HoldsTooMuch,
    DrawsTooMuch,
    AsksNobody,
    AsksAtTheEnd,
    RanksEarly,
    RanksNobody,
    RanksFromSecond,
    DefaultsToNothing,
    SaysWhatHasNoWording,
    LeavesOutArguments,
    OffersTwice,
    OffersLookAlike,
    OffersReadAlike,
    PointsNowhere,
    StandsNowhere,
    ShowsHands,
    DrawsHands,
    CountsHands,
    CountsOneSeat,
    CountsWithoutWords,
    HintsAtHands,
    WaitsByHands,
    ForeseesHands,
    ForetellsOthers,
    HasNoTwin,
    CallsDrawsRevocable,
    TakesGarbage,
    Foreshows,
    ChangesSealedQuestions,
    LeavesSteps,
    RanksAnew,
    TakesAnswersAtTheEnd,
    CountsAnswers,
    DealsHands,
    Panics,
}

struct Broken {
    fault: Fault,
    begun: AtomicU32,
}

struct BrokenPlay {
    fault: Fault,
    /// Not the first campaign of this game: the one folded from the log.
    again: bool,
    restored: bool,
    inner: Box<dyn Play>,
}

fn wrap(fault: Fault, inner: Box<dyn Play>) -> BrokenPlay {
    BrokenPlay { fault, again: false, restored: false, inner }
}

impl BrokenPlay {
    /// Where something was drawn, and thus counted as a draw, much more is.
    fn draw_too_much(&self, out: Option<&Outcome>, chance: &mut Chance<'_>) {
        if self.fault == Fault::DrawsTooMuch && out.is_some_and(|out| !out.chance.is_empty()) {
            chance.roll(20_000, 6);
        }
    }
}

impl Game for Broken {
    fn id(&self) -> &'static str {
        tiny::game().id()
    }
    fn revision(&self) -> u32 {
        tiny::game().revision()
    }
    fn seats(&self) -> RangeInclusive<u8> {
        tiny::game().seats()
    }
    fn options_schema(&self) -> Value {
        tiny::game().options_schema()
    }
    fn default_options(&self) -> Value {
        tiny::game().default_options()
    }
    fn given_schema(&self) -> Value {
        tiny::game().given_schema()
    }
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup> {
        tiny::game().seat_offers(options, taken)
    }
    fn check_options(&self, options: &Value) -> Result<(), BadSetup> {
        tiny::game().check_options(options)
    }
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let (inner, out) = tiny::game().begin(setup, chance)?;
        let again = self.begun.fetch_add(1, Ordering::Relaxed) > 0;
        Ok((Box::new(BrokenPlay { again, ..wrap(self.fault, inner) }), out))
    }
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot> {
        let inner = tiny::game().restore(snapshot)?;
        Ok(Box::new(BrokenPlay { restored: true, ..wrap(self.fault, inner) }))
    }
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup> {
        let (inner, out) = tiny::game().given(given, chance)?;
        Ok((Box::new(wrap(self.fault, inner)), out))
    }
    fn catalogue(&self, language: &str) -> &'static Catalogue {
        tiny::game().catalogue(language)
    }
}

impl BrokenPlay {
    /// Something that depends on what is hidden.
    fn hidden(&self) -> u32 {
        u32::from_str_radix(&self.inner.digest()[..7], 16).unwrap()
    }
    fn hidden_text(&self) -> Text {
        Text { key: "label-number".into(), args: vec![("n".into(), self.hidden().to_arg())] }
    }
    fn break_question(&self, question: &mut Asked, open: usize) {
        match self.fault {
            Fault::DefaultsToNothing => question.default = Picked::One("nothing".to_owned()),
            Fault::SaysWhatHasNoWording => question.prompt.key = "ask-the-oracle".into(),
            Fault::LeavesOutArguments => question.offers.iter_mut().for_each(|offer| offer.label.args.clear()),
            Fault::OffersTwice => question.offers.extend(question.offers.first().cloned()),
            Fault::OffersLookAlike => {
                if let Some(offer) = question.offers.first().cloned() {
                    question.offers.push(Offered { id: "another".to_owned(), ..offer });
                }
            }
            // On the board they are apart, in a list they are not.
            Fault::OffersReadAlike => {
                if let Some(offer) = question.offers.iter().find(|offer| offer.place.is_some()).cloned() {
                    question.offers.push(Offered { id: "another".to_owned(), place: None, ..offer });
                }
            }
            Fault::PointsNowhere => question.offers.iter_mut().for_each(|offer| offer.place = Some(Place::from("nowhere"))),
            Fault::HintsAtHands => question.offers.iter_mut().for_each(|offer| offer.hint = Some(self.hidden_text())),
            Fault::ChangesSealedQuestions => question.rule = format!("{open} are left"),
            _ => {}
        }
    }
}

impl Play for BrokenPlay {
    fn fork(&self) -> Box<dyn Play> {
        Box::new(BrokenPlay { fault: self.fault, again: self.again, restored: self.restored, inner: self.inner.fork() })
    }
    fn seats(&self) -> u8 {
        self.inner.seats()
    }
    fn asked(&self) -> Vec<Asked> {
        let mut asked = self.inner.asked();
        let open = asked.len();
        asked.iter_mut().for_each(|question| self.break_question(question, open));
        match self.fault {
            Fault::AsksNobody => vec![],
            Fault::AsksAtTheEnd if self.is_over() => {
                let (begun, _) = tiny::game().begin(&tiny::setup(2), &mut Chance::closed()).unwrap();
                begun.asked()
            }
            _ => asked,
        }
    }
    fn waiting_for(&self) -> Vec<Seat> {
        let mut waiting = self.inner.waiting_for();
        if self.fault == Fault::WaitsByHands && self.hidden().is_multiple_of(2) {
            waiting.reverse();
            waiting.extend(waiting.first().copied());
        }
        waiting
    }
    fn draws_so_far(&self) -> Option<u64> {
        let counts_answers = self.fault == Fault::CountsAnswers;
        if counts_answers { Some(self.inner.steps_answered()) } else { self.inner.draws_so_far() }
    }
    fn count_draws(&mut self) {
        self.inner.count_draws();
    }
    fn deal_anew(&mut self, chance: &mut Chance<'_>) -> Outcome {
        if self.fault == Fault::DealsHands {
            self.inner = self.inner.twin(Eyes::Spectator, chance);
        }
        self.inner.deal_anew(chance)
    }
    fn steps_answered(&self) -> u64 {
        self.inner.steps_answered()
    }
    fn apply(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        let was_over = self.is_over();
        let applied = self.inner.apply(seat, answers, chance);
        self.draw_too_much(applied.as_ref().ok(), chance);
        match (self.fault, applied) {
            (Fault::TakesGarbage, Err(_)) => Ok(Outcome::default()),
            (Fault::CallsDrawsRevocable, Ok(out)) => Ok(Outcome { committed: out.committed && out.chance.is_empty(), ..out }),
            (Fault::LosesDraws, Ok(out)) => Ok(Outcome { chance: vec![], ..out }),
            (Fault::TakesAnswersAtTheEnd, Err(_)) if was_over && answers.iter().any(was_offered) => Ok(Outcome::default()),
            (Fault::Panics, Ok(_)) if answers.contains(&Picked::One("rest".to_owned())) => panic!("nobody rests here"),
            (_, applied) => applied,
        }
    }
    fn anytime(&self, seat: Seat) -> Option<Asked> {
        self.inner.anytime(seat)
    }
    fn check(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        self.inner.check(seat, answer)
    }
    fn apply_together(&mut self, answers: &BTreeMap<Seat, Answer>, chance: &mut Chance<'_>) -> Result<Outcome, (Seat, Refusal)> {
        let applied = self.inner.apply_together(answers, chance);
        self.draw_too_much(applied.as_ref().ok(), chance);
        match self.fault {
            Fault::LosesDraws => applied.map(|out| Outcome { chance: vec![], ..out }),
            Fault::CallsDrawsRevocable => applied.map(|out| Outcome { committed: out.committed && out.chance.is_empty(), ..out }),
            _ => applied,
        }
    }
    fn apply_anytime(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        self.inner.apply_anytime(seat, answers, chance)
    }
    fn preview_anytime(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        self.inner.preview_anytime(seat, answers)
    }
    fn preview(&self, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        let Preview { mut told, stop, play } = self.inner.preview(seat, answers)?;
        let line = |audience| Told { audience, text: self.hidden_text() };
        match self.fault {
            Fault::ForeseesHands if stop == Stop::Chance => told.push(line(Audience::Only(vec![seat]))),
            Fault::ForetellsOthers => told.push(line(Audience::Except(seat))),
            _ => {}
        }
        let play = if self.fault == Fault::Foreshows { self.inner.fork() } else { play };
        Ok(Preview { told, stop, play: Box::new(BrokenPlay { again: self.again, restored: self.restored, ..wrap(self.fault, play) }) })
    }
    fn view(&self, eyes: Eyes) -> Value {
        let mut view = self.inner.view(eyes);
        if self.fault == Fault::ShowsHands {
            view["seed"] = json!(self.hidden());
        }
        view
    }
    fn scene(&self, eyes: Eyes) -> Scene {
        let mut scene = self.inner.scene(eyes);
        match self.fault {
            Fault::DrawsHands => scene.areas[0].notes.push(self.hidden_text()),
            Fault::StandsNowhere => scene.pieces.iter_mut().for_each(|piece| piece.at = Place::from("nowhere")),
            _ => {}
        }
        scene
    }
    fn tally(&self, eyes: Eyes) -> Tally {
        let mut tally = self.inner.tally(eyes);
        let column = |sign: Text| Column {
            id: "cards".into(),
            label: sign.clone(),
            sign,
            weight: Weight::Usual,
            cells: BySeat::new(1, |_| Cell::count(1)),
        };
        match self.fault {
            Fault::CountsHands => tally.facts.push(Fact::new("hands", self.hidden_text())),
            Fault::CountsOneSeat => {
                tally.columns.push(column(Text { key: "label-number".into(), args: vec![("n".into(), 1_u32.to_arg())] }))
            }
            Fault::CountsWithoutWords => tally.facts.push(Fact::new("hands", Text::plain("nothing-of-the-kind"))),
            _ => {}
        }
        tally
    }
    fn snapshot(&self) -> String {
        let drifts = (self.fault == Fault::FoldsDifferently && self.again) || (self.fault == Fault::ForgetsWhenRead && self.restored);
        let snapshot = self.inner.snapshot();
        if self.fault == Fault::LeavesSteps {
            return snapshot.replacen("\"flow\":[]", "\"flow\":[\"dusk\"]", 1);
        }
        if drifts { snapshot.replacen("\"day\":1", "\"day\":2", 1) } else { snapshot }
    }
    fn is_over(&self) -> bool {
        self.inner.is_over()
    }
    fn phase(&self) -> String {
        self.inner.phase()
    }
    fn standings(&self) -> Option<Vec<Standing>> {
        match self.fault {
            Fault::RanksEarly => Some(vec![]),
            Fault::RanksNobody => self.inner.standings().map(|_| vec![]),
            Fault::RanksFromSecond => {
                let down = |standing: Standing| Standing { rank: standing.rank + 1, ..standing };
                self.inner.standings().map(|ranks| ranks.into_iter().map(down).collect())
            }
            Fault::RanksAnew if self.restored => self.inner.standings().map(|ranks| ranks.into_iter().rev().collect()),
            _ => self.inner.standings(),
        }
    }
    fn defects(&self) -> Vec<String> {
        if self.fault == Fault::HasADefect { vec!["21 cards".to_owned()] } else { self.inner.defects() }
    }
    fn overfull(&self) -> Vec<String> {
        if self.fault == Fault::HoldsTooMuch { vec!["21 cards in a hand".to_owned()] } else { self.inner.overfull() }
    }
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
    fn twin(&self, eyes: Eyes, chance: &mut Chance<'_>) -> Box<dyn Play> {
        if self.fault == Fault::HasNoTwin {
            return self.fork();
        }
        Box::new(BrokenPlay { again: self.again, restored: self.restored, ..wrap(self.fault, self.inner.twin(eyes, chance)) })
    }
    fn colours(&self) -> BySeat<String> {
        self.inner.colours()
    }
}

/// Whether an answer is none of the garbage that other properties try.
fn was_offered(answer: &Answer) -> bool {
    *answer != Picked::One("pass".to_owned()) && !matches!(answer, Picked::Some(cards) if cards.is_empty())
}

fn found(fault: Fault) -> Box<Failure> {
    let game = Broken { fault, begun: AtomicU32::new(0) };
    match play_out(&game, &tiny::setup(3), 11, Checks::every(1)) {
        Err(failure) => failure,
        Ok(_) => panic!("{fault:?}: what is broken is found"),
    }
}

#[test]
fn every_property_notices_what_breaks_it() {
    let all = [
        (Fault::ForgetsWhenRead, Property::RoundTrip),
        (Fault::FoldsDifferently, Property::Refold),
        (Fault::LosesDraws, Property::Refold),
        (Fault::HasADefect, Property::NoDefects),
        (Fault::HoldsTooMuch, Property::Limits),
        (Fault::DrawsTooMuch, Property::Limits),
        (Fault::AsksNobody, Property::SomebodyCanAct),
        (Fault::AsksAtTheEnd, Property::SomebodyCanAct),
        (Fault::RanksEarly, Property::Standings),
        (Fault::RanksNobody, Property::Standings),
        (Fault::RanksFromSecond, Property::Standings),
        (Fault::DefaultsToNothing, Property::Defaults),
        (Fault::SaysWhatHasNoWording, Property::Words),
        (Fault::LeavesOutArguments, Property::Words),
        (Fault::OffersTwice, Property::DistinctOffers),
        (Fault::OffersLookAlike, Property::DistinctOffers),
        (Fault::OffersReadAlike, Property::DistinctWords),
        (Fault::PointsNowhere, Property::Places),
        (Fault::StandsNowhere, Property::Places),
        (Fault::ShowsHands, Property::Secrets),
        (Fault::DrawsHands, Property::Secrets),
        (Fault::CountsHands, Property::Secrets),
        (Fault::CountsOneSeat, Property::Tally),
        (Fault::CountsWithoutWords, Property::Words),
        (Fault::HintsAtHands, Property::Secrets),
        (Fault::WaitsByHands, Property::Secrets),
        (Fault::ForeseesHands, Property::Secrets),
        (Fault::ForetellsOthers, Property::Secrets),
        (Fault::HasNoTwin, Property::Twins),
        (Fault::CallsDrawsRevocable, Property::TakeBack),
        (Fault::TakesGarbage, Property::Refusals),
        (Fault::Foreshows, Property::Preview),
        (Fault::ChangesSealedQuestions, Property::Sealing),
        (Fault::LeavesSteps, Property::AfterTheEnd),
        (Fault::RanksAnew, Property::AfterTheEnd),
        (Fault::TakesAnswersAtTheEnd, Property::AfterTheEnd),
        (Fault::CountsAnswers, Property::Draws),
        (Fault::DealsHands, Property::DealtAnew),
        (Fault::Panics, Property::NoPanic),
    ];
    for (fault, property) in all {
        let failure = found(fault);
        assert_eq!(failure.property, property, "{fault:?}: {failure}");
    }
}

#[test]
fn a_scenario_holds_to_the_limits_of_its_game() {
    let text = include_str!("failing/holds.yaml");
    let run = |fault| scenario::run(&Broken { fault, begun: AtomicU32::new(0) }, text);
    let failures = run(Fault::HoldsTooMuch).expect_err("more is held than may be");
    let words: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(words.iter().all(|words| words.contains("21 cards in a hand")), "{words:?}");
    assert!(words.len() == 2, "as it begins, and after its step: {words:?}");
    assert!(run(Fault::RanksEarly).is_ok(), "what is broken otherwise is nothing to it");
}

#[test]
fn a_campaign_that_takes_too_long_is_reported() {
    let checks = Checks { most_turns: 5, ..Checks::default() };
    let failure = play_out(tiny::game(), &tiny::setup(2), 1, checks).unwrap_err();
    assert_eq!((failure.property, failure.turn), (Property::Ends, 5), "{failure}");
}

#[test]
fn a_game_still_being_written_can_be_excused() {
    let game = Broken { fault: Fault::SaysWhatHasNoWording, begun: AtomicU32::new(0) };
    let excused = Checks { except: &[Property::Words], ..Checks::every(5) };
    play_out(&game, &tiny::setup(3), 11, excused).unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn a_failure_names_game_and_seed_and_its_log_leads_there_again() {
    let failure = found(Fault::Panics);
    let words = failure.to_string();
    assert!(words.contains("skirmish, seed 11") && words.contains("nobody rests here"), "{words}");
    let acts: Vec<Act> = failure.log().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let play = sternpost_workbench::refold(tiny::game(), &acts).unwrap();
    assert!(play.asked().iter().any(|question| question.offers.iter().any(|offer| offer.id == "rest")), "the seat is about to rest");
}
