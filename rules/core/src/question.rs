//! Questions and the five shapes of answers that serve all games.

use crate::meter::Meter;
use crate::{Message, Place, Seat, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::ops::RangeInclusive;
use thiserror::Error;

/// What an answer to a question looks like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Shape {
    /// One of the choices.
    OneOf,
    /// Some of the choices, each at most once.
    SomeOf {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A total, or less, split over the choices; an offer may carry a cap.
    Split {
        /// The fewest that the parts add up to.
        least: u32,
        /// The most that the parts add up to.
        total: u32,
    },
    /// All choices, put in order.
    Arrange,
    /// A number.
    Amount {
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
}

/// What was picked, in terms of choices `C`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Picked<C> {
    /// One choice.
    One(C),
    /// Some choices.
    Some(Vec<C>),
    /// Parts of a total.
    Split(Vec<(C, u32)>),
    /// The choices in order.
    Arrange(Vec<C>),
    /// A number.
    Amount(u32),
}

/// What was picked, by choice id: how answers come from outside and stand in the log.
pub type Answer = Picked<String>;

impl<C> Picked<C> {
    /// The one choice of a `OneOf` question.
    ///
    /// # Panics
    /// On any other shape; answers reach rules only after they were checked against the question.
    pub fn one(self) -> C {
        match self {
            Self::One(choice) => choice,
            Self::Some(_) | Self::Split(_) | Self::Arrange(_) | Self::Amount(_) => unreachable!("checked against the question's shape"),
        }
    }

    /// The choices of a `SomeOf` or `Arrange` question.
    ///
    /// # Panics
    /// On any other shape; see [`Picked::one`].
    pub fn several(self) -> Vec<C> {
        match self {
            Self::Some(choices) | Self::Arrange(choices) => choices,
            Self::One(_) | Self::Split(_) | Self::Amount(_) => unreachable!("checked against the question's shape"),
        }
    }

    /// The parts of a `Split` question; parts of 0 are left out.
    ///
    /// # Panics
    /// On any other shape; see [`Picked::one`].
    pub fn parts(self) -> Vec<(C, u32)> {
        match self {
            Self::Split(parts) => parts,
            Self::One(_) | Self::Some(_) | Self::Arrange(_) | Self::Amount(_) => unreachable!("checked against the question's shape"),
        }
    }

    /// The number of an `Amount` question.
    ///
    /// # Panics
    /// On any other shape; see [`Picked::one`].
    pub fn amount(self) -> u32 {
        match self {
            Self::Amount(n) => n,
            Self::One(_) | Self::Some(_) | Self::Split(_) | Self::Arrange(_) => unreachable!("checked against the question's shape"),
        }
    }

    /// The same answer in other terms.
    pub fn map<D>(&self, term: impl Fn(&C) -> D) -> Picked<D> {
        match self {
            Self::One(choice) => Picked::One(term(choice)),
            Self::Some(choices) => Picked::Some(choices.iter().map(term).collect()),
            Self::Split(parts) => Picked::Split(parts.iter().map(|(choice, n)| (term(choice), *n)).collect()),
            Self::Arrange(choices) => Picked::Arrange(choices.iter().map(term).collect()),
            Self::Amount(n) => Picked::Amount(*n),
        }
    }
}

/// One thing a question offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer<C> {
    /// The choice.
    pub choice: C,
    /// What it is called in this question, where its own words would mean something else: not "Stay" for guns that stay silent.
    pub said: Option<Text>,
    /// What it costs or causes, in a few words.
    pub hint: Option<Text>,
    /// Where on the board it is.
    pub place: Option<Place>,
    /// In a split: the largest part this choice may get.
    pub cap: Option<u32>,
    /// Whose proposal it answers, if it answers one.
    pub reply_to: Option<Seat>,
}

impl<C> Offer<C> {
    /// An offer with nothing more to say.
    pub fn new(choice: C) -> Self {
        Self { choice, said: None, hint: None, place: None, cap: None, reply_to: None }
    }

    /// In other words than the choice's own.
    #[must_use]
    pub fn said(mut self, words: &impl Message) -> Self {
        self.said = Some(words.text());
        self
    }

    /// With a hint of its cost or effect.
    #[must_use]
    pub fn hint(mut self, hint: &impl Message) -> Self {
        self.hint = Some(hint.text());
        self
    }

