//! Sternpost: long board games by post. The service around the rules cores; it knows no rule of any game.

pub mod http;
pub mod picture;
