//! API handlers of a game's reference.

use super::{language, written};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::tags::tagged;
use actix_web::{HttpResponse, web};
use sternpost_api::games::{Reference, ReferenceEntry, ReferenceFact, ReferenceKind, ReferenceTable};
use sternpost_core::{Seat, Text};
use sternpost_games::book_of;
use sternpost_picture::Words;
use sternpost_show::reference::{Entry, Kind, Table};

/// `GET /games/{game}/reference`: every card, sheet, unit and rule in words.
///
/// # Errors
/// If there is no such game, or nothing of it can be looked up.
pub async fn reference(request: Request, app: web::Data<App>, game: web::Path<String>) -> Result<HttpResponse, Problem> {
    let game = app.service.games.get(&game).ok_or_else(Problem::not_found)?;
    let book = book_of(game.id()).ok_or_else(Problem::not_found)?;
    let language = language(&request);
    let names = |seat: Seat| seat.to_string();
    let words = Words::new(language, game.catalogue(language), &names).looking_up(game.id(), language, Some(book));
    let say = |text: &Text| words.say(text);
    let table = |table: &Table| ReferenceTable {
        title: say(&table.title),
        columns: table.columns.iter().map(say).collect(),
        rows: table.rows.iter().map(|row| row.iter().map(say).collect()).collect(),
    };
    let entry = |entry: &Entry| ReferenceEntry {
        id: entry.id.to_string(),
        name: say(&entry.name()),
        group: entry.group.as_ref().map(say),
        says: entry.says.iter().map(say).collect(),
        facts: entry.facts.iter().map(|(name, value)| ReferenceFact { name: say(name), value: say(value) }).collect(),
        tables: entry.tables.iter().map(table).collect(),
        page: words.page_of(&entry.name().key),
    };
    let kind = |kind: &Kind| ReferenceKind { id: kind.id, title: say(&kind.title), entries: book.of_kind(kind.id).map(entry).collect() };
    let kinds = book.kinds.iter().map(kind).collect();
    let body = Reference { game: game.id(), revision: game.revision(), language, kinds };
    Ok(tagged(&request, "application/json", written(&body)))
}
