//! `cargo bench -p sternpost-picture`: what the picture of a letter costs, in each of its steps, and after what happens in one entry of a game.
//!
//! Times are those of one core, as far as the system says how long a thread has run.

#![expect(clippy::print_stdout, reason = "it says what it has measured")]

#[path = "../tests/support/positions.rs"]
#[expect(dead_code, reason = "tests have more positions")]
mod positions;

use std::time::{Duration, Instant};
use sternpost_core::{BySeat, Eyes, Place, Seat};
use sternpost_picture::{Density, Painted, Scope, SvgOptions, Words, svg};
use sternpost_show::Scene;
use sternpost_show::scene::Role;

const LATE: &str = include_str!("../../../tests/support/tables/late.yaml");
/// As the service draws a letter's picture.
const WIDTH: u32 = 720;
const MOST: u32 = 700_000;
const RUNS: usize = 40;

/// How long this thread has run: another that has the core meanwhile counts for nothing. The clock may be coarse.
fn ran() -> Option<Duration> {
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    said.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

/// What some work makes of each of some things, and how long that takes for one of them.
fn timed<T, U>(things: &[T], mut work: impl FnMut(&T) -> U) -> (Vec<U>, Duration) {
    let (before, begun) = (ran(), Instant::now());
    let made: Vec<U> = things.iter().map(&mut work).collect();
    let took = before.zip(ran()).map_or_else(|| begun.elapsed(), |(before, after)| after - before);
    (made, took / u32::try_from(things.len()).expect("a few things"))
}

/// A board that is drawn: the lines, the layers, the palette, the file.
struct Board<'w> {
    game: &'static str,
    words: Words<'w>,
    colours: BySeat<String>,
}

impl Board<'_> {
    fn print(&self, what: &str, scenes: &[Scene]) {
        let options = SvgOptions { density: Density::Far, scope: Scope::Column, ..SvgOptions::default() };
        let (drawings, lines) = timed(scenes, |scene| svg(scene, &self.words, &self.colours, &options));
        let (painted, layers) = timed(&drawings, |drawing| Painted::of(drawing, WIDTH, MOST).expect("it is a drawing"));
        let (indexed, palette) = timed(&painted, Painted::indexed);
        let (files, file) = timed(&indexed, |indexed| indexed.png().expect("a picture"));
        let bytes = files.iter().map(Vec::len).max().unwrap_or(0);
        let all = lines + layers + palette + file;
        println!("| {} | {what} | {bytes} | {lines:.1?} | {layers:.1?} | {palette:.1?} | {file:.1?} | **{all:.1?}** |", self.game);
    }
}

/// The same position after a fleet has gone from one area of the map to another and taken what is there, the `i`-th of some such.
fn after_a_move(scene: &Scene, i: usize) -> Scene {
    let mut scene = scene.clone();
    let roots: Vec<Place> =
        scene.areas.iter().filter(|area| area.parent.is_none() && !scene.apart.contains(&area.id)).map(|area| area.id.clone()).collect();
    let is_ship = |role: Role| !matches!(role, Role::Marker | Role::Structure);
    let from: Vec<&Place> =
        roots.iter().filter(|root| scene.pieces.iter().any(|piece| piece.at == **root && is_ship(piece.role))).collect();
    let (from, to) = (from[i % from.len()].clone(), roots[(i * 7 + 3) % roots.len()].clone());
    let mut owner = None;
    for piece in scene.pieces.iter_mut().filter(|piece| piece.at == from && is_ship(piece.role)) {
        piece.at = to.clone();
        owner = piece.owner.or(owner);
    }
    for area in scene.areas.iter_mut().filter(|area| area.parent.as_ref() == Some(&to)) {
        area.owner = owner;
        area.dimmed = true;
    }
    scene
}

fn measure(board: &Board<'_>, scene: &Scene) {
    board.print("first", std::slice::from_ref(scene));
    board.print("as it was", &vec![scene.clone(); RUNS]);
    board.print("after a move", &(0..RUNS).map(|i| after_a_move(scene, i)).collect::<Vec<_>>());
}

fn main() {
    println!("| game | | bytes | lines | layers | palette | file | all |");
    println!("|---|---|---|---|---|---|---|---|");
    let names = |seat: Seat| format!("Seat {seat}");
    let late = sternpost_scenarios::begin(positions::game("twilight-imperium"), LATE).expect("a position").play;
    for (game, play) in [("twilight-imperium", late), ("arcs", positions::arcs(4, 330, 11))] {
        let words = Words::new("en", positions::game(game).catalogue("en"), &names);
        measure(&Board { game, words, colours: play.colours() }, &play.scene(Eyes::Seat(Seat(0))));
    }
}
