//! The entry whose position a campaign's page shows: what it told and changed, why it came about, and where the reader goes on from it.

use super::campaign::View;
use super::{court, lines};
use crate::problem::Problem;
use crate::readers::Visit;
use crate::show;
use sternpost_boards::Before;
use sternpost_core::Seat;
use sternpost_pages::campaign::Moment;
use sternpost_pages::court::MomentCourt;
use sternpost_pages::differences::{Differences, Side};
use sternpost_pages::layout::Link;
use sternpost_pages::since::{Lines, SinceLine};
use sternpost_pages::why::Why;
use sternpost_picture::Words;
use sternpost_table::past::chronicle_search::ToldEntry;
use sternpost_table::past::explanation::Account;
use sternpost_table::past::readable::Chronicled;
use sternpost_words::say;

/// An entry of the past, after which a position stood.
pub(super) struct EntryLookedAt {
    seq: u64,
    /// What it told.
    told: Vec<SinceLine>,
    /// What the reader saw before it and after it; none where nothing can be compared.
    changed: Option<[Side; 2]>,
    /// How it came about; none where the log has no such entry.
    account: Option<Account>,
    /// The move of the head that left the line it stands on, and where that line is told.
    pub(super) left: Option<(u64, Link)>,
}

impl EntryLookedAt {
    /// Gathers what is known of an entry; `told` is the chronicle until then, the newest first.
    pub(super) async fn of(view: &View<'_>, seq: u64, before: Option<&Before>, told: &[ToldEntry]) -> Result<Self, Problem> {
        let Visit { app, snapshot, page_words, .. } = view.visit;
        // A fight may have begun in entries before it.
        let lines = |entry: &ToldEntry| {
            let seq = entry.seq;
            entry.lines.iter().map(move |text| Chronicled { seq, text: text.clone() }).collect::<Vec<_>>()
        };
        let until: Vec<Chronicled> = told.iter().rev().flat_map(lines).collect();
        let told = show::with_lines(snapshot, (page_words.tag(), view.eyes), &until, |lines| {
            Lines { reader: None, ..lines }.told(&|told| told == seq)
        });
        Ok(Self {
            seq,
            told: told.into_iter().map(|(_, line)| line).collect(),
            changed: before.map(|before| [Side::of(&*before.play, view.eyes), Side::of(&**view.play, view.eyes)]),
            account: app.service.account(snapshot, view.eyes, seq).await?,
            left: lines::note(app, snapshot, page_words, seq).await?,
        })
    }

    /// It in words, with the ways from it.
    pub(super) fn moment(&self, view: &View<'_>, words: &Words<'_>) -> Moment {
        let Visit { snapshot, page_words, .. } = view.visit;
        Moment {
            lines: self.told.clone(),
            changed: self.changed.as_ref().map(|[before, after]| Differences::between(before, after, page_words, words)),
            why: self.account.as_ref().map(|account| Why::of(snapshot, page_words, words, account)),
            line_by: self.left.as_ref().map(|(by, _)| *by),
            line: self.left.as_ref().map(|(_, link)| link.clone()),
            ways: self.ways(view),
            ..Moment::among(snapshot, view.history, self.seq)
        }
    }

    /// Links to what can be looked at from it.
    fn ways(&self, view: &View<'_>) -> Vec<Link> {
        let Visit { snapshot, page_words, reader, .. } = view.visit;
        let (id, seq, row) = (snapshot.campaign.id, self.seq, reader.row(snapshot));
        let tried = row.filter(|row| seq == snapshot.seq || view.play.waiting_for().contains(&Seat(row.seat)));
        let tried = tried.map(|_| Link::new(format!("/c/{id}/what-if?from={seq}"), page_words.t(say::WHAT_IF_HERE)));
        let is_left = snapshot.moves.end_of_line(seq, snapshot.seq).is_some();
        let beside = if is_left { page_words.t(say::COMPARE_LINE) } else { page_words.t(say::COMPARE_WITH_NOW) };
        let now = (seq < snapshot.seq).then(|| Link::new(format!("/c/{id}/compare?a={seq}&b={}", snapshot.seq), beside));
        let letters = row.map(|_| Link::new(format!("/c/{id}/letters?entry={seq}"), page_words.t(say::MAILED_HERE)));
        now.into_iter().chain(tried).chain(letters).collect()
    }

    /// The actions it offers about the table's past.
    pub(super) fn court(&self, view: &View<'_>) -> Option<MomentCourt> {
        let Visit { snapshot, page_words, reader, .. } = view.visit;
        let kind = self.account.as_ref().map(|account| account.line.kind);
        let is_back = matches!(kind, Some("rewound" | "taken-back"));
        court::moment(snapshot, page_words, reader, view.history, (self.seq, is_back, kind.is_some_and(court::moves_the_position)))
    }
}
