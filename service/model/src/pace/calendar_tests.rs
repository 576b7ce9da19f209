//! Tests of hours of play across changes of the clocks, in whole and half-hour zones.

use super::*;
use crate::pace::{Day, TimeOfDay};
use sternpost_core::Source as _;
use sternpost_players::Rng;

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn hours(from: &str, to: &str, days: impl IntoIterator<Item = Day>) -> PlayHours {
    let time = |text: &str| TimeOfDay::try_from(text.to_owned()).unwrap();
    PlayHours { from: time(from), to: time(to), days: days.into_iter().collect() }
}

const BERLIN: Tz = Tz::Europe__Berlin;

#[test]
fn without_hours_of_play_every_hour_counts() {
    let calendar = Calendar::new(BERLIN, None, []);
    assert_eq!(calendar.after(at("2027-03-27T12:00:00Z"), TimeDelta::hours(48)), at("2027-03-29T12:00:00Z"));
}

#[test]
fn time_stands_still_at_night_and_on_days_off() {
    let play = hours("08:00", "22:00", [Day::Mon, Day::Tue, Day::Wed, Day::Thu, Day::Fri]);
    let calendar = Calendar::new(BERLIN, Some(&play), []);
    // Friday, 21:00 in Berlin: one hour is left that day, the others are Monday's.
    assert_eq!(calendar.after(at("2027-01-15T20:00:00Z"), TimeDelta::hours(3)), at("2027-01-18T09:00:00Z"));
    assert_eq!(calendar.between(at("2027-01-15T20:00:00Z"), at("2027-01-18T09:00:00Z")), TimeDelta::hours(3));
}

#[test]
fn a_day_of_23_hours_and_one_of_25_have_the_hours_of_play_they_have() {
    let play = hours("00:00", "06:00", Day::ALL);
    let calendar = Calendar::new(BERLIN, Some(&play), []);
    // 2027-03-28: 02:00 becomes 03:00. From midnight there are five hours until 06:00.
    assert_eq!(calendar.between(at("2027-03-27T23:00:00Z"), at("2027-03-28T12:00:00Z")), TimeDelta::hours(5));
    // 2027-10-31: 03:00 becomes 02:00.
    assert_eq!(calendar.between(at("2027-10-30T22:00:00Z"), at("2027-10-31T12:00:00Z")), TimeDelta::hours(7));
    let late = hours("09:00", "17:00", Day::ALL);
    let calendar = Calendar::new(BERLIN, Some(&late), []);
    assert_eq!(calendar.after(at("2027-03-27T15:00:00Z"), TimeDelta::hours(2)), at("2027-03-28T08:00:00Z"), "9:00 is an hour earlier then");
    assert_eq!(calendar.after(at("2027-10-30T14:00:00Z"), TimeDelta::hours(2)), at("2027-10-31T09:00:00Z"), "and later again");
}

#[test]
fn a_local_time_that_is_skipped_is_taken_by_the_clock_before_and_one_that_comes_twice_is_the_first() {
    let local = |text: &str| text.parse::<NaiveDateTime>().unwrap();
    assert_eq!(moment(BERLIN, local("2027-03-28T02:30:00")), at("2027-03-28T01:30:00Z"), "which its clocks call 03:30");
    assert_eq!(moment(BERLIN, local("2027-10-31T02:30:00")), at("2027-10-31T00:30:00Z"));
    // Lord Howe Island changes by half an hour.
    assert_eq!(moment(Tz::Australia__Lord_Howe, local("2027-10-03T02:10:00")), at("2027-10-02T15:40:00Z"));
    assert_eq!(moment(Tz::Australia__Lord_Howe, local("2027-04-04T01:45:00")), at("2027-04-03T14:45:00Z"));
    // Samoa had no 30 December 2011.
    assert_eq!(midnight(Tz::Pacific__Apia, "2011-12-30".parse().unwrap()), at("2011-12-30T10:00:00Z"));
}

