//! What a running procedure has settled so far and others may look at: the turn, the tactical action, a combat, a deal.

use crate::board::units::{Condition, Location};
use crate::cards::abilities::AbilityId;
use crate::cards::action_cards::PlayedCard;
use crate::cards::agendas::Outcome;
use crate::combat::joining::Joined;
use crate::components::{ActionCardId, AgendaId, PlanetId, StrategyCardId, SystemId, UnitType};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;

/// Everything that is being carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Underway {
    /// The turn of the active player (LRR 5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// A strategic action (LRR 74).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strategic: Option<StrategicAction>,
    /// A tactical action (LRR 79).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactical: Option<TacticalAction>,
    /// A space combat (LRR 63).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combat: Option<SpaceCombat>,
    /// A ground combat (LRR 18).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<GroundCombat>,
    /// Hits that are being assigned, by the seat that takes them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub hits: BTreeMap<Seat, Hits>,
    /// Dice that lie on the table and may still be rerolled or changed (LRR 86, 63.5e).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<DiceRoll>,
    /// Action cards that were played and are not resolved yet; the last is resolved first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<PlayedCard>,
    /// An agenda that is voted on (LRR 2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// What holds for this whole agenda phase (LRR 2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agenda_phase: Option<AgendaPhase>,
    /// Outcomes of agendas that await the start of the next strategy phase.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub postponed: Vec<Postponed>,
    /// Who keeps the strategy cards of this round (Political Stability).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub keeping_cards: BTreeSet<Seat>,
    /// The strategy card just named that its chooser must not take (Public Disgrace).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disgraced: Option<StrategyCardId>,
    /// A hand of action cards that another player is looking at (Spy Net).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_hand: Option<OpenHand>,
    /// A use of production (LRR 62).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub production: Option<Production>,
    /// A planet whose resource and influence values are exchanged for a use of production (Hegemonic Trade Policy).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exchanged_values: Option<PlanetId>,
    /// Whether the space cannons that are about to fire pass fighters (Graviton Laser System).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cannons_past_fighters: bool,
    /// A transaction that is put together or carried out (LRR 82).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
}

/// A hand that somebody looks at; that it is so is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OpenHand {
    /// Whose.
    pub of: Seat,
    /// Who sees it.
    pub to: Seat,
}

/// A turn in the action phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Turn {
    /// The active player.
    pub seat: Seat,
    /// With whom a transaction was made in this turn (LRR 82.1).
    #[serde(default)]
    pub dealt_with: BTreeSet<Seat>,
    /// Planets whose control the active player has gained with the last action.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub gained: BTreeSet<PlanetId>,
    /// Whether a component action is being carried out, or was the last action of the turn (LRR 51).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub component: bool,
    /// Whether the action is one more than a turn has: it may be left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub further: bool,
    /// Whether the start of the turn is resolved and no action taken yet: what arrives now can still be used at that start (FAQ-GEN-9).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only_begun: bool,
    /// What was used at the start of the turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_at_start: Vec<(Seat, AbilityId)>,
}

impl Turn {
    /// A turn that begins.
    pub fn of(seat: Seat) -> Self {
        Self {
            seat,
            dealt_with: BTreeSet::new(),
            gained: BTreeSet::new(),
            component: false,
            further: false,
            only_begun: false,
            used_at_start: vec![],
        }
    }
}

/// A strategic action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StrategicAction {
    /// The card.
    pub card: StrategyCardId,
    /// Who performs it.
    pub seat: Seat,
    /// Who resolves the secondary without paying (LRR 34.4).
    #[serde(default)]
    pub chosen: BTreeSet<Seat>,
}

