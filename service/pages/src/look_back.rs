//! The review of a campaign that is over: where points came from, the luck of the dice, who was waited for.

use super::linked::Linked;
use super::told::duration;
use serde::Serialize;
use std::collections::BTreeMap;
use sternpost_core::{Arg, Seat};
use sternpost_model::language::Language;
use sternpost_show::highlight::{Highlight, Shown};
use sternpost_words::{PageWords, say};

/// The review of a campaign that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LookBack {
    /// The seats, by number and name.
    pub seats: Vec<(u8, String)>,
    /// Where points came from: what for, in which round, and how many each seat gained.
    pub sources: Vec<Source>,
    /// The dice of each seat that has rolled any.
    pub luck: Vec<LuckRow>,
    /// Who was waited for alone, and how long in all, who was waited for longest first.
    pub waits: Vec<WaitRow>,
    /// The board at the first entry, from where one goes on.
    pub first: Option<String>,
    /// The course as a film.
    pub film: String,
    /// A card to share.
    pub card: String,
    /// How anybody checks that chance was fair: the seal is open.
    pub fair: String,
}

/// A source of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// What they were gained for.
    pub of: Linked,
    /// In which rounds, in words.
    pub rounds: String,
    /// The points of each seat; none where it has none of these.
    pub points: Vec<Option<i32>>,
}

/// The dice of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LuckRow {
    /// The seat's number.
    pub seat: u8,
    /// The name of the seat's holder.
    pub name: String,
    /// How many it has rolled.
    pub dice: usize,
    /// How many hits it had.
    pub hits: u32,
    /// How many it would have had as a rule, to a tenth.
    pub usual: String,
    /// By how much it had more, or fewer, to a tenth, with its sign.
    pub more: String,
    /// All of it in words.
    pub says: String,
    /// How long its bar is, and where the mark of what is usual stands, of 1000.
    pub bar: (u32, u32),
}

/// A row about the time a seat was waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaitRow {
    /// The seat's number.
    pub seat: u8,
    /// The name of the seat's holder.
    pub name: String,
    /// How long in all, in words.
    pub took: String,
    /// How long its bar is, of 1000.
    pub bar: u32,
}

impl LookBack {
    /// Whether there is nothing to look back at.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sources.is_empty() && self.luck.is_empty() && self.waits.is_empty()
    }
}

/// Hundredths as a number with one decimal.
fn tenths(page_words: PageWords, hundredths: i64) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    let comma = match page_words.language() {
        Language::English => '.',
        Language::German => ',',
    };
    format!("{}{comma}{}", tenths / 10, tenths % 10)
}

/// The luck of the dice: each seat's hits, and what as many such dice hit as a rule. Only dice are counted that were rolled, and those that were
/// rolled again as they came to lie.
#[must_use]
pub fn luck(page_words: PageWords, highlights: &[Highlight], names: &[(u8, String)]) -> Vec<LuckRow> {
    let mut rolled: BTreeMap<Seat, (usize, u32, u32)> = BTreeMap::new();
    let sides = highlights.iter().flat_map(|highlight| if let Shown::Fight(sides) = &highlight.shown { &sides[..] } else { &[] });
    for side in sides {
        for throw in &side.throws {
            if let (Some(seat), Some(usual)) = (side.seat, throw.usual) {
                let (dice, hits, expected) = rolled.entry(seat).or_default();
                (*dice, *hits, *expected) = (*dice + throw.dice.len(), *hits + throw.hits, *expected + usual);
            }
        }
    }
    let most = rolled.values().map(|(_, hits, usual)| (hits * 100).max(*usual)).max().unwrap_or(1).max(1);
    let row = |(seat, (dice, hits, usual)): (Seat, (usize, u32, u32))| {
        let (seat, name) = names.iter().find(|(number, _)| *number == seat.0)?.clone();
        let more = i64::from(hits) * 100 - i64::from(usual);
        let sign = if more < 0 { "−" } else { "+" };
        let share = |hundredths: u32| u32::try_from(u64::from(hundredths) * 1_000 / u64::from(most)).unwrap_or(1_000);
        let (usual_words, count) = (tenths(page_words, usual.into()), |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX)));
        let says = page_words.t(say::back_luck_of(count(dice), Arg::Number(hits.into()), Arg::Literal(usual_words.clone())));
        Some(LuckRow {
            seat,
            name,
            dice,
            hits,
            usual: usual_words,
            more: format!("{sign}{}", tenths(page_words, more)),
            says,
            bar: (share(hits * 100), share(usual)),
        })
    };
    rolled.into_iter().filter_map(row).collect()
}

/// The rows of how long each seat alone was waited for in all, the longest first.
#[must_use]
pub fn waits(page_words: PageWords, waits: &BTreeMap<Seat, Vec<i64>>, names: &[(u8, String)]) -> Vec<WaitRow> {
    let mut whole: Vec<(i64, &(u8, String))> =
        names.iter().filter_map(|named| Some((waits.get(&Seat(named.0))?.iter().sum(), named))).collect();
    whole.sort_by_key(|(seconds, _)| std::cmp::Reverse(*seconds));
    let most = whole.first().map_or(1, |(seconds, _)| (*seconds).max(1));
    let row = |(seconds, (seat, name)): (i64, &(u8, String))| WaitRow {
        seat: *seat,
        name: name.clone(),
        took: duration(page_words, seconds),
        bar: u32::try_from(seconds * 1_000 / most).unwrap_or(1_000),
    };
    whole.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;
    use sternpost_show::highlight::{Side, Throw};

    fn names() -> Vec<(u8, String)> {
        vec![(0, "Ada".to_owned()), (1, "Bo".to_owned())]
    }

    #[test]
    fn luck_is_what_was_hit_beside_what_such_dice_hit_as_a_rule() {
        let mut side = Side::of(Seat(1));
        side.throws.push(Throw::of_numbers(Text::plain("carrier"), 9, 10, &[9, 9, 1], 2));
        side.throws.push(Throw::of_numbers(Text::plain("cruiser"), 7, 10, &[1], 0));
        let fight =
            Highlight { lines: vec![0], title: Text::plain("fight"), shown: Shown::Fight(vec![Side::of(Seat(0)), side]), ends: vec![] };
        let [row] = luck(PageWords::new(Language::English), &[fight], &names()).try_into().expect("who has not rolled has no luck");
        let LuckRow { name, dice, hits, usual, more, bar, .. } = row;
        assert_eq!((name.as_str(), dice, hits, usual.as_str(), more.as_str()), ("Bo", 4, 2, "1.0", "+1.0"));
        assert_eq!(bar, (1_000, 500));
    }

    #[test]
    fn who_was_waited_for_longest_stands_first() {
        let waited = BTreeMap::from([(Seat(0), vec![60, 60]), (Seat(1), vec![240])]);
        let rows = waits(PageWords::new(Language::English), &waited, &names());
        let rows: Vec<(&str, &str, u32)> = rows.iter().map(|row| (row.name.as_str(), row.took.as_str(), row.bar)).collect();
        assert_eq!(rows, [("Bo", "4 min", 1_000), ("Ada", "2 min", 500)]);
    }
}
