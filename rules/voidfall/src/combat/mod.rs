//! VF-CB, VF-CD: combat.

pub mod exchange;
#[cfg(test)]
mod exchange_tests;
