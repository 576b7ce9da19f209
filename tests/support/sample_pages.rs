//! Sample contexts: every page at least twice, plain and full, with names that try to break out of their place.

use crate::{sample_scene, sample_tally};
use std::cell::Cell;
use sternpost::http::pages::reference::{Columns, EntryWords, Group, KindCard, ReferenceEntryPage, ReferenceKindPage, ReferencePage, Row};
use sternpost::http::pages::*;
use sternpost::language::Language;
use sternpost::pace::Terms;
use sternpost::picture::{Neighbours, SvgOptions, Words, parts, text};
use sternpost_core::question::Shape;
use sternpost_core::{Answer, Asked, Closed, Eyes, Meter, Offered, Picked, Place, Seat, Share, Tally, Text};

/// A name as somebody might choose it who means no good.
pub(crate) const HOSTILE: &str = "Zoë <script>alert('&\"')</script>";

thread_local! {
    /// The language that frames are made in.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// A page with its name.
pub(crate) struct Sample {
    pub(crate) name: &'static str,
    pub(crate) language: Language,
    pub(crate) html: String,
}

fn frame(title: &str) -> Page {
    let mut page = Page::new(Lex::new(LANGUAGE.get()), title);
    page.campaign = Some(Link::new("/c/autumn", "The autumn war"));
    page.nav = vec![Link::new("/campaigns", "My campaigns").current(), Link::new("/postbox", "Postbox")];
    page.reader = Some("Ada".into());
    page.leave = Some("/sign-out".into());
    page.notes = Some(notes());
    page.stream = Some("/api/v1/campaigns/autumn/stream".into());
    page.head = Some("5f2a9c0d77e1b3c4a8d96f00e12ab4cd5f2a9c0d77e1b3c4a8d96f00e12ab4cd".into());
    page.version = Some(128);
    page.language_form = Some(LanguageForm { action: "/c/autumn/language".into(), back: "/c/autumn".into() });
    page
}

fn notes() -> Notes {
    Notes {
        action: "/c/autumn/notes".into(),
        text: HOSTILE.into(),
        back: "/c/autumn".into(),
        longest: 20_000,
        tag: "0a1b2c3d".into(),
        file: "/c/autumn/notes.txt".into(),
    }
}

fn promises() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let party = |mark, name: &str, said: &str, kind| PartyLine { mark, name: name.into(), said: said.into(), kind };
    let promise = |id: &str, name: &str, waits: bool| PromiseLine {
        id: id.into(),
        name: name.into(),
        said: HOSTILE.into(),
        time: time(),
        state: "waits for answers".into(),
        due: waits.then(|| "Due: Round 4.".into()),
        is_private: waits,
        waits,
        parties: vec![party('●', name, "agreed", "agreed"), party('■', HOSTILE, "has not answered", "waits")],
        action: waits.then(|| "/c/autumn/promises/1".into()),
        acts: if waits { vec![("agree", "I promise".into()), ("decline", "Decline".into())] } else { vec![] },
    };
    let choice = |value: &str, is_picked| DueChoice { value: value.into(), label: HOSTILE.into(), is_picked };
    let form = PromiseForm {
        others: vec![Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: true, is_muted: false }],
        said: HOSTILE.into(),
        is_public: true,
        due: "round".into(),
        rounds: vec![choice("4", false), choice("5", true)],
        date: "2026-12-05".into(),
        today: "2026-11-23".into(),
        longest: 2_000,
        errors: ["said", "with", "round", "date"].map(|field| FieldError::new(field, HOSTILE)).to_vec(),
    };
    let page = PromisesPage {
        page: frame("Promises"),
        action: "/c/autumn/promises".into(),
        open: vec![promise("a", "Ada", true), promise("b", HOSTILE, false)],
        over: vec![promise("c", "Boris", false)],
        older: Some("/c/autumn/promises?after=20".into()),
        latest: Some("/c/autumn/promises".into()),
        form: Some(form),
        error: Some(HOSTILE.into()),
    };
    let none = PromisesPage {
        page: hostile_frame(),
        open: vec![],
        over: vec![],
        older: None,
        latest: None,
        form: None,
        error: None,
        ..page.clone()
    };
    let (orders, no_orders) = orders();
    let mut unlike = frame("My notes");
    unlike.notes = None;
    let own = NotesPage { page: unlike, notes: notes(), kept: Some(HOSTILE.into()), error: Some(HOSTILE.into()) };
    vec![
        ("promises", Box::new(page)),
        ("promises-none", Box::new(none)),
        ("own-notes", Box::new(own)),
        ("orders", Box::new(orders)),
        ("orders-none", Box::new(no_orders)),
    ]
}

