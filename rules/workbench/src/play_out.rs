//! Plays whole campaigns at random and checks every property on the way.

mod acts;

use crate::properties::{self, Broken, Failure, Property, Twins, broken, ensure};
use crate::refold::{advance, refold};
use serde_json::Value;
use sternpost_core::{Chance, Standing, Told};
use sternpost_game::{Act, Asked, Game, Play};
use sternpost_players::{Answering, Rng};
use sternpost_scenarios::diff::explain;
use sternpost_scenarios::panics::caught;

/// How closely to look.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The dear properties are checked every so many turns, the cheap ones always. At least 1.
    pub every: usize,
    /// Turns within which every campaign must have ended.
    pub most_turns: usize,
    /// In how many percent of the cases the player avoids a question's default.
    pub eager: u32,
    /// In how many percent of the turns somebody does something that nobody waits for, if the game knows such a thing.
    pub anytime: u32,
    /// Where to stop although the campaign is not over; nowhere by default.
    pub stop_after: Option<usize>,
    /// Properties a game that is still being written need not have yet. A check ends at the first of them it meets, so
    /// what it would have found behind that stays unseen.
    pub except: &'static [Property],
}

impl Default for Checks {
    fn default() -> Self {
        Self { every: 1, most_turns: 20_000, eager: 60, anytime: 4, stop_after: None, except: &[] }
    }
}

impl Checks {
    /// The dear properties every so many turns.
    #[must_use]
    pub fn every(turns: usize) -> Self {
        Self { every: turns.max(1), ..Self::default() }
    }

    fn needed(&self, check: properties::Check) -> properties::Check {
        check.or_else(|broken| if self.except.contains(&broken.property) { Ok(()) } else { Err(broken) })
    }
}

/// A campaign that was played to its end, with every property holding.
#[derive(Debug)]
pub struct Finished {
    /// The log.
    pub acts: Vec<Act>,
    /// The last position.
    pub snapshot: String,
    /// Answers given.
    pub answers: usize,
    /// Turns of more than one answer.
    pub composed: usize,
    /// Acts that nobody waited for.
    pub anytime: usize,
    /// Turns that could have been taken back.
    pub revocable: usize,
    /// Twins that differed from their position.
    pub twins: usize,
    /// The final ranking.
    pub standings: Vec<Standing>,
    /// Everything told, to whomever.
    pub told: Vec<Told>,
}

/// Plays a campaign to its end at random, checking every property on the way.
///
/// # Errors
/// The first property that does not hold, with the log up to there.
pub fn play_out(game: &dyn Game, setup: &Value, seed: u64, checks: Checks) -> Result<Finished, Box<Failure>> {
    play_with(game, &Start::Setup(setup), Rng::new(seed), checks).map_err(|failure| Box::new(Failure { seed, ..*failure }))
}

/// Plays a campaign to its end with players of one's own, checking every property on the way. What nobody waits for happens as
/// often as the checks say, at random.
///
/// # Errors
/// See [`play_out`].
pub fn play_out_by(game: &dyn Game, setup: &Value, seed: u64, checks: Checks, by: &dyn Answering) -> Result<Finished, Box<Failure>> {
    play_as(game, &Start::Setup(setup), Rng::new(seed), checks, Some(by)).map_err(|failure| Box::new(Failure { seed, ..*failure }))
}

