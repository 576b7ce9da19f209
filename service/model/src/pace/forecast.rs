//! Estimates when something is likely to happen from how long it took so far. It uses only what everybody may know: seats that were asked together
//! have waited together. Where little is known nothing is said.

use chrono::{DateTime, TimeDelta, Utc};
use std::collections::BTreeMap;

/// Turns of a seat, less one, that tell how long it is from one to the next.
const FEWEST_GAPS: usize = 3;
/// Turns in all that tell how fast a campaign goes.
const FEWEST_TURNS: usize = 10;
/// Hours of the day that are asked about: what would be saved if everybody answered within them.
const WINDOW: TimeDelta = TimeDelta::hours(8);

/// A wait for one seat, or for several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The seat that was waited for; none: several that were asked together.
    pub seat: Option<u8>,
    /// The beginning of the wait.
    pub from: DateTime<Utc>,
    /// The end of the wait.
    pub to: DateTime<Utc>,
}

impl Wait {
    fn length(&self) -> TimeDelta {
        (self.to - self.from).max(TimeDelta::zero())
    }
}

/// A range of moments: half of all were in one like it.
pub type Between = (DateTime<Utc>, DateTime<Utc>);

/// The forecast for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatForecast {
    /// The seat.
    pub seat: u8,
    /// How many turns it has had.
    pub turns: usize,
    /// How long half of them took at most.
    pub median: Option<TimeDelta>,
    /// How much of all that was waited was waited for it, in percent.
    pub share: u8,
    /// When its next turn begins, likely.
    pub next: Option<Between>,
}

/// The forecast for a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// Of each seat that has had a turn.
    pub seats: Vec<SeatForecast>,
    /// How much of all that was waited was waited for several together, in percent.
    pub together: u8,
    /// When the campaign ends.
    pub end: Option<Between>,
    /// What answers within eight hours would have saved so far, and how much of all that is in percent.
    pub saved: Option<(TimeDelta, u8)>,
}

/// Works it out. `progress` is how far who is ahead has come, of how much.
#[must_use]
pub fn forecast(waits: &[Wait], begun: DateTime<Utc>, progress: Option<(u32, u32)>, now: DateTime<Utc>) -> Forecast {
    let turns = turns(waits);
    let total: TimeDelta = turns.iter().map(Wait::length).sum();
    let share = |part: TimeDelta| percent(part, total);
    let mut by_seat: BTreeMap<u8, Vec<&Wait>> = BTreeMap::new();
    for turn in &turns {
        if let Some(seat) = turn.seat {
            by_seat.entry(seat).or_default().push(turn);
        }
    }
    let of_seat = |(seat, own): (&u8, &Vec<&Wait>)| SeatForecast {
        seat: *seat,
        turns: own.len(),
        median: quantile(own.iter().map(|turn| turn.length()).collect(), 50),
        share: share(own.iter().map(|turn| turn.length()).sum()),
        next: next_turn(own, now),
    };
    let together = turns.iter().filter(|turn| turn.seat.is_none()).map(Wait::length).sum();
    let saved: TimeDelta = turns.iter().map(|turn| (turn.length() - WINDOW).max(TimeDelta::zero())).sum();
    Forecast {
        seats: by_seat.iter().map(of_seat).collect(),
        together: share(together),
        end: progress.filter(|_| turns.len() >= FEWEST_TURNS).and_then(|progress| end(begun, progress, now)),
        saved: (turns.len() >= FEWEST_TURNS && saved > TimeDelta::zero()).then(|| (saved, share(saved))),
    }
}

/// Questions one after the other to one seat are one turn.
fn turns(waits: &[Wait]) -> Vec<Wait> {
    let mut turns: Vec<Wait> = vec![];
    for wait in waits {
        match turns.last_mut() {
            Some(last) if last.seat.is_some() && last.seat == wait.seat => last.to = wait.to,
            _ => turns.push(*wait),
        }
    }
    turns
}

fn next_turn(own: &[&Wait], now: DateTime<Utc>) -> Option<Between> {
    let gaps: Vec<TimeDelta> = own.windows(2).map(|pair| pair[1].from - pair[0].from).collect();
    let last = own.last().filter(|_| gaps.len() >= FEWEST_GAPS)?.from;
    let (early, late) = (last + quantile(gaps.clone(), 25)?, last + quantile(gaps, 75)?);
    // What is overdue already is no forecast.
    (late > now).then(|| (early.max(now), late))
}

