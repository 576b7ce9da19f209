//! Substitutes: people who have offered to take over a seat of a campaign, and the search for one when a seat's holder is missing.

use super::sitting::sat_in;
use super::{in_play, seated};
use crate::seats::people::{normal_address, sound_person};
use crate::seats::seating::NewsLetters as _;
use crate::snapshots::Locked;
use crate::time::pace_acts::timed;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{Actor, CampaignId, Cause};
use sternpost_model::entropy;
use sternpost_model::free_text::name_as_kept;
use sternpost_model::language::Language;
use sternpost_model::letter::{SeatNews, Timing};
use sternpost_model::pace::{Held, PassedBy, Search, SeatedAct, Sought, Then, TimeAct, WhenOut, Why};
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, NewLetter, OfferBody, SeatOffer, SeatRow, SeatState, Seating, Status, Substitute};

/// The most who can be asked at once.
const MOST_SUBSTITUTES: usize = 30;
/// The number of hours for which substitutes are asked if the terms do not say.
const USUAL_HOURS: u32 = 48;

impl Service {
    /// Writes to somebody who would like to be a substitute, or whom the host would like to be one. Nothing else changes, and nobody is told
    /// whether the address is known.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if name or address are none, [`Refused::WrongState`] if the campaign is over.
    pub async fn ask_substitute(
        &self,
        snapshot: &Snapshot,
        name: &str,
        address: &str,
        language: Language,
        generation: Option<u32>,
    ) -> Result<(), Refused> {
        let address = normal_address(address);
        sound_person(name, &address)?;
        may_have_substitutes(snapshot)?;
        if snapshot.seats_of(&address).next().is_some() {
            return Ok(());
        }
        let news = SeatNews::Substitute { name: name_as_kept(name), language, generation };
        let letter = news.to(&address, snapshot.campaign.id, self.clock.now());
        Ok(self.store.commit(Commit { letters: vec![letter], ..Commit::default() }).await?)
    }

    /// Adds a substitute, by the letter to their address. If one is sought at this moment, they are asked.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if they sit at the table, the campaign is over or there are enough.
    pub async fn join_substitutes(&self, id: CampaignId, name: &str, address: &str, language: Language) -> Result<(), Refused> {
        let snapshot = self.snapshot(id).await?;
        may_have_substitutes(&snapshot)?;
        if snapshot.seats_of(address).next().is_some() {
            return Err(Refused::WrongState(Reason::HoldsSeat));
        }
        let there = self.store.substitutes(id).await?;
        let is_there = there.iter().any(|other| other.address == address);
        if !is_there && there.len() >= MOST_SUBSTITUTES {
            return Err(Refused::WrongState(Reason::EnoughSubstitutes));
        }
        let now = self.clock.now();
        let who = Substitute { campaign: id, address: address.to_owned(), name: name.to_owned(), language, offered_at: now };
        let sought = snapshot.watch().and_then(|watch| watch.search).and_then(|search| snapshot.seats.get(usize::from(search.seat)));
        let (mut seating, mut letters) = (vec![Seating::Joined(who.clone())], vec![]);
        if let Some(row) = sought.filter(|_| !is_there) {
            let (offer, letter) = asked(row, &who, now);
            seating.push(offer);
            letters.push(letter);
        }
        Ok(self.store.commit(Commit { seating, letters, ..Commit::default() }).await?)
    }

