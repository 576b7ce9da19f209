//! Letters about what happens at the table beside the game: talk, promises, time, seats that change hands, disputes.

use super::{MailedChoice, MailedPromises, Witness, Worded, Wording, Words, one_line, tidy};
use askama::Template;

letter! {
    /// Something was said at the table, to who is asked nothing.
    Talk, "mail/talk/subject.txt", "mail/talk/body.txt", "mail/talk/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
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
        /// The recipient's name.
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
    /// Something about time has changed for everybody.
    Timing, "mail/timing/subject.txt", "mail/timing/body.txt", "mail/timing/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
        name: String,
        /// What has changed.
        heading: String,
        /// What holds now, a sentence each.
        terms: Vec<String>,
        /// What the reader is asked, if anything; else empty.
        prompt: String,
        /// Until when, in the reader's zone; empty: no time runs.
        due: String,
        /// The label of the button: what there is to do above all.
        button: String,
        /// The address that the button leads to.
        url: String,
        /// Where an absence is booked and more time asked for; empty: it is not about that.
        time: String,
        /// What can be replied, a line each; empty: nothing.
        reply: Vec<String>,
        /// What it bears witness of.
        witness: Witness,
        /// Where mail is stopped.
        unsubscribe: String,
    }
}

letter! {
    /// Something about a seat that changes hands.
    SeatLetter, "mail/seat/subject.txt", "mail/seat/body.txt", "mail/seat/body.html" {
        /// What it is about, for the subject.
        tail: String,
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
        name: String,
        /// What it is.
        heading: String,
        /// What there is to say, a paragraph each.
        told: Vec<String>,
        /// The label of the button: what can be done about it.
        button: String,
        /// The address that the button leads to.
        url: String,
        /// What else can be done; empty: nothing.
        more: String,
        /// The address at which that can be done.
        more_url: String,
        /// Where invitations are stopped; empty: it is to a holder of a seat.
        block: String,
        /// Where mail is stopped; empty: it is to nobody with a seat.
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
        /// The recipient's name.
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
