//! An immutable snapshot of one campaign. Writers replace it; they never modify it.

use super::{Refused, Service};
use crate::play::orders::waiving;
use crate::play::passed::ends_at_its_time;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::{Catalogue, Eyes, Seat};
use sternpost_game::{Asked, Game, Play};
use sternpost_log::{Body, CampaignId, CampaignSecret, ChanceKey, Court, Derived, Entry, Moves, NewEntry};
use sternpost_model::reason::Reason;
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_players::Strength;
use sternpost_show::FirstLook;
use sternpost_store::{
    Arbiter, Campaign, FormerHolder, KeptWatch, Sealed, SealedChange, SeatRow, SeatState, StandingOrder, Status, StoredPosition,
};

/// Entries read at once from the store.
const PAGE: u32 = 10_000;

/// An immutable snapshot of a campaign. A writer puts another in its place (see [`standing`](super::snapshots)), and a reader keeps the one it
/// has. A copy costs next to nothing.
#[derive(Clone)]
pub struct Snapshot {
    /// The game.
    pub game: &'static dyn Game,
    /// The campaign.
    pub campaign: Arc<Campaign>,
    /// Its seats.
    pub seats: Arc<Vec<SeatRow>>,
    /// Its secret.
    pub secret: CampaignSecret,
    /// What its chance is derived from.
    pub chance: ChanceKey,
    /// The position, once it has started.
    pub play: Option<Arc<dyn Play>>,
    /// The last entry of the log.
    pub seq: u64,
    /// Its hash.
    pub hash: String,
    /// The entry the position stands at: earlier than `seq` after a take-back.
    pub head: u64,
    /// The answer that can be taken back.
    pub revocable: Option<Revocable>,
    /// Where the head was moved.
    pub moves: Arc<Moves>,
    /// Disputes and motions.
    pub court: Arc<Court>,
    /// The answers of seats that are asked together: they wait beside the log until all are in, and each is its seat's business
    /// alone.
    pub sealed: Arc<BTreeMap<Seat, Sealed>>,
    /// The standing orders of its seats: each is its seat's business alone.
    pub orders: Arc<Vec<StandingOrder>>,
    /// The former holders of its seats.
    pub former: Arc<Vec<FormerHolder>>,
    /// Its watch; none: no time runs.
    pub watch: Option<Arc<KeptWatch>>,
    /// The person who was named to rule its disputes.
    pub arbiter: Option<Arc<Arbiter>>,
    /// Whether it is shown as it stood a while ago: nothing newer is in it (see [`stood`](super::delayed_view)).
    pub is_behind: bool,
}

/// An answer that its seat can still take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revocable {
    /// The seat whose answer it is.
    pub seat: Seat,
    /// The question it answers.
    pub question: String,
    /// The effective entry before it.
    pub to: u64,
}

