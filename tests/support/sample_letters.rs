//! Samples of every letter: with everything, with nothing, and with hostile names.

use sternpost::post::letters::*;

/// A name that would break out of HTML and of a header line.
pub const HOSTILE: &str = "<b onload=alert(1)>\"Mallory\" & 'Co'\r\nBcc: all@example.org";

/// A PNG of one pixel.
pub const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

/// A letter and the name of its snapshots.
pub struct Sample {
    pub name: &'static str,
    pub worded: Worded,
}

fn text(text: &str) -> String {
    text.to_owned()
}

fn head() -> String {
    text("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
}

pub fn choice(label: &str, hint: Option<&str>) -> MailedChoice {
    let url = format!("https://post.example/t/token-{}", label.to_lowercase().replace(' ', "-"));
    MailedChoice { label: text(label), hint: hint.map(text), url: Some(url) }
}

pub fn turn() -> Turn {
    Turn {
        campaign: text("Fall of Hylar"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        happened: vec![text("Bo activated system 26."), text("Cy passed.")],
        earlier: 3,
        prompt: text("Which strategic action do you take?"),
        rule: text("LRR 78.1"),
        choices: vec![choice("Leadership", Some("3 command tokens")), choice("Pass", None)],
        more: 5,
        url: text("https://post.example/t/token"),
        others: text("Bo, Cy"),
        board: text("18 Mecatol Rex: Ada, 2 infantry\n26 Lodor: Bo, 1 carrier"),
        picture: text("board-0a1b2c"),
        version: 1_042,
        head: head(),
        unsubscribe: text("https://post.example/u/token"),
    }
}

/// The first turn: nothing to tell, nobody else, choices that cannot be linked one by one.
fn first_turn() -> Turn {
    let choices = ["Lodor", "Mecatol Rex"].map(|label| MailedChoice { url: None, ..choice(label, Some("2 resources")) });
    Turn { happened: vec![], earlier: 0, choices: choices.into(), more: 0, others: String::new(), ..turn() }
}

fn hostile_turn() -> Turn {
    Turn {
        campaign: text(HOSTILE),
        game: text(HOSTILE),
        name: text(HOSTILE),
        happened: vec![text(HOSTILE)],
        prompt: text(HOSTILE),
        rule: text(HOSTILE),
        choices: vec![MailedChoice { label: text(HOSTILE), hint: Some(text(HOSTILE)), url: Some(text("https://post.example/t/x")) }],
        others: text(HOSTILE),
        ..turn()
    }
}

fn invitation() -> Invitation {
    Invitation {
        campaign: text("Fall of Hylar"),
        game: text("Twilight Imperium"),
        name: text("Bo"),
        host: text("ada@reader.example"),
        table: text("Ada, Bo, Cy"),
        url: text("https://post.example/i/token"),
    }
}

fn started() -> Started {
    Started {
        campaign: text("Fall of Hylar"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        seats: vec![text("Ada: The Barony of Letnev"), text("Bo")],
        url: text("https://post.example/c/17"),
        commitment: head(),
        unsubscribe: text("https://post.example/u/token"),
    }
}

fn ended() -> Ended {
    Ended {
        campaign: text("Fall of Hylar"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        standings: vec![text("1. Bo: 10"), text("1. Cy: 10"), text("3. Ada: 9")],
        happened: vec![text("Bo scored Imperial.")],
        url: text("https://post.example/c/17"),
        version: 1_900,
        head: head(),
    }
}

/// Every letter with every sample.
pub fn all() -> Vec<Sample> {
    let sample = |name, letter: &dyn Letter| Sample { name, worded: letter.worded().unwrap() };
    let stuck = Stuck { campaign: text("Fall of Hylar"), game: text("Twilight Imperium"), url: text("https://post.example/c/17") };
    vec![
        sample("turn", &turn()),
        sample("turn-first", &first_turn()),
        sample("turn-hostile", &hostile_turn()),
        sample("invitation", &invitation()),
        sample("invitation-hostile", &Invitation { host: text(HOSTILE), table: text(HOSTILE), campaign: text(HOSTILE), ..invitation() }),
        sample("started", &started()),
        sample("ended", &ended()),
        sample("ended-hostile", &Ended { standings: vec![text(HOSTILE)], happened: vec![], campaign: text(HOSTILE), ..ended() }),
        sample("sign-in", &SignIn { url: text("https://post.example/s/token") }),
        sample("stuck", &stuck),
    ]
}
