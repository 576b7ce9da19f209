//! A turn as it is put together: each shape of question.

use super::*;
use sternpost_pages::anytime::{Anytime, AnytimeAct};
use sternpost_pages::form::Control;
use sternpost_pages::layout::Page;
use sternpost_pages::linked::Linked;
use sternpost_pages::sheet::{Sheet, SheetRow, SheetSide};
use sternpost_pages::since::Since;
use sternpost_pages::talk::{Listener, SaidLine, TalkDock};
use sternpost_pages::told::Time;
use sternpost_pages::turn::{Does, GivenAnswer, Hidden, Primary, Step, TurnPage};

pub(super) fn hidden(turn: &str) -> Hidden {
    Hidden { action: "/t/eyJhbGciOi".into(), turn: turn.into(), version: 128, question: "q412-0".into(), key: "0198d7d2-9a6e".into() }
}

pub(super) fn steps() -> Vec<Step> {
    let step =
        |prompt: &str, answer: &str| Step { prompt: prompt.into(), answer: answer.into(), href: Some("/t/eyJhbGciOi?step=1".into()) };
    vec![
        step("What do you do with your turn?", "Tactical action"),
        step("Which system do you activate?", "System 12"),
        step("Which ships move there?", HOSTILE),
    ]
}

/// A question of every shape.
pub(crate) fn asked(shape: Shape) -> Asked {
    let offer = |(id, label, hint, place, cap): (&str, &str, Option<&str>, Option<&str>, Option<u32>)| Offered {
        id: id.into(),
        label: Text::plain(label.to_owned()),
        hint: hint.map(|hint| Text::plain(hint.to_owned())),
        detail: hint.map(|hint| Text::plain(format!("{HOSTILE} {hint}"))).into_iter().collect(),
        place: place.map(Place::from),
        cap,
        reply_to: None,
    };
    let offers = [
        ("system:12", "System 12", Some("one command token; 2 carriers in reach"), Some("system-12"), Some(2)),
        ("system:18", "System 18", Some("one command token; 1 cruiser in reach"), Some("system-18"), Some(3)),
        ("system:25", "System 25 with a rather long name that needs a second line on a phone", None, Some("system-25"), None),
        ("hostile\"'<", HOSTILE, Some(HOSTILE), Some("planet-18-0"), Some(1)),
        ("pass", "Pass", Some("you take no further turn this round"), None, Some(5)),
    ];
    let offers = if matches!(shape, Shape::Amount { .. }) { vec![] } else { offers.map(offer).to_vec() };
    let meter = |label: &str, (least, most): (Option<i64>, Option<i64>), shares: Vec<Share>| Meter {
        label: Text::plain(label.to_owned()),
        rule: "LRR 24.1b".into(),
        least,
        most,
        shares,
    };
    let meters = match shape {
        Shape::Split { least, total } if least < total => vec![
            meter("Resources they cost", (None, Some(5)), vec![Share::of(3), Share::begun(1, 2), Share::of(2)]),
            meter(HOSTILE, (Some(-4), Some(1)), vec![Share::of(-4), Share::of(1)]),
        ],
        Shape::OneOf | Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => vec![],
    };
    let default = match shape {
        Shape::OneOf => Picked::One("pass".into()),
        Shape::SomeOf { .. } => Picked::Some(vec![]),
        Shape::Split { total, .. } => Picked::Split(vec![("pass".into(), total)]),
        Shape::Arrange => Picked::Arrange(offers.iter().map(|offer| offer.id.clone()).collect()),
        Shape::Amount { least, .. } => Picked::Amount(least),
    };
    Asked {
        id: "q412-0".into(),
        seat: Seat(0),
        prompt: Text::plain("Which system do you activate?"),
        rule: "LRR 5.1".into(),
        shape,
        offers,
        default,
        meters,
        barred: vec![Closed {
            id: "move".into(),
            label: Text::plain("Move"),
            why: Text::plain("Your strategic action comes first"),
            rule: "LRR 4.4".into(),
        }],
        remarks: vec![Text::plain("As it stands: Ada wins 62 of 100 such fights, Boris 35, nobody 3.")],
    }
}

pub(super) fn anytime() -> Option<Anytime> {
    let act = |text: &str, hint: Option<&str>| AnytimeAct {
        href: "/c/autumn/anytime?choice=it".into(),
        label: Linked::from(text),
        hint: hint.map(Linked::from),
        is_reply: hint.is_some(),
    };
    let acts = vec![
        act("Accept offer 3", Some("Boris gives Ada: 2 trade goods. In return: nothing.")),
        act(HOSTILE, Some(HOSTILE)),
        act("Propose a transaction to Boris", None),
    ];
    Some(Anytime { prompt: "What do you do about transactions?".into(), acts })
}

/// Where a list can be pasted, an empty one.
fn control_list(asked: &Asked) -> Option<String> {
    matches!(asked.shape, Shape::Split { .. }).then(String::new)
}

pub(super) fn turn(page: Page, shape: Shape, picked: Option<&Answer>) -> TurnPage {
    let catalogue = sample_scene::catalogue();
    let words = Words::new("en", &catalogue, &sample_scene::names);
    let asked = asked(shape);
    let control = Control::of(&asked, &words, picked);
    let marks = control.marks(&asked);
    TurnPage {
        waive: windows_form(),
        page,
        since: Since { is_first: true, ..since() },
        control: Some(control),
        sheet: None,
        error: None,
        list: control_list(&asked),
        kept: None,
        so_far: vec![],
        preview: vec![],
        primary: go_on(),
        may_break_off: false,
        back: None,
        is_sealed: false,
        given: None,
        is_anytime: false,
        anytime: None,
        may_be_ordered: true,
        deadline: Some("Sunday 22 November, 20:00 (Berlin)".into()),
        hidden: hidden("[]"),
        board: board(&SvgOptions { marks, linked: true, ..SvgOptions::default() }),
        standing: standing(),
        panels: panels(),
        chronicle: chronicle(),
    }
}

