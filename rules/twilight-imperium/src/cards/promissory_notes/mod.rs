//! Promissory notes (LRR 85): who holds which, giving, returning, and the play area. A note is a file of its own and one row
//! here.

mod hands;

use crate::cards::abilities::Ability;
use crate::components::FactionId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::Seat;

pub use hands::{
    all_notes, hidden_notes, is_in_play, is_known_to_be_home, put_in_hand, put_into_play, receive, return_note, starting_hand,
    take_from_hand,
};

/// What is printed on a note.
pub struct Note {
    /// The faction it belongs to; none: every colour has one (LRR 85.0).
    pub faction: Option<FactionId>,
    /// What its holder can do with it.
    pub texts: &'static [Ability],
}

/// One note: what it is and whose colour or faction it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NoteId {
    /// What it is.
    pub kind: NoteKind,
    /// Its owner, who is not always its holder.
    pub owner: Seat,
}

macro_rules! notes {
    ($($(#[$meta:meta])* $id:ident => $file:ident),* $(,)?) => {
        $(mod $file;)*
        sternpost_core::terms! {
            "note";
            /// A promissory note.
            pub enum NoteKind { $($(#[$meta])* $id),* }
        }
        impl NoteKind {
            /// What is printed on it.
            #[must_use]
            pub fn card(self) -> &'static Note {
                match self { $(Self::$id => &$file::NOTE),* }
            }
        }
    };
}

notes! {
    Ceasefire => ceasefire,
    PoliticalSecret => political_secret,
    SupportForTheThrone => support_for_the_throne,
    TradeAgreement => trade_agreement,
    GiftOfPrescience => gift_of_prescience,
    TradeConvoys => trade_convoys,
    MilitarySupport => military_support,
    PoliticalFavor => political_favor,
}

/// What a note does.
pub fn texts(kind: NoteKind) -> &'static [Ability] {
    kind.card().texts
}
