//! Fights as pictures, made of the lines that tell them: approach damage, then each salvo (VF-CB, VF-CD).

use crate::prelude::*;
use sternpost_core::Arg;
use sternpost_show::Highlight;
use sternpost_show::highlight::{Luck, Shown, Side, Throw};

messages! {
    "highlight";
    /// What pictures of fights are called, and their rows.
    pub enum Highlighted {
        Fight { sector: Arg },
        ApproachDamage,
        SalvoDamage { number: u32 },
        Absorbed,
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
    salvo: u32,
}

/// A picture of one fight. The attacker stands first.
struct Picture {
    lines: Vec<usize>,
    sector: Arg,
    sides: Vec<(Text, Side)>,
    hits: Vec<Hit>,
    ends: Vec<Text>,
}

/// Damage, by the side it strikes. Who deals it may be told of later only.
struct Hit {
    struck: Text,
    row: Text,
    dealt: u32,
    taken: u32,
}

impl Reading {
    fn read(&mut self, at: usize, line: &Text) {
        match &*line.key {
            "line-invades" => self.begin(at, line, line.seat("seat").map(|seat| vec![Word::OfSeat { seat }])),
            "line-void-strikes" => self.begin(at, line, line.seat("seat").map(|seat| vec![Word::Void, Word::OfSeat { seat }])),
            "line-approach" => self.hit(at, line, Highlighted::ApproachDamage.text()),
            "line-salvo" => {
                self.salvo = line.number("number").unwrap_or_default();
                self.add_line(at);
            }
            "line-hit" => self.hit(at, line, Highlighted::SalvoDamage { number: self.salvo }.text()),
            "line-fleets-lost" => self.lose(at, line),
            "line-holds" | "line-takes-sector" | "line-tie" => self.end(at, line),
            // Sectors that are left for a fight fall to the Void before it.
            "line-void-takes" if self.open.as_ref().is_some_and(|open| line.arg("sector") == Some(&open.sector)) => self.end(at, line),
            _ => {}
        }
    }

    fn begin(&mut self, at: usize, line: &Text, sides: Option<Vec<Word>>) {
        self.close();
        let (Some(sector), Some(sides)) = (line.arg("sector"), sides) else { return };
        let mut picture = Picture { lines: vec![at], sector: sector.clone(), sides: vec![], hits: vec![], ends: vec![] };
        for side in sides {
            picture.side(&side.text());
        }
        self.open = Some(picture);
    }

    fn end(&mut self, at: usize, line: &Text) {
        if let Some(picture) = &mut self.open {
            picture.lines.push(at);
            picture.ends.push(line.clone());
        }
        self.close();
    }

    fn close(&mut self) {
        self.salvo = 0;
        let Some(mut picture) = self.open.take() else { return };
        picture.lay_hits();
        let Picture { lines, sector, sides, ends, .. } = picture;
        // Where nobody stood and nobody fell there was no fight.
        if sides.iter().any(|(_, side)| !side.throws.is_empty()) {
            let sides = sides.into_iter().map(|(_, side)| side).collect();
            self.done.push(Highlight { lines, title: Highlighted::Fight { sector }.text(), shown: Shown::Fight(sides), ends });
        }
    }

    fn add_line(&mut self, at: usize) {
        if let Some(picture) = &mut self.open {
            picture.lines.push(at);
        }
    }

    fn hit(&mut self, at: usize, line: &Text, row: Text) {
        let (Some(picture), Some(struck)) = (&mut self.open, line.thing("who")) else { return };
        let number = |name: &str| line.number(name).unwrap_or_default();
        picture.lines.push(at);
        picture.side(&struck);
        picture.hits.push(Hit { struck, row, dealt: number("dealt"), taken: number("taken") });
    }

    /// What was recalled in the end, by its types.
    fn lose(&mut self, at: usize, line: &Text) {
        let (Some(picture), Some(who), Some(force)) = (&mut self.open, line.thing("who"), line.thing("force")) else { return };
        picture.lines.push(at);
        picture.side(&who).loses(force, 1, true);
    }
}

impl Picture {
    /// The side that is called so, which is put there if there is none.
    fn side(&mut self, who: &Text) -> &mut Side {
        let at = self.sides.iter().position(|(name, _)| name == who).unwrap_or_else(|| {
            let side = who.seat("seat").map_or_else(|| Side { name: Some(who.clone()), ..Side::default() }, Side::of);
            self.sides.push((who.clone(), side));
            self.sides.len() - 1
        });
        &mut self.sides[at].1
    }

    /// Damage stands with who deals it, what is absorbed with who is struck.
    fn lay_hits(&mut self) {
        for Hit { struck, row, dealt, taken } in std::mem::take(&mut self.hits) {
            let other = self.sides.iter().map(|(name, _)| name).find(|name| **name != struck).cloned();
            let other = other.unwrap_or_else(|| Word::Defenders.text());
            if dealt > 0 {
                self.side(&other).throws.push(Throw::of_signs(row, "✸", Luck::Hit, dealt));
            }
            if dealt > taken {
                self.side(&struck).throws.push(Throw::of_signs(Highlighted::Absorbed.text(), "◆", Luck::Miss, dealt - taken));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fight_is_one_picture_with_its_salvos_and_what_came_of_it() {
        let (ada, sector) = (Seat(0), SectorId::of((0, 0)));
        let (who, void) = (Word::OfSeat { seat: ada }.text(), Word::Void.text());
        let force = Word::FleetAmount { count: 3, fleet: Fleet::Corvette }.text();
        let lines = [
            Line::Invades { seat: ada, sector, force: force.clone() },
            Line::Approach { sector, dealt: 1, taken: 0, who: who.clone() },
            Line::Salvo { number: 1, invader: 3, defender: 2 },
            Line::Hit { who: void.clone(), dealt: 1, taken: 1 },
            Line::Hit { who: who.clone(), dealt: 1, taken: 1 },
            Line::FleetsLost { who, force },
            Line::TakesSector { seat: ada, sector },
            Line::GainsInfluence { seat: ada, count: 2, total: 12 },
        ];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let shown = of(&texts.iter().collect::<Vec<_>>());
        assert_eq!(shown.iter().map(|one| one.lines.clone()).collect::<Vec<_>>(), [vec![0, 1, 2, 3, 4, 5, 6]]);
        let Shown::Fight(sides) = &shown[0].shown else { panic!("{shown:?}") };
        // Ada absorbs a point and deals one; the Void deals one in the approach and one in the salvo.
        assert_eq!((sides[0].seat, sides[0].throws.len(), sides[0].hits(), sides[0].losses.len()), (Some(ada), 2, 1, 1));
        assert_eq!((sides[1].seat, sides[1].hits(), sides[1].losses.len()), (None, 2, 0));
        assert_eq!(shown[0].ends.len(), 1);
    }

    #[test]
    fn what_nobody_defends_is_no_fight() {
        let (ada, sector) = (Seat(0), SectorId::of((0, 0)));
        let lines = [Line::Invades { seat: ada, sector, force: Word::Void.text() }, Line::TakesSector { seat: ada, sector }];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        assert_eq!(of(&texts.iter().collect::<Vec<_>>()), []);
    }
}
