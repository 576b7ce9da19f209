//! Gathers the evidence of a dispute, as far as the reader's own eyes may see it.

use super::Who;
use crate::app::App;
use crate::problem::Problem;
use crate::show;
use sternpost_core::{Eyes, Seat, Text};
use sternpost_game::Asked;
use sternpost_log::court::Dispute;
use sternpost_pages::court::Evidence;
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::told::Time;
use sternpost_pages::why::Why;
use sternpost_picture::Words;
use sternpost_store::{DeliveryState, StoredLetter};
use sternpost_table::Snapshot;
use sternpost_table::past::explanation::Account;
use sternpost_words::{PageWords, say};

/// The evidence on a disputed entry before it is worded.
pub(super) struct Gathered {
    account: Option<Account>,
    lines: Vec<Text>,
    /// What the reader was asked before it.
    asked: Option<Asked>,
    letters: Vec<StoredLetter>,
}

/// Gathers what a dispute is about.
pub(super) async fn gather(app: &App, snapshot: &Snapshot, eyes: Eyes, dispute: &Dispute) -> Result<Gathered, Problem> {
    let (id, seq) = (snapshot.campaign.id, dispute.entry);
    let account = app.service.account(snapshot, eyes, seq).await?;
    let told = app.service.lines_of(snapshot, eyes, seq).await?;
    let asked = match eyes.seat() {
        Some(seat) => show::position(app, snapshot, seq.saturating_sub(1)).await.ok().and_then(|play| play.asked_of(seat)),
        None => None,
    };
    let mut letters = if eyes.seat().is_some() { app.service.store.letters(id).await? } else { vec![] };
    let holder = eyes.seat().and_then(|seat| snapshot.seats.get(usize::from(seat.0))).and_then(|row| row.address.clone());
    letters.retain(|StoredLetter { letter, state, .. }| {
        let is_its = letter.seat.map(Seat) == eyes.seat() && Some(&letter.recipient) == holder.as_ref();
        let turn = letter.content.asked().filter(|_| is_its && *state != DeliveryState::Withdrawn);
        turn.is_some_and(|turn| turn.version == seq || asked.as_ref().is_some_and(|asked| asked.id == turn.question && turn.version < seq))
    });
    Ok(Gathered { account, lines: told, asked, letters })
}

/// The same in words.
pub(super) fn worded(
    snapshot: &Snapshot,
    page_words: PageWords,
    words: &Words<'_>,
    who: &Who,
    dispute: &Dispute,
    gathered: &Gathered,
) -> Evidence {
    let (id, seq) = (snapshot.campaign.id, dispute.entry);
    let why = gathered.account.as_ref().map(|account| Why::of(snapshot, page_words, words, account));
    let letter = |StoredLetter { letter, .. }: &StoredLetter| {
        let when = Time::of(letter.not_before).words;
        let turn = letter.content.asked();
        let prompt = gathered.asked.as_ref().filter(|asked| turn.is_some_and(|turn| turn.question == asked.id));
        match prompt {
            Some(asked) => page_words.t(say::court_letter_asked(when, words.say(&asked.prompt))),
            None => page_words.t(say::court_letter_after(when)),
        }
    };
    let at = |seq: u64, words: String| Link::new(format!("/c/{id}/at/{seq}"), words);
    let mut links = vec![at(seq - 1, page_words.t(say::COURT_BEFORE)), at(seq, page_words.t(say::COURT_AFTER))];
    links.extend(why.as_ref().map(|why| Link::new(why.entry.clone(), page_words.t(say::WHY_ENTRY))));
    let seen = snapshot
        .seats
        .iter()
        .map(|row| Link::new(format!("/c/{id}/court/{}/seen/{}", dispute.seq, row.seat), page_words.t(say::court_seen_by(&row.name))));
    let seen: Vec<Link> = if who.arbitrates { seen.collect() } else { vec![] };
    let (how, steps, hidden, drawn) = why.map_or_else(Default::default, |why| {
        let steps = why.answered.into_iter().flat_map(|answered| answered.steps).collect();
        (why.how, steps, why.hidden, why.drawn)
    });
    let lines = gathered.lines.iter().map(|line| Linked::of(words, line)).collect();
    Evidence { lines, how, steps, hidden, drawn, links, letters: gathered.letters.iter().map(letter).collect(), seen }
}