    /// With its place on the board.
    #[must_use]
    pub fn at(mut self, place: impl Into<Place>) -> Self {
        self.place = Some(place.into());
        self
    }

    /// As an answer to what another seat has proposed: this seat hears of it.
    #[must_use]
    pub fn reply_to(mut self, seat: Seat) -> Self {
        self.reply_to = Some(seat);
        self
    }

    /// With the largest part it may get in a split.
    #[must_use]
    pub fn cap(mut self, cap: u32) -> Self {
        self.cap = Some(cap);
        self
    }
}

/// What is not on offer now, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred<C> {
    /// The choice.
    pub choice: C,
    /// What stands against it.
    pub why: Text,
    /// The rule that has it so.
    pub rule: &'static str,
}

impl<C> Barred<C> {
    /// A choice that a rule stands against.
    pub fn new(choice: C, why: &impl Message, rule: &'static str) -> Self {
        Self { choice, why: why.text(), rule }
    }
}

impl<C> From<C> for Offer<C> {
    fn from(choice: C) -> Self {
        Self::new(choice)
    }
}

/// What a seat is asked now. Offers legal choices only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question<C> {
    /// What is asked.
    pub prompt: Text,
    /// The rule the question comes from, for refusals and help: `LRR 6.2`.
    pub rule: &'static str,
    /// What an answer looks like.
    pub shape: Shape,
    /// What may be picked.
    pub offers: Vec<Offer<C>>,
    /// What a passed deadline picks.
    pub default: Picked<C>,
    /// In a split, or where some are picked: what that comes to, and may.
    pub meters: Vec<Meter>,
    /// A question with a single possible answer answers itself. Only for questions made of public knowledge: whether a seat
    /// is asked must never depend on something hidden.
    pub skipped_when_forced: bool,
    /// Whether its seat has a choice here is not for others to know: it is asked although only one answer may be possible.
    pub asked_regardless_of_hand: bool,
}

impl<C: Message + Clone> Question<C> {
    fn new(prompt: &impl Message, rule: &'static str, shape: Shape, offers: Vec<Offer<C>>, default: Picked<C>) -> Self {
        Self {
            prompt: prompt.text(),
            rule,
            shape,
            offers,
            default,
            meters: vec![],
            skipped_when_forced: false,
            asked_regardless_of_hand: false,
        }
    }

    /// One of these; the first is the default.
    ///
    /// # Panics
    /// If nothing is offered: a step that has nothing to ask must not ask.
    pub fn one_of<O: Into<Offer<C>>>(prompt: &impl Message, rule: &'static str, offers: impl IntoIterator<Item = O>) -> Self {
        let offers: Vec<Offer<C>> = offers.into_iter().map(Into::into).collect();
        let default = Picked::One(offers.first().expect("a question offers something").choice.clone());
        Self::new(prompt, rule, Shape::OneOf, offers, default)
    }

    /// Between `least` and `most` of these; the first `least` are the default.
    pub fn some_of<O: Into<Offer<C>>>(
        prompt: &impl Message,
        rule: &'static str,
        least: u32,
        most: u32,
        offers: impl IntoIterator<Item = O>,
    ) -> Self {
        let offers: Vec<Offer<C>> = offers.into_iter().map(Into::into).collect();
        let default = Picked::Some(offers.iter().take(least as usize).map(|o| o.choice.clone()).collect());
        Self::new(prompt, rule, Shape::SomeOf { least, most }, offers, default)
    }

    /// A total split over these; by default the first ones are filled up.
    pub fn split<O: Into<Offer<C>>>(prompt: &impl Message, rule: &'static str, total: u32, offers: impl IntoIterator<Item = O>) -> Self {
        Self::split_between(prompt, rule, total..=total, offers)
    }

    /// At most a total split over these; by default nothing.
    pub fn split_up_to<O: Into<Offer<C>>>(
        prompt: &impl Message,
        rule: &'static str,
        total: u32,
        offers: impl IntoIterator<Item = O>,
    ) -> Self {
        Self::split_between(prompt, rule, 0..=total, offers)
    }

