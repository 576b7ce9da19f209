//! A campaign from a file: checked as `sternpost verify` checks it, stored whole or not at all, and played on if it is not over.

use super::people::{is_address, is_name};
use super::{Refused, Service};
use crate::language::Language;
use crate::log::export::{For, Header};
use crate::log::upgrade::{Kept, is_as_noted, reconcile};
use crate::log::{Body, CampaignId, CampaignSecret, Entry, Phrases};
use crate::pace::{Held, SeatedAct, Terms, TimeAct, Watch};
use crate::store::{Campaign, Commit, SeatChange, SeatRow, SeatState, Snapshot, Status, StoreError, StoredLine, WatchChange, Windows};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::BufRead;
use std::sync::Arc;
use sternpost_players::Strength;
use sternpost_verify::{Export, Finding, Verdict, check_export, read};
use thiserror::Error;

/// What an operator says of a campaign that is read in.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The address of who looks after it here.
    pub host: String,
    /// The addresses of who holds its seats here.
    pub holders: BTreeMap<u8, String>,
}

/// What became of it.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The campaign.
    pub campaign: CampaignId,
    /// How many entries.
    pub entries: u64,
    /// What the file could not prove.
    pub open: Vec<String>,
    /// Seats of persons that nobody holds here yet, with their names.
    pub without_holder: Vec<(u8, String)>,
    /// What of the file stands beside the log and was not kept, or not for everybody: each with its line and why.
    pub not_kept: Vec<String>,
}

/// Why a file is not read in. Nothing is stored then.
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
    Senseless(String),
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
        let (commit, without_holder) = self.commit_of(&export, &found, &wanted)?;
        match self.store.commit(commit).await {
            // Somebody else was quicker.
            Err(error) if self.store.campaign(found.id).await?.is_some() => {
                tracing::warn!(campaign.id = %found.id, %error, "a campaign was read in twice at once");
                return Err(ImportError::IsHere(found.id));
            }
            stored => stored?,
        }
        tracing::info!(campaign.id = %found.id, entries = export.entries.len(), "a campaign was read in from a file");
        let not_kept = self.keep_beside(found.id, &export.beside).await?;
        if found.status == Status::Running {
            self.play_on(found.id).await?;
        }
        Ok(Imported { campaign: found.id, entries: export.entries.len() as u64, open, without_holder, not_kept })
    }

    /// Whoever is asked and can be reached is written to; bots answer.
    async fn play_on(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        self.bots_play(id).await?;
        let seats = self.standing(id).await?.seats.clone();
        for row in seats.iter().filter(|row| row.address.is_some()) {
            self.write_again(id, row.seat).await?;
        }
        Ok(())
    }

    fn commit_of(&self, export: &Export, found: &Found<'_>, wanted: &Wanted) -> Result<(Commit, Vec<(u8, String)>), ImportError> {
        let senseless = |what: String| Err(ImportError::Senseless(what));
        if !is_address(&wanted.host) {
            return senseless(format!("the host: `{}` is not a mail address", wanted.host));
        }
        let rows = found.rows(wanted)?;
        let mut kept = found.kept(export)?;
        if found.status == Status::Running {
            let game = self.games.get(found.game).ok_or_else(|| ImportError::Lacks(format!("there is no game `{}` here", found.game)))?;
            if let Some(newer) = export.entries.iter().find(|entry| entry.revision > game.revision()) {
                let (seq, revision, ours) = (newer.seq, newer.revision, game.revision());
                return Err(ImportError::Lacks(format!("entry {seq} has revision {revision} of the rules, and this server has {ours}")));
            }
            let positions: Vec<Kept<'_>> = kept.iter().map(|kept| Kept { seq: kept.seq, body: &kept.body }).collect();
            // Before anything is stored: whether there is a position to play on from.
            reconcile(game, &export.entries, &positions).map_err(|why| ImportError::Lacks(format!("it cannot be played on: {why}")))?;
        }
        let without = rows.iter().filter(|row| row.state == SeatState::Taken && row.address.is_none());
        let without_holder = without.map(|row| (row.seat, row.name.clone())).collect();
        let campaign = Campaign {
            id: found.id,
            game: found.game.to_owned(),
            name: found.name.to_owned(),
            status: found.status,
            host_address: wanted.host.clone(),
            options: found.options.clone(),
            seats: u8::try_from(rows.len()).unwrap_or(u8::MAX),
            created_at: export.entries[0].recorded_at,
            windows: found.windows()?,
        };
        let commit = Commit {
            campaign: Some((campaign, found.secret.clone())),
            phrases: Some((found.id, found.phrases.clone())),
            seats: rows.into_iter().map(SeatChange::added).collect(),
            lines: lines(export, found.id)?,
            // Time stands still until the host lets it run: who holds the seats has to be settled first.
            watch: found.terms.clone().filter(|terms| found.status == Status::Running && terms.are_timed()).map(|terms| {
                let mut watch = Watch::new(terms);
                watch.hold(Held::Host, self.clock.now());
                WatchChange { campaign: found.id, known: 0, watch }
            }),
            // The newest is what newer rules go on from.
            snapshots: kept.split_off(kept.len().min(1)),
            heads: kept,
            entries: export.entries.clone(),
            ..Commit::default()
        };
        Ok((commit, without_holder))
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

/// What the log of a file says of its campaign.
struct Found<'a> {
    id: CampaignId,
    game: &'a str,
    name: &'a str,
    options: &'a Value,
    seats: u8,
    status: Status,
    secret: CampaignSecret,
    phrases: Phrases,
    terms: Option<Terms>,
    header: &'a Header,
    entries: &'a [Entry],
}

