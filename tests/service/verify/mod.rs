//! What an export proves, and that no tampering with it goes unnoticed.

mod campaign;
mod letters;

use campaign::{Campaign, checked, finds, games, wrong};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_core::{Picked, Seat};
use sternpost_log::chain::exported;
use sternpost_log::export::{For, Header, Partial, line_of};
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Court, Derivation, Draws, NewEntry};
use sternpost_model::chain::seal;
use sternpost_players::Rng;
use sternpost_verify::{About, Finding, Report, Verdict, check, left_out};
use sternpost_workbench::rubbish::bent;
use uuid::Uuid;

#[test]
fn a_whole_export_with_letters_is_proven_in_all() {
    let campaign = Campaign::played(9, 1);
    let bodies: BTreeSet<_> = campaign.entries.iter().map(|entry| entry.body.kind()).collect();
    assert!(["together", "answered", "rewound", "ended"].iter().all(|kind| bodies.contains(kind)), "{bodies:?}");
    let report = checked(&campaign.lines(), &campaign.letters());
    assert_eq!(report.verdict(), Verdict::Proven, "{}", report.lines());
    assert_eq!(report.exit_code(), 0);
    let proven: BTreeSet<_> = report.findings.iter().map(|finding| finding.about.name()).collect();
    let all = ["answers", "chain", "chance", "letters", "phrases", "positions", "promises", "result", "secret"];
    assert_eq!(proven, all.into(), "{}", report.lines());
}

/// Campaigns of earlier servers name their streams by entries, and deal nothing anew.
#[test]
fn what_earlier_servers_wrote_is_proven_in_all() {
    let campaign = Campaign::played_as(Derivation::ByEntry, 9, 1);
    assert!(campaign.entries.iter().all(|entry| entry.body.kind() != "dealt-anew"));
    let report = checked(&campaign.lines(), &campaign.letters());
    assert_eq!(report.verdict(), Verdict::Proven, "{}", report.lines());
}

#[test]
fn what_is_dealt_anew_is_held_to_the_secret_and_to_what_calls_for_it() {
    let campaign = Campaign::played(9, 1);
    let at = campaign.entries.iter().position(|entry| entry.body.kind() == "dealt-anew").unwrap();
    let dealt = campaign.entries[at].seq;
    assert_eq!(campaign.entries[at - 1].body.kind(), "rewound");

    let stacked = campaign.again(|what| {
        if let Body::DealtAnew { chance, .. } = &mut what.body {
            chance[0].reverse();
            chance[0].iter_mut().for_each(|number| *number = 0);
        }
    });
    finds(&checked(&stacked.lines(), &[]), About::Chance, dealt);

    let the_same_dice = campaign.again(|what| {
        if let Body::DealtAnew { from, .. } = &mut what.body {
            *from = None;
        }
    });
    finds(&checked(&the_same_dice.lines(), &[]), About::Chance, dealt);

    // The rewind says that all comes again: then nothing calls for it.
    let uncalled = campaign.again(|what| {
        if let Body::Rewound { draws, .. } = &mut what.body {
            *draws = Draws::Again;
        }
    });
    finds(&checked(&uncalled.lines(), &[]), About::Chance, dealt);

    // It is left out: a note of the server stands in its place.
    let left_out = campaign.again(|what| {
        if let Body::DealtAnew { .. } = &what.body {
            what.body = Body::Timed { act: sternpost_log::pace::TimeAct::Resumed };
        }
    });
    finds(&checked(&left_out.lines(), &[]), About::Chance, dealt - 1);
}

/// New ground is where newer rules lead, what a ruling says, or a beginning; anything else is somebody's own wish.
#[test]
fn new_ground_that_nothing_calls_for_is_wrong() {
    let whole = Campaign::played(9, 1);
    let laid = |revision: u32, richer: u64| {
        let mut campaign = Campaign { entries: whole.entries[..9].to_vec(), court: Court::of(&whole.entries[..9]), ..whole.clone() };
        let line = sternpost_log::effective(&campaign.entries);
        let play = sternpost_log::fold(crate::support::skirmish::game(), None, &line, sternpost_log::Check::Every).unwrap().play;
        let mut snapshot: Value = serde_json::from_str(&play.snapshot()).unwrap();
        let coins = snapshot.pointer_mut("/state/camps/0/coins").unwrap();
        *coins = json!(coins.as_u64().unwrap() + richer);
        let play = games().get("skirmish").unwrap().restore(&snapshot.to_string()).unwrap();
        campaign.append(Actor::System, Some(play.digest()), Body::Rebased { snapshot, why: "as I like it".to_owned(), by: None });
        let revised = campaign.again(|what| what.revision = if what.seq == 10 { revision } else { what.revision });
        let lines: Vec<String> = revised.entries.iter().map(exported).collect();
        check(lines.concat().as_bytes(), &games(), None)
    };
    finds(&laid(1, 5), About::Positions, 10);
    assert!(wrong(&laid(1, 0)).is_empty(), "the same position, written down");
    let newer = laid(2, 5);
    assert!(wrong(&newer).is_empty(), "{}", newer.lines());
    assert!(newer.lines().contains("does not follow from the log"), "{}", newer.lines());
}