    /// A total within this range split over these; by default the first ones are filled up to its lower end.
    pub fn split_between<O: Into<Offer<C>>>(
        prompt: &impl Message,
        rule: &'static str,
        total: RangeInclusive<u32>,
        offers: impl IntoIterator<Item = O>,
    ) -> Self {
        let offers: Vec<Offer<C>> = offers.into_iter().map(Into::into).collect();
        let (least, total) = total.into_inner();
        let parts = filled(least, offers.iter().map(|offer| (offer.choice.clone(), offer.cap)));
        Self::new(prompt, rule, Shape::Split { least, total }, offers, Picked::Split(parts))
    }

    /// With a limit on what the parts of a split, or what is picked, come to.
    #[must_use]
    pub fn meter(mut self, meter: Meter) -> Self {
        self.meters.push(meter);
        self
    }

    /// All of these in an order; by default as they stand.
    pub fn arrange<O: Into<Offer<C>>>(prompt: &impl Message, rule: &'static str, offers: impl IntoIterator<Item = O>) -> Self {
        let offers: Vec<Offer<C>> = offers.into_iter().map(Into::into).collect();
        let default = Picked::Arrange(offers.iter().map(|o| o.choice.clone()).collect());
        Self::new(prompt, rule, Shape::Arrange, offers, default)
    }

    /// A number; the smallest is the default.
    pub fn amount(prompt: &impl Message, rule: &'static str, least: u32, most: u32) -> Self {
        Self::new(prompt, rule, Shape::Amount { least, most }, vec![], Picked::Amount(least))
    }

    /// With the default that a ranking picks: what ranks lowest comes first, equal choices as they stand. A split is filled up with
    /// the fewest it needs.
    #[must_use]
    pub fn preferring<K: Ord>(mut self, rank: impl Fn(&C) -> K) -> Self {
        let mut ranked: Vec<usize> = (0..self.offers.len()).collect();
        ranked.sort_by_cached_key(|at| rank(&self.offers[*at].choice));
        let choice = |at: usize| self.offers[at].choice.clone();
        let default = match self.shape {
            Shape::OneOf => ranked.first().map(|at| Picked::One(choice(*at))),
            Shape::SomeOf { least, .. } => {
                ranked.truncate(least as usize);
                ranked.sort_unstable();
                Some(Picked::Some(ranked.into_iter().map(choice).collect()))
            }
            Shape::Split { least, .. } => {
                let mut parts = filled(least, ranked.iter().map(|at| (*at, self.offers[*at].cap)));
                parts.sort_unstable();
                Some(Picked::Split(parts.into_iter().map(|(at, part)| (choice(at), part)).collect()))
            }
            Shape::Arrange => Some(Picked::Arrange(ranked.into_iter().map(choice).collect())),
            Shape::Amount { .. } => None,
        };
        if let Some(default) = default {
            self.default = default;
        }
        self
    }

    /// With another default.
    #[must_use]
    pub fn default(mut self, default: Picked<C>) -> Self {
        self.default = default;
        self
    }

    /// Answers itself when only one answer is possible; see [`Question::skipped_when_forced`].
    #[must_use]
    pub fn skipped_when_forced(mut self) -> Self {
        self.skipped_when_forced = true;
        self
    }

    /// Asked whatever its seat holds; see [`Question::asked_regardless_of_hand`].
    #[must_use]
    pub fn asked_regardless_of_hand(mut self) -> Self {
        self.asked_regardless_of_hand = true;
        self
    }

    /// The only possible answer, if there is just one and the question may answer itself.
    #[must_use]
    pub fn forced(&self) -> Option<Picked<C>> {
        self.sole().filter(|_| self.skipped_when_forced)
    }

    /// The only possible answer, if there is just one.
    #[must_use]
    pub fn sole(&self) -> Option<Picked<C>> {
        let all = || self.offers.iter().map(|o| o.choice.clone()).collect::<Vec<_>>();
        match &self.shape {
            Shape::OneOf => (self.offers.len() == 1).then(|| Picked::One(self.offers[0].choice.clone())),
            Shape::SomeOf { most, .. } if *most == 0 || self.offers.is_empty() => Some(Picked::Some(vec![])),
            Shape::SomeOf { least, .. } => (*least as usize == self.offers.len()).then(|| Picked::Some(all())),
            Shape::Split { total: 0, .. } => Some(Picked::Split(vec![])),
            Shape::Split { least, total } if least == total => {
                (self.offers.len() == 1).then(|| Picked::Split(vec![(self.offers[0].choice.clone(), *total)]))
            }
            Shape::Split { .. } => self.all_that_is_needed(),
            Shape::Arrange => (self.offers.len() < 2).then(|| Picked::Arrange(all())),
            Shape::Amount { least, most } => (least == most).then_some(Picked::Amount(*least)),
        }
    }

