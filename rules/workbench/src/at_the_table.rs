//! How a test lays out a position, answers for a seat, and reads what its player would read. Seats are called `Seat 0`, `Seat 1`.

use serde_json::Value;
use std::collections::BTreeMap;
use sternpost_core::{Answer, Arg, Chance, Eyes, Outcome, Picked, Seat, Text, Told};
use sternpost_game::bounds::unbounded;
use sternpost_game::{Asked, Game, Offered, Play};
use sternpost_players::{Rng, random};
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Goal};

/// A position as it is described.
///
/// # Panics
/// If it cannot be played.
#[must_use]
pub fn given(game: &dyn Game, position: &Value) -> Box<dyn Play> {
    game.given(position, &mut Chance::live(&mut Rng::new(1))).unwrap_or_else(|why| panic!("the position can be played: {why}")).0
}

/// A campaign that has just begun; the seed decides what is drawn.
///
/// # Panics
/// If it cannot begin.
#[must_use]
pub fn begun(game: &dyn Game, setup: &Value, seed: u64) -> Box<dyn Play> {
    game.begin(setup, &mut Chance::live(&mut Rng::new(seed))).unwrap_or_else(|why| panic!("the set-up can be played: {why}")).0
}

/// What is wrong with a position in which something was put elsewhere, whether a server would refuse to read it or the game to go on.
///
/// # Panics
/// If it is no position at all.
pub fn wrong(game: &dyn Game, play: &dyn Play, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut position: Value = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
    change(&mut position);
    unbounded(&position).map_or_else(|| game.restore(&position.to_string()).expect("it is read").defects(), |more| vec![more])
}

/// Plays a campaign of players who like to do things in so many per cent of their turns, and looks at each seat before it answers; at most so many answers.
///
/// # Panics
/// If the campaign cannot be played.
pub fn looked_at(game: &dyn Game, setup: &Value, seed: u64, (most, percent): (usize, u32), mut look: impl FnMut(&dyn Play, Seat)) {
    let (mut rng, mut dice) = (Rng::new(seed), Rng::new(seed + 1));
    let mut play = begun(game, setup, seed);
    for _ in 0..most {
        let answers = play.asked().into_iter().map(|asked| (asked.seat, random::eager_answer(&asked, &mut rng, percent)));
        let answers: BTreeMap<Seat, Answer> = answers.collect();
        answers.keys().for_each(|seat| look(&*play, *seat));
        let chance = &mut Chance::live(&mut dice);
        if play.asked_together().len() > 1 {
            play.apply_together(&answers, chance).expect("they were on offer");
        } else if let Some((seat, answer)) = answers.into_iter().next() {
            play.apply(seat, &[answer], chance).expect("it was on offer");
        } else {
            break;
        }
    }
}

/// What a seat is asked.
///
/// # Panics
/// If it is asked nothing.
#[must_use]
pub fn asked(play: &dyn Play, seat: u8) -> Asked {
    play.asked_of(Seat(seat)).unwrap_or_else(|| panic!("seat {seat} is asked nothing: {:?}", play.asked()))
}

/// What is on offer under this id.
///
/// # Panics
/// If it is not.
#[must_use]
pub fn offered<'a>(asked: &'a Asked, id: &str) -> &'a Offered {
    asked.offers.iter().find(|offer| offer.id == id).unwrap_or_else(|| panic!("{id} is not on offer: {asked:?}"))
}

/// The answer that picks one thing.
#[must_use]
pub fn one(id: &str) -> Answer {
    Picked::One(id.to_owned())
}

/// The answer that picks so many of each.
#[must_use]
pub fn split(parts: &[(&str, u32)]) -> Answer {
    Picked::Split(parts.iter().map(|(id, count)| ((*id).to_owned(), *count)).collect())
}

/// A seat answers.
///
/// # Panics
/// If it may not.
pub fn answer(play: &mut dyn Play, seat: u8, answers: &[Answer]) -> Outcome {
    let outcome = play.apply(Seat(seat), answers, &mut Chance::live(&mut Rng::new(1)));
    outcome.unwrap_or_else(|why| panic!("seat {seat} answers {answers:?}: {why}"))
}