/// Where a campaign begins.
pub enum Start<'a> {
    /// From a set-up.
    Setup(&'a Value),
    /// From a position described by hand.
    Given(&'a Value),
    /// In the middle of things: from a snapshot.
    Position(Box<dyn Play>),
}

/// Plays a campaign from anywhere as these numbers have it, checking every property on the way. If they were made of bytes
/// it stops when those are used up; otherwise it must come to an end.
///
/// # Errors
/// The first property that does not hold, with the log up to there.
pub fn play_with(game: &dyn Game, start: &Start<'_>, rng: Rng, checks: Checks) -> Result<Finished, Box<Failure>> {
    play_as(game, start, rng, checks, None)
}

fn play_as(game: &dyn Game, start: &Start<'_>, rng: Rng, checks: Checks, by: Option<&dyn Answering>) -> Result<Finished, Box<Failure>> {
    let mut acts = vec![];
    let played = Run::begin(game, start, rng, checks, &mut acts).and_then(|run| Run { by, ..run }.play());
    match played {
        Ok(finished) => Ok(Finished { acts, ..finished }),
        Err(Broken { property, detail }) => {
            let turn = acts.len().saturating_sub(1);
            Err(Box::new(Failure { property, detail, game: game.id().to_owned(), seed: 0, turn, acts }))
        }
    }
}

/// Plays on from a position described by hand, for as long as the checks say; the same properties hold.
///
/// # Errors
/// See [`play_out`]; also what is wrong with the position.
pub fn play_on(game: &dyn Game, given: &Value, seed: u64, checks: Checks) -> Result<Finished, Box<Failure>> {
    play_with(game, &Start::Given(given), Rng::new(seed), checks).map_err(|failure| Box::new(Failure { seed, ..*failure }))
}

struct Run<'a> {
    game: &'a dyn Game,
    checks: Checks,
    rng: Rng,
    live: Box<dyn Play>,
    /// The same campaign, folded from the log as it grows.
    follower: Option<Box<dyn Play>>,
    acts: &'a mut Vec<Act>,
    twins: Twins,
    /// Who answers; nobody: at random.
    by: Option<&'a dyn Answering>,
    finished: Finished,
}

impl<'a> Run<'a> {
    fn begin(game: &'a dyn Game, start: &Start<'_>, mut rng: Rng, checks: Checks, acts: &'a mut Vec<Act>) -> Result<Self, Broken> {
        let mut chance = Chance::live(&mut rng);
        let (live, told, act) = match start {
            Start::Setup(setup) => match caught(|| game.begin(setup, &mut chance)) {
                Err(panic) => return broken(Property::NoPanic, format!("setting up: {panic}")),
                Ok(Err(why)) => return broken(Property::SomebodyCanAct, why.to_string()),
                Ok(Ok((live, outcome))) => (live, outcome.told, Act::Began { setup: Value::clone(setup), chance: outcome.chance }),
            },
            Start::Given(given) => match caught(|| game.given(given, &mut chance)) {
                Err(panic) => return broken(Property::NoPanic, format!("a position: {panic}")),
                Ok(Err(why)) => return broken(Property::NoDefects, why.to_string()),
                Ok(Ok((live, outcome))) => {
                    let snapshot = serde_json::from_str(&live.snapshot()).expect("a snapshot is JSON");
                    (live, outcome.told, Act::Rebased { snapshot })
                }
            },
            Start::Position(play) => {
                let snapshot = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
                (play.fork(), vec![], Act::Rebased { snapshot })
            }
        };
        checks.needed(properties::budget(&chance))?;
        acts.push(through_json(&act));
        let (snapshot, standings) = (String::new(), vec![]);
        let finished = Finished { acts: vec![], snapshot, answers: 0, composed: 0, anytime: 0, revocable: 0, twins: 0, standings, told };
        let mut run = Self { game, checks, rng, live, follower: None, acts, twins: Twins::default(), by: None, finished };
        run.follow(true)?;
        Ok(run)
    }