#[test]
fn a_line_is_refused_before_it_takes_more_room_than_it_says() {
    let campaign = Campaign::played(9, 1);
    for many in [300_000, 8_000_000] {
        let mut lines = campaign.lines();
        lines.push(format!("{{\"beside\":[{}[]]}}\n", "[],".repeat(many)));
        let report = check(lines.concat().as_bytes(), &games(), None);
        assert!(
            wrong(&report).iter().any(|finding| finding.text.contains("values") || finding.text.contains("longer")),
            "{}",
            report.lines()
        );
    }
}

#[test]
fn without_letters_nobody_is_told_that_all_is_proven() {
    let campaign = Campaign::played(9, 1);
    let report = check(campaign.lines().concat().as_bytes(), &games(), None);
    assert_eq!((report.verdict(), report.exit_code()), (Verdict::Open, 2), "{}", report.lines());
    // Letters that end before the log leave the rest of it open.
    let early = checked(&campaign.lines(), &campaign.letters()[..2]);
    assert_eq!(early.verdict(), Verdict::Open, "{}", early.lines());
    assert!(early.lines().contains("entries 10 to"), "{}", early.lines());
}

#[test]
fn a_changed_member_of_any_entry_is_found_and_the_entry_named() {
    let campaign = Campaign::played(9, 1);
    let lines = campaign.lines();
    for (at, entry) in campaign.entries.iter().enumerate() {
        let line = &lines[at + 1];
        let parts: Value = serde_json::from_str(line).unwrap();
        let mut members = vec!["\"previous\":\"", "\"hash\":\""];
        members.extend(["\"face\":{", "\"sealed\":{"]);
        members.extend(parts["entry"].get("own").filter(|own| own.is_object()).map(|_| "\"own\":{"));
        for member in members {
            // From the end, for faces have a `previous` and an `own` too.
            let from = if member.starts_with("\"face") { line.find(member) } else { line.rfind(member) }.unwrap() + member.len();
            let digit = line[from..].char_indices().find(|(_, letter)| letter.is_ascii_digit()).map(|(digit, _)| from + digit);
            let Some(digit) = digit else { continue };
            let mut changed = lines.clone();
            let other = if &line[digit..=digit] == "7" { "8" } else { "7" };
            changed[at + 1].replace_range(digit..=digit, other);
            let report = checked(&changed, &campaign.letters());
            let names_it = wrong(&report).iter().any(|finding| {
                let next = finding.entry == Some(entry.seq) || finding.entry == Some(entry.seq + 1);
                next || finding.text.contains(&format!("line {}", at + 2)) || finding.text.contains("line 1:")
            });
            assert!(names_it && report.exit_code() == 1, "{member} of entry {}: {}", entry.seq, report.lines());
        }
    }
}

#[test]
fn dropped_swapped_and_doubled_entries_are_found_and_named() {
    let campaign = Campaign::played(9, 1);
    let (lines, letters) = (campaign.lines(), campaign.letters());
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        checked(&lines, &letters)
    };
    finds(&with(&|lines| drop(lines.remove(7))), About::Chain, 7);
    finds(&with(&|lines| lines.swap(7, 8)), About::Chain, 7);
    finds(&with(&|lines| lines.insert(7, lines[7].clone())), About::Chain, 8);
    // The end is cut off: the header says how many there were.
    let cut = with(&|lines| drop(lines.pop()));
    assert!(cut.is_wrong(About::File), "{}", cut.lines());
}

#[test]
fn an_entry_that_was_hashed_anew_does_not_fit_the_next() {
    let campaign = Campaign::played(9, 1);
    let mut lines = campaign.lines();
    let entry = &campaign.entries[8];
    let what = NewEntry { actor: Actor::Host, ..entry.what.clone() };
    lines[9] = exported(&seal(what, &entry.previous, &campaign.secret));
    finds(&checked(&lines, &campaign.letters()), About::Chain, 10);
}

