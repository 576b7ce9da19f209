//! Outpost, played on a whole server: one visit for a window and the turn behind it, tables that lose or win together, one seat from the lobby to the end,
//! numbers of seats that depend on options, options within options, a first step that is sealed.

mod alone;
mod ends;
mod lists;
mod ordered;
mod packing;
mod set_up;
mod visits;
mod world;
