//! Tests of deadlines, clocks, absences, pauses and take-backs on the watch alone.

use super::*;
use crate::pace::{Day, PlayHours, TimeOfDay, TimeOut, WhenOut};
use chrono::NaiveDate;
use sternpost_core::Source as _;
use sternpost_players::Rng;

fn at(hours: i64) -> DateTime<Utc> {
    "2027-03-01T00:00:00Z".parse::<DateTime<Utc>>().unwrap() + TimeDelta::hours(hours)
}

fn asked(seats: &[(u8, &str)]) -> Vec<(u8, String)> {
    seats.iter().map(|(seat, id)| (*seat, (*id).to_owned())).collect()
}

fn with(pace: Pace) -> Watch {
    Watch::new(Terms { pace, ..Terms::default() })
}

const DAYS_2: Pace = Pace::Deadline { hours: 48 };
const CLOCK: Pace = Pace::Clock { bank_hours: 72, increment_hours: 12, cap_hours: 96 };

#[test]
fn every_question_has_its_time_and_reminders_come_at_half_four_fifths_and_nineteen_twentieths() {
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(1, "q1")]), at(0), Moved::Anew);
    assert_eq!(watch.due(), Some(at(48)));
    assert_eq!((watch.due_of(1), watch.due_of(0)), (Some(at(48)), None));
    assert_eq!(watch.next_at(), Some(at(24)));
    watch.remind(at(24));
    assert_eq!(watch.next_at(), Some(at(0) + TimeDelta::minutes(48 * 48)));
    watch.remind(at(46));
    assert_eq!(watch.next_at(), Some(at(48)), "two that are due at once are one");
    assert_eq!((watch.to_do(at(47)), watch.to_do(at(48))), (Due::Nothing, Due::Over));
    watch.follow(&asked(&[(2, "q2")]), at(47), Moved::On);
    assert_eq!(watch.due(), Some(at(95)), "who comes next has the whole time");
}

#[test]
fn an_act_that_leaves_the_question_open_changes_nothing_about_its_time() {
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(0, "q"), (1, "q")]), at(0), Moved::Anew);
    watch.follow(&asked(&[(0, "q"), (1, "q")]), at(30), Moved::On);
    assert_eq!(watch.due(), Some(at(48)));
}

#[test]
fn whose_time_is_over_has_none_for_the_rest_of_its_turn() {
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    watch.follow(&asked(&[(0, "q2")]), at(48), Moved::ByTime(0));
    assert_eq!(watch.to_do(at(48)), Due::Over);
    watch.follow(&asked(&[(1, "q3")]), at(48), Moved::ByTime(0));
    assert_eq!(watch.due(), Some(at(96)));
    watch.follow(&asked(&[(0, "q4")]), at(49), Moved::On);
    assert_eq!(watch.due(), Some(at(97)), "its next turn is a turn like any other");
}

#[test]
fn a_clock_runs_for_who_is_asked_alone_and_gains_with_each_turn_up_to_its_cap() {
    let mut watch = with(CLOCK);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    assert_eq!(watch.due(), Some(at(84)), "what it begins with, and what the turn brings");
    watch.follow(&asked(&[(0, "q2")]), at(10), Moved::On);
    assert_eq!(watch.due(), Some(at(84)), "the same turn");
    watch.follow(&asked(&[(1, "q3")]), at(20), Moved::On);
    assert_eq!(watch.store_of(0, at(20)), Some(TimeDelta::hours(64)));
    assert_eq!(watch.store_of(1, at(30)), Some(TimeDelta::hours(74)), "it runs");
    watch.follow(&asked(&[(0, "w"), (1, "w")]), at(30), Moved::On);
    assert_eq!(watch.due(), Some(at(42)), "together they have what a turn brings");
    assert_eq!(watch.store_of(1, at(41)), Some(TimeDelta::hours(74)), "and no clock runs: nobody learns who has answered");
    for turn in 0..9 {
        watch.follow(&asked(&[(turn % 2, &format!("t{turn}"))]), at(42), Moved::On);
    }
    assert_eq!(watch.store_of(0, at(42)), Some(TimeDelta::hours(96)), "no more than the cap");
}

#[test]
fn what_was_spent_on_an_answer_that_is_taken_back_stays_spent() {
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    watch.follow(&asked(&[(1, "q2")]), at(40), Moved::On);
    watch.follow(&asked(&[(0, "q1")]), at(41), Moved::Back);
    assert_eq!(watch.due(), Some(at(49)));
    watch.follow(&asked(&[(0, "q1")]), at(41), Moved::Anew);
    assert_eq!(watch.due(), Some(at(89)), "a rewind asks anew");

    let mut watch = with(CLOCK);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    for hour in [10, 20, 30] {
        watch.follow(&asked(&[(1, "q2")]), at(hour), Moved::On);
        watch.follow(&asked(&[(0, "q1")]), at(hour), Moved::Back);
    }
    assert_eq!(watch.store_of(0, at(30)), Some(TimeDelta::hours(54)));
    assert_eq!(watch.store_of(1, at(30)), Some(TimeDelta::hours(72)), "a turn that never was brings nothing");
}

