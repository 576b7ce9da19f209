//! Counters of silence: how long a seat that is asked has left the table waiting, and for how long its holder has left it to a bot. Both are
//! counted in the seat's own running time, whether or not it has a deadline. No such time runs while the host has paused, while clocks stand still
//! for a dispute, outside the hours of play, or while the seat is away.

use super::{Held, Micros, Moved, Watch};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

/// A seat that is asked, and how much of its own time has run since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Silent {
    question: String,
    /// The time up to which `ran` was worked out.
    since: DateTime<Utc>,
    /// How much of the seat's time has run.
    ran: Micros,
}

impl Watch {
    /// Works out how long seats have been silent by now.
    pub(super) fn settle_silence(&mut self, now: DateTime<Utc>) {
        let is_nobodys = self.is_nobodys_time();
        let ran = |seat: u8, since| if is_nobodys { TimeDelta::zero() } else { self.calendar([seat]).between(since, now) };
        let counted = self.silent.iter().chain(&self.left_to_bots);
        let ran: Vec<TimeDelta> = counted.map(|(seat, silent)| ran(*seat, silent.since)).collect();
        for (silent, ran) in self.silent.values_mut().chain(self.left_to_bots.values_mut()).zip(ran) {
            silent.ran.0 += ran.max(TimeDelta::zero());
            silent.since = silent.since.max(now);
        }
    }

    /// Follows the campaign to what is asked now. A question that stays asked goes on.
    pub(super) fn follow_silence(&mut self, asked: &[(u8, String)], now: DateTime<Utc>, how: Moved) {
        let before = std::mem::take(&mut self.silent);
        let goes_on = |seat: &u8, question: &String| before.get(seat).filter(|silent| how != Moved::Anew && silent.question == *question);
        let begins = |question: &String| Silent { question: question.clone(), since: now, ran: Micros::default() };
        let silent = asked.iter().map(|(seat, question)| (*seat, goes_on(seat, question).cloned().unwrap_or_else(|| begins(question))));
        self.silent = silent.collect();
    }

    /// A watch begins where none was: what was waited before is not known to have been anybody's time.
    pub fn begin_silence(&mut self, asked: &[(u8, String)], now: DateTime<Utc>) {
        self.follow_silence(asked, now, Moved::Anew);
    }

    /// Notes that a holder has just come, or come back, and has not been silent.
    pub(super) fn break_silence(&mut self, seat: u8, now: DateTime<Utc>) {
        if let Some(silent) = self.silent.get_mut(&seat) {
            (silent.since, silent.ran) = (now, Micros::default());
        }
    }

    /// The length of its own time for which a seat that is asked has been silent; none while it still has time, while no time runs for the table,
    /// and while it is away. `asked_at`: since when it is asked, where an older server has led the watch.
    #[must_use]
    pub fn silent_for(&self, seat: u8, asked_at: DateTime<Utc>, now: DateTime<Utc>) -> Option<TimeDelta> {
        let mut then = self.clone();
        then.settle(now);
        let has_time =
            then.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&seat) && waiting.left.0 > TimeDelta::zero());
        if has_time || self.is_nobodys_time() || self.away_until(seat, now).is_some() {
            return None;
        }
        if then.silent.is_empty() {
            return Some(self.calendar([seat]).between(asked_at, now));
        }
        then.silent.get(&seat).map(|silent| silent.ran.0)
    }

    /// A bot sits in for the holder of a seat: from now on it is counted for how long.
    pub fn leave_to_a_bot(&mut self, seat: u8, now: DateTime<Utc>) {
        self.settle_silence(now);
        self.left_to_bots.insert(seat, Silent { question: String::new(), since: now, ran: Micros::default() });
    }

    /// The length of its own time for which a seat has been left to a bot; none while no time runs for the table, and while the seat is away.
    /// `since`: when the bot took over, where an older server has led the watch.
    #[must_use]
    pub fn left_to_a_bot_for(&self, seat: u8, since: DateTime<Utc>, now: DateTime<Utc>) -> Option<TimeDelta> {
        if self.is_nobodys_time() || self.away_until(seat, now).is_some() {
            return None;
        }
        let mut then = self.clone();
        then.settle_silence(now);
        Some(then.left_to_bots.get(&seat).map_or_else(|| self.calendar([seat]).between(since, now), |left| left.ran.0))
    }

    /// Whether nobody's time runs: the host has paused, or clocks stand still for a dispute. That time was over for this very seat is no pause.
    #[must_use]
    pub fn is_nobodys_time(&self) -> bool {
        self.held == Some(Held::Host) || self.is_stopped_by_court()
    }
}
