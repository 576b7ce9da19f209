//! Words of a game in which the names of cards, sheets and units lead to their pages in the reference.

use crate::picture::Words;
use askama::filters::HtmlSafe;
use serde::{Serialize, Serializer};
use std::fmt;
use sternpost_core::Text;
use sternpost_core::text::Part;

/// Words with links in them. In a template they are written as they are: what is not a link is escaped here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linked(Vec<Piece>);

/// A stretch of words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Piece {
    words: String,
    href: Option<String>,
}

impl Linked {
    /// A message of a game.
    #[must_use]
    pub fn of(words: &Words<'_>, text: &Text) -> Self {
        let piece = |part| match part {
            Part::Words(words) => Piece { words, href: None },
            Part::Name { key, words: named } => Piece { words: named, href: words.page_of(&key) },
        };
        Self(words.say_in_parts(text).into_iter().map(piece).collect())
    }

    /// Where the first link leads.
    #[must_use]
    pub fn first_link(&self) -> Option<&str> {
        self.0.iter().find_map(|piece| piece.href.as_deref())
    }
}

impl From<&str> for Linked {
    fn from(words: &str) -> Self {
        Self(vec![Piece { words: words.to_owned(), href: None }])
    }
}

impl fmt::Display for Linked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Piece { words, href } in &self.0 {
            match href {
                Some(href) => write!(f, "<a class=\"named\" href=\"{}\">{}</a>", escaped(href), escaped(words))?,
                None => f.write_str(&escaped(words))?,
            }
        }
        Ok(())
    }
}

impl HtmlSafe for Linked {}

impl Serialize for Linked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

fn escaped(text: &str) -> String {
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
    use sternpost_core::reference::{Book, Entry, Kind};
    use sternpost_core::{Arg, Catalogue, Seat};

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
        let link = "<a class=\"named\" href=\"/games/tiny/reference/card/horn?language=en\">&#60;Horn&#62;</a>";
        assert_eq!(linked.to_string(), format!("&#60;b&#62;Ada&#60;/b&#62; plays {link}."));
        assert_eq!(linked.first_link(), Some("/games/tiny/reference/card/horn?language=en"));
        let unlinked = Linked::of(&Words::new("en", &catalogue, &names), &Text::plain("card-horn"));
        assert_eq!((unlinked.to_string().as_str(), unlinked.first_link()), ("&#60;Horn&#62;", None));
    }
}
