//! Plain data that the store keeps, the use cases make and the post sends: it knows the log and time, and none of those three.

pub mod letter;
pub mod wishes;
