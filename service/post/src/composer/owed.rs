//! Composes the one letter about everything that waits for a person, over all campaigns: what they owe first, then what was said and promised.

use super::time::due;
use super::{Answerable, ComposeError, Composer, Draft, with_words, witness};
use crate::letters::{self, MailedNews, MailedPromises, MailedQuestion, Owed};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Asked;
use sternpost_games::game_name;
use sternpost_log::CampaignId;
use sternpost_model::letter::{CourtPayload, Gathered, Gathering, Letter, TalkPayload};
use sternpost_store::{NewLetter, SeatRow, SeatState, Status, StoredLetter};
use sternpost_table::{Refused, Snapshot};

/// A question of somebody's.
type Found = (Arc<Snapshot>, SeatRow, Asked);

/// The news a seat is told besides its question.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Told {
    /// That the campaign has begun.
    pub(super) begins: bool,
    /// A letter about talk that was due: what was said since then.
    pub(super) talk: Option<TalkPayload>,
    /// One about promises: since when.
    pub(super) promises: Option<DateTime<Utc>>,
    /// One about a dispute or a motion: what it tells of.
    pub(super) court: Option<CourtPayload>,
    /// Whether the seat has asked for the board in words.
    pub(super) in_full: bool,
}

impl Told {
    /// The news for a seat of what was gathered: of several letters the one that begins first. That a campaign began is told to who has not come to
    /// it since.
    fn of(gathered: &Gathered, row: &SeatRow) -> Self {
        let (campaign, seat) = (row.campaign, row.seat);
        let begins = gathered.begins.iter().any(|(of, to, version)| (*of, *to) == (campaign, seat) && row.seen < *version);
        let talk = gathered.talk.iter().filter(|(of, to, _)| (*of, *to) == (campaign, seat)).map(|(_, _, talk)| *talk);
        let promises = gathered.promises.iter().filter(|(of, to, _)| (*of, *to) == (campaign, seat)).map(|(_, _, told)| told.since);
        let court = gathered.court.iter().filter(|(of, to, _)| (*of, *to) == (campaign, seat)).map(|(_, _, court)| *court);
        let court = court.reduce(|one, other| CourtPayload {
            from: one.from.min(other.from),
            to: one.to.max(other.to),
            remind: one.remind && other.remind,
            opens: one.opens && other.opens,
        });
        Self { begins, talk: talk.min_by_key(|talk| talk.after), promises: promises.min(), court, in_full: false }
    }
}

impl Composer {
    /// The letter that stands for all that wait for its reader, who wants one for everything; none if it goes out as what it is.
    pub(crate) async fn gathered(&self, letter: &NewLetter, now: DateTime<Utc>) -> Result<Option<NewLetter>, ComposeError> {
        // To who has no seat there, a host or an arbiter, it goes out as what it is.
        if letter.seat.is_none() {
            return Ok(None);
        }
        let tells = match letter.kind().gathering() {
            Gathering::Asks => false,
            Gathering::Tells => true,
            Gathering::Alone | Gathering::Gathered => return Ok(None),
        };
        let store = &self.service.store;
        let waiting = store.letters_to_gather(&letter.recipient, now).await.map_err(Refused::from)?;
        // News alone is a letter of its own, and asks nothing anew.
        let Some(last) = waiting.last().filter(|_| !tells || waiting.len() > 1) else { return Ok(None) };
        let mut told = Gathered::default();
        for StoredLetter { letter, .. } in &waiting {
            letter.content.gather(letter.campaign.zip(letter.seat), &mut told);
        }
        store.gather_letters(&letter.id, &told, &last.letter.id, now).await.map_err(Refused::from)?;
        Ok(Some(NewLetter { content: Letter::Owed(told), ..letter.clone() }))
    }

    /// Composes the letter about what its reader owes when it goes out, and what is new. What stands alone is told as it would have been alone.
    pub(super) async fn owed(&self, letter: &NewLetter, gathered: &Gathered) -> Result<Option<Draft>, ComposeError> {
        let mut found = self.found(&letter.recipient).await?;
        let others = self.told_elsewhere(&letter.recipient, gathered, &found).await?;
        match (found.len(), others.as_slice()) {
            (0, []) => return Ok(None),
            (1, []) if gathered.court.is_empty() => {
                let (snapshot, row, asked) = found.remove(0);
                return self.turn(&snapshot, &row, asked, &letter.id, None, Told::of(gathered, &row)).await;
            }
            (0, [(snapshot, row, Told { begins: false, talk: Some(talk), promises: None, court: None, in_full: _ })]) => {
                return self.talk(snapshot, row, *talk).await;
            }
            (0, [(snapshot, row, Told { begins: false, talk: None, promises: Some(since), court: None, in_full: _ })]) => {
                return self.promised(snapshot, row, *since).await;
            }
            (0, [(snapshot, row, Told { begins: false, talk: None, promises: None, court: Some(court), in_full: _ })]) => {
                return self.court(snapshot, row, *court).await;
            }
            (0, [(snapshot, row, Told { begins: true, talk: None, promises: None, court: None, in_full: _ })]) => {
                return self.started(snapshot, row).map(Some);
            }
            _ => {}
        }
        // What is due first stands first; what can wait, last.
        found.sort_by_key(|(snapshot, row, _)| snapshot.due_of(Seat(row.seat)).map_or(i64::MAX, |due| due.timestamp()));
        let mut questions = vec![];
        for (snapshot, row, asked) in &found {
            questions.push(self.question(snapshot, row, asked, &letter.id, gathered).await?);
        }
        let mut news = vec![];
        for (snapshot, row, told) in &others {
            news.push(self.news(snapshot, row, *told, false).await?);
        }
        news.retain(|news| !news.is_empty());
        if questions.is_empty() && news.is_empty() {
            return Ok(None);
        }
        let mut witnesses = BTreeMap::new();
        for snapshot in found.iter().map(|(snapshot, _, _)| snapshot).chain(others.iter().map(|(snapshot, _, _)| snapshot)) {
            witnesses.entry(snapshot.campaign.id).or_insert_with(|| (snapshot.campaign.name.clone(), witness(snapshot)));
        }
        let witnesses = witnesses.into_values().collect();
        let unsubscribe = self.addresses.stopping_all(&letter.recipient);
        let reader = found.first().map(|(_, row, _)| row).or(others.first().map(|(_, row, _)| row));
        let words = letters::Words::new(reader.map(SeatRow::spoken).unwrap_or_default());
        let draft = Draft::of(&Owed { questions, news, witnesses, unsubscribe: unsubscribe.clone() }, &words)?.stopped_at(unsubscribe);
        // A reply to one question is to the letter; of several each has its address.
        Ok(Some(match found.as_slice() {
            [(snapshot, row, asked)] => draft.about(Answerable::asked(snapshot, row, asked)),
            _ => draft,
        }))
    }

