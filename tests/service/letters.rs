//! Letters: every one, with every sample, says what it must in both parts, and its message has the head it needs.

use crate::support::sample_letters::{HOSTILE, PIXEL, choice, turn};
use mail_parser::{Message, MessageParser, MimeHeaders as _};
use sternpost_model::language::Language;
use sternpost_post::letters::{MailedChoice, SeatLetter, Turn, Worded, Wording as _, Words, samples};
use sternpost_post::message::{Parts, Ready, build};
use sternpost_verify::letters::witness;

/// Every letter with every sample, in a language.
fn all_in(language: Language) -> impl Iterator<Item = (&'static str, Worded)> {
    let words = Words::new(language);
    samples(words).into_iter().map(move |(name, letter)| (name, letter.worded(&words).unwrap()))
}

/// The same in English.
fn all() -> impl Iterator<Item = (&'static str, Worded)> {
    all_in(Language::English)
}

fn parts(worded: Worded) -> Parts {
    let date: chrono::DateTime<chrono::Utc> = "2026-11-21T12:00:00Z".parse().unwrap();
    Parts {
        worded,
        id: "0a1b2c".to_owned(),
        to: "zoe@reader.example".to_owned(),
        thread: Some("campaign-17-seat-2".to_owned()),
        reply: None,
        unsubscribe: Some("https://post.example/u/token".to_owned()),
        picture: Some(("board-0a1b2c".to_owned(), PIXEL.to_vec())),
        calendar: None,
        date: date.into(),
    }
}

fn message(letter: &Turn) -> Ready {
    build(&"Sternpost <game@post.example>".parse().unwrap(), parts(letter.worded(&Words::default()).unwrap())).unwrap()
}

fn parsed(message: &Ready) -> Message<'_> {
    MessageParser::default().parse(&message.bytes).unwrap()
}

#[test]
fn every_letter_reads_as_it_was_approved() {
    for (name, Worded { subject, text, html }) in all() {
        insta::assert_snapshot!(format!("{name}.txt"), format!("Subject: {subject}\n\n{text}"));
        insta::assert_snapshot!(format!("{name}.html"), html);
    }
}

#[test]
fn every_letter_reads_as_it_was_approved_in_german() {
    for (name, Worded { subject, text, html }) in all_in(Language::German) {
        insta::assert_snapshot!(format!("{name}.de.txt"), format!("Subject: {subject}\n\n{text}"));
        assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"de\">"), "{name}");
    }
}

#[test]
fn a_letter_is_german_for_a_seat_that_wants_it() {
    let happened = ["Bo aktiviert Lodor.", "Cy passt."].map(str::to_owned).to_vec();
    let choices = vec![choice("Strategieaktion: Führungsstärke", Some("Initiative 1")), choice("Passen", None)];
    let (prompt, board) = ("Was tust du?".to_owned(), "18 Mecatol Rex: Ada, 2 Infanterie".to_owned());
    let letter = Turn { happened, choices, prompt, board, ..turn() };
    let Worded { subject, text, html } = letter.worded(&Words::new(Language::German)).unwrap();
    insta::assert_snapshot!("turn-in-german.txt", format!("Subject: {subject}\n\n{text}"));
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"de\">"));
}

/// The foot of a letter about a campaign that is played, in both parts and both languages, as the verifier reads it.
#[test]
fn every_letter_that_names_the_head_names_the_seal_and_both_are_read() {
    let mut count = 0;
    for language in [Language::English, Language::German] {
        for (name, Worded { text, html, .. }) in all_in(language) {
            let read = |kind: &str, body: &str| {
                let message = format!("Content-Type: text/{kind}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n{body}");
                witness(name, message.as_bytes()).unwrap().said
            };
            let said = read("plain", &text);
            assert_eq!(read("html", &html), said, "{name}");
            for said in said.iter().filter(|said| said.head.is_some()) {
                assert!(matches!(&said.head, Some(Ok((_, hash))) if hash.len() >= 64), "{name}: {said:?}");
                assert_eq!(said.seal.as_deref(), Some("cd".repeat(32).as_str()), "{name}");
                count += 1;
            }
        }
    }
    assert!(count > 60, "{count}");
}