/// The page of standing orders, full and empty.
fn orders() -> (OrdersPage, OrdersPage) {
    let choice = |value: &str, is_picked| DueChoice { value: value.into(), label: HOSTILE.into(), is_picked };
    let rank = |number| RankField { number, choices: vec![choice("a", number == 1), choice("b", number == 2)] };
    let form = OrderFields {
        action: "/c/autumn/orders".into(),
        kind: "any-reaction".into(),
        words: HOSTILE.into(),
        is_edit: true,
        is_asked: true,
        choose: "ranked",
        ranks: vec![rank(1), rank(2)],
        exactly: Some((HOSTILE.into(), HOSTILE.into())),
        has: vec![HasField { number: 1, columns: vec![choice("points", true)], is_most: true, count: HOSTILE.into() }],
        others: vec![Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: true, is_muted: false }],
        knows_stakes: true,
        at_stake: true,
        offered: vec![rank(1)],
        lasts: "times".into(),
        times: HOSTILE.into(),
        has_round: true,
        errors: ["kind", "choose", "has", "unless", "lasts"].map(|field| FieldError::new(field, HOSTILE)).to_vec(),
    };
    let line = |number: u64, is_on: bool| OrderLine {
        id: format!("order{number}"),
        number,
        kind: HOSTILE.into(),
        what: HOSTILE.into(),
        conditions: if is_on { vec![HOSTILE.into()] } else { vec![] },
        state: HOSTILE.into(),
        is_on,
        waits: !is_on,
        uses: "It has answered once.".into(),
        last: is_on.then(|| ("Last time".into(), "/c/autumn/at/7".into())),
        action: "/c/autumn/orders/order1".into(),
        edit: "/c/autumn/orders?edit=order1#order".into(),
    };
    let full = OrdersPage {
        page: hostile_frame(),
        action: "/c/autumn/orders".into(),
        orders: vec![line(1, true), line(2, false)],
        kinds: vec![choice("/c/autumn/orders?kind=any-reaction#order", true), choice("/c/autumn/orders?kind=pay#order", false)],
        form: Some(form),
        error: Some(HOSTILE.into()),
    };
    let none = OrdersPage { page: frame("Orders"), orders: vec![], kinds: vec![], form: None, error: None, ..full.clone() };
    (full, none)
}

fn lex() -> Lex {
    Lex::new(LANGUAGE.get())
}

/// Terms in which everything is said.
fn timed() -> Terms {
    serde_json::from_value(serde_json::json!({
        "pace": { "kind": "clock", "bank-hours": 72, "increment-hours": 12, "cap-hours": 120 },
        "play": { "from": "08:00", "to": "22:00", "days": ["mon", "fri"] },
        "zone": "Europe/Berlin",
        "time-out": { "turns": { "kind": "extend", "hours": 24, "times": 2 }, "windows": { "kind": "bot" } },
    }))
    .unwrap()
}

fn hostile_frame() -> Page {
    let mut page = frame(HOSTILE);
    page.campaign = Some(Link::new("/c/x?a=1&b=\"2\"", HOSTILE));
    page.reader = Some(HOSTILE.into());
    page.note = Some(HOSTILE.into());
    page
}

fn bare_frame(title: &str) -> Page {
    let mut page = Page::new(Lex::new(LANGUAGE.get()), title);
    page.nav = vec![Link::new("/sign-in", "Sign in")];
    page
}

fn board(options: &SvgOptions) -> Board {
    let (scene, catalogue) = (sample_scene::scene(), sample_scene::catalogue());
    let words = Words::new("en", &catalogue, &sample_scene::names);
    Board::of(parts(&scene, &words, &sample_scene::colours(), options), text(&scene, &words, Neighbours::Named)).to_pick_on(options.linked)
}

fn panels() -> Vec<Panel> {
    let (scene, catalogue) = (sample_scene::scene(), sample_scene::catalogue());
    Panel::of(&scene, &Words::new("en", &catalogue, &sample_scene::names), &sample_scene::colours(), Some(Seat(0)), |_| None)
}

fn standing() -> Standing {
    standing_of(&sample_tally::tally(), &sample_scene::names)
}

/// Of seats whose holders are called something.
fn standing_of(tally: &Tally, names: &dyn Fn(Seat) -> String) -> Standing {
    let (colours, catalogue) = (sample_scene::colours(), sample_tally::catalogue());
    let line = |(seat, colour): (Seat, &String)| SeatLine {
        name: names(seat),
        colour: colour.clone(),
        state: if seat.0 < 2 { "owes an answer since Tuesday".into() } else { "has passed".into() },
        is_waited_for: seat.0 < 2,
        is_reader: seat.0 == 0,
    };
    let lines = colours.iter().map(line).collect();
    let before = sample_tally::before();
    let shown = Shown { tally, before: Some(&before), lines, colours: &colours, eyes: Eyes::Seat(Seat(0)) };
    Standing::of(Lex::new(LANGUAGE.get()), &Words::new("en", &catalogue, names), shown)
}