#[test]
fn a_pause_stops_time_and_an_extension_adds_some() {
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    watch.hold(Held::Host, at(10));
    assert_eq!((watch.due(), watch.next_at()), (None, None));
    watch.resume(at(100));
    assert_eq!(watch.due(), Some(at(138)));
    watch.extend(24, at(110));
    assert_eq!(watch.due(), Some(at(162)));
    watch.hold(Held::Host, at(110));
    watch.follow(&asked(&[(1, "q2")]), at(120), Moved::On);
    assert_eq!(watch.held, Some(Held::Host), "whoever wants plays on; no time runs");
    watch.hold(Held::TimeOver, at(120));
    watch.follow(&asked(&[(2, "q3")]), at(130), Moved::On);
    assert_eq!((watch.held, watch.due()), (None, Some(at(178))), "the answer ends a pause that waited for it");
}

#[test]
fn whoever_had_no_time_left_in_a_pause_has_some_when_it_ends() {
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    watch.hold(Held::TimeOver, at(48));
    watch.resume(at(60));
    assert_eq!(watch.due(), Some(at(60) + TimeDelta::minutes(288)));
}

#[test]
fn an_absence_moves_the_deadlines_it_falls_into_and_costs_days() {
    let mut watch = Watch::new(Terms { pace: DAYS_2, absence_days: 5, ..Terms::default() });
    watch.zones.insert(0, Tz::Europe__Berlin);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    let day = |day: u32| NaiveDate::from_ymd_opt(2027, 3, day).unwrap();
    let away = watch.book(0, day(2), day(4), at(3)).unwrap();
    assert_eq!((away.from, away.until), (at(23), at(95)), "midnight in Berlin");
    assert_eq!(watch.due(), Some(at(120)));
    assert_eq!((watch.days_left(0), watch.days_left(1)), (2, 5));
    assert_eq!(watch.away_until(0, at(30)), Some(at(95)));
    assert!(watch.book(0, day(4), day(5), at(4)).is_err(), "twice on one day");
    assert!(watch.book(0, day(10), day(12), at(4)).is_err(), "more than is left");
    assert!(watch.book(0, day(12), day(10), at(4)).is_err() && watch.book(0, day(1), day(1), at(30)).is_err());
    watch.come_back(0, away.from, at(47)).unwrap();
    assert_eq!((watch.due(), watch.days_left(0)), (Some(at(72)), 4));
    assert!(watch.come_back(0, away.from, at(48)).is_err());
}

#[test]
fn who_is_asked_with_somebody_who_is_away_waits_with_them() {
    let mut watch = with(DAYS_2);
    let day = |day: u32| NaiveDate::from_ymd_opt(2027, 3, day).unwrap();
    watch.book(2, day(2), day(2), at(0)).unwrap();
    watch.follow(&asked(&[(0, "q"), (2, "q")]), at(0), Moved::Anew);
    assert_eq!((watch.due_of(0), watch.due_of(2)), (Some(at(72)), Some(at(72))), "due for all at the same time");
}

#[test]
fn more_than_half_of_the_others_give_more_time() {
    let people: BTreeSet<u8> = (0..4).collect();
    let mut watch = with(DAYS_2);
    assert!(watch.vote(0, VoteOn::Extend(24), &people).is_err(), "nothing is asked");
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    assert!(watch.vote(1, VoteOn::Extend(24), &people).is_err(), "somebody else is asked");
    assert_eq!(watch.vote(0, VoteOn::Extend(24), &people), Ok(false));
    assert_eq!(watch.vote(0, VoteOn::Extend(24), &people), Ok(false), "one's own voice does not count");
    assert!(watch.vote(1, VoteOn::Extend(48), &people).is_err(), "that was not asked");
    assert_eq!(watch.vote(1, VoteOn::Extend(24), &people), Ok(false));
    assert_eq!(watch.vote(1, VoteOn::Extend(24), &people), Ok(false), "nor twice");
    assert_eq!(watch.vote(2, VoteOn::Extend(24), &people), Ok(true));
    watch.follow(&asked(&[(1, "q2")]), at(1), Moved::On);
    assert_eq!(watch.vote, None, "with the question goes what was asked about it");
}

#[test]
fn other_terms_give_what_is_asked_its_time_anew() {
    let mut watch = with(Pace::None);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    assert_eq!(watch.next_at(), None);
    watch.settle_terms(Terms { pace: DAYS_2, ..Terms::default() }, &asked(&[(0, "q1")]), at(100));
    assert_eq!(watch.due(), Some(at(148)));
    watch.settle_terms(Terms { pace: CLOCK, ..Terms::default() }, &asked(&[(0, "q1")]), at(110));
    assert_eq!(watch.due(), Some(at(194)));
}

