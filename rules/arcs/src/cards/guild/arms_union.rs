//! Arms Union: brings a card of Aggression that was played in the round to its owner's hand.

use crate::cards::common::{attach, can_attach, cards_to_attach_to, union};
use crate::cards::{AfterPrelude, Prelude};
use crate::prelude::*;

union!(ArmsUnion, Weapon, Aggression);
