//! Checks the start of a campaign: its phrases, what seats were dealt, and what was drawn.

use super::answer::Played;
use super::{Replay, Stand, counting};
use crate::report::About;
use serde_json::Value;
use std::collections::BTreeMap;
use sternpost_core::Chance;
use sternpost_log::deal::deal;
use sternpost_log::fold::guarded;
use sternpost_log::{Body, Derivation, Derived, Entry, Phrases, Stream};

impl Replay<'_> {
    pub(super) fn started(&mut self, at: usize, (setup, derivation): (&Value, Derivation), phrases: &Phrases, chance: &[Vec<u32>]) {
        let entry = &self.entries[at];
        let (seq, before) = (entry.seq, &self.entries[..at]);
        if before.iter().any(|earlier| earlier.body.begins_a_position()) {
            self.report.wrong_at(About::Answers, seq, "the campaign starts twice");
            self.stand = Stand::Lost;
            return;
        }
        self.phrases(before, phrases, seq);
        self.key = self.secret.map(|secret| phrases.key(secret, entry.campaign));
        let options = before.iter().find_map(|entry| if let Body::Created { options, .. } = &entry.body { Some(options) } else { None });
        if options != setup.get("options") {
            self.report.wrong_at(About::Answers, seq, "the options of the start are not those the campaign was created with");
        }
        let noted = chance.to_vec();
        let begin = |chance: &mut Chance<'_>| {
            let begun = guarded(|| self.game.begin(setup, chance));
            match begun {
                Ok(Ok((play, out))) if !chance.has_unread_notes() => Ok((counting(play, derivation), out)),
                Ok(Ok(_)) => Err("random results are left that nothing asked for".to_owned()),
                Ok(Err(bad)) => Err(bad.to_string()),
                Err(panicked) => Err(panicked),
            }
        };
        let dealt = |source: &mut Derived, chosen: &[Option<Value>]| {
            let options = setup.get("options").unwrap_or(&Value::Null);
            let dealt = guarded(|| deal(self.game, options, chosen, source)).ok()?.ok()??;
            (Some(&Value::Array(dealt)) == setup.get("seats")).then_some(())
        };
        let stream = match derivation {
            Derivation::ByEntry => Stream::Entry(seq),
            Derivation::ByDraw => Stream::Start,
        };
        let derived = self.key.as_ref().and_then(|key| {
            ways(before, setup).into_iter().find_map(|chosen| {
                let mut source = Derived::new(key, entry.campaign, stream);
                dealt(&mut source, &chosen)?;
                begin(&mut Chance::live(&mut source)).ok().filter(|(_, out)| out.chance == noted)
            })
        });
        let played = match (derived, &self.key) {
            (Some((play, _)), _) => Played::Fits(play, Some(true)),
            (None, key) => match begin(&mut Chance::noted(noted.clone())) {
                Ok((play, _)) => Played::Fits(play, key.as_ref().map(|_| false)),
                Err(why) => Played::Refused(why),
            },
        };
        self.took(entry, played);
        self.count_seats(seq);
    }

    /// Checks that the phrases of the start are those the seats have said as they were taken.
    fn phrases(&mut self, before: &[Entry], phrases: &Phrases, seq: u64) {
        let taken = |entry: &'_ Entry| {
            let Body::SeatTaken { seat, phrase, .. } = &entry.body else { return None };
            Some((usize::from(seat.0), phrase.clone()))
        };
        let taken: BTreeMap<usize, Option<String>> = before.iter().filter_map(taken).collect();
        let mut count = 0;
        for (seat, phrase) in phrases.0.iter().enumerate() {
            match (phrase, taken.get(&seat).cloned().flatten()) {
                (None, None) => {}
                (Some(phrase), Some(said)) if *phrase == said => count += 1,
                (Some(_), _) => self.report.wrong_at(About::Phrases, seq, format!("the phrase of seat {seat} is not the one it has given")),
                (None, Some(_)) => {
                    self.report.open_at(
                        About::Phrases,
                        seq,
                        format!("seat {seat} has given a phrase that does not count: was the seat given back?"),
                    );
                }
            }
        }
        if phrases.0.is_empty() && before.iter().any(|entry| matches!(&entry.body, Body::SeatTaken { phrase: Some(_), .. })) {
            self.report.open_at(About::Phrases, seq, "seats have given phrases that do not count: were the seats given back?");
        }
        if count > 0 {
            self.report.proven(About::Phrases, format!("{count} seats have added phrases of their own to chance"));
        }
    }
}

/// The ways in which seats can have come to what they play: each seat that had chosen has chosen, or, if it was given back before the start, was dealt
/// to as those that never chose.
fn ways(before: &[Entry], setup: &Value) -> Vec<Vec<Option<Value>>> {
    let seats = setup.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
    let chosen = |entry: &'_ Entry| {
        let Body::SeatTaken { seat, options, .. } = &entry.body else { return None };
        Some((usize::from(seat.0), options.clone()))
    };
    let chosen: BTreeMap<usize, Value> = before.iter().filter_map(chosen).collect();
    let chosen: Vec<Option<Value>> = (0..seats).map(|seat| chosen.get(&seat).filter(|choice| !choice.is_null()).cloned()).collect();
    let choosers: Vec<usize> = (0..seats).filter(|seat| chosen[*seat].is_some()).take(10).collect();
    let way = |given_back: u32| {
        let mut way = chosen.clone();
        choosers.iter().enumerate().filter(|(bit, _)| given_back >> bit & 1 == 1).for_each(|(_, seat)| way[*seat] = None);
        way
    };
    (0..1_u32 << choosers.len()).map(way).collect()
}
