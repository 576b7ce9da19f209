//! A deterministic random generator for drawings: the same numbers from the same name, so that a world has its face for ever.

/// Numbers that look random and are the same every time.
pub(super) struct Grains(u32);

impl Grains {
    /// The generator seeded by a name.
    pub(super) fn of(name: &str) -> Self {
        Self(name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)))
    }

    /// The next one, from 0 to 1.
    pub(super) fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        t ^= t.wrapping_add((t ^ (t >> 7)).wrapping_mul(61 | t));
        f64::from(t ^ (t >> 14)) / 4_294_967_296.0
    }

    /// The next one, between two numbers.
    pub(super) fn between(&mut self, least: f64, most: f64) -> f64 {
        least + self.next() * (most - least)
    }

    /// A number below a count.
    pub(super) fn below(&mut self, count: u32) -> u32 {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "less than a small whole number")]
        let which = (self.next() * f64::from(count)) as u32;
        which.min(count.saturating_sub(1))
    }
}
