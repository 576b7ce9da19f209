use super::super::{CourtTerms, Motion, Place};
use super::*;
use crate::Body;
use crate::entry::{Actor, CampaignId};
use crate::pace::{PassedBy, SeatedAct};
use sternpost_core::Seat;

#[test]
fn an_arbiter_rules_only_where_the_log_does_not_say_that_there_is_none() {
    let now = DateTime::UNIX_EPOCH;
    let seat = Seat(0);
    let disputed = CourtAct::Disputed { seat, entry: 2, why: "why".to_owned() };
    let appointed = |name: Option<&str>| CourtAct::Appointed { name: name.map(str::to_owned) };
    let ruled = CourtAct::Ruled { dispute: 4, ruling: Ruling::Upheld, why: "so".to_owned(), patch: None, motion: None, fork: None };
    let mut court = Court::default();
    let note = |court: &mut Court, seq: u64, act: &CourtAct, actor: Actor| {
        assert_eq!(court.admits(act, actor, now, |_| Place::Counts), Ok(()), "{act:?}");
        let entry = NewEntry::after(seq - 1, CampaignId(uuid::Uuid::nil()), now, 1, Body::Court { act: act.clone() });
        court.note(&entry);
    };
    note(&mut court, 4, &disputed, Actor::Seat(seat));
    // A log of an older server says nothing of arbiters.
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| Place::Counts), Ok(()));
    note(&mut court, 5, &appointed(Some("Juno")), Actor::System);
    assert_eq!(court.admits(&appointed(Some("Juno")), Actor::System, now, |_| Place::Counts), Err(Unfit::NoArbiter), "it says so already");
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| Place::Counts), Ok(()));
    note(&mut court, 6, &appointed(None), Actor::Arbiter);
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| Place::Counts), Err(Unfit::NoArbiter));
    let stated = CourtAct::Stated { dispute: 4, seat: None, text: "wait".to_owned() };
    assert_eq!(court.admits(&stated, Actor::Arbiter, now, |_| Place::Counts), Err(Unfit::NoArbiter));
    assert_eq!(court.admits(&ruled, Actor::Operator, now, |_| Place::Counts), Ok(()), "whoever runs the server still can");
    note(&mut court, 7, &appointed(Some("Kai")), Actor::System);
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| Place::Counts), Ok(()));
    let names: Vec<_> = court.appointments.iter().map(|one| (one.seq, one.name.as_deref())).collect();
    assert_eq!(names, [(5, Some("Juno")), (6, None), (7, Some("Kai"))]);
}

#[test]
fn nobody_drops_what_somebody_else_has_proposed() {
    let now = DateTime::UNIX_EPOCH;
    let until = now + TimeDelta::hours(72);
    let voters = [Seat(0), Seat(1)].into();
    let motion = Motion::Rewind { to: 2, draws: Draws::Anew };
    let proposed = CourtAct::Proposed { seat: Some(Seat(0)), motion, why: "why".to_owned(), voters, until };
    let mut court = Court::default();
    court.note(&NewEntry::after(3, CampaignId(uuid::Uuid::nil()), now, 1, Body::Court { act: proposed }));
    let dropped = CourtAct::Decided { motion: 4, outcome: Outcome::Withdrawn };
    for other in [Actor::Seat(Seat(1)), Actor::Host, Actor::Arbiter, Actor::Operator] {
        assert_eq!(court.admits(&dropped, other, now, |_| Place::Counts), Err(Unfit::NotYours), "{other:?}");
    }
    for own in [Actor::Seat(Seat(0)), Actor::System] {
        assert_eq!(court.admits(&dropped, own, now, |_| Place::Counts), Ok(()), "{own:?}");
    }
}

