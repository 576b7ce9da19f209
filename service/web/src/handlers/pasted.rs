//! Parses people pasted into one field, as an address book or a letter has them: `Ada <ada@example.org>, bo@example.org`, separated by lines or
//! commas.

use lettre::message::Mailbox;
use sternpost_pages::lobby::SeatRow;
use sternpost_table::seats::people::{is_address, normal_address};

/// The seats filled with people in the order they were pasted: those that are free first come to somebody. Who sits there already keeps the
/// seat, and gets the name. Returned is what names nobody, and who found no seat any more.
pub(super) fn seat(text: &str, seats: &mut [SeatRow]) -> Vec<String> {
    let mut left = vec![];
    for said in parts(text) {
        let Some((name, address)) = person(&said) else {
            left.push(said);
            continue;
        };
        let sits = seats.iter().position(|row| row.kind == "person" && normal_address(&row.mail) == address);
        let is_free = |row: &SeatRow| row.mail.is_empty() && row.was.is_none() && ["nobody", "person", ""].contains(&row.kind.as_str());
        let Some(row) = sits.or_else(|| seats.iter().position(is_free)) else {
            left.push(said);
            continue;
        };
        let row = &mut seats[row];
        "person".clone_into(&mut row.kind);
        row.mail = address;
        if row.name.is_empty() {
            row.name = name;
        }
    }
    left
}

/// Splits a text at line ends, semicolons and commas, but for commas in quotes.
fn parts(text: &str) -> Vec<String> {
    let (mut parts, mut is_quoted) = (vec![String::new()], false);
    for c in text.chars() {
        match c {
            '\n' | '\r' => {
                is_quoted = false;
                parts.push(String::new());
            }
            ',' | ';' if !is_quoted => parts.push(String::new()),
            c => {
                is_quoted ^= c == '"';
                parts.last_mut().expect("there is one").push(c);
            }
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// A name and an address; without a name what stands before the at sign.
fn person(said: &str) -> Option<(String, String)> {
    let mailbox: Mailbox = said.parse().ok()?;
    let address = normal_address(mailbox.email.as_ref());
    let of_address = || {
        let mut letters = address.split('@').next().unwrap_or_default().replace(['.', '_', '+'], " ").trim().to_owned();
        if let Some(first) = letters.get(0..1).map(str::to_uppercase) {
            letters.replace_range(0..1, &first);
        }
        letters
    };
    let name = mailbox.name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).unwrap_or_else(of_address);
    is_address(&address).then_some((name, address))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(mails: &[&str]) -> Vec<SeatRow> {
        let row = |(number, mail): (u32, &&str)| SeatRow {
            number,
            kind: if mail.is_empty() { "nobody" } else { "person" }.to_owned(),
            mail: (*mail).to_owned(),
            ..SeatRow::default()
        };
        (1..).zip(mails).map(row).collect()
    }

    fn said(seats: &[SeatRow]) -> Vec<(&str, &str, &str)> {
        seats.iter().map(|row| (row.kind.as_str(), row.name.as_str(), row.mail.as_str())).collect()
    }

    #[test]
    fn people_as_a_letter_has_them_sit_down_in_their_order() {
        let mut found = seats(&["ada@a.test", "", "", ""]);
        let left = seat("Ada L. <ADA@a.test>, bo.smith@b.test;\n\"Doe, Cleo\" <cleo@c.test>", &mut found);
        assert_eq!(left, Vec::<String>::new());
        let want = [
            ("person", "Ada L.", "ada@a.test"),
            ("person", "Bo smith", "bo.smith@b.test"),
            ("person", "Doe, Cleo", "cleo@c.test"),
            ("nobody", "", ""),
        ];
        assert_eq!(said(&found), want);
    }

    #[test]
    fn what_names_nobody_and_who_finds_no_seat_is_said() {
        let mut found = seats(&["", ""]);
        found[1].kind = "bot-steady".to_owned();
        assert_eq!(seat("hello there\nbo@b.test\ncleo@c.test\n<>", &mut found), ["hello there", "cleo@c.test", "<>"]);
        assert_eq!(said(&found), [("person", "Bo", "bo@b.test"), ("bot-steady", "", "")]);
    }

    #[test]
    fn hostile_text_seats_nobody() {
        let mut found = seats(&[""]);
        for text in ["\"\"\"", "<script>@x", "a@b@c", "\u{0}", &"@".repeat(10_000), "ä", "é.é"] {
            seat(text, &mut found);
        }
        assert_eq!(said(&found), [("nobody", "", "")]);
    }
}
