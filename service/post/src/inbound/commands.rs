//! Parses the commands of a reply: a word on the first line, besides an answer.

use sternpost_model::pace::Until;
use sternpost_table::replies::{OrderCommand, ReplyCommand, WaiveWish};

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
        ("more", ["time", rest @ ..]) | ("mehr", ["zeit", rest @ ..]) => Some(more_time(rest)),
        ("away" | "absent" | "abwesend" | "weg", days) => Some(ReplyCommand::Away(super::absence::read(days))),
        ("back" | "da" | "anwesend", []) | ("wieder", ["da"]) => Some(ReplyCommand::Back),
        _ => None,
    }
}

/// Reads a vote; none if it cannot be made out.
fn vote(how: &str) -> Option<bool> {
    match how {
        "yes" | "ja" | "aye" => Some(true),
        "no" | "nein" | "nay" => Some(false),
        _ => None,
    }
}

/// Reads a request for more time; anything but a number of hours is told how to reply.
fn more_time(words: &[&str]) -> ReplyCommand {
    let hours = |count: &str, each: u32| count.parse::<u32>().ok().and_then(|count| count.checked_mul(each));
    let hours = match words {
        [] => return ReplyCommand::MoreTime(None),
        [count] | [count, "hour" | "hours" | "h" | "stunde" | "stunden"] => hours(count, 1),
        [count, "day" | "days" | "tag" | "tage"] => hours(count, 24),
        _ => None,
    };
    hours.map_or(ReplyCommand::Help, |hours| ReplyCommand::MoreTime(Some(hours)))
}

/// Reads how long windows are let pass; none if it cannot be made out, and the sender is told how to reply.
fn waive(words: &[&str]) -> Option<WaiveWish> {
    match words {
        [] => Some(WaiveWish::Pass(None)),
        ["turn" | "zug"] => Some(WaiveWish::Pass(Some(Until::Turn))),
        ["round" | "runde"] => Some(WaiveWish::Pass(Some(Until::Round))),
        ["always" | "immer"] => Some(WaiveWish::Pass(Some(Until::SaidOtherwise))),
        ["off" | "aus"] => Some(WaiveWish::Off),
        _ => None,
    }
}

/// Reads a command about standing orders; anything else is told how to reply.
fn order(words: &[&str], whole: &str) -> Option<ReplyCommand> {
    let command = match words {
        [] | ["list" | "liste"] => OrderCommand::List,
        ["off" | "aus", number] => match number.trim_matches(['#', '.']).parse() {
            Ok(number) => OrderCommand::Off(number),
            Err(_) => return Some(ReplyCommand::Help),
        },
        ["waive" | "verzicht" | "verzichten", rest @ ..] => match waive(rest) {
            Some(wish) => OrderCommand::Waive(wish),
            None => return Some(ReplyCommand::Help),
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
    use sternpost_table::replies::AwayWish;

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
            ("MORE TIME", ReplyCommand::MoreTime(None)),
            ("Mehr Zeit!", ReplyCommand::MoreTime(None)),
            ("more time 48", ReplyCommand::MoreTime(Some(48))),
            ("Mehr Zeit 2 Tage", ReplyCommand::MoreTime(Some(48))),
            ("MORE TIME 12 HOURS.", ReplyCommand::MoreTime(Some(12))),
            ("more time 4294967295 days", ReplyCommand::Help),
            ("more time please", ReplyCommand::Help),
            ("ORDER WAIVE", ReplyCommand::Order(OrderCommand::Waive(WaiveWish::Pass(None)))),
            ("order waive turn", ReplyCommand::Order(OrderCommand::Waive(WaiveWish::Pass(Some(Until::Turn))))),
            ("AUFTRAG VERZICHT RUNDE", ReplyCommand::Order(OrderCommand::Waive(WaiveWish::Pass(Some(Until::Round))))),
            ("Auftrag Verzicht immer", ReplyCommand::Order(OrderCommand::Waive(WaiveWish::Pass(Some(Until::SaidOtherwise))))),
            ("ORDER WAIVE OFF", ReplyCommand::Order(OrderCommand::Waive(WaiveWish::Off))),
            ("order waive everything", ReplyCommand::Help),
        ] {
            assert_eq!(command(said), Some(meant), "{said}");
        }
        for other in
            ["", "a", "status quo", "undo it all", "help me Bo", "board the ship", "vote for Bo", "vote for", "more", "more troops", "mehr"]
        {
            assert_eq!(command(other), None, "{other}");
        }
    }
}
