//! Fights, volleys and votes as pictures, made of the lines that tell them.

use crate::prelude::*;
use sternpost_show::Highlight;
use sternpost_show::highlight::{InHighlight, Poll, Shown, Side, Throw};

messages! {
    "highlight";
    /// What pictures of fights and votes are called, and what rolls in them beside units.
    pub enum Highlighted {
        SpaceCombat { system: Arg },
        SpaceCombatRound { system: Arg, round: u32 },
        GroundCombat { planet: Arg, round: u32 },
        Combat,
        CombatRound { round: u32 },
        SpaceCannons,
        Bombardment { planet: Arg },
        Barrage,
        Cannon,
        Bombards,
        Agenda { agenda: Arg },
        Vote,
    }
}

/// Faces of a die.
const SIDES: u32 = 10;

/// All of them, in the order of their first lines.
pub fn of(lines: &[&Text]) -> Vec<Highlight> {
    let mut reading = Reading::default();
    for (at, line) in lines.iter().enumerate() {
        reading.read(at, line);
    }
    reading.done()
}

/// What a fight is fought about.
#[derive(Clone, PartialEq)]
enum Field {
    /// Ships, in a system.
    Space(Option<Arg>),
    /// Ground forces, on a planet; they fight until one side is left.
    Ground(Option<Arg>),
    /// Space cannons, before a combat or an invasion.
    Cannons,
    /// Ships at a planet.
    Bombardment(Option<Arg>),
}

/// A fight that goes on.
struct Fight {
    field: Field,
    round: Option<u32>,
    lines: Vec<usize>,
    sides: Vec<Side>,
    ends: Vec<Text>,
}

impl Fight {
    fn new(field: Field, seats: impl IntoIterator<Item = Seat>) -> Self {
        Self { field, round: None, lines: vec![], sides: seats.into_iter().map(Side::of).collect(), ends: vec![] }
    }

    fn has_rolled(&self) -> bool {
        self.sides.iter().any(|side| !side.throws.is_empty())
    }

    fn side(&mut self, seat: Seat) -> &mut Side {
        let at = self.sides.iter().position(|side| side.seat == Some(seat)).unwrap_or_else(|| {
            self.sides.push(Side::of(seat));
            self.sides.len() - 1
        });
        &mut self.sides[at]
    }

    fn title(&self) -> Text {
        let title = match (self.field.clone(), self.round) {
            (Field::Space(Some(system)), Some(round)) => Highlighted::SpaceCombatRound { system, round },
            (Field::Space(Some(system)), None) => Highlighted::SpaceCombat { system },
            (Field::Ground(Some(planet)), round) => Highlighted::GroundCombat { planet, round: round.unwrap_or(1) },
            (Field::Space(None), Some(round)) => Highlighted::CombatRound { round },
            (Field::Space(None) | Field::Ground(None) | Field::Bombardment(None), _) => Highlighted::Combat,
            (Field::Bombardment(Some(planet)), _) => Highlighted::Bombardment { planet },
            (Field::Cannons, _) => Highlighted::SpaceCannons,
        };
        title.text()
    }

    /// As a picture, if dice were rolled.
    fn shown(mut self) -> Option<Highlight> {
        if !self.has_rolled() {
            return None;
        }
        let title = self.title();
        for side in &mut self.sides {
            let count = side.hits();
            side.sum = (!side.throws.is_empty()).then(|| InHighlight::Hits { count }.text());
        }
        Some(Highlight { lines: self.lines, title, shown: Shown::Fight(self.sides), ends: self.ends })
    }
}

/// A vote that goes on; nobody may have been told here on what.
#[derive(Default)]
struct Voting {
    agenda: Option<Arg>,
    lines: Vec<usize>,
    poll: Poll,
    ends: Vec<Text>,
}

#[derive(Default)]
struct Reading {
    done: Vec<Highlight>,
    fight: Option<Fight>,
    vote: Option<Voting>,
}

