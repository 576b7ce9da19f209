//! Computes the differences between two positions, as the same eyes see both: in words of the game, grouped by seat and place. Knows no game: it
//! compares the standings of all seats (the tally), what lies beside the board (panels), and the board place by place.

use super::linked::Linked;
use serde::Serialize;
use std::collections::BTreeSet;
use sternpost_core::{Arg, Eyes, Seat, Text};
use sternpost_game::Play;
use sternpost_picture::{Words, place_changes};
use sternpost_show::scene::{Panel, Row};
use sternpost_show::tally::{Cell, Column};
use sternpost_show::{Scene, Tally};
use sternpost_words::tally;
use sternpost_words::{PageWords, say};

/// Values longer than this are no news by themselves: what a card does in full, say. Its name is.
const LONGEST_VALUE: usize = 60;
/// So many lines are shown at once; more are folded.
const MOST_SHOWN: usize = 14;

/// The differences between two positions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Differences {
    /// By whom and where: the campaign as a whole, the seats in the order of turns, what is nobody's, the places.
    pub groups: Vec<DifferenceGroup>,
}

/// The differences of one seat, or in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DifferenceGroup {
    /// Whose it is, or where.
    pub about: Linked,
    /// The seat, if it is one's.
    pub seat: Option<u8>,
    /// What, a line each.
    pub lines: Vec<Difference>,
}

/// One thing that is otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// What it is; none where what has gone and come says so.
    pub what: Option<Linked>,
    /// How.
    pub how: How,
}

/// The kind of a difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum How {
    /// One value stands in another's place.
    From {
        /// What it was.
        was: Linked,
        /// What it is.
        is: Linked,
    },
    /// Things are gone, and others have come.
    Things {
        /// What was there before only.
        gone: Vec<Linked>,
        /// What is there now only.
        come: Vec<Linked>,
    },
}

/// One of two positions, as somebody sees it.
pub struct Side {
    tally: Tally,
    scene: Scene,
    eyes: Eyes,
    seats: u8,
}

impl Side {
    /// A position as these eyes see it.
    #[must_use]
    pub fn of(play: &dyn Play, eyes: Eyes) -> Self {
        Self { tally: play.tally(eyes), scene: play.scene(eyes), eyes, seats: play.seats() }
    }
}

impl Differences {
    /// Computes the differences of the second position from the first.
    #[must_use]
    pub fn between(before: &Side, after: &Side, page_words: PageWords, words: &Words<'_>) -> Self {
        let mut found = Finding { groups: vec![], said: BTreeSet::new(), words };
        found.of_all(before, after, page_words);
        for seat in tally::order(&after.tally, after.seats) {
            found.of_seat(before, after, seat, page_words);
        }
        found.beside(before, after);
        found.places(before, after);
        Self { groups: found.groups }
    }

    /// The names of the places on the board that are otherwise.
    #[must_use]
    pub fn places(before: &Side, after: &Side, words: &Words<'_>) -> Vec<String> {
        place_changes(&before.scene, &after.scene, words).into_iter().map(|change| change.name).collect()
    }

    /// The number of its lines.
    #[must_use]
    pub fn count(&self) -> usize {
        self.groups.iter().map(|group| group.lines.len()).sum()
    }

    /// Whether it is so little that it is shown at once.
    #[must_use]
    pub fn is_short(&self) -> bool {
        self.count() <= MOST_SHOWN
    }
}

/// The differences found so far.
struct Finding<'a, 'w> {
    groups: Vec<DifferenceGroup>,
    /// The names of things that were said to have gone or come: what explains them besides is no news.
    said: BTreeSet<String>,
    words: &'a Words<'w>,
}

impl Finding<'_, '_> {
    fn group(&mut self, about: Linked, seat: Option<Seat>, lines: Vec<Difference>) {
        for line in &lines {
            if let How::Things { gone, come } = &line.how {
                self.said.extend(gone.iter().chain(come).map(Linked::plain));
            }
        }
        if lines.is_empty() {
            return;
        }
        let known = self.groups.iter_mut().find(|group| group.seat == seat.map(|seat| seat.0) && group.about.plain() == about.plain());
        if let Some(known) = known {
            known.lines.extend(lines);
        } else {
            self.groups.push(DifferenceGroup { about, seat: seat.map(|seat| seat.0), lines });
        }
    }

