//! Draws boards of given positions, to be looked at: each as SVG, and as PNG at the widths boards are shown at, with what that costs.
//!
//! ```text
//! cargo run -p sternpost-picture --example look -- FOLDER [SCENARIO.yaml … | GAME/SEATS/TURNS/SEED …]
//! ```
//!
//! `forbidden-stars/4/60/3` is a campaign of four after sixty turns. Without a file: a late galaxy, and positions of the other games.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it is a command")]

#[path = "../tests/support/positions.rs"]
mod positions;

use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use sternpost_core::{Eyes, Place, Seat};
use sternpost_game::Play;
use sternpost_picture::{Density, GroundOptions, Mark, Move, Scope, SvgOptions, Words, ground, parts, png, png_within, svg};
use sternpost_show::Scene;

const LATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/support/tables/late.yaml");

fn names(seat: Seat) -> String {
    ["Ada", "Boris", "Chen", "Dana", "Emeka", "Franziska"]
        .get(usize::from(seat.0))
        .map_or_else(|| seat.to_string(), |name| (*name).to_owned())
}

/// A position with its name and its game.
struct Board {
    name: String,
    game: String,
    play: Box<dyn Play>,
}

fn of_file(path: &Path) -> Result<Board, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let game = sternpost_scenarios::game_of(&text).unwrap_or_else(|| "twilight-imperium".to_owned());
    let begun = sternpost_scenarios::begin(positions::game(&game), &text)?;
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Board { name, game, play: begun.play })
}

/// A campaign after so many turns.
fn of_words(words: &str) -> Option<Board> {
    let [game, seats, turns, seed] = words.split('/').collect::<Vec<_>>()[..] else { return None };
    let play = positions::played(game, seats.parse().ok()?, turns.parse().ok()?, seed.parse().ok()?);
    Some(Board { name: words.replace('/', "-"), game: game.to_owned(), play })
}

/// The usual positions, played one after the other: the first are there at once.
fn usual() -> impl Iterator<Item = Result<Board, Box<dyn Error>>> {
    let of = |game: &str, name: &str, play| Ok(Board { name: name.to_owned(), game: game.to_owned(), play });
    (0..9).map(move |i| match i {
        0 => of_file(Path::new(LATE)),
        1 => of("arcs", "arcs", positions::rich()),
        2 => of("arcs", "arcs-late", positions::arcs(4, 330, 11)),
        3 => of("conquest", "conquest", positions::two()),
        4 => of("forbidden-stars", "forbidden-stars", positions::stars()),
        5 => of("forbidden-stars", "forbidden-stars-2", positions::played("forbidden-stars", 2, 60, 5)),
        6 => of("voidfall", "voidfall", positions::played("voidfall", 4, 300, 3)),
        7 => of("twilight-imperium", "played", positions::played("twilight-imperium", 6, 400, 5)),
        _ => of("arcs", "arcs-battle", positions::in_battle(3, 120, 3)),
    })
}

/// The middle of so many runs.
fn timed<T>(runs: usize, mut work: impl FnMut() -> T) -> (T, Duration) {
    let mut took = vec![];
    let mut made = None;
    for _ in 0..runs {
        let begun = Instant::now();
        made = Some(work());
        took.push(begun.elapsed());
    }
    took.sort();
    (made.expect("it runs at least once"), took[runs / 2])
}

fn packed(text: &str) -> Result<usize, Box<dyn Error>> {
    let mut gzip = flate2::write::GzEncoder::new(vec![], flate2::Compression::default());
    gzip.write_all(text.as_bytes())?;
    Ok(gzip.finish()?.len())
}

/// The system in the middle of what is drawn from near.
fn near(scene: &Scene) -> Option<Place> {
    let roots = || scene.areas.iter().filter(|area| area.parent.is_none() && !scene.apart.contains(&area.id));
    let busy = |place: &Place| {
        let inside = |at: &Place| at == place || scene.areas.iter().any(|area| area.id == *at && area.parent.as_ref() == Some(place));
        scene.pieces.iter().filter(|piece| inside(&piece.at)).count()
    };
    roots().max_by_key(|area| busy(&area.id)).map(|area| area.id.clone())
}

