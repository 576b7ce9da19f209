//! Prints the output of commands to standard output.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write as _};

/// Prints a line like `println!`, and does not mind if nobody reads on: `sternpost scenario schema GAME | head` is no failure, and
/// a command that has something to do carries it out and ends with the code that says how it went.
macro_rules! out {
    () => { $crate::cli::out::line(format_args!("")) };
    ($($words:tt)*) => { $crate::cli::out::line(format_args!($($words)*)) };
}
pub(crate) use out;

/// Prints a line. What cannot be written for another reason than that nobody reads, a full disk say, ends the command.
pub(crate) fn line(words: Arguments<'_>) {
    match writeln!(std::io::stdout().lock(), "{words}") {
        Ok(()) => {}
        Err(why) if why.kind() == ErrorKind::BrokenPipe => {}
        Err(why) => {
            eprintln!("sternpost: the output cannot be written: {why}");
            std::process::exit(1);
        }
    }
}