    fn linked(&self, text: &Text) -> Linked {
        Linked::of(self.words, text)
    }

    fn turned(&self, what: Option<&Text>, was: &Text, is: &Text) -> Difference {
        Difference { what: what.map(|what| Linked::label(self.words, what)), how: How::From { was: self.linked(was), is: self.linked(is) } }
    }

    /// The round, who speaks, whose turn comes when, and what everybody plays for.
    fn of_all(&mut self, before: &Side, after: &Side, page_words: PageWords) {
        let (old, new) = (&before.tally, &after.tally);
        let mut lines = vec![];
        for fact in &new.facts {
            match old.facts.iter().find(|other| other.id == fact.id) {
                Some(other) if other.label != fact.label => lines.push(self.turned(None, &other.label, &fact.label)),
                Some(_) => {}
                None => lines.push(things(None, vec![], vec![self.linked(&fact.label)])),
            }
        }
        let gone = old.facts.iter().filter(|fact| !new.facts.iter().any(|other| other.id == fact.id));
        lines.extend(gone.map(|fact| things(None, vec![self.linked(&fact.label)], vec![])));
        let named = |seats: &[Seat]| {
            let names: Vec<String> = seats.iter().map(|seat| self.words.name(*seat)).collect();
            Linked::from(if names.is_empty() { tally::NOTHING.to_owned() } else { names.join(", ") }.as_str())
        };
        for mark in &new.marks {
            let was = old.marks.iter().find(|other| other.id == mark.id).map_or(&[][..], |other| &other.seats);
            if was != mark.seats {
                let what = Some(Linked::label(self.words, &mark.label));
                lines.push(Difference { what, how: How::From { was: named(was), is: named(&mark.seats) } });
            }
        }
        if old.order != new.order && !old.order.is_empty() {
            let what = Some(Linked::from(page_words.t(say::DIFFERS_ORDER).as_str()));
            lines.push(Difference { what, how: How::From { was: named(&old.order), is: named(&new.order) } });
        }
        lines.extend(self.goals(before, after, None, &page_words.t(say::STANDING_GOALS)));
        self.group(Linked::from(page_words.t(say::DIFFERS_CAMPAIGN).as_str()), None, lines);
    }

    /// The difference in goals, of everybody or of one seat: new ones, and those that are no more.
    fn goals(&self, before: &Side, after: &Side, owner: Option<Seat>, what: &str) -> Option<Difference> {
        let of = |side: &Side| -> Vec<Text> {
            let goals = tally::goals(&side.tally, after.eyes).into_iter().filter(|goal| goal.owner == owner);
            goals.map(|goal| goal.title.clone()).collect()
        };
        let (was, is) = (of(before), of(after));
        let only = |these: &[Text], others: &[Text]| -> Vec<Linked> {
            these.iter().filter(|title| !others.contains(title)).map(|title| self.linked(title)).collect()
        };
        let (gone, come) = (only(&was, &is), only(&is, &was));
        (!gone.is_empty() || !come.is_empty()).then(|| things(Some(Linked::from(what)), gone, come))
    }

