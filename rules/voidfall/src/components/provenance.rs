//! Where the knowledge of a part of the box comes from (decision 62): each part says it beside what it is, and its page in the reference shows it.

use sternpost_core::terms;

terms! {
    "provenance";
    /// Where what is known of a part comes from.
    pub enum Provenance {
        /// Printed in the rulebook.
        Printed,
        /// An example of the rulebook; how many there are of it is ours.
        Example,
        /// In part printed in the rulebook, in part in lists of those who own the game.
        PartlyPrinted,
        /// From lists of those who own the game.
        Listed,
        /// From such lists; what their words leave open is our reading.
        Interpreted,
        /// From such lists; whoever wrote one of them is not sure of a number.
        Doubted,
        /// Ours, for nobody describes it.
        Own,
        /// Its name is known, and nothing else.
        Unknown,
    }
}
