//! Appoints the arbiter of a campaign's disputes: somebody without a seat. Before the start the host names them; after it everybody who holds a
//! seat has to agree.

use crate::court::told;
use crate::play::start::stored_lines;
use crate::seats::people::{normal_address, sound_person};
use crate::seats::roles::RoleWish;
use crate::seats::seating::NewsLetters as _;
use crate::snapshots::Locked;
use crate::talk::audience::holder;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use std::sync::Arc;
use sternpost_log::court::Place;
use sternpost_log::{Actor, Body, CampaignId, Cause, CourtAct, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::free_text::{look_alike, name_as_kept};
use sternpost_model::letter::SeatNews;
use sternpost_model::reason::Reason;
use sternpost_store::{Arbiter, ArbiterChange, ArbiterProposal, ArbiterUpdate, Commit, NewLetter, SeatRow, Status};

/// The change of the arbiter, and the letters that tell it.
type Decided = (ArbiterUpdate, Vec<NewLetter>);

impl Service {
    /// Does something about who is arbiter.
    ///
    /// # Errors
    /// [`Refused::Invalid`] if name or address are none, or sit at the table; [`Refused::WrongState`] if it is not the caller's to do, or the
    /// campaign is over.
    pub(super) async fn arbitrate(self: &Arc<Self>, id: CampaignId, address: &str, wish: RoleWish, cause: Cause) -> Result<(), Refused> {
        let (service, address) = (self.clone(), address.to_owned());
        self.detached(async move {
            service.retry_on_conflict(id, |snapshot| service.arbitrate_once(snapshot, address.clone(), wish.clone(), cause)).await
        })
        .await
    }

    async fn arbitrate_once(&self, snapshot: Locked, address: String, wish: RoleWish, cause: Cause) -> Result<(), Refused> {
        match snapshot.campaign.status {
            Status::Lobby | Status::Running => {}
            Status::Ended => return Err(Refused::WrongState(Reason::CampaignIsOver)),
            Status::Stuck => return Err(Refused::Stuck),
        }
        let now = self.clock.now();
        let known = self.store.arbiter_proposal(snapshot.campaign.id).await?;
        // In a campaign that is played all who hold a seat have agreed.
        let by = match (wish == (RoleWish::LayDown {}), snapshot.campaign.status == Status::Lobby) {
            (true, _) => (Actor::Arbiter, cause),
            (false, true) => (Actor::Host, cause),
            (false, false) => (Actor::System, Cause::Vote),
        };
        let Some((what, letters)) = decided(&snapshot, &address, wish, known.as_ref(), now)? else { return Ok(()) };
        let said = match &what {
            ArbiterUpdate::Named(who) => appointed(&snapshot, Commit::default(), Some(&who.name), by, now),
            ArbiterUpdate::Nobody => appointed(&snapshot, Commit::default(), None, by, now),
            ArbiterUpdate::Proposed(_) | ArbiterUpdate::Withdrawn => Commit::default(),
        };
        let change = ArbiterChange { campaign: snapshot.campaign.id, known, what };
        self.store_and_forget(snapshot, Commit { arbiter: Some(change), letters, ..said }).await
    }

    /// The commit with which somebody sits down: if they were arbiter or are proposed as one, they are not any more, and the log says so.
    pub(crate) async fn no_arbiter_sits(&self, snapshot: &Snapshot, address: Option<&str>, commit: Commit) -> Result<Commit, Refused> {
        let Some(address) = address else { return Ok(commit) };
        let known = self.store.arbiter_proposal(snapshot.campaign.id).await?;
        let was_it = snapshot.arbiter.as_ref().is_some_and(|arbiter| arbiter.address == address);
        let is_proposed = known.as_ref().and_then(|known| known.who.as_ref()).is_some_and(|who| who.address == address);
        let what = if was_it { ArbiterUpdate::Nobody } else { ArbiterUpdate::Withdrawn };
        if !was_it && !is_proposed {
            return Ok(commit);
        }
        let change = Some(ArbiterChange { campaign: snapshot.campaign.id, known, what });
        let by = (Actor::System, Cause::Lifecycle);
        let commit = if was_it { appointed(snapshot, commit, None, by, self.clock.now()) } else { commit };
        Ok(Commit { arbiter: change, ..commit })
    }
}

/// The change that a wish makes, and the letters it brings; none: it is not about the arbiter.
fn decided(
    snapshot: &Snapshot,
    address: &str,
    wish: RoleWish,
    known: Option<&ArbiterProposal>,
    now: DateTime<Utc>,
) -> Result<Option<Decided>, Refused> {
    let is_host = snapshot.campaign.host_address == address;
    let own = snapshot.seats_of(address).find(|row| row.is_held());
    Ok(Some(match wish {
        RoleWish::Name { .. } | RoleWish::Nobody {} => {
            let who = named(snapshot, wish, now)?;
            if who.is_none() && snapshot.arbiter.is_none() {
                return Err(Refused::WrongState(Reason::NoArbiter));
            }
            if snapshot.campaign.status != Status::Lobby {
                let proposal = ArbiterProposal { who, since: now, agreed: own.into_iter().filter_map(agrees).collect() };
                after(snapshot, proposal, own, known.is_some(), now)
            } else if is_host {
                settled(snapshot, who, now)
            } else {
                return Err(Refused::WrongState(Reason::HostNamesArbiter));
            }
        }
        RoleWish::Agree { proposal: named } => {
            let row = own.ok_or_else(not_at_table)?;
            let mut proposal = known.cloned().ok_or_else(nothing_proposed)?;
            if named.as_ref() != Some(&proposal.name()) {
                return Err(Refused::WrongState(Reason::AnotherArbiterProposed));
            }
            proposal.agreed.extend(agrees(row));
            after(snapshot, proposal, None, false, now)
        }
        RoleWish::Decline {} if own.is_none() && !is_host => return Err(not_at_table()),
        RoleWish::Decline {} => {
            known.ok_or_else(nothing_proposed)?;
            (ArbiterUpdate::Withdrawn, vec![])
        }
        RoleWish::LayDown {} => {
            if snapshot.arbiter.as_ref().is_none_or(|arbiter| arbiter.address != address) {
                return Err(Refused::WrongState(Reason::NotItsArbiter));
            }
            settled(snapshot, None, now)
        }
        RoleWish::Watching { .. } | RoleWish::Channel { .. } | RoleWish::NoChannel {} => return Ok(None),
    }))
}

/// A commit that goes on with the entry that says who is arbiter from then on, and its line. Where the log says so already it stays as it is.
fn appointed(snapshot: &Snapshot, mut commit: Commit, name: Option<&str>, by: (Actor, Cause), now: DateTime<Utc>) -> Commit {
    let act = CourtAct::Appointed { name: name.map(str::to_owned) };
    if snapshot.court.admits(&act, by.0, now, |_| Place::Nowhere).is_err() {
        return commit;
    }
    let lines = told::of(&act, by.0, &snapshot.court);
    let before = commit.entries.last().map_or((snapshot.seq, snapshot.hash.as_str()), |entry| (entry.seq, entry.hash.as_str()));
    let new = NewEntry::after(before.0, snapshot.campaign.id, now, snapshot.game.revision(), Body::Court { act });
    let entry =
        seal(NewEntry { digest: snapshot.play.as_ref().map(|play| play.digest()), ..new.by(by.0, by.1) }, before.1, &snapshot.secret);
    commit.lines.extend(stored_lines(snapshot.campaign.id, entry.seq, &lines));
    commit.entries.push(entry);
    // Whatever adds to the log leaves what waits beside it where it is.
    commit.sealed = commit.sealed.or_else(|| snapshot.keeping_sealed());
    commit
}

fn not_at_table() -> Refused {
    Refused::WrongState(Reason::HolderAgrees)
}

fn nothing_proposed() -> Refused {
    Refused::WrongState(Reason::NothingProposed)
}

/// A seat with the mark of who holds it now.
fn agrees(row: &SeatRow) -> Option<(u8, String)> {
    Some((row.seat, holder(row)?))
}

/// The person who is to be arbiter; none: nobody.
fn named(snapshot: &Snapshot, wish: RoleWish, now: DateTime<Utc>) -> Result<Option<Arbiter>, Refused> {
    let RoleWish::Name { name, email, language } = wish else { return Ok(None) };
    let (name, address) = (name_as_kept(&name), normal_address(&email));
    sound_person(&name, &address)?;
    let is_same = |row: &SeatRow| row.address.as_deref() == Some(&address) || look_alike(&row.name, &name);
    if snapshot.seats.iter().any(is_same) {
        return Err(Refused::Invalid(Reason::ArbiterSitsAtTable));
    }
    Ok(Some(Arbiter { address, name, language, since: now }))
}

/// The consequence of a proposal: it is settled if everybody has agreed. `replaces`: whether another was proposed before.
fn after(snapshot: &Snapshot, proposal: ArbiterProposal, by: Option<&SeatRow>, replaces: bool, now: DateTime<Utc>) -> Decided {
    if waits_for(snapshot, &proposal).is_empty() {
        return settled(snapshot, proposal.who, now);
    }
    let asked = waits_for(snapshot, &proposal);
    // Whoever agrees later is no news to the others.
    let is_new = proposal.since == now;
    let news = SeatNews::ArbiterAsked { since: proposal.since, replaces };
    let is_asked = |row: &&SeatRow| is_new && by.is_none_or(|by| by.seat != row.seat);
    let letters = asked.into_iter().filter(is_asked).filter_map(|row| news.to_holder(row, now)).collect();
    (ArbiterUpdate::Proposed(proposal), letters)
}

/// The seats whose holders have not agreed to a proposal.
#[must_use]
pub fn waits_for<'h>(snapshot: &'h Snapshot, proposal: &ArbiterProposal) -> Vec<&'h SeatRow> {
    let has_agreed = |row: &SeatRow| holder(row).is_some_and(|who| proposal.agreed.get(&row.seat) == Some(&who));
    snapshot.seats.iter().filter(|row| row.is_held() && !has_agreed(row)).collect()
}

/// The change by which somebody is arbiter from now on, or nobody is: everybody who plays is told, and so is the arbiter.
fn settled(snapshot: &Snapshot, who: Option<Arbiter>, now: DateTime<Utc>) -> Decided {
    let id = snapshot.campaign.id;
    let holders = || snapshot.seats.iter().filter(|row| row.is_held());
    let news = SeatNews::Arbiter { name: who.as_ref().map(|who| who.name.clone()) };
    let mut letters: Vec<NewLetter> = holders().filter_map(|row| news.to_holder(row, now)).collect();
    letters.extend(who.as_ref().map(|who| SeatNews::ArbiterYou {}.to(&who.address, id, now)));
    let is_other = |before: &&Arbiter| who.as_ref().is_none_or(|who| who.address != before.address);
    letters.extend(snapshot.arbiter().filter(is_other).map(|before| {
        let (name, language) = (before.name.clone(), before.language);
        SeatNews::ArbiterNoMore { name, language }.to(&before.address, id, now)
    }));
    (who.map_or(ArbiterUpdate::Nobody, ArbiterUpdate::Named), letters)
}
