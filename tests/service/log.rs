//! The log: what counts in it, and that folding it gives the position its players saw.

use chrono::DateTime;
use serde_json::Value;
use sternpost_core::{Chance, Picked, Seat, Source as _};
use sternpost_game::Play;
use sternpost_log::fold::guarded;
use sternpost_log::{
    Actor, Body, CampaignId, CampaignSecret, Cause, Check, Derivation, Derived, Entry, FoldError, Folded, Moves, NewEntry, Phrases, chain,
    chain::seal_as, effective, fold, verify,
};
use sternpost_model::chain::seal;
use sternpost_players::Rng;
use uuid::Uuid;

/// A campaign of two that writes its log as the service does.
struct Campaign {
    secret: CampaignSecret,
    play: Box<dyn Play>,
    entries: Vec<Entry>,
}

fn id() -> CampaignId {
    CampaignId(Uuid::from_u128(1))
}

impl Campaign {
    fn started() -> Self {
        let secret = CampaignSecret([9; 32]);
        let setup = crate::support::skirmish::setup(2);
        let mut stream = Derived::new(&secret, id(), 1);
        let (play, out) = crate::support::skirmish::game().begin(&setup, &mut Chance::live(&mut stream)).unwrap();
        let mut campaign = Self { secret, play, entries: vec![] };
        campaign.append(Body::Started { setup, phrases: Phrases::default(), derivation: Derivation::ByEntry, chance: out.chance });
        campaign
    }

    fn next_seq(&self) -> u64 {
        self.entries.len() as u64 + 1
    }

    fn append(&mut self, body: Body) {
        let entry = NewEntry {
            campaign: id(),
            seq: self.next_seq(),
            recorded_at: DateTime::from_timestamp_micros(1_790_000_000_000_000).unwrap(),
            actor: Actor::System,
            cause: Cause::Bot,
            revision: crate::support::skirmish::game().revision(),
            digest: Some(self.play.digest()),
            idempotency_key: None,
            body,
        };
        let previous = self.entries.last().map_or(chain::ORIGIN, |entry| &entry.hash);
        self.entries.push(seal(entry, previous, &self.secret));
    }

    /// The first seat that is asked picks the default, or the last offer where one is to be picked.
    fn answer(&mut self, last: bool) {
        let asked = self.play.asked().remove(0);
        let answer = match (&asked.default, asked.offers.last()) {
            (Picked::One(_), Some(offer)) if last => Picked::One(offer.id.clone()),
            (default, _) => default.clone(),
        };
        let mut stream = Derived::new(&self.secret, id(), self.next_seq());
        let out = self.play.apply(asked.seat, std::slice::from_ref(&answer), &mut Chance::live(&mut stream)).unwrap();
        self.append(Body::Answered { question: asked.id, seat: asked.seat, answers: vec![answer], order: None, chance: out.chance });
    }

    fn rewind(&mut self, to: u64) {
        self.play = self.folded_to(to).play;
        self.append(Body::rewound(to, "a misreading"));
    }

    fn folded_to(&self, seq: u64) -> Folded {
        let upto = usize::try_from(seq).unwrap();
        fold(crate::support::skirmish::game(), None, &effective(&self.entries[..upto]), Check::Every).unwrap()
    }

    fn fold(&self, check: Check) -> Result<Folded, FoldError> {
        fold(crate::support::skirmish::game(), None, &effective(&self.entries), check)
    }

    fn line(&self) -> Vec<u64> {
        effective(&self.entries).iter().map(|entry| entry.seq).collect()
    }
}

/// A campaign of 30 turns, everybody eager.
fn played() -> Campaign {
    let mut campaign = Campaign::started();
    (0..30).for_each(|n| campaign.answer(n % 3 != 0));
    campaign
}

#[test]
fn a_log_folds_to_the_position_its_players_saw() {
    let campaign = played();
    assert!(campaign.entries.iter().any(|e| matches!(&e.body, Body::Answered { chance, .. } if !chance.is_empty())), "dice were rolled");

    let folded = campaign.fold(Check::Every).unwrap();

    assert_eq!(folded.play.snapshot(), campaign.play.snapshot());
    assert_eq!(folded.head, 31);
    verify(&campaign.entries, &campaign.secret).unwrap();
}

