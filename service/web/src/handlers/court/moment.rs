//! The actions on a table's past that are offered at one of its moments.

use super::Who;
use crate::readers::Reader;
use sternpost_core::Seat;
use sternpost_pages::court::MomentCourt;
use sternpost_pages::layout::Link;
use sternpost_store::Status;
use sternpost_table::Snapshot;
use sternpost_table::past::history::History;
use sternpost_words::{PageWords, say};

/// The actions open to a reader from a moment; none if there are none. `is_back`: whether its entry moves the head; `moves`: whether it moves the
/// position.
pub(crate) fn moment(
    snapshot: &Snapshot,
    page_words: PageWords,
    reader: &Reader,
    history: &History,
    (seq, is_back, moves): (u64, bool, bool),
) -> Option<MomentCourt> {
    let id = snapshot.campaign.id;
    let who = Who::reading(snapshot, reader);
    let is_free = snapshot.campaign.status == Status::Running && snapshot.court.open_dispute().is_none();
    let (first, last) = (history.steps.first().map(|step| step.seq), history.steps.last().map(|step| step.seq));
    let counts = snapshot.moves.counts(seq, snapshot.seq);
    let is_step = history.at(seq).is_some_and(|step| step.seq == seq) && counts;
    let is_own = |seat: Seat| snapshot.court.has_disputed(seat, seq);
    let is_disputed =
        snapshot.court.disputes.iter().any(|dispute| dispute.entry == seq && !dispute.is_withdrawn) || who.seat.is_some_and(is_own);
    // What was left behind the table may go back to as well.
    let is_left = !counts && moves;
    let may_go_back = is_free && (is_step && last != Some(seq) || is_left) && snapshot.court.open_motion().is_none();
    let back = match (who.hosts, who.seat) {
        (true, _) => Some("rewind"),
        (false, Some(_)) => Some("propose-rewind"),
        (false, None) => None,
    };
    let report =
        (is_back && reader.row(snapshot).is_some()).then(|| Link::new(format!("/c/{id}/rewinds/{seq}"), page_words.t(say::COURT_REPORT)));
    let part = MomentCourt {
        action: format!("/c/{id}/court"),
        entry: seq,
        may_dispute: who.seat.is_some() && is_free && is_step && first != Some(seq) && !is_disputed,
        back: back.filter(|_| may_go_back),
        may_come_again: counts,
        stops_left: who.seat.map_or(0, |seat| snapshot.court.stops_left(seat)),
        is_left,
        report,
    };
    (part.may_dispute || part.back.is_some() || part.report.is_some()).then_some(part)
}

/// Whether entries of a kind move the position.
pub(crate) fn moves_the_position(kind: &str) -> bool {
    matches!(kind, "started" | "answered" | "together" | "anytime" | "rebased")
}
