//! Loads a campaign: folds its log with the rules at hand, from the newest position those rules have stored themselves.

use super::snapshot::{Revocable, Snapshot};
use crate::apart::at_length;
use crate::{Refused, Service};
use std::sync::Arc;
use sternpost_game::{Game, Play};
use sternpost_log::fold::guarded;
use sternpost_log::upgrade::{Course, GoesOn, Kept, is_as_noted, reconcile};
use sternpost_log::{
    Actor, Body, CampaignId, Cause, Check, Court, Entry, FoldError, Folded, Moves, chain, effective, fold, fold::since_new_ground, ground,
};
use sternpost_model::reason::Reason;
use sternpost_store::{Campaign, SeatRow, Status, StoreError, StoredPosition};

/// A cold load that folded more than this leaves a stored behind.
const LONG_FOLD: usize = 200;
/// How often a campaign is read again that another server moves on while it is being rebased.
const TRIES: u32 = 4;

/// A position with what is known about how it came about.
pub(super) struct Stands {
    pub(super) folded: Folded,
    /// The last entry that counts, and the one before it that moved the position.
    last: Option<(Body, u64)>,
    pub(super) course: Course,
    /// How many entries were folded.
    length: usize,
}

impl Stands {
    fn new(goes_on: GoesOn, line: &[&Entry], from: u64) -> Self {
        let mut moving = line.iter().rev().filter(|entry| entry.body.moves_the_position());
        // What happened by itself is nobody's to take back.
        let last = moving
            .next()
            .filter(|entry| matches!(entry.actor, Actor::Seat(_)) && entry.cause != Cause::OnlyChoice)
            .map(|entry| (entry.body.clone(), moving.next().map_or(from, |entry| entry.seq)));
        Self { folded: goes_on.folded, last, course: goes_on.course, length: line.len() }
    }

    /// The last answer, if it can be taken back.
    fn revocable(&self) -> Option<Revocable> {
        match (&self.folded.last, &self.last) {
            (Some(out), Some((Body::Answered { seat, question, .. }, to))) if !out.committed && *to > 0 => {
                Some(Revocable { seat: *seat, question: question.clone(), to: *to })
            }
            _ => None,
        }
    }
}

impl Service {
    /// Reads a campaign. If other rules have written its log and it does not fold to what the players saw, it is rebased.
    pub(super) async fn load(&self, id: CampaignId) -> Result<Snapshot, Refused> {
        let mut tries = 1;
        loop {
            match self.load_once(id).await {
                // Another server was quicker to append.
                Err(Refused::Store(StoreError::Conflict { .. })) if tries < TRIES => tries += 1,
                other => return other,
            }
        }
    }

    async fn load_once(&self, id: CampaignId) -> Result<Snapshot, Refused> {
        let mut snapshot = self.without_position(id).await?;
        let Some(stands) = self.position_of(&mut snapshot).await? else { return Ok(snapshot) };
        snapshot.revocable = stands.revocable();
        snapshot.head = stands.folded.head;
        snapshot.play = Some(Arc::from(stands.folded.play));
        match stands.course {
            Course::NewGround { back_to } if snapshot.campaign.status == Status::Running => self.rebase(&mut snapshot, back_to).await?,
            Course::NewGround { .. } | Course::Same if stands.length > LONG_FOLD => self.keep_snapshot(&snapshot).await,
            Course::NewGround { .. } | Course::Same => {}
        }
        if snapshot.campaign.status == Status::Running && snapshot.play()?.is_over() {
            // Older rules had played on after the end.
            self.end(&mut snapshot).await?;
        }
        Ok(snapshot)
    }

    /// A campaign with everything but its position.
    async fn without_position(&self, id: CampaignId) -> Result<Snapshot, Refused> {
        let (campaign, seats, head) = self.read_whole(id).await?;
        let game = self.games.get(&campaign.game).ok_or_else(|| Refused::NoGame(campaign.game.clone()))?;
        let (secret, phrases) = self.store.chance_of(id).await?.ok_or(Refused::NoCampaign)?;
        let (seq, hash) = head.unwrap_or((0, chain::ORIGIN.to_owned()));
        let about_the_past = self.store.about_the_past(id).await?;
        Ok(Snapshot {
            game,
            campaign: Arc::new(campaign),
            seats: Arc::new(seats),
            chance: phrases.key(&secret, id),
            secret,
            play: None,
            seq,
            hash,
            head: 0,
            revocable: None,
            moves: Arc::new(Moves::of(&about_the_past)),
            court: Arc::new(Court::of(&about_the_past)),
            sealed: Arc::new(self.store.sealed(id).await?.into_iter().map(|sealed| (sealed.given.seat, sealed)).collect()),
            orders: Arc::new(self.store.orders(id).await?),
            watch: self.store.watch(id).await?.map(Arc::new),
            former: Arc::new(self.store.former_holders(id).await?),
            arbiter: self.store.arbiter(id).await?.map(Arc::new),
            is_behind: false,
        })
    }

    /// Its position; none if it has none yet, or its log does not fold: one that is played is stuck from then on.
    async fn position_of(&self, snapshot: &mut Snapshot) -> Result<Option<Stands>, Refused> {
        let id = snapshot.campaign.id;
        match snapshot.campaign.status {
            Status::Running | Status::Ended => {}
            Status::Lobby => {
                if !snapshot.seats.iter().any(|row| row.state.is_missing()) {
                    self.care.wake();
                }
                return Ok(None);
            }
            Status::Stuck => return Ok(None),
        }
        match self.stands_at(snapshot.game, id, snapshot.seq).await {
            Err(Refused::Fold(error)) if snapshot.campaign.status == Status::Running => {
                self.note_stuck(id, &error.to_string()).await;
                Arc::make_mut(&mut snapshot.campaign).status = Status::Stuck;
                Ok(None)
            }
            // An operator may close what does not fold: it stays readable, without a position.
            Err(Refused::Fold(error)) => {
                tracing::warn!(campaign.id = %id, %error, "an ended campaign does not fold");
                Ok(None)
            }
            stands => stands.map(Some),
        }
    }