/// Whatever was taken back, rewound and led back to: what counts is known from the moves alone.
#[test]
fn which_entries_count_follows_from_the_moves_of_the_head() {
    let mut numbers = Rng::new(21);
    for _ in 0..200 {
        let mut campaign = Campaign::started();
        for _ in 0..12 {
            let to = 1 + u64::from(numbers.below(u32::try_from(campaign.entries.len()).unwrap()));
            let play = campaign.play.fork();
            match numbers.below(3) {
                0 => campaign.append(Body::rewound(to, "")),
                _ => {
                    campaign.append(Body::Answered { question: String::new(), seat: Seat(0), answers: vec![], order: None, chance: vec![] })
                }
            }
            campaign.play = play;
        }
        let entries = &campaign.entries;
        let moves = Moves::of(entries);
        for head in 1..=entries.len() {
            let line: Vec<u64> = effective(&entries[..head]).iter().map(|entry| entry.seq).collect();
            let known: Vec<u64> = moves.line_at(head as u64).into_iter().flatten().collect();
            assert_eq!(known, line, "{moves:?} at {head}");
        }
        let (head, line) = (entries.len() as u64, campaign.line());
        for version in 1..=head {
            let seen = *moves.line_at(version).last().unwrap().end();
            assert_eq!(moves.have_left(version, head), !line.contains(&seen), "{moves:?}: {version}");
        }
    }
}

#[test]
fn folding_goes_on_from_a_position_in_the_middle() {
    let campaign = played();
    let middle = campaign.folded_to(16);
    let rest: Vec<&Entry> = campaign.entries[16..].iter().collect();

    let folded = fold(crate::support::skirmish::game(), Some(middle), &rest, Check::Last).unwrap();

    assert_eq!(folded.play.snapshot(), campaign.play.snapshot());
}

#[test]
fn after_a_rewind_play_goes_on_from_the_earlier_entry() {
    let mut campaign = Campaign::started();
    (0..5).for_each(|_| campaign.answer(false));
    let then = campaign.folded_to(4).play.snapshot();

    campaign.rewind(4);
    assert_eq!(campaign.line(), [1, 2, 3, 4]);
    assert_eq!(campaign.play.snapshot(), then);

    campaign.answer(true);
    assert_eq!(campaign.line(), [1, 2, 3, 4, 8]);
    assert_eq!(campaign.fold(Check::Every).unwrap().play.snapshot(), campaign.play.snapshot());
}

#[test]
fn a_rewind_may_lead_back_to_a_branch_left_behind() {
    let mut campaign = Campaign::started();
    (0..3).for_each(|_| campaign.answer(false));
    let left_behind = campaign.play.snapshot();
    campaign.rewind(2);
    campaign.answer(true);
    assert_eq!(campaign.line(), [1, 2, 6]);

    campaign.rewind(4);

    assert_eq!(campaign.line(), [1, 2, 3, 4]);
    assert_eq!(campaign.play.snapshot(), left_behind);
}

#[test]
fn a_rewind_to_a_rewind_stands_where_that_one_led() {
    let mut campaign = Campaign::started();
    (0..3).for_each(|_| campaign.answer(false));
    campaign.rewind(2);
    campaign.answer(true);

    campaign.rewind(5);

    assert_eq!(campaign.line(), [1, 2]);
}

#[test]
fn a_seat_that_takes_back_moves_the_head() {
    let mut campaign = Campaign::started();
    campaign.answer(false);
    campaign.append(Body::TakenBack { seat: Seat(0), to: 1 });
    assert_eq!(campaign.line(), [1]);
}

#[test]
fn a_rebase_is_new_ground() {
    let mut campaign = played();
    let snapshot: Value = serde_json::from_str(&campaign.play.snapshot()).unwrap();
    campaign.append(Body::Rebased { snapshot, why: "the rules changed".to_owned(), by: None });
    campaign.answer(true);
    // What lies before need not fold any more.
    campaign.entries[5].what.digest = Some("of other rules".to_owned());

    let line = effective(&campaign.entries);
    let from = line.iter().rposition(|entry| matches!(entry.body, Body::Rebased { .. })).unwrap();
    let folded = fold(crate::support::skirmish::game(), None, &line[from..], Check::Every).unwrap();

    assert_eq!(folded.play.snapshot(), campaign.play.snapshot());
}

