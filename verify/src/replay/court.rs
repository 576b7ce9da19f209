//! Checks disputes, motions and their consequences: each act was in order, and what follows is what was decided.

use super::{Replay, Stand};
use crate::report::About;
use serde_json::Value;
use sternpost_game::Play;
use sternpost_log::court::Place;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Again, Body, CourtAct, Draws, Entry, Motion, Ruling, Stream};

/// An order of the table or an arbiter that the next entries have to carry out.
enum Ordered<'a> {
    /// To go on from an earlier entry.
    Rewind(u64, Draws),
    /// To change the position.
    Correct(&'a Value),
    /// Nothing of the kind.
    Nothing,
}

impl Replay<'_> {
    /// The stream an answer draws from, and how many steps had been answered before it: none of an answer to no step.
    pub(super) fn stream(&mut self, before: &dyn Play, entry: &Entry) -> Stream {
        if matches!(entry.body, Body::DealtAnew { .. }) {
            return guarded(|| self.court.stream_of_deal(before, entry.seq)).unwrap_or(Stream::Entry(entry.seq));
        }
        let answers_a_step = entry.body.answers_a_step();
        self.steps_before = if answers_a_step { guarded(|| before.steps_answered()).ok() } else { None };
        guarded(|| self.court.stream(before, answers_a_step, entry.seq)).unwrap_or(Stream::Entry(entry.seq))
    }

    pub(super) fn court(&mut self, entry: &Entry, act: &CourtAct) {
        let place = |seq: u64| match seq < entry.seq {
            true if self.line.is_on_line(seq) => Place::Counts,
            true if self.line.has_moved(seq) => Place::Left,
            true | false => Place::Nowhere,
        };
        if let Err(why) = self.court.admits(act, entry.actor, entry.recorded_at, place) {
            self.report.wrong_at(About::Court, entry.seq, why.to_string());
        } else if !self.is_appointed_in_order(entry, act) {
            self.report.wrong_at(About::Court, entry.seq, "before the start the host names an arbiter, after it the table");
        } else {
            self.counts.court += 1;
        }
    }

    /// Whether somebody is named as arbiter by whoever could: of this the docket does not know whether the campaign had begun.
    fn is_appointed_in_order(&self, entry: &Entry, act: &CourtAct) -> bool {
        let CourtAct::Appointed { name } = act else { return true };
        let has_begun = self.entries.iter().take_while(|before| before.seq < entry.seq).any(|before| before.body.begins_a_position());
        match entry.actor {
            Actor::Host => !has_begun,
            Actor::System => has_begun || name.is_none(),
            Actor::Seat(_) | Actor::Arbiter | Actor::Operator => true,
        }
    }

    fn ordered(&self, by: u64) -> Ordered<'_> {
        let at = usize::try_from(by).ok().and_then(|by| by.checked_sub(1));
        let Some(entry) = at.and_then(|at| self.entries.get(at)) else { return Ordered::Nothing };
        let Body::Court { act } = &entry.body else { return Ordered::Nothing };
        if let CourtAct::Ruled { ruling, patch, .. } = act {
            return match (ruling, patch) {
                (Ruling::Rewound { to, draws }, _) => Ordered::Rewind(*to, *draws),
                (Ruling::Corrected, Some(patch)) => Ordered::Correct(patch),
                (Ruling::Corrected | Ruling::Upheld | Ruling::Forked { .. }, _) => Ordered::Nothing,
            };
        }
        let carried = if let CourtAct::Decided { motion, .. } = act { self.court.motion(*motion) } else { None };
        match carried.filter(|motion| motion.outcome == Some(sternpost_log::court::Outcome::Carried)).map(|carried| &carried.motion) {
            Some(Motion::Rewind { to, draws } | Motion::Adopt { to, draws, .. }) => Ordered::Rewind(*to, *draws),
            Some(Motion::Rule { .. }) | None => Ordered::Nothing,
        }
    }

    /// Checks that a rewind is what was ordered, and gives again what it says.
    pub(super) fn rewound(&mut self, at: usize, to: u64, (draws, again, by): (Draws, &[Again], Option<u64>)) {
        let seq = self.entries[at].seq;
        if let Some(by) = by
            && !matches!(self.ordered(by), Ordered::Rewind(ordered, how) if (ordered, how) == (to, draws) && by < seq)
        {
            self.report.wrong_at(About::Court, seq, format!("entry {by} has not ordered this"));
        }
        let is_named_by_draws = matches!(&self.stand, Stand::At(play) if play.draws_so_far().is_some());
        match draws {
            Draws::Again if is_named_by_draws && again.is_empty() => {}
            Draws::Anew if again.is_empty() => {}
            Draws::Anew => self.report.wrong_at(About::Chance, seq, "chance gives something new, and yet something again"),
            Draws::Again => {
                let steps = if let Stand::At(play) = &self.stand { guarded(|| play.steps_answered()).ok() } else { None };
                match (steps, self.line.answers_after(to)) {
                    (Some(steps), Some(left)) if self.court.again(&left, steps) == again => {
                        self.report
                            .proven(About::Chance, format!("after entry {seq} chance gives again what it gave on the line that was left"));
                    }
                    (Some(_), Some(_)) if self.is_ours(&self.entries[at]) => {
                        self.report.wrong_at(About::Chance, seq, "chance gives again what it had not given");
                    }
                    (_, _) => {
                        self.report.open_at(About::Chance, seq, "these rules cannot say what chance had given on the line that was left")
                    }
                }
            }
        }
    }

    /// Checks that new ground that a ruling orders is the position with its correction.
    pub(super) fn corrected(&mut self, at: usize, snapshot: &Value, by: Option<u64>) {
        let Some(by) = by else { return };
        let seq = self.entries[at].seq;
        let Ordered::Correct(patch) = self.ordered(by) else {
            self.report.wrong_at(About::Court, seq, format!("entry {by} has not ordered this"));
            return;
        };
        let Stand::At(play) = &self.stand else {
            self.report.open_at(About::Court, seq, "these rules cannot say what was corrected");
            return;
        };
        let corrected = guarded(|| serde_json::from_str::<Value>(&play.snapshot())).ok().and_then(Result::ok);
        let is_recounted = corrected.as_ref().is_some_and(|before| before.get("draws") != snapshot.get("draws"));
        let corrected = corrected.and_then(|before| sternpost_log::court::corrected(before, patch).ok());
        if is_recounted {
            self.report.wrong_at(About::Chance, seq, "how many answers have drawn is counted, and nothing that a ruling changes");
        }
        if corrected.as_ref() == Some(snapshot) {
            self.report.proven(About::Court, format!("entry {seq} changes what the ruling of entry {by} says, and nothing else"));
        } else {
            self.report.wrong_at(About::Court, seq, format!("this is not the position with the correction of entry {by}"));
        }
    }
}
