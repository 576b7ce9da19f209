//! The past: what changed, lines left behind, two moments beside each other, a seat's letters, and what might be.

use super::*;
use sternpost_pages::anytime::{Anytime, AnytimeAct};
use sternpost_pages::compare::{ComparePage, Compared};
use sternpost_pages::course::LineLeft;
use sternpost_pages::differences::{Difference, DifferenceGroup, Differences, How};
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::mailed::{MailedLine, MailedPage};
use sternpost_pages::turn::{Step, TurnPage};
use sternpost_pages::what_if::{TriedFields, TriedLine, WhatIfPage};

pub(super) fn differences() -> Differences {
    let line = |what: Option<&str>, how: How| Difference { what: what.map(Linked::from), how };
    let from = How::From { was: Linked::from("3"), is: Linked::from(HOSTILE) };
    let things = How::Things { gone: vec![Linked::from(HOSTILE)], come: vec![Linked::from("2 × carrier")] };
    let group = |about: &str, seat, lines| DifferenceGroup { about: Linked::from(about), seat, lines };
    Differences {
        groups: vec![
            group("The table", None, vec![line(None, from.clone())]),
            group(HOSTILE, Some(1), vec![line(Some("Trade goods"), from), line(Some(HOSTILE), things.clone())]),
            group("Mecatol Rex", None, vec![line(None, things)]),
        ],
    }
}

pub(super) fn line_left() -> LineLeft {
    LineLeft {
        link: Link::new("/c/autumn/chronicle?line=12", format!("3 entries after entry 8: left with entry 12, which {HOSTILE} took back.")),
        time: time(),
        why: Some(HOSTILE.into()),
    }
}

fn compare_page() -> ComparePage {
    let side = |seq: u64, which: &str| Compared {
        link: Link::new(format!("/c/autumn/at/{seq}"), format!("Entry {seq}")),
        seq,
        time: Some(time()),
        who: Some(HOSTILE.into()),
        line: (which == "a").then(|| line_left().link),
        picture: format!("/c/autumn/compare?a=9&b=17&picture={which}"),
    };
    ComparePage {
        page: frame("Two moments compared"),
        name: HOSTILE.into(),
        signs: (0..3).map(|seat| sternpost_picture::seat_sign(Seat(seat), &sample_scene::colours())).collect(),
        sides: [side(9, "a"), side(17, "b")],
        changed: differences(),
        places: HOSTILE.into(),
        action: "/c/autumn/compare".into(),
        swapped: "/c/autumn/compare?a=17&b=9".into(),
        ways: vec![Link::new("/c/autumn", "To the board")],
    }
}

fn what_if_page() -> WhatIfPage {
    let TurnPage { control, board, standing, panels, .. } = turn(frame("What if"), Shape::OneOf, None);
    let steps = steps().into_iter().map(|step| TriedLine {
        who: Some(HOSTILE.into()),
        step: Step { href: Some("/c/autumn/what-if?from=9&sample=1".into()), ..step },
        by_bot: true,
        is_made_up: true,
        told: vec![Linked::from(HOSTILE)],
    });
    WhatIfPage {
        page: frame("What if"),
        from: Link::new("/c/autumn/at/9", "from entry 9"),
        sample: 2,
        ways: vec![Link::new("/c/autumn/what-if?from=9&sample=3", "Another sample")],
        steps: steps.collect(),
        control,
        other: Some(HOSTILE.into()),
        fields: TriedFields {
            action: "/c/autumn/what-if".into(),
            from: 9,
            sample: 2,
            tried: "q1YqUbJS".into(),
            seat: 1,
            act: "trade".into(),
            question: "q4-1".into(),
        },
        error: Some(HOSTILE.into()),
        anytime: Some(Anytime {
            prompt: HOSTILE.into(),
            acts: vec![AnytimeAct {
                href: "/c/autumn/what-if?from=9&sample=2&seat=0&act=trade".into(),
                label: Linked::from(HOSTILE),
                hint: Some(Linked::from(HOSTILE)),
                is_reply: false,
            }],
        }),
        replies: vec![Link::new("/c/autumn/what-if?from=9&sample=2&seat=2&act=agree", HOSTILE)],
        asked_instead: Some("/c/autumn/what-if?from=9&sample=2".into()),
        others: vec![Link::new("/c/autumn/what-if?from=9&sample=2&seat=2", HOSTILE)],
        can_bots: true,
        proposal: super::steps(),
        ending: None,
        changed: differences(),
        standing,
        board,
        panels,
    }
}

pub(super) fn past() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let same = ComparePage { page: hostile_frame(), changed: Differences::default(), ..compare_page() };
    let over = WhatIfPage {
        page: hostile_frame(),
        control: None,
        other: None,
        error: None,
        steps: vec![],
        anytime: None,
        replies: vec![],
        asked_instead: None,
        others: vec![],
        can_bots: false,
        proposal: vec![],
        ending: Some(format!("{HOSTILE} won")),
        changed: Differences::default(),
        board: board(&SvgOptions::default()),
        ..what_if_page()
    };
    let line = |entry| MailedLine { kind: "A question".into(), entry, fate: HOSTILE.into(), time: Some(time()) };
    let mailed = MailedPage {
        page: frame("Letters to your seat"),
        name: HOSTILE.into(),
        lead: "Every letter.".into(),
        lines: vec![line(Some(Link::new("/c/autumn/at/9", "Entry 9"))), line(None)],
        ways: vec![Link::new("/c/autumn", "To the board")],
    };
    let none = MailedPage { page: hostile_frame(), lines: vec![], ..mailed.clone() };
    vec![
        ("compare", Box::new(compare_page())),
        ("compare-same", Box::new(same)),
        ("what-if", Box::new(what_if_page())),
        ("what-if-over", Box::new(over)),
        ("mailed", Box::new(mailed)),
        ("mailed-none", Box::new(none)),
    ]
}