#[test]
fn each_member_of_the_header_is_held_against_the_log() {
    let campaign = Campaign::played(9, 1);
    let header = campaign.header();
    let doctored = [
        Header { campaign: CampaignId(Uuid::from_u128(8)), ..header.clone() },
        Header { game: "chess".to_owned(), ..header.clone() },
        Header { name: "Peace".to_owned(), ..header.clone() },
        Header { revision: 2, ..header.clone() },
        Header { eyes: For::Operator, ..header.clone() },
        Header { eyes: For::Anybody, ..header.clone() },
        Header { windows: Some("prompt".to_owned()), ..header.clone() },
        Header { eyes: For::Seat(Seat(0)), ..header.clone() },
        Header { entries: 3, ..header.clone() },
        Header { head: campaign.entries[2].hash.clone(), ..header.clone() },
        Header { head: String::new(), ..header.clone() },
        Header { ended: false, ..header.clone() },
        Header { left_out: vec![], ..header.clone() },
        Header { secret: Some("ab".repeat(32)), ..header.clone() },
        Header { sternpost_export: 2, ..header.clone() },
    ];
    for header in doctored {
        let mut lines = campaign.lines();
        lines[0] = line_of(&header);
        let report = checked(&lines, &campaign.letters());
        assert!(report.is_wrong(About::File), "{header:?}\n{}", report.lines());
    }
}

/// Whoever has every key can write a whole log anew. Rules and secret find what does not follow from them, letters find the rest.
#[test]
fn a_log_whose_chain_was_written_anew_is_found_out() {
    let campaign = Campaign::played(9, 1);
    let letters = campaign.letters();
    let draws = |body: &Body| matches!(body, Body::Answered { chance, .. } | Body::Together { chance, .. } if !chance.is_empty());
    let rolled = campaign.entries.iter().find(|entry| draws(&entry.body)).unwrap().seq;

    let luckier = campaign.again(|what| {
        if what.seq == rolled
            && let Body::Answered { chance, .. } | Body::Together { chance, .. } = &mut what.body
        {
            chance[0][0] = if chance[0][0] == 0 { 1 } else { 0 };
        }
    });
    finds(&checked(&luckier.lines(), &[]), About::Chance, rolled);

    let answered = campaign.entries.iter().find(|entry| matches!(&entry.body, Body::Answered { .. })).unwrap().seq;
    let illegal = campaign.again(|what| {
        if what.seq == answered
            && let Body::Answered { answers, .. } = &mut what.body
        {
            *answers = vec![Picked::One("win-at-once".into())];
        }
    });
    finds(&checked(&illegal.lines(), &[]), About::Answers, answered);

    let started = campaign.entries.iter().find(|entry| matches!(&entry.body, Body::Started { .. })).unwrap().seq;
    let crowded = campaign.again(|what| {
        if let Body::Created { seats, .. } = &mut what.body {
            *seats = 200;
        }
    });
    finds(&checked(&crowded.lines(), &[]), About::Answers, started);

    let forged = campaign.again(|what| {
        if what.seq == answered {
            what.digest = Some("ab".repeat(32));
        }
    });
    finds(&checked(&forged.lines(), &[]), About::Positions, answered);

    let last = campaign.entries.len() as u64;
    let won = campaign.again(|what| {
        if let Body::Ended { standings, .. } = &mut what.body {
            standings.reverse();
            standings.iter_mut().for_each(|standing| standing.seat = Seat(1 - standing.seat.0));
        }
    });
    finds(&checked(&won.lines(), &[]), About::Result, last);

    let reworded = campaign.again(|what| {
        if let Body::SeatTaken { phrase: Some(phrase), .. } = &mut what.body {
            phrase.push('!');
        }
    });
    finds(&checked(&reworded.lines(), &[]), About::Phrases, 4);

    let other_secret = campaign.again(|what| {
        if let Body::Ended { secret, .. } = &mut what.body {
            *secret = CampaignSecret([3; 32]).reveal();
        }
    });
    finds(&checked(&other_secret.lines(), &[]), About::Secret, 1);

    // Another campaign by the same rules from the same secret: everything in it holds but what the letters say.
    let elsewhere = Campaign::played(9, 2);
    assert_eq!(checked(&elsewhere.lines(), &elsewhere.letters()).verdict(), Verdict::Proven);
    let report = checked(&elsewhere.lines(), &letters);
    finds(&report, About::Letters, 9);
    let secret = Campaign::played(8, 1);
    let report = checked(&secret.lines(), &letters);
    assert!(
        wrong(&report).iter().any(|found| found.letter.as_deref() == Some("4.eml") && found.text.contains("seal")),
        "{}",
        report.lines()
    );
}

