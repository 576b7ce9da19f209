//! What can be said in a reply besides an answer: a word on the first line.

use crate::campaign::ReplyCommand;

/// The command a line is, in either language; none if it is none.
#[must_use]
pub fn command(line: &str) -> Option<ReplyCommand> {
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
        ("away" | "absent" | "abwesend" | "weg", days) => Some(ReplyCommand::Away(super::absence::read(days))),
        ("back" | "da" | "anwesend", []) | ("wieder", ["da"]) => Some(ReplyCommand::Back),
        ("order" | "auftrag", _) => Some(ReplyCommand::NotYet(first.to_uppercase())),
        _ => None,
    }
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
            ("AWAY 2 DAYS", ReplyCommand::Away(AwayWish::Days(2))),
            ("Abwesend 2 Tage", ReplyCommand::Away(AwayWish::Days(2))),
            ("Away.", ReplyCommand::Away(AwayWish::How)),
            ("Back!", ReplyCommand::Back),
            ("Wieder da", ReplyCommand::Back),
            ("ORDER pass", ReplyCommand::NotYet("ORDER".to_owned())),
        ] {
            assert_eq!(command(said), Some(meant), "{said}");
        }
        for other in ["", "a", "status quo", "undo it all", "help me Bo", "board the ship"] {
            assert_eq!(command(other), None, "{other}");
        }
    }
}
