//! VF-RES: so much of each resource.

use super::Resource;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// So much of each of the five resources; also a set of them, those of which there is any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Stock {
    pub food: u8,
    pub energy: u8,
    pub materials: u8,
    pub credits: u8,
    pub science: u8,
}

impl Stock {
    /// Nothing of any.
    pub const NONE: Self = Self { food: 0, energy: 0, materials: 0, credits: 0, science: 0 };

    /// So much of one.
    #[must_use]
    pub const fn of(resource: Resource, count: u8) -> Self {
        match resource {
            Resource::Food => Self { food: count, ..Self::NONE },
            Resource::Energy => Self { energy: count, ..Self::NONE },
            Resource::Materials => Self { materials: count, ..Self::NONE },
            Resource::Credits => Self { credits: count, ..Self::NONE },
            Resource::Science => Self { science: count, ..Self::NONE },
        }
    }

    /// The resources of which there is any, with how much.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.iter().map(move |resource| (*resource, self[*resource])).filter(|(_, count)| *count > 0)
    }

    /// All of it.
    #[must_use]
    pub fn total(self) -> u32 {
        self.iter().map(|(_, count)| u32::from(count)).sum()
    }

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        matches!(self, Self::NONE)
    }

    /// The resource of which there is least, and how much.
    #[must_use]
    pub fn scarcest(self) -> u8 {
        Resource::ALL.iter().map(|resource| self[*resource]).min().unwrap_or(0)
    }
}

impl Index<Resource> for Stock {
    type Output = u8;

    fn index(&self, resource: Resource) -> &u8 {
        match resource {
            Resource::Food => &self.food,
            Resource::Energy => &self.energy,
            Resource::Materials => &self.materials,
            Resource::Credits => &self.credits,
            Resource::Science => &self.science,
        }
    }
}

impl IndexMut<Resource> for Stock {
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        match resource {
            Resource::Food => &mut self.food,
            Resource::Energy => &mut self.energy,
            Resource::Materials => &mut self.materials,
            Resource::Credits => &mut self.credits,
            Resource::Science => &mut self.science,
        }
    }
}