impl Reading {
    fn done(mut self) -> Vec<Highlight> {
        self.close_fight();
        self.close_vote();
        self.done.sort_by_key(|highlight| highlight.lines.first().copied());
        self.done
    }

    fn close_fight(&mut self) {
        self.done.extend(self.fight.take().and_then(Fight::shown));
    }

    fn close_vote(&mut self) {
        let Some(Voting { agenda, lines, poll, ends }) = self.vote.take() else { return };
        if !poll.bars.is_empty() {
            let title = agenda.map_or(Highlighted::Vote, |agenda| Highlighted::Agenda { agenda }).text();
            self.done.push(Highlight { lines, title, shown: Shown::Poll(poll), ends });
        }
    }

    /// The fight on this field; another that went on is over.
    fn on(&mut self, field: Field) -> &mut Fight {
        if self.fight.as_ref().is_none_or(|fight| fight.field != field) {
            self.close_fight();
        }
        self.fight.get_or_insert_with(|| Fight::new(field, []))
    }

    /// The combat that goes on, or one whose beginning was not told here.
    fn combat(&mut self) -> &mut Fight {
        if self.fight.as_ref().is_some_and(|fight| !matches!(fight.field, Field::Space(_) | Field::Ground(_))) {
            self.close_fight();
        }
        self.fight.get_or_insert_with(|| Fight::new(Field::Space(None), []))
    }

    fn read(&mut self, at: usize, line: &Text) {
        match &*line.key {
            "line-space-combat-begins" => self.begin(at, line, Field::Space(line.arg("system").cloned())),
            "line-ground-combat-begins" => self.begin(at, line, Field::Ground(line.arg("planet").cloned())),
            "line-combat-round" => self.round(at, line),
            "line-combat-rolled" => self.rolled(at, line),
            "line-ability-rolled" => {
                if let Some(fight) = &mut self.fight {
                    fight.rolled(at, line, line.thing("unit"));
                }
            }
            "line-barrage-rolled" => self.combat().rolled(at, line, Some(Highlighted::Barrage.text())),
            "line-rerolled" | "line-raised-dice" => self.rolled_again(at, line),
            "line-space-cannon-rolled" => {
                let fight = self.on(Field::Cannons);
                fight.rolled(at, line, Some(Highlighted::Cannon.text()));
                if let Some(target) = line.seat("target") {
                    fight.side(target);
                }
            }
            "line-bombardment-rolled" => {
                let field = Field::Bombardment(line.arg("planet").cloned());
                self.on(field).rolled(at, line, Some(Highlighted::Bombards.text()));
            }
            "line-sustained" => self.lost(at, line, false),
            "line-destroyed" => self.lost(at, line, true),
            "line-space-combat-won" | "line-space-combat-drawn" | "line-ground-combat-won" | "line-ground-combat-drawn" => {
                if let Some(fight) = &mut self.fight {
                    fight.lines.push(at);
                    fight.ends.push(line.clone());
                }
                self.close_fight();
            }
            // What a fight ends with, however it does; and volleys end with whatever else happens.
            "line-activated"
            | "line-passed"
            | "line-strategic-action"
            | "line-round-begins"
            | "line-retreated"
            | "line-committed"
            | "line-gained-control"
            | "line-agenda-phase" => self.close_fight(),
            "line-agenda-revealed" => self.reveal(line),
            "line-cast-votes" | "line-cast-more-votes" => self.cast(at, line),
            "line-cast-no-votes" | "line-has-no-votes" => {
                if let (Some(vote), Some(seat)) = (&mut self.vote, line.seat("seat")) {
                    vote.lines.push(at);
                    vote.poll.without.push(seat);
                }
            }
            "line-speaker-decides" => {
                if let Some(vote) = &mut self.vote {
                    vote.lines.push(at);
                    vote.ends.push(line.clone());
                }
            }
            "line-outcome-resolved" => self.resolve(at, line),
            "line-agenda-discarded" | "line-agenda-phase-ends" => self.close_vote(),
            _ => {}
        }
    }

