//! Conquest: all 49 pairings of warlords, then again with decks by lot and decks of one's own.

use conquest::Conquest;
use conquest::components::WarlordId;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::ExitCode;
use sternpost_core::Arg;
use sternpost_game::Published;
use sternpost_players::Purposeful;
use sternpost_show::Reference as _;
use sternpost_workbench::Finished;
use sternpost_workbench::campaigns::{self, Played};

static GAME: Published<Conquest> = Published::new();
static PLAYER: Purposeful<Conquest> = Purposeful::new();

/// How a game can end, as the line that tells it says.
const ENDS: [(&str, &str); 5] = [
    ("three planets", "word-three-planets"),
    ("no cards left", "word-deck-empty"),
    ("the last planet", "word-last-planet"),
    ("a warlord defeated", "word-warlord-defeated"),
    ("giving up", "word-conceded"),
];

fn main() -> ExitCode {
    campaigns::main(&Played {
        game: &GAME,
        player: &PLAYER,
        book: Conquest.book(),
        folder: env!("CARGO_MANIFEST_DIR"),
        telling: &[
            ("line-deploys", "card"),
            ("line-plays-event", "card"),
            ("line-uses-shield", "card"),
            ("line-uses-battle-ability", "planet"),
            ("line-captures", "planet"),
        ],
        anytime: 0,
        curious: &["card", "planet"],
        setup,
        contest,
        happened,
        expected: || {
            // Nobody gives up here.
            let ends = ENDS.iter().take(4).map(|(end, _)| format!("ended by {end}"));
            ends.chain(WarlordId::ALL.iter().map(|warlord| format!("won by {}", warlord.slug()))).collect()
        },
    })
}

/// Of four times 49 campaigns two have starters, one decks by lot, one decks of one's own.
fn setup(seed: u64) -> Value {
    let warlord = |number: u64| WarlordId::ALL[usize::try_from(number).expect("a small number") % WarlordId::ALL.len()];
    let decks = ["starters", "drawn", "starters", "own"][usize::try_from(seed / 49 % 4).expect("a small number")];
    json!({ "options": { "decks": decks }, "seats": [warlord(seed), warlord(seed / 7)] })
}

/// Each starter against each, and after 49 campaigns again: then the other one sits there.
fn contest(seed: u64) -> Value {
    let mut setup = setup(seed % 49);
    setup["options"]["decks"] = "starters".into();
    setup
}

fn happened(setup: &Value, finished: &Finished) -> Vec<(String, usize)> {
    let told = |key: &str| finished.told.iter().filter(|line| line.text.key == *key).count();
    let end = finished.told.iter().rfind(|line| line.text.key == "line-won").map(|line| format!("{:?}", line.text));
    let mut happened = vec![
        (format!("decks {}", setup["options"]["decks"].as_str().unwrap_or_default()), 1),
        (format!("rounds {}", told("line-round-begins")), 1),
        ("a draw".to_owned(), told("line-draw")),
        ("battles".to_owned(), told("line-battle-begins")),
        ("shields".to_owned(), told("line-uses-shield")),
        ("events".to_owned(), told("line-plays-event")),
        ("abilities of cards in play".to_owned(), told("line-uses")),
        ("battle abilities".to_owned(), told("line-uses-battle-ability")),
        ("planets captured".to_owned(), told("line-captures")),
        ("stalemates".to_owned(), told("line-stalemate")),
        ("warlords bloodied".to_owned(), told("line-bloodied")),
    ];
    for (card, times) in abilities(finished) {
        happened.push((format!("ability of {card}"), times));
    }
    if let Some(end) = end {
        happened.extend(ENDS.iter().filter(|(_, word)| end.contains(word)).map(|(name, _)| (format!("ended by {name}"), 1)));
        let winner = finished.standings.iter().find(|standing| standing.rank == 1).map(|standing| usize::from(standing.seat.0));
        let warlord = winner.and_then(|seat| setup["seats"][seat].as_str());
        happened.extend(warlord.map(|warlord| (format!("won by {warlord}"), 1)));
        let first = winner == Some(0);
        happened.push((format!("won in the {} seat", if first { "first" } else { "second" }), 1));
    }
    happened
}

/// How often each card in play was used, or reduced a cost.
fn abilities(finished: &Finished) -> BTreeMap<&str, usize> {
    let mut times = BTreeMap::new();
    for line in finished.told.iter().filter(|line| ["line-uses", "line-reduces"].contains(&line.text.key.as_ref())) {
        let named = line.text.args.iter().filter_map(|(_, arg)| if let Arg::Text(card) = arg { Some(&card.args) } else { None });
        for (_, arg) in named.flatten() {
            if let Arg::Term { id, .. } = arg {
                *times.entry(id.as_ref()).or_default() += 1;
            }
        }
    }
    times
}
