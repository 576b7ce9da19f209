//! The letters: what each one says, as plain data, and how that becomes a subject, a text and a page of HTML.
//!
//! A letter is a struct here and a folder of templates in `templates/mail/`; the service's own words are in
//! `src/text/`. Letters know no store and no game: the composer fills them.

mod court;
mod delivery;
mod promises;
mod replies;
mod samples;
mod standing;
mod witness;
mod words;

pub use delivery::{MailedNews, MailedQuestion};
pub use promises::MailedPromises;
pub use replies::{ReceiptHeading, Tongue};
pub use samples::samples;
pub use standing::{MailedRow, MailedSeat, MailedStanding, Table};
pub use witness::Witness;
pub use words::Words;

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
    /// Its parts in a language.
    ///
    /// # Errors
    /// If a template fails, which none does with plain data.
    fn worded(&self, words: &Words) -> Result<Worded, askama::Error>;
}

/// A subject is one line, whatever a campaign's name holds.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text as a person would type it: no spaces at the ends of lines, one empty line between paragraphs.
fn tidy(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut empty_lines = 0;
    for line in text.lines().map(str::trim_end) {
        empty_lines = if line.is_empty() { empty_lines + 1 } else { 0 };
        if empty_lines < 2 && !(out.is_empty() && line.is_empty()) {
            out.push_str(line);
            out.push('\n');
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
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
            struct Subject<'a> { w: &'a Words, $( $field: &'a $ty ),* }
            #[derive(Template)]
            #[template(path = $text)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Text<'a> { w: &'a Words, $( $field: &'a $ty ),* }
            #[derive(Template)]
            #[template(path = $html)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Html<'a> { w: &'a Words, $( $field: &'a $ty ),* }
            impl Letter for $name {
                fn worded(&self, w: &Words) -> Result<Worded, askama::Error> {
                    let $name { $( $field ),* } = self;
                    Ok(Worded {
                        subject: one_line(&Subject { w, $( $field ),* }.render()?),
                        text: tidy(&Text { w, $( $field ),* }.render()?),
                        html: Html { w, $( $field ),* }.render()?,
                    })
                }
            }
        };
    };
}

/// A choice in a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedChoice {
    /// The letter that stands for it in a reply; empty: it cannot be replied.
    pub mark: String,
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
        /// SHA-256 of the campaign's secret.
        commitment: String,
        /// Who else is there.
        table: String,
        /// The map in lines of text; empty: it is not settled before the start.
        map: String,
        /// The content id of its picture; empty: there is none.
        picture: String,
        /// Where the seat is taken.
        url: String,
        /// Where invitations are stopped.
        block: String,
    }
}

letter! {
    /// Somebody has taken a seat: for the host.
    SeatTaken, "mail/seat-taken/subject.txt", "mail/seat-taken/body.txt", "mail/seat-taken/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// Who is in.
        name: String,
        /// Who is still waited for; empty: nobody.
        waiting: String,
        /// The campaign's page.
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
        /// How everybody stands.
        standing: MailedStanding,
        /// The campaign's page.
        url: String,
        /// SHA-256 of the secret.
        commitment: String,
        /// How it is answered by a reply, a line each; empty: it cannot be.
        reply: Vec<String>,
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
        /// Whether there are lines before them.
        earlier: bool,
        /// What was said at the table and is unread, a line each.
        said: Vec<String>,
        /// Where it is read and answered; empty: nothing was said.
        talk: String,
        /// What was promised and waits for the seat.
        promises: MailedPromises,
        /// What the seat's standing orders have done since, and what became of them, a line each.
        orders: Vec<String>,
        /// Where they are; empty: such questions cannot be answered ahead, and there is nothing to tell.
        orders_url: String,
        /// Until when it can be answered, in the reader's zone; empty: as long as it takes.
        due: String,
        /// What became of the reply it answers.
        receipt: Option<MailedReceipt>,
        /// What is asked.
        prompt: String,
        /// The rule it comes from.
        rule: String,
        /// How many there are to pick or to name, and what limits them, a line each.
        how: Vec<String>,
        /// The first choices.
        choices: Vec<MailedChoice>,
        /// How many more there are.
        more: usize,
        /// What is picked for who says nothing.
        default: String,
        /// How it is answered by a reply, a line each; empty: it cannot be.
        reply: Vec<String>,
        /// What one would otherwise have to work out.
        remarks: Vec<String>,
        /// What one would look for and cannot pick, with the reason, a line each.
        barred: Vec<String>,
        /// Where it is answered.
        url: String,
        /// Who else is waited for.
        others: String,
        /// How everybody stands.
        standing: MailedStanding,
        /// The board in lines of text.
        board: String,
        /// The content id of the picture.
        picture: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

/// What became of a reply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailedReceipt {
    /// In a few words.
    pub heading: String,
    /// What was written, a line each.
    pub quoted: Vec<String>,
    /// How it was understood: question and answer, a line each.
    pub steps: Vec<String>,
    /// What there is to say about it, a paragraph each.
    pub notes: Vec<String>,
    /// What stands above the lines told.
    pub told_heading: String,
    /// What is told, a line each.
    pub told: Vec<String>,
}

