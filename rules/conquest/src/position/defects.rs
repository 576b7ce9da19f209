//! What cannot be: cards lost or doubled, numbers out of bounds, attachments without bearer, units that have fallen and stay.

use crate::position::in_play::InPlay;
use crate::prelude::*;
use sternpost_kit::census::Census;

/// Everything that is wrong with a position, in words.
#[must_use]
pub fn defects(s: &State) -> Vec<String> {
    let mut wrong: Vec<String> = [Seat(0), Seat(1)].into_iter().flat_map(|seat| lost(s, seat)).collect();
    for (id, card) in s.in_play() {
        let is_lost = match card.at {
            At::On(bearer) => !s.cards.get(&bearer).is_some_and(|bearer| bearer.form.is_unit()) || card.form != Form::Attachment,
            At::Planet(slot) => s.planet_at(slot).is_none() || !card.form.is_unit(),
            At::Hq(seat) => card.form == Form::Attachment || seat != card.controller,
        };
        if is_lost {
            wrong.push(format!("{} {} is where it cannot be: {:?}", card.face.slug(), id.0, card.at));
        }
        let twins = s.in_play().filter(|(_, other)| other.face == card.face && other.number == card.number).count();
        if twins > 1 {
            wrong.push(format!("two cards are called {} {}", card.face.slug(), card.number));
        }
        let same = |other: &InPlay| other.controller == card.controller && other.face == card.face;
        if card.printed().is_unique && s.in_play().filter(|(_, other)| same(other)).count() > 1 {
            wrong.push(format!("{} is unique and in play twice", card.face.slug()));
        }
        // CONQ-DEFEAT-01: who has no HP left is leaving play, or the game is over.
        if card.form.is_unit() && s.remaining_hit_points(id) == 0 && !leaving::is_leaving(s, id) && s.standings.is_none() {
            wrong.push(format!("{} {} has {} damage and is still there", card.face.slug(), card.number, card.damage));
        }
        if id.0 > s.next_card {
            wrong.push(format!("card number {} was never given", id.0));
        }
    }
    if s.row.len() != crate::setup::PLANETS {
        wrong.push(format!("the row has {} places", s.row.len()));
    }
    wrong
}

/// Each owner's list lies in the deck, the hand, the discard pile, in play, or is being played or deployed.
fn lost(s: &State, seat: Seat) -> Vec<String> {
    let player = &s.players[seat];
    let in_play =
        s.in_play().filter(|(_, card)| card.owner == seat && card.form != Form::Warlord).filter_map(|(_, card)| card.face.title());
    let played = s.underway.playing.iter().filter(|playing| playing.seat == seat).filter_map(|playing| playing.ability.event());
    let deployed = s.underway.deploying.iter().filter(|deploying| deploying.seat == seat).map(|deploying| deploying.title);
    let piles = player.deck.for_the_rules().iter().chain(player.hand.for_the_rules()).chain(&player.discard).copied();
    let table: Census<Title> = piles.chain(in_play).chain(played).chain(deployed).collect();
    let list: Census<Title> = player.list.for_the_rules().cards().into_iter().collect();
    let missing = list.beyond(&table).into_iter().map(|title| format!("{title} of seat {seat} is nowhere"));
    missing.chain(table.beyond(&list).into_iter().map(|title| format!("seat {seat} has too many of {title}"))).collect()
}
