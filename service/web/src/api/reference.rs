//! What can be looked up in a game.

use super::language;
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use crate::tags::tagged;
use actix_web::{HttpResponse, web};
use serde_json::{Value, json};
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
    let table = |table: &Table| {
        json!({
            "title": say(&table.title),
            "columns": table.columns.iter().map(say).collect::<Vec<_>>(),
            "rows": table.rows.iter().map(|row| row.iter().map(say).collect()).collect::<Vec<Vec<_>>>(),
        })
    };
    let entry = |entry: &Entry| {
        json!({
            "id": entry.id,
            "name": say(&entry.name()),
            "group": entry.group.as_ref().map(say),
            "says": entry.says.iter().map(say).collect::<Vec<_>>(),
            "facts": entry.facts.iter().map(|(name, value)| json!({ "name": say(name), "value": say(value) })).collect::<Vec<_>>(),
            "tables": entry.tables.iter().map(table).collect::<Vec<_>>(),
            "page": words.page_of(&entry.name().key),
        })
    };
    let kind = |kind: &Kind| json!({ "id": kind.id, "title": say(&kind.title), "entries": book.of_kind(kind.id).map(entry).collect::<Vec<Value>>() });
    let kinds: Vec<Value> = book.kinds.iter().map(kind).collect();
    let body = json!({ "game": game.id(), "revision": game.revision(), "language": language, "kinds": kinds });
    Ok(tagged(&request, "application/json", body.to_string()))
}
