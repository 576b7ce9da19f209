//! Checks that an order can be given: it names things the game knows, and nothing else.

use crate::written::OrderBody;
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_core::{Answer, AnswerShape, Eyes, Kind, Known, OrderForm, Picked, Seat, Side};
use sternpost_game::{Asked, Play};
use sternpost_model::order::{Bound, Choose, DealTerms, Given, Has, Lasts, TermBound, When};
use sternpost_show::tally::Cell;
use thiserror::Error;

/// Choices that an order may name.
pub const MOST_CHOICES: usize = 100;
/// Conditions of a kind that an order may have.
pub const MOST_CONDITIONS: usize = 8;
/// Bounds on what is in a proposal that an order may have.
pub const MOST_TERMS: usize = 20;
/// The highest number in a condition, and the most times an order is for.
pub const HIGHEST: u32 = 999;

/// The reason why an order cannot be given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsound {
    /// No question of this kind is known to the game.
    #[error("there are no orders for questions of the kind `{0}`")]
    Kind(String),
    /// Nothing was chosen.
    #[error("name at least one choice")]
    Nothing,
    /// The game knows no such choice.
    #[error("`{0}` is no choice of such questions")]
    Choice(String),
    /// A choice stands twice in it.
    #[error("`{0}` is named twice")]
    Twice(String),
    /// More than an order may hold.
    #[error("an order names at most {MOST_CHOICES} choices and {MOST_CONDITIONS} conditions of a kind")]
    TooMuch,
    /// The tally has no such number.
    #[error("`{0}` is nothing that is counted of a seat")]
    Column(String),
    /// A number is out of bounds.
    #[error("numbers lie between 0 and {HIGHEST}, and an order is for one time at least")]
    Number,
    /// There is no such other seat.
    #[error("there is no other seat {0}")]
    Seat(u8),
    /// The game does not know what is at stake in such questions.
    #[error("in questions of this kind nothing is known to be at stake")]
    Stakes,
    /// No round is on.
    #[error("no round is on")]
    Round,
    /// No proposal to the seat has such a thing in it.
    #[error("`{0}` is nothing that proposals have in them")]
    Term(String),
    /// There is no such other seat that could propose anything.
    #[error("there is no other seat {0} that could propose anything")]
    From(u8),
    /// An exact answer is for the question that is open, and not on offer there.
    #[error("this answers nothing that is asked now")]
    Answer,
    /// Questions of the kind do not follow each other in a row.
    #[error("questions of this kind are not answered one after the other of a list")]
    Row,
}

/// An order as somebody outside names it, by ids alone: what forms and replies come to, and what is read of the [`OrderBody`] that a program writes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "OrderBody")]
pub struct Wanted {
    /// The kind's id.
    pub kind: String,
    /// The answer it gives.
    pub choose: WantedChoice,
    /// Columns of the own tally.
    pub own: Vec<(String, Bound, u32)>,
    /// Seats.
    pub unless_against: Vec<u8>,
    /// Whether it is off when something is at stake.
    pub unless_at_stake: bool,
    /// Choices.
    pub unless_offered: Vec<String>,
    /// How long it lasts.
    pub lasts: WantedLasts,
}

/// The answer that an order is to give, by ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum WantedChoice {
    /// The default.
    #[default]
    Default,
    /// As much as can be had.
    Most,
    /// The first of these.
    Ranked(Vec<String>),
    /// Just this.
    Exactly(Answer),
    /// These, one after the other.
    Row(Vec<String>),
    /// Proposals of this form are accepted.
    Accept(WantedTerms),
    /// Proposals of this form are refused.
    Refuse(WantedTerms),
}

/// A form of proposals, by ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WantedTerms {
    /// The seats whose proposals it is for.
    pub from: Vec<u8>,
    /// The things in a proposal, with their bounds.
    pub terms: Vec<WantedBound>,
}

/// A bound on how much of something is in a proposal, by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedBound {
    /// Whether the seat would give it or get it.
    pub side: Side,
    /// The thing that is bounded, by its id.
    pub term: String,
    /// Which way the number is bounded.
    pub bound: Bound,
    /// The number it is bounded by.
    pub count: u32,
}

/// The time, or the number of answers, for which an order is to last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WantedLasts {
    /// Until it is switched off.
    #[default]
    Always,
    /// So many times.
    Times(u32),
    /// In the round that is on.
    ThisRound,
}

