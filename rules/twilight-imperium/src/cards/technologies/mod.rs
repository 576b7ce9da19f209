//! What technologies do, and what they change for good (LRR 80). A technology with a text is a file of its own, which its row in
//! `components/technologies.rs` names.

use crate::components;
use crate::prelude::*;

macro_rules! texts {
    ($($id:ident = $kind:ident($($of:tt)*) $(.of($faction:path))? $(=> $file:ident)?;)*) => {
        $($(mod $file;)?)*
        /// In the order of the ids; nothing for those without a file.
        static TEXTS: &[Option<&Texts>] = &[$(texts!(@ $($file)?)),*];
    };
    (@ $file:ident) => { Some(&$file::TEXTS) };
    (@) => { None };
}
components::technologies!(texts);

/// What a technology says, if its text works here. A unit upgrade's text is its stat line.
pub fn text(technology: TechnologyId) -> Option<&'static Texts> {
    TEXTS[technology as usize]
}

/// Whether a technology has a text that works here.
pub fn has_text(technology: TechnologyId) -> bool {
    text(technology).is_some()
}

/// What a technology can do at an occasion.
pub fn texts(technology: TechnologyId) -> &'static [Ability] {
    text(technology).map_or(&[], |text| text.abilities)
}