    /// Finds the differences of a seat: its counts, its progress to goals, and what lies before it.
    fn of_seat(&mut self, before: &Side, after: &Side, seat: Seat, page_words: PageWords) {
        let mut lines: Vec<Difference> = self.goals(before, after, Some(seat), &page_words.t(say::DIFFERS_OWN_GOALS)).into_iter().collect();
        for column in &after.tally.columns {
            let other = before.tally.columns.iter().find(|other| other.id == column.id);
            lines.extend(other.and_then(|other| self.cell(column, &other.cells[seat], &column.cells[seat])));
        }
        for goal in tally::goals(&after.tally, after.eyes) {
            let other = before.tally.goals.iter().find(|other| other.id == goal.id);
            let (Some(was), Some(is)) = (other.and_then(|other| other.seats.get(seat)), goal.seats.get(seat)) else { continue };
            let (was, is) = (tally::progress(was), tally::progress(is));
            if was != is {
                let how = How::From { was: Linked::from(was.as_str()), is: Linked::from(is.as_str()) };
                lines.push(Difference { what: Some(self.linked(&goal.title)), how });
            }
        }
        self.note(&lines);
        let is_its = |panel: &&Panel| panel.owner == Some(seat);
        for panel in after.scene.panels.iter().filter(is_its) {
            let was = before.scene.panels.iter().find(|other| other.id == panel.id);
            let rows = self.rows(was, Some(panel), &lines);
            self.note(&rows);
            lines.extend(rows);
        }
        for panel in before.scene.panels.iter().filter(is_its).filter(|panel| !after.scene.panels.iter().any(|other| other.id == panel.id))
        {
            let rows = self.rows(Some(panel), None, &lines);
            lines.extend(rows);
        }
        self.group(Linked::from(self.words.name(seat).as_str()), Some(seat), lines);
    }

    fn note(&mut self, lines: &[Difference]) {
        for line in lines {
            if let How::Things { gone, come } = &line.how {
                self.said.extend(gone.iter().chain(come).map(Linked::plain));
            }
        }
    }

    fn cell(&self, column: &Column, was: &Cell, is: &Cell) -> Option<Difference> {
        if was == is {
            return None;
        }
        let what = Some(Linked::label(self.words, &column.label));
        if let (Cell::Things { things: old }, Cell::Things { things: new }) = (was, is) {
            let told = |thing: &sternpost_show::tally::Thing| match &thing.note {
                Some(note) => Linked::from(format!("{} ({})", self.words.say(&thing.label), self.words.say(note)).as_str()),
                None => self.linked(&thing.label),
            };
            let gone = old.iter().filter(|thing| !new.contains(thing)).map(told).collect();
            let come = new.iter().filter(|thing| !old.contains(thing)).map(told).collect();
            return Some(things(what, gone, come));
        }
        let (was, is) = (tally::cell(was, self.words), tally::cell(is, self.words));
        Some(Difference { what, how: How::From { was: Linked::from(was.as_str()), is: Linked::from(is.as_str()) } })
    }

    /// The differences in a panel, but for those that have been said already.
    fn rows(&self, before: Option<&Panel>, after: Option<&Panel>, said: &[Difference]) -> Vec<Difference> {
        let rows = |panel: Option<&Panel>| -> Vec<Row> {
            let rows = panel.map_or(&[][..], |panel| &panel.rows).iter();
            // What lies in a place is told there.
            rows.filter(|row| row.place.is_none()).cloned().collect()
        };
        let (old, new) = (rows(before), rows(after));
        let labels: BTreeSet<String> = said.iter().filter_map(|line| line.what.as_ref()).map(Linked::plain).collect();
        let mut lines = vec![];
        for row in &new {
            match old.iter().find(|other| other.name == row.name) {
                Some(other) if other.value == row.value => {}
                Some(_) if labels.contains(&Linked::label(self.words, &row.name).plain()) => {}
                Some(_) if self.said.contains(&self.words.say(&row.name)) => {}
                Some(other) => match self.value(&row.name, &other.value, &row.value) {
                    // What stands in a table of all seats is summed up here.
                    Difference { how: How::From { .. }, .. } if !labels.is_empty() => {}
                    line => lines.push(line),
                },
                None if labels.contains(&Linked::label(self.words, &row.name).plain()) => {}
                None => lines.extend(self.row(row).map(|row| things(None, vec![], vec![row]))),
            }
        }
        let gone = old.iter().filter(|row| !new.iter().any(|other| other.name == row.name));
        let gone = gone.filter(|row| !labels.contains(&Linked::label(self.words, &row.name).plain()));
        lines.extend(gone.filter_map(|row| self.row(row)).map(|row| things(None, vec![row], vec![])));
        lines
    }

    /// A row that was not there, or is not any more, unless its thing was told to have come or gone.
    fn row(&self, row: &Row) -> Option<Linked> {
        let name = self.linked(&row.name);
        if self.said.contains(&name.plain()) {
            return None;
        }
        let value = self.words.say(&row.value);
        let is_long = value.chars().count() > LONGEST_VALUE;
        Some(if is_long { name } else { Linked::from(format!("{}: {value}", name.plain()).as_str()) })
    }

