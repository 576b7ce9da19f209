//! Rate limits on what one person, one seat and one host may do that others hear of. Several servers count each for itself.
//!
//! The edge that takes requests counts what networks and readers may ask of a server, whatever they ask, with the same ledger.

mod buckets;
mod ledger;
pub mod network;

use chrono::TimeDelta;
pub use ledger::{Ledger, Taken};
use std::sync::Arc;
use sternpost_log::CampaignId;
use sternpost_model::clock::Clock;
use sternpost_model::settings;

/// The seat number under which the host of a campaign is counted.
pub const HOST: u8 = u8::MAX;

/// The refusal that somebody has asked for more than a limit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// The setting that says so.
    pub limit: &'static str,
    /// The time to wait before asking again.
    pub wait: TimeDelta,
}

impl TooMany {
    /// The same, counted among what was refused.
    pub fn counted(self) -> Self {
        metrics::counter!("sternpost_limited_total", "limit" => self.limit).increment(1);
        self
    }

    /// The number of seconds to wait.
    #[must_use]
    pub fn seconds(self) -> u32 {
        u32::try_from(self.wait.num_seconds() + 1).unwrap_or(1)
    }
}

/// The key of a bucket: somebody whose use a limit counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Who {
    Address(String),
    Seat(CampaignId, u8),
    Letter(String),
}

impl Who {
    fn address(address: &str) -> Self {
        Self::Address(address.to_lowercase())
    }
}

/// The letters to people who are written to because somebody asks for it.
pub struct Invitations(Taken<Who>);

/// The limits of what is done at tables, and who has done how much.
pub struct Limits {
    ledger: Ledger<Who>,
}

const INVITATIONS_PER_HOST: usize = 0;
const INVITATIONS_PER_ADDRESS: usize = 1;
const SAYINGS_PER_SEAT: usize = 2;
const REPLIES_PER_SEAT: usize = 3;
const REPLIES_PER_SENDER: usize = 4;
const TAKE_BACKS_PER_SEAT: usize = 5;

impl Limits {
    /// Without any limit.
    #[must_use]
    pub fn none(clock: Arc<dyn Clock>) -> Self {
        let none = settings::Limits {
            invitations_per_host: 0,
            invitations_per_address: 0,
            sayings_per_seat: 0,
            replies_per_seat: 0,
            replies_per_sender: 0,
            take_backs_per_seat: 0,
            ..settings::Limits::default()
        };
        Self { ledger: Ledger::new(&sizes(&none), clock) }
    }

    /// Sets the limits as configured, from now on.
    pub fn set(&self, limits: &settings::Limits) {
        self.ledger.resize(&sizes(limits));
    }

    /// A letter is sent anew because somebody asks for it: links were revoked, mail was turned on again. It counts like an
    /// invitation, for whoever may ask could otherwise fill a mailbox.
    ///
    /// # Errors
    /// If who asks has sent enough, or who is written to has had enough.
    pub fn write_again(&self, by: &str, to: &str) -> Result<(), TooMany> {
        let (by, to) = (Who::address(by), Who::address(to));
        let to_others = u32::from(by != to);
        self.ledger.take(&vec![(INVITATIONS_PER_HOST, by, to_others), (INVITATIONS_PER_ADDRESS, to, 1)])
    }

    /// A seat says something at its table.
    ///
    /// # Errors
    /// If it has said enough for now.
    pub fn say(&self, campaign: CampaignId, seat: u8) -> Result<(), TooMany> {
        self.ledger.take(&vec![(SAYINGS_PER_SEAT, Who::Seat(campaign, seat), 1)])
    }

    /// A seat takes an answer back: whoever was asked next has been written to, and is again.
    ///
    /// # Errors
    /// If it has taken back enough for now.
    pub fn take_back(&self, campaign: CampaignId, seat: u8) -> Result<(), TooMany> {
        self.ledger.take(&vec![(TAKE_BACKS_PER_SEAT, Who::Seat(campaign, seat), 1)])
    }

    /// A mail comes in for a seat, from whom its envelope names.
    ///
    /// # Errors
    /// If so many have come for the seat, or from there, that it has to wait.
    pub fn reply(&self, campaign: CampaignId, seat: u8, sender: Option<&str>) -> Result<(), TooMany> {
        let mut wanted = vec![(REPLIES_PER_SEAT, Who::Seat(campaign, seat), 1)];
        wanted.extend(sender.map(|sender| (REPLIES_PER_SENDER, Who::address(sender), 1)));
        self.ledger.take(&wanted)
    }

    /// Counts a bounce of a letter: anybody who got the letter could send as many of it as they like.
    ///
    /// # Errors
    /// If so much has come back that this has to wait.
    pub fn bounce(&self, letter: &str) -> Result<(), TooMany> {
        self.ledger.take(&vec![(REPLIES_PER_SEAT, Who::Letter(letter.to_owned()), 1)])
    }

    /// The limit one has to wait for before these people can be written to; none: they can be now.
    #[must_use]
    pub fn short(&self, invited: &Invitations) -> Option<TooMany> {
        self.ledger.short(&invited.0)
    }

    /// People are written to.
    ///
    /// # Errors
    /// If who invites has sent enough, or somebody invited has had enough.
    pub fn invite(&self, invited: &Invitations) -> Result<(), TooMany> {
        self.ledger.take(&invited.0)
    }

    /// Gives back what was counted: nobody was written to after all.
    pub fn give_back(&self, invited: &Invitations) {
        self.ledger.give_back(&invited.0);
    }
}

impl Invitations {
    /// A host writes to guests; to themselves does not count.
    #[must_use]
    pub fn by(host: &str, guests: &[&str]) -> Self {
        let host = Who::address(host);
        let mut guests: Vec<Who> = guests.iter().map(|guest| Who::address(guest)).collect();
        guests.retain(|guest| *guest != host);
        let count = u32::try_from(guests.len()).unwrap_or(u32::MAX);
        let to_each = guests.into_iter().map(|guest| (INVITATIONS_PER_ADDRESS, guest, 1));
        Self(std::iter::once((INVITATIONS_PER_HOST, host, count)).chain(to_each).collect())
    }

    /// The letter to somebody who asks to be written to.
    #[must_use]
    pub fn asked_for(address: &str) -> Self {
        Self(vec![(INVITATIONS_PER_ADDRESS, Who::address(address), 1)])
    }

    /// The number of other people who are written to.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.0.iter().filter(|(kind, ..)| *kind == INVITATIONS_PER_ADDRESS).count()).unwrap_or(u32::MAX)
    }
}

/// The sizes of the buckets, in the order of the constants above.
fn sizes(limits: &settings::Limits) -> [(&'static str, u32, TimeDelta); 6] {
    let (hour, day) = (TimeDelta::hours(1), TimeDelta::days(1));
    [
        ("invitations-per-host", limits.invitations_per_host, day),
        ("invitations-per-address", limits.invitations_per_address, day),
        ("sayings-per-seat", limits.sayings_per_seat, hour),
        ("replies-per-seat", limits.replies_per_seat, hour),
        ("replies-per-sender", limits.replies_per_sender, hour),
        ("take-backs-per-seat", limits.take_backs_per_seat, hour),
    ]
}
