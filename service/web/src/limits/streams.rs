//! The count of open event streams: in all, by account and by network.

use super::Network;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use sternpost_model::settings;

#[derive(Debug, Default)]
struct Open {
    all: u32,
    by_reader: HashMap<String, u32>,
    by_network: HashMap<Network, u32>,
}

/// The streams that are open.
#[derive(Debug)]
pub struct Streams {
    most: u32,
    most_per_reader: u32,
    most_per_network: u32,
    open: Arc<Mutex<Open>>,
}

/// The place of one stream; free again when dropped.
#[derive(Debug)]
pub struct Place {
    reader: Option<String>,
    network: Network,
    open: Arc<Mutex<Open>>,
}

impl Streams {
    pub(super) fn new(limits: &settings::Limits) -> Self {
        let (most, most_per_reader, most_per_network) = (limits.streams, limits.streams_per_reader, limits.streams_per_network);
        Self { most, most_per_reader, most_per_network, open: Arc::default() }
    }

    /// A place, or the setting that allows no more.
    pub(super) fn enter(&self, reader: Option<&str>, network: Network) -> Result<Place, &'static str> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |count: u32, most: u32| most > 0 && count >= most;
        let by_reader = reader.and_then(|reader| open.by_reader.get(reader)).copied().unwrap_or_default();
        if is_full(by_reader, self.most_per_reader) {
            return Err("streams-per-reader");
        }
        if is_full(open.by_network.get(&network).copied().unwrap_or_default(), self.most_per_network) {
            return Err("streams-per-network");
        }
        if is_full(open.all, self.most) {
            return Err("streams");
        }
        open.all += 1;
        if let Some(reader) = reader {
            *open.by_reader.entry(reader.to_owned()).or_default() += 1;
        }
        *open.by_network.entry(network).or_default() += 1;
        metrics::gauge!("sternpost_streams").set(f64::from(open.all));
        Ok(Place { reader: reader.map(str::to_owned), network, open: self.open.clone() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(reader) = &self.reader {
            leave(&mut open.by_reader, reader);
        }
        leave(&mut open.by_network, &self.network);
        metrics::gauge!("sternpost_streams").set(f64::from(open.all));
    }
}

/// One less; whoever has none left is forgotten.
fn leave<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap())
    }

    #[test]
    fn nobody_takes_all_streams_and_a_closed_one_makes_room() {
        let limits = settings::Limits { streams: 4, streams_per_reader: 1, streams_per_network: 2, ..settings::Limits::default() };
        let streams = Streams::new(&limits);
        let (here, there) = (network("192.0.2.1"), network("198.51.100.1"));
        let first = streams.enter(Some("ada@a.test"), here).unwrap();
        assert_eq!(streams.enter(Some("ada@a.test"), there).unwrap_err(), "streams-per-reader");
        let _second = streams.enter(None, here).unwrap();
        assert_eq!(streams.enter(None, here).unwrap_err(), "streams-per-network");
        let _others = [streams.enter(None, there).unwrap(), streams.enter(None, there).unwrap()];
        assert_eq!(streams.enter(None, network("203.0.113.1")).unwrap_err(), "streams");
        drop(first);
        let _again = streams.enter(Some("ada@a.test"), here).unwrap();
        assert_eq!(streams.open.lock().unwrap().by_network.len(), 2);
    }
}
