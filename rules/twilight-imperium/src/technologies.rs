//! What technologies do (LRR 80). A technology with an ability is a file of its own and one arm here; those whose text
//! changes a rule for good are looked at where that rule is.

mod assault_cannon;
mod x89_bacterial_weapon;

use crate::abilities::Ability;
use crate::components::TechnologyId;

/// What a technology can do at an occasion.
pub fn texts(technology: TechnologyId) -> &'static [Ability] {
    match technology {
        TechnologyId::AssaultCannon => assault_cannon::TEXTS,
        TechnologyId::X89BacterialWeapon => x89_bacterial_weapon::TEXTS,
        _ => &[],
    }
}
