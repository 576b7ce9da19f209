//! Cards, and the one door through which they act.
//!
//! # How a card is written
//!
//! A card of which something is more than numbers, icons, keywords and shields is ONE file, `cards/NAME.rs`, and ONE row in the list below
//! (`Title => file`). Its file holds `pub static CARD: Card`, made of [`Card::NEW`]:
//!
//! ```ignore
//! //! Weirdboy Maniak: reaction, when it has entered play: every other unit here is dealt 1 damage.
//!
//! pub static CARD: Card = Card {
//!     abilities: &[Ability::may(&[Timing::Entered], has_entered, deal)],
//!     ..Card::NEW
//! };
//!
//! fn has_entered(s: &State, using: &Use) -> bool {
//!     matches!(using.occasion, Occasion::Entered { card } if card.card == using.this()) && others_here(s, using).next().is_some()
//! }
//!
//! fn deal(using: &Use, t: &mut T<'_>) { ... damage::deal(...) }
//! ```
//!
//! * **When.** `on` names the timing points ([`Timing`]); the condition says when it really fits, of public knowledge only: it decides who is asked
//!   at all. It must be false where the ability could change nothing, or has no target (CONQ-SUP-13); costs need not be looked at. A reaction stands at an occasion
//!   after what happened, an interrupt at one before. Actions use the constants `Timing::COMBAT_ACTION`, ... and say `.again()`; what limits them
//!   is their cost, or `limit: Some(1)` for each phase. At one timing point a card has one ability.
//! * **Whose.** `using.seat` is who uses it, `using.this()` the card in play it stands on. Events and what acts from a hand say `from_hand: true`; a condition is
//!   asked of them as if they were held. What needs another card of the hand asks `holding::could_hold` in its condition, and looks at the hand in `held`.
//! * **Cost.** `cost: &[Cost::ExhaustThis, Cost::Resources(1)]`. The door offers the ability only if all of it can be paid, asks what
//!   has to be chosen for it before targets are chosen, and pays when targets are locked. An event's own resources need no mention. What was paid with
//!   stands in `s.playing()` until the use is over (`pays_with`, `discards`).
//! * **Targets.** `.asking(ask)`: `ask(s, using)` returns the next question, or nothing when all is chosen (`using.chosen.len()` says how far it is). Build it with
//!   [`choosing::one_card`] (`one_card_by` for what another seat chooses), `some_cards`, `one_planet`, `one_place`: they leave out what may not be targeted; the condition
//!   asks [`choosing::any`] of the same cards. Who is chosen without being a target is asked for with [`choosing::any_card`], cards of a hand with
//!   [`choosing::one_of`]. Before targets are locked an answer is read with `choosing::named(s, using, at)`, in `resolve` the cards chosen are
//!   `choosing::target(s, at)` and `targets(s)` (those still in play), places `place_chosen(using.choice(at))`. Set `targets: true` if its choices are
//!   targets in the sense of the rules.
//! * **Effect.** `resolve` changes the table through the doors of `effects` only: `damage::deal`, `leaving::destroy | sacrifice | to_hand | leave`, `entering::put_into_play`,
//!   `moving::move_to | rout | commit`, `readiness::exhaust | ready`, `drawing::draw | discard_at_random | take_back`, `attaching::attach`, `lasting::add`. It tells what
//!   it did that no door tells.
//! * **What comes after.** Where something is asked only when the effect has begun (a search), `then: Some(Then { ask, resolve })` is asked behind it,
//!   with the answers of `ask` behind those that were given before (`searching` has the usual one).
//! * **For good.** What a card changes as long as it is in play is declared in `passives`: [`modifiers::Passive`] lists what there can be. Chapters ask
//!   `cards::modifiers` and name no card. A reducer of costs is one of them.
//! * **Forced.** `Ability::must(..)` is carried out by the door before the window of the same occasion; the occasions that can force are
//!   `Exhausting`, `Assigned`, `Entered`, and it must say so in `on`.
//! * **Words.** The card's name is in `text/*-components.ftl`, its text in `text/*-texts.ftl`; a new question needs a row in `words::Prompt`, a new line one in `words::Line`, both worded in both
//!   languages. Most cards need neither.
//! * **Scenarios.** `scenarios/cards/NNN-name-*.yaml`: that it does what it says, that it does not when it must not, with nothing to target or nothing to pay.
//!   A card in play is `card:goff-nob:1` (the second of its face is `:2`), its ability `use:NAME:1`, an event `play:NAME`, a planet `planet:2:atrox-prime`. Windows of
//!   actions ask whoever could hold something, which `until: {seat: 1, prompt: ask-shield}` passes by.
//! * **Examples.** Reaction in play `weirdboy_maniak`; two texts `promethium_mine`; from the hand `elysian_assault_team`, `foresight`; action `catachan_outpost`, again and again
//!   `haemonculus_tormentor`, once a phase `captain_markis`; event `battle_cry`, with X `tzeentchs_firestorm`, as an interrupt `nullify`, `no_mercy`; tokens `snotling_attack`;
//!   search `swordwind_farseer`; forced `bodyguard`, `dire_mutation`; damage `iron_halo`, `zarathur_high_sorcerer`, `repulsor_impact_field`; defender `fire_warrior_elite`; moved damage
//!   `kraktoof_hall`; leaving play `exterminatus`, `deception`; attachments `command_link_drone`; the other seat chooses `soul_grinder`; cancelled by target
//!   `communications_relay`; costs `zarathurs_flamers`, `nazdregs_flash_gitz`, `banshee_power_sword`; for good `colonel_straken`, `nazdreg`, `land_raider`; reducers `fortress_monastery`,
//!   `bigga_is_betta`; another card of the hand `veteran_brother_maxos`, `infernal_gateway`, of the discard pile too `commander_shadowsun`; each player chooses `ork_kannon`;
//!   a deck is looked at and revealed `biel_tan_warp_spiders`, `murder_cogitator`; the other seat discards `wailing_wraithfighter`, sacrifices at an event `power_from_pain`;
//!   deployed by an effect `ambush_platform`; back from the discard pile `coliseum_fighters`, `gift_of_isha`.
//!
//! Then `rustfmt` is called on the file by name, for `cargo fmt` does not follow `cards!`.

