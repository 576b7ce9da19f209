//! Words of a game in which every name links to its page in the reference, and with scripts shows its card.

use askama::filters::HtmlSafe;
use serde::{Serialize, Serializer};
use std::fmt;
use sternpost_core::Text;
use sternpost_core::text::Part;
use sternpost_picture::Words;

/// Words with links in them. In a template they are written as they are: what is not a link is escaped here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linked(Vec<Piece>);

/// A stretch of words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    words: String,
    /// What they name, if it can be looked up: where, and under which kind and id.
    thing: Option<Thing>,
}

/// Something that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Thing {
    href: String,
    card: String,
}

impl Linked {
    /// A message of a game.
    #[must_use]
    pub fn of(words: &Words<'_>, text: &Text) -> Self {
        let thing = |key: &str| Some(Thing { href: words.page_of(key)?, card: words.card_of(key)? });
        let piece = |part| match part {
            Part::Words(words) => Piece { words, thing: None },
            Part::Name { key, words: named } => Piece { words: named, thing: thing(&key) },
        };
        Self(words.say_in_parts(text).into_iter().map(piece).collect())
    }

    /// Lines by act: what came of one is read with it.
    pub fn acts<L>(words: &Words<'_>, lines: &[L], text: impl Fn(&L) -> &Text) -> Vec<Self> {
        let joined = |act: &[L]| Self::joined(act.iter().map(|line| Self::of(words, text(line))));
        words.acts(lines, &text).into_iter().map(joined).collect()
    }

    /// Several messages that are read as one.
    #[must_use]
    pub fn joined(parts: impl IntoIterator<Item = Self>) -> Self {
        let joined = parts.into_iter().reduce(|one, next| {
            let space = Piece { words: " ".to_owned(), thing: None };
            Self(one.0.into_iter().chain([space]).chain(next.0).collect())
        });
        joined.unwrap_or_default()
    }

    /// The same where it stands by itself: see [`Words::label`].
    #[must_use]
    pub fn label(words: &Words<'_>, text: &Text) -> Self {
        let (mut linked, whole) = (Self::of(words, text), words.label(text));
        if let Some(first) = linked.0.first_mut().filter(|first| !whole.starts_with(&first.words)) {
            let rest: String = first.words.chars().skip(1).collect();
            // What was changed is the first letter; in capitals it may be two.
            let begins: String = first.words.chars().take(1).flat_map(char::to_uppercase).collect();
            first.words = begins + &rest;
        }
        linked
    }

    /// The first name in it: where it leads, and how it is called.
    #[must_use]
    pub fn first_link(&self) -> Option<(&str, &str)> {
        self.0.iter().find_map(|Piece { words, thing }| thing.as_ref().map(|thing| (thing.href.as_str(), words.as_str())))
    }

    /// The words without links.
    #[must_use]
    pub fn plain(&self) -> String {
        self.0.iter().map(|piece| piece.words.as_str()).collect()
    }

    /// The same for the label of a control: pressing a name picks, and with scripts pointing at it shows its card.
    #[must_use]
    pub fn in_label(&self) -> InLabel<'_> {
        InLabel(self)
    }
}

/// Words in the label of a control.
#[derive(Clone, Copy, Debug)]
pub struct InLabel<'l>(&'l Linked);

impl From<&str> for Linked {
    fn from(words: &str) -> Self {
        Self(vec![Piece { words: words.to_owned(), thing: None }])
    }
}

impl fmt::Display for Linked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Piece { words, thing } in &self.0 {
            match thing {
                Some(Thing { href, .. }) => write!(f, "<a href=\"{}\">{}</a>", escaped(href), escaped(words))?,
                None => f.write_str(&escaped(words))?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for InLabel<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Piece { words, thing } in &self.0.0 {
            match thing {
                Some(Thing { card, .. }) => write!(f, "<span data-card=\"{}\">{}</span>", escaped(card), escaped(words))?,
                None => f.write_str(&escaped(words))?,
            }
        }
        Ok(())
    }
}

impl HtmlSafe for InLabel<'_> {}
impl HtmlSafe for Linked {}

impl Serialize for Linked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

pub(super) fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut out, letter| {
        match letter {
            '&' => out.push_str("&#38;"),
            '<' => out.push_str("&#60;"),
            '>' => out.push_str("&#62;"),
            '"' => out.push_str("&#34;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(letter),
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Arg, Catalogue, Seat};
    use sternpost_show::reference::{Book, Entry, Kind};

    #[test]
    fn names_are_links_and_everything_else_is_escaped() {
        let source = "line-a = { $seat } plays { $card }.\ncard-horn = <Horn>\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let kind = Kind { id: "card", title: Text::plain("card"), is_linked: true };
        let book = Book::new(vec![kind], vec![Entry::new("card", "horn")]);
        let names = |_: Seat| "<b>Ada</b>".to_owned();
        let words = Words::new("en", &catalogue, &names).looking_up("tiny", "en", Some(&book));
        let args = vec![("seat".into(), Arg::Seat(Seat(0))), ("card".into(), Arg::term("card", "horn"))];
        let linked = Linked::of(&words, &Text { key: "line-a".into(), args });
        let link = "<a href=\"/games/tiny/reference/card/horn?language=en\">&#60;Horn&#62;</a>";
        assert_eq!(linked.to_string(), format!("&#60;b&#62;Ada&#60;/b&#62; plays {link}."));
        assert_eq!(linked.first_link(), Some(("/games/tiny/reference/card/horn?language=en", "<Horn>")));
        let spoken = "&#60;b&#62;Ada&#60;/b&#62; plays <span data-card=\"card/horn\">&#60;Horn&#62;</span>.";
        assert_eq!((linked.in_label().to_string().as_str(), linked.plain().as_str()), (spoken, "<b>Ada</b> plays <Horn>."));
        let unlinked = Linked::of(&Words::new("en", &catalogue, &names), &Text::plain("card-horn"));
        assert_eq!((unlinked.to_string().as_str(), unlinked.first_link()), ("&#60;Horn&#62;", None));
    }

    #[test]
    fn what_stands_by_itself_begins_with_a_capital_and_somebodys_name_does_not() {
        let source = "choice-a = carrier from { $card }\nchoice-b = { $card }\nchoice-c = { $seat }\ncard-horn = horn\n";
        let catalogue = Catalogue::new("en", &[source]).unwrap();
        let kind = Kind { id: "card", title: Text::plain("card"), is_linked: true };
        let book = Book::new(vec![kind], vec![Entry::new("card", "horn")]);
        let words = Words::new("en", &catalogue, &|_| "ada".to_owned()).looking_up("tiny", "en", Some(&book));
        let say = |key: &'static str, name: &'static str, arg: Arg| {
            Linked::label(&words, &Text { key: key.into(), args: vec![(name.into(), arg)] }).in_label().to_string()
        };
        let horn = || Arg::term("card", "horn");
        assert_eq!(say("choice-a", "card", horn()), "Carrier from <span data-card=\"card/horn\">horn</span>");
        assert_eq!(say("choice-b", "card", horn()), "<span data-card=\"card/horn\">Horn</span>");
        assert_eq!(say("choice-c", "seat", Arg::Seat(Seat(0))), "ada");
    }
}
