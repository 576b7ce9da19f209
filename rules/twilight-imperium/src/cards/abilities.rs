//! The one door through which cards and sheets act (LRR 27): what an ability is, who has which, and how one is used.
//!
//! An ability says when it can be used, what its user must choose, and what it does. RULING: costs are paid when it is
//! resolved, so that a cancelled card has cost nothing but itself (LRR 27.9).
//!
//! `when` may look at public knowledge only, for it also decides who is asked at all; whether the card is held is checked
//! here.

use crate::cards::action_cards;
use crate::cards::component_actions::Against;
use crate::cards::occasions;
use crate::cards::promissory_notes::NoteId;
use crate::cards::timetable::{self, TimingIndex};
use crate::cards::{agendas, faction_abilities, objectives, promissory_notes, secret_objectives, technologies};
use crate::flow;
use crate::phases::voting;
use crate::prelude::*;
use sternpost_core::{Force, Reacts, Usable, Window};
use sternpost_kit::abilities::{self as kit, Abilities, UseOf};

/// What an ability asks next, and whom; nothing: all is chosen.
pub type Next = kit::Next<Choice>;
/// What a component can do at an occasion.
pub type Ability = kit::Ability<TwilightImperium>;
/// An ability that is being used.
pub type Use = UseOf<TwilightImperium>;
/// Steps of using abilities.
pub type Step = kit::Step<Use>;

/// The name of an ability: whose text it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbilityId {
    /// Of an action card in hand.
    ActionCard {
        card: ActionCardId,
        /// How often this player's card of that name was cancelled: a cancelled card does not count as played (LRR 3.6b).
        cancelled: u32,
    },
    /// Of a promissory note in hand or in the play area.
    Note(NoteId),
    /// Of a technology.
    Technology(TechnologyId),
    /// Of a faction sheet or a flagship.
    Faction(FactionAbilityId),
    /// Of a law somebody owns.
    Law(AgendaId),
    /// Scoring a secret objective of the action phase.
    Secret(SecretObjectiveId),
}

impl AbilityId {
    /// The note that it is on.
    ///
    /// # Panics
    /// If it is on no note: only texts of notes ask.
    pub fn note(self) -> NoteId {
        let Self::Note(note) = self else { unreachable!("not a note: {self:?}") };
        note
    }

    /// The name of the component it stands on.
    pub fn name(self) -> Text {
        match self {
            Self::ActionCard { card, .. } => card.name(),
            Self::Note(note) => note.kind.name(),
            Self::Technology(technology) => technology.name(),
            Self::Faction(ability) => ability.name(),
            Self::Law(agenda) => agenda.name(),
            Self::Secret(secret) => secret.name(),
        }
    }
}

/// The name of what brought a question about; steps of older positions do not hold it.
pub fn name_of(by: Option<AbilityId>) -> Text {
    by.map_or_else(|| Word::AnEffect.text(), AbilityId::name)
}

/// The first question of an ability: one of these. Nothing is asked a second time, nor without anything to choose from.
pub fn first_choice(using: &Use, seat: Seat, prompt: &Prompt, offers: impl IntoIterator<Item = Offer<Choice>>) -> Next {
    let offers: Vec<Offer<Choice>> = if using.chosen.is_empty() { offers.into_iter().collect() } else { vec![] };
    (!offers.is_empty()).then(|| (seat, Question::one_of(prompt, "LRR 3.7", offers).skipped_when_forced()))
}

/// The abilities of a component; nothing if its text is plain rules elsewhere.
fn texts(id: AbilityId) -> &'static [Ability] {
    match id {
        AbilityId::ActionCard { card, .. } => std::slice::from_ref(&card.card().ability),
        AbilityId::Note(note) => promissory_notes::texts(note.kind),
        AbilityId::Technology(technology) => technologies::texts(technology),
        AbilityId::Faction(ability) => faction_abilities::texts(ability),
        AbilityId::Law(agenda) => agendas::texts(agenda),
        AbilityId::Secret(secret) => secret_objectives::texts(secret),
    }
}

/// What lies open before a seat and speaks here: everybody sees that the seat has it.
fn open_components(s: &State, speakers: &TimingIndex, seat: Seat) -> impl Iterator<Item = AbilityId> {
    face_up_or_not(s, speakers, seat).filter(move |id| !is_exhausted(s, seat, *id))
}

/// Whether the card is exhausted: then nothing on it can be used (LRR 26.0).
fn is_exhausted(s: &State, seat: Seat, id: AbilityId) -> bool {
    matches!(id, AbilityId::Technology(technology) if s.is_exhausted(seat, technology))
}

