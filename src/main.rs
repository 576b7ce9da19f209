//! The entry point of the command line.

use clap::Parser;
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// An answer is some ten thousand small pieces of memory: copies of the position, questions, words. The system's allocator took a
/// quarter of the time of the threads that answer.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    match sternpost::cli::Cli::parse().run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("sternpost: {error:#}");
            ExitCode::FAILURE
        }
    }
}
