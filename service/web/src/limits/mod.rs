//! Rate limits of the HTTP server: for a stranger, a reader and a network. Each of several servers counts for itself. What people do at tables is
//! counted in `sternpost_limits`, whatever way the request came.

mod streams;

use chrono::TimeDelta;
use std::sync::Arc;
pub use sternpost_limits::TooMany;
pub use sternpost_limits::network::{Household, Network, asker};
use sternpost_limits::{Invitations, Ledger, Taken};
use sternpost_model::clock::Clock;
use sternpost_model::settings;
use sternpost_table::seats::create::{NewCampaign, Player};
pub use streams::Place;
use streams::Streams;

/// The wait that is suggested for a stream's place: nobody knows when another ends.
const STREAM_WAIT: TimeDelta = TimeDelta::seconds(30);

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

/// The limits of a server, and who has asked for what.
pub struct Limits {
    ledger: Ledger<Who>,
    streams: Streams,
    /// Who is written to because somebody asks is counted with everybody else who is.
    of_tables: Arc<sternpost_limits::Limits>,
}

/// The allowance that creating a campaign has taken; to be given back if it fails.
#[must_use]
pub struct Creating {
    taken: Taken<Who>,
    invited: Invitations,
}

const SIGN_INS_PER_ADDRESS: usize = 0;
const SIGN_INS_PER_NETWORK: usize = 1;
const CAMPAIGNS_PER_HOST: usize = 2;
const CAMPAIGNS_PER_NETWORK: usize = 3;
const LOOKS_PER_READER: usize = 4;
const INVITATIONS_PER_NETWORK: usize = 5;
const REQUESTS_PER_NETWORK: usize = 6;

impl Limits {
    /// The limits as configured.
    #[must_use]
    pub fn new(limits: &settings::Limits, clock: Arc<dyn Clock>, of_tables: Arc<sternpost_limits::Limits>) -> Self {
        let (minute, hour, day) = (TimeDelta::minutes(1), TimeDelta::hours(1), TimeDelta::days(1));
        // In the order of the constants above.
        let sizes = [
            ("sign-ins-per-address", limits.sign_ins_per_address, hour),
            ("sign-ins-per-network", limits.sign_ins_per_network, hour),
            ("campaigns-per-host", limits.campaigns_per_host, day),
            ("campaigns-per-network", limits.campaigns_per_network, day),
            ("looks-per-reader", limits.looks_per_reader, minute),
            ("invitations-per-network", limits.invitations_per_network, day),
            ("requests-per-network", limits.requests_per_network, minute),
        ];
        Self { ledger: Ledger::new(&sizes, clock), streams: Streams::new(limits), of_tables }
    }

    /// Something is asked for, whatever it is.
    ///
    /// # Errors
    /// If so much has come from there that this has to wait.
    pub fn request(&self, from: Household) -> Result<(), TooMany> {
        self.ledger.take(&vec![(REQUESTS_PER_NETWORK, Who::In(from), 1)])
    }

    /// A letter with a sign-in link is asked for.
    ///
    /// # Errors
    /// If the address or the network has had enough of them.
    pub fn sign_in(&self, address: &str, from: Network) -> Result<(), TooMany> {
        self.ledger.take(&asked_from(address, from))
    }

    /// A campaign is to be created and its players invited. Inviting oneself does not count.
    ///
    /// # Errors
    /// If host, network or somebody invited has had enough.
    pub fn create(&self, host: &str, from: Network, new: &NewCampaign) -> Result<Creating, TooMany> {
        let mut guests: Vec<&str> = vec![];
        for seat in &new.seats {
            if let Player::Email(address) = &seat.player {
                guests.push(address);
            }
        }
        let invited = Invitations::by(host, &guests);
        let network = Who::From(from);
        let taken = vec![
            (CAMPAIGNS_PER_HOST, Who::address(host), 1),
            (CAMPAIGNS_PER_NETWORK, network.clone(), 1),
            (INVITATIONS_PER_NETWORK, network, invited.count()),
        ];
        self.take_both(&taken, &invited)?;
        Ok(Creating { taken, invited })
    }