impl Snapshot {
    /// The name of a seat's holder, for texts.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.seats.get(usize::from(seat.0)).map_or_else(|| format!("seat {seat}"), |row| row.name.clone())
    }

    /// The wording for a language.
    #[must_use]
    pub fn catalogue(&self, language: &str) -> &'static Catalogue {
        self.game.catalogue(language)
    }

    /// The board before the start, as far as the options settle it.
    #[must_use]
    pub fn first_look(&self) -> Option<FirstLook> {
        let seats = u8::try_from(self.seats.len()).ok()?;
        self.game.first_look(&self.campaign.options, seats)
    }

    /// Whom the campaign waits for, as these eyes may see it: all who are asked together, whether or not they have answered;
    /// of itself a seat knows.
    #[must_use]
    pub fn waiting_for(&self, eyes: Eyes) -> Vec<Seat> {
        let Some(play) = &self.play else { return vec![] };
        let owing = self.owing();
        let mut shown = play.asked_together();
        let waiving = waiving(self, &self.orders, &**play);
        shown.retain(|seat| !waiving.contains(seat) && (eyes != Eyes::Seat(*seat) || owing.contains(seat)));
        shown
    }

    /// The waivers that hold now, as everybody sees them: seats have made them in the open.
    #[must_use]
    pub fn waivers(&self) -> Vec<&StandingOrder> {
        let round = self.play.as_deref().and_then(round_of).map(|round| round_name(&round));
        let is_held = |order: &StandingOrder| self.seats.get(usize::from(order.seat)).is_some_and(|row| row.state == SeatState::Taken);
        let orders = self.orders.iter().filter(|_| self.campaign.status == Status::Running);
        orders.filter(|order| order.order.waived && order.order.is_in_force(round.as_deref()) && is_held(order)).collect()
    }

    /// Whether a seat has said in the open that it lets pass what it is asked now.
    #[must_use]
    pub fn is_waiving(&self, seat: Seat) -> bool {
        self.play.as_deref().is_some_and(|play| waiving(self, &self.orders, play).contains(&seat))
    }

    /// Whether what is asked ends at the time that was fixed when it was.
    #[must_use]
    pub fn ends_at_its_time(&self) -> bool {
        self.play.as_deref().is_some_and(|play| ends_at_its_time(self.campaign.table.windows, play))
    }

    /// The question of what a seat may do now although nobody waits for it.
    #[must_use]
    pub fn anytime_of(&self, seat: Seat) -> Option<Asked> {
        self.play.as_ref().filter(|_| self.campaign.status == Status::Running)?.anytime(seat)
    }

    /// The answer of a seat that waits to be opened.
    #[must_use]
    pub fn sealed_of(&self, seat: Seat) -> Option<&Sealed> {
        let step = self.play.as_ref()?.steps_answered();
        self.sealed.get(&seat).filter(|sealed| sealed.step == step)
    }

    /// The seats that owe an answer.
    #[must_use]
    pub fn owing(&self) -> Vec<Seat> {
        let open = self.play.as_deref().map(|play| self.asked_in(play)).unwrap_or_default();
        open.into_iter().map(|(seat, _)| seat).filter(|seat| self.sealed_of(*seat).is_none()).collect()
    }

    /// All questions that are owed an answer.
    #[must_use]
    pub fn owed(&self) -> Vec<Asked> {
        let mut asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        let ahead = self.ahead();
        asked.retain(|asked| self.sealed_of(asked.seat).is_none() && !ahead.contains_key(&asked.seat));
        asked
    }

    /// The question a seat owes an answer to.
    #[must_use]
    pub fn owed_by(&self, seat: Seat) -> Option<Asked> {
        self.play.as_ref().filter(|_| self.sealed_of(seat).is_none() && !self.is_passed_over(seat))?.asked_of(seat)
    }

    /// Whether the step on top asks several seats: their answers are sealed.
    #[must_use]
    pub fn asks_together(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.asked_together().len() > 1)
    }

    /// Whatever moves the campaign on takes away what waits beside its log; none if nothing can wait there.
    pub(super) fn leaving_sealed(&self) -> Option<SealedChange> {
        let change = self.change_of_sealed();
        (self.asks_together() || !change.known.is_empty()).then(|| SealedChange { gone: change.known.clone(), ..change })
    }

    /// A change of what waits beside the log, that changes nothing yet.
    pub(super) fn change_of_sealed(&self) -> SealedChange {
        let known = self.sealed.values().map(|sealed| sealed.id.clone()).collect();
        SealedChange { campaign: self.campaign.id, head: self.seq, known, gone: vec![], put: vec![] }
    }

    /// The source of chance for entry `seq`, if it answers what is asked in a position.
    pub(super) fn draws(&self, play: &dyn Play, seq: u64) -> Derived {
        Derived::new(&self.chance, self.campaign.id, self.court.stream(play, true, seq))
    }

    /// The source of chance for entry `seq`, if it is an act at any time in a position.
    pub(super) fn draws_at_any_time(&self, play: &dyn Play, seq: u64) -> Derived {
        Derived::new(&self.chance, self.campaign.id, self.court.stream(play, false, seq))
    }

    /// The next entry of the log: an act of the service itself.
    pub(super) fn next_entry(&self, now: DateTime<Utc>, body: Body) -> NewEntry {
        NewEntry::after(self.seq, self.campaign.id, now, self.game.revision(), body)
    }

    /// Whether something decided when `version` was the last entry no longer holds: what was seen then was left behind, or
    /// nobody can have seen it yet.
    #[must_use]
    pub fn is_stale(&self, version: u64) -> bool {
        version > self.seq || self.moves.have_left(version, self.seq)
    }

    /// The position.
    ///
    /// # Errors
    /// If the campaign has not started.
    pub fn play(&self) -> Result<&dyn Play, Refused> {
        self.shared_play().map(|play| &**play)
    }

    /// The same, for whoever goes on with it on another thread.
    ///
    /// # Errors
    /// If the campaign has not started.
    pub fn shared_play(&self) -> Result<&Arc<dyn Play>, Refused> {
        self.play.as_ref().ok_or_else(|| Refused::WrongState(Reason::NotStarted))
    }

    /// The seats of an address.
    pub fn seats_of<'a>(&'a self, address: &'a str) -> impl Iterator<Item = &'a SeatRow> {
        self.seats.iter().filter(move |row| row.address.as_deref() == Some(address))
    }

    /// Whether an address is host or has a seat.
    #[must_use]
    pub fn is_known_to(&self, address: &str) -> bool {
        self.campaign.host_address == address || self.seats_of(address).next().is_some()
    }

    /// Whether somebody has taken an answer back to where the campaign stands: whoever was asked next was so a moment ago, and not any more.
    #[must_use]
    pub(super) fn stands_where_somebody_took_back(&self) -> bool {
        self.moves.last().is_some_and(|last| self.head < last && !self.court.is_entry(last))
    }

    /// The arbiter of its disputes: the person who was named, as long as they hold no seat.
    #[must_use]
    pub fn arbiter(&self) -> Option<&Arbiter> {
        self.arbiter.as_deref().filter(|arbiter| self.seats_of(&arbiter.address).next().is_none())
    }

    /// Whether an address rules now: its arbiter, while a dispute is open.
    #[must_use]
    pub fn may_arbitrate(&self, address: &str) -> bool {
        self.has_open_dispute() && self.arbiter().is_some_and(|arbiter| arbiter.address == address)
    }

    /// Bots that owe an answer or to whom something is proposed, and how well they play.
    #[must_use]
    pub fn bots_to_act(&self) -> Vec<(Seat, Strength)> {
        let bot = |seat: &Seat| self.seats.get(usize::from(seat.0)).filter(|row| row.state == SeatState::Bot);
        let strength = |seat: Seat| Some((seat, bot(&seat)?.strength.unwrap_or(Strength::Random)));
        let owing = self.owing();
        let play = self.play.as_ref().filter(|play| !play.is_over());
        let is_proposed_to = |seat: &Seat| {
            let question = play.and_then(|play| play.anytime(*seat));
            question.is_some_and(|question| question.offers.iter().any(|offer| offer.reply_to.is_some()))
        };
        let seats = (0..).map(Seat).zip(self.seats.iter()).map(|(seat, _)| seat);
        let others: Vec<(Seat, Strength)> =
            seats.filter(|seat| !owing.contains(seat)).filter_map(strength).filter(|(seat, _)| is_proposed_to(seat)).collect();
        owing.iter().copied().filter_map(strength).chain(others).collect()
    }
}

impl Service {
    /// All entries of a campaign after a number.
    pub(super) async fn all_entries(&self, id: CampaignId, after: u64) -> Result<Vec<Entry>, Refused> {
        let mut entries: Vec<Entry> = vec![];
        loop {
            let from = entries.last().map_or(after, |entry| entry.seq);
            let page = self.store.entries(id, from, PAGE).await?;
            let is_last = page.len() < PAGE as usize;
            entries.extend(page);
            if is_last {
                return Ok(entries);
            }
        }
    }

    /// Stores the position; a failure costs nothing but time.
    pub(super) async fn keep_snapshot(&self, snapshot: &Snapshot) {
        let Some(play) = &snapshot.play else { return };
        // A head that was moved back is not what the last entry's number says.
        let position =
            StoredPosition { campaign: snapshot.campaign.id, seq: snapshot.seq, revision: snapshot.game.revision(), body: play.snapshot() };
        if let Err(error) = self.store.put_position(position).await {
            tracing::warn!(campaign.id = %snapshot.campaign.id, %error, "a snapshot could not be stored");
        }
    }
}
