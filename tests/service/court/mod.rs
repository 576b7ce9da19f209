//! Disputes, motions, rulings and rewinds, played by three people at a table: what each may do, what follows, and that whoever checks the log later
//! finds it in order.

mod clocks;
mod disputes;
mod going_back;
mod motions;
mod rulings;
mod table;
mod texts;
mod unsound;
mod voices;
