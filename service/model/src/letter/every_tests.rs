//! Tests that every later server can read the letters in an outbox, and writes them back as they were.

use super::*;
use std::collections::BTreeSet;

/// The letters of all rows, as outboxes hold them.
fn kept() -> impl Iterator<Item = Letter> {
    KEPT.iter().map(|(kind, payload)| Letter::read(kind, payload).unwrap_or_else(|why| panic!("{kind} {payload}: {why}")))
}

#[test]
fn a_letter_is_read_back_as_it_was_kept() {
    for (letter, (kind, payload)) in kept().zip(KEPT.iter().copied()) {
        assert_eq!((letter.kind().name(), letter.payload().as_str()), (kind, payload));
    }
}

#[test]
fn every_letter_is_among_them_and_has_a_name_of_its_own() {
    let known: BTreeSet<LetterKind> = kept().map(|letter| letter.kind()).collect();
    assert_eq!(known, LetterKind::ALL.iter().copied().collect());
    let names: BTreeSet<&str> = LetterKind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(names.len(), LetterKind::ALL.len());
    assert!(LetterKind::ALL.iter().all(|kind| LetterKind::named(kind.name()) == Some(*kind)));
}

/// Older servers kept less.
#[test]
fn letters_of_older_servers_are_read() {
    for (kind, payload) in [
        ("sign-in", r#"{"url":"https://post.example/s/t"}"#),
        ("proposal", r#"{"choices":["a"]}"#),
        ("talk", r#"{"after":4}"#),
        ("new-rules", "{}"),
        ("stuck", "{}"),
        ("owed", r#"{"question":"q3-1","version":3}"#),
        ("owed", "{}"),
    ] {
        assert!(Letter::read(kind, payload).is_ok(), "{kind} {payload}");
    }
}

#[test]
fn what_is_no_letter_is_an_error_and_says_why() {
    let why = |kind, payload| Letter::read(kind, payload).unwrap_err().to_string();
    assert_eq!(why("parcel", "{}"), "there is no letter `parcel`");
    assert!(why("turn", "{}").contains("missing field `question`"), "{}", why("turn", "{}"));
    assert!(why("seat", "not JSON").contains("expected"), "{}", why("seat", "not JSON"));
}

/// What is gathered and then told nowhere would be lost.
#[test]
fn what_tells_and_is_gathered_is_in_the_letter_that_tells_everything() {
    let about = CampaignId(uuid::Uuid::nil());
    for letter in kept() {
        let mut told = Gathered::default();
        letter.gather(Some((about, 1)), &mut told);
        match letter.kind().gathering() {
            Gathering::Alone => assert_eq!(told, Gathered::default(), "{letter:?}"),
            Gathering::Tells => assert_eq!(told.seats(), [(about, 1)], "{letter:?}"),
            Gathering::Gathered => assert_eq!(Letter::Owed(told), letter),
            Gathering::Asks => assert_eq!(told.seats().len(), usize::from(letter.payload().contains("begins")), "{letter:?}"),
        }
    }
}

/// Only what is for seats can be one of several to a seat.
#[test]
fn what_is_gathered_is_for_who_plays_or_holds_a_seat() {
    for kind in LetterKind::that_are(&[Gathering::Asks, Gathering::Tells]) {
        assert!(matches!(kind.reader(), Reader::Player | Reader::Holder), "{kind:?}");
    }
}
