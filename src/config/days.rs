//! Validates settings that are numbers of days, so that dates can be computed with them.

use super::ConfigError;

/// Days nothing that is dated may exceed: ten years.
pub const MOST_DAYS: u32 = 3_650;

/// A number of days that dates can be computed with.
pub(super) fn days(key: &str, days: u32) -> Result<(), ConfigError> {
    if (1..=MOST_DAYS).contains(&days) { Ok(()) } else { Err(ConfigError::Invalid(format!("{key}: 1 to {MOST_DAYS}"))) }
}
