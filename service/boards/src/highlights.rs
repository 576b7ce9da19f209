//! Fights and votes as pages and letters show them: worded, in the place of the lines that told them. Knows no game.

use serde::Serialize;
use sternpost_core::{BySeat, Message as _, Seat, Text};
use sternpost_picture::{Words, seat_character, seat_sign};
use sternpost_show::highlight::{Bar, InHighlight, Luck, Poll, Shown, Side, Throw};
use sternpost_show::{Headline, Highlight};
use sternpost_table::Snapshot;
use sternpost_table::past::readable::Chronicled;

/// The highlights of lines that a reader was told, by their places among them.
#[must_use]
pub fn highlights(snapshot: &Snapshot, lines: &[Chronicled]) -> Vec<Highlight> {
    let texts: Vec<&Text> = lines.iter().map(|line| &line.text).collect();
    snapshot.game.highlights(&texts)
}

/// Candidates for the headline of lines that a reader was told, by their places among them.
#[must_use]
pub fn headlines(snapshot: &Snapshot, lines: &[Chronicled]) -> Vec<Headline> {
    let texts: Vec<&Text> = lines.iter().map(|line| &line.text).collect();
    snapshot.game.headlines(&texts)
}

/// A part of what is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Part<'a> {
    /// Lines that are read as one.
    Act(Vec<&'a Chronicled>),
    /// A fight or a vote, in the place of its last line.
    Highlight(&'a Highlight),
}

/// The parts in which these lines are told, with the entry of each: lines by act, each highlight once, its own lines nowhere else. Only lines that
/// are to be told are; a highlight is if its last line is.
pub fn parts<'a>(
    lines: &'a [Chronicled],
    highlights: &'a [Highlight],
    words: &Words<'_>,
    is_told: &dyn Fn(&Chronicled) -> bool,
) -> Vec<(u64, Part<'a>)> {
    let mut parts = vec![];
    let mut run: Vec<&Chronicled> = vec![];
    let flush = |run: &mut Vec<&'a Chronicled>, parts: &mut Vec<(u64, Part<'a>)>| {
        let acts = words.acts(run, |line| &line.text).into_iter().map(|act| (act[0].seq, Part::Act(act.to_vec())));
        parts.extend(acts);
        run.clear();
    };
    for (at, line) in lines.iter().enumerate() {
        let is_in = highlights.iter().any(|highlight| highlight.lines.binary_search(&at).is_ok());
        if is_in || run.last().is_some_and(|last| last.seq != line.seq) {
            flush(&mut run, &mut parts);
        }
        if !is_told(line) {
            continue;
        }
        if !is_in {
            run.push(line);
        }
        parts.extend(highlights.iter().filter(|highlight| highlight.last_line() == at).map(|whole| (line.seq, Part::Highlight(whole))));
    }
    flush(&mut run, &mut parts);
    parts
}

/// The words and names in which a reader is told a highlight.
pub struct Teller<'a, W> {
    /// A message in the reader's words.
    pub say: &'a dyn Fn(&Text) -> W,
    /// The same where it stands by itself, with a capital letter.
    pub label: &'a dyn Fn(&Text) -> W,
    /// The words themselves.
    pub words: &'a Words<'a>,
    /// The colour names of the seats.
    pub colours: &'a BySeat<String>,
}

/// A highlight in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Told<W> {
    /// What it is called.
    pub title: String,
    /// The sides of a fight, who attacks first; none of a vote.
    pub sides: Vec<ToldSide<W>>,
    /// What was voted for; none in a fight.
    pub bars: Vec<ToldBar<W>>,
    /// Who cast no votes, in words.
    pub without: Option<String>,
    /// What came of it.
    pub ends: Vec<W>,
}

/// A side of a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToldSide<W> {
    /// Its seat, if it is a seat's.
    pub seat: Option<u8>,
    /// The mark of its seat as a character; empty: it is no seat's.
    pub mark: String,
    /// What it is called.
    pub name: W,
    /// What was rolled, a row each.
    pub throws: Vec<ToldThrow<W>>,
    /// What that comes to.
    pub sum: Option<String>,
    /// What it lost: whether it is gone, and what it was.
    pub losses: Vec<ToldLoss>,
}

/// Dice that were rolled together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToldThrow<W> {
    /// What rolls them.
    pub of: W,
    /// What a die must reach, in words.
    pub needs: Option<String>,
    /// All dice in words.
    pub says: String,
    /// The dice: what is drawn on each, and the name of its look.
    pub dice: Vec<(String, &'static str)>,
}

/// A loss or damage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToldLoss {
    /// "2 × fighter".
    pub what: String,
    /// The same with what became of it, for who cannot see how it is drawn.
    pub says: String,
    /// Whether it is gone.
    pub is_gone: bool,
}

