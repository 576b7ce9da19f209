//! The questions of deeds: what is asked next, after so many answers.

use super::{
    Using, areas_to_advance_to, areas_to_move_to, can_be_routed, face_up, in_the_system, is_some, label, level, light_units, one,
    open_ways, picked_deed, those, to_bring,
};
use crate::battle::sides::{Fighter, Lasting};
use crate::battle::{MOST_DICE, retreat};
use crate::cards::combat::{CombatCardId, Deed, Icon, Whose};
use crate::components::MOST_IN_AN_AREA;
use crate::prelude::*;
use sternpost_core::{Meter, Share};
use sternpost_kit::one_of_or;

/// Asks for what a use of an ability still needs.
pub struct Asker<'a> {
    pub s: &'a State,
    pub using: &'a Using,
    /// Whether a price was paid or an option picked: what follows is done if it can be (FS-CARD-05).
    pub is_bound: bool,
}

type Next = Option<(Seat, Question<Choice>)>;

impl Asker<'_> {
    fn seat(&self) -> Seat {
        self.s.side(self.using.role).seat
    }

    fn their_seat(&self) -> Seat {
        self.s.side(self.using.role.other()).seat
    }

    const fn prompt(&self) -> Prompt {
        Prompt::CombatCard { card: self.using.card }
    }

    /// The next question of what follows when a price was paid or an option picked.
    fn bound(&self, deed: &Deed, chosen: &[Picked<Choice>]) -> Next {
        Asker { is_bound: true, ..*self }.next(deed, chosen)
    }

    /// One of these or nothing, asked of who resolves the card.
    fn may<O: Into<Offer<Choice>>>(&self, offers: Vec<O>) -> Next {
        if offers.is_empty() {
            return None;
        }
        if self.is_bound {
            return Some((self.seat(), Question::one_of(&self.prompt(), "FS-CARD-05", offers).skipped_when_forced()));
        }
        Some((self.seat(), one_of_or(&self.prompt(), "FS-CARD-04", offers, Choice::Nothing)))
    }

    /// What a deed is called where it is picked. Dice for which there is no room are not spoken of (FS-LIM-06).
    fn offer(&self, deed: &Deed) -> Offer<Choice> {
        let room = MOST_DICE.saturating_sub(self.s.side(self.using.role).dice.all());
        let offer = Offer::new(label(deed));
        if let Deed::Roll(number) = deed
            && *number > room
        {
            return offer.said(&label(&Deed::Roll(room)));
        }
        if let Deed::Gain(icon, number) = deed
            && *number > room
        {
            return offer.said(&label(&Deed::Gain(*icon, room)));
        }
        offer
    }

    /// One of the other side's choice; with a refusal where it may refuse.
    fn they(&self, offers: Vec<Choice>, may_refuse: bool) -> Next {
        if offers.is_empty() {
            return None;
        }
        let prompt = Prompt::TheirCombatCard { card: self.using.card };
        let question = if may_refuse {
            one_of_or(&prompt, "FS-CARD-06", offers, Choice::Nothing)
        } else {
            Question::one_of(&prompt, "FS-CARD-06", offers).skipped_when_forced()
        };
        Some((self.their_seat(), question))
    }

    fn own(&self, fits: impl Fn(Fighter) -> bool) -> Vec<Fighter> {
        those(self.s, self.using.role, fits)
    }

    fn theirs(&self, fits: impl Fn(Fighter) -> bool) -> Vec<Fighter> {
        those(self.s, self.using.role.other(), fits)
    }

    /// The next question of a deed, after these answers.
    pub fn next(&self, deed: &Deed, chosen: &[Picked<Choice>]) -> Next {
        let (s, role) = (self.s, self.using.role);
        let dice = s.side(role).dice;
        match deed {
            Deed::Either(deeds) => match chosen.split_first() {
                None => self.may(deeds.iter().filter(|deed| self.is_possible(deed)).map(|deed| self.offer(deed)).collect()),
                Some((first, rest)) => picked_deed(deeds, first).and_then(|deed| self.bound(deed, rest)),
            },
            Deed::Optional(deed) => match chosen.split_first() {
                None if self.is_possible(deed) => self.may(vec![self.offer(deed)]),
                None => None,
                Some((first, rest)) => is_some(first).then(|| self.bound(deed, rest)).flatten(),
            },
            Deed::Spend { faces, then } => match chosen.split_first() {
                None if self.is_possible(then) => {
                    self.may(faces.iter().filter(|face| dice.of(**face) > 0).map(|icon| Choice::SpendDie { icon: *icon }).collect())
                }
                None => None,
                Some((first, rest)) => is_some(first).then(|| self.bound(then, rest)).flatten(),
            },
            Deed::DestroyOwn { only, then } => match chosen.split_first() {
                None => {
                    // FS-REIN-09
                    let fits = |fighter: Fighter| match fighter {
                        Fighter::Unit(of) | Fighter::Routed(of) => only.is_none_or(|unit| unit == of),
                        Fighter::Token | Fighter::RoutedToken => only.is_none_or(|unit| unit == s.token_unit(role)),
                        Fighter::Bastion => false,
                    };
                    self.may(self.own(fits).into_iter().map(Fighter::choice).collect())
                }
                Some((first, rest)) => is_some(first).then(|| self.bound(then, rest)).flatten(),
            },
            Deed::They { ways, or } => match (open_ways(s, role.other(), ways), chosen.split_first(), or) {
                // There is nothing they can do.
                (open, _, or) if open.is_empty() => or.and_then(|deed| self.next(deed, chosen)),
                (open, None, or) => self.they(open, or.is_some()),
                (_, Some((first, rest)), Some(deed)) => (!is_some(first)).then(|| self.next(deed, rest)).flatten(),
                (_, Some(_), None) => None,
            },
            deed if !chosen.is_empty() => self.further(deed, chosen),
            // FS-GAIN-03: after the eighth die no other could be gained.
            Deed::Roll(count) | Deed::Gain(_, count) if self.is_bound || dice.all() + count < MOST_DICE || dice.all() == MOST_DICE => None,
            Deed::Roll(_) | Deed::Gain(..) => self.may(vec![self.offer(deed)]),
            // What the other side gains as well one may not want.
            Deed::Tokens { .. } | Deed::TokensPerUnit { .. } if self.is_bound || s.lasts(role.other(), Lasting::MirrorsTokens) == 0 => None,
            Deed::Tokens { .. } => self.may(vec![label(deed)]),
            Deed::TokensPerUnit { icon, units } => {
                let count = s.standing(role, units);
                (count > 0).then(|| self.may(vec![Choice::GainTokens { icon: *icon, count }])).flatten()
            }
            Deed::TokensPerMoraleDie => (dice.morale > 0).then(|| {
                let offers = [Icon::Bolter, Icon::Shield].map(|icon| Choice::GainTokens { icon, count: 1 });
                (self.seat(), Question::split_up_to(&self.prompt(), "FS-CARD-18", dice.morale, offers))
            }),
            Deed::GainAny => {
                (dice.all() < MOST_DICE).then(|| self.may(Icon::ALL.iter().map(|icon| Choice::GainDie { icon: *icon }).collect())).flatten()
            }
            Deed::Convert { from, to, most } => self.conversions(from, to, *most),
            Deed::SpendForTokens => self.any_number(Icon::Bolter),
            Deed::SpendToRetreat => (!retreat::each(s, role).is_empty()).then(|| self.any_number(Icon::Morale)).flatten(),
            Deed::SpendToDestroyLevelZero => self.victims(),
            Deed::RerollOneOfTheirs => {
                let theirs = s.side(role.other()).dice;
                self.may(Icon::ALL.iter().filter(|icon| theirs.of(**icon) > 0).map(|icon| Choice::RerollDie { icon: *icon }).collect())
            }
            Deed::TheyLoseADie => {
                let theirs = s.side(role.other()).dice;
                self.they(
                    Icon::ALL.iter().filter(|icon| theirs.of(**icon) > 0).map(|icon| Choice::LoseDie { icon: *icon }).collect(),
                    false,
                )
            }
            Deed::Rally => self.may(self.own(Fighter::is_routed).into_iter().map(Fighter::choice).collect()),
            Deed::RoutEnemy => {
                self.may(self.theirs(|fighter| can_be_routed(s, role.other(), fighter)).into_iter().map(Fighter::choice).collect())
            }
            Deed::DestroyRoutedEnemy => self.may(self.theirs(Fighter::is_routed).into_iter().map(Fighter::choice).collect()),
            Deed::RoutOwnToSufferNothing => {
                self.may(self.own(|fighter| can_be_routed(s, role, fighter)).into_iter().map(Fighter::choice).collect())
            }
            Deed::RetreatOwn => self.may(retreat::each(s, role)),
            Deed::Bring(units) => self.may(to_bring(s, role, |unit| units.contains(&unit))),
            Deed::BringAsManyLevelsAs(unit) => {
                let most = in_the_system(s, role, *unit);
                self.may(to_bring(s, role, |unit| !unit.is_ship() && unit.card().level <= most))
            }
            Deed::FreeElsewhere(unit) => {
                let (here, seat) = (s.combat().area, self.seat());
                let is_open = |area: &AreaId| area.is_world() && *area != here && (s.is_friendly(*area, seat) || s.is_uncontrolled(*area));
                let areas = here.system().areas().into_iter().filter(is_open).filter(|_| s.figures_left(*unit) > 0);
                self.may(areas.map(|area| Choice::Free { unit: *unit, area }).collect())
            }
            Deed::Replace { unit, with } => {
                let fits = |fighter: Fighter| match fighter {
                    Fighter::Unit(of) | Fighter::Routed(of) => of == *unit,
                    Fighter::Token | Fighter::RoutedToken => true,
                    Fighter::Bastion => false,
                };
                // FS-FREE-03; a ship is not replaced by what cannot stay there.
                let can = s.figures_left(*with) > 0 && with.is_ship() != s.combat().area.is_world();
                self.may(self.own(fits).into_iter().filter(|_| can).map(Fighter::choice).collect())
            }
            Deed::FurtherCard => {
                let cards: BTreeSet<CombatCardId> = s.side(role).hand.for_the_rules().iter().copied().collect();
                if cards.is_empty() {
                    return None;
                }
                let offers = cards.into_iter().map(|card| Offer::new(Choice::CombatCard { card }).hint(&card.card().icons.word()));
                Some((self.seat(), one_of_or(&self.prompt(), "FS-CARD-04", offers, Choice::Nothing).asked_regardless_of_hand()))
            }
            Deed::TheyDiscardFaceUp => {
                let cards = face_up(s, role.other());
                self.they(cards, false)
            }
            Deed::DiscardFaceUp | Deed::DemandADiscard => self.may(face_up(s, role.other())),
            Deed::Smash => self.may(
                self.theirs(|fighter| level(s, role.other(), fighter).is_some_and(|level| level > 0))
                    .into_iter()
                    .map(Fighter::choice)
                    .collect(),
            ),
            Deed::MoveOne => {
                let (from, seat) = (s.combat().area, self.seat());
                let to = areas_to_move_to(s, role);
                let units = s.units_in(from, seat).filter(|(_, figures)| figures.fresh > 0);
                self.may(units.flat_map(|(unit, _)| to.iter().map(move |to| Choice::Send { unit, from, to: *to })).collect())
            }
            Deed::MoveLightUnits if light_units(s, role).is_empty() => None,
            Deed::MoveLightUnits => self.may(areas_to_advance_to(s, role).into_iter().map(|area| Choice::Area { area }).collect()),
            Deed::Reroll { .. }
            | Deed::TheyLose(_)
            | Deed::TheyLoseTokens { .. }
            | Deed::RallyAll
            | Deed::RoutAllOfLevelZero
            | Deed::TokensAndTheirRetreat
            | Deed::FreeHere(_)
            | Deed::FreeToken
            | Deed::Lasts(_)
            | Deed::Peek
            | Deed::DrawCard
            | Deed::BorrowIcons
            | Deed::TheyDiscardFromHand => None,
        }
    }

    /// What is asked after the first answer.
    fn further(&self, deed: &Deed, chosen: &[Picked<Choice>]) -> Next {
        let (s, role) = (self.s, self.using.role);
        let [first] = chosen else { return None };
        if let Deed::Smash = deed {
            let fighter = one(first).and_then(Fighter::chosen)?;
            let level = level(s, role.other(), fighter)?;
            let theirs = s.side(role.other()).dice;
            if theirs.all() < level {
                return None;
            }
            let offers = Icon::ALL
                .iter()
                .filter(|icon| theirs.of(**icon) > 0)
                .map(|icon| Offer::new(Choice::SpendDie { icon: *icon }).cap(theirs.of(*icon)));
            let prompt = Prompt::Smash { fighter: fighter.name(), count: level };
            let offers: Vec<_> = offers.collect();
            // All of the price, or nothing.
            let question = Question::split_between(&prompt, "FS-CARD-06", 0..=level, offers);
            return Some((self.their_seat(), question));
        }
        if let Deed::DemandADiscard = deed
            && let Some(Choice::CombatCard { card }) = one(first)
        {
            return self.they(vec![Choice::CombatCard { card: *card }], true);
        }
        if let Deed::MoveLightUnits = deed
            && let Some(Choice::Area { area: to }) = one(first)
        {
            let (from, seat, to) = (s.combat().area, self.seat(), *to);
            let units = light_units(s, role);
            let room = MOST_IN_AN_AREA.saturating_sub(s.unit_count(to, seat)).min(units.iter().map(|(_, fresh)| fresh).sum());
            let offers = units.into_iter().map(|(unit, fresh)| Offer::new(Choice::Send { unit, from, to }).cap(fresh));
            // FS-CARD-05: what was paid for is done, so one moves at least.
            let question = Question::split_between(&self.prompt(), "FS-SMOV-05", 1..=room, offers);
            return Some((seat, question.skipped_when_forced()));
        }
        None
    }

    fn any_number(&self, icon: Icon) -> Next {
        let most = self.s.side(self.using.role).dice.of(icon);
        (most > 0).then(|| (self.seat(), Question::amount(&Prompt::SpendDice { card: self.using.card, icon }, "FS-SPEND-04", 0, most)))
    }

    fn conversions(&self, from: &[Icon], to: &[Icon], most: u32) -> Next {
        let dice = self.s.side(self.using.role).dice;
        let pairs: Vec<(Icon, Icon)> =
            from.iter().flat_map(|from| to.iter().map(move |to| (*from, *to))).filter(|(from, _)| dice.of(*from) > 0).collect();
        let all: u32 = from.iter().map(|icon| dice.of(*icon)).sum();
        if pairs.is_empty() {
            return None;
        }
        let offers = pairs.iter().map(|(from, to)| Offer::new(Choice::Convert { from: *from, to: *to }).cap(dice.of(*from)));
        let mut question = Question::split_up_to(&self.prompt(), "FS-CONV-01", most.min(all), offers);
        for icon in from.iter().filter(|_| to.len() > 1) {
            let shares = pairs.iter().map(|(of, _)| Share::of(i32::from(of == icon))).collect();
            question = question.meter(Meter::at_most(&Measure::DiceOf { icon: *icon }, "FS-CONV-01", dice.of(*icon), shares));
        }
        Some((self.seat(), question))
    }

    /// Enemy units of level 0, a morale die for each.
    fn victims(&self) -> Next {
        let (s, role) = (self.s, self.using.role);
        let dice = s.side(role).dice.morale;
        let units = s.fighters(role.other()).into_iter().filter(|(fighter, _)| level(s, role.other(), *fighter) == Some(0));
        let offers: Vec<_> = units.map(|(fighter, number)| Offer::new(fighter.choice()).cap(number)).collect();
        (dice > 0 && !offers.is_empty()).then(|| (self.seat(), Question::split_up_to(&self.prompt(), "FS-SPEND-04", dice, offers)))
    }

    /// Whether a deed would do anything at all, as everybody can see.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most deeds stand alone on a card and are asked for by what they can do")]
    fn is_possible(&self, deed: &Deed) -> bool {
        let (s, role) = (self.s, self.using.role);
        let has_room = s.side(role).dice.all() < MOST_DICE;
        match deed {
            Deed::Roll(_) | Deed::Gain(..) | Deed::GainAny => has_room,
            Deed::Rally | Deed::RallyAll => !self.own(Fighter::is_routed).is_empty(),
            Deed::TheyLose(icon) => s.side(role.other()).dice.of(*icon) > 0,
            Deed::TheyLoseTokens { icon, .. } => s.side(role.other()).tokens.of(*icon) > 0,
            Deed::Reroll { whose: Whose::Own, face: Some(face), .. } => s.side(role).dice.of(*face) > 0,
            Deed::Reroll { whose: Whose::Theirs, face: Some(face), .. } => s.side(role.other()).dice.of(*face) > 0,
            Deed::They { ways, or: None } => !open_ways(s, role.other(), ways).is_empty(),
            Deed::RetreatOwn | Deed::Bring(_) | Deed::MoveOne | Deed::MoveLightUnits => self.next(deed, &[]).is_some(),
            _ => true,
        }
    }
}
