//! Rolls and rounds of combats and orbital strikes as pictures, made of the lines that tell them (FS-COMB, FS-ORB).

use crate::prelude::*;
use sternpost_core::Arg;
use sternpost_show::Highlight;
use sternpost_show::highlight::{Luck, Shown, Side, Throw};

messages! {
    "highlight";
    /// What pictures of fights are called, and their rows.
    pub enum Highlighted {
        Roll { area: Arg },
        Round { round: u32, area: Arg },
        Strike { area: Arg },
        Bolters,
        Shields,
        Morale,
        Offence,
        Defence,
    }
}

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Highlight> {
    let mut reading = Reading::default();
    for (at, line) in lines.iter().enumerate() {
        reading.read(at, line);
    }
    reading.close();
    reading.done
}

/// What is being put together.
#[derive(Default)]
struct Reading {
    done: Vec<Highlight>,
    open: Option<Picture>,
    /// The sides of the combat that goes on, and where; the execution round.
    fight: Option<(Vec<Seat>, Arg)>,
    round: u32,
}

/// A picture that grows.
struct Picture {
    lines: Vec<usize>,
    title: Text,
    sides: Vec<Side>,
    ends: Vec<Text>,
    /// Whether it shows a roll: what is told next may belong to the first round.
    is_roll: bool,
}

impl Reading {
    fn read(&mut self, at: usize, line: &Text) {
        match &*line.key {
            "line-combat-begins" => {
                self.close();
                let sides = [line.seat("seat"), line.seat("other")].into_iter().flatten().collect();
                self.fight = line.arg("area").map(|area| (sides, area.clone()));
                self.round = 1;
            }
            "line-strikes" => {
                self.close();
                self.fight = None;
                self.open = line.arg("to").map(|area| Picture::of(at, Highlighted::Strike { area: area.clone() }, &[]));
                self.add_seat(line.seat("seat"));
            }
            "line-has-dice" => self.roll(at, line),
            "line-totals" => self.total(at, line),
            "line-falls" | "line-is-destroyed" => self.lose(at, line, true),
            "line-is-routed" => self.lose(at, line, false),
            "line-survives" => self.end(at, line, false),
            "line-combat-round-ends" => {
                self.close();
                self.round += 1;
            }
            "line-morale" => self.end(at, line, true),
            "line-combat-ends" | "line-reveals" | "line-refresh-begins" => {
                self.close();
                self.fight = None;
            }
            _ => {}
        }
    }

    fn close(&mut self) {
        if let Some(Picture { lines, title, sides, ends, .. }) = self.open.take() {
            // A side that is told of by nothing is no picture.
            if sides.iter().any(|side| !side.throws.is_empty()) {
                self.done.push(Highlight { lines, title, shown: Shown::Fight(sides), ends });
            }
        }
    }

    fn add_seat(&mut self, seat: Option<Seat>) {
        if let (Some(picture), Some(seat)) = (&mut self.open, seat) {
            picture.side(seat);
        }
    }

    /// Dice as they lie: of a side twice, and another picture begins.
    fn roll(&mut self, at: usize, line: &Text) {
        let Some(seat) = line.seat("seat") else { return };
        if self.fight.is_some() {
            let goes_on = self.open.as_mut().is_some_and(|picture| picture.is_roll && picture.side(seat).throws.is_empty());
            if !goes_on {
                // More dice in the middle of a round are told by their line.
                if self.open.is_some() || self.round > 1 {
                    return;
                }
                self.open = self.fight.as_ref().map(|(sides, area)| Picture::of(at, Highlighted::Roll { area: area.clone() }, sides));
                if let Some(picture) = &mut self.open {
                    picture.is_roll = true;
                    picture.lines.clear();
                }
            }
        }
        let Some(picture) = &mut self.open else { return };
        picture.lines.push(at);
        let row = |name: &str, of: Highlighted, sign, luck| {
            line.number(name).filter(|count| *count > 0).map(|count| Throw::of_signs(of.text(), sign, luck, count))
        };
        picture.side(seat).throws.extend(
            [
                row("bolter", Highlighted::Bolters, "✸", Luck::Hit),
                row("shield", Highlighted::Shields, "◆", Luck::Miss),
                row("morale", Highlighted::Morale, "▲", Luck::Miss),
            ]
            .into_iter()
            .flatten(),
        );
    }

