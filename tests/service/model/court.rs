//! Disputes, motions, votes and rulings.

use super::SEATS;
use super::believed::{Disputed, Voting};
use super::run::Run;
use std::collections::BTreeMap;
use sternpost_core::{Seat, Source as _};
use sternpost_log::{Cause, Draws as ChanceAfter, Motion, Ruling};
use sternpost_table::court::CourtWish;
use sternpost_table::{Refused, Whom};

impl Run {
    pub(super) async fn court(&self, by: Whom, wish: CourtWish) -> Result<u64, Refused> {
        self.server.service.court(self.model.id, by, wish, Cause::Api).await
    }

    pub(super) fn some_seat(&mut self) -> Seat {
        Seat(u8::try_from(self.rng.below(SEATS.into())).unwrap())
    }

    /// Some entry, and some way for chance to go on.
    pub(super) fn some_rewind(&mut self) -> (u64, ChanceAfter) {
        let line = &self.model.now().line;
        if let (true, Some(left)) = (self.rng.percent(25), (1..=self.model.seq()).rev().find(|seq| self.model.is_left(*seq))) {
            return (left, if self.rng.percent(20) { ChanceAfter::Again } else { ChanceAfter::Anew });
        }
        let to = match line.len().checked_sub(2) {
            // Mostly one that is not too far back: campaigns should come to an end.
            Some(last) if self.rng.percent(80) => line[last.saturating_sub(self.rng.below(4) as usize)].1,
            Some(_) | None => 1 + u64::from(self.rng.below(u32::try_from(self.model.seq()).unwrap() + 2)),
        };
        (to, if self.rng.percent(50) { ChanceAfter::Again } else { ChanceAfter::Anew })
    }

    /// Somebody puts to the vote that the campaign goes back, or how a dispute is decided.
    pub(super) async fn propose(&mut self) -> Vec<&'static str> {
        let (seat, (to, draws)) = (self.some_seat(), self.some_rewind());
        let dispute = self.model.disputed.map_or(1, |disputed| disputed.seq);
        let motion = match (self.model.disputed.is_some(), self.rng.below(4)) {
            (true, 0) | (false, 0..3) => Motion::Rewind { to, draws },
            (true, 1) => Motion::Rule { dispute, ruling: Ruling::Upheld },
            (true, _) | (false, _) => Motion::Rule { dispute, ruling: Ruling::Rewound { to, draws } },
        };
        let may = !self.model.is_over
            && self.model.voting.is_none()
            && match &motion {
                Motion::Rewind { .. } => self.model.disputed.is_none() && self.model.may_be_voted(to, draws),
                Motion::Rule { ruling: Ruling::Upheld, .. } => self.model.disputed.is_some(),
                Motion::Rule { .. } => self.model.disputed.is_some() && self.model.is_earlier(to),
                Motion::Adopt { .. } => false,
            };
        let done = self.court(Whom::Seat(seat), CourtWish::Propose { motion: motion.clone(), why: "by lot".to_owned() }).await;
        assert_eq!(done.is_ok(), may, "{motion:?}: {done:?}");
        if !may {
            return vec![];
        }
        let counted = self.model.is_earlier(to);
        self.model.stay();
        self.model.voting = Some(Voting { seq: self.model.seq(), motion, counted, votes: BTreeMap::from([(seat.0, true)]) });
        vec!["court"]
    }

    pub(super) async fn vote(&mut self) -> Vec<&'static str> {
        let (seat, yes) = (self.some_seat(), self.rng.percent(60));
        let seq = self.model.voting.as_ref().map_or(1, |voting| voting.seq);
        let voted = self.model.voting.as_ref().and_then(|voting| voting.votes.get(&seat.0).copied());
        let may = !self.model.is_over && self.model.voting.is_some() && voted != Some(yes);
        let done = self.court(Whom::Seat(seat), CourtWish::Vote { motion: seq, yes }).await;
        assert_eq!(done.is_ok(), may, "{seat} {yes}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        let Some(voting) = &mut self.model.voting else { unreachable!() };
        voting.votes.insert(seat.0, yes);
        self.model.followed(vec!["court"])
    }

    pub(super) async fn dispute(&mut self) -> Vec<&'static str> {
        let (seat, lot) = (self.some_seat(), self.rng.below(4));
        let line = &self.model.now().line;
        let (entry, is_one) = match lot {
            0 => (self.model.seq() + 1, false),
            1 => (line[0].1, false),
            // What was dealt anew was nobody's turn.
            _ => line[1..].last().map_or((1, false), |(_, seq)| (*seq, !self.model.dealt.contains(seq))),
        };
        let may = is_one
            && !self.model.is_over
            && self.model.disputed.is_none()
            && !self.model.ruled.contains(&entry)
            && !self.model.disputes.contains(&(seat, entry));
        let done = self.court(Whom::Seat(seat), CourtWish::Dispute { entry, why: "by lot".to_owned() }).await;
        assert_eq!(done.is_ok(), may, "{entry}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        self.model.ruled.push(entry);
        self.model.disputes.push((seat, entry));
        self.model.disputed = Some(Disputed { seq: self.model.seq(), by: seat });
        self.model.followed(vec!["court"])
    }

    /// The arbiter rules, or whoever has opened a dispute lets it rest.
    pub(super) async fn rule(&mut self) -> Vec<&'static str> {
        let (to, draws) = self.some_rewind();
        let dispute = self.model.disputed.map_or(1, |disputed| disputed.seq);
        if self.rng.percent(30) {
            let seat = self.some_seat();
            let may = !self.model.is_over && self.model.disputed.is_some_and(|disputed| disputed.by == seat);
            let done = self.court(Whom::Seat(seat), CourtWish::Withdraw { dispute }).await;
            assert_eq!(done.is_ok(), may, "{done:?}");
            if !may {
                return vec![];
            }
            self.model.stay();
            *self.model.reached.entry("let rest").or_default() += 1;
            self.model.disputed = None;
            // What was let rest can be disputed again.
            self.model.ruled.pop();
            return self.model.followed(vec!["court"]);
        }
        let ruling = if self.rng.percent(50) { Ruling::Upheld } else { Ruling::Rewound { to, draws } };
        let may = !self.model.is_over && self.model.disputed.is_some() && (ruling == Ruling::Upheld || self.model.is_earlier(to));
        let wish = CourtWish::Rule { dispute, ruling: ruling.clone(), why: "by lot".to_owned(), patch: None };
        let done = self.court(Whom::Arbiter, wish).await;
        assert_eq!(done.is_ok(), may, "{ruling:?}: {done:?}");
        if !may {
            return vec![];
        }
        self.model.stay();
        let mut kinds = vec!["court"];
        self.model.rule(&ruling, &mut kinds);
        self.model.followed(kinds)
    }
}