fn go_on() -> Primary {
    let deeds = Deeds { none: "Send nothing".into(), one: "Send 1 ship".into(), many: "Send {picked} ships".into() };
    Primary { does: Does::GoOn, says: "Send 1 ship".into(), general: "Go on".into(), deed: None, deeds: Some(deeds) }
}

pub(super) fn hand_in() -> Primary {
    let does = Does::HandIn { then: "Then it is for the others.".into() };
    Primary { does, says: HOSTILE.into(), general: "Send your answer".into(), deed: Some("Choose {answer}".into()), deeds: None }
}

pub(super) fn turns() -> Vec<(&'static str, TurnPage)> {
    let mut in_progress =
        turn(frame("Which ships move?"), Shape::SomeOf { least: 1, most: 3 }, Some(&Picked::Some(vec!["system:12".into()])));
    in_progress.so_far = steps();
    in_progress.hidden = hidden(r#"[{"one":"tactical-action"},{"one":"system:12"}]"#);
    in_progress.preview = vec!["Ada places a command token in system 12.".into(), HOSTILE.into()];
    in_progress.anytime = anytime();
    (in_progress.may_break_off, in_progress.back) = (true, Some("/t/eyJhbGciOi?step=1".into()));
    in_progress.error = Some("Pick at least one and at most three.".into());
    let mut ready = turn(frame("Your turn is complete"), Shape::OneOf, None);
    ready.board = board(&SvgOptions::default());
    (ready.primary, ready.back) = (hand_in(), Some("/t/eyJhbGciOi?step=2".into()));
    (ready.control, ready.so_far, ready.preview) = (None, steps(), vec!["Ada builds 2 cruisers on Yarrow.".into()]);
    let mut at_once = turn(hostile_frame(), Shape::OneOf, Some(&Picked::One("system:18".into())));
    (at_once.primary, at_once.is_sealed) = (hand_in(), true);
    let given = Step { prompt: HOSTILE.into(), answer: "System 18".into(), href: None };
    at_once.given = Some(GivenAnswer {
        id: "0f".into(),
        answers: vec![given.clone(), Step { answer: "Pass".into(), ..given }],
        until: "It waits sealed.".into(),
        link: Some(HOSTILE.into()),
    });
    let mut offered = turn(frame("What do you do about transactions?"), Shape::OneOf, Some(&Picked::One("pass".into())));
    (offered.primary, offered.is_anytime) = (hand_in(), true);
    let mut amount = turn(frame("How many?"), Shape::Amount { least: 0, most: 7 }, Some(&Picked::Amount(3)));
    (amount.since, amount.deadline, amount.chronicle, amount.panels) = (Since::default(), None, vec![], vec![]);
    let mut deal = turn(frame("A deal"), Shape::Amount { least: 0, most: 7 }, None);
    (deal.primary, deal.is_anytime, deal.sheet) = (hand_in(), true, Some(deal_sheet()));
    deal.page.dock = Some(dock());
    vec![
        ("turn-deal", deal),
        ("turn-one-of", turn(frame("Which system do you activate?"), Shape::OneOf, None)),
        ("turn-at-once", at_once),
        ("turn-anytime", offered),
        ("turn-some-of", in_progress),
        ("turn-exactly", turn(frame("Two of them"), Shape::SomeOf { least: 2, most: 2 }, None)),
        (
            "turn-split",
            turn(
                frame("Assign hits"),
                Shape::Split { least: 4, total: 4 },
                Some(&Picked::Split(vec![("system:12".into(), 2), ("pass".into(), 1)])),
            ),
        ),
        ("turn-sheet", turn(frame("What do you produce?"), Shape::Split { least: 0, total: 4 }, None)),
        ("turn-arrange", turn(frame("In which order?"), Shape::Arrange, None)),
        ("turn-amount", amount),
        ("turn-ready", ready),
    ]
}

fn deal_sheet() -> Sheet {
    let row = |id: &str, shape: Shape| {
        let catalogue = sample_scene::catalogue();
        let words = Words::new("en", &catalogue, &sample_scene::names);
        SheetRow { id: id.into(), what: HOSTILE.into(), control: Control::of(&asked(shape), &words, None) }
    };
    let gives = vec![row("gives-trade-goods", Shape::Amount { least: 0, most: 7 }), row("gives-note", Shape::OneOf)];
    let gets = vec![row("gets-cards", Shape::Split { least: 0, total: 4 })];
    let side = |id: &'static str, heading: &str, rows: Vec<SheetRow>| SheetSide { id, heading: heading.into(), rows };
    Sheet {
        with: HOSTILE.into(),
        sides: [side("gives", "You give", gives), side("gets", "You get", gets)],
        said: Some(HOSTILE.into()),
        longest: 280,
    }
}

fn dock() -> TalkDock {
    let line = |name: &str, is_own: bool| SaidLine {
        id: format!("id-{is_own}"),
        mark: '■',
        name: name.into(),
        to: Some(HOSTILE.into()),
        said: HOSTILE.into(),
        time: Time { datetime: "2026-11-21T12:00:00Z".into(), words: "2026-11-21 12:00 UTC".into() },
        is_own,
        is_new: !is_own,
    };
    TalkDock {
        action: "/c/autumn/talk".into(),
        back: "/c/autumn/turn".into(),
        lines: vec![line("Ada", true), line(HOSTILE, false)],
        unread: 1,
        up_to: Some("id-false".into()),
        others: vec![Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: false, is_muted: false }],
        longest: 2_000,
    }
}
