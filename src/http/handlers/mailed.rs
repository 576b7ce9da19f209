//! Which letters a seat was written: for who holds it, and for nobody else.

use super::campaign::read_by;
use super::{OnPage as _, language_form, page, reader_frame, talk};
use crate::campaign::Mailed;
use crate::http::app::App;
use crate::http::auth;
use crate::http::pages::{Lex, Link, MailedLine, MailedPage, Time};
use crate::http::problem::Problem;
use crate::http::request::Request;
use crate::log::CampaignId;
use crate::post::letters;
use crate::store::DeliveryState;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

/// Of which entry.
#[derive(Deserialize)]
pub struct Of {
    entry: Option<u64>,
}

/// `GET /c/{id}/letters?entry=`.
///
/// # Errors
/// If the reader holds no seat there.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>, of: web::Query<Of>) -> Result<HttpResponse, Problem> {
    let named = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let Some(row) = reader.row(&snapshot) else {
        let nobody = reader.address().is_none();
        return Err(if nobody { Problem::unauthorized() } else { Problem::not_found() }.on_page());
    };
    let lex = Lex::new(row.spoken());
    let mailed = app.service.mailed(&snapshot, row, of.entry).await.on_page()?;
    let here = format!("/c/{id}/letters");
    let mut frame = reader_frame(&app, &snapshot, lex, &reader);
    frame.title = lex.t("page-mailed");
    frame.language_form = language_form(format!("/c/{id}/language"), here.clone());
    talk::beside(&app, &snapshot, &reader, &mut frame).await.on_page()?;
    let all = of.entry.map(|_| Link::new(here, lex.t("page-mailed-all")));
    let settled = reader.address().map(|_| Link::new("/letters", lex.t("page-letters")));
    page(&MailedPage {
        name: snapshot.campaign.name.clone(),
        lead: match of.entry {
            Some(entry) => lex.t1("page-mailed-of-entry", "seq", entry),
            None => lex.t("page-mailed-lead"),
        },
        lines: mailed.iter().map(|mailed| line(lex, letters::Words::new(row.spoken()), *id, mailed)).collect(),
        ways: [Link::new(format!("/c/{id}"), lex.t("page-to-board"))].into_iter().chain(all).chain(settled).collect(),
        page: frame,
    })
}

fn line(lex: Lex, words: letters::Words, id: CampaignId, mailed: &Mailed) -> MailedLine {
    let fate = match mailed.state {
        DeliveryState::Pending => lex.t("page-mailed-waits"),
        DeliveryState::Sent => lex.t("page-mailed-sent"),
        DeliveryState::Withdrawn => lex.t("page-mailed-withdrawn"),
        DeliveryState::Delayed => lex.t("page-mailed-delayed"),
        DeliveryState::Dead | DeliveryState::Bounced => lex.t("page-mailed-lost"),
    };
    MailedLine {
        kind: words.called(mailed.kind),
        entry: mailed.entry.map(|seq| Link::new(format!("/c/{id}/at/{seq}"), lex.t1("page-compare-entry", "seq", seq))),
        fate,
        time: mailed.at.map(Time::of),
    }
}
