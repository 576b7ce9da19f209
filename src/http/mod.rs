//! What the service shows and takes over HTTP.

pub mod pages;