    fn begin(&mut self, at: usize, line: &Text, field: Field) {
        self.close_fight();
        let seats = ["attacker", "defender"].into_iter().filter_map(|name| line.seat(name));
        let mut fight = Fight::new(field, seats);
        fight.lines.push(at);
        self.fight = Some(fight);
    }

    fn round(&mut self, at: usize, line: &Text) {
        self.next_round(line.number("round"));
        self.combat().lines.push(at);
    }

    /// Another round: what was rolled in the one before is a picture of its own.
    fn next_round(&mut self, round: Option<u32>) {
        let fight = self.combat();
        if fight.has_rolled() {
            let next = Fight::new(fight.field.clone(), fight.sides.iter().filter_map(|side| side.seat));
            self.close_fight();
            self.fight = Some(next);
        }
        self.combat().round = round;
    }

    fn rolled(&mut self, at: usize, line: &Text) {
        let (of, fight) = (line.thing("unit"), self.combat());
        // No line begins a round of a ground combat: units roll once in each.
        let has = |side: &Side| side.seat == line.seat("seat") && side.throws.iter().any(|throw| Some(&throw.of) == of.as_ref());
        if matches!(fight.field, Field::Ground(_)) && fight.sides.iter().any(has) {
            let round = fight.round.unwrap_or(1) + 1;
            self.next_round(Some(round));
        }
        self.combat().rolled(at, line, of);
    }

    /// Dice of equal units as they lie now: they take the place of those before.
    fn rolled_again(&mut self, at: usize, line: &Text) {
        let (Some(seat), Some(of)) = (line.seat("seat"), line.thing("unit")) else { return };
        let Some(fight) = &mut self.fight else { return };
        let Some(throw) = fight.side(seat).throws.iter_mut().rfind(|throw| throw.of == of) else { return };
        *throw = thrown(line, of);
        fight.lines.push(at);
    }

    /// What a fight costs; what nobody has rolled for is told by its line.
    fn lost(&mut self, at: usize, line: &Text, is_gone: bool) {
        let Some(fight) = self.fight.as_mut().filter(|fight| fight.has_rolled()) else { return };
        let (Some(seat), Some(what), Some(count)) = (line.seat("seat"), line.thing("unit"), line.number("count")) else { return };
        let is_in_it = match fight.field {
            Field::Space(_) | Field::Ground(_) => fight.sides.iter().any(|side| side.seat == Some(seat)),
            Field::Cannons | Field::Bombardment(_) => true,
        };
        if is_in_it {
            fight.side(seat).loses(what, count, is_gone);
            fight.lines.push(at);
        }
    }

    fn reveal(&mut self, line: &Text) {
        self.close_vote();
        // Its line stays: it says what the agenda is about.
        self.vote = Some(Voting { agenda: line.arg("agenda").cloned(), ..Voting::default() });
    }

    fn cast(&mut self, at: usize, line: &Text) {
        let (Some(seat), Some(count), Some(outcome)) = (line.seat("seat"), line.number("count"), line.thing("outcome")) else { return };
        let vote = self.vote.get_or_insert_default();
        vote.poll.cast(seat, &outcome, count);
        vote.lines.push(at);
    }

    fn resolve(&mut self, at: usize, line: &Text) {
        if let (Some(vote), Some(outcome)) = (&mut self.vote, line.thing("outcome")) {
            vote.poll.is_over = true;
            for bar in &mut vote.poll.bars {
                bar.is_carried = bar.of == outcome;
            }
            vote.lines.push(at);
            vote.ends.push(line.clone());
        }
        self.close_vote();
    }
}

impl Fight {
    fn rolled(&mut self, at: usize, line: &Text, of: Option<Text>) {
        let (Some(seat), Some(of)) = (line.seat("seat"), of) else { return };
        self.side(seat).throws.push(thrown(line, of));
        self.lines.push(at);
    }
}

fn thrown(line: &Text, of: Text) -> Throw {
    let (needs, hits) = (line.number("hit").unwrap_or_default(), line.number("hits").unwrap_or_default());
    Throw::of_numbers(of, needs, SIDES, &line.numbers("dice"), hits)
}