/// The same, exhausted technologies included.
fn face_up_or_not(s: &State, speakers: &TimingIndex, seat: Seat) -> impl Iterator<Item = AbilityId> {
    let player = &s.players[seat];
    let technologies = speakers.technologies.iter().filter(move |t| s.has_technology(seat, **t));
    let abilities = speakers.faction_abilities.iter().filter(move |ability| s.has_ability(seat, **ability));
    // What a note has brought about for a round of combat goes on when the note is back with its owner (LRR 85.3).
    let funded = s.underway.combat.as_ref().and_then(|combat| combat.funded.get(&seat));
    let notes = player.play_area.iter().chain(funded).filter(|note| speakers.notes.contains(&note.kind));
    let laws = s.laws_of(seat).filter(|law| speakers.laws.contains(law));
    let sheets = technologies.copied().map(AbilityId::Technology).chain(abilities.copied().map(AbilityId::Faction));
    // LRR 12.16
    let leaked = speakers
        .secrets
        .iter()
        .filter(move |secret| secret_objectives::open_to(s, seat).any(|open| open == **secret) && objectives::controls_home(s, seat));
    let laws = laws.map(AbilityId::Law).chain(leaked.copied().map(AbilityId::Secret));
    sheets.chain(notes.copied().map(AbilityId::Note)).chain(laws)
}

/// A card of that name in a player's hand.
fn hand_card(s: &State, seat: Seat, card: ActionCardId) -> AbilityId {
    AbilityId::ActionCard { card, cancelled: s.players[seat].cancelled.get(&card).copied().unwrap_or(0) }
}

/// What a seat holds hidden and speaks here.
fn hidden_components(s: &State, speakers: &TimingIndex, seat: Seat) -> impl Iterator<Item = AbilityId> {
    let player = &s.players[seat];
    let hand = player.action_cards.for_the_rules();
    let cards = speakers.action_cards.iter().filter(|card| hand.contains(card)).map(move |card| hand_card(s, seat, *card));
    // LRR 85.2: not one's own notes
    let held = player.notes.for_the_rules().iter().filter(|note| note.owner != seat && speakers.notes.contains(&note.kind));
    let mut notes: Vec<NoteId> = held.copied().collect();
    notes.sort_unstable();
    notes.dedup();
    let drawn = player.secrets.for_the_rules();
    let secrets = speakers.secrets.iter().filter(|secret| drawn.contains(secret)).copied();
    cards.chain(notes.into_iter().map(AbilityId::Note)).chain(secrets.map(AbilityId::Secret))
}

/// What a seat could hold hidden as far as everybody knows, and would speak here.
fn possibly_hidden(s: &State, speakers: &TimingIndex, seat: Seat) -> impl Iterator<Item = AbilityId> {
    let player = &s.players[seat];
    let draws = !player.action_cards.is_empty();
    let cards = speakers.action_cards.iter().filter(move |card| draws && action_cards::is_at_large(s, **card));
    let holds = !speakers.notes.is_empty() && player.foreign_notes > 0 && !player.notes.is_empty();
    let notes = holds.then(|| promissory_notes::hidden_notes(s)).into_iter().flatten();
    let notes = notes.filter(move |note| note.owner != seat && speakers.notes.contains(&note.kind));
    let secrets = speakers.secrets.iter().filter(|_| !player.secrets.is_empty());
    let cards = cards.map(move |card| hand_card(s, seat, *card));
    cards.chain(notes.map(AbilityId::Note)).chain(secrets.copied().map(AbilityId::Secret))
}

/// Whether an effect keeps a seat from using an ability (FAQ-GEN-13, FAQ-GEN-14: Political Secret).
fn is_silenced(s: &State, seat: Seat, id: AbilityId, force: Force) -> bool {
    if matches!(id, AbilityId::ActionCard { .. }) && modifiers::is_silenced_by_turn(s, seat) {
        return true;
    }
    voting::is_silenced(s, seat) && force == Force::May && matches!(id, AbilityId::ActionCard { .. } | AbilityId::Faction(_))
}

/// Whether a text would act here that has not named the timing point: nobody would ever ask it.
fn anything_is_forgotten(s: &State, occasion: &Occasion, seat: Seat) -> bool {
    let hand = ActionCardId::ALL.iter().map(|card| hand_card(s, seat, *card));
    let notes = promissory_notes::all_notes(s).map(AbilityId::Note);
    let technologies = TechnologyId::ALL.iter().copied().map(AbilityId::Technology);
    let sheets = FactionAbilityId::ALL.iter().copied().map(AbilityId::Faction);
    let laws = AgendaId::ALL.iter().copied().map(AbilityId::Law);
    let secrets = SecretObjectiveId::ALL.iter().copied().map(AbilityId::Secret);
    let mut all = hand.chain(notes).chain(technologies).chain(sheets).chain(laws).chain(secrets);
    all.any(|id| kit::is_forgotten::<TwilightImperium>(s, id, occasion, seat))
}

/// What a seat has that acts at an occasion and cannot be used as a component action now, with what stands against it.
pub fn against(s: &State, occasion: &Occasion, seat: Seat) -> Vec<(AbilityId, Against)> {
    let speakers = timetable::at(occasion.timing());
    let of = |id: AbilityId| {
        let against = kit::against::<TwilightImperium>(s, id, occasion, seat)?;
        if is_exhausted(s, seat, id) { Some(Against::exhausted()) } else { against }
    };
    let has = face_up_or_not(s, speakers, seat).chain(hidden_components(s, speakers, seat));
    has.filter_map(|id| Some((id, of(id)?))).collect()
}

