//! Two forge tokens.

use super::tactics::*;

pub(super) static TACTIC: Tactic =
    Tactic { offers: |_, _| vec![Choice::UseIt], resolve: |_, seat, t| gain(seat, &[Asset::Forge, Asset::Forge], t) };
