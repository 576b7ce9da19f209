//! The URLs of the pages that pages and letters link to, signed where they are secrets.

use crate::links::{
    AnswerLink, BlockLink, CalendarLink, FormerLink, HandLink, InviteLink, Links, OpenLink, PoolLink, Purpose, SecondLink, StopAllLink,
    StopHostingLink, SubstituteLink, UnsubscribeLink, WatchLink, WishLink, short,
};
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;
use sternpost_log::CampaignId;
use sternpost_model::clock::Clock;
use sternpost_model::entropy;
use sternpost_model::language::Language;
use sternpost_model::letter::WishPayload;
use sternpost_store::{FormerHolder, LetterLink, SeatOffer, SeatRow};

/// The life of a link that lets a seat in without a question: no answer ends it.
const TABLE_LIFE: TimeDelta = TimeDelta::days(7);
/// The life of a link that confirms a second address.
const SECOND_LIFE: TimeDelta = TimeDelta::days(7);
/// The life of a calendar's or a spectators' link, before its person makes another.
const CALENDAR_LIFE: TimeDelta = TimeDelta::days(5 * 365);

/// The URLs of the service, as seen from outside.
pub struct Addresses {
    /// Signs links.
    pub links: Arc<Links>,
    /// The address in links, without a slash at the end.
    pub public_url: String,
    /// How long a link in a mail lives.
    pub link_life: TimeDelta,
    /// The time.
    pub clock: Arc<dyn Clock>,
}

impl Addresses {
    /// Now, for whatever expires: a clock that was set back brings nothing back to life.
    #[must_use]
    pub fn expiry_now(&self) -> DateTime<Utc> {
        self.links.never_before(self.clock.now())
    }

    /// A signed token that lives as long as links in mails do.
    fn sign<P: Purpose>(&self, purpose: P) -> String {
        self.links.sign(purpose, self.expiry_now() + self.link_life)
    }

    /// The address of a seat's question.
    #[must_use]
    pub fn answer(&self, row: &SeatRow, question: Option<&str>, version: u64, choice: Option<&str>) -> String {
        let link = AnswerLink {
            campaign: row.campaign,
            seat: row.seat,
            question: question.map(str::to_owned),
            version,
            generation: row.link_generation,
            choice: choice.map(str::to_owned),
        };
        format!("{}/t/{}", self.public_url, self.sign(link))
    }

    /// The short address of a seat's question, for a letter, with what is to be kept for it.
    #[must_use]
    pub fn short_answer(&self, row: &SeatRow, question: &str, version: u64) -> (String, LetterLink) {
        let (token, now) = (entropy::short_token(), self.expiry_now());
        let link = LetterLink {
            hash: short::hash_of(&token),
            campaign: row.campaign,
            seat: row.seat,
            generation: row.link_generation,
            question: question.to_owned(),
            version,
            lets_in_until: now + TABLE_LIFE.min(self.link_life),
            expires_at: now + self.link_life,
        };
        (format!("{}/t/{token}", self.public_url), link)
    }

    /// The address at which a letter lets its seat in to the campaign, without a question.
    #[must_use]
    pub fn table(&self, row: &SeatRow, version: u64) -> String {
        let generation = row.link_generation;
        let link = AnswerLink { campaign: row.campaign, seat: row.seat, question: None, version, generation, choice: None };
        let token = self.links.sign(link, self.expiry_now() + TABLE_LIFE.min(self.link_life));
        format!("{}/c/{}/link/{token}", self.public_url, row.campaign)
    }

    /// The same, to what is said at its table.
    #[must_use]
    pub fn talk(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=talk", self.table(row, version))
    }

    /// The same, to what was promised there.
    #[must_use]
    pub fn promises(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=promises", self.table(row, version))
    }

    /// The same, to its standing orders.
    #[must_use]
    pub fn orders(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=orders", self.table(row, version))
    }

    /// The same, to whatever its seat is asked.
    #[must_use]
    pub fn turn(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=turn", self.table(row, version))
    }

    /// The same, to what concerns time at its table.
    #[must_use]
    pub fn time(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=time", self.table(row, version))
    }

    /// The same, to the disputes and motions of its table.
    #[must_use]
    pub fn court(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=court", self.table(row, version))
    }

    /// The same of a campaign, for who plays no seat of it.
    #[must_use]
    pub fn court_of(&self, campaign: CampaignId) -> String {
        format!("{}/c/{campaign}/court", self.public_url)
    }

    /// The same, where its vote is asked and one is named: nothing is voted before somebody presses.
    #[must_use]
    pub fn vote(&self, row: &SeatRow, version: u64, yes: bool) -> String {
        format!("{}?to={}", self.table(row, version), if yes { "agree" } else { "disagree" })
    }

    /// The same, to what going back with an entry has meant for its seat: the link was made at that entry.
    #[must_use]
    pub fn rewound(&self, row: &SeatRow, entry: u64) -> String {
        format!("{}?to=rewind", self.table(row, entry))
    }

    /// The address at which a seat is taken.
    #[must_use]
    pub fn invitation(&self, row: &SeatRow) -> String {
        let link = InviteLink { campaign: row.campaign, seat: row.seat, generation: row.link_generation };
        format!("{}/i/{}", self.public_url, self.sign(link))
    }

