//! Passes a seat to the person who accepts it: one commit, after which nothing of the former holder's opens it.

use super::offers::Living;
use super::seated;
use crate::play::sealed::leaving;
use crate::seats::lobby::can_all_sit;
use crate::seats::seating::NewsLetters as _;
use crate::snapshots::Locked;
use crate::talk::audience::{holder, holder_by};
use crate::talk::letters;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{Actor, CampaignId, Cause};
use sternpost_model::letter::SeatNews;
use sternpost_model::pace::{PassedBy, SeatedAct};
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, FormerHolder, Heir, Holder, NewLetter, OfferBody, SeatChange, SeatRow, SeatState, SeatUpdate, Seating};

impl Service {
    /// Accepts a seat for the person it was offered to, and returns which it is. The first of several has it.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if the offer is gone or waits for the holder, [`Refused::Invalid`] if the name is at the table by now.
    pub async fn accept_seat(self: &Arc<Self>, id: CampaignId, offer: &str) -> Result<u8, Refused> {
        let snapshot = self.snapshot(id).await?;
        let Living { offer, .. } = self.living(&snapshot, offer).await?;
        if offer.body.waits_for_holder {
            return Err(Refused::WrongState(Reason::SeatNotOfferedYet));
        }
        let actor = match offer.body.by {
            PassedBy::Holder => Actor::Seat(Seat(offer.seat)),
            PassedBy::Host | PassedBy::AskedBack => Actor::Host,
            PassedBy::Pool => Actor::System,
        };
        self.pass_seat(id, offer.id, actor).await
    }

    pub(super) async fn pass_seat(self: &Arc<Self>, id: CampaignId, offer: String, actor: Actor) -> Result<u8, Refused> {
        let service = self.clone();
        let seat = self.detached(async move {
            let seat = service.retry_on_conflict(id, |snapshot| service.pass_once(snapshot, &offer, actor)).await?;
            tracing::info!(campaign.id = %id, seat, "a seat has passed to somebody else");
            Ok(seat)
        });
        seat.await
    }

    async fn pass_once(&self, snapshot: Locked, offer: &str, actor: Actor) -> Result<u8, Refused> {
        let Living { offer, row } = self.living(&snapshot, offer).await?;
        let (now, body, seat) = (self.clock.now(), &offer.body, offer.seat);
        let to = Holder {
            name: body.name.clone(),
            address: Some(body.address.clone()),
            language: body.language,
            state: SeatState::Taken,
            strength: None,
        };
        can_all_sit(&snapshot.seats, &row, &to)?;
        let act = SeatedAct::Passed {
            seat: Seat(seat),
            name: to.name.clone(),
            from: row.name.clone(),
            by: body.by,
            with_talk: body.with_talk,
            with_notes: body.with_notes,
        };
        let cause = if body.by == PassedBy::AskedBack { Cause::Page } else { Cause::MailLink };
        let commit = seated(&snapshot, &[act], (actor, cause), now);
        let seq = commit.entries.last().map_or(snapshot.seq, |entry| entry.seq);
        let before = holder(&row);
        let heir_of = before.clone().filter(|_| body.with_talk).into_iter().chain(row.heir_of.iter().filter(|_| body.with_talk).cloned());
        let heir = Heir { holder: to.clone(), heir_of: heir_of.collect() };
        let next = SeatRow {
            name: to.name.clone(),
            address: to.address.clone(),
            language: to.language.tag().to_owned(),
            state: to.state,
            wants_mail: true,
            link_generation: row.link_generation + 1,
            ..row.clone()
        };
        let seating = left_behind(&row, body, before.as_ref(), (now, seq));
        // An answer is its person's: what the former holder has sealed is not opened, and the successor is asked.
        let mut sealed = BTreeMap::clone(&snapshot.sealed);
        sealed.remove(&Seat(seat));
        let change = commit.sealed.map(|change| leaving(change, &sealed));
        // Orders are a person's, too: the successor is asked what they would have answered.
        let orders = Some(Service::drop_orders(row.campaign, Seat(seat)));
        let letters = letters_to_both(&snapshot, &row, &next, (now, seq))?;
        let watch = snapshot.watch_or_new(now, |watch| watch.pass(seat, now));
        let seats = vec![SeatChange::of(&row, SeatUpdate::HandedOver(Box::new(heir)))];
        let commit = Commit { seats, seating, letters, watch, orders, sealed: change, ..commit };
        let commit = self.no_arbiter_sits(&snapshot, Some(&body.address), commit).await?;
        self.store_and_forget(snapshot, commit).await?;
        Ok(seat)
    }
}

/// The changes to what the former holder of a seat had: offers, letters, marks and wishes for other seats go, notes may be left to the successor.
fn left_behind(row: &SeatRow, body: &OfferBody, before: Option<&String>, (now, seq): (DateTime<Utc>, u64)) -> Vec<Seating> {
    let (campaign, seat) = (row.campaign, row.seat);
    let mut seating = vec![
        Seating::OffersGone(campaign, seat),
        Seating::LettersGone(campaign, seat, now),
        Seating::MarksAnew(campaign, seat),
        // Whoever has a seat now takes over no other.
        Seating::Gone(campaign, body.address.clone()),
    ];
    if let Some(address) = &row.address {
        seating.push(Seating::Left(FormerHolder {
            campaign,
            seat,
            generation: row.link_generation,
            address: address.clone(),
            name: row.name.clone(),
            language: row.spoken(),
            left_at: now,
            seq,
        }));
    }
    if let (true, Some(from)) = (body.with_notes, before) {
        seating.push(Seating::NotesLeft { campaign, seat, from: from.clone(), to: holder_by(&body.address) });
    }
    seating
}

/// The successor is told that the seat is theirs, and asked what it is asked; the former holder is told that it is not theirs any more.
fn letters_to_both(
    snapshot: &Snapshot,
    before: &SeatRow,
    next: &SeatRow,
    (now, seq): (DateTime<Utc>, u64),
) -> Result<Vec<NewLetter>, Refused> {
    let seat = next.seat;
    let mut letters: Vec<NewLetter> = SeatNews::Yours { generation: next.link_generation }.to_holder(next, now).into_iter().collect();
    let mut without = snapshot.clone();
    Arc::make_mut(&mut without.orders).retain(|order| order.seat != seat);
    let mut asked = without.asked_in(snapshot.play()?);
    asked.retain(|(asked, _)| asked.0 == seat);
    let mut rows = Vec::clone(&snapshot.seats);
    rows[usize::from(seat)] = next.clone();
    letters.extend(letters::for_questions(&rows, &[], &asked, seq, now, None));
    if let Some(address) = before.address.as_deref().filter(|_| before.wants_mail) {
        letters.push(SeatNews::Passed { seat, generation: before.link_generation }.to(address, before.campaign, now));
    }
    Ok(letters)
}
