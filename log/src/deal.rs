//! Deals every seat what it plays: its choice, or what is drawn for it at the start.

use serde_json::Value;
use sternpost_core::Source;
use sternpost_game::{BadSetup, Game};

/// Whether a choice says nothing, so that the rules themselves draw one of those left.
#[must_use]
pub fn leaves_it_open(choice: &Value) -> bool {
    choice.as_object().is_some_and(serde_json::Map::is_empty)
}

/// Deals what every seat plays: its choice; or whatever the rules draw, if they offer to; or one of those still free, seat by seat, each a number
/// below how many are free. None if nothing is left for a seat.
///
/// # Errors
/// If the options cannot be read.
pub fn deal(game: &dyn Game, options: &Value, chosen: &[Option<Value>], source: &mut dyn Source) -> Result<Option<Vec<Value>>, BadSetup> {
    let mut choices = chosen.to_vec();
    for seat in 0..choices.len() {
        if choices[seat].is_none() {
            let taken: Vec<Value> = choices.iter().flatten().cloned().collect();
            let free = game.seat_offers(options, &taken)?;
            let count = u32::try_from(free.len()).unwrap_or_default();
            if count == 0 {
                return Ok(None);
            }
            let drawn_by_the_rules = free.iter().position(|(choice, _)| leaves_it_open(choice));
            let at = drawn_by_the_rules.unwrap_or_else(|| source.below(count) as usize);
            choices[seat] = Some(free[at].0.clone());
        }
    }
    Ok(choices.into_iter().collect())
}
