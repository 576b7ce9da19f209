//! One letter for everything a person owes, over all campaigns.

use super::time::due;
use super::{Answerable, ComposeError, Composer, Draft, with_words};
use crate::campaign::{Hot, Refused};
use crate::games::game_name;
use crate::post::letters::{self, MailedQuestion, Owed};
use crate::store::{NewLetter, SeatRow, SeatState, Status};
use std::sync::Arc;
use sternpost_core::{Asked, Seat};

/// A question of somebody's.
type Found = (Arc<Hot>, SeatRow, Asked);

impl Composer {
    /// What a letter's reader owes when it goes out. A single question is asked as it would have been alone.
    pub(super) async fn owed(&self, letter: &NewLetter) -> Result<Option<Draft>, ComposeError> {
        let mut found = self.found(&letter.recipient).await?;
        if found.len() <= 1 {
            let Some((hot, row, asked)) = found.pop() else { return Ok(None) };
            return self.turn(&hot, &row, asked, &letter.id, None).await;
        }
        // What is due first stands first; what can wait, last.
        found.sort_by_key(|(hot, row, _)| hot.due_of(Seat(row.seat)).map_or(i64::MAX, |due| due.timestamp()));
        let mut questions = vec![];
        for (hot, row, asked) in &found {
            questions.push(self.question(hot, row, asked, &letter.id).await?);
        }
        let unsubscribe = self.addresses.stopping_all(&letter.recipient);
        let words = letters::Words::new(found[0].1.spoken());
        Ok(Some(Draft::of(&Owed { questions, unsubscribe: unsubscribe.clone() }, &words)?.stopped_at(unsubscribe)))
    }

    async fn found(&self, address: &str) -> Result<Vec<Found>, ComposeError> {
        let service = &self.service;
        let mut found = vec![];
        let campaigns = service.store.campaigns_of(address).await.map_err(Refused::from)?;
        for campaign in campaigns.into_iter().filter(|campaign| campaign.status == Status::Running) {
            let mut hot = service.standing(campaign.id).await?;
            if let Some(newer) = service.newer_than(&hot).await? {
                hot = newer;
            }
            let rows: Vec<SeatRow> = hot.seats_of(address).filter(|row| row.wants_mail && row.state == SeatState::Taken).cloned().collect();
            for row in rows {
                let seat = Seat(row.seat);
                // Whoever has just replied is asked by the receipt.
                if self.replies.is_some() && service.has_receipt_to_come(&row).await? {
                    continue;
                }
                if let Some(asked) = hot.owed_by(seat) {
                    found.push((hot.clone(), row, asked));
                }
            }
        }
        Ok(found)
    }

    async fn question(&self, hot: &Hot, row: &SeatRow, asked: &Asked, letter: &str) -> Result<MailedQuestion, ComposeError> {
        let about = Answerable::asked(hot, row, asked);
        // Each question has an address of its own.
        let reply = self.reply_to(&format!("{letter}/{}/{}", row.campaign, row.seat), Some(about)).await?;
        Ok(with_words(hot, row, |words| {
            let (choices, more) = self.mailed_choices(hot, row, asked, words);
            MailedQuestion {
                campaign: hot.campaign.name.clone(),
                game: game_name(&hot.campaign.game),
                prompt: words.say(&asked.prompt),
                due: due(hot, row),
                choices,
                more,
                default: words.answer(asked, &asked.default),
                url: self.addresses.answer(row, Some(&asked.id), hot.shown_seq(), None),
                reply: reply.map(|reply| reply.address).unwrap_or_default(),
            }
        }))
    }
}
