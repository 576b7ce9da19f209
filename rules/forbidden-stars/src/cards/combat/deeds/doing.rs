//! What deeds do, once all is chosen.

use super::gaining::{discard, discard_face_up, gain_dice, gain_tokens, lose_die, many, reroll};
use super::{free_here, is_some, level, one, open_ways, picked_deed};
use crate::battle::sides::{Effect, FaceUp, Fighter, Lasting, Onward, Role};
use crate::battle::{self, damage, retreat};
use crate::cards::combat::{Deed, Icon, Way, Whose};
use crate::prelude::*;

/// Carries deeds out for who resolves the card.
pub struct Doer {
    pub role: Role,
}

impl Doer {
    pub fn carry_out(&self, deed: &Deed, chosen: &[Picked<Choice>], t: &mut T<'_>) {
        let (role, them) = (self.role, self.role.other());
        let first = chosen.first();
        let fighter = first.and_then(one).and_then(Fighter::chosen);
        match deed {
            // FS-CARD-04: what mostly happens by itself was asked for after all, and declined.
            Deed::Roll(_) | Deed::Gain(..) | Deed::Tokens { .. } | Deed::TokensPerUnit { .. } if !first.is_none_or(is_some) => {}
            Deed::Either(deeds) => {
                if let Some(deed) = first.and_then(|first| picked_deed(deeds, first)) {
                    self.carry_out(deed, &chosen[1..], t);
                }
            }
            Deed::Optional(deed) => {
                if first.is_some_and(is_some) {
                    self.carry_out(deed, &chosen[1..], t);
                }
            }
            Deed::Spend { then, .. } => {
                if let Some(Choice::SpendDie { icon }) = first.and_then(one) {
                    damage::spend_die(role, *icon, t);
                    self.carry_out(then, &chosen[1..], t);
                }
            }
            Deed::DestroyOwn { then, .. } => {
                if let Some(fighter) = fighter {
                    damage::destroy(role, fighter, t);
                    self.carry_out(then, &chosen[1..], t);
                }
            }
            Deed::They { ways, or } => self.they_have(ways, *or, chosen, t),
            Deed::Tokens { bolter, shield } => {
                gain_tokens(role, Icon::Bolter, *bolter, t);
                gain_tokens(role, Icon::Shield, *shield, t);
            }
            Deed::TokensPerUnit { icon, units } => gain_tokens(role, *icon, t.state.standing(role, units), t),
            Deed::TokensPerMoraleDie => {
                for (choice, number) in first.cloned().map(Picked::parts).unwrap_or_default() {
                    if let Choice::GainTokens { icon, .. } = choice {
                        gain_tokens(role, icon, number, t);
                    }
                }
            }
            Deed::Roll(number) => battle::roll_more(role, *number, t),
            Deed::Gain(icon, number) => gain_dice(role, *icon, *number, t),
            Deed::GainAny => {
                if let Some(Choice::GainDie { icon }) = first.and_then(one) {
                    gain_dice(role, *icon, 1, t);
                }
            }
            Deed::Convert { .. } => {
                for (choice, number) in first.cloned().map(Picked::parts).unwrap_or_default() {
                    if let Choice::Convert { from, to } = choice {
                        let dice = &mut t.state.side_mut(role).dice;
                        *dice.of_mut(from) -= number;
                        *dice.of_mut(to) += number;
                        t.tell(&Line::Converts { seat: t.state.side(role).seat, count: number, from, to });
                    }
                }
            }
            Deed::SpendForTokens => {
                let spent = first.cloned().map_or(0, Picked::amount);
                (0..spent).for_each(|_| damage::spend_die(role, Icon::Bolter, t));
                gain_tokens(role, Icon::Bolter, 2 * spent, t);
            }
            Deed::SpendToRetreat => {
                let spent = first.cloned().map_or(0, Picked::amount);
                (0..spent).for_each(|_| damage::spend_die(role, Icon::Morale, t));
                if spent > 0 {
                    t.next(steps![battle::Step::RetreatPaid { role, left: spent }]);
                }
            }
            Deed::SpendToDestroyLevelZero => {
                for (choice, number) in first.cloned().map(Picked::parts).unwrap_or_default() {
                    for fighter in (0..number).filter_map(|_| Fighter::chosen(&choice)) {
                        damage::spend_die(role, Icon::Morale, t);
                        damage::destroy(them, fighter, t);
                    }
                }
            }
            Deed::Reroll { whose, face, number } => {
                if *whose != Whose::Theirs {
                    reroll(role, *face, many(t.state, role, *number), t);
                }
                if *whose != Whose::Own {
                    reroll(them, *face, many(t.state, role, *number), t);
                }
            }
            Deed::RerollOneOfTheirs => {
                if let Some(Choice::RerollDie { icon }) = first.and_then(one) {
                    reroll(them, Some(*icon), 1, t);
                }
            }
            Deed::TheyLose(icon) => lose_die(them, *icon, t),
            Deed::TheyLoseADie => {
                if let Some(Choice::LoseDie { icon }) = first.and_then(one) {
                    lose_die(them, *icon, t);
                }
            }
            Deed::TheyLoseTokens { icon, number } => {
                // FS-GAIN-06
                let tokens = t.state.side_mut(them).tokens.of_mut(*icon);
                let lost = (*number).min(*tokens);
                *tokens -= lost;
                if lost > 0 {
                    t.tell(&Line::LosesTokens { seat: t.state.side(them).seat, icon: *icon, count: lost });
                }
            }
            Deed::Rally => {
                if let Some(fighter) = fighter {
                    damage::rally(role, fighter, t);
                }
            }
            Deed::RallyAll => damage::rally_all(role, t),
            Deed::RoutEnemy => {
                if let Some(fighter) = fighter {
                    damage::rout(them, fighter, t);
                }
            }
            Deed::RoutAllOfLevelZero => {
                for (fighter, number) in t.state.fighters(them) {
                    if fighter.is_standing_unit() && level(t.state, them, fighter) == Some(0) {
                        (0..number).for_each(|_| damage::rout(them, fighter, t));
                    }
                }
            }
            Deed::DestroyRoutedEnemy => {
                if let Some(fighter) = fighter {
                    damage::destroy(them, fighter, t);
                }
            }
            Deed::RoutOwnToSufferNothing => {
                if let Some(fighter) = fighter {
                    damage::rout(role, fighter, t);
                    // RULING: who is destroyed for having been routed was routed.
                    self.lasts(Lasting::SuffersNothing, t);
                }
            }
            Deed::RetreatOwn => {
                if let Some(choice) = first.and_then(one) {
                    retreat::retreat_one(role, choice, t);
                }
            }
            Deed::TokensAndTheirRetreat => {
                gain_tokens(role, Icon::Bolter, 3, t);
                t.next(steps![battle::Step::RetreatOne { role: them }]);
            }
            Deed::Bring(_) | Deed::BringAsManyLevelsAs(_) | Deed::MoveOne => {
                if let Some(Choice::Send { unit, from, to }) = first.and_then(one) {
                    self.send(*unit, *from, *to, 1, t);
                }
            }
            Deed::MoveLightUnits => {
                let Some(Choice::Area { area: to }) = first.and_then(one) else { return };
                let seat = t.state.side(role).seat;
                if t.state.is_enemy(*to, seat) {
                    t.state.combat_mut().second = Some(Onward { area: *to, seat });
                    t.tell(&Line::MovesOn { seat, area: *to });
                }
                for (choice, number) in chosen.get(1).cloned().map(Picked::parts).unwrap_or_default() {
                    if let Choice::Send { unit, from, to } = choice {
                        self.send(unit, from, to, number, t);
                    }
                }
            }
            Deed::FreeElsewhere(_) => {
                if let Some(Choice::Free { unit, area }) = first.and_then(one) {
                    self.free(*unit, *area, t);
                }
            }
            Deed::FreeHere(units) => {
                if let Some(unit) = free_here(t.state, units) {
                    let area = t.state.combat().area;
                    self.free(unit, area, t);
                }
            }
            Deed::Replace { with, .. } => {
                if let Some(fighter) = fighter {
                    damage::replace(role, fighter, *with, t);
                }
            }
            // FS-REIN-13
            Deed::FreeToken => {
                let seat = t.state.side(role).seat;
                // FS-LIM-01
                if t.state.assets_left(Asset::Reinforcement) == 0 {
                    return t.tell(&Line::NoneLeft { seat, asset: Asset::Reinforcement });
                }
                t.state.side_mut(role).reinforcements.fresh += 1;
                t.tell(&Line::Reinforces { seat, count: 1 });
            }
            Deed::Lasts(what) => self.lasts(*what, t),
            Deed::Peek => {
                let seat = t.state.side(role).seat;
                let shown = t.state.side_mut(them).face_down.as_mut().map(|card| {
                    card.show_to(seat);
                    *card.for_the_rules()
                });
                if let Some(card) = shown {
                    t.commit();
                    t.tell_only([seat], &Line::Sees { card });
                }
            }
            Deed::FurtherCard => {
                if let Some(Choice::CombatCard { card }) = first.and_then(one) {
                    let side = t.state.side_mut(role);
                    let card = side.hand.take(card).expect("the card is held");
                    side.face_up.push(FaceUp { card, turned_over_in: None });
                    let seat = side.seat;
                    t.commit();
                    t.tell(&Line::AddsCard { seat, card });
                }
            }
            Deed::DrawCard => battle::draw_cards(role, 1, t),
            Deed::BorrowIcons => self.borrow_icons(t),
            Deed::TheyDiscardFromHand => {
                let number = t.state.side(them).hand.len();
                if number > 0 {
                    let at = t.pick(number);
                    let card = t.state.side_mut(them).hand.remove(at);
                    discard(them, card, t);
                }
            }
            Deed::TheyDiscardFaceUp => {
                if let Some(Choice::CombatCard { card }) = first.and_then(one) {
                    discard_face_up(them, *card, them, t);
                }
            }
            Deed::DiscardFaceUp => {
                if let Some(Choice::CombatCard { card }) = first.and_then(one) {
                    discard_face_up(them, *card, role, t);
                }
            }
            Deed::DemandADiscard => match (first.and_then(one), chosen.get(1)) {
                (Some(Choice::CombatCard { card }), Some(answer)) if is_some(answer) => discard_face_up(them, *card, role, t),
                (Some(Choice::CombatCard { .. }), _) | (None, _) => gain_tokens(role, Icon::Bolter, 4, t),
                (Some(_), _) => {}
            },
            Deed::Smash => self.smash(fighter, chosen.get(1), t),
        }
    }

