//! What is printed on a player card or a token (CONQ-COMP-04 to CONQ-COMP-10), and how the rows of the tables are written.

use super::{Faction, Keyword, Trait, WarlordId};

sternpost_core::terms! {
    "card-type";
    /// The type of a card that players control (CONQ-COMP-04).
    pub enum CardType { Warlord, Army, Attachment, Support, Event, Token }
}

impl CardType {
    /// Whether it is a unit: a warlord, an army unit or a token.
    #[must_use]
    pub fn is_unit(self) -> bool {
        match self {
            Self::Warlord | Self::Army | Self::Token => true,
            Self::Attachment | Self::Support | Self::Event => false,
        }
    }
}

/// The resource cost of a card (CONQ-COMP-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So many resources.
    Of(u8),
    /// As many as one chooses when it is played.
    X,
    /// Warlords and tokens have none.
    None,
}

/// Who may put a card into a deck (CONQ-DECK-04 to CONQ-DECK-09, CONQ-COMP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loyalty {
    /// Its own faction and that faction's neighbours on the wheel; everybody, if it is neutral.
    Common,
    /// Its own faction alone.
    Loyal,
    /// The deck of this warlord, which must have all of them.
    Signature(WarlordId),
    /// Nobody: it is a warlord or a token.
    OutsideDecks,
}

/// Cards to draw and resources to gain: what a planet brings (CONQ-COMP-11), and the bonus icons of some units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reward {
    /// Cards to draw.
    pub cards: u8,
    /// Resources to gain.
    pub resources: u8,
}

/// Attack and hit points of one side of a unit card (CONQ-COMP-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// Its attack value (ATK).
    pub attack: u8,
    /// Its hit points (HP).
    pub hit_points: u8,
}

/// What an attachment can be attached to (CONQ-SUP-34).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// An army unit: neither a warlord nor a token.
    ArmyUnit,
    /// A unit of any type.
    AnyUnit,
    /// A unit that is unique; warlords are.
    UniqueUnit,
}

/// How many of an attachment there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttachmentLimit {
    /// One card with the trait Relic for each player.
    OneRelicPerPlayer,
    /// One of this title on each unit.
    OnePerUnit,
}

/// When a card is an attachment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Always.
    Always,
    /// As its player chooses whenever it enters play.
    EitherWay,
    /// As its player chooses when it is deployed; otherwise it is a unit.
    EitherIfDeployed,
}

/// What an attachment says about its bearer: what it may be, and what it has from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attaching {
    /// What it is attached to.
    pub bearer: Bearer,
    /// Whether its player must control the bearer.
    pub is_for_own_units: bool,
    /// The trait the bearer must not have.
    pub barred: Option<Trait>,
    /// How many of it there may be.
    pub limit: Option<AttachmentLimit>,
    /// When the card is an attachment at all.
    pub form: Form,
    /// What it adds to the bearer's attack.
    pub attack: i8,
    /// What it adds to the bearer's hit points.
    pub hit_points: u8,
    /// What the bearer's hit points are multiplied by, after everything is added.
    pub hit_points_factor: u8,
    /// What it adds to the bearer's command icons.
    pub command: u8,
    /// The keywords it gives.
    pub keywords: &'static [Keyword],
    /// The number of Area Effect, if it gives that keyword.
    pub area_effect: u8,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its number in the box.
    pub number: u8,
    /// Its type.
    pub card_type: CardType,
    /// Its faction; neutral cards have none.
    pub faction: Option<Faction>,
    /// Its cost.
    pub cost: Cost,
    /// Its attack and hit points, those of the hale side if it is a warlord; zero for what is no unit.
    pub side: Side,
    /// The bloodied side of a warlord (CONQ-COMP-14).
    pub bloodied: Option<Side>,
    /// Its command icons (CONQ-COMP-06).
    pub command: u8,
    /// What it brings besides to whoever wins a command struggle where it is.
    pub bonus: Reward,
    /// Its shield icons (CONQ-COMP-08).
    pub shields: u8,
    /// Whether it is unique (CONQ-SUP-26).
    pub is_unique: bool,
    /// Who may put it into a deck.
    pub loyalty: Loyalty,
    /// Its traits.
    pub traits: &'static [Trait],
    /// Its keywords.
    pub keywords: &'static [Keyword],
    /// The number of its keyword Area Effect.
    pub area_effect: u8,
    /// What it says about its bearer, if it is an attachment or can be one.
    pub attaching: Option<Attaching>,
    /// How many of it are in the box.
    pub copies: u8,
    /// Whether it does something besides its keywords, and `text/` has words for that.
    pub has_text: bool,
}

impl Printed {
    /// Whether it has a trait.
    #[must_use]
    pub fn has_trait(&self, sought: Trait) -> bool {
        self.traits.contains(&sought)
    }

    /// Whether it has a keyword.
    #[must_use]
    pub fn has_keyword(&self, sought: Keyword) -> bool {
        self.keywords.contains(&sought)
    }

    /// Whether it is a unit card.
    #[must_use]
    pub fn is_unit(&self) -> bool {
        self.card_type.is_unit()
    }

    /// Whether it is a signature card.
    #[must_use]
    pub fn is_signature(&self) -> bool {
        matches!(self.loyalty, Loyalty::Signature(_))
    }