#[test]
fn zones_with_half_and_quarter_hours_count_by_their_own_clocks() {
    let play = hours("08:00", "20:00", Day::ALL);
    for (zone, opens) in [(Tz::Asia__Kolkata, "02:30"), (Tz::Asia__Kathmandu, "02:15"), (Tz::America__St_Johns, "11:30")] {
        let calendar = Calendar::new(zone, Some(&play), []);
        assert_eq!(
            calendar.after(at("2027-01-10T01:00:00Z"), TimeDelta::minutes(1)),
            at(&format!("2027-01-10T{opens}:00Z")) + TimeDelta::minutes(1)
        );
    }
}

#[test]
fn hours_may_go_on_past_midnight_and_around_the_clock() {
    let night = hours("18:00", "02:00", [Day::Fri]);
    let calendar = Calendar::new(Tz::UTC, Some(&night), []);
    assert_eq!(
        calendar.after(at("2027-01-16T01:00:00Z"), TimeDelta::hours(2)),
        at("2027-01-22T19:00:00Z"),
        "Saturday, 01:00 is still Friday's"
    );
    let always = hours("06:00", "06:00", Day::ALL);
    let calendar = Calendar::new(BERLIN, Some(&always), []);
    assert_eq!(calendar.after(at("2027-03-27T12:00:00Z"), TimeDelta::hours(72)), at("2027-03-30T12:00:00Z"));
}

#[test]
fn time_stands_still_while_somebody_is_away() {
    let away = [(at("2027-01-10T00:00:00Z"), at("2027-01-12T00:00:00Z")), (at("2027-01-11T00:00:00Z"), at("2027-01-13T00:00:00Z"))];
    let calendar = Calendar::new(Tz::UTC, None, away);
    assert_eq!(calendar.after(at("2027-01-09T12:00:00Z"), TimeDelta::hours(24)), at("2027-01-13T12:00:00Z"));
    assert_eq!(calendar.after(at("2027-01-10T12:00:00Z"), TimeDelta::hours(1)), at("2027-01-13T01:00:00Z"));
    assert_eq!(calendar.between(at("2027-01-10T12:00:00Z"), at("2027-01-11T12:00:00Z")), TimeDelta::zero());
}

#[test]
fn nothing_counts_backwards() {
    let calendar = Calendar::new(Tz::UTC, None, []);
    assert_eq!(calendar.between(at("2027-01-10T12:00:00Z"), at("2027-01-10T11:00:00Z")), TimeDelta::zero());
    assert_eq!(calendar.after(at("2027-01-10T12:00:00Z"), TimeDelta::hours(-1)), at("2027-01-10T12:00:00Z"));
}

#[test]
fn what_counts_until_a_deadline_is_what_was_given_for_it_in_any_zone() {
    let mut rng = Rng::new(29);
    let mut below = |count: u32| i64::from(rng.below(count));
    for round in 0..400 {
        let zone = chrono_tz::TZ_VARIANTS[usize::try_from(below(u32::try_from(chrono_tz::TZ_VARIANTS.len()).unwrap())).unwrap()];
        let mut time = || TimeOfDay::of(u16::try_from(below(1_440)).unwrap());
        let (from, to) = (time(), time());
        let days = Day::ALL.into_iter().filter(|_| below(2) == 0).chain([Day::Sat]).collect();
        let play = (round % 4 != 0).then_some(PlayHours { from, to, days });
        let asked = at("2026-06-01T00:00:00Z") + TimeDelta::seconds(below(40_000_000));
        let gone = asked + TimeDelta::minutes(below(2_000));
        let calendar = Calendar::new(zone, play.as_ref(), [(gone, gone + TimeDelta::minutes(below(20_000)))]);
        let time = TimeDelta::minutes(1 + below(3_000));
        // Hours that a change of the clocks swallows whole, on the only day there is, leave nothing to count.
        let due = calendar.after(asked, time);
        let what = format!("{zone} {play:?} {asked} {time}");
        assert!(due >= asked, "{what}");
        assert_eq!(calendar.between(asked, due), time, "{what}");
        // Whoever looks in between sees the same end.
        let half = calendar.after(asked, time / 2);
        assert_eq!(calendar.after(half, time - calendar.between(asked, half)), due, "{what}");
    }
}
