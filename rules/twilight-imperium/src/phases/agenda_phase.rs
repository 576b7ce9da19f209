//! The agenda phase (LRR 2, 72.2): two agendas are revealed, voted on and resolved, then planets are readied.
//!
//! ```text
//! reveal > "when" reactions > (replaced: reveal another) > "after" reactions > "before voting"
//!        > votes > outcome > elected player reacts > resolve > predictions > next agenda
//! ```
//! Voting is in [`crate::phases::voting`], predictions in [`crate::phases::predictions`], the cards in [`crate::cards::agendas`].

use crate::cards::agendas::{self, Ballot, Kind, Law, Outcome};
use crate::phases::predictions;
use crate::phases::voting;
use crate::position::state::Phase;
use crate::position::underway::{AgendaPhase, Vote};
use crate::prelude::*;
use crate::setup::options::Content;

/// Steps of the agenda phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins, if there is one.
    Begin,
    /// The speaker reveals an agenda (LRR 2.2a).
    Reveal,
    /// Whoever reacts "when" an agenda is revealed has done so.
    Revealed,
    /// The outcome is resolved (LRR 2.2c).
    Resolve,
    /// A directive, and a law that was not passed, is discarded (LRR 1.6, 1.8).
    Discard,
    /// The agenda is done with.
    End,
    /// LRR 2.4.
    ReadyPlanets,
}

/// Whether a round has an agenda phase (LRR 2.1, 71.1).
pub fn takes_place(s: &State) -> bool {
    s.plays_with(Content::Agendas) && !s.custodians
}

/// What each step of this chapter is. Its questions are in the steps it causes.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begin => it.does(begin),
        Step::Reveal => it.does(reveal),
        Step::Revealed => it.does(revealed),
        Step::Resolve => it.does(resolve),
        Step::Discard => it.does(discard),
        Step::End => it.does(end),
        Step::ReadyPlanets => it.does(ready_planets),
    }
}

fn begin(t: &mut T<'_>) {
    if takes_place(t.state) {
        t.state.phase = Phase::Agenda;
        t.state.underway.agenda_phase = Some(AgendaPhase::default());
        t.tell(&Line::AgendaPhase);
        // LRR 2.2, 2.3
        t.next(steps![window(Occasion::AgendaPhaseBegins), Step::Reveal, Step::Reveal, Step::ReadyPlanets]);
    }
}

fn reveal(t: &mut T<'_>) {
    match agendas::draw(t) {
        Some(agenda) => put_to_the_vote(t, agenda),
        // RULING: an empty deck with nothing to shuffle (LRR 52.5) leaves the phase without an agenda.
        None => t.tell(&Line::NoAgendaLeft),
    }
}

/// An agenda lies open: seats react, then it is voted on. "When" comes before "after" (LRR 27.14).
fn put_to_the_vote(t: &mut T<'_>, agenda: AgendaId) {
    t.state.underway.vote = Some(Vote::begin(agenda));
    t.tell(&Line::AgendaRevealed { agenda, text: agendas::text_of(agenda) });
    t.next(steps![window(Occasion::AgendaRevealed { agenda }), Step::Revealed]);
}

fn revealed(t: &mut T<'_>) {
    if t.state.underway.vote.as_ref().is_none_or(|vote| vote.replaced) {
        t.state.underway.vote = None;
        t.next(steps![Step::Reveal]);
        return;
    }
    let agenda = agendas::voted_on(t.state);
    t.next(steps![
        window(Occasion::BeforeVoting { agenda }),
        window(Occasion::VotingBegins { agenda }),
        voting::Step::Begin,
        voting::Step::Decide,
        Step::Resolve,
    ]);
}

fn resolve(t: &mut T<'_>) {
    let agenda = agendas::voted_on(t.state);
    let outcome = agendas::outcome(t.state).expect("the outcome was decided");
    t.tell(&Line::OutcomeResolved { agenda, outcome: outcome.clone() });
    // FAQ-AG-5: until here a law that is voted on anew was in force
    t.state.laws.retain(|law| law.agenda != agenda);
    // Its owner may have discarded it to settle this very election (Committee Formation).
    t.state.agenda_discard.retain(|discarded| *discarded != agenda);
    // LRR 1.3, 2.20
    if agenda.card().kind == Kind::Law && outcome != Outcome::Against {
        let owner = agendas::elected_player(&outcome);
        let planet = agendas::elected_planet(&outcome);
        let secret = agendas::elected_secret(&outcome);
        t.state.laws.push(Law { agenda, owner, planet, exhausted: false, secret });
        t.tell(&Line::LawPassed { agenda });
    }
    (agenda.card().resolve)(&outcome, t);
    t.next(steps![Step::Discard, window(Occasion::AgendaResolved { agenda })]);
    // LRR 2.22b
    t.next(predictions::rewards(t.state, &outcome));
    t.next(steps![Step::End]);
}

fn discard(t: &mut T<'_>) {
    let agenda = agendas::voted_on(t.state);
    if !t.state.is_law(agenda) {
        t.state.agenda_discard.push(agenda);
    }
}

fn end(t: &mut T<'_>) {
    let Some(vote) = t.state.underway.vote.take() else { return };
    t.state.action_discard.extend(vote.predictions.iter().filter_map(|prediction| prediction.card));
    // Miscount Disclosed: the law is voted on as if it had just been revealed.
    if let Some(law) = vote.again.filter(|law| t.state.is_law(*law)) {
        put_to_the_vote(t, law);
    }
}

fn ready_planets(t: &mut T<'_>) {
    t.state.underway.agenda_phase = None;
    for card in t.state.planets.values_mut() {
        card.exhausted = false;
    }
    t.tell(&Line::AgendaPhaseEnds);
}

/// Whether a player is elected by the agenda that is voted on.
pub fn elects_player(s: &State) -> bool {
    s.underway.vote.as_ref().is_some_and(|vote| matches!(vote.agenda.card().ballot, Ballot::Player))
}

/// The agenda is discarded and another is revealed in its place (Veto, Quash, Political Favor). What held for this agenda
/// only is over (FAQ-AG-8).
pub fn replace(t: &mut T<'_>) {
    let Some(vote) = t.state.underway.vote.as_mut().filter(|vote| !vote.replaced) else { return };
    vote.replaced = true;
    let agenda = vote.agenda;
    t.state.laws.retain(|law| law.agenda != agenda);
    t.state.agenda_discard.retain(|discarded| *discarded != agenda);
    t.state.agenda_discard.push(agenda);
    t.tell(&Line::AgendaDiscarded { agenda });
}

/// Whether an agenda was just revealed and still stands.
pub fn is_just_revealed(s: &State, occasion: &Occasion) -> bool {
    matches!(occasion, Occasion::AgendaRevealed { agenda }
        if s.underway.vote.as_ref().is_some_and(|vote| vote.agenda == *agenda && !vote.replaced))
}
