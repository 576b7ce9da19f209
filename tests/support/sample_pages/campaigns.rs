//! Campaigns from outside, and their course.

use super::*;
use sternpost_pages::campaign::{CampaignGroup, CampaignPage, CampaignRow, CampaignsPage, Moment};
use sternpost_pages::course::{CoursePage, Ending, LinesPart, Ranked, SeatCourse, Statistics, Story};
use sternpost_pages::court::MomentCourt;
use sternpost_pages::host::{FieldError, HostPart, HostSeat};
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::look_back::{LookBack, LuckRow, Source, WaitRow};
use sternpost_pages::since::SinceLine;
use sternpost_pages::told::{SoughtForm, SoughtOption};
use sternpost_pages::why::{Why, WhyAnswered, WhyStep};

pub(super) fn ending() -> Ending {
    let ranked = |(rank, seat, name, score): (u32, u8, &str, i32)| Ranked { rank, seat, name: name.into(), score, is_reader: seat == 0 };
    Ending {
        ranking: vec![ranked((1, 1, HOSTILE, 10)), ranked((2, 0, "Ada", 8))],
        won: format!("{HOSTILE} won"),
        notes: vec![HOSTILE.into()],
        time: Some(time()),
        rematch: Some("/create?rematch=autumn".into()),
    }
}

/// What a campaign was.
fn look_back() -> LookBack {
    let luck = |seat, name: &str, bar| LuckRow {
        seat,
        name: name.into(),
        dice: 40,
        hits: 14,
        usual: "12.4".into(),
        more: "+1.6".into(),
        says: "40 dice, 14 hits; as a rule 12.4".into(),
        bar,
    };
    LookBack {
        seats: vec![(0, "Ada".into()), (1, HOSTILE.into())],
        sources: vec![Source { of: Linked::from(HOSTILE), rounds: "Round 1, Round 3".into(), points: vec![Some(2), None] }],
        luck: vec![luck(0, "Ada", (1_000, 880)), luck(1, HOSTILE, (500, 700))],
        waits: vec![WaitRow { seat: 1, name: HOSTILE.into(), took: "3 d 4 h".into(), bar: 1_000 }],
        first: Some("/c/autumn/at/1".into()),
        film: "/api/v1/campaigns/autumn/keepsake.gif".into(),
        card: "/api/v1/campaigns/autumn/keepsake.png".into(),
        fair: "/fair-chance?campaign=autumn".into(),
    }
}

pub(super) fn course_page() -> CoursePage {
    let option = |value: &str, label: &str| SoughtOption { value: value.into(), label: label.into(), is_picked: value == "1" };
    let seat = |seat: u8, name: &str| SeatCourse {
        seat,
        name: name.into(),
        acts: 12,
        usual: (seat == 0).then(|| "5 h 2 min".into()),
        longest: (seat == 0).then(|| "3 d 4 h".into()),
    };
    CoursePage {
        page: frame("Chronicle"),
        name: "The autumn war".into(),
        game: "Twilight Imperium".into(),
        state: "running".into(),
        campaign: Link::new("/c/autumn", "The autumn war"),
        fair: "/fair-chance?campaign=autumn".into(),
        ending: Some(ending()),
        signs: (0..3).map(|seat| sternpost_picture::seat_sign(Seat(seat), &sample_scene::colours())).collect(),
        plot: plot(),
        statistics: Statistics { facts: vec![("Moves".into(), "128".into())], seats: vec![seat(0, "Ada"), seat(1, HOSTILE)] },
        line: Some((line_left(), vec![Link::new("/c/autumn/at/11", "The board at its end")])),
        left: Some(LinesPart { count: 2, lines: vec![line_left()], older: Some("/c/autumn/chronicle?left=9#left".into()), is_open: true }),
        form: SoughtForm {
            action: "/c/autumn/chronicle".into(),
            seats: vec![option("0", "Ada (you)"), option("1", HOSTILE)],
            rounds: vec![option("1", "Round 1"), option("2", "Round 2")],
            phases: vec![option("phase-action", "Action phase")],
            is_narrow: true,
        },
        story: Some(Story {
            title: "Round 3".into(),
            lines: vec![
                (Linked::from("Boris took Lodor from Ada."), "/c/autumn/at/120".into()),
                (Linked::from(HOSTILE), "/c/autumn/at/126".into()),
            ],
            earlier: Some("/c/autumn/chronicle?round=2".into()),
            later: None,
        }),
        told: told(),
        older: Some("/c/autumn/chronicle?seat=1&before=126".into()),
        latest: Some("/c/autumn/chronicle?seat=1".into()),
    }
}

