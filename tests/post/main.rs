//! The service from outside: a real server process, a real SMTP sink, SQLite and Postgres, and a browser.

mod access;
mod api;
mod arcs;
mod at_once;
mod board;
mod browser;
mod by_mail;
mod cards;
mod care;
mod chain;
mod changed;
mod chronicle;
mod cluster;
mod commands;
mod compressed;
mod contested;
mod crash;
mod created;
mod deals;
mod demo;
mod disk;
mod edge;
mod forms;
mod host;
mod language;
mod let_in;
mod limits;
mod links;
mod lobby;
mod mail;
mod operator;
mod people;
mod planted;
mod readers;
mod reference;
mod remarks;
mod rematch;
mod round;
mod schema;
mod sealed;
mod seats;
mod server;
mod serving;
mod slow;
mod standing;
mod streams;
mod table;
mod tls;
mod walk;
mod why_not;
mod windows;

#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/smtp.rs"]
mod smtp;
