//! Exports a campaign as a file for somebody who may have it, read from the store part by part, however long it is. `docs/export.md` describes the
//! format.

use crate::past::export_extras::beside;
use crate::{Refused, Service, Snapshot};
use anyhow::Context as _;
use serde_json::value::RawValue;
use std::sync::Arc;
use sternpost_core::Eyes;
use sternpost_log::chain::exported;
use sternpost_log::export::{FORMAT, For, Header, KeptPosition, Line, Partial, Sitting, line_of};
use sternpost_log::{CampaignId, CampaignSecret, Entry};
use sternpost_store::{Campaign, SeatRow, Status, Store, StoredPosition};
use sternpost_verify::left_out;

/// Entries read at once.
const PART: u32 = 200;

/// A file that is being written.
pub struct Export {
    eyes: For,
    campaign: CampaignId,
    secret: CampaignSecret,
    /// The last entry that is in it.
    last: u64,
    /// The last that was written; none: nothing yet.
    written: Option<u64>,
    header: Header,
    /// What a seat reads and has said beside the log; it stands behind the entries.
    beside: Vec<String>,
}

impl Service {
    /// The file that these eyes may have: the whole log once the campaign has ended, before that its faces and what their seat has said.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn export(&self, snapshot: &Snapshot, eyes: Eyes) -> Result<Export, Refused> {
        let eyes = match (snapshot.campaign.status, eyes) {
            (Status::Ended, _) => For::Everybody,
            (_, Eyes::Seat(seat)) => For::Seat(seat),
            (_, Eyes::Spectator | Eyes::Arbiter) => For::Anybody,
        };
        let (last, head) = (snapshot.seq, snapshot.hash.as_str());
        let revision = self.store.entries(snapshot.campaign.id, last.saturating_sub(1), 1).await?.first().map_or(0, |entry| entry.revision);
        let header = header(&snapshot.campaign, eyes, (last, head), revision);
        let beside = match eyes {
            For::Seat(seat) => beside(&self.store, snapshot.campaign.id, &snapshot.seats, Some(seat)).await?,
            For::Anybody | For::Everybody | For::Operator => vec![],
        };
        Ok(Export { eyes, campaign: snapshot.campaign.id, secret: snapshot.secret.clone(), last, written: None, header, beside })
    }

    /// The next part of a file; none: that was all.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn export_part(&self, mut export: Export) -> Result<Option<(String, Export)>, Refused> {
        let Some(after) = export.written else {
            export.written = Some(0);
            return Ok(Some((line_of(&export.header), export)));
        };
        let mut entries = self.store.entries(export.campaign, after, PART).await?;
        entries.retain(|entry| entry.seq <= export.last);
        let Some(last) = entries.last() else {
            let beside = std::mem::take(&mut export.beside).concat();
            return Ok((!beside.is_empty()).then_some((beside, export)));
        };
        export.written = Some(last.seq);
        let text = match export.eyes {
            For::Everybody | For::Operator => entries.iter().map(exported).collect(),
            For::Anybody => entries.iter().map(|entry| line_of(&Partial::of(entry, None, &export.secret))).collect(),
            For::Seat(seat) => entries.iter().map(|entry| line_of(&Partial::of(entry, Some(seat), &export.secret))).collect(),
        };
        Ok(Some((text, export)))
    }
}

fn header(campaign: &Campaign, eyes: For, (last, head): (u64, &str), revision: u32) -> Header {
    Header {
        sternpost_export: FORMAT,
        campaign: campaign.id,
        game: campaign.game.clone(),
        name: campaign.name.clone(),
        revision,
        eyes,
        entries: last,
        head: head.to_owned(),
        ended: campaign.status == Status::Ended,
        left_out: left_out(eyes),
        seats: vec![],
        windows: None,
        table: None,
        secret: None,
    }
}

fn sitting(row: &SeatRow) -> Sitting {
    let bot = (!row.is_held()).then(|| row.strength.unwrap_or_default());
    Sitting {
        name: row.name.clone(),
        bot: bot
            .map(|strength| serde_json::to_value(strength).ok().and_then(|word| word.as_str().map(ToOwned::to_owned)).unwrap_or_default()),
        language: row.language.clone(),
        plays: row.options.clone(),
    }
}

fn kept(stored: &StoredPosition) -> anyhow::Result<KeptPosition> {
    let position = RawValue::from_string(stored.body.clone()).context("a kept position is no JSON")?;
    Ok(KeptPosition { kept: stored.seq, revision: stored.revision, position })
}

/// Writes everything an operator needs to let a campaign play on elsewhere: the whole log, its secret, who sits where, the chronicle, kept positions.
///
/// # Errors
/// If the campaign is not there, or the store fails, or nothing can be written.
pub async fn write_whole(store: &Arc<Store>, id: CampaignId, out: &mut (dyn std::io::Write + Send)) -> anyhow::Result<u64> {
    let campaign = store.campaign(id).await?.with_context(|| format!("there is no campaign {id}"))?;
    let secret = store.secret(id).await?.context("the secret is missing")?;
    let (last, head) = store.head(id).await?.context("the log is empty")?;
    let seats = store.seats(id).await?;
    let revision = store.entries(id, last - 1, 1).await?.first().context("the last entry is missing")?.revision;
    let header = Header {
        seats: seats.iter().map(sitting).collect(),
        table: Some(serde_json::to_value(campaign.table)?),
        secret: (campaign.status != Status::Ended).then(|| secret.reveal()),
        ..header(&campaign, For::Operator, (last, &head), revision)
    };
    out.write_all(line_of(&header).as_bytes())?;
    let mut after = 0;
    while after < last {
        let entries: Vec<Entry> = store.entries(id, after, PART).await?.into_iter().filter(|entry| entry.seq <= last).collect();
        after = entries.last().context("the log has a gap")?.seq;
        for entry in &entries {
            out.write_all(exported(entry).as_bytes())?;
        }
    }
    for line in store.lines(id, 0).await?.into_iter().filter(|line| line.seq <= last) {
        let told = serde_json::from_str(&line.body).context("a line of the chronicle cannot be read")?;
        out.write_all(line_of(&Line { told: line.seq, position: line.position, line: told }).as_bytes())?;
    }
    let (kept_head, stored) = (store.kept_head(id).await?, store.position_by(id, last).await?);
    let mut positions: Vec<StoredPosition> = kept_head.into_iter().chain(stored).filter(|kept| kept.seq <= last).collect();
    positions.sort_by_key(|kept| std::cmp::Reverse(kept.seq));
    positions.dedup_by_key(|kept| kept.seq);
    for position in &positions {
        out.write_all(line_of(&kept(position)?).as_bytes())?;
    }
    for line in beside(store, id, &seats, None).await? {
        out.write_all(line.as_bytes())?;
    }
    out.flush()?;
    Ok(last)
}