pub(super) fn host_part() -> HostPart {
    let seat = |number: u32, is_invited: bool| HostSeat {
        number,
        action: format!("/c/autumn/seats/{}", number - 1),
        key: "0198".into(),
        name: HOSTILE.into(),
        mail: if is_invited { "bo@b.test".into() } else { String::new() },
        language: Language::German,
        is_invited,
        is_open: is_invited,
        errors: if is_invited { vec![FieldError::new("name", HOSTILE), FieldError::new("mail", "That is no address.")] } else { vec![] },
    };
    HostPart {
        seats: vec![seat(2, true), seat(3, false)],
        link_action: "/c/autumn/open-link".into(),
        link: Some("/o/eyJhbGciOi".into()),
        open: 1,
    }
}

pub(super) fn campaigns() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let now = CampaignPage {
        page: frame("The autumn war"),
        name: "The autumn war".into(),
        game: "Twilight Imperium".into(),
        state: "Round 3, action phase; waiting for Ada and Boris".into(),
        answer: Some(Link::new("/c/autumn/turn", "Take your turn")),
        anytime: anytime(),
        moment: None,
        court: None,
        standing: standing(),
        board: board(&SvgOptions::default()),
        panels: panels(),
        ending: None,
        look_back: None,
        plot: None,
        told: told(),
        chronicle: ("/c/autumn/chronicle".into(), Some("/c/autumn/chronicle?before=126".into())),
        more: vec![Link::new("/c/autumn/export", "Export"), Link::new("/c/autumn/orders", "Standing orders")],
        desk: desk(true),
    };
    let moment = Moment {
        seq: 127,
        time: Some(time()),
        who: Some(HOSTILE.into()),
        lines: vec![SinceLine { text: Linked::from(HOSTILE), ..SinceLine::default() }],
        why: Some(Why {
            how: HOSTILE.into(),
            answered: vec![WhyAnswered {
                who: HOSTILE.into(),
                steps: steps()
                    .into_iter()
                    .map(|step| WhyStep { step, rule: "LRR 5.1".into(), rule_page: Some("/games/g/reference/rules/5".into()) })
                    .collect(),
            }],
            hidden: Some(HOSTILE.into()),
            drawn: Some("3 7 · 9".into()),
            undone: Some(Link::new("/c/autumn/at/9", HOSTILE)),
            entry: "/api/v1/campaigns/autumn/log?after=8".into(),
        }),
        changed: Some(differences()),
        line: Some(line_left().link),
        line_by: Some(12),
        ways: vec![Link::new("/c/autumn/compare?a=127&b=131", "Compare with now")],
        first: Some("/c/autumn/at/4".into()),
        earlier: Some("/c/autumn/at/126".into()),
        later: Some("/c/autumn/at/128".into()),
        last: Some("/c/autumn/at/131".into()),
        slide: ("/c/autumn/at".into(), 4, 131),
        now: "/c/autumn".into(),
    };
    let then = CampaignPage {
        page: hostile_frame(),
        name: HOSTILE.into(),
        answer: None,
        anytime: None,
        moment: Some(moment),
        court: Some(MomentCourt {
            stops_left: 2,
            may_come_again: true,
            is_left: false,
            action: "/c/autumn/court".into(),
            entry: 127,
            may_dispute: true,
            back: Some("propose-rewind"),
            report: Some(Link::new("/c/autumn/rewinds/127", HOSTILE)),
        }),
        chronicle: ("/c/autumn/chronicle".into(), None),
        more: vec![],
        desk: None,
        ..now.clone()
    };
    let over = CampaignPage {
        ending: Some(ending()),
        look_back: Some(look_back()),
        plot: plot(),
        answer: None,
        anytime: None,
        told: vec![],
        ..now.clone()
    };
    let row = |name: &str, answer| CampaignRow {
        link: Link::new("/c/autumn", name),
        game: "Twilight Imperium".into(),
        state: "round 3".into(),
        board: Some("/api/v1/campaigns/autumn/board.small.png".into()),
        waits: Some(format!("Waiting for {HOSTILE}")),
        since: Some(time()),
        due: Some("Tue 2 March 2027, 18:00 (Europe/Berlin)".into()),
        answer,
    };
    let rows = vec![row("The autumn war", Some(Link::new("/c/autumn/turn", "Take your turn"))), row(HOSTILE, None)];
    let list = CampaignsPage {
        page: frame("Your campaigns"),
        groups: vec![CampaignGroup { heading: "running".into(), rows }],
        create: "/new".into(),
        calendar: Some("https://post.example/k/token".into()),
    };
    let none = CampaignsPage { page: bare_frame("Your campaigns"), groups: vec![], create: "/new".into(), calendar: None };
    let course = course_page();
    let nothing = CoursePage {
        page: hostile_frame(),
        ending: None,
        plot: None,
        statistics: Statistics::default(),
        line: None,
        left: None,
        form: SoughtForm::default(),
        told: vec![],
        older: None,
        latest: None,
        ..course.clone()
    };
    vec![
        ("campaign", Box::new(now)),
        ("campaign-then", Box::new(then)),
        ("campaign-over", Box::new(over)),
        ("course", Box::new(course)),
        ("course-nothing", Box::new(nothing)),
        ("campaigns", Box::new(list)),
        ("campaigns-none", Box::new(none)),
    ]
}
