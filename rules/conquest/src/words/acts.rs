//! Which lines of the chronicle are read as one: an act, and what came of it.

/// What comes of an attack, an ability, an event, a struggle.
const WHAT_CAME: [&str; 26] = [
    "line-area-effect",
    "line-attached",
    "line-bloodied",
    "line-damage-moved",
    "line-damage-shifted",
    "line-damaged",
    "line-discards",
    "line-draws",
    "line-gains",
    "line-healed",
    "line-left",
    "line-makes-tokens",
    "line-moved",
    "line-no-effect",
    "line-prevented",
    "line-put-into-play",
    "line-readied",
    "line-reveals",
    "line-routed",
    "line-takes-back",
    "line-takes-initiative",
    "line-takes-up",
    "line-takes-up-openly",
    "line-uses-shield",
    "line-captures",
    "line-leaves-the-game",
];

/// Both do it, or several one after the other: the first says what, the others go on.
const ALIKE: [&str; 6] =
    ["line-commits", "line-plays-drawn-deck", "line-plays-own-deck", "line-plays-starter", "line-retreats", "line-warlord-goes-home"];

/// Whether a line goes on with the one before it, by the keys of both. A heading stands by itself.
pub fn goes_on(before: &str, line: &str) -> bool {
    if before.ends_with("-begins") {
        return false;
    }
    let is_deployed = before == "line-reduces" && ["line-reduces", "line-deploys"].contains(&line);
    let goes_home = line == "line-warlord-goes-home" && ["line-wins-battle", "line-captures"].contains(&before);
    WHAT_CAME.contains(&line) || before == line && ALIKE.contains(&line) || is_deployed || goes_home
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_that_goes_on_is_one_of_the_game() {
        let keys = crate::show::catalogue("en").keys();
        let unknown: Vec<&&str> = WHAT_CAME.iter().chain(&ALIKE).filter(|key| !keys.contains(**key)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn an_attack_and_what_came_of_it_are_one_act_and_a_heading_stands_alone() {
        assert!(goes_on("line-attacks", "line-damaged") && goes_on("line-damaged", "line-left"));
        assert!(goes_on("line-commits", "line-commits") && goes_on("line-reduces", "line-deploys"));
        assert!(!goes_on("line-left", "line-attacks") && !goes_on("line-command-begins", "line-commits"));
        assert!(!goes_on("line-headquarters-begins", "line-draws") && goes_on("line-draws", "line-gains"));
    }
}
