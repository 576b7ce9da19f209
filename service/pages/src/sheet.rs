//! The form of a proposal on one sheet: what the seat gives beside what it gets, with a sentence to go with it.
//!
//! Fields: `deal:ROW/one`, `deal:ROW/amount`, `deal:ROW/split:ID`, and `said`.

use super::form::{Control, ControlShape};
use serde::Serialize;
use sternpost_core::Side;
use sternpost_picture::Words;
use sternpost_table::play::deal_sheet::{DealRow, DealSheet, rest_of};
use sternpost_table::talk::said::LONGEST_SENTENCE;
use sternpost_words::{PageWords, say};

/// The prefix of a sheet's field names.
pub const DEAL_FIELD: &str = "deal:";

/// The sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The name of the partner.
    pub with: String,
    /// Both sides: what one gives, what one gets.
    pub sides: [SheetSide; 2],
    /// The sentence that goes with it, as it was typed; none: nothing can be said by this page.
    pub said: Option<String>,
    /// The most letters of that.
    pub longest: usize,
}

/// One side of the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetSide {
    /// Its name in the page.
    pub id: &'static str,
    /// Whose it is.
    pub heading: String,
    /// What can change hands.
    pub rows: Vec<SheetRow>,
}

/// Something that can change hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetRow {
    /// Its name in the form.
    pub id: String,
    /// What it is.
    pub what: String,
    /// Its control.
    pub control: Control,
}

impl Sheet {
    /// A sheet in words.
    #[must_use]
    pub fn of(sheet: &DealSheet, said: Option<String>, words: &Words<'_>, page_words: PageWords) -> Self {
        let with = words.name(sheet.with);
        let side = |id: &'static str, side: Side, heading: String| SheetSide {
            id,
            heading,
            rows: sheet.rows.iter().filter(|row| row.part.side == side).map(|row| SheetRow::of(row, words)).collect(),
        };
        let gives = side("gives", Side::Offered, page_words.t(say::DEAL_GIVES));
        let gets = side("gets", Side::Asked, page_words.t(say::DEAL_GETS));
        Self { with, sides: [gives, gets], said, longest: LONGEST_SENTENCE }
    }
}

impl SheetRow {
    fn of(row: &DealRow, words: &Words<'_>) -> Self {
        let mut control = Control::of(&row.asked, words, Some(&row.answer));
        let rest = rest_of(&row.asked).filter(|_| matches!(control.shape, ControlShape::Split { .. }));
        if let Some(rest) = rest {
            control.choices.retain(|choice| choice.id != rest);
        }
        Self { id: row.id(), what: words.label(&row.part.what.label), control }
    }
}
