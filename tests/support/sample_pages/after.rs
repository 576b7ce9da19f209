//! What follows a turn: receipts, conflicts, waiting, and the pages beside it.

use super::*;
use sternpost_pages::host::FieldError;
use sternpost_pages::linked::Linked;
use sternpost_pages::promises::DueChoice;
use sternpost_pages::seats::{HeldSeat, HostSeats, OfferLine, OwnSeat, SeatPage, SeatsPage, Typed};
use sternpost_pages::since::{Since, SinceLine};
use sternpost_pages::talk::{Listener, SaidLine, TalkPage, Thread};
use sternpost_pages::time::{AwayLine, BallotLines, ForecastPart, PaceFields, TimePage, VoteLine};
use sternpost_pages::told::Time;
use sternpost_pages::turn::{ConflictPage, OldLetter, ReceiptPage, WaitingPage};

pub(super) fn after() -> Vec<(&'static str, Box<dyn askama::DynTemplate>)> {
    let line = |text: &str| SinceLine { text: Linked::from(text), ..SinceLine::default() };
    let fought = SinceLine { highlight: Some(fight()), ..SinceLine::default() };
    let told = vec![line("Ada activates system 12."), line(HOSTILE), fought];
    let receipt = ReceiptPage {
        page: frame("Your turn was accepted"),
        seq: 129,
        when: "today, 19:12".into(),
        was_known: false,
        steps: steps(),
        told,
        take_back: Some(hidden("[]")),
        asked: Some("Bo can reply.".into()),
        go_on: Some("/t/next".into()),
        campaign: "/c/autumn".into(),
        standing: standing(),
    };
    let known = ReceiptPage { page: hostile_frame(), was_known: true, told: vec![], take_back: None, go_on: None, ..receipt.clone() };
    let conflict = ConflictPage {
        letter: None,
        page: frame("Moved on"),
        since: since().open(),
        signs: (0..3).map(|seat| sternpost_picture::seat_sign(Seat(seat), &sample_scene::colours())).collect(),
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
    let thread = |name: &str, is_shown: bool| Thread { href: "/c/autumn/talk?with=1".into(), name: name.into(), is_shown };
    let talk = TalkPage {
        threads: vec![thread("Everything", true), thread(HOSTILE, false), thread("Bo", false)],
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
        windows: windows_part(),
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
        host: Some(PaceFields::of(page_words(), &timed())),
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
    let old = OldLetter { what: HOSTILE.into(), again: Some("/c/autumn/link/token".into()), owes: true };
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
