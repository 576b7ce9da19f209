//! Sample contexts of every letter, plain and awkward; a test renders them all.

use super::{
    Ended, Invitation, Letter, MailedChoice, MailedPromises, MailedReceipt, MailedRow, MailedSeat, MailedStanding, NewRules, Promise,
    Proposal, Receipt, ReceiptHeading, Reminder, SeatLetter, SeatTaken, SignIn, Started, Stuck, Talk, Timing, Tongue, Turn, Witness, Words,
};
use crate::campaign::{Absence, WhyNot, mark_of};
use crate::pace::{NotAway, Tz};
use sternpost_core::Shape;

fn text(text: &str) -> String {
    text.to_owned()
}

fn standing(names: [&str; 2]) -> MailedStanding {
    let row = |label: &str, cells: [&str; 2]| MailedRow { label: text(label), cells: cells.map(text).to_vec() };
    let seat = |mark: char, name: &str, score: &str, is_reader: bool| MailedSeat {
        mark,
        name: text(name),
        score: text(score),
        is_reader,
        is_waited_for: !is_reader,
    };
    MailedStanding {
        facts: text("Round 3 · Action phase"),
        score: text("Victory points"),
        seats: vec![seat('●', names[0], "7/10", true), seat('■', names[1], "3/10", false)],
        rows: vec![row("Trade goods", ["2", "0"])],
        held: vec![text("Strategy cards: ● Trade (used) · ■ Warfare")],
        goals: vec![row("Expand Borders (1 point)", ["4/6", "✓"])],
    }
}

