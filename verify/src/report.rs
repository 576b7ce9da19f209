//! The report of a check: what is proven, what could not be, what contradicts itself.

use serde::Serialize;
use std::fmt::Write as _;

/// The verdict of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It holds.
    Proven,
    /// Nothing speaks against it, and nothing in the file proves it.
    Open,
    /// It does not hold.
    Wrong,
}

/// The subject of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The file: whether it can be read, and what its first line says.
    File,
    /// That no entry is missing, doubled, moved or changed.
    Chain,
    /// The secret behind chance and promises.
    Secret,
    /// That hidden parts are what their entries have promised.
    Promises,
    /// What seats have added to chance.
    Phrases,
    /// That each answer was one the rules allow.
    Answers,
    /// Dice, draws and shuffles.
    Chance,
    /// The positions that entries note.
    Positions,
    /// Disputes, motions and rulings.
    Court,
    /// The result of the campaign.
    Result,
    /// What letters have witnessed.
    Letters,
}

impl About {
    /// Its name, in a word.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Chain => "chain",
            Self::Secret => "secret",
            Self::Promises => "promises",
            Self::Phrases => "phrases",
            Self::Answers => "answers",
            Self::Chance => "chance",
            Self::Positions => "positions",
            Self::Court => "court",
            Self::Result => "result",
            Self::Letters => "letters",
        }
    }
}

/// One thing that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The verdict of the check.
    pub verdict: Verdict,
    /// The subject of the check.
    pub about: About,
    /// The entry it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
    /// The letter it is about, by the name of its file or its Message-ID.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<String>,
    /// In a sentence.
    pub text: String,
}

/// The report: everything that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Thing by thing, in the order of the checks.
    pub findings: Vec<Finding>,
    /// How many of them do not hold.
    #[serde(skip)]
    wrong: usize,
}

/// Contradictions that are told one by one: whoever has changed everything needs no longer list.
const MOST: usize = 100;

impl Report {
    fn add(&mut self, verdict: Verdict, about: About, entry: Option<u64>, text: impl Into<String>) {
        let is_wrong = verdict == Verdict::Wrong;
        if !is_wrong || self.wrong < MOST {
            self.wrong += usize::from(is_wrong);
            self.findings.push(Finding { verdict, about, entry, letter: None, text: text.into() });
        }
    }

    /// Adds that something holds.
    pub fn proven(&mut self, about: About, text: impl Into<String>) {
        self.add(Verdict::Proven, about, None, text);
    }

    /// Adds that something could not be proven.
    pub fn open(&mut self, about: About, text: impl Into<String>) {
        self.add(Verdict::Open, about, None, text);
    }

    /// Adds that something could not be proven of an entry.
    pub fn open_at(&mut self, about: About, entry: u64, text: impl Into<String>) {
        self.add(Verdict::Open, about, Some(entry), text);
    }

    /// Adds that something does not hold.
    pub fn wrong(&mut self, about: About, text: impl Into<String>) {
        self.add(Verdict::Wrong, about, None, text);
    }

    /// Adds that something does not hold of an entry.
    pub fn wrong_at(&mut self, about: About, entry: u64, text: impl Into<String>) {
        self.add(Verdict::Wrong, about, Some(entry), text);
    }

    /// A letter says something else.
    pub fn wrong_letter(&mut self, letter: &str, entry: Option<u64>, text: impl Into<String>) {
        self.add(Verdict::Wrong, About::Letters, entry, text);
        if let Some(last) = self.findings.last_mut().filter(|last| last.about == About::Letters) {
            last.letter = Some(letter.to_owned());
        }
    }

    /// Whether something of this kind does not hold.
    #[must_use]
    pub fn is_wrong(&self, about: About) -> bool {
        self.findings.iter().any(|finding| finding.about == about && finding.verdict == Verdict::Wrong)
    }

    /// The verdict on the whole.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let has = |verdict| self.findings.iter().any(|finding| finding.verdict == verdict);
        if has(Verdict::Wrong) || self.findings.is_empty() {
            Verdict::Wrong
        } else if has(Verdict::Open) {
            Verdict::Open
        } else {
            Verdict::Proven
        }
    }

    /// The exit code of the command: 0 if all is proven, 1 if something does not hold, 2 if nothing contradicts itself, but not all could be proven.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self.verdict() {
            Verdict::Proven => 0,
            Verdict::Wrong => 1,
            Verdict::Open => 2,
        }
    }

    /// The report for people, a line for each finding.
    #[must_use]
    pub fn lines(&self) -> String {
        let mut text = String::new();
        for Finding { verdict, about, entry, letter, text: said } in &self.findings {
            let verdict = match verdict {
                Verdict::Proven => "proven",
                Verdict::Open => "open",
                Verdict::Wrong => "WRONG",
            };
            let at = entry.map(|entry| format!("entry {entry}: ")).unwrap_or_default();
            let letter = letter.as_ref().map(|letter| format!("letter {}: ", shown(letter))).unwrap_or_default();
            let _ = writeln!(text, "{verdict:<7} {:<10} {letter}{at}{}", about.name(), shown(said));
        }
        text.push_str(match self.verdict() {
            Verdict::Proven => "All of it is proven.\n",
            Verdict::Open => "Nothing contradicts itself; what stands under `open` could not be proven from what was given.\n",
            Verdict::Wrong => "Something does not hold.\n",
        });
        text
    }
}

/// A text that may come from anybody, as it can be shown in a terminal.
fn shown(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}
