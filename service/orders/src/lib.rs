//! Standing orders: what a seat has said ahead about questions of a kind. Pure: a position and the orders of a seat go in, an answer comes out, or
//! nothing. The crate also tells the rounds by which orders and promises are named ([`rounds`]), and reads answers that somebody writes in words
//! ([`reading`]).
//!
//! A waiver is an order that was given in the open: its seat lets windows of a kind pass. It comes before all others, and holds only where letting
//! pass is an answer. The log tells of it, and everybody sees it.
//!
//! An order is its seat's alone and stands beside the log; what it answers is an entry like any other. The most special kind comes first, then the
//! order that was given first. `while` says when an order holds at all: otherwise the next one is looked at. `unless` is a wish to be asked: no
//! other order answers then. An order that does not fit is not used, and nothing takes its place ([`Verdict::Unfit`]).

mod checking;
mod deciding;
pub mod reading;
mod replying;
pub mod rounds;
mod usual;
pub mod written;

#[cfg(test)]
mod replying_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod usual_tests;

pub use checking::{
    HIGHEST, MOST_CHOICES, MOST_CONDITIONS, MOST_TERMS, Unsound, Wanted, WantedBound, WantedChoice, WantedLasts, WantedTerms, check,
};
pub use deciding::{Verdict, answer_of, decide, waived};
pub use replying::reply_to;
pub use usual::{usual, usual_left, usually_waived};
