//! Imports a campaign from a file: checked as `sternpost verify` checks it, stored whole or not at all, and played on if it is not over.
//!
//! The log, everything beside it and the letters to the seats that are asked are one commit. A server that dies before it leaves nothing behind;
//! after it, nothing remains to be done that the next start does not do anyway.

mod found;

use crate::past::export_extras::Taken;
use crate::seats::people::is_address;
use crate::talk::letters;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use found::Found;
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use std::sync::Arc;
use sternpost_game::Game;
use sternpost_log::upgrade::{Course, GoesOn, Kept, reconcile};
use sternpost_log::{CampaignId, Court, Folded, Moves, chain, ground};
use sternpost_model::pace::{Held, Watch};
use sternpost_store::{
    Campaign, Commit, OrdersChange, SeatChange, SeatRow, SeatState, Status, StoreError, StoredLine, StoredPosition, WatchChange,
};
use sternpost_verify::{Export, Finding, Verdict, check_export, read};
use thiserror::Error;

/// The operator's choices for a campaign that is imported.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The address of who looks after it here.
    pub host: String,
    /// The addresses of who holds its seats here.
    pub holders: BTreeMap<u8, String>,
}

/// The result of an import.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The campaign.
    pub campaign: CampaignId,
    /// The number of entries.
    pub entries: u64,
    /// What the file could not prove.
    pub open: Vec<String>,
    /// Seats of persons that nobody holds here yet, with their names.
    pub without_holder: Vec<(u8, String)>,
    /// What of the file stands beside the log and was not kept, or not for everybody: each with its line and why.
    pub not_kept: Vec<String>,
}

/// The reason why a file is not imported. Nothing is stored then.
#[derive(Debug, Error)]
pub enum ImportError {
    /// It cannot be read.
    #[error("{0}")]
    File(String),
    /// It does not hold.
    #[error("the file does not hold: {0}")]
    Wrong(String),
    /// It lacks what is needed to play on.
    #[error("{0}")]
    Lacks(String),
    /// What the operator wants makes no sense.
    #[error("{0}")]
    Invalid(String),
    /// The campaign is here.
    #[error("campaign {0} is here already")]
    IsHere(CampaignId),
    /// It was stored, and something failed then; or it could not be stored.
    #[error(transparent)]
    Failed(#[from] Refused),
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.into())
    }
}

impl Service {
    /// Reads a campaign from a file.
    ///
    /// # Errors
    /// See [`ImportError`].
    pub async fn import(self: &Arc<Self>, file: impl BufRead + Send + 'static, wanted: Wanted) -> Result<Imported, ImportError> {
        let games = self.games.clone();
        let checked = tokio::task::spawn_blocking(move || {
            let export = read(file).map_err(ImportError::File)?;
            let report = check_export(&export, &games, None);
            let wrong = |finding: &&Finding| finding.verdict == Verdict::Wrong;
            if let Some(Finding { entry, text, .. }) = report.findings.iter().find(wrong) {
                let at = entry.map(|entry| format!("entry {entry}: ")).unwrap_or_default();
                return Err(ImportError::Wrong(format!("{at}{text}")));
            }
            let open = report.findings.into_iter().filter(|finding| finding.verdict == Verdict::Open);
            let open = open.map(|Finding { entry, text, .. }| entry.map_or(text.clone(), |entry| format!("entry {entry}: {text}")));
            Ok((export, open.collect::<Vec<_>>()))
        });
        let (export, open) = checked.await.map_err(|_| ImportError::File("the file cannot be read".to_owned()))??;
        let campaign = export.entries.first().map(|entry| entry.campaign);
        if let Some(id) = campaign
            && self.store.campaign(id).await?.is_some()
        {
            return Err(ImportError::IsHere(id));
        }
        let found = Found::of(&export)?;
        let Whole { commit, without_holder, not_kept, are_written_to } = self.commit_of(&export, &found, &wanted)?;
        match self.store.commit(commit).await {
            // Somebody else was quicker.
            Err(error) if self.store.campaign(found.id).await?.is_some() => {
                tracing::warn!(campaign.id = %found.id, %error, "a campaign was read in twice at once");
                return Err(ImportError::IsHere(found.id));
            }
            stored => stored?,
        }
        tracing::info!(campaign.id = %found.id, entries = export.entries.len(), "a campaign was read in from a file");
        if found.status == Status::Running {
            self.play_on(found.id, are_written_to).await?;
        }
        Ok(Imported { campaign: found.id, entries: export.entries.len() as u64, open, without_holder, not_kept })
    }

