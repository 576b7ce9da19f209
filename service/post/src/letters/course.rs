//! Letters about the course of a campaign: seats offered and taken, its start, its end, and what comes between them.

use super::{MailedPart, MailedStanding, Witness, Worded, Wording, Words, one_line, tidy};
use askama::Template;

letter! {
    /// A seat is offered.
    Invitation, "mail/invitation/subject.txt", "mail/invitation/body.txt", "mail/invitation/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// Who is invited.
        name: String,
        /// The name of the host, who invites.
        host: String,
        /// SHA-256 of the campaign's secret.
        commitment: String,
        /// Who else is there.
        table: String,
        /// What holds about time.
        pace: String,
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
        /// Who has come in.
        name: String,
        /// Whether that is one.
        is_one: bool,
        /// Who is still waited for; empty: nobody.
        waiting: String,
        /// The campaign's page.
        url: String,
    }
}

letter! {
    /// Somebody has declined: for the host.
    SeatDeclined, "mail/seat-declined/subject.txt", "mail/seat-declined/body.txt", "mail/seat-declined/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// Who was invited.
        name: String,
        /// The campaign's page.
        url: String,
    }
}

/// The beginning of a campaign, told first in a seat's first letter that asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedBeginning {
    /// Who plays what.
    pub seats: Vec<String>,
    /// The campaign's page.
    pub url: String,
    /// SHA-256 of the secret.
    pub commitment: String,
}

letter! {
    /// The campaign has started.
    Started, "mail/started/subject.txt", "mail/started/body.txt", "mail/started/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
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
        /// The recipient's name.
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
    /// The campaign is over.
    Ended, "mail/ended/subject.txt", "mail/ended/body.txt", "mail/ended/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
        name: String,
        /// How it has ended: who has won, a draw, that nobody has won; empty: it was closed before its end.
        won: String,
        /// The ranking, a line each.
        standings: Vec<String>,
        /// How everybody stands.
        standing: MailedStanding,
        /// The last lines.
        happened: Vec<String>,
        /// The same as the HTML part has it.
        parts: Vec<MailedPart>,
        /// The campaign's page.
        url: String,
        /// What it bears witness of.
        witness: Witness,
    }
}