fn draw(board: &Board, to: &Path) -> Result<(), Box<dyn Error>> {
    let (scene, colours) = (board.play.scene(Eyes::Seat(Seat(0))), board.play.colours());
    let [words, german] = ["en", "de"].map(|language| Words::new(language, positions::game(&board.game).catalogue(language), &names));
    let file = |what: &str| to.join(format!("{}-{what}", board.name));
    let only = |density, scope| SvgOptions { density, scope, ..SvgOptions::default() };
    let mut made = vec![];
    for (what, width, density) in [("360", 720, Density::Far), ("700", 1400, Density::Near), ("1200", 1200, Density::Near)] {
        made.push((what, width, svg(&scene, &words, &colours, &only(density, Scope::Map))));
    }
    made.push(("german", 1400, svg(&scene, &german, &colours, &only(Density::Near, Scope::Map))));
    let near = near(&scene).into_iter().collect();
    let marks = marks(&scene);
    made.push(("near", 900, svg(&scene, &words, &colours, &SvgOptions { near, from_near: true, ..only(Density::Near, Scope::Map) })));
    made.push(("marks", 1200, svg(&scene, &words, &colours, &SvgOptions { marks, ..only(Density::Near, Scope::Map) })));
    let (moved, changed) = moved(&scene);
    made.push(("moved", 1200, svg(&scene, &words, &colours, &SvgOptions { moved, changed, ..only(Density::Near, Scope::Map) })));
    for (what, width, drawing) in &made {
        fs::write(file(&format!("{what}.svg")), drawing)?;
        fs::write(file(&format!("{what}.png")), png(drawing, *width)?)?;
        println!("{:>10} {what:>6}: {:>7} bytes, {:>6} packed", board.name, drawing.len(), packed(drawing)?);
    }
    let (drawn, took) = timed(5, || parts(&scene, &words, &colours, &SvgOptions::default()));
    println!("{:>10}  parts: {:>7} bytes, {:>6} packed, {took:.1?}", board.name, drawn.map.len(), packed(&drawn.map)?);
    let fetched = ground(&scene, &words, &colours, GroundOptions { density: Density::Near, ..GroundOptions::default() });
    println!("{:>10} ground: {:>7} bytes, {:>6} packed", board.name, fetched.len(), packed(&fetched)?);
    letter(board, &scene, &words, &file("letter.png"))
}

/// What a letter carries, as the service draws it, and how long that takes.
fn letter(board: &Board, scene: &Scene, words: &Words<'_>, to: &Path) -> Result<(), Box<dyn Error>> {
    let options = SvgOptions { density: Density::Far, scope: Scope::Column, ..SvgOptions::default() };
    let (drawing, lines) = timed(9, || svg(scene, words, &board.play.colours(), &options));
    let begun = Instant::now();
    drop(png_within(&drawing, 720, 700_000)?);
    let first = begun.elapsed();
    let (picture, pixels) = timed(9, || png_within(&drawing, 720, 700_000));
    let picture = picture?;
    println!("{:>10} letter: {:>7} bytes; lines {lines:.1?}, pixels {pixels:.1?} (the first {first:.1?})", board.name, picture.len());
    Ok(fs::write(to, picture)?)
}

/// As if a few fleets had come from two areas on.
fn moved(scene: &Scene) -> (Vec<Move>, Vec<Place>) {
    let mut moved: Vec<Move> = vec![];
    let roots: Vec<&Place> = scene.areas.iter().filter(|area| area.parent.is_none()).map(|area| &area.id).collect();
    for (i, to) in roots.iter().enumerate().step_by(7) {
        let there = scene.pieces.iter().find(|piece| piece.at == **to && piece.owner.is_some());
        if let (Some(owner), Some(from)) = (there.and_then(|piece| piece.owner), roots.get(i + 2)) {
            moved.push(Move { owner, from: (*from).clone(), to: (*to).clone() });
        }
    }
    let changed = moved.iter().flat_map(|moved| [moved.from.clone(), moved.to.clone()]).collect();
    (moved, changed)
}

/// A few places that can be picked.
fn marks(scene: &Scene) -> Vec<Mark> {
    let areas = scene.areas.iter().filter(|area| !scene.apart.contains(&area.id)).step_by(5);
    let mark = |(i, place): (usize, &Place)| Mark {
        place: place.clone(),
        choice: format!("pick:{i}"),
        label: format!("Pick {i}"),
        index: i + 1,
        selected: i == 1,
    };
    areas.map(|area| &area.id).enumerate().map(mark).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = std::env::args_os().skip(1).map(PathBuf::from);
    let Some(to) = given.next() else {
        eprintln!("look FOLDER [SCENARIO.yaml … | GAME/SEATS/TURNS/SEED …]");
        return Ok(());
    };
    fs::create_dir_all(&to)?;
    let files: Vec<PathBuf> = given.collect();
    if files.is_empty() {
        return usual().try_for_each(|board| draw(&board?, &to));
    }
    let board = |file: &PathBuf| of_words(&file.to_string_lossy()).map_or_else(|| of_file(file), Ok);
    files.iter().try_for_each(|file| draw(&board(file)?, &to))
}
