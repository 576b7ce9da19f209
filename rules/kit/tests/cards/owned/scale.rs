//! A song.

pub static WORDS: &str = "la";
