//! The list of acts a seat may do although nobody waits for it: links to the page where each is put together.

use super::linked::Linked;
use serde::Serialize;
use sternpost_game::{Asked, Offered};
use sternpost_picture::Words;

/// One thing that can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AnytimeAct {
    /// Where the form filled with it is.
    pub href: String,
    /// What it is.
    pub label: Linked,
    /// What it costs or causes.
    pub hint: Option<Linked>,
    /// Whether it answers what another seat has proposed.
    pub is_reply: bool,
}

/// The acts that can be done at any time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Anytime {
    /// What is asked.
    pub prompt: String,
    /// What can be done, answers to others first.
    pub acts: Vec<AnytimeAct>,
}

impl Anytime {
    /// The choices of a question that nobody waits for; `address` says where each leads.
    #[must_use]
    pub fn of(asked: &Asked, words: &Words<'_>, address: impl Fn(&Offered) -> String) -> Self {
        let act = |offer: &Offered| AnytimeAct {
            href: address(offer),
            label: Linked::of(words, &offer.label),
            hint: offer.hint.as_ref().map(|hint| Linked::of(words, hint)),
            is_reply: offer.reply_to.is_some(),
        };
        let mut acts: Vec<AnytimeAct> = asked.offers.iter().map(act).collect();
        acts.sort_by_key(|act| !act.is_reply);
        Self { prompt: words.say(&asked.prompt), acts }
    }
}
