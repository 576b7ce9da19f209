//! When a component does nothing: each action, space, technology, agenda, event and trade bonus beside somebody for whom there is nothing in it. What always
//! does something is a row of `always.tsv`, with the reason or with the scenario that lays out when it does not; a row that no longer holds is a failure too.

use crate::Voidfall;
use crate::components::agendas::AgendaId;
use crate::components::effects::{Along, Effect, Research};
use crate::components::events::EventId;
use crate::components::focuses::FocusId;
use crate::components::tracks;
use crate::prelude::*;
use crate::setup::{Mode, Options, SeatOptions, laying};
use serde_json::{Value, json};
use sternpost_core::{Chance, Eyes};
use sternpost_game::{Asked, Play, Published};
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{answer, asked, given, one};

static GAME: Published<Voidfall> = Published::new();
const NOBODY_ON_THE_BOARD: [u8; 6] = [0; 6];

/// What always does something, of this kind.
#[expect(clippy::disallowed_methods, reason = "a test reads its list")]
fn always(kind: &str) -> BTreeSet<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/always.tsv");
    let list = std::fs::read_to_string(path).expect("the list can be read");
    let rows = list.lines().skip(1).map(|row| row.split('\t').collect::<Vec<_>>());
    let of_kind = rows.inspect(|row| {
        let scenario = row[2].split_whitespace().next().filter(|word| word.starts_with("scenarios/"));
        assert!(scenario.is_none_or(|file| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file).exists()), "{row:?}");
    });
    let of_kind =
        of_kind.inspect(|row| assert!(row.len() == 3 && row[2].len() > 10, "a row has a kind, a component and a reason: {row:?}"));
    of_kind.filter(|row| row[0] == kind).map(|row| row[1].to_owned()).collect()
}

fn compare(kind: &str, found: &BTreeSet<String>) {
    let listed = always(kind);
    let (more, less): (Vec<_>, Vec<_>) = (found.difference(&listed).collect(), listed.difference(found).collect());
    assert!(
        more.is_empty() && less.is_empty(),
        "{kind}: nothing shows when these do nothing: {more:?}; these are listed though something does: {less:?}"
    );
}

fn laid_out(mode: Mode, houses: &[House]) -> State {
    let seats: Vec<SeatOptions> = houses.iter().map(|house| SeatOptions { house: *house, origin: Origin::A }).collect();
    laying::lay_out(Options { mode, ..Options::default() }, &seats, &mut Chance::live(&mut Rng::new(1)))
}

fn beside(house: House) -> House {
    if house == House::Belitan { House::Dunlork } else { House::Belitan }
}

/// Who has nothing but a Home sector: no resources, fleets or guilds elsewhere, no room for corruption, nowhere to advance.
fn destitute(house: House, mode: Mode, at_home: u8) -> Value {
    let houses = if mode == Mode::Solo { vec![house] } else { vec![house, beside(house)] };
    let s = laid_out(mode, &houses);
    let home = s.galaxy.home(Seat(0));
    let mut sectors = json!({});
    for (at, _) in s.galaxy.of(Seat(0)).filter(|(_, sector)| !sector.is_home()) {
        sectors[at.to_string()] = json!({ "voidborn": 1 });
    }
    let is_corrupted = house == House::Novaris;
    sectors[home.to_string()] =
        json!({ "fleets": { "corvette": at_home }, "population": 6, "guilds": [], "installations": [], "corrupted": is_corrupted });
    let mut players = vec![json!({
        "house": house, "stock": {}, "active": 0, "technologies": {}, "tracks": [7, 7, 7], "corrupted-tracks": Track::ALL, "corrupted-slots": [1, 2, 3],
    })];
    players.extend(houses.get(1).map(|other| json!({ "house": other })));
    json!({
        "options": { "mode": mode, "houses": "without-abilities" },
        "cycle": 2, "players": players, "sectors": sectors, "trade-board": NOBODY_ON_THE_BOARD,
    })
}

fn has(asked: &Asked, beginning: &str) -> bool {
    asked.offers.iter().any(|offer| offer.id.starts_with(beginning))
}

