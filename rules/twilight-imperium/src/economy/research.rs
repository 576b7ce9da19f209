//! Researching and gaining technologies (LRR 80).

use crate::cards::agendas;
use crate::economy::payment::{self, Currency};
use crate::prelude::*;
use crate::words::reference::sort_of;
use sternpost_core::{Barred, ToArg as _};

/// Steps of research.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A player chooses what to research.
    Choose { seat: Seat },
    /// A player must research something, if anything can be (LRR 27.5).
    Command { seat: Seat },
    /// Specialty planets stand in for missing prerequisites (LRR 80.14).
    Ignore {
        seat: Seat,
        /// What is researched.
        technology: TechnologyId,
        /// Prerequisites that neither technologies nor planets satisfy yet.
        missing: BTreeMap<Colour, u32>,
        /// Whether an ability has stood in for one already.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_ability: bool,
    },
}

/// The prerequisites a player's technologies do not satisfy (LRR 80.7a, 80.7b, 80.12).
pub fn missing(s: &State, seat: Seat, technology: TechnologyId) -> BTreeMap<Colour, u32> {
    if is_open(s, technology) {
        return BTreeMap::new();
    }
    let owned = |colour: Colour| s.players[seat].technologies.iter().filter(|t| t.card().colour == Some(colour)).count();
    let needed = technology.card().prerequisites.iter();
    let missing = needed.map(|(colour, n)| (*colour, n.saturating_sub(u32::try_from(owned(*colour)).expect("few technologies"))));
    missing.filter(|(_, n)| *n > 0).collect()
}

/// Whether a player owns a technology that upgrades units of a type, or brings them.
pub fn owns_upgrade_of(s: &State, seat: Seat, unit: UnitType) -> bool {
    s.technologies_of(seat).into_iter().any(|technology| technology.card().upgrade.is_some_and(|card| card.stats().unit == unit))
}

/// Whether a law has lifted the prerequisites.
fn is_open(s: &State, technology: TechnologyId) -> bool {
    let unit = technology.card().upgrade.map(|card| card.stats().unit);
    unit.is_some_and(|unit| modifiers::is_open_once_owned(s, unit) && s.seats().any(|seat| owns_upgrade_of(s, seat, unit)))
}

/// Ready planets with a specialty of a colour (LRR 80.13, 80.15).
fn specialties(s: &State, seat: Seat, colour: Colour) -> Vec<PlanetId> {
    s.ready_planets_of(seat).filter(|planet| planet.card().specialty == Some(colour)).collect()
}

/// What a player can research now (LRR 80.11, 80.12).
pub fn researchable(s: &State, seat: Seat) -> Vec<TechnologyId> {
    let lifted = lifting(s, seat).is_some();
    own_deck(s, seat).filter(|t| lifted || is_bridged(s, seat, *t, &missing(s, seat, *t), false)).collect()
}

/// A technology that lifts all prerequisites, if its owner can pay for it.
fn lifting(s: &State, seat: Seat) -> Option<(TechnologyId, u32)> {
    modifiers::lifts_prerequisites(s, seat).filter(|(_, cost)| payment::available(s, seat, Currency::Resources) >= *cost)
}

/// What stands in for nothing in particular: an ability, once.
fn free_stand_in(s: &State, seat: Seat, technology: TechnologyId, by_ability: bool) -> Option<FactionAbilityId> {
    modifiers::ability_for_prerequisite(s, seat, technology).filter(|_| !by_ability)
}

/// Whether planets, laws and an ability can stand in for all that is missing (LRR 80.12c, 80.14).
fn is_bridged(s: &State, seat: Seat, technology: TechnologyId, missing: &BTreeMap<Colour, u32>, by_ability: bool) -> bool {
    let stand_ins = |colour: Colour| {
        let law = modifiers::law_for_prerequisite(s, seat, colour).is_some();
        sternpost_kit::count(specialties(s, seat, colour).len()) + u32::from(law)
    };
    let short: u32 = missing.iter().map(|(colour, n)| n.saturating_sub(stand_ins(*colour))).sum();
    short <= u32::from(free_stand_in(s, seat, technology, by_ability).is_some())
}

/// What is left of a player's technology deck (LRR 80.11).
fn own_deck(s: &State, seat: Seat) -> impl Iterator<Item = TechnologyId> + '_ {
    TechnologyId::ALL.iter().copied().filter(move |t| could_gain(s, seat, *t))
}

/// Whether a technology is in a player's deck still (LRR 80.2): it can be gained without research.
pub fn could_gain(s: &State, seat: Seat, technology: TechnologyId) -> bool {
    let own = technology.card().faction.is_none_or(|faction| faction == s.players[seat].faction);
    own && !s.players[seat].technologies.contains(&technology) && !is_replaced(s.players[seat].faction, technology)
}

/// Whether a research would do anything for a player.
pub fn can_research(s: &State, seat: Seat) -> bool {
    can_research_for(s, seat, 0)
}

