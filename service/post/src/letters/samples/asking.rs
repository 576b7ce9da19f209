//! Samples of letters that ask: turns, proposals, reminders.

use super::course::at_the_table;
use super::highlights::fight;
use super::table::{promises, standing};
use super::{Said, text};
use crate::letters::{
    MailedBeginning, MailedChoice, MailedPart, MailedPromises, MailedStanding, Proposal, Reminder, Turn, Witness, Wording,
};
use sternpost_core::Shape;
use sternpost_orders::reading::mark_of;

/// A turn letter of which so much has happened, and that shows so many choices; where there are more of them much else is going on as well.
fn turn(v: Said, happened: usize, choices: usize, more: usize) -> Turn {
    let choice = |i: usize| MailedChoice {
        mark: String::new(),
        label: v.says(&format!("Choice {i}"), &format!("Wahl {i}")),
        hint: i.is_multiple_of(2).then(|| v.says("costs 3 of your 4 trade goods", "kostet 3 deiner 4 Handelswaren")),
        does: (i == 4).then(|| v.says("Place 3 command tokens.", "Platziere 3 Kommandomarker.")),
        url: (!i.is_multiple_of(3)).then(|| format!("https://post.example/t/token{i}")),
    };
    let moves = |i| v.says(&format!("Bo moves {i} carriers to Mecatol Rex."), &format!("Bo bewegt {i} Träger nach Mecatol Rex."));
    let lines: Vec<String> = (0..happened).map(moves).collect();
    let asked = Turn {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        begins: None,
        happened: lines.clone(),
        latest: (happened > 1).then(|| fight(v, "Bo")),
        parts: if happened > 0 { vec![MailedPart::Lines(lines)] } else { vec![] },
        earlier: happened > 1,
        said: vec![],
        talk: String::new(),
        promises: MailedPromises::default(),
        orders: vec![],
        orders_url: String::new(),
        due: String::new(),
        receipt: None,
        asks: v.question(),
        round: String::new(),
        in_full: false,
        prompt: v.question(),
        rule: text("LRR 6.2"),
        how: vec![],
        choices: (0..choices).map(choice).collect(),
        more,
        default: v.says("Pass", "Passen"),
        reply: vec![],
        remarks: vec![v.says(
            "As it stands: Ada wins 62 of 100 such fights, Bo 35, nobody 3.",
            "Wie es steht: Von 100 solchen Kämpfen gewinnt Ada 62, Bo 35, niemand 3.",
        )],
        barred: vec![],
        url: text("https://post.example/t/token"),
        others: String::new(),
        standing: MailedStanding::default(),
        board: text("18 Mecatol Rex (1/6)"),
        picture: text("board@post.example"),
        witness: Witness::sample(123),
        unsubscribe: text("https://post.example/u/token"),
    };
    if more > 0 { at_a_busy_table(v, asked) } else { asked }
}

/// The same where time runs, somebody has said and promised something, orders have answered, and not everything can be picked.
fn at_a_busy_table(v: Said, asked: Turn) -> Turn {
    let promised = v.says("■ Bo, Ada: “I leave Lodor alone.” (due: Round 4)", "■ Bo, Ada: „Ich lasse Lodor in Ruhe.“ (fällig: Runde 4)");
    Turn {
        said: vec![
            v.says("■ Bo: Does anybody sell a trade agreement?", "■ Bo: Verkauft jemand ein Handelsabkommen?"),
            v.says("■ Bo, in private to Ada: I leave Lodor alone.", "■ Bo, nur zu Ada: Ich lasse Lodor in Ruhe."),
        ],
        talk: text("https://post.example/c/1/link/token"),
        promises: promises(v, &promised, 0),
        orders: vec![
            v.says("Your order “Any reaction” has answered 3 questions.", "Dein Dauerauftrag „Jede Reaktion“ hat 3 Fragen beantwortet."),
        ],
        orders_url: text("https://post.example/c/1/link/token?to=orders"),
        due: v.due(),
        round: v.says("Round 3", "Runde 3"),
        how: vec![
            v.says("Share out 3 in all.", "Verteile insgesamt 3."),
            v.says("Resources: at least 4 (LRR 65.2)", "Ressourcen: mindestens 4 (LRR 65.2)"),
        ],
        barred: vec![v.says(
            "Pass: Your strategic action comes first: Warfare (LRR 4.4)",
            "Passen: Deine Strategieaktion kommt zuerst: Kriegsführung (LRR 4.4)",
        )],
        others: v.says("Bo and Cy", "Bo und Cy"),
        standing: standing(v, ["Ada", "Bo"]),
        ..asked
    }
}

