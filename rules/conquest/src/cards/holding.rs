//! What a hand could hold, as everybody must think: who is asked, and what twins are made of, follow from this and from no hand.

use crate::decks::{DeckList, cap, could_be_listed};
use crate::prelude::*;
use std::sync::LazyLock;
use sternpost_kit::count_of;

/// How many of a title could be in a seat's deck at the most, as far as everybody knows.
#[must_use]
pub fn allowed(s: &State, seat: Seat, title: Title) -> u32 {
    let player = &s.players[seat];
    if player.has_starter {
        return starter(player.warlord).copies(title).into();
    }
    if could_be_listed(title, player.warlord, shown_ally(s, seat)) { cap(title, s.options.pool).into() } else { 0 }
}

/// The starter deck of a warlord.
fn starter(warlord: WarlordId) -> &'static DeckList {
    static STARTERS: LazyLock<Vec<DeckList>> = LazyLock::new(|| WarlordId::ALL.iter().map(|warlord| DeckList::starter(*warlord)).collect());
    &STARTERS[warlord as usize]
}

/// The faction of a seat's allies, if one of their cards has been seen.
#[must_use]
pub fn shown_ally(s: &State, seat: Seat) -> Option<Faction> {
    let own = s.players[seat].warlord.faction();
    open(s, seat).filter_map(|title| title.card().faction).find(|faction| *faction != own)
}

/// The cards of a seat's deck that everybody has seen where they lie.
pub fn open(s: &State, seat: Seat) -> impl Iterator<Item = Title> + '_ {
    let spectator = sternpost_core::Eyes::Spectator;
    elsewhere(s, seat).chain(s.players[seat].deck.one_by_one(spectator).flatten().copied())
}

/// The cards of a seat's deck that lie neither in the deck nor in the hand: all of them lie open.
pub fn elsewhere(s: &State, seat: Seat) -> impl Iterator<Item = Title> + '_ {
    let in_play = s.in_play().filter(move |(_, card)| card.owner == seat).filter_map(|(_, card)| card.face.title());
    let played = s.underway.playing.iter().filter(move |playing| playing.seat == seat).filter_map(|playing| playing.ability.event());
    let deploying = s.underway.deploying.iter().filter(move |deploying| deploying.seat == seat).map(|deploying| deploying.title);
    s.players[seat]
        .discard
        .iter()
        .copied()
        .chain(in_play.filter(|title| title.card().card_type != CardType::Warlord))
        .chain(played)
        .chain(deploying)
}

/// Whether a title could be in a seat's hand, as far as everybody knows.
#[must_use]
pub fn could_hold(s: &State, seat: Seat, title: Title) -> bool {
    if s.players[seat].hand.is_empty() {
        return false;
    }
    // Most titles are in no deck of this faction: what lies open is looked through for the others only.
    let most = allowed(s, seat, title);
    most > 0 && count_of(open(s, seat).filter(|known| *known == title)) < most
}

/// Whether a seat could hold a card with shields.
#[must_use]
pub fn could_shield(s: &State, seat: Seat) -> bool {
    Title::ALL.iter().any(|title| title.card().shields > 0 && could_hold(s, seat, *title))
}