    /// What a side comes to when damage is assessed.
    fn total(&mut self, at: usize, line: &Text) {
        let Some(seat) = line.seat("seat") else { return };
        if self.open.as_ref().is_none_or(|picture| picture.is_roll || picture.has_total_of(seat)) {
            self.close();
            let round = self.round;
            self.open = self.fight.as_ref().map(|(sides, area)| Picture::of(at, Highlighted::Round { round, area: area.clone() }, sides));
        } else if let Some(picture) = &mut self.open {
            picture.lines.push(at);
        }
        let Some(picture) = &mut self.open else { return };
        let row = |name: &str, of: Highlighted, sign, luck| Throw::of_signs(of.text(), sign, luck, line.number(name).unwrap_or_default());
        picture
            .side(seat)
            .throws
            .extend([row("offence", Highlighted::Offence, "✸", Luck::Hit), row("defence", Highlighted::Defence, "◆", Luck::Miss)]);
    }

    fn lose(&mut self, at: usize, line: &Text, is_gone: bool) {
        let (Some(picture), Some(seat), Some(what)) = (&mut self.open, line.seat("seat"), line.thing("fighter")) else { return };
        if !picture.is_roll {
            picture.lines.push(at);
            picture.side(seat).loses(what, 1, is_gone);
        }
    }

    fn end(&mut self, at: usize, line: &Text, is_told: bool) {
        if let Some(picture) = self.open.as_mut().filter(|picture| !picture.is_roll) {
            picture.lines.push(at);
            picture.ends.extend(is_told.then(|| line.clone()));
        }
    }
}

impl Picture {
    fn of(at: usize, title: Highlighted, sides: &[Seat]) -> Self {
        let sides = sides.iter().map(|seat| Side::of(*seat)).collect();
        Self { lines: vec![at], title: title.text(), sides, ends: vec![], is_roll: false }
    }

    /// The side of a seat, which is put there if there is none.
    fn side(&mut self, seat: Seat) -> &mut Side {
        let at = self.sides.iter().position(|side| side.seat == Some(seat)).unwrap_or_else(|| {
            self.sides.push(Side::of(seat));
            self.sides.len() - 1
        });
        &mut self.sides[at]
    }

    fn has_total_of(&self, seat: Seat) -> bool {
        self.sides.iter().any(|side| side.seat == Some(seat) && !side.throws.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_combat_is_a_roll_and_a_picture_of_each_round() {
        let (ada, bo, area) = (Seat(0), Seat(1), AreaId::S1aSe);
        let fighter = UnitId::Cultist.name();
        let lines = [
            Line::CombatBegins { seat: ada, other: bo, area },
            Line::HasDice { seat: ada, bolter: 2, shield: 1, morale: 0 },
            Line::HasDice { seat: bo, bolter: 1, shield: 0, morale: 1 },
            Line::HasDice { seat: bo, bolter: 2, shield: 0, morale: 1 },
            Line::Totals { seat: ada, offence: 4, defence: 1 },
            Line::Totals { seat: bo, offence: 1, defence: 0 },
            Line::Falls { seat: bo, fighter: fighter.clone(), count: 2 },
            Line::IsRouted { seat: bo, fighter },
            Line::CombatRoundEnds { round: 1 },
            Line::Totals { seat: ada, offence: 2, defence: 1 },
            Line::Totals { seat: bo, offence: 2, defence: 0 },
            Line::CombatRoundEnds { round: 2 },
            Line::CombatEnds { area },
        ];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let shown = of(&texts.iter().collect::<Vec<_>>());
        assert_eq!(shown.iter().map(|one| one.lines.clone()).collect::<Vec<_>>(), [vec![1, 2], vec![4, 5, 6, 7], vec![9, 10]]);
        let Shown::Fight(sides) = &shown[1].shown else { panic!("{shown:?}") };
        assert_eq!((sides[0].throws[0].dice.len(), sides[1].losses.len()), (4, 2));
    }

    #[test]
    fn an_orbital_strike_is_one_picture_with_what_falls() {
        let (ada, bo) = (Seat(0), Seat(1));
        let lines = [
            Line::Strikes { seat: ada, from: AreaId::S1aNe, to: AreaId::S1aSe },
            Line::HasDice { seat: ada, bolter: 2, shield: 0, morale: 0 },
            Line::Falls { seat: bo, fighter: UnitId::Cultist.name(), count: 2 },
            Line::Reveals { seat: bo, order: OrderKind::Deploy, system: SystemId::S1a },
        ];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let shown = of(&texts.iter().collect::<Vec<_>>());
        assert_eq!(shown.iter().map(|one| one.lines.clone()).collect::<Vec<_>>(), [vec![0, 1, 2]]);
    }
}
