//! CONQ-DEFEAT: what is looked at after every step: units with as much damage as HP, warlords that are defeated, decks without cards.

use crate::phases::victory;
use crate::position::underway::How;
use crate::prelude::*;

/// Looks for what must happen at once; it comes before whatever waits.
pub fn look_after(t: &mut T<'_>) {
    if t.state.round == 0 {
        return;
    }
    let s = &*t.state;
    // What is attached only adds HP: who has some of the printed ones left is alive.
    let dead = |(id, card): &(CardId, &crate::position::in_play::InPlay)| {
        card.damage >= s.printed_hit_points(*id) && s.remaining_hit_points(*id) == 0 && !leaving::is_leaving(s, *id)
    };
    let dead: Vec<(CardId, Form)> = s.units().filter(dead).map(|(id, card)| (id, card.form)).collect();
    warlords(dead.iter().filter(|(_, form)| *form == Form::Warlord).map(|(id, _)| *id).collect(), t);
    // CONQ-DEFEAT-01, CONQ-DEFEAT-02
    let units = dead.into_iter().filter(|(_, form)| *form != Form::Warlord).map(|(id, _)| id);
    let destroyed = leaving::begin(How::Destroyed, units, t);
    let broken = modifiers::broken(t.state);
    let broken = leaving::begin(How::Sacrificed, broken, t);
    t.first(destroyed.into_iter().chain(broken));
    victory::check_decks(t);
    victory::check_row(t);
}

fn warlords(defeated: Vec<CardId>, t: &mut T<'_>) {
    // CONQ-DEFEAT-06, CONQ-VICTORY-04
    let owner = |id: &CardId| t.state.card(*id).owner;
    let (dead, hale): (Vec<CardId>, Vec<CardId>) = defeated.into_iter().partition(|id| t.state.players[owner(id)].is_bloodied);
    let dead: Vec<Seat> = dead.iter().map(|id| t.state.card(*id).owner).collect();
    for warlord in hale {
        // CONQ-DEFEAT-03 to CONQ-DEFEAT-05: attachments stay.
        let owner = t.state.card(warlord).owner;
        t.tell(&Line::Bloodied { seat: owner, card: t.state.named(warlord).name() });
        t.state.players[owner].is_bloodied = true;
        let card = t.state.card_mut(warlord);
        card.at = At::Hq(owner);
        card.is_ready = false;
        card.damage = 0;
    }
    victory::lose(dead, &Word::WarlordDefeated, t);
}
