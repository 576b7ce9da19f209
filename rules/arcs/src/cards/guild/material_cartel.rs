//! Material Cartel: the supply of material lies on it; a token is stolen for its Prelude.

use crate::cards::common::{cartel, steal, stealable_tokens};
use crate::prelude::*;

cartel!(MaterialCartel, Material);