fn chronicle() -> Vec<Line> {
    let told = [
        (128, true, "Boris activates system 19."),
        (128, false, "Boris moves a war sun, 3 destroyers and 12 fighters there from system 25."),
        (127, true, "Ada passes."),
        (126, true, "Chen scores “Hold six planets” and has 4 victory points."),
    ];
    let line = |(seq, is_first, text): (u64, bool, &str)| Line {
        seq,
        is_first,
        text: text.into(),
        when: "Fri 20 Nov, 18:40".into(),
        at: (seq != 128).then(|| format!("/c/autumn/at/{seq}")),
    };
    told.into_iter().map(line).collect()
}

fn time() -> Time {
    Time { datetime: "2026-11-20T18:40:00Z".into(), words: "2026-11-20 18:40 UTC".into() }
}

fn told() -> Vec<ToldGroup> {
    let entry = |seq: u64, is_here: bool, lines: &[&str]| ToldLines {
        seq,
        time: (seq != 126).then(time),
        at: format!("/c/autumn/at/{seq}"),
        is_here,
        lines: lines.iter().enumerate().map(|(at, line)| (Linked::from(*line), at == 1)).collect(),
    };
    let turn =
        |seats: &[(u8, &str)], entries| ToldTurn { seats: seats.iter().map(|(seat, name)| (*seat, (*name).to_owned())).collect(), entries };
    let heading = |facts: &[&str]| facts.iter().map(|fact| Linked::from(*fact)).collect();
    vec![
        ToldGroup {
            heading: heading(&["Round 3", "Action phase"]),
            turns: vec![
                turn(
                    &[(1, HOSTILE)],
                    vec![entry(128, true, &["Boris activates system 19.", "Boris attacks Ada."]), entry(127, false, &[HOSTILE])],
                ),
                turn(&[(0, "Ada"), (1, HOSTILE)], vec![entry(126, false, &["Both have chosen."])]),
            ],
        },
        ToldGroup { heading: vec![], turns: vec![turn(&[], vec![entry(4, false, &["The campaign begins."])])] },
    ]
}

fn plot() -> Option<Plot> {
    let moments = [("Round 1", [0, 0, 0]), (HOSTILE, [1, 0, 1]), ("Now", [3, 2, 1])];
    let moment = |(name, points): (&str, [u32; 3])| PlotMoment { name: name.into(), sign: name.into(), scores: points.map(Some).to_vec() };
    let moments = moments.map(moment).to_vec();
    Plot::of(moments, Some(10), &["Ada".into(), HOSTILE.into(), "Chen".into()], &sample_scene::colours())
}

fn ending() -> Ending {
    let ranked = |(rank, seat, name, score): (u32, u8, &str, i32)| Ranked { rank, seat, name: name.into(), score, is_reader: seat == 0 };
    Ending {
        ranking: vec![ranked((1, 1, HOSTILE, 10)), ranked((2, 0, "Ada", 8))],
        won: format!("{HOSTILE} won"),
        time: Some(time()),
        rematch: Some("/create?rematch=autumn".into()),
    }
}

fn course_page() -> CoursePage {
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
        ending: Some(ending()),
        signs: (0..3).map(|seat| sternpost::picture::seat_sign(Seat(seat), &sample_scene::colours())).collect(),
        plot: plot(),
        statistics: Statistics { facts: vec![("Moves".into(), "128".into())], seats: vec![seat(0, "Ada"), seat(1, HOSTILE)] },
        form: SoughtForm {
            action: "/c/autumn/chronicle".into(),
            seats: vec![option("0", "Ada (you)"), option("1", HOSTILE)],
            rounds: vec![option("1", "Round 1"), option("2", "Round 2")],
            phases: vec![option("phase-action", "Action phase")],
            is_narrow: true,
        },
        told: told(),
        older: Some("/c/autumn/chronicle?seat=1&before=126".into()),
        latest: Some("/c/autumn/chronicle?seat=1".into()),
    }
}

