//! The service from outside: a real server process, a real SMTP sink, SQLite and Postgres, and a browser.

mod access;
mod api;
mod by_mail;
mod chain;
mod crash;
mod forms;
mod host;
mod language;
mod lobby;
mod mail;
mod server;
mod tls;

#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/smtp.rs"]
mod smtp;
