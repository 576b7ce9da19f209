//! Letters before and at the start: a seat is offered, a seat was taken, the game begins.

use super::{Board, ChoiceLink, Frame, When, Words, written};

/// A seat is offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// What is around it.
    pub frame: Frame,
    /// Who invites.
    pub host: String,
    /// Who else was invited or sits already.
    pub table: Vec<String>,
    /// The page where the seat is taken.
    pub url: String,
    /// What may be chosen when taking it (a seat, a faction), each leading to the form with it filled in.
    pub choices: Vec<ChoiceLink>,
    /// How long it is kept.
    pub until: Option<When>,
}

/// To the host: a seat was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatTaken {
    /// What is around it.
    pub frame: Frame,
    /// Who took it.
    pub name: String,
    /// How many seats are still open.
    pub open_seats: usize,
}

/// The game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    /// What is around it.
    pub frame: Frame,
    /// Who sits where, in order: a name and what they play, empty if the game has nothing to tell them apart.
    pub table: Vec<(String, String)>,
    /// Where the reader sits in the table's order.
    pub reader: Option<usize>,
    /// The SHA-256 of the secret that all chance comes from.
    pub seal: String,
    /// The board at the start.
    pub board: Option<Board>,
}

impl Started {
    /// Who sits where, one line each.
    fn rows(&self, words: &Words) -> Vec<String> {
        let line = |(i, (name, plays)): (usize, &(String, String))| {
            let name = if self.reader == Some(i) { words.t1("letter-you", "name", name) } else { name.clone() };
            if plays.is_empty() { name } else { format!("{name}: {plays}") }
        };
        self.table.iter().enumerate().map(line).collect()
    }
}

written!(Invitation, "mail/invitation/subject.txt", "mail/invitation/body.txt", "mail/invitation/body.html", |_| None);
written!(SeatTaken, "mail/seat-taken/subject.txt", "mail/seat-taken/body.txt", "mail/seat-taken/body.html", |_| None);
written!(Started, "mail/started/subject.txt", "mail/started/body.txt", "mail/started/body.html", |letter| Board::picture_of(
    letter.board.as_ref()
));
