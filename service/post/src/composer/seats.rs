//! Composes letters about seats that change hands. An offer that no longer stands is not written.

use super::{Answerable, ComposeError, Composer, Draft};
use crate::letters::{self, SeatLetter};
use crate::say;
use sternpost_core::Key;
use sternpost_games::game_name;
use sternpost_model::language::Language;
use sternpost_model::letter::SeatNews;
use sternpost_model::pace::{self, PassedBy};
use sternpost_store::{NewLetter, SeatOffer, SeatRow, Status};
use sternpost_table::seats::people::{host_name, row_of};
use sternpost_table::{Refused, Snapshot};

/// The content of a letter, before it has its frame.
pub(super) struct Said {
    pub(super) name: String,
    pub(super) language: Language,
    pub(super) heading: String,
    pub(super) told: Vec<String>,
    pub(super) button: String,
    pub(super) url: String,
    pub(super) more: Option<(String, String)>,
    pub(super) block: String,
    pub(super) unsubscribe: Option<String>,
}

impl Composer {
    /// Composes the letter about a seat, unless it is out of date by now.
    pub(super) async fn about_seats(&self, snapshot: &Snapshot, letter: &NewLetter, news: SeatNews) -> Result<Option<Draft>, ComposeError> {
        // The holder of a seat can reply.
        let of_reader = |row: &&SeatRow| row.is_held() && row.address.as_deref() == Some(letter.recipient.as_str());
        let own = letter.seat.and_then(|seat| row_of(snapshot, seat)).filter(of_reader);
        let tail = tail(&news);
        let said = match news {
            SeatNews::Offered { offer } => self.offered(snapshot, letter, &offer).await?,
            SeatNews::Suggested { offer } | SeatNews::AskedBack { offer } => self.waits_for_holder(snapshot, letter, &offer).await?,
            SeatNews::Yours { generation } | SeatNews::SitsIn { generation } => {
                own_row(snapshot, letter, generation).and_then(|row| self.own(snapshot, row))
            }
            SeatNews::Passed { seat, generation } => self.passed(snapshot, letter, seat, generation),
            SeatNews::Arbiter { name } => self.arbiter_is(snapshot, letter, name),
            SeatNews::ArbiterAsked { since, replaces } => self.arbiter_asked(snapshot, letter, (since, replaces)).await?,
            SeatNews::ArbiterYou {} => self.arbiter_you(snapshot, letter),
            SeatNews::ArbiterNoMore { name, language } => self.arbiter_no_more(snapshot, letter, name, language),
            SeatNews::ForkFailed { ruling, at, is_of_older_rules } => {
                self.fork_failed(snapshot, letter, ruling, (at, is_of_older_rules)).await?
            }
            SeatNews::Substitute { name, language, generation } => self.substitute(snapshot, letter, name, language, generation).await?,
        };
        let Some(said) = said else { return Ok(None) };
        let draft = framed(snapshot, said, tail)?;
        Ok(Some(match own {
            Some(row) => draft.about(Answerable::nothing(snapshot, row)),
            None => draft,
        }))
    }

    async fn is_blocked(&self, snapshot: &Snapshot, address: &str) -> Result<bool, ComposeError> {
        let host = snapshot.campaign.host_address.to_lowercase();
        Ok(self.service.store.is_blocked(&address.to_lowercase(), Some(&host)).await.map_err(Refused::from)?)
    }

    async fn offer_of(&self, snapshot: &Snapshot, offer: &str) -> Result<Option<(SeatOffer, SeatRow)>, ComposeError> {
        let offer = self.service.living_offer(snapshot, offer).await?.filter(|_| snapshot.campaign.status == Status::Running);
        Ok(offer.and_then(|offer| Some((row_of(snapshot, offer.seat)?.clone(), offer))).map(|(row, offer)| (offer, row)))
    }

