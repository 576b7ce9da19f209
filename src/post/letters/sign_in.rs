//! The link that signs somebody in.

use super::written;

/// A link to sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The name of the server, as its visitors know it.
    pub host: String,
    /// The link.
    pub url: String,
    /// For how many minutes it works.
    pub valid_minutes: usize,
}

written!(SignIn, "mail/sign-in/subject.txt", "mail/sign-in/body.txt", "mail/sign-in/body.html", |_| None);
