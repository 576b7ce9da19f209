//! The start: when every seat is taken the rules set the table up, and everybody is told.

use super::join::leaves_it_open;
use super::letters::{self, LetterKind};
use super::standing::Locked;
use super::{Refused, Service};
use crate::log::{Body, CampaignId, Derived, fold::guarded, seal};
use crate::pace::Moved;
use crate::store::{Commit, SeatChange, SeatRow, SeatUpdate, Status, StoredLine};
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost_core::{Chance, Game, Source, Told};

impl Service {
    /// Starts a campaign in whose lobby nobody is missing.
    ///
    /// # Errors
    /// If the rules refuse the set-up or the store fails.
    pub async fn start_if_full(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        self.on_the_log_as_it_is(id, |hot| self.start_once(hot)).await?;
        self.let_bots_play(id);
        Ok(())
    }

    async fn start_once(&self, hot: Locked) -> Result<(), Refused> {
        let id = hot.campaign.id;
        let missing = hot.seats.iter().any(|row| row.state.is_missing());
        if missing || hot.campaign.status != Status::Lobby {
            return Ok(());
        }
        let seq = hot.seq + 1;
        let game = hot.game;
        let mut source = Derived::new(&hot.secret, id, seq);
        let choices = deal_choices(game, &hot.campaign.options, &hot.seats, &mut source)?;
        let setup = json!({ "options": hot.campaign.options, "seats": choices });
        let begun = guarded(|| {
            let mut chance = Chance::live(&mut source);
            game.begin(&setup, &mut chance)
        });
        let (play, out) = match begun {
            Ok(begun) => begun?,
            Err(message) => {
                drop(hot);
                return Err(self.declare_stuck(id, &message).await);
            }
        };
        let now = self.clock.now();
        let entry = hot.next_entry(now, Body::Started { setup, chance: out.chance.clone() }).leading_to(play.digest());
        let entry = seal(entry, &hot.hash, &hot.secret);
        let rows: Vec<SeatRow> =
            hot.seats.iter().cloned().zip(choices).map(|(row, choice)| SeatRow { options: Some(choice), ..row }).collect();
        let mut letters: Vec<_> = rows.iter().filter_map(|row| letters::to_seat(row, LetterKind::Started, "{}", now)).collect();
        letters.extend(letters::for_questions(&rows, &[], &hot.asked_in(&*play), seq, now, None));
        let watch = hot.watch_after(&hot.orders, &*play, now, Moved::Anew);
        let commit = Commit {
            watch,
            seats: rows.iter().filter_map(|row| Some(SeatChange::of(row, SeatUpdate::Dealt(row.options.clone()?)))).collect(),
            status: Some((id, Status::Running)),
            lines: stored_lines(id, seq, &out.told),
            entries: vec![entry],
            letters,
            ..Commit::default()
        };
        self.store_and_forget(hot, commit).await?;
        tracing::info!(campaign.id = %id, "a campaign has started");
        Ok(())
    }
}

/// What every seat plays: its choice; or whatever the rules draw, if they offer to; or one of those still free.
pub(super) fn deal_choices(game: &dyn Game, options: &Value, seats: &[SeatRow], source: &mut dyn Source) -> Result<Vec<Value>, Refused> {
    let mut choices: Vec<Option<Value>> = seats.iter().map(|row| row.options.clone()).collect();
    for seat in 0..choices.len() {
        if choices[seat].is_none() {
            let taken: Vec<Value> = choices.iter().flatten().cloned().collect();
            let free = game.seat_offers(options, &taken)?;
            let count = u32::try_from(free.len()).unwrap_or_default();
            if count == 0 {
                return Err(Refused::WrongState("nothing is left to choose for a seat".to_owned()));
            }
            let drawn_by_the_rules = free.iter().position(|(choice, _)| leaves_it_open(choice));
            let at = drawn_by_the_rules.unwrap_or_else(|| source.below(count) as usize);
            choices[seat] = Some(free[at].0.clone());
        }
    }
    Ok(choices.into_iter().flatten().collect())
}

/// Lines as the store keeps them.
pub(super) fn stored_lines(campaign: CampaignId, seq: u64, told: &[Told]) -> Vec<StoredLine> {
    let body = |told: &Told| serde_json::to_string(told).expect("a line is plain data");
    (0..).zip(told).map(|(position, told)| StoredLine { campaign, seq, position, body: body(told) }).collect()
}
