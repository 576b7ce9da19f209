//! Parses delivery reports of mail servers (RFC 3464). A report is believed only as far as the address it comes to is a secret of ours.

mod plain;

use mail_parser::{Message, MessageParser, MimeHeaders as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Bytes of a report that are looked at.
const MOST: usize = 64 * 1024;
/// Letters of a status that are kept.
const LONGEST_STATUS: usize = 12;

/// The outcome of a letter at its reader's server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// It was not delivered, and never will be. With the status (RFC 3463).
    Bounced(String),
    /// They have given it up for a reason that may pass: a server that was away, a full mailbox.
    GivenUp(String),
    /// They have not delivered it yet, and go on trying.
    Delayed(String),
    /// It says nothing of that kind.
    Nothing,
}

/// Reads a report: one in the way of the standard, or of a mail server that has its own. What else comes back, as from somebody who is on holiday, says
/// nothing.
///
/// `envelope_from`: whom its envelope names as the sender, if it had one.
#[must_use]
pub fn report(raw: &[u8], envelope_from: Option<&str>) -> Report {
    // What strangers send goes through a parser that is not ours.
    let read = catch_unwind(AssertUnwindSafe(|| {
        let message = MessageParser::default().parse(raw)?;
        Some(match of(&message) {
            Report::Nothing => plain::report(&message, envelope_from),
            said @ (Report::Bounced(_) | Report::GivenUp(_) | Report::Delayed(_)) => said,
        })
    }));
    read.ok().flatten().unwrap_or(Report::Nothing)
}

fn of(message: &Message<'_>) -> Report {
    let is_status = |part: &&mail_parser::MessagePart<'_>| {
        part.content_type().is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case("message")
                && kind
                    .subtype()
                    .is_some_and(|sub| ["delivery-status", "global-delivery-status"].iter().any(|known| sub.eq_ignore_ascii_case(known)))
        })
    };
    let is_report = message.content_type().is_some_and(|kind| {
        kind.ctype().eq_ignore_ascii_case("multipart")
            && kind.subtype().is_some_and(|sub| sub.eq_ignore_ascii_case("report"))
            && kind.attribute("report-type").is_none_or(|kind| kind.eq_ignore_ascii_case("delivery-status"))
    });
    let Some(part) = message.parts.iter().find(is_status).filter(|_| is_report) else { return Report::Nothing };
    let contents = part.contents();
    let text = String::from_utf8_lossy(&contents[..contents.len().min(MOST)]).replace("\r\n", "\n");
    // A letter has one reader; where it was passed on to several, the worst that became of it counts.
    let reports: Vec<Report> = text.split("\n\n").map(of_recipient).collect();
    let worst = |is: fn(&Report) -> bool| reports.iter().find(|report| is(report)).cloned();
    worst(|report| matches!(report, Report::Bounced(_)))
        .or_else(|| worst(|report| matches!(report, Report::GivenUp(_))))
        .or_else(|| worst(|report| matches!(report, Report::Delayed(_))))
        .unwrap_or(Report::Nothing)
}

/// Reads a group of fields as the report on one recipient.
fn of_recipient(group: &str) -> Report {
    let field = |name: &str| {
        let value = group.lines().filter_map(|line| line.split_once(':')).find(|(known, _)| known.trim().eq_ignore_ascii_case(name));
        // A comment may follow.
        value.and_then(|(_, value)| value.split_whitespace().next()).map(str::to_ascii_lowercase)
    };
    let (Some(action), Some(status)) = (field("Action"), field("Status").filter(|status| is_status(status))) else {
        return Report::Nothing;
    };
    match (action.as_str(), status.as_bytes()[0]) {
        ("failed", b'5') => Report::Bounced(status),
        ("failed", b'4') => Report::GivenUp(status),
        ("delayed", b'4') => Report::Delayed(status),
        _ => Report::Nothing,
    }
}

/// Three numbers with dots between them.
fn is_status(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.len() <= 3 && part.bytes().all(|byte| byte.is_ascii_digit());
    text.len() <= LONGEST_STATUS && text.split('.').count() == 3 && text.split('.').all(is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dsn(fields: &str) -> Vec<u8> {
        format!(
            "From: MAILER-DAEMON@mx.example\r\nTo: post+key@reply.example\r\nMIME-Version: 1.0\r\n\
             Content-Type: multipart/report; report-type=delivery-status; boundary=\"x\"\r\n\r\n\
             --x\r\nContent-Type: text/plain\r\n\r\nIt did not work: 5.1.1\r\n\
             --x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n{fields}\r\n\
             --x\r\nContent-Type: message/rfc822\r\n\r\nSubject: what came\r\n\r\n--x--\r\n"
        )
        .into_bytes()
    }

    #[test]
    fn a_report_says_whether_it_is_over() {
        let of = |action: &str, status: &str| {
            report(
                &dsn(&format!(
                    "Final-Recipient: rfc822; ada@a.test\r\nAction: {action}\r\nStatus: {status}\r\nDiagnostic-Code: smtp; 550 no\r\n"
                )),
                None,
            )
        };
        assert_eq!(of("failed", "5.1.1"), Report::Bounced("5.1.1".to_owned()));
        assert_eq!(of("Failed", "5.2.2 (mailbox full)"), Report::Bounced("5.2.2".to_owned()));
        assert_eq!(of("failed", "4.4.7"), Report::GivenUp("4.4.7".to_owned()));
        assert_eq!(of("delayed", "4.4.1"), Report::Delayed("4.4.1".to_owned()));
        for (action, status) in
            [("delivered", "2.0.0"), ("relayed", "2.0.0"), ("delayed", "5.0.0"), ("failed", "5"), ("failed", "no"), ("failed", "5.1.1.1")]
        {
            assert_eq!(of(action, status), Report::Nothing, "{action} {status}");
        }
    }

    #[test]
    fn of_several_readers_the_worst_counts() {
        let fields = "Final-Recipient: rfc822; a@a.test\r\nAction: delayed\r\nStatus: 4.4.1\r\n\r\nFinal-Recipient: rfc822; b@b.test\r\nAction: failed\r\nStatus: 5.7.1\r\n";
        assert_eq!(report(&dsn(fields), None), Report::Bounced("5.7.1".to_owned()));
    }

    #[test]
    fn what_is_no_report_says_nothing() {
        let whole = String::from_utf8(dsn("Action: failed\r\nStatus: 5.1.1\r\n")).unwrap();
        assert_ne!(report(whole.as_bytes(), None), Report::Nothing);
        for other in [
            whole.replace("multipart/report", "multipart/mixed"),
            whole.replace("report-type=delivery-status", "report-type=disposition-notification"),
            whole.replace("message/delivery-status", "text/plain"),
            whole.replace("Action: failed", "Subject: failed"),
            "Subject: Undelivered\r\n\r\n550 5.1.1 nobody here".to_owned(),
            String::new(),
        ] {
            assert_eq!(report(other.as_bytes(), None), Report::Nothing, "{other}");
        }
    }
}
