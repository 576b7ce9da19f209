//! What procedures and cards do to the table: each effect has one door here, with the windows that belong to it.

pub mod attaching;
pub mod damage;
pub mod drawing;
pub mod entering;
pub mod lasting;
pub mod leaving;
pub mod moving;
pub mod outlook;
pub mod readiness;
pub mod recruiting;
pub mod shields;
