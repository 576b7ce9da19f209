//! The statements that gather letters into one: which letters are gathered is said by the letters.

use std::sync::LazyLock;
use sternpost_model::letter::{Gathering, LetterKind};

/// What a reader's letters must be to be gathered at the moment `$2`. Notices to devices are none, and what is for no seat cannot be told beside what
/// seats are told.
fn is_gathered() -> String {
    let names = |ways: &[Gathering]| LetterKind::that_are(ways).map(|kind| format!("'{}'", kind.name())).collect::<Vec<_>>().join(", ");
    let (asks, tells) = (names(&[Gathering::Asks, Gathering::Gathered]), names(&[Gathering::Tells]));
    format!(
        "state = 'pending' AND seat IS NOT NULL AND id NOT LIKE '%.device.%' AND (kind IN ({asks}) OR (kind IN ({tells}) AND not_before <= $2))"
    )
}

/// The letters to `$1`.
pub(super) static LETTERS_TO_GATHER: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
         FROM letters WHERE recipient = $1 AND {} ORDER BY number",
        is_gathered()
    )
});

/// The letter `$1` becomes `$5` with `$4`, and all others up to `$3` are withdrawn.
pub(super) static GATHER_LETTERS: LazyLock<String> = LazyLock::new(|| {
    format!(
        "UPDATE letters SET kind = CASE WHEN id = $1 THEN $5 ELSE kind END, payload = CASE WHEN id = $1 THEN $4 ELSE payload END, \
         state = CASE WHEN id = $1 THEN state ELSE 'withdrawn' END, settled_at = CASE WHEN id = $1 THEN settled_at ELSE $2 END \
         WHERE recipient = (SELECT recipient FROM letters WHERE id = $1) AND number <= (SELECT number FROM letters WHERE id = $3) AND {}",
        is_gathered()
    )
});
