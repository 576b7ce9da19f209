//! Samples of a fight and a vote, as letters show them.

use super::{Said, text};
use sternpost_boards::highlights::{BarPart, Told, ToldBar, ToldLoss, ToldSide, ToldThrow};

/// A round of a space combat against somebody.
pub(super) fn fight(v: Said, against: &str) -> Told<String> {
    let throw = |of: String, needs: &str, says: &str, dice: &[(&str, &'static str)]| ToldThrow {
        of,
        needs: Some(text(needs)),
        says: text(says),
        dice: dice.iter().map(|(face, look)| (text(face), *look)).collect(),
    };
    let carrier = throw(v.says("Carrier", "Träger"), &v.says("needs 9", "ab 9"), "3, 9: 1", &[("3", "miss"), ("9", "hit")]);
    let fighter = throw(v.says("Fighter", "Jäger"), &v.says("needs 9", "ab 9"), "4: 0", &[("4", "miss")]);
    let hits = |count: &str| Some(v.says(&format!("{count} hits"), &format!("{count} Treffer")));
    let loss = ToldLoss { what: v.says("fighter", "Jäger"), says: v.says("fighter lost", "Jäger verloren"), is_gone: true };
    let side = |seat, mark: &str, name: &str, throws, sum, losses| ToldSide {
        seat: Some(seat),
        mark: text(mark),
        name: text(name),
        throws,
        sum,
        losses,
    };
    Told {
        title: v.says("Space combat in Arnor / Lor, round 1", "Raumkampf in Arnor / Lor, Runde 1"),
        sides: vec![side(0, "●", "Ada", vec![carrier], hits("1"), vec![]), side(1, "■", against, vec![fighter], hits("0"), vec![loss])],
        ends: vec![v.says("Ada wins the space combat.", "Ada gewinnt den Raumkampf.")],
        ..Told::default()
    }
}

/// A vote in which somebody has voted.
pub(super) fn vote(v: Said, who: &str) -> Told<String> {
    let part = |seat, mark: &str, name: &str, count: u32, from, fill, ink| BarPart {
        seat,
        mark: text(mark),
        count,
        says: format!("{name}: {count}"),
        from,
        width: count * 100,
        fill,
        ink,
    };
    let carried = ToldBar {
        of: v.says("For", "Dafür"),
        total: v.says("10 votes", "10 Stimmen"),
        carried: Some(v.says("carried", "angenommen")),
        parts: vec![part(0, "●", "Ada", 6, 0, "#f2442c", "#1c0400"), part(1, "■", who, 4, 600, "#2a66f6", "#ffffff")],
        rest: 0,
    };
    Told {
        title: v.says("Vote: Fleet Regulations", "Abstimmung: Flottenverordnung"),
        bars: vec![carried],
        without: Some(v.says("No votes: Cy", "Keine Stimmen: Cy")),
        ..Told::default()
    }
}
