//! Parts of a page that stay folded until they are asked for.

use crate::board_look::BoardLook;

/// The parts of a page that are fetched when they are opened: links without scripts, with them they come in place.
#[derive(Clone, Debug)]
pub struct Folds {
    /// The part that is opened.
    pub opened: Option<String>,
    /// The address of the page, to which the name of a part is added.
    pub page: String,
}

impl Folds {
    /// The parts of a page that is looked at so.
    #[must_use]
    pub fn of(look: &BoardLook, page: &str) -> Self {
        Self { opened: look.opened().map(str::to_owned), page: look.address(page, &[("open", "")]) }
    }

    /// Whether a part is open.
    #[must_use]
    pub fn opens(&self, part: &str) -> bool {
        self.opened.as_deref() == Some(part)
    }

    /// The address at which a part is opened, unless it is open.
    #[must_use]
    pub fn closed(&self, part: &str) -> Option<String> {
        (!self.opens(part)).then(|| format!("{}{part}#{part}", self.page))
    }
}
