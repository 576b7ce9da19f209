//! What players read before they vote: what each outcome does, and what their planets bring. A production counts units and resources apart.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Chance, Picked, Refusal, Seat, Text};
use sternpost_game::{Asked, Play};
use sternpost_workbench::at_the_table::{given, one, say, say_all};
use twilight_imperium::components::AgendaId;

const LANGUAGES: [&str; 2] = ["en", "de"];

/// An agenda phase with a law, a scored secret and planets of every kind, in which nobody can react unless they hold a card.
fn agenda_phase(agenda: &str, cards: &[&str]) -> Box<dyn Play> {
    let laid_out = json!({
        "options": { "content": ["agendas", "action-cards", "secret-objectives"] },
        "custodians": false,
        "players": [
            { "faction": "hacan", "technologies": [], "action-cards": cards, "scored-secrets": ["cut-supply-lines"] },
            { "faction": "xxcha", "technologies": [] },
            { "faction": "sol", "technologies": [] },
        ],
        "planets": {
            "abyz": { "controller": 1 }, "fria": { "controller": 1 }, "quann": { "controller": 1 }, "mellon": { "controller": 2 },
            "wellon": { "controller": 2 }, "new-albion": { "controller": 2 }, "starpoint": { "controller": 2 },
        },
        "laws": [{ "agenda": if agenda == "minister-of-policy" { "minister-of-war" } else { "minister-of-policy" }, "owner": 0 }],
        "agenda-deck": [agenda, if agenda == "mutiny" { "economic-equality" } else { "mutiny" }],
        "at": "agenda-phase",
    });
    given(&GAME, &laid_out)
}

/// Everybody answers as by default, but the first question of a kind, which is given back.
fn until(play: &mut dyn Play, prompt: &str, wanted: &[&str]) -> Asked {
    for _ in 0..40 {
        let asked = play.asked();
        if let Some(found) = asked.iter().find(|asked| asked.prompt.key == prompt) {
            return found.clone();
        }
        let answers = asked.into_iter().map(|asked| {
            let offer = asked.offers.iter().find(|offer| wanted.contains(&offer.id.as_str()));
            (asked.seat, offer.map_or(asked.default.clone(), |offer| one(&offer.id)))
        });
        play.apply_together(&answers.collect(), &mut Chance::closed()).expect("defaults are on offer");
    }
    panic!("nobody is asked {prompt}");
}

/// What is said of an outcome: beside it, or, where somebody or something is elected, in the question.
fn says_what_it_does(asked: &Asked, agenda: AgendaId) {
    for language in LANGUAGES {
        let prompt = say(&GAME, language, &asked.prompt);
        let [pro, con] = ["for", "against"].map(|id| asked.offers.iter().find(|offer| offer.id == id));
        let Some((pro, con)) = pro.zip(con) else {
            let whole = say(&GAME, language, &Text::plain(format!("agenda-text-{agenda}")));
            assert!(prompt.contains(&whole), "{agenda}, {language}: {prompt}");
            continue;
        };
        let [pro, con] = [pro, con].map(|offer| say_all(&GAME, language, &offer.detail).join(" "));
        let whole = say(&GAME, language, &Text::plain(format!("agenda-text-{agenda}")));
        let law = ["This becomes a law. ", "Das wird ein Gesetz. "].iter().find_map(|law| pro.strip_prefix(law));
        assert_eq!(law.is_some(), whole.contains(" (law):") || whole.contains(" (Gesetz):"), "{agenda}, {language}: {pro}");
        let pro = law.unwrap_or(&pro);
        assert!(!pro.is_empty() && !con.is_empty() && pro != con, "{agenda}, {language}: {pro} | {con}");
        assert!(whole.contains(pro) && whole.ends_with(con.as_str()), "{agenda}, {language}: {whole} | {pro} | {con}");
        assert!(!prompt.contains(pro), "{agenda}, {language}: it need not be read twice: {prompt}");
    }
}

// cites: LRR 2.8, LRR 2.9, LRR 2.17
#[test]
fn every_outcome_of_every_agenda_says_what_it_does() {
    for agenda in AgendaId::ALL {
        let mut play = agenda_phase(&agenda.id(), &[]);
        let asked = until(play.as_mut(), "ask-vote", &[]);
        if say(&GAME, "en", &asked.prompt).starts_with(&say(&GAME, "en", &agenda.name())) {
            says_what_it_does(&asked, *agenda);
        } else {
            panic!("{agenda} is not voted on: {}", say(&GAME, "en", &asked.prompt));
        }
    }
}

