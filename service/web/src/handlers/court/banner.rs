//! What stands at the top of every page of a campaign while its table decides something, and after it went back.

use sternpost_core::Seat;
use sternpost_model::pace::Watch;
use sternpost_pages::Link;
use sternpost_store::{SeatRow, Status};
use sternpost_table::Snapshot;
use sternpost_words::PageWords;

/// What a reader with or without a seat is told at the top.
pub(in crate::handlers) fn banners(snapshot: &Snapshot, page_words: PageWords, own: Option<&SeatRow>) -> Vec<Link> {
    let court = format!("/c/{}/court", snapshot.campaign.id);
    let mut banners = vec![];
    if snapshot.campaign.status != Status::Running {
        return banners;
    }
    if let Some(motion) = snapshot.court.open_motion() {
        let seat = own.map(|row| Seat(row.seat));
        let is_asked = seat.is_some_and(|seat| motion.voters.contains(&seat) && !motion.votes.contains_key(&seat));
        let words = if is_asked { page_words.t("page-court-banner-vote") } else { page_words.t("page-court-banner-motion") };
        banners.push(Link::new(format!("{court}#motion"), words));
    }
    if let Some(dispute) = snapshot.court.open_dispute() {
        let stops = snapshot.watch().is_none_or(Watch::is_stopped_by_court);
        let words = match stops {
            true => page_words.t1("page-court-banner-dispute", "entry", dispute.entry),
            false => page_words.t1("page-court-banner-dispute-runs", "entry", dispute.entry),
        };
        banners.push(Link::new(format!("{court}#dispute"), words));
    }
    // Until somebody plays on from there.
    if let Some(back) = snapshot.court.rewinds.last().filter(|back| snapshot.head < back.seq) {
        let (at, way) = (back.to, format!("/c/{}/rewinds/{}", snapshot.campaign.id, back.seq));
        banners.push(match own.filter(|row| row.is_held()) {
            Some(_) => Link::new(way, page_words.t1("page-court-banner-rewound-own", "entry", at)),
            None => Link::new(court, page_words.t1("page-court-banner-rewound", "entry", at)),
        });
    }
    banners
}
