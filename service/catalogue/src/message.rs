//! Parses messages of Fluent files: their keys, their arguments, their texts.
//!
//! Fluent is read here as far as names need it: a message begins at the start of a line, and what follows it indented belongs to it. The catalogue
//! that is made of a file says whether the file is well formed.

use std::collections::BTreeMap;

/// Suffixes of arguments that a catalogue gives beside others: `$seats` and, of the same list, `$seats-or`.
const BESIDE: [&str; 4] = ["-id", "-kind", "-who", "-or"];

/// One message.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// What it says in the first language, for its documentation.
    pub says: String,
    /// What it is given, in the order in which it is named.
    pub arguments: Vec<String>,
    /// The messages that it says within itself.
    within: Vec<String>,
}

/// Messages by key.
#[derive(Debug, Default)]
pub(crate) struct Messages(pub BTreeMap<String, Message>);

impl Messages {
    /// The messages of a language.
    pub(crate) fn read(language: &str, sources: &[String]) -> Result<Self, String> {
        let mut messages = Self::default();
        for source in sources {
            let mut key: Option<String> = None;
            for line in source.lines() {
                if let Some((name, said)) = begins(line) {
                    if messages.0.insert(name.to_owned(), Message::default()).is_some() {
                        return Err(format!("{language}: `{name}` is said twice"));
                    }
                    key = Some(name.to_owned());
                    messages.add(name, said);
                } else if let Some(key) = key.as_deref().filter(|_| line.starts_with([' ', '}'])) {
                    messages.add(key, line);
                } else if !line.trim().is_empty() {
                    key = None;
                }
            }
        }
        Ok(messages)
    }

    fn add(&mut self, key: &str, line: &str) {
        let Some(message) = self.0.get_mut(key) else { return };
        if !message.says.is_empty() {
            message.says.push('\n');
        }
        message.says.push_str(line.trim());
        for (at, _) in line.match_indices('$') {
            let name = name_at(&line[at + 1..]);
            take(&mut message.arguments, BESIDE.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name));
        }
        for (at, _) in line.match_indices("{ ") {
            let within = name_at(&line[at + 2..]);
            if line[at + 2 + within.len()..].starts_with(" }") {
                take(&mut message.within, within);
            }
        }
    }

    /// Takes in what another language names, whose messages have to be the same.
    pub(crate) fn take_in(&mut self, other: &Self) -> Result<(), String> {
        if let Some(key) = other.0.keys().find(|key| !self.0.contains_key(*key)) {
            return Err(format!("`{key}` is no message of {}", super::LANGUAGES[0]));
        }
        for (key, message) in &mut self.0 {
            let other = other.0.get(key).ok_or_else(|| format!("`{key}` is missing"))?;
            other.arguments.iter().for_each(|argument| take(&mut message.arguments, argument));
            other.within.iter().for_each(|within| take(&mut message.within, within));
        }
        Ok(())
    }

    /// Gives each message what those within it are given.
    pub(crate) fn settle(&mut self) {
        let keys: Vec<String> = self.0.keys().cloned().collect();
        for key in keys {
            let (mut arguments, mut todo) = (self.0[&key].arguments.clone(), self.0[&key].within.clone());
            while let Some(within) = todo.pop() {
                let Some(message) = self.0.get(&within) else { continue };
                message.arguments.iter().for_each(|argument| take(&mut arguments, argument));
                todo.extend(message.within.iter().filter(|deeper| **deeper != key && **deeper != within).cloned());
            }
            self.0.entry(key).or_default().arguments = arguments;
        }
    }
}

/// The key and the first line of a message, if one begins here.
fn begins(line: &str) -> Option<(&str, &str)> {
    let (key, said) = line.split_once('=')?;
    let key = key.trim_end();
    let is_key = key.starts_with(|first: char| first.is_ascii_lowercase()) && name_at(key) == key;
    is_key.then_some((key, said))
}

/// The name with which a text begins.
fn name_at(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')).unwrap_or(text.len());
    &text[..end]
}

fn take(names: &mut Vec<String>, name: &str) {
    if !name.is_empty() && !names.iter().any(|known| known == name) {
        names.push(name.to_owned());
    }
}
