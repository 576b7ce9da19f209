//! What one stranger, one account and one network may ask of this server. Several servers count each for itself.

mod buckets;
mod network;
mod streams;

use crate::campaign::{NewCampaign, Player};
use crate::clock::Clock;
use crate::config;
use crate::log::CampaignId;
use buckets::Buckets;
use chrono::TimeDelta;
pub use network::{Household, Network, asker};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
pub use streams::Place;
use streams::Streams;

/// How long to wait for a stream's place: nobody knows when another ends.
const STREAM_WAIT: TimeDelta = TimeDelta::seconds(30);

/// Somebody has asked for more than a limit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// The setting that says so.
    pub limit: &'static str,
    /// How long to wait.
    pub wait: TimeDelta,
}

/// Somebody with whom a limit counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Who {
    Address(String),
    From(Network),
    In(Household),
}

impl Who {
    fn address(address: &str) -> Self {
        Self::Address(address.to_lowercase())
    }
}

/// Buckets with the setting that sizes them.
type Kind = (&'static str, Buckets<Who>);

/// What is taken together or not at all: of which kind, by whom, how many.
type Taken = Vec<(usize, Who, u32)>;

/// The limits of a server, and who has asked for what.
pub struct Limits {
    clock: Arc<dyn Clock>,
    kinds: Mutex<Vec<Kind>>,
    streams: Streams,
}

/// What creating a campaign has taken; to be given back if it fails.
#[must_use]
pub struct Creating(Taken);

const SIGN_INS_PER_ADDRESS: usize = 0;
const SIGN_INS_PER_NETWORK: usize = 1;
const CAMPAIGNS_PER_HOST: usize = 2;
const CAMPAIGNS_PER_NETWORK: usize = 3;
const INVITATIONS_PER_HOST: usize = 4;
const INVITATIONS_PER_ADDRESS: usize = 5;
const LOOKS_PER_READER: usize = 6;
const SAYINGS_PER_SEAT: usize = 7;
const REPLIES_PER_SEAT: usize = 8;
const REPLIES_PER_SENDER: usize = 9;
const INVITATIONS_PER_NETWORK: usize = 10;
const REQUESTS_PER_NETWORK: usize = 11;
const TAKE_BACKS_PER_SEAT: usize = 12;

impl Limits {
    /// As configured.
    #[must_use]
    pub fn new(limits: &config::Limits, clock: Arc<dyn Clock>) -> Self {
        let (minute, hour, day) = (TimeDelta::minutes(1), TimeDelta::hours(1), TimeDelta::days(1));
        // In the order of the constants above.
        let kinds = vec![
            ("sign-ins-per-address", Buckets::new(limits.sign_ins_per_address, hour)),
            ("sign-ins-per-network", Buckets::new(limits.sign_ins_per_network, hour)),
            ("campaigns-per-host", Buckets::new(limits.campaigns_per_host, day)),
            ("campaigns-per-network", Buckets::new(limits.campaigns_per_network, day)),
            ("invitations-per-host", Buckets::new(limits.invitations_per_host, day)),
            ("invitations-per-address", Buckets::new(limits.invitations_per_address, day)),
            ("looks-per-reader", Buckets::new(limits.looks_per_reader, minute)),
            ("sayings-per-seat", Buckets::new(limits.sayings_per_seat, hour)),
            ("replies-per-seat", Buckets::new(limits.replies_per_seat, hour)),
            ("replies-per-sender", Buckets::new(limits.replies_per_sender, hour)),
            ("invitations-per-network", Buckets::new(limits.invitations_per_network, day)),
            ("requests-per-network", Buckets::new(limits.requests_per_network, minute)),
            ("take-backs-per-seat", Buckets::new(limits.take_backs_per_seat, hour)),
        ];
        Self { clock, kinds: Mutex::new(kinds), streams: Streams::new(limits) }
    }

    /// Something is asked for, whatever it is.
    ///
    /// # Errors
    /// If so much has come from there that this has to wait.
    pub fn request(&self, from: Household) -> Result<(), TooMany> {
        self.take(&vec![(REQUESTS_PER_NETWORK, Who::In(from), 1)])
    }

    /// A letter with a sign-in link is asked for.
    ///
    /// # Errors
    /// If the address or the network has had enough of them.
    pub fn sign_in(&self, address: &str, from: Network) -> Result<(), TooMany> {
        self.take(&vec![(SIGN_INS_PER_ADDRESS, Who::address(address), 1), (SIGN_INS_PER_NETWORK, Who::From(from), 1)])
    }

    /// A campaign is to be created and its players invited. Inviting oneself does not count.
    ///
    /// # Errors
    /// If host, network or somebody invited has had enough.
    pub fn create(&self, host: &str, from: Network, new: &NewCampaign) -> Result<Creating, TooMany> {
        let host = Who::address(host);
        let mut guests: Vec<Who> = vec![];
        for seat in &new.seats {
            if let Player::Email(address) = &seat.player {
                guests.push(Who::address(address));
            }
        }
        guests.retain(|guest| *guest != host);
        let count = u32::try_from(guests.len()).unwrap_or(u32::MAX);
        let mut taken =
            vec![(CAMPAIGNS_PER_HOST, host.clone(), 1), (CAMPAIGNS_PER_NETWORK, Who::From(from), 1), (INVITATIONS_PER_HOST, host, count)];
        taken.push((INVITATIONS_PER_NETWORK, Who::From(from), count));
        taken.extend(guests.into_iter().map(|guest| (INVITATIONS_PER_ADDRESS, guest, 1)));
        self.take(&taken)?;
        Ok(Creating(taken))
    }

    /// A letter is sent anew because somebody asks for it: links were revoked, mail was turned on again. It counts like an
    /// invitation, for whoever may ask could otherwise fill a mailbox.
    ///
    /// # Errors
    /// If who asks has sent enough, or who is written to has had enough.
    pub fn write_again(&self, by: &str, to: &str) -> Result<(), TooMany> {
        let (by, to) = (Who::address(by), Who::address(to));
        let to_others = u32::from(by != to);
        self.take(&vec![(INVITATIONS_PER_HOST, by, to_others), (INVITATIONS_PER_ADDRESS, to, 1)])
    }

    /// Somebody asks for an open seat for an address, which is written to: it counts like an invitation, and like asking for a link
    /// to sign in for whoever asks.
    ///
    /// # Errors
    /// If the address or the network has had enough.
    pub fn ask_for_seat(&self, address: &str, from: Network) -> Result<(), TooMany> {
        let address = Who::address(address);
        self.take(&vec![
            (SIGN_INS_PER_ADDRESS, address.clone(), 1),
            (SIGN_INS_PER_NETWORK, Who::From(from), 1),
            (INVITATIONS_PER_ADDRESS, address, 1),
        ])
    }

    /// No campaign came of it.
    pub fn give_back(&self, creating: &Creating) {
        let mut kinds = self.kinds();
        for (kind, who, count) in &creating.0 {
            kinds[*kind].1.give_back(who, *count);
        }
    }

    /// A board or a position of the past is looked at. Those of a network who are not signed in count together.
    ///
    /// # Errors
    /// If the reader has looked at enough of them for now.
    pub fn look(&self, reader: Option<&str>, from: Network) -> Result<(), TooMany> {
        self.take(&vec![(LOOKS_PER_READER, reader.map_or(Who::From(from), Who::address), 1)])
    }

    /// A seat says something at its table.
    ///
    /// # Errors
    /// If it has said enough for now.
    pub fn say(&self, campaign: CampaignId, seat: u8) -> Result<(), TooMany> {
        self.take(&vec![(SAYINGS_PER_SEAT, Who::Address(format!("seat {seat} of {campaign}")), 1)])
    }

    /// A seat takes an answer back: whoever was asked next has been written to, and is again.
    ///
    /// # Errors
    /// If it has taken back enough for now.
    pub fn take_back(&self, campaign: CampaignId, seat: u8) -> Result<(), TooMany> {
        self.take(&vec![(TAKE_BACKS_PER_SEAT, Who::Address(format!("seat {seat} of {campaign}")), 1)])
    }

    /// A mail comes in for a seat, from whom its envelope names.
    ///
    /// # Errors
    /// If so many have come for the seat, or from there, that it has to wait.
    pub fn reply(&self, campaign: CampaignId, seat: u8, sender: Option<&str>) -> Result<(), TooMany> {
        let mut wanted = vec![(REPLIES_PER_SEAT, Who::Address(format!("seat {seat} of {campaign}")), 1)];
        wanted.extend(sender.map(|sender| (REPLIES_PER_SENDER, Who::address(sender), 1)));
        self.take(&wanted)
    }

    /// Something comes back of a letter: whoever got the letter could send as much of it as they like.
    ///
    /// # Errors
    /// If so much has come back that this has to wait.
    pub fn bounce(&self, letter: &str) -> Result<(), TooMany> {
        self.take(&vec![(REPLIES_PER_SEAT, Who::Address(format!("bounces of {letter}")), 1)])
    }

    /// A stream is opened; it has its place as long as the value lives.
    ///
    /// # Errors
    /// If there are too many, in all or of this reader or network.
    pub fn stream(&self, reader: Option<&str>, from: Network) -> Result<Place, TooMany> {
        let place = self.streams.enter(reader.map(str::to_lowercase).as_deref(), from);
        place.map_err(|limit| counted(TooMany { limit, wait: STREAM_WAIT }))
    }

    fn kinds(&self) -> MutexGuard<'_, Vec<Kind>> {
        self.kinds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes all or nothing.
    fn take(&self, wanted: &Taken) -> Result<(), TooMany> {
        let now = self.clock.now();
        let mut kinds = self.kinds();
        let mut longest: Option<TooMany> = None;
        for (kind, who, count) in wanted.iter().filter(|(_, _, count)| *count > 0) {
            let (limit, buckets) = &kinds[*kind];
            if let Some(wait) = buckets.wait(who, *count, now)
                && longest.is_none_or(|longest| longest.wait < wait)
            {
                longest = Some(TooMany { limit, wait });
            }
        }
        if let Some(too_many) = longest {
            return Err(counted(too_many));
        }
        for (kind, who, count) in wanted {
            kinds[*kind].1.take(who, *count, now);
        }
        Ok(())
    }
}

fn counted(too_many: TooMany) -> TooMany {
    metrics::counter!("sternpost_limited_total", "limit" => too_many.limit).increment(1);
    too_many
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::Invited;
    use crate::clock::ManualClock;
    use crate::language::Language;
    use chrono::DateTime;

    fn set(limits: config::Limits) -> (Limits, Arc<ManualClock>) {
        let clock = Arc::new(ManualClock::at(DateTime::from_timestamp(1_800_000_000, 0).unwrap()));
        (Limits::new(&limits, clock.clone()), clock)
    }

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap())
    }

    fn inviting(guests: &[&str]) -> NewCampaign {
        let player = |address: &&str| Player::Email((*address).to_owned());
        let seat = |address| Invited { name: "x".to_owned(), language: Language::English, player: player(address) };
        NewCampaign {
            game: "x".to_owned(),
            name: "x".to_owned(),
            options: None,
            seats: guests.iter().map(seat).collect(),
            windows: crate::store::Windows::default(),
            policies: None,
        }
    }

    #[test]
    fn what_is_refused_by_one_limit_takes_nothing_of_the_others() {
        let (limits, clock) = set(config::Limits { sign_ins_per_address: 1, sign_ins_per_network: 2, ..config::Limits::default() });
        let here = network("192.0.2.1");
        limits.sign_in("ada@a.test", here).unwrap();
        for _ in 0..9 {
            assert_eq!(limits.sign_in("Ada@A.test", here).unwrap_err().limit, "sign-ins-per-address");
        }
        limits.sign_in("bo@b.test", here).unwrap();
        assert_eq!(limits.sign_in("cleo@c.test", here).unwrap_err().limit, "sign-ins-per-network");
        limits.sign_in("cleo@c.test", network("198.51.100.1")).unwrap();
        clock.advance(TimeDelta::hours(1));
        limits.sign_in("ada@a.test", here).unwrap();
    }

    #[test]
    fn a_flood_of_requests_waits_and_the_others_do_not() {
        let (limits, clock) = set(config::Limits { requests_per_network: 60, ..config::Limits::default() });
        let home = |text: &str| Household::of(text.parse().unwrap());
        for _ in 0..60 {
            limits.request(home("2001:db8:1:1::1")).unwrap();
        }
        let enough = limits.request(home("2001:db8:1:1::2")).unwrap_err();
        assert_eq!((enough.limit, enough.wait), ("requests-per-network", TimeDelta::seconds(1)));
        limits.request(home("2001:db8:1:2::1")).unwrap();
        clock.advance(TimeDelta::seconds(1));
        limits.request(home("2001:db8:1:1::3")).unwrap();
        let (none, _) = set(config::Limits { requests_per_network: 0, ..config::Limits::default() });
        assert!((0..9_999).all(|_| none.request(home("192.0.2.1")).is_ok()));
    }

    #[test]
    fn a_host_cannot_flood_one_address_and_pays_nothing_for_a_refused_set_up() {
        let (limits, _) = set(config::Limits { invitations_per_address: 2, invitations_per_host: 4, ..config::Limits::default() });
        let here = network("192.0.2.1");
        for _ in 0..9 {
            let refused = limits.create("ada@a.test", here, &inviting(&["ada@a.test", "bo@b.test"])).unwrap();
            limits.give_back(&refused);
        }
        for _ in 0..2 {
            let _ = limits.create("ada@a.test", here, &inviting(&["ada@a.test", "bo@b.test"])).unwrap();
        }
        let enough = limits.create("zoe@z.test", network("198.51.100.1"), &inviting(&["bo@b.test"])).err().unwrap();
        assert_eq!(enough.limit, "invitations-per-address", "whoever invites");
        let enough = limits.create("ada@a.test", here, &inviting(&["x@x.test", "y@y.test", "z@z.test"])).err().unwrap();
        assert_eq!(enough.limit, "invitations-per-host");
    }
}
