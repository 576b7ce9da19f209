//! Attacks as pictures, made of the lines that tell them (CONQ-ATTACK): what the attacker deals, what is kept off, what comes through.

use crate::prelude::*;
use sternpost_show::Highlight;
use sternpost_show::highlight::{Luck, Shown, Side, Throw};

messages! {
    "highlight";
    /// What pictures of attacks are called, and their rows.
    pub enum Highlighted {
        Attack,
        Points,
        KeptOff,
        TakenBy,
    }
}

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Highlight> {
    let mut done = vec![];
    let mut attack: Option<Attack> = None;
    for (at, line) in lines.iter().enumerate() {
        if attack.as_ref().is_some_and(|attack| !attack.goes_on_with(line)) {
            done.extend(attack.take().map(Attack::shown));
        }
        if line.key == "line-attacks" {
            attack = Attack::begin(at, line);
        } else if let Some(attack) = &mut attack {
            attack.read(at, line);
        }
    }
    done.extend(attack.map(Attack::shown));
    done
}

/// An attack that goes on.
struct Attack {
    lines: Vec<usize>,
    attacker: Text,
    defender: Text,
    count: u32,
    kept_off: u32,
    taken: u32,
    is_gone: bool,
    ends: Vec<Text>,
}

impl Attack {
    fn begin(at: usize, line: &Text) -> Option<Self> {
        let (attacker, defender, count) = (line.thing("card")?, line.thing("to")?, line.number("count")?);
        Some(Self { lines: vec![at], attacker, defender, count, kept_off: 0, taken: 0, is_gone: false, ends: vec![] })
    }

    /// What comes of it is read with it, and so are shields and what else happens to who defends; another act ends it.
    fn goes_on_with(&self, line: &Text) -> bool {
        crate::words::acts::goes_on("line-attacks", &line.key)
    }

    fn read(&mut self, at: usize, line: &Text) {
        let is_defender = line.thing("card").as_ref() == Some(&self.defender);
        let count = line.number("count").unwrap_or_default();
        match &*line.key {
            "line-prevented" if is_defender => self.kept_off += count,
            "line-damaged" if is_defender => self.taken += count,
            "line-left" if is_defender => self.is_gone = true,
            "line-bloodied" if is_defender => {
                self.is_gone = true;
                self.ends.push(line.clone());
            }
            "line-uses-shield" if is_defender => self.ends.push(line.clone()),
            _ => return,
        }
        self.lines.push(at);
    }

    fn shown(self) -> Highlight {
        let row = |of: Highlighted, sign, luck, count| Throw::of_signs(of.text(), sign, luck, count);
        let throws = vec![row(Highlighted::Points, "✸", Luck::Hit, self.count)];
        let attacker = Side { name: Some(self.attacker), throws, ..Side::default() };
        let mut throws = vec![row(Highlighted::TakenBy, "✸", Luck::Harm, self.taken)];
        if self.kept_off > 0 {
            throws.insert(0, row(Highlighted::KeptOff, "◆", Luck::Miss, self.kept_off));
        }
        let mut defender = Side { name: Some(self.defender.clone()), throws, ..Side::default() };
        if self.is_gone {
            defender.loses(self.defender, 1, true);
        }
        Highlight { lines: self.lines, title: Highlighted::Attack.text(), shown: Shown::Fight(vec![attacker, defender]), ends: self.ends }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attack_shows_what_was_dealt_kept_off_and_taken() {
        let (attacker, defender) = (Text::plain("list-empty"), Text::plain("list-last"));
        let lines = [
            Line::Attacks { card: attacker.clone(), to: defender.clone(), count: 3 },
            Line::Prevented { card: defender.clone(), count: 1 },
            Line::Damaged { card: attacker.clone(), count: 1 },
            Line::Damaged { card: defender.clone(), count: 2 },
            Line::Left { card: defender.clone(), how: Text::plain("list-empty") },
            Line::PassesDeploy { seat: Seat(0) },
            Line::Damaged { card: defender.clone(), count: 1 },
        ];
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let shown = of(&texts.iter().collect::<Vec<_>>());
        let [attack] = shown.as_slice() else { panic!("{shown:?}") };
        // What the attacker takes is told by its line.
        assert_eq!(attack.lines, [0, 1, 3, 4]);
        let Shown::Fight(sides) = &attack.shown else { panic!("{attack:?}") };
        let rows = |side: usize| sides[side].throws.iter().map(|throw| throw.dice.len()).collect::<Vec<_>>();
        assert_eq!((rows(0), rows(1)), (vec![3], vec![1, 2]));
        assert_eq!((sides[1].throws[1].dice[0].luck, sides[1].losses.len()), (Luck::Harm, 1));
    }
}