/// Each entry leads where it led however often the head was moved back, and that takes no longer for the entries before it.
#[test]
fn a_log_of_twenty_thousand_rewinds_is_checked() {
    let mut campaign = Campaign::played(9, 1);
    campaign.entries.truncate(8);
    campaign.court = Court::of(&campaign.entries);
    let mut rng = Rng::new(2);
    for at in 0..20_000 {
        let mut play = campaign.rewind(5 + at % 4);
        campaign.answer(&mut *play, &mut rng);
    }
    let mut report = Report::default();
    sternpost_verify::replay::replay(crate::support::skirmish::game(), &campaign.entries, Some(&campaign.secret), &mut report);
    assert_eq!(wrong(&report), Vec::<&Finding>::new());
    let proven = report.findings.iter().find(|found| found.about == About::Answers && found.verdict == Verdict::Proven).unwrap();
    assert!(proven.text.starts_with("20005 answers"), "{}", proven.text);
}

fn in_part(campaign: &Campaign, seat: u8, entries: usize) -> Vec<String> {
    let eyes = For::Seat(Seat(seat));
    let header = Header {
        eyes,
        entries: entries as u64,
        head: campaign.entries[entries - 1].hash.clone(),
        ended: false,
        left_out: left_out(eyes),
        ..campaign.header()
    };
    let parts = campaign.entries[..entries].iter().map(|entry| line_of(&Partial::of(entry, Some(Seat(seat)), &campaign.secret)));
    [line_of(&header)].into_iter().chain(parts).collect()
}

#[test]
fn what_a_player_may_have_is_checked_as_far_as_it_goes() {
    let campaign = Campaign::played(9, 1);
    let lines = in_part(&campaign, 0, 15);
    let report = checked(&lines, &campaign.letters()[..2]);
    assert_eq!(report.verdict(), Verdict::Open, "{}", report.lines());
    let is_proven = |about: About| report.findings.iter().any(|found| found.about == about && found.verdict == Verdict::Proven);
    assert!(is_proven(About::Chain) && is_proven(About::Promises) && is_proven(About::Letters), "{}", report.lines());
    // Nothing of the other seat is in it.
    for entry in &campaign.entries[..15] {
        for other in [entry.own().filter(|_| entry.body.seat() == Some(Seat(1))), entry.own_of(Seat(1))].into_iter().flatten() {
            assert!(!lines.concat().contains(&other), "{other}");
        }
    }

    let own = campaign.entries[..15].iter().position(|entry| entry.own().is_some() && entry.body.seat() == Some(Seat(0))).unwrap();
    let mut changed = lines.clone();
    changed[own + 1] = changed[own + 1].replacen("\"question\":\"", "\"question\":\"x", 1);
    assert_ne!(changed, lines);
    finds(&checked(&changed, &[]), About::Promises, own as u64 + 1);
    let mut dropped = lines.clone();
    dropped.remove(6);
    finds(&checked(&dropped, &[]), About::Chain, 6);
    let mut shown = lines;
    shown[6] = shown[6].replacen("\"revision\":1", "\"revision\":2", 1);
    finds(&checked(&shown, &[]), About::Chain, 6);
}

/// Thousands of ways to get at a file: none is ever told to be proven, and none makes the program fail.
#[test]
fn no_tampering_is_ever_told_to_be_proven() {
    let campaign = Campaign::played(9, 1);
    let (lines, letters) = (campaign.lines(), campaign.letters());
    let whole = [lines.concat().into_bytes()];
    let mut rng = Rng::new(14);
    for _ in 0..1_500 {
        let bytes = bent(&whole, &mut rng);
        let says_the_same =
            String::from_utf8_lossy(&bytes).lines().filter(|line| !line.trim().is_empty()).eq(lines.iter().map(|line| line.trim_end()));
        if says_the_same {
            continue;
        }
        let report = check(bytes.as_slice(), &games(), Some(&letters));
        assert_eq!(report.verdict(), Verdict::Wrong, "{}\n{}", report.lines(), String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn rubbish_is_refused_with_the_line_it_stands_in() {
    let campaign = Campaign::played(9, 1);
    let lines = campaign.lines();
    let said = |text: String| checked(&[text], &[]).findings[0].text.clone();
    assert!(said(format!("{}{}nonsense\n", lines[0], lines[1])).starts_with("line 3: no record of an export"));
    assert!(said(format!("{}{{\"entry\":{}}}\n", lines[0], "[".repeat(5_000))).starts_with("line 2: "));
    assert!(
        said(format!("{}{{\"entry\":{}{},\"previous\":\"\",\"hash\":\"2:\"}}\n", lines[0], "[".repeat(500), "]".repeat(500)))
            .starts_with("line 2: ")
    );
    assert!(said(format!("{}{}", lines[0], "x".repeat(17 * 1024 * 1024))).contains("line 2: longer than"));
    assert!(said(format!("{}{}", lines[1], lines[0])).contains("line 2: a header stands in the first line only"));
    assert_eq!(said(String::new()), "the file holds no entry");
    assert_eq!(said("\u{0}".to_owned()).chars().next(), Some('l'));
}