#[test]
fn what_a_seat_does_is_done_by_no_other() {
    let now = DateTime::UNIX_EPOCH;
    let why = || "why".to_owned();
    let (own, other) = (Seat(0), Actor::Seat(Seat(1)));
    let mut court = Court::default();
    let note = |court: &mut Court, seq: u64, act: &CourtAct| {
        court.note(&NewEntry::after(seq - 1, CampaignId(uuid::Uuid::nil()), now, 1, Body::Court { act: act.clone() }));
    };
    let disputed = CourtAct::Disputed { seat: own, entry: 2, why: why() };
    for wrong in [other, Actor::Host, Actor::System, Actor::Arbiter] {
        assert_eq!(court.admits(&disputed, wrong, now, |_| Place::Counts), Err(Unfit::NotTheirAct), "{wrong:?}");
    }
    assert_eq!(court.admits(&disputed, Actor::Seat(own), now, |_| Place::Counts), Ok(()));
    note(&mut court, 4, &disputed);
    let motion = Motion::Rule { dispute: 4, ruling: Ruling::Upheld };
    let voters = vec![Seat(0), Seat(1), Seat(2)];
    let proposed = CourtAct::Proposed { seat: Some(own), motion, why: why(), voters, until: now + TimeDelta::hours(72) };
    assert_eq!(court.admits(&proposed, other, now, |_| Place::Counts), Err(Unfit::NotTheirAct));
    note(&mut court, 5, &proposed);
    let voted = CourtAct::Voted { motion: 5, seat: Seat(1), yes: true };
    for wrong in [Actor::Seat(own), Actor::Host, Actor::Operator] {
        assert_eq!(court.admits(&voted, wrong, now, |_| Place::Counts), Err(Unfit::NotTheirAct), "{wrong:?}");
    }
    assert_eq!(court.admits(&voted, other, now, |_| Place::Counts), Ok(()));
    note(&mut court, 6, &voted);
    note(&mut court, 7, &CourtAct::Decided { motion: 5, outcome: Outcome::Carried });
    let ruled = CourtAct::Ruled { dispute: 4, ruling: Ruling::Upheld, why: why(), patch: None, motion: Some(5), fork: None };
    assert_eq!(court.admits(&ruled, other, now, |_| Place::Counts), Err(Unfit::NotTheirs), "the table rules, and no seat for it");
    assert_eq!(court.admits(&ruled, Actor::System, now, |_| Place::Counts), Ok(()));
    note(&mut court, 8, &ruled);
    let appealed = CourtAct::Appealed { dispute: 4, seat: Seat(2), why: why() };
    assert_eq!(court.admits(&appealed, other, now, |_| Place::Counts), Err(Unfit::NotTheirAct));
    note(&mut court, 9, &appealed);
    assert_eq!(
        court.admits(&ruled, Actor::System, now, |_| Place::Counts),
        Err(Unfit::NotTheirs),
        "the vote before decides no appeal against it"
    );
    let host =
        CourtAct::Proposed { seat: None, motion: Motion::Rewind { to: 2, draws: Draws::Anew }, why: why(), voters: vec![own], until: now };
    assert_eq!(court.admits(&host, Actor::System, now, |_| Place::Counts), Err(Unfit::NotTheirAct));
}

#[test]
fn a_log_that_names_the_end_of_time_is_read_like_any() {
    let last = DateTime::<Utc>::MAX_UTC;
    let seat = Seat(0);
    let mut court = Court::default();
    for (seq, act) in [
        (4, CourtAct::Disputed { seat, entry: 2, why: "why".to_owned() }),
        (5, CourtAct::Ruled { dispute: 4, ruling: Ruling::Upheld, why: "so".to_owned(), patch: None, motion: None, fork: None }),
    ] {
        court.note(&NewEntry::after(seq - 1, CampaignId(uuid::Uuid::nil()), last, 1, Body::Court { act }));
        assert!(court.next_at().is_none_or(|next| next == last));
    }
    assert_eq!(court.disputes[0].appeal_until(), Some(last));
    let appealed = CourtAct::Appealed { dispute: 4, seat, why: "why".to_owned() };
    assert_eq!(court.admits(&appealed, Actor::Seat(seat), last, |_| Place::Counts), Err(Unfit::NoAppeal));
}

fn noted(court: &mut Court, seq: u64, body: Body) {
    court.note(&NewEntry::after(seq - 1, CampaignId(uuid::Uuid::nil()), DateTime::UNIX_EPOCH, 1, body));
}

fn created(terms: Option<CourtTerms>) -> Body {
    let (game, name, commitment) = ("chess".to_owned(), "-".to_owned(), String::new());
    Body::Created { game, name, options: serde_json::Value::Null, seats: 4, commitment, forked: None, court: terms }
}

fn taken(seat: u8, bot: bool) -> Body {
    Body::SeatTaken { seat: Seat(seat), name: format!("{seat}"), options: serde_json::Value::Null, bot, phrase: None }
}

fn proposed(voters: &[u8], motion: Motion) -> CourtAct {
    let until = DateTime::UNIX_EPOCH + TimeDelta::hours(72);
    CourtAct::Proposed { seat: None, motion, why: "why".to_owned(), voters: voters.iter().map(|seat| Seat(*seat)).collect(), until }
}

