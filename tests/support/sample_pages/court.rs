//! Disputes, motions, going back.

use super::*;
use sternpost_pages::court::{
    CorrectionPage, CorrectionPreview, CourtPage, CourtSurePage, DisputePart, Evidence, MotionPart, PastPart, RewindPage, RulingForm,
    SaidPart, SeenPage,
};
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::why::WhyStep;

fn evidence() -> Evidence {
    Evidence {
        lines: vec![Linked::from(HOSTILE)],
        how: HOSTILE.into(),
        steps: steps()
            .into_iter()
            .map(|step| WhyStep { step, rule: "LRR 5.1".into(), rule_page: Some("/games/g/reference/rules/5".into()) })
            .collect(),
        hidden: Some(HOSTILE.into()),
        drawn: Some("3 7 · 9".into()),
        links: vec![Link::new("/c/autumn/at/8", "The position before it")],
        letters: vec![HOSTILE.into()],
        seen: vec![Link::new("/c/autumn/court/12/seen/1", HOSTILE)],
    }
}

fn form(act: &'static str, correction: Option<&str>) -> RulingForm {
    RulingForm {
        page_words: PageWords::new(LANGUAGE.get()),
        action: "/c/autumn/court".into(),
        act,
        dispute: 12,
        rulings: vec![("upheld", "It stands.".into()), ("rewound", HOSTILE.into())],
        to: 8,
        correction: correction.map(str::to_owned),
        press: HOSTILE.into(),
    }
}

pub(super) fn court() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let motion = MotionPart {
        seq: 14,
        what: HOSTILE.into(),
        why: HOSTILE.into(),
        draws: Some("Anew.".into()),
        steps: steps(),
        moment: Some(Link::new("/c/autumn/at/8", "Entry 8")),
        time: time(),
        until: "2 of 3 have to agree.".into(),
        votes: vec![('●', HOSTILE.into(), "agrees".into(), "agreed"), ('■', "Bo".into(), "has not voted".into(), "waits")],
        may_vote: true,
        own: None,
        named: Some(false),
        may_drop: true,
    };
    let dispute = DisputePart {
        seq: 12,
        entry: 9,
        stops: true,
        by: HOSTILE.into(),
        why: HOSTILE.into(),
        time: time(),
        statements: vec![SaidPart { name: HOSTILE.into(), said: HOSTILE.into(), time: time() }],
        ruled: vec![HOSTILE.into()],
        evidence: evidence(),
        may_state: true,
        may_withdraw: true,
        forms: vec![form("propose-ruling", None), form("rule", Some("/c/autumn/court/12/position"))],
    };
    let past = PastPart {
        seq: 5,
        heading: HOSTILE.into(),
        told: vec![HOSTILE.into(), "The table agrees.".into()],
        links: vec![Link::new("/c/autumn/at/4", HOSTILE)],
        time: time(),
        appeal: Some(HOSTILE.into()),
    };
    let full = CourtPage {
        page: hostile_frame(),
        action: "/c/autumn/court".into(),
        chronicle: "/c/autumn/chronicle".into(),
        error: Some(HOSTILE.into()),
        typed: Some(HOSTILE.into()),
        dispute: Some(dispute),
        motion: Some(motion),
        past: vec![past],
    };
    let none = CourtPage {
        page: frame("Disputes and votes"),
        error: None,
        typed: None,
        dispute: None,
        motion: None,
        past: vec![],
        ..full.clone()
    };
    let sure = CourtSurePage {
        page: hostile_frame(),
        heading: HOSTILE.into(),
        told: vec![HOSTILE.into()],
        action: "/c/autumn/court".into(),
        fields: vec![("act".into(), "rewind".into()), ("why".into(), HOSTILE.into())],
        press: HOSTILE.into(),
    };
    let blank = CorrectionPage {
        page: frame("Correct the position"),
        action: "/c/autumn/court/12/correction".into(),
        position: "/c/autumn/court/12/position".into(),
        court: "/c/autumn/court".into(),
        sought: String::new(),
        found: vec![("/seats/0/goods".into(), "3".into())],
        more: None,
        lines: String::new(),
        why: String::new(),
        error: None,
        preview: None,
    };
    let correction = CorrectionPage {
        page: hostile_frame(),
        sought: HOSTILE.into(),
        found: vec![(format!("/{HOSTILE}"), format!("\"{HOSTILE}\""))],
        more: Some("3 more lines".into()),
        lines: format!("/{HOSTILE} = 1"),
        why: HOSTILE.into(),
        error: Some(HOSTILE.into()),
        preview: Some(CorrectionPreview {
            changes: vec![(format!("/{HOSTILE}"), "1".into(), "2".into())],
            seats: vec![(HOSTILE.into(), vec![HOSTILE.into()]), ("Bo".into(), vec![])],
            fields: vec![("patch".into(), format!("[{{\"path\":\"/{HOSTILE}\"}}]"))],
        }),
        ..blank.clone()
    };
    let seen = SeenPage {
        page: hostile_frame(),
        heading: HOSTILE.into(),
        told: vec![Linked::from(HOSTILE)],
        standing: standing(),
        board: board(&SvgOptions::default()),
        panels: panels(),
        links: vec![Link::new("/c/autumn/court/12/seen/0", HOSTILE).current()],
    };
    let step = || steps();
    let report = RewindPage {
        page: hostile_frame(),
        heading: HOSTILE.into(),
        how: vec![HOSTILE.into()],
        links: vec![Link::new("/c/autumn/at/8", HOSTILE)],
        undone: vec![(Link::new("/c/autumn/at/9", "entry 9"), step())],
        dead: vec![(time(), HOSTILE.into()), (time(), String::new())],
        asked: Some(Linked::from(HOSTILE)),
        answer: Some(Link::new("/c/autumn/turn", "Answer")),
        alone: vec![(9, Linked::from(HOSTILE))],
        seen: vec![(Linked::from(HOSTILE), Linked::from("Hand"), Linked::from(HOSTILE))],
        drawn: vec![(10, Linked::from("Bo rolls 3, 7."))],
        others: vec![(10, Linked::from(HOSTILE))],
    };
    let nothing = RewindPage {
        page: frame("What this means for you"),
        undone: vec![],
        dead: vec![],
        asked: None,
        answer: None,
        alone: vec![],
        seen: vec![],
        drawn: vec![],
        others: vec![],
        ..report.clone()
    };
    vec![
        ("court", Box::new(none)),
        ("court-full", Box::new(full)),
        ("court-sure", Box::new(sure)),
        ("court-correction", Box::new(blank)),
        ("court-correction-preview", Box::new(correction)),
        ("court-seen", Box::new(seen)),
        ("rewind", Box::new(nothing)),
        ("rewind-full", Box::new(report)),
    ]
}