#[test]
fn a_letter_about_a_seat_is_german_for_whom_it_is_offered_in_german() {
    let told = [
        "Für Bo wird Ersatz gesucht. Du hast dich dazu bereit erklärt.",
        "Du würdest weiterspielen, wo der Platz steht, mit allem, was er hat und weiß: seiner Hand, seiner Sicht, seiner Chronik.",
    ];
    let letter = SeatLetter {
        tail: "Ein Platz".to_owned(),
        campaign: "Montags Reich".to_owned(),
        game: "Twilight Imperium".to_owned(),
        name: "Änne".to_owned(),
        heading: "Dir wird ein Platz angeboten".to_owned(),
        told: told.map(str::to_owned).to_vec(),
        button: "Ansehen und entscheiden".to_owned(),
        url: "https://post.example/h/token".to_owned(),
        more: "Kein Ersatz mehr sein".to_owned(),
        more_url: "https://post.example/q/token".to_owned(),
        block: "https://post.example/b/token".to_owned(),
        unsubscribe: String::new(),
    };
    let Worded { subject, text, html } = letter.worded(&Words::new(Language::German)).unwrap();
    insta::assert_snapshot!("seat-offered-in-german.txt", format!("Subject: {subject}\n\n{text}"));
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"de\">"));
}

#[test]
fn a_deadline_travels_beside_the_letter_as_a_calendar() {
    let calendar = "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n".to_owned();
    let parts = Parts { calendar: Some(calendar.clone()), ..parts(turn().worded(&Words::default()).unwrap()) };
    let message = build(&"Sternpost <game@post.example>".parse().unwrap(), parts).unwrap();
    let mail = parsed(&message);
    let due = mail.attachments().find(|part| part.attachment_name() == Some("deadline.ics")).expect("the deadline is attached");
    let kind = due.content_type().unwrap();
    assert_eq!((kind.ctype(), kind.subtype(), kind.attribute("method")), ("text", Some("calendar"), Some("PUBLISH")));
    assert_eq!(due.text_contents().unwrap().replace("\r\n", "\n"), calendar.replace("\r\n", "\n"));
    assert!(mail.body_text(0).unwrap().contains("Which strategic action do you take?"), "the letter comes first");
    assert_eq!(mail.html_body_count(), 1);
}

#[test]
fn every_letter_is_whole_in_both_parts() {
    for (name, worded) in all().chain(all_in(Language::German)) {
        assert!(!worded.subject.contains(['\r', '\n']), "{name}: {}", worded.subject);
        for (part, content) in [("subject", &worded.subject), ("text", &worded.text), ("html", &worded.html)] {
            assert!(!content.contains("letter-"), "{name}: {part} shows a key without wording");
            assert!(!content.contains("{{") && !content.contains("{$"), "{name}: {part} shows a placeholder");
        }
        let links: Vec<&str> = worded.html.split(" href=\"").skip(1).map(|rest| &rest[..rest.find('"').unwrap()]).collect();
        assert!(!links.is_empty(), "{name}: a letter leads somewhere");
        // The choices of a question are named by letter; what leads to each of them is filled in on the page its one link leads to.
        let asks = ["turn", "owed", "reminder", "receipt"].iter().any(|kind| name.starts_with(kind));
        for link in links {
            let is_choice = asks && worded.html.contains(&format!("class=\"choice\" href=\"{link}\""));
            assert!(is_choice || worded.text.contains(link), "{name}: {link} is missing from the text part");
        }
        // To be looked at, and to be read by other programs: `SAMPLES_TO=/some/folder cargo test --test letters`.
        if let Ok(folder) = std::env::var("SAMPLES_TO") {
            let language = if worded.html.contains("<html lang=\"de\"") { "de" } else { "en" };
            std::fs::write(format!("{folder}/letter-{name}.{language}.html"), &worded.html).unwrap();
            let whole = build(&"Sternpost <game@post.example>".parse().unwrap(), parts(worded)).unwrap();
            std::fs::write(format!("{folder}/letter-{name}.{language}.eml"), &whole.bytes).unwrap();
        }
    }
}

