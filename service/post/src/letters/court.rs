//! The words of letters about disputes and motions, and their samples.

use super::samples::Said;
use super::{CourtLetter, MailedChoice, Witness, Wording, Words};
use crate::say;
use sternpost_core::Key;

impl Words {
    /// What going back means for the reader, a line each: answers undone, letters whose links died, what is asked again, what they know and should not.
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

/// Samples of these letters.
pub(super) fn samples(v: Said) -> Vec<(&'static str, Box<dyn Wording>)> {
    let (text, words) = (str::to_owned, v.words);
    let choice = |key: Key, way: &str| MailedChoice {
        mark: String::new(),
        label: words.t(key),
        hint: None,
        does: None,
        url: Some(format!("https://post.example/c/1/link/token?to={way}")),
    };
    let letter = |heading: String, told: &[String]| CourtLetter {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        heading,
        told: told.to_vec(),
        choices: vec![],
        notes: vec![],
        report: vec![],
        report_url: String::new(),
        url: text("https://post.example/c/1/link/token?to=court"),
        reply: words.what_can_be_replied(),
        witness: Witness::sample(126),
        unsubscribe: text("https://post.example/u/token"),
    };
    let hostile = v.says(
        "Bo disputes entry 120: “<script>alert(1)</script>\r\nBcc: x@y.test” No time runs until it is decided.",
        "Bo bestreitet Eintrag 120: „<script>alert(1)</script>\r\nBcc: x@y.test“ Bis zur Entscheidung läuft keine Zeit.",
    );
    let disputed =
        CourtLetter { notes: vec![words.t(say::COURT_STANDS)], ..letter(words.t(say::court_disputed_by("Bo", "120")), &[hostile]) };
    let vote = CourtLetter {
        choices: vec![choice(say::COURT_AGREE, "agree"), choice(say::COURT_DISAGREE, "disagree")],
        notes: vec![words.court_until(&v.due(), 2, 3)],
        reply: vec![words.t(say::COURT_REPLY)],
        ..letter(
            words.t(say::COURT_VOTE),
            &[v.says(
                "Bo proposes to go back to entry 119: “We forgot the agenda.” The table votes.",
                "Bo schlägt vor, zu Eintrag 119 zurückzugehen: „Wir haben die Agenda vergessen.“ Der Tisch stimmt ab.",
            )],
        )
    };
    let reminder = CourtLetter { heading: words.t(say::COURT_MISSING), ..vote.clone() };
    let back = CourtLetter {
        report: words.court_report(2, 1, Some(&v.question()), 3),
        report_url: text("https://post.example/c/1/link/token?to=rewind"),
        ..letter(
            words.t(say::court_rewound("119")),
            &[
                v.says("The table agrees.", "Der Tisch stimmt zu."),
                v.says(
                    "The campaign goes on from entry 119. Dice and cards fall as they had fallen.",
                    "Die Kampagne geht ab Eintrag 119 weiter. Würfel und Karten fallen, wie sie gefallen waren.",
                ),
            ],
        )
    };
    let ruled = CourtLetter {
        notes: vec![words.t(say::court_appeal_until(v.due()))],
        ..letter(
            words.t(say::COURT_RULED),
            &[v.says("The disputed entry stands: “LRR 58.4 says so.”", "Der bestrittene Eintrag gilt: „So steht es in LRR 58.4.“")],
        )
    };
    let host = CourtLetter {
        name: text("bo@example.org"),
        url: text("https://post.example/c/1/court"),
        reply: vec![],
        unsubscribe: String::new(),
        ..letter(
            words.t(say::COURT_DECIDED),
            &[v.says("Too few have voted in time: nothing is done.", "Zu wenige haben rechtzeitig abgestimmt: Es geschieht nichts.")],
        )
    };
    vec![
        ("court-disputed", Box::new(disputed)),
        ("court-vote", Box::new(vote)),
        ("court-reminder", Box::new(reminder)),
        ("court-rewound", Box::new(back)),
        ("court-ruled", Box::new(ruled)),
        ("court-host", Box::new(host)),
    ]
}
