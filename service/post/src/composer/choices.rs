//! Words the choices of a question for letters.

use super::{Composer, REPLIED};
use crate::letters::{self, MailedChoice};
use sternpost_core::{Eyes, Shape};
use sternpost_game::{Asked, Closed, Offered, Play};
use sternpost_orders::reading::mark_of;
use sternpost_picture::Words;
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;

/// Choices shown in a mail.
const CHOICES: usize = 12;

impl Composer {
    /// The choices of a question in a letter, and how many more there are. Where a reply is possible each has its letter, and those that are
    /// not in full are named at least.
    pub(super) fn mailed_choices(&self, row: &SeatRow, asked: &Asked, url: &str, words: &Words<'_>) -> (Vec<MailedChoice>, usize) {
        let most = if self.replies.is_some() { REPLIED } else { CHOICES };
        let choice = |(at, offer): (usize, &Offered)| {
            let mark = if self.replies.is_some() { mark_of(at) } else { String::new() };
            if at < CHOICES {
                let url = filled(asked, offer, url);
                return MailedChoice { mark, url: Some(url), ..mailed_choice(row, asked, offer, words) };
            }
            let hint = offer.hint.as_ref().map(|hint| words.say(hint));
            MailedChoice { mark, label: words.label(&offer.label), hint, does: None, url: None }
        };
        (asked.offers.iter().enumerate().take(most).map(choice).collect(), asked.offers.len().saturating_sub(most))
    }

    /// The choices that answer a proposal.
    pub(super) fn proposed(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        asked: &Asked,
        open: &[&Offered],
        words: &Words<'_>,
    ) -> Vec<MailedChoice> {
        let mark = |at: usize| if self.replies.is_some() { mark_of(at) } else { String::new() };
        let choice = |(at, offer): (usize, &&Offered)| {
            let url = self.addresses.answer(row, Some(&asked.id), snapshot.seq, Some(offer.id.as_str()));
            MailedChoice { mark: mark(at), url: Some(url), ..mailed_choice(row, asked, offer, words) }
        };
        open.iter().enumerate().map(choice).collect()
    }
}

/// A choice in a letter, without its address.
fn mailed_choice(row: &SeatRow, asked: &Asked, offer: &Offered, words: &Words<'_>) -> MailedChoice {
    let most = offer.cap.filter(|_| matches!(asked.shape, Shape::Split { total, .. } if total > 1));
    let most = most.map(|cap| letters::Words::new(row.spoken()).at_most(i64::from(cap)));
    let hint = offer.hint.as_ref().map(|hint| words.say(hint));
    let detail: Vec<String> = words.detail(offer).iter().map(|text| words.say(text)).collect();
    MailedChoice {
        mark: String::new(),
        label: words.label(&offer.label),
        hint: hint.into_iter().chain(most).reduce(|hint, most| format!("{hint}; {most}")),
        does: (!detail.is_empty()).then(|| detail.join(" ")),
        url: None,
    }
}

/// The address of a question with a choice filled in. Of a split or an order one part is no beginning: its link opens the question.
fn filled(asked: &Asked, offer: &Offered, url: &str) -> String {
    if !matches!(asked.shape, Shape::OneOf | Shape::SomeOf { .. }) {
        return url.to_owned();
    }
    let query = serde_urlencoded::to_string([("choice", offer.id.as_str())]).expect("an id can be written into an address");
    format!("{url}?{query}")
}

/// The question as a subject has it: short, and in the game's words for that (`.subject` of its prompt) where it has them.
pub(super) fn asks(asked: &Asked, words: &Words<'_>) -> String {
    const LONGEST: usize = 60;
    let is_short = |said: &String| said.chars().count() <= LONGEST;
    words.subject(&asked.prompt).or_else(|| Some(words.say(&asked.prompt))).filter(is_short).unwrap_or_default()
}

/// The progress of the campaign, as a subject has it: the first that stands of it as a whole.
pub(super) fn round(play: &dyn Play, eyes: Eyes, words: &Words<'_>) -> String {
    play.tally(eyes).facts.first().map(|fact| words.say(&fact.label)).unwrap_or_default()
}

/// The number of choices to pick or to name, and what limits them together.
pub(super) fn how(row: &SeatRow, asked: &Asked, words: &Words<'_>) -> Vec<String> {
    let own = letters::Words::new(row.spoken());
    let shape = own.how(&asked.shape).filter(|_| !matches!(asked.shape, Shape::Split { .. }) || !asked.is_counted());
    shape.into_iter().chain(asked.meters.iter().map(|meter| own.meter(&words.say(&meter.label), meter))).collect()
}

/// The reason why something is not on offer, in a line.
pub(super) fn barred(row: &SeatRow, closed: &Closed, words: &Words<'_>) -> String {
    letters::Words::new(row.spoken()).barred(&words.say(&closed.label), &words.say(&closed.why), &closed.rule)
}
