//! Samples of letters about what happens at the table beside its questions: talk, promises, time, seats.

use super::{Said, text};
use crate::letters::{MailedPromises, MailedRow, MailedSeat, MailedStanding, Promise, SeatLetter, Talk, Timing, Witness, Wording};
use crate::say;
use sternpost_core::{Key, Text};

pub(super) fn standing(v: Said, names: [&str; 2]) -> MailedStanding {
    let row = |label: &str, cells: [&str; 2]| MailedRow { label: text(label), cells: cells.map(text).to_vec() };
    let seat = |mark: char, name: &str, score: &str, is_reader: bool| MailedSeat {
        mark,
        name: text(name),
        score: text(score),
        is_reader,
        is_waited_for: !is_reader,
    };
    MailedStanding {
        facts: v.says("Round 3 · Action phase", "Runde 3 · Aktionsphase"),
        score: v.says("Victory points", "Siegpunkte"),
        seats: vec![seat('●', names[0], "7/10", true), seat('■', names[1], "3/10", false)],
        rows: vec![row(&v.says("Trade goods", "Handelswaren"), ["2", "0"])],
        held: vec![v.says("Strategy cards: ● Trade (used) · ■ Warfare", "Strategiekarten: ● Handel (genutzt) · ■ Kriegsführung")],
        goals: vec![row(&v.says("Expand Borders (1 point)", "Erweitere die Grenzen (1 Punkt)"), ["4/6", "✓"])],
    }
}

fn talk(v: Said, said: &str, more: usize) -> Talk {
    Talk {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        said: vec![v.says("■ Bo: Does anybody sell a trade agreement?", "■ Bo: Verkauft jemand ein Handelsabkommen?"), text(said)],
        more,
        url: text("https://post.example/c/1/link/token"),
        witness: Witness::sample(125),
        unsubscribe: text("https://post.example/u/token"),
    }
}

pub(super) fn promises(v: Said, asked: &str, more: usize) -> MailedPromises {
    MailedPromises {
        asked: vec![text(asked)],
        due: vec![v.says(
            "◆ Cy, Ada: “No fleet of ours goes to Mecatol Rex.” (due: Sat 5 December 2026)",
            "◆ Cy, Ada: „Keine unserer Flotten zieht nach Mecatol Rex.“ (fällig: Sa., 5. Dezember 2026)",
        )],
        changed: if more > 0 {
            vec![v.says("“Two trade goods for a vote.” All have agreed.", "„Zwei Handelswaren für eine Stimme.“ Alle haben zugestimmt.")]
        } else {
            vec![]
        },
        more,
        url: text("https://post.example/c/1/link/token"),
    }
}

