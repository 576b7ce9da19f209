//! `sternpost audit`: checks every chain and promise, puts every answer and draw to the rules anew, and says what this binary's rules would make of
//! each campaign.

use super::ConfigArgs;
use crate::cli::out::out;
use anyhow::{Context as _, bail};
use chrono::SecondsFormat;
use clap::Args;
use serde_json::Value;
use std::fmt::Write as _;
use std::process::ExitCode;
use sternpost_game::bounds::unbounded;
use sternpost_games::Games;
use sternpost_log::upgrade::{Course, Kept, reconcile};
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Entry, Moves, ground, verify};
use sternpost_store::{Campaign, Status, Store, StoredLetter};
use sternpost_verify::replay::replay;
use sternpost_verify::{About, Finding, Report, Verdict};

/// What is audited.
#[derive(Debug, Args)]
pub struct AuditArgs {
    #[command(flatten)]
    config: ConfigArgs,
    /// Lists, of this campaign, every letter with the entry it was written with: kind, reader, name, and what became of it.
    #[arg(long, value_name = "CAMPAIGN")]
    letters: Option<CampaignId>,
}

impl AuditArgs {
    /// Audits; exits with 1 if something does not hold. Nothing is changed but the schema: run it with a new binary before
    /// that serves, and it says what serving would do to each campaign.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn run(self) -> anyhow::Result<ExitCode> {
        let store = sternpost_store::open(&self.config.read()?.database()).await?;
        if let Some(campaign) = self.letters {
            list_letters(&store, campaign).await?;
            return Ok(ExitCode::SUCCESS);
        }
        Ok(if audit_all(&store).await? { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// Lists the letters of a campaign, entry by entry. A letter's Message-ID begins with its name; where it can be replied to its key follows,
/// which is an authority and is not shown.
async fn list_letters(store: &Store, campaign: CampaignId) -> anyhow::Result<()> {
    store.campaign(campaign).await?.with_context(|| format!("there is no campaign {campaign}"))?;
    let mut letters = store.letters_by_entry(campaign, None, u32::MAX >> 1).await?;
    letters.reverse();
    let told = |letter: &StoredLetter| {
        let settled = letter.settled_at.map(|at| format!(" {}", at.to_rfc3339_opts(SecondsFormat::Secs, true))).unwrap_or_default();
        let seat = letter.letter.seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        let state = serde_json::to_value(letter.state).ok();
        let state = state.as_ref().and_then(|state| state.as_str()).unwrap_or_default();
        out!("  {:<12} seat {seat} {} <{}…> {state}{settled}", letter.letter.kind().name(), letter.letter.recipient, letter.letter.id);
    };
    for entry in store.entries(campaign, 0, u32::MAX >> 1).await? {
        let with: Vec<&StoredLetter> = letters.iter().filter(|(_, with)| *with == Some(entry.seq)).map(|(letter, _)| letter).collect();
        out!("entry {} {}: {}", entry.seq, entry.body.kind(), if with.is_empty() { "no letters" } else { "" });
        with.into_iter().for_each(told);
    }
    out!("with no entry:");
    letters.iter().filter(|(_, with)| with.is_none()).map(|(letter, _)| letter).for_each(told);
    Ok(())
}

/// Audits every campaign of a database and says what was found; whether everything holds.
pub(super) async fn audit_all(store: &Store) -> anyhow::Result<bool> {
    let games = Games::default();
    let mut holds = true;
    for status in [Status::Lobby, Status::Running, Status::Ended, Status::Stuck] {
        for campaign in store.campaigns_with(status).await? {
            match audit(store, &games, &campaign).await {
                Ok(found) => out!("{found}"),
                Err(error) => {
                    holds = false;
                    out!("FAILED  {} {error:#}", campaign.id);
                }
            }
        }
    }
    Ok(holds)
}

async fn audit(store: &Store, games: &Games, campaign: &Campaign) -> anyhow::Result<String> {
    let id = campaign.id;
    let entries = store.entries(id, 0, u32::MAX >> 1).await?;
    let secret = store.secret(id).await?.context("the secret is missing")?;
    verify(&entries, &secret)?;
    let promised =
        entries.iter().find_map(|entry| if let Body::Created { commitment, .. } = &entry.body { Some(commitment.clone()) } else { None });
    if promised.as_deref() != Some(secret.commitment().as_str()) {
        bail!("the secret is not the one that was promised");
    }
    let count = entries.len();
    // What is stuck need not fold, nor what an operator has closed: that may be why.
    let is_closed = entries.last().is_some_and(|last| matches!(last.body, Body::Ended { .. }) && last.actor == Actor::Operator);
    let is_played = matches!(campaign.status, Status::Running | Status::Ended) && !is_closed;
    let open = played_again(games, campaign, &entries, &secret, is_played)?;
    if !is_played {
        let closed = if is_closed { ", closed by the operator" } else { "" };
        return Ok(format!("ok      {id} {count} entries{closed}{open}"));
    }
    let course = match rules_say(store, games, campaign, &entries).await? {
        Course::Same => format!("ok      {id} {count} entries"),
        Course::NewGround { .. } if campaign.status == Status::Ended => {
            format!("older   {id} {count} entries: ended under other rules; its last position is shown as it was kept")
        }
        Course::NewGround { back_to: None } => {
            format!("rebase  {id} {count} entries: folds differently; serving goes on from the position its players saw")
        }
        Course::NewGround { back_to: Some(to) } => {
            format!("rebase  {id} {count} entries: serving goes on from entry {to} and asks again what was answered after it")
        }
    };
    Ok(course + &open)
}

/// Every answer put to the rules again, every draw derived anew, every position compared: what could not be proven, a line each.
fn played_again(games: &Games, campaign: &Campaign, entries: &[Entry], secret: &CampaignSecret, is_played: bool) -> anyhow::Result<String> {
    let game = games.get(&campaign.game).with_context(|| format!("there is no game `{}`", campaign.game))?;
    let mut report = Report::default();
    replay(game, entries, Some(secret), &mut report);
    let (mut open, mut wrong) = (String::new(), vec![]);
    // What did not fit and was left behind, as an operator does with a stuck campaign, no player saw the like of.
    let (moves, last) = (Moves::of(entries), entries.last().map_or(0, |entry| entry.seq));
    let counts = |entry: Option<u64>| entry.is_none_or(|seq| moves.counts(seq, last));
    for Finding { verdict, about, entry, text, .. } in report.findings {
        let at = entry.map(|entry| format!("entry {entry}: ")).unwrap_or_default();
        match verdict {
            Verdict::Proven => {}
            Verdict::Wrong if about == About::Chance || is_played && counts(entry) => wrong.push(format!("{at}{text}")),
            // That a campaign goes on is nothing to look into.
            Verdict::Open if about == About::Result && campaign.status != Status::Ended => {}
            Verdict::Wrong | Verdict::Open => {
                let _ = write!(open, "\n        open: {at}{text}");
            }
        }
    }
    // One thing that is wrong often makes another so: all of them are named.
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n        "));
    }
    Ok(open)
}

async fn rules_say(store: &Store, games: &Games, campaign: &Campaign, entries: &[Entry]) -> anyhow::Result<Course> {
    let game = games.get(&campaign.game).with_context(|| format!("there is no game `{}`", campaign.game))?;
    let (head, stored) = (store.kept_head(campaign.id).await?, store.position_by(campaign.id, u64::MAX >> 1).await?);
    let mut kept: Vec<_> = head.iter().chain(&stored).collect();
    kept.sort_by_key(|kept| std::cmp::Reverse(kept.seq));
    let kept: Vec<Kept<'_>> = kept.into_iter().map(|kept| Kept { seq: kept.seq, body: &kept.body }).collect();
    for kept in &kept {
        let position: Value = serde_json::from_str(kept.body).with_context(|| format!("the position kept at entry {}", kept.seq))?;
        if let Some(why) = unbounded(&position) {
            bail!("the position kept at entry {}: no table holds that: {why}", kept.seq);
        }
    }
    let goes_on = reconcile(game, entries, &kept)?;
    // What has ended under other rules is only shown.
    if campaign.status == Status::Running || goes_on.course == Course::Same {
        let stands = ground::is_sound(&*goes_on.folded.play, None);
        stands.map_err(|why| anyhow::anyhow!("it stands where no table can stand: {why}"))?;
    }
    Ok(goes_on.course)
}
