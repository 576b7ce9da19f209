//! Starts a campaign: when every seat is taken the rules set the table up, and everybody is told.

use crate::seats::join::phrase_of;
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service};
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost_core::{Chance, Source, Told};
use sternpost_game::Game;
use sternpost_log::deal::deal;
use sternpost_log::fold::guarded;
use sternpost_log::{Body, CampaignId, Derivation, Derived, Phrases, Stream};
use sternpost_model::chain::seal;
use sternpost_model::pace::Moved;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, SeatChange, SeatRow, SeatState, SeatUpdate, Status, StoredLine};

impl Service {
    /// Starts a campaign in whose lobby nobody is missing.
    ///
    /// # Errors
    /// If the rules refuse the set-up or the store fails.
    pub async fn start_if_full(self: &Arc<Self>, id: CampaignId) -> Result<(), Refused> {
        self.retry_on_conflict(id, |snapshot| self.start_once(snapshot)).await?;
        self.let_bots_play(id);
        Ok(())
    }

    async fn start_once(&self, snapshot: Locked) -> Result<(), Refused> {
        let id = snapshot.campaign.id;
        let missing = snapshot.seats.iter().any(|row| row.state.is_missing());
        if missing || snapshot.campaign.status != Status::Lobby {
            return Ok(());
        }
        let seq = snapshot.seq + 1;
        let game = snapshot.game;
        // Of a seat that was taken and given back nothing counts.
        let lobby = self.all_entries(id, 0).await?;
        let phrase = |row: &SeatRow| if row.state == SeatState::Taken { phrase_of(&lobby, row.seat) } else { None };
        let phrases = Phrases(snapshot.seats.iter().map(phrase).collect());
        let mut source = Derived::new(phrases.key(&snapshot.secret, id), id, Stream::Start);
        let choices = deal_choices(game, &snapshot.campaign.options, &snapshot.seats, &mut source)?;
        let setup = json!({ "options": snapshot.campaign.options, "seats": choices });
        let begun = guarded(|| {
            let mut chance = Chance::live(&mut source);
            game.begin(&setup, &mut chance)
        });
        let (mut play, out) = match begun {
            Ok(begun) => begun?,
            Err(message) => {
                drop(snapshot);
                return Err(self.declare_stuck(id, &message).await);
            }
        };
        play.count_draws();
        let now = self.clock.now();
        let body = Body::Started { setup, phrases: phrases.clone(), derivation: Derivation::ByDraw, chance: out.chance.clone() };
        let entry = snapshot.next_entry(now, body).leading_to(play.digest());
        let entry = seal(entry, &snapshot.hash, &snapshot.secret);
        let rows: Vec<SeatRow> =
            snapshot.seats.iter().cloned().zip(choices).map(|(row, choice)| SeatRow { options: Some(choice), ..row }).collect();
        let letters = letters::of_the_start(&rows, &snapshot.asked_in(&*play), seq, now);
        let watch = snapshot.watch_after(&snapshot.orders, &*play, now, Moved::Anew);
        let commit = Commit {
            watch,
            seats: rows.iter().filter_map(|row| Some(SeatChange::of(row, SeatUpdate::Dealt(row.options.clone()?)))).collect(),
            status: Some((id, Status::Running)),
            phrases: Some((id, phrases)),
            lines: stored_lines(id, seq, &out.told),
            entries: vec![entry],
            letters,
            ..Commit::default()
        };
        self.store_and_forget(snapshot, commit).await?;
        tracing::info!(campaign.id = %id, "a campaign has started");
        Ok(())
    }
}

/// Deals every seat what it plays: its choice, or what is drawn for it.
pub(crate) fn deal_choices(game: &dyn Game, options: &Value, seats: &[SeatRow], source: &mut dyn Source) -> Result<Vec<Value>, Refused> {
    let chosen: Vec<Option<Value>> = seats.iter().map(|row| row.options.clone()).collect();
    deal(game, options, &chosen, source)?.ok_or_else(|| Refused::WrongState(Reason::NothingLeftToChoose))
}

/// Lines as the store keeps them.
pub(crate) fn stored_lines(campaign: CampaignId, seq: u64, told: &[Told]) -> Vec<StoredLine> {
    let body = |told: &Told| serde_json::to_string(told).expect("a line is plain data");
    (0..).zip(told).map(|(position, told)| StoredLine { campaign, seq, position, body: body(told) }).collect()
}
