//! Court cards, leaders and lore (ARCS-GUILD, ARCS-NEW, ARCS-MOD, ARCS-LL): what a card is made of, and the door through which it acts.
//! Each card is a file of its own, in `guild/` or `vox/`, and one row here; no chapter of the rules names one. The lists of leaders and lore are in `cards/leaders/mod.rs` and
//! `cards/lore/mod.rs`.

use crate::prelude::*;

pub mod common;
mod held;
pub mod leaders;
pub mod lore;
pub mod modifiers;
pub mod steps;

pub use held::{CardId, Powers};
pub use modifiers::Passive;

/// A Prelude action of a card.
#[derive(Clone, Copy)]
pub struct Prelude {
    /// Whether it can be used.
    pub can: fn(&State, Seat) -> bool,
    /// What it does.
    pub does: fn(&mut T<'_>, Seat),
    /// What becomes of the card.
    pub after: AfterPrelude,
}

/// What becomes of a card whose Prelude was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterPrelude {
    /// ARCS-PREL-05: it is discarded first; that may be all it does (ARCS-RULING-06).
    Discarded,
    /// It stays, and can be used once in a turn.
    StaysForTheTurn,
    /// It lies on an action card until the round ends.
    Attached,
}

/// ARCS-NEW-01: an action taken instead of a standard one.
#[derive(Clone, Copy)]
pub struct Special {
    /// Its name.
    pub action: Action,
    /// The standard action.
    pub instead_of: Action,
    /// Whether there is anything to do.
    pub can: fn(&State, Seat) -> bool,
    /// What it does.
    pub does: fn(&mut T<'_>, Seat),
}

/// The questions of a card, in the order they can come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// The first question.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The fourth.
    Fourth,
}

/// A question of a card, beside what its answer does.
#[derive(Clone, Copy)]
pub struct Choosing {
    /// When it comes.
    pub moment: Moment,
    /// What the owner is asked; nothing if there is nothing to choose.
    pub question: fn(&State, Seat) -> Option<Question<Choice>>,
    /// What the answer does.
    pub then: fn(&mut T<'_>, Seat, Picked<Choice>),
}

/// Where a card goes once it has worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goes {
    /// It stays with its owner.
    Stays,
    /// ARCS-SECURE-04.
    ToTheDiscard,
    /// It is shuffled into the Court deck.
    IntoTheDeck,
}

/// A Court card.
#[derive(Clone, Copy)]
pub struct CourtCard {
    /// Its suit (ARCS-GUILD-01); Vox cards have none.
    pub suit: Option<Resource>,
    /// What it costs to steal.
    pub raid_cost: u8,
    /// Its Prelude action.
    pub prelude: Option<Prelude>,
    /// What it is good for as long as somebody has it.
    pub powers: Powers,
    /// What it does when it is secured.
    pub secured: Option<fn(&mut T<'_>, Seat)>,
    /// Where it goes then.
    pub goes: Goes,
}

impl CourtCard {
    /// A Guild card.
    pub const fn guild(suit: Resource, raid_cost: u8) -> Self {
        Self { suit: Some(suit), raid_cost, prelude: None, powers: Powers::NONE, secured: None, goes: Goes::Stays }
    }

