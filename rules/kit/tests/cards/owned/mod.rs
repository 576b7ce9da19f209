//! Songs, each of a singer.

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Singer {
    Ada,
    Bo,
}

sternpost_kit::cards! {
    "song";
    /// A song.
    pub enum SongId of singer -> Singer: &'static str = WORDS {
        Scale of Ada => scale,
        Shout of Bo => shout,
    }
}