    /// The seats that are told something and asked nothing.
    async fn told_elsewhere(
        &self,
        address: &str,
        gathered: &Gathered,
        found: &[Found],
    ) -> Result<Vec<(Arc<Snapshot>, SeatRow, Told)>, ComposeError> {
        let mut others = vec![];
        for (campaign, seat) in gathered.seats() {
            if found.iter().any(|(_, row, _)| (row.campaign, row.seat) == (campaign, seat)) {
                continue;
            }
            let snapshot = self.newest(campaign).await?;
            let row = snapshot.seats_of(address).find(|row| row.seat == seat && row.wants_mail && row.state == SeatState::Taken).cloned();
            if let Some(row) = row {
                let told = Told::of(gathered, &row);
                others.push((snapshot, row, told));
            }
        }
        Ok(others)
    }

    pub(super) async fn newest(&self, campaign: CampaignId) -> Result<Arc<Snapshot>, ComposeError> {
        let snapshot = self.service.snapshot(campaign).await?;
        Ok(self.service.newer_than(&snapshot).await?.unwrap_or(snapshot))
    }

    /// The questions a person is asked, in all campaigns.
    pub(crate) async fn found(&self, address: &str) -> Result<Vec<Found>, ComposeError> {
        let service = &self.service;
        let mut found = vec![];
        let campaigns = service.store.campaigns_of(address).await.map_err(Refused::from)?;
        for campaign in campaigns.into_iter().filter(|campaign| campaign.status == Status::Running) {
            let snapshot = self.newest(campaign.id).await?;
            let rows: Vec<SeatRow> =
                snapshot.seats_of(address).filter(|row| row.wants_mail && row.state == SeatState::Taken).cloned().collect();
            for row in rows {
                let seat = Seat(row.seat);
                // A holder who has just replied is asked by the receipt.
                if self.replies.is_some() && service.has_receipt_to_come(&row).await? {
                    continue;
                }
                if let Some(asked) = snapshot.owed_by(seat) {
                    found.push((snapshot.clone(), row, asked));
                }
            }
        }
        Ok(found)
    }

    async fn question(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        asked: &Asked,
        letter: &str,
        gathered: &Gathered,
    ) -> Result<MailedQuestion, ComposeError> {
        let about = Answerable::asked(snapshot, row, asked);
        // Each question has an address of its own.
        let reply = self.reply_to(&format!("{letter}/{}/{}", row.campaign, row.seat), Some(about)).await?;
        let news = self.news(snapshot, row, Told::of(gathered, row), true).await?;
        let url = self.short_link(snapshot, row, asked).await?;
        Ok(with_words(snapshot, row, |words| {
            let (choices, more) = self.mailed_choices(row, asked, &url, words);
            MailedQuestion {
                campaign: snapshot.campaign.name.clone(),
                game: game_name(&snapshot.campaign.game),
                prompt: words.say(&asked.prompt),
                due: due(snapshot, row),
                choices,
                more,
                default: words.answer(asked, &asked.default),
                url,
                reply: reply.map(|reply| reply.address).unwrap_or_default(),
                news,
            }
        }))
    }

    /// The messages to a seat and the promises that wait for it, as its own letters would tell it. `is_asked`: beside a question, which tells what is
    /// new in any case.
    async fn news(&self, snapshot: &Snapshot, row: &SeatRow, told: Told, is_asked: bool) -> Result<MailedNews, ComposeError> {
        let after = self.talk_after(row, told.talk).await?;
        let (said, more) = if is_asked || after.is_some() { self.said_since(snapshot, row, is_asked, after).await? } else { (vec![], 0) };
        let promises = if is_asked || self.are_promises_wanted(snapshot, row, told.promises).await? {
            self.promises(snapshot, row, told.promises).await?
        } else {
            MailedPromises::default()
        };
        let (court, court_url) = match told.court {
            Some(payload) => self.court_news(snapshot, row, payload).await?,
            None => (vec![], String::new()),
        };
        Ok(MailedNews {
            begins: if told.begins { Some(self.beginning(snapshot, row)?) } else { None },
            court,
            court_url,
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            talk: if said.is_empty() { String::new() } else { self.addresses.talk(row, snapshot.seq) },
            said,
            more,
            promises,
        })
    }
}
