//! Letters about several campaigns, and about letters: what they hold, and what programs are told instead.

use super::samples::Said;
use super::{Confirm, MailedBeginning, MailedChoice, MailedPromises, Owed, Unreachable, Witness, Wording, Words};
use crate::say;

/// A question in a letter that asks several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedQuestion {
    /// The campaign's name.
    pub campaign: String,
    /// The game's name.
    pub game: String,
    /// What is asked.
    pub prompt: String,
    /// Until when it can be answered, in the reader's zone; empty: as long as it takes.
    pub due: String,
    /// The first choices.
    pub choices: Vec<MailedChoice>,
    /// How many more there are.
    pub more: usize,
    /// What is picked for who says nothing.
    pub default: String,
    /// Where it is answered.
    pub url: String,
    /// The address at which a mail answers it; empty: none does.
    pub reply: String,
    /// What is new there besides.
    pub news: MailedNews,
}

/// What is new in a campaign, in a letter about several.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailedNews {
    /// The campaign's name.
    pub campaign: String,
    /// The game's name.
    pub game: String,
    /// That it has begun, if no letter has told it.
    pub begins: Option<MailedBeginning>,
    /// What was said at the table that the reader has not read, a line each.
    pub said: Vec<String>,
    /// How many more messages there are.
    pub more: usize,
    /// Where they are read and answered; empty: nothing was said.
    pub talk: String,
    /// What waits of what was promised.
    pub promises: MailedPromises,
    /// What became of disputes and motions, a line each.
    pub court: Vec<String>,
    /// Where they are; empty: nothing did.
    pub court_url: String,
}

impl MailedNews {
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.begins.is_none() && self.said.is_empty() && self.promises.is_empty() && self.court.is_empty()
    }
}

impl Words {
    /// What a program is told when somebody is asked.
    #[must_use]
    pub fn hook_turn(&self, name: &str, campaign: &str) -> String {
        self.t(say::hook_turn(campaign, name))
    }

    /// What a channel is told where nobody may look on.
    #[must_use]
    pub fn channel_something(&self) -> String {
        self.t(say::CHANNEL_SOMETHING)
    }

    /// What the picture of a post shows.
    #[must_use]
    pub fn channel_board(&self, campaign: &str) -> String {
        self.t(say::channel_board(campaign))
    }

    /// What a device is told that is tried.
    #[must_use]
    pub fn notice_trial(&self) -> String {
        self.t(say::NOTICE_TRIAL)
    }

    /// What a program is told when there is another letter.
    #[must_use]
    pub fn hook_news(&self, name: &str, campaign: &str) -> String {
        self.t(say::hook_news(name, campaign))
    }
}

