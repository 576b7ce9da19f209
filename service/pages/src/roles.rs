//! The page of roles in a campaign: host, arbiter, who may look on.

use super::layout::Page;
use super::seats::Typed;
use askama::Template;
use serde::Serialize;

/// A proposal about a role, and who has not agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProposalLine {
    /// What it is called: whoever agrees names it.
    pub name: String,
    /// What, in a sentence.
    pub text: String,
    /// Who has not agreed.
    pub waits_for: String,
    /// Whether the reader is one of them.
    pub may_agree: bool,
    /// Whether the reader can end it.
    pub may_decline: bool,
}

/// The host's section about who may look on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WatchPart {
    /// The link, if there is one.
    pub link: Option<String>,
    /// `anybody`, `link` or `nobody`.
    pub way: &'static str,
    /// How far behind, as the field has it.
    pub delay: String,
    /// `hours` or `entries`.
    pub unit: &'static str,
}

/// The host's section about the campaign's channel, where people beside the table are told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChannelPart {
    /// Where, in a sentence; none: nowhere.
    pub is: Option<String>,
    /// What is told there, in a sentence.
    pub shows: String,
    /// How it can take that: in forms, and in words.
    pub formats: Vec<(&'static str, String)>,
    /// The secret of a program that was just named: shown once.
    pub secret: Option<String>,
    /// What a first call came to.
    pub called: Option<String>,
}

/// The page of roles in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/roles.html")]
pub struct RolesPage {
    /// The frame.
    pub page: Page,
    /// Where forms are sent.
    pub action: String,
    /// The host by the name at the table; none: they hold no seat.
    pub host: Option<String>,
    /// The arbiter's name.
    pub arbiter: Option<String>,
    /// Whether the reader is it.
    pub is_arbiter: bool,
    /// What is proposed.
    pub proposal: Option<ProposalLine>,
    /// Whether the reader names or proposes one: `name`, `propose`; none: not.
    pub may_name: Option<&'static str>,
    /// What was typed of one.
    pub typed: Typed,
    /// Who may look on, in a sentence.
    pub watching: String,
    /// What the host settles of it.
    pub watch: Option<WatchPart>,
    /// Where the campaign is told of, for its host.
    pub channel: Option<ChannelPart>,
    /// What was wrong with what was sent.
    pub error: Option<String>,
}
