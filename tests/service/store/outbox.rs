//! The outbox: letters are written with the entries they tell of, and each is sent by one worker at a time.

use crate::store::world::{FreshStore, Log, at};
use std::collections::BTreeSet;
use std::time::Duration;
use sternpost_model::letter::{CourtPayload, Gathered, Letter};
use sternpost_store::{Commit, DeliveryState, NewLetter, Store, StoredLetter};

const LEASE: Duration = Duration::from_secs(60);

/// A campaign with an answer that these letters tell of.
async fn with_letters(world: &FreshStore, letters: &[(&str, i64)]) -> Log {
    let mut log = world.campaign(1).await;
    let letters = letters.iter().map(|(name, seconds)| log.letter(name, at(*seconds))).collect();
    world.store.commit(Commit { entries: vec![log.answer("told")], letters, ..Commit::default() }).await.unwrap();
    log
}

async fn claim(store: &Store, seconds: i64, limit: u32) -> Vec<StoredLetter> {
    store.claim_letters(at(seconds), LEASE, limit).await.unwrap().letters
}

fn names(letters: &[StoredLetter]) -> Vec<&str> {
    letters.iter().map(|letter| letter.letter.id.as_str()).collect()
}

pub async fn letters_are_claimed_once_and_in_order(world: FreshStore) {
    let log = with_letters(&world, &[("z", 0), ("a", 0), ("m", 0)]).await;

    let first = claim(&world.store, 1, 2).await;
    let second = claim(&world.store, 1, 2).await;

    assert_eq!(names(&first), ["z", "a"], "as they were written: a thread must not run backwards");
    assert_eq!(names(&second), ["m"]);
    assert!(claim(&world.store, 1, 2).await.is_empty());
    assert_eq!(names(&claim(&world.store, 100, 9).await), ["z", "a", "m"], "also when the leases have run out");
    assert_eq!(first[0].letter, log.letter("z", at(0)));
    assert_eq!((first[0].state, first[0].attempts), (DeliveryState::Pending, 1));
}

pub async fn a_letter_is_not_claimed_before_its_time(world: FreshStore) {
    with_letters(&world, &[("later", 100)]).await;

    assert!(claim(&world.store, 99, 9).await.is_empty());
    assert_eq!(names(&claim(&world.store, 100, 9).await), ["later"]);
}

pub async fn a_lease_that_ran_out_is_claimed_again(world: FreshStore) {
    with_letters(&world, &[("m1", 0)]).await;
    claim(&world.store, 0, 9).await;

    assert!(claim(&world.store, 59, 9).await.is_empty());
    let again = claim(&world.store, 60, 9).await;

    assert_eq!(names(&again), ["m1"], "the same name: whoever got it twice can tell");
    assert_eq!(again[0].attempts, 2);
}

pub async fn a_lease_is_lengthened_by_its_holder_only(world: FreshStore) {
    with_letters(&world, &[("m1", 0), ("m2", 0)]).await;
    claim(&world.store, 0, 9).await;
    world.store.settle_letter("m2", DeliveryState::Pending, at(1), Some(at(70)), Some("451 later")).await.unwrap();

    world.store.lengthen_leases(at(60), at(100)).await.unwrap();

    assert_eq!(names(&claim(&world.store, 99, 9).await), ["m2"], "m1 is kept, and what is settled was let go");
    assert_eq!(names(&claim(&world.store, 100, 9).await), ["m1"], "the holder gave no further sign");
    world.store.lengthen_leases(at(100), at(900)).await.unwrap();
    assert_eq!(names(&claim(&world.store, 160, 9).await), ["m1", "m2"], "a former holder has no say");
}

pub async fn two_workers_share_the_letters(world: FreshStore) {
    let letters: Vec<String> = (0..100).map(|n| format!("m{n}")).collect();
    let due: Vec<(&str, i64)> = letters.iter().map(|name| (name.as_str(), 0)).collect();
    with_letters(&world, &due).await;
    let other = world.another_server().await;

    let work = async |store: &Store| {
        let mut mine = vec![];
        loop {
            let some = claim(store, 1, 7).await;
            if some.is_empty() {
                return mine;
            }
            mine.extend(some.into_iter().map(|letter| letter.letter.id));
        }
    };
    let (one, two) = tokio::join!(work(&world.store), work(&other));

    let number = |name: &String| name[1..].parse::<u8>().unwrap();
    assert!(one.is_sorted_by_key(number) && two.is_sorted_by_key(number), "{one:?} {two:?}");
    assert_eq!(one.len() + two.len(), 100);
    assert_eq!(one.into_iter().chain(two).collect::<BTreeSet<_>>().len(), 100);
}

