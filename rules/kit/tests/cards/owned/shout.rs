//! A song.

pub static WORDS: &str = "hey";