fn turn(happened: usize, choices: usize, more: usize) -> Turn {
    let choice = |i: usize| MailedChoice {
        mark: String::new(),
        label: format!("Choice {i}"),
        hint: i.is_multiple_of(2).then(|| text("costs 3 of your 4 trade goods")),
        url: (!i.is_multiple_of(3)).then(|| format!("https://post.example/t/token{i}")),
    };
    Turn {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        happened: (0..happened).map(|i| format!("Bo moves {i} carriers to Mecatol Rex.")).collect(),
        earlier: happened > 1,
        said: if more > 0 {
            vec![text("■ Bo: Does anybody sell a trade agreement?"), text("■ Bo, in private to Ada: I leave Lodor alone.")]
        } else {
            vec![]
        },
        talk: if more > 0 { text("https://post.example/c/1/link/token") } else { String::new() },
        promises: if more > 0 { promises("■ Bo, Ada: “I leave Lodor alone.” (due: Round 4)", 0) } else { MailedPromises::default() },
        orders: if more > 0 { vec![text("Your order “Any reaction” has answered 3 questions.")] } else { vec![] },
        orders_url: if more > 0 { text("https://post.example/c/1/link/token?to=orders") } else { String::new() },
        due: if more > 0 { text("Tue 2 March 2027, 18:00 (Europe/Berlin)") } else { String::new() },
        receipt: None,
        prompt: text("Which system do you activate?"),
        rule: text("LRR 6.2"),
        how: if more > 0 { vec![text("Share out 3 in all."), text("Resources: at least 4 (LRR 65.2)")] } else { vec![] },
        choices: (0..choices).map(choice).collect(),
        more,
        default: text("Pass"),
        reply: vec![],
        remarks: vec![text("As it stands: Ada wins 62 of 100 such fights, Bo 35, nobody 3.")],
        barred: if more > 0 { vec![text("Pass: Your strategic action comes first: Warfare (LRR 4.4)")] } else { vec![] },
        url: text("https://post.example/t/token"),
        others: if more > 0 { text("Bo and Cy") } else { String::new() },
        standing: if more > 0 { standing(["Ada", "Bo"]) } else { MailedStanding::default() },
        board: text("18 Mecatol Rex (1/6)"),
        picture: text("board@post.example"),
        witness: Witness::sample(123),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn seat_taken(name: &str, waiting: &str) -> SeatTaken {
    SeatTaken {
        campaign: text("Monday's empire"),
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

fn talk(said: &str, more: usize) -> Talk {
    Talk {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        said: vec![text("■ Bo: Does anybody sell a trade agreement?"), text(said)],
        more,
        url: text("https://post.example/c/1/link/token"),
        witness: Witness::sample(125),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn promises(asked: &str, more: usize) -> MailedPromises {
    MailedPromises {
        asked: vec![text(asked)],
        due: vec![text("◆ Cy, Ada: “No fleet of ours goes to Mecatol Rex.” (due: Sat 5 December 2026)")],
        changed: if more > 0 { vec![text("“Two trade goods for a vote.” All have agreed.")] } else { vec![] },
        more,
        url: text("https://post.example/c/1/link/token"),
    }
}

fn promise(asked: &str, more: usize) -> Promise {
    Promise {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        promises: promises(asked, more),
        url: text("https://post.example/c/1/link/token"),
        witness: Witness::sample(126),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn proposal(from: &str) -> Proposal {
    let choice = |label: &str| MailedChoice {
        mark: String::new(),
        label: text(label),
        hint: Some(format!("{from} gives Ada: 2 trade goods. In return: nothing.")),
        url: Some(format!("https://post.example/t/{}", label.len())),
    };
    Proposal {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        from: text(from),
        choices: vec![choice("Accept offer 3"), choice("Decline offer 3")],
        reply: vec![],
        url: text("https://post.example/c/1"),
        witness: Witness::sample(124),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn reminder(prompt: &str) -> Reminder {
    Reminder {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        prompt: text(prompt),
        due: text("Tue 2 March 2027, 18:00 (Europe/Berlin)"),
        left: text("9 hours 36 minutes"),
        then: text("If nothing has come by then, the default is played for you."),
        default: text("Pass"),
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
fn answerable() -> Turn {
    let asked = turn(1, 5, 0);
    let reply = Words::default().how_to_reply(&Shape::OneOf, 5);
    Turn { choices: marked(asked.choices), reply, standing: standing(["Ada", "Bo"]), ..asked }
}

fn taken() -> MailedReceipt {
    let words = Words::default();
    MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::Taken),
        quoted: vec![text("b"), text("2 cruiser, 1 carrier")],
        steps: vec![text("What do you do? Tactical action"), text("What moves? 2 × cruiser, 1 × carrier")],
        notes: words.taken(124, true),
        told_heading: words.happened_heading(),
        told: vec![text("Ada activates Lodor."), text("Ada moves 2 cruisers and 1 carrier.")],
    }
}

fn not_taken(said: &str) -> MailedReceipt {
    let words = Words::default();
    let why = WhyNot::Unknown { said: said.to_owned(), was_shown: true };
    let tongue = Tongue { say: &|text| text.key.to_string(), name: &|seat| seat.to_string() };
    MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::NotTaken),
        quoted: vec![said.to_owned()],
        notes: words.why_not(&why, &tongue),
        ..MailedReceipt::default()
    }
}

fn receipt(receipt: MailedReceipt) -> Receipt {
    Receipt {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        receipt,
        choices: vec![],
        reply: Words::default().what_can_be_replied(),
        url: text("https://post.example/c/1"),
        standing: MailedStanding::default(),
        board: String::new(),
        witness: Witness::sample(124),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn timing(heading: &str, terms: &[&str], prompt: &str) -> Timing {
    Timing {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        heading: text(heading),
        terms: terms.iter().map(|line| text(line)).collect(),
        prompt: text(prompt),
        due: if prompt.is_empty() { String::new() } else { text("Tue 2 March 2027, 18:00 (Europe/Berlin)") },
        url: text("https://post.example/t/token"),
        time: text("https://post.example/c/1/link/token?to=time"),
        witness: Witness::sample(125),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn seat(words: &Words, name: &str, to_stranger: bool) -> SeatLetter {
    let told = if to_stranger {
        vec![
            words.t1("letter-seat-offered-pool", "from", name),
            words.t1("letter-seat-first-come", "until", "Tue 2 March 2027, 18:00 (Europe/Berlin)"),
            words.t("letter-seat-goes-with"),
            words.t("letter-seat-without-talk"),
        ]
    } else {
        vec![words.t("letter-seat-passed-why")]
    };
    let (heading, button) =
        if to_stranger { ("letter-seat-offered", "letter-seat-look") } else { ("letter-seat-passed", "letter-seat-passed-look") };
    SeatLetter {
        campaign: text("Monday's empire"),
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

/// Receipts of being away and back.
fn about_absence() -> Vec<(&'static str, Box<dyn Letter>)> {
    let words = Words::default();
    let told = |heading: ReceiptHeading, quoted: &str, came: &Absence| MailedReceipt {
        heading: words.receipt_heading(heading),
        quoted: vec![text(quoted)],
        notes: words.absence(came, Tz::Europe__Berlin),
        ..MailedReceipt::default()
    };
    let moment = |text: &str| text.parse().expect("a moment");
    let booked = Absence::Booked { from: moment("2026-12-23T23:00:00Z"), until: moment("2027-01-02T23:00:00Z"), left: 11 };
    let unread = Absence::How { said: Some(text("next weekend")), left: 21 };
    vec![
        ("receipt-away", Box::new(receipt(told(ReceiptHeading::Away, "AWAY 24.12. TO 2.1.", &booked)))),
        ("receipt-away-how", Box::new(receipt(told(ReceiptHeading::AwayHow, "AWAY next weekend", &unread)))),
        ("receipt-away-not", Box::new(receipt(told(ReceiptHeading::NotTaken, "AWAY 30 DAYS", &Absence::Not(NotAway::Budget(1)))))),
    ]
}

/// Letters about replies.
fn about_replies(hostile: &str) -> Vec<(&'static str, Box<dyn Letter>)> {
    let words = Words::default();
    let help = MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::Help),
        quoted: vec![text("HELP")],
        notes: words.reply_help(),
        ..MailedReceipt::default()
    };
    let offer = proposal("Bo");
    let again = Receipt { choices: marked(offer.choices), reply: words.how_to_reply_to_proposal(), ..receipt(not_taken("perhaps")) };
    let status =
        MailedReceipt { heading: words.receipt_heading(ReceiptHeading::Status), quoted: vec![text("status")], ..MailedReceipt::default() };
    let board =
        MailedReceipt { heading: words.receipt_heading(ReceiptHeading::Board), quoted: vec![text("board")], ..MailedReceipt::default() };
    vec![
        ("turn-reply", Box::new(answerable())),
        ("turn-replied", Box::new(Turn { receipt: Some(taken()), happened: vec![], ..answerable() })),
        ("turn-not-understood", Box::new(Turn { receipt: Some(not_taken(hostile)), happened: vec![], ..answerable() })),
        ("receipt", Box::new(receipt(MailedReceipt { notes: vec![words.sealed(), words.asked_nothing()], ..taken() }))),
        ("receipt-proposal", Box::new(again)),
        ("receipt-hostile", Box::new(receipt(not_taken(hostile)))),
        ("receipt-help", Box::new(receipt(help))),
        ("receipt-status", Box::new(Receipt { standing: standing(["Ada", "Bo"]), ..receipt(status) })),
        ("receipt-board", Box::new(Receipt { board: text("18 Mecatol Rex (1/6)\n49 Empty space 49"), ..receipt(board) })),
    ]
}

/// Every letter with every sample, by name.
#[must_use]
pub fn samples() -> Vec<(&'static str, Box<dyn Letter>)> {
    let hostile = text("<script>alert(1)</script> & \"co\"\nSubject: no");
    let replies = about_replies(&hostile);
    let letters: Vec<(&'static str, Box<dyn Letter>)> = vec![
        ("turn", Box::new(turn(4, 5, 7))),
        ("turn-first", Box::new(turn(0, 2, 0))),
        ("turn-hostile", Box::new(Turn { campaign: hostile.clone(), name: hostile.clone(), prompt: hostile.clone(), ..turn(1, 0, 0) })),
        (
            "invitation",
            Box::new(Invitation {
                campaign: text("Monday's empire"),
                game: text("Twilight Imperium"),
                name: text("Ada"),
                host: text("bo@example.org"),
                commitment: "cd".repeat(32),
                table: text("Ada, Bo and Cy"),
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
                table: text("Ada, Bo and Cy"),
                map: text("18 Mecatol Rex (1/6)\n49 Empty space 49"),
                picture: text("board@post.example"),
                url: text("https://post.example/i/token"),
                block: text("https://post.example/b/token"),
            }),
        ),
        ("seat-taken", Box::new(seat_taken("Bo", "Cy, Dov"))),
        ("seat-taken-last", Box::new(seat_taken(&hostile, ""))),
        (
            "started",
            Box::new(Started {
                campaign: text("Monday's empire"),
                game: text("Twilight Imperium"),
                name: text("Ada"),
                seats: vec![text("Ada plays The Federation of Sol"), text("Bo plays The Yin Brotherhood")],
                standing: standing(["Ada", "Bo"]),
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
                standings: vec![text("1. Ada, 10 points"), text("2. Bo, 8 points")],
                standing: standing(["Ada", "<b>Bo</b>"]),
                happened: vec![text("Ada scores Expand Borders.")],
                url: text("https://post.example/c/1"),
                witness: Witness { hash: "ef".repeat(32), ..Witness::sample(900) },
            }),
        ),
        ("proposal", Box::new(proposal("Bo"))),
        ("proposal-hostile", Box::new(proposal(&hostile))),
        ("talk", Box::new(talk("◆ Cy: For two, yes.", 3))),
        ("talk-hostile", Box::new(talk(&hostile, 0))),
        ("promise", Box::new(promise("■ Bo, Ada: “I leave Lodor alone.”", 2))),
        ("promise-hostile", Box::new(promise(&hostile, 0))),
        ("reminder", Box::new(reminder("Which system do you activate?"))),
        ("reminder-hostile", Box::new(reminder(&hostile))),
        (
            "timing",
            Box::new(timing(
                "The host has settled the pace anew",
                &["Each question waits 48 hours.", "When time is over: the default of its question is played."],
                "Which system do you activate?",
            )),
        ),
        ("timing-paused", Box::new(timing(&hostile, &[], ""))),
        ("seat-offered", Box::new(seat(&Words::default(), "Bo", true))),
        ("seat-passed", Box::new(seat(&Words::default(), &hostile, false))),
        ("new-rules", Box::new(new_rules("Monday's empire", None))),
        ("new-rules-back", Box::new(new_rules(&hostile, Some("123")))),
        ("sign-in", Box::new(SignIn { url: text("https://post.example/s/token") })),
        ("stuck", Box::new(Stuck { campaign: hostile, game: text("Twilight Imperium"), url: text("https://post.example/c/1") })),
    ];
    letters.into_iter().chain(replies).chain(super::delivery::samples()).chain(super::court::samples()).chain(about_absence()).collect()
}
