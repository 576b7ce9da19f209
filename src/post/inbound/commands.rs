//! What can be said in a reply besides an answer: a word on the first line.

use crate::campaign::{OrderCommand, ReplyCommand};

/// The command a line is, in either language; none if it is none.
#[must_use]
pub fn command(line: &str) -> Option<ReplyCommand> {
    let whole = line;
    let line = line.trim().trim_end_matches(['.', '!', ':']).to_lowercase();
    let mut words = line.split_whitespace();
    let first = words.next()?;
    let rest: Vec<&str> = words.collect();
    match (first, rest.as_slice()) {
        ("status", []) => Some(ReplyCommand::Status),
        ("board" | "brett" | "spielplan", []) => Some(ReplyCommand::Board),
        ("log" | "chronicle" | "chronik" | "protokoll", []) => Some(ReplyCommand::Log),
        ("undo" | "zurück" | "zurueck" | "rückgängig" | "rueckgaengig" | "zurücknehmen", []) => Some(ReplyCommand::Undo),
        ("help" | "hilfe" | "?", []) => Some(ReplyCommand::Help),
        ("order" | "auftrag", rest) => order(rest, whole),
        // A game may ask for votes too: more words than these are an answer.
        ("vote" | "stimme" | "abstimmen", []) => Some(ReplyCommand::Vote(None)),
        ("vote" | "stimme", [how]) => vote(how).map(|yes| ReplyCommand::Vote(Some(yes))),
        ("away" | "absent" | "abwesend" | "weg", days) => Some(ReplyCommand::Away(super::absence::read(days))),
        ("back" | "da" | "anwesend", []) | ("wieder", ["da"]) => Some(ReplyCommand::Back),
        _ => None,
    }
}

/// What somebody votes; none if that cannot be made out.
fn vote(how: &str) -> Option<bool> {
    match how {
        "yes" | "ja" | "aye" => Some(true),
        "no" | "nein" | "nay" => Some(false),
        _ => None,
    }
}

/// What is said about standing orders; whatever else is told how to reply.
fn order(words: &[&str], whole: &str) -> Option<ReplyCommand> {
    let command = match words {
        [] | ["list" | "liste"] => OrderCommand::List,
        ["off" | "aus", number] => match number.trim_matches(['#', '.']).parse() {
            Ok(number) => OrderCommand::Off(number),
            Err(_) => return Some(ReplyCommand::Help),
        },
        // As it was written: a choice may be named by its label.
        ["always" | "immer", _, ..] => OrderCommand::Always(whole.split_whitespace().skip(2).collect::<Vec<_>>().join(" ")),
        _ => return Some(ReplyCommand::Help),
    };
    Some(ReplyCommand::Order(command))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::AwayWish;

    #[test]
    fn commands_are_known_in_both_languages_and_stand_alone() {
        for (said, meant) in [
            ("STATUS", ReplyCommand::Status),
            ("board", ReplyCommand::Board),
            ("Brett.", ReplyCommand::Board),
            ("Log", ReplyCommand::Log),
            ("chronik", ReplyCommand::Log),
            (" Undo! ", ReplyCommand::Undo),
            ("Rückgängig", ReplyCommand::Undo),
            ("hilfe", ReplyCommand::Help),
            ("?", ReplyCommand::Help),
            ("ORDER LIST", ReplyCommand::Order(OrderCommand::List)),
            ("Auftrag", ReplyCommand::Order(OrderCommand::List)),
            ("order off 2", ReplyCommand::Order(OrderCommand::Off(2))),
            ("Auftrag aus 3.", ReplyCommand::Order(OrderCommand::Off(3))),
            ("ORDER ALWAYS Let it pass", ReplyCommand::Order(OrderCommand::Always("Let it pass".to_owned()))),
            ("order off yours", ReplyCommand::Help),
            ("ORDER pass", ReplyCommand::Help),
            ("AWAY 2 DAYS", ReplyCommand::Away(AwayWish::Days(2))),
            ("Abwesend 2 Tage", ReplyCommand::Away(AwayWish::Days(2))),
            ("Away.", ReplyCommand::Away(AwayWish::How)),
            ("Back!", ReplyCommand::Back),
            ("Wieder da", ReplyCommand::Back),
            ("VOTE YES", ReplyCommand::Vote(Some(true))),
            ("vote no.", ReplyCommand::Vote(Some(false))),
            ("Stimme ja!", ReplyCommand::Vote(Some(true))),
            ("STIMME NEIN", ReplyCommand::Vote(Some(false))),
            ("Vote", ReplyCommand::Vote(None)),
        ] {
            assert_eq!(command(said), Some(meant), "{said}");
        }
        for other in ["", "a", "status quo", "undo it all", "help me Bo", "board the ship", "vote for Bo", "vote for"] {
            assert_eq!(command(other), None, "{other}");
        }
    }
}