pub mod choosing;
pub mod costs;
pub mod door;
pub mod holding;
pub mod modifiers;
pub mod occasions;
pub mod planets;
pub mod searching;

use crate::position::in_play::Named;
use crate::position::underway::Deploying;
use crate::prelude::*;
pub use costs::Cost;
use modifiers::Passive;
pub use occasions::{Occasion, Timing};
use std::sync::LazyLock;
use sternpost_kit::abilities::{self as kit, UseOf};

sternpost_kit::cards! {
    "written";
    /// A card with a text of its own: its file is named after it.
    pub enum Written: Card = CARD {
        WeirdboyManiak => weirdboy_maniak,
        ColonelStraken => colonel_straken,
        Nazdreg => nazdreg,
        FortressMonastery => fortress_monastery,
        BattleCry => battle_cry,
        SnotlingAttack => snotling_attack,
        Nullify => nullify,
        ElysianAssaultTeam => elysian_assault_team,
        Bodyguard => bodyguard,
        DireMutation => dire_mutation,
        SwordwindFarseer => swordwind_farseer,
        IronHalo => iron_halo,
        CatachanOutpost => catachan_outpost,
        ZarathursFlamers => zarathurs_flamers,
        RepulsorImpactField => repulsor_impact_field,
        NazdregsFlashGitz => nazdregs_flash_gitz,
        BiggaIsBetta => bigga_is_betta,
        FireWarriorElite => fire_warrior_elite,
        LandRaider => land_raider,
        NoMercy => no_mercy,
        KraktoofHall => kraktoof_hall,
        Exterminatus => exterminatus,
        Deception => deception,
        Foresight => foresight,
        CommandLinkDrone => command_link_drone,
        PreemptiveBarrage => preemptive_barrage,
        HaemonculusTormentor => haemonculus_tormentor,
        TzeentchsFirestorm => tzeentchs_firestorm,
        CaptainMarkis => captain_markis,
        BansheePowerSword => banshee_power_sword,
        ZarathurHighSorcerer => zarathur_high_sorcerer,
        SoulGrinder => soul_grinder,
        CommunicationsRelay => communications_relay,
        PromethiumMine => promethium_mine,
        Crushface => crushface,
        CaptainCatoSicarius => captain_cato_sicarius,
        PackmasterKith => packmaster_kith,
        EldorathStarbane => eldorath_starbane,
        CommanderShadowsun => commander_shadowsun,
        SicariussChosen => sicariuss_chosen,
        CatosStronghold => catos_stronghold,
        TheFuryOfSicarius => the_fury_of_sicarius,
        HonoredLibrarian => honored_librarian,
        BloodAngelsVeterans => blood_angels_veterans,
        VeteranBrotherMaxos => veteran_brother_maxos,
        IronHandsTechmarine => iron_hands_techmarine,
        DropPodAssault => drop_pod_assault,
        Indomitable => indomitable,
        GodwynPatternBolter => godwyn_pattern_bolter,
        HolySepulchre => holy_sepulchre,
        StrakensCommandSquad => strakens_command_squad,
        OmegaZeroCommand => omega_zero_command,
        GloriousIntervention => glorious_intervention,
        StrakensCunning => strakens_cunning,
        CadianMortarSquad => cadian_mortar_squad,
        EnginseerAugur => enginseer_augur,
        InfantryConscripts => infantry_conscripts,
        SuppressiveFire => suppressive_fire,
        ImperialBunker => imperial_bunker,
        RockcreteBunker => rockcrete_bunker,
        TankbustaBommaz => tankbusta_bommaz,
        BadDok => bad_dok,
        Rokkitboy => rokkitboy,
        GoffBoyz => goff_boyz,
        BurnaBoyz => burna_boyz,
        SquigBombin => squig_bombin,
        OrkKannon => ork_kannon,
        BigtoofBanna => bigtoof_banna,
        TellyportaPad => tellyporta_pad,
        ShrineOfWarpflame => shrine_of_warpflame,
        InfernalGateway => infernal_gateway,
        MarkOfChaos => mark_of_chaos,
        SplinteredPathAcolyte => splintered_path_acolyte,
        UmbralPreacher => umbral_preacher,
        RavenousFleshHounds => ravenous_flesh_hounds,
        VirulentPlagueSquad => virulent_plague_squad,
        XavaesSplitTongue => xavaes_split_tongue,
        Warpstorm => warpstorm,
        PromiseOfGlory => promise_of_glory,
        FortressOfMadness => fortress_of_madness,
        MurderCogitator => murder_cogitator,
        KithsKhymeramasters => kiths_khymeramasters,
        KhymeraDen => khymera_den,
        PactOfTheHaemonculi => pact_of_the_haemonculi,
        AgonizerOfBren => agonizer_of_bren,
        BeasthunterWyches => beasthunter_wyches,
        BlackHeartRavager => black_heart_ravager,
        MurderOfRazorwings => murder_of_razorwings,
        ColiseumFighters => coliseum_fighters,
        SyrenZythlex => syren_zythlex,
        PowerFromPain => power_from_pain,
        ArchonsTerror => archons_terror,
        Raid => raid,
        HypexInjector => hypex_injector,
        AltarOfTorment => altar_of_torment,
        TwistedLaboratory => twisted_laboratory,
        StarbanesCouncil => starbanes_council,
        AlaitocShrine => alaitoc_shrine,
        WildriderSquadron => wildrider_squadron,
        WailingWraithfighter => wailing_wraithfighter,
        ShroudedHarlequin => shrouded_harlequin,
        SilveredBladeAvengers => silvered_blade_avengers,
        BielTanWarpSpiders => biel_tan_warp_spiders,
        SpiritseerErathal => spiritseer_erathal,
        Superiority => superiority,
        Doom => doom,
        GiftOfIsha => gift_of_isha,
        CorsairTradingPort => corsair_trading_port,
        CraftworldGate => craftworld_gate,
        SquadronRedeployment => squadron_redeployment,
        CarnivorePack => carnivore_pack,
        FireWarriorStrikeTeam => fire_warrior_strike_team,
        EarthCasteTechnician => earth_caste_technician,
        FirebladeKaisvre => fireblade_kaisvre,
        ExperimentalDevilfish => experimental_devilfish,
        EvenTheOdds => even_the_odds,
        CalculatedStrike => calculated_strike,
        FrontlineLaunchBay => frontline_launch_bay,
        AmbushPlatform => ambush_platform,
        FallBack => fall_back,
        Cultist => cultist,
    }
}