    async fn offered(&self, snapshot: &Snapshot, letter: &NewLetter, offer: &str) -> Result<Option<Said>, ComposeError> {
        let Some((offer, row)) = self.offer_of(snapshot, offer).await?.filter(|(offer, _)| !offer.body.waits_for_holder) else {
            return Ok(None);
        };
        if offer.body.address != letter.recipient || self.is_blocked(snapshot, &letter.recipient).await? {
            return Ok(None);
        }
        let words = letters::Words::new(offer.body.language);
        let who = match offer.body.by {
            PassedBy::Holder => words.t(say::seat_offered_holder(&row.name)),
            PassedBy::Host | PassedBy::AskedBack => words.t(say::seat_offered_host(host_name(snapshot), &row.name)),
            PassedBy::Pool => words.t(say::seat_offered_pool(&row.name)),
        };
        let search = snapshot.watch().and_then(|watch| Some((watch.search?, watch.terms.zone))).filter(|_| offer.body.by == PassedBy::Pool);
        let until = search
            .map(|(search, zone)| words.t(say::seat_first_come(pace::Words::new(offer.body.language.tag()).moment(search.until, zone))));
        let talk = if offer.body.with_talk { say::SEAT_WITH_TALK } else { say::SEAT_WITHOUT_TALK };
        let notes = offer.body.with_notes.then(|| words.t(say::SEAT_WITH_NOTES));
        let told = [who].into_iter().chain(until).chain([words.t(say::SEAT_GOES_WITH), words.t(talk)]).chain(notes).collect();
        let leave = (offer.body.by == PassedBy::Pool).then(|| {
            let url = self.addresses.substitute(snapshot.campaign.id, &offer.body.address, &offer.body.name, offer.body.language);
            (words.t(say::SEAT_NO_SUBSTITUTE), url)
        });
        Ok(Some(Said {
            heading: words.t(say::SEAT_OFFERED),
            told,
            button: words.t(say::SEAT_LOOK),
            url: self.addresses.handing(&offer),
            more: leave,
            block: self.addresses.blocking(&letter.recipient, snapshot.campaign.id),
            unsubscribe: None,
            language: offer.body.language,
            name: offer.body.name,
        }))
    }

    /// The letter about an offer that waits for the holder to agree, or for the host.
    async fn waits_for_holder(&self, snapshot: &Snapshot, letter: &NewLetter, offer: &str) -> Result<Option<Said>, ComposeError> {
        let Some((offer, row)) = self.offer_of(snapshot, offer).await?.filter(|(offer, _)| offer.body.waits_for_holder) else {
            return Ok(None);
        };
        let is_holder = row.address.as_deref() == Some(letter.recipient.as_str());
        if !is_holder && snapshot.campaign.host_address != letter.recipient {
            return Ok(None);
        }
        let reader = snapshot.seats_of(&letter.recipient).next();
        let words = letters::Words::new(reader.map(SeatRow::spoken).unwrap_or_default());
        let (name, from) = (&offer.body.name, &row.name);
        let (heading, why) = match offer.body.by {
            PassedBy::AskedBack => (words.t(say::SEAT_ASKED_BACK), words.t(say::seat_asked_back_why(name, from))),
            PassedBy::Host | PassedBy::Holder | PassedBy::Pool => {
                (words.t(say::SEAT_SUGGESTED), words.t(say::seat_suggested_why(name, from)))
            }
        };
        Ok(Some(Said {
            heading,
            told: vec![why],
            button: words.t(say::SEAT_DECIDE),
            url: reader.map_or_else(|| self.addresses.seats(snapshot.campaign.id), |row| self.addresses.seats_of(row, snapshot.seq)),
            more: None,
            block: String::new(),
            unsubscribe: reader.map(|row| self.addresses.unsubscribing(row)),
            language: reader.map(SeatRow::spoken).unwrap_or_default(),
            name: reader.map_or_else(|| letter.recipient.clone(), |row| row.name.clone()),
        }))
    }

    /// To a seat's holder: it is theirs, or a bot sits in.
    fn own(&self, snapshot: &Snapshot, row: &SeatRow) -> Option<Said> {
        let words = letters::Words::new(row.spoken());
        let keys = if row.is_sat_in() {
            [say::SEAT_BOT, say::SEAT_BOT_WHY, say::SEAT_COME_BACK]
        } else {
            [say::SEAT_YOURS, say::SEAT_YOURS_WHY, say::OPEN_CAMPAIGN]
        };
        let [heading, why, button] = keys.map(|key| words.t(key));
        let reply = (row.is_sat_in() && self.replies.is_some()).then(|| words.t(say::SEAT_BOT_REPLY));
        let url = if row.is_sat_in() { self.addresses.seats_of(row, snapshot.seq) } else { self.addresses.table(row, snapshot.seq) };
        let told = std::iter::once(why).chain(reply).collect();
        (snapshot.campaign.status == Status::Running).then(|| self.to_holder(row, heading, told, (button, url)))
    }

