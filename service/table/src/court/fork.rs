//! A ruling that forks a campaign: this one goes on as it stands, and a second one, with the same people, goes on from the entry before the
//! disputed one.

use super::{Refused, Service, told};
use crate::Snapshot;
use crate::play::lay_out::Laid;
use crate::play::start::stored_lines;
use crate::seats::create::{Bot, Invited, NewCampaign, Player};
use crate::seats::seating::NewsLetters as _;
use chrono::{DateTime, Utc};
use std::sync::Arc;
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Cause, Court, CourtAct, Forked, NewEntry, Ruling};
use sternpost_model::chain::seal;
use sternpost_model::entropy;
use sternpost_model::letter::SeatNews;
use sternpost_store::{Arbiter, ArbiterChange, ArbiterUpdate, Commit, SeatRow, Seating};

/// Letters of a campaign's name.
const MOST_NAME: usize = 70;

/// A campaign that a ruling lets begin, and that cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ForkFailed {
    /// The entry of the ruling.
    pub(super) ruling: u64,
    /// The entry from which it was to go on.
    pub(super) at: u64,
    /// Whether it is for the rules: older ones led there, and these do not take what was answered.
    pub(super) is_of_older_rules: bool,
}

/// The name of the campaign that a ruling lets begin.
pub(super) fn named(ruling: &Ruling, now: DateTime<Utc>) -> Option<CampaignId> {
    matches!(ruling, Ruling::Forked { .. }).then(|| entropy::campaign_id(now))
}

impl Service {
    /// Begins the campaigns that rulings let begin and that are not there yet: a server may have gone down between the two. What a ruling let begin where
    /// the campaign was before it was read in here began there. Returns the last ruling whose campaign cannot begin, if there is one: it keeps neither
    /// the others from beginning nor this one from its time.
    ///
    /// # Errors
    /// What is the matter with the server itself: it is so for all of it, and what was due is due still.
    pub(super) async fn begin_forks(&self, snapshot: &Snapshot) -> Result<Option<ForkFailed>, Refused> {
        let elsewhere = snapshot.watch().map_or(0, |watch| watch.read_in);
        let verdicts = snapshot.court.disputes.iter().flat_map(|dispute| &dispute.verdicts).filter(|verdict| verdict.seq > elsewhere);
        let forks = verdicts
            .filter_map(|verdict| if let Ruling::Forked { at } = verdict.ruling { Some((verdict.seq, verdict.fork?, at)) } else { None });
        let mut failed: Option<ForkFailed> = None;
        for (ruling, id, at) in forks {
            match self.begin_fork_once(snapshot, id, at).await {
                Ok(()) => {}
                Err(ours @ (Refused::Store(_) | Refused::Closing)) => return Err(ours),
                Err(error) => {
                    tracing::warn!(campaign.id = %snapshot.campaign.id, ruling, %error, "a second campaign could not begin; it is tried again");
                    let is_of_older_rules = matches!(error, Refused::Fold(_) | Refused::WrongState(_));
                    failed = failed.into_iter().chain([ForkFailed { ruling, at, is_of_older_rules }]).max_by_key(|failed| failed.ruling);
                }
            }
        }
        Ok(failed)
    }

    /// Lets second campaigns go on that have begun: one may stand where bots are asked, or nobody who has a choice.
    pub(crate) async fn forks_go_on(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        let snapshot = self.snapshot(id).await?;
        for fork in snapshot.court.disputes.iter().flat_map(|dispute| &dispute.verdicts).filter_map(|verdict| verdict.fork) {
            if self.store.campaign(fork).await?.is_some() {
                self.let_bots_play(fork);
            }
        }
        Ok(())
    }

    async fn begin_fork_once(&self, snapshot: &Snapshot, id: CampaignId, at: u64) -> Result<(), Refused> {
        if self.store.campaign(id).await?.is_some() { Ok(()) } else { self.begin_fork(snapshot, id, at).await }
    }

    async fn begin_fork(&self, snapshot: &Snapshot, id: CampaignId, seq: u64) -> Result<(), Refused> {
        let entry = self.store.entries(snapshot.campaign.id, seq - 1, 1).await?.pop().ok_or(Refused::NoCampaign)?;
        let play = self.stood_soundly_at(snapshot, seq).await?;
        let base: String = snapshot.campaign.name.chars().take(MOST_NAME).collect();
        let new = NewCampaign {
            game: snapshot.campaign.game.clone(),
            name: format!("{base} (2)"),
            options: Some(snapshot.campaign.options.clone()),
            seats: snapshot.seats.iter().map(invited).collect(),
            table: snapshot.campaign.table,
            policies: snapshot.watch().map(|watch| watch.terms.clone()),
        };
        let forked = Forked { from: snapshot.campaign.id, seq, hash: entry.hash };
        let (secret, now) = (entropy::campaign_secret(), self.clock.now());
        let laid = Laid { id, secret: secret.clone(), at: now, forked: Some(forked) };
        let why = format!("forked from entry {seq} of campaign {}", snapshot.campaign.id);
        let mut commit = laid.commit(snapshot.game.revision(), &snapshot.campaign.host_address, new, &*play, &why)?;
        // Who may look on there may here, and who rules there does here.
        commit.seating.push(Seating::Watched(id, self.store.spectators(snapshot.campaign.id).await?.watching));
        if let Some(arbiter) = snapshot.arbiter() {
            appoint(&mut commit, arbiter, &secret, now);
        }
        self.store.commit(commit).await?;
        tracing::info!(campaign.id = %snapshot.campaign.id, fork = %id, seq, "a second campaign goes on from an earlier entry");
        Ok(())
    }
}

/// Appoints the arbiter of a campaign for the one that goes on from it: its log says so from the first.
fn appoint(commit: &mut Commit, arbiter: &Arbiter, secret: &CampaignSecret, now: DateTime<Utc>) {
    let Some(ground) = commit.entries.last() else { return };
    let (id, act) = (ground.campaign, CourtAct::Appointed { name: Some(arbiter.name.clone()) });
    let by = Actor::System;
    let lines = told::of(&act, by, &Court::default());
    let new = NewEntry::after(ground.seq, id, now, ground.revision, Body::Court { act }).by(by, Cause::Lifecycle);
    let entry = seal(NewEntry { digest: ground.digest.clone(), ..new }, &ground.hash, secret);
    commit.lines.extend(stored_lines(id, entry.seq, &lines));
    commit.letters.push(SeatNews::ArbiterYou {}.to(&arbiter.address, id, now));
    commit.entries.push(entry);
    let what = ArbiterUpdate::Named(Arbiter { since: now, ..arbiter.clone() });
    commit.arbiter = Some(ArbiterChange { campaign: id, known: None, what });
}

/// The invitation of a seat's holder to the same seat of the fork.
fn invited(row: &SeatRow) -> Invited {
    let player = match (&row.address, row.strength) {
        (Some(address), _) => Player::Email(address.clone()),
        (None, Some(strength)) => Player::Bot(Bot::Plays(strength)),
        (None, None) => Player::Bot(Bot::Is(true)),
    };
    Invited { name: row.name.clone(), language: row.spoken(), player }
}
