//! Scripted chance: faces in order, and what is wrong with the script.

use std::collections::VecDeque;
use sternpost_core::Source;
use sternpost_players::Rng;

/// Brings the faces a file names, then numbers of its seed, if it has one.
#[derive(Clone)]
pub(crate) struct Dice {
    faces: VecDeque<u32>,
    seed: Option<Rng>,
    wrong: Option<String>,
}

impl Dice {
    pub(crate) fn new(faces: &[u32], seed: Option<u64>) -> Self {
        Self { faces: faces.iter().copied().collect(), seed: seed.map(Rng::new), wrong: None }
    }

    /// More faces, for one step.
    pub(crate) fn add(&mut self, faces: &[u32]) {
        self.faces.extend(faces);
    }

    /// What went wrong with the script since the last time this was asked.
    pub(crate) fn take_wrong(&mut self) -> Option<String> {
        self.wrong.take()
    }

    /// Faces nothing asked for.
    pub(crate) fn left(&self) -> Vec<u32> {
        self.faces.iter().copied().collect()
    }

    fn complain(&mut self, why: impl FnOnce() -> String) -> u32 {
        self.wrong.get_or_insert_with(why);
        0
    }
}

impl Source for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        match (self.faces.pop_front(), &mut self.seed) {
            (Some(face), _) if (1..=bound).contains(&face) => face - 1,
            (Some(face), _) => self.complain(|| format!("`dice` bring a {face} where 1 to {bound} are possible")),
            (None, Some(rng)) => rng.below(bound),
            (None, None) => self.complain(|| format!("`dice` run dry: something with {bound} faces is drawn; add faces, or a `seed`")),
        }
    }
}
