//! What lies in outboxes must be read by every later server, and read back as it was written.

use super::*;
use std::collections::BTreeSet;

/// A letter of each kind, as outboxes hold it.
const KEPT: [(&str, &str); 26] = [
    ("invitation", "{}"),
    ("invitation", r#"{"name":"Ada","language":"de","generation":2,"seat":1}"#),
    ("seat-taken", r#"{"seat":1}"#),
    ("seat-declined", r#"{"name":"Ada"}"#),
    ("started", "{}"),
    ("turn", r#"{"question":"q3-1","version":3}"#),
    ("turn", r#"{"question":"q3-1","version":3,"begins":true}"#),
    ("proposal", r#"{"choices":["a"],"since":4}"#),
    ("talk", r#"{"after":4,"until":"2027-01-12T18:00:00Z"}"#),
    ("promise", r#"{"since":"2027-01-12T18:00:00Z"}"#),
    ("ended", "{}"),
    ("sign-in", r#"{"language":"en","url":"https://post.example/s/t"}"#),
    ("stuck", r#"{"campaign":"0190a0b0"}"#),
    ("new-rules", r#"{"back_to":9}"#),
    ("reminder", r#"{"question":"q3-1","version":3}"#),
    ("timing", r#"{"what":{"more-asked":{"by":1,"hours":24}}}"#),
    ("receipt", r#"{"generation":1,"quoted":["a"],"heard":{"not-taken":{"gone":{"answered":7}}}}"#),
    ("owed", r#"{"talk":[["0190a0b0-0000-7000-8000-000000000001",1,{"after":4,"until":null}]],"promises":[]}"#),
    ("owed", r#"{"talk":[],"promises":[],"begins":[["0190a0b0-0000-7000-8000-000000000001",1,3]]}"#),
    ("confirm", r#"{"language":"de","url":"https://post.example/v/t"}"#),
    ("unreachable", r#"{"seat":1}"#),
    ("seat", r#"{"what":"passed","seat":1,"generation":2}"#),
    ("seat", r#"{"what":"arbiter-you"}"#),
    ("court", r#"{"from":4,"to":5,"opens":true}"#),
    ("hosted", r#"{"every":"week","since":"2027-01-12T18:00:00Z"}"#),
    ("channel", r#"{"after":4,"up-to":9}"#),
];

/// A letter of each kind.
fn kept() -> impl Iterator<Item = Letter> {
    KEPT.iter().map(|(kind, payload)| Letter::read(kind, payload).unwrap_or_else(|why| panic!("{kind} {payload}: {why}")))
}

#[test]
fn a_letter_is_read_back_as_it_was_kept() {
    for (letter, (kind, payload)) in kept().zip(KEPT) {
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
