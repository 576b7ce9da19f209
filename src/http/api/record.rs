//! The log as the caller may see it: entries, the view as it stood, what changed, export.

use super::{language, looked_at};
use crate::campaign::Hot;
use crate::http::app::App;
use crate::http::auth;
use crate::http::problem::Problem;
use crate::http::show::{position, with_words};
use crate::log::CampaignId;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use sternpost_core::Eyes;

/// From where.
#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u64,
}

/// `GET /campaigns/{id}/log?after=`.
///
/// # Errors
/// If there is no such campaign.
pub async fn log(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    from: web::Query<After>,
) -> Result<HttpResponse, Problem> {
    let (hot, _, eyes) = looked_at(&request, &app, *id).await?;
    let entries = app.service.log(&hot, eyes, from.after).await?;
    let lines = app.service.chronicle(&hot, eyes, from.after).await?;
    let lines: Vec<Value> = with_words(&hot, language(&request), |words| {
        lines.iter().map(|line| json!({ "seq": line.seq, "text": words.say(&line.text) })).collect()
    });
    Ok(HttpResponse::Ok().json(json!({ "version": hot.shown_seq(), "entries": entries, "lines": lines })))
}

/// `GET /campaigns/{id}/at/{seq}`.
///
/// # Errors
/// If there is no such entry, or the campaign had not begun there.
pub async fn at(request: HttpRequest, app: web::Data<App>, path: web::Path<(CampaignId, u64)>) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    let (hot, eyes) = look_elsewhere(&request, &app, id).await?;
    if seq > hot.shown_seq() {
        return Err(Problem::not_found());
    }
    let play = position(&app, &hot, seq).await?;
    let view = web::block(move || play.view(eyes)).await.map_err(|_| Problem::not_found())?;
    Ok(HttpResponse::Ok().json(json!({ "seq": seq, "view": view })))
}

/// The campaign and the caller's eyes, if they may look at another position now.
async fn look_elsewhere(request: &HttpRequest, app: &App, id: CampaignId) -> Result<(Arc<Hot>, Eyes), Problem> {
    app.limits.look(auth::caller(request, app).await?.as_deref(), app.network(request))?;
    let (hot, _, eyes) = looked_at(request, app, id).await?;
    Ok((hot, eyes))
}

/// Between what.
#[derive(Deserialize)]
pub struct Between {
    from: u64,
    to: u64,
}

/// `GET /campaigns/{id}/diff?from=&to=`: the members of the view that differ, before and after.
///
/// # Errors
/// If there are no such entries.
pub async fn diff(
    request: HttpRequest,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    between: web::Query<Between>,
) -> Result<HttpResponse, Problem> {
    let (hot, eyes) = look_elsewhere(&request, &app, *id).await?;
    if between.from > between.to || between.to > hot.shown_seq() {
        return Err(Problem::bad_request("from and to name entries, from not after to"));
    }
    let before = position(&app, &hot, between.from).await?;
    let after = position(&app, &hot, between.to).await?;
    let changes = web::block(move || {
        let mut changes = vec![];
        compare("", &before.view(eyes), &after.view(eyes), &mut changes);
        changes
    });
    let changes = changes.await.map_err(|_| Problem::not_found())?;
    Ok(HttpResponse::Ok().json(json!({ "from": between.from, "to": between.to, "changes": changes })))
}

/// Differing members, by JSON pointer (RFC 6901).
fn compare(path: &str, before: &Value, after: &Value, changes: &mut Vec<Value>) {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) => {
            let mut names: Vec<&String> = old.keys().chain(new.keys()).collect();
            names.sort_unstable();
            names.dedup();
            for name in names {
                let escaped = name.replace('~', "~0").replace('/', "~1");
                let of = |map: &serde_json::Map<String, Value>| map.get(name).cloned().unwrap_or(Value::Null);
                compare(&format!("{path}/{escaped}"), &of(old), &of(new), changes);
            }
        }
        (before, after) if before != after => changes.push(json!({ "path": path, "before": before, "after": after })),
        (_, _) => {}
    }
}

/// `GET /campaigns/{id}/export`.
///
/// # Errors
/// If there is no such campaign.
pub async fn export(request: HttpRequest, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (hot, _, eyes) = looked_at(&request, &app, *id).await?;
    let export = app.service.export(&hot, eyes).await?;
    let parts = stream::try_unfold((app.service.clone(), export), |(service, export)| async move {
        let part = service.export_part(export).await.map_err(Problem::from)?;
        Ok::<_, actix_web::Error>(part.map(|(text, export)| (Bytes::from(text), (service, export))))
    });
    Ok(HttpResponse::Ok().content_type("application/jsonl").streaming(Box::pin(parts)))
}
