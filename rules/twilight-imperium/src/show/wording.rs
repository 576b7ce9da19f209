//! The words of the game, in English and in German. A new pair of files is one line here.

use super::reference::rules::RULES;

sternpost_kit::catalogue!(
    ["en", "de"],
    [
        "",
        "-components",
        "-options",
        "-setup",
        "-cards",
        "-agendas",
        "-notes",
        "-secrets",
        "-texts",
        "-layers",
        "-orders",
        "-tally",
        "-reference",
        "-chapters",
    ],
    |language| RULES.source(language)
);
