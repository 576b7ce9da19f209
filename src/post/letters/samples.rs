//! Sample contexts of every letter, plain and awkward; a test renders them all.

use super::{
    Ended, Invitation, Letter, MailedChoice, MailedPromises, MailedReceipt, MailedRow, MailedSeat, MailedStanding, NewRules, Promise,
    Proposal, Receipt, ReceiptHeading, Reminder, SeatLetter, SeatTaken, SignIn, Started, Stuck, Talk, Timing, Tongue, Turn, Witness, Words,
};
use crate::campaign::{Absence, MoreTime, WhyNot, mark_of};
use crate::pace::{NotAway, Tz, Until};
use sternpost_core::Shape;

fn text(text: &str) -> String {
    text.to_owned()
}

/// What a sample says, in the language it is in.
#[derive(Clone, Copy)]
pub(super) struct Said {
    pub(super) words: Words,
}

impl Said {
    /// One of two.
    pub(super) fn says(self, english: &str, german: &str) -> String {
        if self.words.is_german() { german.to_owned() } else { english.to_owned() }
    }

    /// The usual end of a time.
    pub(super) fn due(self) -> String {
        self.says("Tue 2 March 2027, 18:00 (Europe/Berlin)", "Di., 2. März 2027, 18:00 (Europe/Berlin)")
    }

    /// The usual campaign.
    pub(super) fn campaign(self) -> String {
        self.says("Monday's empire", "Montags Reich")
    }

    /// The usual question.
    pub(super) fn question(self) -> String {
        self.says("Which system do you activate?", "Welches System aktivierst du?")
    }
}

