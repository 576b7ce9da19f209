use super::*;
use crate::Body;
use crate::entry::CampaignId;
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
        assert_eq!(court.admits(act, actor, now, |_| true), Ok(()), "{act:?}");
        let entry = NewEntry::after(seq - 1, CampaignId(uuid::Uuid::nil()), now, 1, Body::Court { act: act.clone() });
        court.note(&entry);
    };
    note(&mut court, 4, &disputed, Actor::Seat(seat));
    // A log of an older server says nothing of arbiters.
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| true), Ok(()));
    note(&mut court, 5, &appointed(Some("Juno")), Actor::System);
    assert_eq!(court.admits(&appointed(Some("Juno")), Actor::System, now, |_| true), Err(Unfit::NoArbiter), "it says so already");
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| true), Ok(()));
    note(&mut court, 6, &appointed(None), Actor::Arbiter);
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| true), Err(Unfit::NoArbiter));
    let stated = CourtAct::Stated { dispute: 4, seat: None, text: "wait".to_owned() };
    assert_eq!(court.admits(&stated, Actor::Arbiter, now, |_| true), Err(Unfit::NoArbiter));
    assert_eq!(court.admits(&ruled, Actor::Operator, now, |_| true), Ok(()), "whoever runs the server still can");
    note(&mut court, 7, &appointed(Some("Kai")), Actor::System);
    assert_eq!(court.admits(&ruled, Actor::Arbiter, now, |_| true), Ok(()));
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
        assert_eq!(court.admits(&dropped, other, now, |_| true), Err(Unfit::NotYours), "{other:?}");
    }
    for own in [Actor::Seat(Seat(0)), Actor::System] {
        assert_eq!(court.admits(&dropped, own, now, |_| true), Ok(()), "{own:?}");
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
        assert_eq!(court.admits(&disputed, wrong, now, |_| true), Err(Unfit::NotTheirAct), "{wrong:?}");
    }
    assert_eq!(court.admits(&disputed, Actor::Seat(own), now, |_| true), Ok(()));
    note(&mut court, 4, &disputed);
    let motion = Motion::Rule { dispute: 4, ruling: Ruling::Upheld };
    let voters = vec![Seat(0), Seat(1), Seat(2)];
    let proposed = CourtAct::Proposed { seat: Some(own), motion, why: why(), voters, until: now + TimeDelta::hours(72) };
    assert_eq!(court.admits(&proposed, other, now, |_| true), Err(Unfit::NotTheirAct));
    note(&mut court, 5, &proposed);
    let voted = CourtAct::Voted { motion: 5, seat: Seat(1), yes: true };
    for wrong in [Actor::Seat(own), Actor::Host, Actor::Operator] {
        assert_eq!(court.admits(&voted, wrong, now, |_| true), Err(Unfit::NotTheirAct), "{wrong:?}");
    }
    assert_eq!(court.admits(&voted, other, now, |_| true), Ok(()));
    note(&mut court, 6, &voted);
    note(&mut court, 7, &CourtAct::Decided { motion: 5, outcome: Outcome::Carried });
    let ruled = CourtAct::Ruled { dispute: 4, ruling: Ruling::Upheld, why: why(), patch: None, motion: Some(5), fork: None };
    assert_eq!(court.admits(&ruled, other, now, |_| true), Err(Unfit::NotTheirs), "the table rules, and no seat for it");
    assert_eq!(court.admits(&ruled, Actor::System, now, |_| true), Ok(()));
    note(&mut court, 8, &ruled);
    let appealed = CourtAct::Appealed { dispute: 4, seat: Seat(2), why: why() };
    assert_eq!(court.admits(&appealed, other, now, |_| true), Err(Unfit::NotTheirAct));
    note(&mut court, 9, &appealed);
    assert_eq!(court.admits(&ruled, Actor::System, now, |_| true), Err(Unfit::NotTheirs), "the vote before decides no appeal against it");
    let host =
        CourtAct::Proposed { seat: None, motion: Motion::Rewind { to: 2, draws: Draws::Anew }, why: why(), voters: vec![own], until: now };
    assert_eq!(court.admits(&host, Actor::System, now, |_| true), Err(Unfit::NotTheirAct));
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
    assert_eq!(court.admits(&appealed, Actor::Seat(seat), last, |_| true), Err(Unfit::NoAppeal));
}
