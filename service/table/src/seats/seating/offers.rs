//! Offers of seats: made, withdrawn, declined, and a seat asked back.

use super::in_play;
use crate::seats::lobby::can_all_sit;
use crate::seats::people::normal_address;
use crate::seats::seating::NewsLetters as _;
use crate::snapshots::Locked;
use crate::{Refused, Service, Snapshot, Whom};
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;
use sternpost_core::{Eyes, Seat};
use sternpost_log::{Actor, Body, CampaignId, Entry};
use sternpost_model::entropy;
use sternpost_model::free_text::name_as_kept;
use sternpost_model::language::Language;
use sternpost_model::letter::SeatNews;
use sternpost_model::pace::{PassedBy, SeatedAct};
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, FormerHolder, Holder, OfferBody, SeatOffer, SeatRow, SeatState, Seating};

/// How much of its own time a seat that is asked alone has let pass when its holder counts as gone; also for how long a bot sits in that the holder has
/// asked for.
const GONE_AFTER: TimeDelta = TimeDelta::days(7);
/// Offers of one seat that may wait at the same time, without those to substitutes.
const MOST_OFFERS: usize = 5;

/// The person who is to have a seat, and what goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The name shown.
    pub name: String,
    /// The mail address.
    pub address: String,
    /// The language.
    pub language: Language,
    /// Whether the private talk and promises of the holder go with it: only the holder says so.
    pub with_talk: bool,
    /// Whether the private notes do: only the holder says so.
    pub with_notes: bool,
}

/// An offer as it stands.
pub(super) struct Living {
    pub(super) offer: SeatOffer,
    pub(super) row: SeatRow,
}

