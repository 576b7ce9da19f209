//! Where influence came from: it decides the game (VF-END).

use crate::components::OVERPRODUCTION;
use crate::prelude::*;
use sternpost_show::Gain;

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Gain> {
    lines.iter().enumerate().filter_map(|(at, line)| gain(at, line)).collect()
}

fn gain(at: usize, line: &Text) -> Option<Gain> {
    let seat = line.seat("seat")?;
    let count = || line.number("count").and_then(|count| i32::try_from(count).ok());
    let (points, source) = match &*line.key {
        "line-gains-influence" => (count()?, Word::ByActions.text()),
        "line-loses-influence" => (-count()?, Word::ByLosses.text()),
        "line-overproduces" => (i32::from(OVERPRODUCTION), Word::ByOverproduction.text()),
        "line-scores" => (count()?, line.thing("what")?),
        "line-loses-by-agenda" => (-count()?, line.thing("what")?),
        _ => return None,
    };
    Some(Gain { at, seat, points, source })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_gained_and_lost_has_a_source() {
        let (seat, agenda) = (Seat(0), Word::StartingAgenda { house: House::Valnis }.text());
        let lines = [
            Line::GainsInfluence { seat, count: 4, total: 14 },
            Line::Overproduces { seat, resource: Resource::Food, total: 17 },
            Line::Scores { seat, what: agenda.clone(), count: 5, total: 22 },
            Line::LosesByAgenda { seat, what: agenda.clone(), count: 2, total: 20 },
            Line::LosesInfluence { seat, count: 1, total: 19 },
        ];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let gains = of(&texts.iter().collect::<Vec<_>>());
        assert_eq!(gains.iter().map(|gain| gain.points).sum::<i32>(), 9);
        assert_eq!(gains[2].source, agenda);
    }
}
