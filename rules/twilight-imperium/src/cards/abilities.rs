//! The one door through which cards and sheets act (LRR 27): what an ability is, who has which, and how one is used.
//!
//! An ability says when it can be used, what its user must choose, and what it does. RULING: costs are paid when it is
//! resolved, so that a cancelled card has cost nothing but itself (LRR 27.9).
//!
//! `when` may look at public knowledge only, for it also decides who is asked at all; whether the card is held is checked
//! here.

use crate::cards::action_cards;
use crate::cards::component_actions::Against;
use crate::cards::modifiers;
use crate::cards::occasions::{Occasion, Timing};
use crate::cards::promissory_notes::NoteId;
use crate::cards::timetable::{self, Speakers};
use crate::cards::{agendas, choosing, faction_abilities, objectives, promissory_notes, secret_objectives, technologies};
use crate::components::{ActionCardId, AgendaId, FactionAbilityId, SecretObjectiveId, TechnologyId};
use crate::flow::{Asks, Part, T, ask, nobody};
use crate::phases::voting;
use crate::position::state::State;
use crate::show::messages::{Choice, Line, Prompt, Said, Word};
use serde::{Deserialize, Serialize};
use sternpost_core::{Force, Message as _, Offer, Picked, Question, Seat, Text, Usable, steps};

/// What an ability asks next, and whom; nothing: all is chosen.
pub type Next = Option<(Seat, Question<Choice>)>;

/// When an ability can be used by a seat that has it. Public knowledge only.
#[derive(Clone, Copy)]
pub enum When {
    /// Wherever this holds.
    Fits(fn(&State, &Use) -> bool),
    /// As a component action of its user against which nothing stands (LRR 51.3).
    Action(fn(&State, &Use) -> Option<Against>),
}

/// What a component can do at an occasion.
pub struct Ability {
    /// Whether it can be declined (LRR 27.5, 27.6).
    pub force: Force,
    /// The timing points it names.
    pub on: &'static [Timing],
    /// When a seat that has it can use it.
    pub when: When,
    /// Whether using it now would do nothing, as everybody can see.
    pub idle: fn(&State, &Use) -> bool,
    /// What is to be chosen next, and by whom; nothing: all is chosen.
    pub ask: fn(&State, &Use) -> Next,
    /// What it does.
    pub resolve: fn(&Use, &mut T<'_>),
}

impl Ability {
    /// An ability that may be used.
    pub const fn may(on: &'static [Timing], when: fn(&State, &Use) -> bool, resolve: fn(&Use, &mut T<'_>)) -> Self {
        Self { force: Force::May, on, when: When::Fits(when), idle: |_, _| false, ask: |_, _| None, resolve }
    }

    /// A component action, with what stands against it (LRR 51).
    pub const fn action(against: fn(&State, &Use) -> Option<Against>, resolve: fn(&Use, &mut T<'_>)) -> Self {
        Self {
            force: Force::May,
            on: &[Timing::ComponentAction],
            when: When::Action(against),
            idle: |_, _| false,
            ask: |_, _| None,
            resolve,
        }
    }

    /// An ability that happens by itself.
    pub const fn must(on: &'static [Timing], when: fn(&State, &Use) -> bool, resolve: fn(&Use, &mut T<'_>)) -> Self {
        Self { force: Force::Must, on, when: When::Fits(when), idle: |_, _| false, ask: |_, _| None, resolve }
    }

    /// With when it would do nothing: it can be used then, but nobody is asked for its sake alone. Public knowledge only.
    pub const fn idle_when(mut self, idle: fn(&State, &Use) -> bool) -> Self {
        self.idle = idle;
        self
    }

    /// Whether a seat that has it can use it now.
    fn fits(&self, s: &State, using: &Use) -> bool {
        match self.when {
            When::Fits(fits) => fits(s, using),
            When::Action(against) => using.is_action() && against(s, using).is_none(),
        }
    }

    /// With choices: targets are locked before it can be cancelled (LRR 3.7, FAQ-AC-8).
    pub const fn asking(mut self, ask: fn(&State, &Use) -> Next) -> Self {
        self.ask = ask;
        self
    }
}

/// The name of an ability: whose text it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbilityId {
    /// Of an action card in hand.
    ActionCard {
        /// Which.
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

/// An ability that is being used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Use {
    /// Which.
    pub ability: AbilityId,
    /// By whom.
    pub seat: Seat,
    /// When.
    pub occasion: Occasion,
    /// What was chosen so far.
    #[serde(default)]
    pub chosen: Vec<Picked<Choice>>,
}

impl Use {
    /// An ability at an occasion, nothing chosen yet.
    fn new(ability: AbilityId, seat: Seat, occasion: &Occasion) -> Self {
        Self { ability, seat, occasion: occasion.clone(), chosen: vec![] }
    }

    /// Whether it is used as a component action of its user (LRR 51).
    pub fn is_action(&self) -> bool {
        self.occasion == Occasion::ComponentAction { seat: self.seat }
    }

