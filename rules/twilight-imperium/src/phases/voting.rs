//! Voting on an agenda (LRR 2.2b, 2.5-2.16) and what follows from the votes (LRR 2.2c, 2.19).

use crate::cards::agendas::{self, Outcome};
use crate::flow;
use crate::prelude::*;
use crate::words::Measure;
use std::cmp::Reverse;
use sternpost_core::{Meter, Share};

/// Steps of voting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Voting begins, unless the outcome is settled already.
    Begin,
    /// A player votes for an outcome or abstains (LRR 2.2b, 2.14).
    Vote { seat: Seat },
    /// A player exhausts planets for the votes (LRR 2.6).
    Exhaust {
        seat: Seat,
        /// For what.
        outcome: Outcome,
    },
    /// The votes are counted; without a clear result the speaker decides (LRR 2.19).
    Decide,
}

/// Whether a player has no vote, no action cards and no optional faction abilities while this agenda lasts (Political Secret).
pub fn is_silenced(s: &State, seat: Seat) -> bool {
    s.underway.vote.as_ref().is_some_and(|vote| vote.silenced.contains(&seat))
}

/// Whether a player may vote on the agenda (LRR 2.16): if not, not by any effect either.
pub fn may_vote(s: &State, seat: Seat) -> bool {
    let barred_now = is_silenced(s, seat) || s.underway.vote.as_ref().is_some_and(|vote| vote.barred.contains(&seat));
    let barred_for_long = s.underway.agenda_phase.as_ref().is_some_and(|phase| phase.barred.contains(&seat));
    !barred_now && !barred_for_long && !modifiers::never_votes(s, seat)
}

/// Why a player has no votes on the agenda now; none: they can vote.
pub fn why_no_votes(s: &State, seat: Seat) -> Option<Why> {
    let vote = s.underway.vote.as_ref()?;
    let has_predicted = vote.predictions.iter().any(|prediction| prediction.seat == seat && prediction.card.is_some());
    if can_cast(s, seat) {
        None
    } else if modifiers::never_votes(s, seat) {
        Some(Why::NeverVotes)
    } else if vote.silenced.contains(&seat) {
        Some(Why::SilencedByNote)
    } else if s.underway.agenda_phase.as_ref().is_some_and(|phase| phase.barred.contains(&seat)) {
        Some(Why::BarredFromPhase)
    } else if vote.barred.contains(&seat) {
        Some(if has_predicted { Why::HasPredicted } else { Why::BarredFromAgenda })
    } else {
        Some(Why::NoVotingPlanet)
    }
}

/// Ready planets that are worth votes. RULING: a planet without influence is not exhausted for nothing.
fn voting_planets(s: &State, seat: Seat) -> Vec<PlanetId> {
    s.ready_planets_of(seat).filter(|planet| s.influence(*planet) > 0).collect()
}

/// The votes a player could cast now by influence (LRR 2.6); none while something keeps them from voting.
pub fn votes_available(s: &State, seat: Seat) -> u32 {
    if !may_vote(s, seat) {
        0
    } else if modifiers::is_one_vote_each(s) {
        1
    } else {
        voting_planets(s, seat).into_iter().map(|planet| s.influence(planet)).sum()
    }
}

fn can_cast(s: &State, seat: Seat) -> bool {
    may_vote(s, seat) && (modifiers::is_one_vote_each(s) || !voting_planets(s, seat).is_empty())
}

/// How many votes each outcome has.
pub fn tally(s: &State) -> BTreeMap<Outcome, u32> {
    let mut tally = BTreeMap::new();
    for (outcome, votes) in s.underway.vote.iter().flat_map(|vote| vote.cast.values()) {
        *tally.entry(outcome.clone()).or_default() += votes;
    }
    tally
}

/// The outcomes as offers, with the votes they have.
pub fn outcome_offers(s: &State, outcomes: &[Outcome]) -> Vec<Offer<Choice>> {
    let tally = tally(s);
    let offer = |outcome: &Outcome| {
        let offer = Offer::new(outcome.choice());
        let offer = match tally.get(outcome) {
            Some(count) => offer.hint(&Hint::VotesSoFar { count: *count }),
            None => offer,
        };
        match outcome {
            Outcome::Planet { planet } => offer.at(planet.place()),
            Outcome::For | Outcome::Against | Outcome::Player { .. } | Outcome::Law { .. } | Outcome::Secret { .. } => offer,
        }
    };
    outcomes.iter().map(offer).collect()
}

