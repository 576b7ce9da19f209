//! What happened as a picture: a fight with its dice, a vote with its bars.
//!
//! A highlight is made of lines that its reader was told, and of nothing else, so that it cannot tell more than they do. Lines may come in several entries,
//! with questions between them: a combat round is one highlight that grows.

use serde::Serialize;
use sternpost_core::{Message as _, Seat, Text, messages};

/// What happened, put together from the lines that tell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Highlight {
    /// The lines it was made of, by their places, in order: it says all that they say.
    pub lines: Vec<usize>,
    /// What it is called.
    pub title: Text,
    /// What is drawn.
    pub shown: Shown,
    /// What came of it, a sentence each.
    pub ends: Vec<Text>,
}

impl Highlight {
    /// The place of its last line.
    #[must_use]
    pub fn last_line(&self) -> usize {
        self.lines.last().copied().unwrap_or_default()
    }
}

/// What is drawn of a highlight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shown {
    /// A fight by its sides; who attacks stands first.
    Fight(Vec<Side>),
    /// A vote.
    Poll(Poll),
}

/// A side of a fight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Whose it is, if a seat's.
    pub seat: Option<Seat>,
    /// What it is called, if not by its seat: a single card.
    pub name: Option<Text>,
    /// What was rolled, a row for each kind of unit.
    pub throws: Vec<Throw>,
    /// What its dice come to, in a few words or a sentence.
    pub sum: Option<Text>,
    /// What it lost.
    pub losses: Vec<Loss>,
}

impl Side {
    /// A side of a seat, before anything has happened.
    #[must_use]
    pub fn of(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    /// All hits of its dice.
    #[must_use]
    pub fn hits(&self) -> u32 {
        self.throws.iter().map(|throw| throw.hits).sum()
    }

    /// More of the same is lost, or damaged.
    pub fn loses(&mut self, what: Text, count: u32, is_gone: bool) {
        match self.losses.iter_mut().find(|loss| loss.what == what && loss.is_gone == is_gone) {
            Some(loss) => loss.count += count,
            None => self.losses.push(Loss { what, count, is_gone }),
        }
    }
}

/// Dice that were rolled together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// What rolls them.
    pub of: Text,
    /// What a die must reach; none where faces say it.
    pub needs: Option<u32>,
    /// The dice, as they came to lie.
    pub dice: Vec<Die>,
    /// What they hit.
    pub hits: u32,
    /// What such dice hit as a rule, in hundredths of a hit; none if no luck is in it.
    pub usual: Option<u32>,
}

/// A die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Die {
    /// What is drawn on it: a number, or a sign for each symbol.
    pub face: String,
    /// The same in words, where signs are drawn.
    pub says: Option<Text>,
    /// What it does for who rolled it.
    pub luck: Luck,
}

/// What a die does for who rolled it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// It hits.
    Hit,
    /// It does nothing.
    Miss,
    /// It does harm to its own side, whatever else it does.
    Harm,
}

impl Throw {
    /// Dice with numbers up to `sides` on them that must reach one; hits are counted by the game, for some count twice.
    #[must_use]
    pub fn of_numbers(of: Text, needs: u32, sides: u32, faces: &[u32], hits: u32) -> Self {
        let each = (sides + 1).saturating_sub(needs.max(1)) * 100 / sides.max(1);
        let usual = u32::try_from(faces.len()).ok().map(|dice| dice * each);
        let die = |face: &u32| Die { face: face.to_string(), says: None, luck: if *face >= needs { Luck::Hit } else { Luck::Miss } };
        Self { of, needs: Some(needs), dice: faces.iter().map(die).collect(), hits, usual }
    }

    /// So many of one sign: points of an attack, or of what keeps it off.
    #[must_use]
    pub fn of_signs(of: Text, sign: &str, luck: Luck, count: u32) -> Self {
        let dice = (0..count).map(|_| Die { face: sign.to_owned(), says: None, luck }).collect();
        Self { of, needs: None, dice, hits: if luck == Luck::Hit { count } else { 0 }, usual: None }
    }
}

/// What a side lost, or what was damaged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Loss {
    /// What.
    pub what: Text,
    /// How many.
    pub count: u32,
    /// Whether it is gone; otherwise it is damaged.
    pub is_gone: bool,
}

/// A vote.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Poll {
    /// What can be voted for and was, in the order it was first named.
    pub bars: Vec<Bar>,
    /// Who cast no votes.
    pub without: Vec<Seat>,
    /// Whether it is over.
    pub is_over: bool,
}

