//! The news section of a letter: lines of the chronicle, and fights and votes as pictures that mail programs can show.

use sternpost_boards::highlights::Told;

/// Lines told after a fight that still belong to it: what it has brought about.
const AFTERWARDS: usize = 4;

/// The news that a reader has not seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Happened {
    /// All of it in lines, for the text part.
    pub lines: Vec<String>,
    /// The same for the HTML part, in the order told.
    pub parts: Vec<MailedPart>,
    /// Whether there is more before it.
    pub earlier: bool,
}

/// A part of what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailedPart {
    /// Lines, those of an act as one.
    Lines(Vec<String>),
    /// A fight or a vote.
    Highlight(Box<Told<String>>),
}

impl MailedPart {
    /// Parts in which lines that follow each other stand together.
    pub fn joined(parts: impl Iterator<Item = Self>) -> Vec<Self> {
        let mut joined: Vec<Self> = vec![];
        for part in parts {
            match (joined.last_mut(), part) {
                (Some(Self::Lines(lines)), Self::Lines(more)) => lines.extend(more),
                (_, part) => joined.push(part),
            }
        }
        joined
    }

    /// The fight or vote in which it all has ended, which stands beside the question, and the other parts. None if much has happened since.
    #[must_use]
    pub fn latest(mut parts: Vec<Self>) -> (Option<Told<String>>, Vec<Self>) {
        let lines = |part: &Self| if let Self::Lines(lines) = part { lines.len() } else { 0 };
        let at = parts.iter().rposition(|part| matches!(part, Self::Highlight(_)));
        let at = at.filter(|at| parts[at + 1..].iter().map(lines).sum::<usize>() <= AFTERWARDS);
        let Some(at) = at else { return (None, parts) };
        let latest = if let Self::Highlight(latest) = parts.remove(at) { Some(*latest) } else { None };
        (latest, Self::joined(parts.into_iter()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(of: &[&str]) -> MailedPart {
        MailedPart::Lines(of.iter().map(|line| (*line).to_owned()).collect())
    }

    fn fight(title: &str) -> MailedPart {
        MailedPart::Highlight(Box::new(Told { title: title.to_owned(), ..Told::default() }))
    }

    #[test]
    fn the_latest_fight_stands_by_itself_and_lines_that_follow_each_other_together() {
        let parts =
            MailedPart::joined([lines(&["a"]), lines(&["b"]), fight("first"), lines(&["c"]), fight("second"), lines(&["d"])].into_iter());
        assert_eq!(parts.len(), 5);
        let (latest, rest) = MailedPart::latest(parts);
        assert_eq!(latest.map(|latest| latest.title), Some("second".to_owned()));
        assert_eq!(rest, [lines(&["a", "b"]), fight("first"), lines(&["c", "d"])]);
        assert_eq!(MailedPart::latest(vec![lines(&["a"])]), (None, vec![lines(&["a"])]));
        let long_ago = vec![fight("first"), lines(&["a", "b", "c", "d", "e"])];
        assert_eq!(MailedPart::latest(long_ago.clone()), (None, long_ago), "it has come to an end, and others have moved");
    }
}
