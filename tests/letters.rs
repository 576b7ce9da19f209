//! Letters: every one, with every sample, says what it must in both parts, and its mail has the head it needs.

#[path = "support/sample_letters.rs"]
mod sample_letters;

use lettre::Message;
use mail_parser::{Message as Parsed, MessageParser, MimeHeaders};
use sample_letters::{HOSTILE, PIXEL, Sample, all, at, long_turn, shaped, turn};
use std::collections::BTreeSet;
use sternpost::post::letters::{Headers, Letter, MOST_CHOICES, MOST_LINES, Turn, When, Words, Written, message, thread_root};
use sternpost_core::Shape;

fn written(letter: &dyn Letter) -> Written {
    letter.write(&Words::default())
}

fn headers() -> Headers {
    Headers {
        letter: "0a1b2c".to_owned(),
        thread: Some(thread_root("17", 2, "post.example")),
        from: "Sternpost <game@post.example>".parse().unwrap(),
        to: "Zoë <zoe@reader.example>".parse().unwrap(),
        date: at("2026-11-21T12:00:00Z"),
        unsubscribe: Some("https://post.example/unsubscribe/token".to_owned()),
    }
}

fn mail(headers: Headers) -> Message {
    message(written(&turn()), headers).unwrap()
}

fn parsed(raw: &[u8]) -> Parsed<'_> {
    MessageParser::default().parse(raw).unwrap()
}

#[test]
fn every_letter_reads_as_it_was_approved() {
    for sample in all() {
        let Written { subject, text, html, .. } = &sample.written;
        insta::assert_snapshot!(format!("{}.txt", sample.name), format!("Subject: {subject}\n\n{text}"));
        insta::assert_snapshot!(format!("{}.html", sample.name), html);
    }
}

#[test]
fn every_letter_is_whole_in_both_parts() {
    for Sample { name, written } in all() {
        assert!(!written.subject.contains(['\r', '\n']), "{name}: {}", written.subject);
        for (part, content) in [("subject", &written.subject), ("text", &written.text), ("html", &written.html)] {
            assert!(!content.contains("letter-"), "{name}: {part} shows a key without wording");
            assert!(!content.contains("{{") && !content.contains("{$"), "{name}: {part} shows a placeholder");
        }
        for link in links(&written.html).filter(|link| !link.starts_with("cid:")) {
            assert!(written.text.contains(&link), "{name}: {link} is missing from the text part");
        }
        assert!(links(&written.text.replace(' ', "\n")).count() == 0, "{name}: markup in the text part");
    }
}

/// What the attributes `href` and `src` lead to.
fn links(html: &str) -> impl Iterator<Item = String> + '_ {
    let value = |rest: &str| rest[..rest.find('"').expect("an attribute's quote is closed")].replace("&#38;", "&");
    html.split(" href=\"").skip(1).chain(html.split(" src=\"").skip(1)).map(value)
}

#[test]
fn html_is_balanced_and_loads_nothing_from_elsewhere() {
    for sample in all() {
        let (name, html) = (sample.name, &sample.written.html);
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
        assert!(!html.contains("<script") && !html.contains("src=\"http") && !html.contains("url("), "{name}");
        for src in html.split(" src=\"").skip(1) {
            assert!(src.starts_with("cid:board@sternpost\""), "{name}");
        }
        assert!(sample.written.picture.is_some() == html.contains("cid:"), "{name}: picture and HTML belong together");
    }
}

#[test]
fn names_stay_text_in_html() {
    let hostile: Vec<_> = all().into_iter().filter(|sample| sample.name.ends_with("hostile")).collect();
    assert_eq!(hostile.len(), 2);
    for sample in hostile {
        assert!(!sample.written.html.contains("<b onload"), "{}", sample.name);
        assert!(sample.written.text.contains("<b onload=alert(1)>\"Mallory\" & 'Co'"), "{}", sample.name);
    }
}

#[test]
fn a_hostile_name_adds_no_header() {
    let letter = Turn { frame: sample_letters::frame("Ada", HOSTILE), ..turn() };

    let raw = message(written(&letter), headers()).unwrap().formatted();

    let mail = parsed(&raw);
    assert!(mail.bcc().is_none());
    assert!(mail.subject().unwrap().contains("Bcc: all@example.org"), "it stays part of the subject");
}

#[test]
fn wordings_and_letters_use_the_same_keys() {
    let words = Words::default();
    let known: BTreeSet<&str> = words.catalogue().keys().iter().map(String::as_str).filter(|key| key.starts_with("letter-")).collect();
    let mut used = BTreeSet::new();
    let folders = [env!("CARGO_MANIFEST_DIR"), "/templates/mail"].concat();
    let sources = [env!("CARGO_MANIFEST_DIR"), "/src/post/letters"].concat();
    for file in files(&folders).into_iter().chain(files(&sources)) {
        let content = std::fs::read_to_string(&file).unwrap();
        let keys = content.split("\"letter-").skip(1).map(|rest| format!("letter-{}", &rest[..rest.find('"').unwrap()]));
        used.extend(keys);
    }
    let used: BTreeSet<&str> = used.iter().map(String::as_str).collect();
    assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&&str>::new(), "keys without wording");
    assert_eq!(known.difference(&used).collect::<Vec<_>>(), Vec::<&&str>::new(), "wordings nobody uses");
}

fn files(folder: &str) -> Vec<std::path::PathBuf> {
    let mut found = vec![];
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files(path.to_str().unwrap())) } else { found.push(path) }
    }
    found
}

