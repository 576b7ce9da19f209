//! Handlers of the postbox: letters kept in a folder, shown instead of sent. They answer 404 unless the transport keeps letters in a folder.

use super::{OnPage as _, frame, page, page_words_of};
use crate::app::App;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::collections::BTreeSet;
use sternpost_pages::layout::Link;
use sternpost_pages::postbox::{LetterPage, LetterRow, PostboxPage};
use sternpost_post::postbox::{self, Kept};
use sternpost_words::say;

/// Letters shown on one page.
const MOST: usize = 200;

/// The query parameters: whose letters are listed.
#[derive(Deserialize)]
pub struct Whose {
    to: Option<String>,
}

fn folder<'a>(app: &'a App, request: &Request) -> Result<&'a std::path::Path, Problem> {
    app.postbox_for(request).ok_or_else(Problem::not_found)
}

/// `GET /postbox`.
///
/// # Errors
/// If letters are sent, not kept, or the reader is not at this machine.
pub async fn list(request: Request, app: web::Data<App>, whose: web::Query<Whose>) -> Result<HttpResponse, Problem> {
    let letters = postbox::list(folder(&app, &request).on_page()?);
    let addresses: BTreeSet<String> = letters.iter().map(|letter| letter.to.clone()).collect();
    let rows = letters.iter().filter(|letter| whose.to.as_ref().is_none_or(|to| *to == letter.to)).take(MOST);
    let rows = rows.map(|letter| LetterRow {
        link: Link::new(format!("/postbox/{}", letter.id), letter.subject.clone()),
        to: letter.to.clone(),
        when: letter.when.clone(),
    });
    let link = |address: &String| {
        let link = Link::new(format!("/postbox?to={}", query_escaped(address)), address.clone());
        if whose.to.as_ref() == Some(address) { link.current() } else { link }
    };
    let people = addresses.iter().map(link).collect();
    let page_words = page_words_of(&request);
    page(&PostboxPage {
        rows: rows.collect(),
        whose: whose.to.clone(),
        people,
        page: frame(&app, page_words, page_words.t(say::POSTBOX), None),
    })
}

/// An address in a query: everything but letters, digits and the harmless marks as `%XX`.
fn query_escaped(text: &str) -> String {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~' | b'@');
    text.bytes().map(|byte| if safe(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

fn kept(app: &App, request: &Request, id: &str) -> Result<Kept, Problem> {
    postbox::read(folder(app, request)?, id).ok_or_else(Problem::not_found)
}

/// `GET /postbox/{id}`.
///
/// # Errors
/// If there is no such letter.
pub async fn one(request: Request, app: web::Data<App>, id: web::Path<String>) -> Result<HttpResponse, Problem> {
    let letter = kept(&app, &request, &id).on_page()?;
    page(&LetterPage {
        subject: letter.head.subject.clone(),
        heads: letter.heads,
        html: letter.html.as_ref().map(|_| format!("/postbox/{id}/html")),
        text: letter.text,
        links: letter.links.into_iter().map(|(href, text)| Link::new(href, text)).collect(),
        raw: Some(format!("/postbox/{id}/raw")),
        back: "/postbox".to_owned(),
        page: frame(&app, page_words_of(&request), letter.head.subject, None),
    })
}

/// `GET /postbox/{id}/html`: the letter as a mail program shows it, without scripts.
///
/// # Errors
/// If there is no such letter.
pub async fn html(request: Request, app: web::Data<App>, id: web::Path<String>) -> Result<HttpResponse, Problem> {
    let letter = kept(&app, &request, &id).on_page()?;
    let html = letter.html.ok_or_else(|| Problem::not_found().on_page())?;
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'self'";
    let html = html.replacen("<head>", "<head><base target=\"_top\">", 1);
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").insert_header(("Content-Security-Policy", policy)).body(html))
}

/// `GET /postbox/{id}/raw`.
///
/// # Errors
/// If there is no such letter.
pub async fn raw(request: Request, app: web::Data<App>, id: web::Path<String>) -> Result<HttpResponse, Problem> {
    let bytes = postbox::raw(folder(&app, &request).on_page()?, &id).ok_or_else(|| Problem::not_found().on_page())?;
    Ok(HttpResponse::Ok().content_type("message/rfc822").body(bytes))
}
