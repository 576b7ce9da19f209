//! Beside the log: letters and devices, what people say and promise each other, and who hears it.

pub(crate) mod audience;
pub(crate) mod channels;
pub(crate) mod delivery;
pub(crate) mod devices;
pub(crate) mod hosting;
pub(crate) mod letters;
pub(crate) mod mailed;
pub(crate) mod promise;
pub(crate) mod promises;
pub(crate) mod reminders;
pub(crate) mod said;
