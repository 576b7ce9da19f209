//! Parses days of absence as people write them in a reply: `2 DAYS`, `24.12. TO 2.1.`, `UNTIL 2027-01-02`, in either language.

use sternpost_table::replies::{AwayWish, DayNamed};

/// Reads the words behind the command that says that one is away.
pub(super) fn read(words: &[&str]) -> AwayWish {
    let between = |word: &&str| matches!(*word, "to" | "till" | "until" | "bis" | "-" | "–");
    let is_filler = |word: &&&str| !matches!(**word, "from" | "von" | "vom" | "zum" | "for" | "für" | "fuer" | "on" | "am");
    let words: Vec<&str> = words.iter().filter(is_filler).copied().collect();
    let unread = || AwayWish::Unread(words.join(" "));
    match words.as_slice() {
        [] => AwayWish::How,
        ["today" | "heute"] => AwayWish::Days(1),
        [count] if count.parse::<u32>().is_ok() => days(count, 1).unwrap_or_else(unread),
        [count, "day" | "days" | "tag" | "tage" | "tagen"] => days(count, 1).unwrap_or_else(unread),
        [count, "week" | "weeks" | "woche" | "wochen"] => days(count, 7).unwrap_or_else(unread),
        [first, last] if between(first) => day(last).map_or_else(unread, |last| AwayWish::Between(None, last)),
        [first, way, last] if between(way) => match (day(first), day(last)) {
            (Some(first), Some(last)) => AwayWish::Between(Some(first), last),
            (_, _) => unread(),
        },
        [only] => day(only).map_or_else(unread, |only| AwayWish::Between(Some(only), only)),
        _ => unread(),
    }
}

fn days(count: &str, each: u32) -> Option<AwayWish> {
    let count: u32 = match count {
        "a" | "one" | "ein" | "eine" | "einen" => 1,
        count => count.parse().ok()?,
    };
    count.checked_mul(each).filter(|days| (1..=366).contains(days)).map(AwayWish::Days)
}

/// `24.12.`, `24.12.2026`, `24.12.26`, `2026-12-24`.
fn day(text: &str) -> Option<DayNamed> {
    let numbers = |parts: &[&str]| -> Option<Vec<u32>> {
        let plain = |part: &&str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
        parts.iter().all(plain).then(|| parts.iter().filter_map(|part| part.parse().ok()).collect())
    };
    let iso: Vec<&str> = text.split('-').collect();
    if iso.len() == 3 {
        let found = numbers(&iso)?;
        return Some(DayNamed { year: Some(i32::try_from(found[0]).ok()?), month: found[1], day: found[2] });
    }
    let dotted: Vec<&str> = text.trim_end_matches('.').split('.').collect();
    let found = numbers(&dotted)?;
    let year = |year: u32| i32::try_from(if year < 100 { 2_000 + year } else { year }).ok();
    match found.as_slice() {
        [day, month] => Some(DayNamed { year: None, month: *month, day: *day }),
        [day, month, written] => Some(DayNamed { year: Some(year(*written)?), month: *month, day: *day }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_write_them_in_both_languages() {
        let christmas = DayNamed { year: None, month: 12, day: 24 };
        let new_year = DayNamed { year: None, month: 1, day: 2 };
        let dated = DayNamed { year: Some(2027), month: 1, day: 2 };
        for (said, meant) in [
            ("", AwayWish::How),
            ("2 days", AwayWish::Days(2)),
            ("3", AwayWish::Days(3)),
            ("eine woche", AwayWish::Days(7)),
            ("für 2 wochen", AwayWish::Days(14)),
            ("today", AwayWish::Days(1)),
            ("24.12. to 2.1.", AwayWish::Between(Some(christmas), new_year)),
            ("vom 24.12. bis zum 2.1.", AwayWish::Between(Some(christmas), new_year)),
            ("2027-01-02 - 2027-01-02", AwayWish::Between(Some(dated), dated)),
            ("bis 2.1.27", AwayWish::Between(None, dated)),
            ("24.12.", AwayWish::Between(Some(christmas), christmas)),
        ] {
            let words: Vec<&str> = said.split_whitespace().collect();
            assert_eq!(read(&words), meant, "{said}");
        }
        for other in ["soon", "0 days", "900 weeks", "24.12.2026.7", "99999-1-1", "to to to", "-1", "2 days and more"] {
            let words: Vec<&str> = other.split_whitespace().collect();
            assert!(matches!(read(&words), AwayWish::Unread(_)), "{other}");
        }
    }
}
