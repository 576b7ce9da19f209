//! Where victory points came from (LRR 68).

use crate::components::NoteKind;
use crate::prelude::*;
use sternpost_show::Gain;

messages! {
    "gain";
    /// What points are gained for that has no name of its own.
    pub enum Gained {
        Custodians,
        Other,
        Lost,
    }
}

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Gain> {
    lines.iter().enumerate().filter_map(|(at, line)| gain(at, line)).collect()
}

fn gain(at: usize, line: &Text) -> Option<Gain> {
    let seat = line.seat("seat")?;
    let points = || line.number("points").and_then(|points| i32::try_from(points).ok());
    let (points, source) = match &*line.key {
        "line-scored-objective" => (points()?, line.thing("objective")?),
        "line-scored-secret" => (points()?, line.thing("secret")?),
        "line-custodians-removed" => (1, Gained::Custodians.text()),
        "line-gained-point" => (1, Gained::Other.text()),
        "line-lost-points" => (-points()?, Gained::Lost.text()),
        // The one note that is worth a point as it is played.
        "line-played-note" if line.id_of("note") == Some(NoteKind::SupportForTheThrone.slug()) => (1, line.thing("note")?),
        _ => return None,
    };
    Some(Gain { at, seat, points, source })
}
