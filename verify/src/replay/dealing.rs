//! Checks that what nobody may know was dealt anew where it had to be, and nowhere else.

use super::{Replay, Stand};
use crate::report::About;
use sternpost_log::fold::guarded;
use sternpost_log::{Body, Draws};

/// The demand that what nobody may know is dealt anew in the next entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Dealing {
    /// Nothing calls for it.
    Not,
    /// It may be: servers of before there was such an entry dealt nothing anew.
    May(Option<Draws>),
    /// It has to be: after a rewind with these draws, or at the beginning of a fork.
    Must(Option<Draws>),
}

impl Replay<'_> {
    fn counts_draws(&self) -> Option<u64> {
        let Stand::At(play) = &self.stand else { return None };
        guarded(|| play.draws_so_far()).ok().flatten()
    }

    /// Notes what a rewind to an entry calls for; the position is the one it leads to. Where newer rules go on from there on new ground they have
    /// led back by themselves: what is asked again draws as it did.
    pub(super) fn dealing_after_rewind(&mut self, at: usize, to: u64, draws: Draws) {
        let is_of_new_rules = self.entries.get(at + 1).is_some_and(|next| next.body.is_new_ground());
        self.dealing = match (self.counts_draws(), self.court.deals_anew(to, draws)) {
            (_, true) if is_of_new_rules => Dealing::Not,
            (Some(_), true) => Dealing::Must(Some(draws)),
            (None, true) => Dealing::May(Some(draws)),
            (_, false) => Dealing::Not,
        };
    }

    /// Notes what new ground calls for: a fork begins with it.
    pub(super) fn dealing_after_ground(&mut self, at: usize) {
        let before = &self.entries[..at];
        let is_fork = before.iter().any(|entry| matches!(&entry.body, Body::Created { forked: Some(_), .. }));
        if is_fork && !before.iter().any(|entry| entry.body.moves_the_position()) {
            self.dealing = if self.counts_draws().is_some() { Dealing::Must(None) } else { Dealing::May(None) };
        }
    }

    /// Checks that the entry at a place is the one that is called for, if one is.
    pub(super) fn is_dealt_when_due(&mut self, at: usize) {
        let is_dealing = self.entries.get(at).is_some_and(|entry| matches!(entry.body, Body::DealtAnew { .. }));
        if let (Dealing::Must(_), false) = (self.dealing, is_dealing) {
            let text = "what nobody may know had to be dealt anew, and was not";
            self.report.wrong_at(About::Chance, at as u64, text);
        }
        if !is_dealing {
            self.dealing = Dealing::Not;
        }
    }

    /// Checks an entry that deals anew what nobody may know.
    pub(super) fn dealt_anew(&mut self, at: usize, from: Option<u64>) {
        let entry = &self.entries[at];
        let called_for = std::mem::replace(&mut self.dealing, Dealing::Not);
        let due = match called_for {
            Dealing::Not => {
                self.report.wrong_at(About::Chance, entry.seq, "it is dealt anew, and nothing called for that");
                None
            }
            Dealing::May(draws) | Dealing::Must(draws) => self.counts_draws().filter(|_| draws == Some(Draws::Anew)),
        };
        if from != due && matches!(self.stand, Stand::At(_)) {
            self.report.wrong_at(About::Chance, entry.seq, "chance is made new from another draw on than it says");
        }
        self.answered(entry);
    }
}
