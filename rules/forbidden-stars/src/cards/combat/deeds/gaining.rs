//! FS-GAIN, FS-DISC: dice and tokens that are gained and lost, cards that are discarded.

use crate::battle::sides::{FaceUp, Lasting, Role};
use crate::battle::{self, MOST_DICE};
use crate::cards::combat::{CombatCardId, Icon, Number};
use crate::prelude::*;

/// FS-GAIN-04: combat tokens; what another side mirrors it gains as well.
pub fn gain_tokens(role: Role, icon: Icon, number: u32, t: &mut T<'_>) {
    gain_tokens_once(role, icon, number, t);
    (0..t.state.lasts(role.other(), Lasting::MirrorsTokens)).for_each(|_| gain_tokens_once(role.other(), icon, number, t));
}

fn gain_tokens_once(role: Role, icon: Icon, number: u32, t: &mut T<'_>) {
    let is_denied = icon == Icon::Shield && t.state.lasts(role.other(), Lasting::DeniesShieldTokens) > 0;
    if number == 0 || is_denied {
        return;
    }
    let side = t.state.side_mut(role);
    *side.tokens.of_mut(icon) += number;
    let seat = side.seat;
    t.tell(&Line::GainsTokens { seat, icon, count: number });
}

/// FS-GAIN-01, FS-LIM-06: dice with a face, up to eight in all.
pub fn gain_dice(role: Role, icon: Icon, number: u32, t: &mut T<'_>) {
    let side = t.state.side_mut(role);
    let gained = number.min(MOST_DICE.saturating_sub(side.dice.all()));
    *side.dice.of_mut(icon) += gained;
    let seat = side.seat;
    if gained > 0 {
        t.tell(&Line::GainsDice { seat, icon, count: gained });
    }
}

/// FS-GAIN-05: a die goes back, if there is one.
pub fn lose_die(role: Role, icon: Icon, t: &mut T<'_>) {
    let side = t.state.side_mut(role);
    let dice = side.dice.of_mut(icon);
    // FS-GAIN-06
    let lost = 1.min(*dice);
    *dice -= lost;
    let seat = side.seat;
    if lost > 0 {
        t.tell(&Line::LosesDie { seat, icon });
    }
}

/// How many dice that are, for who resolves the card.
pub fn many(s: &State, role: Role, number: Number) -> u32 {
    match number {
        Number::Of(number) => number,
        Number::All => MOST_DICE,
        Number::Standing(units) => s.standing(role, units),
    }
}

/// Dice of a face are taken and rolled again; they may show the same.
pub fn reroll(role: Role, face: Option<Icon>, most: u32, t: &mut T<'_>) {
    let mut rolled = 0;
    for icon in Icon::ALL.iter().filter(|icon| face.is_none_or(|face| face == **icon)) {
        let dice = t.state.side_mut(role).dice.of_mut(*icon);
        let again = (*dice).min(most - rolled);
        *dice -= again;
        rolled += again;
    }
    battle::roll_more(role, rolled, t);
}

/// FS-DISC-01: a card is shown, and shuffled into its deck at once.
pub fn discard(role: Role, card: CombatCardId, t: &mut T<'_>) {
    let seat = t.state.side(role).seat;
    t.tell(&Line::Discards { seat, card });
    t.state.players[seat].deck.push(card);
    t.shuffle(|s| s.players[seat].deck.forget());
}

/// FS-CARD-12, -16: with a card that lay face up go its icons and what it does. Of two alike its own side gives the one that does least, the other side takes
/// the one that does most.
pub fn discard_face_up(role: Role, card: CombatCardId, picks: Role, t: &mut T<'_>) {
    let side = t.state.side_mut(role);
    let does = |face_up: &FaceUp| side.effects.iter().filter(|effect| Some(effect.from_round) == face_up.turned_over_in).count();
    let copies = side.face_up.iter().enumerate().filter(|(_, face_up)| face_up.card == card).map(|(at, face_up)| (does(face_up), at));
    let Some((_, at)) = (if picks == role { copies.min() } else { copies.max() }) else { return };
    let gone = side.face_up.remove(at);
    side.effects.retain(|effect| Some(effect.from_round) != gone.turned_over_in);
    discard(role, card, t);
}
