//! Letters about the running of a campaign: it is stuck, and short notices.

use super::{Frame, written};

/// The campaign is stuck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// What is around it.
    pub frame: Frame,
    /// To whom it goes.
    pub to: StuckFor,
    /// The last entry that was written.
    pub seq: u64,
    /// What the server noted; only the operator is shown it, as it may name hidden things.
    pub reason: String,
}

/// Who is told that a campaign is stuck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StuckFor {
    /// Who created the campaign.
    Host,
    /// Who runs the server.
    Operator,
}

impl Stuck {
    fn is_for_operator(&self) -> bool {
        self.to == StuckFor::Operator
    }
}

/// Something to know, nothing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What is around it.
    pub frame: Frame,
    /// It in a few words, without a full stop.
    pub headline: String,
    /// It in whole sentences, one paragraph each.
    pub paragraphs: Vec<String>,
}

written!(Stuck, "mail/stuck/subject.txt", "mail/stuck/body.txt", "mail/stuck/body.html", |_| None);
written!(Notice, "mail/notice/subject.txt", "mail/notice/body.txt", "mail/notice/body.html", |_| None);