/// A tactical action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TacticalAction {
    /// The active system (LRR 6).
    pub system: SystemId,
    /// Ships on their way; they arrive together (LRR 15.5).
    #[serde(default)]
    pub moving: Vec<Moving>,
    /// What was taken aboard where ships set out, and what is where they arrive: which ship carries it is settled when they do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<Cargo>,
    /// Ground forces committed to each planet (LRR 25.2).
    #[serde(default)]
    pub committed: BTreeMap<PlanetId, u32>,
    /// Bombardment dice assigned to each planet: the value they hit on and their number (LRR 20.1d).
    #[serde(default)]
    pub volleys: BTreeMap<PlanetId, Vec<(u8, u32)>>,
    /// The planet at which dice are rolled that no unit has by itself, if it was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_dice_at: Option<PlanetId>,
    /// Whether a ground force must be committed, for the custodians token was taken (LRR 36.2).
    #[serde(default)]
    pub must_land: bool,
    /// Moves that every ship of the active player has more (Flank Speed).
    #[serde(default)]
    pub bonus_moves: u32,
    /// The ship that has a move more (Gravity Drive): its type, condition and place, until it moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub driven: Option<(UnitType, Condition, SystemId)>,
    /// Whether the active player moves no units into the system (Ceasefire).
    #[serde(default)]
    pub no_moves: bool,
    /// Whether ships have moved into the system.
    #[serde(default)]
    pub moved: bool,
    /// The system whose ships pass other players' ships (In the Silence of Space).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silent: Option<SystemId>,
    /// Whether alpha and beta wormholes lead to one another (Lost Star Chart).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub star_chart: bool,
    /// The systems to which the active one is adjacent for now (Spatial Conduit Cylinder).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub conduit: BTreeSet<SystemId>,
    /// Whose faction abilities and faction technologies do nothing in it (Greyfire Mutagen).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub muted: BTreeSet<Seat>,
    /// Whose planets BOMBARDMENT hits less easily (Bunker).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub bunkers: BTreeSet<Seat>,
    /// Whether the other players' PDS in the system have lost their abilities (Disable).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pds_disabled: bool,
}

impl TacticalAction {
    /// A system was just activated.
    #[must_use]
    pub fn begin(system: SystemId) -> Self {
        Self {
            system,
            moving: vec![],
            aboard: vec![],
            committed: BTreeMap::new(),
            volleys: BTreeMap::new(),
            extra_dice_at: None,
            must_land: false,
            bonus_moves: 0,
            driven: None,
            no_moves: false,
            moved: false,
            silent: None,
            star_chart: false,
            conduit: BTreeSet::new(),
            muted: BTreeSet::new(),
            bunkers: BTreeSet::new(),
            pds_disabled: false,
        }
    }

    /// Everything that ships on their way carry.
    pub fn cargo(&self) -> impl Iterator<Item = &Cargo> {
        self.moving.iter().flat_map(|moving| &moving.cargo).chain(&self.aboard)
    }
}

/// Equal ships that move together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Moving {
    /// Their type.
    pub unit: UnitType,
    /// Their condition.
    pub condition: Condition,
    /// How many.
    pub count: u32,
    /// The systems they have been in, the start first.
    pub path: Vec<SystemId>,
    /// How many more systems they can enter.
    pub left: u32,
    /// What they have taken aboard on their way, in the order stowed: the first ship is filled first.
    #[serde(default)]
    pub cargo: Vec<Cargo>,
}

/// Units taken aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Cargo {
    /// Their type.
    pub unit: UnitType,
    /// Where they were picked up.
    pub from: Location,
    /// How many.
    pub count: u32,
}

impl Moving {
    /// How many units are aboard.
    #[must_use]
    pub fn loaded(&self) -> u32 {
        self.cargo.iter().map(|cargo| cargo.count).sum()
    }

    /// Where they are now.
    #[must_use]
    pub fn at(&self) -> SystemId {
        *self.path.last().expect("a path has a start")
    }
}

/// A space combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SpaceCombat {
    /// Where.
    pub system: SystemId,
    /// The active player (LRR 9).
    pub attacker: Seat,
    /// The other one (LRR 84).
    pub defender: Seat,
    /// The round, from 1.
    pub round: u32,
    /// Who has announced a retreat in this round (LRR 63.4).
    #[serde(default)]
    pub retreating: Option<Seat>,
    /// Hits each side has to assign (LRR 63.5d).
    #[serde(default)]
    pub hits: BTreeMap<Seat, u32>,
    /// How many of them fighters may take only if no other ship is left ([0.0.1]).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub past_fighters: BTreeMap<Seat, u32>,
    /// Ground forces that fight like ships, by whose they are (Alastor).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub joined: BTreeMap<Seat, Joined>,
    /// Units that used sustain damage in this round.
    #[serde(default)]
    pub sustained: BTreeMap<Seat, BTreeMap<UnitType, u32>>,
    /// Units that were destroyed in this combat.
    #[serde(default)]
    pub destroyed: BTreeMap<Seat, BTreeMap<UnitType, u32>>,
    /// How many units that were, when the last round began.
    #[serde(default, skip_serializing_if = "is_none")]
    pub lost: u32,
    /// In how many rounds since then ships have sustained hits (FAQ-GEN-2).
    #[serde(default, skip_serializing_if = "is_none")]
    pub fruitless: u32,
    /// Modifiers of combat rolls in this round (LRR 54).
    #[serde(default)]
    pub bonus: BTreeMap<Seat, i8>,
    /// Modifiers of the combat rolls of fighters in this round (Fighter Prototype).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fighter_bonus: BTreeMap<Seat, i8>,
    /// Whether the retreat that was announced in this round does not take place (Intercept).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub intercepted: bool,
    /// Who may reroll dice in this round (Munitions Reserves).
    #[serde(default)]
    pub munitions: BTreeSet<Seat>,
    /// Who has used a once-per-combat ability or scored an objective in it (LRR 12.7, 27.16).
    #[serde(default)]
    pub once: Once,
    /// Whether an effect has ended it without a winner.
    #[serde(default)]
    pub broken_off: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_none(n: &u32) -> bool {
    *n == 0
}