/// The same for a research that costs command tokens of the sheet.
pub fn can_research_for(s: &State, seat: Seat, tokens: u32) -> bool {
    match modifiers::instead_of_research(s, seat) {
        Some(instead) => (instead.is_worth_it)(s, seat, tokens),
        None => !researchable(s, seat).is_empty(),
    }
}

/// A faction's own upgrade of a unit takes the place of the generic card, which the faction's deck does not hold: a generic
/// upgrade of a printed faction unit would improve nothing.
pub fn is_replaced(faction: FactionId, technology: TechnologyId) -> bool {
    let Some(upgrade) = technology.card().upgrade else { return false };
    let own = faction.sheet().technologies.iter().filter_map(|t| t.card().upgrade);
    technology.card().faction.is_none() && own.into_iter().any(|card| card.stats().unit == upgrade.stats().unit)
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Choose { seat } => it.barring(closed).asks_or(
            |s| technologies_on_offer(s, *seat, true),
            |picked, t| choose(*seat, picked, t),
            |t| replace_research(*seat, t),
        ),
        Step::Command { seat } => it.barring(closed).asks_or(
            |s| technologies_on_offer(s, *seat, false),
            |picked, t| choose(*seat, picked, t),
            |t| replace_research(*seat, t),
        ),
        Step::Ignore { seat, technology, missing, by_ability } => it.asks_or(
            |s| stand_ins(s, *seat, *technology, missing, *by_ability),
            |picked, t| ignore((*seat, *technology, *by_ability), missing.clone(), picked, t),
            |t| finish(*seat, *technology, t),
        ),
    }
}

fn technologies_on_offer(s: &State, seat: Seat, declinable: bool) -> Asks {
    if modifiers::instead_of_research(s, seat).is_some() {
        return nobody();
    }
    let known = researchable(s, seat);
    if known.is_empty() {
        return nobody();
    }
    let offers = known.into_iter().map(|technology| {
        let offer = Offer::new(Choice::Technology { technology });
        let (sort, needs) = (sort(technology), needs(technology));
        let ignored = u32::from(free_stand_in(s, seat, technology, false).is_some());
        let missing = missing(s, seat, technology);
        let lifting = lifting(s, seat).filter(|_| !is_bridged(s, seat, technology, &missing, false));
        match (missing.values().sum::<u32>().saturating_sub(ignored), lifting) {
            (_, Some((technology, cost))) => offer.hint(&Hint::ResearchBy { sort, needs, technology, cost }),
            (0, None) => offer.hint(&Hint::Research { sort, needs }),
            (count, None) => offer.hint(&Hint::ResearchBySpecialties { sort, needs, count }),
        }
    });
    // LRR 27.5: "may"
    let offers = offers.chain(declinable.then(|| Offer::new(Choice::Decline).said(&Said::NoTechnology)));
    // What exhausts nothing comes first.
    let costs = |choice: &Choice| if let Choice::Technology { technology } = choice { shortfall(s, seat, *technology) } else { u32::MAX };
    ask(seat, Question::one_of(&Prompt::ResearchTechnology, "LRR 80.12", offers).preferring(costs))
}

/// The colour of a technology, or that it is an upgrade, which has none.
fn sort(technology: TechnologyId) -> Text {
    if technology.card().upgrade.is_some() { Word::UnitUpgrade.text() } else { sort_of(technology.card()).text() }
}

/// The prerequisites printed on a card (LRR 80.12a).
pub fn needs(technology: TechnologyId) -> Text {
    let needed = technology.card().prerequisites.iter();
    let prerequisites: Vec<Colour> = needed.flat_map(|(colour, count)| (0..*count).map(|_| *colour)).collect();
    if prerequisites.is_empty() { Word::NeedsNothing.text() } else { Word::Needs { prerequisites }.text() }
}

/// LRR 80.12: what a player lacks the prerequisites of.
fn closed(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let open = researchable(s, seat);
    let closed = own_deck(s, seat).filter(|technology| !open.contains(technology));
    let barred = closed.map(|technology| {
        let colours = missing(s, seat, technology).into_iter().flat_map(|(colour, n)| (0..n).map(move |_| colour.to_arg()));
        Barred::new(Choice::Technology { technology }, &Why::LacksPrerequisites { colours: colours.collect() }, "LRR 80.12")
    });
    barred.collect()
}

fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    if let Choice::Technology { technology } = picked.one() {
        let missing = missing(t.state, seat, technology);
        t.next(steps![Step::Ignore { seat, technology, missing, by_ability: false }]);
    }
}

fn replace_research(seat: Seat, t: &mut T<'_>) {
    if let Some(instead) = modifiers::instead_of_research(t.state, seat) {
        (instead.act)(seat, t);
    }
}

