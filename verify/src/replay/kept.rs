//! Positions that are kept in case the head is moved back.

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use sternpost_game::Play;

/// The latest, however many steps lead to them.
const LATEST: usize = 16;
/// Each of so many steps, at first.
const EACH: u64 = 32;
/// The most of these: then only each second of them stays.
const MOST: usize = 1_024;

/// Positions by the place of the entry they stand at: going back to any takes few steps from one of them.
pub(super) struct Kept {
    latest: VecDeque<(usize, Rc<dyn Play>)>,
    spaced: BTreeMap<usize, (u64, Rc<dyn Play>)>,
    each: u64,
}

impl Default for Kept {
    fn default() -> Self {
        Self { latest: VecDeque::new(), spaced: BTreeMap::new(), each: EACH }
    }
}

impl Kept {
    /// Keeps what stands after an entry, to which so many steps lead.
    pub(super) fn keep(&mut self, at: usize, depth: u64, play: &dyn Play) {
        let play: Rc<dyn Play> = play.fork().into();
        if depth.is_multiple_of(self.each) {
            self.spaced.insert(at, (depth, play.clone()));
        }
        while self.spaced.len() > MOST {
            self.each *= 2;
            self.spaced.retain(|_, (depth, _)| depth.is_multiple_of(self.each));
        }
        self.latest.push_back((at, play));
        if self.latest.len() > LATEST {
            self.latest.pop_front();
        }
    }

    /// The position after an entry, if it was kept.
    pub(super) fn get(&self, at: usize) -> Option<Box<dyn Play>> {
        let latest = self.latest.iter().find(|(kept, _)| *kept == at).map(|(_, play)| play);
        Some(latest.or_else(|| Some(&self.spaced.get(&at)?.1))?.fork())
    }
}
