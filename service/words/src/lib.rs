//! The words of the service itself: the texts of pages in each language, standing orders and deals in words, the standings as cells of words, and the
//! lines of the chronicle that the service tells beside those of a game.

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
