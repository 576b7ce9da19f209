//! What the model believes of disputes, motions and going back.

use super::believed::{Model, Moment, Voting};
use sternpost_core::Chance;
use sternpost_log::{Derived, Draws as ChanceAfter, Motion, Ruling, Stream};

impl Model {
    /// Whether a rewind by the table leads there: to an earlier entry of the line.
    pub(super) fn is_earlier(&self, to: u64) -> bool {
        to < self.head() && self.now().line.iter().any(|(_, seq)| *seq == to)
    }

    /// Whether an entry has moved the position and is on a line that was left behind.
    pub(super) fn is_left(&self, to: u64) -> bool {
        let moment = usize::try_from(to).ok().and_then(|to| self.moments.get(to.checked_sub(1)?)?.as_ref());
        let moved = moment.and_then(|moment| moment.line.last()).is_some_and(|(_, seq)| *seq == to);
        moved && self.now().line.iter().all(|(_, seq)| *seq != to)
    }

    /// Whether the table can vote to go back there: to an earlier entry, or, with chance anew, to a line that was left.
    pub(super) fn may_be_voted(&self, to: u64, draws: ChanceAfter) -> bool {
        self.is_earlier(to) || self.is_left(to) && draws == ChanceAfter::Anew
    }

    /// The table goes back: as an operator does, but chance may give the same again.
    /// What the entries are.
    pub(super) fn go_back_with(&mut self, to: u64, draws: ChanceAfter) -> Vec<&'static str> {
        let is_dealt_anew = draws == ChanceAfter::Anew || self.dealt.last().is_some_and(|last| *last > to);
        self.go_back(to);
        if !is_dealt_anew {
            return vec!["rewound"];
        }
        let mut moment = self.now().clone();
        let mut play = moment.play.fork();
        let (deal, from) = (self.dealt.len() as u64 + 1, play.draws_so_far().expect("it is counted"));
        play.deal_anew(&mut Chance::live(&mut Derived::new(&self.key, self.id, Stream::Deal(deal))));
        if draws == ChanceAfter::Anew {
            self.deals.retain(|(first, _)| *first < from);
            self.deals.push((from, deal));
        }
        self.dealt.push(self.seq() + 1);
        moment.line.push((play.steps_answered(), self.seq() + 1));
        self.moments.push(Some(Moment { play: play.into(), revocable: None, line: moment.line }));
        vec!["rewound", "dealt-anew"]
    }

    /// Whether what is voted on cannot be done any more.
    pub(super) fn is_moot(&self, voting: &Voting) -> bool {
        match &voting.motion {
            // What was left while it is voted on is another thing.
            Motion::Rewind { to, draws } => !self.may_be_voted(*to, *draws) || voting.counted && self.is_left(*to),
            Motion::Rule { ruling: Ruling::Rewound { to, .. }, .. } => self.disputed.is_none() || !self.is_earlier(*to),
            Motion::Rule { .. } => self.disputed.is_none(),
            Motion::Adopt { .. } => false,
        }
    }

    /// What follows from what was done.
    pub(super) fn followed(&mut self, kinds: Vec<&'static str>) -> Vec<&'static str> {
        let mut kinds = self.counted(kinds);
        if self.voting.as_ref().is_some_and(|voting| self.is_moot(voting)) {
            *self.reached.entry("moot").or_default() += 1;
            self.voting = None;
            self.stay();
            kinds.push("court");
        }
        kinds.extend(self.go_on());
        kinds
    }

    /// What follows from the votes.
    pub(super) fn counted(&mut self, mut kinds: Vec<&'static str>) -> Vec<&'static str> {
        let Some(voting) = self.voting.clone().filter(|voting| !self.is_moot(voting)) else { return kinds };
        let count = |yes: bool| voting.votes.values().filter(|vote| **vote == yes).count();
        let is_carried = count(true) >= 2;
        if !is_carried && count(false) < 2 {
            return kinds;
        }
        self.voting = None;
        self.stay();
        kinds.push("court");
        match voting.motion {
            Motion::Rewind { to, draws } if is_carried => {
                if self.is_left(to) {
                    *self.reached.entry("carried, to a line that was left").or_default() += 1;
                }
                *self.reached.entry(if draws == ChanceAfter::Again { "carried, again" } else { "carried, anew" }).or_default() += 1;
                kinds.extend(self.go_back_with(to, draws));
            }
            Motion::Rule { ruling, .. } if is_carried => {
                *self.reached.entry("ruled by the table").or_default() += 1;
                self.stay();
                kinds.push("court");
                self.rule(&ruling, &mut kinds);
            }
            Motion::Rewind { .. } | Motion::Rule { .. } | Motion::Adopt { .. } => {}
        }
        kinds
    }

    pub(super) fn rule(&mut self, ruling: &Ruling, kinds: &mut Vec<&'static str>) {
        self.disputed = None;
        if let Ruling::Rewound { to, draws } = ruling {
            *self.reached.entry("ruled to go back").or_default() += 1;
            kinds.extend(self.go_back_with(*to, *draws));
        }
    }
}