    /// A value that has changed; of a list what is gone from it and what has come to it.
    fn value(&self, name: &Text, was: &Text, is: &Text) -> Difference {
        let empty: &[Arg] = &[];
        let (old, new) = match (items(was), items(is)) {
            (None, None) => return self.turned(Some(name), was, is),
            (old, new) if (old.is_some() || was.args.is_empty()) && (new.is_some() || is.args.is_empty()) => {
                (old.unwrap_or(empty), new.unwrap_or(empty))
            }
            (_, _) => return self.turned(Some(name), was, is),
        };
        let told = |arg: &Arg| if let Arg::Text(text) = arg { self.linked(text) } else { Linked::default() };
        let (gone, come) = (beyond(old, new).into_iter().map(told).collect(), beyond(new, old).into_iter().map(told).collect());
        things(Some(Linked::label(self.words, name)), gone, come)
    }

    /// Finds the differences beside the board in what is nobody's.
    fn beside(&mut self, before: &Side, after: &Side) {
        let ids: Vec<&Panel> = after.scene.panels.iter().filter(|panel| panel.owner.is_none()).collect();
        let gone = before.scene.panels.iter().filter(|panel| panel.owner.is_none() && !ids.iter().any(|other| other.id == panel.id));
        let pairs: Vec<(Option<&Panel>, Option<&Panel>)> = ids
            .iter()
            .map(|panel| (before.scene.panels.iter().find(|other| other.id == panel.id), Some(*panel)))
            .chain(gone.map(|panel| (Some(panel), None)))
            .collect();
        // What was said of the campaign as a whole is said.
        let of_all = self.groups.iter().filter(|group| group.seat.is_none()).flat_map(|group| &group.lines);
        let labels: BTreeSet<String> = of_all.filter_map(|line| line.what.as_ref()).map(Linked::plain).collect();
        let told: BTreeSet<(String, String)> = self.groups.iter().flat_map(|group| &group.lines).filter_map(values).collect();
        for (was, is) in pairs {
            let Some(title) = is.or(was).map(|panel| self.words.title(panel)) else { continue };
            let mut lines = self.rows(was, is, &[]);
            lines.retain(|line| line.what.as_ref().is_none_or(|what| !labels.contains(&what.plain())));
            lines.retain(|line| values(line).is_none_or(|values| !told.contains(&values)));
            self.group(Linked::from(title.as_str()), None, lines);
        }
    }

    /// The board, place by place.
    fn places(&mut self, before: &Side, after: &Side) {
        for change in place_changes(&before.scene, &after.scene, self.words) {
            let linked = |all: Vec<String>| all.into_iter().map(|words| Linked::from(words.as_str())).collect();
            let line = things(None, linked(change.gone), linked(change.come));
            self.group(Linked::from(change.name.as_str()), None, vec![line]);
        }
    }
}

fn things(what: Option<Linked>, gone: Vec<Linked>, come: Vec<Linked>) -> Difference {
    Difference { what, how: How::Things { gone, come } }
}

/// The values before and after in a line, if it has them in words.
fn values(line: &Difference) -> Option<(String, String)> {
    match &line.how {
        How::From { was, is } => Some((was.plain(), is.plain())),
        How::Things { .. } => None,
    }
}

/// The things a text lists, if that is all it says.
fn items(text: &Text) -> Option<&[Arg]> {
    match text.args.as_slice() {
        [(_, Arg::List(items))] if items.iter().all(|item| matches!(item, Arg::Text(_))) => Some(items),
        _ => None,
    }
}

/// The arguments that are in the first list and not, or not so often, in the second.
fn beyond<'t>(these: &'t [Arg], others: &[Arg]) -> Vec<&'t Arg> {
    let mut left: Vec<&Arg> = others.iter().collect();
    let is_more = |item: &&Arg| match left.iter().position(|other| *other == *item) {
        Some(at) => {
            left.swap_remove(at);
            false
        }
        None => true,
    };
    let mut is_more = is_more;
    these.iter().filter(|item| is_more(item)).collect()
}