#[test]
fn a_deadline_is_told_in_the_readers_time_zone_also_across_a_change_of_the_clocks() {
    let told = |at_text: &str| {
        let deadline = Some(When { at: at(at_text), zone: chrono_tz::Europe::Berlin });
        written(&Turn { deadline, ..turn() }).text
    };
    assert!(told("2026-10-25T00:30:00Z").contains("Sunday, 25 October 2026, 02:30 (CEST)"));
    assert!(told("2026-10-25T01:30:00Z").contains("Sunday, 25 October 2026, 02:30 (CET)"));
}

#[test]
fn a_letter_shows_the_first_choices_and_the_latest_lines_and_counts_the_rest() {
    let Written { text, html, .. } = written(&long_turn());
    for part in [&text, &html] {
        assert!(part.contains(&format!("System {MOST_CHOICES}")) && !part.contains(&format!("System {}", MOST_CHOICES + 1)));
        assert!(part.contains("See all 17 choices on the page"));
        assert!(part.contains("3 earlier lines are on the page") && part.contains(&format!("Line {}.", MOST_LINES + 3)));
        assert!(!part.contains("Line 3."));
    }
}

#[test]
fn every_shape_of_question_says_how_it_is_answered() {
    let how = |shape| written(&shaped(shape)).text.lines().nth(3).unwrap().to_owned();
    assert_eq!(how(Shape::OneOf), "Follow the link of your choice. Nothing is sent until you confirm on the page.");
    assert!(how(Shape::SomeOf { least: 0, most: 2 }).starts_with("Pick up to 2 of these"));
    assert!(how(Shape::SomeOf { least: 1, most: 2 }).starts_with("Pick one to 2 of these"));
    assert!(how(Shape::SomeOf { least: 2, most: 3 }).starts_with("Pick 2 to 3 of these"));
    assert!(how(Shape::SomeOf { least: 2, most: 2 }).starts_with("Pick 2 of these"));
    assert!(how(Shape::Split { total: 5 }).starts_with("Split 5 over these"));
    assert!(how(Shape::Arrange).starts_with("Put these in order"));
    assert!(how(Shape::Amount { least: 0, most: 7 }).starts_with("Name a number from 0 to 7"));
}

#[test]
fn only_the_operator_reads_what_went_wrong() {
    let of = |name| all().into_iter().find(|sample| sample.name == name).unwrap().written;
    assert!(of("stuck-operator").text.contains("combat.rs"));
    assert!(!of("stuck-host").text.contains("combat.rs") && !of("stuck-host").html.contains("combat.rs"));
}

#[test]
fn a_mail_has_the_head_that_threads_and_silences_need() {
    let raw = mail(headers()).formatted();
    let mail = parsed(&raw);

    assert_eq!(mail.message_id(), Some("0a1b2c@post.example"));
    assert_eq!(mail.in_reply_to().as_text(), Some("campaign.17.2@post.example"));
    assert_eq!(mail.references().as_text(), Some("campaign.17.2@post.example"));
    assert_eq!(mail.subject(), Some("Fall of Hylar: your turn"));
    assert_eq!(mail.date().unwrap().to_rfc3339(), "2026-11-21T12:00:00Z");
    assert_eq!(mail.to().unwrap().first().unwrap().name(), Some("Zoë"));
    let head = |name: &'static str| mail.header_raw(name).map(str::trim);
    assert_eq!(head("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(head("X-Auto-Response-Suppress"), Some("All"));
    assert_eq!(head("List-Unsubscribe"), Some("<https://post.example/unsubscribe/token>"));
    assert_eq!(head("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
}

#[test]
fn one_click_is_offered_over_https_only() {
    let raw = mail(Headers { unsubscribe: Some("http://localhost:8080/u/x".to_owned()), ..headers() }).formatted();
    let mail = parsed(&raw);
    assert!(mail.header_raw("List-Unsubscribe").is_some() && mail.header_raw("List-Unsubscribe-Post").is_none());
}

#[test]
fn the_same_letter_makes_the_same_names_and_words_each_time() {
    let (first, again) = (mail(headers()).formatted(), mail(headers()).formatted());
    let (first, again) = (parsed(&first), parsed(&again));
    assert_eq!(first.message_id(), again.message_id());
    assert_eq!(first.body_text(0), again.body_text(0));
    assert_eq!(first.body_html(0), again.body_html(0));
}

#[test]
fn the_board_travels_beside_the_html_that_shows_it() {
    let raw = mail(headers()).formatted();
    let mail = parsed(&raw);

    let kinds: Vec<String> = mail
        .parts
        .iter()
        .map(|part| part.content_type().map(|kind| format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default())).unwrap_or_default())
        .collect();
    assert_eq!(kinds, ["multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png"]);
    let picture = mail.attachment(0).unwrap();
    assert_eq!(picture.content_id(), Some("board@sternpost"));
    assert_eq!(picture.contents(), PIXEL);
}

#[test]
fn no_line_of_a_mail_is_longer_than_smtp_allows() {
    let choices = vec![sternpost::post::letters::ChoiceLink {
        label: "L".repeat(1_200),
        hint: None,
        url: format!("https://post.example/t/{}", "x".repeat(1_500)),
    }];
    let letter = Turn { choices, ..turn() };

    let raw = message(written(&letter), headers()).unwrap().formatted();

    let longest = raw.split(|byte| *byte == b'\n').map(<[u8]>::len).max().unwrap();
    assert!(longest <= 999, "{longest} bytes (RFC 5321, 4.5.3.1.6)");
}
