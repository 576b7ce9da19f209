//! A scene hangs together: parents before children, pieces somewhere, every id once, every text worded.

use super::{Broken, Check, Property, ensure, worded};
use std::collections::BTreeSet;
use sternpost_core::{Catalogue, Place, Scene};

/// Checks a scene; every place it has.
pub(crate) fn places<'a>(scene: &'a Scene, catalogue: &Catalogue) -> Result<BTreeSet<&'a Place>, Broken> {
    let mut seen = BTreeSet::new();
    for area in &scene.areas {
        if let Some(parent) = &area.parent {
            ensure(seen.contains(parent), Property::Places, || {
                format!("`{}` lies in `{}`, which is not there before it", area.id.0, parent.0)
            })?;
        }
        add(&mut seen, &area.id)?;
        worded(catalogue, &area.label)?;
        area.notes.iter().try_for_each(|note| worded(catalogue, note).map(drop))?;
    }
    for piece in &scene.pieces {
        ensure(seen.contains(&piece.at), Property::Places, || format!("`{}` stands on `{}`, which is not there", piece.id.0, piece.at.0))?;
        ensure(scene.glyphs.contains_key(&piece.glyph), Property::Places, || format!("the glyph `{}` is not in the scene", piece.glyph))?;
        ensure(piece.damaged <= piece.count, Property::Places, || format!("`{}`: more damaged than there are", piece.id.0))?;
        worded(catalogue, &piece.label)?;
    }
    scene.pieces.iter().try_for_each(|piece| add(&mut seen, &piece.id))?;
    for panel in &scene.panels {
        add(&mut seen, &panel.id)?;
        worded(catalogue, &panel.title)?;
        for (name, value) in &panel.rows {
            worded(catalogue, name)?;
            worded(catalogue, value)?;
        }
    }
    for lit in &scene.highlights {
        ensure(seen.contains(lit), Property::Places, || format!("`{}` is highlighted and not there", lit.0))?;
    }
    Ok(seen)
}

fn add<'a>(seen: &mut BTreeSet<&'a Place>, id: &'a Place) -> Check {
    ensure(seen.insert(id), Property::Places, || format!("`{}` is in the scene twice", id.0))
}
