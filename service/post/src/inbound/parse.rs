//! Parses an inbound mail: the keys it is addressed to, whether a person wrote it, and its text. Nothing in it is believed but the keys.

use super::address::ReplyAddresses;
use super::strip::written;
use mail_parser::decoders::html::html_to_text;
use mail_parser::{Message, MessageParser, MimeHeaders as _, PartType};
use sha2::{Digest, Sha256};
use std::panic::{AssertUnwindSafe, catch_unwind};
use sternpost_game::hex;

/// Letters of a body that are looked at: more than anybody writes, and any letter of ours is quoted within.
const MOST_TEXT: usize = 256 * 1024;
/// Letters of a Message-ID that is taken as it is.
const LONGEST_ID: usize = 200;

/// The headers in which a server on the way, or the sender, names recipients: those nearest to the delivery first.
const RECIPIENTS: [&str; 6] = ["Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To", "To", "Cc"];

/// The parts of HTML in which mail programs put what they quote.
const QUOTED: [&str; 14] = [
    "<blockquote",
    "class=\"gmail_quote",
    "class=gmail_quote",
    "class=\"gmail_attr",
    "class=\"moz-cite-prefix",
    "class=\"yahoo_quoted",
    "class=\"protonmail_quote",
    "id=\"appendonsend",
    "id=appendonsend",
    "id=\"divrplyfwdmsg",
    "id=\"mail-editor-reference-message-container",
    "id=\"reply-intro",
    "name=\"quote\"",
    "border:none;border-top:solid",
];

/// The content of a parsed mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mail {
    /// What it is known by.
    pub message: String,
    /// The keys of the addresses it names.
    pub addressed: Vec<String>,
    /// The keys of the letters it answers, the nearest first.
    pub referred: Vec<String>,
    /// If no person wrote it: how one can tell.
    pub machine: Option<&'static str>,
    /// The lines that were written.
    pub lines: Vec<String>,
}

/// Reads a mail, whatever it is.
///
/// `envelope_from`: whom its envelope names as the sender, if it had one.
#[must_use]
pub fn read(raw: &[u8], addresses: &ReplyAddresses, envelope_from: Option<&str>) -> Mail {
    // What strangers send goes through a parser that is not ours.
    let read = catch_unwind(AssertUnwindSafe(|| {
        let message = MessageParser::default().parse(raw)?;
        Some(understood(raw, &message, addresses, envelope_from))
    }));
    read.ok().flatten().unwrap_or_else(|| Mail { message: digest(raw), machine: Some("unreadable"), ..Mail::default() })
}

fn understood(raw: &[u8], message: &Message<'_>, addresses: &ReplyAddresses, envelope_from: Option<&str>) -> Mail {
    let mut addressed = vec![];
    for name in RECIPIENTS {
        addressed = values(message, name).flat_map(|value| addresses.keys_in_addresses(value)).collect();
        if !addressed.is_empty() {
            break;
        }
    }
    let referred = ["In-Reply-To", "References"].into_iter().flat_map(|name| values(message, name)).collect::<Vec<_>>();
    let referred = referred.into_iter().flat_map(|value| addresses.keys_in_message_ids(value)).collect();
    let id = message.message_id().filter(|id| !id.is_empty() && id.len() <= LONGEST_ID && !id.contains(char::is_control));
    Mail {
        message: id.map_or_else(|| digest(raw), str::to_owned),
        addressed,
        referred,
        machine: machine(message, envelope_from),
        lines: lines(message),
    }
}

fn digest(raw: &[u8]) -> String {
    format!("sha256:{}", hex(&Sha256::digest(raw)))
}