/// An order that names what the game knows.
///
/// # Errors
/// What is wrong with it; nothing was changed.
pub fn check(wanted: &Wanted, play: &dyn Play, seat: Seat, round: Option<&str>) -> Result<Given, Unsound> {
    if wanted.unless_against.len() > 100 || [wanted.own.len(), wanted.unless_offered.len()].iter().any(|many| *many > MOST_CONDITIONS) {
        return Err(Unsound::TooMuch);
    }
    let (kind, choose, unless_offered) = match &wanted.choose {
        WantedChoice::Accept(terms) => (deals(wanted, play, seat)?, Choose::Accept(deal_terms(terms, play, seat)?), vec![]),
        WantedChoice::Refuse(terms) => (deals(wanted, play, seat)?, Choose::Refuse(deal_terms(terms, play, seat)?), vec![]),
        WantedChoice::Default | WantedChoice::Most | WantedChoice::Ranked(_) | WantedChoice::Exactly(_) | WantedChoice::Row(_) => {
            answer(wanted, play, seat)?
        }
    };
    let unless_against = others(&wanted.unless_against, play, seat).map_err(Unsound::Seat)?;
    let own = conditions(wanted, play, seat)?;
    let lasts = match wanted.lasts {
        WantedLasts::Always => Lasts::Always,
        WantedLasts::Times(times) if (1..=HIGHEST).contains(&times) => Lasts::Times(times),
        WantedLasts::Times(_) => return Err(Unsound::Number),
        WantedLasts::ThisRound => Lasts::Round(round.ok_or(Unsound::Round)?.to_owned()),
    };
    let when = When { own, unless_against, unless_at_stake: wanted.unless_at_stake, unless_offered };
    Ok(Given { kind, choose, when, lasts })
}

/// The questions that are answered, the answer, and the choices that make the seat be asked if they are on offer.
fn answer(wanted: &Wanted, play: &dyn Play, seat: Seat) -> Result<(Kind, Choose, Vec<Known>), Unsound> {
    let forms = play.order_forms(seat);
    let at_hand = play.kinds(seat).into_iter().find(|kind| kind.id == wanted.kind);
    let asked = at_hand.as_ref().and_then(|_| play.asked_without_previews(seat));
    let form = forms.iter().find(|form| form.kind.id == wanted.kind);
    let kind = form.map(|form| form.kind.clone()).or(at_hand).ok_or_else(|| Unsound::Kind(short(&wanted.kind)))?;
    let known = Choices { form, asked: asked.as_ref() };
    let choose = match &wanted.choose {
        WantedChoice::Default => Choose::Default,
        WantedChoice::Most => Choose::Most,
        WantedChoice::Ranked(ids) => Choose::Ranked(known.all(ids)?),
        WantedChoice::Exactly(answer) => {
            if asked.is_none() || play.check(seat, answer).is_err() {
                return Err(Unsound::Answer);
            }
            let ids: Vec<String> = named(answer);
            Choose::Exactly { answer: answer.clone(), named: if ids.is_empty() { vec![] } else { known.all(&ids)? } }
        }
        WantedChoice::Row(ids) if form.is_some_and(|form| form.manner == AnswerShape::InRow) => Choose::Row(known.each(ids)?),
        WantedChoice::Row(_) => return Err(Unsound::Row),
        WantedChoice::Accept(_) | WantedChoice::Refuse(_) => return Err(Unsound::Answer),
    };
    let unless_offered = if wanted.unless_offered.is_empty() { vec![] } else { known.all(&wanted.unless_offered)? };
    if wanted.unless_at_stake && form.is_some_and(|form| !form.knows_stakes) {
        return Err(Unsound::Stakes);
    }
    Ok((kind, choose, unless_offered))
}

/// The kind of proposals, of which nothing is on offer or at stake.
fn deals(wanted: &Wanted, play: &dyn Play, seat: Seat) -> Result<Kind, Unsound> {
    let form = play.deal_form(seat).filter(|form| form.kind.id == wanted.kind).ok_or_else(|| Unsound::Kind(short(&wanted.kind)))?;
    if let Some(id) = wanted.unless_offered.first() {
        return Err(Unsound::Choice(short(id)));
    }
    if wanted.unless_at_stake { Err(Unsound::Stakes) } else { Ok(form.kind) }
}

