//! Skeleton.

pub mod components;
pub mod galaxy;
