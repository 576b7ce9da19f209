//! The choices of a question in letters.

use super::{Composer, REPLIED};
use crate::campaign::{Hot, mark_of};
use crate::picture::Words;
use crate::post::letters::{self, MailedChoice};
use crate::store::SeatRow;
use sternpost_core::Shape;
use sternpost_game::{Asked, Closed, Offered};

/// Choices shown in a mail.
const CHOICES: usize = 12;

impl Composer {
    /// The choices of a question in a letter, and how many more there are. Where a reply is possible each has its letter, and those that are
    /// not in full are named at least.
    pub(super) fn mailed_choices(&self, hot: &Hot, row: &SeatRow, asked: &Asked, words: &Words<'_>) -> (Vec<MailedChoice>, usize) {
        let most = if self.replies.is_some() { REPLIED } else { CHOICES };
        let choice = |(at, offer): (usize, &Offered)| {
            let mark = if self.replies.is_some() { mark_of(at) } else { String::new() };
            if at < CHOICES {
                return MailedChoice { mark, ..self.mailed_choice(hot, row, asked, offer, words) };
            }
            let hint = offer.hint.as_ref().map(|hint| words.say(hint));
            MailedChoice { mark, label: words.label(&offer.label), hint, url: None }
        };
        (asked.offers.iter().enumerate().take(most).map(choice).collect(), asked.offers.len().saturating_sub(most))
    }

    /// What answers a proposal.
    pub(super) fn proposed(&self, hot: &Hot, row: &SeatRow, asked: &Asked, open: &[&Offered], words: &Words<'_>) -> Vec<MailedChoice> {
        let mark = |at: usize| if self.replies.is_some() { mark_of(at) } else { String::new() };
        let choice = |(at, offer): (usize, &&Offered)| MailedChoice { mark: mark(at), ..self.mailed_choice(hot, row, asked, offer, words) };
        open.iter().enumerate().map(choice).collect()
    }

    pub(super) fn mailed_choice(&self, hot: &Hot, row: &SeatRow, asked: &Asked, offer: &Offered, words: &Words<'_>) -> MailedChoice {
        // Of a split or an order one part is no beginning: its link opens the question.
        let can_be_filled = matches!(asked.shape, Shape::OneOf | Shape::SomeOf { .. });
        let most = offer.cap.filter(|_| matches!(asked.shape, Shape::Split { total, .. } if total > 1));
        let most = most.map(|cap| letters::Words::new(row.spoken()).at_most(i64::from(cap)));
        MailedChoice {
            mark: String::new(),
            label: words.label(&offer.label),
            hint: said(offer, words).into_iter().chain(most).reduce(|hint, most| format!("{hint}; {most}")),
            url: Some(self.addresses.answer(row, Some(&asked.id), hot.shown_seq(), can_be_filled.then_some(offer.id.as_str()))),
        }
    }
}

/// What a choice costs or causes and what it does.
fn said(offer: &Offered, words: &Words<'_>) -> Option<String> {
    let detail: Vec<String> = words.detail(offer).iter().map(|text| words.say(text)).collect();
    let detail = (!detail.is_empty()).then(|| detail.join(" "));
    offer.hint.as_ref().map(|hint| words.say(hint)).into_iter().chain(detail).reduce(|hint, detail| format!("{hint} · {detail}"))
}

/// How many there are to pick or to name, and what limits them together.
pub(super) fn how(row: &SeatRow, asked: &Asked, words: &Words<'_>) -> Vec<String> {
    let own = letters::Words::new(row.spoken());
    let shape = own.how(&asked.shape).filter(|_| !matches!(asked.shape, Shape::Split { .. }) || !asked.is_counted());
    shape.into_iter().chain(asked.meters.iter().map(|meter| own.meter(&words.say(&meter.label), meter))).collect()
}

/// Why something is not on offer, in a line.
pub(super) fn barred(row: &SeatRow, closed: &Closed, words: &Words<'_>) -> String {
    letters::Words::new(row.spoken()).barred(&words.say(&closed.label), &words.say(&closed.why), &closed.rule)
}
