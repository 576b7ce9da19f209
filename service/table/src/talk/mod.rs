//! Everything beside the log: letters and devices, what people say and promise each other, and who hears it.

pub mod audience;
pub mod channels;
pub mod delivery;
pub mod devices;
pub(crate) mod hosting;
pub mod letters;
pub mod mailed;
pub mod promise;
pub mod promises;
pub mod reminders;
pub mod said;
pub mod wishes;
