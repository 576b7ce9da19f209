//! Battles as pictures, made of the lines that tell them (ARCS-BATTLE).

use crate::components::dice::{Die, Symbols};
use crate::prelude::*;
use crate::show::faces;
use sternpost_show::Highlight;
use sternpost_show::highlight::{Die as Drawn, Luck, Shown, Side, Throw};

messages! {
    "highlight";
    /// What pictures of battles are called, and what stands in them.
    pub enum Highlighted {
        Battle { system: Arg },
        Again { die: Text },
        Ship,
    }
}

/// The lines that follow a battle and are no part of it: it is over by then.
const AFTERWARDS: [&str; 16] = [
    "line-all-passed",
    "line-built",
    "line-built-ship",
    "line-chapter",
    "line-copied",
    "line-declared",
    "line-influenced",
    "line-led",
    "line-moved",
    "line-passed",
    "line-pivoted",
    "line-repaired-ship",
    "line-secured",
    "line-surpassed",
    "line-taxed",
    "line-turn-ended",
];

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Highlight> {
    let mut done = vec![];
    let mut battle: Option<Battle> = None;
    for (at, line) in lines.iter().enumerate() {
        if line.key == "line-battle" || AFTERWARDS.contains(&&*line.key) {
            done.extend(battle.take().and_then(Battle::shown));
        }
        if line.key == "line-battle" {
            battle = Battle::begin(at, line);
        } else if let Some(battle) = &mut battle {
            battle.read(at, line);
        }
    }
    done.extend(battle.and_then(Battle::shown));
    done
}

/// A battle that goes on.
struct Battle {
    title: Text,
    lines: Vec<usize>,
    attacker: Side,
    defender: Side,
}

impl Battle {
    fn begin(at: usize, line: &Text) -> Option<Self> {
        let side = |name: &str| line.seat(name).map(Side::of);
        let title = Highlighted::Battle { system: line.arg("system")?.clone() }.text();
        Some(Self { title, lines: vec![at], attacker: side("seat")?, defender: side("defender")? })
    }

    fn shown(self) -> Option<Highlight> {
        let Self { title, lines, attacker, defender } = self;
        let has_rolled = !attacker.throws.is_empty();
        has_rolled.then(|| Highlight { lines, title, shown: Shown::Fight(vec![attacker, defender]), ends: vec![] })
    }

    fn read(&mut self, at: usize, line: &Text) {
        let is_of_it = match &*line.key {
            "line-rolled" => self.roll(line, |die| die),
            "line-rerolled" => self.roll(line, |die| Highlighted::Again { die }.text()),
            "line-symbols" => {
                self.attacker.sum = Some((*line).clone());
                true
            }
            "line-intercepted" => {
                self.defender.sum = Some((*line).clone());
                true
            }
            "line-ship-damaged" => self.loses(line, Some(Highlighted::Ship.text()), false),
            "line-ship-destroyed" => self.loses(line, Some(Highlighted::Ship.text()), true),
            "line-building-damaged" => self.loses(line, line.thing("kind"), false),
            "line-building-destroyed" => self.loses(line, line.thing("kind"), true),
            _ => false,
        };
        if is_of_it {
            self.lines.push(at);
        }
    }

    /// ARCS-BATTLE-05: dice of one kind.
    fn roll(&mut self, line: &Text, called: impl Fn(Text) -> Text) -> bool {
        let kind = Die::ALL.iter().find(|die| line.id_of("die") == Some(die.slug()));
        let (Some(kind), Some(of)) = (kind, line.thing("die")) else { return false };
        let rolled = line.numbers("faces");
        // None of a kind may be rolled.
        if rolled.is_empty() {
            return true;
        }
        let symbols: Vec<Symbols> = rolled.iter().filter(|face| (1..=6).contains(*face)).map(|face| kind.face(*face)).collect();
        let hits = symbols.iter().map(|symbols| u32::from(symbols.hit + symbols.building)).sum();
        let of_faces: u32 = kind.faces().iter().map(|face| u32::from(face.hit + face.building)).sum();
        let usual = u32::try_from(symbols.len()).ok().map(|dice| dice * of_faces * 100 / 6);
        self.attacker.throws.push(Throw { of: called(of), needs: None, dice: symbols.into_iter().map(drawn).collect(), hits, usual });
        true
    }

    fn loses(&mut self, line: &Text, what: Option<Text>, is_gone: bool) -> bool {
        let (Some(seat), Some(what)) = (line.seat("seat"), what) else { return false };
        let Some(side) = [&mut self.attacker, &mut self.defender].into_iter().find(|side| side.seat == Some(seat)) else { return false };
        side.loses(what, 1, is_gone);
        true
    }
}

/// A face with a sign for each symbol.
fn drawn(symbols: Symbols) -> Drawn {
    let Symbols { own, intercept, hit, building, key } = symbols;
    let signs = [(hit, "✸"), (building, "⌂"), (key, "⚷"), (own, "✖"), (intercept, "⊘")];
    let face: String = signs.into_iter().map(|(count, sign)| sign.repeat(count.into())).collect();
    let luck = match (own + intercept, hit + building + key) {
        (0, 0) => Luck::Miss,
        (0, _) => Luck::Hit,
        (_, _) => Luck::Harm,
    };
    Drawn { face, says: Some(faces::face(symbols)), luck }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_battle_has_its_dice_on_the_left_and_losses_on_their_sides() {
        let (ada, bo, system) = (Seat(0), Seat(1), SystemId::ALL[0]);
        let roll = |die: Die, dice: &[u32]| Line::Rolled { seat: ada, die, shown: faces::of_roll(die, dice), faces: dice.to_vec() };
        let lines = [
            Line::Moved { seat: ada, count: 2, from: SystemId::ALL[1], to: system },
            Line::Battle { seat: ada, defender: bo, system },
            roll(Die::Assault, &[1, 2, 4]),
            roll(Die::Raid, &[]),
            Line::Symbols { own: 1, intercept: 0, hit: 3, building: 0, key: 0 },
            Line::ShipDamaged { seat: ada, system },
            Line::ShipDestroyed { seat: bo, system, by: ada },
            Line::ShipDestroyed { seat: bo, system, by: ada },
            Line::TurnEnded { seat: ada },
            Line::ShipDamaged { seat: bo, system },
        ];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let shown = of(&texts.iter().collect::<Vec<_>>());
        let [battle] = shown.as_slice() else { panic!("{shown:?}") };
        assert_eq!(battle.lines, [1, 2, 3, 4, 5, 6, 7]);
        let Shown::Fight(sides) = &battle.shown else { panic!("{battle:?}") };
        let dice: Vec<(&str, Luck)> = sides[0].throws[0].dice.iter().map(|die| (die.face.as_str(), die.luck)).collect();
        assert_eq!(dice, [("", Luck::Miss), ("✸✸", Luck::Hit), ("✸✖", Luck::Harm)]);
        let lost = |side: usize| sides[side].losses.iter().map(|loss| (loss.count, loss.is_gone)).collect::<Vec<_>>();
        assert_eq!((lost(0), lost(1)), (vec![(1, false)], vec![(2, true)]));
        assert_eq!(sides[0].throws.len(), 1, "no dice of a kind are no row");
    }
}
