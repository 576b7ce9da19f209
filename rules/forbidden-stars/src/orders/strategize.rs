//! FS-STRA: the order token goes to the event deck. Upgrades are not there yet: none can be bought.

use crate::flow;
use crate::flow::Part;
use crate::prelude::*;

/// Steps of a Strategize order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// FS-STRA-04: what the token will do.
    Announce { seat: Seat },
}

/// The steps, in the order of the book.
pub fn steps(seat: Seat) -> Vec<flow::Step> {
    steps![Step::Announce { seat }].to_vec()
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Announce { seat } => it.does(|t| t.tell(&Line::ToEventDeck { seat, order: OrderKind::Strategize })),
    }
}
