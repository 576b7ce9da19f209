//! The four orders (FS-ORD-01), what is bought with them, and what goes beyond capacity when they are resolved.

pub mod abilities;
pub mod advance;
pub mod buying;
pub mod deploy;
pub mod dominate;
pub mod purchase;
pub mod strategize;
pub mod strike;
pub mod trimming;