    /// Everything, if with less of anything a meter would ask for more.
    fn all_that_is_needed(&self) -> Option<Picked<C>> {
        let all: Vec<(usize, u32)> =
            self.offers.iter().map(|offer| offer.cap).collect::<Option<Vec<u32>>>()?.into_iter().enumerate().collect();
        let with_one_less =
            |at: usize| all.iter().map(move |(offer, cap)| (*offer, if *offer == at { cap.saturating_sub(1) } else { *cap }));
        let is_needed = |at: usize| self.meters.iter().any(|meter| !meter.reaches(meter.reads(with_one_less(at))));
        let picked = || all.iter().map(|(offer, cap)| (self.offers[*offer].choice.clone(), *cap)).collect();
        (0..all.len()).all(is_needed).then(|| Picked::Split(picked()))
    }

    /// The answer in terms of this question's choices, put in the order of its offers.
    ///
    /// # Errors
    /// A [`Refusal`] if it is not one of the answers on offer.
    pub fn check(&self, answer: &Answer) -> Result<Picked<C>, Refusal> {
        let rule = self.rule;
        match (&self.shape, answer) {
            (Shape::OneOf, Picked::One(id)) => Ok(Picked::One(self.offers[self.find(id)?].choice.clone())),
            (Shape::SomeOf { least, most }, Picked::Some(ids)) => {
                let mut found = self.find_all(ids)?;
                if !(*least..=*most).contains(&u32::try_from(found.len()).unwrap_or(u32::MAX)) {
                    return Err(Refusal::WrongCount { least: *least, most: *most, rule });
                }
                self.check_meters(found.iter().map(|at| (*at, 1)))?;
                found.sort_unstable();
                Ok(Picked::Some(found.into_iter().map(|i| self.offers[i].choice.clone()).collect()))
            }
            (Shape::Arrange, Picked::Arrange(ids)) => {
                let found = self.find_all(ids)?;
                if found.len() != self.offers.len() {
                    let all = u32::try_from(self.offers.len()).unwrap_or(u32::MAX);
                    return Err(Refusal::WrongCount { least: all, most: all, rule });
                }
                Ok(Picked::Arrange(found.into_iter().map(|i| self.offers[i].choice.clone()).collect()))
            }
            (Shape::Split { least, total }, Picked::Split(parts)) => self.check_split(*least, *total, parts),
            (Shape::Amount { least, most }, Picked::Amount(n)) => {
                if (*least..=*most).contains(n) {
                    Ok(Picked::Amount(*n))
                } else {
                    Err(Refusal::WrongCount { least: *least, most: *most, rule })
                }
            }
            (_, _) => Err(Refusal::WrongShape { expected: self.shape.clone(), rule }),
        }
    }

    fn check_split(&self, least: u32, total: u32, parts: &[(String, u32)]) -> Result<Picked<C>, Refusal> {
        let ids: Vec<String> = parts.iter().map(|(id, _)| id.clone()).collect();
        let mut found: Vec<(usize, u32)> = self.find_all(&ids)?.into_iter().zip(parts.iter().map(|(_, n)| *n)).collect();
        let sum: u64 = found.iter().map(|(_, n)| u64::from(*n)).sum();
        if !(u64::from(least)..=u64::from(total)).contains(&sum) {
            return Err(Refusal::WrongCount { least, most: total, rule: self.rule });
        }
        if let Some((i, _)) = found.iter().find(|(i, n)| self.offers[*i].cap.is_some_and(|cap| *n > cap)) {
            let cap = self.offers[*i].cap.unwrap_or(0);
            return Err(Refusal::WrongCount { least: 0, most: cap, rule: self.rule });
        }
        self.check_meters(found.iter().copied())?;
        found.retain(|(_, n)| *n > 0);
        found.sort_unstable();
        Ok(Picked::Split(found.into_iter().map(|(i, n)| (self.offers[i].choice.clone(), n)).collect()))
    }

