//! A tally hangs together: ids are given once, every seat has its value, everything is worded in every language, signs are short.

use super::{Check, Property, ensure, worded};
use std::collections::BTreeSet;
use sternpost_core::{BySeat, Catalogue, Eyes, Seat, Text};
use sternpost_game::{Game, Play};
use sternpost_show::Tally;

/// The letters a sign may have, so that a narrow column holds it.
const SIGN: usize = 5;
/// The languages everything is told in.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// What one seat and what everybody sees of how everybody stands; the seats take turns.
pub(crate) fn tallies(game: &dyn Game, play: &dyn Play) -> Check {
    let looking = Seat(u8::try_from(play.steps_answered() % u64::from(play.seats())).expect("a table has few seats"));
    let catalogues = LANGUAGES.map(|language| game.catalogue(language));
    [Eyes::Seat(looking), Eyes::Spectator].into_iter().try_for_each(|eyes| hangs_together(&play.tally(eyes), play.seats(), &catalogues))
}

fn hangs_together(tally: &Tally, seats: u8, catalogues: &[&Catalogue]) -> Check {
    once("fact", tally.facts.iter().map(|fact| fact.id.as_ref()))?;
    once("column", tally.columns.iter().map(|column| column.id.as_ref()))?;
    once("mark", tally.marks.iter().map(|mark| mark.id.as_ref()))?;
    once("goal", tally.goals.iter().map(|goal| goal.id.as_ref()))?;
    are_seats("the order", &tally.order, seats)?;
    for column in &tally.columns {
        has_all(&format!("column `{}`", column.id), &column.cells, seats)?;
        is_short(&column.sign, catalogues)?;
    }
    for mark in &tally.marks {
        are_seats(&format!("mark `{}`", mark.id), &mark.seats, seats)?;
        is_short(&mark.sign, catalogues)?;
    }
    for goal in &tally.goals {
        has_all(&format!("goal `{}`", goal.id), &goal.seats, seats)?;
        are_seats(&format!("the owner of `{}`", goal.id), goal.owner.as_slice(), seats)?;
    }
    catalogues.iter().try_for_each(|catalogue| tally.texts().try_for_each(|text| worded(catalogue, text).map(drop)))
}

fn once<'a>(what: &str, ids: impl Iterator<Item = &'a str>) -> Check {
    let mut seen = BTreeSet::new();
    for id in ids {
        ensure(seen.insert(id), Property::Tally, || format!("there are two of {what} `{id}`"))?;
    }
    Ok(())
}

fn has_all<T>(what: &str, values: &BySeat<T>, seats: u8) -> Check {
    ensure(values.len() == seats, Property::Tally, || format!("{what} has {} values for {seats} seats", values.len()))
}

fn are_seats(what: &str, named: &[Seat], seats: u8) -> Check {
    let different: BTreeSet<&Seat> = named.iter().collect();
    let fits = different.len() == named.len() && named.iter().all(|seat| seat.0 < seats);
    ensure(fits, Property::Tally, || format!("{what} names {named:?} of {seats} seats"))
}

fn is_short(sign: &Text, catalogues: &[&Catalogue]) -> Check {
    catalogues.iter().try_for_each(|catalogue| {
        let said = worded(catalogue, sign)?;
        let length = said.chars().count();
        ensure((1..=SIGN).contains(&length), Property::Tally, || format!("the sign `{said}` is no sign: it has {length} letters"))
    })
}
