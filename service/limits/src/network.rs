//! The network a request comes from: that of the client's address, also behind trusted proxies.

use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use std::net::{IpAddr, Ipv4Addr};

/// The addresses one stranger has: a /24 of IPv4, a /48 of IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(IpNet);

impl Network {
    /// The network of an address.
    ///
    /// # Panics
    /// Never: the lengths are legal.
    #[must_use]
    pub fn of(address: IpAddr) -> Self {
        Self(prefix(address, 48))
    }
}

/// The addresses one household has: a /24 of IPv4, a /64 of IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Household(IpNet);

impl Household {
    /// The household of an address.
    ///
    /// # Panics
    /// Never: the lengths are legal.
    #[must_use]
    pub fn of(address: IpAddr) -> Self {
        Self(prefix(address, 64))
    }
}

/// The /24 of an address of IPv4, also where it is written as one of IPv6, or so much of one of IPv6.
fn prefix(address: IpAddr, v6_length: u8) -> IpNet {
    match address.to_canonical() {
        IpAddr::V4(v4) => Ipv4Net::new(v4, 24).expect("a legal length").trunc().into(),
        IpAddr::V6(v6) => Ipv6Net::new(v6, v6_length).expect("a legal length").trunc().into(),
    }
}

/// The address a request comes from: the peer, unless it is a trusted proxy; then the last one it names that is none. `forwarded` are the values
/// of `X-Forwarded-For`, to which each proxy has added its own peer.
#[must_use]
pub fn asker<'a>(peer: Option<IpAddr>, forwarded: impl Iterator<Item = &'a str>, proxies: &[IpNet]) -> IpAddr {
    let is_trusted = |address: IpAddr| proxies.iter().any(|net| net.contains(&address));
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).to_canonical();
    let mut asker = peer;
    let named: Vec<&str> = forwarded.flat_map(|value| value.split(',')).map(str::trim).collect();
    for name in named.into_iter().rev() {
        if !is_trusted(asker) {
            break;
        }
        // What cannot be read was not written by a proxy of ours.
        let Some(before) = address(name) else { break };
        asker = before;
    }
    asker
}

/// An address, as proxies write them: some add the port.
fn address(name: &str) -> Option<IpAddr> {
    let plain = || name.parse::<IpAddr>().ok();
    let with_port = || name.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || name.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    plain().or_else(with_port).or_else(in_brackets).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_strangers_many_addresses_are_one_network() {
        let same = |a: &str, b: &str| Network::of(ip(a)) == Network::of(ip(b));
        assert!(same("192.0.2.1", "192.0.2.250") && same("::ffff:192.0.2.1", "192.0.2.9"));
        assert!(same("2001:db8:1:1::1", "2001:db8:1:ffff::9"));
        assert!(!same("192.0.2.1", "192.0.3.1") && !same("2001:db8:1::1", "2001:db8:2::1"));
    }

    #[test]
    fn a_household_has_a_64_and_a_mapped_address_is_one_of_ipv4() {
        let same = |a: &str, b: &str| Household::of(ip(a)) == Household::of(ip(b));
        assert!(same("2001:db8:1:1::1", "2001:db8:1:1:ffff::9") && !same("2001:db8:1:1::1", "2001:db8:1:2::1"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.9") && !same("192.0.2.1", "192.0.3.1"));
    }

    #[test]
    fn only_a_trusted_proxy_is_believed_and_only_about_its_own_peer() {
        let proxies = ["10.0.0.0/8".parse().unwrap()];
        let who = |peer: &str, forwarded: &[&str]| asker(Some(ip(peer)), forwarded.iter().copied(), &proxies).to_string();
        assert_eq!(who("192.0.2.1", &["203.0.113.7"]), "192.0.2.1", "anybody can write the header");
        assert_eq!(who("10.0.0.1", &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(who("10.0.0.1", &["198.51.100.1, 203.0.113.7"]), "203.0.113.7", "what came with the request is not the proxy's word");
        assert_eq!(who("10.0.0.1", &["198.51.100.1", "203.0.113.7, 10.0.0.2"]), "203.0.113.7", "through two of our own");
        assert_eq!(who("10.0.0.1", &["unknown"]), "10.0.0.1");
        assert_eq!(who("10.0.0.1", &["203.0.113.7:4711"]), "203.0.113.7");
        assert_eq!(who("10.0.0.1", &["[2001:db8::1]:4711"]), "2001:db8::1");
        assert_eq!(who("10.0.0.1", &[]), "10.0.0.1");
    }
}