fn standing(v: Said, names: [&str; 2]) -> MailedStanding {
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

fn turn(v: Said, happened: usize, choices: usize, more: usize) -> Turn {
    let choice = |i: usize| MailedChoice {
        mark: String::new(),
        label: v.says(&format!("Choice {i}"), &format!("Wahl {i}")),
        hint: i.is_multiple_of(2).then(|| v.says("costs 3 of your 4 trade goods", "kostet 3 deiner 4 Handelswaren")),
        url: (!i.is_multiple_of(3)).then(|| format!("https://post.example/t/token{i}")),
    };
    Turn {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        happened: (0..happened)
            .map(|i| v.says(&format!("Bo moves {i} carriers to Mecatol Rex."), &format!("Bo bewegt {i} Träger nach Mecatol Rex.")))
            .collect(),
        earlier: happened > 1,
        said: if more > 0 {
            vec![
                v.says("■ Bo: Does anybody sell a trade agreement?", "■ Bo: Verkauft jemand ein Handelsabkommen?"),
                v.says("■ Bo, in private to Ada: I leave Lodor alone.", "■ Bo, nur zu Ada: Ich lasse Lodor in Ruhe."),
            ]
        } else {
            vec![]
        },
        talk: if more > 0 { text("https://post.example/c/1/link/token") } else { String::new() },
        promises: if more > 0 {
            promises(
                v,
                &v.says("■ Bo, Ada: “I leave Lodor alone.” (due: Round 4)", "■ Bo, Ada: „Ich lasse Lodor in Ruhe.“ (fällig: Runde 4)"),
                0,
            )
        } else {
            MailedPromises::default()
        },
        orders: if more > 0 {
            vec![
                v.says(
                    "Your order “Any reaction” has answered 3 questions.",
                    "Dein Dauerauftrag „Jede Reaktion“ hat 3 Fragen beantwortet.",
                ),
            ]
        } else {
            vec![]
        },
        orders_url: if more > 0 { text("https://post.example/c/1/link/token?to=orders") } else { String::new() },
        due: if more > 0 { v.due() } else { String::new() },
        receipt: None,
        prompt: v.question(),
        rule: text("LRR 6.2"),
        how: if more > 0 {
            vec![
                v.says("Share out 3 in all.", "Verteile insgesamt 3."),
                v.says("Resources: at least 4 (LRR 65.2)", "Ressourcen: mindestens 4 (LRR 65.2)"),
            ]
        } else {
            vec![]
        },
        choices: (0..choices).map(choice).collect(),
        more,
        default: v.says("Pass", "Passen"),
        reply: vec![],
        remarks: vec![v.says(
            "As it stands: Ada wins 62 of 100 such fights, Bo 35, nobody 3.",
            "Wie es steht: Von 100 solchen Kämpfen gewinnt Ada 62, Bo 35, niemand 3.",
        )],
        barred: if more > 0 {
            vec![v.says(
                "Pass: Your strategic action comes first: Warfare (LRR 4.4)",
                "Passen: Deine Strategieaktion kommt zuerst: Kriegsführung (LRR 4.4)",
            )]
        } else {
            vec![]
        },
        url: text("https://post.example/t/token"),
        others: if more > 0 { v.says("Bo and Cy", "Bo und Cy") } else { String::new() },
        standing: if more > 0 { standing(v, ["Ada", "Bo"]) } else { MailedStanding::default() },
        board: text("18 Mecatol Rex (1/6)"),
        picture: text("board@post.example"),
        witness: Witness::sample(123),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn seat_taken(v: Said, name: &str, waiting: &str) -> SeatTaken {
    SeatTaken {
        is_one: !name.contains(','),
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text(name),
        waiting: text(waiting),
        url: text("https://post.example/c/1"),
    }
}

fn new_rules(campaign: &str, back_to: Option<&str>) -> NewRules {
    NewRules {
        campaign: text(campaign),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        back_to: back_to.map(text),
        url: text("https://post.example/c/1"),
        witness: Witness::sample(128),
        unsubscribe: text("https://post.example/u/token"),
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

fn promises(v: Said, asked: &str, more: usize) -> MailedPromises {
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

fn proposal(v: Said, from: &str) -> Proposal {
    let choice = |label: &str| MailedChoice {
        mark: String::new(),
        label: text(label),
        hint: Some(v.says(
            &format!("{from} gives Ada: 2 trade goods. In return: nothing."),
            &format!("{from} gibt Ada: 2 Handelswaren. Dafür: nichts."),
        )),
        url: Some(format!("https://post.example/t/{}", label.len())),
    };
    Proposal {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        from: text(from),
        choices: vec![choice(&v.says("Accept offer 3", "Angebot 3 annehmen")), choice(&v.says("Decline offer 3", "Angebot 3 ablehnen"))],
        reply: vec![],
        url: text("https://post.example/c/1"),
        witness: Witness::sample(124),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn reminder(v: Said, prompt: &str) -> Reminder {
    Reminder {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        prompt: text(prompt),
        due: v.due(),
        left: v.says("9 hours 36 minutes", "9 Stunden 36 Minuten"),
        how: vec![],
        choices: turn(v, 0, 3, 0).choices,
        more: 0,
        reply: vec![],
        then: v.says(
            "If nothing has come by then, the default is played for you.",
            "Ist bis dahin nichts gekommen, wird gespielt, was die Frage ohne Antwort vorsieht.",
        ),
        default: v.says("Pass", "Passen"),
        url: text("https://post.example/t/token"),
        time: text("https://post.example/c/1/link/token?to=time"),
        witness: Witness::sample(125),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn marked(choices: Vec<MailedChoice>) -> Vec<MailedChoice> {
    choices.into_iter().enumerate().map(|(at, choice)| MailedChoice { mark: mark_of(at), ..choice }).collect()
}

/// A turn letter that can be answered by a reply.
fn answerable(v: Said) -> Turn {
    let asked = turn(v, 1, 5, 0);
    let reply = v.words.how_to_reply(&Shape::OneOf, 5);
    Turn { choices: marked(asked.choices), reply, standing: standing(v, ["Ada", "Bo"]), ..asked }
}

fn taken(v: Said) -> MailedReceipt {
    let words = v.words;
    MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::Taken),
        quoted: vec![text("b"), v.says("2 cruiser, 1 carrier", "2 Kreuzer, 1 Träger")],
        steps: vec![
            v.says("What do you do? Tactical action", "Was tust du? Taktikaktion"),
            v.says("What moves? 2 × cruiser, 1 × carrier", "Was bewegt sich? 2 × Kreuzer, 1 × Träger"),
        ],
        notes: words.taken(124, true),
        told_heading: words.happened_heading(),
        told: vec![
            v.says("Ada activates Lodor.", "Ada aktiviert Lodor."),
            v.says("Ada moves 2 cruisers and 1 carrier.", "Ada bewegt 2 Kreuzer und 1 Träger."),
        ],
    }
}

fn not_taken(v: Said, said: &str) -> MailedReceipt {
    let words = v.words;
    let why = WhyNot::Unknown { said: said.to_owned(), was_shown: true };
    let tongue = Tongue { say: &|text| text.key.to_string(), name: &|seat| seat.to_string() };
    MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::NotTaken),
        quoted: vec![said.to_owned()],
        notes: words.why_not(&why, &tongue),
        ..MailedReceipt::default()
    }
}

fn receipt(v: Said, receipt: MailedReceipt) -> Receipt {
    Receipt {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        receipt,
        choices: vec![],
        reply: v.words.what_can_be_replied(),
        url: text("https://post.example/c/1"),
        standing: MailedStanding::default(),
        board: String::new(),
        witness: Witness::sample(124),
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

/// A reminder that can be answered by a reply.
fn reminder_to_reply_to(v: Said) -> Reminder {
    let asked = reminder(v, &v.question());
    let reply = v.words.how_to_reply(&Shape::OneOf, asked.choices.len());
    Reminder { choices: marked(asked.choices), reply, ..asked }
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

/// Receipts of being away and back.
fn about_absence(v: Said) -> Vec<(&'static str, Box<dyn Letter>)> {
    let words = v.words;
    let told = |heading: ReceiptHeading, quoted: &str, came: &Absence| MailedReceipt {
        heading: words.receipt_heading(heading),
        quoted: vec![text(quoted)],
        notes: words.absence(came, Tz::Europe__Berlin),
        ..MailedReceipt::default()
    };
    let moment = |text: &str| text.parse().expect("a moment");
    let booked = Absence::Booked { from: moment("2026-12-23T23:00:00Z"), until: moment("2027-01-02T23:00:00Z"), left: 11 };
    let unread = Absence::How { said: Some(v.says("next weekend", "nächstes Wochenende")), left: 21 };
    vec![
        (
            "receipt-away",
            Box::new(receipt(v, told(ReceiptHeading::Away, &v.says("AWAY 24.12. TO 2.1.", "ABWESEND 24.12. BIS 2.1."), &booked))),
        ),
        (
            "receipt-away-how",
            Box::new(receipt(v, told(ReceiptHeading::AwayHow, &v.says("AWAY next weekend", "ABWESEND nächstes Wochenende"), &unread))),
        ),
        (
            "receipt-away-not",
            Box::new(receipt(
                v,
                told(ReceiptHeading::NotTaken, &v.says("AWAY 30 DAYS", "ABWESEND 30 TAGE"), &Absence::Not(NotAway::Budget(1))),
            )),
        ),
    ]
}

/// Receipts of windows that are let pass, and of asking for more time.
fn about_windows_and_time(v: Said) -> Vec<(&'static str, Box<dyn Letter>)> {
    let words = v.words;
    let told = |heading: ReceiptHeading, quoted: String, notes: Vec<String>| MailedReceipt {
        heading: words.receipt_heading(heading),
        quoted: vec![quoted],
        notes,
        ..MailedReceipt::default()
    };
    let waived = words.waived(&v.says("Any reaction", "Jede Reaktion"), Until::Round);
    let (waive, more) = (v.says("ORDER WAIVE", "AUFTRAG VERZICHT"), v.says("MORE TIME 48", "MEHR ZEIT 48"));
    let off = v.says("ORDER WAIVE OFF", "AUFTRAG VERZICHT AUS");
    let all = |count: u32| {
        let came = [MoreTime::Agreed(count), MoreTime::Said, MoreTime::AskedForOthers(24), MoreTime::TooMany, MoreTime::NoTime];
        let rest = [MoreTime::NotAsked, MoreTime::OthersSay, MoreTime::Before, MoreTime::Given(1)];
        came.into_iter().chain(rest).flat_map(|came| words.more_time(came)).collect::<Vec<_>>()
    };
    let not = [words.nothing_waived(), words.not_waivable(), words.not_waived_now()].concat();
    vec![
        ("receipt-waived", Box::new(receipt(v, told(ReceiptHeading::Waived, waive.clone(), waived)))),
        ("receipt-waived-no-more", Box::new(receipt(v, told(ReceiptHeading::WaivedNoMore, off, words.waived_no_more())))),
        ("receipt-waived-not", Box::new(receipt(v, told(ReceiptHeading::NotTaken, waive, not)))),
        ("receipt-time", Box::new(receipt(v, told(ReceiptHeading::MoreTime, more.clone(), words.more_time(MoreTime::Given(48)))))),
        (
            "receipt-time-asked",
            Box::new(receipt(v, told(ReceiptHeading::MoreTimeAsked, more.clone(), words.more_time(MoreTime::Asked(48))))),
        ),
        // Whatever else can come of it, one below the other.
        ("receipt-time-all", Box::new(receipt(v, told(ReceiptHeading::NotTaken, more, all(2))))),
    ]
}

/// Letters about replies.
fn about_replies(v: Said, hostile: &str) -> Vec<(&'static str, Box<dyn Letter>)> {
    let words = v.words;
    let help = MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::Help),
        quoted: vec![v.says("HELP", "HILFE")],
        notes: words.reply_help(),
        ..MailedReceipt::default()
    };
    let offer = proposal(v, "Bo");
    let again = Receipt {
        choices: marked(offer.choices),
        reply: words.how_to_reply_to_proposal(),
        ..receipt(v, not_taken(v, &v.says("perhaps", "vielleicht")))
    };
    let status =
        MailedReceipt { heading: words.receipt_heading(ReceiptHeading::Status), quoted: vec![text("status")], ..MailedReceipt::default() };
    let board = MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::Board),
        quoted: vec![v.says("board", "brett")],
        ..MailedReceipt::default()
    };
    vec![
        ("turn-reply", Box::new(answerable(v))),
        ("turn-replied", Box::new(Turn { receipt: Some(taken(v)), happened: vec![], ..answerable(v) })),
        ("turn-not-understood", Box::new(Turn { receipt: Some(not_taken(v, hostile)), happened: vec![], ..answerable(v) })),
        ("receipt", Box::new(receipt(v, MailedReceipt { notes: vec![words.sealed(), words.asked_nothing()], ..taken(v) }))),
        ("receipt-proposal", Box::new(again)),
        ("receipt-hostile", Box::new(receipt(v, not_taken(v, hostile)))),
        ("receipt-help", Box::new(receipt(v, help))),
        ("receipt-status", Box::new(Receipt { standing: standing(v, ["Ada", "Bo"]), ..receipt(v, status) })),
        (
            "receipt-board",
            Box::new(Receipt {
                board: v.says("18 Mecatol Rex (1/6)\n49 Empty space 49", "18 Mecatol Rex (1/6)\n49 Leerraum 49"),
                ..receipt(v, board)
            }),
        ),
    ]
}

/// Every letter with every sample, by name.
#[must_use]
pub fn samples(words: Words) -> Vec<(&'static str, Box<dyn Letter>)> {
    let v = Said { words };
    let hostile = text("<script>alert(1)</script> & \"co\"\nSubject: no");
    let replies = about_replies(v, &hostile);
    let letters: Vec<(&'static str, Box<dyn Letter>)> = vec![
        ("turn", Box::new(turn(v, 4, 5, 7))),
        ("turn-first", Box::new(turn(v, 0, 2, 0))),
        ("turn-hostile", Box::new(Turn { campaign: hostile.clone(), name: hostile.clone(), prompt: hostile.clone(), ..turn(v, 1, 0, 0) })),
        (
            "invitation",
            Box::new(Invitation {
                campaign: v.campaign(),
                game: text("Twilight Imperium"),
                name: text("Ada"),
                host: text("bo@example.org"),
                commitment: "cd".repeat(32),
                table: v.says("Ada, Bo and Cy", "Ada, Bo und Cy"),
                map: String::new(),
                picture: String::new(),
                url: text("https://post.example/i/token"),
                block: text("https://post.example/b/token"),
            }),
        ),
        (
            "invitation-map",
            Box::new(Invitation {
                campaign: hostile.clone(),
                game: text("Twilight Imperium"),
                name: hostile.clone(),
                host: text("bo@example.org"),
                commitment: "cd".repeat(32),
                table: v.says("Ada, Bo and Cy", "Ada, Bo und Cy"),
                map: v.says("18 Mecatol Rex (1/6)\n49 Empty space 49", "18 Mecatol Rex (1/6)\n49 Leerraum 49"),
                picture: text("board@post.example"),
                url: text("https://post.example/i/token"),
                block: text("https://post.example/b/token"),
            }),
        ),
        ("seat-taken", Box::new(seat_taken(v, "Bo", "Cy, Dov"))),
        ("seat-taken-several", Box::new(seat_taken(v, "Bo, Cy", "Dov"))),
        ("seat-taken-last", Box::new(seat_taken(v, &hostile, ""))),
        (
            "started",
            Box::new(Started {
                campaign: v.campaign(),
                game: text("Twilight Imperium"),
                name: text("Ada"),
                seats: vec![
                    v.says("Ada plays The Federation of Sol", "Ada spielt Föderation von Sol"),
                    v.says("Bo plays The Yin Brotherhood", "Bo spielt Bruderschaft von Yin"),
                ],
                standing: standing(v, ["Ada", "Bo"]),
                url: text("https://post.example/c/1"),
                commitment: "cd".repeat(32),
                reply: vec![],
                unsubscribe: text("https://post.example/u/token"),
            }),
        ),
        (
            "ended",
            Box::new(Ended {
                campaign: hostile.clone(),
                game: text("Twilight Imperium"),
                name: text("Ada"),
                won: text("Ada"),
                standings: vec![v.says("1. Ada, 10 points", "1. Ada, 10 Punkte"), v.says("2. Bo, 8 points", "2. Bo, 8 Punkte")],
                standing: standing(v, ["Ada", "<b>Bo</b>"]),
                happened: vec![v.says("Ada scores Expand Borders.", "Ada erfüllt Erweitere die Grenzen: 1 Siegpunkt.")],
                url: text("https://post.example/c/1"),
                witness: Witness { hash: "ef".repeat(32), ..Witness::sample(900) },
            }),
        ),
        ("proposal", Box::new(proposal(v, "Bo"))),
        ("proposal-hostile", Box::new(proposal(v, &hostile))),
        ("talk", Box::new(talk(v, &v.says("◆ Cy: For two, yes.", "◆ Cy: Für zwei, ja."), 3))),
        ("talk-hostile", Box::new(talk(v, &hostile, 0))),
        ("promise", Box::new(promise(v, &v.says("■ Bo, Ada: “I leave Lodor alone.”", "■ Bo, Ada: „Ich lasse Lodor in Ruhe.“"), 2))),
        ("promise-hostile", Box::new(promise(v, &hostile, 0))),
        ("reminder", Box::new(reminder(v, &v.question()))),
        ("reminder-hostile", Box::new(reminder(v, &hostile))),
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
        ("timing-paused", Box::new(timing(v, &hostile, &[], ""))),
        ("timing-asked", Box::new(asked_of_the_table(v, &hostile))),
        ("timing-table", Box::new(said_by_the_table(v))),
        ("reminder-reply", Box::new(reminder_to_reply_to(v))),
        ("seat-offered", Box::new(seat(v, "Bo", true))),
        ("seat-passed", Box::new(seat(v, &hostile, false))),
        ("seat-fork-failed", Box::new(fork_failed(v))),
        ("new-rules", Box::new(new_rules(&v.campaign(), None))),
        ("new-rules-back", Box::new(new_rules(&hostile, Some("123")))),
        ("sign-in", Box::new(SignIn { url: text("https://post.example/s/token") })),
        ("stuck", Box::new(Stuck { campaign: hostile, game: text("Twilight Imperium"), url: text("https://post.example/c/1") })),
    ];
    letters
        .into_iter()
        .chain(replies)
        .chain(super::delivery::samples(v))
        .chain(super::court::samples(v))
        .chain(about_absence(v))
        .chain(about_windows_and_time(v))
        .collect()
}
