//! What every handler can reach.

use crate::campaign::{Hot, Service};
use crate::config::{Config, TransportKind};
use crate::log::CampaignId;
use crate::post::links::{AnswerLink, InviteLink, Links, Purpose, UnsubscribeLink};
use crate::store::SeatRow;
use chrono::{DateTime, TimeDelta, Utc};
use std::path::PathBuf;
use std::sync::Arc;

/// The running server.
pub struct App {
    /// The use cases.
    pub service: Arc<Service>,
    /// Signs and reads links.
    pub links: Arc<Links>,
    /// The address in links, without a slash at the end.
    pub public_url: String,
    /// How long a link in a mail lives.
    pub link_life: TimeDelta,
    /// The folder of letters, if they are not sent.
    pub postbox: Option<PathBuf>,
    /// Counters, ready to be printed.
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
}

impl App {
    /// Puts an app together.
    #[must_use]
    pub fn new(
        config: &Config,
        public_url: String,
        service: Arc<Service>,
        links: Arc<Links>,
        metrics: metrics_exporter_prometheus::PrometheusHandle,
    ) -> Self {
        let postbox = (config.mail.transport == TransportKind::Postbox).then(|| config.postbox_dir());
        Self { service, links, public_url, link_life: TimeDelta::days(i64::from(config.link_days)), postbox, metrics }
    }

    /// Now.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.service.clock.now()
    }

    /// A signed token that lives as long as links in mails do.
    pub fn sign<P: Purpose>(&self, purpose: P) -> String {
        self.links.sign(purpose, self.now() + self.link_life)
    }

    /// The address of a seat's question.
    #[must_use]
    pub fn answer_url(&self, row: &SeatRow, question: Option<&str>, version: u64, choice: Option<&str>) -> String {
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

    /// The address at which a seat is taken.
    #[must_use]
    pub fn invite_url(&self, row: &SeatRow) -> String {
        let link = InviteLink { campaign: row.campaign, seat: row.seat, generation: row.link_generation };
        format!("{}/i/{}", self.public_url, self.sign(link))
    }

    /// The address that stops a seat's mail.
    #[must_use]
    pub fn unsubscribe_url(&self, row: &SeatRow) -> String {
        format!("{}/u/{}", self.public_url, self.sign(UnsubscribeLink { campaign: row.campaign, seat: row.seat }))
    }

    /// The address of a campaign's page.
    #[must_use]
    pub fn campaign_url(&self, id: CampaignId) -> String {
        format!("{}/c/{id}", self.public_url)
    }

    /// Whether cookies travel over TLS only.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}

/// A game's name for people: its id, spaced and capitalised.
#[must_use]
pub fn game_name(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    id.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// The row of a seat.
#[must_use]
pub fn row_of(hot: &Hot, seat: u8) -> Option<&SeatRow> {
    hot.seats.get(usize::from(seat))
}