#[test]
fn html_is_balanced_and_loads_nothing_from_elsewhere() {
    for (name, Worded { html, .. }) in all() {
        let mut open = vec![];
        for tag in html.split('<').skip(1).filter(|tag| !tag.starts_with('!')) {
            let word = tag.split(['>', ' ']).next().unwrap();
            match word.strip_prefix('/') {
                Some(closed) => assert_eq!(open.pop(), Some(closed), "{name}: </{closed}>"),
                None if ["meta", "img", "br"].contains(&word) => {}
                None => open.push(word),
            }
        }
        assert!(open.is_empty(), "{name}: {open:?} stay open");
        assert!(!html.contains("<script") && !html.contains("url("), "{name}");
        for source in html.split(" src=\"").skip(1) {
            assert!(source.starts_with("cid:board@post.example\""), "{name}");
        }
    }
}

#[test]
fn names_stay_text() {
    let hostile = Turn { campaign: HOSTILE.to_owned(), prompt: HOSTILE.to_owned(), others: HOSTILE.to_owned(), ..turn() };
    let hostile = Turn { happened: vec![HOSTILE.to_owned()], choices: vec![choice("Pass", Some(HOSTILE))], ..hostile };
    let Worded { text, html, .. } = hostile.worded(&Words::default()).unwrap();
    assert!(!html.contains("<b onload"));
    assert_eq!(text.matches("<b onload=alert(1)>\"Mallory\" & 'Co'").count(), 5, "no entities in plain text");
}

#[test]
fn a_hostile_name_adds_no_header() {
    let message = message(&Turn { campaign: HOSTILE.to_owned(), ..turn() });
    let mail = parsed(&message);
    assert!(mail.bcc().is_none());
    assert!(mail.subject().unwrap().contains("Bcc: all@example.org"), "it stays part of the subject");
}

#[test]
fn a_letter_says_what_it_leaves_to_the_page() {
    let told = |earlier, more| turn_with(earlier, more).text;
    assert!(told(true, 5).contains("Earlier lines are on the page") && told(true, 5).contains("5 more choices are on the page"));
    assert!(told(false, 1).contains("One more choice is on the page"));
    assert!(!told(false, 0).contains("Earlier lines") && !told(false, 0).contains("more choice"));
}

/// Whatever somebody else wrote begins no line of its own, and so looks like nothing that the letter says itself.
#[test]
fn words_of_others_begin_no_line() {
    let mut count = 0;
    for language in [Language::English, Language::German] {
        for (name, Worded { text, .. }) in all_in(language) {
            let begun = text.lines().find(|line| line.trim_start().starts_with("Bcc:"));
            assert_eq!(begun, None, "{name}");
            count += usize::from(text.contains(" / Bcc: x@y.test"));
        }
    }
    assert!(count > 5, "there are such words in {count} letters");
}

fn turn_with(earlier: bool, more: usize) -> Worded {
    Turn { earlier, more, ..turn() }.worded(&Words::default()).unwrap()
}

#[test]
fn the_number_of_an_entry_is_a_name_and_has_no_separators() {
    assert!(turn().worded(&Words::default()).unwrap().text.contains("entry 1042, 9f86d081"));
}