    /// A Vox card, with what it does when it is secured.
    pub const fn vox(secured: fn(&mut T<'_>, Seat)) -> Self {
        Self { suit: None, raid_cost: 0, prelude: None, powers: Powers::NONE, secured: Some(secured), goes: Goes::ToTheDiscard }
    }

    /// With a Prelude action for which it is discarded.
    pub const fn discarded_for(self, does: fn(&mut T<'_>, Seat)) -> Self {
        Self { prelude: Some(Prelude { can: |_, _| true, does, after: AfterPrelude::Discarded }), ..self }
    }

    /// With another Prelude action.
    pub const fn prelude(self, prelude: Prelude) -> Self {
        Self { prelude: Some(prelude), ..self }
    }

    /// With special actions.
    pub const fn specials(self, specials: &'static [Special]) -> Self {
        Self { powers: Powers { specials, ..self.powers }, ..self }
    }

    /// With what it changes for good.
    pub const fn passives(self, passives: &'static [Passive]) -> Self {
        Self { powers: Powers { passives, ..self.powers }, ..self }
    }

    /// With what it asks.
    pub const fn choosing(self, choosing: &'static [Choosing]) -> Self {
        Self { powers: Powers { choosing, ..self.powers }, ..self }
    }

    /// With another place to go.
    pub const fn goes(self, goes: Goes) -> Self {
        Self { goes, ..self }
    }
}

sternpost_kit::cards! {
    "court-card";
    /// A Court card: 25 Guild cards, then 6 Vox cards (ARCS-COMP-04).
    pub enum CourtCardId: CourtCard = CARD {
        guild {
            LoyalEngineers => loyal_engineers,
            MiningInterest => mining_interest,
            MaterialCartel => material_cartel,
            AdminUnion => admin_union,
            ConstructionUnion => construction_union,
            FuelCartel => fuel_cartel,
            LoyalPilots => loyal_pilots,
            Gatekeepers => gatekeepers,
            ShippingInterest => shipping_interest,
            SpacingUnion => spacing_union,
            ArmsUnion => arms_union,
            PrisonWardens => prison_wardens,
            Skirmishers => skirmishers,
            CourtEnforcers => court_enforcers,
            LoyalMarines => loyal_marines,
            LatticeSpies => lattice_spies,
            Farseers => farseers,
            SecretOrder => secret_order,
            LoyalEmpaths => loyal_empaths,
            SilverTongues => silver_tongues,
            LoyalKeepers => loyal_keepers,
            SwornGuardians => sworn_guardians,
            ElderBroker => elder_broker,
            RelicFence => relic_fence,
            GalacticBards => galactic_bards,
        }
        vox {
            MassUprising => mass_uprising,
            PopulistDemands => populist_demands,
            OutrageSpreads => outrage_spreads,
            SongOfFreedom => song_of_freedom,
            GuildStruggle => guild_struggle,
            CallToAction => call_to_action,
        }
    }
}

impl CourtCardId {
    /// Its suit; none of a Vox card.
    pub(crate) fn suit(self) -> Option<Resource> {
        self.card().suit
    }

    /// What it costs to steal (ARCS-RAID-02).
    pub(crate) fn raid_cost(self) -> u8 {
        self.card().raid_cost
    }
}

/// A card without agents.
pub fn no_agents(s: &State) -> BySeat<u8> {
    BySeat::new(s.players.len(), |_| 0)
}

/// The special action of a card that a seat holds.
pub fn special(s: &State, seat: Seat, action: Action) -> Option<&'static Special> {
    modifiers::specials(s, seat).find(|special| special.action == action)
}

/// The cards whose Prelude action a seat can use now (ARCS-PREL-04).
pub fn preludes(s: &State, seat: Seat) -> Vec<CourtCardId> {
    let turn = s.turn();
    let can = |card: &CourtCardId| {
        let is_free = !turn.secured.contains(card) && !turn.used.contains(card);
        is_free && card.card().prelude.is_some_and(|prelude| (prelude.can)(s, seat))
    };
    s.players[seat].guild.iter().copied().filter(can).collect()
}

/// Uses a card's Prelude action.
pub fn use_prelude(t: &mut T<'_>, seat: Seat, card: CourtCardId) {
    let prelude = card.card().prelude.expect("only cards with a Prelude action are offered");
    t.tell(&Line::UsedCard { seat, card });
    match prelude.after {
        AfterPrelude::Discarded => discard(t, seat, card),
        AfterPrelude::StaysForTheTurn => t.state.turn_mut().used.push(card),
        AfterPrelude::Attached => lose(t.state, seat, card),
    }
    (prelude.does)(t, seat);
    t.state.turn_mut().has_acted = true;
}

fn lose(s: &mut State, seat: Seat, card: CourtCardId) {
    s.players[seat].guild.retain(|held| *held != card);
}

/// ARCS-PREL-05: a card goes from its owner to the Court discard pile.
fn discard(t: &mut T<'_>, seat: Seat, card: CourtCardId) {
    lose(t.state, seat, card);
    t.state.court.discard.push(card);
}

/// ARCS-RAID-04, ARCS-GLOSS-14: a Guild card is stolen; some are buried instead (ARCS-GLOSS-02).
pub fn steal_card(t: &mut T<'_>, seat: Seat, from: Seat, card: CourtCardId) {
    lose(t.state, from, card);
    t.tell(&Line::StoleCard { seat, from, card });
    if CardId::Court(card).has(Passive::Guard) {
        // Everybody has seen it go under the deck.
        t.state.court.deck.insert(0, card);
        t.state.court.deck.show_to_all(0);
        t.tell(&Line::Buried { card });
    } else {
        t.state.players[seat].guild.push(card);
    }
}
