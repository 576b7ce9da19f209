//! What a card in play shows as it lies: numbers, icons, keywords and traits, with what is attached to it, what cards change for good
//! and what lasts for a time. Nobody works these out elsewhere.

use crate::components::{Attaching, Cost, Printed, Side};
use crate::position::in_play::InPlay;
use crate::prelude::*;

impl InPlay {
    /// What is printed on it.
    #[must_use]
    pub fn printed(&self) -> &'static Printed {
        self.face.card()
    }

    /// Whether it has a trait. What is a unit elsewhere has as an attachment the traits of its card.
    #[must_use]
    pub fn has_trait(&self, sought: Trait) -> bool {
        self.printed().has_trait(sought)
    }

    /// Whether it belongs to a faction.
    #[must_use]
    pub fn is_of(&self, faction: Faction) -> bool {
        self.printed().faction == Some(faction)
    }

    /// Whether it is an army unit (CONQ-SUP-34).
    #[must_use]
    pub fn is_army(&self) -> bool {
        self.form == Form::Army
    }
}

/// The resource cost that is printed on a card; one that is chosen counts as nothing.
#[must_use]
pub fn cost_of(title: Title) -> u32 {
    match title.card().cost {
        Cost::Of(cost) => u32::from(cost),
        Cost::X | Cost::None => 0,
    }
}

impl State {
    /// The side of a unit that is up.
    fn side(&self, card: &InPlay) -> Side {
        let printed = card.printed();
        let is_bloodied = card.form == Form::Warlord && self.players[card.owner].is_bloodied;
        printed.bloodied.filter(|_| is_bloodied).unwrap_or(printed.side)
    }

    /// The ATK that is printed on a unit.
    #[must_use]
    pub fn printed_attack(&self, id: CardId) -> u32 {
        self.side(self.card(id)).attack.into()
    }

    /// The HP that are printed on a unit.
    #[must_use]
    pub fn printed_hit_points(&self, id: CardId) -> u32 {
        self.side(self.card(id)).hit_points.into()
    }

    /// What the attachments of a card say about it.
    fn attachings(&self, id: CardId) -> impl Iterator<Item = &'static Attaching> {
        let text = |(attachment, card): (CardId, &InPlay)| {
            let is_blank = self.is_blank(attachment);
            card.printed().attaching.as_ref().filter(|_| !is_blank)
        };
        self.attached_to(id).filter_map(text)
    }

    /// What lasts on a card for a time.
    fn changes(&self, id: CardId) -> impl Iterator<Item = Change> {
        self.underway.lasting.iter().filter(move |lasting| lasting.on.contains(&id)).map(|lasting| lasting.change)
    }

    /// Whether a card's text is blank: bloodied warlords have none, and effects may blank one.
    #[must_use]
    pub fn is_blank(&self, id: CardId) -> bool {
        let card = self.card(id);
        let is_bloodied = card.form == Form::Warlord && self.players[card.owner].is_bloodied;
        is_bloodied || self.changes(id).any(|change| change == Change::Blank)
    }

    /// Its ATK, never below 0 (CONQ-SUP-45).
    #[must_use]
    pub fn attack_of(&self, id: CardId) -> u32 {
        let card = self.card(id);
        let attached: i32 = self.attachings(id).map(|attaching| i32::from(attaching.attack)).sum();
        let lasting = |change| if let Change::Attack(more) = change { more } else { 0 };
        let lasting: i32 = self.changes(id).map(lasting).sum();
        // CONQ-KEYWORD-01
        let brutal = if self.has_keyword(id, Keyword::Brutal) { card.damage } else { 0 };
        let brutal = i32::try_from(brutal).expect("damage stays below HP");
        let all = i32::from(self.side(card).attack) + attached + lasting + brutal + modifiers::attack(self, id);
        u32::try_from(all).unwrap_or(0)
    }

    /// Its HP. RULING: what is added is added first, then it is multiplied.
    #[must_use]
    pub fn hit_points_of(&self, id: CardId) -> u32 {
        let with =
            |(sum, factor), attaching: &Attaching| (sum + u32::from(attaching.hit_points), factor * u32::from(attaching.hit_points_factor));
        let (sum, factor) = self.attachings(id).fold((self.printed_hit_points(id), 1), with);
        sum * factor
    }

    /// The damage it can still take.
    #[must_use]
    pub fn remaining_hit_points(&self, id: CardId) -> u32 {
        self.hit_points_of(id).saturating_sub(self.card(id).damage)
    }

    /// Its command icons, never below 0 (CONQ-COMP-06, CONQ-SUP-45).
    #[must_use]
    pub fn icons_of(&self, id: CardId) -> u32 {
        if self.changes(id).any(|change| change == Change::NoIcons) {
            return 0;
        }
        let attached: u32 = self.attachings(id).map(|attaching| u32::from(attaching.command)).sum();
        u32::from(self.card(id).printed().command) + attached + modifiers::icons(self, id)
    }

    /// Whether it has a keyword: printed, given by what is attached, by cards in play, or for a time.
    #[must_use]
    pub fn has_keyword(&self, id: CardId, sought: Keyword) -> bool {
        let is_printed = self.card(id).form != Form::Attachment || sought == Keyword::Limited;
        let printed = is_printed && self.card(id).printed().has_keyword(sought) && !self.is_blank(id);
        let attached = || self.attachings(id).any(|attaching| attaching.keywords.contains(&sought));
        let lasting = || self.changes(id).any(|change| change == Change::Gains(sought));
        let has = printed || attached() || lasting() || modifiers::gives(self, id, sought);
        has && !modifiers::takes(self, id, sought)
    }

    /// The number of its Area Effect, if it has that keyword; several are not added up.
    #[must_use]
    pub fn area_effect_of(&self, id: CardId) -> Option<u32> {
        let printed = Some(self.card(id).printed().area_effect).filter(|_| !self.is_blank(id));
        let most = self.attachings(id).map(|attaching| attaching.area_effect).chain(printed).max();
        most.filter(|most| *most > 0).map(u32::from)
    }

    /// Whether a card is immune to events of a seat (CONQ-GEN-03).
    #[must_use]
    pub fn is_immune_to_events_of(&self, id: CardId, seat: sternpost_core::Seat) -> bool {
        self.card(id).controller != seat && self.has_keyword(id, Keyword::ImmuneToEnemyEvents)
    }

    /// Whether a place is the first planet.
    #[must_use]
    pub fn is_at_first(&self, id: CardId) -> bool {
        let first = self.first_planet().map(At::Planet);
        first.is_some() && self.place_of(id) == first
    }
}
