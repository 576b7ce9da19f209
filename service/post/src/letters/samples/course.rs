//! Samples of letters about the course of a campaign, and of those that are about none.

use super::highlights::vote;
use super::table::standing;
use super::{Said, text};
use crate::letters::{
    Ended, Hosted, Invitation, MailedPart, MailedTable, NewRules, SeatDeclined, SeatTaken, SignIn, Started, Stuck, Witness, Wording,
};

/// The lines about who plays what, as a letter has them.
pub(super) fn at_the_table(v: Said, other: &str) -> Vec<String> {
    vec![
        v.says("Ada: The Federation of Sol", "Ada: Föderation von Sol"),
        v.says(&format!("{other}: The Yin Brotherhood"), &format!("{other}: Bruderschaft von Yin")),
    ]
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

fn invitation(v: Said) -> Invitation {
    Invitation {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        host: text("bo@example.org"),
        commitment: "cd".repeat(32),
        table: v.says("Ada, Bo and Cy", "Ada, Bo und Cy"),
        pace: v.says("A question waits 3 days.", "Eine Frage wartet 3 Tage."),
        map: String::new(),
        picture: String::new(),
        url: text("https://post.example/i/token"),
        block: text("https://post.example/b/token"),
    }
}

/// An invitation to a table whose map is laid out already.
fn invitation_with_map(v: Said, hostile: &str) -> Invitation {
    Invitation {
        campaign: hostile.to_owned(),
        name: hostile.to_owned(),
        map: v.says("18 Mecatol Rex (1/6)\n49 Empty space 49", "18 Mecatol Rex (1/6)\n49 Leerraum 49"),
        picture: text("board@post.example"),
        ..invitation(v)
    }
}

fn started(v: Said) -> Started {
    Started {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        seats: at_the_table(v, "Bo"),
        standing: standing(v, ["Ada", "Bo"]),
        url: text("https://post.example/c/1"),
        commitment: "cd".repeat(32),
        reply: vec![],
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn ended(v: Said, hostile: &str) -> Ended {
    let scored = v.says("Ada scores Expand Borders.", "Ada erfüllt Erweitere die Grenzen: 1 Siegpunkt.");
    Ended {
        campaign: hostile.to_owned(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        won: v.words.won_by("Ada", 10, 8),
        standings: vec![v.says("1. Ada, 10 points", "1. Ada, 10 Punkte"), v.says("2. Bo, 8 points", "2. Bo, 8 Punkte")],
        standing: standing(v, ["Ada", "<b>Bo</b>"]),
        happened: vec![scored.clone()],
        parts: vec![MailedPart::Highlight(Box::new(vote(v, hostile))), MailedPart::Lines(vec![scored])],
        url: text("https://post.example/c/1"),
        witness: Witness { hash: "ef".repeat(32), ..Witness::sample(900) },
    }
}

/// These letters, by name.
pub(super) fn letters(v: Said, hostile: &str) -> Vec<(&'static str, Box<dyn Wording>)> {
    vec![
        ("invitation", Box::new(invitation(v))),
        ("invitation-map", Box::new(invitation_with_map(v, hostile))),
        ("seat-taken", Box::new(seat_taken(v, "Bo", "Cy, Dov"))),
        ("seat-taken-several", Box::new(seat_taken(v, "Bo, Cy", "Dov"))),
        ("seat-taken-last", Box::new(seat_taken(v, hostile, ""))),
        ("hosted", Box::new(hosted(v, false))),
        ("hosted-week", Box::new(hosted(v, true))),
        (
            "seat-declined",
            Box::new(SeatDeclined {
                campaign: v.campaign(),
                game: text("Twilight Imperium"),
                name: hostile.to_owned(),
                url: text("https://post.example/c/1"),
            }),
        ),
        ("started", Box::new(started(v))),
        ("ended", Box::new(ended(v, hostile))),
        ("new-rules", Box::new(new_rules(&v.campaign(), None))),
        ("new-rules-back", Box::new(new_rules(hostile, Some("123")))),
        ("sign-in", Box::new(SignIn { url: text("https://post.example/s/token") })),
        ("stuck", Box::new(Stuck { campaign: hostile.to_owned(), game: text("Twilight Imperium"), url: text("https://post.example/c/1") })),
    ]
}

fn hosted(v: Said, is_weekly: bool) -> Hosted {
    let table = |campaign: &str, moves: usize, happened: Vec<String>, waits: Vec<String>| MailedTable {
        campaign: campaign.to_owned(),
        game: text("Twilight Imperium"),
        stands: v.says("Round 3 · Action phase", "Runde 3 · Aktionsphase"),
        happened,
        moves,
        waits,
        url: text("https://post.example/c/1"),
    };
    let happened = vec![
        v.says("Bo took Lodor from Ada.", "Bo hat Ada Lodor genommen."),
        v.says("Ada scored a secret objective.", "Ada hat ein Geheimes Ziel erfüllt."),
    ];
    let waits =
        vec![v.says("Cy is waited for, until Sunday 22 November, 20:00.", "Gewartet wird auf Cy, bis Sonntag, 22. November, 20:00.")];
    Hosted {
        tables: vec![table(&v.campaign(), 14, happened, waits), table("<b>Bold</b> & co", 0, vec![], vec![])],
        is_weekly,
        unsubscribe: text("https://post.example/u/token"),
    }
}