pub async fn delivery_is_visible_and_final(world: FreshStore) {
    let log = with_letters(&world, &[("fails", 0), ("sent", 0), ("gone", 0), ("dead", 0)]).await;
    claim(&world.store, 0, 9).await;
    let store = &world.store;

    store.settle_letter("fails", DeliveryState::Pending, at(1), Some(at(30)), Some("451 later")).await.unwrap();
    store.settle_letter("sent", DeliveryState::Sent, at(2), None, None).await.unwrap();
    store.settle_letter("gone", DeliveryState::Withdrawn, at(3), None, None).await.unwrap();
    store.settle_letter("dead", DeliveryState::Dead, at(4), None, Some("550 unknown")).await.unwrap();

    let all = store.letters(log.id).await.unwrap();
    let seen: Vec<_> = all.iter().map(|l| (l.letter.id.as_str(), l.state, l.last_error.as_deref())).collect();
    let expected = [
        ("fails", DeliveryState::Pending, Some("451 later")),
        ("sent", DeliveryState::Sent, None),
        ("gone", DeliveryState::Withdrawn, None),
        ("dead", DeliveryState::Dead, Some("550 unknown")),
    ];
    assert_eq!(seen, expected);
    assert_eq!(all[1].settled_at, Some(at(2)));
    assert!(claim(store, 29, 9).await.is_empty(), "not before it is to be tried again");
    assert_eq!(names(&claim(store, 9_999, 9).await), ["fails"], "only what is pending is sent");
}

/// What a letter asks, and whose receipt it is, is read wherever it stands in what the letter needs to know.
pub async fn a_letter_that_asks_is_known_by_its_question(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let letter = |name: &str, kind: &str, payload: &str| NewLetter {
        content: Letter::read(kind, payload).unwrap(),
        not_before: at(50),
        ..log.letter(name, at(0))
    };
    let letters = vec![
        letter("first", "turn", r#"{"question":"q1-1","version":1}"#),
        letter("last", "turn", r#"{ "begins": true, "version": 1, "question": "q1-1" }"#),
        letter("other", "turn", r#"{"question":"q1-10","version":1}"#),
        letter("told", "promise", r#"{"question":"q1-1","since":"2027-01-12T18:00:00Z"}"#),
        letter("receipt", "receipt", r#"{"quoted":["\"generation\":9,"],"generation":2,"heard":"help"}"#),
    ];
    let asked = letters[0].content.asked().unwrap().question.clone();
    world.store.commit(Commit { entries: vec![log.answer("told")], letters, ..Commit::default() }).await.unwrap();
    // As another server has written them.
    for (name, payload) in [
        ("last", r#"{ "begins": true, "version": 1, "question": "q1-1" }"#),
        ("receipt", r#"{"quoted":["\"generation\":9,"],"heard":"help","generation":2}"#),
    ] {
        world.by_hand(&format!("UPDATE letters SET payload = '{payload}' WHERE id = '{name}'")).await.unwrap();
    }
    let store = &world.store;

    assert!(store.has_receipt(log.id, 1, 2).await.unwrap());
    assert!(!store.has_receipt(log.id, 1, 9).await.unwrap(), "what was quoted says nothing");
    assert!(!store.has_receipt(log.id, 0, 2).await.unwrap());
    store.withdraw_asking(log.id, 1, &asked, at(1)).await.unwrap();
    assert_eq!(names(&claim(store, 60, 9).await), ["other", "told", "receipt"]);
}

/// To a host or an arbiter without a seat: there is no place for it in the letter that tells seats everything.
pub async fn what_is_for_no_seat_is_not_gathered(world: FreshStore) {
    let log = world.campaign(1).await;
    let told = CourtPayload { from: 1, to: 1, remind: false, opens: false };
    let to_host = NewLetter { seat: None, content: Letter::Court(told), ..log.letter("host", at(0)) };
    let to_seat = NewLetter { content: Letter::Court(told), ..log.letter("seat", at(0)) };
    let later = NewLetter { content: Letter::Court(told), ..log.letter("later", at(90)) };
    let letters = vec![to_host, to_seat, log.letter("turn", at(80)), later];
    world.store.commit(Commit { letters, ..Commit::default() }).await.unwrap();
    let store = &world.store;

    let gathered = store.letters_to_gather("ann@example.org", at(50)).await.unwrap();
    assert_eq!(names(&gathered), ["seat", "turn"], "what asks, before its time too, and what tells, when its time has come");
    let mut all = Gathered::default();
    gathered.iter().for_each(|one| one.letter.content.gather(one.letter.campaign.zip(one.letter.seat), &mut all));
    store.gather_letters("turn", &all, "turn", at(50)).await.unwrap();

    let left = claim(store, 100, 9).await;
    assert_eq!(names(&left), ["host", "turn", "later"]);
    assert_eq!(left[1].letter.content, Letter::Owed(Gathered { court: vec![(log.id, 1, told)], ..Gathered::default() }));
}
