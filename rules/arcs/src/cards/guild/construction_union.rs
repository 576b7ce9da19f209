//! Construction Union: brings a card of Construction that was played in the round to its owner's hand.

use crate::cards::common::{attach, can_attach, cards_to_attach_to, union};
use crate::cards::{AfterPrelude, Prelude};
use crate::prelude::*;

union!(ConstructionUnion, Material, Construction);
