//! The banner at the top of every page of a campaign while its table decides something, and after it went back.

use sternpost_core::Seat;
use sternpost_model::pace::Watch;
use sternpost_pages::layout::Link;
use sternpost_store::{SeatRow, Status};
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// The banners for a reader with or without a seat.
pub(crate) fn banners(snapshot: &Snapshot, page_words: PageWords, own: Option<&SeatRow>) -> Vec<Link> {
    let court = format!("/c/{}/court", snapshot.campaign.id);
    let mut banners = vec![];
    if snapshot.campaign.status != Status::Running {
        return banners;
    }
    if let Some(motion) = snapshot.court.open_motion() {
        let seat = own.map(|row| Seat(row.seat));
        let is_asked = seat.is_some_and(|seat| motion.voters.contains(&seat) && !motion.votes.contains_key(&seat));
        let words = if is_asked { page_words.t(say::COURT_BANNER_VOTE) } else { page_words.t(say::COURT_BANNER_MOTION) };
        banners.push(Link::new(format!("{court}#motion"), words));
    }
    if let Some(dispute) = snapshot.court.open_dispute() {
        let stops = snapshot.watch().is_none_or(Watch::is_stopped_by_court);
        let words = match stops {
            true => page_words.t(say::court_banner_dispute(dispute.entry)),
            false => page_words.t(say::court_banner_dispute_runs(dispute.entry)),
        };
        banners.push(Link::new(format!("{court}#dispute"), words));
    }
    // Until somebody plays on from there.
    if let Some(back) = snapshot.court.rewinds.last().filter(|back| snapshot.head < back.seq) {
        let (at, way) = (back.to, format!("/c/{}/rewinds/{}", snapshot.campaign.id, back.seq));
        banners.push(match own.filter(|row| row.is_held()) {
            Some(_) => Link::new(way, page_words.t(say::court_banner_rewound_own(at))),
            None => Link::new(court, page_words.t(say::court_banner_rewound(at))),
        });
    }
    banners
}
