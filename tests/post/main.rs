//! The service from outside: a real server process, a real SMTP sink, SQLite and Postgres, and a browser.

mod access;
mod api;
mod by_mail;
mod crash;
mod edge;
mod forms;
mod host;
mod language;
mod limits;
mod lobby;
mod mail;
mod schema;
mod server;
mod slow;
mod streams;
mod tls;
mod walk;

#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/smtp.rs"]
mod smtp;