#[test]
fn another_position_than_recorded_is_found_where_it_began() {
    let mut campaign = played();
    campaign.entries[9].what.digest = Some("another".to_owned());

    assert!(matches!(campaign.fold(Check::Every), Err(FoldError::Digest { seq: 10 })));
    assert!(campaign.fold(Check::Last).is_ok(), "loading looks at the last only");

    campaign.entries[30].what.digest = Some("another".to_owned());
    assert!(matches!(campaign.fold(Check::Last), Err(FoldError::Digest { seq: 31 })));
}

#[test]
fn an_answer_the_rules_refuse_is_named() {
    let mut campaign = played();
    let Body::Answered { answers, .. } = &mut campaign.entries[4].what.body else { unreachable!("turns are answers") };
    *answers = vec![Picked::One("no-such-choice".to_owned())];
    assert!(matches!(campaign.fold(Check::Last), Err(FoldError::Refused { seq: 5, .. })));
}

#[test]
fn random_results_nobody_asked_for_are_found() {
    let mut campaign = played();
    let Body::Answered { chance, .. } = &mut campaign.entries[4].what.body else { unreachable!("turns are answers") };
    chance.push(vec![0]);
    assert!(matches!(campaign.fold(Check::Last), Err(FoldError::UnreadChance { seq: 5 })));

    let mut campaign = played();
    let Body::Started { chance, .. } = &mut campaign.entries[0].what.body else { unreachable!("the first entry starts") };
    chance.push(vec![0]);
    assert!(matches!(campaign.fold(Check::Last), Err(FoldError::UnreadChance { seq: 1 })));
}

#[test]
fn rules_that_panic_spoil_a_fold_and_nothing_else() {
    let mut campaign = played();
    let rolled = campaign.entries.iter_mut().skip(1).find_map(|entry| {
        let Body::Answered { chance, .. } = &mut entry.what.body else { return None };
        (!chance.is_empty()).then_some((entry.what.seq, chance))
    });
    let (at, chance) = rolled.unwrap();
    chance.clear();

    match campaign.fold(Check::Last) {
        Err(FoldError::Panicked { seq, message }) => assert!(seq == at && message.contains("random result is missing"), "{seq}: {message}"),
        other => panic!("expected a panic, not {:?}", other.map(|folded| folded.head)),
    }
    assert_eq!(guarded(|| 1), Ok(1));
}

#[test]
fn a_log_that_has_not_started_has_no_position() {
    assert!(matches!(fold(crate::support::skirmish::game(), None, &[], Check::Last), Err(FoldError::NotStarted)));
}

#[test]
fn the_chain_finds_a_missing_a_moved_and_a_changed_entry() {
    let Campaign { entries: whole, secret, .. } = played();
    let broken = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut entries = whole.clone();
        change(&mut entries);
        verify(&entries, &secret).unwrap_err().to_string()
    };
    assert_eq!(broken(&|e| drop(e.remove(3))), "entry 5 stands where entry 4 should");
    assert_eq!(broken(&|e| e[3] = seal(e[3].what.clone(), &e[1].hash, &secret)), "entry 4 does not continue the entry before it");
    assert_eq!(broken(&|e| e[3].what.actor = Actor::Host), "entry 4 is not what was hashed");
    assert_eq!(broken(&|e| e[3].canonical.push(' ')), "entry 4 is not what was hashed");
    assert_eq!(
        broken(&|e| e[3] = seal(NewEntry { actor: Actor::Host, ..e[3].what.clone() }, &e[2].hash, &secret)),
        "entry 5 does not continue the entry before it"
    );
}

