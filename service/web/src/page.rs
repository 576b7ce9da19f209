//! Helpers for handlers that render pages: the frame around a page, the reader's words, and problems rendered as pages.

use crate::app::App;
use crate::handlers::court;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Head;
use crate::show;
use actix_web::HttpResponse;
use askama::Template;
use sternpost_games::book_of;
use sternpost_model::language::Language;
use sternpost_pages::layout::{LanguageForm, Link, Page};
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// A rendered page.
pub(crate) fn page(template: &impl Template) -> Result<HttpResponse, Problem> {
    let html = template.render().map_err(|error| Problem::from(error).on_page())?;
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").insert_header(("Cache-Control", "no-store")).body(html))
}

/// The language a request asks for, if it is one of ours.
pub(crate) fn asked_language(request: &impl Head) -> Option<Language> {
    request.headers().get("accept-language").and_then(|value| value.to_str().ok()).and_then(Language::preferred)
}

/// The words for somebody whose seat, if any, does not matter here: in the language the browser asks for.
pub(crate) fn page_words_of(request: &impl Head) -> PageWords {
    PageWords::new(asked_language(request).unwrap_or_default())
}

/// The value of a form's field, without spaces at its ends; empty: nothing was sent.
pub(crate) fn field_of<'f>(fields: &'f [(String, String)], name: &str) -> &'f str {
    fields.iter().find(|(sent, _)| sent == name).map_or("", |(_, value)| value.trim())
}

/// A path of ours, never another site.
pub(crate) fn own_path(path: Option<String>) -> Option<String> {
    path.filter(|path| {
        path.starts_with('/') && !path.starts_with("//") && !path.contains('\\') && !path.contains(char::is_control) && path.len() < 2_000
    })
}

/// The frame of a page with the ways a reader has.
pub(crate) fn frame(app: &App, page_words: PageWords, title: impl Into<String>, reader: Option<&str>) -> Page {
    let mut page = Page::new(page_words, title);
    page.reader = reader.map(str::to_owned);
    if reader.is_some() {
        page.leave = Some("/sign-out".to_owned());
        page.nav.push(Link::new("/campaigns", page.t(say::CAMPAIGNS)));
    }
    if app.postbox.is_some() {
        page.nav.push(Link::new("/postbox", page.t(say::POSTBOX)));
    }
    page
}

/// The frame of a page about a campaign.
pub(crate) fn campaign_frame(app: &App, snapshot: &Snapshot, page_words: PageWords, reader: Option<&str>) -> Page {
    let mut page = frame(app, page_words, snapshot.campaign.name.clone(), reader);
    page.campaign = Some(Link::new(format!("/c/{}", snapshot.campaign.id), snapshot.campaign.name.clone()));
    if book_of(&snapshot.campaign.game).is_some() {
        let look_up = format!("/games/{}/reference", snapshot.campaign.game);
        page.nav.push(Link::new(format!("{look_up}?language={}", page.page_words.tag()), page.t(say::REFERENCE)));
        page.look_up = Some(look_up);
    }
    page.head = Some(snapshot.hash.clone());
    page.version = Some(snapshot.seq);
    page.court = court::banners(snapshot, page_words, None);
    page.over = show::finish(snapshot).map(|finish| show::finish_sentence(&finish, page_words));
    page
}

/// The same for whoever reads it: an account, or a seat that one of its letters has let in.
pub(crate) fn reader_frame(app: &App, snapshot: &Snapshot, page_words: PageWords, reader: &Reader) -> Page {
    let mut page = campaign_frame(app, snapshot, page_words, reader.address());
    page.court = court::banners(snapshot, page_words, reader.row(snapshot));
    if let Some(row) = reader.row(snapshot).filter(|_| reader.is_by_pass()) {
        page.reader = Some(page.t(say::by_letter(&row.name)));
        page.leave = Some(format!("/c/{}/leave", snapshot.campaign.id));
    }
    page
}

/// The form in which a seat of a campaign changes its language.
pub(crate) fn language_form(action: String, back: impl Into<String>) -> Option<LanguageForm> {
    Some(LanguageForm { action, back: back.into() })
}

/// A page's problem is told as a page.
pub(crate) trait OnPage<T> {
    /// The same, told as a page.
    fn on_page(self) -> Result<T, Problem>;
}

impl<T, E: Into<Problem>> OnPage<T> for Result<T, E> {
    fn on_page(self) -> Result<T, Problem> {
        self.map_err(|error| error.into().on_page())
    }
}
