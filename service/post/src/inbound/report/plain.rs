//! Reads bounces of mail servers that do not report in the way of RFC 3464, such as qmail and Exim, so that no holiday notice and no person's words
//! count as one. A bounce is machine-made, in the name of a mail server, and quotes the answer of one.

use super::{LONGEST_STATUS, MOST, Report, is_status};
use mail_parser::{Message, MimeHeaders as _};

/// Names under which mail servers write.
const SERVERS: [&str; 3] = ["mailer-daemon", "postmaster", "mail-daemon"];
/// Phrases that only autoresponders of people use.
const HOLIDAYS: [&str; 7] =
    ["X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply-From", "X-Mail-Autoreply", "X-Auto-Response-Suppress", "Precedence"];
/// With these words the letter that came back begins: what it says is no server's answer.
const BELOW: [&str; 6] = [
    "--- below this line",
    "------ this is a copy",
    "--- original message",
    "----- original message",
    "original message follows",
    "\nreceived: ",
];

/// Reads such a mail. Nothing, in case of doubt: a loss that is missed is noted with the next letter, one that is made up silences somebody.
pub(super) fn report(message: &Message<'_>, envelope_from: Option<&str>) -> Report {
    let said = |name: &'static str| {
        message.headers_raw().filter(move |(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    };
    let is_machine = envelope_from == Some("")
        || said("Return-Path").any(|path| path == "<>")
        || said("Auto-Submitted").any(|value| !value.to_ascii_lowercase().starts_with("no"));
    let is_holiday = HOLIDAYS.iter().any(|name| said(name).next().is_some())
        || said("Auto-Submitted").any(|value| value.to_ascii_lowercase().contains("vacation"));
    let is_report = message.content_type().is_some_and(|kind| {
        kind.ctype().eq_ignore_ascii_case("multipart") && kind.subtype().is_some_and(|sub| sub.eq_ignore_ascii_case("report"))
    });
    let from = message.from().and_then(|from| from.first()).and_then(|from| from.address()).unwrap_or_default().to_ascii_lowercase();
    let is_server = SERVERS.contains(&from.split('@').next().unwrap_or_default());
    let names_failed = said("X-Failed-Recipients").next().is_some();
    if !is_machine || is_holiday || is_report || !(is_server || names_failed) {
        return Report::Nothing;
    }
    let text = message.body_text(0).unwrap_or_default();
    let mut end = text.len().min(MOST);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    // Only letters that keep their place are made small.
    let text = text[..end].to_ascii_lowercase();
    let own = BELOW.iter().filter_map(|sign| text.find(sign)).min().map_or(text.as_str(), |begins| &text[..begins]);
    match (answer(own), names_failed) {
        (Some(status), _) if status.starts_with('5') => Report::Bounced(status),
        // Whether they go on trying is not known; they have not delivered it.
        (Some(status), _) => Report::Delayed(status),
        // Exim names there whom it has given up.
        (None, true) => Report::Bounced("5.0.0".to_owned()),
        (None, false) => Report::Nothing,
    }
}

/// The worst status of a server's answer quoted in a text: `550 5.1.1`, `550-5.1.1`, `#5.1.1`. A status alone could be a date, a number alone anything.
fn answer(text: &str) -> Option<String> {
    let is_end = |letter: char| letter.is_whitespace() || matches!(letter, '(' | ')' | '[' | ']' | '<' | '>' | ',' | ';' | ':' | '"');
    let words: Vec<&str> = text.split(is_end).filter(|word| !word.is_empty()).collect();
    let is_ours = |status: &str| status.starts_with(['4', '5']) && status.len() <= LONGEST_STATUS && is_status(status);
    let reply = |word: &str| matches!(word.as_bytes(), [b'4' | b'5', b, c] if b.is_ascii_digit() && c.is_ascii_digit());
    let mut found: Vec<&str> = vec![];
    for (at, word) in words.iter().enumerate() {
        let status = word.trim_end_matches('.');
        if let Some(status) = status.strip_prefix('#').filter(|status| is_ours(status)) {
            found.push(status);
        } else if let Some((code, status)) = status.split_once(['-', '#']).filter(|(code, status)| reply(code) && is_ours(status)) {
            found.extend((code.as_bytes()[0] == status.as_bytes()[0]).then_some(status));
        } else if is_ours(status) && at > 0 && reply(words[at - 1]) && words[at - 1].as_bytes()[0] == status.as_bytes()[0] {
            found.push(status);
        }
    }
    found.iter().find(|status| status.starts_with('5')).or(found.first()).map(|status| (*status).to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::{Report, report};

    const QMAIL: &str = "Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example\r\nTo: x\r\nSubject: failure notice\r\n\r\n\
        Hi. This is the qmail-send program at mx.example.\r\nI'm afraid I wasn't able to deliver your message.\r\n\r\n<ada@a.test>:\r\n\
        Sorry, no mailbox here by that name. (#5.1.1)\r\n\r\n--- Below this line is a copy of the message.\r\n\r\nSubject: x\r\n\r\n550 5.7.1\r\n";
    const EXIM: &str = "Return-path: <>\r\nX-Failed-Recipients: ada@a.test\r\nAuto-Submitted: auto-replied\r\nFrom: Mail Delivery System <Mailer-Daemon@mx.example>\r\n\r\n\
        This message was created automatically.\r\n\r\n  ada@a.test\r\n    SMTP error from remote mail server after RCPT TO:<ada@a.test>:\r\n    550-5.2.1 The account is disabled\r\n";

    fn of(mail: &str) -> Report {
        report(mail.as_bytes(), None)
    }

    #[test]
    fn a_mail_server_that_says_it_in_its_own_way_is_understood() {
        assert_eq!(of(QMAIL), Report::Bounced("5.1.1".to_owned()));
        assert_eq!(of(EXIM), Report::Bounced("5.2.1".to_owned()));
        assert_eq!(of(&EXIM.replace("550-5.2.1 The account is disabled", "no such person")), Report::Bounced("5.0.0".to_owned()));
        let own = "From: postmaster@mx.example\r\n\r\nA server said: 452 4.2.2 The mailbox is full\r\n";
        assert_eq!(report(own.as_bytes(), Some("")), Report::Delayed("4.2.2".to_owned()), "the envelope says that no person wrote it");
        assert_eq!(
            report(own.replace("452 4.2.2", "452 4.2.2 and then 550 5.1.1").as_bytes(), Some("")),
            Report::Bounced("5.1.1".to_owned())
        );
    }

    #[test]
    fn holidays_people_and_guesses_count_for_nothing() {
        let holiday = "Return-Path: <>\r\nAuto-Submitted: auto-replied\r\nFrom: ada@a.test\r\n\r\nI am away until 5.1.27. Call 550 5.1.1 if it burns.\r\n";
        for (what, mail) in [
            ("a holiday", holiday.to_owned()),
            ("one that says so", QMAIL.replace("Subject:", "Auto-Submitted: auto-replied (vacation)\r\nSubject:")),
            ("an answering machine", QMAIL.replace("Subject: f", "X-Autoreply: yes\r\nSubject: f")),
            ("a list", QMAIL.replace("Subject: f", "Precedence: bulk\r\nSubject: f")),
            ("a person", EXIM.replace("Return-path: <>\r\n", "").replace("Auto-Submitted: auto-replied\r\n", "")),
            ("a date", QMAIL.replace("(#5.1.1)", "since 5.1.27, at 550 places")),
            ("a number", QMAIL.replace("(#5.1.1)", "550")),
            ("two that do not fit", QMAIL.replace("(#5.1.1)", "450 5.1.1")),
            ("success", QMAIL.replace("(#5.1.1)", "250 2.1.5")),
            (
                "a report of the standard that says another thing",
                QMAIL.replace("Subject: f", "Content-Type: multipart/report; boundary=x\r\nSubject: f"),
            ),
        ] {
            assert_eq!(of(&mail), Report::Nothing, "{what}");
        }
        assert_eq!(report(QMAIL.replace("Return-Path: <>\r\n", "").as_bytes(), Some("ada@a.test")), Report::Nothing);
    }
}