/// What can happen once in a combat for each player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Once {
    /// Gained a technology (Technological Singularity).
    pub singularity: BTreeSet<Seat>,
    /// Scored an objective (LRR 12.7).
    pub scored: BTreeSet<Seat>,
}

/// A ground combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GroundCombat {
    /// Where.
    pub planet: PlanetId,
    /// The active player (LRR 9).
    pub attacker: Seat,
    /// The other one (LRR 84).
    pub defender: Seat,
    /// The round, from 1.
    pub round: u32,
    /// Who makes no combat rolls in this round (Magen Defense Grid).
    #[serde(default)]
    pub silent: BTreeSet<Seat>,
    /// Hits each side has to take in this round.
    #[serde(default)]
    pub hits: BTreeMap<Seat, u32>,
    /// Modifiers of combat rolls in this round (LRR 54).
    #[serde(default)]
    pub bonus: BTreeMap<Seat, i8>,
    /// Modifiers of combat rolls in the whole combat (Tekklar Legion).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub whole_combat_bonus: BTreeMap<Seat, i8>,
    /// See [`SpaceCombat::once`].
    #[serde(default)]
    pub once: Once,
}

impl GroundCombat {
    /// The other side.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Seat {
        if seat == self.attacker { self.defender } else { self.attacker }
    }

    /// Whether a player fights in it.
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat == self.attacker || seat == self.defender
    }
}

/// Hits one player takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hits {
    /// Who produced them.
    pub by: Seat,
    /// With what.
    pub source: HitSource,
    /// How many are left to assign.
    pub count: u32,
    /// How many of them fighters may take only if no other ship is left.
    #[serde(default, skip_serializing_if = "is_none_left")]
    pub past_fighters: u32,
    /// The one ship that takes them, if whoever produced them has said which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<(UnitType, Condition)>,
    /// Whether ships that were named for them are being destroyed now.
    #[serde(default)]
    pub assigned: bool,
}

impl Hits {
    /// Hits that any ship may take.
    #[must_use]
    pub fn new(by: Seat, source: HitSource, count: u32) -> Self {
        Self { by, source, count, past_fighters: 0, target: None, assigned: false }
    }

    /// The same, but fighters may take so many of them only if no other ship is left.
    #[must_use]
    pub fn past_fighters(mut self, count: u32) -> Self {
        self.past_fighters = count;
        self
    }

    /// The same for one ship.
    #[must_use]
    pub fn on(mut self, unit: UnitType, condition: Condition) -> Self {
        self.target = Some((unit, condition));
        self
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_none_left(count: &u32) -> bool {
    *count == 0
}

/// What produced hits: effects may concern only some (FAQ-AC-5, FAQ-GEN-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HitSource {
    /// A combat roll.
    Combat,
    /// SPACE CANNON (LRR 87).
    SpaceCannon,
    /// ANTI-FIGHTER BARRAGE (LRR 41).
    Barrage,
    /// The ability of a card or sheet.
    Ability,
}

/// Dice on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DiceRoll {
    /// Whose.
    pub seat: Seat,
    /// For which units.
    pub unit: UnitType,
    /// Where.
    pub at: Location,
    /// What a die must reach.
    pub hit: u8,
    /// The faces.
    pub dice: Vec<u32>,
}

/// An agenda that is voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Vote {
    /// Which.
    pub agenda: AgendaId,
    /// What each player has cast: an outcome and how many votes (LRR 2.7).
    #[serde(default)]
    pub cast: BTreeMap<Seat, (Outcome, u32)>,
    /// Who cannot vote on it (LRR 2.16).
    #[serde(default)]
    pub barred: BTreeSet<Seat>,
    /// Who has no vote, no action cards and no optional faction abilities while it is voted on (Political Secret).
    #[serde(default)]
    pub silenced: BTreeSet<Seat>,
    /// What was predicted (LRR 2.22).
    #[serde(default)]
    pub predictions: Vec<Prediction>,
    /// Who has made a transaction with whom (LRR 82.6); the lower seat first.
    #[serde(default)]
    pub dealt: BTreeSet<(Seat, Seat)>,
    /// Whether it was discarded by an effect: another is revealed in its place.
    #[serde(default)]
    pub replaced: bool,
    /// The outcome that is resolved (LRR 2.19).
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// A law that is voted on anew after this agenda (Miscount Disclosed).
    #[serde(default)]
    pub again: Option<AgendaId>,
}