impl<'a> Found<'a> {
    fn of(export: &'a Export) -> Result<Self, ImportError> {
        let lacks = |what: &str| ImportError::Lacks(what.to_owned());
        let header = export.header.as_ref().ok_or_else(|| lacks("the file has no header"))?;
        if matches!(header.eyes, For::Seat(_) | For::Anybody) {
            return Err(lacks(
                "the file holds only what a player may know of a campaign that is not over: the operator of its server can write the whole",
            ));
        }
        let Some(Body::Created { game, name, options, seats, .. }) = export.created() else {
            return Err(lacks("the first entry does not create a campaign"));
        };
        let entries = &export.entries;
        let has_begun = entries.iter().any(|entry| matches!(entry.body, Body::Started { .. } | Body::Rebased { .. }));
        let status = if header.ended { Status::Ended } else { Status::Running };
        if !has_begun && status == Status::Running {
            return Err(lacks("the campaign has not started: create it here anew"));
        }
        let phrases =
            entries.iter().find_map(|entry| if let Body::Started { phrases, .. } = &entry.body { Some(phrases.clone()) } else { None });
        let settled =
            |entry: &Entry| if let Body::Timed { act: TimeAct::Settled { terms } } = &entry.body { Some(terms.clone()) } else { None };
        let terms = entries.iter().rev().find_map(settled);
        let secret = export.secret().ok_or_else(|| lacks("the file has no secret: chance could not go on"))?;
        let (phrases, id) = (phrases.unwrap_or_default(), entries[0].campaign);
        Ok(Self { id, game, name, options, seats: *seats, status, secret, phrases, terms, header, entries })
    }

    fn windows(&self) -> Result<Windows, ImportError> {
        let named =
            self.header.windows.as_ref().map(|name| Windows::by_id(name).ok_or_else(|| ImportError::Wrong(format!("windows: `{name}`"))));
        Ok(named.transpose()?.unwrap_or_default())
    }

    /// The seats: as the header has them, or, of an export for everybody, as the log has them.
    fn rows(&self, wanted: &Wanted) -> Result<Vec<SeatRow>, ImportError> {
        let wrong = |what: String| Err(ImportError::Wrong(what));
        let count = usize::from(self.seats);
        if !self.header.seats.is_empty() && self.header.seats.len() != count {
            return wrong(format!("the header names {} seats, and the campaign has {count}", self.header.seats.len()));
        }
        if let Some(seat) = wanted.holders.keys().find(|seat| usize::from(**seat) >= count) {
            return Err(ImportError::Senseless(format!("--seat: there is no seat {seat}")));
        }
        let mut addresses = BTreeSet::new();
        let mut rows = vec![];
        for seat in 0..self.seats {
            let said = self.header.seats.get(usize::from(seat));
            let taken = self.name_in_the_log(seat);
            let name = said.map(|said| said.name.clone()).or(taken.clone()).unwrap_or_else(|| format!("Bot {}", seat + 1));
            let bot = match said {
                Some(said) => said.bot.clone(),
                None => taken.is_none().then(String::new),
            };
            let strength = match bot.as_deref() {
                None => None,
                Some("") => Some(Strength::default()),
                Some(word) => match serde_json::from_value(Value::String(word.to_owned())) {
                    Ok(strength) => Some(strength),
                    Err(_) => return wrong(format!("seat {seat}: no bot plays `{word}`")),
                },
            };
            if !is_name(&name) {
                return wrong(format!("seat {seat}: its name cannot be shown"));
            }
            let address = wanted.holders.get(&seat).cloned();
            if let Some(address) = &address
                && (!is_address(address) || bot.is_some() || !addresses.insert(address.clone()))
            {
                return Err(ImportError::Senseless(format!(
                    "--seat: `{address}` cannot hold seat {seat}: no address, there twice, or a bot's seat"
                )));
            }
            let dealt = said.and_then(|said| said.plays.clone()).or_else(|| self.dealt(seat));
            rows.push(SeatRow {
                campaign: self.id,
                seat,
                name,
                address,
                language: Language::or_english(said.map_or("", |said| &said.language)).tag().to_owned(),
                state: if bot.is_some() { SeatState::Bot } else { SeatState::Taken },
                options: dealt,
                link_generation: 1,
                seen: 0,
                wants_mail: true,
                strength,
                heir_of: vec![],
            });
        }
        Ok(rows)
    }

    fn name_in_the_log(&self, of: u8) -> Option<String> {
        self.entries.iter().rev().find_map(|entry| {
            if let Body::SeatTaken { seat, name, bot: false, .. } | Body::Seated { act: SeatedAct::Passed { seat, name, .. } } = &entry.body
            {
                (seat.0 == of).then(|| name.clone())
            } else {
                None
            }
        })
    }

    fn dealt(&self, seat: u8) -> Option<Value> {
        self.entries.iter().find_map(|entry| {
            let Body::Started { setup, .. } = &entry.body else { return None };
            setup.get("seats")?.get(usize::from(seat)).cloned()
        })
    }

    /// The positions of the file that are those their entries note: nobody has changed them.
    fn kept(&self, export: &Export) -> Result<Vec<Snapshot>, ImportError> {
        let mut heads = vec![];
        for kept in &export.kept {
            let entry = kept.kept.checked_sub(1).and_then(|at| self.entries.get(usize::try_from(at).ok()?));
            let body = kept.position.get().to_owned();
            if !entry.is_some_and(|entry| is_as_noted(&body, entry)) {
                return Err(ImportError::Wrong(format!("the position kept at entry {} is not the one that entry notes", kept.kept)));
            }
            heads.push(Snapshot { campaign: self.id, seq: kept.kept, revision: kept.revision, body });
        }
        heads.sort_by_key(|head| std::cmp::Reverse(head.seq));
        Ok(heads)
    }
}
