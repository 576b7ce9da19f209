//! Agenda cards (LRR 1): laws and directives. A card is a file of its own and one row here; drawing and discarding is in
//! `deck.rs`, what laws change elsewhere in `laws.rs`, what outcomes ask in `effects.rs`.

mod deck;
mod effects;
mod laws;

use crate::prelude::*;
use crate::setup::options::Content;
use schemars::JsonSchema;
use sternpost_core::ToArg;

pub use deck::{draw, refill};
pub use effects::{Step, part, strategy_phase_begins};
pub use laws::{adds, attached, discard_law, discard_laws_of, exhaust_law, is_closed, pass_on};

/// What is printed on an agenda.
pub struct Agenda {
    /// Law or directive (LRR 1.1).
    pub kind: Kind,
    /// What is voted on.
    pub ballot: Ballot,
    /// Whether it is voted on at all; if not, it is discarded when it is revealed.
    pub needs: fn(&State) -> bool,
    /// What the outcome does; a law is in play already.
    pub resolve: fn(&Outcome, &mut T<'_>),
    /// What happens after others have made the choices of the outcome (LRR 27.15).
    pub then: fn(&mut T<'_>),
    /// What happens at the start of the next strategy phase, if the outcome postpones it.
    pub later: fn(&[Seat], &mut T<'_>),
    /// Resources and influence it adds to the planet it is attached to (LRR 10.0).
    pub adds: (u32, u32),
    /// What its owner can do with it while it is in play.
    pub texts: &'static [Ability],
    /// What it changes for good while it is in play.
    pub lasting: &'static [Passive],
}

impl Agenda {
    const fn new(kind: Kind, ballot: Ballot, resolve: fn(&Outcome, &mut T<'_>)) -> Self {
        Self { kind, ballot, needs: |_| true, resolve, then: |_| {}, later: |_, _| {}, adds: (0, 0), texts: &[], lasting: &[] }
    }

    /// A law.
    const fn law(ballot: Ballot, resolve: fn(&Outcome, &mut T<'_>)) -> Self {
        Self::new(Kind::Law, ballot, resolve)
    }

    /// A law whose outcome does nothing at once.
    const fn lasting_law(ballot: Ballot) -> Self {
        Self::new(Kind::Law, ballot, |_, _| {})
    }

    /// A directive.
    const fn directive(ballot: Ballot, resolve: fn(&Outcome, &mut T<'_>)) -> Self {
        Self::new(Kind::Directive, ballot, resolve)
    }

    /// Voted on only if this is so when it is revealed.
    const fn needing(mut self, needs: fn(&State) -> bool) -> Self {
        self.needs = needs;
        self
    }

    const fn then(mut self, then: fn(&mut T<'_>)) -> Self {
        self.then = then;
        self
    }

    const fn later(mut self, later: fn(&[Seat], &mut T<'_>)) -> Self {
        self.later = later;
        self
    }

    const fn adding(mut self, resources: u32, influence: u32) -> Self {
        self.adds = (resources, influence);
        self
    }

    const fn lasting(mut self, lasting: &'static [Passive]) -> Self {
        self.lasting = lasting;
        self
    }

    const fn with(mut self, texts: &'static [Ability]) -> Self {
        self.texts = texts;
        self
    }
}

/// LRR 1.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Stays in play (LRR 1.3).
    Law,
    /// Happens once (LRR 1.7).
    Directive,
}

/// What an agenda is voted on (LRR 2.8, 2.9).
#[derive(Clone, Copy)]
pub enum Ballot {
    /// For or against.
    ForAgainst,
    /// A player is elected.
    Player,
    /// A planet somebody controls is elected (LRR 2.11).
    Planet(fn(PlanetId) -> bool),
    /// A law in play is elected.
    Law,
    /// A secret objective that somebody has scored is elected.
    ScoredSecret,
}

messages! {
    "outcome";
    /// An outcome of an agenda (LRR 2.17).
    pub enum Outcome {
        For,
        Against,
        Player { seat: Seat },
        Planet { planet: PlanetId },
        Law { agenda: AgendaId },
        Secret { secret: SecretObjectiveId },
    }
}

impl ToArg for Outcome {
    fn to_arg(&self) -> Arg {
        self.text().to_arg()
    }
}

impl Outcome {
    /// The choice that votes for it.
    #[must_use]
    pub fn choice(&self) -> Choice {
        match *self {
            Self::For => Choice::For,
            Self::Against => Choice::Against,
            Self::Player { seat } => Choice::Seat { seat },
            Self::Planet { planet } => Choice::Planet { planet },
            Self::Law { agenda } => Choice::Law { agenda },
            Self::Secret { secret } => Choice::ScoredSecret { secret },
        }
    }

    /// The outcome a choice votes for.
    ///
    /// # Panics
    /// If it is none: only outcomes are offered.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and only outcomes are voted for")]
    pub fn chosen(choice: &Choice) -> Self {
        match *choice {
            Choice::For => Self::For,
            Choice::Against => Self::Against,
            Choice::Seat { seat } => Self::Player { seat },
            Choice::Planet { planet } => Self::Planet { planet },
            Choice::Law { agenda } => Self::Law { agenda },
            Choice::ScoredSecret { secret } => Self::Secret { secret },
            ref other => unreachable!("not an outcome: {other:?}"),
        }
    }
}

/// A law in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Law {
    pub agenda: AgendaId,
    /// In whose area it lies; nobody's: in the common area (LRR 1.4).
    #[serde(default)]
    pub owner: Option<Seat>,
    /// The planet it is attached to (LRR 10); it stays there whoever controls it (LRR 10.2).
    #[serde(default)]
    pub planet: Option<PlanetId>,
    /// Whether the card is exhausted (LRR 10.2a).
    #[serde(default)]
    pub exhausted: bool,
    /// The secret objective that it has made public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<SecretObjectiveId>,
}

sternpost_kit::cards! {
    "agenda";
    /// An agenda card.
    pub enum AgendaId: Agenda = AGENDA {
        ExecutiveSanctions => executive_sanctions,
        AntiIntellectualRevolution => anti_intellectual_revolution,
        ArmsReduction => arms_reduction,
        ColonialRedistribution => colonial_redistribution,
        CommitteeFormation => committee_formation,
        CompensatedDisarmament => compensated_disarmament,
        CoreMining => core_mining,
        DemilitarizedZone => demilitarized_zone,
        EconomicEquality => economic_equality,
        FleetRegulations => fleet_regulations,
        HolyPlanetOfIxth => holy_planet_of_ixth,
        ImperialArbiter => imperial_arbiter,
        IncentiveProgram => incentive_program,
        IxthianArtifact => ixthian_artifact,
        JudicialAbolishment => judicial_abolishment,
        MinisterOfCommerce => minister_of_commerce,
        MinisterOfExploration => minister_of_exploration,
        MinisterOfPeace => minister_of_peace,
        MinisterOfPolicy => minister_of_policy,
        MinisterOfWar => minister_of_war,
        MiscountDisclosed => miscount_disclosed,
        Mutiny => mutiny,
        NewConstitution => new_constitution,
        PublicExecution => public_execution,
        RepresentativeGovernment => representative_government,
        ResearchTeamBiotic => research_team_biotic,
        ResearchTeamCybernetic => research_team_cybernetic,
        ResearchTeamPropulsion => research_team_propulsion,
        ResearchTeamWarfare => research_team_warfare,
        SeedOfAnEmpire => seed_of_an_empire,
        SenateSanctuary => senate_sanctuary,
        ShardOfTheThrone => shard_of_the_throne,
        SwordsToPlowshares => swords_to_plowshares,
        TerraformingInitiative => terraforming_initiative,
        TheCrownOfEmphidia => the_crown_of_emphidia,
        TheCrownOfThalnos => the_crown_of_thalnos,
        UnconventionalMeasures => unconventional_measures,
        WormholeResearch => wormhole_research,
        ArchivedSecret => archived_secret,
        ConventionsOfWar => conventions_of_war,
        HomelandDefenseAct => homeland_defense_act,
        MinisterOfIndustry => minister_of_industry,
        MinisterOfSciences => minister_of_sciences,
        ProphecyOfIxth => prophecy_of_ixth,
        PublicizeWeaponSchematics => publicize_weapon_schematics,
        RegulatedConscription => regulated_conscription,
        WormholeReconstruction => wormhole_reconstruction,
        EnforcedTravelBan => enforced_travel_ban,
        SharedResearch => shared_research,
        ClassifiedDocumentLeaks => classified_document_leaks,
    }
}

/// All agendas, in the order of the list; empty if the campaign plays without.
pub fn full_deck(s: &State) -> Vec<AgendaId> {
    if s.plays_with(Content::Agendas) { s.printing.agendas().to_vec() } else { vec![] }
}

/// What the owner of a law can do with it.
pub fn texts(agenda: AgendaId) -> &'static [Ability] {
    agenda.card().texts
}

/// The wording of a card.
pub fn text_of(agenda: AgendaId) -> Text {
    Text::term("agenda-text", &agenda.id())
}

/// What its question says of an agenda: what it does to who or what is elected. Each of two outcomes says itself what it does.
pub fn text_of_ballot(agenda: AgendaId) -> Text {
    match agenda.card().ballot {
        Ballot::ForAgainst => Text::plain("agenda-for-or-against"),
        Ballot::Player | Ballot::Planet(_) | Ballot::Law | Ballot::ScoredSecret => text_of(agenda),
    }
}

/// What comes of one of two outcomes; none where somebody or something is elected.
pub fn text_of_outcome(agenda: AgendaId, outcome: &Outcome) -> Option<Text> {
    match outcome {
        Outcome::For => Some(Text::term("agenda-for", &agenda.id())),
        Outcome::Against => Some(Text::term("agenda-against", &agenda.id())),
        Outcome::Player { .. } | Outcome::Planet { .. } | Outcome::Law { .. } | Outcome::Secret { .. } => None,
    }
}

/// The outcomes that can be voted for now (LRR 2.8-2.11).
pub fn outcomes(s: &State, agenda: AgendaId) -> Vec<Outcome> {
    match agenda.card().ballot {
        Ballot::ForAgainst => vec![Outcome::For, Outcome::Against],
        // LRR 2.10: oneself too
        Ballot::Player => s.seats().map(|seat| Outcome::Player { seat }).collect(),
        Ballot::Planet(fits) => {
            let controlled = s.planets.iter().filter(|(planet, card)| card.controller.is_some() && fits(**planet));
            controlled.map(|(planet, _)| Outcome::Planet { planet: *planet }).collect()
        }
        // A law that is voted on anew may elect what it has elected already.
        Ballot::ScoredSecret => {
            let scored = s.seats().flat_map(|seat| s.players[seat].scored_secrets.iter().copied());
            let known = s.laws.iter().filter(|law| law.agenda == agenda).filter_map(|law| law.secret);
            scored.chain(known).map(|secret| Outcome::Secret { secret }).collect()
        }
        Ballot::Law => s.laws.iter().map(|law| Outcome::Law { agenda: law.agenda }).collect(),
    }
}

/// Whether there is something to vote on. RULING: an election without an eligible outcome is handled like the cards that say
/// so themselves: the card is discarded and another one revealed.
pub fn is_votable(s: &State, agenda: AgendaId) -> bool {
    (agenda.card().needs)(s) && !outcomes(s, agenda).is_empty()
}

/// The agenda that is voted on.
///
/// # Panics
/// If there is none: who asks is a part of its resolution.
pub fn voted_on(s: &State) -> AgendaId {
    s.underway.vote.as_ref().expect("an agenda is voted on").agenda
}

/// The outcome, once it is settled.
pub fn outcome(s: &State) -> Option<Outcome> {
    s.underway.vote.as_ref().and_then(|vote| vote.outcome.clone())
}

/// The elected player (LRR 2.10a).
pub fn elected_player(outcome: &Outcome) -> Option<Seat> {
    match outcome {
        Outcome::Player { seat } => Some(*seat),
        Outcome::For | Outcome::Against | Outcome::Planet { .. } | Outcome::Law { .. } | Outcome::Secret { .. } => None,
    }
}

/// The elected secret objective.
pub fn elected_secret(outcome: &Outcome) -> Option<SecretObjectiveId> {
    if let Outcome::Secret { secret } = outcome { Some(*secret) } else { None }
}

/// The elected planet (LRR 2.11a).
pub fn elected_planet(outcome: &Outcome) -> Option<PlanetId> {
    match outcome {
        Outcome::Planet { planet } => Some(*planet),
        Outcome::For | Outcome::Against | Outcome::Player { .. } | Outcome::Law { .. } | Outcome::Secret { .. } => None,
    }
}
