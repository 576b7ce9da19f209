//! Before the start: signing in, creating, lobbies, seats that are open.

use super::*;
use sternpost_model::policy::Policies;
use sternpost_pages::door::{FairChancePage, HomePage, NoticePage, ProblemPage, SentPage, SignInPage};
use sternpost_pages::host::{FieldError, OpenSeatPage};
use sternpost_pages::layout::Link;
use sternpost_pages::linked::Linked;
use sternpost_pages::lobby::{CreatePage, Decline, GameCard, LobbyPage, LobbySeat, Offer, Rematch, SeatRow};
use sternpost_pages::options::option_fields;
use sternpost_pages::seats::Typed;
use sternpost_pages::time::PaceFields;
use sternpost_words::policies::policies;

pub(super) fn open_seat(is_sent: bool) -> OpenSeatPage {
    OpenSeatPage {
        page: bare_frame("A seat"),
        name: HOSTILE.into(),
        game: "Twilight Imperium".into(),
        host: HOSTILE.into(),
        people: vec!["Ada".into(), HOSTILE.into()],
        pace: HOSTILE.into(),
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

pub(super) fn games() -> Vec<GameCard> {
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

pub(super) fn door() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
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
    let fair = FairChancePage {
        page: bare_frame("How to check that chance was fair"),
        download: Some("/api/v1/campaigns/autumn/export".into()),
        back: Some(Link::new("/c/autumn", "To the board")),
    };
    let ways = || vec![Link::new("/sign-in", "Sign in"), Link::new("/", "Home")];
    vec![
        ("home", Box::new(home)),
        ("home-plain", Box::new(plain)),
        ("home-known", Box::new(known)),
        ("sign-in", Box::new(sign_in)),
        ("sign-in-again", Box::new(again)),
        ("fair-chance", Box::new(fair)),
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

pub(super) fn before_the_start() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
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
        people: String::new(),
        seats: (1..=6).map(row).collect(),
        options: option_fields(&schema, &serde_json::json!({"victory_points": 10, "map": "balanced"})),
        policies: policies(page_words(), Policies::default()),
        action: "/new".into(),
        key: "0198".into(),
        errors: vec![],
        rematch: None,
        pace: PaceFields::of(page_words(), &timed()),
        zones: vec!["Europe/Berlin", HOSTILE],
    };
    let again = CreatePage {
        page: hostile_frame(),
        name: HOSTILE.into(),
        people: HOSTILE.into(),
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
    let offer = |value: &str, label: &str| Offer {
        value: value.into(),
        label: Linked::from(label),
        character: Some(HOSTILE.into()),
        is_chosen: value.len() > 9,
    };
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
        decline: Some(Decline { way: "/i/token".into(), host: HOSTILE.into() }),
        offers: vec![offer("{\"faction\":\"letnev\"}", "The Barony of Letnev"), offer("\"x\"", "The Arborec")],
        phrase: HOSTILE.into(),
        is_drawn: true,
        start: Some("/c/autumn/start".into()),
        missing: vec![format!("{HOSTILE} has not taken the seat.")],
        invite: Some("https://example.org/j/3f9".into()),
        options: vec![("Victory points".into(), "10".into())],
        notes: vec![HOSTILE.into()],
        board: Some(board(&SvgOptions::default())),
        more: vec![Link::new("/c/autumn/leave", "Leave")],
        desk: desk(false),
        host: Some(host_part()),
        is_in: false,
    };
    let invited = LobbyPage {
        take: Some("/c/autumn/take".into()),
        choose: None,
        decline: None,
        start: None,
        missing: vec![],
        invite: None,
        options: vec![],
        notes: vec![],
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
