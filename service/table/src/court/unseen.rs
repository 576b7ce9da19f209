//! The parts of a position that an arbiter may not see: what is hidden from some seat and has changed since the disputed entry. The position of
//! that entry is theirs to see whole; of anything newer they see only what everybody sees.
//!
//! They cannot correct what they may not see either: any reply to such a correction would tell what it is.

use super::{Refused, Service, Snapshot};
use serde_json::Value;
use sternpost_core::secret::hidden_in;

/// The places of a position that the person who rules may not see, as JSON Pointers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unseen(Vec<String>);

impl Unseen {
    /// The hidden places of a position, after the disputed one. Where older rules led there and nobody can say how it stood, all that is hidden
    /// counts as changed.
    #[must_use]
    pub fn of(position: &Value, disputed: Option<&Value>) -> Self {
        let is_changed = |place: &String| disputed.is_none_or(|disputed| disputed.pointer(place) != position.pointer(place));
        let mut places = hidden_in(position);
        places.extend(disputed.into_iter().flat_map(hidden_in).filter(|place| position.pointer(place).is_some()));
        places.sort();
        places.dedup();
        places.retain(is_changed);
        Self(places)
    }

    /// The place that hides what a pointer names, if one does.
    #[must_use]
    pub fn hiding(&self, pointer: &str) -> Option<&str> {
        self.0.iter().map(String::as_str).find(|place| is_within(pointer, place))
    }

    /// Whether what a pointer names is hidden, or holds something that is.
    #[must_use]
    pub fn is_touched_by(&self, pointer: &str) -> bool {
        self.0.iter().any(|place| is_within(pointer, place) || is_within(place, pointer))
    }

    /// Whether a JSON Patch names anything that is hidden, be it only to test it.
    #[must_use]
    pub fn is_touched_by_patch(&self, patch: &Value) -> bool {
        let named =
            |change: &Value| ["path", "from"].iter().filter_map(|name| change.get(name)?.as_str().map(str::to_owned)).collect::<Vec<_>>();
        patch.as_array().into_iter().flatten().flat_map(named).any(|pointer| self.is_touched_by(&pointer))
    }
}

fn is_within(pointer: &str, place: &str) -> bool {
    pointer.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

impl Service {
    /// The parts of a later position that the person who rules on a dispute may not see.
    ///
    /// # Errors
    /// If there is no such dispute.
    pub async fn unseen(&self, snapshot: &Snapshot, dispute: u64, position: &Value) -> Result<Unseen, Refused> {
        let entry = snapshot.court.dispute(dispute).ok_or(sternpost_log::court::Unfit::NoDispute)?.entry;
        // Whatever keeps the server from looking: nothing is shown then.
        let stood = self.stood_at(snapshot.game, snapshot.campaign.id, entry).await.ok();
        let disputed = stood.and_then(|play| serde_json::from_str::<Value>(&play.snapshot()).ok());
        Ok(Unseen::of(position, disputed.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn position(hands: [&[&str]; 2]) -> Value {
        let hand = |(seat, cards): (usize, &&[&str])| json!({ "goods": cards.len(), "hand": { "value": cards, "known-to": [seat] } });
        json!({ "seats": hands.iter().enumerate().map(hand).collect::<Vec<_>>() })
    }

    #[test]
    fn what_is_hidden_and_has_changed_is_unseen_and_nothing_else() {
        let unseen = Unseen::of(&position([&["plague"], &["tekklar"]]), Some(&position([&["plague"], &["sabotage"]])));
        assert_eq!(unseen, Unseen(vec!["/seats/1/hand".to_owned()]));
        assert_eq!(unseen.hiding("/seats/1/hand/value/0"), Some("/seats/1/hand"));
        assert_eq!(
            (unseen.hiding("/seats/1/goods"), unseen.hiding("/seats/0/hand/value/0"), unseen.hiding("/seats/1")),
            (None, None, None)
        );
        for touching in ["", "/seats", "/seats/1", "/seats/1/hand", "/seats/1/hand/value/-", "/seats/1/hand/known-to"] {
            assert!(unseen.is_touched_by(touching), "{touching}");
        }
        for other in ["/seats/0", "/seats/1/goods", "/seats/1/handful", "/seats/10"] {
            assert!(!unseen.is_touched_by(other), "{other}");
        }
    }

    #[test]
    fn where_nobody_knows_how_it_stood_all_that_is_hidden_is_unseen() {
        let now = position([&["plague"], &[]]);
        assert_eq!(Unseen::of(&now, None), Unseen(vec!["/seats/0/hand".to_owned(), "/seats/1/hand".to_owned()]));
        assert_eq!(Unseen::of(&now, Some(&now)), Unseen::default());
    }

    #[test]
    fn a_patch_that_only_tests_touches_too() {
        let unseen = Unseen::of(&position([&["plague"], &[]]), None);
        let tested = json!([{ "op": "replace", "path": "/seats/0/goods", "value": 3 }, { "op": "test", "path": "/seats/0/hand/value/0", "value": "x" }]);
        assert!(unseen.is_touched_by_patch(&tested));
        assert!(unseen.is_touched_by_patch(&json!([{ "op": "copy", "from": "/seats/1/hand", "path": "/seats/0/goods" }])));
        assert!(!unseen.is_touched_by_patch(&json!([{ "op": "replace", "path": "/seats/0/goods", "value": 3 }])));
    }
}