/// Every action of every focus card is not on offer to somebody who cannot pay for it, or for whom nothing would come of it.
// cites: VF-ACT-05, VF-ACT-12
#[test]
fn vf_act_05_an_action_is_not_offered_where_it_does_nothing() {
    let mut found = BTreeSet::new();
    for focus in FocusId::ALL.iter().copied() {
        let card = focus.card();
        let house = card.house.unwrap_or(House::Valnis);
        if !House::playable().contains(&house) {
            continue;
        }
        let is_heroic = focus.to_string().starts_with("heroic-");
        let stands_for = if card.focus == Focus::Leadership { Focus::Production } else { card.focus };
        let pick = if is_heroic { format!("heroic:{focus}:{stands_for}") } else { format!("focus:{focus}") };
        let mut left: BTreeSet<usize> = (0..3).collect();
        for at_home in [0, 14] {
            let mut position = destitute(house, if is_heroic { Mode::Solo } else { Mode::Competitive }, at_home);
            if is_heroic {
                position["void"] = json!({ "crisis": "petition", "display": [focus] });
            }
            if house == House::Kradmor {
                // There is no event left to foresee.
                position["cycle"] = json!(3);
            }
            let mut play = given(&GAME, &position);
            answer(&mut *play, 0, &[one(&pick)]);
            let asked = play.asked_of(Seat(0));
            left.retain(|number| asked.as_ref().is_some_and(|asked| has(asked, &format!("act:{number}:"))));
        }
        found.extend(left.into_iter().map(|number| format!("{focus} {}", card.actions[number].name)));
    }
    compare("action", &found);
}

/// What is told and asked while the first seat picks these, one after the other, and leaves everything else out.
fn picking(play: &mut dyn Play, mut wanted: Vec<String>) -> Vec<String> {
    let mut seen = vec![];
    for _ in 0..30 {
        let Some(asked) = play.asked_of(Seat(0)).filter(|asked| !wanted.is_empty() || asked.prompt.key != "ask-next") else { break };
        let next = wanted.iter().position(|beginning| has(&asked, beginning)).map(|at| wanted.remove(at));
        let declining = ["done", "nothing"].into_iter().find(|id| wanted.is_empty() && has(&asked, id));
        let pick = match (next, declining) {
            (Some(beginning), _) => one(&asked.offers.iter().find(|offer| offer.id.starts_with(&beginning)).expect("it is there").id),
            (None, Some(id)) => {
                seen.push(asked.prompt.key.to_string());
                one(id)
            }
            (None, None) => asked.default,
        };
        seen.extend(answer(play, 0, &[pick]).told.iter().map(|line| line.text.key.to_string()));
    }
    assert!(wanted.is_empty(), "{wanted:?} is not to be had: {seen:?}");
    seen
}

/// The first action of a House with such an effect, as what is picked for it.
fn action_with(house: House, is_it: impl Fn(&Effect) -> bool) -> Vec<String> {
    let of_card = |focus: FocusId| {
        let actions = focus.card().actions.iter().enumerate();
        let mut with = actions.filter_map(|(number, action)| Some((number, action.effects.iter().position(&is_it)?, action.effects.len())));
        with.next().map(|found| (focus, found))
    };
    let (focus, (number, effect, effects)) = house.focuses().find_map(of_card).expect("each House can do that");
    let mut picks = vec![format!("focus:{focus}"), format!("act:{number}:")];
    picks.extend((effects > 1).then(|| format!("effect:{effect}")));
    picks
}

/// All that comes of a step onto a space is the same for each of the 21 spaces of a House while the track is corrupted: nothing.
// cites: VF-CIV-09
#[test]
fn vf_civ_09_no_space_of_a_corrupted_track_brings_anything() {
    let mut spaces = 0;
    for house in House::playable().iter().copied() {
        let mut comes = BTreeSet::new();
        let mut brings = 0;
        for (track, space) in Track::ALL.iter().flat_map(|track| (1..=tracks::LAST_SPACE).map(|space| (*track, space))) {
            let mut at = [0; 3];
            at[track as usize] = space - 1;
            let step = |corrupted: &[Track]| {
                let stock = json!({ "food": 9, "energy": 9, "materials": 9, "credits": 9, "science": 9 });
                let player = json!({ "house": house, "stock": stock, "active": 3, "tracks": at, "corrupted-tracks": corrupted });
                let position =
                    json!({ "options": { "houses": "without-abilities" }, "cycle": 2, "players": [player, { "house": beside(house) }] });
                let mut picks = action_with(house, |effect| *effect == Effect::Advance(Along::Any));
                picks.push(format!("track:{track}"));
                let mut seen = picking(&mut *given(&GAME, &position), picks);
                seen.retain(|key| key != "line-deactivates");
                seen
            };
            let nothing = step(&[track]);
            brings += u32::from(step(&[]) != nothing);
            comes.insert(nothing);
            spaces += 1;
        }
        assert_eq!(comes.len(), 1, "{house}: {comes:?}");
        assert!(brings >= 15, "{house}: {brings} spaces that are not corrupted bring something");
    }
    assert_eq!(spaces, 21 * House::playable().len());
}