impl Service {
    /// Offers a seat to somebody, who is written to. A host who offers the seat of somebody that is not gone writes to its holder first.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if it makes no sense, [`Refused::WrongState`] if the campaign is not played or too many offers wait.
    pub async fn offer_seat(self: &Arc<Self>, id: CampaignId, seat: u8, by: Whom, to: Successor) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.offer_once(snapshot, seat, by, to.clone())).await })
            .await
    }

    async fn offer_once(&self, snapshot: Locked, seat: u8, by: Whom, to: Successor) -> Result<(), Refused> {
        let row = in_play(&snapshot, seat)?.clone();
        let (name, address) = (name_as_kept(&to.name), normal_address(&to.address));
        let holder =
            Holder { name: name.clone(), address: Some(address.clone()), language: to.language, state: SeatState::Taken, strength: None };
        can_all_sit(&snapshot.seats, &row, &holder)?;
        if row.address.as_ref() == Some(&address) {
            return Err(Refused::Invalid(Reason::SeatIsTheirs));
        }
        let waiting = self.living_offers(&snapshot).await?;
        let of_seat = |offer: &&SeatOffer| offer.seat == seat && offer.body.by != PassedBy::Pool;
        if waiting.iter().filter(of_seat).any(|offer| offer.body.address == address) {
            return Err(Refused::WrongState(Reason::OfferedAlready));
        }
        if waiting.iter().filter(of_seat).count() >= MOST_OFFERS {
            return Err(Refused::WrongState(Reason::OffersWait { most: MOST_OFFERS }));
        }
        let now = self.clock.now();
        let is_holder = !by.is_host();
        let waits = by.is_host() && row.is_held() && !self.is_gone(&snapshot, seat, now).await?;
        let body = OfferBody {
            by: if is_holder { PassedBy::Holder } else { PassedBy::Host },
            name,
            address: address.clone(),
            language: to.language,
            generation: row.link_generation,
            with_talk: is_holder && to.with_talk,
            with_notes: is_holder && to.with_notes,
            waits_for_holder: waits,
        };
        let offer = SeatOffer { id: entropy::token(), campaign: snapshot.campaign.id, seat, body, made_at: now };
        let letter = if waits {
            SeatNews::Suggested { offer: offer.id.clone() }.to_holder(&row, now)
        } else {
            Some(SeatNews::Offered { offer: offer.id.clone() }.to(&address, snapshot.campaign.id, now))
        };
        let seating = vec![Seating::Offered(offer)];
        tracing::info!(campaign.id = %snapshot.campaign.id, seat, "a seat in play is offered");
        Ok(self.store.commit(Commit { seating, letters: letter.into_iter().collect(), ..Commit::default() }).await?)
    }

    /// Whether the holder of a seat counts as gone: a bot plays it, a substitute was sought for it, or it alone is asked, has no time left and has let a
    /// week of its own time pass. Nobody is who is away, and nobody while the host has paused or clocks stand still for a dispute.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn is_gone(&self, snapshot: &Snapshot, seat: u8, now: DateTime<Utc>) -> Result<bool, Refused> {
        let row = snapshot.seats.get(usize::from(seat)).ok_or(Refused::NoCampaign)?;
        let is_sought = snapshot
            .watch()
            .is_some_and(|watch| watch.was_not_found(seat) || watch.search.as_ref().is_some_and(|search| search.seat == seat));
        // Whom nobody can reach nobody can ask: so it is in a campaign that was read in from a file.
        if !row.is_held() || row.address.is_none() {
            return Ok(true);
        }
        if snapshot.watch().is_some_and(|watch| watch.away_until(seat, now).is_some() || watch.is_nobodys_time()) {
            return Ok(false);
        }
        if row.is_sat_in() {
            return self.has_left_it_to_a_bot(snapshot, seat, now).await;
        }
        if is_sought {
            return Ok(true);
        }
        if snapshot.waiting_for(Eyes::Spectator) != [Seat(seat)] {
            return Ok(false);
        }
        let Some(since) = self.waiting_since(snapshot).await? else { return Ok(false) };
        let silent = snapshot.watch().map_or(Some(now - since), |watch| watch.silent_for(seat, since, now));
        Ok(silent.is_some_and(|silent| silent >= GONE_AFTER))
    }

    /// Whether a holder for whom a bot sits in is gone: whoever has asked for it themselves is, after a while of their own running time.
    async fn has_left_it_to_a_bot(&self, snapshot: &Snapshot, seat: u8, now: DateTime<Utc>) -> Result<bool, Refused> {
        let entries = self.store.about_the_past(snapshot.campaign.id).await?;
        let sits_in = |entry: &&Entry| matches!(&entry.body, Body::Seated { act: SeatedAct::BotSitsIn { seat: of } } if of.0 == seat);
        let Some(entry) = entries.iter().rev().find(sits_in).filter(|entry| entry.actor == Actor::Seat(Seat(seat))) else {
            return Ok(true);
        };
        let since = entry.recorded_at;
        let left = snapshot.watch().map_or(Some(now - since), |watch| watch.left_to_a_bot_for(seat, since, now));
        Ok(left.is_some_and(|left| left >= GONE_AFTER))
    }

    /// The offers of a campaign's seats that can still be accepted or agreed to.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn living_offers(&self, snapshot: &Snapshot) -> Result<Vec<SeatOffer>, Refused> {
        let mut offers = self.store.seat_offers(snapshot.campaign.id).await?;
        offers.retain(|offer| is_living(snapshot, offer));
        Ok(offers)
    }

    /// An offer that can still be accepted; none if it is gone.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn living_offer(&self, snapshot: &Snapshot, offer: &str) -> Result<Option<SeatOffer>, Refused> {
        Ok(self.living_offers(snapshot).await?.into_iter().find(|other| other.id == offer))
    }

    pub(super) async fn living(&self, snapshot: &Snapshot, offer: &str) -> Result<Living, Refused> {
        let gone = || Refused::WrongState(Reason::OfferIsGone);
        let offer = self.living_offer(snapshot, offer).await?.ok_or_else(gone)?;
        let row = in_play(snapshot, offer.seat)?.clone();
        Ok(Living { offer, row })
    }

    /// Takes an offer back, or declines what waits for an agreement. One that is gone already stays gone. What the holder has offered is not
    /// the host's to take back, while they are there.
    ///
    /// # Errors
    /// If it is not theirs, or the store fails.
    pub async fn drop_offer(&self, snapshot: &Snapshot, seat: u8, offer: &str, by: Whom) -> Result<(), Refused> {
        let Some(offer) = self.living_offer(snapshot, offer).await?.filter(|offer| offer.seat == seat) else { return Ok(()) };
        let is_holders = offer.body.by == PassedBy::Holder;
        if offer.body.by == PassedBy::Pool || by.is_host() && is_holders && !self.is_gone(snapshot, seat, self.clock.now()).await? {
            return Err(Refused::WrongState(Reason::OfferNotYours));
        }
        self.decline_seat(snapshot, &offer).await
    }

    /// Declines an offer of a seat.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn decline_seat(&self, snapshot: &Snapshot, offer: &SeatOffer) -> Result<(), Refused> {
        tracing::info!(campaign.id = %snapshot.campaign.id, seat = offer.seat, "an offer of a seat is gone");
        Ok(self.store.commit(Commit { seating: vec![Seating::OfferGone(offer.id.clone())], ..Commit::default() }).await?)
    }

    /// The holder agrees to what the host would like, or holder or host to give the seat back to who has asked for it.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if the offer is gone or does not wait for this.
    pub async fn agree_to_offer(self: &Arc<Self>, id: CampaignId, seat: u8, by: Whom, offer: &str) -> Result<(), Refused> {
        let snapshot = self.snapshot(id).await?;
        let Living { offer, row } = self.living(&snapshot, offer).await?;
        if offer.seat != seat {
            return Err(Refused::WrongState(Reason::OfferIsGone));
        }
        if offer.body.by == PassedBy::AskedBack {
            // A host cannot put the present holder out of the seat who is there.
            let now = self.clock.now();
            if by.is_host() && row.is_held() && !self.is_gone(&snapshot, seat, now).await? {
                return Err(Refused::WrongState(Reason::HolderIsThere));
            }
            return self.pass_seat(id, offer.id, by.actor()).await.map(drop);
        }
        if !offer.body.waits_for_holder || by.is_host() {
            return Err(Refused::WrongState(Reason::OfferWaitsForOther));
        }
        let (old, now) = (offer.id.clone(), self.clock.now());
        let body = OfferBody { waits_for_holder: false, by: PassedBy::Holder, ..offer.body };
        let new = SeatOffer { id: entropy::token(), body, ..offer };
        let letter = SeatNews::Offered { offer: new.id.clone() }.to(&new.body.address, id, now);
        let seating = vec![Seating::OfferGone(old), Seating::Offered(new)];
        Ok(self.store.commit(Commit { seating, letters: vec![letter], ..Commit::default() }).await?)
    }

    /// Takes a former holder's request to have their seat back; host and holder are written to.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if the campaign is not played, or they sit at the table.
    pub async fn ask_seat_back(&self, snapshot: &Snapshot, former: &FormerHolder) -> Result<(), Refused> {
        let row = in_play(snapshot, former.seat)?;
        if snapshot.seats_of(&former.address).next().is_some() {
            return Err(Refused::WrongState(Reason::HoldsSeat));
        }
        let waiting = self.living_offers(snapshot).await?;
        let is_it =
            |offer: &SeatOffer| offer.seat == row.seat && offer.body.by == PassedBy::AskedBack && offer.body.address == former.address;
        if waiting.iter().any(is_it) {
            return Ok(());
        }
        let now = self.clock.now();
        let body = OfferBody {
            by: PassedBy::AskedBack,
            name: former.name.clone(),
            address: former.address.clone(),
            language: former.language,
            generation: row.link_generation,
            with_talk: false,
            with_notes: false,
            waits_for_holder: true,
        };
        let offer = SeatOffer { id: entropy::token(), campaign: snapshot.campaign.id, seat: row.seat, body, made_at: now };
        let news = SeatNews::AskedBack { offer: offer.id.clone() };
        let host = snapshot.campaign.host_address.as_str();
        let to_host = (row.address.as_deref() != Some(host)).then(|| news.to(host, snapshot.campaign.id, now));
        let letters = to_host.into_iter().chain(news.to_holder(row, now)).collect();
        Ok(self.store.commit(Commit { seating: vec![Seating::Offered(offer)], letters, ..Commit::default() }).await?)
    }
}

/// Whether an offer is one still: the seat's links are of the generation it was made under, and a substitute is still sought, if it is to one.
fn is_living(snapshot: &Snapshot, offer: &SeatOffer) -> bool {
    let is_sought = || snapshot.watch().and_then(|watch| watch.search.as_ref()).is_some_and(|search| search.seat == offer.seat);
    let row = snapshot.seats.get(usize::from(offer.seat));
    row.is_some_and(|row| row.link_generation == offer.body.generation) && (offer.body.by != PassedBy::Pool || is_sought())
}