/// What was voted for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bar {
    /// What.
    pub of: Text,
    /// Who cast how many votes for it, in the order cast.
    pub votes: Vec<(Seat, u32)>,
    /// Whether it was carried.
    pub is_carried: bool,
}

impl Bar {
    /// All votes for it.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.votes.iter().map(|(_, count)| count).sum()
    }
}

impl Poll {
    /// The bar of an outcome, which is put there if there is none.
    pub fn bar(&mut self, of: &Text) -> &mut Bar {
        let at = self.bars.iter().position(|bar| bar.of == *of).unwrap_or_else(|| {
            self.bars.push(Bar { of: of.clone(), votes: vec![], is_carried: false });
            self.bars.len() - 1
        });
        &mut self.bars[at]
    }

    /// A seat casts votes, or more of them.
    pub fn cast(&mut self, seat: Seat, of: &Text, count: u32) {
        let bar = self.bar(of);
        match bar.votes.iter_mut().find(|(voter, _)| *voter == seat) {
            Some((_, votes)) => *votes += count,
            None => bar.votes.push((seat, count)),
        }
    }

    /// The votes of the longest bar.
    #[must_use]
    pub fn most(&self) -> u32 {
        self.bars.iter().map(Bar::total).max().unwrap_or_default()
    }
}

messages! {
    "highlight";
    /// What stands in any highlight, whatever the game; the wording is with the kernel's words.
    pub enum InHighlight {
        Hits { count: u32 },
        Needs { needs: u32 },
        Count { count: u32 },
        Dice { faces: Vec<Text>, hits: u32 },
        Face { face: String },
        Of { seat: Seat },
        Several { count: u32, what: Text },
        Lost { what: Text },
        Damaged { what: Text },
        Votes { count: u32 },
        VotesOf { seat: Seat, count: u32 },
        Without { seats: Vec<Seat> },
        Carried,
    }
}

impl Throw {
    /// The dice in words: "3, 9: 1 hit"; of signs how many there are.
    #[must_use]
    pub fn in_words(&self) -> Text {
        if self.needs.is_none() && self.dice.iter().all(|die| die.says.is_none()) {
            return InHighlight::Count { count: u32::try_from(self.dice.len()).unwrap_or(u32::MAX) }.text();
        }
        let face = |die: &Die| die.says.clone().unwrap_or_else(|| InHighlight::Face { face: die.face.clone() }.text());
        InHighlight::Dice { faces: self.dice.iter().map(face).collect(), hits: self.hits }.text()
    }
}

impl Loss {
    /// The loss in words: "2 × Fighter".
    #[must_use]
    pub fn in_words(&self) -> Text {
        let (count, what) = (self.count, self.what.clone());
        let what = if count > 1 { InHighlight::Several { count, what }.text() } else { what };
        if self.is_gone { InHighlight::Lost { what }.text() } else { InHighlight::Damaged { what }.text() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn votes_for_the_same_stand_in_one_bar_and_more_of_a_seat_are_added() {
        let mut poll = Poll::default();
        let (yes, no) = (Text::plain("yes"), Text::plain("no"));
        poll.cast(Seat(0), &yes, 4);
        poll.cast(Seat(1), &no, 3);
        poll.cast(Seat(2), &yes, 2);
        poll.cast(Seat(0), &yes, 1);
        assert_eq!(poll.bars.iter().map(Bar::total).collect::<Vec<_>>(), [7, 3]);
        assert_eq!((poll.bars[0].votes.as_slice(), poll.most()), ([(Seat(0), 5), (Seat(2), 2)].as_slice(), 7));
    }

    #[test]
    fn a_die_hits_from_what_it_needs_on_and_losses_of_a_kind_are_counted_together() {
        let throw = Throw::of_numbers(Text::plain("carrier"), 9, 10, &[8, 9, 10], 2);
        assert_eq!(throw.usual, Some(60), "two of ten faces hit");
        assert_eq!(Throw::of_numbers(Text::plain("carrier"), 11, 10, &[8], 0).usual, Some(0), "what is above all faces never hits");
        assert_eq!(throw.dice.iter().map(|die| die.luck).collect::<Vec<_>>(), [Luck::Miss, Luck::Hit, Luck::Hit]);
        let mut side = Side::of(Seat(0));
        side.throws.push(throw);
        side.loses(Text::plain("fighter"), 2, true);
        side.loses(Text::plain("fighter"), 1, true);
        side.loses(Text::plain("fighter"), 1, false);
        assert_eq!((side.hits(), side.losses.iter().map(|loss| loss.count).collect::<Vec<_>>()), (2, vec![3, 1]));
    }
}
