//! What somebody is shown of Outpost, and the board made from it.

use super::state::{Bag, State, Watch};
use super::words::Label;
use serde::Serialize;
use sternpost_core::{Eyes, Message, Place, Seat};
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Outline, Panel, Row};

#[derive(Serialize)]
pub(crate) struct View {
    night: u32,
    watches: Vec<WatchView>,
}

#[derive(Serialize)]
struct WatchView {
    seat: Seat,
    points: u32,
    lamps: u32,
    things: u32,
    /// Only for those who may see it.
    bag: Option<Bag>,
}

pub(crate) fn view(s: &State, eyes: Eyes) -> View {
    let watch = |(seat, watch): (Seat, &Watch)| WatchView {
        seat,
        points: watch.points,
        lamps: watch.lamps,
        things: watch.bag.for_the_rules().things(),
        bag: watch.bag.seen_by(eyes).copied(),
    };
    View { night: s.night, watches: s.watches.iter().map(watch).collect() }
}

pub(crate) fn scene(view: &View) -> Scene {
    let area = |watch: &WatchView| Area {
        id: Place::from(format!("post-{}", watch.seat)),
        parent: None,
        outline: Outline::Hex { q: i32::from(watch.seat.0), r: 0 },
        style: "post".to_owned(),
        glyph: None,
        label: Label::Post { seat: watch.seat }.text(),
        notes: vec![],
        badges: vec![],
        owner: Some(watch.seat),
        dimmed: watch.lamps == 0,
    };
    Scene { areas: view.watches.iter().map(area).collect(), panels: view.watches.iter().map(panel).collect(), ..Scene::default() }
}

fn panel(watch: &WatchView) -> Panel {
    let number = |n: u32| Label::Number { n }.text();
    let bag = watch.bag.map_or_else(|| number(watch.things), |Bag { oil, rope }| Label::Contents { oil, rope }.text());
    Panel {
        id: Place::from(format!("panel-{}", watch.seat)),
        title: Label::Post { seat: watch.seat }.text(),
        owner: Some(watch.seat),
        rows: Row::each([(Label::Points.text(), number(watch.points)), (Label::Bag.text(), bag)]),
    }
}
