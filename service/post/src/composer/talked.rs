//! Composes letters and sections about the talk of the table.

use super::{Answerable, ComposeError, Composer, Draft, witness};
use crate::letters::{self, Talk};
use sternpost_core::Seat;
use sternpost_games::game_name;
use sternpost_model::letter::TalkPayload;
use sternpost_picture::seat_character;
use sternpost_store::{SaidAs, SeatRow};
use sternpost_table::Snapshot;

/// Messages of the table shown in a mail.
const SAID: usize = 8;
/// Letters of each.
const SAID_LETTERS: usize = 300;

impl Composer {
    /// The messages to a seat that it has not read, a line each: of some, and how many more there are. `is_told` says what of it belongs into the
    /// letter.
    async fn said(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        is_told: impl Fn(&SaidAs) -> bool,
    ) -> Result<(Vec<String>, usize), ComposeError> {
        let mut unread = self.service.unread(snapshot, Seat(row.seat)).await?;
        unread.retain(is_told);
        let more = unread.len().saturating_sub(SAID);
        let words = letters::Words::new(row.spoken());
        let line = |said: &SaidAs| {
            let what = &said.what;
            let name = format!(
                "{} {}",
                seat_character(Seat(what.seat)),
                snapshot.name_then(what.seat, what.holders.get(&what.seat).map(String::as_str))
            );
            let hears = |other: &&SeatRow| other.seat != what.seat && what.audience >> other.seat & 1 == 1;
            let to: Vec<&str> = snapshot.seats.iter().filter(hears).map(|other| other.name.as_str()).collect();
            let short: String = what.said.split_whitespace().collect::<Vec<_>>().join(" ");
            let short = if short.chars().count() > SAID_LETTERS {
                format!("{}…", short.chars().take(SAID_LETTERS).collect::<String>())
            } else {
                short
            };
            words.said(&name, (what.audience != 0).then(|| to.join(", ")).as_deref(), &short)
        };
        Ok((unread.iter().skip(more).map(line).collect(), more))
    }

    /// The unread messages to the seat alone from somebody who has proposed something, since the proposal.
    pub(super) async fn said_with_proposal(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        from: Seat,
        since: u64,
    ) -> Result<Vec<String>, ComposeError> {
        let is_told = |said: &SaidAs| said.what.seat == from.0 && said.what.audience != 0 && said.what.seq >= since;
        Ok(self.said(snapshot, row, is_told).await?.0)
    }

    /// The message after which a letter about talk begins, if its seat still wants it.
    pub(super) async fn talk_after(&self, row: &SeatRow, told: Option<TalkPayload>) -> Result<Option<u64>, ComposeError> {
        let Some(told) = told else { return Ok(None) };
        Ok(self.service.is_digest_wanted(row, told).await?.then_some(told.after))
    }

    /// The messages that belong into a letter: what a letter about talk would tell from some message on, and beside a question what was said since
    /// the seat looked. What is older was in an earlier letter, as what has happened was.
    pub(super) async fn said_since(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        is_asked: bool,
        after: Option<u64>,
    ) -> Result<(Vec<String>, usize), ComposeError> {
        let is_told = |said: &SaidAs| is_asked && said.what.seq >= row.seen || after.is_some_and(|after| said.number > after);
        self.said(snapshot, row, is_told).await
    }

    /// Composes the letter about talk at the table, unless it was read meanwhile.
    pub(super) async fn talk(&self, snapshot: &Snapshot, row: &SeatRow, payload: TalkPayload) -> Result<Option<Draft>, ComposeError> {
        let Some(after) = self.talk_after(row, Some(payload)).await? else { return Ok(None) };
        let (said, more) = self.said_since(snapshot, row, false, Some(after)).await?;
        if said.is_empty() {
            return Ok(None);
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let letter = Talk {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            said,
            more,
            url: self.addresses.talk(row, snapshot.seq),
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        };
        Ok(Some(Draft::of(&letter, &letters::Words::new(row.spoken()))?.stopped_at(unsubscribe).about(Answerable::nothing(snapshot, row))))
    }
}
