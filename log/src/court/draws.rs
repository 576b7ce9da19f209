//! The draws of chance after a rewind: new ones, or the same as before.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The draws of chance after a rewind. The person who moves the head chooses them, in the open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// Something new, and what nobody may know is dealt anew.
    #[default]
    Anew,
    /// The same again that it gave, or would have given, on the line that was left.
    Again,
}

impl Draws {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Anew, Self::Again];

    /// Whether it gives something new: the usual case, of which an entry says nothing.
    #[must_use]
    pub fn are_anew(&self) -> bool {
        *self == Self::Anew
    }

    /// Its name in forms and in the API.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Anew => "anew",
            Self::Again => "again",
        }
    }

    /// Finds one by its name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|draws| draws.id() == id)
    }
}

/// A step that draws as it did before; in campaigns whose streams are named by entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Again {
    /// How many steps were answered before it.
    pub step: u64,
    /// From the stream of the entry with this number.
    pub entry: u64,
}

/// The redeals of a campaign, and the part of its chance each has made new.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Deals {
    /// The draws from which on each deal holds: both ascend.
    since: Vec<(u64, u64)>,
    count: u64,
    /// The entry that last dealt anew.
    last: Option<u64>,
}

impl Deals {
    /// An entry deals anew, and from a draw on chance gives something new, if it does.
    pub(super) fn note(&mut self, entry: u64, from: Option<u64>) {
        self.count += 1;
        self.last = Some(entry);
        if let Some(from) = from {
            self.since.retain(|(first, _)| *first < from);
            self.since.push((from, self.count));
        }
    }

    /// The deal that holds for a draw.
    pub(super) fn of(&self, draw: u64) -> u64 {
        self.since.iter().rev().find(|(first, _)| *first <= draw).map_or(0, |(_, deal)| *deal)
    }

    /// The number of the next deal.
    pub(super) fn next(&self) -> u64 {
        self.count + 1
    }

    /// Whether it was dealt anew after an entry.
    pub(super) fn came_after(&self, entry: u64) -> bool {
        self.last.is_some_and(|last| last > entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_deal_holds_from_its_draw_until_an_earlier_one_is_dealt_anew() {
        let mut deals = Deals::default();
        assert_eq!((deals.of(9), deals.next(), deals.came_after(0)), (0, 1, false));
        deals.note(20, Some(5));
        deals.note(30, Some(8));
        assert_eq!([4, 5, 7, 8, 9].map(|draw| deals.of(draw)), [0, 1, 1, 2, 2]);
        deals.note(40, None);
        assert_eq!((deals.of(9), deals.next()), (2, 4), "again: the piles are dealt anew, the dice stay");
        deals.note(50, Some(6));
        assert_eq!([4, 5, 6, 9].map(|draw| deals.of(draw)), [0, 1, 4, 4], "no deal is used twice");
        assert!(deals.came_after(49) && !deals.came_after(50));
    }
}
