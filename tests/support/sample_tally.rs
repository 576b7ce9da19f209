//! How six seats stand in a game that nobody plays.

use sternpost_core::{BySeat, Catalogue, Seat, Text};
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Column, Fact, Goal, Near, Progress, SeatMark, Thing, Weight};

/// The wording of the sample.
pub(crate) fn catalogue() -> Catalogue {
    let source = "round = Round 3\nphase = Action phase\npoints = Victory points\npoints-sign = VP\ngoods = Trade goods\n\
        goods-sign = TG\nnotes = Promissory notes\nnotes-sign = PN\ncards = Strategy cards\ncards-sign = Cards\ntrade = Trade\n\
        warfare = Warfare\nused = used\nspeaker = Speaker\nspeaker-sign = Sp\nborders = Expand Borders\n\
        borders-says = Control six planets that lie in no home system\nworth = 1 point\nsecret = Monopoly <b>of</b> \"all\"\n";
    Catalogue::new("en", &[source]).expect("the sample's wording is well formed")
}

fn text(key: &'static str) -> Text {
    Text::plain(key)
}

fn column(id: &'static str, sign: &'static str, weight: Weight, cell: impl FnMut(Seat) -> Cell) -> Column {
    Column { id: id.into(), sign: text(sign), label: text(id), weight, cells: BySeat::new(6, cell) }
}

fn tally_with(goods: u32) -> Tally {
    let cards = |seat: Seat| Cell::Things {
        things: match seat.0 {
            0 => vec![Thing::new(text("trade")).used(text("used"))],
            1 => vec![Thing::new(text("warfare")), Thing::new(text("trade"))],
            _ => vec![],
        },
    };
    let borders = |seat: Seat| match seat.0 {
        0 => Progress::toward(4, 6),
        1 => Progress::DONE,
        2 => Progress::toward(7, 6),
        3 => Progress { state: Near::Enough, have: Some(2), need: None, brings: Some(5) },
        _ => Progress::default(),
    };
    let goal = |id: &'static str, says, owner, seats| Goal { id: id.into(), title: text(id), says, worth: text("worth"), owner, seats };
    Tally {
        facts: vec![Fact::new("round", text("round")), Fact::new("phase", text("phase"))],
        // Seat 5 has left the game.
        order: [3, 4, 0, 1, 2].map(Seat).to_vec(),
        columns: vec![
            column(
                "points",
                "points-sign",
                Weight::Score,
                |seat| if seat.0 == 5 { Cell::Nothing } else { Cell::of(u32::from(seat.0) + 3, 10) },
            ),
            column("goods", "goods-sign", Weight::Usual, |seat| Cell::count(if seat.0 == 0 { goods } else { 1 })),
            column("notes", "notes-sign", Weight::Minor, |_| Cell::count(2)),
            column("cards", "cards-sign", Weight::Usual, cards),
        ],
        marks: vec![SeatMark { id: "speaker".into(), sign: text("speaker-sign"), label: text("speaker"), seats: vec![Seat(2)] }],
        goals: vec![
            goal("borders", Some(text("borders-says")), None, BySeat::new(6, borders)),
            goal(
                "secret",
                None,
                Some(Seat(0)),
                BySeat::new(6, |seat| if seat.0 == 0 { Progress::toward(1, 4) } else { Progress::default() }),
            ),
        ],
    }
}

/// With what a turn would bring.
pub(crate) fn tally() -> Tally {
    tally_with(5)
}

/// As it stands.
pub(crate) fn before() -> Tally {
    tally_with(2)
}