    /// A campaign, its seats and the head of its log, of one and the same moment: between two reads another server may write.
    async fn read_whole(&self, id: CampaignId) -> Result<(Campaign, Vec<SeatRow>, Option<(u64, String)>), Refused> {
        let mut head = self.store.head(id).await?;
        loop {
            let campaign = self.store.campaign(id).await?.ok_or(Refused::NoCampaign)?;
            let seats = self.store.seats(id).await?;
            let after = self.store.head(id).await?;
            if after == head {
                return Ok((campaign, seats, head));
            }
            head = after;
        }
    }

    /// The position after an entry of the past. Where older rules led there and these do not take all of the answers, how far they get is another
    /// position, and nobody is shown it for that one or sent there.
    pub(super) async fn stood_at(&self, game: &'static dyn Game, id: CampaignId, seq: u64) -> Result<Box<dyn Play>, Refused> {
        let stands = self.stands_at(game, id, seq).await?;
        match stands.course {
            Course::Same | Course::NewGround { back_to: None } => Ok(stands.folded.play),
            Course::NewGround { back_to: Some(_) } => Err(led_by_older_rules()),
        }
    }

    /// The same for a campaign that is to go on from there. A log that was written elsewhere may have stood where no table can stand: it does not go on
    /// from that. What is wrong with the position is not told: it may be hidden.
    pub(super) async fn stood_soundly_at(&self, snapshot: &Snapshot, seq: u64) -> Result<Box<dyn Play>, Refused> {
        let play = self.stood_at(snapshot.game, snapshot.campaign.id, seq).await?;
        match guarded(|| ground::is_sound(&*play, snapshot.play.as_deref())) {
            Ok(Ok(())) => Ok(play),
            Ok(Err(why)) | Err(why) => {
                tracing::warn!(campaign.id = %snapshot.campaign.id, seq, why, "a campaign does not go on from a position that no table can be in");
                Err(Refused::Invalid(Reason::StoodWhereNoTableCan { entry: seq }))
            }
        }
    }

    /// The position after an entry.
    pub(super) async fn stands_at(&self, game: &'static dyn Game, id: CampaignId, seq: u64) -> Result<Stands, Refused> {
        let stored = Arc::new(self.store.position_by(id, seq).await?);
        let of_these_rules = stored.as_ref().as_ref().filter(|stored| stored.revision == game.revision());
        let from = of_these_rules.map_or(0, |stored| stored.seq);
        // With the entry the stored stands at: it says whether the stored is still what was stored.
        let mut entries = self.all_entries(id, from.saturating_sub(1)).await?;
        entries.retain(|entry| entry.seq <= seq);
        let is_usable =
            of_these_rules.is_some_and(|stored| entries.first().is_some_and(|entry| from > 0 && is_as_noted(&stored.body, entry)));
        let mut entries = Arc::new(entries);
        if from == 0 || is_usable {
            let (entries, stored) = (entries.clone(), stored.clone());
            let folded = at_length(move || {
                let usable = stored.as_ref().as_ref().filter(|_| is_usable);
                by_these_rules(game, usable, &entries[usize::from(is_usable).min(entries.len())..])
            });
            if let Ok(Some(stands)) = folded.await? {
                return Ok(stands);
            }
        }
        if from > 0 {
            let mut all = self.all_entries(id, 0).await?;
            all.retain(|entry| entry.seq <= seq);
            entries = Arc::new(all);
        }
        let head = self.store.kept_head(id).await?.filter(|head| head.seq <= seq);
        let reconciled = at_length(move || {
            let mut kept: Vec<&StoredPosition> = head.iter().chain(stored.as_ref()).collect();
            kept.sort_by_key(|kept| std::cmp::Reverse(kept.seq));
            let kept: Vec<Kept<'_>> = kept.into_iter().map(|kept| Kept { seq: kept.seq, body: &kept.body }).collect();
            reconcile(game, &entries, &kept).map(|goes_on| Stands::new(goes_on, &effective(&entries), 0))
        });
        reconciled.await?.map_err(|message| FoldError::Panicked { seq, message })?.map_err(Refused::from)
    }
}

/// The position if these very rules wrote every entry after the stored; the usual case.
fn by_these_rules(game: &'static dyn Game, stored: Option<&StoredPosition>, entries: &[Entry]) -> Option<Stands> {
    let from = stored.map_or(0, |stored| stored.seq);
    // A move of the head to before the stored makes it useless.
    let leads_back = |entry: &Entry| entry.body.moves_to().is_some_and(|to| to < from);
    let line = effective(entries);
    let is_foreign = |entry: &&Entry| entry.body.moves_the_position() && entry.revision != game.revision();
    if entries.iter().any(leads_back) || since_new_ground(&line).iter().any(is_foreign) {
        return None;
    }
    let start = match stored {
        Some(stored) => Some(Folded { play: game.restore(&stored.body).ok()?, head: stored.seq, last: None }),
        None => None,
    };
    let folded = fold(game, start, &line, Check::Last).ok()?;
    Some(Stands::new(GoesOn { folded, course: Course::Same }, &line, from))
}

/// The refusal of anything that these rules cannot say because older ones led there.
pub(super) fn led_by_older_rules() -> Refused {
    Refused::WrongState(Reason::OlderRulesLedThere)
}