    /// Bots answer; whoever is asked and can be reached is written to, unless that was done with the commit.
    async fn play_on(self: &Arc<Self>, id: CampaignId, are_written_to: bool) -> Result<(), Refused> {
        self.bots_play(id).await?;
        if are_written_to {
            return Ok(());
        }
        let seats = self.snapshot(id).await?.seats.clone();
        for row in seats.iter().filter(|row| row.address.is_some()) {
            self.write_again(id, row.seat).await?;
        }
        Ok(())
    }

    fn commit_of(&self, export: &Export, found: &Found<'_>, wanted: &Wanted) -> Result<Whole, ImportError> {
        let invalid = |what: String| Err(ImportError::Invalid(what));
        if !is_address(&wanted.host) {
            return invalid(format!("the host: `{}` is not a mail address", wanted.host));
        }
        let rows = found.rows(wanted)?;
        let mut kept = found.kept(export)?;
        let game = self.games.get(found.game);
        let goes_on = match (found.status, game) {
            (Status::Running, Some(game)) => Some(goes_on(game, export, &kept)?),
            (Status::Running, None) => return Err(ImportError::Lacks(format!("there is no game `{}` here", found.game))),
            (Status::Ended | Status::Lobby | Status::Stuck, _) => None,
        };
        let without = rows.iter().filter(|row| row.state == SeatState::Taken && row.address.is_none());
        let without_holder = without.map(|row| (row.seat, row.name.clone())).collect();
        let campaign = found.campaign(&wanted.host)?;
        let now = self.clock.now();
        let mut commit = Commit {
            campaign: Some((campaign.clone(), found.secret.clone())),
            phrases: Some((found.id, found.phrases.clone())),
            seats: rows.iter().cloned().map(SeatChange::added).collect(),
            lines: lines(export, found.id)?,
            // The newest is what newer rules go on from.
            positions: kept.split_off(kept.len().min(1)),
            heads: kept,
            entries: export.entries.clone(),
            ..Commit::default()
        };
        // Where newer rules lay new ground it is laid as the campaign is first looked at, and who is asked there is written to then.
        let is_as_it_was = goes_on.as_ref().is_some_and(|goes_on| goes_on.course == Course::Same && is_whole(&goes_on.folded));
        let Some(game) = game else {
            let not_kept = export.beside.iter().map(|(at, _)| format!("line {at}: there is no game `{}` here", found.game)).collect();
            return Ok(Whole { commit, without_holder, not_kept, are_written_to: false });
        };
        let folded = goes_on.filter(|_| is_as_it_was).map(|goes_on| goes_on.folded);
        let mut snapshot = snapshot_of(game, (campaign, rows), found, folded);
        commit.watch = (found.status == Status::Running).then(|| watch(&snapshot, found, now)).flatten();
        let taken = Taken::of(&snapshot, &export.beside);
        snapshot.orders = Arc::new(taken.orders.clone());
        if let Some(play) = snapshot.play.as_deref() {
            let mut asked = snapshot.asked_in(play);
            asked.retain(|(seat, _)| !taken.sealed.iter().any(|sealed| sealed.given.seat == *seat));
            commit.letters = letters::for_questions(&snapshot.seats, &[], &asked, snapshot.seq, now, None);
        }
        commit.orders = (!taken.orders.is_empty()).then(|| OrdersChange { put: taken.orders, ..OrdersChange::of(found.id) });
        // As far as the database knows there is no log yet.
        commit.sealed =
            (!taken.sealed.is_empty()).then(|| sternpost_store::SealedChange { put: taken.sealed, head: 0, ..snapshot.change_of_sealed() });
        (commit.talk, commit.promises) = (taken.talk, taken.promises);
        Ok(Whole { commit, without_holder, not_kept: taken.not, are_written_to: is_as_it_was })
    }
}