/// An outcome that was voted for, as a bar.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ToldBar<W> {
    /// The outcome that was voted for.
    pub of: W,
    /// How many votes it has, in words.
    pub total: String,
    /// That it was carried, in words; none: it was not, or not yet.
    pub carried: Option<String>,
    /// The parts of it, by seat.
    pub parts: Vec<BarPart>,
    /// What is left of the whole width, of 1000.
    pub rest: u32,
}

/// A seat's part of a bar.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BarPart {
    /// The seat whose votes these are.
    pub seat: u8,
    /// Its mark as a character.
    pub mark: String,
    /// How many votes.
    pub count: u32,
    /// "Ada: 5".
    pub says: String,
    /// Where it begins, and how wide it is, of 1000.
    pub from: u32,
    /// How wide it is, of 1000.
    pub width: u32,
    /// What it is filled with.
    pub fill: &'static str,
    /// What can be read on that.
    pub ink: &'static str,
}

/// The whole width of a bar.
const WIDTH: u32 = 1_000;

impl<W> Told<W> {
    /// A highlight in a reader's words.
    #[must_use]
    pub fn of(highlight: &Highlight, teller: &Teller<'_, W>) -> Self {
        let (sides, poll) = match &highlight.shown {
            Shown::Fight(sides) => (sides.iter().map(|side| teller.side(side)).collect(), None),
            Shown::Poll(poll) => (vec![], Some(poll)),
        };
        let bars = poll.map(|poll| poll.bars.iter().map(|bar| teller.bar(bar, poll)).collect()).unwrap_or_default();
        let without = poll.filter(|poll| !poll.without.is_empty());
        Self {
            title: teller.words.label(&highlight.title),
            sides,
            bars,
            without: without.map(|poll| teller.words.say(&InHighlight::Without { seats: poll.without.clone() }.text())),
            ends: highlight.ends.iter().map(|end| (teller.say)(end)).collect(),
        }
    }
}

