//! What must hold of the highlights, gains and headlines of a game.

use crate::{Finished, at_the_table};
use std::collections::BTreeSet;
use sternpost_core::{Eyes, Message, Text};
use sternpost_game::Game;
use sternpost_show::Highlight;
use sternpost_show::highlight::{Shown, Throw};

/// The highlights of all that everybody was told, with those lines. Every line whose key is among `seen` stands in one of them, no line in two, each is worded in
/// both languages, and what is told later does not change what was seen before, but for what still goes on.
///
/// # Panics
/// If one of that does not hold.
#[must_use]
pub fn of<'f>(game: &dyn Game, finished: &'f Finished, seen: &[&str]) -> (Vec<&'f Text>, Vec<Highlight>) {
    let lines: Vec<&Text> = finished.told.iter().filter(|told| told.audience.includes(Eyes::Spectator)).map(|told| &told.text).collect();
    let highlights = game.highlights(&lines);
    let mut shown = BTreeSet::new();
    for highlight in &highlights {
        assert!(highlight.lines.is_sorted_by(|one, next| one < next), "in order: {highlight:?}");
        for at in &highlight.lines {
            assert!(shown.insert(*at), "line {at} is in two: {:?}", lines[*at]);
        }
        for language in ["en", "de"] {
            for text in texts(highlight) {
                let said = at_the_table::say(game, language, text);
                assert!(!said.is_empty() && !said.starts_with("highlight-"), "{language}: {text:?} is worded as {said:?}");
            }
        }
    }
    let missed = lines.iter().enumerate().find(|(at, line)| seen.contains(&&*line.key) && !shown.contains(at));
    assert!(missed.is_none(), "is in none: {missed:?}");
    let half = lines.len() / 2;
    let until_then = game.highlights(&lines[..half]);
    let over: Vec<&Highlight> = highlights.iter().filter(|highlight| highlight.lines.iter().all(|at| *at < half)).collect();
    assert!(over.iter().filter(|highlight| !until_then.contains(highlight)).count() <= 2, "only what goes on changes");
    (lines, highlights)
}

fn texts(highlight: &Highlight) -> Vec<&Text> {
    let mut texts: Vec<&Text> = std::iter::once(&highlight.title).chain(&highlight.ends).collect();
    match &highlight.shown {
        Shown::Fight(sides) => {
            for side in sides {
                texts.extend(side.name.iter().chain(&side.sum));
                texts.extend(side.throws.iter().map(|throw| &throw.of));
                texts.extend(side.losses.iter().map(|loss| &loss.what));
            }
        }
        Shown::Poll(poll) => texts.extend(poll.bars.iter().map(|bar| &bar.of)),
    }
    texts
}

/// The points that a campaign tells of, by seat: as many as each seat has in the end. Who has reached `most` may have been given more.
///
/// # Panics
/// If they are not.
pub fn gains_hold(game: &dyn Game, finished: &Finished, most: i32) {
    let lines: Vec<&Text> = finished.told.iter().filter(|told| told.audience.includes(Eyes::Spectator)).map(|told| &told.text).collect();
    let gains = game.gains(&lines);
    for standing in &finished.standings {
        let told: i32 = gains.iter().filter(|gain| gain.seat == standing.seat).map(|gain| gain.points).sum();
        let is_capped = standing.score >= most && told >= most;
        assert!(told == standing.score || is_capped, "{standing:?}: the chronicle tells of {told}");
    }
    for language in ["en", "de"] {
        let unsaid = gains.iter().find(|gain| at_the_table::say(game, language, &gain.source).starts_with("gain-"));
        assert!(unsaid.is_none(), "{language}: {unsaid:?}");
    }
}

/// Every weight of a game's headlines is of a line that it tells, and none is said twice.
///
/// # Panics
/// If one is not.
pub fn weights_hold<L: Message>(weights: &[(&str, u32)]) {
    let lines = L::keys();
    let unknown: Vec<&str> = weights.iter().map(|(key, _)| *key).filter(|key| !lines.iter().any(|line| line == key)).collect();
    assert!(unknown.is_empty(), "no line: {unknown:?}");
    let different: BTreeSet<&str> = weights.iter().map(|(key, _)| *key).collect();
    assert_eq!(different.len(), weights.len(), "one is said twice: {weights:?}");
}

/// All dice that were thrown in some fights.
#[must_use]
pub fn throws(highlights: &[Highlight]) -> Vec<&Throw> {
    let sides = highlights.iter().flat_map(|highlight| if let Shown::Fight(sides) = &highlight.shown { &sides[..] } else { &[] });
    sides.flat_map(|side| &side.throws).collect()
}