/// Samples of these letters.
pub(super) fn samples(v: Said) -> Vec<(&'static str, Box<dyn Wording>)> {
    let text = str::to_owned;
    let (warfare, pass) = (v.says("Warfare", "Kriegsführung"), v.says("Pass", "Passen"));
    let which = v.says("Which strategic action do you take?", "Welche Strategieaktion führst du aus?");
    let choice = |mark: &str, label: &str| MailedChoice {
        mark: text(mark),
        label: text(label),
        hint: (mark != "b").then(|| v.says("costs 3 of your 4 trade goods", "kostet 3 deiner 4 Handelswaren")),
        does: None,
        url: Some(format!("https://post.example/t/token-{}", label.len())),
    };
    let question = |campaign: &str, prompt: &str, due: &str, is_replied: bool| MailedQuestion {
        campaign: text(campaign),
        game: text("Twilight Imperium"),
        prompt: text(prompt),
        due: text(due),
        choices: if is_replied { vec![choice("a", &warfare), choice("b", &pass)] } else { vec![choice("", &warfare), choice("", &pass)] },
        more: usize::from(!is_replied) * 5,
        default: v.says("Pass", "Passen"),
        url: format!("https://post.example/t/token-{}", campaign.len()),
        reply: if is_replied { text("post+aaaaaaaaaaaaaaaaaaaaaaaaaa@post.example") } else { String::new() },
        news: MailedNews::default(),
    };
    let news = |campaign: &str, is_promised: bool| MailedNews {
        begins: None,
        campaign: text(campaign),
        game: text("Twilight Imperium"),
        said: vec![
            v.says("▲ Bo: Who takes Mecatol Rex this round?", "▲ Bo: Wer nimmt diese Runde Mecatol Rex?"),
            v.says(
                "● Cy, in private to you: Not I, if you leave Lodor alone.",
                "● Cy, nur zu dir: Ich nicht, wenn du Lodor in Ruhe lässt.",
            ),
        ],
        more: 3,
        talk: text("https://post.example/c/1/link/token?to=talk"),
        court: if is_promised {
            vec![
                v.says("Your vote is asked", "Deine Stimme ist gefragt"),
                v.says("Bo proposes to go back to entry 119.", "Bo schlägt vor, zu Eintrag 119 zurückzugehen."),
            ]
        } else {
            vec![]
        },
        court_url: if is_promised { text("https://post.example/c/1/link/token?to=court") } else { String::new() },
        promises: if is_promised {
            MailedPromises {
                asked: vec![v.says("▲ Bo, Ada: Ada leaves Lodor alone until round 4.", "▲ Bo, Ada: Ada lässt Lodor bis Runde 4 in Ruhe.")],
                due: vec![],
                changed: vec![],
                more: 0,
                url: text("https://post.example/c/1/link/token?to=promises"),
            }
        } else {
            MailedPromises::default()
        },
    };
    let owed = |is_replied: bool, name: &str| Owed {
        news: vec![],
        questions: vec![
            question(name, &which, &v.due(), is_replied),
            question(&v.says("The long night", "Die lange Nacht"), &v.question(), "", is_replied),
        ],
        witnesses: vec![(text(name), Witness::sample(123)), (v.says("The long night", "Die lange Nacht"), Witness::sample(9))],
        unsubscribe: text("https://post.example/u/token"),
    };
    let unreachable = |name: &str| Unreachable {
        campaign: v.campaign(),
        game: text("Twilight Imperium"),
        name: text(name),
        url: text("https://post.example/c/1"),
    };
    let begun = MailedNews {
        begins: Some(MailedBeginning {
            seats: vec![v.says("Ada: Conspirator", "Ada: Verschwörer"), v.says("Bo: Elder", "Bo: Ältester")],
            url: text("https://post.example/c/2"),
            commitment: "cd".repeat(32),
        }),
        ..MailedNews::default()
    };
    let talked = Owed {
        questions: vec![MailedQuestion { news: news("", true), ..question(&v.campaign(), &which, &v.due(), false) }],
        news: vec![news(&v.says("The long night", "Die lange Nacht"), false)],
        witnesses: vec![
            (v.campaign(), Witness::sample(123)),
            (v.says("The long night", "Die lange Nacht"), Witness { hash: String::new(), ..Witness::sample(9) }),
        ],
        unsubscribe: text("https://post.example/u/token"),
    };
    let beginning = Owed {
        questions: vec![
            MailedQuestion { news: begun.clone(), ..question(&v.campaign(), &which, &v.due(), false) },
            question(&v.says("The long night", "Die lange Nacht"), &v.question(), "", false),
        ],
        news: vec![MailedNews { campaign: text("<b>Bo</b>\r\nBcc: x@y.test"), game: text("Arcs"), ..begun }],
        ..owed(false, &v.campaign())
    };
    let told = Owed {
        questions: vec![],
        news: vec![news(&v.says("The long night", "Die lange Nacht"), false), news("<b>Bo</b>\r\nBcc: x@y.test", true)],
        ..talked.clone()
    };
    vec![
        ("owed-talk", Box::new(talked)),
        ("owed-news", Box::new(told)),
        ("owed-begins", Box::new(beginning)),
        ("owed", Box::new(owed(false, &v.campaign()))),
        ("owed-reply", Box::new(owed(true, &v.campaign()))),
        ("owed-hostile", Box::new(owed(true, "<script>alert(1)</script>\r\nBcc: x@y.test"))),
        ("confirm", Box::new(Confirm { url: text("https://post.example/v/token") })),
        ("unreachable", Box::new(unreachable("Bo"))),
        ("unreachable-hostile", Box::new(unreachable("<b>Bo</b>\r\nBcc: x@y.test"))),
    ]
}