    /// Removes a substitute.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leave_substitutes(&self, id: CampaignId, address: &str) -> Result<(), Refused> {
        let mut seating = vec![Seating::Gone(id, address.to_owned())];
        let own = |offer: &SeatOffer| offer.body.by == PassedBy::Pool && offer.body.address == address;
        seating.extend(self.store.seat_offers(id).await?.into_iter().filter(own).map(|offer| Seating::OfferGone(offer.id)));
        Ok(self.store.commit(Commit { seating, ..Commit::default() }).await?)
    }

    /// Seeks a substitute for a seat whose holder is missing, as the campaign's terms say. Whether one is sought now: not if they know of no
    /// substitutes and the holder only cannot be written to, or if nobody came a short while ago.
    ///
    /// # Errors
    /// If the campaign is not played, or the store fails.
    pub async fn start_substitution(self: &Arc<Self>, id: CampaignId, seat: u8, why: Sought) -> Result<bool, Refused> {
        let service = self.clone();
        self.detached(async move { service.seek_for(id, seat, why).await }).await
    }

    /// The same for whoever is not stopped half-way.
    pub(crate) async fn seek_for(&self, id: CampaignId, seat: u8, why: Sought) -> Result<bool, Refused> {
        self.retry_on_conflict(id, |snapshot| self.seek_once(snapshot, seat, why)).await
    }

    async fn seek_once(&self, snapshot: Locked, seat: u8, why: Sought) -> Result<bool, Refused> {
        let row = in_play(&snapshot, seat)?.clone();
        let now = self.clock.now();
        if row.state != SeatState::Taken {
            return Ok(false);
        }
        let terms = match snapshot.watch().map(|watch| watch.terms.time_out.turns) {
            Some(WhenOut::Substitute { hours, then }) => Some((hours, then)),
            Some(WhenOut::Default | WhenOut::Extend { .. } | WhenOut::Bot | WhenOut::Pause | WhenOut::SitIn | WhenOut::Vote { .. })
            | None => None,
        };
        let (hours, then) = match (terms, why) {
            (Some(terms), _) => terms,
            (None, Sought::Unreachable) => return Ok(false),
            (None, Sought::Left) => (USUAL_HOURS, Then::Bot),
            (None, Sought::TimeOver | Sought::Host | Sought::Vote) => (USUAL_HOURS, Then::Default),
        };
        // Whoever wants to leave does, whether or not anybody comes.
        let then = if why == Sought::Left && then == Then::Default { Then::Bot } else { then };
        let is_again = matches!(why, Sought::Unreachable | Sought::TimeOver);
        let may = snapshot.watch().is_none_or(|watch| if is_again { watch.may_seek(seat, now) } else { watch.search.is_none() });
        if !may {
            return Ok(false);
        }
        let by = match why {
            Sought::Left => (Actor::Seat(Seat(seat)), Cause::Page),
            Sought::Host => (Actor::Host, Cause::Host),
            Sought::TimeOver | Sought::Vote => (Actor::System, Cause::Deadline),
            Sought::Unreachable => (Actor::System, Cause::Lifecycle),
        };
        self.seek(snapshot, &row, why, (hours, then), by).await.map(|()| true)
    }

    /// Asks all who have offered to.
    pub(crate) async fn seek(
        &self,
        snapshot: Locked,
        row: &SeatRow,
        why: Sought,
        (hours, then): (u32, Then),
        by: (Actor, Cause),
    ) -> Result<(), Refused> {
        let now = self.clock.now();
        let search = Search { seat: row.seat, why, until: now + TimeDelta::hours(i64::from(hours)), then };
        let substitutes = self.store.substitutes(snapshot.campaign.id).await?;
        let elsewhere = substitutes.iter().filter(|who| snapshot.seats_of(&who.address).next().is_none());
        let (mut seating, letters): (Vec<Seating>, Vec<NewLetter>) = elsewhere.map(|who| asked(row, who, now)).unzip();
        // What is left of an earlier search is none any more.
        let old = self.store.seat_offers(snapshot.campaign.id).await?.into_iter().filter(|offer| offer.body.by == PassedBy::Pool);
        seating.extend(old.map(|offer| Seating::OfferGone(offer.id)));
        let commit = seated(&snapshot, &[SeatedAct::SubstituteSought { seat: Seat(row.seat), hours }], by, now);
        let watch = snapshot.watch_or_new(now, |watch| {
            watch.close_ballot(now);
            watch.seek(search, now);
        });
        tracing::info!(campaign.id = %snapshot.campaign.id, seat = row.seat, "a substitute is sought");
        self.store_and_forget(snapshot, Commit { seating, letters, watch, ..commit }).await
    }

    /// Ends the search for a substitute before anybody has come: the holder stays, or the host wants it so.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if nobody is sought for the seat.
    pub async fn stop_substitution(self: &Arc<Self>, id: CampaignId, seat: u8, by: (Actor, Cause)) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.stop_once(snapshot, seat, by)).await }).await
    }

    async fn stop_once(&self, snapshot: Locked, seat: u8, by: (Actor, Cause)) -> Result<(), Refused> {
        let is_sought = snapshot.watch().and_then(|watch| watch.search).is_some_and(|search| search.seat == seat);
        if !is_sought {
            return Err(Refused::WrongState(Reason::NoSubstituteSought));
        }
        let now = self.clock.now();
        let commit = seated(&snapshot, &[SeatedAct::NoSubstitute { seat: Seat(seat) }], by, now);
        let watch = snapshot.watch_with(|watch| {
            watch.end_search(true, now);
            watch.resume_for(seat, now);
        });
        let seating = no_offers(&snapshot, seat, &self.store.seat_offers(snapshot.campaign.id).await?);
        self.store_and_forget(snapshot, Commit { seating, watch, ..commit }).await
    }

    /// Carries out what the terms name for the case that nobody has come in time.
    pub(crate) async fn nobody_came(&self, snapshot: Locked) -> Result<(), Refused> {
        let Some(search) = snapshot.watch().and_then(|watch| watch.search) else { return Ok(()) };
        let (now, by) = (self.clock.now(), (Actor::System, Cause::Deadline));
        let seating = no_offers(&snapshot, search.seat, &self.store.seat_offers(snapshot.campaign.id).await?);
        let row = snapshot.seats.get(usize::from(search.seat)).cloned().ok_or(Refused::NoCampaign)?;
        let not_found = SeatedAct::NoSubstitute { seat: Seat(search.seat) };
        let commit = match search.then {
            Then::Bot if row.state == SeatState::Taken => {
                let commit = seated(&snapshot, &[not_found, SeatedAct::BotSitsIn { seat: Seat(search.seat) }], by, now);
                sat_in(&snapshot, &row, commit, now)
            }
            Then::Pause => {
                let watch = snapshot.watch_with(|watch| {
                    watch.end_search(false, now);
                    watch.hold(Held::TimeOver, now);
                });
                // One entry says both: that time was over, and that no time runs.
                let commit = timed(&snapshot, Some((TimeAct::Paused, Why::Over)), by, Some(Timing::Over), now);
                Commit { watch, ..commit }
            }
            // If its time was over, the default is played next.
            Then::Default | Then::Bot => {
                let watch = snapshot.watch_with(|watch| {
                    watch.end_search(false, now);
                });
                Commit { watch, ..seated(&snapshot, &[not_found], by, now) }
            }
        };
        let is_bot = search.then == Then::Bot;
        tracing::info!(campaign.id = %snapshot.campaign.id, seat = search.seat, is_bot, "no substitute has come");
        self.store_and_forget(snapshot, Commit { seating, ..commit }).await
    }
}

