//! Questions in neutral terms: what is asked, what may be picked, what may not and why.

use serde::{Deserialize, Serialize};
use sternpost_core::{Answer, Barred, Message, Meter, Offer, Place, Position, Question, Reacts, Seat, Shape, Text};
use sternpost_show::Shows;

/// One thing on offer, in neutral terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// The choice id: what an answer names.
    pub id: String,
    /// What it is.
    pub label: Text,
    /// What it costs or causes.
    pub hint: Option<Text>,
    /// What it does in full, a paragraph each; empty: what its label names says it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub detail: Vec<Text>,
    /// Where on the board it is.
    pub place: Option<Place>,
    /// In a split: its largest part.
    pub cap: Option<u32>,
    /// Whose proposal it answers, if it answers one: this seat is written to when it can be given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply_to: Option<Seat>,
}

/// A question to one seat, in neutral terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The question's id.
    pub id: String,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Text,
    /// The rule it comes from.
    pub rule: String,
    /// What an answer looks like.
    pub shape: Shape,
    /// What may be picked.
    pub offers: Vec<Offered>,
    /// What a passed deadline picks.
    pub default: Answer,
    /// In a split, or where some are picked: what that comes to, and may.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meters: Vec<Meter>,
    /// What a person would look for and cannot pick now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<Closed>,
    /// What stands beside it: what one would otherwise have to work out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}

/// One thing that is not on offer now, in neutral terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// The choice id.
    pub id: String,
    /// What it is.
    pub label: Text,
    /// What stands against it.
    pub why: Text,
    /// The rule that has it so.
    pub rule: String,
}

impl Asked {
    /// Whether a meter already tells how many are shared out or picked, or what counts in their place: their bare number says nothing more.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        match self.shape {
            Shape::SomeOf { .. } => !self.meters.is_empty(),
            Shape::Split { least: 0, total } => {
                let is_the_sum = |meter: &Meter| meter.counts(self.offers.len()) && meter.most == Some(i64::from(total));
                self.meters.iter().any(is_the_sum)
            }
            Shape::OneOf | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => false,
        }
    }

    /// What an answer comes to, by the meters that each of its choices adds to.
    #[must_use]
    pub fn readings(&self, answer: &Answer) -> Vec<(&Text, i64)> {
        let at = |id: &String| self.offers.iter().position(|offer| offer.id == *id);
        let parts: Vec<(usize, u32)> = match answer {
            Answer::Some(ids) => ids.iter().filter_map(|id| Some((at(id)?, 1))).collect(),
            Answer::Split(parts) => parts.iter().filter_map(|(id, count)| Some((at(id)?, *count))).collect(),
            Answer::One(_) | Answer::Arrange(_) | Answer::Amount(_) => vec![],
        };
        let adds = |meter: &&Meter| meter.shares.len() == self.offers.len() && meter.shares.iter().all(|share| share.each > 0);
        let read = |meter: &'_ Meter| meter.reads(parts.iter().copied());
        self.meters.iter().filter(adds).filter(|_| !parts.is_empty()).map(|meter| (&meter.label, read(meter))).collect()
    }
}

/// A question with what stands beside it and what its choices do.
pub(super) fn worded<R: Reacts + Shows>(position: &Position<R>, seat: Seat, question: &Question<R::Choice>) -> Asked {
    let Position { state, flow, .. } = position;
    let id = position.question_id(seat);
    let Some(step) = flow.last() else { return neutral::<R>(id, seat, question, vec![]) };
    let mut asked = neutral::<R>(id, seat, question, R::why_not(step, state, seat));
    let to_it = |text: Text| text.said_to(seat);
    for (offered, offer) in asked.offers.iter_mut().zip(&question.offers) {
        offered.detail = R::detail(step, state, seat, &offer.choice).into_iter().map(to_it).collect();
    }
    let remarks = R::remarks(step, state, seat).into_iter().map(to_it).collect();
    Asked { remarks, ..asked }
}

/// A question as everybody but its author has it.
pub(super) fn neutral<R: Shows>(id: String, seat: Seat, question: &Question<R::Choice>, barred: Vec<Barred<R::Choice>>) -> Asked {
    // What a seat is asked is said to it.
    let to_it = |text: &Text| text.clone().said_to(seat);
    let offered = |offer: &Offer<R::Choice>| Offered {
        id: offer.choice.id(),
        label: offer.said.clone().unwrap_or_else(|| offer.choice.text()).said_to(seat),
        hint: offer.hint.as_ref().map(to_it),
        detail: vec![],
        place: R::place_of(&offer.choice, seat).or_else(|| offer.place.clone()),
        cap: offer.cap,
        reply_to: offer.reply_to,
    };
    let closed = |barred: Barred<R::Choice>| Closed {
        id: barred.choice.id(),
        label: barred.choice.text().said_to(seat),
        why: barred.why.said_to(seat),
        rule: barred.rule.to_owned(),
    };
    Asked {
        id,
        seat,
        prompt: to_it(&question.prompt),
        rule: question.rule.to_owned(),
        shape: question.shape.clone(),
        offers: question.offers.iter().map(offered).collect(),
        default: question.default.map(Message::id),
        meters: question.meters.clone(),
        barred: barred.into_iter().map(closed).collect(),
        remarks: vec![],
    }
}