/// The outcomes with the most votes; without votes all (LRR 2.19).
fn leading(s: &State) -> Vec<Outcome> {
    let tally = tally(s);
    match tally.values().max() {
        Some(most) => tally.iter().filter(|(_, votes)| *votes == most).map(|(outcome, _)| outcome.clone()).collect(),
        None => agendas::outcomes(s, agendas::voted_on(s)),
    }
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begin => it.does(begin),
        Step::Vote { seat } => {
            it.asks_or(|s| votes_on_offer(s, *seat), |picked, t| vote(*seat, &picked.one(), t), |t| has_no_votes(*seat, t))
        }
        Step::Exhaust { seat, outcome } => {
            it.asks(|s| ask(*seat, planets_to_vote_with(s, *seat, outcome)), |picked, t| exhaust(*seat, outcome, picked, t))
        }
        Step::Decide => it.asks_or(undecided, decided_by_speaker, count_votes),
    }
}

fn begin(t: &mut T<'_>) {
    // Committee Formation has settled it
    if agendas::outcome(t.state).is_some() {
        return;
    }
    let agenda = agendas::voted_on(t.state);
    let speaker = t.state.speaker;
    // LRR 2.2b, 72.2: the speaker last
    let order: Vec<Seat> = t.state.others_clockwise(speaker).chain(t.state.seats().filter(|seat| *seat == speaker)).collect();
    t.next(order.into_iter().map(|seat| flow::Step::from(Step::Vote { seat })));
    // FAQ-AC-14: even if the speaker has not voted
    t.next([window(Occasion::SpeakerVoted { agenda })]);
}

fn votes_on_offer(s: &State, seat: Seat) -> Asks {
    if !can_cast(s, seat) {
        return nobody();
    }
    let agenda = agendas::voted_on(s);
    let mut offers = outcome_offers(s, &agendas::outcomes(s, agenda));
    offers.push(Offer::new(Choice::Abstain));
    ask(seat, Question::one_of(&how_to_vote(agenda), "LRR 2.5", offers).default(Picked::One(Choice::Abstain)))
}

/// The question for a vote.
pub fn how_to_vote(agenda: AgendaId) -> Prompt {
    Prompt::Vote { agenda, text: agendas::text_of_ballot(agenda) }
}

fn has_no_votes(seat: Seat, t: &mut T<'_>) {
    if let Some(why) = why_no_votes(t.state, seat) {
        t.tell(&Line::HasNoVotes { seat, why: why.text() });
    }
}

fn vote(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice == Choice::Abstain {
        t.tell(&Line::CastNoVotes { seat });
        return;
    }
    let outcome = Outcome::chosen(choice);
    if modifiers::is_one_vote_each(t.state) {
        cast(t, seat, outcome, 1);
    } else {
        t.next(steps![Step::Exhaust { seat, outcome }]);
    }
}

/// LRR 2.13: planets only, trade goods cast no votes.
fn planets_to_vote_with(s: &State, seat: Seat, outcome: &Outcome) -> Question<Choice> {
    let planets = voting_planets(s, seat);
    let most = sternpost_kit::count(planets.len());
    let votes: Vec<u32> = planets.iter().map(|planet| s.influence(*planet)).collect();
    let shares = votes.iter().map(|count| Share::of(i32::try_from(*count).expect("little influence"))).collect();
    // LRR 2.6a: what counts is votes, not planets.
    let count = Meter::at_most(&Measure::Votes, "LRR 2.6", votes.iter().sum(), shares);
    let offers = planets
        .into_iter()
        .map(|planet| Offer::new(Choice::Exhaust { planet }).hint(&Hint::PlanetWorth { worth: s.influence(planet) }).at(planet.place()));
    let prompt = Prompt::VoteWith { agenda: agendas::voted_on(s), outcome: outcome.clone() };
    // One at least: the one that says most.
    let question = Question::some_of(&prompt, "LRR 2.6", 1, most, offers);
    question
        .preferring(|choice| if let Choice::Exhaust { planet } = choice { Reverse(s.influence(*planet)) } else { Reverse(0) })
        .meter(count)
        .skipped_when_forced()
}

