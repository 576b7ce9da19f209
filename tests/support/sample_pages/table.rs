//! What stands on many pages: the board, how everybody stands, what was told.

use super::*;
use sternpost_pages::campaign::Desk;
use sternpost_pages::layout::{Board, Line, Link, Panel, SeatLine};
use sternpost_pages::letters::DeliveryLine;
use sternpost_pages::linked::Linked;
use sternpost_pages::plot::{Plot, PlotMoment};
use sternpost_pages::since::{Since, SinceLine, SinceTurn};
use sternpost_pages::standing::{Shown, Standing};
use sternpost_pages::told::{Time, ToldGroup, ToldLines, ToldTurn};

pub(super) fn page_words() -> PageWords {
    PageWords::new(LANGUAGE.get())
}

pub(super) fn board(options: &SvgOptions) -> Board {
    let (scene, catalogue) = (sample_scene::scene(), sample_scene::catalogue());
    let words = Words::new("en", &catalogue, &sample_scene::names);
    Board::of(parts(&scene, &words, &sample_scene::colours(), options), text(&scene, &words, Neighbours::Named)).to_pick_on(options.linked)
}

pub(super) fn panels() -> Vec<Panel> {
    let (scene, catalogue) = (sample_scene::scene(), sample_scene::catalogue());
    Panel::of(&scene, &Words::new("en", &catalogue, &sample_scene::names), &sample_scene::colours(), Some(Seat(0)), |_| None)
}

pub(super) fn standing() -> Standing {
    standing_of(&sample_tally::tally(), &sample_scene::names)
}

/// Of seats whose holders are called something.
pub(super) fn standing_of(tally: &Tally, names: &dyn Fn(Seat) -> String) -> Standing {
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
    Standing::of(PageWords::new(LANGUAGE.get()), &Words::new("en", &catalogue, names), shown)
}

pub(super) fn chronicle() -> Vec<Line> {
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

pub(super) fn time() -> Time {
    Time { datetime: "2026-11-20T18:40:00Z".into(), words: "2026-11-20 18:40 UTC".into() }
}

pub(super) fn told() -> Vec<ToldGroup> {
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

pub(super) fn plot() -> Option<Plot> {
    let moments = [("Round 1", [0, 0, 0]), (HOSTILE, [1, 0, 1]), ("Now", [3, 2, 1])];
    let moment = |(name, points): (&str, [u32; 3])| PlotMoment { name: name.into(), sign: name.into(), scores: points.map(Some).to_vec() };
    let moments = moments.map(moment).to_vec();
    Plot::of(moments, Some(10), &["Ada".into(), HOSTILE.into(), "Chen".into()], &sample_scene::colours())
}

pub(super) fn desk(wants_mail: bool) -> Option<Desk> {
    let (mail, revoke) = (Some(("/c/autumn/mail".into(), wants_mail)), "/c/autumn/revoke-links".into());
    let seats = if wants_mail { vec![(0, "Ada".into())] } else { vec![(0, "Ada".into()), (1, HOSTILE.into())] };
    let digest = Some(Link::new("/c/autumn/talk#settings", "Letters tell you once a day."));
    let line = |name: &str, state: &str, is_trouble| DeliveryLine { name: name.into(), state: state.into(), is_trouble };
    let delivery =
        Some(line("Ada", "The latest letter was not taken yet; it is tried again Tue 2 March 2027, 18:00 (Europe/Berlin).", true));
    let hosted = if wants_mail { vec![] } else { vec![line(HOSTILE, "Letters came back, and none is sent any more.", true)] };
    let letters = Some("/letters".into());
    Some(Desk { page_words: PageWords::new(LANGUAGE.get()), mail, delivery, hosted, letters, digest, revoke, chosen: 0, seats })
}

pub(super) fn since() -> Since {
    let line = |text: &str, is_about_reader| SinceLine { text: Linked::from(text), highlight: None, is_about_reader };
    let voted = SinceLine { highlight: Some(vote()), ..SinceLine::default() };
    Since {
        latest: Some(fight()),
        is_first: false,
        came: vec![line("Ada rolled 9, 2 and 7: two hits.", false), line("Ada drew Sabotage.", false)],
        turns: vec![
            SinceTurn {
                headline: Linked::from("Boris wins the space combat in Arnor."),
                at: "/c/autumn/at/126".into(),
                is_about_reader: true,
                who: Some(HOSTILE.into()),
                lines: vec![
                    line("Boris activated system 19 and moved a war sun there.", false),
                    line("Space combat began in system 19.", true),
                ],
            },
            SinceTurn {
                headline: Linked::from(HOSTILE),
                at: "/c/autumn/at/127".into(),
                is_about_reader: false,
                who: None,
                lines: vec![voted, line("Chen scored “Hold six planets” and has 4 victory points.", false)],
            },
        ],
        yours: 1,
        count: 2,
        rest: None,
        is_open: false,
    }
}

/// A round of a fight.
pub(super) fn fight() -> Told<Linked> {
    let throw = |of: &str, needs: &str, dice: &[(&str, &'static str)]| ToldThrow {
        of: Linked::from(of),
        needs: Some(needs.into()),
        says: "3 and 9: 1 hit".into(),
        dice: dice.iter().map(|(face, look)| ((*face).to_owned(), *look)).collect(),
    };
    let loss = |what: &str, is_gone| ToldLoss { what: what.into(), says: format!("{what} lost"), is_gone };
    Told {
        title: "Space combat in Arnor, round 1".into(),
        sides: vec![
            ToldSide {
                seat: Some(0),
                mark: "●".into(),
                name: Linked::from(HOSTILE),
                throws: vec![
                    throw("Carrier", "needs 9", &[("3", "miss"), ("9", "hit")]),
                    throw("Fighter", "needs 9", &[("1", "miss"); 12]),
                ],
                sum: Some("1 hit".into()),
                losses: vec![loss("dreadnought", false)],
            },
            ToldSide {
                seat: Some(1),
                mark: "■".into(),
                name: Linked::from("Boris"),
                throws: vec![throw("Assault", "✖", &[("✸✸", "hit"), ("✸✖", "harm"), ("", "miss")])],
                sum: Some("3 hits".into()),
                losses: vec![loss("2 × fighter", true), loss("carrier", true)],
            },
        ],
        ends: vec![Linked::from("Boris wins the space combat in Arnor.")],
        ..Told::default()
    }
}

/// A vote that is over.
fn vote() -> Told<Linked> {
    let part = |seat, mark: &str, name: &str, count: u32, from, fill| BarPart {
        seat,
        mark: mark.into(),
        count,
        says: format!("{name}: {count}"),
        from,
        width: count * 100,
        fill,
        ink: "#000000",
    };
    let bar = |of: &str, carried: Option<&str>, parts: Vec<BarPart>, rest| ToldBar {
        of: Linked::from(of),
        total: "10 votes".into(),
        carried: carried.map(str::to_owned),
        parts,
        rest,
    };
    Told {
        title: "Vote: Fleet Regulations".into(),
        bars: vec![
            bar("For", Some("carried"), vec![part(0, "●", HOSTILE, 6, 0, "#f2442c"), part(1, "■", "Boris", 4, 600, "#2a66f6")], 0),
            bar("Against", None, vec![part(2, "◆", "Chen", 3, 0, "#f4d12e")], 700),
        ],
        without: Some("No votes: Dora".into()),
        ..Told::default()
    }
}
