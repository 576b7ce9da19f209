//! Reads from an imported file what its log says of the campaign and what its header says of the seats.

use super::{ImportError, Wanted};
use crate::seats::people::is_address;
use serde_json::Value;
use std::collections::BTreeSet;
use sternpost_log::export::{For, Header};
use sternpost_log::upgrade::is_as_noted;
use sternpost_log::{Body, CampaignId, CampaignSecret, Entry, Phrases};
use sternpost_model::free_text::{is_name, is_showable};
use sternpost_model::language::Language;
use sternpost_model::pace::{SeatedAct, Terms, TimeAct};
use sternpost_model::policy::{Policies, Policy as _, Windows};
use sternpost_players::Strength;
use sternpost_store::{Campaign, SeatRow, SeatState, Status, StoredPosition};
use sternpost_verify::Export;

/// The campaign as the log of a file has it.
pub(super) struct Found<'a> {
    pub(super) id: CampaignId,
    pub(super) game: &'a str,
    pub(super) name: &'a str,
    pub(super) options: &'a Value,
    pub(super) seats: u8,
    pub(super) status: Status,
    pub(super) secret: CampaignSecret,
    pub(super) phrases: Phrases,
    pub(super) terms: Option<Terms>,
    pub(super) header: &'a Header,
    pub(super) entries: &'a [Entry],
}

impl<'a> Found<'a> {
    pub(super) fn of(export: &'a Export) -> Result<Self, ImportError> {
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
        if let Some(entry) = entries.iter().find(|entry| !entry.body.written().into_iter().all(is_showable)) {
            return Err(ImportError::Wrong(format!("entry {}: what is written in it cannot be shown", entry.seq)));
        }
        let has_begun = entries.iter().any(|entry| entry.body.begins_a_position());
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

    /// The campaign with somebody who looks after it here.
    pub(super) fn campaign(&self, host: &str) -> Result<Campaign, ImportError> {
        Ok(Campaign {
            id: self.id,
            game: self.game.to_owned(),
            name: self.name.to_owned(),
            status: self.status,
            host_address: host.to_owned(),
            options: self.options.clone(),
            seats: self.seats,
            created_at: self.entries[0].recorded_at,
            table: self.table()?,
        })
    }

    /// The policies of the table, as the header has them; before it had policies it named how long windows wait.
    fn table(&self) -> Result<Policies, ImportError> {
        if let Some(table) = &self.header.table {
            return serde_json::from_value(table.clone()).map_err(|why| ImportError::Wrong(format!("table: {why}")));
        }
        let wrong = |name: &str| ImportError::Wrong(format!("windows: `{name}`"));
        let named = self.header.windows.as_deref().map(|name| Windows::by_id(name).ok_or_else(|| wrong(name)));
        Ok(named.transpose()?.map(Policies::from).unwrap_or_default())
    }

    /// The seats: as the header has them, or, of an export for everybody, as the log has them.
    pub(super) fn rows(&self, wanted: &Wanted) -> Result<Vec<SeatRow>, ImportError> {
        let wrong = |what: String| Err(ImportError::Wrong(what));
        let count = usize::from(self.seats);
        if !self.header.seats.is_empty() && self.header.seats.len() != count {
            return wrong(format!("the header names {} seats, and the campaign has {count}", self.header.seats.len()));
        }
        if let Some(seat) = wanted.holders.keys().find(|seat| usize::from(**seat) >= count) {
            return Err(ImportError::Invalid(format!("--seat: there is no seat {seat}")));
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
                return Err(ImportError::Invalid(format!(
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
    pub(super) fn kept(&self, export: &Export) -> Result<Vec<StoredPosition>, ImportError> {
        let mut heads = vec![];
        for kept in &export.kept {
            let entry = kept.kept.checked_sub(1).and_then(|at| self.entries.get(usize::try_from(at).ok()?));
            let body = kept.position.get().to_owned();
            if !entry.is_some_and(|entry| is_as_noted(&body, entry)) {
                return Err(ImportError::Wrong(format!("the position kept at entry {} is not the one that entry notes", kept.kept)));
            }
            heads.push(StoredPosition { campaign: self.id, seq: kept.kept, revision: kept.revision, body });
        }
        heads.sort_by_key(|head| std::cmp::Reverse(head.seq));
        Ok(heads)
    }
}
