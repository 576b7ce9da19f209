//! Everything said has a wording.

use super::{Broken, Check, Property, broken, ensure};
use sternpost_core::{Arg, Catalogue, Seat, Text, Told};

/// What a text says in English.
pub(crate) fn worded(catalogue: &Catalogue, text: &Text) -> Result<String, Broken> {
    known(catalogue, text)?;
    let said = catalogue.say(text, &|seat: Seat| format!("seat {seat}"));
    // Fluent shows an argument it was not given as `{$name}`.
    ensure(!said.contains("{$"), Property::Words, || format!("`{}` lacks an argument: {said}", text.key))?;
    Ok(said)
}

/// The lines of a turn.
pub(crate) fn told(catalogue: &Catalogue, lines: &[Told]) -> Check {
    lines.iter().try_for_each(|line| worded(catalogue, &line.text).map(drop))
}

fn known(catalogue: &Catalogue, text: &Text) -> Check {
    ensure(catalogue.keys().contains(text.key.as_ref()), Property::Words, || format!("`{}` has no wording", text.key))?;
    text.args.iter().try_for_each(|(_, arg)| known_arg(catalogue, arg))
}

fn known_arg(catalogue: &Catalogue, arg: &Arg) -> Check {
    match arg {
        Arg::Seat(_) | Arg::Number(_) | Arg::Literal(_) => Ok(()),
        Arg::Term { kind, id } if catalogue.keys().contains(&format!("{kind}-{id}")) => Ok(()),
        Arg::Term { kind, id } => broken(Property::Words, format!("`{kind}-{id}` has no wording")),
        Arg::List(args) => args.iter().try_for_each(|arg| known_arg(catalogue, arg)),
        Arg::Text(text) => known(catalogue, text),
    }
}