/// What a technology brings at once is not asked where it would do nothing.
// cites: VF-TEC-11
#[test]
fn vf_tec_11_a_technology_brings_nothing_at_once_where_there_is_nothing_to_do() {
    let mut found = BTreeSet::new();
    for technology in TechnologyId::ALL.iter() {
        let is_idle = |at_home: u8, is_pure: bool| {
            let mut position = destitute(House::Valnis, Mode::Competitive, at_home);
            position["technologies"] = json!([technology]);
            position["players"][0]["stock"] = json!({ "science": 9, "credits": 9 });
            if is_pure {
                position["players"][0]["corrupted-tracks"] = json!([]);
                position["players"][0]["corrupted-slots"] = json!([]);
                let home = laid_out(Mode::Competitive, &[House::Valnis, House::Belitan]).galaxy.home(Seat(0));
                position["sectors"][home.to_string()]["guilds"] = json!(["farmers", "farmers", "farmers"]);
            }
            let mut picks =
                action_with(House::Valnis, |effect| matches!(effect, Effect::GainTechnology(Research::Basic | Research::Either)));
            picks.push(format!("research:{technology}"));
            !picking(&mut *given(&GAME, &position), picks).iter().any(|key| key == "ask-which-immediate")
        };
        if ![(0, false), (14, false), (14, true)].into_iter().any(|(at_home, is_pure)| is_idle(at_home, is_pure)) {
            found.insert(technology.to_string());
        }
    }
    compare("at-once", &found);
}

/// No agenda in a corrupted slot has an objective.
// cites: VF-AGE-09
#[test]
fn vf_age_09_no_agenda_scores_in_a_corrupted_slot() {
    for agenda in AgendaId::ALL.iter() {
        let objectives = |corrupted: &[u8]| {
            let mut position = destitute(House::Valnis, Mode::Competitive, 0);
            position["players"][0]["agendas"] = json!([agenda]);
            position["players"][0]["corrupted-slots"] = json!(corrupted);
            let view = given(&GAME, &position).view(Eyes::Arbiter);
            let listed = view["players"][0]["objectives"].as_array().expect("a list").clone();
            listed.iter().filter(|row| row[0] == json!(agenda)).count()
        };
        assert!(objectives(&[1]) == 0 && objectives(&[2, 3]) > 1, "{agenda}");
    }
}

/// No line of a starting agenda brings influence to who has nothing but a Home sector, whose Shipyard is printed.
// cites: VF-AGE-07, VF-EVA-17
#[test]
fn vf_age_07_a_starting_agenda_brings_nothing_to_who_has_nothing() {
    let mut found = BTreeSet::new();
    for (house, origin) in House::playable().into_iter().flat_map(|house| Origin::ALL.iter().map(move |origin| (house, origin))) {
        let mut position = destitute(house, Mode::Competitive, 0);
        position["players"][0]["origin"] = json!(origin);
        let home = laid_out(Mode::Competitive, &[house, beside(house)]).galaxy.home(Seat(0)).to_string();
        position["sectors"][home]["population"] = json!(1);
        let view = given(&GAME, &position).view(Eyes::Arbiter);
        let lines = view["players"][0]["objectives"].as_array().expect("a list").clone();
        assert!(lines.len() > 1, "{house} {origin}: {lines:?}");
        let brings = lines.iter().filter(|line| line[2].as_i64().expect("a number") > 0);
        found.extend(brings.map(|line| format!("{house} {origin} {}", line[1])));
    }
    compare("starting", &found);
}

/// No Voidborn sector is left, everything is corrupted, and nobody has anything.
fn without_the_void(begin: &str, event: EventId) -> Value {
    let houses = [House::Valnis, House::Belitan];
    let mode = if event.speaks_of_the_void() { Mode::Cooperative } else { Mode::Competitive };
    let s = laid_out(mode, &houses);
    let mut sectors = json!({});
    for (number, (at, _)) in s.galaxy.sectors.iter().filter(|(_, sector)| !sector.is_home()).enumerate() {
        let (owner, corvettes) = if number < 7 { (0, 2) } else { (1, 1) };
        sectors[at.to_string()] = json!({
            "owner": owner, "fleets": { "corvette": corvettes }, "population": 3, "corrupted": true,
            "guilds": [], "installations": [], "glory": [], "bounties": [], "reclaims": [], "harbingers": 0,
        });
    }
    for seat in s.players.seats() {
        sectors[s.galaxy.home(seat).to_string()] = json!({ "fleets": {}, "guilds": [], "population": 6 });
    }
    let player = |house: House| {
        json!({
            "house": house, "stock": {}, "active": 0, "influence": 0, "technologies": {}, "corrupted-tracks": Track::ALL, "corrupted-slots": [1, 2, 3],
        })
    };
    json!({
        "begin": begin, "options": { "mode": mode, "houses": "without-abilities" }, "cycle": event.cycle(), "event": event,
        "players": houses.map(player), "sectors": sectors, "trade-board": NOBODY_ON_THE_BOARD, "corrupted-displays": AgendaType::ALL,
    })
}

