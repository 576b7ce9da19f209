//! The pages' handlers: each parses, calls a use case and renders.

pub mod campaign;
pub mod door;
pub mod lobby;
pub mod postbox;
pub mod turn;

use super::app::App;
use super::pages::{Link, Page};
use super::problem::Problem;
use crate::campaign::Hot;
use actix_web::HttpResponse;
use askama::Template;

/// A rendered page.
pub(super) fn page(template: &impl Template) -> Result<HttpResponse, Problem> {
    let html = template.render().map_err(|error| Problem::from(error).on_page())?;
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").insert_header(("Cache-Control", "no-store")).body(html))
}

/// The frame of a page with the ways a reader has.
pub(super) fn frame(app: &App, title: impl Into<String>, reader: Option<&str>) -> Page {
    let mut page = Page::new(title);
    page.reader = reader.map(str::to_owned);
    if reader.is_some() {
        page.nav.push(Link::new("/campaigns", page.t("page-campaigns")));
    }
    if app.postbox.is_some() {
        page.nav.push(Link::new("/postbox", page.t("page-postbox")));
    }
    page
}

/// The frame of a page about a campaign.
pub(super) fn campaign_frame(app: &App, hot: &Hot, title: impl Into<String>, reader: Option<&str>) -> Page {
    let mut page = frame(app, title, reader);
    page.campaign = Some(Link::new(format!("/c/{}", hot.campaign.id), hot.campaign.name.clone()));
    page.head = Some(hot.hash.clone());
    page.version = Some(hot.seq);
    page
}

/// A page's problem is told as a page.
pub(super) trait OnPage<T> {
    /// The same, told as a page.
    fn on_page(self) -> Result<T, Problem>;
}

impl<T, E: Into<Problem>> OnPage<T> for Result<T, E> {
    fn on_page(self) -> Result<T, Problem> {
        self.map_err(|error| error.into().on_page())
    }
}
