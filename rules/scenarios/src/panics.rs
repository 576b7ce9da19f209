//! Rules never panic on purpose; when they do, a tool reports it, in words and once.

use std::cell::Cell;
use std::panic::{set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Whether this thread's panics are told by whoever catches them, with where they happened.
    static HUSHED: Cell<bool> = const { Cell::new(false) };
    static WHERE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Runs rules code; what they panicked with and where, if they did. Whatever the code was changing is of no use then. The trace
/// that a panic leaves on the screen otherwise would stand above the explanation and look like the fault of the tool.
///
/// # Errors
/// What they panicked with, in words.
pub fn caught<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| {
            if HUSHED.get() {
                WHERE.set(panic.location().map(|at| format!("{}:{}", at.file(), at.line())));
            } else {
                loud(panic);
            }
        }));
    });
    let before = HUSHED.replace(true);
    let came = sternpost_core::panics::caught(rules);
    HUSHED.set(before);
    came.map_err(|words| match WHERE.take() {
        Some(at) => format!("{words} ({at})"),
        None => words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_in_its_own_words_with_its_place() {
        assert_eq!(caught(|| 3), Ok(3));
        let number = 7;
        let told = caught(|| -> u32 { panic!("no card {number}") }).unwrap_err();
        assert!(told.starts_with("no card 7 (") && told.contains("panics.rs:"), "{told}");
    }
}
