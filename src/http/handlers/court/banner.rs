//! What stands at the top of every page of a campaign while its table decides something, and after it went back.

use crate::campaign::Snapshot;
use crate::http::pages::{Lex, Link};
use crate::store::{SeatRow, Status};
use sternpost_core::Seat;
use sternpost_model::pace::Watch;

/// What a reader with or without a seat is told at the top.
pub(in crate::http::handlers) fn banners(snapshot: &Snapshot, lex: Lex, own: Option<&SeatRow>) -> Vec<Link> {
    let court = format!("/c/{}/court", snapshot.campaign.id);
    let mut banners = vec![];
    if snapshot.campaign.status != Status::Running {
        return banners;
    }
    if let Some(motion) = snapshot.court.open_motion() {
        let seat = own.map(|row| Seat(row.seat));
        let is_asked = seat.is_some_and(|seat| motion.voters.contains(&seat) && !motion.votes.contains_key(&seat));
        let words = if is_asked { lex.t("page-court-banner-vote") } else { lex.t("page-court-banner-motion") };
        banners.push(Link::new(format!("{court}#motion"), words));
    }
    if let Some(dispute) = snapshot.court.open_dispute() {
        let stops = snapshot.watch().is_none_or(Watch::is_stopped_by_court);
        let words = match stops {
            true => lex.t1("page-court-banner-dispute", "entry", dispute.entry),
            false => lex.t1("page-court-banner-dispute-runs", "entry", dispute.entry),
        };
        banners.push(Link::new(format!("{court}#dispute"), words));
    }
    // Until somebody plays on from there.
    if let Some(back) = snapshot.court.rewinds.last().filter(|back| snapshot.head < back.seq) {
        let (at, way) = (back.to, format!("/c/{}/rewinds/{}", snapshot.campaign.id, back.seq));
        banners.push(match own.filter(|row| row.is_held()) {
            Some(_) => Link::new(way, lex.t1("page-court-banner-rewound-own", "entry", at)),
            None => Link::new(court, lex.t1("page-court-banner-rewound", "entry", at)),
        });
    }
    banners
}
