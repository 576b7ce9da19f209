//! Composes the digest for a host: what happened at their tables, as spectators read it, and who is waited for.

use super::{ComposeError, Composer, Draft};
use crate::letters::{self, Hosted, MailedTable};
use crate::say;
use chrono::{DateTime, Utc};
use sternpost_boards::highlights::headlines;
use sternpost_core::{Eyes, Seat};
use sternpost_games::{book_of, game_name};
use sternpost_model::language::Language;
use sternpost_model::letter::HostedPayload;
use sternpost_model::pace::{self, Tz};
use sternpost_model::wishes::{Every, Wishes};
use sternpost_picture::Words;
use sternpost_show::headline::strongest_of;
use sternpost_store::{NewLetter, SeatRow, Status};
use sternpost_table::past::chronicle::Part;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::own_lines;

/// Lines of a table.
const LINES: usize = 6;
/// Lines of the chronicle that are looked through for them.
const LOOKED_THROUGH: usize = 600;
/// Tables in a letter.
const TABLES: usize = 20;

impl Composer {
    /// The letter to a host, if it is still wanted and there is a table to tell of. The next one is put into the outbox with it.
    pub(super) async fn hosted(&self, letter: &NewLetter, payload: HostedPayload) -> Result<Option<Draft>, ComposeError> {
        let (service, to) = (&self.service, letter.recipient.as_str());
        let wishes = service.store.wishes(to).await.map_err(Refused::from)?.unwrap_or_default();
        let Some(hosting) = wishes.hosting.filter(|hosting| hosting.every == payload.every) else { return Ok(None) };
        let up_to = letter.not_before;
        service.host_letter_after(to, &wishes, service.clock.now().max(up_to), up_to).await?;
        let mut tables = vec![];
        for campaign in service.store.campaigns_of(to).await.map_err(Refused::from)? {
            if campaign.host_address == to && campaign.status != Status::Lobby && tables.len() < TABLES {
                let snapshot = self.newest(campaign.id).await?;
                tables.extend(self.hosted_table(&snapshot, (hosting.language, &wishes), (payload.since, up_to)).await?);
            }
        }
        if tables.is_empty() {
            return Ok(None);
        }
        let unsubscribe = self.addresses.stopping_hosting(to);
        let hosted = Hosted { tables, is_weekly: hosting.every == Every::Week, unsubscribe: unsubscribe.clone() };
        Ok(Some(Draft::of(&hosted, &letters::Words::new(hosting.language))?.stopped_at(unsubscribe)))
    }

    /// A table with what happened there between two moments; nothing of one that was over before.
    async fn hosted_table(
        &self,
        snapshot: &Snapshot,
        (language, wishes): (Language, &Wishes),
        (since, up_to): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<Option<MailedTable>, ComposeError> {
        let (store, id) = (&self.service.store, snapshot.campaign.id);
        let after = store.last_until(id, since).await.map_err(Refused::from)?;
        let last = store.last_until(id, up_to).await.map_err(Refused::from)?.min(snapshot.seq);
        let moves = usize::try_from(last.saturating_sub(after)).unwrap_or_default();
        if moves == 0 && snapshot.campaign.status == Status::Ended {
            return Ok(None);
        }
        let part = Part { after, before: Some(last.saturating_add(1)), most: LOOKED_THROUGH };
        let told = self.service.part_of_chronicle(snapshot, Eyes::Spectator, part).await?.lines;
        let (words, zone) = (letters::Words::new(language), wishes.zone);
        let happened = strongest_of(headlines(snapshot, &told), LINES);
        let happened = said(snapshot, language, |words| happened.iter().map(|headline| words.say(&headline.text)).collect());
        Ok(Some(MailedTable {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            stands: stands(snapshot, language, &words),
            happened,
            moves,
            waits: snapshot
                .waiting_for(Eyes::Spectator)
                .into_iter()
                .filter_map(|seat| waits(snapshot, seat, language, zone, &words))
                .collect(),
            url: self.addresses.campaign(id),
        }))
    }
}

/// Says something of a campaign in a language, as spectators read it.
fn said<T>(snapshot: &Snapshot, language: Language, say: impl FnOnce(&Words<'_>) -> T) -> T {
    let names = |seat: Seat| snapshot.name(seat);
    let (game, tag) = (snapshot.campaign.game.as_str(), language.tag());
    say(&Words::new(tag, snapshot.catalogue(tag), &names).telling(own_lines::lines(tag)).looking_up(game, tag, book_of(game)))
}

/// The state of a table.
fn stands(snapshot: &Snapshot, language: Language, words: &letters::Words) -> String {
    match (snapshot.campaign.status, snapshot.play.as_deref()) {
        (Status::Ended, _) => words.t(say::HOSTED_OVER),
        (Status::Stuck, _) => words.t(say::HOSTED_STUCK),
        (_, Some(play)) => {
            let facts = play.tally(Eyes::Spectator).facts;
            said(snapshot, language, |words| facts.iter().map(|fact| words.label(&fact.label)).collect::<Vec<_>>().join(" · "))
        }
        (_, None) => String::new(),
    }
}

/// The line that somebody is waited for, and until when.
fn waits(snapshot: &Snapshot, seat: Seat, language: Language, zone: Tz, words: &letters::Words) -> Option<String> {
    let row: &SeatRow = snapshot.seats.get(usize::from(seat.0))?;
    let due = snapshot.due_of(seat).map(|due| pace::Words::new(language.tag()).moment(due, zone));
    Some(match due {
        Some(due) => words.t(say::hosted_waits_until(&row.name, due)),
        None => words.t(say::hosted_waits(&row.name)),
    })
}