    /// An address of ours without the server it is on, whatever name that goes by.
    #[must_use]
    pub fn path_of(&self, address: &str) -> String {
        address.strip_prefix(&self.public_url).unwrap_or(address).to_owned()
    }

    /// The address at which a seat that nobody holds is asked for.
    #[must_use]
    pub fn open_seats(&self, campaign: CampaignId, generation: u32) -> String {
        format!("{}/o/{}", self.public_url, self.sign(OpenLink { campaign, generation }))
    }

    /// The address at which somebody who asked for such a seat comes for it.
    #[must_use]
    pub fn wish(&self, campaign: CampaignId, address: &str, wish: WishPayload) -> String {
        let WishPayload { name, language, generation, seat } = wish;
        let link = WishLink { campaign, generation, name, address: address.to_owned(), language, seat };
        format!("{}/w/{}", self.public_url, self.sign(link))
    }

    /// The address that stops a seat's mail.
    #[must_use]
    pub fn unsubscribing(&self, row: &SeatRow) -> String {
        format!(
            "{}/u/{}",
            self.public_url,
            self.sign(UnsubscribeLink::of(row.campaign, row.seat, row.address.as_deref().unwrap_or_default()))
        )
    }

    /// The address that stops all of somebody's mail.
    #[must_use]
    pub fn stopping_all(&self, address: &str) -> String {
        format!("{}/u/{}", self.public_url, self.sign(StopAllLink { address: address.to_owned() }))
    }

    /// The address that stops letters to a host about their tables.
    #[must_use]
    pub fn stopping_hosting(&self, host: &str) -> String {
        format!("{}/u/{}", self.public_url, self.sign(StopHostingLink { host: host.to_owned() }))
    }

    /// The address at which a second address is confirmed.
    #[must_use]
    pub fn confirming(&self, address: &str, second: &str) -> String {
        let link = SecondLink { address: address.to_owned(), second: second.to_owned() };
        let token = self.links.sign(link, self.expiry_now() + SECOND_LIFE);
        format!("{}/v/{token}", self.public_url)
    }

    /// The address at which somebody stops invitations.
    #[must_use]
    pub fn blocking(&self, address: &str, campaign: CampaignId) -> String {
        format!("{}/b/{}", self.public_url, self.sign(BlockLink { address: address.to_owned(), campaign }))
    }

    /// The address of a person's calendar. A calendar program keeps it for years; its person closes it.
    #[must_use]
    pub fn calendar(&self, address: &str, generation: u32) -> String {
        let token = self.links.sign(CalendarLink { address: address.to_owned(), generation }, self.expiry_now() + CALENDAR_LIFE);
        format!("{}/k/{token}", self.public_url)
    }

    /// The address at which an offered seat is looked at and accepted.
    #[must_use]
    pub fn handing(&self, offer: &SeatOffer) -> String {
        format!("{}/h/{}", self.public_url, self.sign(HandLink { campaign: offer.campaign, offer: offer.id.clone() }))
    }

    /// The address at which who held a seat sees what became of it.
    #[must_use]
    pub fn former(&self, former: &FormerHolder) -> String {
        let FormerHolder { campaign, seat, generation, .. } = *former;
        format!("{}/f/{}", self.public_url, self.sign(FormerLink { campaign, seat, generation }))
    }

    /// The address at which whoever has it offers to be a substitute.
    #[must_use]
    pub fn substitutes(&self, campaign: CampaignId, generation: u32) -> String {
        format!("{}/p/{}", self.public_url, self.sign(PoolLink { campaign, generation }))
    }

    /// The address at which one person becomes a substitute, or is none any more.
    #[must_use]
    pub fn substitute(&self, campaign: CampaignId, address: &str, name: &str, language: Language) -> String {
        let link = SubstituteLink { campaign, address: address.to_owned(), name: name.to_owned(), language };
        format!("{}/q/{}", self.public_url, self.sign(link))
    }

    /// The address of the page about a campaign's seats.
    #[must_use]
    pub fn seats(&self, campaign: CampaignId) -> String {
        format!("{}/c/{campaign}/seats", self.public_url)
    }

    /// The same for a seat, which a letter lets in.
    #[must_use]
    pub fn seats_of(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=seats", self.table(row, version))
    }

    /// The address of the page about who may do what in a campaign.
    #[must_use]
    pub fn roles(&self, campaign: CampaignId) -> String {
        format!("{}/c/{campaign}/roles", self.public_url)
    }

    /// The same for a seat, which a letter lets in.
    #[must_use]
    pub fn roles_of(&self, row: &SeatRow, version: u64) -> String {
        format!("{}?to=roles", self.table(row, version))
    }

    /// The token by which somebody looks on at a campaign: good until the host closes it, or makes another.
    #[must_use]
    pub fn watch_token(&self, campaign: CampaignId, generation: u32) -> String {
        self.links.sign(WatchLink { campaign, generation }, self.expiry_now() + CALENDAR_LIFE)
    }

    /// The address at which whoever has it looks on at a campaign.
    #[must_use]
    pub fn watching(&self, campaign: CampaignId, generation: u32) -> String {
        format!("{}/x/{}", self.public_url, self.watch_token(campaign, generation))
    }

    /// The address of a campaign's page.
    #[must_use]
    pub fn campaign(&self, id: CampaignId) -> String {
        format!("{}/c/{id}", self.public_url)
    }
}
