//! Samples of letters about what became of replies.

use super::asking::{answerable, marked, proposal};
use super::table::standing;
use super::{Said, text};
use crate::letters::{MailedReceipt, MailedStanding, Receipt, ReceiptHeading, TableWords, Turn, Witness, Wording};
use sternpost_model::letter::{Absence, MoreTime, WhyNot};
use sternpost_model::pace::{NotAway, Tz, Until};

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
    let table_words = TableWords { say: &|text| text.key.to_string(), name: &|seat| seat.to_string() };
    MailedReceipt {
        heading: words.receipt_heading(ReceiptHeading::NotTaken),
        quoted: vec![said.to_owned()],
        notes: words.why_not(&why, &table_words),
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

/// Receipts of being away and back.
fn about_absence(v: Said) -> Vec<(&'static str, Box<dyn Wording>)> {
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
fn about_windows_and_time(v: Said) -> Vec<(&'static str, Box<dyn Wording>)> {
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

/// These letters, by name.
pub(super) fn letters(v: Said, hostile: &str) -> Vec<(&'static str, Box<dyn Wording>)> {
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
    let replies: Vec<(&'static str, Box<dyn Wording>)> = vec![
        ("turn-reply", Box::new(answerable(v))),
        ("turn-replied", Box::new(Turn { receipt: Some(taken(v)), happened: vec![], parts: vec![], latest: None, ..answerable(v) })),
        (
            "turn-not-understood",
            Box::new(Turn { receipt: Some(not_taken(v, hostile)), happened: vec![], parts: vec![], latest: None, ..answerable(v) }),
        ),
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
    ];
    replies.into_iter().chain(about_absence(v)).chain(about_windows_and_time(v)).collect()
}