    /// The note that is played.
    ///
    /// # Panics
    /// If it is no note: only texts of notes ask.
    pub fn note(&self) -> NoteId {
        let AbilityId::Note(note) = self.ability else { unreachable!("not a note: {:?}", self.ability) };
        note
    }

    /// The name of what is used: questions begin with it, for they are read days after it was announced.
    pub fn name(&self) -> Text {
        self.ability.name()
    }

    /// The one choice that was made at a place in the order of questions; nothing if there was nothing to choose from.
    pub fn choice(&self, at: usize) -> Option<Choice> {
        self.chosen.get(at).cloned().map(Picked::one)
    }
}

/// The first question of an ability: one of these. Nothing is asked a second time, nor without anything to choose from.
pub fn first_choice(using: &Use, seat: Seat, prompt: &Prompt, offers: impl IntoIterator<Item = Offer<Choice>>) -> Next {
    let offers: Vec<Offer<Choice>> = if using.chosen.is_empty() { offers.into_iter().collect() } else { vec![] };
    (!offers.is_empty()).then(|| (seat, Question::one_of(prompt, "LRR 3.7", offers).skipped_when_forced()))
}

/// Steps of using abilities.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Choices are made.
    Choose(Use),
    /// An action card that was played is resolved unless it was cancelled.
    Resolve(Use),
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

/// The text of a component that fits an occasion.
fn text(s: &State, id: AbilityId, occasion: &Occasion, seat: Seat) -> Option<&'static Ability> {
    let (using, timing) = (Use::new(id, seat, occasion), occasion.timing());
    texts(id).iter().find(|ability| ability.on.contains(&timing) && ability.fits(s, &using))
}

/// What lies open before a seat and speaks here: everybody sees that the seat has it.
fn open_components(s: &State, speakers: &Speakers, seat: Seat) -> impl Iterator<Item = AbilityId> {
    face_up_or_not(s, speakers, seat).filter(move |id| !is_exhausted(s, seat, *id))
}

/// Whether the card is exhausted: then nothing on it can be used (LRR 26.0).
fn is_exhausted(s: &State, seat: Seat, id: AbilityId) -> bool {
    matches!(id, AbilityId::Technology(technology) if s.is_exhausted(seat, technology))
}