#[test]
fn terms_that_cannot_hold_are_refused() {
    let good = Terms { pace: CLOCK, ..Terms::default() };
    assert_eq!(good.check(), Ok(()));
    let time = TimeOfDay::of;
    for wrong in [
        Terms { pace: Pace::Deadline { hours: 0 }, ..Terms::default() },
        Terms { pace: Pace::Deadline { hours: 100_000 }, ..Terms::default() },
        Terms { pace: Pace::Clock { bank_hours: 10, increment_hours: 1, cap_hours: 5 }, ..Terms::default() },
        Terms { window_hours: Some(0), ..Terms::default() },
        Terms { absence_days: 1_000, ..Terms::default() },
        Terms { time_out: TimeOut { turns: WhenOut::Extend { hours: 1, times: 0 }, windows: WhenOut::Default }, ..Terms::default() },
        Terms { play: Some(PlayHours { from: time(480), to: time(500), days: Day::ALL.into() }), ..Terms::default() },
        Terms { play: Some(PlayHours { from: time(480), to: time(900), days: BTreeSet::new() }), ..Terms::default() },
    ] {
        assert!(wrong.check().is_err(), "{wrong:?}");
    }
    for wrong in [
        r#"{"zone":"Mars/Olympus"}"#,
        r#"{"play":{"from":"24:00","to":"08:00","days":["mon"]}}"#,
        r#"{"speed":1}"#,
        r#"{"pace":{"kind":"deadline","hours":-1}}"#,
    ] {
        assert!(serde_json::from_str::<Terms>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn what_is_kept_is_read_again() {
    let mut watch = with(CLOCK);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    watch.follow(&asked(&[(1, "q2")]), at(5), Moved::On);
    watch.zones.insert(1, Tz::Asia__Kathmandu);
    watch.hold(Held::Host, at(6));
    let kept = serde_json::to_string(&watch).unwrap();
    assert_eq!(serde_json::from_str::<Watch>(&kept).unwrap(), watch);
}

#[test]
fn however_often_somebody_looks_and_however_the_clock_jumps_the_end_does_not_move() {
    let mut rng = Rng::new(13);
    for pace in [CLOCK, DAYS_2] {
        for _ in 0..100 {
            let mut watch = with(pace);
            watch.follow(&asked(&[(0, "q")]), at(0), Moved::Anew);
            let due = watch.due().unwrap();
            let mut latest = at(0);
            for _ in 0..10 {
                let now = at(i64::from(rng.below(220)) - 20);
                watch.follow(&asked(&[(0, "q")]), now, Moved::On);
                latest = latest.max(now);
                assert_eq!(watch.due(), Some(due.max(latest)));
            }
        }
    }
}

#[test]
fn a_seat_is_silent_in_its_own_time_only_and_never_while_it_has_some_left() {
    let long = Pace::Deadline { hours: 24 * 10 };
    let mut watch = with(long);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    assert_eq!(watch.silent_for(0, at(0), at(24 * 8)), None, "two days are left");
    assert_eq!(watch.silent_for(0, at(0), at(24 * 11)), Some(TimeDelta::days(11)));
    assert_eq!(watch.silent_for(1, at(0), at(24 * 11)), None, "it is not asked");
    watch.hold(Held::Host, at(24 * 11));
    assert_eq!(watch.silent_for(0, at(0), at(24 * 30)), None, "the host has paused");
    watch.resume(at(24 * 30));
    assert_eq!(watch.silent_for(0, at(0), at(24 * 30 + 12)), None, "a pause that ends gives who had none some time");
    assert_eq!(watch.silent_for(0, at(0), at(24 * 32)), Some(TimeDelta::days(13)));
    watch.hear_court(true, None, at(24 * 32));
    assert_eq!(watch.silent_for(0, at(0), at(24 * 40)), None, "clocks stand still");
    watch.hear_court(false, None, at(24 * 40));
    assert_eq!(watch.silent_for(0, at(0), at(24 * 40)), Some(TimeDelta::days(13)));
    watch.welcome(0, at(24 * 40));
    assert!(watch.silent_for(0, at(0), at(24 * 41)).is_none_or(|silent| silent < TimeDelta::days(2)), "who has come has not been silent");
}

#[test]
fn silence_is_counted_where_nothing_is_timed_and_begins_anew_with_each_question() {
    let mut watch = with(Pace::None);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    assert_eq!(watch.silent_for(0, at(0), at(50)), Some(TimeDelta::hours(50)));
    watch.follow(&asked(&[(0, "q1")]), at(50), Moved::On);
    assert_eq!(watch.silent_for(0, at(0), at(60)), Some(TimeDelta::hours(60)), "it is the same question");
    watch.follow(&asked(&[(0, "q2")]), at(60), Moved::On);
    assert_eq!(watch.silent_for(0, at(0), at(61)), Some(TimeDelta::hours(1)), "they have answered");
    watch.follow(&asked(&[(0, "q3"), (1, "q3")]), at(70), Moved::On);
    assert_eq!(watch.silent_for(0, at(0), at(90)), Some(TimeDelta::hours(20)), "each of several");
    assert_eq!(watch.silent_for(2, at(0), at(90)), None, "who is not asked is not silent");
    // That time was over is no pause of the table's.
    let mut watch = with(DAYS_2);
    watch.follow(&asked(&[(0, "q1")]), at(0), Moved::Anew);
    watch.hold(Held::TimeOver, at(48));
    assert_eq!(watch.silent_for(0, at(0), at(24 * 8)), Some(TimeDelta::days(8)));
}