impl Vote {
    /// An agenda was just revealed.
    #[must_use]
    pub fn begin(agenda: AgendaId) -> Self {
        Self {
            agenda,
            cast: BTreeMap::new(),
            barred: BTreeSet::new(),
            silenced: BTreeSet::new(),
            predictions: vec![],
            dealt: BTreeSet::new(),
            replaced: false,
            outcome: None,
            again: None,
        }
    }
}

/// What holds for a whole agenda phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct AgendaPhase {
    /// Who cannot vote in the rest of it (Public Execution).
    pub barred: BTreeSet<Seat>,
    /// Who has used an ability that works once in it (Galactic Threat).
    pub predicted: BTreeSet<Seat>,
}

/// The outcome of an agenda that comes into effect at the start of the next strategy phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Postponed {
    /// Which agenda.
    pub agenda: AgendaId,
    /// Whom it concerns.
    pub seats: Vec<Seat>,
}

/// A prediction (LRR 2.22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Prediction {
    /// Whose.
    pub seat: Seat,
    /// The action card that lies beside the agenda; none: a faction ability predicts.
    pub card: Option<ActionCardId>,
    /// What was predicted.
    pub outcome: Outcome,
}

impl SpaceCombat {
    /// A combat before its first round.
    #[must_use]
    pub fn begin(system: SystemId, attacker: Seat, defender: Seat) -> Self {
        Self {
            system,
            attacker,
            defender,
            round: 0,
            retreating: None,
            hits: BTreeMap::new(),
            past_fighters: BTreeMap::new(),
            joined: BTreeMap::new(),
            sustained: BTreeMap::new(),
            destroyed: BTreeMap::new(),
            lost: 0,
            fruitless: 0,
            bonus: BTreeMap::new(),
            fighter_bonus: BTreeMap::new(),
            intercepted: false,
            munitions: BTreeSet::new(),
            once: Once::default(),
            broken_off: false,
        }
    }

    /// The other side.
    #[must_use]
    pub fn opponent(&self, seat: Seat) -> Seat {
        if seat == self.attacker { self.defender } else { self.attacker }
    }

    /// Whether a player fights in it.
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat == self.attacker || seat == self.defender
    }
}

/// A use of the production ability, or an effect that produces units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Production {
    /// Whose units produce.
    pub seat: Seat,
    /// Where.
    pub system: SystemId,
    /// The producing places.
    pub producers: Vec<Location>,
    /// How many units may be produced (LRR 62.1).
    pub limit: u32,
    /// What is produced.
    #[serde(default)]
    pub built: BTreeMap<UnitType, u32>,
    /// What the effect says by which units are produced; none: they are produced by PRODUCTION (LRR 24.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<ProducingEffect>,
}

/// What an effect says that produces units without their PRODUCTION (LRR 24.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct ProducingEffect {
    /// The most that all of them may cost together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<u32>,
    /// What may be produced; nothing said: everything.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub only: BTreeSet<UnitType>,
}

/// A proposed transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deal {
    /// Who proposes.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What the proposer gives.
    #[serde(default)]
    pub gives: Goods,
    /// What the proposer gets.
    #[serde(default)]
    pub gets: Goods,
}

/// What a transaction can move (LRR 82.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Goods {
    /// Trade goods.
    pub trade_goods: u32,
    /// Commodities; they arrive as trade goods (LRR 50.5).
    pub commodities: u32,
    /// Promissory notes, at most one (LRR 85.5); which it is only the partners know.
    #[serde(default)]
    pub notes: u32,
    /// Action cards (LRR 82.3a); which they are only the partners know.
    #[serde(default)]
    pub action_cards: u32,
}

impl Goods {
    /// Whether it is nothing at all.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}

impl Underway {
    /// Units of a player that are on their way and stand nowhere.
    #[must_use]
    pub fn moving_units(&self, seat: Seat, unit: UnitType) -> u32 {
        let (Some(turn), Some(tactical)) = (&self.turn, &self.tactical) else { return 0 };
        if turn.seat != seat {
            return 0;
        }
        let ships = tactical.moving.iter().filter(|moving| moving.unit == unit).map(|moving| moving.count);
        let cargo = tactical.cargo().filter(|cargo| cargo.unit == unit).map(|cargo| cargo.count);
        ships.chain(cargo).sum()
    }
}
