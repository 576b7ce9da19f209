//! What the service shows and takes over HTTP: pages for people, a JSON API for programs.

pub mod api;
pub mod app;
mod auth;
pub mod handlers;
mod health;
pub mod pages;
mod problem;
mod routes;
pub mod server;
mod show;