/// The time at which the campaign ends if it goes on as fast as so far; the less of it is played, the wider.
fn end(begun: DateTime<Utc>, (have, need): (u32, u32), now: DateTime<Utc>) -> Option<Between> {
    if have == 0 || have >= need || have * 8 < need {
        return None;
    }
    let (have, need) = (i64::from(have), i64::from(need));
    let left = (now - begun).num_minutes().max(0) * (need - have) / have;
    let spread = 20 + 40 * (need - have) / need;
    let minutes = |percent: i64| now + TimeDelta::minutes(left / 100 * percent);
    Some((minutes(100 - spread), minutes(100 + spread)))
}

fn quantile(mut lengths: Vec<TimeDelta>, percent: usize) -> Option<TimeDelta> {
    lengths.sort();
    lengths.get(lengths.len().saturating_sub(1) * percent / 100).copied()
}

fn percent(part: TimeDelta, all: TimeDelta) -> u8 {
    let all = all.num_seconds().max(1);
    u8::try_from((part.num_seconds() * 100 / all).clamp(0, 100)).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(hours: i64) -> DateTime<Utc> {
        "2027-03-01T00:00:00Z".parse::<DateTime<Utc>>().unwrap() + TimeDelta::hours(hours)
    }

    fn wait(seat: Option<u8>, from: i64, to: i64) -> Wait {
        Wait { seat, from: at(from), to: at(to) }
    }

    #[test]
    fn of_a_campaign_that_has_just_begun_nothing_is_said() {
        assert_eq!(forecast(&[], at(0), None, at(1)), Forecast::default());
        let told = forecast(&[wait(Some(0), 0, 30)], at(0), Some((1, 10)), at(30));
        assert_eq!((told.end, told.saved, told.seats[0].next), (None, None, None));
        assert_eq!((told.seats[0].turns, told.seats[0].median, told.seats[0].share), (1, Some(TimeDelta::hours(30)), 100));
    }

    #[test]
    fn questions_one_after_the_other_are_one_turn_and_what_is_asked_together_is_nobodys() {
        let waits = [wait(Some(1), 0, 1), wait(Some(1), 1, 3), wait(None, 3, 6), wait(None, 6, 9), wait(Some(1), 9, 12)];
        let told = forecast(&waits, at(0), None, at(12));
        assert_eq!(told.seats.len(), 1);
        assert_eq!((told.seats[0].turns, told.seats[0].share, told.together), (2, 50, 50));
    }

    #[test]
    fn who_is_slow_holds_things_up_and_short_days_would_save_that() {
        let waits: Vec<Wait> = (0..12)
            .map(|n| {
                wait(Some(n % 2), i64::from(n / 2) * 22 + i64::from(n % 2) * 2, i64::from(n / 2) * 22 + if n % 2 == 0 { 2 } else { 22 })
            })
            .collect();
        let told = forecast(&waits, at(0), Some((5, 10)), at(132));
        assert_eq!((told.seats[0].median, told.seats[1].median), (Some(TimeDelta::hours(2)), Some(TimeDelta::hours(20))));
        assert!(told.seats[1].share > 85 && told.seats[0].share < 15);
        let (saved, percent) = told.saved.unwrap();
        assert_eq!((saved, percent), (TimeDelta::hours(72), 54));
        let (early, late) = told.end.unwrap();
        assert!(early < at(264) && at(264) < late, "as long again as it took to come half way: {early} {late}");
        assert!(early >= at(132));
    }

    #[test]
    fn the_next_turn_comes_when_most_did_and_what_is_overdue_is_not_foretold() {
        let waits: Vec<Wait> = (0..5).flat_map(|n| [wait(Some(0), n * 10, n * 10 + 1), wait(Some(1), n * 10 + 1, n * 10 + 10)]).collect();
        let told = forecast(&waits, at(0), None, at(45));
        assert_eq!(told.seats[0].next, Some((at(50), at(50))));
        assert_eq!(forecast(&waits, at(0), None, at(90)).seats[0].next, None);
    }
}