fn promise(v: Said, asked: &str, more: usize) -> Promise {
    Promise {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        promises: promises(v, asked, more),
        url: text("https://post.example/c/1/link/token"),
        witness: Witness::sample(126),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn timing(v: Said, heading: &str, terms: &[&str], prompt: &str) -> Timing {
    Timing {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        heading: text(heading),
        terms: terms.iter().map(|line| text(line)).collect(),
        prompt: text(prompt),
        due: if prompt.is_empty() { String::new() } else { v.due() },
        button: v.words.t(if prompt.is_empty() { say::OPEN_CAMPAIGN } else { say::TURN_ANSWER }),
        url: text("https://post.example/t/token"),
        time: text("https://post.example/c/1/link/token?to=time"),
        reply: vec![],
        witness: Witness::sample(125),
        unsubscribe: text("https://post.example/u/token"),
    }
}

/// Somebody asks for more time: the reader can agree by a link and by a reply.
fn asked_of_the_table(v: Said, name: &str) -> Timing {
    let words = v.words;
    Timing {
        button: words.t(say::TIMING_AGREE),
        url: text("https://post.example/c/1/link/token?to=time"),
        time: String::new(),
        reply: vec![words.t(say::TIMING_AGREE_REPLY)],
        ..timing(v, &words.asks_for_more_time(name, 24), &[&words.t(say::TIMING_MAJORITY)], "")
    }
}

/// Somebody's time is over, and the table says what is done.
fn said_by_the_table(v: Said) -> Timing {
    let words = v.words;
    Timing {
        button: words.t(say::TIMING_SAY),
        url: text("https://post.example/c/1/link/token?to=time"),
        time: String::new(),
        reply: words.what_can_be_replied(),
        ..timing(v, &words.t(say::TIMING_TABLE_ASKED), &[&words.t(say::timing_say_until(v.due()))], "")
    }
}

fn seat(v: Said, name: &str, to_stranger: bool) -> SeatLetter {
    let words = v.words;
    let told = if to_stranger {
        vec![
            words.t(say::seat_offered_pool(name)),
            words.t(say::seat_first_come(v.due())),
            words.t(say::SEAT_GOES_WITH),
            words.t(say::SEAT_WITHOUT_TALK),
        ]
    } else {
        vec![words.t(say::SEAT_PASSED_WHY)]
    };
    let (heading, button): (Text, Key) =
        if to_stranger { (say::SEAT_OFFERED.into(), say::SEAT_LOOK) } else { (say::seat_passed(name), say::SEAT_PASSED_LOOK) };
    SeatLetter {
        tail: words.t(say::SEAT_TAIL),
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text(name),
        heading: words.t(heading),
        told,
        button: words.t(button),
        url: text("https://post.example/h/token"),
        more: if to_stranger { words.t(say::SEAT_NO_SUBSTITUTE) } else { String::new() },
        more_url: if to_stranger { text("https://post.example/q/token") } else { String::new() },
        block: if to_stranger { text("https://post.example/b/token") } else { String::new() },
        unsubscribe: if to_stranger { String::new() } else { text("https://post.example/u/token") },
    }
}

/// To a host who plays no seat: a second campaign cannot begin.
fn fork_failed(v: Said) -> SeatLetter {
    let words = v.words;
    SeatLetter {
        tail: words.t(say::FORK_FAILED_TAIL),
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("host@h.test"),
        heading: words.t(say::FORK_FAILED),
        told: vec![words.t(say::fork_failed_rules("212")), words.t(say::FORK_FAILED_WHAT)],
        button: words.t(say::FORK_FAILED_LOOK),
        url: text("https://post.example/c/autumn/court"),
        more: String::new(),
        more_url: String::new(),
        block: String::new(),
        unsubscribe: String::new(),
    }
}

/// These letters, by name.
pub(super) fn letters(v: Said, hostile: &str) -> Vec<(&'static str, Box<dyn Wording>)> {
    vec![
        ("talk", Box::new(talk(v, &v.says("◆ Cy: For two, yes.", "◆ Cy: Für zwei, ja."), 3))),
        ("talk-hostile", Box::new(talk(v, hostile, 0))),
        ("promise", Box::new(promise(v, &v.says("■ Bo, Ada: “I leave Lodor alone.”", "■ Bo, Ada: „Ich lasse Lodor in Ruhe.“"), 2))),
        ("promise-hostile", Box::new(promise(v, hostile, 0))),
        (
            "timing",
            Box::new(timing(
                v,
                &v.says("The host has settled the pace anew", "Die Spielleitung hat das Tempo neu geregelt"),
                &[
                    &v.says("Each question waits 48 hours.", "Jede Frage wartet 48 Stunden."),
                    &v.says(
                        "When time is over: the default of its question is played.",
                        "Wenn die Zeit um ist: gespielt wird, was die Frage ohne Antwort vorsieht.",
                    ),
                ],
                &v.question(),
            )),
        ),
        ("timing-paused", Box::new(timing(v, hostile, &[], ""))),
        ("timing-asked", Box::new(asked_of_the_table(v, hostile))),
        ("timing-table", Box::new(said_by_the_table(v))),
        ("seat-offered", Box::new(seat(v, "Bo", true))),
        ("seat-passed", Box::new(seat(v, hostile, false))),
        ("seat-fork-failed", Box::new(fork_failed(v))),
    ]
}
