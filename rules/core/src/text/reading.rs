//! Reads the arguments of a message back: a line that was told says who did what with which dice.

use super::{Arg, Text};
use crate::Seat;

impl Text {
    /// An argument by its name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| known == name).map(|(_, arg)| arg)
    }

    /// The seat under a name.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        if let Some(Arg::Seat(seat)) = self.arg(name) { Some(*seat) } else { None }
    }

    /// The number under a name; none if it is negative, too.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<u32> {
        self.arg(name).and_then(Arg::number)
    }

    /// The numbers of the list under a name.
    #[must_use]
    pub fn numbers(&self, name: &str) -> Vec<u32> {
        self.listed(name).iter().filter_map(Arg::number).collect()
    }

    /// The list under a name; nothing if there is none.
    #[must_use]
    pub fn listed(&self, name: &str) -> &[Arg] {
        if let Some(Arg::List(args)) = self.arg(name) { args } else { &[] }
    }

    /// The id of the term under a name.
    #[must_use]
    pub fn id_of(&self, name: &str) -> Option<&str> {
        if let Some(Arg::Term { id, .. }) = self.arg(name) { Some(id) } else { None }
    }

    /// The thing under a name as a message: its own name, or the message that stands there.
    #[must_use]
    pub fn thing(&self, name: &str) -> Option<Text> {
        match self.arg(name)? {
            Arg::Term { kind, id } => Some(Text::term(kind, id)),
            Arg::Text(text) => Some((**text).clone()),
            Arg::Seat(_) | Arg::Number(_) | Arg::Literal(_) | Arg::List(_) => None,
        }
    }
}

impl Arg {
    /// The number it is, unless that is negative.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        if let Arg::Number(n) = self { u32::try_from(*n).ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Message as _, messages};

    messages! {
        "line";
        /// What is told.
        enum Line {
            Rolled { seat: Seat, unit: Arg, dice: Vec<u32>, why: Text, debt: i32 },
        }
    }

    #[test]
    fn what_was_put_into_a_line_is_read_back_from_it() {
        let line = Line::Rolled { seat: Seat(1), unit: Arg::term("unit", "carrier"), dice: vec![3, 9], why: Text::plain("luck"), debt: -1 };
        let text = line.text();
        assert_eq!((text.seat("seat"), text.numbers("dice"), text.id_of("unit")), (Some(Seat(1)), vec![3, 9], Some("carrier")));
        assert_eq!((text.thing("unit"), text.thing("why")), (Some(Text::plain("unit-carrier")), Some(Text::plain("luck"))));
        assert_eq!((text.seat("dice"), text.number("debt"), text.thing("seat"), text.number("none")), (None, None, None, None));
    }
}
