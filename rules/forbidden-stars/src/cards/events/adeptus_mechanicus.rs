//! Before damage is assessed: two shield tokens, and one for each forge token that one has.

use super::schemes::*;
use crate::cards::combat::Icon;
use crate::cards::combat::deeds::gaining::gain_tokens;

/// Whether shields would still keep something off.
fn is_idle(s: &State, using: &Use) -> bool {
    own_role(s, using).is_none_or(|role| s.offence(role.other()) <= s.defence(role))
}

fn gain(using: &Use, t: &mut T<'_>) {
    let Some(role) = own_role(t.state, using) else { return };
    let tokens = 2 + t.state.players[using.seat].has(Asset::Forge);
    gain_tokens(role, Icon::Shield, tokens, t);
}

/// FS-GOLD-04: whether its shield tokens are forbidden.
fn can(s: &State, using: &Use) -> bool {
    own_role(s, using).is_some_and(|role| s.lasts(role.other(), Lasting::DeniesShieldTokens) == 0)
}

pub static EVENT: EventCard = EventCard::scheme(Direction::Across, Ability::may(&[Timing::AssessBegins], can, gain).idle_when(is_idle));
