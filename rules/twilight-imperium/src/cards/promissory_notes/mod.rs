//! Promissory notes (LRR 85): who holds which, giving, returning, and the play area. A note is a file of its own and one row
//! here.

mod hands;

use crate::cards::component_actions::Against;
use crate::prelude::*;

use schemars::JsonSchema;

pub use hands::{
    Step, all_notes, give_back, hidden_notes, is_in_play, is_known_to_be_home, part, put_in_hand, put_into_play, receive, return_note,
    show_in_hand, starting_hand, take_from_hand,
};

/// What is printed on a note.
pub struct Note {
    /// The faction it belongs to; none: every colour has one (LRR 85.0).
    pub faction: Option<FactionId>,
    /// What its holder can do with it.
    pub texts: &'static [Ability],
    /// Whether it is laid open at once by whoever receives it (LRR 27.19a).
    pub is_laid_open: bool,
    /// What it is worth to its holder while it lies open and its owner plays.
    pub points: u32,
    /// What it changes for good while it lies open.
    pub lasting: &'static [Passive],
}

impl Note {
    /// A note of a faction that its holder plays.
    const fn of(faction: FactionId, texts: &'static [Ability]) -> Self {
        Self { faction: Some(faction), texts, is_laid_open: false, points: 0, lasting: &[] }
    }

    /// It changes something for good while it lies open.
    const fn lasting(mut self, lasting: &'static [Passive]) -> Self {
        self.lasting = lasting;
        self
    }
}

/// LRR 85.4, 85.4a: an open note goes back when its holder activates a system with units of its owner.
const LOST_BY_ACTIVATING: Ability = Ability::must(
    &[Timing::Activating],
    |s, using| {
        matches!(using.occasion, Occasion::Activating { seat, system }
            if seat == using.seat && is_in_play(s, using.seat, using.ability.note()) && s.has_units(using.ability.note().owner, system))
    },
    |using, t| return_note(t, using.seat, using.ability.note()),
);

/// An action lays it open (LRR 51).
const LAID_OPEN_AS_AN_ACTION: Ability = Ability::action(
    |s, using| is_in_play(s, using.seat, using.ability.note()).then_some(Against::new(Why::LiesOpen, "LRR 51.3")),
    |using, t| put_into_play(t, using.seat, using.ability.note()),
);

/// One note: what it is and whose colour or faction it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct NoteId {
    /// What it is.
    pub kind: NoteKind,
    /// Its owner, who is not always its holder.
    pub owner: Seat,
}

sternpost_kit::cards! {
    "note";
    /// A promissory note.
    pub enum NoteKind: Note = NOTE {
        Ceasefire => ceasefire,
        PoliticalSecret => political_secret,
        SupportForTheThrone => support_for_the_throne,
        TradeAgreement => trade_agreement,
        GiftOfPrescience => gift_of_prescience,
        TradeConvoys => trade_convoys,
        MilitarySupport => military_support,
        PoliticalFavor => political_favor,
        Stymie => stymie,
        WarFunding => war_funding,
        RaghsCall => raghs_call,
        FiresOfTheGashlai => fires_of_the_gashlai,
        CyberneticEnhancements => cybernetic_enhancements,
        PromiseOfProtection => promise_of_protection,
        Antivirus => antivirus,
        TekklarLegion => tekklar_legion,
        ResearchAgreement => research_agreement,
        Acquiescence => acquiescence,
        GreyfireMutagen => greyfire_mutagen,
        CreussIff => creuss_iff,
        SpyNet => spy_net,
    }
}

/// What a note does.
pub fn texts(kind: NoteKind) -> &'static [Ability] {
    kind.card().texts
}