/// What a card can do at an occasion.
pub type Ability = kit::Ability<Conquest>;
/// An ability that is being used.
pub type Use = UseOf<Conquest>;
/// What an ability asks next, and whom; nothing: all is chosen.
pub type Next = kit::Next<Choice>;

/// What is written on a card besides numbers, icons and keywords.
#[derive(Clone, Copy)]
pub struct Card {
    /// What it can do, and when.
    pub abilities: &'static [Ability],
    /// What each of its abilities costs besides the resources of an event.
    pub cost: &'static [Cost],
    /// How often it may be used in a phase, each copy by itself.
    pub limit: Option<u32>,
    /// Whether what it asks are targets.
    pub targets: bool,
    /// Whether it is used from the hand.
    pub from_hand: bool,
    /// Whether what it needs of its user's hand is really there: looked at only for what is offered, never for who is asked.
    pub held: fn(&State, &Use) -> bool,
    /// What is asked and done once its effect has begun.
    pub then: Option<Then>,
    /// What it changes as long as it is in play.
    pub passives: &'static [Passive],
    /// How it reduces the cost of what is deployed, played from the hand.
    pub reduces_from_hand: Option<HandReducer>,
}

/// An event that is played while a card is deployed and reduces its cost.
#[derive(Clone, Copy)]
pub struct HandReducer {
    /// By how much.
    pub by: fn(&State, &Deploying) -> u32,
    /// What the card is dealt once it has entered play.
    pub damage: u32,
}

