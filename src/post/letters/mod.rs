//! The letters: what each one says, as plain data with every word in it. Each has a folder of templates: subject, text, HTML.

mod samples;

pub use samples::samples;

use askama::Template;

/// A letter's three parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worded {
    /// The subject; a constant stem for each campaign and kind.
    pub subject: String,
    /// The text part: complete by itself.
    pub text: String,
    /// The HTML part.
    pub html: String,
}

/// Something that can be written.
pub trait Letter {
    /// Its parts in words.
    ///
    /// # Errors
    /// If a template fails, which none does with plain data.
    fn worded(&self) -> Result<Worded, askama::Error>;
}

macro_rules! letter {
    ($(#[$meta:meta])* $name:ident, $subject:tt, $text:tt, $html:tt { $( $(#[$fmeta:meta])* $field:ident : $ty:ty ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name { $( $(#[$fmeta])* pub $field: $ty ),* }
        const _: () = {
            #[derive(Template)]
            #[template(path = $subject)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Subject<'a> { $( $field: &'a $ty ),* }
            #[derive(Template)]
            #[template(path = $text)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Text<'a> { $( $field: &'a $ty ),* }
            #[derive(Template)]
            #[template(path = $html)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Html<'a> { $( $field: &'a $ty ),* }
            impl Letter for $name {
                fn worded(&self) -> Result<Worded, askama::Error> {
                    let $name { $( $field ),* } = self;
                    Ok(Worded {
                        subject: Subject { $( $field ),* }.render()?.split_whitespace().collect::<Vec<_>>().join(" "),
                        text: Text { $( $field ),* }.render()?,
                        html: Html { $( $field ),* }.render()?,
                    })
                }
            }
        };
    };
}

/// A choice in a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedChoice {
    /// What it is.
    pub label: String,
    /// What it costs or causes.
    pub hint: Option<String>,
    /// The address of the form filled with it; none if the answer is more than one choice.
    pub url: Option<String>,
}

letter! {
    /// A seat is offered.
    Invitation, "mail/invitation/subject.txt", "mail/invitation/body.txt", "mail/invitation/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// Who is invited.
        name: String,
        /// Who invites.
        host: String,
        /// Who else is there.
        table: String,
        /// Where the seat is taken.
        url: String,
    }
}

letter! {
    /// The campaign has started.
    Started, "mail/started/subject.txt", "mail/started/body.txt", "mail/started/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// Who plays what.
        seats: Vec<String>,
        /// The campaign's page.
        url: String,
        /// SHA-256 of the secret.
        commitment: String,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// An answer is owed.
    Turn, "mail/turn/subject.txt", "mail/turn/body.txt", "mail/turn/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// The latest lines since the last answer.
        happened: Vec<String>,
        /// How many lines before them are left out.
        earlier: usize,
        /// What is asked.
        prompt: String,
        /// The rule it comes from.
        rule: String,
        /// The first choices.
        choices: Vec<MailedChoice>,
        /// How many more there are.
        more: usize,
        /// Where it is answered.
        url: String,
        /// Who else is waited for.
        others: String,
        /// The board in lines of text.
        board: String,
        /// The content id of the picture.
        picture: String,
        /// The entry it was written at.
        version: u64,
        /// That entry's hash.
        head: String,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// The campaign is over.
    Ended, "mail/ended/subject.txt", "mail/ended/body.txt", "mail/ended/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// The ranking, a line each.
        standings: Vec<String>,
        /// The last lines.
        happened: Vec<String>,
        /// The campaign's page.
        url: String,
        /// The last entry.
        version: u64,
        /// Its hash.
        head: String,
    }
}

letter! {
    /// A link to sign in.
    SignIn, "mail/sign-in/subject.txt", "mail/sign-in/body.txt", "mail/sign-in/body.html" {
        /// The link.
        url: String,
    }
}

letter! {
    /// The campaign is stuck.
    Stuck, "mail/stuck/subject.txt", "mail/stuck/body.txt", "mail/stuck/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The campaign's page.
        url: String,
    }
}