    /// Somebody asks for an open seat for an address, which is written to: it counts like an invitation, and like asking for a link
    /// to sign in for whoever asks.
    ///
    /// # Errors
    /// If the address or the network has had enough.
    pub fn ask_for_seat(&self, address: &str, from: Network) -> Result<(), TooMany> {
        self.take_both(&asked_from(address, from), &Invitations::asked_for(address))
    }

    /// No campaign came of it.
    pub fn give_back(&self, creating: &Creating) {
        self.ledger.give_back(&creating.taken);
        self.of_tables.give_back(&creating.invited);
    }

    /// A board or a position of the past is looked at. Those of a network who are not signed in count together.
    ///
    /// # Errors
    /// If the reader has looked at enough of them for now.
    pub fn look(&self, reader: Option<&str>, from: Network) -> Result<(), TooMany> {
        self.ledger.take(&vec![(LOOKS_PER_READER, reader.map_or(Who::From(from), Who::address), 1)])
    }

    /// A stream is opened; it has its place as long as the value lives.
    ///
    /// # Errors
    /// If there are too many, in all or of this reader or network.
    pub fn stream(&self, reader: Option<&str>, from: Network) -> Result<Place, TooMany> {
        let place = self.streams.enter(reader.map(str::to_lowercase).as_deref(), from);
        place.map_err(|limit| TooMany { limit, wait: STREAM_WAIT }.counted())
    }

    /// Takes all or nothing, of what is asked and of the letters it leads to.
    fn take_both(&self, taken: &Taken<Who>, invited: &Invitations) -> Result<(), TooMany> {
        let short = [self.ledger.short(taken), self.of_tables.short(invited)];
        if let Some(longest) = short.into_iter().flatten().max_by_key(|too_many| too_many.wait) {
            return Err(longest.counted());
        }
        self.ledger.take(taken)?;
        self.of_tables.invite(invited).inspect_err(|_| self.ledger.give_back(taken))
    }
}

/// The allowance that asking for a link to sign in takes.
fn asked_from(address: &str, from: Network) -> Taken<Who> {
    vec![(SIGN_INS_PER_ADDRESS, Who::address(address), 1), (SIGN_INS_PER_NETWORK, Who::From(from), 1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;
    use sternpost_model::clock::ManualClock;
    use sternpost_model::language::Language;
    use sternpost_table::seats::create::Invited;

    fn set(limits: settings::Limits) -> (Limits, Arc<ManualClock>) {
        let clock = Arc::new(ManualClock::at(DateTime::from_timestamp(1_800_000_000, 0).unwrap()));
        let of_tables = Arc::new(sternpost_limits::Limits::none(clock.clone()));
        of_tables.set(&limits);
        (Limits::new(&limits, clock.clone(), of_tables), clock)
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
            table: sternpost_model::policy::Windows::default().into(),
            policies: None,
        }
    }

    #[test]
    fn what_is_refused_by_one_limit_takes_nothing_of_the_others() {
        let (limits, clock) = set(settings::Limits { sign_ins_per_address: 1, sign_ins_per_network: 2, ..settings::Limits::default() });
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
        let (limits, clock) = set(settings::Limits { requests_per_network: 60, ..settings::Limits::default() });
        let home = |text: &str| Household::of(text.parse().unwrap());
        for _ in 0..60 {
            limits.request(home("2001:db8:1:1::1")).unwrap();
        }
        let enough = limits.request(home("2001:db8:1:1::2")).unwrap_err();
        assert_eq!((enough.limit, enough.wait), ("requests-per-network", TimeDelta::seconds(1)));
        limits.request(home("2001:db8:1:2::1")).unwrap();
        clock.advance(TimeDelta::seconds(1));
        limits.request(home("2001:db8:1:1::3")).unwrap();
        let (none, _) = set(settings::Limits { requests_per_network: 0, ..settings::Limits::default() });
        assert!((0..9_999).all(|_| none.request(home("192.0.2.1")).is_ok()));
    }

    #[test]
    fn a_host_cannot_flood_one_address_and_pays_nothing_for_a_refused_set_up() {
        let (limits, _) = set(settings::Limits { invitations_per_address: 2, invitations_per_host: 4, ..settings::Limits::default() });
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