letter! {
    /// What became of a reply, to who is asked nothing else.
    Receipt, "mail/receipt/subject.txt", "mail/receipt/body.txt", "mail/receipt/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What became of it.
        receipt: MailedReceipt,
        /// The choices by which a proposal can be answered still.
        choices: Vec<MailedChoice>,
        /// How it is answered by a reply, a line each.
        reply: Vec<String>,
        /// The campaign's page.
        url: String,
        /// How everybody stands, if that was asked for.
        standing: MailedStanding,
        /// The board in lines of text; empty: it was not asked for.
        board: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Somebody has put something to the seat that nobody waits for.
    Proposal, "mail/proposal/subject.txt", "mail/proposal/body.txt", "mail/proposal/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// Who proposes it.
        from: String,
        /// What can be answered; each says what is proposed.
        choices: Vec<MailedChoice>,
        /// How it is answered by a reply, a line each; empty: it cannot be.
        reply: Vec<String>,
        /// The campaign's page.
        url: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Something was said at the table, to who is asked nothing.
    Talk, "mail/talk/subject.txt", "mail/talk/body.txt", "mail/talk/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What was said and is unread, a line each.
        said: Vec<String>,
        /// How much more there is.
        more: usize,
        /// Where it is read and answered.
        url: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Seats promise each other something: it waits for an answer, has changed or has fallen due.
    Promise, "mail/promise/subject.txt", "mail/promise/body.txt", "mail/promise/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What is told.
        promises: MailedPromises,
        /// Where it is answered.
        url: String,
        /// What it bears witness of.
        witness: Witness,
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
        /// How everybody stands.
        standing: MailedStanding,
        /// The last lines.
        happened: Vec<String>,
        /// The campaign's page.
        url: String,
        /// What it bears witness of.
        witness: Witness,
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

letter! {
    /// The rules have changed under the campaign.
    NewRules, "mail/new-rules/subject.txt", "mail/new-rules/body.txt", "mail/new-rules/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// If answers are asked again: the entry up to which they count.
        back_to: Option<String>,
        /// The campaign's page.
        url: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// The time of an answer is passing.
    Reminder, "mail/reminder/subject.txt", "mail/reminder/body.txt", "mail/reminder/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What is asked.
        prompt: String,
        /// Until when, in the reader's zone.
        due: String,
        /// How long that is from now.
        left: String,
        /// What is done then, in a sentence.
        then: String,
        /// What is picked for who says nothing.
        default: String,
        /// Where it is answered.
        url: String,
        /// Where an absence is booked and more time asked for.
        time: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Something about a seat that changes hands.
    SeatLetter, "mail/seat/subject.txt", "mail/seat/body.txt", "mail/seat/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What it is.
        heading: String,
        /// What there is to say, a paragraph each.
        told: Vec<String>,
        /// What can be done about it.
        button: String,
        /// Where.
        url: String,
        /// What else can be done; empty: nothing.
        more: String,
        /// Where.
        more_url: String,
        /// Where invitations are stopped; empty: it is to a holder of a seat.
        block: String,
        /// Where mail is stopped; empty: it is to nobody with a seat.
        unsubscribe: String,
    }
}

letter! {
    /// Something about time has changed for everybody.
    Timing, "mail/timing/subject.txt", "mail/timing/body.txt", "mail/timing/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What has changed.
        heading: String,
        /// What holds now, a sentence each.
        terms: Vec<String>,
        /// What the reader is asked, if anything; else empty.
        prompt: String,
        /// Until when, in the reader's zone; empty: no time runs.
        due: String,
        /// Where it is answered, or the campaign's page.
        url: String,
        /// Where an absence is booked and more time asked for.
        time: String,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Something about a dispute or a motion, or the campaign went back.
    CourtLetter, "mail/court/subject.txt", "mail/court/body.txt", "mail/court/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// To whom.
        name: String,
        /// What it is.
        heading: String,
        /// What the chronicle tells of it, a line each.
        told: Vec<String>,
        /// How the reader can vote; empty: there is nothing to vote on.
        choices: Vec<MailedChoice>,
        /// Until when what can be done, a sentence each.
        notes: Vec<String>,
        /// What going back means for the reader, a line each; empty: the campaign did not.
        report: Vec<String>,
        /// Where all of that is.
        report_url: String,
        /// Where the dispute and the motion are.
        url: String,
        /// What can be replied.
        reply: Vec<String>,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped; empty: it is to nobody with a seat.
        unsubscribe: String,
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
