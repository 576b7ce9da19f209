//! Rounds of a game, as the game calls them: the first thing it says of the campaign as a whole, if that is told by numbers (`Round 3`, `Chapter 2,
//! round 4`). The meaning of its numbers is the game's business: they are compared one after the other. An argument called `most` counts nothing: it says
//! how many there are (`Round 3 of 8`).

use sternpost_core::{Arg, Eyes};
use sternpost_game::Play;
use sternpost_show::tally::Fact;

/// Numbers ahead that are offered.
const AHEAD: i64 = 8;
/// The highest number of a round one may name.
const MOST: i64 = 1_000;

/// The argument of a round's label that says how many there are.
const OF_HOW_MANY: &str = "most";

fn number(arg: &Arg) -> Option<i64> {
    match arg {
        Arg::Number(number) => Some(*number),
        Arg::Seat(_) | Arg::Term { .. } | Arg::Literal(_) | Arg::List(_) | Arg::Text(_) => None,
    }
}

/// What of a label says which round it is: a number each, none where it says something else.
fn counted(fact: &Fact) -> impl Iterator<Item = Option<i64>> {
    fact.label.args.iter().filter(|(name, _)| *name != *OF_HOW_MANY).map(|(_, arg)| number(arg))
}

fn numbers(fact: &Fact) -> Vec<i64> {
    counted(fact).flatten().collect()
}

/// The highest first number there is.
fn last(fact: &Fact) -> i64 {
    let most = fact.label.args.iter().find(|(name, _)| *name == *OF_HOW_MANY).and_then(|(_, arg)| number(arg));
    most.unwrap_or(MOST)
}

/// The round a position is in; none if it is in none that is counted.
#[must_use]
pub fn round_of(play: &dyn Play) -> Option<Fact> {
    let fact = play.tally(Eyes::Spectator).facts.into_iter().next()?;
    let is_counted = counted(&fact).next().is_some() && counted(&fact).all(|number| number.is_some());
    is_counted.then_some(fact)
}

/// A round's name in forms and programs: `3`, `2.4`.
#[must_use]
pub fn round_name(round: &Fact) -> String {
    numbers(round).iter().map(i64::to_string).collect::<Vec<_>>().join(".")
}

/// Whether a round has come, or one after it.
#[must_use]
pub fn has_come(round: &Fact, now: &Fact) -> bool {
    round.id == now.id && numbers(now) >= numbers(round)
}

/// A round with other numbers.
fn with(now: &Fact, numbers: &[i64]) -> Fact {
    let mut round = now.clone();
    let counted = round.label.args.iter_mut().filter(|(name, _)| *name != *OF_HOW_MANY);
    for ((_, arg), number) in counted.zip(numbers) {
        *arg = Arg::Number(*number);
    }
    round
}

/// A round after this one by its name; none if there is none of this name, or it has come.
#[must_use]
pub fn round_ahead(now: &Fact, name: &str) -> Option<Fact> {
    let named: Vec<i64> = name.split('.').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let is_one = named.len() == numbers(now).len()
        && named.iter().all(|number| (1..=MOST).contains(number))
        && named > numbers(now)
        && named.first() <= Some(&last(now));
    is_one.then(|| with(now, &named))
}

/// Rounds after this one that can be offered: the next by its last number, then those that begin with a higher first number.
#[must_use]
pub fn rounds_ahead(now: &Fact) -> Vec<Fact> {
    let counted = numbers(now);
    let Some((first, rest)) = counted.split_first() else { return vec![] };
    let mut ahead: Vec<Vec<i64>> = vec![];
    if let Some((last, before)) = rest.split_last() {
        let nearer = |by: i64| [&[*first], before, &[last + by]].concat();
        ahead.extend((1..=AHEAD / 2).map(nearer));
    }
    let firsts = (1..=AHEAD).filter(|by| first + by <= last(now));
    ahead.extend(firsts.map(|by| std::iter::once(first + by).chain(rest.iter().map(|_| 1)).collect()));
    ahead.iter().map(|numbers| with(now, numbers)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;
    use sternpost_core::text::ToArg as _;

    /// `Round 6 of 8`.
    fn of_eight(number: i64) -> Fact {
        let args = vec![("round".into(), number.to_arg()), ("most".into(), 8.to_arg())];
        Fact::new("round", Text { key: "round".into(), args })
    }

    #[test]
    fn how_many_rounds_there_are_is_no_part_of_which_one_it_is() {
        assert_eq!(round_name(&of_eight(6)), "6");
        assert_eq!(rounds_ahead(&of_eight(6)), [of_eight(7), of_eight(8)]);
        assert_eq!((round_ahead(&of_eight(6), "8"), round_ahead(&of_eight(6), "9")), (Some(of_eight(8)), None));
        assert!(has_come(&of_eight(6), &of_eight(7)) && !has_come(&of_eight(7), &of_eight(6)));
    }

    fn round(numbers: &[i64]) -> Fact {
        let args = numbers.iter().map(|number| ("n".into(), number.to_arg())).collect();
        Fact::new("when", Text { key: "when".into(), args })
    }

    #[test]
    fn rounds_are_compared_number_by_number() {
        assert!(has_come(&round(&[3]), &round(&[3])) && has_come(&round(&[3]), &round(&[4])) && !has_come(&round(&[3]), &round(&[2])));
        assert!(has_come(&round(&[2, 5]), &round(&[3, 1])), "the fifth round of a chapter that had but four has passed");
        assert!(!has_come(&round(&[2, 1]), &round(&[2])), "a chapter before its first round");
        let other = Fact::new("agenda", round(&[9]).label);
        assert!(!has_come(&round(&[3]), &other), "another thing that is counted");
    }

    #[test]
    fn only_what_is_ahead_is_named() {
        let names = |now: &Fact| rounds_ahead(now).iter().map(round_name).collect::<Vec<_>>();
        assert_eq!(names(&round(&[6]))[..2], ["7", "8"]);
        assert_eq!(names(&round(&[1, 3]))[..5], ["1.4", "1.5", "1.6", "1.7", "2.1"]);
        for now in [round(&[6]), round(&[1, 3])] {
            for ahead in rounds_ahead(&now) {
                assert_eq!(round_ahead(&now, &round_name(&ahead)), Some(ahead));
            }
        }
        for wrong in ["6", "5", "0", "-1", "7.1", "", "seven", "99999999999999999999", "1001"] {
            assert_eq!(round_ahead(&round(&[6]), wrong), None, "{wrong}");
        }
    }
}