/// Each part is hashed: whoever changes what is hidden is found out like whoever changes what is shown.
#[test]
fn a_change_of_any_part_of_an_entry_is_found() {
    let Campaign { entries, secret, .. } = played();
    let answered = entries.iter().position(|entry| matches!(&entry.body, Body::Answered { chance, .. } if !chance.is_empty())).unwrap();
    let digest = entries[answered].digest.clone().unwrap();
    let changes =
        [("\"cause\":\"bot\"", "\"cause\":\"api\""), ("\"question\":\"q", "\"question\":\"r"), ("\"chance\":[[", "\"chance\":[[7,")];
    for (from, to) in changes.map(|(a, b)| (a.to_owned(), b.to_owned())).into_iter().chain([(digest, "0".repeat(64))]) {
        let mut forged = entries.clone();
        let text = forged[answered].canonical.replacen(&from, &to, 1);
        assert_ne!(text, forged[answered].canonical, "{from}");
        forged[answered].what = chain::read(&text).unwrap();
        forged[answered].canonical = text;
        let found = verify(&forged, &secret).unwrap_err();
        assert_eq!(found.to_string(), format!("entry {} is not what was hashed", answered + 1), "{from}");
    }
}

/// Both believe they are first; whoever lost must not take the other's entry for its own.
#[test]
fn the_same_answer_at_the_same_moment_through_two_servers_makes_two_entries() {
    let Campaign { entries, secret, .. } = played();
    let twice = ["one", "other"].map(|server| seal_as(server, entries[4].what.clone(), &entries[3].hash, &secret));
    assert_ne!(twice[0].hash, twice[1].hash);
    assert_eq!(twice[0].what, twice[1].what);
}

/// Logs are read for ever: the names in them must not change.
#[test]
fn an_entry_is_written_as_ever() {
    let what = NewEntry {
        campaign: id(),
        seq: 7,
        recorded_at: DateTime::from_timestamp_micros(1_790_000_000_123_456).unwrap(),
        actor: Actor::Seat(Seat(1)),
        cause: Cause::MailLink,
        revision: 3,
        digest: None,
        idempotency_key: Some("k".to_owned()),
        body: Body::Answered {
            question: "q4-1".to_owned(),
            seat: Seat(1),
            answers: vec![Picked::One("pass".to_owned()), Picked::Split(vec![("a".to_owned(), 2)]), Picked::Amount(4)],
            order: None,
            chance: vec![vec![9, 0]],
        },
    };
    let entry = seal_as("w", what.clone(), "2:ab", &CampaignSecret([9; 32]));
    assert_eq!(
        entry.canonical,
        r#"{"face":{"form":2,"previous":"2:ab","campaign":"00000000-0000-0000-0000-000000000001","seq":7,"recorded-at":1790000000123456,"actor":{"seat":1},"cause":"unsaid","revision":3,"open":{"kind":"answered","seat":1},"own":"b0db01c8cf4c2a979b48686717e0d84a2b75c703ee89868d35e7f0fe8f975dc8","sealed":"43bf5e17128454bd0e64365fbfd83c7b36a190870b703b3bed720da04be7c0f3"},"own":{"answers":[{"one":"pass"},{"split":[["a",2]]},{"amount":4}],"cause":"mail-link","idempotency-key":"k","question":"q4-1"},"sealed":{"chance":[[9,0]],"digest":null,"writer":"w"}}"#
    );
    assert_eq!(entry.hash, "2:ca928359ad2f0851f6f851f50e8f99c0c04865d94f79752a51f030017532428b");
    assert_eq!(chain::read(&entry.canonical).unwrap(), what);
    // Earlier servers showed everybody by what way a seat had answered: what they have written is read for ever.
    let shown = r#"{"face":{"form":2,"previous":"2:ab","campaign":"00000000-0000-0000-0000-000000000001","seq":7,"recorded-at":1790000000123456,"actor":{"seat":1},"cause":"mail-link","revision":3,"open":{"kind":"answered","seat":1},"own":"4b0f4ee9bac96bd860699870c9c8dea6c18f06955d1173d7aef4c0271913016b","sealed":"43bf5e17128454bd0e64365fbfd83c7b36a190870b703b3bed720da04be7c0f3"},"own":{"answers":[{"one":"pass"},{"split":[["a",2]]},{"amount":4}],"idempotency-key":"k","question":"q4-1"},"sealed":{"chance":[[9,0]],"digest":null,"writer":"w"}}"#;
    assert_eq!(chain::read(shown).unwrap(), what);
}