/// The values of a header, as they stand there.
fn values<'m>(message: &'m Message<'_>, name: &'static str) -> impl Iterator<Item = &'m str> {
    message.headers_raw().filter(move |(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

/// The sign by which a mail shows that no person wrote it (RFC 3834, 2; RFC 3464; RFC 2919).
fn machine(message: &Message<'_>, envelope_from: Option<&str>) -> Option<&'static str> {
    let said = |name| values(message, name).map(|value| value.trim().to_lowercase()).collect::<Vec<_>>();
    let kind = message.content_type();
    let is_kind = |main: &str, sub: &[&str]| {
        kind.is_some_and(|kind| {
            kind.ctype().eq_ignore_ascii_case(main)
                && kind.subtype().is_some_and(|said| sub.iter().any(|known| said.eq_ignore_ascii_case(known)))
        })
    };
    if is_kind("multipart", &["report"]) || is_kind("message", &["delivery-status", "disposition-notification"]) {
        return Some("report");
    }
    if envelope_from == Some("") || said("Return-Path").iter().any(|path| path == "<>") {
        return Some("null-sender");
    }
    if said("Auto-Submitted").iter().any(|value| value != "no" && !value.starts_with("no;")) {
        return Some("auto-submitted");
    }
    if said("Precedence").iter().any(|value| ["bulk", "junk", "list", "auto_reply"].contains(&value.as_str())) {
        return Some("precedence");
    }
    if said("X-Auto-Response-Suppress").iter().any(|value| value.split(',').any(|word| ["all", "oof", "autoreply"].contains(&word.trim())))
    {
        return Some("auto-response");
    }
    let named = ["X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply-From", "X-Mail-Autoreply"];
    if named.into_iter().any(|name| values(message, name).next().is_some()) {
        return Some("auto-response");
    }
    if ["List-Id", "List-Post"].into_iter().any(|name| values(message, name).next().is_some()) {
        return Some("list");
    }
    None
}

/// The lines somebody wrote: in the plain part, or in the HTML if there is no other.
fn lines(message: &Message<'_>) -> Vec<String> {
    let Some(part) = message.text_bodies().next() else { return vec![] };
    if let PartType::Html(html) = &part.body {
        return written(&text_of(cut(html)), false);
    }
    let flows = |name: &str, wanted: &str| {
        part.content_type().and_then(|kind| kind.attribute(name)).is_some_and(|value| value.eq_ignore_ascii_case(wanted))
    };
    let text = message.body_text(0).unwrap_or_default();
    written(cut(&text), flows("format", "flowed") && !flows("delsp", "yes"))
}

/// No more of a text than is looked at.
fn cut(text: &str) -> &str {
    let mut end = text.len().min(MOST_TEXT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// HTML as lines, without what is quoted in it.
fn text_of(html: &str) -> String {
    // Only letters that keep their place and length are made small.
    let small = html.to_ascii_lowercase();
    let quoted = QUOTED.iter().filter_map(|sign| small.find(sign)).min();
    let begins = quoted.map(|at| small[..=at].rfind('<').unwrap_or(at));
    let above = html_lines(&html[..begins.unwrap_or(html.len())]);
    if !above.trim().is_empty() {
        return above;
    }
    // Written below the quote, if it is one that ends.
    match small.rfind("</blockquote>") {
        Some(end) if begins.is_some() => html_lines(&html[end..]),
        _ => above,
    }
}

/// HTML as lines: each block begins a new one.
fn html_lines(html: &str) -> String {
    const BLOCKS: [&str; 10] = ["<div", "</div", "<p", "<li", "</li", "<tr", "</tr", "<ul", "<ol", "<table"];
    let small = html.to_ascii_lowercase();
    let mut broken = String::with_capacity(html.len() + html.len() / 4);
    let mut from = 0;
    for (at, _) in small.match_indices('<') {
        let is_block = |tag: &&str| {
            let rest = &small[at..];
            rest.starts_with(*tag) && !rest[tag.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
        };
        if BLOCKS.iter().any(is_block) {
            broken.push_str(&html[from..at]);
            broken.push_str("<br>");
            from = at;
        }
    }
    broken.push_str(&html[from..]);
    html_to_text(&broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours() -> ReplyAddresses {
        ReplyAddresses::new("post@reply.example", &"game@post.example".parse().unwrap(), b"a key for tests only, long enough").unwrap()
    }

    fn lines_of(head: &str, body: &str) -> Vec<String> {
        let raw = format!("From: Ada <ada@a.test>\r\nSubject: Re: x\r\n{head}\r\n\r\n{body}");
        read(raw.replace('\n', "\r\n").replace("\r\r\n", "\r\n").as_bytes(), &ours(), None).lines
    }

    #[test]
    fn every_encoding_of_a_body_says_the_same() {
        let plain = "Content-Type: text/plain; charset=utf-8";
        assert_eq!(lines_of(plain, "Grün\n"), ["Grün"]);
        assert_eq!(
            lines_of("Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable", "Gr=FCn\n"),
            ["Grün"]
        );
        assert_eq!(lines_of(&format!("{plain}\r\nContent-Transfer-Encoding: base64"), "R3LDvG4K\n"), ["Grün"]);
        assert_eq!(lines_of(&format!("{plain}\r\nContent-Transfer-Encoding: 8bit"), "Grün"), ["Grün"]);
        let parts = "--x\nContent-Type: text/plain\n\nb\n--x\nContent-Type: text/html\n\n<p>not this</p>\n--x--\n";
        assert_eq!(lines_of("MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x", parts), ["b"]);
    }

    #[test]
    fn html_alone_is_read_in_its_lines_without_what_it_quotes() {
        let html = |body: &str| lines_of("MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8", body);
        assert_eq!(html("<div dir=\"ltr\">a<div>2 cruiser</div><div>Done</div></div>"), ["a", "2 cruiser", "Done"]);
        assert_eq!(
            html("<p>b</p><div class=\"gmail_quote\"><div>On Mon, Sternpost wrote:</div><blockquote>a) Pass</blockquote></div>"),
            ["b"]
        );
        let outlook = "<div class=WordSection1><p>b<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p><b>From:</b> x</p></div><p>a) Pass</p></div>";
        assert_eq!(html(outlook), ["b"]);
        assert_eq!(html("<div>b</div><div id=\"appendonsend\"></div><hr><div id=\"divRplyFwdMsg\"><b>From:</b> x</div>a) Pass"), ["b"]);
        assert_eq!(html("<blockquote type=cite>a) Pass</blockquote><p>b</p>"), ["b"]);
        assert_eq!(html("<p>b &amp; c</p>"), ["b & c"]);
        assert_eq!(html("<script>alert(1)</script><style>p{}</style><p>b</p>"), ["b"]);
    }

    #[test]
    fn machines_are_known_by_what_they_say_of_themselves() {
        let machine = |head: &str, from: Option<&str>| read(format!("{head}\r\n\r\na\r\n").as_bytes(), &ours(), from).machine;
        assert_eq!(machine("Subject: Re: x", Some("ada@a.test")), None);
        assert_eq!(machine("Auto-Submitted: no", None), None);
        for (head, how) in [
            ("Auto-Submitted: auto-replied (vacation)", "auto-submitted"),
            ("Precedence: BULK", "precedence"),
            ("X-Auto-Response-Suppress: OOF, AutoReply", "auto-response"),
            ("X-Autoreply: yes", "auto-response"),
            ("List-Id: <x.example>", "list"),
            ("Return-Path: <>", "null-sender"),
            ("MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x", "report"),
        ] {
            assert_eq!(machine(head, None), Some(how), "{head}");
        }
        assert_eq!(machine("Subject: x", Some("")), Some("null-sender"));
    }

    /// Tags and parts in each other thousands deep cost no more than they are long. `tests/service/rubbish.rs` bends mails at random.
    #[test]
    fn nothing_deep_makes_the_reader_fall_over() {
        let ours = ours();
        let deep = "<div><blockquote>".repeat(20_000);
        let _ = read(format!("Content-Type: text/html\r\n\r\n{deep}b").as_bytes(), &ours, None);
        let nested = "Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n".repeat(20_000);
        let _ = read(nested.as_bytes(), &ours, None);
    }
}