/// The same, exhausted technologies included.
fn face_up_or_not(s: &State, speakers: &Speakers, seat: Seat) -> impl Iterator<Item = AbilityId> {
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
fn hidden_components(s: &State, speakers: &Speakers, seat: Seat) -> impl Iterator<Item = AbilityId> {
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
fn possibly_hidden(s: &State, speakers: &Speakers, seat: Seat) -> impl Iterator<Item = AbilityId> {
    let player = &s.players[seat];
    let draws = !player.action_cards.for_the_rules().is_empty();
    let cards = speakers.action_cards.iter().filter(move |card| draws && action_cards::is_at_large(s, **card));
    let holds = !speakers.notes.is_empty() && player.foreign_notes > 0 && !player.notes.for_the_rules().is_empty();
    let notes = holds.then(|| promissory_notes::hidden_notes(s)).into_iter().flatten();
    let notes = notes.filter(move |note| note.owner != seat && speakers.notes.contains(&note.kind));
    let secrets = speakers.secrets.iter().filter(|_| !player.secrets.for_the_rules().is_empty());
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
fn is_forgotten(s: &State, occasion: &Occasion, seat: Seat) -> bool {
    let hand = ActionCardId::ALL.iter().map(|card| hand_card(s, seat, *card));
    let notes = promissory_notes::all_notes(s).map(AbilityId::Note);
    let technologies = TechnologyId::ALL.iter().copied().map(AbilityId::Technology);
    let sheets = FactionAbilityId::ALL.iter().copied().map(AbilityId::Faction);
    let laws = AgendaId::ALL.iter().copied().map(AbilityId::Law);
    let secrets = SecretObjectiveId::ALL.iter().copied().map(AbilityId::Secret);
    hand.chain(notes).chain(technologies).chain(sheets).chain(laws).chain(secrets).any(|id| {
        let using = Use::new(id, seat, occasion);
        texts(id).iter().any(|ability| !ability.on.contains(&occasion.timing()) && ability.fits(s, &using))
    })
}

/// What a seat can really do at an occasion.
pub fn usable(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<AbilityId>> {
    debug_assert!(!is_forgotten(s, occasion, seat), "a text acts at {occasion:?} and does not name it");
    let speakers = timetable::at(occasion.timing());
    if speakers.is_empty() {
        return vec![];
    }
    let ids = open_components(s, speakers, seat).chain(hidden_components(s, speakers, seat));
    ids.filter_map(|id| {
        let ability = text(s, id, occasion, seat)?;
        (!is_silenced(s, seat, id, ability.force)).then_some(Usable { ability: id, force: ability.force, again: false })
    })
    .collect()
}

/// Whether a choice of a window is the use of something open that would do nothing. Of hidden cards it is never said: that would tell that they are there.
pub fn is_idle(s: &State, occasion: &Occasion, seat: Seat, of: &Choice) -> bool {
    let open = open_components(s, timetable::at(occasion.timing()), seat).find(|id| choice(*id) == *of);
    open.is_some_and(|id| text(s, id, occasion, seat).is_some_and(|ability| (ability.idle)(s, &Use::new(id, seat, occasion))))
}

/// What a seat has that acts at an occasion and cannot be used as a component action now, with what stands against it.
pub fn against(s: &State, occasion: &Occasion, seat: Seat) -> Vec<(AbilityId, Against)> {
    let speakers = timetable::at(occasion.timing());
    let of = |id: AbilityId| {
        let using = Use::new(id, seat, occasion);
        let acts = |ability: &Ability| if let When::Action(against) = ability.when { Some(against) } else { None };
        let against = texts(id).iter().find_map(acts)?;
        if is_exhausted(s, seat, id) { Some(Against::exhausted()) } else { against(s, &using) }
    };
    let has = face_up_or_not(s, speakers, seat).chain(hidden_components(s, speakers, seat));
    has.filter_map(|id| Some((id, of(id)?))).collect()
}

/// The seats asked whether they react: all of whom everybody must think that they could, with something open or with a hidden card that
/// would not do nothing, as far as everybody can see. Who is asked may use such a card, too.
pub fn may_react(s: &State, occasion: &Occasion, used: &[(Seat, AbilityId)]) -> Vec<Seat> {
    let could = |seat: Seat, id: AbilityId| {
        let text = text(s, id, occasion, seat).filter(|_| !used.contains(&(seat, id)));
        text.filter(|ability| ability.force == Force::May && !is_silenced(s, seat, id, Force::May))
    };
    let speakers = timetable::at(occasion.timing());
    if speakers.is_empty() {
        return vec![];
    }
    let finds = |seat: Seat, id: AbilityId| could(seat, id).is_some_and(|ability| !(ability.idle)(s, &Use::new(id, seat, occasion)));
    let reacts = |seat: Seat| {
        open_components(s, speakers, seat).any(|id| could(seat, id).is_some())
            || possibly_hidden(s, speakers, seat).any(|id| finds(seat, id))
    };
    s.seats().filter(|seat| reacts(*seat)).collect()
}

/// Whether everybody must think that something could be used at an occasion, or happens by itself.
pub fn could_be_used(s: &State, occasion: &Occasion) -> bool {
    let speakers = timetable::at(occasion.timing());
    let happens = |seat: Seat| {
        open_components(s, speakers, seat).any(|id| text(s, id, occasion, seat).is_some_and(|ability| ability.force == Force::Must))
    };
    s.seats().any(happens) || !may_react(s, occasion, &[]).is_empty()
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

/// The question of a window.
pub fn question(occasion: &Occasion, offers: Vec<Choice>) -> Question<Choice> {
    Question::one_of(&Prompt::React { occasion: occasion.text() }, "LRR 27.12", offers.into_iter().map(reaction))
}

/// Sets an ability off (LRR 3.7): it is announced, then choices are made.
pub fn begin(ability: AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
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
    t.next(steps![Step::Choose(Use::new(ability, seat, occasion))]);
}

/// The text that is being used. Its occasion has not passed, but what it looks at may have changed since: the card leaves
/// the hand, a cost is paid. The name and the first fitting text are enough.
fn text_of(s: &State, using: &Use) -> &'static Ability {
    let all = texts(using.ability);
    all.iter().find(|ability| ability.fits(s, using)).unwrap_or(&all[0])
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Choose(using) => it.asks_or(|s| next_question(s, using), |picked, t| chosen(using, picked, t), |t| all_is_chosen(using, t)),
        Step::Resolve(using) => it.does(|t| action_cards::resolve(t, using, |t| resolve(using, t))),
    }
}

fn next_question(s: &State, using: &Use) -> Asks {
    match (text_of(s, using).ask)(s, using) {
        Some((seat, question)) => ask(seat, choosing::with_planets_described(s, question)),
        None => nobody(),
    }
}

fn chosen(using: &Use, picked: Picked<Choice>, t: &mut T<'_>) {
    let mut using = using.clone();
    using.chosen.push(picked);
    t.next(steps![Step::Choose(using)]);
}

fn all_is_chosen(using: &Use, t: &mut T<'_>) {
    match using.ability {
        AbilityId::ActionCard { card, .. } => action_cards::open_to_cancelling(t, using.clone(), card),
        AbilityId::Note(_) | AbilityId::Technology(_) | AbilityId::Faction(_) | AbilityId::Law(_) | AbilityId::Secret(_) => {
            resolve(using, t)
        }
    }
}

fn resolve(using: &Use, t: &mut T<'_>) {
    (text_of(t.state, using).resolve)(using, t);
}