/// All that is stored of an imported file, and what the operator is told of it.
struct Whole {
    commit: Commit,
    without_holder: Vec<(u8, String)>,
    not_kept: Vec<String>,
    /// Whether the letters to who is asked are in the commit.
    are_written_to: bool,
}

/// Before anything is stored: where the campaign is played on from.
fn goes_on(game: &dyn Game, export: &Export, kept: &[StoredPosition]) -> Result<GoesOn, ImportError> {
    if let Some(newer) = export.entries.iter().find(|entry| entry.revision > game.revision()) {
        let (seq, revision, ours) = (newer.seq, newer.revision, game.revision());
        return Err(ImportError::Lacks(format!("entry {seq} has revision {revision} of the rules, and this server has {ours}")));
    }
    let positions: Vec<Kept<'_>> = kept.iter().map(|kept| Kept { seq: kept.seq, body: &kept.body }).collect();
    let goes_on =
        reconcile(game, &export.entries, &positions).map_err(|why| ImportError::Lacks(format!("it cannot be played on: {why}")))?;
    ground::is_sound(&*goes_on.folded.play, None)
        .map_err(|why| ImportError::Lacks(format!("it stands where no table can stand: {why}")))?;
    Ok(goes_on)
}

/// The campaign's timer as it begins here; none if it needs none.
fn watch(snapshot: &Snapshot, found: &Found<'_>, now: DateTime<Utc>) -> Option<WatchChange> {
    let mut watch = Watch::new(found.terms.clone().unwrap_or_default());
    // Time stands still until the host lets it run: who holds the seats has to be settled first.
    if watch.terms.are_timed() {
        watch.hold(Held::Host, now);
    }
    snapshot.tell_of_court(&mut watch, now);
    if snapshot.court.disputes.iter().flat_map(|dispute| &dispute.verdicts).any(|verdict| verdict.fork.is_some()) {
        watch.read_in = snapshot.seq;
    }
    (watch != Watch::default()).then_some(WatchChange { campaign: found.id, known: 0, watch })
}

/// Whether no answer waits in the position itself, as older servers had it.
fn is_whole(folded: &Folded) -> bool {
    !folded.play.is_over() && folded.play.open().len() == folded.play.asked_together().len()
}

/// The campaign as it will stand here.
fn snapshot_of(game: &'static dyn Game, (campaign, rows): (Campaign, Vec<SeatRow>), found: &Found<'_>, folded: Option<Folded>) -> Snapshot {
    let last = found.entries.last();
    Snapshot {
        game,
        chance: found.phrases.key(&found.secret, found.id),
        secret: found.secret.clone(),
        campaign: Arc::new(campaign),
        seats: Arc::new(rows),
        head: folded.as_ref().map_or(0, |folded| folded.head),
        play: folded.map(|folded| Arc::from(folded.play)),
        seq: last.map_or(0, |entry| entry.seq),
        hash: last.map_or_else(|| chain::ORIGIN.to_owned(), |entry| entry.hash.clone()),
        revocable: None,
        moves: Arc::new(Moves::of(found.entries)),
        court: Arc::new(Court::of(found.entries)),
        sealed: Arc::default(),
        orders: Arc::default(),
        former: Arc::default(),
        watch: None,
        arbiter: None,
        is_behind: false,
    }
}

fn lines(export: &Export, id: CampaignId) -> Result<Vec<StoredLine>, ImportError> {
    let mut seen = BTreeSet::new();
    let mut lines = vec![];
    for line in &export.lines {
        if line.told == 0 || line.told > export.entries.len() as u64 || !seen.insert((line.told, line.position)) {
            return Err(ImportError::Wrong(format!(
                "line {} of entry {} is there twice, or there is no such entry",
                line.position, line.told
            )));
        }
        let body = serde_json::to_string(&line.line).expect("a line is plain data");
        lines.push(StoredLine { campaign: id, seq: line.told, position: line.position, body });
    }
    Ok(lines)
}
