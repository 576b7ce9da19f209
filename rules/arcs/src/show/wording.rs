//! The words of the game, in English and in German. A new pair of files is one line here.

use super::reference::rules::RULES;

sternpost_kit::catalogue!(
    ["en", "de"],
    ["", "-components", "-cards", "-leaders", "-board", "-layers", "-tally", "-texts", "-reference", "-orders", "-options",],
    |language| RULES.source(language)
);