fn host_part() -> HostPart {
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

fn open_seat(is_sent: bool) -> OpenSeatPage {
    OpenSeatPage {
        page: bare_frame("A seat"),
        name: HOSTILE.into(),
        game: "Twilight Imperium".into(),
        host: HOSTILE.into(),
        people: vec!["Ada".into(), HOSTILE.into()],
        open: 2,
        action: "/o/eyJhbGciOi".into(),
        typed: Typed {
            name: HOSTILE.into(),
            mail: HOSTILE.into(),
            errors: vec![FieldError::new("name", HOSTILE), FieldError::new("mail", "That is no address.")],
        },
        is_sent,
        take_as: None,
        postbox: Some("/postbox".into()),
    }
}

fn desk(wants_mail: bool) -> Option<Desk> {
    let (mail, revoke) = (Some(("/c/autumn/mail".into(), wants_mail)), "/c/autumn/revoke-links".into());
    let seats = if wants_mail { vec![(0, "Ada".into())] } else { vec![(0, "Ada".into()), (1, HOSTILE.into())] };
    let digest = Some(Link::new("/c/autumn/talk#settings", "Letters tell you once a day."));
    let line = |name: &str, state: &str, is_trouble| DeliveryLine { name: name.into(), state: state.into(), is_trouble };
    let delivery =
        Some(line("Ada", "The latest letter was not taken yet; it is tried again Tue 2 March 2027, 18:00 (Europe/Berlin).", true));
    let hosted = if wants_mail { vec![] } else { vec![line(HOSTILE, "Letters came back, and none is sent any more.", true)] };
    let letters = Some("/letters".into());
    Some(Desk { lex: Lex::new(LANGUAGE.get()), mail, delivery, hosted, letters, digest, revoke, chosen: 0, seats })
}

fn since() -> Since {
    let line = |text: &str, is_about_reader| SinceLine { text: Linked::from(text), is_about_reader };
    Since {
        entries: vec![
            vec![line("Boris activated system 19 and moved a war sun there.", false), line("Space combat began in system 19.", true)],
            vec![line("Chen scored “Hold six planets” and has 4 victory points.", false)],
        ],
        yours: 1,
        turns: 2,
        rest: None,
        is_open: false,
    }
}

fn hidden(turn: &str) -> Hidden {
    Hidden { action: "/t/eyJhbGciOi".into(), turn: turn.into(), version: 128, question: "q412-0".into(), key: "0198d7d2-9a6e".into() }
}

fn steps() -> Vec<Step> {
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

fn anytime() -> Option<Anytime> {
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

fn turn(page: Page, shape: Shape, picked: Option<&Answer>) -> TurnPage {
    let catalogue = sample_scene::catalogue();
    let words = Words::new("en", &catalogue, &sample_scene::names);
    let asked = asked(shape);
    let control = Control::of(&asked, &words, picked);
    let marks = control.marks(&asked);
    TurnPage {
        page,
        since: since(),
        control: Some(control),
        error: None,
        so_far: vec![],
        preview: vec![],
        primary: Primary::GoOn,
        may_break_off: false,
        back: None,
        is_sealed: false,
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

fn hand_in() -> Primary {
    Primary::HandIn { then: "Then it is for the others.".into() }
}

fn turns() -> Vec<(&'static str, TurnPage)> {
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
    let mut offered = turn(frame("What do you do about transactions?"), Shape::OneOf, Some(&Picked::One("pass".into())));
    (offered.primary, offered.is_anytime) = (hand_in(), true);
    let mut amount = turn(frame("How many?"), Shape::Amount { least: 0, most: 7 }, Some(&Picked::Amount(3)));
    (amount.since, amount.deadline, amount.chronicle, amount.panels) = (Since::default(), None, vec![], vec![]);
    vec![
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

fn after() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let told = vec![Linked::from("Ada activates system 12."), Linked::from(HOSTILE)];
    let receipt = ReceiptPage {
        page: frame("Your turn was accepted"),
        seq: 129,
        when: "today, 19:12".into(),
        was_known: false,
        steps: steps(),
        told,
        take_back: Some(hidden("[]")),
        go_on: Some("/t/next".into()),
        campaign: "/c/autumn".into(),
        standing: standing(),
    };
    let known = ReceiptPage { page: hostile_frame(), was_known: true, told: vec![], take_back: None, go_on: None, ..receipt.clone() };
    let conflict = ConflictPage {
        letter: None,
        page: frame("Moved on"),
        since: since().open(),
        steps: steps(),
        again: Some("/t/again".into()),
        go_on: None,
        campaign: "/c/autumn".into(),
    };
    let gone = ConflictPage { page: hostile_frame(), steps: vec![], again: None, go_on: Some("/c/autumn/turn".into()), ..conflict.clone() };
    let line = |name: &str, to: Option<&str>, is_own: bool| SaidLine {
        id: format!("id-{is_own}"),
        mark: '●',
        name: name.into(),
        to: to.map(Into::into),
        said: format!("{HOSTILE}\n<b>two lines</b>"),
        time: Time { datetime: "2026-11-21T12:00:00Z".into(), words: "2026-11-21 12:00 UTC".into() },
        is_own,
        is_new: !is_own,
    };
    let other = Listener { seat: 1, mark: '■', name: HOSTILE.into(), is_picked: true, is_muted: true };
    let talk = TalkPage {
        page: frame("Talk"),
        action: "/c/autumn/talk".into(),
        lines: vec![line("Ada", None, true), line(HOSTILE, Some(HOSTILE), false)],
        older: Some("/c/autumn/talk?before=1".into()),
        latest: Some("/c/autumn/talk".into()),
        unread: Some("id-false".into()),
        others: vec![other],
        digests: vec![DueChoice { value: "daily".into(), label: "once a day".into(), is_picked: true }],
        longest: 2_000,
        typed: HOSTILE.into(),
        error: Some("Too long.".into()),
    };
    let silent = TalkPage { page: hostile_frame(), lines: vec![], older: None, latest: None, unread: None, error: None, ..talk.clone() };
    let time = TimePage {
        page: frame("Time"),
        action: "/c/autumn/time".into(),
        terms: vec!["Each question waits 48 hours.".into(), HOSTILE.into()],
        now: Some(format!("{HOSTILE} can answer until Tue 2 March 2027, 18:00 (Europe/Berlin).")),
        stores: vec![("Ada".into(), "2 days 3 hours".into()), (HOSTILE.into(), "40 minutes".into())],
        away: vec![AwayLine {
            name: HOSTILE.into(),
            days: "Tue 2 March 2027 to Thu 4 March 2027".into(),
            own: Some("2027-03-02T00:00:00+00:00".into()),
        }],
        vote: Some(VoteLine {
            text: format!("{HOSTILE} asks for 24 hours more."),
            agreed: HOSTILE.into(),
            agree: Some(("ask-more".into(), 24)),
        }),
        ballot: Some(BallotLines {
            text: "The table says what is done, until Tue 2 March 2027, 18:00 (Europe/Berlin).".into(),
            said: vec![format!("{HOSTILE}: A bot plays")],
            choices: vec![("default", "Play the default".into(), false), ("bot", HOSTILE.into(), true)],
        }),
        forecast: vec![ForecastPart { heading: "What is likely".into(), lines: vec![format!("{HOSTILE}: next turn likely on Tuesday.")] }],
        error: Some(HOSTILE.into()),
        own: Some(("Europe/Berlin".into(), 12)),
        may_ask: true,
        may_ask_to_resume: true,
        host: Some(PaceFields::of(lex(), &timed())),
        may_pause: true,
        may_resume: true,
        may_extend: true,
        zones: vec!["Europe/Berlin", HOSTILE],
    };
    let untimed = TimePage {
        page: hostile_frame(),
        terms: vec!["A question waits as long as it takes.".into()],
        now: None,
        stores: vec![],
        away: vec![],
        vote: None,
        ballot: None,
        forecast: vec![],
        error: None,
        own: None,
        may_ask: false,
        may_ask_to_resume: false,
        host: None,
        may_pause: false,
        may_resume: false,
        may_extend: false,
        ..time.clone()
    };
    let seats = SeatsPage {
        page: frame("Seats"),
        action: "/c/autumn/seats".into(),
        seats: vec![
            HeldSeat { name: HOSTILE.into(), state: "A bot sits in".into(), before: HOSTILE.into(), is_reader: true },
            HeldSeat { name: "Bo".into(), state: "A person plays it".into(), before: String::new(), is_reader: false },
        ],
        substitutes: "Two people have offered to be substitutes.".into(),
        offers: vec![OfferLine {
            text: format!("{HOSTILE} asks for the seat of Bo back."),
            seat: 1,
            offer: "0a1b2c".into(),
            presses: vec![("agree", "Give it back".into()), ("withdraw", "Decline".into())],
        }],
        own: Some(OwnSeat { seat: 0, state: "A bot sits in".into(), presses: vec![("back", "I am back".into())], may_name: true }),
        host: Some(HostSeats {
            seats: vec![(1, HOSTILE.into(), vec![("seek", "Seek a substitute".into())]), (2, "Cy".into(), vec![])],
            substitutes: vec![HOSTILE.into(), "Dov".into()],
            link: Some("https://post.example/p/token".into()),
        }),
        typed: Typed { name: HOSTILE.into(), mail: HOSTILE.into(), errors: vec![FieldError::new("mail", HOSTILE)] },
        error: Some(HOSTILE.into()),
    };
    let watched = SeatsPage {
        page: hostile_frame(),
        offers: vec![],
        own: Some(OwnSeat { seat: 0, state: HOSTILE.into(), presses: vec![], may_name: false }),
        host: None,
        typed: Typed::default(),
        error: None,
        ..seats.clone()
    };
    let offered = SeatPage {
        page: bare_frame("The autumn war"),
        game: "Twilight Imperium".into(),
        action: "/h/token".into(),
        lead: format!("A substitute is sought for {HOSTILE}."),
        told: vec![HOSTILE.into(), "Private talk stays theirs.".into()],
        presses: vec![("accept", format!("Take the seat as {HOSTILE}")), ("decline", "No, thank you".into())],
        asks: None,
        file: Some(("/f/token/notes.txt".into(), "Take your notes along".into())),
        done: None,
        postbox: None,
    };
    let pool = SeatPage {
        presses: vec![("ask", "Send me the letter".into())],
        asks: Some(Typed { name: HOSTILE.into(), mail: HOSTILE.into(), errors: vec![FieldError::new("name", HOSTILE)] }),
        file: None,
        done: Some(HOSTILE.into()),
        postbox: Some("/postbox".into()),
        ..offered.clone()
    };
    let old = OldLetter { what: HOSTILE.into(), again: Some("/c/autumn/link/token".into()) };
    let old = ConflictPage { page: hostile_frame(), letter: Some(old), ..gone.clone() };
    let waiting = WaitingPage {
        page: frame("Nothing to do"),
        since: since(),
        anytime: anytime(),
        standing: standing(),
        board: board(&SvgOptions::default()),
        panels: panels(),
        chronicle: chronicle(),
    };
    let quiet = WaitingPage { page: hostile_frame(), since: Since::default(), panels: vec![], chronicle: vec![], ..waiting.clone() };
    vec![
        ("receipt", Box::new(receipt)),
        ("receipt-known", Box::new(known)),
        ("conflict", Box::new(conflict)),
        ("conflict-gone", Box::new(gone)),
        ("old-letter", Box::new(old)),
        ("talk", Box::new(talk)),
        ("talk-silent", Box::new(silent)),
        ("time", Box::new(time)),
        ("time-untimed", Box::new(untimed)),
        ("seats", Box::new(seats)),
        ("seats-watched", Box::new(watched)),
        ("seat-offered", Box::new(offered)),
        ("seat-pool", Box::new(pool)),
        ("waiting", Box::new(waiting)),
        ("waiting-quiet", Box::new(quiet)),
    ]
}

fn campaigns() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let now = CampaignPage {
        page: frame("The autumn war"),
        name: "The autumn war".into(),
        game: "Twilight Imperium".into(),
        state: "Round 3, action phase; waiting for Ada and Boris".into(),
        answer: Some(Link::new("/c/autumn/turn", "Take your turn")),
        anytime: anytime(),
        moment: None,
        standing: standing(),
        board: board(&SvgOptions::default()),
        panels: panels(),
        ending: None,
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
        lines: vec![Linked::from(HOSTILE)],
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
        chronicle: ("/c/autumn/chronicle".into(), None),
        more: vec![],
        desk: None,
        ..now.clone()
    };
    let over = CampaignPage { ending: Some(ending()), plot: plot(), answer: None, anytime: None, told: vec![], ..now.clone() };
    let row = |name: &str, answer| CampaignRow {
        link: Link::new("/c/autumn", name),
        game: "Twilight Imperium".into(),
        state: "round 3".into(),
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

fn games() -> Vec<GameCard> {
    let game = |id: &str, name: &str, is_current: bool| GameCard {
        id: id.into(),
        name: name.into(),
        least: 3,
        most: 6,
        create: format!("/new?game={id}"),
        look_up: is_current.then(|| format!("/games/{id}/reference")),
        is_current,
    };
    vec![game("twilight-imperium", "Twilight Imperium", true), game("arcs", "Arcs", false)]
}

fn door() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let home = HomePage {
        page: bare_frame("Long games by post"),
        games: games(),
        demo: Some(Link::new("/c/demo", "Look at a game in progress")),
        sign_in: Some("/sign-in".into()),
        postbox: Some("/postbox".into()),
        board: Some(board(&SvgOptions::default()).svg),
    };
    let plain = HomePage { demo: None, postbox: None, board: None, ..home.clone() };
    let known = HomePage { page: frame("Long games by post"), sign_in: None, ..plain.clone() };
    let sign_in = SignInPage { page: bare_frame("Sign in"), action: "/sign-in".into(), address: String::new(), then: None, error: None };
    let again = SignInPage {
        address: HOSTILE.into(),
        then: Some("/c/autumn".into()),
        error: Some("That is no address.".into()),
        ..sign_in.clone()
    };
    let sent = SentPage { page: bare_frame("Look into your mail"), address: HOSTILE.into(), minutes: 30, postbox: Some("/postbox".into()) };
    let sent_out = SentPage { minutes: 1, postbox: None, ..sent.clone() };
    let ways = || vec![Link::new("/sign-in", "Sign in"), Link::new("/", "Home")];
    vec![
        ("home", Box::new(home)),
        ("home-plain", Box::new(plain)),
        ("home-known", Box::new(known)),
        ("sign-in", Box::new(sign_in)),
        ("sign-in-again", Box::new(again)),
        ("sent", Box::new(sent)),
        ("sent-out", Box::new(sent_out)),
        (
            "notice",
            Box::new(NoticePage { page: frame("Done"), what: "A new letter is on its way".into(), why: "It goes to the seat.".into() }),
        ),
        ("notice-hostile", Box::new(NoticePage { page: hostile_frame(), what: HOSTILE.into(), why: HOSTILE.into() })),
        ("problem-expired", Box::new(ProblemPage::link_expired(bare_frame("Link expired"), ways()))),
        ("problem-not-found", Box::new(ProblemPage::not_found(bare_frame("Not found"), ways()))),
        ("problem-forbidden", Box::new(ProblemPage::forbidden(hostile_frame(), vec![]))),
        ("problem-ours", Box::new(ProblemPage::ours(frame("Our mistake"), Some("01h9-77".into())))),
    ]
}

fn before_the_start() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let schema = serde_json::json!({"properties": {
        "victory_points": {"type": "integer", "minimum": 10, "maximum": 14, "description": "Who reaches them first wins."},
        "map": {"oneOf": [{"const": "balanced", "description": "Fair for all."}, {"const": "wild"}]},
        "content": {"type": "array", "items": {"enum": ["agendas", "secrets"]}},
        "open_objectives": {"type": "boolean", "description": "All objectives are shown from the start."}
    }});
    let row = |number: u32| SeatRow {
        number,
        kind: (if number < 3 {
            "person"
        } else if number == 3 {
            "bot"
        } else {
            "nobody"
        })
        .into(),
        name: if number == 1 { "Ada".into() } else { String::new() },
        mail: if number == 1 { "ada@example.org".into() } else { String::new() },
        language: if number == 2 { Language::German } else { Language::English },
        may_stay_empty: number > 3,
        was: (number == 2).then_some(1),
    };
    let create = CreatePage {
        page: frame("New campaign"),
        games: games(),
        game: "twilight-imperium".into(),
        name: String::new(),
        seats: (1..=6).map(row).collect(),
        options: option_fields(&schema, &serde_json::json!({"victory_points": 10, "map": "balanced"})),
        windows: sternpost::store::Windows::Prompt,
        action: "/new".into(),
        key: "0198".into(),
        errors: vec![],
        rematch: None,
        pace: PaceFields::of(lex(), &timed()),
        zones: vec!["Europe/Berlin", HOSTILE],
    };
    let again = CreatePage {
        page: hostile_frame(),
        name: HOSTILE.into(),
        options: vec![],
        errors: vec![
            FieldError::new("", HOSTILE),
            FieldError::new("name", HOSTILE),
            FieldError::new("seat-2-mail", "Seat 2 has no address."),
            FieldError::new("seat-2-kind", "3 to 6 players"),
        ],
        rematch: Some(Rematch {
            campaign: "autumn".into(),
            name: HOSTILE.into(),
            ways: vec![
                Link::new("/create?rematch=autumn&turn=0", "The same seats").current(),
                Link::new("/create?rematch=autumn&turn=1", "On"),
            ],
            is_host: false,
        }),
        ..create.clone()
    };
    let seat = |number: u32, name: &str, state: &str, choice: Option<&str>| LobbySeat {
        number,
        name: name.into(),
        state: state.into(),
        choice: choice.map(str::to_owned),
        is_ready: choice.is_some(),
        is_reader: number == 1,
    };
    let offer = |value: &str, label: &str| Offer { value: value.into(), label: Linked::from(label), is_chosen: value.len() > 9 };
    let lobby = LobbyPage {
        page: frame("Lobby"),
        name: "The autumn war".into(),
        game: "Twilight Imperium".into(),
        seats: vec![
            seat(1, "Ada", "seated", Some("The Barony of Letnev")),
            seat(2, HOSTILE, "invited", None),
            seat(3, "Bot 3", "bot", Some("The Arborec")),
        ],
        take: None,
        choose: Some("/c/autumn/seat".into()),
        offers: vec![offer("{\"faction\":\"letnev\"}", "The Barony of Letnev"), offer("\"x\"", "The Arborec")],
        start: Some("/c/autumn/start".into()),
        missing: vec![format!("{HOSTILE} has not taken the seat.")],
        invite: Some("https://example.org/j/3f9".into()),
        options: vec![("Victory points".into(), "10".into())],
        board: Some(board(&SvgOptions::default())),
        more: vec![Link::new("/c/autumn/leave", "Leave")],
        desk: desk(false),
        host: Some(host_part()),
    };
    let invited = LobbyPage {
        take: Some("/c/autumn/take".into()),
        choose: None,
        start: None,
        missing: vec![],
        invite: None,
        options: vec![],
        board: None,
        more: vec![],
        desk: None,
        host: None,
        ..lobby.clone()
    };
    let come = OpenSeatPage { take_as: Some(HOSTILE.into()), typed: Typed::default(), ..open_seat(false) };
    vec![
        ("open-seat", Box::new(open_seat(false))),
        ("open-seat-sent", Box::new(open_seat(true))),
        ("open-seat-come", Box::new(come)),
        ("create", Box::new(create)),
        ("create-again", Box::new(again)),
        ("lobby", Box::new(lobby)),
        ("lobby-invited", Box::new(invited)),
    ]
}

fn postbox() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let row =
        |subject: &str| LetterRow { link: Link::new("/postbox/1", subject), to: "ada@example.org".into(), when: "today, 18:41".into() };
    let list = PostboxPage {
        page: frame("Postbox"),
        rows: vec![row("[The autumn war] Your turn"), row(HOSTILE)],
        whose: None,
        people: vec![Link::new("/postbox?to=ada", "Ada").current(), Link::new("/postbox?to=boris", "Boris")],
    };
    let none = PostboxPage { page: bare_frame("Postbox"), rows: vec![], whose: Some(HOSTILE.into()), people: vec![] };
    let letter = LetterPage {
        page: frame("Your turn"),
        subject: "[The autumn war] Your turn".into(),
        heads: vec![("From".into(), "Sternpost <post@example.org>".into()), ("To".into(), "Ada <ada@example.org>".into())],
        html: Some("/postbox/1/html".into()),
        text: "It is your turn.\n\n  1) System 12\n".into(),
        links: vec![Link::new("/t/eyJ", "Answer")],
        raw: Some("/postbox/1.eml".into()),
        back: "/postbox".into(),
    };
    let plain = LetterPage { subject: HOSTILE.into(), html: None, text: HOSTILE.into(), links: vec![], raw: None, ..letter.clone() };
    vec![("postbox", Box::new(list)), ("postbox-none", Box::new(none)), ("letter", Box::new(letter)), ("letter-plain", Box::new(plain))]
}

fn looked_up() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let at = |text: &str| Link::new("/games/tiny/reference/card/horn?language=en", text);
    let languages = vec![Link::new("/games/tiny/reference?language=de", "Deutsch")];
    let card = |count, names| KindCard { link: at("Action cards"), count, names };
    let all = ReferencePage {
        page: bare_frame("Look it up"),
        game: HOSTILE.into(),
        languages: languages.clone(),
        kinds: vec![card(2, vec![at("Sabotage"), at(HOSTILE)]), card(855, vec![])],
    };
    let row = |name: &str, says: &str| Row { link: at(name), says: vec![Linked::from(says)] };
    let group = |title: Option<&str>| Group {
        title: title.map(str::to_owned),
        rows: vec![row("Sabotage", "Cancels a card."), row(HOSTILE, HOSTILE)],
    };
    let kind = ReferenceKindPage {
        page: bare_frame("Action cards"),
        up: at("Tiny"),
        languages: languages.clone(),
        title: "Action cards".into(),
        groups: vec![group(Some("Stage I")), group(Some(HOSTILE))],
    };
    let table =
        Columns { title: "Units".into(), heads: vec!["Name".into(), "Cost".into()], rows: vec![vec!["Carrier I".into(), "3".into()]] };
    let entry = EntryWords {
        name: HOSTILE.into(),
        says: vec![Linked::from(HOSTILE), Linked::from("Once a round.")],
        facts: vec![("Commodities".into(), Linked::from("3")), (HOSTILE.into(), Linked::from(HOSTILE))],
        tables: vec![table],
    };
    let one = ReferenceEntryPage {
        page: hostile_frame(),
        up: vec![at("Tiny"), at("Factions")],
        languages,
        entry: entry.clone(),
        beside: vec![at("The one before"), at("The one after")],
    };
    vec![("reference", Box::new(all)), ("reference-kind", Box::new(kind)), ("reference-entry", Box::new(one))]
}

/// Every page with every sample in every language, English first.
pub(crate) fn all() -> Vec<Sample> {
    Language::ALL.into_iter().flat_map(all_in).collect()
}

fn all_in(language: Language) -> Vec<Sample> {
    LANGUAGE.set(language);
    let boxed = turns().into_iter().map(|(name, page)| (name, Box::new(page) as Box<dyn askama::DynTemplate>));
    let pages = boxed
        .chain(after())
        .chain(campaigns())
        .chain(promises())
        .chain(door())
        .chain(before_the_start())
        .chain(postbox())
        .chain(looked_up());
    pages.map(|(name, page)| Sample { name, language, html: page.dyn_render().expect("a page renders") }).collect()
}
