//! The last letter: how the game ended.

use super::{Board, Frame, Words, written};

/// The game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// What is around it.
    pub frame: Frame,
    /// How everybody did, the best first.
    pub standings: Vec<Placed>,
    /// The last lines of the chronicle.
    pub lines: Vec<String>,
    /// The secret that all chance came from, in hexadecimal.
    pub secret: Option<String>,
    /// Where the whole log is downloaded.
    pub log_url: Option<String>,
    /// The board at the end.
    pub board: Option<Board>,
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The place; equal ones share it.
    pub place: u32,
    /// Who.
    pub name: String,
    /// What it is worth, in words: "10 victory points".
    pub score: String,
    /// Whether this is the reader.
    pub is_reader: bool,
}

impl Ended {
    /// The names in the first place.
    fn winners(&self) -> Vec<String> {
        let first = self.standings.iter().map(|placed| placed.place).min();
        self.standings.iter().filter(|placed| Some(placed.place) == first).map(|placed| placed.name.clone()).collect()
    }

    /// The standings, one line each.
    fn rows(&self, words: &Words) -> Vec<String> {
        let line = |placed: &Placed| {
            let name = if placed.is_reader { words.t1("letter-you", "name", &placed.name) } else { placed.name.clone() };
            let name = words.t2("letter-ended-score", "name", &name, "score", &placed.score);
            words.t2("letter-ended-place", "place", placed.place.to_string(), "name", name)
        };
        self.standings.iter().map(line).collect()
    }
}

written!(Ended, "mail/ended/subject.txt", "mail/ended/body.txt", "mail/ended/body.html", |letter| Board::picture_of(letter.board.as_ref()));