#[test]
fn the_seats_that_people_hold_have_a_voice_and_no_others() {
    let back = Motion::Rewind { to: 2, draws: Draws::Anew };
    let mut court = Court::default();
    noted(&mut court, 1, created(Some(CourtTerms::of_today(vec![]))));
    for (seq, seat, bot) in [(2, 0, false), (3, 1, false), (4, 2, true), (5, 3, true)] {
        noted(&mut court, seq, taken(seat, bot));
    }
    let admits =
        |court: &Court, voters: &[u8]| court.admits(&proposed(voters, back.clone()), Actor::Host, DateTime::UNIX_EPOCH, |_| Place::Counts);
    for (voters, is_so) in [(&[0, 1][..], Ok(())), (&[0], Err(Unfit::OtherVoices)), (&[0, 1, 2], Err(Unfit::OtherVoices))] {
        assert_eq!(admits(&court, voters), is_so, "{voters:?}");
    }
    assert_eq!(admits(&court, &[0, 0]), Err(Unfit::OtherVoices));
    assert_eq!(admits(&court, &[]), Err(Unfit::NoVoice));
    // A bot that sits in takes no voice, and who takes a bot's seat over has one.
    noted(&mut court, 6, Body::Seated { act: SeatedAct::BotSitsIn { seat: Seat(1) } });
    assert_eq!((admits(&court, &[0, 1]), admits(&court, &[0])), (Ok(()), Err(Unfit::OtherVoices)));
    let passed = SeatedAct::Passed {
        seat: Seat(2),
        name: "Dov".to_owned(),
        from: "Bot".to_owned(),
        by: PassedBy::Host,
        with_talk: false,
        with_notes: false,
    };
    noted(&mut court, 7, Body::Seated { act: passed });
    assert_eq!((admits(&court, &[0, 1]), admits(&court, &[0, 1, 2])), (Err(Unfit::OtherVoices), Ok(())));
    // One of three carries nothing, whoever is there.
    noted(&mut court, 8, Body::Court { act: proposed(&[0, 1, 2], back.clone()) });
    let vote = |court: &mut Court, seq: u64, seat: u8| {
        noted(court, seq, Body::Court { act: CourtAct::Voted { motion: 8, seat: Seat(seat), yes: true } });
    };
    vote(&mut court, 9, 0);
    assert_eq!(Court::count(&court.motions[0], DateTime::UNIX_EPOCH), None);
    vote(&mut court, 10, 1);
    assert_eq!(Court::count(&court.motions[0], DateTime::UNIX_EPOCH), Some(Outcome::Carried));
}

#[test]
fn a_campaign_that_was_laid_out_says_who_holds_its_seats_and_an_old_log_does_not() {
    let back = Motion::Rewind { to: 2, draws: Draws::Anew };
    for (terms, voters, is_so) in [
        (Some(CourtTerms::of_today(vec![Seat(0), Seat(3)])), [0, 3], Ok(())),
        (Some(CourtTerms::of_today(vec![Seat(0), Seat(3)])), [0, 1], Err(Unfit::OtherVoices)),
        (None, [0, 1], Ok(())),
    ] {
        let mut court = Court::default();
        noted(&mut court, 1, created(terms));
        let admits = court.admits(&proposed(&voters, back.clone()), Actor::Host, DateTime::UNIX_EPOCH, |_| Place::Counts);
        assert_eq!(admits, is_so, "{voters:?}");
    }
}

#[test]
fn a_vote_leads_back_to_a_line_that_was_left_and_a_ruling_does_not() {
    let court = Court::default();
    let left = |motion: Motion| court.admits(&proposed(&[0], motion), Actor::Host, DateTime::UNIX_EPOCH, |_| Place::Left);
    assert_eq!(left(Motion::Rewind { to: 2, draws: Draws::Anew }), Ok(()));
    let mut disputed = Court::default();
    let why = "why".to_owned();
    noted(&mut disputed, 4, Body::Court { act: CourtAct::Disputed { seat: Seat(0), entry: 2, why } });
    for ruling in [Ruling::Rewound { to: 2, draws: Draws::Anew }, Ruling::Forked { at: 2 }] {
        let motion = Motion::Rule { dispute: 4, ruling };
        let admits = disputed.admits(&proposed(&[0], motion.clone()), Actor::Host, DateTime::UNIX_EPOCH, |_| Place::Left);
        assert_eq!(admits, Err(Unfit::NotEarlier), "{motion:?}");
    }
    let nowhere =
        court.admits(&proposed(&[0], Motion::Rewind { to: 9, draws: Draws::Anew }), Actor::Host, DateTime::UNIX_EPOCH, |_| Place::Nowhere);
    assert_eq!(nowhere, Err(Unfit::NotEarlier));
}