/// The offers to substitutes are none any more.
fn no_offers(snapshot: &Snapshot, seat: u8, offers: &[SeatOffer]) -> Vec<Seating> {
    let is_it = |offer: &&SeatOffer| offer.campaign == snapshot.campaign.id && offer.seat == seat && offer.body.by == PassedBy::Pool;
    offers.iter().filter(is_it).map(|offer| Seating::OfferGone(offer.id.clone())).collect()
}

fn may_have_substitutes(snapshot: &Snapshot) -> Result<(), Refused> {
    match snapshot.campaign.status {
        Status::Lobby | Status::Running => Ok(()),
        Status::Ended => Err(Refused::WrongState(Reason::CampaignIsOver)),
        Status::Stuck => Err(Refused::Stuck),
    }
}

/// The offer of a seat to a substitute, and its letter.
fn asked(row: &SeatRow, who: &Substitute, now: DateTime<Utc>) -> (Seating, NewLetter) {
    let body = OfferBody {
        by: PassedBy::Pool,
        name: who.name.clone(),
        address: who.address.clone(),
        language: who.language,
        generation: row.link_generation,
        with_talk: false,
        with_notes: false,
        waits_for_holder: false,
    };
    let offer = SeatOffer { id: entropy::token(), campaign: row.campaign, seat: row.seat, body, made_at: now };
    let letter = SeatNews::Offered { offer: offer.id.clone() }.to(&who.address, row.campaign, now);
    (Seating::Offered(offer), letter)
}
