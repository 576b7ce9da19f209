//! Writes deadlines as a calendar (RFC 5545): lines end in CR LF, are folded at 75 octets, and escape characters that have a meaning in them.

use chrono::{DateTime, Utc};

/// Octets of a line (RFC 5545, 3.1).
const LONGEST_LINE: usize = 75;

/// A calendar event: something that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its name, the same whenever it is told again.
    pub uid: String,
    /// How often it has changed.
    pub sequence: u64,
    /// When the question is due.
    pub due: DateTime<Utc>,
    /// The title of the event.
    pub summary: String,
    /// More of it.
    pub description: String,
    /// The address of its page.
    pub url: String,
}

/// A calendar of these, as it stands now.
#[must_use]
pub fn calendar(name: &str, events: &[Event], now: DateTime<Utc>) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Sternpost//Sternpost//EN".to_owned(),
        "CALSCALE:GREGORIAN".to_owned(),
        "METHOD:PUBLISH".to_owned(),
        format!("X-WR-CALNAME:{}", escaped(name)),
    ];
    for event in events {
        lines.extend([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}", escaped(&event.uid)),
            format!("SEQUENCE:{}", event.sequence),
            format!("DTSTAMP:{}", stamp(now)),
            // A moment: what has a beginning and no length takes none of the day (3.6.1).
            format!("DTSTART:{}", stamp(event.due)),
            "TRANSP:TRANSPARENT".to_owned(),
            format!("SUMMARY:{}", escaped(&event.summary)),
            format!("DESCRIPTION:{}", escaped(&event.description)),
            format!("URL:{}", event.url.replace(char::is_control, "")),
            "END:VEVENT".to_owned(),
        ]);
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| folded(line)).collect()
}

fn stamp(moment: DateTime<Utc>) -> String {
    moment.format("%Y%m%dT%H%M%SZ").to_string()
}

/// A text value (3.3.11).
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.replace("\r\n", "\n").chars() {
        match letter {
            '\\' | ';' | ',' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A line with its end; what is too long goes on in further ones, no letter split.
fn folded(line: &str) -> String {
    let (mut out, mut length) = (String::with_capacity(line.len() + 2), 0);
    for letter in line.chars() {
        if length + letter.len_utf8() > LONGEST_LINE {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(letter);
        length += letter.len_utf8();
    }
    out.push_str("\r\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_calendar_is_folded_and_escaped_as_the_standard_says() {
        let event = Event {
            uid: "c-1@post.example".to_owned(),
            sequence: 3,
            due: "2027-03-02T17:00:00Z".parse().unwrap(),
            summary: "Zoë; \"a, b\\c\"\r\nBEGIN:VALARM".to_owned(),
            description: "ä".repeat(100),
            url: "https://post.example/c/1\r\nX:1".to_owned(),
        };
        let text = calendar("Sternpost", &[event], "2027-03-01T00:00:00Z".parse().unwrap());
        assert!(text.contains("DTSTART:20270302T170000Z\r\n") && text.contains("SEQUENCE:3\r\n"));
        assert!(text.contains("SUMMARY:Zoë\\; \"a\\, b\\\\c\"\\nBEGIN:VALARM\r\n"), "{text}");
        assert!(text.contains("URL:https://post.example/c/1X:1\r\n"), "no line of somebody else's");
        assert!(text.split("\r\n").all(|line| line.len() <= LONGEST_LINE && !line.contains('\n')), "{text}");
        assert_eq!(text.replace("\r\n ", "").matches(&"ä".repeat(100)).count(), 1);
        assert_eq!(text.matches("BEGIN:VEVENT\r\n").count(), 1);
    }
}