// cites: LRR 2.19
#[test]
fn whoever_decides_a_tie_reads_what_each_outcome_does() {
    for agenda in [AgendaId::Mutiny, AgendaId::FleetRegulations, AgendaId::MinisterOfPeace] {
        let mut play = agenda_phase(&agenda.id(), &[]);
        says_what_it_does(&until(play.as_mut(), "ask-decide-outcome", &["abstain"]), agenda);
    }
}

// cites: LRR 2.22
#[test]
fn whoever_predicts_reads_what_each_outcome_does() {
    for agenda in [AgendaId::Mutiny, AgendaId::SharedResearch, AgendaId::MinisterOfPeace, AgendaId::SenateSanctuary] {
        let mut play = agenda_phase(&agenda.id(), &["trade-rider"]);
        says_what_it_does(&until(play.as_mut(), "ask-predict", &["play-card:trade-rider"]), agenda);
    }
}

/// A planet of three votes counts three.
// cites: LRR 2.6, LRR 2.6a
#[test]
fn a_vote_counts_votes_and_not_planets() {
    let mut play = agenda_phase("mutiny", &[]);
    let asked = until(play.as_mut(), "ask-vote-with", &["for"]);
    let meter = asked.meters.first().expect("the votes are counted");
    assert_eq!((say(&GAME, "en", &meter.label), say(&GAME, "de", &meter.label)), ("Votes".to_owned(), "Stimmen".to_owned()));
    assert!(asked.is_counted());
    let votes = |ids: &[&str]| {
        let picked = Picked::Some(ids.iter().map(|id| (*id).to_owned()).collect());
        asked.readings(&picked).into_iter().map(|(label, votes)| (say(&GAME, "en", label), votes)).collect::<Vec<_>>()
    };
    let worth: Vec<(String, i64)> = asked.offers.iter().map(|offer| (offer.id.clone(), votes(&[&offer.id])[0].1)).collect();
    for (offer, (_, worth)) in asked.offers.iter().zip(&worth) {
        let hint = say(&GAME, "en", offer.hint.as_ref().expect("what it is worth"));
        assert_eq!(hint, format!("worth {worth}"));
    }
    let all: Vec<&str> = asked.offers.iter().map(|offer| offer.id.as_str()).collect();
    let sum: i64 = worth.iter().map(|(_, worth)| worth).sum();
    assert!(i64::try_from(all.len()).unwrap() < sum, "planets and votes differ: {worth:?}");
    assert_eq!((votes(&all), meter.most), (vec![("Votes".to_owned(), sum)], Some(sum)));
    // The answer is the planets, as it always was.
    play.apply(asked.seat, &[Picked::Some(vec![all[0].to_owned()])], &mut Chance::closed()).expect("one planet is enough");
}

/// What is measured is units and resources; that the units are few enough is one of the two.
// cites: LRR 62.1, LRR 24.1
#[test]
fn a_production_counts_units_and_resources_apart() {
    let laid_out: Value = json!({
        "options": { "content": [] },
        "players": [
            { "faction": "sol", "technologies": [], "trade-goods": 9 },
            { "faction": "xxcha", "technologies": [] },
            { "faction": "hacan", "technologies": [] },
        ],
        "planets": { "jord": { "units": { "0": { "space-dock": 1 } } } },
        "at": { "production": { "seat": 0, "system": 1 } },
    });
    let play = given(&GAME, &laid_out);
    let asked = play.asked_of(Seat(0)).expect("it produces");
    let labels = |language: &str| asked.meters.iter().take(2).map(|meter| say(&GAME, language, &meter.label)).collect::<Vec<_>>();
    assert_eq!(
        (labels("en"), labels("de")),
        (vec!["Units".to_owned(), "Resources they cost".to_owned()], vec!["Einheiten".to_owned(), "Ressourcen, die sie kosten".to_owned()])
    );
    assert!(asked.is_counted(), "the bare number of units need not be told a second time");
    let wanted = Picked::Split(vec![("produce:carrier".to_owned(), 1), ("produce:fighter".to_owned(), 2)]);
    let read: Vec<(String, i64)> = asked.readings(&wanted).into_iter().map(|(label, n)| (say(&GAME, "en", label), n)).collect();
    assert_eq!(read, [("Units".to_owned(), 3), ("Resources they cost".to_owned(), 4)]);
    let room = asked.meters[0].most.expect("there is a limit");
    let too_many = Picked::Split(vec![("produce:fighter".to_owned(), u32::try_from(room).unwrap() + 1)]);
    let refused = play.check(Seat(0), &too_many).unwrap_err();
    assert!(matches!(refused, Refusal::WrongCount { .. }), "{refused}");
}