fn exhaust(seat: Seat, outcome: &Outcome, picked: Picked<Choice>, t: &mut T<'_>) {
    let planets: Vec<PlanetId> = picked.several().into_iter().map(planet_of).collect();
    // LRR 2.6, 2.6a: all the influence of each counts
    let votes = planets.iter().map(|planet| t.state.influence(*planet)).sum();
    for planet in &planets {
        t.state.planets.get_mut(planet).expect("the planet is in play").exhausted = true;
    }
    t.tell(&Line::ExhaustedToVote { seat, planets });
    cast(t, seat, outcome.clone(), votes);
}

fn planet_of(choice: Choice) -> PlanetId {
    let Choice::Exhaust { planet } = choice else { unreachable!("only planets are offered") };
    planet
}

/// LRR 2.19: without a clear result the speaker decides.
fn undecided(s: &State) -> Asks {
    if agendas::outcome(s).is_some() {
        return nobody();
    }
    match leading(s).as_slice() {
        [_] => nobody(),
        tied => {
            let agenda = agendas::voted_on(s);
            let prompt = Prompt::DecideOutcome { agenda, text: agendas::text_of_ballot(agenda) };
            // Nothing new, if that is among them.
            let question = Question::one_of(&prompt, "LRR 2.19", outcome_offers(s, tied));
            ask(s.speaker, question.preferring(|choice| *choice != Choice::Against))
        }
    }
}

/// LRR 2.19a: this is no vote.
fn decided_by_speaker(picked: Picked<Choice>, t: &mut T<'_>) {
    let outcome = Outcome::chosen(&picked.one());
    t.tell(&Line::SpeakerDecides { seat: t.state.speaker, outcome: outcome.clone() });
    decide(t, outcome);
    tell_the_elected(t);
}

fn count_votes(t: &mut T<'_>) {
    if agendas::outcome(t.state).is_none() {
        let outcome = leading(t.state).into_iter().next().expect("an agenda without outcomes is not voted on");
        decide(t, outcome);
    }
    tell_the_elected(t);
}

/// The votes of the voting step (LRR 2.12: openly); only these can be added to (FAQ-AC-7).
fn cast(t: &mut T<'_>, seat: Seat, outcome: Outcome, votes: u32) {
    let agenda = agendas::voted_on(t.state);
    t.tell(&Line::CastVotes { seat, count: votes, outcome: outcome.clone() });
    add(t, seat, outcome, votes);
    t.next([window(Occasion::VotesCast { seat, agenda })]);
}

/// Additional votes by an effect; they go where the player's other votes went (LRR 2.15).
pub fn cast_more(t: &mut T<'_>, seat: Seat, outcome: Outcome, votes: u32) {
    t.tell(&Line::CastMoreVotes { seat, count: votes, outcome: outcome.clone() });
    add(t, seat, outcome, votes);
}

fn add(t: &mut T<'_>, seat: Seat, outcome: Outcome, votes: u32) {
    let vote = t.state.underway.vote.as_mut().expect("an agenda is voted on");
    vote.cast.entry(seat).or_insert((outcome, 0)).1 += votes;
}

/// Settles the outcome.
pub fn decide(t: &mut T<'_>, outcome: Outcome) {
    t.state.underway.vote.as_mut().expect("an agenda is voted on").outcome = Some(outcome);
}

/// Who is elected may react before the outcome is resolved.
fn tell_the_elected(t: &mut T<'_>) {
    if let Some(seat) = agendas::outcome(t.state).as_ref().and_then(agendas::elected_player) {
        t.next([window(Occasion::Elected { seat, agenda: agendas::voted_on(t.state) })]);
    }
}

/// Who cast votes for an outcome (FAQ-AG-2: none is no vote).
pub fn voters(s: &State, outcome: &Outcome) -> Vec<Seat> {
    let cast = s.underway.vote.iter().flat_map(|vote| &vote.cast);
    cast.filter(|(_, (of, votes))| of == outcome && *votes > 0).map(|(seat, _)| *seat).collect()
}