    /// The other side has decided, or could do nothing.
    fn they_have(&self, ways: &[Way], or: Option<&'static Deed>, chosen: &[Picked<Choice>], t: &mut T<'_>) {
        let them = self.role.other();
        let (answer, rest) =
            if open_ways(t.state, them, ways).is_empty() { (None, chosen) } else { (chosen.first(), chosen.get(1..).unwrap_or(&[])) };
        let Some(choice) = answer.and_then(one).filter(|choice| **choice != Choice::Nothing) else {
            if let Some(deed) = or {
                self.carry_out(deed, rest, t);
            }
            return;
        };
        if let Choice::SpendDie { icon } = choice {
            damage::spend_die(them, *icon, t);
        }
        if let Choice::Rout { .. } = choice {
            let routed = t
                .state
                .fighters(them)
                .into_iter()
                .map(|(fighter, _)| fighter)
                .find(|fighter| *choice == Choice::Rout { fighter: fighter.name() });
            if let Some(fighter) = routed {
                damage::rout(them, fighter, t);
                if ways.contains(&Way::RoutForADie) {
                    battle::roll_more(them, 1, t);
                }
            }
        }
        if let Some(fighter) = Fighter::chosen(choice) {
            damage::destroy(them, fighter, t);
        }
    }

    fn lasts(&self, what: Lasting, t: &mut T<'_>) {
        let from_round = t.state.combat().round;
        t.state.side_mut(self.role).effects.push(Effect { from_round, what });
    }

