//! Cards and sheets: what each can do, when it may, and what it changes for good (LRR 1, 3, 12, 27, 80, 85).

pub mod abilities;
pub mod action_cards;
pub mod agendas;
pub mod aimed;
pub mod card_texts;
pub mod choosing;
pub mod component_actions;
pub mod faction_abilities;
pub mod modifiers;
pub mod objectives;
pub mod occasions;
pub mod promissory_notes;
pub mod secret_objectives;
pub mod taking_over;
pub mod technologies;
pub mod timetable;
