//! The words of the service itself: what pages say in each language, standing orders and deals in words, how everybody stands in cells of words, and the lines
//! the service tells beside those of a game.

pub mod deal_words;
pub mod order_words;
pub mod own_lines;
mod page_words;
pub mod policies;
pub mod tally;

mod made {
    include!(concat!(env!("OUT_DIR"), "/page.rs"));
}

pub use made::say;
pub use page_words::PageWords;