/// Everybody leaves out what can be left out, until this is asked; whether it is.
fn leaving_out(play: &mut dyn Play, until: &[&str]) -> bool {
    for _ in 0..80 {
        let Some(asked) = play.asked().into_iter().next() else { return false };
        if until.contains(&&*asked.prompt.key) {
            return true;
        }
        let declining = ["nothing", "done"].into_iter().find(|id| has(&asked, id)).map(one);
        answer(play, asked.seat.0, &[declining.unwrap_or(asked.default)]);
    }
    panic!("it goes on and on: {:?}", play.asked());
}

/// Each box of an event changes nothing for those who have no target, and leave out what may be left out.
// cites: VF-PREP-18, VF-PREP-19
#[test]
fn vf_prep_18_the_boxes_of_an_event_change_nothing_without_a_target() {
    let mut found = BTreeSet::new();
    let boxes = EventId::ALL.iter().flat_map(|event| (1..=event.card().boxes.len()).map(|number| (*event, number)));
    for (event, number) in boxes {
        let mut position = without_the_void("event", event);
        position["event-box"] = json!(number);
        let mut play = given(&GAME, &position);
        let before = play.view(Eyes::Arbiter);
        assert!(leaving_out(&mut *play, &["ask-focus"]), "{event} {number}");
        let after = play.view(Eyes::Arbiter);
        for part in ["players", "sectors", "agendas", "trade-board", "void"] {
            if before[part] != after[part] {
                println!(
                    "{event} {number} {part}: {}",
                    sternpost_scenarios::diff::explain(&before[part].to_string(), &after[part].to_string())
                );
                found.insert(format!("{event} {number} {part}"));
            }
        }
    }
    compare("boxes", &found);
}

/// A decree is not on offer to those for whom it holds nothing, or brings no influence.
// cites: VF-EVA-14
#[test]
fn vf_eva_14_a_decree_brings_nothing_to_who_has_nothing() {
    let mut found = BTreeSet::new();
    for event in EventId::ALL.iter().copied() {
        let mut play = given(&GAME, &without_the_void("evaluation", event));
        while leaving_out(&mut *play, &["ask-decree", "ask-focus"]) {
            let asked = play.asked().into_iter().next().expect("somebody is asked");
            if asked.prompt.key != "ask-decree" {
                break;
            }
            let seat = usize::from(asked.seat.0);
            let influence = |play: &dyn Play| play.view(Eyes::Arbiter)["players"][seat]["influence"].clone();
            for offer in asked.offers.iter().filter(|offer| offer.id != "nothing") {
                let mut fork = play.fork();
                answer(&mut *fork, asked.seat.0, &[one(&offer.id)]);
                if influence(&*fork) != influence(&*play) || fork.asked_of(asked.seat).is_some_and(|next| next.prompt.key != "ask-decree") {
                    println!(
                        "{event} {} for seat {seat}: {:?}",
                        offer.id,
                        fork.asked_of(asked.seat).map(|asked| asked.prompt.key.to_string())
                    );
                    found.insert(format!("{event} {}", offer.id));
                }
            }
            answer(&mut *play, asked.seat.0, &[one("nothing")]);
        }
    }
    compare("decree", &found);
}

/// The bonus of each space of the trade board may be declined, and then brings nothing.
// cites: VF-TRD-03
#[test]
fn vf_trd_03_the_bonus_of_each_space_may_be_declined() {
    for space in 0..6 {
        let mut board = NOBODY_ON_THE_BOARD;
        board[space] = 1;
        let player = json!({ "house": "valnis", "influence": 10, "stock": { "credits": 1 } });
        let mut play = given(&GAME, &json!({ "players": [player, { "house": "belitan" }], "trade-board": board }));
        answer(&mut *play, 0, &[one("focus:politics"), one("act:2:control")]);
        assert!(has(&asked(&*play, 0), "trade-bonus:"), "{space}");
        answer(&mut *play, 0, &[one("nothing")]);
        let after = &play.view(Eyes::Arbiter)["players"][0];
        let held: u64 = after["stock"].as_object().expect("a stock").values().filter_map(Value::as_u64).sum();
        assert_eq!((held, &after["influence"], &after["trade"]), (0, &json!(10), &json!(1)), "{space}: {after}");
    }
}