/// A seat picks one thing after the other.
///
/// # Panics
/// If it may not.
pub fn choose(play: &mut dyn Play, seat: u8, ids: &[&str]) -> Outcome {
    answer(play, seat, &ids.iter().map(|id| one(id)).collect::<Vec<_>>())
}

/// A text as a player reads it.
#[must_use]
pub fn say(game: &dyn Game, language: &str, text: &Text) -> String {
    game.catalogue(language).say(text, &|seat: Seat| format!("Seat {}", seat.0))
}

/// Texts as a player reads them.
pub fn say_all<'t>(game: &dyn Game, language: &str, texts: impl IntoIterator<Item = &'t Text>) -> Vec<String> {
    texts.into_iter().map(|text| say(game, language, text)).collect()
}

/// What was told, to whomever.
#[must_use]
pub fn told(game: &dyn Game, language: &str, outcome: &Outcome) -> Vec<String> {
    say_all(game, language, outcome.told.iter().map(|told| &told.text))
}

/// What stands beside what is on offer; nothing if nothing does.
#[must_use]
pub fn hint(game: &dyn Game, language: &str, asked: &Asked, id: &str) -> String {
    offered(asked, id).hint.as_ref().map(|hint| say(game, language, hint)).unwrap_or_default()
}

/// The tables beside the board as a spectator reads them: rows by table and name, in English.
#[must_use]
pub fn panels(game: &dyn Game, play: &dyn Play) -> BTreeMap<String, BTreeMap<String, String>> {
    let say = |text: &Text| say(game, "en", text);
    let panels = play.scene(Eyes::Spectator).panels;
    panels.iter().map(|panel| (panel.id.0.to_string(), panel.rows.iter().map(|row| (say(&row.name), say(&row.value))).collect())).collect()
}

/// A column of what the table says of every seat.
///
/// # Panics
/// If there is none of that id.
#[must_use]
pub fn cells<'t>(tally: &'t Tally, id: &str) -> Vec<&'t Cell> {
    let column = tally.columns.iter().find(|column| column.id == id).unwrap_or_else(|| panic!("there is no column {id}"));
    column.cells.iter().map(|(_, cell)| cell).collect()
}

/// What is striven for, as the table tells it.
///
/// # Panics
/// If there is nothing of that id.
#[must_use]
pub fn goal<'t>(tally: &'t Tally, id: &str) -> &'t Goal {
    tally.goals.iter().find(|goal| goal.id == id).unwrap_or_else(|| panic!("there is no goal {id}"))
}

/// A number that a text holds.
///
/// # Panics
/// If it holds none of that name.
#[must_use]
pub fn number(text: &Text, name: &str) -> i64 {
    let found = text.args.iter().find(|(of, _)| of == name);
    let Some((_, Arg::Number(number))) = found else { panic!("{name} is no number in {text:?}") };
    *number
}

/// Whether everybody has a rank of their own and the end was told once and last, by this line, of who is ranked first.
///
/// # Panics
/// If not.
pub fn has_one_winner(finished: &crate::Finished, line: &str, about: &str) {
    let ranks: Vec<u8> = finished.standings.iter().map(|standing| standing.rank).collect();
    assert!(ranks.len() >= 2 && ranks.iter().copied().eq((1..).take(ranks.len())), "{about}: everybody has a rank of their own: {ranks:?}");
    let winner = ("seat".into(), Arg::Seat(finished.standings[0].seat));
    let won: Vec<&Told> = finished.told.iter().filter(|told| told.text.key == line).collect();
    let last = finished.told.last().expect("a campaign tells something");
    assert!(won.len() == 1 && last.text.key == line, "{about}: the end is told once, and last: {last:?}");
    assert!(last.text.args.contains(&winner), "{about}: who is told to have won is ranked first: {last:?}");
}