    fn play(mut self) -> Result<Finished, Broken> {
        let mut last = vec![];
        for turn in 0.. {
            let dear = turn % self.checks.every == 0;
            let asked = self.look(dear)?;
            if self.live.is_over() || self.rng.is_used_up() || self.checks.stop_after == Some(turn) {
                break;
            }
            ensure(turn < self.checks.most_turns, Property::Ends, || format!("not over after {turn} turns"))?;
            if !self.act_by_itself(&asked, dear)? && !self.act_aside(dear)? {
                self.turn(&asked, dear)?;
            }
            last = asked;
        }
        if self.live.is_over() {
            let tried = no_panic("after the end", || properties::at_the_end(self.game, self.live.as_ref(), &last, &self.rng));
            self.checks.needed(tried)?;
        }
        self.whole_refold()?;
        // A few turns from the middle of things may hide nothing that could be otherwise.
        if matches!(self.acts.first(), Some(Act::Began { .. })) && self.live.is_over() {
            self.checks.needed(self.twins.prove_something())?;
        }
        let snapshot = self.live.snapshot();
        let standings = self.live.standings().unwrap_or_default();
        Ok(Finished { snapshot, standings, twins: self.twins.different, ..self.finished })
    }

    /// The properties of the position as it stands.
    fn look(&mut self, dear: bool) -> Result<Vec<Asked>, Broken> {
        let (game, checks, live, rng, twins) = (self.game, self.checks, self.live.as_ref(), &mut self.rng, &mut self.twins);
        no_panic("looking at the position", || {
            let asked = live.asked();
            checks.needed(properties::at_once(live, &asked))?;
            checks.needed(properties::limits(live, &asked))?;
            if dear || live.is_over() {
                let snapshot = live.snapshot();
                checks.needed(properties::at_moment(game, &snapshot))?;
                checks.needed(properties::offers(live, &asked, game.catalogue("en")))?;
                checks.needed(properties::reading(game, &asked))?;
                checks.needed(properties::tallies(game, live))?;
                checks.needed(properties::defaults(live, &asked, rng))?;
                checks.needed(properties::refusals(live, &asked, rng))?;
                checks.needed(properties::secrets(live, &snapshot, rng, twins))?;
                checks.needed(properties::dealt_anew(live, rng))?;
            }
            Ok(asked)
        })
    }

    /// The follower stands where the log without the last act folds to: that is what taking it back gives.
    fn take_back(&self, before: &dyn Play) -> Result<(), Broken> {
        let undone = self.follower.as_ref().expect("the follower has folded all acts but the last").snapshot();
        let earlier = before.snapshot();
        ensure(undone == earlier, Property::TakeBack, || format!("taking back does not restore: {}", explain(&earlier, &undone)))
    }

    /// Folds the last act, as read from its JSON, and compares if that is wanted.
    fn follow(&mut self, compare: bool) -> Result<(), Broken> {
        let act = self.acts.last().expect("a campaign begins with an act");
        let follower = self.follower.take();
        let folded = match caught(|| advance(self.game, follower, act)) {
            Err(panic) => return broken(Property::Refold, panic),
            Ok(Err(why)) => return broken(Property::Refold, why),
            Ok(Ok(folded)) => folded,
        };
        if compare {
            same(self.live.as_ref(), folded.as_ref())?;
        }
        self.follower = Some(folded);
        Ok(())
    }

    fn whole_refold(&self) -> Result<(), Broken> {
        match caught(|| refold(self.game, self.acts)) {
            Err(panic) => broken(Property::Refold, panic),
            Ok(Err(why)) => broken(Property::Refold, why),
            Ok(Ok(folded)) => same(self.live.as_ref(), folded.as_ref()),
        }
    }
}

fn same(live: &dyn Play, folded: &dyn Play) -> Result<(), Broken> {
    let (live, folded) = (live.snapshot(), folded.snapshot());
    ensure(live == folded, Property::Refold, || format!("the log folds to something else: {}", explain(&live, &folded)))
}

fn no_panic<T>(when: &str, check: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    caught(check).unwrap_or_else(|panic| broken(Property::NoPanic, format!("{when}: {panic}")))
}

/// What the log gives back of an act: it is stored as JSON.
fn through_json(act: &Act) -> Act {
    let text = serde_json::to_string(act).expect("an act is plain data");
    serde_json::from_str(&text).expect("an act survives JSON")
}
