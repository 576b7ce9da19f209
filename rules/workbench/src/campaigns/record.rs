//! What campaigns came to, campaign by campaign, in a file or in memory, and added up.

#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a record is a file")]

use super::Played;
use crate::reach::Telling;
use crate::{Finished, Reach};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs::File;
use std::io::Write as _;
use std::ops::Range;
use std::path::Path;
use sternpost_scenarios::components;

/// What one campaign came to.
#[derive(Debug, Serialize, Deserialize)]
pub struct Campaign {
    seed: u64,
    /// Of each seat.
    scores: Vec<i64>,
    answers: usize,
    twins: usize,
    happened: BTreeMap<String, usize>,
    /// The lines that said that a component was used, with its sort and its id, and how often.
    used: Vec<(String, String, String, usize)>,
}

impl Campaign {
    /// What a campaign of that seed came to.
    pub fn of(seed: u64, telling: Telling, finished: &Finished, happened: Vec<(String, usize)>) -> Self {
        let mut used = vec![];
        for row in telling {
            let mut reach = Reach::new(std::slice::from_ref(row));
            reach.add(&finished.told);
            used.extend(reach.each().map(|(kind, id, times)| (row.0.to_owned(), kind.to_owned(), id.to_owned(), times)));
        }
        let scores = finished.standings.iter().map(|standing| i64::from(standing.score)).collect();
        let happened = happened.into_iter().filter(|(_, times)| *times > 0).collect();
        Self { seed, scores, answers: finished.answers, twins: finished.twins, happened, used }
    }
}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<String> = self.scores.iter().map(i64::to_string).collect();
        let happened: Vec<String> = self.happened.iter().map(|(what, times)| format!("{what} {times}")).collect();
        let Self { seed, answers, twins, .. } = self;
        write!(f, "campaign {seed}: {}; {answers} answers, {twins} twins; {}", scores.join(" "), happened.join(", "))
    }
}

/// Campaigns that were played, and the file in which each is a line of JSON.
pub struct Record {
    campaigns: BTreeMap<u64, Campaign>,
    file: Option<File>,
}

impl Record {
    /// What stands in that file, to be gone on with; an empty record in memory without one.
    ///
    /// # Errors
    /// In words, if the file cannot be opened or is no record.
    pub fn open(path: Option<&str>) -> Result<Self, String> {
        let Some(path) = path else { return Ok(Self { campaigns: BTreeMap::new(), file: None }) };
        let before = if Path::new(path).exists() { std::fs::read_to_string(path) } else { Ok(String::new()) };
        let before = before.map_err(|why| format!("{path}: {why}"))?;
        let lines: Result<Vec<Campaign>, _> = before.lines().map(serde_json::from_str).collect();
        let lines = lines.map_err(|why| format!("{path} is no record of campaigns: {why}"))?;
        let file = File::options().create(true).append(true).open(path).map_err(|why| format!("{path}: {why}"))?;
        Ok(Self { campaigns: lines.into_iter().map(|campaign| (campaign.seed, campaign)).collect(), file: Some(file) })
    }

    /// Whether the campaign of a seed was played.
    pub fn has(&self, seed: u64) -> bool {
        self.campaigns.contains_key(&seed)
    }

    /// One more.
    ///
    /// # Errors
    /// In words, if the file does not take it.
    pub fn add(&mut self, campaign: Campaign) -> Result<(), String> {
        if let Some(file) = &mut self.file {
            let line = serde_json::to_string(&campaign).map_err(|why| why.to_string())?;
            writeln!(file, "{line}").map_err(|why| why.to_string())?;
        }
        self.campaigns.insert(campaign.seed, campaign);
        Ok(())
    }

    /// The sums of the campaigns of these seeds: what happened, what was used, and for what never was the scenarios that use it.
    pub fn print(&self, played: &Played, seeds: &Range<u64>) {
        let campaigns: Vec<&Campaign> = self.campaigns.range(seeds.clone()).map(|(_, campaign)| campaign).collect();
        let answers: usize = campaigns.iter().map(|campaign| campaign.answers).sum();
        let twins: usize = campaigns.iter().map(|campaign| campaign.twins).sum();
        println!("\n{} campaigns, {answers} answers, {twins} twins", campaigns.len());
        let mut happened: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for (what, times) in campaigns.iter().flat_map(|campaign| &campaign.happened) {
            let sums = happened.entry(what).or_default();
            *sums = (sums.0 + 1, sums.1 + times);
        }
        for (what, (campaigns, times)) in &happened {
            println!("{what}: in {campaigns} campaigns, {times} times");
        }
        for what in (played.expected)().iter().filter(|what| !happened.contains_key(what.as_str())) {
            println!("{what}: NEVER");
        }
        print_reach(played, &campaigns);
    }
}

/// So many that a line never named are named.
const FEW: usize = 12;

/// What was used, line by line that says so, and what no line ever named.
fn print_reach(played: &Played, campaigns: &[&Campaign]) {
    let mut all = Reach::new(played.telling);
    for (line, kind) in played.telling {
        let mut reach = Reach::new(&[]);
        for (_, kind, id, times) in campaigns.iter().flat_map(|campaign| &campaign.used).filter(|used| used.0 == *line && used.1 == *kind) {
            reach.count(kind, id, *times);
        }
        let times: usize = reach.each().map(|(_, _, times)| times).sum();
        let (used, unused) = reach.of_kind(played.book, kind);
        let never: Vec<&str> = unused.iter().map(|entry| entry.id.as_ref()).collect();
        let never = if (1..=FEW).contains(&never.len()) { format!("; never {}", never.join(", ")) } else { String::new() };
        println!("{line}: {} of {} sorts of {kind}, {times} times{never}", used.len(), used.len() + unused.len());
        all.join(&reach);
    }
    let shown: BTreeMap<(&str, &str), Vec<String>> = components::of_folder(played.book, Path::new(played.folder))
        .unwrap_or_default()
        .into_iter()
        .map(|component| ((component.entry.kind, component.entry.id.as_ref()), component.used_by))
        .collect();
    for kind in all.kinds() {
        let (used, unused) = all.of_kind(played.book, kind);
        println!("{kind}: {} of {} used", used.len(), used.len() + unused.len());
        for entry in unused {
            let scenarios = shown.get(&(kind, entry.id.as_ref())).map_or(&[] as &[String], Vec::as_slice);
            let few: BTreeSet<&str> = scenarios.iter().map(String::as_str).take(2).collect();
            println!("  {}: {few:?}", entry.id);
        }
    }
}
