//! The words of letters about disputes and motions, and their samples.

use super::samples::Said;
use super::{CourtLetter, MailedChoice, Witness, Wording, Words};
use crate::say;
use sternpost_core::Key;

impl Words {
    /// The report of what going back means for the reader, a line each: answers undone, letters whose links died, what is asked again, what they know
    /// and should not.
    #[must_use]
    pub fn court_report(&self, undone: usize, dead: usize, asked: Option<&str>, knows: usize) -> Vec<String> {
        let mut lines = vec![self.t(say::court_undone(undone))];
        if dead > 0 {
            lines.push(self.t(say::court_dead(dead)));
        }
        lines.extend(asked.map(|asked| self.t(say::court_asked(asked))));
        if knows > 0 {
            lines.push(self.t(say::court_knows(knows)));
        }
        lines
    }

    /// Until when a motion can be voted on, and how many have to agree.
    #[must_use]
    pub fn court_until(&self, until: &str, needed: usize, all: usize) -> String {
        self.t(say::court_until(until, needed, all))
    }
}

/// A letter with nothing but its heading and what it tells.
fn letter(v: Said, heading: String, told: String) -> CourtLetter {
    CourtLetter {
        campaign: v.campaign(),
        game: "Twilight Imperium".to_owned(),
        name: "Ada".to_owned(),
        heading,
        told: vec![told],
        choices: vec![],
        notes: vec![],
        report: vec![],
        report_url: String::new(),
        url: "https://post.example/c/1/link/token?to=court".to_owned(),
        reply: v.words.what_can_be_replied(),
        witness: Witness::sample(126),
        unsubscribe: "https://post.example/u/token".to_owned(),
    }
}

fn disputed(v: Said) -> CourtLetter {
    let hostile = v.says(
        "Bo disputes entry 120: “<script>alert(1)</script>\r\nBcc: x@y.test” No time runs until it is decided.",
        "Bo bestreitet Eintrag 120: „<script>alert(1)</script>\r\nBcc: x@y.test“ Bis zur Entscheidung läuft keine Zeit.",
    );
    CourtLetter { notes: vec![v.words.t(say::COURT_STANDS)], ..letter(v, v.words.t(say::court_disputed_by("Bo", "120")), hostile) }
}

fn vote(v: Said) -> CourtLetter {
    let choice = |key: Key, way: &str| MailedChoice {
        mark: String::new(),
        label: v.words.t(key),
        hint: None,
        does: None,
        url: Some(format!("https://post.example/c/1/link/token?to={way}")),
    };
    let proposed = v.says(
        "Bo proposes to go back to entry 119: “We forgot the agenda.” The table votes.",
        "Bo schlägt vor, zu Eintrag 119 zurückzugehen: „Wir haben die Agenda vergessen.“ Der Tisch stimmt ab.",
    );
    CourtLetter {
        choices: vec![choice(say::COURT_AGREE, "agree"), choice(say::COURT_DISAGREE, "disagree")],
        notes: vec![v.words.court_until(&v.due(), 2, 3)],
        reply: vec![v.words.t(say::COURT_REPLY)],
        ..letter(v, v.words.t(say::COURT_VOTE), proposed)
    }
}

fn rewound(v: Said) -> CourtLetter {
    let goes_on = v.says(
        "The campaign goes on from entry 119. Dice and cards fall as they had fallen.",
        "Die Kampagne geht ab Eintrag 119 weiter. Würfel und Karten fallen, wie sie gefallen waren.",
    );
    CourtLetter {
        told: vec![v.says("The table agrees.", "Der Tisch stimmt zu."), goes_on],
        report: v.words.court_report(2, 1, Some(&v.question()), 3),
        report_url: "https://post.example/c/1/link/token?to=rewind".to_owned(),
        ..letter(v, v.words.t(say::court_rewound("119")), String::new())
    }
}

fn ruled(v: Said) -> CourtLetter {
    let stands = v.says("The disputed entry stands: “LRR 58.4 says so.”", "Der bestrittene Eintrag gilt: „So steht es in LRR 58.4.“");
    CourtLetter { notes: vec![v.words.t(say::court_appeal_until(v.due()))], ..letter(v, v.words.t(say::COURT_RULED), stands) }
}

/// A letter to a host without a seat.
fn to_host(v: Said) -> CourtLetter {
    let nothing = v.says("Too few have voted in time: nothing is done.", "Zu wenige haben rechtzeitig abgestimmt: Es geschieht nichts.");
    CourtLetter {
        name: "bo@example.org".to_owned(),
        url: "https://post.example/c/1/court".to_owned(),
        reply: vec![],
        unsubscribe: String::new(),
        ..letter(v, v.words.t(say::COURT_DECIDED), nothing)
    }
}

/// Samples of these letters.
pub(super) fn samples(v: Said) -> Vec<(&'static str, Box<dyn Wording>)> {
    let reminder = CourtLetter { heading: v.words.t(say::COURT_MISSING), ..vote(v) };
    vec![
        ("court-disputed", Box::new(disputed(v))),
        ("court-vote", Box::new(vote(v))),
        ("court-reminder", Box::new(reminder)),
        ("court-rewound", Box::new(rewound(v))),
        ("court-ruled", Box::new(ruled(v))),
        ("court-host", Box::new(to_host(v))),
    ]
}
