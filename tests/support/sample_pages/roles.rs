//! Who may do what, and where one is signed in.

use super::*;
use sternpost_pages::host::FieldError;
use sternpost_pages::layout::{Page, Preview};
use sternpost_pages::roles::{ChannelPart, ProposalLine, RolesPage, WatchPart};
use sternpost_pages::seats::Typed;
use sternpost_pages::sessions::{SessionLine, SessionsPage};
use sternpost_pages::told::Time;

fn moment(at: &str) -> Time {
    Time { datetime: at.into(), words: "2026-03-01 12:00 UTC".into() }
}

/// Where somebody is signed in.
pub(super) fn sessions() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let line = |browser: &str, is_current: bool| SessionLine {
        name: "0123456789abcdef".into(),
        browser: browser.into(),
        end: format!("End {browser}"),
        begun: is_current.then(|| moment("2026-03-01T12:00:00Z")),
        used: Some(moment("2026-03-01T12:00:00Z")),
        ends: moment("2026-05-30T12:00:00Z"),
        is_current,
    };
    let page = SessionsPage { page: frame("Sign-ins"), lines: vec![line("Firefox, Linux", true), line(HOSTILE, false)], has_others: true };
    let none = SessionsPage { page: hostile_frame(), lines: vec![], has_others: false };
    vec![("sessions", Box::new(page)), ("sessions-none", Box::new(none))]
}

/// Who may do what, as the host sees it who plays, and as a stranger does.
pub(super) fn roles() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let full = RolesPage {
        page: frame("Roles"),
        action: "/c/autumn/roles".into(),
        host: Some("Ada".into()),
        arbiter: Some(HOSTILE.into()),
        is_arbiter: true,
        proposal: Some(ProposalLine {
            name: "0123456789abcdef".into(),
            text: HOSTILE.into(),
            waits_for: HOSTILE.into(),
            may_agree: true,
            may_decline: true,
        }),
        may_name: Some("propose"),
        typed: Typed {
            name: HOSTILE.into(),
            mail: HOSTILE.into(),
            errors: vec![FieldError::new("name", HOSTILE), FieldError::new("mail", "No.")],
        },
        watching: HOSTILE.into(),
        watch: Some(WatchPart { link: Some("https://example.org/x/3f9".into()), way: "link", delay: "24".into(), unit: "hours" }),
        channel: Some(ChannelPart {
            is: Some(HOSTILE.into()),
            shows: HOSTILE.into(),
            formats: vec![("discord", HOSTILE.into()), ("json", "JSON".into())],
            secret: Some("x3Jd9".into()),
            called: Some(HOSTILE.into()),
        }),
        error: Some(HOSTILE.into()),
    };
    let few = RolesPage {
        page: Page {
            preview: Some(Preview { title: HOSTILE.into(), text: HOSTILE.into(), picture: Some("https://example.org/b.png".into()) }),
            ..hostile_frame()
        },
        host: None,
        arbiter: None,
        is_arbiter: false,
        proposal: None,
        may_name: None,
        typed: Typed::default(),
        watch: None,
        channel: None,
        error: None,
        ..full.clone()
    };
    vec![("roles", Box::new(full)), ("roles-few", Box::new(few))]
}
