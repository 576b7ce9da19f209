//! Letters about no single campaign: the one to sign in, the one about all that is owed, and those about letters themselves.

use super::{MailedNews, MailedQuestion, Witness, Worded, Wording, Words, one_line, tidy};
use askama::Template;

letter! {
    /// A link to sign in.
    SignIn, "mail/sign-in/subject.txt", "mail/sign-in/body.txt", "mail/sign-in/body.html" {
        /// The link.
        url: String,
    }
}

letter! {
    /// Everything its reader owes, over all campaigns.
    Owed, "mail/owed/subject.txt", "mail/owed/body.txt", "mail/owed/body.html" {
        /// The questions, those that are due first before the others.
        questions: Vec<MailedQuestion>,
        /// What is new in campaigns that ask nothing.
        news: Vec<MailedNews>,
        /// What it bears witness of, with each campaign's name.
        witnesses: Vec<(String, Witness)>,
        /// Where all mail is stopped.
        unsubscribe: String,
    }
}

/// A table somebody hosts, in a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedTable {
    /// The campaign's name.
    pub campaign: String,
    /// The game's name.
    pub game: String,
    /// Where it stands: the round, the phase, that it is over.
    pub stands: String,
    /// What happened, the strongest of it.
    pub happened: Vec<String>,
    /// How many entries were made.
    pub moves: usize,
    /// Whom it waits for, a line each.
    pub waits: Vec<String>,
    /// Its page.
    pub url: String,
}

letter! {
    /// What happened at the tables somebody hosts, and who is waited for.
    Hosted, "mail/hosted/subject.txt", "mail/hosted/body.txt", "mail/hosted/body.html" {
        /// The tables.
        tables: Vec<MailedTable>,
        /// Whether they come by the week.
        is_weekly: bool,
        /// Where these letters are stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Whether a second address is its reader's.
    Confirm, "mail/confirm/subject.txt", "mail/confirm/body.txt", "mail/confirm/body.html" {
        /// Where it is said.
        url: String,
    }
}

letter! {
    /// Letters to a player do not arrive.
    Unreachable, "mail/unreachable/subject.txt", "mail/unreachable/body.txt", "mail/unreachable/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// Who does not get them.
        name: String,
        /// The campaign's page.
        url: String,
    }
}