#[test]
fn a_message_has_the_head_that_threads_and_silences_need() {
    let message = message(&turn());
    let mail = parsed(&message);

    assert_eq!((message.id.as_str(), mail.message_id()), ("0a1b2c@post.example", Some("0a1b2c@post.example")));
    assert_eq!(mail.in_reply_to().as_text(), Some("campaign-17-seat-2@post.example"));
    assert_eq!(mail.references().as_text(), Some("campaign-17-seat-2@post.example"));
    assert_eq!(mail.subject(), Some("[Fall of Hylar] Your turn: Which strategic action do you take? (Round 4)"));
    assert_eq!(mail.date().unwrap().to_rfc3339(), "2026-11-21T12:00:00Z");
    let head = |name: &'static str| mail.header_raw(name).map(str::trim);
    assert_eq!(head("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(head("X-Auto-Response-Suppress"), Some("All"));
    assert_eq!(head("List-Unsubscribe"), Some("<https://post.example/u/token>"));
    assert_eq!(head("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
}

/// However much there is to say: what does not fit stands behind BOARD, or on the page.
#[test]
fn the_text_of_a_turn_letter_has_at_most_three_kilobytes() {
    let lines = |what: &str, count: usize| (0..count).map(|at| format!("{what} {at}: {}", "words ".repeat(12))).collect::<Vec<_>>();
    let token = "A".repeat(22);
    let (url, talk) = (format!("https://post.example/t/{token}"), format!("https://post.example/t/{token}?to=talk"));
    let choices: Vec<MailedChoice> = (0..200)
        .map(|at| MailedChoice { mark: format!("{at}"), does: Some("d".repeat(300)), ..choice(&format!("Choice {at}"), Some("costs 3")) })
        .collect();
    let much = Turn {
        happened: lines("Happened", 15),
        said: lines("Said", 12),
        barred: lines("Barred", 6),
        orders: lines("Order", 9),
        board: "b".repeat(9_000),
        unsubscribe: format!("https://post.example/u/{}", "t".repeat(240)),
        choices,
        url,
        talk,
        ..turn()
    };
    for language in [Language::English, Language::German] {
        let words = Words::new(language);
        for reply in [vec![], words.how_to_reply(&sternpost_core::Shape::OneOf, 200)] {
            let is_replied = !reply.is_empty();
            let text = Turn { reply, ..much.clone() }.worded(&words).unwrap().text;
            assert!(text.len() <= 3_072, "{} bytes: {text}", text.len());
            let (board, page) = if language == Language::English { ("BOARD", "on the page") } else { ("BRETT", "auf der Seite") };
            assert!(
                text.contains(if is_replied { board } else { page }) && text.contains("Happened 14") && !text.contains("bbb"),
                "{text}"
            );
            assert_eq!(text.matches("/t/").count(), 2, "the question, once, and what was said: {text}");
        }
        let full = Turn { in_full: true, ..much.clone() }.worded(&words).unwrap().text;
        assert!(full.contains("bbb") && full.contains("Choice 199") && full.contains("ddd"), "{language:?}");
    }
}

#[test]
fn the_same_letter_makes_the_same_names_and_words_each_time() {
    let (first, again) = (message(&turn()), message(&turn()));
    let (first, again) = (parsed(&first), parsed(&again));
    assert_eq!(first.message_id(), again.message_id());
    assert_eq!(first.body_text(0), again.body_text(0));
    assert_eq!(first.body_html(0), again.body_html(0));
}

#[test]
fn the_board_travels_beside_the_html_that_shows_it() {
    let message = message(&turn());
    let mail = parsed(&message);

    let kind = |part: &mail_parser::MessagePart<'_>| {
        part.content_type().map(|kind| format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default())).unwrap_or_default()
    };
    let kinds: Vec<String> = mail.parts.iter().map(kind).collect();
    assert_eq!(kinds, ["multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png"]);
    let picture = mail.attachment(0).unwrap();
    assert_eq!((picture.content_id(), picture.contents()), (Some("board-0a1b2c"), PIXEL));
}

#[test]
fn no_line_of_a_message_is_longer_than_smtp_allows() {
    let url = Some(format!("https://post.example/t/{}", "x".repeat(1_500)));
    let choices = vec![MailedChoice { url, ..choice(&"L".repeat(1_200), None) }];

    let message = message(&Turn { choices, ..turn() });

    let longest = message.bytes.split(|byte| *byte == b'\n').map(<[u8]>::len).max().unwrap();
    assert!(longest <= 999, "{longest} bytes (RFC 5321, 4.5.3.1.6)");
}
