//! The command line.

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match sternpost::cli::Cli::parse().run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("sternpost: {error:#}");
            ExitCode::FAILURE
        }
    }
}