    /// Whether its cost is a number no higher than this. A cost that is chosen, or none, is no number.
    #[must_use]
    pub fn costs_at_most(&self, most: u8) -> bool {
        match self.cost {
            Cost::Of(cost) => cost <= most,
            Cost::X | Cost::None => false,
        }
    }

    const fn of_type(card_type: CardType, cost: Cost) -> Self {
        Self {
            number: 0,
            card_type,
            faction: None,
            cost,
            side: Side { attack: 0, hit_points: 0 },
            bloodied: None,
            command: 0,
            bonus: Reward { cards: 0, resources: 0 },
            shields: 0,
            is_unique: false,
            loyalty: Loyalty::Common,
            traits: &[],
            keywords: &[],
            area_effect: 0,
            attaching: None,
            copies: 1,
            has_text: true,
        }
    }

    pub(super) const fn numbered(mut self, number: u8, faction: Option<Faction>) -> Self {
        (self.number, self.faction) = (number, faction);
        self
    }

    pub(super) const fn or_attachment(mut self, mut attaching: Attaching, form: Form) -> Self {
        attaching.form = form;
        self.attaching = Some(attaching);
        self
    }

    pub(super) const fn bonus(mut self, cards: u8, resources: u8) -> Self {
        self.bonus = Reward { cards, resources };
        self
    }

    pub(super) const fn unique(mut self) -> Self {
        self.is_unique = true;
        self
    }

    pub(super) const fn loyal(mut self) -> Self {
        self.loyalty = Loyalty::Loyal;
        self
    }

    pub(super) const fn of_squad(mut self, warlord: WarlordId) -> Self {
        self.loyalty = Loyalty::Signature(warlord);
        self
    }

    pub(super) const fn traits(mut self, traits: &'static [Trait]) -> Self {
        self.traits = traits;
        self
    }

    pub(super) const fn keywords(mut self, keywords: &'static [Keyword]) -> Self {
        self.keywords = keywords;
        self
    }

    pub(super) const fn area_effect(mut self, damage: u8) -> Self {
        self.area_effect = damage;
        self
    }

    pub(super) const fn copies(mut self, copies: u8) -> Self {
        self.copies = copies;
        self
    }

    pub(super) const fn text(mut self) -> Self {
        self.has_text = true;
        self
    }
}

impl Attaching {
    pub(super) const fn of_ones_own(mut self) -> Self {
        self.is_for_own_units = true;
        self
    }

    pub(super) const fn barring(mut self, barred: Trait) -> Self {
        self.barred = Some(barred);
        self
    }

    pub(super) const fn limited(mut self, limit: AttachmentLimit) -> Self {
        self.limit = Some(limit);
        self
    }

    pub(super) const fn adds(mut self, attack: i8, hit_points: u8) -> Self {
        (self.attack, self.hit_points) = (attack, hit_points);
        self
    }

    pub(super) const fn doubling_hit_points(mut self) -> Self {
        self.hit_points_factor = 2;
        self
    }

    pub(super) const fn adds_command(mut self, command: u8) -> Self {
        self.command = command;
        self
    }

    pub(super) const fn gives(mut self, keywords: &'static [Keyword]) -> Self {
        self.keywords = keywords;
        self
    }

    pub(super) const fn gives_area_effect(mut self, damage: u8) -> Self {
        (self.keywords, self.area_effect) = (&[Keyword::AreaEffect], damage);
        self
    }
}

/// A warlord by its hale and its bloodied side, each attack and hit points.
pub(super) const fn warlord(hale: (u8, u8), bloodied: (u8, u8)) -> Printed {
    let mut card = Printed::of_type(CardType::Warlord, Cost::None).unique();
    card.side = Side { attack: hale.0, hit_points: hale.1 };
    card.bloodied = Some(Side { attack: bloodied.0, hit_points: bloodied.1 });
    card.loyalty = Loyalty::OutsideDecks;
    card
}

pub(super) const fn army(cost: u8, attack: u8, hit_points: u8, command: u8) -> Printed {
    let mut card = Printed::of_type(CardType::Army, Cost::Of(cost));
    (card.side, card.command, card.has_text) = (Side { attack, hit_points }, command, false);
    card
}

pub(super) const fn attachment(cost: u8, shields: u8, attaching: Attaching) -> Printed {
    let mut card = Printed::of_type(CardType::Attachment, Cost::Of(cost));
    (card.shields, card.attaching) = (shields, Some(attaching));
    card
}

pub(super) const fn event(cost: Cost, shields: u8) -> Printed {
    let mut card = Printed::of_type(CardType::Event, cost);
    card.shields = shields;
    card
}

pub(super) const fn support(cost: u8) -> Printed {
    Printed::of_type(CardType::Support, Cost::Of(cost))
}

pub(super) const fn token(attack: u8, hit_points: u8) -> Printed {
    let mut card = Printed::of_type(CardType::Token, Cost::None);
    (card.side, card.loyalty, card.has_text) = (Side { attack, hit_points }, Loyalty::OutsideDecks, false);
    card
}

/// An attachment to something, which as yet does nothing for it.
pub(super) const fn on(bearer: Bearer) -> Attaching {
    Attaching {
        bearer,
        is_for_own_units: false,
        barred: None,
        limit: None,
        form: Form::Always,
        attack: 0,
        hit_points: 0,
        hit_points_factor: 1,
        command: 0,
        keywords: &[],
        area_effect: 0,
    }
}