    fn send(&self, unit: UnitId, from: AreaId, to: AreaId, number: u32, t: &mut T<'_>) {
        t.state.board.take(unit, from, number, 0);
        t.state.board.place(unit, to, number);
        t.tell(&Line::Moves { seat: t.state.side(self.role).seat, unit, count: number, from, to });
    }

    fn free(&self, unit: UnitId, area: AreaId, t: &mut T<'_>) {
        t.state.board.place(unit, area, 1);
        t.tell(&Line::Free { seat: t.state.side(self.role).seat, unit, area });
    }

    /// FS-DISC-01: the card is shown and shuffled back at once.
    fn borrow_icons(&self, t: &mut T<'_>) {
        let them = t.state.side(self.role.other()).seat;
        let Some(card) = t.state.players[them].deck.take_first(1).pop() else { return };
        let icons = card.card().icons;
        let borrowed = &mut t.state.side_mut(self.role).borrowed;
        borrowed.bolter += icons.bolter;
        borrowed.shield += icons.shield;
        borrowed.morale += icons.morale;
        discard(self.role.other(), card, t);
    }

    /// It is destroyed unless the whole price was paid.
    fn smash(&self, fighter: Option<Fighter>, paid: Option<&Picked<Choice>>, t: &mut T<'_>) {
        let (Some(fighter), them) = (fighter, self.role.other()) else { return };
        let parts = paid.cloned().map(Picked::parts).unwrap_or_default();
        let number: u32 = parts.iter().map(|(_, number)| number).sum();
        let price = level(t.state, them, fighter).unwrap_or(0);
        if number < price {
            return damage::destroy(them, fighter, t);
        }
        for (choice, number) in parts {
            if let Choice::SpendDie { icon } = choice {
                (0..number).for_each(|_| damage::spend_die(them, icon, t));
            }
        }
    }
}