    fn check_meters(&self, parts: impl Iterator<Item = (usize, u32)> + Clone) -> Result<(), Refusal> {
        for meter in &self.meters {
            let reading = meter.reads(parts.clone());
            if !meter.allows(reading) {
                let Meter { label, rule, least, most, .. } = meter.clone();
                return Err(Refusal::OffMeter { what: label, reading, least, most, rule });
            }
        }
        Ok(())
    }

    fn find(&self, id: &str) -> Result<usize, Refusal> {
        // The name alone tells most apart, and costs nothing.
        let at = self.offers.iter().position(|offer| id.starts_with(offer.choice.name()) && offer.choice.id() == id);
        at.ok_or_else(|| Refusal::NotAnOption { choice: id.chars().take(80).collect(), rule: self.rule })
    }

    fn find_all(&self, ids: &[String]) -> Result<Vec<usize>, Refusal> {
        let mut found = vec![];
        for id in ids {
            let i = self.find(id)?;
            if found.contains(&i) {
                return Err(Refusal::Repeated { choice: id.clone(), rule: self.rule });
            }
            found.push(i);
        }
        Ok(found)
    }
}

/// A total, given to these one after the other as far as their caps go.
fn filled<O>(total: u32, offers: impl Iterator<Item = (O, Option<u32>)>) -> Vec<(O, u32)> {
    let mut left = total;
    let parts = offers.map(|(offer, cap)| {
        let part = cap.unwrap_or(left).min(left);
        left -= part;
        (offer, part)
    });
    parts.filter(|(_, part)| *part > 0).collect()
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The seat owes no answer.
    #[error("this seat is not asked anything now")]
    NotAsked,
    /// The choice is not on offer.
    #[error("`{choice}` is not one of the choices on offer ({rule})")]
    NotAnOption {
        /// The id sent.
        choice: String,
        /// The rule of the question.
        rule: &'static str,
    },
    /// The choice is not on offer, and it is known why.
    #[error("`{choice}` cannot be chosen now ({rule})")]
    Barred {
        /// The id sent.
        choice: String,
        /// What stands against it, in the game's words.
        why: Text,
        /// The rule that has it so.
        rule: &'static str,
    },
    /// The answer has another shape than the question.
    #[error("the answer has the wrong shape, expected {expected:?} ({rule})")]
    WrongShape {
        /// The shape asked for.
        expected: Shape,
        /// The rule of the question.
        rule: &'static str,
    },
    /// Too few or too many.
    #[error("pick at least {least} and at most {most} ({rule})")]
    WrongCount {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
        /// The rule of the question.
        rule: &'static str,
    },
    /// What the parts come to is too little or too much.
    #[error("what was picked comes to {reading}: {}", bounds(*.least, *.most, .rule))]
    OffMeter {
        /// What is measured, in the game's words.
        what: Text,
        /// What it comes to.
        reading: i64,
        /// The least it must come to.
        least: Option<i64>,
        /// The most it may come to.
        most: Option<i64>,
        /// The rule that sets the limit.
        rule: String,
    },
    /// The same choice twice.
    #[error("`{choice}` was named twice ({rule})")]
    Repeated {
        /// The id sent twice.
        choice: String,
        /// The rule of the question.
        rule: &'static str,
    },
    /// More answers than the turn has questions, or the rest can only be asked after chance or another seat has spoken.
    #[error("the turn ended after {taken} answers: the rest was not asked yet")]
    TurnEnded {
        /// How many answers fitted.
        taken: usize,
    },
    /// An act at any time has further questions: it is taken whole or not at all.
    #[error("what was begun is not finished: its further questions are answered in the same act")]
    Unfinished,
    /// No answer at all.
    #[error("no answer was given")]
    Empty,
}

/// The bounds of a meter, in words.
fn bounds(least: Option<i64>, most: Option<i64>, rule: &str) -> String {
    match (least, most) {
        (Some(least), Some(most)) => format!("at least {least} and at most {most} ({rule})"),
        (Some(least), None) => format!("at least {least} ({rule})"),
        (None, Some(most)) => format!("at most {most} ({rule})"),
        (None, None) => rule.to_owned(),
    }
}
