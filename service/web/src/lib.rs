//! The HTTP interface of the service: pages for people, a JSON API for programs.

mod apart;
pub mod api;
pub mod app;
mod auth;
mod browser;
mod compress;
mod form_act;
mod frame;
mod guard;
mod health;
pub mod limits;
mod live;
mod page;
mod problem;
mod readers;
mod request;
mod route;
mod routes;
pub mod server;
mod show;
mod tags;

use routes::handlers;
pub use routes::handlers::inbound;
// Templates name messages.
use sternpost_words::say;
