//! Writes the names as Rust code.

use crate::message::{Message, Messages};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Words that Rust keeps for itself and that a message may be called by.
const KEPT: [&str; 10] = ["as", "else", "for", "if", "in", "loop", "move", "self", "use", "where"];

/// The sources of each language and the names of all messages.
pub(crate) fn code(languages: &BTreeMap<&str, Vec<String>>, messages: &Messages, prefix: &str) -> Result<String, String> {
    let mut code = String::new();
    for (language, sources) in languages {
        let sources = sources.iter().map(|source| format!("{source:?}")).collect::<Vec<_>>().join(", ");
        let _ = writeln!(code, "/// The texts in `{language}`.\npub const SOURCES_{}: &[&str] = &[{sources}];", language.to_uppercase());
    }
    code += "\n/// A name for each message.\npub mod say {\nuse sternpost_core::text::{Filling, Key, Text};\n";
    for (key, message) in &messages.0 {
        let name = key.strip_prefix(prefix).ok_or_else(|| format!("`{key}` does not begin with `{prefix}`"))?;
        code += &named(key, &name.replace('-', "_"), message);
    }
    code += "}\n";
    Ok(code)
}

fn named(key: &str, name: &str, message: &Message) -> String {
    let says: String = message.says.lines().map(|line| format!("/// {line}\n")).collect();
    if message.arguments.is_empty() {
        return format!("{says}pub const {}: Key = Key({key:?});\n", name.to_uppercase());
    }
    let rust: Vec<String> = message.arguments.iter().map(|argument| kept(&argument.replace('-', "_"))).collect();
    let parameters = rust.iter().map(|name| format!("{name}: impl Filling")).collect::<Vec<_>>().join(", ");
    let arguments = message.arguments.iter().zip(&rust).map(|(argument, name)| format!("({argument:?}, {name}.arg())"));
    let arguments = arguments.collect::<Vec<_>>().join(", ");
    format!("{says}#[must_use]\npub fn {}({parameters}) -> Text {{ Text::with({key:?}, [{arguments}]) }}\n", kept(name))
}

fn kept(name: &str) -> String {
    if KEPT.contains(&name) { format!("{name}_") } else { name.to_owned() }
}
