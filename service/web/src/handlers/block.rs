//! Handlers that let an invited person refuse further invitations: by a link in the letter, without an account.

use super::{OnPage as _, frame, page, page_words_of};
use crate::app::{App, host_name};
use crate::problem::Problem;
use crate::request::Request;
use crate::say;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use sternpost_pages::layout::Page;
use sternpost_post::links::BlockLink;

/// The scope of a refusal: which invitations are not wanted any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    /// Invitations from the host who sent the letter.
    Host,
    /// Any.
    Anybody,
    /// All are welcome again.
    Nobody,
}

/// A choice.
#[derive(Deserialize)]
pub struct BlockForm {
    from: From,
}

/// The page that shows which invitations somebody wants, and a button that changes it.
#[derive(Clone, Debug, PartialEq, Eq, Template)]
#[template(path = "page/block.html")]
struct BlockPage {
    /// The frame.
    page: Page,
    /// Where the click goes.
    action: String,
    /// Who was invited.
    address: String,
    /// Who has invited them.
    host: String,
    /// What is wanted now.
    state: String,
    /// Whether invitations of the host come.
    may_block_host: bool,
    /// Whether those of others come.
    may_block_all: bool,
}

/// The claims of a link, with the host's address and name.
async fn said(app: &App, token: &str) -> Result<(BlockLink, String, String), Problem> {
    let link: BlockLink = app.links.read(token, app.now())?;
    let snapshot = app.service.snapshot(link.campaign).await?;
    let (host, name) = (snapshot.campaign.host_address.to_lowercase(), host_name(&snapshot));
    Ok((link, host, name))
}

/// `GET /b/{token}`: what is wanted now and what can be chosen. Changes nothing: scanners open links.
///
/// # Errors
/// If the link is dead.
pub async fn look(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let (link, host, name) = said(&app, &token).await.on_page()?;
    let (store, address) = (&app.service.store, link.address.to_lowercase());
    let page_words = page_words_of(&request);
    let from_anybody = store.is_blocked(&address, None).await.on_page()?;
    let from_host = store.is_blocked(&address, Some(&host)).await.on_page()?;
    let state = match (from_anybody, from_host) {
        (true, _) => page_words.t(say::block_is_all(&link.address)),
        (false, true) => page_words.t(say::block_is_host(&name, &link.address)),
        (false, false) => page_words.t(say::block_is_none(&link.address)),
    };
    page(&BlockPage {
        action: format!("/b/{token}"),
        state,
        host: name,
        address: link.address,
        may_block_host: !from_host,
        may_block_all: !from_anybody,
        page: frame(&app, page_words, page_words.t(say::BLOCK), None),
    })
}

/// `POST /b/{token}`.
///
/// # Errors
/// If the link is dead or the choice is none of ours.
pub async fn set(app: web::Data<App>, token: web::Path<String>, form: web::Form<BlockForm>) -> Result<HttpResponse, Problem> {
    let (link, host, _) = said(&app, &token).await.on_page()?;
    let (store, address) = (&app.service.store, link.address.to_lowercase());
    match form.from {
        From::Host => store.block(&address, Some(&host)).await,
        From::Anybody => store.block(&address, None).await,
        From::Nobody => store.unblock(&address, &host).await,
    }
    .on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/b/{token}"))).finish())
}
