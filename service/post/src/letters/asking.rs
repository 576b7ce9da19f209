//! Letters that ask a seat something, and letters about what became of its replies.

use super::{MailedBeginning, MailedChoice, MailedPart, MailedPromises, MailedStanding, Witness, Worded, Wording, Words, one_line, tidy};
use askama::Template;
use sternpost_boards::highlights::Told;

/// The receipt of a reply.
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
    /// An answer is owed.
    Turn, "mail/turn/subject.txt", "mail/turn/body.txt", "mail/turn/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
        name: String,
        /// That the campaign has begun, if no letter has told it.
        begins: Option<MailedBeginning>,
        /// The latest lines since the last answer.
        happened: Vec<String>,
        /// The fight or vote in which that has ended.
        latest: Option<Told<String>>,
        /// The rest of it as the HTML part has it.
        parts: Vec<MailedPart>,
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
        /// What is asked, short enough for a subject; empty: it cannot be said so shortly.
        asks: String,
        /// How far the campaign has come; empty: that has no name.
        round: String,
        /// Whether the text part holds everything, the board in words too, as who has asked for the board wants it.
        in_full: bool,
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

letter! {
    /// What became of a reply, to who is asked nothing else.
    Receipt, "mail/receipt/subject.txt", "mail/receipt/body.txt", "mail/receipt/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
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
        /// The recipient's name.
        name: String,
        /// Who proposes it.
        from: String,
        /// What can be answered; each says what is proposed.
        choices: Vec<MailedChoice>,
        /// What its proposer has said to go with it, a line each.
        said: Vec<String>,
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
    /// The time of an answer is passing.
    Reminder, "mail/reminder/subject.txt", "mail/reminder/body.txt", "mail/reminder/body.html" {
        /// The campaign's name.
        campaign: String,
        /// The game's name.
        game: String,
        /// The recipient's name.
        name: String,
        /// What is asked, short enough for a subject; empty: it cannot be said so shortly.
        asks: String,
        /// What is asked.
        prompt: String,
        /// Until when, in the reader's zone.
        due: String,
        /// How long that is from now.
        left: String,
        /// How many there are to pick, a line each.
        how: Vec<String>,
        /// Some of the choices.
        choices: Vec<MailedChoice>,
        /// How many more there are.
        more: usize,
        /// How it is answered by a reply, a line each; empty: it cannot be.
        reply: Vec<String>,
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