/// The choice that uses an ability.
pub fn choice(id: AbilityId) -> Choice {
    match id {
        AbilityId::ActionCard { card, .. } => Choice::PlayCard { card },
        AbilityId::Note(note) => Choice::PlayNote { note: note.kind, owner: note.owner },
        AbilityId::Technology(technology) => Choice::UseTechnology { technology },
        AbilityId::Faction(ability) => Choice::UseAbility { ability },
        AbilityId::Law(agenda) => Choice::UseLaw { agenda },
        AbilityId::Secret(secret) => Choice::ScoreSecret { secret },
    }
}

/// Who does nothing lets it pass.
fn reaction(choice: Choice) -> Offer<Choice> {
    let is_none = choice == Choice::Nothing;
    let offer = Offer::new(choice);
    if is_none { offer.said(&Said::NoReaction) } else { offer }
}

impl Abilities for TwilightImperium {
    type Timing = Timing;
    type Against = Against;
    const ACTIONS: &'static [Timing] = &[Timing::ComponentAction];

    fn timing(occasion: &Occasion) -> Timing {
        occasion.timing()
    }
    // LRR 51
    fn is_own_time(occasion: &Occasion, seat: Seat) -> bool {
        *occasion == Occasion::ComponentAction { seat }
    }
    fn texts(id: AbilityId) -> &'static [Ability] {
        texts(id)
    }
    fn is_silent(timing: Timing) -> bool {
        timetable::at(timing).is_empty()
    }
    fn open(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = AbilityId> {
        open_components(s, timetable::at(timing), seat)
    }
    fn held(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = AbilityId> {
        hidden_components(s, timetable::at(timing), seat)
    }
    fn could_hold(s: &State, timing: Timing, seat: Seat) -> impl Iterator<Item = AbilityId> {
        possibly_hidden(s, timetable::at(timing), seat)
    }
    fn is_silenced(s: &State, seat: Seat, id: AbilityId, force: Force) -> bool {
        is_silenced(s, seat, id, force)
    }
    fn announce(id: AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        announce(id, seat, occasion, t);
    }
    fn step(step: Step) -> flow::Step {
        step.into()
    }
    fn locked(using: &Use, t: &mut T<'_>) {
        match using.ability {
            AbilityId::ActionCard { card, .. } => action_cards::open_to_cancelling(t, using.clone(), card),
            AbilityId::Note(_) | AbilityId::Technology(_) | AbilityId::Faction(_) | AbilityId::Law(_) | AbilityId::Secret(_) => {
                kit::resolve(using, t)
            }
        }
    }
    fn finish(using: &Use, t: &mut T<'_>) {
        action_cards::resolve(t, using, |t| kit::resolve(using, t));
    }
    fn described(s: &State, question: Question<Choice>) -> Question<Choice> {
        choosing::with_planets_described(s, question)
    }
}

impl Reacts for TwilightImperium {
    type Occasion = Occasion;
    type AbilityId = AbilityId;

    fn as_window(step: &flow::Step) -> Option<&Window<Occasion, AbilityId>> {
        if let flow::Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(s: &State, _: &Occasion) -> Vec<Seat> {
        occasions::order(s)
    }
    fn may_react(s: &State, occasion: &Occasion, used: &[(Seat, AbilityId)]) -> Vec<Seat> {
        kit::may_react::<Self>(s, occasion, used)
    }
    fn abilities(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<AbilityId>> {
        debug_assert!(!anything_is_forgotten(s, occasion, seat), "a text acts at {occasion:?} and does not name it");
        kit::usable::<Self>(s, occasion, seat)
    }
    fn use_ability(ability: &AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        kit::begin(*ability, seat, occasion, t);
    }
    fn window_question(_: &State, occasion: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        Question::one_of(&Prompt::React { occasion: occasion.text() }, "LRR 27.12", offers.into_iter().map(reaction))
    }
    fn use_choice(ability: &AbilityId) -> Choice {
        choice(*ability)
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Nothing)
    }
    fn is_idle(occasion: &Occasion, s: &State, seat: Seat, choice: &Choice) -> bool {
        kit::is_idle::<Self>(s, occasion, seat, choice)
    }
}

/// An ability is announced (LRR 3.7).
fn announce(ability: AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
    if let (Occasion::TurnBegins { .. }, Some(turn)) = (occasion, &mut t.state.underway.turn) {
        turn.used_at_start.push((seat, ability));
    }
    match ability {
        AbilityId::ActionCard { card, .. } => action_cards::announce(t, seat, card),
        AbilityId::Note(note) => {
            promissory_notes::show_in_hand(t, seat, note);
            t.tell(&Line::PlayedNote { seat, note: note.kind, owner: note.owner });
        }
        AbilityId::Technology(technology) => t.tell(&Line::UsedTechnology { seat, technology }),
        AbilityId::Faction(ability) => t.tell(&Line::UsedAbility { seat, ability }),
        AbilityId::Law(agenda) => t.tell(&Line::UsedLaw { seat, agenda }),
        AbilityId::Secret(_) => {}
    }
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    kit::part(step, it)
}
