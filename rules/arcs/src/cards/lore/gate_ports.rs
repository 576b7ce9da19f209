//! Gate Ports: starports at gates, which capture an agent of who comes by.

use crate::prelude::*;

/// A starport at each gate; fresh ones capture agents where their owner controls the gate.
pub static LORE: Powers = Powers::passive(&[Passive::BuildsAtGates(BuildingKind::Starport), Passive::CapturesAtGates]);
