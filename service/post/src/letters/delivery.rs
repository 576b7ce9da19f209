//! Letters about several campaigns and about letters themselves, and the texts that programs are sent instead.

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

/// The news of a campaign, in a letter about several.
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
    /// The text a program is sent when somebody is asked.
    #[must_use]
    pub fn hook_turn(&self, name: &str, campaign: &str) -> String {
        self.t(say::hook_turn(campaign, name))
    }

    /// The text a channel is sent where nobody may look on.
    #[must_use]
    pub fn channel_something(&self) -> String {
        self.t(say::CHANNEL_SOMETHING)
    }

    /// The alternative text of the picture in a post.
    #[must_use]
    pub fn channel_board(&self, campaign: &str) -> String {
        self.t(say::channel_board(campaign))
    }

    /// The text of a trial notice to a device.
    #[must_use]
    pub fn notice_trial(&self) -> String {
        self.t(say::NOTICE_TRIAL)
    }

    /// The text a program is sent when there is another letter.
    #[must_use]
    pub fn hook_news(&self, name: &str, campaign: &str) -> String {
        self.t(say::hook_news(name, campaign))
    }
}

fn question(v: Said, campaign: &str, prompt: &str, due: &str, is_replied: bool) -> MailedQuestion {
    let (warfare, pass) = (v.says("Warfare", "Kriegsführung"), v.says("Pass", "Passen"));
    let choice = |mark: &str, label: &str| MailedChoice {
        mark: mark.to_owned(),
        label: label.to_owned(),
        hint: (mark != "b").then(|| v.says("costs 3 of your 4 trade goods", "kostet 3 deiner 4 Handelswaren")),
        does: None,
        url: Some(format!("https://post.example/t/token-{}", label.len())),
    };
    MailedQuestion {
        campaign: campaign.to_owned(),
        game: "Twilight Imperium".to_owned(),
        prompt: prompt.to_owned(),
        due: due.to_owned(),
        choices: if is_replied { vec![choice("a", &warfare), choice("b", &pass)] } else { vec![choice("", &warfare), choice("", &pass)] },
        more: usize::from(!is_replied) * 5,
        default: pass,
        url: format!("https://post.example/t/token-{}", campaign.len()),
        reply: if is_replied { "post+aaaaaaaaaaaaaaaaaaaaaaaaaa@post.example".to_owned() } else { String::new() },
        news: MailedNews::default(),
    }
}

/// The usual question, which has to be answered in time.
fn usual(v: Said, campaign: &str, is_replied: bool) -> MailedQuestion {
    let which = v.says("Which strategic action do you take?", "Welche Strategieaktion führst du aus?");
    question(v, campaign, &which, &v.due(), is_replied)
}

/// One of another campaign, in which no time runs.
fn other(v: Said, is_replied: bool) -> MailedQuestion {
    question(v, &long_night(v), &v.question(), "", is_replied)
}

/// The name of another campaign.
fn long_night(v: Said) -> String {
    v.says("The long night", "Die lange Nacht")
}

/// The news of talk in a campaign.
fn talked_about(v: Said, campaign: &str) -> MailedNews {
    MailedNews {
        campaign: campaign.to_owned(),
        game: "Twilight Imperium".to_owned(),
        said: vec![
            v.says("▲ Bo: Who takes Mecatol Rex this round?", "▲ Bo: Wer nimmt diese Runde Mecatol Rex?"),
            v.says(
                "● Cy, in private to you: Not I, if you leave Lodor alone.",
                "● Cy, nur zu dir: Ich nicht, wenn du Lodor in Ruhe lässt.",
            ),
        ],
        more: 3,
        talk: "https://post.example/c/1/link/token?to=talk".to_owned(),
        ..MailedNews::default()
    }
}

/// The same, with something promised and something voted on as well.
fn much_news(v: Said, campaign: &str) -> MailedNews {
    let promised = v.says("▲ Bo, Ada: Ada leaves Lodor alone until round 4.", "▲ Bo, Ada: Ada lässt Lodor bis Runde 4 in Ruhe.");
    MailedNews {
        court: vec![
            v.says("Your vote is asked", "Deine Stimme ist gefragt"),
            v.says("Bo proposes to go back to entry 119.", "Bo schlägt vor, zu Eintrag 119 zurückzugehen."),
        ],
        court_url: "https://post.example/c/1/link/token?to=court".to_owned(),
        promises: MailedPromises {
            asked: vec![promised],
            due: vec![],
            changed: vec![],
            more: 0,
            url: "https://post.example/c/1/link/token?to=promises".to_owned(),
        },
        ..talked_about(v, campaign)
    }
}

/// The news that a campaign has begun.
fn begun(v: Said) -> MailedNews {
    let begins = MailedBeginning {
        seats: vec![v.says("Ada: Conspirator", "Ada: Verschwörer"), v.says("Bo: Elder", "Bo: Ältester")],
        url: "https://post.example/c/2".to_owned(),
        commitment: "cd".repeat(32),
    };
    MailedNews { begins: Some(begins), ..MailedNews::default() }
}

/// Questions of two campaigns.
fn owed(v: Said, campaign: &str, is_replied: bool) -> Owed {
    Owed {
        news: vec![],
        questions: vec![usual(v, campaign, is_replied), other(v, is_replied)],
        witnesses: vec![(campaign.to_owned(), Witness::sample(123)), (long_night(v), Witness::sample(9))],
        unsubscribe: "https://post.example/u/token".to_owned(),
    }
}

/// A question with what was said there and elsewhere.
fn owed_with_talk(v: Said) -> Owed {
    let is_over = Witness { hash: String::new(), ..Witness::sample(9) };
    Owed {
        questions: vec![MailedQuestion { news: much_news(v, ""), ..usual(v, &v.campaign(), false) }],
        news: vec![talked_about(v, &long_night(v))],
        witnesses: vec![(v.campaign(), Witness::sample(123)), (long_night(v), is_over)],
        unsubscribe: "https://post.example/u/token".to_owned(),
    }
}

fn unreachable(v: Said, name: &str) -> Unreachable {
    Unreachable {
        campaign: v.campaign(),
        game: "Twilight Imperium".to_owned(),
        name: name.to_owned(),
        url: "https://post.example/c/1".to_owned(),
    }
}

/// Samples of these letters.
pub(super) fn samples(v: Said) -> Vec<(&'static str, Box<dyn Wording>)> {
    let hostile = "<b>Bo</b>\r\nBcc: x@y.test";
    let beginning = Owed {
        questions: vec![MailedQuestion { news: begun(v), ..usual(v, &v.campaign(), false) }, other(v, false)],
        news: vec![MailedNews { campaign: hostile.to_owned(), game: "Arcs".to_owned(), ..begun(v) }],
        ..owed(v, &v.campaign(), false)
    };
    let told = Owed { questions: vec![], news: vec![talked_about(v, &long_night(v)), much_news(v, hostile)], ..owed_with_talk(v) };
    vec![
        ("owed-talk", Box::new(owed_with_talk(v))),
        ("owed-news", Box::new(told)),
        ("owed-begins", Box::new(beginning)),
        ("owed", Box::new(owed(v, &v.campaign(), false))),
        ("owed-reply", Box::new(owed(v, &v.campaign(), true))),
        ("owed-hostile", Box::new(owed(v, "<script>alert(1)</script>\r\nBcc: x@y.test", true))),
        ("confirm", Box::new(Confirm { url: "https://post.example/v/token".to_owned() })),
        ("unreachable", Box::new(unreachable(v, "Bo"))),
        ("unreachable-hostile", Box::new(unreachable(v, hostile))),
    ]
}
