//! The log: what counts in it, and that folding it gives the position its players saw.

#[path = "../rules/workbench/tests/tiny/mod.rs"]
mod skirmish;

use chrono::DateTime;
use serde_json::Value;
use sternpost::log::fold::guarded;
use sternpost::log::{
    Actor, Body, CampaignId, CampaignSecret, Cause, Check, Derived, Entry, FoldError, Folded, NewEntry, chain, effective, fold, seal,
    verify,
};
use sternpost_core::{Chance, Picked, Play, Seat};
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
        let setup = skirmish::setup(2);
        let mut stream = Derived::new(&secret, id(), 1);
        let (play, out) = skirmish::game().begin(&setup, &mut Chance::live(&mut stream)).unwrap();
        let mut campaign = Self { secret, play, entries: vec![] };
        campaign.append(Body::Started { setup, chance: out.chance });
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
            revision: skirmish::game().revision(),
            digest: Some(self.play.digest()),
            idempotency_key: None,
            body,
        };
        let previous = self.entries.last().map_or(chain::ORIGIN, |entry| &entry.hash);
        self.entries.push(seal(entry, previous));
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
        self.append(Body::Answered { question: asked.id, seat: asked.seat, answers: vec![answer], chance: out.chance });
    }

    fn rewind(&mut self, to: u64) {
        self.play = self.folded_to(to).play;
        self.append(Body::Rewound { to, why: "a misreading".to_owned() });
    }

    fn folded_to(&self, seq: u64) -> Folded {
        let upto = usize::try_from(seq).unwrap();
        fold(skirmish::game(), None, &effective(&self.entries[..upto]), Check::Every).unwrap()
    }

    fn fold(&self, check: Check) -> Result<Folded, FoldError> {
        fold(skirmish::game(), None, &effective(&self.entries), check)
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
    verify(&campaign.entries).unwrap();
}

#[test]
fn folding_goes_on_from_a_position_in_the_middle() {
    let campaign = played();
    let middle = campaign.folded_to(16);
    let rest: Vec<&Entry> = campaign.entries[16..].iter().collect();

    let folded = fold(skirmish::game(), Some(middle), &rest, Check::Last).unwrap();

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
    campaign.append(Body::Rebased { snapshot, why: "the rules changed".to_owned() });
    campaign.answer(true);
    // What lies before need not fold any more.
    campaign.entries[5].what.digest = Some("of other rules".to_owned());

    let line = effective(&campaign.entries);
    let from = line.iter().rposition(|entry| matches!(entry.body, Body::Rebased { .. })).unwrap();
    let folded = fold(skirmish::game(), None, &line[from..], Check::Every).unwrap();

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
    assert!(matches!(fold(skirmish::game(), None, &[], Check::Last), Err(FoldError::NotStarted)));
}

#[test]
fn the_chain_finds_a_missing_a_moved_and_a_changed_entry() {
    let whole = played().entries;
    let broken = |change: fn(&mut Vec<Entry>)| {
        let mut entries = whole.clone();
        change(&mut entries);
        verify(&entries).unwrap_err().to_string()
    };
    assert_eq!(broken(|e| drop(e.remove(3))), "entry 5 stands where entry 4 should");
    assert_eq!(broken(|e| e[3] = seal(e[3].what.clone(), &e[1].hash)), "entry 4 does not continue the entry before it");
    assert_eq!(broken(|e| e[3].what.actor = Actor::Host), "entry 4 is not what was hashed");
    assert_eq!(broken(|e| e[3].canonical.push(' ')), "entry 4 is not what was hashed");
    assert_eq!(
        broken(|e| e[3] = seal(NewEntry { actor: Actor::Host, ..e[3].what.clone() }, &e[2].hash)),
        "entry 5 does not continue the entry before it"
    );
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
            chance: vec![vec![9, 0]],
        },
    };
    let entry = seal(what, chain::ORIGIN);
    assert_eq!(
        entry.canonical,
        r#"{"campaign":"00000000-0000-0000-0000-000000000001","seq":7,"recorded_at":1790000000123456,"actor":{"seat":1},"cause":"mail-link","revision":3,"digest":null,"idempotency_key":"k","body":{"kind":"answered","question":"q4-1","seat":1,"answers":[{"one":"pass"},{"split":[["a",2]]},{"amount":4}],"chance":[[9,0]]}}"#
    );
    assert_eq!(entry.hash, "2eba236412f5a015679cde4520f239b9fbdb6c474882deae26a636383bbe3c52");
}
