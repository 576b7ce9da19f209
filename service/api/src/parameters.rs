//! Parameters and headers that many operations share, and the schemas of plain values.

use crate::operation::{Header, Operation, Parameter, Place};
use sternpost_core::Seat;
use sternpost_log::described;

described! {
    /// The name of a campaign.
    CampaignName = { "type": "string", "format": "uuid" };
    /// The key of a request that may be repeated.
    RequestKey = { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]([ -~]*[!-~])?$" };
    /// The number of an entry, as a header has it.
    EntryInHeader = { "type": "string", "pattern": "^[0-9]{1,18}$" };
    /// Which of the worlds that look alike to a seat.
    SampleNumber = { "type": "integer", "minimum": 0, "maximum": 4_294_967_295u32 };
    /// A text, or nothing: said of a member that may be missing besides.
    TextOrNull = { "oneOf": [{ "type": "string" }, { "type": "null" }] };
    /// How a board is drawn.
    BoardKind = { "enum": ["svg", "png", "small.png", "txt"] };
    /// What is taken along of a campaign.
    KeepsakeKind = { "enum": ["png", "gif"] };
    /// What was tried, as an answer has it.
    TriedText = { "type": "string", "maxLength": 5000, "pattern": "^[A-Za-z0-9_-]*$" };
}

/// The path parameters that many operations share: the campaign and the seat that an operation is about.
pub(crate) fn common(path: &str) -> Vec<Parameter> {
    let campaign = Parameter { is_required: true, ..Parameter::new::<CampaignName>(Place::Path, "id", "The campaign.") };
    let seat = Parameter { is_required: true, ..Parameter::new::<Seat>(Place::Path, "seat", "The seat.") };
    let parts = [("{id}", campaign), ("{seat}", seat)];
    parts.into_iter().filter(|(part, _)| path.contains(part)).map(|(_, parameter)| parameter).collect()
}

impl Operation {
    /// Adds the header by which the caller chooses the language of texts in the response.
    pub(crate) fn in_language(self) -> Self {
        let says = "The language of the texts in the answer: `en` (the default) or `de`.";
        self.with(Parameter::new::<String>(Place::Header, "Accept-Language", says))
    }

    /// The same request with the same key is carried out once.
    pub(crate) fn once(self) -> Self {
        self.with(Parameter::new::<RequestKey>(Place::Header, "Idempotency-Key", "A repetition with the same key has the first result."))
    }

    /// Adds the query parameter by which a caller looks on by a spectators' link.
    pub(crate) fn by_link(self) -> Self {
        let says = "The last part of a spectators' link: what is public is shown as it stood then. Browsers that have followed the link need \
                    not say it.";
        self.query::<String>("watch", says)
    }

    /// The answer has a tag, by which the caller is spared what it knows. To be said after the answers.
    pub(crate) fn tagged(self, says: &'static str) -> Self {
        let known = Parameter::new::<String>(Place::Header, "If-None-Match", "An ETag: 304 if it still holds.");
        self.with(known).unchanged().with_header(Header { name: "ETag", says, is_required: false })
    }
}
