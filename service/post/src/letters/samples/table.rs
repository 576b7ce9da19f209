//! Letters about what happens at the table beside its questions: talk, promises, time, seats.

use super::{Said, text};
use crate::letters::{MailedPromises, MailedRow, MailedSeat, MailedStanding, Promise, SeatLetter, Talk, Timing, Witness, Wording};

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
        button: v.words.t(if prompt.is_empty() { "letter-open-campaign" } else { "letter-turn-answer" }),
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
        button: words.t("letter-timing-agree"),
        url: text("https://post.example/c/1/link/token?to=time"),
        time: String::new(),
        reply: vec![words.t("letter-timing-agree-reply")],
        ..timing(v, &words.asks_for_more_time(name, 24), &[&words.t("letter-timing-majority")], "")
    }
}

/// Somebody's time is over, and the table says what is done.
fn said_by_the_table(v: Said) -> Timing {
    let words = v.words;
    Timing {
        button: words.t("letter-timing-say"),
        url: text("https://post.example/c/1/link/token?to=time"),
        time: String::new(),
        reply: words.what_can_be_replied(),
        ..timing(v, &words.t("letter-timing-table-asked"), &[&words.t1("letter-timing-say-until", "until", v.due())], "")
    }
}

fn seat(v: Said, name: &str, to_stranger: bool) -> SeatLetter {
    let words = v.words;
    let told = if to_stranger {
        vec![
            words.t1("letter-seat-offered-pool", "from", name),
            words.t1("letter-seat-first-come", "until", v.due()),
            words.t("letter-seat-goes-with"),
            words.t("letter-seat-without-talk"),
        ]
    } else {
        vec![words.t("letter-seat-passed-why")]
    };
    let (heading, button) =
        if to_stranger { ("letter-seat-offered", "letter-seat-look") } else { ("letter-seat-passed", "letter-seat-passed-look") };
    SeatLetter {
        tail: words.t("letter-seat-tail"),
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text(name),
        heading: if to_stranger { words.t(heading) } else { words.t1(heading, "name", name) },
        told,
        button: words.t(button),
        url: text("https://post.example/h/token"),
        more: if to_stranger { words.t("letter-seat-no-substitute") } else { String::new() },
        more_url: if to_stranger { text("https://post.example/q/token") } else { String::new() },
        block: if to_stranger { text("https://post.example/b/token") } else { String::new() },
        unsubscribe: if to_stranger { String::new() } else { text("https://post.example/u/token") },
    }
}

/// To a host who plays no seat: a second campaign cannot begin.
fn fork_failed(v: Said) -> SeatLetter {
    let words = v.words;
    SeatLetter {
        tail: words.t("letter-fork-failed-tail"),
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("host@h.test"),
        heading: words.t("letter-fork-failed"),
        told: vec![words.t1("letter-fork-failed-rules", "entry", "212"), words.t("letter-fork-failed-what")],
        button: words.t("letter-fork-failed-look"),
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
