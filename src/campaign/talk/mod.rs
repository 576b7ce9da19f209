//! Beside the log: letters and devices, what people say and promise each other, and who hears it.

pub(in crate::campaign) mod audience;
pub(in crate::campaign) mod channels;
pub(in crate::campaign) mod delivery;
pub(in crate::campaign) mod devices;
pub(in crate::campaign) mod free_text;
pub(in crate::campaign) mod hosting;
pub(in crate::campaign) mod letters;
pub(in crate::campaign) mod mailed;
pub(in crate::campaign) mod promise;
pub(in crate::campaign) mod promises;
pub(in crate::campaign) mod reminders;
pub(in crate::campaign) mod said;