    /// Some sentences to the holder of a seat, with a button below them.
    pub(super) fn to_holder(&self, row: &SeatRow, heading: String, told: Vec<String>, (button, url): (String, String)) -> Said {
        Said {
            name: row.name.clone(),
            language: row.spoken(),
            heading,
            told,
            button,
            url,
            more: None,
            block: String::new(),
            unsubscribe: Some(self.addresses.unsubscribing(row)),
        }
    }

    /// To who held a seat: what became of it, and what is still theirs.
    fn passed(&self, snapshot: &Snapshot, letter: &NewLetter, seat: u8, generation: u32) -> Option<Said> {
        let former = snapshot.former.iter().find(|former| former.seat == seat && former.generation == generation)?;
        let now = row_of(snapshot, seat).filter(|_| former.address == letter.recipient)?;
        let words = letters::Words::new(former.language);
        Some(Said {
            name: former.name.clone(),
            language: former.language,
            heading: words.t(say::seat_passed(&now.name)),
            told: vec![words.t(say::SEAT_PASSED_WHY)],
            button: words.t(say::SEAT_PASSED_LOOK),
            url: self.addresses.former(former),
            more: None,
            block: String::new(),
            unsubscribe: None,
        })
    }

    /// To who would like to be a substitute, or whom the host would like to be one.
    async fn substitute(
        &self,
        snapshot: &Snapshot,
        letter: &NewLetter,
        name: String,
        language: Language,
        generation: Option<u32>,
    ) -> Result<Option<Said>, ComposeError> {
        let is_over = matches!(snapshot.campaign.status, Status::Ended | Status::Stuck);
        let link = self.service.store.substitute_link(snapshot.campaign.id).await.map_err(Refused::from)?;
        if is_over || generation.is_some() && generation != link || self.is_blocked(snapshot, &letter.recipient).await? {
            return Ok(None);
        }
        let words = letters::Words::new(language);
        let why =
            if generation.is_some() { words.t(say::SEAT_SUBSTITUTE_WHY) } else { words.t(say::seat_substitute_host(host_name(snapshot))) };
        Ok(Some(Said {
            heading: words.t(say::SEAT_SUBSTITUTE),
            told: vec![why, words.t(say::SEAT_SUBSTITUTE_WHAT)],
            button: words.t(say::SEAT_SUBSTITUTE_JOIN),
            url: self.addresses.substitute(snapshot.campaign.id, &letter.recipient, &name, language),
            more: None,
            block: self.addresses.blocking(&letter.recipient, snapshot.campaign.id),
            unsubscribe: None,
            language,
            name,
        }))
    }
}

/// A letter of some sentences with a button below them. `tail`: what its subject says that it is about.
pub(super) fn framed(snapshot: &Snapshot, said: Said, tail: Key) -> Result<Draft, ComposeError> {
    let (more, more_url) = said.more.unwrap_or_default();
    let words = letters::Words::new(said.language);
    let letter = SeatLetter {
        tail: words.t(tail),
        campaign: snapshot.campaign.name.clone(),
        game: game_name(&snapshot.campaign.game),
        name: said.name,
        heading: said.heading,
        told: said.told,
        button: said.button,
        url: said.url,
        more,
        more_url,
        block: said.block,
        unsubscribe: said.unsubscribe.clone().unwrap_or_default(),
    };
    Ok(Draft::of(&letter, &words)?.stopped_at(said.unsubscribe))
}

/// The message that names in the subject what a letter is about.
fn tail(news: &SeatNews) -> Key {
    match news {
        SeatNews::Offered { .. }
        | SeatNews::Suggested { .. }
        | SeatNews::AskedBack { .. }
        | SeatNews::Yours { .. }
        | SeatNews::Passed { .. }
        | SeatNews::SitsIn { .. }
        | SeatNews::Substitute { .. } => say::SEAT_TAIL,
        SeatNews::Arbiter { .. } | SeatNews::ArbiterAsked { .. } | SeatNews::ArbiterYou {} | SeatNews::ArbiterNoMore { .. } => {
            say::ARBITER_TAIL
        }
        SeatNews::ForkFailed { .. } => say::FORK_FAILED_TAIL,
    }
}

/// The row of the seat a letter is for, if it is still of the generation it was written for.
fn own_row<'h>(snapshot: &'h Snapshot, letter: &NewLetter, generation: u32) -> Option<&'h SeatRow> {
    let row = letter.seat.and_then(|seat| row_of(snapshot, seat))?;
    (row.link_generation == generation && row.address.as_deref() == Some(letter.recipient.as_str()) && row.wants_mail).then_some(row)
}