/// A form of proposals that names what the game knows.
fn deal_terms(wanted: &WantedTerms, play: &dyn Play, seat: Seat) -> Result<DealTerms, Unsound> {
    if wanted.from.len() > 100 || wanted.terms.len() > MOST_TERMS {
        return Err(Unsound::TooMuch);
    }
    let known = play.deal_form(seat).map(|form| form.terms).unwrap_or_default();
    let mut seen = BTreeSet::new();
    let bound = |wanted: &WantedBound| {
        let of_kind = known.iter().find(|term| term.known.id == wanted.term).ok_or_else(|| Unsound::Term(short(&wanted.term)))?;
        if wanted.count > HIGHEST {
            return Err(Unsound::Number);
        }
        if !seen.insert((wanted.side, wanted.term.clone(), wanted.bound == Bound::Least)) {
            return Err(Unsound::Twice(short(&wanted.term)));
        }
        Ok(TermBound { side: wanted.side, term: of_kind.known.clone(), bound: wanted.bound, count: wanted.count })
    };
    let terms = wanted.terms.iter().map(bound).collect::<Result<Vec<TermBound>, Unsound>>()?;
    Ok(DealTerms { from: others(&wanted.from, play, seat).map_err(Unsound::From)?, terms })
}

/// Seats that are others than this one, each once.
///
/// # Errors
/// One that is none of them.
fn others(wanted: &[u8], play: &dyn Play, seat: Seat) -> Result<Vec<u8>, u8> {
    let found: BTreeSet<u8> = wanted.iter().copied().collect();
    match found.iter().find(|other| **other == seat.0 || **other >= play.seats()) {
        Some(other) => Err(*other),
        None => Ok(found.into_iter().collect()),
    }
}

fn conditions(wanted: &Wanted, play: &dyn Play, seat: Seat) -> Result<Vec<Has>, Unsound> {
    if wanted.own.is_empty() {
        return Ok(vec![]);
    }
    let tally = play.tally(Eyes::Seat(seat));
    let condition = |(id, bound, count): &(String, Bound, u32)| {
        let is_number = |cell: Option<&Cell>| matches!(cell, Some(Cell::Number { .. }));
        let column = tally.columns.iter().find(|column| column.id == *id && is_number(column.cells.get(seat)));
        let column = column.ok_or_else(|| Unsound::Column(short(id)))?;
        if *count > HIGHEST {
            return Err(Unsound::Number);
        }
        Ok(Has { column: id.clone(), label: column.label.clone(), bound: *bound, count: *count })
    };
    wanted.own.iter().map(condition).collect()
}

/// The names that can be used: those the game knows ahead, and those on offer now.
struct Choices<'a> {
    form: Option<&'a OrderForm>,
    asked: Option<&'a Asked>,
}

impl Choices<'_> {
    /// Those of these ids, each once.
    fn all(&self, ids: &[String]) -> Result<Vec<Known>, Unsound> {
        let found = self.each(ids)?;
        let mut seen = BTreeSet::new();
        match ids.iter().find(|id| !seen.insert(*id)) {
            Some(id) => Err(Unsound::Twice(short(id))),
            None => Ok(found),
        }
    }

    /// Those of these ids, as often as they are named.
    fn each(&self, ids: &[String]) -> Result<Vec<Known>, Unsound> {
        if ids.is_empty() {
            return Err(Unsound::Nothing);
        }
        if ids.len() > MOST_CHOICES {
            return Err(Unsound::TooMuch);
        }
        let known = |id: &String| {
            let ahead = self.form.and_then(|form| form.choices.iter().find(|known| known.id == *id)).cloned();
            let now = || self.asked.and_then(|asked| asked.offers.iter().find(|offer| offer.id == *id));
            let found = ahead.or_else(|| now().map(|offer| Known { id: offer.id.clone(), label: offer.label.clone() }));
            found.ok_or_else(|| Unsound::Choice(short(id)))
        };
        ids.iter().map(known).collect()
    }
}

/// The names in an answer.
fn named(answer: &Answer) -> Vec<String> {
    match answer {
        Picked::One(id) => vec![id.clone()],
        Picked::Some(ids) | Picked::Arrange(ids) => ids.clone(),
        Picked::Split(parts) => parts.iter().map(|(id, _)| id.clone()).collect(),
        Picked::Amount(_) => vec![],
    }
}

/// An id that somebody sent, shortened for a message to them.
fn short(id: &str) -> String {
    id.chars().take(80).collect()
}
