//! Letters about no single campaign: to sign in, about all that is owed, about letters themselves.

use super::{Letter, MailedNews, MailedQuestion, Witness, Worded, Words, one_line, tidy};
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
