//! Numbers of things on a table.

/// How many of something there are, as games write numbers.
///
/// # Panics
/// If they are more than any table holds: 4,294,967,295.
#[must_use]
pub fn count(things: usize) -> u32 {
    u32::try_from(things).expect("no table holds more things")
}

/// How many there are of what an iterator goes through.
pub fn count_of(things: impl IntoIterator) -> u32 {
    count(things.into_iter().count())
}

#[cfg(test)]
mod tests {
    #[test]
    fn things_are_counted() {
        assert_eq!((super::count("abc".len()), super::count_of("abc".chars())), (3, 3));
    }
}