fn stand_ins(s: &State, seat: Seat, technology: TechnologyId, missing: &BTreeMap<Colour, u32>, by_ability: bool) -> Asks {
    let Some((colour, _)) = missing.iter().next() else { return nobody() };
    // What costs nothing comes first; not where planets would do and something else is missing without it.
    let mut rest = missing.clone();
    stand_in(&mut rest, *colour);
    let ability = free_stand_in(s, seat, technology, by_ability).filter(|_| is_bridged(s, seat, technology, &rest, true));
    let mut offers: Vec<Offer<Choice>> = ability.into_iter().map(|ability| Offer::new(Choice::UseAbility { ability })).collect();
    // Nothing is exhausted that does not help: all that is missing must be covered.
    if is_bridged(s, seat, technology, missing, by_ability) {
        let planets = specialties(s, seat, *colour).into_iter();
        offers.extend(planets.map(|planet| Offer::new(Choice::Exhaust { planet }).at(planet.place())));
        let team = modifiers::law_for_prerequisite(s, seat, *colour);
        offers.extend(team.map(|agenda| Offer::new(Choice::UseLaw { agenda })));
    }
    let lifting = lifting(s, seat);
    offers.extend(lifting.map(|(technology, cost)| Offer::new(Choice::UseTechnology { technology }).hint(&Hint::CostsResources { cost })));
    let question = Question::one_of(&Prompt::IgnorePrerequisite { technology }, "LRR 80.14", offers);
    ask(seat, question.preferring(|choice| stand_in_rank(s, choice)).skipped_when_forced())
}

/// Ranks what stands in for a prerequisite: what costs nothing, then the planet that is worth least, a law, what costs resources.
fn stand_in_rank(s: &State, choice: &Choice) -> (u8, u32) {
    let kind = if matches!(choice, Choice::UseAbility { .. }) {
        0
    } else if matches!(choice, Choice::Exhaust { .. }) {
        1
    } else if matches!(choice, Choice::UseLaw { .. }) {
        2
    } else {
        3
    };
    (kind, payment::whole_worth(s, choice))
}

/// How many prerequisites something must be exhausted for.
fn shortfall(s: &State, seat: Seat, technology: TechnologyId) -> u32 {
    let ignored = u32::from(free_stand_in(s, seat, technology, false).is_some());
    missing(s, seat, technology).values().sum::<u32>().saturating_sub(ignored)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and planets, laws and abilities stand in")]
fn ignore(
    (seat, technology, mut by_ability): (Seat, TechnologyId, bool),
    mut missing: BTreeMap<Colour, u32>,
    picked: Picked<Choice>,
    t: &mut T<'_>,
) {
    let colour = match picked.one() {
        Choice::Exhaust { planet } => {
            payment::exhaust(t, seat, planet);
            t.tell(&Line::IgnoredPrerequisite { seat, planet });
            planet.card().specialty.expect("only specialty planets are offered")
        }
        // FAQ-AG-1: the law alone is exhausted
        Choice::UseLaw { agenda } => {
            agendas::exhaust_law(t, agenda);
            t.tell(&Line::UsedLaw { seat, agenda });
            *missing.keys().next().expect("a colour is missing")
        }
        Choice::UseAbility { ability } => {
            by_ability = true;
            t.tell(&Line::UsedAbility { seat, ability });
            *missing.keys().next().expect("a colour is missing")
        }
        Choice::UseTechnology { technology: by } => {
            lift_prerequisites(t, seat, by);
            t.next(steps![Step::Ignore { seat, technology, missing: BTreeMap::new(), by_ability }]);
            return;
        }
        choice => unreachable!("{choice:?} stands in for nothing"),
    };
    stand_in(&mut missing, colour);
    t.next(steps![Step::Ignore { seat, technology, missing, by_ability }]);
}

/// The technology that lifts all prerequisites is exhausted, and paid for.
fn lift_prerequisites(t: &mut T<'_>, seat: Seat, by: TechnologyId) {
    let (_, owed) = lifting(t.state, seat).expect("only what can be paid is offered");
    t.state.players[seat].exhausted_technologies.insert(by);
    t.tell(&Line::UsedTechnology { seat, technology: by });
    t.next(steps![payment::Step { seat, currency: Currency::Resources, owed }]);
}

/// Nothing is missing any more.
fn finish(seat: Seat, technology: TechnologyId, t: &mut T<'_>) {
    t.tell(&Line::ResearchedTechnology { seat, technology });
    t.state.players[seat].technologies.insert(technology);
    modifiers::researched(seat, t);
    t.next([window(Occasion::Researched { seat, technology })]);
}

/// One prerequisite less is missing (LRR 80.14).
fn stand_in(missing: &mut BTreeMap<Colour, u32>, colour: Colour) {
    let left = missing.get_mut(&colour).expect("the colour is missing");
    *left -= 1;
    if *left == 0 {
        missing.remove(&colour);
    }
}

/// A player gains a technology without research (LRR 80.5).
pub fn gain(t: &mut T<'_>, seat: Seat, technology: TechnologyId) {
    t.state.players[seat].technologies.insert(technology);
    t.tell(&Line::GainedTechnology { seat, technology });
}