impl Card {
    /// A card that does nothing yet.
    pub const NEW: Self = Self {
        abilities: &[],
        cost: &[],
        limit: None,
        targets: false,
        from_hand: false,
        held: |_, _| true,
        then: None,
        passives: &[],
        reduces_from_hand: None,
    };
}

/// What an ability asks and does once its effect has begun.
#[derive(Clone, Copy)]
pub struct Then {
    /// What is asked next; nothing: all is said.
    pub ask: fn(&State, &Use) -> Next,
    /// What comes of it.
    pub resolve: fn(&Use, &mut T<'_>),
}

/// The name of an ability: whose text it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbilityId {
    /// Of a card in play.
    Card(Named),
    /// Of a card in hand.
    Hand {
        /// Which.
        title: Title,
    },
    /// Deploying a card with Ambush in the combat phase (CONQ-KEYWORD-05).
    Ambush {
        /// Which.
        title: Title,
    },
    /// Of a planet (CONQ-ABILITY-07).
    Planet {
        /// Which.
        planet: PlanetId,
        /// Where it lies.
        slot: SlotId,
    },
}

impl AbilityId {
    /// The card whose text it is.
    #[must_use]
    pub const fn face(self) -> Option<CardName> {
        match self {
            Self::Card(named) => Some(named.face),
            Self::Hand { title } => Some(CardName::Title(title)),
            Self::Ambush { .. } | Self::Planet { .. } => None,
        }
    }

    /// The event it plays.
    #[must_use]
    pub fn event(self) -> Option<Title> {
        match self {
            Self::Hand { title } => (title.card().card_type == CardType::Event).then_some(title),
            Self::Card(_) | Self::Ambush { .. } | Self::Planet { .. } => None,
        }
    }
}

/// What a use of an ability is asked again and again.
pub trait Using {
    /// The card in play it stands on.
    fn this(&self) -> CardId;
    /// The planet whose battle ability it is.
    fn planet(&self) -> SlotId;
    /// The seat across the table.
    fn other(&self) -> Seat;
}

impl Using for Use {
    fn this(&self) -> CardId {
        let AbilityId::Card(named) = self.ability else { unreachable!("it stands on no card in play: {:?}", self.ability) };
        named.card
    }
    fn planet(&self) -> SlotId {
        let AbilityId::Planet { slot, .. } = self.ability else { unreachable!("it is of no planet: {:?}", self.ability) };
        slot
    }
    fn other(&self) -> Seat {
        crate::position::other(self.seat)
    }
}

/// What is written on a card or token, if it is more than numbers.
#[must_use]
pub fn written(face: CardName) -> Option<&'static Card> {
    static BY_FACE: LazyLock<BTreeMap<CardName, &'static Card>> = LazyLock::new(|| {
        let written = |face: CardName| Written::ALL.iter().find(|id| id.slug() == face.slug()).map(|id| (face, id.card()));
        all_faces().filter_map(written).collect()
    });
    BY_FACE.get(&face).copied()
}

/// Every card and token of the box.
pub fn all_faces() -> impl Iterator<Item = CardName> {
    let titles = Title::ALL.iter().copied().map(CardName::Title);
    titles.chain(Token::ALL.iter().copied().map(CardName::Token))
}
