//! A sample of every letter, in the states that matter: with everything, with nothing, and with hostile names.

use chrono::{DateTime, Utc};
use sternpost::post::letters::*;
use sternpost_core::Shape;

/// A name that would break out of HTML and of a header line.
pub const HOSTILE: &str = "<b onload=alert(1)>\"Mallory\" & 'Co'\r\nBcc: all@example.org";

/// A PNG of one pixel.
pub const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

/// A letter and the name of its snapshot.
pub struct Sample {
    pub name: &'static str,
    pub written: Written,
}

pub fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

pub fn frame(reader: &str, campaign: &str) -> Frame {
    Frame {
        reader: reader.to_owned(),
        campaign: campaign.to_owned(),
        game: "Twilight Imperium".to_owned(),
        url: "https://post.example/c/17".to_owned(),
        head: Some(Head { seq: 42, hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".to_owned() }),
        unsubscribe: Some("https://post.example/unsubscribe/token".to_owned()),
    }
}

fn board() -> Option<Board> {
    let picture = BoardPicture { png: PIXEL.to_vec(), alt: "The galaxy after entry 42".to_owned() };
    Some(Board { picture: Some(picture), text: "18 Mecatol Rex: Ada, 2 infantry\n26 Lodor: Bo, 1 carrier".to_owned() })
}

fn choice(label: &str, hint: Option<&str>) -> ChoiceLink {
    let url = format!("https://post.example/t/token?choice={}", label.to_lowercase().replace(' ', "-"));
    ChoiceLink { label: label.to_owned(), hint: hint.map(str::to_owned), url }
}

fn when(zone: chrono_tz::Tz) -> Option<When> {
    Some(When { at: at("2026-11-24T17:00:00Z"), zone })
}

pub fn turn() -> Turn {
    Turn {
        frame: frame("Ada", "Fall of Hylar"),
        lines: vec!["Bo activated system 26.".to_owned(), "Cy passed.".to_owned()],
        prompt: "Which strategic action do you take?".to_owned(),
        rule: "LRR 78.1".to_owned(),
        shape: Shape::OneOf,
        choices: vec![choice("Leadership", Some("3 command tokens")), choice("Pass", None)],
        default: Some("Pass".to_owned()),
        deadline: when(chrono_tz::Europe::Berlin),
        also_waited_for: vec!["Bo".to_owned(), "Cy".to_owned()],
        url: "https://post.example/t/token".to_owned(),
        board: board(),
    }
}

/// A turn with more of everything than a letter holds.
pub fn long_turn() -> Turn {
    Turn {
        lines: (1..=MOST_LINES + 3).map(|n| format!("Line {n}.")).collect(),
        shape: Shape::SomeOf { least: 1, most: 3 },
        choices: (1..=MOST_CHOICES + 5).map(|n| choice(&format!("System {n}"), None)).collect(),
        default: None,
        deadline: None,
        also_waited_for: vec![],
        board: None,
        ..turn()
    }
}

fn hostile_turn() -> Turn {
    Turn {
        frame: Frame { unsubscribe: None, head: None, ..frame(HOSTILE, HOSTILE) },
        lines: vec![HOSTILE.to_owned()],
        prompt: HOSTILE.to_owned(),
        rule: HOSTILE.to_owned(),
        choices: vec![ChoiceLink { label: HOSTILE.to_owned(), hint: Some(HOSTILE.to_owned()), url: "https://post.example/t/x".to_owned() }],
        default: Some(HOSTILE.to_owned()),
        deadline: when(chrono_tz::America::Los_Angeles),
        also_waited_for: vec![HOSTILE.to_owned()],
        ..turn()
    }
}

/// The turn letter of a question with this shape.
pub fn shaped(shape: Shape) -> Turn {
    Turn { shape, ..turn() }
}

fn invitations() -> [Invitation; 2] {
    let plain = Invitation {
        frame: Frame { head: None, ..frame("Bo", "Fall of Hylar") },
        host: "Ada".to_owned(),
        table: vec!["Ada".to_owned(), "Cy".to_owned()],
        url: "https://post.example/i/token".to_owned(),
        choices: vec![],
        until: None,
    };
    let choosing = Invitation {
        table: vec![],
        choices: vec![choice("The Barony of Letnev", Some("fleets")), choice("The Universities of Jol-Nar", None)],
        until: when(chrono_tz::Asia::Tokyo),
        ..plain.clone()
    };
    [plain, choosing]
}

fn started() -> Started {
    Started {
        frame: frame("Ada", "Fall of Hylar"),
        table: vec![("Ada".to_owned(), "The Barony of Letnev".to_owned()), ("Bo".to_owned(), String::new())],
        reader: Some(0),
        seal: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae".to_owned(),
        board: board(),
    }
}

fn ended() -> Ended {
    let placed = |place, name: &str, score: &str, is_reader| Placed { place, name: name.to_owned(), score: score.to_owned(), is_reader };
    Ended {
        frame: frame("Ada", "Fall of Hylar"),
        standings: vec![placed(1, "Bo", "10 points", false), placed(1, "Cy", "10 points", false), placed(3, "Ada", "9 points", true)],
        lines: vec!["Bo scored Imperial.".to_owned()],
        secret: Some("00ff".repeat(16)),
        log_url: Some("https://post.example/c/17/export".to_owned()),
        board: board(),
    }
}

fn stuck(to: StuckFor) -> Stuck {
    Stuck { frame: frame("Ada", "Fall of Hylar"), to, seq: 42, reason: "combat.rs: no fleet to retreat".to_owned() }
}

/// Every letter with every sample.
pub fn all() -> Vec<Sample> {
    let w = Words::default();
    let sample = |name, letter: &dyn Letter| Sample { name, written: letter.write(&w) };
    let [invitation, choosing] = invitations();
    let taken = |open_seats| SeatTaken { frame: frame("Ada", "Fall of Hylar"), name: "Bo".to_owned(), open_seats };
    let notice = Notice {
        frame: frame("Ada", "Fall of Hylar"),
        headline: "no letters reach Bo".to_owned(),
        paragraphs: vec!["The mail server of Bo refuses our letters.".to_owned(), "Tell Bo by another way.".to_owned()],
    };
    vec![
        sample("turn", &turn()),
        sample("turn-long", &long_turn()),
        sample("turn-hostile", &hostile_turn()),
        sample("turn-nothing-happened", &Turn { lines: vec![], ..turn() }),
        sample("invitation", &invitation),
        sample("invitation-choosing", &choosing),
        sample("invitation-hostile", &Invitation { host: HOSTILE.to_owned(), table: vec![HOSTILE.to_owned()], ..choosing }),
        sample("started", &started()),
        sample("ended", &ended()),
        sample("ended-without-secret", &Ended { secret: None, log_url: None, lines: vec![], board: None, ..ended() }),
        sample("sign-in", &SignIn { host: "post.example".to_owned(), url: "https://post.example/s/token".to_owned(), valid_minutes: 30 }),
        sample("stuck-host", &stuck(StuckFor::Host)),
        sample("stuck-operator", &stuck(StuckFor::Operator)),
        sample("seat-taken", &taken(1)),
        sample("seat-taken-last", &taken(0)),
        sample("notice", &notice),
    ]
}
