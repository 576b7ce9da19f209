//! Letters about several campaigns, and about letters: what they hold, and what programs are told instead.

use super::words::literal;
use super::{Confirm, Letter, MailedChoice, MailedPromises, Owed, Unreachable, Witness, Words};

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
        self.said.is_empty() && self.promises.is_empty() && self.court.is_empty()
    }
}

impl Words {
    /// What a program is told when somebody is asked.
    #[must_use]
    pub fn hook_turn(&self, name: &str, campaign: &str) -> String {
        self.say("letter-hook-turn", vec![literal("name", name), literal("campaign", campaign)])
    }

    /// What a program is told when there is another letter.
    #[must_use]
    pub fn hook_news(&self, name: &str, campaign: &str) -> String {
        self.say("letter-hook-news", vec![literal("name", name), literal("campaign", campaign)])
    }
}

/// Samples of these letters.
pub(super) fn samples() -> Vec<(&'static str, Box<dyn Letter>)> {
    let text = str::to_owned;
    let choice = |mark: &str, label: &str| MailedChoice {
        mark: text(mark),
        label: text(label),
        hint: (mark != "b").then(|| text("costs 3 of your 4 trade goods")),
        url: Some(format!("https://post.example/t/token-{}", label.len())),
    };
    let question = |campaign: &str, prompt: &str, due: &str, is_replied: bool| MailedQuestion {
        campaign: text(campaign),
        game: text("Twilight Imperium"),
        prompt: text(prompt),
        due: text(due),
        choices: if is_replied {
            vec![choice("a", "Warfare"), choice("b", "Pass")]
        } else {
            vec![choice("", "Warfare"), choice("", "Pass")]
        },
        more: usize::from(!is_replied) * 5,
        default: text("Pass"),
        url: format!("https://post.example/t/token-{}", campaign.len()),
        reply: if is_replied { text("post+aaaaaaaaaaaaaaaaaaaaaaaaaa@post.example") } else { String::new() },
        news: MailedNews::default(),
    };
    let news = |campaign: &str, is_promised: bool| MailedNews {
        campaign: text(campaign),
        game: text("Twilight Imperium"),
        said: vec![text("▲ Bo: Who takes Mecatol Rex this round?"), text("● Cy, in private to you: Not I, if you leave Lodor alone.")],
        more: 3,
        talk: text("https://post.example/c/1/link/token?to=talk"),
        court: if is_promised { vec![text("Your vote is asked"), text("Bo proposes to go back to entry 119.")] } else { vec![] },
        court_url: if is_promised { text("https://post.example/c/1/link/token?to=court") } else { String::new() },
        promises: if is_promised {
            MailedPromises {
                asked: vec![text("▲ Bo, Ada: Ada leaves Lodor alone until round 4.")],
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
            question(name, "Which strategic action do you take?", "Tue 2 March 2027, 18:00 (Europe/Berlin)", is_replied),
            question("The long night", "Which system do you activate?", "", is_replied),
        ],
        witnesses: vec![(text(name), Witness::sample(123)), (text("The long night"), Witness::sample(9))],
        unsubscribe: text("https://post.example/u/token"),
    };
    let unreachable = |name: &str| Unreachable {
        campaign: text("Monday's empire"),
        game: text("Twilight Imperium"),
        name: text(name),
        url: text("https://post.example/c/1"),
    };
    let talked = Owed {
        questions: vec![MailedQuestion {
            news: news("", true),
            ..question("Monday's empire", "Which strategic action do you take?", "Tue 2 March 2027, 18:00 (Europe/Berlin)", false)
        }],
        news: vec![news("The long night", false)],
        witnesses: vec![
            (text("Monday's empire"), Witness::sample(123)),
            (text("The long night"), Witness { hash: String::new(), ..Witness::sample(9) }),
        ],
        unsubscribe: text("https://post.example/u/token"),
    };
    let told =
        Owed { questions: vec![], news: vec![news("The long night", false), news("<b>Bo</b>\r\nBcc: x@y.test", true)], ..talked.clone() };
    vec![
        ("owed-talk", Box::new(talked)),
        ("owed-news", Box::new(told)),
        ("owed", Box::new(owed(false, "Monday's empire"))),
        ("owed-reply", Box::new(owed(true, "Monday's empire"))),
        ("owed-hostile", Box::new(owed(true, "<script>alert(1)</script>\r\nBcc: x@y.test"))),
        ("confirm", Box::new(Confirm { url: text("https://post.example/v/token") })),
        ("unreachable", Box::new(unreachable("Bo"))),
        ("unreachable-hostile", Box::new(unreachable("<b>Bo</b>\r\nBcc: x@y.test"))),
    ]
}
