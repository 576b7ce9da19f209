//! The host names of URLs.

use hyper::Uri;
use std::net::IpAddr;

/// The server an address names.
#[must_use]
pub fn host_of(url: &str) -> Option<String> {
    url.parse::<Uri>().ok()?.host().map(str::to_ascii_lowercase)
}

/// Whether a server's name means this machine to whoever uses it.
pub fn is_local(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || host.ends_with(".localhost") || bare.parse::<IpAddr>().is_ok_and(|ip| ip.to_canonical().is_loopback())
}
