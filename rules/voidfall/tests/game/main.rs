//! The tests that every game has, for Voidfall.

mod random_play;

use sternpost_game::Published;
use sternpost_players::Purposeful;
use voidfall::Voidfall;

static GAME: Published<Voidfall> = Published::new();
static PLAYER: Purposeful<Voidfall> = Purposeful::new();
