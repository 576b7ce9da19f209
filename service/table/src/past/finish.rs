//! The result of a campaign, for everything that names the winners.

use crate::Snapshot;
use sternpost_core::Standing;
use sternpost_game::Play;

/// The result of a campaign, with the names of those who are first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish {
    /// One has won.
    Won(String),
    /// All have won, who played on one side.
    WonTogether(String),
    /// Several are first.
    Drawn(String),
    /// Nobody has won.
    Lost,
}

impl Finish {
    /// The result of a position of a campaign with these standings; none if nobody is ranked: it was closed before its end.
    #[must_use]
    pub fn of(snapshot: &Snapshot, play: &dyn Play, standings: &[Standing]) -> Option<Self> {
        let first: Vec<String> =
            standings.iter().filter(|standing| standing.rank == 1).map(|standing| snapshot.name(standing.seat)).collect();
        let names = first.join(", ");
        match first.len() {
            _ if standings.is_empty() => None,
            0 => Some(Self::Lost),
            1 => Some(Self::Won(names)),
            all if all == standings.len() && play.plays_together() => Some(Self::WonTogether(names)),
            _ => Some(Self::Drawn(names)),
        }
    }
}