impl<W> Teller<'_, W> {
    fn side(&self, side: &Side) -> ToldSide<W> {
        let name = side.name.clone().or_else(|| side.seat.map(|seat| InHighlight::Of { seat }.text()));
        let loss = |loss: &sternpost_show::highlight::Loss| {
            let (count, what) = (loss.count, loss.what.clone());
            let what = self.words.say(&if count > 1 { InHighlight::Several { count, what }.text() } else { what });
            ToldLoss { what, says: self.words.say(&loss.in_words()), is_gone: loss.is_gone }
        };
        ToldSide {
            seat: side.seat.map(|seat| seat.0),
            mark: side.seat.map(|seat| seat_character(seat).to_string()).unwrap_or_default(),
            name: (self.label)(&name.unwrap_or_else(|| Text::plain("list-empty"))),
            throws: side.throws.iter().map(|throw| self.throw(throw)).collect(),
            sum: side.sum.as_ref().map(|sum| self.words.say(sum)),
            losses: side.losses.iter().map(loss).collect(),
        }
    }

    fn throw(&self, throw: &Throw) -> ToldThrow<W> {
        let look = |luck| match luck {
            Luck::Hit => "hit",
            Luck::Miss => "miss",
            Luck::Harm => "harm",
        };
        ToldThrow {
            of: (self.label)(&throw.of),
            needs: throw.needs.map(|needs| self.words.say(&InHighlight::Needs { needs }.text())),
            says: self.words.say(&throw.in_words()),
            dice: throw.dice.iter().map(|die| (die.face.clone(), look(die.luck))).collect(),
        }
    }

    fn bar(&self, bar: &Bar, poll: &Poll) -> ToldBar<W> {
        let most = poll.most().max(1);
        let mut from = 0;
        let mut part = |(seat, count): &(Seat, u32)| {
            let (width, begins) = (count * WIDTH / most, from);
            from += width;
            let sign = seat_sign(*seat, self.colours);
            BarPart {
                seat: seat.0,
                mark: seat_character(*seat).to_string(),
                count: *count,
                says: self.words.say(&InHighlight::VotesOf { seat: *seat, count: *count }.text()),
                from: begins,
                width,
                fill: sign.colour,
                ink: sign.ink,
            }
        };
        let parts: Vec<BarPart> = bar.votes.iter().map(&mut part).collect();
        ToldBar {
            of: (self.label)(&bar.of),
            total: self.words.say(&InHighlight::Votes { count: bar.total() }.text()),
            carried: bar.is_carried.then(|| self.words.say(&InHighlight::Carried.text())),
            parts,
            rest: WIDTH - from,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Catalogue;

    fn told(keys: &[(u64, &'static str)]) -> Vec<Chronicled> {
        keys.iter().map(|(seq, key)| Chronicled { seq: *seq, text: Text::plain(*key) }).collect()
    }

    fn highlight(lines: &[usize], shown: Shown) -> Highlight {
        Highlight { lines: lines.to_vec(), title: Text::plain("fight"), shown, ends: vec![] }
    }

    fn names(seat: Seat) -> String {
        ["Ada", "Bo", "Cy"][usize::from(seat.0)].to_owned()
    }

    #[test]
    fn a_highlight_stands_once_in_the_place_of_its_last_line_and_other_lines_stay() {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &names);
        let lines = told(&[(3, "begins"), (3, "card"), (3, "rolls"), (4, "rolls"), (4, "loses"), (4, "moves")]);
        let fights = [highlight(&[0, 2, 3, 4], Shown::Fight(vec![]))];
        let shown = parts(&lines, &fights, &words, &|_| true);
        let short: Vec<(u64, Option<&str>)> =
            shown.iter().map(|(seq, part)| (*seq, if let Part::Act(act) = part { Some(&*act[0].text.key) } else { None })).collect();
        assert_eq!(short, [(3, Some("card")), (4, None), (4, Some("moves"))]);
        // What was told before is told no more; the fight that goes on still is, whole.
        let later = parts(&lines, &fights, &words, &|line| line.seq == 4);
        assert_eq!(later.len(), 2);
        assert!(parts(&lines, &fights, &words, &|line| line.seq == 3).iter().all(|(_, part)| matches!(part, Part::Act(_))));
    }

    #[test]
    fn a_bar_is_as_long_as_its_votes_and_each_seat_has_its_part_of_it() {
        let catalogue = Catalogue::new("en", &["for = for\nagainst = against\nfight = vote"]).unwrap();
        let words = Words::new("en", &catalogue, &names);
        let mut poll = Poll::default();
        poll.cast(Seat(0), &Text::plain("for"), 6);
        poll.cast(Seat(1), &Text::plain("for"), 2);
        poll.cast(Seat(2), &Text::plain("against"), 4);
        poll.bars[0].is_carried = true;
        poll.without.push(Seat(1));
        let colours: BySeat<String> = ["red", "blue", "green"].map(str::to_owned).into_iter().collect();
        let say = |text: &Text| words.label(text);
        let teller = Teller { say: &say, label: &say, words: &words, colours: &colours };
        let told = Told::of(&highlight(&[0], Shown::Poll(poll)), &teller);
        let widths: Vec<Vec<(u32, u32)>> =
            told.bars.iter().map(|bar| bar.parts.iter().map(|part| (part.from, part.width)).collect()).collect();
        assert_eq!(widths, [vec![(0, 750), (750, 250)], vec![(0, 500)]]);
        assert_eq!((told.bars[0].total.as_str(), told.bars[0].carried.as_deref(), told.bars[1].rest), ("8 votes", Some("carried"), 500));
        assert_eq!((told.bars[0].parts[1].says.as_str(), told.without.as_deref()), ("Bo: 2", Some("No votes: Bo")));
    }

    #[test]
    fn dice_are_said_with_what_they_hit_and_losses_with_what_became_of_them() {
        let catalogue = Catalogue::new("en", &["carrier = carrier\nfighter = fighter\nfight = a fight"]).unwrap();
        let words = Words::new("en", &catalogue, &names);
        let mut side = Side::of(Seat(1));
        side.throws.push(Throw::of_numbers(Text::plain("carrier"), 9, 10, &[3, 9], 1));
        side.loses(Text::plain("fighter"), 2, true);
        side.loses(Text::plain("carrier"), 1, false);
        let colours: BySeat<String> = ["red", "blue"].map(str::to_owned).into_iter().collect();
        let say = |text: &Text| words.label(text);
        let told =
            Told::of(&highlight(&[0], Shown::Fight(vec![side])), &Teller { say: &say, label: &say, words: &words, colours: &colours });
        let [side] = told.sides.as_slice() else { panic!("{told:?}") };
        assert_eq!((told.title.as_str(), side.name.as_str(), side.mark.as_str()), ("A fight", "Bo", "■"));
        let throw = &side.throws[0];
        assert_eq!((throw.of.as_str(), throw.needs.as_deref(), throw.says.as_str()), ("Carrier", Some("needs 9"), "3 and 9: 1 hit"));
        assert_eq!(throw.dice, [("3".to_owned(), "miss"), ("9".to_owned(), "hit")]);
        assert_eq!(side.losses.iter().map(|loss| loss.says.as_str()).collect::<Vec<_>>(), ["2 × fighter lost", "carrier damaged"]);
    }
}
