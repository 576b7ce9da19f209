//! What campaigns came to, counted in what they told: which components of the box were used, and which never were.

use std::collections::BTreeMap;
use sternpost_core::{Arg, Text, Told};
use sternpost_show::{Book, Entry};

/// Lines that say that a component was used, and the sort of component they name: `("line-played-note", "note")`.
pub type Telling = &'static [(&'static str, &'static str)];

/// Uses of components, over any number of campaigns.
#[derive(Clone, Debug)]
pub struct Reach {
    telling: Telling,
    uses: BTreeMap<(String, String), usize>,
}

impl Reach {
    /// Nothing is counted yet.
    #[must_use]
    pub fn new(telling: Telling) -> Self {
        Self { telling, uses: BTreeMap::new() }
    }

    /// What was told, to whomever.
    pub fn add(&mut self, told: &[Told]) {
        for line in told {
            for (_, kind) in self.telling.iter().filter(|(key, _)| *key == line.text.key) {
                if let Some(id) = named(&line.text, kind) {
                    self.count(kind, id, 1);
                }
            }
        }
    }

    /// What others counted too.
    pub fn join(&mut self, other: &Self) {
        for (kind, id, times) in other.each() {
            self.count(kind, id, times);
        }
    }

    /// A use that somebody else counted.
    pub fn count(&mut self, kind: &str, id: &str, times: usize) {
        *self.uses.entry((kind.to_owned(), id.to_owned())).or_default() += times;
    }

    /// Everything that was used: its sort, its id, and how often.
    pub fn each(&self) -> impl Iterator<Item = (&str, &str, usize)> {
        self.uses.iter().map(|((kind, id), times)| (kind.as_str(), id.as_str(), *times))
    }

    /// How often one was used.
    #[must_use]
    pub fn uses(&self, kind: &str, id: &str) -> usize {
        self.uses.get(&(kind.to_owned(), id.to_owned())).copied().unwrap_or(0)
    }

    /// The sorts of components whose use is told.
    #[must_use]
    pub fn kinds(&self) -> Vec<&'static str> {
        let mut kinds: Vec<&'static str> = self.telling.iter().map(|(_, kind)| *kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// Of a sort in the box: those that were used, and those that never were.
    #[must_use]
    pub fn of_kind<'b>(&self, book: &'b Book, kind: &str) -> (Vec<&'b Entry>, Vec<&'b Entry>) {
        book.of_kind(kind).filter(|entry| entry.is_built).partition(|entry| self.uses(kind, &entry.id) > 0)
    }
}

/// The first thing of a sort that a message names.
fn named<'t>(text: &'t Text, wanted: &str) -> Option<&'t str> {
    text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Term { kind, id } if *kind == *wanted => Some(id.as_ref()),
        Arg::Text(inner) => inner.key.strip_prefix(wanted).and_then(|rest| rest.strip_prefix('-')),
        Arg::Term { .. } | Arg::Seat(_) | Arg::Number(_) | Arg::Literal(_) | Arg::List(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Audience;
    use sternpost_show::reference::Kind;

    fn told(key: &'static str, kind: &'static str, id: &'static str) -> Told {
        Told { audience: Audience::Everyone, text: Text { key: key.into(), args: vec![("card".into(), Arg::term(kind, id))] } }
    }

    #[test]
    fn only_lines_that_say_so_and_name_one_of_the_sort_count() {
        let book = Book::new(
            vec![Kind { id: "card", title: Text::plain("cards"), is_linked: true }],
            vec![Entry::new("card", "horn"), Entry::new("card", "bell"), Entry { is_built: false, ..Entry::new("card", "later") }],
        );
        let mut reach = Reach::new(&[("line-played", "card")]);
        reach.add(&[told("line-played", "card", "horn"), told("line-drew", "card", "bell"), told("line-played", "dog", "bell")]);
        let ids = |entries: Vec<&Entry>| entries.into_iter().map(|entry| entry.id.to_string()).collect::<Vec<_>>();
        let (used, unused) = reach.of_kind(&book, "card");
        assert_eq!((ids(used), ids(unused)), (vec!["horn".to_owned()], vec!["bell".to_owned()]));
        let mut twice = reach.clone();
        twice.join(&reach);
        assert_eq!((twice.uses("card", "horn"), twice.uses("card", "bell"), twice.kinds()), (2, 0, vec!["card"]));
    }
}
