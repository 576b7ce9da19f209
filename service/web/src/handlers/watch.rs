//! Handler of the spectators' link: it shows the campaign as it stood a while ago.

use super::campaign::shown;
use super::{OnPage as _, page_words_of};
use crate::app::{App, game_name};
use crate::auth;
use crate::problem::Problem;
use crate::readers::{Reader, Visit, watch_cookies};
use crate::request::Request;
use crate::show::with_words;
use actix_web::{HttpResponse, web};
use sternpost_api::problem::ProblemKind;
use sternpost_core::Eyes;
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::layout::Preview;
use sternpost_post::links::WatchLink;
use sternpost_store::{Delay, Spectators, Status, Watching};
use sternpost_words::{PageWords, say};

/// The delay with which something is shown, in words.
pub(super) fn behind_in_words(page_words: PageWords, delay: Delay) -> String {
    match delay {
        Delay::Hours(hours) => page_words.t(say::watch_hours_behind(hours)),
        Delay::Entries(entries) => page_words.t(say::watch_entries_behind(entries)),
    }
}

/// `GET /x/{token}`: the campaign's page as it stood. The browser is let in to its other pages; nothing is stored. A holder of a seat is led to the
/// campaign itself.
///
/// # Errors
/// If the link is none of ours, or the host has closed it; if nothing is shown yet.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    look: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let link: WatchLink = app.links.read(&token, app.now()).on_page()?;
    let named = auth::caller(&request, &app).await.on_page()?;
    let id = link.campaign;
    let snapshot = app.service.snapshot(id).await.on_page()?;
    if Reader::of(&request, &app, &snapshot).await.on_page()?.is_of_the_table(&snapshot) {
        return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}"))).finish());
    }
    let Spectators { watching, generation } = app.service.store.spectators(id).await.on_page()?;
    let Watching::ByLink(delay) = watching else { return Err(closed().on_page()) };
    if generation != link.generation {
        return Err(closed().on_page());
    }
    // What is looked at is folded anew when it has moved on.
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let snapshot = app.service.as_it_stood(&snapshot, delay).await.on_page()?;
    let page_words = page_words_of(&request);
    let reader = Reader::by_link(delay, generation);
    let play = snapshot.shared_play().on_page()?;
    let facts = play.tally(Eyes::Spectator).facts;
    let said = with_words(&snapshot, page_words.tag(), |words| facts.iter().map(|fact| words.say(&fact.label)).collect::<Vec<_>>());
    let picture = if snapshot.campaign.status == Status::Ended { "keepsake.png" } else { "board.png" };
    let preview = Preview {
        title: format!("{} · {}", snapshot.campaign.name, game_name(&snapshot.campaign.game)),
        text: [said.join(", "), behind_in_words(page_words, delay)]
            .into_iter()
            .filter(|said| !said.is_empty())
            .collect::<Vec<_>>()
            .join(". "),
        picture: Some(format!("{}/api/v1/campaigns/{id}/{picture}?watch={token}", app.public_url)),
    };
    let visit = Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader };
    let mut response = shown(visit, (play, None), &look, Some(preview)).await.on_page()?;
    for cookie in watch_cookies(&app, id, &token) {
        response.add_cookie(&cookie).map_err(|_| Problem::not_found().on_page())?;
    }
    Ok(response)
}

fn closed() -> Problem {
    Problem::new(ProblemKind::LinkRevoked, "this link was closed by the host")
}