pub(super) fn proposal(v: Said, from: &str) -> Proposal {
    let choice = |label: &str| MailedChoice {
        mark: String::new(),
        label: text(label),
        hint: Some(v.says(
            &format!("{from} gives Ada: 2 trade goods. In return: nothing."),
            &format!("{from} gibt Ada: 2 Handelswaren. Dafür: nichts."),
        )),
        does: None,
        url: Some(format!("https://post.example/t/{}", label.len())),
    };
    Proposal {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        from: text(from),
        choices: vec![choice(&v.says("Accept offer 3", "Angebot 3 annehmen")), choice(&v.says("Decline offer 3", "Angebot 3 ablehnen"))],
        said: vec![v.says(
            &format!("■ {from} to Ada: So that our border stays quiet."),
            &format!("■ {from} an Ada: Damit unsere Grenze ruhig bleibt."),
        )],
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
        asks: text(prompt),
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

pub(super) fn marked(choices: Vec<MailedChoice>) -> Vec<MailedChoice> {
    choices.into_iter().enumerate().map(|(at, choice)| MailedChoice { mark: mark_of(at), ..choice }).collect()
}

/// A turn letter that can be answered by a reply.
pub(super) fn answerable(v: Said) -> Turn {
    let asked = turn(v, 1, 5, 0);
    let reply = v.words.how_to_reply(&Shape::OneOf, 5);
    Turn { choices: marked(asked.choices), reply, standing: standing(v, ["Ada", "Bo"]), ..asked }
}

/// A reminder that can be answered by a reply.
fn reminder_to_reply_to(v: Said) -> Reminder {
    let asked = reminder(v, &v.question());
    let reply = v.words.how_to_reply(&Shape::OneOf, asked.choices.len());
    Reminder { choices: marked(asked.choices), reply, ..asked }
}

fn beginning(v: Said, other: &str) -> MailedBeginning {
    MailedBeginning { seats: at_the_table(v, other), url: text("https://post.example/c/1"), commitment: "cd".repeat(32) }
}

/// These letters, by name.
pub(super) fn letters(v: Said, hostile: &str) -> Vec<(&'static str, Box<dyn Wording>)> {
    vec![
        ("turn", Box::new(turn(v, 4, 5, 7))),
        ("turn-in-full", Box::new(Turn { in_full: true, ..answerable(v) })),
        ("turn-first", Box::new(turn(v, 0, 2, 0))),
        ("turn-begins", Box::new(Turn { begins: Some(beginning(v, "Bo")), ..turn(v, 0, 2, 0) })),
        (
            "turn-begins-reply",
            Box::new(Turn { begins: Some(beginning(v, hostile)), happened: vec![], parts: vec![], latest: None, ..answerable(v) }),
        ),
        (
            "turn-hostile",
            Box::new(Turn { campaign: hostile.to_owned(), name: hostile.to_owned(), prompt: hostile.to_owned(), ..turn(v, 1, 0, 0) }),
        ),
        ("proposal", Box::new(proposal(v, "Bo"))),
        ("proposal-hostile", Box::new(proposal(v, hostile))),
        ("reminder", Box::new(reminder(v, &v.question()))),
        ("reminder-hostile", Box::new(reminder(v, hostile))),
        ("reminder-reply", Box::new(reminder_to_reply_to(v))),
    ]
}
