//! Rules never panic on purpose; when they do, whoever tries them out says so instead of falling over.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs rules code.
///
/// # Errors
/// What it panicked with. Whatever it was changing is of no use then.
pub fn caught<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(rules)).map_err(|payload| words(payload.as_ref()))
}

fn words(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_else(|| "without a message".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_in_its_own_words() {
        assert_eq!(caught(|| 3), Ok(3));
        let number = 7;
        assert_eq!(caught(|| -> u32 { panic!("no card {number}") }), Err("no card 7".to_owned()));
    }
}
